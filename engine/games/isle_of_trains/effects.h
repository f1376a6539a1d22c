// What moves and rewards set off: the stack of pending steps (IT-21) and everything automatic.
#pragma once

#include "engine/core/events.h"
#include "engine/games/isle_of_trains/state.h"

namespace rh::isle_of_trains {

// Search passes no list: what is only said costs it nothing.
inline void say(Events* events, const Event& event) {
  if (events) [[unlikely]]
    events->push_back(event);
}

// After every elementary change (IT-130a): is the scenario won? Then the game is over at once.
void after_change(State& state, Events* events);
// Solo: the deck has run out, or the safety limit is reached (IT-123, IT-127).
void end_solo(State& state, Events* events);

// Puts rewards on the stack so that they are resolved from left to right.
void push_rewards(Table& table, const Rewards& rewards);
// Cargo leaves for the discard: a card that lay face down is now seen by all (IT-151).
void discard_cargo(OpenTable& table, Item item, Events* events);
// The discard becomes the deck when a card is needed and there is none (IT-27).
void reshuffle_if_empty(Table& table, Events* events);
void advance_progress(Table& table, Events* events);  // IT-57, IT-60, IT-63

// Resolves what needs nobody's decision, until somebody has to act or the game is over.
void settle(State& state, Events* events);

}  // namespace rh::isle_of_trains
