// Bank slips, places and results.
#pragma once

#include "engine/core/rules.h"
#include "engine/games/legends_of_the_west/state.h"

namespace rh::legends_of_the_west {

// TL-61: for so many unused trains, and nothing for more.
inline constexpr std::array<std::uint8_t, 11> kTrainsScale = {16, 12, 9, 7, 6, 4, 4, 4, 2, 2, 2};
int trains_bonus(int trains);

// Lines beside money, trains and tickets that the slips of this game have, a mask.
std::uint8_t active_lines(const Table& table);

// From the slips on as they are written; before that what everybody sees, money and the bonus for unused trains.
Standing standing(const State& state);
void rank_by_scores(Standing& standing, int seats);
void write_detail(const State& state, Seat seat, JsonWriter& json);

}  // namespace rh::legends_of_the_west
