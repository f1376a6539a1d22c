#include "bots/games/legends_of_the_west/plan.h"

#include <algorithm>

// The same choices on every platform.
#pragma clang fp contract(off)

namespace rh::legends_of_the_west {
namespace {

constexpr int kTrain = 10;  // a train, in the unit of costs

std::size_t at(int i) { return static_cast<std::size_t>(i); }

}  // namespace

LinkCosts link_costs(const State& state, Seat seat, const Judgement& judgement) {
  const Tables& all = tables();
  const SeatState& own = state.at(seat);
  const int colour = company_of(own).colour;
  LinkCosts costs;
  costs.fill(kFar);
  for (std::size_t i = 0; i < all.links.size(); ++i) {
    const Link& link = all.links[i];
    if (own.barred.has(link.first)) {
      costs[i] = 0;
      continue;
    }
    for (int lane = link.first; lane < link.first + link.lanes; ++lane) {
      if (!state.table.free.has(lane)) continue;
      int cost = kTrain * link.length + judgement.claim;
      if (all.large.has(link.a) || all.large.has(link.b)) cost -= judgement.large;
      if (all.routes[at(lane)].colour == colour) cost -= judgement.company;
      costs[i] = static_cast<std::int16_t>(std::min(int{costs[i]}, std::max(cost, 1)));
    }
  }
  return costs;
}

Way::Way(const LinkCosts& costs, int from, int to) {
  const auto& graph = tables().graph();
  std::array<std::int16_t, kCities> least;
  std::array<std::uint8_t, kCities> edge, before;
  least.fill(kFar);
  least[at(from)] = 0;
  for (BitSet<kCities> open{from}; !open.empty();) {
    int nearest = *open.begin();
    for (const int city : open) {
      if (least[at(city)] < least[at(nearest)]) nearest = city;
    }
    if (nearest == to) break;
    open.remove(nearest);
    for (const auto& step : graph.steps(nearest)) {
      const int cost = costs[step.edge];
      if (cost == kFar || least[at(nearest)] + cost >= least[step.to]) continue;
      least[step.to] = static_cast<std::int16_t>(least[at(nearest)] + cost);
      edge[step.to] = static_cast<std::uint8_t>(step.edge);
      before[step.to] = static_cast<std::uint8_t>(nearest);
      open.add(step.to);
    }
  }
  cost_ = least[at(to)];
  if (cost_ == kFar) return;
  for (int city = to; city != from; city = before[at(city)]) {
    if (costs[edge[at(city)]] > 0) links_.add(edge[at(city)]);
  }
}

int turns_left(const State& state, Seat seat, const Judgement& judgement) {
  const Table& table = state.table;
  if (table.last_round != kNobody) return 1;
  int least = 255;
  for (Seat s = 0; s < table.seats; ++s) {
    if (s != seat) least = std::min(least, int{state.at(s).trains});
  }
  return 2 + static_cast<int>(judgement.pace * std::max(0, least - 2));
}

int turns_for(const SeatState& own, int claims, int trains) {
  const int missing = std::max(0, trains - own.cards * 3 / 4);
  return claims + (missing + 1) / 2;
}

BitSet<kTickets> unfinished(const SeatState& own) {
  BitSet<kTickets> open;
  for (const int index : own.tickets) {
    const Ticket& ticket = tables().tickets[at(index)];
    if (!joined(own, ticket.a, ticket.b)) open.add(index);
  }
  return open;
}

Plan plan_for(const State& state, Seat seat, const Judgement& judgement, const BitSet<kTickets>& held,
              const BitSet<kTickets>& offered) {
  const Tables& all = tables();
  const SeatState& own = state.at(seat);
  LinkCosts costs = link_costs(state, seat, judgement);
  BitSet<kTickets> rest = held | offered;
  const int turns = turns_left(state, seat, judgement), trains = own.trains - judgement.spare_trains;
  Plan plan;
  while (!rest.empty()) {
    int best = -1, best_trains = 0, best_claims = 0;
    double best_rate = 0;
    BitSet<kLinks> best_links;
    for (const int index : rest) {
      const Ticket& ticket = all.tickets[at(index)];
      const Way way(costs, ticket.a, ticket.b);
      if (way.cost() == kFar) {
        rest.remove(index);
        continue;
      }
      int more = 0;
      for (const int link : way.links()) more += all.links[at(link)].length;
      const int claims = way.links().size();
      const bool refusable = offered.has(index);
      if (plan.trains + more > trains || turns_for(own, plan.claims + claims, plan.trains + more) > turns) continue;
      if (refusable && ticket.value < judgement.least_worth * more) continue;
      const double worth = (refusable ? 1 : 2) * ticket.value + judgement.long_ones * ticket.value;
      const double rate = worth / (way.cost() + 8);
      if (best >= 0 && rate <= best_rate) continue;
      best = index, best_rate = rate, best_trains = more, best_claims = claims;
      best_links = way.links();
    }
    if (best < 0) break;
    rest.remove(best);
    plan.pursued.add(best);
    plan.wanted |= best_links;
    plan.trains += best_trains;
    plan.claims += best_claims;
    plan.worth += (offered.has(best) ? 1 : 2) * all.tickets[at(best)].value;
    for (const int link : best_links) costs[at(link)] = 0;
    if (judgement.one_at_a_time > 0 && plan.pursued.size() >= judgement.one_at_a_time && plan.trains > 0) break;
  }
  return plan;
}

bool still_good(const State& state, Seat seat, Plan& plan) {
  const SeatState& own = state.at(seat);
  for (const int link : plan.wanted) {
    const int length = tables().links[at(link)].length;
    if (own_link(own, link)) {
      plan.wanted.remove(link);
      plan.trains -= length;
      --plan.claims;
    } else if (!open_link(state, seat, link)) {
      return false;
    }
  }
  return plan.trains <= own.trains;
}

}  // namespace rh::legends_of_the_west
