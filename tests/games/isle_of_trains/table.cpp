#include "tests/games/isle_of_trains/table.h"

#include <algorithm>

#include "engine/core/adapter.h"

namespace rh::isle_of_trains::testing {
namespace {

template <std::size_t N>
std::uint8_t index_of(const std::array<std::string_view, N>& names, std::string_view name) {
  const auto found = std::ranges::find(names, name);
  EXPECT_TRUE(found != names.end()) << "no such name: " << name;
  return static_cast<std::uint8_t>(found == names.end() ? 0 : found - names.begin());
}

std::vector<std::string> split(std::string_view text, char at) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == at) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

std::string join(const std::vector<std::string>& parts, std::string_view between = " ") {
  std::string text;
  for (const std::string& part : parts) (text += text.empty() ? "" : between) += part;
  return text;
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

}  // namespace

std::vector<std::string> words(std::string_view text) {
  std::vector<std::string> found;
  std::string word;
  for (const char c : std::string(text) + " ") {
    if (c != ' ' && c != '\n') {
      word += c;
      continue;
    }
    const bool many = word.size() > 2 && word[1] == '*';
    for (int i = many ? word[0] - '0' : word.empty() ? 0 : 1; i > 0; --i) found.push_back(many ? word.substr(2) : word);
    word.clear();
  }
  return found;
}

Options options(std::string_view on) {
  Options made(IsleOfTrains::info().options);
  for (const std::string& word : words(on)) {
    const auto parts = split(word, '=');
    EXPECT_TRUE(made.set_text(parts[0], parts.size() > 1 ? parts[1] : "true")) << word;
  }
  return made;
}

Card card_of(std::string_view name) { return static_cast<Card>(index_of(kCardNames, name)); }
Dest dest_of(std::string_view name) { return static_cast<Dest>(index_of(kDestNames, name)); }

Table::Table(std::string_view on, int seats) {
  const auto started = IsleOfTrains::start(options(on), seats);
  EXPECT_TRUE(started.has_value());
  if (started) state = *started;
}

Table Table::ready(std::string_view on, int seats) {
  Table made(on, seats);
  auto& table = made.state.table;
  table.depth = 1;
  for (std::size_t i = 1; i < table.stack.size(); ++i) table.stack[i] = {};
  for (std::size_t i = 0; i < kTicketDests; ++i) {
    table.tile[static_cast<std::size_t>(tables().tile_order[i])] = static_cast<std::uint8_t>(3 + i);
  }
  return made;
}

void Table::take_card(Card card) {
  const int kind = static_cast<int>(card);
  EXPECT_GT(state.table.deck.unknown().count(kind), 0) << "no " << name_of(card) << " left in the box";
  if (state.table.deck.unknown().count(kind) > 0) state.table.deck.unknown().remove(kind);
}

void Table::take_passenger(Colour colour) {
  auto& bag = state.table.bag;
  EXPECT_GT(bag.count(static_cast<int>(colour)), 0) << "no " << name_of(colour) << " passenger left in the bag";
  if (bag.count(static_cast<int>(colour)) > 0) bag.remove(static_cast<int>(colour));
}

Table& Table::with_hand(Seat seat, std::string_view cards) {
  for (const std::string& name : words(cards)) {
    take_card(card_of(name));
    state.at(seat).hand.add(card_of(name));
  }
  return *this;
}

Table& Table::with_train(Seat seat, std::string_view cars) {
  SeatState& mine = state.at(seat);
  for (int i = 0; i < mine.cars; ++i) {  // only what ready() laid out: an engine_1 without items
    state.table.deck.unknown().add(mine.car(i).card);
    mine.car(i) = {};
  }
  mine.cars = 0;
  for (const std::string& word : words(cars)) {
    const auto parts = split(word, ':');
    take_card(card_of(parts[0]));
    Car& car = mine.car(mine.cars++);
    car.card = static_cast<std::uint8_t>(card_of(parts[0]));
    if (parts.size() == 1) continue;
    for (const std::string& item : split(parts[1], ',')) {
      if (car.info().carries_passengers) {
        const auto colour = index_of(kColourNames, item);
        take_passenger(static_cast<Colour>(colour));
        car.add({colour, kNobody});
        continue;
      }
      const auto down = split(item, '@');
      take_card(card_of(down[0]));
      const auto by = down.size() > 1 ? static_cast<std::uint8_t>(std::stoi(down[1])) : kNobody;
      car.add({static_cast<std::uint8_t>(card_of(down[0])), by});
    }
    EXPECT_GE(car.free(), 0) << word;
  }
  mine.refresh();
  return *this;
}

Table& Table::with_supply(Seat seat, std::string_view colours) {
  for (const std::string& name : words(colours)) {
    const auto colour = index_of(kColourNames, name);
    take_passenger(static_cast<Colour>(colour));
    ++state.at(seat).supply[colour];
  }
  return *this;
}

Table& Table::with_tokens(Seat seat, int tokens) {
  state.at(seat).tokens = static_cast<std::uint16_t>(tokens);
  return *this;
}

Table& Table::with_buildings(Seat seat, std::string_view cards) {
  for (const std::string& name : words(cards)) {
    take_card(card_of(name));
    state.at(seat).buildings |= bit(card_of(name));
  }
  return *this;
}

Table& Table::with_display(std::string_view cards) {
  std::size_t slot = 0;
  for (const std::string& name : words(cards)) {
    if (name != "-") {
      take_card(card_of(name));
      state.table.display[slot] = static_cast<std::uint8_t>(card_of(name));
    }
    ++slot;
  }
  return *this;
}

Table& Table::with_discard(std::string_view cards) {
  for (const std::string& name : words(cards)) {
    take_card(card_of(name));
    state.table.put_on_discard(card_of(name));
  }
  return *this;
}

Table& Table::with_islands(std::string_view owners) {
  for (const std::string& word : words(owners)) {
    const auto parts = split(word, '=');
    IslandCard& island = state.table.island(dest_of(parts[0]));
    island.owner = static_cast<std::uint8_t>(parts[1][0] - '0');
    island.state = parts[1].size() == 1 ? IslandState::Open
                   : parts[1][1] == 'a' ? IslandState::DoneA
                                        : IslandState::DoneB;
  }
  return *this;
}

Table& Table::with_tickets(std::string_view tiles) {
  for (const std::string& word : words(tiles)) {
    const auto parts = split(word, '=');
    const auto place = static_cast<std::size_t>(dest_of(parts[0]));
    const auto tile = split(parts[1], '/');
    state.table.tile[place] = index_of(kTileNames, tile[0]);
    const int filled = tile.size() > 1 ? std::stoi(tile[1]) : 0;
    for (int i = 0; i < filled; ++i) take_passenger(tables().colour_of[place]);
    state.table.filled[place] = static_cast<std::uint8_t>(filled);
  }
  return *this;
}

Table& Table::with_progress(int at) {
  state.table.progress = static_cast<std::uint8_t>(at);
  return *this;
}

Table& Table::only_deck(std::string_view cards) {
  state.table.deck = {};
  for (const std::string& name : words(cards)) state.table.deck.unknown().add(static_cast<int>(card_of(name)));
  return *this;
}

Table& Table::only_bag(std::string_view colours) {
  state.table.bag = {};
  for (const std::string& name : words(colours)) state.table.bag.add(static_cast<int>(index_of(kColourNames, name)));
  return *this;
}

Table& Table::with_actions(int left) {
  state.table.stack[0].n = static_cast<std::uint8_t>(left);
  return *this;
}

Table& Table::with_turns(int ended) {
  state.table.turns = static_cast<std::uint16_t>(ended);
  return *this;
}

Table& Table::play(std::string_view lines) {
  std::string line;
  for (const char c : std::string(lines) + "\n") {
    if (c != '\n' && c != ';') {
      if (c != ' ' || !line.empty()) line += c;
      continue;
    }
    while (!line.empty() && line.back() == ' ') line.pop_back();
    if (line.empty()) continue;
    const auto [by, text] = line_of(line);
    const auto move = parse(text);
    EXPECT_TRUE(move.has_value()) << "not understood: " << line;
    if (!move) return *this;
    const Refusal refused = check(state, by, *move);
    EXPECT_FALSE(refused) << line << ": " << refused.code;
    if (refused) return *this;
    EXPECT_TRUE(by == kNature || can(by, text));
    apply(state, by, *move, nullptr);
    line.clear();
  }
  return *this;
}

Table& Table::end_turn() {
  const auto turns = state.table.turns;
  Random random(1);
  while (!over() && state.table.turns == turns) {
    if (turn().nature) {
      apply(state, kNature, nature_pick(state, random.below(nature_total(state))), nullptr);
      continue;
    }
    const auto list = legal_list(state.table.active);
    const auto preferred = [&](std::string_view text) { return std::ranges::find(list, text) != list.end(); };
    const std::string text = preferred("take pax") ? "take pax" : preferred("pass") ? "pass" : list.at(0);
    play(std::to_string(state.table.active) + " " + text);
  }
  return *this;
}

std::string Table::events(std::string_view line) {
  const auto [by, text] = line_of(std::string(line));
  const auto move = parse(text);
  EXPECT_TRUE(move.has_value()) << line;
  EXPECT_FALSE(check(state, by, *move)) << line << ": " << check(state, by, *move).code;
  Events list;
  apply(state, by, *move, &list);
  std::vector<std::string> texts;
  for (const Event& event : list) {
    std::vector<std::string> arguments;
    for (std::size_t i = 0; i < event.count; ++i) arguments.push_back(argument_text(event.arguments[i]));
    std::string one(event.code);
    if (!arguments.empty()) one += "(" + join(arguments, ",") + ")";
    if (event.audience != kEverybody) one += "@" + std::to_string(std::countr_zero(event.audience));
    texts.push_back(one);
  }
  return join(texts);
}

std::string Table::refusal(Seat seat, std::string_view text) const {
  const std::string said = refusal_with_arguments(seat, text);
  return said.substr(0, said.find(' '));
}

std::string Table::refusal_with_arguments(Seat seat, std::string_view text) const {
  const auto move = parse(text);
  const Refusal refused = move ? check(state, seat, *move) : move.error();
  if (!refused) return "";
  EXPECT_TRUE(refused.code.starts_with("IT-")) << refused.code;
  std::string said(refused.code.substr(3));
  for (std::size_t i = 0; i < refused.count; ++i) said += " " + argument_text(refused.arguments[i]);
  return said;
}

bool Table::can(Seat seat, std::string_view text) const {
  const bool allowed = refusal(seat, text).empty();
  const auto all = legal_list(seat);
  EXPECT_EQ(allowed, std::ranges::find(all, text) != all.end()) << text << ": the list and the check disagree";
  return allowed;
}

std::vector<std::string> Table::legal_list(Seat seat) const {
  std::vector<std::string> texts;
  const auto add = [&](const Move& move) {
    std::string text;
    print(move, text);
    texts.push_back(text);
  };
  if (seat == kNature) {
    Outcomes list;
    if (turn().nature) isle_of_trains::outcomes(state, list);
    for (const auto& outcome : list) add(outcome.move);
  } else {
    static Moves list;
    isle_of_trains::legal(state, seat, list);
    for (const Move& move : list) add(move);
  }
  std::ranges::sort(texts);
  return texts;
}

std::string Table::legal(Seat seat, std::string_view beginning) const {
  auto texts = legal_list(seat);
  std::erase_if(texts, [&](const std::string& text) { return !text.starts_with(beginning); });
  return join(texts, " | ");
}

std::string Table::outcomes() const {
  Outcomes list;
  isle_of_trains::outcomes(state, list);
  std::vector<std::string> texts;
  for (const auto& [move, weight] : list) {
    std::string text;
    print(move, text);
    texts.push_back(text + " " + std::to_string(weight));
  }
  return join(texts, " | ");
}

std::string Table::hand(Seat seat) const {
  std::vector<std::string> names;
  for (int card = 0; card < kCards; ++card) {
    for (int i = state.at(seat).hand.count(static_cast<Card>(card)); i > 0; --i)
      names.emplace_back(name_of(static_cast<Card>(card)));
  }
  return join(names);
}

std::string Table::train(Seat seat) const {
  std::vector<std::string> cars;
  for (int i = 0; i < state.at(seat).cars; ++i) {
    const Car& car = state.at(seat).car(i);
    std::vector<std::string> items;
    for (std::size_t k = 0; k < car.count; ++k) {
      const Item& item = car.items[k];
      std::string text(car.info().carries_passengers ? kColourNames[item.what] : kCardNames[item.what]);
      items.push_back(item.down_by == kNobody ? text : text + "@" + std::to_string(item.down_by));
    }
    std::string text(name_of(car.kind()));
    cars.push_back(items.empty() ? text : text + ":" + join(items, ","));
  }
  return join(cars);
}

namespace {

std::string colours(const std::array<std::uint8_t, kColours>& counts) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < kColours; ++i) names.insert(names.end(), counts[i], std::string(kColourNames[i]));
  return join(names);
}

}  // namespace

