// The fields of one seat of a view.
#pragma once

#include "engine/games/pioneer_rails/coming.h"

namespace rh::pioneer_rails {

// What a seat's text rests on beside the seat.
struct Moment {
  Coming coming;
  std::uint16_t named = 0, closed = 0;
  std::uint8_t round = 0, turned = 0, side = 0, solo = 0;
};

void write_seat(const View& view, const ShownSeat& seat, const Score& score, const Moment& moment, JsonWriter& json);

}  // namespace rh::pioneer_rails
