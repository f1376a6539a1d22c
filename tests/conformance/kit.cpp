#include "tests/conformance/kit.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>

#include "engine/core/campaign.h"
#include "engine/core/hash.h"

namespace rh::conformance {
namespace {

// Every combination instead of every pair.
bool full() { return std::getenv("ROUNDHOUSE_TEST_FULL") != nullptr; }

// What an option can be, as on a command line. Documents are for the game's own tests.
std::vector<std::string> values_of(const OptionSpec& spec) {
  switch (spec.type) {
    case OptionSpec::Type::Flag: return {"false", "true"};
    case OptionSpec::Type::Choice: return spec.choices;
    case OptionSpec::Type::Document: return {};
    case OptionSpec::Type::Box: {
      std::vector<std::string> names;
      for (std::size_t i = 0; i < spec.boxes->size(); ++i) names.push_back((*spec.boxes)[i].name);
      return names;
    }
    case OptionSpec::Type::Number: break;
  }
  std::vector<std::string> values;
  for (const auto number : std::set{spec.low, spec.fallback, spec.high}) values.push_back(std::to_string(number));
  return values;
}

// One value of one option.
struct Choice {
  std::size_t option, value;
  auto operator<=>(const Choice&) const = default;
};
using Values = std::vector<std::vector<std::string>>;  // of each option

// Every combination; for `make nightly`.
void all_rows(const Values& values, std::vector<std::size_t>& row, std::vector<std::vector<std::size_t>>& rows) {
  if (row.size() == values.size()) return rows.push_back(row);
  for (std::size_t value = 0; value < values[row.size()].size(); ++value) {
    row.push_back(value);
    all_rows(values, row, rows);
    row.pop_back();
  }
}

// Few rows in which any two values of two options meet: most faults of combinations are faults of a pair.
std::vector<std::vector<std::size_t>> pairwise_rows(const Values& values) {
  std::set<std::pair<Choice, Choice>> open;
  for (std::size_t i = 0; i < values.size(); ++i) {
    for (std::size_t j = i + 1; j < values.size(); ++j) {
      for (std::size_t a = 0; a < values[i].size(); ++a) {
        for (std::size_t b = 0; b < values[j].size(); ++b) open.insert({{i, a}, {j, b}});
      }
    }
  }
  std::vector<std::vector<std::size_t>> rows;
  while (!open.empty()) {
    const auto [first, second] = *open.begin();
    std::vector<std::optional<std::size_t>> row(values.size());
    row[first.option] = first.value;
    row[second.option] = second.value;
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (row[i]) continue;
      std::size_t best = 0, most = 0;
      for (std::size_t value = 0; value < values[i].size(); ++value) {
        std::size_t met = 0;
        for (std::size_t j = 0; j < values.size(); ++j) {
          if (!row[j]) continue;
          const Choice own{i, value}, other{j, *row[j]};
          met += open.contains(i < j ? std::pair{own, other} : std::pair{other, own}) ? 1 : 0;
        }
        if (met > most) best = value, most = met;
      }
      row[i] = best;
    }
    auto& chosen = rows.emplace_back();
    for (std::size_t i = 0; i < values.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) open.erase({{j, *row[j]}, {i, *row[i]}});
      chosen.push_back(*row[i]);
    }
  }
  return rows;
}

// What a later game of a campaign that begins like this may begin with; nothing where there is no campaign.
std::optional<Options> later_game(const Setting& setting) {
  std::optional<Options> options;
  Random random(seed_of(setting));
  for (bool more = true; more; more = random.below(3) != 0) {
    auto match = Match::start(*setting.game, options.value_or(setting.options), setting.seats);
    EXPECT_TRUE(match.has_value()) << setting.label();
    if (!match || !match->position().another_game()) break;
    while (!match->over()) {
      const Seat by = actors(match->position()).front();
      EXPECT_FALSE(match->play(by, random_move(match->position(), by, random)));
    }
    const auto next = next_options(*match);
    if (!next) break;
    options = *next;
  }
  return options;
}

}  // namespace

