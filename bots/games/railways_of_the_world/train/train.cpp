// Learns the formula of the forecast from games of the levels, by least squares: train_railways_of_the_world PATH GAMES
// SEED writes forecast_weights.cpp.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "bots/games/railways_of_the_world/forecast.h"
#include "bots/learning.h"
#include "engine/games/railways_of_the_world/game.h"

namespace rh::railways_of_the_world {
namespace {

// A seat in the middle of a game, and how that game ended for it.
struct Example {
  Signs signs;
  double score = 0, end = 0;  // without its baron
  double baron = 0;
  Seat seat = 0;
};

void play(const Game& game, int seats, std::uint64_t seed, std::vector<Example>& examples) {
  constexpr std::array<const char*, 3> kPlayers = {"level2", "level3", "level4"};
  constexpr int kStep = 5;  // decisions between two examples
  Random random(seed * 31 + 7);
  Options options(game.info().options);
  if (seats <= 4 && random.below(2) == 0) (void)options.set_text("map", "mexico");
  const std::size_t first = examples.size();
  int decisions = 0;
  const Match match = played(game, options, any_of(kPlayers, seats, random), seed, [&](const Position& position) {
    const State& state = state_of<RailwaysOfTheWorld>(position);
    const Phase phase = state.table.phase;
    if ((phase != Phase::Auction && phase != Phase::Action) || decisions++ % kStep != 0) return;
    const Standing now = standing(state);
    for (Seat s = 0; s < seats; ++s)
      examples.push_back({signs_of(state, s), static_cast<double>(now.scores[static_cast<std::size_t>(s)]), 0, 0, s});
  });
  const State& end = state_of<RailwaysOfTheWorld>(match.position());
  for (std::size_t i = first; i < examples.size(); ++i) {
    const Seat seat = examples[i].seat;
    examples[i].baron = baron_points(end, seat);
    examples[i].end = standing(end).scores[static_cast<std::size_t>(seat)] - examples[i].baron;
  }
}

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
  // The few points of the end count as much as the many of the beginning: variance grows with the turns to come.
  const auto much = [&](std::size_t e) { return signs[e][kTurnsSign] + signs[e][kPairsSign] + 0.1; };
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
    off.push_back(more[e]);
    for (std::size_t i = 0; i < kSigns; ++i) off[e] -= formula.points[i] * signs[e][i];
  }
  std::vector<std::array<double, 2>> turns, turns_together;
  std::vector<double> squares, products;
  for (std::size_t e = 0; e < examples.size(); ++e) {
    turns.push_back({signs[e][kTurnsSign] / much(e), signs[e][kPairsSign] / much(e)});
    squares.push_back(off[e] * off[e] / much(e));
    if (examples[e].seat == 0) continue;
    // Seats of one position stand side by side.
    turns_together.push_back(turns.back());
    products.push_back(off[e] * off[e - 1] / much(e));
  }
  formula.variance = fit(turns, squares);
  formula.common = fit(turns_together, products);
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
    write_numbers(file, "common", formula.common, "},\n");
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
