#include "tests/games/railways_of_the_world/table.h"

#include <algorithm>

#include "engine/games/railways_of_the_world/building.h"
#include "engine/games/railways_of_the_world/flow.h"

namespace rh::railways_of_the_world::testing {
namespace {

int index_of(std::span<const std::string_view> names, std::string_view name) {
  const auto found = std::ranges::find(names, name);
  EXPECT_TRUE(found != names.end()) << "no such name: " << name;
  return static_cast<int>(found == names.end() ? 0 : found - names.begin());
}

struct Line {
  Seat by;
  std::string text;
};

Line line_of(const std::string& line) {
  const auto space = line.find(' ');
  const std::string by = line.substr(0, space);
  return {by == "nature" || by == "N" ? kNature : std::stoi(by), line.substr(space + 1)};
}

std::string argument_text(const Argument& argument) {
  return std::string(argument.name) + "=" +
         (argument.text.empty() ? std::to_string(argument.number) : std::string(argument.text));
}

template <class Write>
Json written(Write write) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  write(json);
  json.end_object();
  return parse_json(text);
}

}  // namespace

std::vector<std::string> split(std::string_view text, std::string_view at) {
  std::vector<std::string> parts;
  std::string part;
  for (const char c : std::string(text) + at[0]) {
    if (at.find(c) == std::string_view::npos) {
      part += c;
      continue;
    }
    const auto first = part.find_first_not_of(" \n");
    if (first != std::string::npos) parts.push_back(part.substr(first, part.find_last_not_of(" \n") - first + 1));
    part.clear();
  }
  return parts;
}

Options options(std::string_view on) {
  Options made(RailwaysOfTheWorld::info().options);
  for (const std::string& word : split(on, " ")) {
    const auto parts = split(word, "=");
    EXPECT_TRUE(made.set_text(parts[0], parts.size() > 1 ? parts[1] : "true")) << word;
  }
  return made;
}

int card_named(std::string_view id) { return index_of(card_names(), id); }

// --- laying out -------------------------------------------------------------------------------

Table::Table(std::string_view on, int seats) {
  const auto started = RailwaysOfTheWorld::start(options(on), seats);
  EXPECT_TRUE(started.has_value());
  if (started) state = *started;
}

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

Table& Table::play(std::string_view lines) {
  for (const std::string& text : split(lines, "\n;")) {
    const auto [by, said] = line_of(text);
    const auto move = parse(said);
    EXPECT_TRUE(move.has_value()) << text;
    if (!move) return *this;
    const Refusal refused = check(state, by, *move);
    EXPECT_FALSE(refused) << text << ": " << refused.code;
    if (refused) return *this;
    apply(state, by, *move, nullptr);
  }
  return *this;
}

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

std::string Table::events(std::string_view line) {
  const auto [by, said] = line_of(std::string(line));
  const auto move = parse(said);
  EXPECT_TRUE(move && !check(state, by, *move)) << line;
  if (!move) return {};
  Events events;
  apply(state, by, *move, &events);
  std::string text;
  for (const Event& event : events) {
    (text += text.empty() ? "" : " ") += event.code;
    if (event.audience != kEverybody) text += "@" + std::to_string(std::countr_zero(event.audience));
    text += "(";
    for (std::size_t i = 0; i < event.count; ++i) (text += i == 0 ? "" : " ") += argument_text(event.arguments[i]);
    text += ")";
  }
  return text;
}

// --- looking ----------------------------------------------------------------------------------

std::string Table::refusal(Seat seat, std::string_view text) const {
  const std::string all = refusal_with_arguments(seat, text);
  return all.substr(0, all.find(' '));
}

std::string Table::refusal_with_arguments(Seat seat, std::string_view text) const {
  const auto move = parse(text);
  const Refusal refused = move ? check(state, seat, *move) : move.error();
  if (!refused) return {};
  std::string said(refused.code.substr(3));
  for (std::size_t i = 0; i < refused.count; ++i) (said += " ") += argument_text(refused.arguments[i]);
  return said;
}

std::string Table::legal(Seat seat, std::string_view beginning) const {
  Moves moves;
  railways_of_the_world::legal(state, seat, moves);
  std::string all;
  for (const Move& move : moves) {
    const std::string text = text_of(move);
    if (text.starts_with(beginning)) (all += all.empty() ? "" : " | ") += text;
  }
  return all;
}

std::string Table::outcomes() const {
  Outcomes list;
  railways_of_the_world::outcomes(state, list);
  std::string all;
  for (const auto& [move, weight] : list)
    (all += all.empty() ? "" : " | ") += text_of(move) + " " + std::to_string(weight);
  return all;
}

std::string Table::told(const Table& before, std::string_view line, Seat viewer) const {
  const auto [by, said] = line_of(std::string(line));
  std::string text;
  tell(state, before.state, by, *parse(said), viewer, text);
  return text;
}

Json Table::quote(Seat seat, std::string_view text) const {
  EXPECT_EQ(refusal(seat, text), "");
  return written([&](JsonWriter& json) { railways_of_the_world::quote(state, seat, *parse(text), json); });
}

Json Table::view(Seat seat) const {
  return written([&](JsonWriter& json) { write_view(railways_of_the_world::view(state, seat), json); });
}

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

std::string text_of(const Move& move) {
  std::string text;
  print(move, text);
  return text;
}

void random_move(State& state, Random& random, Events* events) {
  const Turn now = turn(state);
  if (now.nature) return apply(state, kNature, nature_pick(state, random.below(nature_total(state))), events);
  std::vector<Seat> awaited;
  for (Seat s = 0; s < state.table.seats; ++s) {
    if (now.has(s)) awaited.push_back(s);
  }
  const Seat seat = awaited[random.below(awaited.size())];
  Moves moves;
  legal(state, seat, moves);
  apply(state, seat, moves[random.below(moves.size())], events);
}

State random_state(std::string_view on, int seats, std::uint64_t seed, int moves) {
  Table table(on, seats);
  Random random(seed);
  for (int i = 0; i < moves && !turn(table.state).is_over(); ++i) random_move(table.state, random);
  return table.state;
}

}  // namespace rh::railways_of_the_world::testing
