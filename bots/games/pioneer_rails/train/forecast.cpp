#include "bots/games/pioneer_rails/train/forecast.h"

#include <algorithm>
#include <cstdio>
#include <vector>

#include "bots/games/pioneer_rails/forecast.h"
#include "bots/learning.h"
#include "engine/games/pioneer_rails/scoring.h"

namespace rh::pioneer_rails {
namespace {

// A sheet between two turns, and how the game ended for it.
struct Example {
  Table table;
  Prospect before, after;
  Seat seat;
};

void play(const Game& game, int side, int seats, std::uint64_t seed, std::vector<Example>& examples) {
  // Those whose games take no time.
  constexpr std::array<const char*, 3> kPlayers = {"level2", "level3", "level4"};
  Options options(game.info().options);
  (void)options.set_text("side", kSideNames[static_cast<std::size_t>(side)]);
  Random random(seed * 31 + 7);
  if (seats == 1) (void)options.set_text("level", kLevelNames[random.below(kLevels)]);
  const std::size_t first = examples.size();
  int turns = -1;
  const Match match = played(game, options, any_of(kPlayers, seats, random), seed, [&](const Position& position) {
    const State& state = state_of<PioneerRails>(position);
    const Table& table = state.table;
    if ((table.phase != Phase::Discard && table.phase != Phase::Reveal) || turns == table.turns_played()) return;
    turns = table.turns_played();
    for (Seat s = 0; s < seats; ++s) {
      const Sheet& sheet = state.at(s).shown;
      const int left = kRounds * kTurns - turns;
      examples.push_back({table, worth_of(table, sheet, pastures_of(table.map(), sheet), left), {}, s});
    }
  });
  const State& end = state_of<PioneerRails>(match.position());
  const double closed = seats == 1 ? tables().target_each * std::popcount(end.table.closed) : 0;
  for (std::size_t i = first; i < examples.size(); ++i)
    examples[i].after = {static_cast<double>(net_points(end.table, end.at(examples[i].seat).now)), closed, 0};
}

Formula learn(const std::vector<Example>& examples) {
  Formula formula;
  std::vector<Signs> signs, objective_signs;
  std::vector<double> net, objectives;
  for (const Example& one : examples) {
    signs.push_back(one.before.net_signs());
    objective_signs.push_back(one.before.objective_signs(one.table));
    net.push_back(one.after.net - one.before.net);
    objectives.push_back(one.after.objectives - one.before.objectives);
  }
  formula.net = fit(signs, net);
  if (examples[0].table.solo()) formula.objectives = fit(objective_signs, objectives);
  std::vector<std::array<double, 2>> turns;
  std::vector<double> squares, of_points;
  for (std::size_t e = 0; e < examples.size(); ++e) {
    double off = net[e], objectives_off = objectives[e];
    for (std::size_t i = 0; i < kSigns; ++i) {
      off -= formula.net[i] * signs[e][i];
      objectives_off -= formula.objectives[i] * objective_signs[e][i];
    }
    turns.push_back({1, static_cast<double>(examples[e].before.turns_left)});
    squares.push_back(off * off);
    of_points.push_back((off - objectives_off) * (off - objectives_off));
  }
  formula.variance = fit(turns, squares);
  formula.of_points = fit(turns, of_points);
  return formula;
}

}  // namespace

int learn_forecast(const char* path, int games, std::uint64_t seed) {
  const Game& game = *find_game("pioneer_rails");
  std::FILE* file = std::fopen(path, "w");
  if (file == nullptr) return 1;
  std::fputs("// Written by train/forecast.cpp, learned from games of the levels (docs/bots.md).\n", file);
  std::fputs("#include \"bots/games/pioneer_rails/forecast.h\"\n\nnamespace rh::pioneer_rails {\n\n", file);
  std::fputs("const std::array<Formula, kFormulas> kFormula = {{\n", file);
  for (int side = 0; side < kSideCount; ++side) {
    // In the order of the modes: many, solo, standard.
    for (const int seats : {5, 1, 2}) {
      std::vector<Example> examples;
      // As many sheets of every kind.
      for (int i = 0; i < std::max(1, games / seats); ++i)
        play(game, side, seats, seed + static_cast<std::uint64_t>(i), examples);
      const Formula formula = learn(examples);
      std::fputs("    {", file);
      write_numbers(file, "net", formula.net, ",\n     ");
      write_numbers(file, "objectives", formula.objectives, ",\n     ");
      write_numbers(file, "variance", formula.variance, ",\n     ");
      write_numbers(file, "of_points", formula.of_points, "},\n");
      std::printf("side %d, %d seats: %zu sheets\n", side, seats, examples.size());
      std::fflush(stdout);
    }
  }
  std::fputs("}};\n\n}  // namespace rh::pioneer_rails\n", file);
  std::fclose(file);
  return 0;
}

}  // namespace rh::pioneer_rails
