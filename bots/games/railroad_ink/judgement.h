// How a player values boards and how much of one it sees: well, or as people do who have not played much.
#pragma once

#include "bots/games/railroad_ink/value.h"

namespace rh::railroad_ink {

// The value of a board as this player sees it: what was learned (value.h) or, without that, the points it shows now;
// and fixed misjudgements on top. In the last round everybody counts points.
struct Judgement {
  bool learned = true;
  // For each point of these, so much more than it is worth; less where negative.
  float exits = 0, lines = 0, centre = 0;
  float open_end = 0;  // points for an end that may still be continued
  float special = 0;   // points for a special route kept, while rounds are left to use it
  // Sees only spaces this many steps from what it drew last, as long as something can be drawn there; 0: all.
  int sight = 0;

  float operator()(const Value& known, const Sketch& sketch, int rounds_left) const;
  // What is in sight of these spaces.
  CellSet around(CellSet drawn) const;
};

}  // namespace rh::railroad_ink
