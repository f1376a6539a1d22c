#include "tests/conformance/kit.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>

#include "engine/core/hash.h"

namespace rh::conformance {
namespace {

// What an option can be; nothing: it is left alone.
using Value = std::optional<std::string>;

std::vector<Value> values_of(const OptionSpec& spec) {
  switch (spec.type) {
    case OptionSpec::Type::Flag: return {"false", "true"};
    case OptionSpec::Type::Choice: return {spec.choices.begin(), spec.choices.end()};
    case OptionSpec::Type::Number: break;
  }
  std::set<std::int64_t> numbers = {spec.low, spec.high};
  std::vector<Value> values;
  if (spec.fallback < spec.low || spec.fallback > spec.high)
    values.emplace_back();  // a default out of range means "not chosen" and cannot be written down
  else
    numbers.insert(spec.fallback);
  for (const auto number : numbers) values.emplace_back(std::to_string(number));
  return values;
}

bool choose(Options& options, const OptionSpec& spec, const Value& value) {
  return !value || options.set_text(spec.name, *value).has_value();
}

constexpr std::size_t kMostCombinations = 96;

}  // namespace

std::vector<Options> option_combinations(const GameInfo& info) {
  std::vector<Options> all = {Options(info.options)};
  for (const OptionSpec& spec : info.options) {
    std::vector<Options> more;
    for (const Value& value : values_of(spec)) {
      for (Options options : all) {
        EXPECT_TRUE(choose(options, spec, value)) << spec.name << "=" << *value;
        more.push_back(std::move(options));
      }
    }
    all = std::move(more);
    if (all.size() > 100'000) break;  // a sample follows anyway
  }
  if (all.size() <= kMostCombinations) return all;

  std::vector<Options> sample = {Options(info.options)};
  for (const OptionSpec& spec : info.options) {
    for (const Value& value : values_of(spec)) {
      Options options(info.options);
      if (choose(options, spec, value)) sample.push_back(std::move(options));
    }
  }
  Random random(hash_bytes(info.id.data(), info.id.size()));
  while (sample.size() < kMostCombinations) sample.push_back(all[random.below(all.size())]);
  return sample;
}

std::unique_ptr<Position> Setting::start() const {
  auto position = game->start(options, seats);
  EXPECT_TRUE(position.has_value());
  return std::move(*position);
}

std::string Setting::label() const {
  std::string text = game->info().id + "_" + options.label() + "_" + std::to_string(seats) + "_seats";
  std::ranges::replace_if(text, [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return text;
}

std::vector<Setting> settings() {
  std::vector<Setting> all;
  std::set<std::string> labels;
  for (const Game* game : games()) {
    const GameInfo& info = game->info();
    const std::set<int> counts = {info.min_seats, 2, 3, 5, info.max_seats};
    for (const Options& options : option_combinations(info)) {
      for (const int seats : counts) {
        if (seats < info.min_seats || seats > info.max_seats || !game->start(options, seats)) continue;
        Setting setting{game, options, seats};
        if (labels.insert(setting.label()).second) all.push_back(std::move(setting));
      }
    }
  }
  return all;
}

int scale() {
  const char* text = std::getenv("ROUNDHOUSE_TEST_SCALE");
  return text ? std::max(1, std::atoi(text)) : 1;
}

std::uint64_t seed_of(const Setting& setting) {
  const std::string label = setting.label();
  return hash_bytes(label.data(), label.size());
}

std::vector<Seat> actors(const Position& position) {
  const Turn turn = position.turn();
  std::vector<Seat> found;
  if (turn.nature) found.push_back(kNature);
  for (Seat seat = 0; seat < position.seats(); ++seat) {
    if (turn.has(seat)) found.push_back(seat);
  }
  return found;
}

std::vector<Seat> viewers(const Position& position) {
  std::vector<Seat> all = {kSpectator};
  for (Seat seat = 0; seat < position.seats(); ++seat) all.push_back(seat);
  return all;
}

PackedMove random_move(const Position& position, Seat by, Random& random) {
  if (by == kNature) return position.nature_pick(random.below(position.nature_total()));
  std::vector<PackedMove> moves;
  position.legal(by, moves);
  EXPECT_FALSE(moves.empty()) << "seat " << by << " must act and cannot";
  return moves.at(random.below(moves.size()));
}

void random_step(Position& position, Random& random, Events* events) {
  const auto able = actors(position);
  const Seat by = able.at(random.below(able.size()));
  const PackedMove move = random_move(position, by, random);
  const Refusal refusal = position.play(by, move, events);
  ASSERT_FALSE(refusal) << position.game().print(move) << ": " << refusal.code;
}

std::uint64_t typical_length(const Setting& setting) {
  static std::map<std::string, std::uint64_t> known;
  const auto [at, is_new] = known.try_emplace(setting.label(), 0);
  if (is_new) {
    const Workload work = setting.game->play_random(setting.options, setting.seats, 3, seed_of(setting));
    at->second = std::max<std::uint64_t>(1, work.moves / work.games);
  }
  return at->second;
}

std::unique_ptr<Position> random_position(const Setting& setting, Random& random) {
  auto position = setting.start();
  for (auto steps = random.below(typical_length(setting)); steps > 0; --steps) {
    auto next = position->clone();
    random_step(*next, random);
    if (next->turn().is_over()) break;
    position = std::move(next);
  }
  return position;
}

std::string all_views(const Position& position) {
  std::string text = position.view(kSpectator);
  for (Seat seat = 0; seat < position.seats(); ++seat) text += position.view(seat);
  return text;
}

}  // namespace rh::conformance
