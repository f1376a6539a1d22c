#include "tests/games/railroad_ink/table.h"

#include <algorithm>

#include "engine/core/adapter.h"

namespace rh::railroad_ink::testing {

std::vector<std::string> words(std::string_view text) {
  std::vector<std::string> found;
  std::string word;
  for (const char c : text) {
    if (c != ' ' && c != '\n') {
      word += c;
    } else if (!word.empty()) {
      found.push_back(std::move(word)), word.clear();
    }
  }
  if (!word.empty()) found.push_back(word);
  return found;
}

int cell_of(std::string_view rc) { return (rc[0] - '0') * kSize + (rc[1] - '0'); }

Board board(std::string_view placements) {
  Board made;
  for (const std::string& word : words(placements)) {
    if (word.size() == 3 && word[2] == '*') {
      made.strike(cell_of(word));
    } else if (word.substr(2) == "LLLL") {
      made.draw(cell_of(word), kVolcanoVariant);
    } else {
      const auto place = parse_place(word);
      EXPECT_TRUE(place.has_value()) << word;
      if (place) made.draw(cell_of(word), place->variant);
    }
  }
  return made;
}

std::string placements(const Board& board) {
  std::string text;
  for (int cell = 0; cell < kCells; ++cell) {
    const auto held = board.cells[static_cast<std::size_t>(cell)];
    if (held == kEmptyCell) continue;
    text += text.empty() ? "" : " ";
    if (held == kCraterCell) {
      text += std::to_string(cell / kSize) + std::to_string(cell % kSize) + "*";
    } else {
      print_place(cell, held - kFirstDrawn, text);
    }
  }
  return text;
}

Options options(std::string_view on) {
  Options made(RailroadInk::info().options);
  for (const std::string& word : words(on)) {
    const bool space = word == "space";
    EXPECT_TRUE(made.set_text(space ? "longest" : word, space ? "space" : "true")) << word;
  }
  return made;
}

Table::Table(std::string_view on, int seats) {
  const auto started = RailroadInk::start(options(on), seats);
  EXPECT_TRUE(started.has_value());
  if (started) state = *started;
}

Table Table::drawing(std::string_view on, std::string_view placements, std::string_view faces, std::string_view lava,
                     int seats) {
  Table table(on, seats);
  const auto piece = [](const std::string& name) {
    return static_cast<std::uint8_t>(std::ranges::find(kPieceNames, name) - kPieceNames.begin());
  };
  const auto lava_names = words(lava);
  table.state.table.phase = Phase::Play;
  if (table.state.table.lava) table.state.table.lava_faces = {piece(lava_names.at(0)), piece(lava_names.at(1))};
  for (Seat s = 0; s < seats; ++s) {
    SeatState& seat = table.state.at(s);
    seat.board = testing::board(placements);
    seat.publish();
    seat.settled = 1;
    seat.faces_drawn = 0xf;
    const auto names = words(faces);
    for (std::size_t i = 0; i < names.size(); ++i) {
      seat.faces[i] = piece(names[i]);
      seat.faces_drawn = static_cast<std::uint8_t>(seat.faces_drawn & ~(1u << i));
    }
  }
  return table;
}

namespace {

struct Line {
  Seat by;
  std::string text;
};

Line line_of(const std::string& line) {
  const auto space = line.find(' ');
  const std::string by = line.substr(0, space);
  return {by == "nature" ? kNature : std::stoi(by), line.substr(space + 1)};
}

}  // namespace

Table& Table::play(std::string_view lines) {
  std::string line;
  for (const char c : std::string(lines) + "\n") {
    if (c != '\n' && c != ';') {
      if (c != ' ' || !line.empty()) line += c;
      continue;
    }
    if (line.empty()) continue;
    const auto [by, text] = line_of(line);
    const auto move = parse(text);
    EXPECT_TRUE(move.has_value()) << "not understood: " << line;
    if (!move) return *this;
    const Refusal refused = check(state, by, *move);
    EXPECT_FALSE(refused) << line << ": " << refused.code;
    if (!refused) apply(state, by, *move, nullptr);
    line.clear();
  }
  return *this;
}

std::string Table::refusal(Seat seat, std::string_view text) const {
  const auto move = parse(text);
  if (!move) return std::string(move.error().code);
  return std::string(check(state, seat, *move).code);
}

std::string Table::refusal_argument(Seat seat, std::string_view text, std::string_view name) const {
  const auto move = parse(text);
  const Refusal refused = move ? check(state, seat, *move) : move.error();
  for (int i = 0; i < refused.count; ++i) {
    const Argument& argument = refused.arguments[static_cast<std::size_t>(i)];
    if (argument.name == name)
      return argument.text.empty() ? std::to_string(argument.number) : std::string(argument.text);
  }
  return "no such argument";
}

bool Table::can(Seat seat, std::string_view text) const {
  const bool allowed = refusal(seat, text).empty();
  const auto all = legal(seat);
  EXPECT_EQ(allowed, std::ranges::find(all, text) != all.end()) << text << ": the list and the check disagree";
  return allowed;
}

std::vector<std::string> Table::legal(Seat seat, std::string_view beginning) const {
  std::vector<std::string> texts;
  const auto add = [&](const Move& move) {
    std::string text;
    print(move, text);
    if (text.starts_with(beginning)) texts.push_back(text);
  };
  if (seat == kNature) {
    Outcomes list;
    if (turn().nature) outcomes(state, list);
    for (const auto& outcome : list) add(outcome.move);
  } else {
    Moves list;
    railroad_ink::legal(state, seat, list);
    for (const Move& move : list) add(move);
  }
  std::ranges::sort(texts);
  return texts;
}

std::string Table::view(Seat seat) const {
  std::string text;
  const auto seen = railroad_ink::view(state, seat);
  JsonWriter json(text);
  json.begin_object();
  write_common(seen.turn, state.table.seats, progress(seen), standing(seen), json);
  write_view(seen, json);
  json.end_object();
  return text;
}

Table& Table::finish_round(Random& random) {
  Moves moves;
  const auto round = state.table.round;
  while (!turn().is_over() && state.table.round == round) {
    const Seat by = turn().first();
    if (by == kNature) {
      apply(state, kNature, nature_pick(state, random.below(nature_total(state))), nullptr);
      continue;
    }
    railroad_ink::legal(state, by, moves);
    apply(state, by, moves[random.below(moves.size())], nullptr);
  }
  return *this;
}

std::string points(const Score& s) {
  std::string text;
  for (const int number :
       {s.networks, s.highway, s.railway, s.centre, s.craters, s.closed_lakes, s.largest_lake, s.errors, s.total}) {
    text += (text.empty() ? "" : " ") + std::to_string(number);
  }
  return text;
}

Score score_of(std::string_view placements, Longest longest) { return score(board(placements), longest); }

Board random_board(Random& random, std::string_view on) {
  Table table(on, 1);
  const auto rounds = 1 + random.below(table.state.table.rounds);
  for (std::uint64_t i = 0; i < rounds; ++i) table.finish_round(random);
  return table.board();
}

Board scattered_board(Random& random, int spaces, bool with_lava, bool with_craters, int window) {
  Board made;
  const auto top = random.below(static_cast<std::uint64_t>(kSize - window + 1));
  const auto left = random.below(static_cast<std::uint64_t>(kSize - window + 1));
  for (int i = 0; i < spaces; ++i) {
    const auto row = top + random.below(static_cast<std::uint64_t>(window));
    const auto col = left + random.below(static_cast<std::uint64_t>(window));
    const int cell = static_cast<int>(row) * kSize + static_cast<int>(col);
    if (with_craters && random.below(6) == 0) {
      made.strike(cell);
      continue;
    }
    const auto variant = static_cast<int>(random.below(with_lava ? kVariants : kRouteVariants));
    // Highway and railway never meet on a board (RI-75.2).
    const Sides mine = tables().variants[static_cast<std::size_t>(variant)].sides;
    const Sides theirs = made.around[static_cast<std::size_t>(cell)];
    const bool clash = (lanes_with(mine, kHighway) & lanes_with(theirs, kRailway)) != 0 ||
                       (lanes_with(mine, kRailway) & lanes_with(theirs, kHighway)) != 0;
    if (!clash) made.draw(cell, variant);
  }
  return made;
}

}  // namespace rh::railroad_ink::testing
