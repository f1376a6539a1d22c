#include "bots/games/railroad_ink/judgement.h"

#include <algorithm>

// The same choices on every platform, as in value.cpp.
#pragma clang fp contract(off)

namespace rh::railroad_ink {

float Judgement::operator()(const Value& known, const Sketch& sketch, int rounds_left) const {
  if (rounds_left <= 0) return static_cast<float>(sketch.total());
  float value = learned ? known(sketch, rounds_left) : static_cast<float>(sketch.total());
  if (exits != 0) value += exits * static_cast<float>(sketch.network_points());
  if (lines != 0) value += lines * static_cast<float>(sketch.line[kHighways] + sketch.line[kRailways]);
  if (centre != 0) value += centre * static_cast<float>(std::popcount(sketch.drawn() & tables().centre));
  if (open_end != 0) value += open_end * static_cast<float>(open_ends(sketch));
  if (special != 0) {
    const int kept = std::max(0, tables().special_limit - sketch.board.specials_used());
    value += special * static_cast<float>(std::min(rounds_left, kept));
  }
  return value;
}

CellSet Judgement::around(CellSet drawn) const {
  if (sight == 0 || drawn == 0) return kWholeBoard;
  for (int i = 0; i < sight; ++i) drawn |= beside(drawn);
  return drawn;
}

}  // namespace rh::railroad_ink
