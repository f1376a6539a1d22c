// What one seat may see of a game (RW-90, RW-91), and a full state consistent with it.
#pragma once

#include "engine/games/railways_of_the_world/rules.h"
#include "engine/games/railways_of_the_world/scoring.h"

namespace rh::railways_of_the_world {

struct ShownSeat {
  Company company;
  std::int32_t baron_points = 0;  // at the end
  // As far as the viewer may know them:
  std::array<std::uint8_t, 2> dealt = {kNoBaron, kNoBaron};
  std::uint8_t baron = kNoBaron;
  std::uint8_t shows_dealt = 0, shows_baron = 0, shows_points = 0;
  std::array<std::uint8_t, 6> reserved{};
};
static_assert(std::has_unique_object_representations_v<ShownSeat>);

struct View {
  Table table;  // all of it is open
  Turn turn;
  std::array<ShownSeat, kSeats> seats;
};

View view(const State& state, Seat viewer);
State imagine(const State& state, Seat viewer, Random& random);
// The line of a record as the viewer may read it: barons of others are secret until the game is over.
void tell(const State& now, const State& before, Seat by, const Move& move, Seat viewer, std::string& text);
Standing standing(const View& view);
Progress progress(const View& view);
void write_view(const View& view, JsonWriter& json);

// What a legal move costs and brings.
void quote(const State& state, Seat seat, const Move& move, JsonWriter& json);

}  // namespace rh::railways_of_the_world
