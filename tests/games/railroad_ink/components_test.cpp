// Sections 1 to 3 of the spec: players, board, pieces, dice, setting up.
#include <algorithm>
#include <map>
#include <set>

#include "tests/games/railroad_ink/table.h"

namespace rh::railroad_ink::testing {
namespace {

bool starts(std::string_view on, int seats) { return find_game("railroad_ink")->start(options(on), seats).has_value(); }

// RI-1
TEST(Players, AreOneToTwelveAndInDraftTwoToTwelve_RI_1) {
  for (int seats = -1; seats <= 14; ++seats) {
    EXPECT_EQ(starts("", seats), seats >= 1 && seats <= 12) << seats;
    EXPECT_EQ(starts("meteor lava", seats), seats >= 1 && seats <= 12) << seats;
    EXPECT_EQ(starts("draft", seats), seats >= 2 && seats <= 12) << seats;
    EXPECT_EQ(starts("draft meteor lava", seats), seats >= 2 && seats <= 12) << seats;
  }
}

// RI-2, RI-3
TEST(Modes, AreAllEightCombinationsWithSevenRoundsOrSixWithAnExpansion_RI_2_RI_3) {
  for (const bool draft : {false, true}) {
    for (const auto* expansion : {"", "meteor", "lava", "meteor lava"}) {
      Table table(std::string(draft ? "draft " : "") + expansion, 2);
      const int rounds = *expansion == '\0' ? 7 : 6;
      EXPECT_EQ(table.state.table.rounds, rounds);
      Random random(1);
      for (int round = 1; round <= rounds; ++round) {
        ASSERT_FALSE(table.turn().is_over());
        EXPECT_EQ(table.state.table.round, round);
        table.finish_round(random);
      }
      EXPECT_TRUE(table.turn().is_over()) << "over after the last round, not before and not later";
    }
  }
}

// RI-4
TEST(Players, DrawAtTheSameTimeFromTheSameRollAndDoNotTouchEachOther_RI_4) {
  Table table("", 3);
  table.play("nature roll H_CURVE H_T R_STRAIGHT STATION_STRAIGHT");
  EXPECT_EQ(table.turn(), Turn::of_all(3));
  const auto before = table.legal(2);
  EXPECT_EQ(table.legal(0), before);
  table.play("0 draw 30.HHH; 1 draw 03R.R.; 0 draw 31..HH");
  EXPECT_EQ(table.legal(2), before) << "what others draw changes nothing here";
  table.play("2 draw 30.HHH");
  EXPECT_EQ(table.placements(1), "03R.R.");
}

// RI-5, RI-150
TEST(Solo, IsTheSameGameWithOneSeatAndRankOne_RI_5_RI_150) {
  Table table("", 1);
  Random random(3);
  for (int round = 0; round < 7; ++round) table.finish_round(random);
  EXPECT_TRUE(table.turn().is_over());
  EXPECT_EQ(standing(table.state).ranks[0], 1);
  EXPECT_EQ(standing(table.state).scores[0], score(table.board()).total);
}

// RI-10, RI-11
TEST(Board, IsSevenBySevenWithAMiddleAndNineCentreSpaces_RI_10_RI_11) {
  const Tables& t = tables();
  EXPECT_EQ(t.neighbour.size(), 49u);
  EXPECT_EQ(t.central_cell, cell_of("33"));
  CellSet centre = 0;
  for (const auto* rc : {"22", "23", "24", "32", "33", "34", "42", "43", "44"}) centre |= cell_bit(cell_of(rc));
  EXPECT_EQ(t.centre, centre);
  const auto& corner = t.neighbour[static_cast<std::size_t>(cell_of("06"))];
  EXPECT_EQ(corner[kNorth], -1);
  EXPECT_EQ(corner[kEast], -1);
  EXPECT_EQ(corner[kSouth], cell_of("16"));
  EXPECT_EQ(corner[kWest], cell_of("05"));
}

// RI-12
TEST(Board, HasTwelveExitsThatAlternateClockwise_RI_12) {
  const std::set<std::string> expected = {"01N H", "03N R", "05N H", "16E R", "36E H", "56E R",
                                          "61S H", "63S R", "65S H", "10W R", "30W H", "50W R"};
  std::set<std::string> found;
  for (const Exit& exit : tables().exits) {
    std::string text = std::to_string(exit.cell / 7) + std::to_string(exit.cell % 7);
    text += "NESW"[exit.direction];
    found.insert(text + (exit.type == kHighway ? " H" : " R"));
  }
  EXPECT_EQ(found, expected);
}

// RI-13
TEST(Board, HasSixteenPlainEdgesWhereNothingConnects_RI_13) {
  Table table = Table::drawing("", "", "H_STRAIGHT R_STRAIGHT");
  int plain = 0;
  for (int cell = 0; cell < kCells; ++cell) {
    for (int d = 0; d < 4; ++d) {
      const auto at = static_cast<std::size_t>(cell);
      if (tables().neighbour[at][static_cast<std::size_t>(d)] >= 0 || side_of(tables().exits_at[at], d) != 0) continue;
      ++plain;
      for (const char type : {'H', 'R'}) {
        std::string text = "draw " + std::to_string(cell / 7) + std::to_string(cell % 7) + "....";
        text[static_cast<std::size_t>(7 + d)] = text[static_cast<std::size_t>(7 + (d + 2) % 4)] = type;
        EXPECT_EQ(table.refusal(0, text), "RI-172") << text;
      }
    }
  }
  EXPECT_EQ(plain, 16);
}

// RI-14
TEST(Board, KeepsTheRoundNumberOfEverySpaceAndShowsTheScoringTable_RI_14) {
  Table table("", 1);
  table.play("nature roll H_CURVE H_T R_STRAIGHT STATION_STRAIGHT");
  table.play("0 draw 30.HHH; 0 draw 31..HH; 0 draw 10.R.R; 0 draw 11.H.R; 0 done");
  table.play("nature roll H_STRAIGHT R_CURVE R_CURVE OVERPASS; 0 draw 12.H.H");
  EXPECT_EQ(table.state.at(0).rounds[static_cast<std::size_t>(cell_of("31"))], 1);
  EXPECT_EQ(table.state.at(0).rounds[static_cast<std::size_t>(cell_of("12"))], 2);
  const std::string view = table.view(0);
  for (const auto* row : {"networks", "highway", "railway", "centre", "errors", "craters", "closed_lakes", "total"}) {
    EXPECT_NE(view.find("\"" + std::string(row) + "\":"), std::string::npos) << row;
  }
}

// RI-20
TEST(Pieces, HaveTheirNumberOfDistinctPictures_RI_20) {
  const std::map<std::string_view, int> expected = {
      {"H_STRAIGHT", 2}, {"H_CURVE", 4},          {"H_T", 4},           {"R_STRAIGHT", 2}, {"R_CURVE", 4},
      {"R_T", 4},        {"STATION_STRAIGHT", 4}, {"STATION_CURVE", 8}, {"OVERPASS", 2},   {"S_HHHR", 4},
      {"S_HRRR", 4},     {"S_HHHH", 1},           {"S_RRRR", 1},        {"S_CORNER", 4},   {"S_CROSS", 2},
      {"L_CORNER", 4},   {"L_STRAIGHT", 2},       {"L_THREE", 4},       {"L_HIGHWAY", 4},  {"L_RAILWAY", 4},
      {"VOLCANO", 1}};
  const Tables& t = tables();
  for (int p = 0; p < kPieces; ++p) {
    std::set<int> pictures;
    for (const Variant& variant : t.variants) {
      if (variant.piece == static_cast<Piece>(p)) pictures.insert(variant.sides);
    }
    EXPECT_EQ(static_cast<int>(pictures.size()), expected.at(kPieceNames[static_cast<std::size_t>(p)]))
        << kPieceNames[static_cast<std::size_t>(p)];
  }
}

// RI-20
TEST(Pieces, MayBeTurnedAndMirrored_RI_20) {
  // All eight pictures of the curved station, each beside a highway that its own highway end meets.
  for (const std::string sides : {"HR..", ".HR.", "..HR", "R..H", "RH..", ".RH.", "..RH", "H..R"}) {
    const std::string neighbour = std::array{"12", "23", "32", "21"}[sides.find('H')];
    const Table table = Table::drawing("", neighbour + "HHHH", "STATION_CURVE");
    EXPECT_TRUE(table.can(0, "draw 22" + sides)) << sides;
  }
}

// RI-21
TEST(Pieces, OverpassAndCrossHaveTheSameSidesButOnlyTheCrossJoins_RI_21) {
  const auto* rest = " 30.H.H 32.H.H 33.H.H 34.H.H 35.H.H 36.H.H 01H.H. 11H.R. 21R.R. 41R.R. 51R.R. 61R.H.";
  EXPECT_EQ(score_of("31RHRHx" + std::string(rest)).exit_networks, 2);
  EXPECT_EQ(score_of("31RHRH" + std::string(rest)).exit_networks, 1);
  EXPECT_EQ(score_of("31RHRHx" + std::string(rest)).networks, 8);
  EXPECT_EQ(score_of("31RHRH" + std::string(rest)).networks, 12);
}

// RI-22, RI-40
TEST(Pieces, SpecialRoutesAreExactlySixOnEveryBoard_RI_22_RI_40) {
  Table table("", 2);
  table.play("nature roll H_CURVE H_T R_STRAIGHT STATION_STRAIGHT");
  for (const Seat seat : {0, 1}) {
    EXPECT_EQ(table.placements(seat), "") << "an empty board";
    EXPECT_EQ(table.board(seat).specials_used(), 0);
    EXPECT_TRUE(table.can(seat, "draw 01HHRH"));
    EXPECT_TRUE(table.can(seat, "draw 01HRRR"));
    EXPECT_TRUE(table.can(seat, "draw 01HHHH"));
    EXPECT_TRUE(table.can(seat, "draw 03RRRR"));
    EXPECT_TRUE(table.can(seat, "draw 01HHRR"));
    EXPECT_TRUE(table.can(seat, "draw 01HRHR"));
  }
  EXPECT_EQ(kSpecials, 6);
}

// RI-42
TEST(Setup, OfLavaDrawsAVolcanoOfRoundZeroInTheMiddle_RI_42) {
  const Table table("lava", 3);
  for (const Seat seat : {0, 1, 2}) {
    EXPECT_EQ(table.placements(seat), "33LLLL");
    EXPECT_EQ(table.state.at(seat).rounds[static_cast<std::size_t>(cell_of("33"))], 0);
  }
}

// RI-43
TEST(Setup, OfMeteorPutsTheMarkerInTheMiddleWithoutACrater_RI_43) {
  const Table table("meteor", 2);
  for (const Seat seat : {0, 1}) {
    EXPECT_EQ(table.board(seat).marker, cell_of("33"));
    EXPECT_EQ(table.placements(seat), "");
  }
}

// RI-44
TEST(Setup, OfBothExpansionsDoesBoth_RI_44) {
  const Table table("meteor lava", 2);
  EXPECT_EQ(table.placements(1), "33LLLL");
  EXPECT_EQ(table.board(1).marker, cell_of("33"));
  EXPECT_EQ(table.board(1).craters, 0u);
}

// RI-40
TEST(Setup, WithoutAnExpansionHasNeitherVolcanoNorCrater_RI_40) {
  EXPECT_EQ(Table("", 1).placements(), "");
  EXPECT_EQ(Table("draft", 2).placements(1), "");
}

}  // namespace
}  // namespace rh::railroad_ink::testing
