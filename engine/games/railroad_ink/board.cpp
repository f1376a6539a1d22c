#include "engine/games/railroad_ink/board.h"

namespace rh::railroad_ink {

Board::Board() {
  const Tables& t = tables();
  around = t.exits_at;
  marker = t.central_cell;
  for (const Exit& exit : t.exits) touched |= cell_bit(exit.cell);
}

void Board::show_to_neighbours(int cell, Sides sides) {
  const auto& beside = tables().neighbour[static_cast<std::size_t>(cell)];
  for (int d = 0; d < 4; ++d) {
    const int other = beside[static_cast<std::size_t>(d)];
    if (other < 0) continue;
    const int shift = 2 * opposite(d);
    Sides& seen = around[static_cast<std::size_t>(other)];
    seen = static_cast<Sides>((seen & ~(3u << shift)) | static_cast<unsigned>(side_of(sides, d)) << shift);
    touched = (touched & ~cell_bit(other)) | (seen != 0 ? cell_bit(other) : 0);
  }
}

void Board::draw(int cell, int variant) {
  const Sides sides = tables().variants[static_cast<std::size_t>(variant)].sides;
  cells[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(variant + kFirstDrawn);
  const CellSet bit = cell_bit(cell);
  empty &= ~bit;
  craters &= ~bit;
  lava = variant >= kRouteVariants ? lava | bit : lava & ~bit;
  show_to_neighbours(cell, sides);
}

void Board::strike(int cell) {
  cells[static_cast<std::size_t>(cell)] = kCraterCell;
  const CellSet bit = cell_bit(cell);
  empty &= ~bit;
  craters |= bit;
  lava &= ~bit;
  show_to_neighbours(cell, 0);
}

Board board_of(const Cells& cells) {
  Board board;
  for (int cell = 0; cell < kCells; ++cell) {
    const auto held = cells[static_cast<std::size_t>(cell)];
    if (held == kCraterCell) board.strike(cell);
    if (held >= kFirstDrawn) board.draw(cell, held - kFirstDrawn);
  }
  return board;
}

int landing(const Board& board, int direction, int distance) {
  const auto& neighbour = tables().neighbour;
  int cell = board.marker;
  const auto step = [&] {
    if (neighbour[static_cast<std::size_t>(cell)][static_cast<std::size_t>(direction)] < 0)
      direction = opposite(direction);
    cell = neighbour[static_cast<std::size_t>(cell)][static_cast<std::size_t>(direction)];
  };
  for (int i = 0; i < distance; ++i) step();
  while (board.cells[static_cast<std::size_t>(cell)] == kCraterCell) step();
  return cell;
}

}  // namespace rh::railroad_ink
