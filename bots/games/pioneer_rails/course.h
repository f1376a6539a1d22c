// The game as it goes on for one seat: its sheet and the cards. The others touch it only by the card the dealer takes
// and by who is first with an objective, so a look ahead needs no more.
#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/games/pioneer_rails/rules.h"

namespace rh::pioneer_rails {

using Cards = FixedVector<std::uint8_t, 3>;

struct Course {
  Table table;
  Sheet sheet;
  Seat seat = 0;
  std::uint8_t hidden = kNoCard;

  Course() = default;
  // The sheet of another seat is the one that everybody has seen.
  Course(const State& state, Seat of, bool own);

  bool over() const { return table.phase == Phase::Over; }
  int turns_left() const { return over() ? 0 : kRounds * kTurns - table.turns_played(); }

  // Objectives, hands and what else follows when this seat has played its turn; the next one begins.
  void end_turn();
  // Nature's part of a turn: the cards of which the seat takes one.
  void deal(Random& random, Cards& cards);
};

// The points of a sheet and, alone, what removed objectives take off the target: what all play is for.
int net_points(const Table& table, const Sheet& sheet);
// Alone: what net points must exceed.
int net_target(const Table& table);

}  // namespace rh::pioneer_rails
