// The ways of a seat's tickets: which links to build so that as much as possible is completed with the trains and the
// turns that are left. It looks at the map and at what the seat itself holds.
#pragma once

#include "bots/games/legends_of_the_west/judgement.h"
#include "engine/games/legends_of_the_west/rules.h"

namespace rh::legends_of_the_west {

// What it costs a seat to have each link, in tenths of a train: nothing for its own, kFar where it cannot be built.
using LinkCosts = std::array<std::int16_t, kLinks>;
LinkCosts link_costs(const State& state, Seat seat, const Judgement& judgement);

// The cheapest way between two cities.
class Way {
 public:
  Way(const LinkCosts& costs, int from, int to);
  int cost() const { return cost_; }  // kFar: there is none
  const BitSet<kLinks>& links() const { return links_; }

 private:
  int cost_ = kFar;
  BitSet<kLinks> links_;
};

struct Plan {
  BitSet<kLinks> wanted;     // to be built
  BitSet<kTickets> pursued;  // tickets that are completed by it
  int trains = 0, claims = 0;
  int worth = 0;  // dollars at stake: twice for tickets in hand, once for offered ones
};

// Own turns still to come, this one included, as far as the others' trains tell.
int turns_left(const State& state, Seat seat, const Judgement& judgement);
// Turns until so many claims of so many trains are done with what the hand holds.
int turns_for(const SeatState& own, int claims, int trains);

BitSet<kTickets> unfinished(const SeatState& own);
// Of tickets in hand and of offered ones, which need not be kept.
Plan plan_for(const State& state, Seat seat, const Judgement& judgement, const BitSet<kTickets>& held,
              const BitSet<kTickets>& offered);
// Is everything that is wanted still open? Takes off what was built meanwhile.
bool still_good(const State& state, Seat seat, Plan& plan);

inline bool own_link(const SeatState& own, int link) {
  return own.barred.has(tables().links[static_cast<std::size_t>(link)].first);
}
// A lane of this link could be claimed, with trains enough.
inline bool open_link(const State& state, Seat seat, int link) {
  return !own_link(state.at(seat), link) &&
         state.table.free.meets(tables().lanes_of_link[static_cast<std::size_t>(link)]);
}

}  // namespace rh::legends_of_the_west
