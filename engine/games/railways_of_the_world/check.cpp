// Why a move is refused: the first reason in the order of RW-109.
#include <algorithm>

#include "engine/games/railways_of_the_world/building.h"
#include "engine/games/railways_of_the_world/delivery.h"
#include "engine/games/railways_of_the_world/flow.h"
#include "engine/games/railways_of_the_world/rules.h"

namespace rh::railways_of_the_world {
namespace {

bool names_city(Kind kind) {
  switch (kind) {
    case Kind::Cube:
    case Kind::Build:
    case Kind::Deliver:
    case Kind::Urbanize:
    case Kind::Western:
    case Kind::Go:
    case Kind::Grow:
    case Kind::Depot: return true;
    default: return false;
  }
}

// RW-235: words of something that is switched off, or that this map has not.
bool is_off(const Table& table, Kind kind) {
  switch (kind) {
    case Kind::Take:
    case Kind::Use:
    case Kind::Grow:
    case Kind::Depot:
    case Kind::Card: return table.operation_cards == 0;
    case Kind::Keep:
    case Kind::Baron: return table.barons == 0;
    case Kind::Western: return !has_western(table);
    case Kind::Urbanize:
    case Kind::Paint: return !table.map().urbanize;
    default: return false;
  }
}

bool is_offered(Phase phase, Kind kind) {
  switch (phase) {
    case Phase::BaronChoice: return kind == Kind::Keep;
    case Phase::Auction: return kind == Kind::Bid || kind == Kind::Pass;
    case Phase::Action: return kind == Kind::Pass || (kind >= Kind::Build && kind <= Kind::Take);
    case Phase::Build: return kind == Kind::Use || kind == Kind::Lay || kind == Kind::Stop;
    case Phase::Deliver: return kind == Kind::Go;
    case Phase::Industry: return kind == Kind::Urbanize;
    case Phase::Paint: return kind == Kind::Paint;
    case Phase::Grow: return kind == Kind::Grow;
    case Phase::Depot: return kind == Kind::Depot;
    default: return false;
  }
}

Refusal check_nature(const State& state, const Move& move) {
  Outcomes possible;
  outcomes(state, possible);
  const bool found = std::ranges::any_of(possible, [&](const auto& outcome) { return outcome.move == move; });
  return found ? Refusal{} : Refusal("RW-243");
}

Refusal check_bid(const Table& table, const Move& move) {
  const int low = lowest_bid(table), high = table.common().most_bid;
  const auto bid = static_cast<std::int64_t>(move.number());
  return bid < low || bid > high ? Refusal("RW-202").with("low", low).with("high", high) : Refusal{};
}

Refusal check_pass(const Table& table) {
  const bool opens = table.phase == Phase::Auction && must_open(table);
  return opens ? Refusal("RW-201").with("low", table.common().first_bid) : Refusal{};
}

Refusal check_extend(const Table& table, Seat s, const Move& move) {
  const int hex = move.hex(table.map());
  const int link = hex == hex::kNone ? -1 : link_at_end(table, hex, move.end_side());
  if (link < 0) return Refusal("RW-206");
  if (const Seat owner = table.link(link).owner; owner != s) return Refusal("RW-207").with("seat", owner);
  return Course::from_link(table, s, link).goes_on() ? Refusal{} : Refusal("RW-242");
}

Refusal check_use(const State& state, Seat s, int card) {
  const Building& building = state.table.building;
  const bool own = state.company(s).cards[static_cast<std::size_t>(card)] > 0;
  if (!own || state.table.card(card).kind != CardKind::Hand || building.card != kNoCard) return Refusal("RW-232");
  return building.count > 0 ? Refusal("RW-200") : Refusal{};
}

Refusal check_lay(const Table& table, const Move& move) {
  const Tile tile = move.tile(table.map());
  switch (Course::now(table).fault(tile)) {
    case 0: return {};
    case 205: return Refusal("RW-205");
    case 208: return Refusal("RW-208");
    case 209: return Refusal("RW-209");
    case 210: return Refusal("RW-210");
    case 211: return Refusal("RW-211");
    case 212: return Refusal("RW-212").with("city", city_id(table, table.building.start));
    case 214: return Refusal("RW-214");
    case 215: return Refusal("RW-215");
    default: break;
  }
  HexTrack track = table.track(tile.hex);
  track.add(tile.in, tile.out);
  return Refusal("RW-240").with("shape", kShapeNames[static_cast<std::size_t>(shape_of(track).shape)]);
}

// A way as one number, for an argument holds no list: a digit for each link, the side of the city that it leaves,
// from 1.
std::int64_t digits_of(const Delivery& way) {
  std::int64_t digits = 0;
  for (std::size_t i = 0; i < way.count; ++i) digits = digits * 10 + way.side[i] + 1;
  return digits;
}

Refusal check_deliver(const State& state, Seat s, int city, int cube) {
  const Table& table = state.table;
  if (table.city(city).cubes[static_cast<std::size_t>(cube)] == 0)
    return Refusal("RW-217")
        .with("city", city_id(table, city))
        .with("cube", kCubeNames[static_cast<std::size_t>(cube)]);
  if (own_neighbours(table, s, city) == 0) return Refusal("RW-218");
  const int reach = reach_of(state, s);
  if ((colors_in_reach(table, s, city, reach) >> static_cast<int>(color_of(cube)) & 1) != 0) return {};
  const Beyond beyond = beyond_reach(state, s, city, cube);
  if (beyond.way.count == 0) return Refusal("RW-238");
  return Refusal("RW-238")
      .with("city", city_id(table, beyond.way.at))
      .with("way", digits_of(beyond.way))
      .with("reach", reach)
      .with("points", beyond.points);
}

Refusal check_go(const State& state, Seat s, int city, int side) {
  const Table& table = state.table;
  const Delivery& delivery = table.delivery;
  const int l = city == delivery.at ? link_of(table, delivery, side) : kNoLink;
  if (l == kNoLink) return Refusal("RW-224");
  const Link& link = table.link(l);
  if (!link.finished()) return Refusal("RW-223");
  if (delivery.count == 0 && link.owner != s) return Refusal("RW-218");
  const int next = link.other(city), links = reach_of(state, s);
  const CitySet visited = delivery.visited();
  if ((visited & bit(next)) != 0) return Refusal("RW-220").with("city", city_id(table, next));
  const CitySet targets = table.with(color_of(delivery.cube));
  if ((targets & bit(next)) != 0) return {};
  const int left = links - delivery.count - 1;
  if (left == 0) return Refusal("RW-219").with("links", links);
  return can_arrive(table, targets, next, left, visited) ? Refusal{} : Refusal("RW-238");
}

Refusal check_urbanize(const Table& table, int city) {
  if (table.city(city).color != Color::Gray) return Refusal("RW-225").with("city", city_id(table, city));
  return table.any_new_city() ? Refusal{} : Refusal("RW-226");
}

Refusal check_western(const Table& table, Seat s, int city) {
  const int place = table.map().western_link_of(city);
  if (place < 0) return Refusal("RW-228").with("case", "elsewhere");
  if (table.western[static_cast<std::size_t>(place)] != kNobody) return Refusal("RW-228").with("case", "built");
  return own_neighbours(table, s, city) != 0 ? Refusal{} : Refusal("RW-227").with("city", city_id(table, city));
}

Refusal check_take(const State& state, Seat s, int card) {
  const Card& one = state.table.card(card);
  const std::string_view id = card_id(card);
  if (one.copies > 0 && !one.taken()) return Refusal("RW-229").with("card", id);
  if (!state.table.lies_open(card)) return Refusal("RW-230").with("card", id);
  return has_effect(state, s, one) ? Refusal{} : Refusal("RW-231").with("card", id);
}

Refusal check_depot(const Table& table, Seat s, int city, int side) {
  const int l = table.at_side(city, side);
  if (l == kNoLink || !takes_depot(table.link(l), s)) return Refusal("RW-237");
  return city < table.link(l).other(city) ? Refusal{} : Refusal("RW-239");
}

Refusal check_seat(const State& state, Seat s, const Move& move) {
  const Table& table = state.table;
  const int city = names_city(move.kind) ? move.city(table.map()) : -1;
  switch (move.kind) {
    case Kind::Keep: {
      const auto [first, second] = state.at(s).dealt;
      return move.what == first || move.what == second ? Refusal{} : Refusal("RW-236");
    }
    case Kind::Bid: return check_bid(table, move);
    case Kind::Pass: return check_pass(table);
    case Kind::Build: return may_build(table, s, city) ? Refusal{} : Refusal("RW-242");
    case Kind::Extend: return check_extend(table, s, move);
    case Kind::Upgrade:
      return state.company(s).engine < kMostLevel ? Refusal{} : Refusal("RW-216").with("level", kMostLevel);
    case Kind::Deliver: return check_deliver(state, s, city, move.what);
    case Kind::Urbanize: return check_urbanize(table, city);
    case Kind::Western: return check_western(table, s, city);
    case Kind::Take: return check_take(state, s, move.what);
    case Kind::Use: return check_use(state, s, move.what);
    case Kind::Lay: return check_lay(table, move);
    case Kind::Stop: return table.building.count > 0 ? Refusal{} : Refusal("RW-241");
    case Kind::Go: return check_go(state, s, city, move.side());
    case Kind::Paint: {
      const bool left = move.what < kColors && table.new_cities[move.what] > 0;
      return left ? Refusal{} : Refusal("RW-226");
    }
    case Kind::Depot: return check_depot(table, s, city, move.side());
    default: return {};
  }
}

}  // namespace

Refusal check(const State& state, Seat s, const Move& move) {
  const Table& table = state.table;
  if (!well_formed(move) || (names_city(move.kind) && move.city(table.map()) < 0)) return Refusal("RW-239");
  if (move.kind == Kind::Bond || move.kind == Kind::Repay) return Refusal("RW-234");
  if (is_off(table, move.kind)) return Refusal("RW-235");
  const bool seated = s >= 0 && s < table.seats;
  const bool speaks = move.kind == Kind::Bid || move.kind == Kind::Pass;
  if (seated && speaks && table.phase == Phase::Auction && table.auction.has_passed(s)) return Refusal("RW-203");
  if (seated && move.kind == Kind::Keep && table.phase == Phase::BaronChoice && state.at(s).baron != kNoBaron)
    return Refusal("RW-236");
  if (!turn(state).has(s) || (s == kNature && !is_natures(move.kind))) return Refusal("RW-200");
  if (s == kNature) return check_nature(state, move);
  if (move.kind == Kind::Lay && table.phase == Phase::Action) return Refusal("RW-206");
  if (!is_offered(table.phase, move.kind)) return Refusal("RW-200");
  return check_seat(state, s, move);
}

bool has_effect(const State& state, Seat seat, const Card& card) {
  const Table& table = state.table;
  switch (card.effect) {
    case Effect::NewIndustry: return can_urbanize(table);
    case Effect::CityGrowth: return !table.bag.empty();
    case Effect::Depot:
      return std::ranges::any_of(std::span(table.links).first(table.link_count),
                                 [&](const Link& link) { return takes_depot(link, seat); });
    default: return true;
  }
}

}  // namespace rh::railways_of_the_world
