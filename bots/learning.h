// What the programs that learn a game's weights share (bots/games/<id>/train): games of bots to learn from, least
// squares, and numbers written as code.
#pragma once

#include <array>
#include <cstdio>
#include <span>
#include <string>
#include <vector>

#include "bots/cast.h"

namespace rh {

// Any of these players for every seat.
inline std::vector<std::string> any_of(std::span<const char* const> players, int seats, Random& random) {
  std::vector<std::string> names;
  for (int i = 0; i < seats; ++i) names.emplace_back(players[random.below(players.size())]);
  return names;
}

// A whole game of these players; `look` sees every position before its move. Gives the game at its end.
template <class Look>
Match played(const Game& game, const Options& options, const std::vector<std::string>& names, std::uint64_t seed,
             Look look) {
  auto match = *Match::start(game, options, static_cast<int>(names.size()));
  Cast cast(game, names, seed);
  while (!match.over()) {
    const Position& position = match.position();
    look(position);
    const Seat seat = position.turn().first();
    const PackedMove move = seat == kNature ? cast.nature().choose(match) : cast.choose(position, seat, {});
    (void)match.play(seat, move);
  }
  return match;
}

// The weights with the least squares of what is left of `wanted`; `ridge` holds them near 0 where little is known.
template <std::size_t N>
std::array<double, N> fit(const std::vector<std::array<double, N>>& signs, const std::vector<double>& wanted,
                          double ridge = 1) {
  std::array<std::array<double, N + 1>, N> rows{};
  for (std::size_t e = 0; e < signs.size(); ++e) {
    for (std::size_t i = 0; i < N; ++i) {
      for (std::size_t j = 0; j < N; ++j) rows[i][j] += signs[e][i] * signs[e][j];
      rows[i][N] += signs[e][i] * wanted[e];
    }
  }
  for (std::size_t i = 0; i < N; ++i) rows[i][i] += ridge;
  for (std::size_t i = 0; i < N; ++i) {
    for (std::size_t other = 0; other < N; ++other) {
      if (other == i) continue;
      const double times = rows[other][i] / rows[i][i];
      for (std::size_t j = i; j <= N; ++j) rows[other][j] -= times * rows[i][j];
    }
  }
  std::array<double, N> found{};
  for (std::size_t i = 0; i < N; ++i) found[i] = rows[i][N] / rows[i][i];
  return found;
}

// ".name = {1, 2}" and what follows it.
inline void write_numbers(std::FILE* file, const char* name, std::span<const double> numbers, const char* end) {
  std::fprintf(file, ".%s = {", name);
  for (std::size_t i = 0; i < numbers.size(); ++i) std::fprintf(file, "%s%.4g", i == 0 ? "" : ", ", numbers[i]);
  std::fprintf(file, "}%s", end);
}

}  // namespace rh
