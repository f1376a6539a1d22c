// How many tracks every corner is away from each railway, without a bonus. Corners are looked at all together: they are
// numbered line by line, so that a side always leads 12, 13 or 14 numbers further or back, and a step of all railway
// ends at once is six shifts of a set.
#pragma once

#include "engine/games/pioneer_rails/state.h"

namespace rh::pioneer_rails {

inline constexpr std::uint8_t kFar = 9;  // as far as that or further

class Reach {
 public:
  Reach(const Table& table, const Sheet& sheet);

  int steps(int suit, int corner) const { return steps_[index(suit)][static_cast<std::size_t>(corner)]; }
  // To the nearest corner of a hex.
  int steps_to_hex(int suit, int hex) const {
    int least = kFar;
    for (const int corner : kMap.corners[static_cast<std::size_t>(hex)]) least = std::min(least, steps(suit, corner));
    return least;
  }
  int steps_to_any(int suit, const Corners& corners) const {
    int far = 0;
    while (far < kFar && !fronts_[index(suit)][static_cast<std::size_t>(far)].meets(corners)) ++far;
    return far;
  }

 private:
  static std::size_t index(int suit) { return static_cast<std::size_t>(suit); }

  std::array<std::array<std::uint8_t, kCorners>, kSuits> steps_;
  std::array<std::array<Corners, kFar>, kSuits> fronts_;  // corners that are so many tracks away
};

// What of a map is asked for again and again.
struct Ground {
  Corners towns, edge;
  std::array<Corners, kMostRanges> ranges;             // corners of a range
  Corners bridges, tunnels;                            // ends of sides that need one
  std::array<std::array<std::uint64_t, 4>, 3> down{};  // corners from which an open side leads 12, 13, 14 further
  std::array<std::uint8_t, kHexes> places{};           // locations that sides activate
  int place_count = 0;
  int range_count = 0;
};
const Ground& ground(int side);

}  // namespace rh::pioneer_rails
