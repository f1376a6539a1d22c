// What one seat may see of a game (PR-83 to PR-85), and a full state consistent with it.
#pragma once

#include "engine/games/pioneer_rails/activation.h"
#include "engine/games/pioneer_rails/rules.h"
#include "engine/games/pioneer_rails/scoring.h"

namespace rh::pioneer_rails {

// A sheet as the viewer may see it: the own one as it is now, another one as it was at the last TURN_END. The own one
// is told as `done` would leave it: what its tracks activate is there while they can still be erased.
struct ShownSeat {
  Sheet sheet;
  Sheet before;                                 // the own seat's: as this turn found it
  std::array<std::uint16_t, kMostLaid> laid{};  // the own seat's
  TurnMade last;                                // in the turn before
  std::uint8_t picked = 0, finished = 0;
  // Only for the viewer's own seat (for the all-seeing viewer every seat's):
  std::uint8_t own = 0;
  std::uint8_t card = kNoCard;
  std::uint8_t hidden = kNoCard;
  std::uint8_t suit = 0, allowance = 0, laid_count = 0, suit_taken = 0, lays = 0;
  std::uint8_t fenced = 0;
  std::array<std::uint8_t, kTokens> tokens{};
  std::array<std::uint8_t, kBankBoxes> due{};
  std::array<std::uint8_t, 7> reserved{};

  Drawn drawn() const { return {sheet, std::span(laid).first(laid_count), fenced != 0}; }
};
static_assert(std::has_unique_object_representations_v<ShownSeat>);

struct View {
  Seat viewer = kSpectator;
  Table table;  // as far as it is public: `seen` without the hidden cards
  Turn turn;
  std::array<ShownSeat, kSeats> seats;
  std::array<Score, kSeats> scores{};
};

View view(const State& state, Seat viewer);
State imagine(const State& state, Seat viewer, Random& random);
// The line of a record as the viewer may read it: of others' turns only that they have picked and that they are
// finished, until all are (PR-84).
void tell(const State& now, const State& before, Seat by, const Move& move, Seat viewer, std::string& text);
Standing standing(const View& view);
Progress progress(const View& view);
void write_view(const View& view, JsonWriter& json);

// A track as texts and views name it: "20,4>20,2".
std::string track_text(const Track& track);

// An activated location: where, what, and of a ranch its region, cell by cell. Fields of an object.
void write_location(const Map& map, const Sheet& sheet, int hex, JsonWriter& json);
// What a track brings beyond what is drawn, with all that it activates. Fields of an object; `before` is `drawn`,
// settled.
void write_gain(const Map& map, const Drawn& drawn, const Settled& before, Suit suit, int track, int round,
                JsonWriter& json);

// What a legal move costs and brings.
void quote(const State& state, Seat seat, const Move& move, JsonWriter& json);

}  // namespace rh::pioneer_rails
