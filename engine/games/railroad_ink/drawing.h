// What a seat may draw in its present position: the questions that legal(), check() and the bots
// share. One place decides what fits, what is owed and what is stuck.
#pragma once

#include "engine/games/railroad_ink/state.h"

namespace rh::railroad_ink {

class Drawing {
 public:
  Drawing(const Table& table, const SeatState& seat);

  // Variants of undrawn route faces (RI-78), of special routes still allowed (RI-80), and of
  // undrawn lava faces (RI-95).
  std::uint64_t dice() const { return dice_; }
  std::uint64_t specials() const { return specials_; }
  std::uint32_t lava() const { return lava_; }

  CellSet drawable() const { return board_.empty | board_.craters; }
  std::uint64_t route_fits(int cell) const { return t_.route_fits[board_.around[static_cast<std::size_t>(cell)]]; }
  std::uint32_t lava_fits(int cell) const { return t_.lava_fits[board_.around[static_cast<std::size_t>(cell)]]; }

  // Variants of undrawn faces that fit on this space, if it is empty: they are owed (RI-86.1).
  std::uint64_t owed_at(int cell) const { return (board_.empty >> cell & 1) != 0 ? route_fits(cell) & dice_ : 0; }
  // A lava die must still be drawn, or the way to one opened (RI-86.2, RI-96).
  bool lava_owed() const;

  // No lava die has been drawn and none fits on an empty space (RI-97).
  bool lava_stuck() const;
  // Spaces with a route, without lava, that a neighbour's lava side faces (RI-97).
  CellSet erasable() const;
  // Empty spaces without lava beside them (RI-98).
  CellSet volcano_spaces() const { return has_lava_ ? board_.empty & ~beside(board_.lava) : 0; }

 private:
  const Tables& t_ = tables();
  const Board& board_;
  bool has_lava_;
  bool lava_drawn_;
  std::uint64_t dice_ = 0, specials_ = 0;
  std::uint32_t lava_ = 0;
};

// The undrawn face (index into the seat's faces or the lava faces) that shows this piece, or -1.
int undrawn(const SeatState& seat, Piece piece);
int undrawn_lava(const Table& table, const SeatState& seat, Piece piece);

// What a legal draw, erasure or volcano does to the seat.
void draw(const Table& table, SeatState& seat, int cell, int variant);
void strike(const Table& table, SeatState& seat, int direction);
void shield(SeatState& seat, Piece special);

}  // namespace rh::railroad_ink
