// The whole state of a game of Railroad Ink: flat, no pointers, no padding.
#pragma once

#include "engine/core/seated.h"
#include "engine/games/railroad_ink/board.h"

namespace rh::railroad_ink {

enum class Phase : std::uint8_t {
  First,   // draft: nature chooses who has the star (RI-41)
  Roll,    // nature rolls the route dice, in draft pair by pair (RI-50, RI-51)
  Meteor,  // nature rolls the meteor dice
  Lava,    // nature rolls the lava dice
  Draft,   // one seat after the other takes a pair (RI-55)
  Play,    // all seats at once: impact, drawing, confirming (RI-60, RI-75, RI-86)
  Over,
};

inline constexpr std::uint8_t kTaken = 0xff;

struct Pair {
  std::uint8_t first = kTaken, second = kTaken;
  bool operator==(const Pair&) const = default;
};

// What lies on the table for everybody.
struct Table {
  std::uint8_t seats = 1;
  std::uint8_t draft = 0, meteor = 0, lava = 0, longest_by_space = 0;
  std::uint8_t rounds = 0;  // of the whole game (RI-3)
  std::uint8_t round = 1;
  Phase phase = Phase::Roll;
  std::uint8_t star = 0;   // draft: who was first in round 1 (RI-146)
  std::uint8_t first = 0;  // draft: who picks first in this round
  std::uint8_t picks = 0;  // draft: pairs taken in this round
  std::uint8_t laid = 0;   // draft: pairs laid out in this round
  std::uint8_t pool_a = 0, pool_b = 0;
  std::uint8_t direction = 0, distance = 0;  // the meteor dice
  std::array<std::uint8_t, 2> lava_faces{};  // Piece
  std::array<Pair, 2 * kMaxSeats> pairs{};   // in the order laid out
  std::array<std::uint8_t, 6> reserved{};
};

// What a board showed when it was last public (RI-160).
struct Sheet {
  Cells cells{};
  Cells rounds{};  // the round number written in each space (RI-88)
  std::uint8_t marker = 0;
  std::uint8_t specials = 0;
  bool operator==(const Sheet&) const = default;
};

struct SeatState {
  Board board;
  Cells rounds{};
  Sheet shown;
  std::array<std::uint8_t, 4> faces{};  // Piece: the route faces of this round
  std::uint8_t faces_drawn = 0;         // bit i: faces[i] is drawn
  std::uint8_t lava_drawn = 0;          // bit i: lava_faces[i] is drawn
  std::uint8_t special_this_round = 0;  // drawn or shielded with (RI-80, RI-61)
  std::uint8_t settled = 0;             // the impact of this round (RI-60)
  std::uint8_t done = 0;                // confirmed (RI-86)
  std::array<std::uint8_t, 2> reserved{};

  // The board becomes public (RI-100).
  void publish() { shown = {board.cells, rounds, board.marker, board.specials}; }
  // The board is as it was last public: what was drawn since is taken back, and the impact is still to be settled where
  // there is one.
  void take_back_to_shown(bool meteor) {
    board = board_of(shown.cells);
    board.marker = shown.marker;
    board.specials = shown.specials;
    rounds = shown.rounds;
    faces_drawn = lava_drawn = special_this_round = done = 0;
    settled = meteor ? 0 : 1;
  }
};

using State = SeatedState<Table, SeatState, kMaxSeats>;

static_assert(std::has_unique_object_representations_v<Table>);
static_assert(sizeof(State) <= 4096);

inline std::uint64_t hash(const State& state) { return state.hash(); }

}  // namespace rh::railroad_ink
