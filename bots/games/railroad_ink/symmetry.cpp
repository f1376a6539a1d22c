#include "bots/games/railroad_ink/symmetry.h"

namespace rh::railroad_ink {

int Symmetry::cell(int cell) const {
  const int row = cell / kSize, col = cell % kSize;
  return (swap_north_south ? kSize - 1 - row : row) * kSize + (swap_east_west ? kSize - 1 - col : col);
}

int Symmetry::variant(int variant) const {
  const Tables& t = tables();
  const Variant& shown = t.variants[static_cast<std::size_t>(variant)];
  Sides sides = 0;
  for (int d = 0; d < 4; ++d) {
    const bool turned = d == kEast || d == kWest ? swap_east_west : swap_north_south;
    sides |= static_cast<Sides>(side_of(shown.sides, d) << (2 * (turned ? opposite(d) : d)));
  }
  const auto piece = static_cast<std::size_t>(shown.piece);
  for (std::size_t i = 0; i < t.variant_count[piece]; ++i) {
    if (t.variants[t.variants_of[piece][i]].sides == sides) return t.variants_of[piece][i];
  }
  return variant;  // not reached: every piece may be mirrored (RI-20)
}

Move Symmetry::move(const Move& move) const {
  switch (move.kind) {
    case Kind::Draw: return Move::draw(cell(move.cell()), variant(move.variant));
    case Kind::Erase: return Move::erase(cell(move.cell()), variant(move.variant));
    case Kind::Volcano: return Move::volcano(cell(move.cell()));
    default: return move;
  }
}

bool Symmetry::keeps(const Board& board) const {
  if (cell(board.marker) != board.marker) return false;
  for (int from = 0; from < kCells; ++from) {
    const auto held = board.cells[static_cast<std::size_t>(from)];
    const auto there = board.cells[static_cast<std::size_t>(cell(from))];
    const int expected = held >= kFirstDrawn ? variant(held - kFirstDrawn) + kFirstDrawn : held;
    if (there != expected) return false;
  }
  return true;
}

}  // namespace rh::railroad_ink