std::vector<Options> option_combinations(const GameInfo& info) {
  std::vector<const OptionSpec*> specs;
  Values values;
  for (const OptionSpec& spec : info.options) {
    if (spec.type == OptionSpec::Type::Document) continue;
    specs.push_back(&spec);
    values.push_back(values_of(spec));
  }
  std::vector<std::vector<std::size_t>> rows;
  if (full() || specs.size() < 2) {
    std::vector<std::size_t> row;
    all_rows(values, row, rows);
  } else {
    rows = pairwise_rows(values);
  }
  std::vector<Options> all = {Options(info.options)};
  for (const auto& row : rows) {
    Options options(info.options);
    // What another option rules out stays as it is.
    const auto met = [&](const OptionSpec::Need& need) {
      for (std::size_t i = 0; i < row.size(); ++i) {
        if (specs[i]->name == need.option) return values[i][row[i]] == need.value;
      }
      return false;
    };
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (!std::ranges::all_of(specs[i]->needs, met)) continue;
      EXPECT_TRUE(options.set_text(specs[i]->name, values[i][row[i]])) << specs[i]->name << "=" << values[i][row[i]];
    }
    all.push_back(std::move(options));
  }
  return all;
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

namespace {

using Pair = std::pair<std::string, std::string>;

// What meets in a setting: any two of its options' values and its number of seats.
std::set<Pair> pairs_of(const Setting& setting) {
  std::vector<std::string> facts = {"seats " + std::to_string(setting.seats)};
  for (const OptionSpec& spec : setting.game->info().options) {
    if (spec.type != OptionSpec::Type::Document) facts.push_back(spec.name + " " + setting.options.json_of(spec.name));
  }
  std::set<Pair> pairs;
  for (const std::string& one : facts) {
    for (const std::string& other : facts) {
      if (&one < &other) pairs.emplace(one, other);
    }
  }
  return pairs;
}

// As few of them as it takes for everything to meet that meets in any of them.
std::vector<Setting> fewest(const std::vector<Setting>& all) {
  std::set<Pair> open;
  std::vector<std::set<Pair>> pairs;
  for (const Setting& setting : all) open.merge(std::set(pairs.emplace_back(pairs_of(setting))));
  std::vector<Setting> chosen;
  while (!open.empty()) {
    const auto met = [&](const std::set<Pair>& of) {
      return std::ranges::count_if(of, [&](const Pair& pair) { return open.contains(pair); });
    };
    const auto most = std::ranges::max_element(pairs, {}, met) - pairs.begin();
    for (const Pair& pair : pairs[static_cast<std::size_t>(most)]) open.erase(pair);
    chosen.push_back(all[static_cast<std::size_t>(most)]);
  }
  return chosen;
}

std::vector<Setting> settings_of(const Game& game) {
  const GameInfo& info = game.info();
  std::vector<Setting> all;
  std::set<std::string> labels;
  for (const Options& options : option_combinations(info)) {
    for (const int seats : std::set{info.min_seats, 2, 3, 5, info.max_seats}) {
      if (seats < info.min_seats || seats > info.max_seats || !game.start(options, seats)) continue;
      Setting setting{&game, options, seats};
      if (labels.insert(setting.label()).second) all.push_back(std::move(setting));
    }
  }
  return full() ? all : fewest(all);
}

std::vector<Setting> find_settings() {
  std::vector<Setting> all;
  for (const Game* game : games()) {
    for (Setting& setting : settings_of(*game)) {
      all.push_back(setting);
      if (auto later = later_game(setting)) all.push_back({game, std::move(*later), setting.seats});
    }
  }
  return all;
}

}  // namespace

const std::vector<Setting>& settings() {
  static const std::vector<Setting> all = find_settings();  // whole campaigns are played to find them
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
    Random random(seed_of(setting));
    std::uint64_t moves = 0;
    for (auto position = setting.start(); !position->turn().is_over(); ++moves) random_step(*position, random);
    at->second = std::max<std::uint64_t>(1, moves);
  }
  return at->second;
}

std::unique_ptr<Position> Walk::next() {
  const auto length = typical_length(setting_);
  auto steps = at_ ? 1 + random_.below(1 + length / 4) : random_.below(length);
  if (!at_) at_ = setting_.start();
  for (; steps > 0; --steps) {
    random_step(*at_, random_);
    if (at_->turn().is_over()) at_ = setting_.start();
  }
  return at_->clone();
}

std::unique_ptr<Position> random_position(const Setting& setting, Random& random) {
  return Walk(setting, random).next();
}

std::string all_views(const Position& position) {
  std::string text = position.view(kSpectator);
  for (Seat seat = 0; seat < position.seats(); ++seat) text += position.view(seat);
  return text;
}

}  // namespace rh::conformance
