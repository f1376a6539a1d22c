// One player's board while it is drawn on: what every space holds and, kept up to date beside it,
// what the neighbours show towards every space, so that "what fits here" is one look-up.
#pragma once

#include <array>
#include <cstdint>

#include "engine/games/railroad_ink/components.h"

namespace rh::railroad_ink {

// What a space holds: nothing, a crater, or a variant (+ kFirstDrawn).
inline constexpr std::uint8_t kEmptyCell = 0, kCraterCell = 1, kFirstDrawn = 2;

using Cells = std::array<std::uint8_t, kCells>;
using CellSet = std::uint64_t;
constexpr CellSet cell_bit(int cell) { return CellSet{1} << cell; }
inline constexpr CellSet kWholeBoard = (CellSet{1} << kCells) - 1;

constexpr int pop_cell(CellSet& cells) {
  const int cell = std::countr_zero(cells);
  cells &= cells - 1;
  return cell;
}

// All neighbours of a set of spaces.
constexpr CellSet beside(CellSet cells) {
  CellSet first_column = 0;
  for (int row = 0; row < kSize; ++row) first_column |= cell_bit(row * kSize);
  const CellSet last_column = first_column << (kSize - 1);
  return ((cells << kSize) | (cells >> kSize) | ((cells & ~last_column) << 1) | ((cells & ~first_column) >> 1)) &
         kWholeBoard;
}

struct Board {
  Cells cells{};
  std::array<Sides, kCells> around{};  // what neighbours and exits show towards each space
  std::uint8_t marker = 0;             // the space of the impact marker (RI-43)
  std::uint8_t specials = 0;           // bit i: special route kFirstSpecial + i is used
  std::array<std::uint8_t, 4> reserved{};
  CellSet empty = kWholeBoard;
  CellSet craters = 0;
  CellSet lava = 0;     // spaces that hold lava
  CellSet touched = 0;  // spaces with something around them

  Board();  // an empty board: only the exits (RI-40)

  bool holds_route_or_lava(int cell) const { return cells[static_cast<std::size_t>(cell)] >= kFirstDrawn; }
  // Of a space that holds a route or lava.
  int variant_at(int cell) const { return cells[static_cast<std::size_t>(cell)] - kFirstDrawn; }
  Sides sides_at(int cell) const {
    return holds_route_or_lava(cell) ? tables().variants[static_cast<std::size_t>(variant_at(cell))].sides : Sides{0};
  }
  // Draws a variant over whatever the space holds.
  void draw(int cell, int variant);
  // Erases the space and leaves a crater (RI-67).
  void strike(int cell);
  int specials_used() const { return std::popcount(specials); }
  bool special_used(Piece special) const { return (specials >> (static_cast<int>(special) - kFirstSpecial) & 1) != 0; }
  void use_special(Piece special) {
    specials = static_cast<std::uint8_t>(specials | 1u << (static_cast<int>(special) - kFirstSpecial));
  }

  bool operator==(const Board&) const = default;

 private:
  void show_to_neighbours(int cell, Sides sides);
};

// A board from its cells alone (marker and used special routes left as on an empty board).
Board board_of(const Cells& cells);

// Where a meteor lands (RI-64 to RI-66).
int landing(const Board& board, int direction, int distance);

}  // namespace rh::railroad_ink
