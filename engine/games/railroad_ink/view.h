// What one seat may see of a game (RI-160, RI-161), and a full state consistent with it.
#pragma once

#include "engine/games/railroad_ink/rules.h"
#include "engine/games/railroad_ink/scoring.h"

namespace rh::railroad_ink {

// A board as the viewer may see it: the own one as it is now, another one as it was last public.
struct ShownSeat {
  Sheet sheet;
  std::array<std::uint8_t, 4> faces{};  // the route faces of this round: public
  std::uint8_t face_count = 0;
  bool done = false;
  // Only for the viewer's own seat in the drawing phase (for the all-seeing viewer every seat's):
  bool own = false;
  std::uint8_t faces_drawn = 0, lava_drawn = 0;
  bool special_this_round = false, settled = false;
};
struct SeatView : ShownSeat {
  Score score;  // of the sheet as it is seen
};

struct View {
  Seat viewer = kSpectator;
  Table table;  // public as a whole: dice, pairs, picks
  Turn turn;
  std::array<SeatView, kMaxSeats> seats;
};

View view(const State& state, Seat viewer);
State imagine(const State& state, Seat viewer, Random& random);
// The line of a record as the viewer may read it: what others draw in a round is no line until the round is
// over, so that not even how many drawings they have made can be counted (RI-160).
void tell(const State& now, const State& before, Seat by, const Move& move, Seat viewer, std::string& text);
Standing standing(const View& view);
Progress progress(const View& view);
void write_view(const View& view, JsonWriter& json);

}  // namespace rh::railroad_ink
