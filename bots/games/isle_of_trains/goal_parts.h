// Goals that take more to judge: those of contracts and of points from buildings.
#pragma once

#include "engine/games/isle_of_trains/delivery.h"

namespace rh::isle_of_trains {

// The price, in cards, of all contracts that the goal still asks for.
double contracts_to_go(const State& state);
// What a card could do for them in the train.
double contract_card_value(const State& state, Card card);

// Points of the buildings that stand, and of those that may, by their chance.
double building_prospects(const State& state);

}  // namespace rh::isle_of_trains
