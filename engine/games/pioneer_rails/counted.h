// What on a sheet stands behind its points and objectives: for clients to light up, never to be scored.
#pragma once

#include "engine/core/json_writer.h"
#include "engine/games/pioneer_rails/scoring.h"

namespace rh::pioneer_rails {

// What an objective counts: of the three only what its measure looks at. A shortcut has no side, but a hex.
struct Counted {
  Hexes hexes;
  Towns towns;
  Sides sides;
};
// `waiting`: banks that are activated and not served yet.
Counted counted(const Map& map, const Sheet& sheet, Measure measure, const Hexes& waiting);

// The region of a ranch, cell by cell.
void write_region(const Map& map, const Sheet& sheet, int ranch, JsonWriter& json);
// Every region that has a ranch (PR-55), as objects of a list.
void write_pastures(const Map& map, const Sheet& sheet, JsonWriter& json);
void write_counted(const Counted& counted, JsonWriter& json);

}  // namespace rh::pioneer_rails
