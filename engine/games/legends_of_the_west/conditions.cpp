#include "engine/games/legends_of_the_west/conditions.h"

#include <algorithm>

#include "engine/core/longest.h"

namespace rh::legends_of_the_west {
namespace {

const Route& route_at(int route) { return tables().routes[static_cast<std::size_t>(route)]; }

bool has_marker(const Table& table, Marker marker, int route) {
  const Route& at = route_at(route);
  if (marker == Marker::Storm) return table.storms.has(at.link);
  if (marker == Marker::Grain) return table.grain[at.a] != 0 || table.grain[at.b] != 0;
  return std::ranges::any_of(table.depots, [&](std::uint8_t city) { return city == at.a || city == at.b; });
}

int count_cards(const CardFilter& filter, const State& state, Seat seat) {
  if (filter.last_drawn) return fits_card(filter, state.table.last_drawn) ? 1 : 0;
  int count = 0;
  for (int kind = 0; kind < kKinds; ++kind) {
    if (fits_card(filter, kind)) count += state.at(seat).hand[static_cast<std::size_t>(kind)];
  }
  return count;
}

int claims_of(const Table& table, Seat seat, const RouteFilter& filter) {
  int count = 0;
  for (const int route : filter.routes) count += table.owner[static_cast<std::size_t>(route)] == seat ? 1 : 0;
  return count;
}

int variable(Variable name, const Context& context) {
  const SeatState& seat = context.state.at(context.seat);
  switch (name) {
    case Variable::Length: return context.route < 0 ? 0 : route_at(context.route).length;
    case Variable::Picks: return context.picks;
    case Variable::Skulls: return context.skulls;
    case Variable::Locos: return context.locos;
    case Variable::Money: return seat.money;
    case Variable::LargeCities: return (seat.network & tables().large).size();
    case Variable::LargeCityDraw: return parameter(context.event, Param::LargeCityDraw, 1);
  }
  return 0;
}

int value_of(std::uint8_t place, const Context& context) {
  const Sum& sum = tables().program.sums[place];
  const auto part = [&](std::uint8_t of) { return value_of(of, context); };
  switch (sum.kind) {
    case Sum::Kind::Number: return sum.number;
    case Sum::Kind::Variable: return variable(sum.variable, context);
    case Sum::Kind::Min: return std::min(part(sum.a), part(sum.b));
    case Sum::Kind::Max: return std::max(part(sum.a), part(sum.b));
    case Sum::Kind::Plus: return part(sum.a) + part(sum.b);
    case Sum::Kind::Quotient: return part(sum.a) / std::max(part(sum.b), 1);
    case Sum::Kind::QuotientUp: {
      const int by = std::max(part(sum.b), 1);
      return (part(sum.a) + by - 1) / by;
    }
  }
  return 0;
}

}  // namespace

Context Context::present(const State& state, Seat seat) {
  const Claim& claim = state.table.claim;
  return {.state = state,
          .seat = seat,
          .route = claim.open() ? claim.route : -1,
          .locos = claim.locos,
          .picks = claim.picks,
          .skulls = claim.skulls,
          .event = claim.open() ? claim.event : state.table.event,
          .fresh = claim.fresh != 0,
          .company = claim.company != 0};
}

Context Context::imagined(const State& state, Seat seat, int route, int locos) {
  const Route& at = route_at(route);
  return {.state = state,
          .seat = seat,
          .route = route,
          .locos = locos,
          .event = state.table.event,
          .fresh = !state.table.touched.has(at.a) || !state.table.touched.has(at.b),
          .company = triggers_bonus(state.at(seat), route)};
}

bool matches(const RouteFilter& filter, const Context& context) {
  const Table& table = context.state.table;
  const int route = context.route;
  if (route < 0 || !filter.routes.has(route)) return false;
  if (filter.company_colour && !context.company) return false;
  if (filter.uses_loco && context.locos == 0) return false;
  if (filter.fresh_end && !context.fresh) return false;
  if (filter.marked && !has_marker(table, filter.marker, route)) return false;
  if (filter.unmarked && has_marker(table, Marker::Storm, route)) return false;
  return true;
}

bool holds(int condition, const Context& context) {
  const Condition& asked = tables().program.conditions[static_cast<std::size_t>(condition)];
  const State& state = context.state;
  const SeatState& seat = state.at(context.seat);
  switch (asked.word) {
    case Word::Claim: {
      const RouteFilter& filter = tables().program.filters[asked.filter];
      return context.counting ? claims_of(state.table, context.seat, filter) >= asked.n : matches(filter, context);
    }
    case Word::Connect: return joined(seat, asked.a, asked.b);
    case Word::ConnectCoasts: return joins_coasts(seat);
    case Word::Touch: return (seat.network & asked.cities).size() >= asked.n;
    case Word::TicketsDone: return tickets_done(seat) >= asked.n;
    case Word::Money: return seat.money >= asked.n;
    case Word::Hand: return count_cards(tables().program.cards[asked.filter], state, context.seat) >= asked.n;
    case Word::Longest: return longest_of(state.table, context.seat) >= asked.n;
    case Word::TrainsLeft: return seat.trains <= asked.n;
    case Word::Rank: return context.place == asked.n;
    case Word::ExtraLoco: return locos_of(seat) >= asked.n;
    case Word::And: return holds(asked.parts[0], context) && holds(asked.parts[1], context);
    case Word::Or: return holds(asked.parts[0], context) || holds(asked.parts[1], context);
    case Word::Not: return !holds(asked.parts[0], context);
    case Word::Equal: return variable(asked.variable, context) == asked.n;
    case Word::AtLeast: return variable(asked.variable, context) >= asked.n;
    case Word::EndLarge: {
      const Route& at = route_at(context.route);
      return tables().large.has(at.a) || tables().large.has(at.b);
    }
    case Word::EndOwnDepot: {
      const Route& at = route_at(context.route);
      const std::uint8_t city = state.table.depots[seat.company];
      return city == at.a || city == at.b;
    }
  }
  return false;
}

int work_out(const Effect& effect, const Context& context) {
  return effect.sum == kNone ? effect.n : value_of(effect.sum, context);
}

int parameter(int event, Param param, int base) {
  if (event == kNone) return base;
  const Tables& all = tables();
  const List list = all.events[static_cast<std::size_t>(event)].effects;
  int set = -1, plus = 0;
  for (std::size_t i = list.begin; i < list.end; ++i) {
    const Effect& effect = all.program.effects[i];
    if (effect.op != Op::Mod || effect.what != static_cast<int>(param)) continue;
    const int value = effect.sum == kNone ? effect.n : all.program.sums[effect.sum].number;
    if (effect.plus)
      plus += value;
    else
      set = std::max(set, value);
  }
  return (set < 0 ? base : set) + plus;
}

int claim_gain(Param param, const Context& context) {
  if (context.event == kNone) return 0;
  const Tables& all = tables();
  const List list = all.events[static_cast<std::size_t>(context.event)].effects;
  int gain = 0;
  for (std::size_t i = list.begin; i < list.end; ++i) {
    const Effect& effect = all.program.effects[i];
    if (effect.op != Op::Mod || effect.what != static_cast<int>(param)) continue;
    if (matches(all.program.filters[effect.filter], context)) gain += work_out(effect, context);
  }
  return gain;
}

bool is_eligible(const Table& table, const Effect& effect, int link) {
  const Tables& all = tables();
  const Link& at = all.links[static_cast<std::size_t>(link)];
  const RouteFilter& filter = all.program.filters[effect.filter];
  if (!filter.routes.has(at.first) || !all.in_play(at, table.territories)) return false;
  if (filter.unmarked && table.storms.has(link)) return false;
  for (std::size_t lane = at.first; filter.unclaimed && lane < std::size_t{at.first} + at.lanes; ++lane) {
    if (table.owner[lane] != kNobody) return false;
  }
  return true;
}

bool fits_card(const CardFilter& filter, int kind) {
  if (kind >= kKinds) return false;
  if (filter.loco != 2 && (kind == kLoco) != (filter.loco == 1)) return false;
  return filter.symbol == 0 || symbol_of(kind) == filter.symbol;
}

bool names_symbols(List list) {
  const Program& program = tables().program;
  const auto in_sum = [&](auto&& self, std::uint8_t place) -> bool {
    if (place == kNone) return false;
    const Sum& sum = program.sums[place];
    if (sum.kind == Sum::Kind::Number) return false;
    if (sum.kind == Sum::Kind::Variable) return sum.variable == Variable::Picks || sum.variable == Variable::Skulls;
    return self(self, sum.a) || self(self, sum.b);
  };
  const auto in_condition = [&](auto&& self, int place) -> bool {
    const Condition& condition = program.conditions[static_cast<std::size_t>(place)];
    switch (condition.word) {
      case Word::And:
      case Word::Or: return self(self, condition.parts[0]) || self(self, condition.parts[1]);
      case Word::Not: return self(self, condition.parts[0]);
      case Word::Equal:
      case Word::AtLeast: return condition.variable == Variable::Picks || condition.variable == Variable::Skulls;
      default: return false;
    }
  };
  for (std::size_t i = list.begin; i < list.end; ++i) {
    const Effect& effect = program.effects[i];
    if (in_sum(in_sum, effect.sum) || (effect.op == Op::If && in_condition(in_condition, effect.condition)) ||
        names_symbols(effect.then) || names_symbols(effect.otherwise))
      return true;
  }
  return false;
}

bool rests_on_hand(int postcard) {
  const Condition& condition =
      tables().program.conditions[tables().postcards[static_cast<std::size_t>(postcard)].condition];
  return condition.word == Word::ExtraLoco || condition.word == Word::Hand;
}

int tickets_done(const SeatState& seat) {
  int done = 0;
  for (const int ticket : seat.tickets) {
    const Ticket& each = tables().tickets[static_cast<std::size_t>(ticket)];
    done += joined(seat, each.a, each.b) ? 1 : 0;
  }
  return done;
}

int longest_of(const Table& table, Seat seat) {
  FixedVector<LongEdge, kRoutes> edges;
  for (int route = 0; route < kRoutes; ++route) {
    const Route& at = route_at(route);
    if (table.owner[static_cast<std::size_t>(route)] == seat) edges.push_back({at.a, at.b, at.length});
  }
  return longest_trail({edges.begin(), edges.size()});
}

bool joins_coasts(const SeatState& seat) {
  BitSet<kCities> groups;
  for (const int city : seat.network& tables().atlantic) groups.add(seat.group[static_cast<std::size_t>(city)]);
  for (const int city : seat.network& tables().pacific) {
    if (groups.has(seat.group[static_cast<std::size_t>(city)])) return true;
  }
  return false;
}

bool triggers_bonus(const SeatState& seat, int route) {
  const Tables& all = tables();
  const int colour = route_at(route).colour;
  if (colour != kGrey) return colour == company_of(seat).colour;
  for (std::size_t u = 0; u < kUpgrades; ++u) {
    const Effect& effect = all.program.effects[all.upgrades[u].effect.begin];
    if ((seat.upgrades >> u & 1u) != 0 && effect.op == Op::Mod && effect.what == static_cast<int>(Param::GreyCounts) &&
        seat.grey_claims < effect.n)
      return true;
  }
  return false;
}

}  // namespace rh::legends_of_the_west
