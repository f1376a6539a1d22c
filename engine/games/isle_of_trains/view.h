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
// The line of a record as the viewer may read it (IT-212): the card of `deal`, `draw` and `under` is `?` for
// everybody but the seat whose card it is. That of `under` becomes known in the discard; the line itself says
// so only when the game is over, because equal cards cannot be told apart before.
void tell(const State& now, const State& before, Seat by, const Move& move, Seat viewer, std::string& text);
Standing standing(const View& view);
Progress progress(const View& view);
void write_view(const View& view, JsonWriter& json);

}  // namespace rh::isle_of_trains
