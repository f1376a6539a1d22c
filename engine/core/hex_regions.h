// Regions of a map of hexes (PR-55): cells hang together over the sides they share, unless a wall
// runs there. A hex that a diagonal cuts in two is two cells.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/hex.h"
#include "engine/core/union.h"

namespace rh {

template <HexGrid G>
class HexRegions {
 public:
  using Hexes = BitSet<G.hexes()>;
  using Sides = BitSet<G.sides()>;
  using Cuts = std::array<std::int8_t, G.hexes()>;  // per hex the diagonal that cuts it, or hex::kNone

  // Hexes that are no cells are walls as a whole.
  constexpr HexRegions(const HexTables<G>& map, const Hexes& cells, const Sides& walls, const Cuts& cuts)
      : cuts_(cuts) {
    for (const int hex : cells) {
      for (const int direction : {0, 1, 2}) {  // the other three are seen from the neighbours
        const int beside = map.neighbours[hex][direction];
        if (beside == hex::kNone || !cells.has(beside) || walls.has(map.sides[hex][direction])) continue;
        cells_.join(cell(hex, direction), cell(beside, hex::opposite(direction)));
      }
    }
  }

  // The region of the cell at this side of the hex; of a whole hex any side will do.
  constexpr int region(int hex, int direction = 0) { return cells_.root(cell(hex, direction)); }

 private:
  // A whole hex is the first of its two numbers.
  constexpr int cell(int hex, int direction) const {
    return 2 * hex + (cuts_[hex] == hex::kNone ? 0 : hex::half(cuts_[hex], direction));
  }

  Cuts cuts_;
  Union<2 * G.hexes()> cells_;
};

}  // namespace rh
