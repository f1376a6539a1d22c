// How the bots of Pioneer Rails think: they find the best ways to end a turn by their value and ask, for each of those,
// what the next cards would make of it. Large, and without a memory: bots think with it one after the other.
#pragma once

#include "bots/bot.h"
#include "bots/games/pioneer_rails/planner.h"
#include "engine/games/pioneer_rails/game.h"

namespace rh::pioneer_rails {

struct Style {
  Judgement judgement;
  Beam beam;                 // how a turn is planned
  std::uint64_t boards = 0;  // sheets looked at in a turn when no budget is given; a budget's iterations are the same.
                             // 0: the best plan, no look-ahead, whatever the budget
  bool steady = false;       // does the same work whatever the budget: it is little
  std::size_t candidates = 1;  // plans that are looked at further
  Beam answer{};               // how turns after it are planned
  int depth = 1;               // how many of them before the value is asked
};

class Search {
 public:
  // The best way to go on from here to the end of the turn, for a seat that is to move.
  const Plan& best(const Style& style, const Budget& budget, const State& world, Seat seat, Random& random);
  // Ways to go on, best first by their value.
  void plans(const Judgement& judgement, const Beam& beam, const State& world, Seat seat, std::size_t keep,
             std::vector<Plan>& found);
  // What `done` or a deposit makes of the turn, with the best deposits after it.
  void ending(const State& world, Seat seat, const Move& move, Plan& plan);

  // What a plan leads to, when the cards come as this sample says: after so many more turns.
  double play_on(const Style& style, const State& world, Seat seat, const Plan& plan, std::uint64_t sample);

  std::uint64_t looked_at() const { return planner_.looked_at(); }

 private:
  Planner planner_;
  std::vector<Plan> plans_, answers_;
};

}  // namespace rh::pioneer_rails
