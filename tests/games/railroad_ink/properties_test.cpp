// Properties that hold for every board, move and meteor: checked on many made by rapidcheck.
#include <gtest/gtest.h>
//
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "tests/games/railroad_ink/table.h"
#include "tests/games/shared.h"

namespace rh::railroad_ink::testing {
namespace {

constexpr std::array<int, 4> kMirrorSides = {kNorth, kWest, kSouth, kEast};

// A board moved piece by piece: where a space goes, where its sides go, and what becomes of H and R.
template <class Where, class Side>
Board moved(const Board& board, Where where, Side side, bool swap) {
  std::string text;
  for (const std::string& word : words(placements(board))) {
    const auto [row, col] = where(word[0] - '0', word[1] - '0');
    std::string placed = std::to_string(row) + std::to_string(col);
    if (word.size() == 3) {
      text += placed + "* ";
      continue;
    }
    std::string sides = "....";
    for (int d = 0; d < 4; ++d) {
      char c = word[static_cast<std::size_t>(2 + d)];
      if (swap && c != 'L' && c != '.') c = c == 'H' ? 'R' : 'H';
      sides[static_cast<std::size_t>(side(d))] = c;
    }
    text += placed + sides + word.substr(6) + " ";
  }
  return testing::board(text);
}

Board mirrored(const Board& board) {
  return moved(
      board, [](int r, int c) { return std::pair(r, 6 - c); },
      [](int d) { return kMirrorSides[static_cast<std::size_t>(d)]; }, false);
}
Board half_turned(const Board& board) {
  return moved(board, [](int r, int c) { return std::pair(6 - r, 6 - c); }, [](int d) { return (d + 2) % 4; }, false);
}
Board quarter_turned(const Board& board) {
  return moved(board, [](int r, int c) { return std::pair(c, 6 - r); }, [](int d) { return (d + 1) % 4; }, true);
}

Board any_board() {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const int kind = *rc::gen::inRange(0, 5);
  if (kind == 4) return scattered_board(random, *rc::gen::inRange(0, 40), true, true);
  return random_board(random, std::array{"", "meteor", "lava", "meteor lava"}[static_cast<std::size_t>(kind)]);
}

// RI-12
RC_GTEST_PROP(Symmetry, AMirroredBoardScoresTheSame_RI_12, ()) {
  const Board board = any_board();
  RC_ASSERT(score(mirrored(board)) == score(board));
  RC_ASSERT(mirrored(mirrored(board)).cells == board.cells);
}

// RI-12
RC_GTEST_PROP(Symmetry, ABoardTurnedByHalfScoresTheSame_RI_12, ()) {
  const Board board = any_board();
  RC_ASSERT(score(half_turned(board)) == score(board));
  RC_ASSERT(score(half_turned(board), Longest::Space) == score(board, Longest::Space));
}

// R_* and H_* pieces exist in pairs, but for S_HHHR/S_HRRR and the rest of the specials that map onto
// each other as well: a quarter turn with the types exchanged is again a board.
// RI-12
RC_GTEST_PROP(Symmetry, AQuarterTurnExchangesHighwayAndRailway_RI_12, ()) {
  const Board board = any_board();
  const Score before = score(board);
  Score expected = before;
  std::swap(expected.highway, expected.railway);
  RC_ASSERT(score(quarter_turned(board)) == expected);
}

// RI-20
RC_GTEST_PROP(Symmetry, WhatFitsOnABoardFitsMirroredOnTheMirroredBoard_RI_20, ()) {
  const Board board = any_board();
  const auto fits = [](const Board& on) {
    Table table = Table::drawing("lava", placements(on), "H_CURVE R_T STATION_CURVE OVERPASS", "L_HIGHWAY L_CORNER");
    return table.legal(0).size();
  };
  RC_ASSERT(fits(board) == fits(mirrored(board)));
  RC_ASSERT(fits(board) == fits(half_turned(board)));
}

// RI-67
RC_GTEST_PROP(Boards, KeptUpToDateEqualBoardsMadeAnewFromTheirSpaces_RI_67, ()) {
  const Board board = any_board();
  Board anew = board_of(board.cells);
  anew.marker = board.marker;
  anew.specials = board.specials;
  RC_ASSERT(anew == board);
}

// RI-64 to RI-66 once more, with row and column instead of tables.
int judged_landing(const Board& board, int direction, int distance) {
  int row = board.marker / 7, col = board.marker % 7;
  int down = direction == kSouth ? 1 : direction == kNorth ? -1 : 0;
  int right = direction == kEast ? 1 : direction == kWest ? -1 : 0;
  const auto step = [&] {
    if (row + down < 0 || row + down > 6 || col + right < 0 || col + right > 6) down = -down, right = -right;
    row += down;
    col += right;
  };
  for (int i = 0; i < distance; ++i) step();
  while ((board.craters >> (row * 7 + col) & 1) != 0) step();
  return row * 7 + col;
}

// RI-64, RI-66, RI-69
RC_GTEST_PROP(MeteorPath, EndsWhereAJudgeSaysItDoes_RI_64_RI_66_RI_69, ()) {
  Board board = any_board();
  board.marker = static_cast<std::uint8_t>(*rc::gen::inRange(0, kCells));
  const int line = *rc::gen::inRange(0, 5);
  for (int i = 0; i < line; ++i) {
    const int cell = *rc::gen::inRange(0, kCells);
    if (std::popcount(board.craters) < 5) board.strike(cell);
  }
  for (int direction = 0; direction < 4; ++direction) {
    for (int distance = 1; distance <= 3; ++distance) {
      const int found = landing(board, direction, distance);
      RC_ASSERT(found == judged_landing(board, direction, distance));
      RC_ASSERT((board.craters >> found & 1) == 0u);
      const bool same_line = direction % 2 == 0 ? found % 7 == board.marker % 7 : found / 7 == board.marker / 7;
      RC_ASSERT(same_line);
    }
  }
}

Table any_table() {
  constexpr std::array kModes = {"", "meteor", "lava", "meteor lava", "draft", "draft meteor lava"};
  const auto mode = static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(kModes.size())));
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  Table table(kModes[mode], mode >= 4 ? 2 : 1);
  const int steps = *rc::gen::inRange(0, 60);
  Moves moves;
  for (int i = 0; i < steps && !table.turn().is_over(); ++i) {
    const Seat by = table.turn().first();
    if (by == kNature) {
      apply(table.state, by, nature_pick(table.state, random.below(nature_total(table.state))), nullptr);
    } else {
      legal(table.state, by, moves);
      apply(table.state, by, moves[random.below(moves.size())], nullptr);
    }
  }
  return table;
}

