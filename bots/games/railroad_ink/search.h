// How the planning bots of Railroad Ink think: they find the round's best end boards by their value and ask, for each
// of those, what the next rolls would make of it. Large, and without a memory: bots think with it one after the other.
#pragma once

#include "bots/bot.h"
#include "bots/games/railroad_ink/last_round.h"
#include "engine/games/railroad_ink/game.h"

namespace rh::railroad_ink {

struct Style {
  Judgement judgement;         // how boards are valued and how much of one is seen
  std::uint64_t boards = 0;    // looked at in a round when no budget is given; a budget's iterations are the same.
                               // 0: one plan by `answer`, no look-ahead, whatever the budget
  std::size_t candidates = 1;  // end boards that are looked at further
  double planning = 1;         // share of the budget that goes into finding them
  Beam answer;                 // how a round after a tried roll is planned, or every round
  Beam last_answer;            // the same in the last round
  double proof = 1;            // boards of the exact last round, as a multiple of the budget
  int depth = 1;               // how many rounds are played on before the value is asked
};

class Search {
 public:
  Search();

  // A decision begins; the budget holds for all of it, so many boards and so many seconds, whichever end first.
  void begin(const Style& style, const Budget& budget);

  Move pick_pair(const State& world, Seat seat);
  Move settle_impact(const State& world, Seat seat);
  // The plan to follow, valid until the next decision; nothing where there is none.
  const Plan* plan_round(const State& now, Seat seat, Random& random);
  Move any_move(const State& world, Seat seat);

 private:
  // The part of the budget that is used up; more than 1 when it is over.
  double progress() const;
  void find_plans(const Sketch& start, const Task& task);
  // Which of the plans found to follow.
  std::size_t look_ahead(const Task& task, const Table& table, Random& random);

  Style style_;
  double boards_ = 0;  // the budget
  Deadline deadline_;
  std::uint64_t first_board_ = 0;

  Planner planner_;
  LastRound last_;
  std::vector<Plan> plans_;
  Moves moves_;  // too large for the small stack of a browser
};

}  // namespace rh::railroad_ink
