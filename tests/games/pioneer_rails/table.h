// A small language for tests: tracks as paths of corners ("21,7 22,8 22,10"), moves and refusals as their texts.
#pragma once

#include "engine/core/match.h"
#include "engine/games/pioneer_rails/game.h"
#include "tests/games/played.h"

namespace rh::pioneer_rails::testing {

using rh::testing::index_of;
using rh::testing::split;

inline Options options(std::string_view on) { return rh::testing::options_of(PioneerRails::info(), on); }
Suit suit_named(std::string_view name);
int card_named(std::string_view name);
int hex_named(std::string_view name);

class Table : public rh::testing::PlayedTable<PioneerRails, Table> {
 public:
  explicit Table(std::string_view on = "", int seats = 1) : PlayedTable(on, seats) {}
  // Set up with these objectives (one of each type) and seat 0 as the first dealer; nature is to reveal.
  static Table ready(std::string_view on = "", int seats = 2, std::string_view objectives = "A F K");
  // Everybody is to play; seat 0 has picked the king of this suit and lays its tracks. Nothing was played before.
  static Table laying(std::string_view suit, std::string_view on = "", int seats = 1);

  // --- laying out ---------------------------------------------------------------------------------
  // Tracks of earlier turns, whatever tokens they would have needed: "21,7 22,8 22,10 / 19,7 18,8".
  Table& with_tracks(Seat seat, std::string_view suit, std::string_view paths);
  Table& with_boxes(Seat seat, int circled, int crossed = 0);
  Table& with_gold(Seat seat, int circled, int crossed = 0);
  Table& with_hand(Seat seat, int round, std::string_view ranks);  // round from 1
  Table& at_turn(int round, int turn);                             // both from 1

  // --- playing ------------------------------------------------------------------------------------
  // Cards on the table: "QH 10S KC", with "x" before one that is discarded.
  Table& cards(std::string_view cards);
  // Tracks of this turn along paths of corners.
  Table& lay(Seat seat, std::string_view paths);
  // Lays any tracks that need no token until the seat may say `done`, and says it; nothing is deposited.
  Table& finish(Seat seat);
  // A whole turn of everybody: any cards, any tracks.
  Table& any_turn();

  // --- looking ------------------------------------------------------------------------------------
  const Sheet& sheet(Seat seat = 0) const { return state.at(seat).now; }
  Score points(Seat seat = 0) const { return score(state.at(seat).now); }
  bool active(std::string_view hex, Seat seat = 0) const { return sheet(seat).active.has(hex_named(hex)); }
};

inline std::string text_of(const Move& move) { return rh::testing::text_of<PioneerRails>(move); }
inline void random_move(State& state, Random& random, Events* events = nullptr) {
  rh::testing::random_move<PioneerRails>(state, random, events);
}
// A whole random game up to a moment: so many moves, or its end.
State random_state(std::string_view on, int seats, std::uint64_t seed, int moves);

}  // namespace rh::pioneer_rails::testing
