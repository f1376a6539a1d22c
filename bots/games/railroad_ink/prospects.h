// What becomes of the boards at a table: how a round can be ended well from here, and what its end is worth. Without
// luck: the same position always has the same prospects.
#pragma once

#include <span>

#include "bots/advice.h"
#include "bots/games/railroad_ink/planner.h"
#include "engine/games/railroad_ink/game.h"

namespace rh::railroad_ink {

// Final points to hope for with good play, and how many rounds after the present one they still depend on.
struct Promise {
  double points = 0;
  int rounds_left = 0;
  bool certain = false;  // nothing changes them any more
};

// What players make of a promise.
Forecast forecast(const Table& table, const Promise& promise);

class Prospects {
 public:
  Prospects() : planner_(Value::learned()) {}

  // Of a seat as another one, or it itself, sees it: of others what was last shown counts, and the dice of the round.
  Promise of(const State& world, Seat seat, Seat viewer);
  // The best ways to end the round for a seat that has settled the impact, at most `keep`, the best first.
  void plans(const State& world, Seat seat, Beam beam, std::size_t keep, std::vector<Plan>& plans);
  // The best round of a seat that takes this pair of the draft, with what it took before.
  float with_pair(const State& world, Seat seat, const Move& pair);
  // What ends of the present round are worth, by what the same rolls would make of each; they are always the same
  // rolls. Fewer of them when time runs out.
  std::vector<double> compare(const Table& table, std::span<const Sketch> ends, const Deadline& deadline);

 private:
  float best_round(State& state, Seat seat);
  float before_roll(const Table& table, const Board& board);

  Planner planner_;
  Moves moves_;  // too large for the small stack of a browser
};

}  // namespace rh::railroad_ink
