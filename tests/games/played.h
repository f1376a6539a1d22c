// What the tables of all games' tests share: lines are played, and moves, refusals and events are texts.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/adapter.h"

namespace rh::testing {

// The parts between any of these letters, without white space around them; empty ones are left out.
inline std::vector<std::string> split(std::string_view text, std::string_view at) {
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

inline std::string join(const std::vector<std::string>& parts, std::string_view between) {
  std::string text;
  for (const std::string& part : parts) (text += text.empty() ? "" : between) += part;
  return text;
}

inline int index_of(std::span<const std::string_view> names, std::string_view name) {
  const auto found = std::ranges::find(names, name);
  EXPECT_TRUE(found != names.end()) << "no such name: " << name;
  return static_cast<int>(found == names.end() ? 0 : found - names.begin());
}

// "side=B extra_card": a flag may stand alone.
inline Options options_of(const GameInfo& info, std::string_view on) {
  Options made(info.options);
  for (const std::string& word : split(on, " ")) {
    const auto parts = split(word, "=");
    EXPECT_TRUE(made.set_text(parts[0], parts.size() > 1 ? parts[1] : "true")) << word;
  }
  return made;
}

// "0 pick QH"; "N" and "nature" are nature.
struct Line {
  Seat by;
  std::string text;
};
inline Line line_of(std::string_view line) {
  const auto space = line.find(' ');
  const std::string by(line.substr(0, space));
  return {by == "nature" || by == "N" ? kNature : std::stoi(by), std::string(line.substr(space + 1))};
}

inline std::string argument_text(const Argument& argument) {
  return std::string(argument.name) + "=" +
         (argument.text.empty() ? std::to_string(argument.number) : std::string(argument.text));
}

inline std::string event_text(const Event& event) {
  std::string text(event.code);
  if (event.audience != kEverybody) text += "@" + std::to_string(std::countr_zero(event.audience));
  text += "(";
  for (std::size_t i = 0; i < event.count; ++i) (text += i == 0 ? "" : " ") += argument_text(event.arguments[i]);
  return text + ")";
}

template <class Rules>
std::string text_of(const typename Rules::Move& move) {
  std::string text;
  Rules::print(move, text);
  return text;
}

// One random move of whoever is to act.
template <class Rules>
void random_move(typename Rules::State& state, Random& random, Events* events) {
  const Turn now = Rules::turn(state);
  if (now.nature) {
    const auto ticket = random.below(Rules::nature_total(state));
    return Rules::apply(state, kNature, Rules::nature_pick(state, ticket), events);
  }
  std::vector<Seat> awaited;
  for (Seat s = 0; s < Rules::seats(state); ++s) {
    if (now.has(s)) awaited.push_back(s);
  }
  const Seat seat = awaited[random.below(awaited.size())];
  FixedVector<typename Rules::Move, Rules::kMaxMoves> moves;
  Rules::legal(state, seat, moves);
  ASSERT_FALSE(moves.empty()) << "nobody can act";
  Rules::apply(state, seat, moves[random.below(moves.size())], events);
}

// A game that is played move by move; `Own` is the game's table.
template <class Rules, class Own>
class PlayedTable {
 public:
  using Move = typename Rules::Move;

  explicit PlayedTable(std::string_view on, int seats) {
    const auto started = Rules::start(options_of(Rules::info(), on), seats);
    EXPECT_TRUE(started.has_value());
    if (started) state = *started;
  }

  // --- playing ------------------------------------------------------------------------------------
  // Lines such as "nature reveal QH" and "0 lay 20,4>20,2", separated by newlines or semicolons.
  Own& play(std::string_view lines) {
    for (const std::string& line : split(lines, "\n;")) {
      const auto [by, said] = line_of(line);
      const auto move = Rules::parse(said);
      EXPECT_TRUE(move.has_value()) << line;
      if (!move) break;
      const Refusal refused = Rules::check(state, by, *move);
      EXPECT_FALSE(refused) << line << ": " << refused.code;
      if (refused) break;
      Rules::apply(state, by, *move, nullptr);
    }
    return static_cast<Own&>(*this);
  }
  // The events of one line, "take(card=QH) ...": private ones with @ and the seat.
  std::string events(std::string_view line) {
    const auto [by, said] = line_of(line);
    const auto move = Rules::parse(said);
    EXPECT_TRUE(move && !Rules::check(state, by, *move)) << line;
    if (!move) return {};
    Events events;
    Rules::apply(state, by, *move, &events);
    std::vector<std::string> texts;
    for (const Event& event : events) texts.push_back(event_text(event));
    return join(texts, " ");
  }

  // --- looking ------------------------------------------------------------------------------------
  // The code of the refusal without the game's letters, empty when the move is legal; nothing is played.
  std::string refusal(Seat seat, std::string_view text) const {
    const std::string all = refusal_with_arguments(seat, text);
    return all.substr(0, all.find(' '));
  }
  // The same with its arguments: "E6 cost=4 hand=3".
  std::string refusal_with_arguments(Seat seat, std::string_view text) const {
    const auto move = Rules::parse(text);
    const Refusal refused = move ? Rules::check(state, seat, *move) : move.error();
    if (!refused) return {};
    std::string said(refused.code.substr(3));
    for (std::size_t i = 0; i < refused.count; ++i) (said += " ") += argument_text(refused.arguments[i]);
    return said;
  }
  bool can(Seat seat, std::string_view text) const { return refusal(seat, text).empty(); }
  // The texts of all legal moves that begin so, in the order of the list, joined by " | ".
  std::string legal(Seat seat, std::string_view beginning = "") const {
    FixedVector<Move, Rules::kMaxMoves> moves;
    Rules::legal(state, seat, moves);
    std::vector<std::string> texts;
    for (const Move& move : moves) {
      if (std::string text = text_of<Rules>(move); text.starts_with(beginning)) texts.push_back(std::move(text));
    }
    return join(texts, " | ");
  }
  // Nature's outcomes with weights: "reveal AH 1 | reveal AS 1".
  std::string outcomes() const {
    FixedVector<Outcome<Move>, Rules::kMaxOutcomes> list;
    Rules::outcomes(state, list);
    std::vector<std::string> texts;
    for (const auto& [move, weight] : list) texts.push_back(text_of<Rules>(move) + " " + std::to_string(weight));
    return join(texts, " | ");
  }
  // What a move is told to a viewer as, when it was made in `before`.
  std::string told(const Own& before, std::string_view line, Seat viewer) const {
    const auto [by, said] = line_of(line);
    std::string text;
    Rules::tell(state, before.state, by, *Rules::parse(said), viewer, text);
    return text;
  }
  // JSON: what a legal move costs and brings, and what a viewer sees.
  std::string quote(Seat seat, std::string_view text) const {
    EXPECT_EQ(refusal(seat, text), "");
    return written([&](JsonWriter& json) { Rules::quote(state, seat, *Rules::parse(text), json); });
  }
  std::string view(Seat seat) const {
    return written([&](JsonWriter& json) { Rules::write_view(Rules::view(state, seat), json); });
  }

  Turn turn() const { return Rules::turn(state); }
  bool over() const { return turn().is_over(); }

  typename Rules::State state;

 private:
  template <class Write>
  static std::string written(Write write) {
    std::string text;
    JsonWriter json(text);
    json.begin_object();
    write(json);
    json.end_object();
    return text;
  }
};

}  // namespace rh::testing
