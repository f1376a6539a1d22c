// The bots of Railroad Ink that plan: `fast` takes the round that leads to the board of the highest
// value; `expert` also asks, for the best of those boards, what the next rolls would make of them.
#pragma once

#include "bots/bot.h"
#include "bots/games/railroad_ink/last_round.h"
#include "engine/games/railroad_ink/game.h"

namespace rh::railroad_ink {

struct Style {
  Beam beam;            // of the round at hand
  Beam last;            // of the last round, where the score itself is at stake
  std::uint64_t exact;  // boards that the exact search of the last round may look at
  int candidates = 1;   // boards that are looked at further; 1: no look-ahead
  int rolls = 0;        // next rolls tried with the last two candidates; fewer with the others
  Beam answer;          // of a round after a tried roll
  Beam last_answer;     // the same in the last round
  std::uint64_t usual;  // boards looked at a round with these widths, roughly: what a budget is measured by
};

class SearchBot : public TypedBot<RailroadInk> {
 public:
  explicit SearchBot(const Style& style);

 protected:
  Move think(const State& world, const Outlook& outlook, const Budget& budget, Random& random) override;

 private:
  struct Limit;

  Move pick_pair(const State& world, Seat seat, const Limit& limit);
  void plan_round(const State& world, Seat seat, const Limit& limit, Random& random);
  // The best plans of a round, and which of them to follow.
  const Plan& choose_plan(const Sketch& start, const Task& task, const Table& table, const Limit& limit,
                          Random& random);
  std::size_t look_ahead(const Task& task, const Table& table, const Limit& limit, Random& random);

  Style style_;
  Planner planner_;
  LastRound last_;
  std::vector<Plan> plans_;
  // The bot's memory: what it means to draw in this round, and the board it expects before each drawing.
  std::vector<Move> agenda_;
  std::size_t at_ = 0;
  Board expected_;
};

std::unique_ptr<Bot> make_greedy_bot();
std::unique_ptr<Bot> make_fast_bot();
std::unique_ptr<Bot> make_expert_bot();

}  // namespace rh::railroad_ink
