// How the bots of Railways of the World look ahead: they play each of the best plans on to the end of the game, or some
// turns far, everybody acting by the planner with less care, and compare what comes of it. Large, and without a memory:
// bots think with it one after the other.
#pragma once

#include "bots/bot.h"
#include "bots/games/railways_of_the_world/plans.h"
#include "engine/games/railways_of_the_world/game.h"

namespace rh::railways_of_the_world {

struct Style {
  Judgement judgement;
  std::size_t candidates = 1;  // plans that are played on; 1: the best one is taken as it is
  std::uint64_t actions = 0;   // of everybody in all playouts of a decision, when no budget is given; a budget's
                               // iterations are the same
  int turns = 3;               // that are played before the rest is judged
  int links = 6;               // looked at in an action of a playout, of others half as many
  double rival = 0.6;          // what the best opponent's points cost
  bool steady = false;         // does the same work whatever the budget: it is little
};

class Search {
 public:
  // The best way to go on from here to the end of the action, for a seat that is to move.
  const Plan& best(const Style& style, const Budget& budget, const State& world, const Outlook& outlook,
                   Random& random);
  Planner& planner() { return planner_; }
  // What comes of a plan, when luck is as this sample says.
  double play_on(const Style& style, const State& world, Seat seat, const Plan& plan, std::uint64_t sample);

 private:
  double value_of(const Style& style, const State& state, Seat seat) const;

  Planner planner_;
  std::vector<Plan> plans_;
  State state_;
  Plan answer_;
  std::uint64_t actions_ = 0;
};

}  // namespace rh::railways_of_the_world
