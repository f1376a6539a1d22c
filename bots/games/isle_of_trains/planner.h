// Looks ahead over whole actions in imagined worlds: a beam of the most promising positions, some
// actions deep, in which every first choice keeps a place.
#pragma once

#include "bots/budget.h"
#include "bots/games/isle_of_trains/plays.h"

namespace rh::isle_of_trains {

struct Effort {
  int width = 1;        // positions kept after each action
  int depth = 1;        // own main actions looked ahead
  int worlds = 1;       // imagined worlds
  int goal_worlds = 1;  // the same where contracts are the goal: few choices, and the cards that come decide
  int bonus_width = 3;  // choices tried for a bonus action inside the search
};

// The same within a budget, at this table. An iteration is a position kept in the beam: fewer than one world needs make
// the beam narrower, more add worlds.
Effort within(Effort effort, const Table& table, std::uint64_t iterations);

// One imagined world to look into: a full state and nature's seed.
struct Guess {
  State state;
  World world;
};

// What each of `choices` promises the active seat in this world. The seat is about to choose an action;
// `special` continues a delivery that is under way. After the deadline it looks no deeper.
std::vector<double> promises(const Guess& guess, const Plays& choices, int special, const Effort& effort,
                             const Deadline& deadline, const Judgement& w);

// A whole turn by the best single action each time: how others are expected to play.
void play_turn(State& state, const World& world, const Judgement& w);

}  // namespace rh::isle_of_trains
