#include "tests/games/pioneer_rails/table.h"

#include <algorithm>

#include "engine/core/adapter.h"
#include "engine/games/pioneer_rails/laying.h"

namespace rh::pioneer_rails::testing {
namespace {

template <std::size_t N>
int index_of(const std::array<std::string_view, N>& names, std::string_view name) {
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

// "20,4>20,2" of every pair of neighbours in the paths.
std::vector<std::string> tracks_of(std::string_view paths) {
  std::vector<std::string> tracks;
  for (const std::string& path : split(paths, "/")) {
    const auto corners = split(path, " ");
    for (std::size_t i = 1; i < corners.size(); ++i) tracks.push_back(corners[i - 1] + ">" + corners[i]);
  }
  return tracks;
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
  Options made(PioneerRails::info().options);
  for (const std::string& word : split(on, " ")) {
    const auto parts = split(word, "=");
    EXPECT_TRUE(made.set_text(parts[0], parts.size() > 1 ? parts[1] : "true")) << word;
  }
  return made;
}

Suit suit_named(std::string_view name) { return static_cast<Suit>(index_of(kSuitNames, name)); }
int card_named(std::string_view name) { return index_of(kCardNames, name); }
int hex_named(std::string_view name) { return index_of(kHexNames, name); }

Table::Table(std::string_view on, int seats) {
  const auto started = PioneerRails::start(options(on), seats);
  EXPECT_TRUE(started.has_value());
  if (started) state = *started;
}

Table Table::ready(std::string_view on, int seats, std::string_view objectives) {
  Table made(on, seats);
  if (seats == 1) return made;
  for (const std::string& objective : split(objectives, " ")) made.play("N objective " + objective);
  return made.play("N dealer 0");
}

Table Table::laying(std::string_view suit, std::string_view on, int seats) {
  Table made(on, seats);
  made.state.table.phase = Phase::Play;
  for (Seat s = 0; s < seats; ++s) made.state.at(s).stage = Stage::Pick;
  const int card = static_cast<int>(Rank::King) * kSuits + static_cast<int>(suit_named(suit));
  made.state.table.open[0] = static_cast<std::uint8_t>(card);
  made.state.table.seen = 1u << card;
  return made.play("0 pick " + std::string(kCardNames[static_cast<std::size_t>(card)]));
}

Table& Table::with_tracks(Seat seat, std::string_view suit, std::string_view paths) {
  const Map& map = state.table.map();
  for (const std::string& text : tracks_of(paths)) {
    const auto move = parse("lay " + text);
    const int found = move ? map.find(kGrid.corner_at(move->from()), kGrid.corner_at(move->to())) : -1;
    EXPECT_GE(found, 0) << "no such track: " << text;
    if (found < 0) continue;
    SeatState& mine = state.at(seat);
    for (Sheet* sheet : {&mine.now, &mine.shown}) pioneer_rails::lay(map, *sheet, suit_named(suit), map[found]);
  }
  return *this;
}

Table& Table::with_boxes(Seat seat, int circled, int crossed) {
  for (Sheet* sheet : {&state.at(seat).now, &state.at(seat).shown}) {
    sheet->boxes = static_cast<std::uint8_t>(circled);
    sheet->boxes_crossed = static_cast<std::uint8_t>(crossed);
  }
  return *this;
}

Table& Table::with_gold(Seat seat, int circled, int crossed) {
  for (Sheet* sheet : {&state.at(seat).now, &state.at(seat).shown}) {
    sheet->gold = static_cast<std::uint8_t>(circled);
    sheet->gold_crossed = static_cast<std::uint8_t>(crossed);
  }
  return *this;
}

Table& Table::with_hand(Seat seat, int round, std::string_view ranks) {
  const auto names = split(ranks, " ");
  for (Sheet* sheet : {&state.at(seat).now, &state.at(seat).shown}) {
    for (std::size_t i = 0; i < names.size(); ++i)
      sheet->hands[static_cast<std::size_t>(round - 1)][i] = static_cast<std::uint8_t>(index_of(kRankNames, names[i]));
  }
  return *this;
}

Table& Table::at_turn(int round, int turn) {
  state.table.round = static_cast<std::uint8_t>(round - 1);
  state.table.turn = static_cast<std::uint8_t>(turn - 1);
  return *this;
}

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

Table& Table::cards(std::string_view cards) {
  for (const std::string& card : split(cards, " "))
    play(card[0] == 'x' ? "N discard " + card.substr(1) : "N reveal " + card);
  return *this;
}

Table& Table::lay(Seat seat, std::string_view paths) {
  for (const std::string& track : tracks_of(paths)) play(std::to_string(seat) + " lay " + track);
  return *this;
}

Table& Table::finish(Seat seat) {
  const std::string who = std::to_string(seat) + " ";
  for (int i = 0; i < 8 && state.at(seat).stage == Stage::Lay; ++i) {
    if (can(seat, "done")) {
      play(who + "done");
      break;
    }
    play(who + split(legal(seat, "lay"), "|")[0]);
  }
  while (state.at(seat).stage == Stage::Deposit) play(who + split(legal(seat, "deposit"), "|")[0]);
  return *this;
}

Table& Table::any_turn() {
  const int turns = state.table.turns_played();
  while (!over() && state.table.turns_played() == turns) {
    const Turn now = turn();
    if (now.nature) {
      const Move first = nature_pick(state, 0);
      apply(state, kNature, first, nullptr);
    } else if (state.at(now.first()).stage == Stage::Pick) {
      play(std::to_string(now.first()) + " " + split(legal(now.first()), "|")[0]);
    } else {
      finish(now.first());
    }
  }
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
  pioneer_rails::legal(state, seat, moves);
  std::string all;
  for (const Move& move : moves) {
    const std::string text = text_of(move);
    if (text.starts_with(beginning)) (all += all.empty() ? "" : " | ") += text;
  }
  return all;
}

std::string Table::outcomes() const {
  Outcomes list;
  pioneer_rails::outcomes(state, list);
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

std::string Table::quote(Seat seat, std::string_view text) const {
  EXPECT_EQ(refusal(seat, text), "");
  std::string json;
  JsonWriter writer(json);
  writer.begin_object();
  pioneer_rails::quote(state, seat, *parse(text), writer);
  writer.end_object();
  return json;
}

std::string Table::view(Seat seat) const {
  std::string json;
  JsonWriter writer(json);
  writer.begin_object();
  write_view(pioneer_rails::view(state, seat), writer);
  writer.end_object();
  return json;
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

}  // namespace rh::pioneer_rails::testing
