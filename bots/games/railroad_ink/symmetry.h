// The board looks the same in both mirrors and after a half turn. While a player's own sheet does
// too (always in the first round), a mirrored plan is as good as the plan: bots at one table choose
// among them, so that they do not all draw the same picture.
#pragma once

#include "engine/games/railroad_ink/board.h"

namespace rh::railroad_ink {

struct Symmetry {
  bool swap_east_west = false, swap_north_south = false;

  int cell(int cell) const;
  int variant(int variant) const;
  // Draw, Erase and Volcano; other moves stay as they are.
  Move move(const Move& move) const;
  // Does the board, impact marker included, look the same?
  bool keeps(const Board& board) const;
};

}  // namespace rh::railroad_ink
