// How a game will end, as a formula: expected points from what lies on the table, learned from games of the levels
// (train/forecast.cpp), with how far games stray from it.
#pragma once

#include "bots/advice.h"
#include "engine/games/isle_of_trains/rules.h"

namespace rh::isle_of_trains {

// What the formula looks at, of one seat: first the actions still to come, and last a constant, for hopes alone: at the
// end of a game points are what they are.
inline constexpr std::size_t kFeatures = 13;
using Features = std::array<double, kFeatures>;
Features features(const State& state, Seat seat);

// One for each kind of game: alone with and without waiting, the ten scenarios, two, three and four at a table.
struct Formula {
  Features points{};  // what each feature adds to the points there are
  // The variance of the points: a base and what each action still to come adds.
  std::array<double, 2> variance{};
  Features goal{};  // scenarios: what each feature adds to the hope of winning
};
inline constexpr int kFormulas = 15;
int formula_of(const Table& table);
extern const std::array<Formula, kFormulas> kFormula;

// 0 to 1, one half for 0: like a logistic curve, of nothing but roots, which are the same on every machine.
double chance(double hope);
// The hope that has this chance.
double hope(double chance);

// Of a position that waits for an action, or where the game is over.
std::vector<Forecast> forecast(const State& state);
// Fills in the chances to win of points and spreads that were changed for one seat.
void share_wins(const State& state, std::vector<Forecast>& seats);

}  // namespace rh::isle_of_trains
