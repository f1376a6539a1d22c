// A flat state made of a table and as many seats as play: making a copy, in whatever way, costs what the used
// seats cost. The seats behind them are never read.
#pragma once

#include <array>
#include <cstring>

#include "engine/core/basics.h"
#include "engine/core/hash.h"

namespace rh {

// `Table` has a member `seats`, how many play.
template <class Table, class SeatState, int Seats>
struct SeatedState {
  Table table;
  union {  // so that a copy does not begin with setting up all seats
    std::array<SeatState, Seats> seat;
  };

  SeatedState() : seat{} {}
  SeatedState(const SeatedState& other) : table(other.table) { take_seats(other); }
  SeatedState& operator=(const SeatedState& other) {
    table = other.table;
    take_seats(other);
    return *this;
  }

  SeatState& at(Seat s) { return seat[static_cast<std::size_t>(s)]; }
  const SeatState& at(Seat s) const { return seat[static_cast<std::size_t>(s)]; }

  std::uint64_t hash() const {
    return hash_bytes(static_cast<const void*>(&seat), sizeof(SeatState) * table.seats, hash_flat(table));
  }

 private:
  static_assert(std::has_unique_object_representations_v<SeatState>, "a hashed value has no padding");
  void take_seats(const SeatedState& other) {
    std::memcpy(static_cast<void*>(&seat), static_cast<const void*>(&other.seat),
                sizeof(SeatState) * other.table.seats);
  }
};

}  // namespace rh
