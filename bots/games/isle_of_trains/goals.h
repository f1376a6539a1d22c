// The ten scenarios: what brings their goals nearer.
#pragma once

#include "bots/games/isle_of_trains/weights.h"
#include "engine/games/isle_of_trains/delivery.h"

namespace rh::isle_of_trains {

// Takes the place of points in the worth of a scenario's position.
double goal_worth(const State& state, const Weights& w);
// Of a finished scenario.
double final_goal_worth(const State& state, const Weights& w);
// What holding a card is worth beyond its ordinary uses.
double goal_keep_value(const State& state, Card card);

// What a contract promises, by what the train holds and could hold (worth.cpp).
double contract_worth(const Need& need, double gain, const Stock& stock, const SeatState& seat, double actions,
                      const Weights& w);

}  // namespace rh::isle_of_trains
