// The table of longest trails agrees with the search it stands in for, and ends on any sheet.
#include <gtest/gtest.h>

#include "engine/games/railroad_ink/scoring.h"
#include "engine/games/railroad_ink/trail_table.h"
#include "tests/games/railroad_ink/table.h"

namespace rh::railroad_ink::testing {
namespace {

std::size_t at(int cell) { return static_cast<std::size_t>(cell); }

JointMap joints_of(const Board& board, std::uint8_t type) {
  JointMap joints{};
  for (int cell = 0; cell < kCells; ++cell) {
    joints[at(cell)] = static_cast<Lanes>(lanes_with(board.sides_at(cell), type) &
                                          lanes_with(board.around[at(cell)], type) & tables().inner[at(cell)]);
  }
  return joints;
}

// A sheet of junctions, some of them left out or turned: far more than any game can draw.
Board junctions(Random& random, int size) {
  Board board;
  for (int row = 0; row < size; ++row) {
    for (int col = 0; col < size; ++col) {
      const Piece piece = random.below(3) == 0 ? Piece::HCurve : random.below(2) == 0 ? Piece::HT : Piece::SHHHH;
      const auto& variants = tables().variants_of[static_cast<std::size_t>(piece)];
      const auto count = tables().variant_count[static_cast<std::size_t>(piece)];
      if (random.below(8) != 0) board.draw(row * kSize + col, variants[random.below(count)]);
    }
  }
  return board;
}

// Every two neighbours of the line are joined, and no joint is used twice.
void expect_line(const Board& board, const std::vector<std::uint8_t>& line, std::uint8_t type) {
  JointMap left = joints_of(board, type);
  for (std::size_t i = 1; i < line.size(); ++i) {
    int direction = 0;
    while (direction < 4 && tables().neighbour[line[i - 1]][at(direction)] != line[i]) ++direction;
    ASSERT_LT(direction, 4);
    ASSERT_NE(left[line[i - 1]] & lane(direction), 0) << "a joint that is not there, or used twice";
    left[line[i - 1]] ^= lane(direction);
    left[line[i]] ^= lane(opposite(direction));
  }
}

// RI-112
TEST(TrailTable, FindsTheSameLengthAsTheSearchOnSmallBoards_RI_112) {
  Random random(112);
  int compared = 0;
  for (int i = 0; i < 400; ++i) {
    const Board board = junctions(random, 4);
    const Trail trail = longest_trail(joints_of(board, kHighway), false);
    // Where the longest line is a closed one, the table, which looks for open ones, finds it without its last step.
    const int found = longest_line(board, kHighway, Longest::Segment);
    EXPECT_LE(trail.joints + 1, found);
    EXPECT_GE(trail.joints + 2, found);
    compared += trail.joints + 1 == found;
    EXPECT_EQ(static_cast<int>(trail.spaces.size()), trail.joints + 1);
    expect_line(board, trail.spaces, kHighway);
  }
  EXPECT_GT(compared, 380);
}

// RI-155
TEST(TrailTable, FindsTheSameSimplePathAsTheSearchOnSmallBoards_RI_155) {
  Random random(155);
  for (int i = 0; i < 400; ++i) {
    const Board board = junctions(random, 4);
    const Trail path = longest_trail(joints_of(board, kHighway), true);
    EXPECT_EQ(path.joints + 1, longest_line(board, kHighway, Longest::Space));
    expect_line(board, path.spaces, kHighway);
  }
}

// RI-112, RI-155
TEST(TrailTable, EndsOnASheetFullOfJunctions_RI_112_RI_155) {
  Board full;
  for (int cell = 0; cell < kCells; ++cell)
    full.draw(cell, tables().variants_of[static_cast<std::size_t>(Piece::SHHHH)][0]);
  // 84 joints; of the five spaces of odd degree on each side four make neighbouring pairs, each for a joint left
  // out; of the four that remain two are the ends of the line and two meet round a corner, for two joints.
  EXPECT_EQ(longest_line(full, kHighway, Longest::Segment), 84 - 8 - 2 + 1);
  EXPECT_EQ(longest_line(full, kHighway, Longest::Space), 49);
  Random random(49);
  for (int i = 0; i < 5; ++i) {
    const Board board = i == 0 ? full : junctions(random, 7);
    for (const Longest longest : {Longest::Segment, Longest::Space}) {
      const int length = longest_line(board, kHighway, longest);
      const auto line = longest_line_squares(board, kHighway, longest, length);
      EXPECT_EQ(static_cast<int>(line.size()), length);
      expect_line(board, line, kHighway);
    }
  }
}

}  // namespace
}  // namespace rh::railroad_ink::testing
