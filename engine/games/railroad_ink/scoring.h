// Scoring a board (RI-105 to RI-130), ranking the seats (RI-140 to RI-147), and the squares behind
// every number, for highlights and explanations.
#pragma once

#include <span>
#include <vector>

#include "engine/core/rules.h"
#include "engine/games/railroad_ink/state.h"

namespace rh::railroad_ink {

enum class Longest : std::uint8_t { Segment, Space };  // RI-112, RI-155

struct Score {
  int networks = 0;
  std::array<std::uint8_t, 12> exits{};  // of each network that meets at least one, largest first
  int exit_networks = 0;
  int highway = 0, railway = 0;
  int centre = 0;
  int craters = 0;
  int closed_lakes = 0, largest_lake = 0;
  int errors = 0;
  int total = 0;
  bool operator==(const Score&) const = default;
};

Score score(const Board& board, Longest longest = Longest::Segment);

// The longest line of one type alone.
int longest_line(const Board& board, std::uint8_t type, Longest longest);
// The spaces that a line of this length, the longest, visits in the order of travel.
std::vector<std::uint8_t> longest_line_squares(const Board& board, std::uint8_t type, Longest longest, int length);

// Ends that form no joint where they should (RI-120), lava sides included; and ends at craters (RI-125).
int count_errors(const Board& board);
int count_crater_ends(const Board& board);

// Where the points are.
struct End {
  std::uint8_t cell, direction;
};
struct Area {
  std::vector<std::uint8_t> cells;
  int exits = 0;        // of a network
  bool closed = false;  // a lake
};
struct Squares {
  std::vector<Area> networks;                  // those that meet an exit, most exits first
  std::vector<std::uint8_t> highway, railway;  // in the order of travel; a space may come twice
  std::vector<std::uint8_t> centre;
  std::vector<End> errors;
  std::vector<End> crater_ends;
  std::vector<Area> lakes;  // largest first
};
// `known` is the board's score: the lengths of its lines are not looked for again.
Squares squares(const Board& board, Longest longest, const Score& known);
inline Squares squares(const Board& board, Longest longest = Longest::Segment) {
  return squares(board, longest, score(board, longest));
}

Longest longest_option(const Table& table);
Standing standing(const State& state);
// Points and places of seats with these scores.
Standing rank(const Table& table, std::span<const Score> scores);

// One object with the keys of the spec's section 11.6.
void write_score(const Score& score, JsonWriter& json);
void write_squares(const Squares& squares, JsonWriter& json);

}  // namespace rh::railroad_ink
