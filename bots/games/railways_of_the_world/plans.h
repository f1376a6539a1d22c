// An action is one decision: a link with all its tiles, a delivery with its whole journey. The planner finds what a
// seat may do and says what each is worth, in points at the end of the game.
#pragma once

#include <vector>

#include "bots/games/railways_of_the_world/network.h"
#include "bots/games/railways_of_the_world/offers.h"
#include "engine/games/railways_of_the_world/rules.h"

namespace rh::railways_of_the_world {

struct Plan {
  FixedVector<Move, kMostPath + 4> moves;  // to the end of the action, or to nature's move in it
  double worth = 0;
  std::size_t place = 0;  // in which it was thought of
};

// How much of a game is still to come for a seat, about.
struct Time {
  int turns = 0;    // whole turns after this one
  int actions = 0;  // after the one that is to be chosen
};
Time time_left(const Table& table, const Judgement& judgement);

// What money is worth to a player: much while bonds have to be issued, little when more is there than can be spent.
class Purse {
 public:
  Purse(const Table& table, const Company& company, const Judgement& judgement);

  const Time& time() const { return time_; }
  double cost(int price) const;
  // What so many points bring beside themselves, now; and a point that is still to come, about.
  double income(double points) const;
  double income_to_come() const;

 private:
  const Common& common_;
  const Company& company_;
  Time time_;
  double money_;  // points for a thousand
};

// How many links are looked at, and with what luck they are found.
struct Sample {
  int links = 0;
  Random* random = nullptr;
};

class Planner {
 public:
  // All that a seat, which is to act, could sensibly do, best first. Never nothing.
  void plans(const State& state, Seat seat, const Judgement& judgement, std::vector<Plan>& found);
  // The best of fewer, in a game that goes on from this table.
  void playouts_from(const Table& table) { known_ = offers_.of(table); }
  void quick(const State& state, Seat seat, const Judgement& judgement, const Sample& sample, Plan& best);
  // What a seat can expect between two actions: what is there, and what its cubes promise.
  double expected(const State& state, Seat seat, const Judgement& judgement) const;

 private:
  Offers offers_;
  std::vector<Offer> known_;
  std::vector<Plan> quick_;
};

}  // namespace rh::railways_of_the_world
