// How a game will end for every seat, as one of them sees it.
#pragma once

#include "bots/advice.h"
#include "bots/games/pioneer_rails/search.h"

namespace rh::pioneer_rails {

// What is expected of a seat's sheet: net points, how much of them objectives will bring (alone), and the turns that
// are still to come.
struct Prospect {
  double net = 0, objectives = 0;
  int turns_left = 0;
};
Prospect prospect(const Table& table, const Sheet& sheet, const Pastures& pastures, int turns_left);

// Of a seat, from its own sheet as it is now or from what everybody has seen of it.
Prospect prospect_of(const State& world, Seat seat, Seat viewer, Search& search);

// Points, spread and, once all are there, chances.
Forecast forecast_of(const Table& table, const Prospect& prospect);
void share_wins(const State& world, const std::vector<Prospect>& prospects, std::vector<Forecast>& seats);

}  // namespace rh::pioneer_rails
