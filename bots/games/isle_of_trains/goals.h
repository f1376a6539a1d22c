// The ten scenarios: what brings their goals nearer.
#pragma once

#include "engine/games/isle_of_trains/state.h"

namespace rh::isle_of_trains {

// Takes the place of points in the worth of a scenario's position.
double goal_worth(const State& state);
// Of a finished scenario.
double final_goal_worth(const State& state);
// What holding a card is worth beyond its ordinary uses.
double goal_keep_value(const State& state, Card card);

}  // namespace rh::isle_of_trains
