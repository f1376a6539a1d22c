// Whole games between bots, for the tests of every game's bots.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "bots/cast.h"
#include "tests/source_dir.h"

namespace rh::testing {

struct Played {
  std::vector<PlayedMove> log;
  std::string result;
  Standing standing;
};

// A whole game; every seat has a bot of its own. Options as "meteor=true". `look` is shown every position in which
// somebody is to move, with what is about to be played, and the end.
template <class Look>
Played play(const Game& game, const std::vector<std::string>& names, const std::vector<std::string_view>& settings,
            std::uint64_t seed, const Budget& budget, Look look) {
  Options options(game.info().options);
  for (const std::string_view setting : settings) {
    const auto sign = setting.find('=');
    EXPECT_TRUE(options.set_text(setting.substr(0, sign), setting.substr(sign + 1)).has_value()) << setting;
  }
  auto match = Match::start(game, options, static_cast<int>(names.size()));
  Cast cast(game, names, seed);
  while (!match->over()) {
    const Position& position = match->position();
    const Seat seat = position.turn().first();
    const PackedMove move = seat == kNature ? cast.nature().choose(*match) : cast.choose(position, seat, budget);
    if (seat != kNature) look(*match, seat, move);
    const Refusal refusal = match->play(seat, move);
    EXPECT_FALSE(refusal) << refusal.code << " " << game.print(move);
    if (refusal) break;
  }
  look(*match, 0, PackedMove{});
  return {match->log(), match->position().result(), match->position().standing()};
}

inline Played play(const Game& game, const std::vector<std::string>& names,
                   const std::vector<std::string_view>& settings, std::uint64_t seed, const Budget& budget) {
  return play(game, names, settings, seed, budget, [](const Match&, Seat, PackedMove) {});
}

// The words of an adviser's reasons in one language, as they stand in the file.
inline std::string reasons_in(const std::string& game, const std::string& language) {
  std::ifstream file(std::string(ROUNDHOUSE_SOURCE_DIR) + "/texts/" + game + "/" + language + ".json");
  std::stringstream all;
  all << file.rdbuf();
  const std::string text = all.str();
  const auto begin = text.find('{', text.find("\"reasons\""));
  auto end = begin;
  for (int depth = 0; end < text.size(); ++end) {
    depth += text[end] == '{' ? 1 : text[end] == '}' ? -1 : 0;
    if (depth == 0) break;
  }
  return text.substr(begin, end - begin);
}

// Mean points of a bot that plays alone.
inline double mean(const Game& game, const std::string& name, const std::vector<std::string_view>& settings, int games,
                   const Budget& budget) {
  double sum = 0;
  for (int seed = 1; seed <= games; ++seed)
    sum += play(game, {name}, settings, static_cast<std::uint64_t>(seed), budget).standing.scores[0];
  return sum / games;
}

inline void expect_same_moves(const Played& first, const Played& second) {
  ASSERT_EQ(first.log.size(), second.log.size());
  for (std::size_t i = 0; i < first.log.size(); ++i) EXPECT_EQ(first.log[i].move, second.log[i].move);
}

}  // namespace rh::testing
