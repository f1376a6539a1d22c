// A game looked at afterwards: what was expected before each move, what would have been best, and what the played move
// gave away. Everybody is judged by what that seat could know.
#pragma once

#include <functional>

#include "bots/advice.h"
#include "engine/core/match.h"

namespace rh {

struct JudgedMove {
  std::size_t at = 0;  // index into the log
  Seat by = 0;
  Forecast expected;  // of the mover, before the move
  RatedMove played;
  RatedMove best;  // the played move where nothing better is known
  double given_away() const { return best.mine.points - played.mine.points; }
};

// Of one seat or, with kSpectator, of all. A move that follows the plan of the one before is judged with it, and where
// there is one move only nothing is judged. `done(i)` is called before each move of the log.
std::vector<JudgedMove> analyse(
    const Match& match, Adviser& adviser, Seat seat, const std::function<void(std::size_t)>& done = [](std::size_t) {});

}  // namespace rh
