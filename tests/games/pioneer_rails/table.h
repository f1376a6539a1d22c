// A small language for tests: tracks as paths of corners ("21,7 22,8 22,10"), moves and refusals as their texts.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/match.h"
#include "engine/games/pioneer_rails/game.h"

namespace rh::pioneer_rails::testing {

std::vector<std::string> split(std::string_view text, std::string_view at);
Options options(std::string_view on);  // "side=B extra_card level=hard"
Suit suit_named(std::string_view name);
int card_named(std::string_view name);
int hex_named(std::string_view name);

// A game that is played move by move.
class Table {
 public:
  explicit Table(std::string_view on = "", int seats = 1);
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
  // Lines such as "nature reveal QH" and "0 lay 20,4>20,2", separated by newlines or semicolons. "N" is nature too.
  Table& play(std::string_view lines);
  // Cards on the table: "QH 10S KC", with "x" before one that is discarded.
  Table& cards(std::string_view cards);
  // Tracks of this turn along paths of corners.
  Table& lay(Seat seat, std::string_view paths);
  // Lays any tracks that need no token until the seat may say `done`, and says it; nothing is deposited.
  Table& finish(Seat seat);
  // A whole turn of everybody: any cards, any tracks.
  Table& any_turn();
  // The events of one line, "take(card=QH) ...": private ones with @ and the seat.
  std::string events(std::string_view line);

  // --- looking ------------------------------------------------------------------------------------
  // The code of the refusal without "PR-", empty when the move is legal; nothing is played.
  std::string refusal(Seat seat, std::string_view text) const;
  std::string refusal_with_arguments(Seat seat, std::string_view text) const;
  bool can(Seat seat, std::string_view text) const { return refusal(seat, text).empty(); }
  // The texts of all legal moves that begin so, in the order of the list, joined by " | ".
  std::string legal(Seat seat, std::string_view beginning = "") const;
  // Nature's outcomes with weights: "reveal AH 1 | reveal AS 1".
  std::string outcomes() const;
  // What a move is told to a viewer as, when it was made in `before`.
  std::string told(const Table& before, std::string_view line, Seat viewer) const;
  std::string quote(Seat seat, std::string_view text) const;
  std::string view(Seat seat) const;

  Turn turn() const { return pioneer_rails::turn(state); }
  bool over() const { return turn().is_over(); }
  const Sheet& sheet(Seat seat = 0) const { return state.at(seat).now; }
  Score points(Seat seat = 0) const { return score(state.at(seat).now); }
  bool active(std::string_view hex, Seat seat = 0) const { return sheet(seat).active.has(hex_named(hex)); }

  State state;
};

std::string text_of(const Move& move);
// One random move of whoever is to act.
void random_move(State& state, Random& random, Events* events = nullptr);
// A whole random game up to a moment: so many moves, or its end.
State random_state(std::string_view on, int seats, std::uint64_t seed, int moves);

}  // namespace rh::pioneer_rails::testing