std::string Table::supply(Seat seat) const { return colours(state.at(seat).supply); }
std::string Table::bag() const {
  std::array<std::uint8_t, kColours> counts{};
  for (int i = 0; i < kColours; ++i)
    counts[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(state.table.bag.count(i));
  return colours(counts);
}

std::string Table::buildings(Seat seat) const {
  std::vector<std::string> names;
  for (CardSet cards = state.at(seat).buildings; cards != 0;) names.emplace_back(name_of(pop_card(cards)));
  return join(names);
}

std::string Table::display() const {
  std::vector<std::string> names;
  for (const auto card : state.table.display) names.emplace_back(card == kNoCard ? "-" : kCardNames[card]);
  return join(names);
}

std::string Table::discard() const {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < state.table.discard_count; ++i) names.emplace_back(kCardNames[state.table.discard[i]]);
  return join(names);
}

std::string Table::island(std::string_view dest) const {
  const IslandCard& card = state.table.island(dest_of(dest));
  if (card.state == IslandState::Centre) return "centre";
  const char* done = card.state == IslandState::Open ? "" : card.state == IslandState::DoneA ? "a" : "b";
  return std::to_string(card.owner) + done;
}

std::string Table::points(Seat seat) const {
  const Score s = score(state, seat);
  std::vector<std::string> numbers;
  for (const int n : {s.tokens, s.cars, s.contracts, s.loaded, s.locomotive, s.buildings, s.total, s.train})
    numbers.push_back(std::to_string(n));
  return join(numbers);
}

