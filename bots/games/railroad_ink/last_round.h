// The last round, exactly: the highest score that any order of the dice and a special route can reach.
//
// Depth first over all drawings, every board once, and no deeper where even the most that the rest
// could add does not beat the best board known. Not for lava dice: their rounds are planned by beam.
#pragma once

#include "bots/games/railroad_ink/planner.h"

namespace rh::railroad_ink {

class LastRound {
 public:
  // Improves on `plan`, which is a plan of this round or empty. True when the result is the best
  // there is; false when more than `limit` boards would have had to be looked at.
  bool improve(const Sketch& start, const Task& task, std::uint64_t limit, Plan& plan);

  std::uint64_t looked_at() const { return looked_at_; }  // boards, in the last call

 private:
  void visit(const Sketch& sketch, std::uint8_t drawn, bool special_done);
  int most_to_gain(const Sketch& sketch, std::uint8_t drawn, bool special) const;

  Task task_;
  std::uint64_t limit_ = 0, looked_at_ = 0;
  bool complete_ = true;
  int best_ = 0;
  Plan* plan_ = nullptr;
  std::array<Move, Plan::kMaxDrawings> path_{};
  std::size_t depth_ = 0;
  SeenBoards seen_;
};

}  // namespace rh::railroad_ink
