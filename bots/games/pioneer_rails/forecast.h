// How a game will end for every seat, as one of them sees it: the worth of its sheet, and a formula of what players
// make of it, learned from games of the levels (train/forecast.cpp).
#pragma once

#include "bots/advice.h"
#include "bots/games/pioneer_rails/search.h"

namespace rh::pioneer_rails {

// What the formula looks at. All of it is 0 when no turn is left: points are then what they are.
inline constexpr std::size_t kSigns = 3;
using Signs = std::array<double, kSigns>;

// One for each side of the map, alone, with two to four and with five or more seats.
struct Formula {
  Signs net{};                        // what each sign adds to the worth of a sheet
  Signs objectives{};                 // alone: and to the objectives that are met
  std::array<double, 2> variance{};   // a base and what each turn still to come adds,
  std::array<double, 2> of_points{};  // alone: of the points without the objectives
};
inline constexpr int kFormulas = kSideCount * kModes;
inline int formula_of(const Table& table) { return table.side * kModes + static_cast<int>(table.mode); }
extern const std::array<Formula, kFormulas> kFormula;

// A seat's sheet between two turns, with so many to come.
struct Prospect {
  double net = 0, objectives = 0;  // net points; alone: what objectives take off the target
  int turns_left = 0;

  Signs net_signs() const;
  Signs objective_signs(const Table& table) const;
};
// Before the formula, and by it.
Prospect worth_of(const Table& table, const Sheet& sheet, const Pastures& pastures, int turns_left);
Prospect expected(const Table& table, Prospect prospect);

// Of a seat, from its own sheet as it is now or from what everybody has seen of it.
Prospect prospect_of(const State& world, Seat seat, Seat viewer, Search& search);
std::vector<Forecast> forecasts_of(const State& world, const std::vector<Prospect>& prospects);

}  // namespace rh::pioneer_rails
