// What the value of a board is learned from: some sixty numbers about networks, lines, ends and room,
// and for every empty space the pattern its neighbours and exits show towards it.
//
// The board looks the same after both mirrors and a half turn, and after a quarter turn with highway
// and railway exchanged. Patterns that one of these turns into another share one row of weights, and
// numbers that differ only by the type of route come as larger and smaller, never as highway and railway.
#pragma once

#include "bots/games/railroad_ink/sketch.h"

namespace rh::railroad_ink {

inline constexpr std::size_t kNumbers = 64;
// Room for all rows of patterns(): each side of a space shows an end, an empty space or nothing.
inline constexpr std::size_t kPatterns = 1100;

struct Features {
  std::array<float, kNumbers> numbers;
  std::array<std::uint16_t, kCells> patterns;  // of the empty spaces
  std::size_t pattern_count;
};

void extract(const Sketch& sketch, Features& features);

// The row of a pattern: by space and by what is around it, two bits a side as in Sides, with 3 for an
// empty space beyond (lava counts as nothing).
const std::array<std::array<std::uint16_t, 256>, kCells>& patterns();
int pattern_rows();

}  // namespace rh::railroad_ink
