// Activation at the end of a seat's tracks (spec section 4.4): which locations its sheet brings to life.
#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/core/hex_regions.h"
#include "engine/games/pioneer_rails/state.h"

namespace rh::pioneer_rails {

// What becomes active, in the order in which it is circled (PR-56): mines, saloons, ranches, forts, yards, banks.
using Activated = FixedVector<std::uint8_t, kHexes>;

// The regions of a sheet (PR-55).
HexRegions<kGrid> regions_of(const Map& map, const Sheet& sheet);
// Sides of a hex that carry a track.
int sides_with_tracks(const Sheet& sheet, int hex);

// The locations that the tracks of this turn activate. `fenced`: a region may have changed.
void find_activated(const Map& map, const Sheet& sheet, std::span<const std::uint16_t> laid, bool fenced,
                    Activated& found);
// Circles what an activated location brings; a bank waits for its deposit.
void activate(const Map& map, Sheet& sheet, int hex, int round);

// A sheet with the tracks of this turn on it, which `done` has not settled yet.
struct Drawn {
  const Sheet& sheet;
  std::span<const std::uint16_t> laid;
  bool fenced = false;
};
// As `done` would leave it, with nothing deposited yet, and what would become active by it.
struct Settled {
  Sheet sheet;
  Activated active;
};
Settled settle(const Map& map, const Drawn& drawn, int round);

}  // namespace rh::pioneer_rails
