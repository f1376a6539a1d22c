#include "bots/games/legends_of_the_west/reasons.h"

namespace rh::legends_of_the_west {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }
std::string_view city(int i) { return tables().cities[at(i)].id; }

Reason between(std::string_view code, int a, int b) { return Reason{code}.with("a", city(a)).with("b", city(b)); }

Reason for_claim(const State& world, Seat seat, const Move& move) {
  const SeatState& own = world.at(seat);
  const Route& route = tables().routes[at(move.route())];
  State after = world;
  put_trains(after, seat, move.route());
  int count = 0, sum = 0;
  const Ticket* done = nullptr;
  for (const int index : unfinished(own) - unfinished(after.at(seat))) {
    done = &tables().tickets[at(index)];
    sum += done->value;
    ++count;
  }
  if (count == 1) return between("completes", done->a, done->b).with("n", sum);
  if (count > 1) return Reason{"completes_more"}.with("count", count).with("n", sum);
  const Plan plan = plan_for(world, seat, {}, unfinished(own), {});
  if (plan.wanted.has(route.link)) {
    const LinkCosts costs = link_costs(after, seat, {});
    for (const int index : plan.pursued) {
      const Ticket& ticket = tables().tickets[at(index)];
      const Way before(link_costs(world, seat, {}), ticket.a, ticket.b), now(costs, ticket.a, ticket.b);
      if (now.cost() >= before.cost()) continue;
      int left = 0;
      for (const int link : now.links()) left += tables().links[at(link)].length;
      return between("towards", ticket.a, ticket.b).with("n", left);
    }
  }
  const double gain = gains_of(world, Context::imagined(world, seat, move.route(), move.locos()));
  if (triggers_bonus(own, move.route()) && gain >= 1) return Reason{"bonus"}.with("n", static_cast<int>(gain));
  if (gain >= 1) return Reason{"money"}.with("n", static_cast<int>(gain));
  return Reason{"spends"};
}

Reason for_card(const State& world, Seat seat, int kind) {
  if (kind == kLoco) return Reason{"loco"};
  for (const int link : plan_for(world, seat, {}, unfinished(world.at(seat)), {}).wanted) {
    const Link& wanted = tables().links[at(link)];
    for (int lane = wanted.first; lane < wanted.first + wanted.lanes; ++lane) {
      if (world.table.free.has(lane) && tables().routes[at(lane)].colour == colour_of(kind))
        return between("needed", wanted.a, wanted.b);
    }
  }
  return Reason{"cards"}.with("n", 2);
}

Reason for_tickets(const State& world, Seat seat, const Move& move) {
  BitSet<kTickets> kept;
  for (std::size_t i = 0; i < move.listed(); ++i) kept.add(move.at[i] - 1);
  const LinkCosts costs = link_costs(world, seat, {});
  BitSet<kLinks> together;
  int apart = 0, sum = 0;
  for (const int index : kept | unfinished(world.at(seat))) {
    const Way way(costs, tables().tickets[at(index)].a, tables().tickets[at(index)].b);
    for (const int link : way.links()) apart += tables().links[at(link)].length;
    together |= way.links();
  }
  for (const int link : together) sum += tables().links[at(link)].length;
  if (sum < apart) return Reason{"share"};
  return Reason{"easy"}.with("n", sum);
}

}  // namespace

Reason reason_for(const State& world, Seat seat, const Move& move) {
  switch (move.kind) {
    case Kind::Claim: return for_claim(world, seat, move);
    case Kind::Take: return for_card(world, seat, move.thing());
    case Kind::Keep: return move.listed() == 0 ? Reason{"not_worth"} : for_tickets(world, seat, move);
    case Kind::Draw: return Reason{"deck"};
    case Kind::Tickets: return Reason{"more_tickets"};
    case Kind::Pay:
    case Kind::Extra:
    case Kind::Discard: return Reason{"spare"};
    case Kind::Sell:
    case Kind::Special:
    case Kind::Reveal: return Reason{"worth"};
    case Kind::Skip: return Reason{"not_worth"};
    case Kind::Pass: return Reason{"only"};
    default: return Reason{"good_place"};
  }
}

}  // namespace rh::legends_of_the_west
