// Every legal move of a seat.
#include "engine/games/railways_of_the_world/building.h"
#include "engine/games/railways_of_the_world/delivery.h"
#include "engine/games/railways_of_the_world/rules.h"

namespace rh::railways_of_the_world {
namespace {

int cities_of(const Table& table) { return static_cast<int>(table.map().cities.size()); }

void add_builds(const Table& table, Seat s, Moves& moves) {
  const Map& map = table.map();
  for (int city = 0; city < cities_of(table); ++city) {
    if (may_build(table, s, city)) moves.push_back(Move::at_city(Kind::Build, map, city));
  }
  for (int l = 0; l < table.link_count; ++l) {
    const Link& link = table.link(l);
    if (link.finished() || link.owner != s || !Course::from_link(table, s, l).goes_on()) continue;
    moves.push_back(Move::extend(map, link.head, link.to_side));
  }
}

void add_deliveries(const State& state, Seat s, Moves& moves) {
  const Table& table = state.table;
  const int links = reach_of(state, s);
  each(state.company(s).cities, [&](int city) {
    const CityState& there = table.city(city);
    if (there.marker != 0) return;
    const unsigned colors = colors_in_reach(table, s, city, links);
    for (int cube = 0; colors != 0 && cube < kCubes; ++cube) {
      if (there.cubes[static_cast<std::size_t>(cube)] > 0 && (colors >> static_cast<int>(color_of(cube)) & 1) != 0)
        moves.push_back(Move::at_city(Kind::Deliver, table.map(), city, cube));
    }
  });
}

void add_cards(const State& state, Seat s, Moves& moves) {
  const Table& table = state.table;
  std::uint64_t seen = 0;
  static_assert(kMostCards <= 64);
  for (std::size_t i = 0; i < table.open_count; ++i) {
    const std::uint8_t card = table.open[i];
    if ((seen >> card & 1) != 0) continue;
    seen |= std::uint64_t{1} << card;
    if (table.card(card).taken() && has_effect(state, s, table.card(card))) moves.push_back(Move::of(Kind::Take, card));
  }
}

void add_urbanizations(const Table& table, Moves& moves) {
  if (!can_urbanize(table)) return;
  each(table.with(Color::Gray), [&](int city) { moves.push_back(Move::at_city(Kind::Urbanize, table.map(), city)); });
}

void add_western(const Table& table, Seat s, Moves& moves) {
  const Map& map = table.map();
  if (!has_western(table)) return;
  for (std::size_t i = 0; i < map.western_links.size(); ++i) {
    const int city = map.western_links[i].city;
    if (table.western[i] == kNobody && own_neighbours(table, s, city) != 0)
      moves.push_back(Move::at_city(Kind::Western, map, city));
  }
}

void add_actions(const State& state, Seat s, Moves& moves) {
  add_builds(state.table, s, moves);
  add_deliveries(state, s, moves);
  if (state.company(s).engine < kMostLevel) moves.push_back(Move::of(Kind::Upgrade));
  add_urbanizations(state.table, moves);
  add_western(state.table, s, moves);
  add_cards(state, s, moves);
  moves.push_back(Move::of(Kind::Pass));
}

void add_tiles(const State& state, Seat s, Moves& moves) {
  const Table& table = state.table;
  Course::now(table).each_next([&](Tile tile) { moves.push_back(Move::lay(table.map(), tile)); });
  if (table.building.count > 0) {
    moves.push_back(Move::of(Kind::Stop));
  } else if (table.building.card == kNoCard && table.operation_cards != 0) {
    const Company& company = state.company(s);
    for (int card = 0; card < kMostCards; ++card) {
      if (company.cards[static_cast<std::size_t>(card)] > 0 && table.card(card).kind == CardKind::Hand)
        moves.push_back(Move::of(Kind::Use, card));
    }
  }
}

void add_steps(const State& state, Seat s, Moves& moves) {
  const Table& table = state.table;
  const int city = table.delivery.at;
  for (int side = 0; side < 6; ++side) {
    const Move move = Move::at_side(Kind::Go, table.map(), city, side);
    if (table.at_side(city, side) != kNoLink && !check(state, s, move)) moves.push_back(move);
  }
}

void add_depots(const Table& table, Seat s, Moves& moves) {
  for (int l = 0; l < table.link_count; ++l) {
    const Link& link = table.link(l);
    if (!takes_depot(link, s)) continue;
    const bool from = link.from < link.to;
    moves.push_back(
        Move::at_side(Kind::Depot, table.map(), from ? link.from : link.to, from ? link.from_side : link.to_side));
  }
}

}  // namespace

void legal(const State& state, Seat s, Moves& moves) {
  moves.clear();
  if (s < 0 || !turn(state).has(s)) return;
  const Table& table = state.table;
  switch (table.phase) {
    case Phase::BaronChoice: {
      const auto [first, second] = state.at(s).dealt;
      moves.push_back(Move::of(Kind::Keep, first));
      if (second != first) moves.push_back(Move::of(Kind::Keep, second));
      return;
    }
    case Phase::Auction:
      for (int bid = lowest_bid(table); bid <= table.common().most_bid; ++bid)
        moves.push_back(Move::numbered(Kind::Bid, bid));
      if (!must_open(table)) moves.push_back(Move::of(Kind::Pass));
      return;
    case Phase::Action: return add_actions(state, s, moves);
    case Phase::Build: return add_tiles(state, s, moves);
    case Phase::Deliver: return add_steps(state, s, moves);
    case Phase::Industry: return add_urbanizations(table, moves);
    case Phase::Paint:
      for (int color = 0; color < kColors; ++color) {
        if (table.new_cities[static_cast<std::size_t>(color)] > 0) moves.push_back(Move::of(Kind::Paint, color));
      }
      return;
    case Phase::Grow:
      for (int city = 0; city < cities_of(table); ++city) moves.push_back(Move::at_city(Kind::Grow, table.map(), city));
      return;
    case Phase::Depot: return add_depots(table, s, moves);
    default: return;
  }
}

}  // namespace rh::railways_of_the_world
