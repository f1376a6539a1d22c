// The engine's scores against an independent judge (oracle.h), on thousands of boards: from random
// games, and scattered ones that no drawing order gives. And: the squares behind every number.
#include <algorithm>
#include <cstdlib>
#include <set>

#include "engine/games/railroad_ink/drawing.h"
#include "tests/games/railroad_ink/oracle.h"
#include "tests/games/railroad_ink/table.h"

namespace rh::railroad_ink::testing {
namespace {

int scale() {
  const char* text = std::getenv("ROUNDHOUSE_TEST_SCALE");
  return text ? std::max(1, std::atoi(text)) : 1;
}

// Everything but the longest lines, which cost the judge too much on large boards.
void compare_counts(const Board& board) {
  const std::string placed = placements(board);
  const Oracle oracle(placed);
  const Score found = score(board);
  int networks = 0;
  for (const int exits : oracle.exits()) networks += Oracle::network_points(exits);
  EXPECT_EQ(found.networks, networks) << placed;
  const std::vector<int> exits(found.exits.begin(), found.exits.begin() + found.exit_networks);
  EXPECT_EQ(exits, oracle.exits()) << placed;
  EXPECT_EQ(found.centre, oracle.centre()) << placed;
  EXPECT_EQ(found.errors, oracle.errors()) << placed;
  EXPECT_EQ(found.craters, 2 * oracle.crater_ends()) << placed;
  EXPECT_EQ(found.closed_lakes, 5 * oracle.closed_lakes()) << placed;
  EXPECT_EQ(found.largest_lake, oracle.largest_lake()) << placed;
  EXPECT_EQ(found.total, found.networks + found.highway + found.railway + found.centre + found.craters +
                             found.closed_lakes + found.largest_lake - found.errors);
}

void compare_lines(const Board& board) {
  const std::string placed = placements(board);
  const Oracle oracle(placed);
  EXPECT_EQ(longest_line(board, kHighway, Longest::Segment), oracle.longest('H')) << placed;
  EXPECT_EQ(longest_line(board, kRailway, Longest::Segment), oracle.longest('R')) << placed;
  EXPECT_EQ(longest_line(board, kHighway, Longest::Space), oracle.longest_by_space('H')) << placed;
  EXPECT_EQ(longest_line(board, kRailway, Longest::Space), oracle.longest_by_space('R')) << placed;
}

// RI-106, RI-110, RI-118, RI-120, RI-125, RI-127
TEST(BruteForce, ScoresBoardsOfRandomGamesLikeTheJudge_RI_106_RI_110_RI_118_RI_120_RI_125_RI_127) {
  Random random(20);
  for (const auto* on : {"", "meteor", "lava", "meteor lava"}) {
    for (int i = 0; i < 400 * scale(); ++i) compare_counts(random_board(random, on));
  }
}

// RI-106, RI-110, RI-118, RI-120, RI-125, RI-127
TEST(BruteForce, ScoresScatteredBoardsLikeTheJudge_RI_106_RI_110_RI_118_RI_120_RI_125_RI_127) {
  Random random(21);
  for (int i = 0; i < 3000 * scale(); ++i) {
    compare_counts(scattered_board(random, static_cast<int>(random.below(70)), i % 2 == 0, i % 3 == 0));
  }
}

// RI-112, RI-115, RI-155
TEST(BruteForce, FindsTheLongestLinesOfRandomGamesLikeTheJudge_RI_112_RI_115_RI_155) {
  Random random(22);
  for (const auto* on : {"", "meteor", "lava", "meteor lava"}) {
    for (int i = 0; i < 300 * scale(); ++i) compare_lines(random_board(random, on));
  }
}

// RI-112, RI-113, RI-114, RI-155
TEST(BruteForce, FindsTheLongestLinesOfScatteredBoardsLikeTheJudge_RI_112_RI_113_RI_114_RI_155) {
  Random random(23);
  for (int i = 0; i < 3000 * scale(); ++i) {
    const int window = 3 + static_cast<int>(random.below(3));
    compare_lines(scattered_board(random, 6 + static_cast<int>(random.below(20)), i % 4 == 0, i % 5 == 0, window));
  }
}

// Boards with many rings: only junctions and curves of one type in a small window.
// RI-112, RI-113
TEST(BruteForce, FindsTheLongestLinesAmongManyRingsLikeTheJudge_RI_112_RI_113) {
  Random random(24);
  const auto* const pieces = "HHHH HHH. HH.H H.HH .HHH HH.. .HH. ..HH H..H HHRH H.H. HRHRx HHRR";
  const auto choices = words(pieces);
  for (int i = 0; i < 4000 * scale(); ++i) {
    const auto rows = 2 + random.below(3), cols = 2 + random.below(2);
    std::string placed;
    for (std::uint64_t row = 0; row < rows; ++row) {
      for (std::uint64_t col = 0; col < cols; ++col) {
        if (random.below(8) == 0) continue;
        placed += std::to_string(row + 1) + std::to_string(col + 2) + choices[random.below(choices.size())] + " ";
      }
    }
    compare_lines(board(placed));
  }
}

// RI-112 by hand: what a list of visited spaces is worth, or -1 when it is no line.
int worth_of(const Board& board, const std::vector<std::uint8_t>& line, std::uint8_t type) {
  const Tables& t = tables();
  std::array<Lanes, kCells> used{};
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    int step = -1;
    for (int d = 0; d < 4; ++d) {
      if (t.neighbour[line[i]][static_cast<std::size_t>(d)] == line[i + 1]) step = d;
    }
    if (step < 0 || side_of(board.sides_at(line[i]), step) != type) return -1;
    if (side_of(board.sides_at(line[i + 1]), opposite(step)) != type) return -1;
    if ((used[line[i]] & lane(step)) != 0 || (used[line[i + 1]] & lane(opposite(step))) != 0) return -1;
    used[line[i]] |= lane(step);
    used[line[i + 1]] |= lane(opposite(step));
  }
  // The line may begin and stop at one more end of its first and last space.
  for (const auto cell : {line.front(), line.back()}) {
    const Lanes spare = static_cast<Lanes>(lanes_with(board.sides_at(cell), type) & ~used[cell]);
    used[cell] |= static_cast<Lanes>(spare & -spare);
  }
  int sum = 0;
  for (const Lanes ends : used) sum += (std::popcount(ends) + 1) / 2;
  return sum;
}

// RI-112, RI-155
TEST(Squares, OfTheLongestLinesAreLinesOfThatLength_RI_112_RI_155) {
  Random random(25);
  for (int i = 0; i < 600 * scale(); ++i) {
    const Board board = i % 2 == 0 ? random_board(random, i % 4 == 0 ? "meteor lava" : "")
                                   : scattered_board(random, 25, false, false, 5);
    const Squares by_segment = squares(board, Longest::Segment), by_space = squares(board, Longest::Space);
    const Score found = score(board);
    for (const std::uint8_t type : {kHighway, kRailway}) {
      const auto& line = type == kHighway ? by_segment.highway : by_segment.railway;
      const int length = type == kHighway ? found.highway : found.railway;
      EXPECT_EQ(line.empty() ? 0 : worth_of(board, line, type), length) << placements(board);
      const auto& path = type == kHighway ? by_space.highway : by_space.railway;
      EXPECT_EQ(path.size(), static_cast<std::size_t>(longest_line(board, type, Longest::Space)));
      EXPECT_EQ(std::set<int>(path.begin(), path.end()).size(), path.size()) << "a space twice: " << placements(board);
      if (!path.empty()) {
        EXPECT_NE(worth_of(board, path, type), -1) << placements(board);
      }
    }
  }
}

// RI-110, RI-120, RI-125, RI-127
TEST(Squares, OfErrorsCraterEndsNetworksAndLakesGiveTheNumbers_RI_110_RI_120_RI_125_RI_127) {
  Random random(26);
  for (int i = 0; i < 600 * scale(); ++i) {
    const Board board = i % 2 == 0 ? random_board(random, "meteor lava")
                                   : scattered_board(random, static_cast<int>(random.below(60)), true, true);
    const Score found = score(board);
    const Squares where = squares(board);
    EXPECT_EQ(static_cast<int>(where.errors.size()), found.errors);
    EXPECT_EQ(static_cast<int>(where.crater_ends.size()) * 2, found.craters);
    std::set<std::pair<int, int>> ends;
    for (const End& end : where.errors) {
      EXPECT_TRUE(ends.insert({end.cell, end.direction}).second);
      const int beyond = tables().neighbour[end.cell][end.direction];
      ASSERT_GE(beyond, 0) << "an error on the edge";
      EXPECT_NE(side_of(board.sides_at(end.cell), end.direction), 0);
      EXPECT_NE(side_of(board.sides_at(end.cell), end.direction),
                side_of(board.sides_at(beyond), opposite(end.direction)));
    }
    for (const End& end : where.crater_ends) {
      EXPECT_TRUE(ends.insert({end.cell, end.direction}).second) << "an end at a crater is no error";
      EXPECT_NE(board.craters >> tables().neighbour[end.cell][end.direction] & 1, 0u);
    }
    ASSERT_EQ(static_cast<int>(where.networks.size()), found.exit_networks);
    for (std::size_t n = 0; n < where.networks.size(); ++n) EXPECT_EQ(where.networks[n].exits, found.exits[n]);
    int closed = 0;
    CellSet lava = 0;
    for (const Area& lake : where.lakes) {
      closed += lake.closed ? 5 : 0;
      for (const auto cell : lake.cells) {
        EXPECT_EQ(lava >> cell & 1, 0u) << "a space belongs to at most one lake";
        lava |= cell_bit(cell);
      }
    }
    EXPECT_EQ(lava, board.lava);
    EXPECT_EQ(closed, found.closed_lakes);
    EXPECT_EQ(where.lakes.empty() ? 0 : static_cast<int>(where.lakes[0].cells.size()), found.largest_lake);
  }
}

// RI-75 and RI-95, neighbour by neighbour: may this variant be drawn in this space?
bool judged_to_fit(const Board& board, int cell, int variant) {
  const Tables& t = tables();
  const bool lava = variant >= kRouteVariants;
  bool connected = false, clash = false;
  for (int d = 0; d < 4; ++d) {
    const int other = t.neighbour[static_cast<std::size_t>(cell)][static_cast<std::size_t>(d)];
    std::uint8_t theirs = other >= 0 ? side_of(board.sides_at(other), opposite(d)) : std::uint8_t{0};
    for (const Exit& exit : t.exits) {
      if (exit.cell == cell && exit.direction == d) theirs = exit.type;
    }
    const auto mine = side_of(t.variants[static_cast<std::size_t>(variant)].sides, d);
    connected |= mine != 0 && mine == theirs && (mine == kLavaSide) == lava;
    clash |= (mine == kHighway && theirs == kRailway) || (mine == kRailway && theirs == kHighway);
  }
  return !board.holds_route_or_lava(cell) && connected && !clash;
}

// RI-75, RI-76, RI-95
TEST(BruteForce, DrawsExactlyWhereTheJudgeAllowsIt_RI_75_RI_76_RI_95) {
  Random random(27);
  const Tables& t = tables();
  int fitting = 0;
  for (int i = 0; i < 300 * scale(); ++i) {
    const Board made = i % 2 == 0 ? random_board(random, "meteor lava")
                                  : scattered_board(random, static_cast<int>(random.below(50)), true, true);
    const std::string placed = placements(made);
    Table table = Table::drawing("lava", placed);
    SeatState& seat = table.state.at(0);
    for (int v = 0; v < kVolcanoVariant; ++v) {
      const Piece piece = t.variants[static_cast<std::size_t>(v)].piece;
      if (is_route_face(piece)) {
        seat.faces[0] = static_cast<std::uint8_t>(piece);
        seat.faces_drawn = 0xe;
      } else if (is_lava_face(piece)) {
        table.state.table.lava_faces[0] = static_cast<std::uint8_t>(piece);
        seat.lava_drawn = 2;
      }
      for (int k = 0; k < 6; ++k) {
        const int cell = static_cast<int>(random.below(kCells));
        std::string text = "draw ";
        print_place(cell, v, text);
        const bool expected = judged_to_fit(made, cell, v);
        EXPECT_EQ(table.refusal(0, text).empty(), expected) << text << " on " << placed;
        fitting += expected ? 1 : 0;
      }
    }
  }
  EXPECT_GT(fitting, 1000);
}

// The questions that bots ask must have the answers that the rules give (drawing.h).
// RI-86, RI-96
TEST(Drawing, OwesADieOrLavaExactlyWhenConfirmingIsRefusedForIt_RI_86_RI_96) {
  Random random(28);
  for (int i = 0; i < 600 * scale(); ++i) {
    const bool scattered = i % 3 == 0;
    const Board made = scattered ? scattered_board(random, 60 + static_cast<int>(random.below(200)), true, true)
                                 : random_board(random, "meteor lava");
    Table table = Table::drawing("meteor lava", placements(made), "H_STRAIGHT STATION_CURVE R_T OVERPASS");
    SeatState& seat = table.state.at(0);
    seat.faces_drawn = static_cast<std::uint8_t>(random.below(16));
    seat.lava_drawn = static_cast<std::uint8_t>(random.below(3) == 0 ? 1 + random.below(3) : 0);
    // Owed is what the list offers on empty spaces; what could be erased or opened counts for lava.
    bool die = false, lava = false;
    for (const std::string& text : table.legal(0)) {
      if (text == "done") continue;
      if (!text.starts_with("draw")) {
        lava = true;
      } else if ((made.empty >> cell_of(text.substr(5)) & 1) != 0) {
        const Piece piece = tables().variants[parse_place(text.substr(5))->variant].piece;
        die |= is_route_face(piece);
        lava |= is_lava_face(piece);
      }
    }
    lava &= seat.lava_drawn == 0;
    const std::string refusal = table.refusal(0, "done");
    EXPECT_EQ(refusal, die ? "RI-178" : lava ? "RI-185" : "") << placements(made);
    const railroad_ink::Drawing drawing(table.state.table, seat);
    EXPECT_EQ(drawing.lava_owed(), lava) << placements(made);
    EXPECT_EQ(refusal.empty(), table.can(0, "done"));
  }
}

}  // namespace
}  // namespace rh::railroad_ink::testing
