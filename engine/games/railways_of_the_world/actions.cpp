// What the moves of an action do.
#include <algorithm>

#include "engine/games/railways_of_the_world/building.h"
#include "engine/games/railways_of_the_world/delivery.h"
#include "engine/games/railways_of_the_world/flow.h"

namespace rh::railways_of_the_world {
namespace {

std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }

// --- building ---------------------------------------------------------------------------------

void apply_build(State& state, Seat s, int city, Events* events) {
  Table& table = state.table;
  table.building.start = byte(city);
  table.phase = Phase::Build;
  say(events, Event{.code = "begun", .actor = s}.with("city", city_id(table, city)));
}

void apply_extend(State& state, Seat s, const Move& move, Events* events) {
  Table& table = state.table;
  const int hex = move.hex(table.map()), side = move.end_side();
  Building& building = table.building;
  building.link = byte(link_at_end(table, hex, side));
  building.start = table.link(building.link).from;
  building.from_hex = static_cast<std::int16_t>(hex);
  building.from_side = byte(side);
  table.phase = Phase::Build;
  say(events, Event{.code = "extended", .actor = s}
                  .with("city", city_id(table, building.start))
                  .with("c", move.at[0])
                  .with("r", move.at[1])
                  .with("edge", side));
}

void apply_use(State& state, Seat s, int card, Events* events) {
  --state.company(s).cards[static_cast<std::size_t>(card)];
  discard(state.table, card);
  state.table.building.card = byte(card);
  say(events, Event{.code = "used", .actor = s}.with("card", card_id(card)));
}

void finish_link(State& state, Seat s, const Link& link, Events* events) {
  Table& table = state.table;
  Company& company = state.company(s);
  ++company.links;
  company.cities |= bit(link.from) | bit(link.to);
  say(events,
      Event{.code = "finished", .actor = s}.with("a", city_id(table, link.from)).with("b", city_id(table, link.to)));
  const Map& map = table.map();
  for (std::size_t i = 0; i < map.majors.size(); ++i) {  // RW-55
    const MajorLine& major = map.majors[i];
    if (table.majors[i] != kNobody || !joins(table, s, bit(major.a), bit(major.b))) continue;
    table.majors[i] = byte(s);
    company.points += major.points;
    company.from_majors += major.points;
    say(events, Event{.code = "major", .actor = s}
                    .with("a", city_id(table, major.a))
                    .with("b", city_id(table, major.b))
                    .with("points", major.points));
  }
}

void apply_lay(State& state, Seat s, const Move& move, Events* events) {
  Table& table = state.table;
  Building& building = table.building;
  const Tile tile = move.tile(table.map());
  const Price price = Course::now(table).price(tile, building.card);
  table.last_tile = tile;
  ensure(building.count < kMostBuilt);
  building.terrain[building.count] = byte(price.terrain);
  building.ridge[building.count++] = byte(price.ridge);
  building.price += price.sum();
  say(events, Event{.code = "laid", .actor = s}
                  .with("c", move.at[0])
                  .with("r", move.at[1])
                  .with("in", tile.in)
                  .with("out", tile.out)
                  .with("price", price.sum()));
  building.bonds += pay(state, s, price.sum(), events);
  const int finished = lay(table, s, tile);
  if (finished >= 0) finish_link(state, s, table.link(finished), events);
  if (finished >= 0 || building.count == table.common().most_tiles) end_action(state, events);
}

// --- the engine -------------------------------------------------------------------------------

void win_bonus(State& state, Seat s, int card, Events* events) {
  Table& table = state.table;
  const int points = table.card(card).points;
  state.company(s).points += points;
  state.company(s).from_bonuses += points;
  take_away(table, card);
  discard(table, card);
  say(events, Event{.code = "bonus", .actor = s}.with("card", card_id(card)).with("points", points));
}

void apply_upgrade(State& state, Seat s, Events* events) {
  Table& table = state.table;
  const int level = ++state.company(s).engine;
  const int price = table.common().upgrade_prices[static_cast<std::size_t>(level)];
  say(events, Event{.code = "upgraded", .actor = s}.with("level", level).with("price", price));
  pay(state, s, price, events);
  auto& first = table.first_at[static_cast<std::size_t>(level)];
  if (first == kNobody) first = byte(s);
  for (std::size_t i = table.open_count; i-- > 0;) {
    const Card& card = table.card(table.open[i]);
    if (card.kind == CardKind::Bonus && card.effect == Effect::EngineLevel && card.amount == level)
      win_bonus(state, s, table.open[i], events);
  }
  end_action(state, events);
}

// --- deliveries -------------------------------------------------------------------------------

void apply_deliver(State& state, Seat s, int city, int cube, Events* events) {
  Table& table = state.table;
  table.delivery = loaded(city, cube);
  table.phase = Phase::Deliver;
  say(events, Event{.code = "loaded", .actor = s}
                  .with("city", city_id(table, city))
                  .with("cube", kCubeNames[static_cast<std::size_t>(cube)]));
}

void take_gain(State& state, const Gain& gain, Events* events) {
  Company& company = state.company(gain.seat);
  if (gain.by == By::Bonus) return win_bonus(state, gain.seat, gain.card, events);
  company.points += gain.points;
  (gain.by == By::Link    ? company.from_links
   : gain.by == By::Depot ? company.from_depots
                          : company.from_hotels) += gain.points;
  if (gain.by == By::Hotel) {
    say(events,
        Event{.code = "hotel"}.with("seat", gain.seat).with("points", gain.points).with("card", card_id(gain.card)));
  } else {
    say(events, Event{.code = "gained"}
                    .with("seat", gain.seat)
                    .with("points", gain.points)
                    .with("by", kByNames[static_cast<std::size_t>(gain.by)]));
  }
}

// RW-66.
void arrive(State& state, Seat s, Events* events) {
  Table& table = state.table;
  const Delivery& delivery = table.delivery;
  Company& company = state.company(s);
  say(events, Event{.code = "delivered", .actor = s}
                  .with("from", city_id(table, delivery.from))
                  .with("city", city_id(table, delivery.at))
                  .with("cube", kCubeNames[delivery.cube])
                  .with("links", delivery.count));
  Gains gains;
  find_gains(state, s, delivery, gains);
  for (const Gain& gain : gains) take_gain(state, gain, events);
  ++company.deliveries;
  company.colors = byte(company.colors | 1 << static_cast<int>(table.city(delivery.at).color));
  if (delivery.count > company.engine) company.express_used = 1;
  --table.city(delivery.from).cubes[delivery.cube];
  table.bag.add(static_cast<int>(color_of(delivery.cube)));
  table.emptying = delivery.from;
  table.delivered = delivery;
  const bool western = delivery.cube == kWestern && delivery.at == table.map().western_target;
  draw_cubes(state, delivery.at, western ? table.map().western_new_cubes : 0, events);
}

void apply_go(State& state, Seat s, int side, Events* events) {
  Table& table = state.table;
  const int from = table.delivery.at;
  go(table, table.delivery, side);
  say(events, Event{.code = "moved", .actor = s}
                  .with("city", city_id(table, from))
                  .with("side", side)
                  .with("to", city_id(table, table.delivery.at)));
  if (has_arrived(table, table.delivery)) arrive(state, s, events);
}

// --- cities -----------------------------------------------------------------------------------

void apply_urbanize(State& state, Seat s, int city, Events* events) {
  Table& table = state.table;
  const int price = table.phase == Phase::Industry ? 0 : table.common().urbanize_price;
  say(events, Event{.code = "urbanized", .actor = s}.with("city", city_id(table, city)).with("price", price));
  pay(state, s, price, events);
  table.painting = byte(city);
  table.phase = Phase::Paint;
}

void apply_paint(State& state, Seat s, int color, Events* events) {
  Table& table = state.table;
  const int city = table.painting;
  --table.new_cities[static_cast<std::size_t>(color)];
  table.of_color[static_cast<std::size_t>(Color::Gray)] &= ~bit(city);
  table.of_color[static_cast<std::size_t>(color)] |= bit(city);
  table.city(city).color = static_cast<Color>(color);
  say(events, Event{.code = "colored", .actor = s}
                  .with("city", city_id(table, city))
                  .with("color", kColorNames[static_cast<std::size_t>(color)]));
  draw_cubes(state, city, table.common().urbanize_cubes, events);
}

void apply_western(State& state, Seat s, int city, Events* events) {
  Table& table = state.table;
  const int place = table.map().western_link_of(city);
  const WesternLink& link = table.map().western_links[static_cast<std::size_t>(place)];
  constexpr int kRed = static_cast<int>(Color::Red);
  const int cubes = std::min<int>(link.red_cubes, table.bag.count(kRed));
  say(events, Event{.code = "western", .actor = s}
                  .with("city", city_id(table, city))
                  .with("price", link.price)
                  .with("cubes", cubes));
  pay(state, s, link.price, events);
  table.western[static_cast<std::size_t>(place)] = byte(s);
  ++state.company(s).western;
  for (int i = 0; i < cubes; ++i) table.bag.remove(kRed);
  add_cubes(table, city, kWestern, cubes, events);
  end_action(state, events);
}

// --- cards ------------------------------------------------------------------------------------

void apply_take(State& state, Seat s, int card, Events* events) {
  Table& table = state.table;
  take_away(table, card);
  table.resolving = byte(card);
  say(events, Event{.code = "took", .actor = s}.with("card", card_id(card)));
  const Card& one = table.card(card);
  if (one.kind == CardKind::Immediate)
    discard(table, card);
  else
    ++state.company(s).cards[static_cast<std::size_t>(card)];
  switch (one.effect) {
    case Effect::CityGrowth: table.phase = Phase::Grow; return;
    case Effect::NewIndustry: table.phase = Phase::Industry; return;
    case Effect::Depot: table.phase = Phase::Depot; return;
    case Effect::MoreActions: table.actions_left = byte(table.actions_left + one.amount); break;
    default: break;
  }
  end_action(state, events);
}

void apply_grow(State& state, Seat s, int city, Events* events) {
  Table& table = state.table;
  say(events, Event{.code = "grew", .actor = s}.with("city", city_id(table, city)));
  draw_cubes(state, city, table.card(table.resolving).amount, events);
}

void apply_depot(State& state, Seat s, int city, int side, Events* events) {
  Table& table = state.table;
  Link& link = table.link(table.at_side(city, side));
  link.depot = byte(s);
  say(events, Event{.code = "depot", .actor = s}
                  .with("a", city_id(table, link.from))
                  .with("b", city_id(table, link.to))
                  .with("seat", link.owner));
  end_action(state, events);
}

}  // namespace

void apply_action(State& state, Seat s, const Move& move, Events* events) {
  const Map& map = state.table.map();
  switch (move.kind) {
    case Kind::Build: return apply_build(state, s, move.city(map), events);
    case Kind::Extend: return apply_extend(state, s, move, events);
    case Kind::Upgrade: return apply_upgrade(state, s, events);
    case Kind::Deliver: return apply_deliver(state, s, move.city(map), move.what, events);
    case Kind::Urbanize: return apply_urbanize(state, s, move.city(map), events);
    case Kind::Western: return apply_western(state, s, move.city(map), events);
    case Kind::Take: return apply_take(state, s, move.what, events);
    case Kind::Use: return apply_use(state, s, move.what, events);
    case Kind::Lay: return apply_lay(state, s, move, events);
    case Kind::Stop: say(events, Event{.code = "stopped", .actor = s}); return end_action(state, events);
    case Kind::Go: return apply_go(state, s, move.side(), events);
    case Kind::Paint: return apply_paint(state, s, move.what, events);
    case Kind::Grow: return apply_grow(state, s, move.city(map), events);
    case Kind::Depot: return apply_depot(state, s, move.city(map), move.side(), events);
    default: return;
  }
}

}  // namespace rh::railways_of_the_world
