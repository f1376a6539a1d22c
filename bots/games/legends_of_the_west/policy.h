// A player without foresight: one answer to every question of the game, by a plan for its tickets and by what each
// thing is worth at once. Levels and characters are such players; the search plays games on with them.
#pragma once

#include <optional>

#include "bots/games/legends_of_the_west/plan.h"
#include "engine/games/legends_of_the_west/claims.h"

namespace rh::legends_of_the_west {

// What a seat has in mind; worked out anew when it no longer holds.
struct Mind {
  Plan plan;
  BitSet<kTickets> tickets;  // that the plan was made for
  bool known = false;
};

// How much a card of each colour helps now, and a locomotive.
struct Pull {
  std::array<double, kColours> colour{};
  double loco = 0;
  double blind = 0;  // what the deck gives on average
  double of(int kind) const { return kind == kLoco ? loco : colour[static_cast<std::size_t>(colour_of(kind))]; }
};

struct Option {
  Move move;
  double worth = 0;
};
using Candidates = FixedVector<Option, 300>;

class Policy {
 public:
  // A legal move of this seat, which is asked.
  Move answer(const State& state, Seat seat, const Judgement& judgement, Mind& mind);
  // Candidates for an action, one payment for each route.
  void actions(const State& state, Seat seat, const Judgement& judgement, Mind& mind, Candidates& options) const;

  static const Plan& plan_of(const State& state, Seat seat, const Judgement& judgement, Mind& mind);

 private:
  Move keep(const State& state, Seat seat, const Judgement& judgement) const;
  Move listed(const State& state, Seat seat, const Judgement& judgement, Mind& mind);

  Moves moves_;
  Candidates options_;
};

// The best payment for a route: few locomotives, cars that are not needed elsewhere. Nothing where the hand cannot.
std::optional<Move> payment(const State& state, Seat seat, int route, const Pull& pull);
// Dollars that a claim brings at once, tokens counted by what they are worth in the end.
double gains_of(const State& state, const Context& context);
// What is still to come for trains that are left, as a smooth curve through the bank's bonus.
double train_worth(const State& state, int trains);
Pull pull_of(const State& state, Seat seat, const BitSet<kLinks>& wanted, const Judgement& judgement);
// Without tickets to pursue: the route that is best built next.
int next_route(const State& state, Seat seat, const Judgement& judgement);

}  // namespace rh::legends_of_the_west
