// What one seat may see of a game (IT-150..153), and a full state consistent with it.
#pragma once

#include "engine/games/isle_of_trains/rules.h"

namespace rh::isle_of_trains {

// The table with everything blanked that the viewer may not know: other hands, the cards that lie face
// down by somebody else's doing, and what the deck consists of.
struct View {
  Seat viewer = kSpectator;
  State seen;
  Turn turn;
  int deck_size = 0;
  std::array<std::uint8_t, kSeats> hand_size{};
};

View view(const State& state, Seat viewer);
State imagine(const State& state, Seat viewer, Random& random);
void write_view(const View& view, JsonWriter& json);

}  // namespace rh::isle_of_trains