std::string Table::view(Seat seat) const {
  std::string text;
  const auto seen = isle_of_trains::view(state, seat);
  JsonWriter json(text);
  json.begin_object();
  write_common(seen.turn, state.table.seats, progress(seen), standing(seen), json);
  write_view(seen, json);
  json.end_object();
  return text;
}

int Table::all_cards() const {
  const auto& table = state.table;
  int cards = table.deck.size() + table.discard_count;
  for (const auto shown : table.display) cards += shown != kNoCard ? 1 : 0;
  for (Seat s = 0; s < table.seats; ++s) {
    const SeatState& seat = state.at(s);
    cards += seat.hand.size + std::popcount(seat.buildings) + seat.cars;
    for (int i = 0; i < seat.cars; ++i) cards += seat.car(i).info().carries_passengers ? 0 : seat.car(i).count;
  }
  for (std::size_t i = 0; i < table.aside_count; ++i) cards += table.aside_cargo[i] != 0 ? 1 : 0;
  for (std::size_t i = 0; i < table.depth; ++i) {  // lying aside until they are paid for or covered
    const Pending& pending = table.stack[i];
    cards += pending.step == Step::Pay ? 1 : 0;
    cards += pending.step == Step::Blind && (pending.flags & kBlindNamed) != 0 ? 1 : 0;
  }
  return cards;
}

int Table::all_passengers() const {
  const auto& table = state.table;
  int passengers = table.bag.size();
  for (const auto count : table.filled) passengers += count;
  for (Seat s = 0; s < table.seats; ++s) {
    const SeatState& seat = state.at(s);
    for (const auto count : seat.supply) passengers += count;
    for (int i = 0; i < seat.cars; ++i) passengers += seat.car(i).info().carries_passengers ? seat.car(i).count : 0;
  }
  for (std::size_t i = 0; i < table.aside_count; ++i) passengers += table.aside_cargo[i] == 0 ? 1 : 0;
  return passengers;
}

std::string text_of(const Move& move) {
  std::string text;
  print(move, text);
  return text;
}

void random_move(State& state, Random& random, Events* events) {
  const Turn now = turn(state);
  if (now.nature) return apply(state, kNature, nature_pick(state, random.below(nature_total(state))), events);
  static Moves moves;
  legal(state, now.first(), moves);
  ASSERT_FALSE(moves.empty()) << "nobody can act";
  apply(state, now.first(), moves[random.below(moves.size())], events);
}

}  // namespace rh::isle_of_trains::testing
