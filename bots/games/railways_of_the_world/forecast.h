// How a game will end for every seat, as a formula: what is there, what its cubes promise, and how long there is to
// make something of it (train/train.cpp learns it).
#pragma once

#include <algorithm>

#include "bots/advice.h"
#include "bots/games/railways_of_the_world/plans.h"

namespace rh::railways_of_the_world {

// What the formula looks at, of one seat. All of it is 0 when the game is over: points are then what they are.
inline constexpr std::size_t kSigns = 11;
// The turns still to come on a map of this size, a tenth of their square, and whether there are barons.
inline constexpr std::size_t kTurnsSign = 1, kPairsSign = 2, kBaronSign = 10;
using Signs = std::array<double, kSigns>;
Signs signs_of(const State& state, Seat seat);

struct Formula {
  Signs points{};                    // what each sign adds to the score there is
  std::array<double, 2> variance{};  // what each turn still to come adds, and each pair of them
  std::array<double, 2> common{};    // of that: the end comes for all at once, which decides nothing between them
};
// Alone, with two seats, with three, with more.
inline constexpr int kFormulas = 4;
extern const std::array<Formula, kFormulas> kFormula;
inline int formula_of(const Table& table) { return std::min<int>(table.seats, kFormulas) - 1; }

// Nothing in it depends on a baron that is kept secret.
std::vector<Forecast> forecasts_of(const State& state);
// Fills in the chances of points that were changed for one seat.
void share_wins(const State& state, std::vector<Forecast>& seats);

}  // namespace rh::railways_of_the_world
