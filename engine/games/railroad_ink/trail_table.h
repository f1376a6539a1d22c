// The longest trail of any graph on the board, in bounded time. The search of longest_line.cpp is
// quicker on almost every board, but on a sheet full of junctions it would not end; this table walks
// over the board space by space and keeps, for the line between done and undone spaces, which joints
// the trail uses there and how they hang together (a "broken profile").
#pragma once

#include <vector>

#include "engine/games/railroad_ink/board.h"

namespace rh::railroad_ink {

using JointMap = std::array<Lanes, kCells>;

struct Trail {
  int joints = 0;
  std::vector<std::uint8_t> spaces;  // in the order of travel
};

// The longest trail between two spaces of odd degree; with `simple`, the longest path that visits
// every space at most once. Nothing (0 joints) when there is no joint at all.
Trail longest_trail(const JointMap& joints, bool simple);

// Walks all joints of a connected part that has no space of odd degree, or two and starts in one.
std::vector<std::uint8_t> tour(JointMap joints, int start);

}  // namespace rh::railroad_ink
