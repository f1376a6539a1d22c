#include "engine/games/railroad_ink/drawing.h"

namespace rh::railroad_ink {

Drawing::Drawing(const Table& table, const SeatState& seat)
    : board_(seat.board), has_lava_(table.lava != 0), lava_drawn_(seat.lava_drawn != 0) {
  for (std::size_t i = 0; i < 4; ++i) {
    if ((seat.faces_drawn >> i & 1) == 0) dice_ |= t_.route_variants[seat.faces[i]];
  }
  if (!seat.special_this_round && board_.specials_used() < t_.special_limit) {
    for (std::size_t i = 0; i < kSpecials; ++i) {
      if ((board_.specials >> i & 1) == 0) specials_ |= t_.route_variants[kFirstSpecial + i];
    }
  }
  if (has_lava_) {
    for (std::size_t i = 0; i < 2; ++i) {
      if ((seat.lava_drawn >> i & 1) == 0) lava_ |= t_.lava_variants[table.lava_faces[i]];
    }
  }
}

bool Drawing::lava_stuck() const {
  if (!has_lava_ || lava_drawn_) return false;
  for (CellSet cells = board_.empty & board_.touched; cells != 0;) {
    if ((lava_fits(pop_cell(cells)) & lava_) != 0) return false;
  }
  return true;
}

CellSet Drawing::erasable() const {
  CellSet found = 0;
  for (CellSet cells = board_.touched & ~board_.empty & ~board_.craters & ~board_.lava; cells != 0;) {
    const int cell = pop_cell(cells);
    if (lanes_with(board_.around[static_cast<std::size_t>(cell)], kLavaSide) != 0) found |= cell_bit(cell);
  }
  return found;
}

bool Drawing::lava_owed() const {
  if (!has_lava_ || lava_drawn_) return false;
  if (!lava_stuck() || volcano_spaces() != 0) return true;
  for (CellSet cells = erasable(); cells != 0;) {
    if ((lava_fits(pop_cell(cells)) & lava_) != 0) return true;
  }
  return false;
}

int undrawn(const SeatState& seat, Piece piece) {
  for (int i = 0; i < 4; ++i) {
    if (seat.faces[static_cast<std::size_t>(i)] == static_cast<std::uint8_t>(piece) && (seat.faces_drawn >> i & 1) == 0)
      return i;
  }
  return -1;
}

int undrawn_lava(const Table& table, const SeatState& seat, Piece piece) {
  for (int i = 0; i < 2; ++i) {
    if (table.lava_faces[static_cast<std::size_t>(i)] == static_cast<std::uint8_t>(piece) &&
        (seat.lava_drawn >> i & 1) == 0)
      return i;
  }
  return -1;
}

void draw(const Table& table, SeatState& seat, int cell, int variant) {
  const Piece piece = tables().variants[static_cast<std::size_t>(variant)].piece;
  if (is_route_face(piece)) {
    seat.faces_drawn = static_cast<std::uint8_t>(seat.faces_drawn | 1u << undrawn(seat, piece));
  } else if (is_special(piece)) {
    seat.board.use_special(piece);
    seat.special_this_round = 1;
  } else if (piece != Piece::Volcano) {
    seat.lava_drawn = static_cast<std::uint8_t>(seat.lava_drawn | 1u << undrawn_lava(table, seat, piece));
  }
  seat.board.draw(cell, variant);
  seat.rounds[static_cast<std::size_t>(cell)] = table.round;
}

void strike(const Table& table, SeatState& seat, int direction) {
  const int cell = landing(seat.board, direction, table.distance);
  seat.board.strike(cell);
  seat.board.marker = static_cast<std::uint8_t>(cell);
  seat.rounds[static_cast<std::size_t>(cell)] = 0;
  seat.settled = 1;
}

void shield(SeatState& seat, Piece special) {
  seat.board.use_special(special);
  seat.special_this_round = 1;
  seat.settled = 1;
}

}  // namespace rh::railroad_ink
