// What one seat may see of a game (IT-150..153), and a full state consistent with it.
#pragma once

#include <optional>

#include "engine/games/isle_of_trains/rules.h"
#include "engine/games/isle_of_trains/scoring.h"

namespace rh::isle_of_trains {

// A seat as the viewer sees it: a card that lies face down by somebody else's doing is kNoCard.
struct SeatView : OpenSeat {
  std::optional<Hand> hand;  // the viewer's own; the all-seeing viewer's: every one
  std::uint8_t hand_size = 0;
  Score score;
};

struct View {
  Seat viewer = kSpectator;
  Turn turn;
  OpenTable table;
  std::array<SeatView, kSeats> seats;
  int deck_size = 0;
  FixedVector<std::uint8_t, kAllCards> deck_top;  // bought back, the topmost first
  FixedVector<Item, kAside> aside;
  std::uint8_t named = kNoCard;  // for a blind load that the viewer makes

  const SeatView& at(Seat s) const { return seats[static_cast<std::size_t>(s)]; }
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
