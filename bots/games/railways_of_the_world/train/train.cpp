// Learns the formula of the forecast from games of the levels, by least squares: train_railways_of_the_world PATH GAMES
// SEED writes forecast_weights.cpp. All at a table are of one level, so that a lead says nothing of who plays better.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <numeric>

#include "bots/games/railways_of_the_world/forecast.h"
#include "bots/learning.h"
#include "engine/games/railways_of_the_world/game.h"

namespace rh::railways_of_the_world {
namespace {

// A seat in the middle of a game, and how that game ended for it. Seats of one position stand side by side.
struct Example {
  Signs signs;
  Luck luck;
  double score = 0, end = 0;  // without its baron
  double baron = 0;
  Seat seat = 0;
  int seats = 0;
};

void play(const Game& game, int seats, std::uint64_t seed, std::vector<Example>& examples) {
  constexpr std::array<const char*, 3> kPlayers = {"level2", "level3", "level4"};
  constexpr int kStep = 5;  // decisions between two examples
  Random random(seed * 31 + 7);
  Options options(game.info().options);
  if (seats <= 4 && random.below(2) == 0) (void)options.set_text("map", "mexico");
  const std::size_t first = examples.size();
  int decisions = 0;
  const std::vector<std::string> names(static_cast<std::size_t>(seats), kPlayers[random.below(kPlayers.size())]);
  const Match match = played(game, options, names, seed, [&](const Position& position) {
    const State& state = state_of<RailwaysOfTheWorld>(position);
    const Phase phase = state.table.phase;
    if ((phase != Phase::Auction && phase != Phase::Action) || decisions++ % kStep != 0) return;
    const Standing now = standing(state);
    const std::vector<Signs> signs = signs_of(state);
    for (Seat s = 0; s < seats; ++s) {
      const auto at = static_cast<std::size_t>(s);
      examples.push_back({signs[at], luck_of(state.table), static_cast<double>(now.scores[at]), 0, 0, s, seats});
    }
  });
  const State& end = state_of<RailwaysOfTheWorld>(match.position());
  for (std::size_t i = first; i < examples.size(); ++i) {
    const Seat seat = examples[i].seat;
    examples[i].baron = baron_points(end, seat);
    examples[i].end = standing(end).scores[static_cast<std::size_t>(seat)] - examples[i].baron;
  }
}

// A lead is safer than it looks while nobody can tell how soon the end comes: of what makes seats differ in the end
// only this part can turn it. With it chances came true most evenly among equal players (docs/bots.md).
constexpr double kOpen = 0.6;

Formula learn(const std::vector<Example>& examples) {
  Formula formula;
  std::vector<Signs> signs;
  std::vector<double> more;
  double barons = 0;
  for (const Example& one : examples) {
    signs.push_back(one.signs);
    signs.back()[kBaronSign] = 0;
    more.push_back(one.end - one.score);
    barons += one.baron;
  }
  // The few points of the end count as much as the many of the beginning.
  const auto much = [&](std::size_t e) { return 0.5 + examples[e].luck[1]; };
  std::vector<Signs> weighed = signs;
  std::vector<double> wanted = more;
  for (std::size_t e = 0; e < examples.size(); ++e) {
    const double weight = 1 / std::sqrt(much(e));
    for (double& sign : weighed[e]) sign *= weight;
    wanted[e] *= weight;
  }
  formula.points = fit(weighed, wanted);
  // Which baron somebody has nobody knows: what one brings on the average.
  formula.points[kBaronSign] = barons / static_cast<double>(examples.size());
  std::vector<double> off;
  for (std::size_t e = 0; e < examples.size(); ++e) {
    off.push_back(more[e] + examples[e].baron);
    for (std::size_t i = 0; i < kSigns; ++i) off[e] -= formula.points[i] * examples[e].signs[i];
  }
  std::vector<Luck> luck;
  std::vector<double> squares, apart;
  for (std::size_t e = 0; e < examples.size(); ++e) {
    const Example& one = examples[e];
    const double weight = 1 / (much(e) * much(e));
    luck.push_back(one.luck);
    for (double& part : luck.back()) part *= weight;
    squares.push_back(off[e] * off[e] * weight);
    const auto first = off.begin() + static_cast<std::ptrdiff_t>(e) - one.seat;
    const double from_mean = off[e] - std::accumulate(first, first + one.seats, 0.0) / one.seats;
    // The mean moves with the seat itself.
    apart.push_back(from_mean * from_mean * one.seats / std::max(1, one.seats - 1) * weight);
  }
  formula.variance = fit(luck, squares);
  formula.apart = fit(luck, apart);
  for (std::size_t i = 1; i < formula.apart.size(); ++i) formula.apart[i] *= kOpen;
  return formula;
}

int learn_forecast(const char* path, int games, std::uint64_t seed) {
  const Game& game = *find_game("railways_of_the_world");
  std::FILE* file = std::fopen(path, "w");
  if (file == nullptr) return 1;
  std::fputs("// Written by train/train.cpp, learned from games of the levels (docs/bots.md).\n", file);
  std::fputs("#include \"bots/games/railways_of_the_world/forecast.h\"\n\n", file);
  std::fputs("namespace rh::railways_of_the_world {\n\nconst std::array<Formula, kFormulas> kFormula = {{\n", file);
  for (const auto& [least, most] : {std::pair(1, 1), std::pair(2, 2), std::pair(3, 3), std::pair(4, 6)}) {
    std::vector<Example> examples;
    for (int i = 0; i < games; ++i)
      play(game, least + i % (most - least + 1), seed + static_cast<std::uint64_t>(i), examples);
    const Formula formula = learn(examples);
    std::fputs("    {", file);
    write_numbers(file, "points", formula.points, ",\n     ");
    write_numbers(file, "variance", formula.variance, ",\n     ");
    write_numbers(file, "apart", formula.apart, "},\n");
    std::printf("%d to %d seats: %zu examples\n", least, most, examples.size());
    std::fflush(stdout);
  }
  std::fputs("}};\n\n}  // namespace rh::railways_of_the_world\n", file);
  std::fclose(file);
  return 0;
}

}  // namespace
}  // namespace rh::railways_of_the_world

int main(int argc, char** argv) {
  if (argc != 4) {
    std::fputs("train_railways_of_the_world PATH GAMES SEED\n", stderr);
    return 2;
  }
  return rh::railways_of_the_world::learn_forecast(argv[1], std::atoi(argv[2]), std::strtoull(argv[3], nullptr, 10));
}
