// Colours and shapes of the seats of a table: no two have the same.
#pragma once

#include "server/store/rows.h"

namespace rh::server {

// Gives every seat of a new table a mark: those that wish for one first, each what it wants or the next that is free;
// of the others each the one of its number, or the next that is free.
void settle_marks(std::vector<SeatRow>& seats);

// Gives a seat the mark it wishes for, or the next that no person has. An open seat or a bot that has it takes the
// one left behind.
void give_mark(std::vector<SeatRow>& seats, std::size_t seat, int wanted);

// The seat when whoever held it is gone.
inline SeatRow vacated(const SeatRow& seat) { return {.mark = seat.mark}; }

}  // namespace rh::server
