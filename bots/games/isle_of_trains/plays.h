// Whole actions as steps of a search: the choices worth trying, and the small decisions (which card to
// pay with, to take, to hand over) made by rule.
#pragma once

#include <vector>

#include "bots/games/isle_of_trains/weights.h"
#include "engine/games/isle_of_trains/rules.h"

namespace rh::isle_of_trains {

// Nature in an imagined world: the same draws for the same seed, as if the deck lay in a fixed order.
struct World {
  std::uint64_t seed = 0;
  void draw(State& state) const;
};

// The choices worth trying at a main or bonus action. `special` asks for a special delivery in a Deliver:
// 0 none, 1 of the passengers, 2 of everything.
struct Play {
  Move move;
  std::uint8_t special = 0;
};
using Plays = std::vector<Play>;
void plays(const State& state, Plays& list, const Judgement& w);

// The rule for every other decision of the active seat.
Move small_decision(const State& state, int special, const Judgement& w);

// Plays on from `state`, nature by the world and small decisions by rule, until the active seat has an
// action to choose, somebody else's turn begins, or the game is over.
void play_on(State& state, const World& world, int special, const Judgement& w);

}  // namespace rh::isle_of_trains
