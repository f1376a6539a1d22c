// A small language for tests: positions laid out city by city and link by link, moves and refusals as their texts.
#pragma once

#include "engine/core/json_reader.h"
#include "engine/core/match.h"
#include "engine/games/railways_of_the_world/game.h"
#include "tests/games/played.h"

namespace rh::railways_of_the_world::testing {

// Without operation cards and barons.
inline constexpr std::string_view kBasic = "operation_cards=false barons=false";
inline constexpr std::string_view kBasicMexico = "map=mexico operation_cards=false barons=false";

using rh::testing::index_of;
using rh::testing::split;
inline Options options(std::string_view on) { return rh::testing::options_of(RailwaysOfTheWorld::info(), on); }

class Table : public rh::testing::PlayedTable<RailwaysOfTheWorld, Table> {
 public:
  explicit Table(std::string_view on = kBasic, int seats = 2) : PlayedTable(on, seats) {}
  // Set up with some cubes; seat 0 holds the First Player card; barons are kept. The first auction begins.
  static Table bidding(std::string_view on = kBasic, int seats = 2);
  // The first action of the game: seat 0, then the others clockwise. Nobody has money or bonds.
  static Table ready(std::string_view on = kBasic, int seats = 2);

  // --- laying out ---------------------------------------------------------------------------------
  // A link of a seat from a city, tile by tile: "new_york: 23.12 5-2". Nothing is paid or scored.
  Table& with_link(Seat seat, std::string_view link);
  // Exactly these cubes lie in a city; others go back into the bag, missing ones come from there.
  Table& with_cubes(std::string_view city, std::string_view cubes);
  Table& with_cash(Seat seat, int cash, int bonds = 0);
  Table& with_points(Seat seat, int points);
  Table& with_engine(Seat seat, int level);
  Table& with_color(std::string_view city, std::string_view color);
  // Out of the deck: open, or before a seat.
  Table& with_open(std::string_view card);
  Table& with_card(Seat seat, std::string_view card);

  // --- playing ------------------------------------------------------------------------------------
  // "1 upgrade" for whoever is to act: everybody passes until this seat may act.
  Table& until(Seat seat);
  // Everybody passes until the turn is over; nature turns up the first card it can.
  Table& to_next_turn();

  // --- looking ------------------------------------------------------------------------------------
  Json quote(Seat seat, std::string_view text) const { return parse_json(PlayedTable::quote(seat, text)); }
  Json view(Seat seat) const { return parse_json(PlayedTable::view(seat)); }
  const Map& map() const { return state.table.map(); }
  int city(std::string_view id) const;
  const Company& company(Seat seat) const { return state.company(seat); }
  // Cash and bonds: "3/1".
  std::string money(Seat seat) const;
  // The cubes of a city in the order of their kinds: "blue red western".
  std::string cubes(std::string_view city) const;
};

int card_named(std::string_view id);
inline std::string text_of(const Move& move) { return rh::testing::text_of<RailwaysOfTheWorld>(move); }
inline void random_move(State& state, Random& random, Events* events = nullptr) {
  rh::testing::random_move<RailwaysOfTheWorld>(state, random, events);
}
// A whole random game up to a moment: so many moves, or its end.
State random_state(std::string_view on, int seats, std::uint64_t seed, int moves);

}  // namespace rh::railways_of_the_world::testing