// RI-201
RC_GTEST_PROP(Notation, EveryLegalMoveReadsBackFromItsText_RI_201, ()) {
  const Table table = any_table();
  if (table.turn().is_over()) return;
  const Seat by = table.turn().first();
  for (const std::string& text : table.legal(by)) {
    const auto move = parse(text);
    RC_ASSERT(move.has_value());
    RC_ASSERT(well_formed(*move));
    std::string again;
    print(*move, again);
    RC_ASSERT(again == text);
    RC_ASSERT(unpack(pack(*move)) == *move);
  }
}

// RI-190
RC_GTEST_PROP(Notation, AnyTextIsRefusedOrIsTheTextOfItsMove_RI_190, ()) {
  const Table table = any_table();
  std::string text = "done";
  if (!table.turn().is_over()) {
    const auto all = table.legal(table.turn().first());
    text = all[static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(all.size())))];
  }
  text = rh::testing::scrambled(text, " .HRLSx0123456789NESWdrawhitpol_\n\t");
  const auto move = parse(text);
  if (!move) {
    RC_ASSERT(move.error().code == "RI-190");
  } else {
    std::string again;
    print(*move, again);
    RC_ASSERT(again == text);
    RC_ASSERT(well_formed(*move));
  }
}

// RI-190
RC_GTEST_PROP(Notation, APackedMoveIsWellFormedExactlyWhenItHasAText_RI_190, (PackedMove packed)) {
  // Small numbers in every byte, so that some of them mean something.
  const Move move = unpack(packed & 0x0f0f0f0f'1f0f0f0full);
  if (well_formed(move)) {
    std::string text;
    print(move, text);
    const auto back = parse(text);
    RC_ASSERT(back.has_value());
    RC_ASSERT(*back == move);
  } else {
    const Table table;
    RC_ASSERT(check(table.state, 0, move).code == "RI-190");
    RC_ASSERT(check(table.state, kNature, move).code == "RI-190");
  }
}

// RI-85, RI-206
RC_GTEST_PROP(Undo, TakenBackDrawingsLeaveNoTrace_RI_85_RI_206, ()) {
  constexpr std::array kModes = {"", "meteor", "lava", "meteor lava"};
  const auto mode = static_cast<std::size_t>(*rc::gen::inRange(0, 4));
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const Game& game = *find_game("railroad_ink");
  auto match = Match::start(game, options(kModes[mode]), 1);
  std::vector<PackedMove> moves;
  const auto play_one = [&] {
    const Seat by = match->position().turn().first();
    match->position().legal(by, moves);
    RC_ASSERT(!match->play(by, moves[random.below(moves.size())]));
  };
  const int steps = *rc::gen::inRange(1, 40);
  for (int i = 0; i < steps && !match->over(); ++i) play_one();
  const auto own = match->undoable(0);
  if (own.empty()) return;
  auto shorter = Match::start(game, options(kModes[mode]), 1);
  for (std::size_t i = 0; i < own[0]; ++i) RC_ASSERT(!shorter->play(match->log()[i].by, match->log()[i].move));
  for (auto i = own.size(); i > 0; --i) RC_ASSERT(!match->undo(0, own[i - 1]));
  RC_ASSERT(match->position().hash() == shorter->position().hash());
  RC_ASSERT(match->log().size() == shorter->log().size());
}

}  // namespace
}  // namespace rh::railroad_ink::testing
