// Points, ranks, ratings and the goals of the scenarios (spec 5, 6).
#pragma once

#include <span>

#include "engine/core/rules.h"
#include "engine/games/isle_of_trains/state.h"

namespace rh::isle_of_trains {

struct Score {
  int tokens = 0, cars = 0, contracts = 0, loaded = 0, locomotive = 0, buildings = 0, total = 0;
  int train = 0;
};

// Of what lies open, so that a view is scored like a state.
Score score(const OpenTable& table, const OpenSeat& seat, Seat s);
inline Score score(const State& state, Seat s) { return score(state.table, state.at(s), s); }
// What one building would pay this seat now, built or not.
int building_points(const OpenTable& table, const OpenSeat& seat, Seat s, Card building);
inline int building_points(const State& state, Seat s, Card building) {
  return building_points(state.table, state.at(s), s, building);
}
// Who stands where with these scores, one for each seat.
Standing rank(std::span<const Score> scores);
Standing standing(const State& state);
// Challenge mode: 0..4 (IT-125).
int rating(int total);

// How far a scenario's goal is (IT-130, IT-131).
struct GoalProgress {
  int now = 0, need = 0;
};
GoalProgress goal_progress(const OpenTable& table, const OpenSeat& seat);
inline GoalProgress goal_progress(const State& state) { return goal_progress(state.table, state.at(0)); }
// Is this condition of a goal of several conditions met? Bit i: the i-th island or card of it.
std::uint32_t goal_parts(const OpenTable& table, const OpenSeat& seat);

void write_score(const OpenTable& table, const Score& score, JsonWriter& json);

}  // namespace rh::isle_of_trains
