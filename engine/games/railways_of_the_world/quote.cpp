// What a legal move costs and brings, for clients that compute nothing (docs/views/railways_of_the_world.md).
#include <algorithm>

#include "engine/games/railways_of_the_world/delivery.h"
#include "engine/games/railways_of_the_world/flow.h"
#include "engine/games/railways_of_the_world/texts.h"
#include "engine/games/railways_of_the_world/view.h"

namespace rh::railways_of_the_world {
namespace {

// The bonds that a payment takes, and the money after it; income goes by these points.
void write_payment(const Common& common, const Company& company, int price, int points, JsonWriter& json) {
  const Company after = after_payment(common, company, price);
  json.field("price", price).field("bonds", after.bonds - company.bonds);
  json.key("after").begin_object().field("cash", after.cash).field("bonds", after.bonds);
  json.field("income", common.income(company.points + points)).field("interest", interest(common, after));
  json.end_object();
}

// What would come of this bid if everybody else passed now: the order of the turn, and what each of them pays.
void quote_bid(const State& state, Seat s, const Move& move, JsonWriter& json) {
  const Common& common = state.table.common();
  write_payment(common, state.company(s), static_cast<int>(move.number()), 0, json);
  State won = state;
  apply(won, s, move, nullptr);
  while (won.table.phase == Phase::Auction) apply(won, won.table.auction.speaker, Move::of(Kind::Pass), nullptr);
  json.key("order").array(std::span<const std::uint8_t>(won.table.order).first(won.table.seats));
  json.key("others").begin_array();
  for (Seat other = 0; other < won.table.seats; ++other) {
    const Company &before = state.company(other), &after = won.company(other);
    const int paid = before.cash - after.cash + (after.bonds - before.bonds) * common.bond_cash;
    json.value(other == s ? 0 : paid);
  }
  json.end_array();
}

void quote_lay(const State& state, Seat s, const Move& move, JsonWriter& json) {
  const Table& table = state.table;
  const Map& map = table.map();
  const Company& company = state.company(s);
  const Tile tile = move.tile(map);
  Course course = Course::now(table);
  const Price price = course.price(tile, table.building.card);
  const Course::End end = course.end(tile);
  json.field("terrain", price.terrain).field("ridge", price.ridge).key("finishes");
  if (end.city < 0)
    json.null();
  else
    json.value(city_id(table, end.city));
  int points = 0;
  json.key("majors").begin_array();
  for (std::size_t i = 0; end.city >= 0 && i < map.majors.size(); ++i) {
    const MajorLine& major = map.majors[i];
    if (table.majors[i] != kNobody || !would_join(table, s, major, table.building.start, end.city)) continue;
    points += major.points;
    json.value(static_cast<int>(major.points));
  }
  json.end_array().field("points", points);
  write_payment(table.common(), company, price.sum(), points, json);
  const int left = end.city < 0 ? table.common().most_tiles - table.building.count - 1 : 0;
  if (left > 0) course.push(tile);
  write_reach(course, left, table.building.card, after_payment(table.common(), company, price.sum()), table, json);
}

constexpr std::size_t kShownProspects = 3;

// What the best deliveries of this seat bring, now and when it reaches further.
void write_prospects(const State& state, Seat s, const Company& after, JsonWriter& json) {
  const Table& table = state.table;
  const std::vector<Prospect> prospects = find_prospects(state, s, reach_of(state, s), reach_of(table, after));
  int best = 0;
  for (const Prospect& one : prospects) best = std::max(best, one.points);
  json.field("best", best).field("best_after", prospects.empty() ? 0 : prospects.front().points_after);
  json.key("deliveries").begin_array();
  for (const Prospect& one : std::span(prospects).first(std::min(prospects.size(), kShownProspects))) {
    json.begin_object().field("cube", kCubeNames[one.way.cube]);
    json.field("from", city_id(table, one.way.from)).field("to", city_id(table, one.way.at));
    json.field("points", one.points).field("points_after", one.points_after).key("path");
    write_path(table, one.way, 0, json);
    json.end_object();
  }
  json.end_array();
}

void quote_upgrade(const State& state, Seat s, JsonWriter& json) {
  const Table& table = state.table;
  const Company& company = state.company(s);
  const int level = company.engine + 1;
  int points = 0;
  for (std::size_t i = 0; i < table.open_count; ++i) {
    const Card& card = table.card(table.open[i]);
    if (card.kind == CardKind::Bonus && card.effect == Effect::EngineLevel && card.amount == level)
      points += card.points;
  }
  json.field("level", level).field("points", points);
  write_payment(table.common(), company, table.common().upgrade_prices[static_cast<std::size_t>(level)], points, json);
  Company after = company;
  ++after.engine;
  write_prospects(state, s, after, json);
}

void write_gains(const Gains& gains, JsonWriter& json) {
  json.key("gains").begin_array();
  for (const Gain& gain : gains) {
    json.begin_object().field("seat", static_cast<int>(gain.seat)).field("points", static_cast<int>(gain.points));
    json.field("by", kByNames[static_cast<std::size_t>(gain.by)]);
    if (gain.card != kNoCard) json.field("card", card_id(gain.card));
    json.end_object();
  }
  json.end_array();
}

// The ways that are left of a delivery, from where its cube is.
void write_targets(const State& state, Seat s, const Delivery& begun, JsonWriter& json) {
  const Table& table = state.table;
  json.key("targets").begin_array();
  for (const Target& target : find_targets(state, s, begun)) {
    std::array<int, kSeats> points{};
    for (const Gain& gain : target.ways[0].gains) points[gain.seat] += gain.points;
    json.begin_object().field("city", city_id(table, target.city));
    json.key("points").array(std::span<const int>(points).first(table.seats));
    json.key("ways").begin_array();
    for (const Journey& way : target.ways) {
      json.begin_object().key("path");
      write_path(table, way.delivery, begun.count, json);
      write_gains(way.gains, json);
      json.end_object();
    }
    json.end_array().end_object();
  }
  json.end_array();
}

void quote_go(const State& state, Seat s, const Move& move, JsonWriter& json) {
  Delivery next = state.table.delivery;
  go(state.table, next, move.side());
  const bool ends = has_arrived(state.table, next);
  json.field("ends", ends);
  if (!ends) return write_targets(state, s, next, json);
  Gains gains;
  find_gains(state, s, next, gains);
  write_gains(gains, json);
}

void quote_color(const State& state, Seat s, const Move& move, JsonWriter& json) {
  State after = state;
  Table& table = after.table;
  const int city = table.painting;
  table.city(city).color = static_cast<Color>(move.what);
  table.of_color[static_cast<std::size_t>(Color::Gray)] &= ~bit(city);
  table.of_color[move.what] |= bit(city);
  const Supply supply = supply_of(after, s, city);
  json.field("left", static_cast<int>(table.new_cities[move.what]));
  json.field("cubes", supply.cubes).field("best", supply.best);
}

void quote_western(const State& state, Seat s, const Move& move, JsonWriter& json) {
  const Table& table = state.table;
  const int place = table.map().western_link_of(move.city(table.map()));
  const WesternLink& link = table.map().western_links[static_cast<std::size_t>(place)];
  json.field("red", std::min<int>(link.red_cubes, table.bag.count(static_cast<int>(Color::Red))));
  write_payment(table.common(), state.company(s), link.price, 0, json);
}

std::string_view effect_name(Effect effect) {
  switch (effect) {
    case Effect::BuildPrices: return "build_prices";
    case Effect::CityGrowth: return "city_growth";
    case Effect::NewIndustry: return "new_industry";
    case Effect::MoreActions: return "more_actions";
    case Effect::LongerReach: return "longer_reach";
    case Effect::Hotel: return "hotel";
    default: return "depot";
  }
}

void quote_take(const State& state, Seat s, int card, JsonWriter& json) {
  const Table& table = state.table;
  const Card& one = table.card(card);
  json.field("kind", kCardKindNames[static_cast<std::size_t>(one.kind)]).field("effect", effect_name(one.effect));
  if (one.amount > 0) json.field("amount", static_cast<int>(one.amount));
  if (one.points > 0) json.field("points", static_cast<int>(one.points));
  if (one.city >= 0) json.field("city", city_id(table, one.city));
  if (one.effect != Effect::LongerReach) return;
  Company after = state.company(s);
  ++after.cards[static_cast<std::size_t>(card)];
  write_prospects(state, s, after, json);
}

// Where a link could be finished in one action. There are many places to begin one: the tiles of each way are told by
// the view when it has begun.
void write_finishes(const Course& course, int tiles, int card, const Company& company, const Table& table,
                    JsonWriter& json) {
  Ways ways;
  find_ways(course, tiles, card, ways);
  json.key("finishes").begin_array();
  for (const Way& way : ways) {
    json.begin_object().field("city", city_id(table, way.city));
    json.field("tiles", static_cast<int>(way.tiles.size() - course.tried().size())).field("price", way.price);
    json.field("bonds", bonds_for(table.common(), way.price, company.cash)).end_object();
  }
  json.end_array();
}

}  // namespace

void write_reach(const Course& course, int tiles, int card, const Company& company, const Table& table,
                 JsonWriter& json) {
  Ways ways;
  find_ways(course, tiles, card, ways);
  json.key("reach").begin_array();
  for (const Way& way : ways) {
    json.begin_object().field("city", city_id(table, way.city)).key("tiles").begin_array();
    const auto tiles = std::span(way.tiles.begin(), way.tiles.end()).subspan(course.tried().size());
    for (const Tile tile : tiles) json.value(tile_text(table.map(), tile));
    json.end_array().key("prices").begin_array();
    Course laid = course;
    for (const Tile tile : tiles) {
      const Price one = laid.price(tile, card);
      json.begin_object().field("terrain", one.terrain).field("ridge", one.ridge).end_object();
      laid.push(tile);
    }
    json.end_array().field("price", way.price);
    json.field("bonds", bonds_for(table.common(), way.price, company.cash)).end_object();
  }
  json.end_array();
}

void write_path(const Table& table, const Delivery& delivery, std::size_t first, JsonWriter& json) {
  json.begin_array();
  for (std::size_t i = first; i < delivery.count; ++i)
    json.value(side_text(table.map(), delivery.city[i], delivery.side[i]));
  json.end_array();
}

void quote(const State& state, Seat s, const Move& move, JsonWriter& json) {
  const Table& table = state.table;
  const Map& map = table.map();
  const Common& common = table.common();
  const Company& company = state.company(s);
  const auto finishes = [&](const Course& course, int card) {
    write_finishes(course, common.most_tiles, card, company, table, json);
  };
  switch (move.kind) {
    case Kind::Bid: return quote_bid(state, s, move, json);
    case Kind::Build: return finishes(Course::from_city(table, s, move.city(map)), kNoCard);
    case Kind::Extend: {
      const int link = link_at_end(table, move.hex(map), move.end_side());
      return finishes(Course::from_link(table, s, link), kNoCard);
    }
    case Kind::Use: return finishes(Course::now(table), move.what);
    case Kind::Lay: return quote_lay(state, s, move, json);
    case Kind::Upgrade: return quote_upgrade(state, s, json);
    case Kind::Deliver: return write_targets(state, s, loaded(move.city(map), move.what), json);
    case Kind::Go: return quote_go(state, s, move, json);
    case Kind::Urbanize:
      return write_payment(common, company, table.phase == Phase::Industry ? 0 : common.urbanize_price, 0, json);
    case Kind::Paint: return quote_color(state, s, move, json);
    case Kind::Western: return quote_western(state, s, move, json);
    case Kind::Take: return quote_take(state, s, move.what, json);
    default: return;
  }
}

}  // namespace rh::railways_of_the_world
