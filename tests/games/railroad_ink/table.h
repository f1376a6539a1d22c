// A small language for tests: boards from placements ("30.H.H 31*" with * for a crater), tables set up
// as a test needs them, moves and refusals as their texts.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/match.h"
#include "engine/games/railroad_ink/game.h"

namespace rh::railroad_ink::testing {

std::vector<std::string> words(std::string_view text);

int cell_of(std::string_view rc);  // "31" -> 22
// A board from placements: "30.H.H" a piece, "14HRHRx" an overpass, "33LLLL" a volcano, "32*" a crater.
Board board(std::string_view placements);
// The same placements as a list of what is drawn, in the order of the spaces.
std::string placements(const Board& board);

Options options(std::string_view on);  // "draft meteor lava space"

// A game that is played move by move.
class Table {
 public:
  explicit Table(std::string_view on = "", int seats = 1);
  // A table in the drawing phase with this board for every seat, and these faces.
  static Table drawing(std::string_view on, std::string_view placements, std::string_view faces = "",
                       std::string_view lava = "L_CORNER L_STRAIGHT", int seats = 1);

  // Plays "nature roll ..." or "0 draw 30.H.H" lines, separated by newlines or semicolons.
  Table& play(std::string_view lines);
  // The code of the refusal, empty when the move is legal; nothing is played.
  std::string refusal(Seat seat, std::string_view text) const;
  // An argument of that refusal as text.
  std::string refusal_argument(Seat seat, std::string_view text, std::string_view name) const;
  bool can(Seat seat, std::string_view text) const;
  // The texts of all legal moves that begin so.
  std::vector<std::string> legal(Seat seat, std::string_view beginning = "") const;

  Turn turn() const { return railroad_ink::turn(state); }
  const Board& board(Seat seat = 0) const { return state.at(seat).board; }
  std::string placements(Seat seat = 0) const { return testing::placements(board(seat)); }
  // The view of a seat as JSON text.
  std::string view(Seat seat) const;
  // Plays the rest of the round: nature's dice as given, every seat something legal, until the next roll.
  Table& finish_round(Random& random);

  State state;
};

// The score of a board as "networks highway railway centre craters closed_lakes largest_lake errors total".
std::string points(const Score& score);
Score score_of(std::string_view placements, Longest longest = Longest::Segment);

// A board after some rounds of random play.
Board random_board(Random& random, std::string_view on);
// Pieces put anywhere, also where they could not be drawn; `spaces` of them, within a window of the board.
Board scattered_board(Random& random, int spaces, bool with_lava, bool with_craters, int window = kSize);

}  // namespace rh::railroad_ink::testing
