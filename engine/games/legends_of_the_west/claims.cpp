#include "engine/games/legends_of_the_west/claims.h"

#include <algorithm>

namespace rh::legends_of_the_west {
namespace {

bool has_op(List list, Op op) {
  const auto& effects = tables().program.effects;
  for (std::size_t i = list.begin; i < list.end; ++i) {
    const Effect& effect = effects[i];
    if (effect.op == op || has_op(effect.then, op) || has_op(effect.otherwise, op)) return true;
  }
  return false;
}

// Which rules and events ask for extra cards; which rules for fees paid to the bank.
struct Asking {
  std::uint32_t rules = 0, events = 0, fees = 0;
};
const Asking& asking() {
  static const Asking found = [] {
    Asking made;
    for (std::size_t i = 0; i < tables().rules.size(); ++i) {
      if (has_op(tables().rules[i].effects, Op::CostExtra)) made.rules |= 1u << i;
      if (has_op(tables().rules[i].effects, Op::Pay)) made.fees |= 1u << i;
    }
    for (std::size_t i = 0; i < tables().events.size(); ++i) {
      if (has_op(tables().events[i].effects, Op::CostExtra)) made.events |= 1u << i;
    }
    return made;
  }();
  return found;
}

void add_extra(List list, int cause, const Context& context, Extra& extra) {
  for (std::size_t i = list.begin; i < list.end; ++i) {
    const Effect& effect = tables().program.effects[i];
    if (effect.op != Op::CostExtra || !matches(tables().program.filters[effect.filter], context)) continue;
    if (extra.cards == 0) extra.cause = cause;
    extra.cards += effect.n;
  }
}

// Payments to the bank of a fixed sum that stand at the end of conditions which hold.
void add_fees(List list, int cause, const Context& context, Extra& fee) {
  for (std::size_t i = list.begin; i < list.end; ++i) {
    const Effect& effect = tables().program.effects[i];
    if (effect.op == Op::If)
      add_fees(holds(effect.condition, context) ? effect.then : effect.otherwise, cause, context, fee);
    if (effect.op != Op::Pay || effect.flag || effect.sum != kNone) continue;
    if (fee.cards == 0) fee.cause = cause;
    fee.cards += effect.n;
  }
}

}  // namespace

std::string_view cause::name(int cause) {
  const Tables& all = tables();
  if (cause < kRule) return all.events[static_cast<std::size_t>(cause)].id;
  if (cause < kUpgrade) return all.rules[static_cast<std::size_t>(cause - kRule)].id;
  if (cause < kBonus) return all.upgrades[static_cast<std::size_t>(cause - kUpgrade)].id;
  return cause == kBonus ? "bonus" : "postcard";
}

bool any_extras(const Table& table) {
  const Asking& all = asking();
  return (table.rules & (all.rules | all.fees)) != 0 || (table.event != kNone && (all.events >> table.event & 1u) != 0);
}

Extra extra_of(const State& state, Seat seat, int route) {
  const Table& table = state.table;
  const Context context = Context::imagined(state, seat, route, 0);
  Extra extra;
  for (std::uint32_t rules = table.rules & asking().rules; rules != 0; rules &= rules - 1) {
    const int rule = std::countr_zero(rules);
    add_extra(tables().rules[static_cast<std::size_t>(rule)].effects, cause::kRule + rule, context, extra);
  }
  if (table.event != kNone && (asking().events >> table.event & 1u) != 0)
    add_extra(tables().events[table.event].effects, table.event, context, extra);
  return extra;
}

Extra fee_of(const State& state, Seat seat, int route) {
  const Context context = Context::imagined(state, seat, route, 0);
  Extra fee;
  for (std::uint32_t rules = state.table.rules & asking().fees; rules != 0; rules &= rules - 1) {
    const int rule = std::countr_zero(rules);
    add_fees(tables().rules[static_cast<std::size_t>(rule)].effects, cause::kRule + rule, context, fee);
  }
  return fee;
}

Refusal route_refusal(const State& state, Seat seat, int route) {
  const Table& table = state.table;
  const Route& at = tables().routes[static_cast<std::size_t>(route)];
  const Link& link = tables().links[at.link];
  if (!tables().in_play(link, table.territories)) return Refusal("TL-I10");
  if (table.owner[static_cast<std::size_t>(route)] != kNobody) return Refusal("TL-I7");
  if (state.at(seat).barred.has(route)) return Refusal("TL-I8");
  if (!table.free.has(route)) return Refusal("TL-I9");
  if (state.at(seat).trains < at.length) return Refusal("TL-I11").with("n", state.at(seat).trains);
  return {};
}

bool is_open(const State& state, Seat seat, int route) {
  return state.table.free.has(route) && !state.at(seat).barred.has(route) &&
         state.at(seat).trains >= tables().routes[static_cast<std::size_t>(route)].length;
}

Refusal claim_refusal(const State& state, Seat seat, const Move& move) {
  const SeatState& own = state.at(seat);
  const int route = move.route();
  if (Refusal closed = route_refusal(state, seat, route)) return closed;
  const Route& at = tables().routes[static_cast<std::size_t>(route)];
  const int paid = move.cars() + move.other_cars() + move.locos();
  if (paid < at.length) return Refusal("TL-I19").with("n", at.length);
  if (paid > at.length) return Refusal("TL-I12").with("n", at.length);
  if (at.colour == kGrey && move.other_cars() > 0) return Refusal("TL-I14");
  if (at.colour != kGrey && (move.other_cars() > 0 || (move.cars() > 0 && move.colour() != at.colour)))
    return Refusal("TL-I13").with("colour", kColourNames[at.colour]);
  if (cars_of(own, move.colour()) < move.cars() || locos_of(own) < move.locos()) return Refusal("TL-I15");
  if (!any_extras(state.table)) return {};
  if (const Extra extra = extra_of(state, seat, route); own.cards < at.length + extra.cards)
    return Refusal("TL-I16").with("n", extra.cards).with("by", cause::name(extra.cause));
  if (const Extra fee = fee_of(state, seat, route); own.money < fee.cards)
    return Refusal("TL-I18").with("n", fee.cards).with("by", cause::name(fee.cause));
  return {};
}

void put_trains(State& state, Seat seat, int route) {
  Table& table = state.table;
  SeatState& own = state.at(seat);
  const Route& at = tables().routes[static_cast<std::size_t>(route)];
  const Link& link = tables().links[at.link];
  own.trains = static_cast<std::uint8_t>(own.trains - at.length);
  table.owner[static_cast<std::size_t>(route)] = static_cast<std::uint8_t>(seat);
  table.free.remove(route);
  if (table.seats <= 3 && link.lanes == 2) table.free -= tables().lanes_of_link[at.link];  // TL-39
  own.barred |= tables().lanes_of_link[at.link];
  for (const std::uint8_t city : {at.a, at.b}) {
    own.network.add(city);
    table.touched.add(city);
  }
  if (at.colour == kGrey) ++own.grey_claims;
  const std::uint8_t low = std::min(own.group[at.a], own.group[at.b]),
                     high = std::max(own.group[at.a], own.group[at.b]);
  if (low == high) return;
  for (auto& group : own.group) group = group == high ? low : group;
}

}  // namespace rh::legends_of_the_west
