#include "tests/games/railways_of_the_world/table.h"

#include "engine/games/railways_of_the_world/building.h"
#include "engine/games/railways_of_the_world/flow.h"

namespace rh::railways_of_the_world::testing {

int card_named(std::string_view id) { return index_of(card_names(), id); }

// --- laying out -------------------------------------------------------------------------------

Table Table::bidding(std::string_view on, int seats) {
  Table made(on, seats);
  Random random(1);
  while (made.state.table.phase != Phase::First) random_move(made.state, random);
  made.play("N first 0");
  while (made.state.table.phase == Phase::BaronChoice) random_move(made.state, random);
  return made;
}

Table Table::ready(std::string_view on, int seats) {
  Table made = bidding(on, seats);
  if (seats > 1) made.play("0 bid 1");
  for (Seat s = 1; s < seats; ++s) made.play(std::to_string(s) + " pass");
  return made.with_cash(0, 0);
}

Table& Table::with_link(Seat seat, std::string_view link) {
  const auto parts = split(link, ":");
  auto& table = state.table;
  const Building kept = table.building;
  table.building = {};
  table.building.start = static_cast<std::uint8_t>(city(parts.at(0)));
  int finished = -1;
  for (const std::string& text : split(parts.at(1), ",")) {
    const auto move = parse("lay " + text);
    EXPECT_TRUE(move.has_value()) << text;
    if (!move) continue;
    const Tile tile = move->tile(map());
    const Course course = table.building.link == kNoLink ? Course::from_city(table, seat, table.building.start)
                                                         : Course::from_link(table, seat, table.building.link);
    EXPECT_EQ(course.fault(tile), 0) << text;
    if (!course.fits(tile)) break;
    finished = lay(table, seat, tile);
  }
  table.building = kept;
  if (finished < 0) return *this;
  Company& company = state.company(seat);
  ++company.links;
  company.cities |= bit(table.link(finished).from) | bit(table.link(finished).to);
  return *this;
}

Table& Table::with_cubes(std::string_view id, std::string_view cubes) {
  auto& table = state.table;
  CityState& there = table.city(city(id));
  for (int cube = 0; cube < kCubes; ++cube) {
    auto& count = there.cubes[static_cast<std::size_t>(cube)];
    table.bag.add(static_cast<int>(color_of(cube)), count);
    count = 0;
  }
  for (const std::string& name : split(cubes, " ")) {
    const int cube = index_of(kCubeNames, name);
    EXPECT_GT(table.bag.count(static_cast<int>(color_of(cube))), 0) << name;
    table.bag.remove(static_cast<int>(color_of(cube)));
    ++there.cubes[static_cast<std::size_t>(cube)];
  }
  const auto marker = static_cast<std::uint8_t>(there.size() == 0 ? 1 : 0);
  table.markers = static_cast<std::uint8_t>(table.markers + marker - there.marker);
  there.marker = marker;
  return *this;
}

Table& Table::with_cash(Seat seat, int cash, int bonds) {
  state.company(seat).cash = cash;
  state.company(seat).bonds = bonds;
  return *this;
}

Table& Table::with_points(Seat seat, int points) {
  state.company(seat).points = state.company(seat).from_links = points;
  return *this;
}

Table& Table::with_engine(Seat seat, int level) {
  state.company(seat).engine = static_cast<std::uint8_t>(level);
  return *this;
}

Table& Table::with_color(std::string_view id, std::string_view color) {
  auto& table = state.table;
  const int c = city(id), now = index_of(kColorNames, color);
  table.of_color[static_cast<std::size_t>(table.city(c).color)] &= ~bit(c);
  table.of_color[static_cast<std::size_t>(now)] |= bit(c);
  table.city(c).color = static_cast<Color>(now);
  return *this;
}

Table& Table::with_open(std::string_view id) {
  const int card = card_named(id);
  if (state.table.deck.count(card) > 0) state.table.deck.remove(card);
  lay_open(state.table, card);
  return *this;
}

Table& Table::with_card(Seat seat, std::string_view id) {
  const int card = card_named(id);
  if (state.table.deck.count(card) > 0) state.table.deck.remove(card);
  ++state.company(seat).cards[static_cast<std::size_t>(card)];
  return *this;
}

// --- playing ----------------------------------------------------------------------------------

Table& Table::until(Seat seat) {
  for (int i = 0; i < 100 && !(turn().has(seat) && state.table.phase == Phase::Action); ++i) {
    if (turn().nature)
      apply(state, kNature, nature_pick(state, 0), nullptr);
    else if (state.table.phase == Phase::Auction && must_open(state.table))
      play(std::to_string(turn().first()) + " bid 1");
    else
      play(std::to_string(turn().first()) + " pass");
  }
  EXPECT_TRUE(turn().has(seat));
  return *this;
}

Table& Table::to_next_turn() {
  const int now = state.table.turn;
  for (int i = 0; i < 100 && !over() && state.table.turn == now; ++i) {
    if (turn().nature)
      apply(state, kNature, nature_pick(state, 0), nullptr);
    else
      play(std::to_string(turn().first()) + (state.table.phase == Phase::Build ? " stop" : " pass"));
  }
  EXPECT_TRUE(over() || state.table.turn == now + 1);
  return *this;
}

// --- looking ----------------------------------------------------------------------------------

int Table::city(std::string_view id) const {
  const int found = map().city_named(id);
  EXPECT_GE(found, 0) << "no such city: " << id;
  return std::max(found, 0);
}

std::string Table::money(Seat seat) const {
  return std::to_string(company(seat).cash) + "/" + std::to_string(company(seat).bonds);
}

std::string Table::cubes(std::string_view id) const {
  std::string all;
  for (std::size_t cube = 0; cube < kCubes; ++cube) {
    for (int i = state.table.city(city(id)).cubes[cube]; i > 0; --i)
      (all += all.empty() ? "" : " ") += kCubeNames[cube];
  }
  return all;
}

State random_state(std::string_view on, int seats, std::uint64_t seed, int moves) {
  Table table(on, seats);
  Random random(seed);
  for (int i = 0; i < moves && !turn(table.state).is_over(); ++i) random_move(table.state, random);
  return table.state;
}

}  // namespace rh::railways_of_the_world::testing
