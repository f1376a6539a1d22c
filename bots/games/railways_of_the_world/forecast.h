// How a game will end for every seat, as a formula: what is there, what its cubes promise, and how long there is to
// make something of it (train/train.cpp learns it).
#pragma once

#include <algorithm>

#include "bots/advice.h"
#include "bots/games/railways_of_the_world/plans.h"

namespace rh::railways_of_the_world {

// What the formula looks at. All of it is 0 when the game is over: points are then what they are.
// First what seats have: how far each is from the mean of the table, which tells them apart, then that mean. Each has a
// weight of its own: how soon the end comes is the same for all.
inline constexpr std::size_t kHoldings = 6;
inline constexpr std::size_t kBaronSign = 2 * kHoldings, kSigns = kBaronSign + 5;
using Signs = std::array<double, kSigns>;
// Of every seat.
std::vector<Signs> signs_of(const State& state);

// The luck still to come grows with the turns, and what tells seats apart with their square: 1, the pairs of turns
// still to come on a map of this size, and the square of them.
using Luck = std::array<double, 3>;
Luck luck_of(const Table& table);

struct Formula {
  Signs points{};   // what each sign adds to the score there is
  Luck variance{};  // of these points
  Luck apart{};     // of that: between the seats. The rest comes for all at once and decides nothing
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
