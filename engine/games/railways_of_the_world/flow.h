// What the moves of an action share: payments, cubes that come, the end of an action.
#pragma once

#include "engine/core/events.h"
#include "engine/games/railways_of_the_world/state.h"

namespace rh::railways_of_the_world {

// Search passes no list: what is only said costs it nothing.
inline void say(Events* events, const Event& event) {
  if (events) [[unlikely]]
    events->push_back(event);
}
inline std::string_view city_id(const Table& table, int city) { return table.map().city(city).id; }
inline std::string_view card_id(int card) { return card_names()[static_cast<std::size_t>(card)]; }

// RW-79. How many bonds it took.
int pay(State& state, Seat seat, int price, Events* events);
// Cubes come into a city: an empty-city marker goes (RW-70).
void add_cubes(Table& table, int city, int cube, int count, Events* events);
// A city that has no cube gets a marker, and enough of them trigger the end (RW-67, RW-80).
void mark_if_empty(Table& table, int city, Events* events);
void lay_open(Table& table, int card);
void take_away(Table& table, int card);  // one that lies open
void discard(Table& table, int card);

// Asks nature for random cubes, as many as the bag has; the action ends when they have come (RW-104).
void draw_cubes(State& state, int city, int count, Events* events);
void end_action(State& state, Events* events);

// The moves of an action.
void apply_action(State& state, Seat seat, const Move& move, Events* events);

}  // namespace rh::railways_of_the_world
