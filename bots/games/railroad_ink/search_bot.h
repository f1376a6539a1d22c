// The bots of Railroad Ink that plan: they find the round's best end boards by their value and ask, for
// each of those, what the next rolls would make of it. `fast` and `expert` differ in how much they do.
#pragma once

#include "bots/bot.h"
#include "bots/games/railroad_ink/last_round.h"
#include "engine/games/railroad_ink/game.h"

namespace rh::railroad_ink {

struct Style {
  std::uint64_t boards;    // looked at in a round when no budget is given; a budget's iterations are the same
  std::size_t candidates;  // end boards that are looked at further
  double planning;         // share of the budget that goes into finding them
  Beam answer;             // how a round after a tried roll is planned
  Beam last_answer;        // the same in the last round
  double proof;            // boards of the exact last round, as a multiple of the budget
  int depth = 1;           // how many rounds are played on before the value is asked
};

class SearchBot : public TypedBot<RailroadInk> {
 public:
  explicit SearchBot(const Style& style);
  std::optional<PackedMove> planned(const Outlook& outlook, Random& random) override;

 protected:
  Move think(const State& world, const Outlook& outlook, const Budget& budget, Random& random) override;

 private:
  struct Limit;

  // What comes next in this round's plan, if it still fits.
  std::optional<Move> follow_plan(const State& world, Seat seat);
  Move pick_pair(const State& world, Seat seat, const Limit& limit);
  Move settle_impact(const State& world, Seat seat, const Limit& limit);
  void plan_round(const State& world, Seat seat, const Limit& limit, Random& random);
  void find_plans(const Sketch& start, const Task& task, const Limit& limit);
  // Which of the plans found to follow.
  std::size_t look_ahead(const Task& task, const Table& table, const Limit& limit, Random& random);

  Style style_;
  Planner planner_;
  LastRound last_;
  std::vector<Plan> plans_;
  Moves moves_;  // too large for the small stack of a browser
  // The bot's memory: what it means to draw in this round, and the board it expects before the next drawing.
  std::vector<Move> agenda_;
  std::size_t at_ = 0;
  Board expected_;
  int round_ = 0;
};

std::unique_ptr<Bot> make_greedy_bot();
std::unique_ptr<Bot> make_fast_bot();
std::unique_ptr<Bot> make_expert_bot();

}  // namespace rh::railroad_ink
