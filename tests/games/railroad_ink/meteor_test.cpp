// Meteors and craters (sections 4.3 and RI-90).
#include "tests/games/railroad_ink/table.h"

namespace rh::railroad_ink::testing {
namespace {

// Before the impact of a round with these meteor dice; the board and marker as given.
Table before_impact(std::string_view meteor, std::string_view placed = "", std::string_view marker = "33",
                    std::string_view on = "meteor", int seats = 1) {
  Table table(on, seats);
  for (Seat seat = 0; seat < seats; ++seat) {
    table.state.at(seat).board = board(placed);
    table.state.at(seat).board.marker = static_cast<std::uint8_t>(cell_of(marker));
  }
  table.play("nature roll H_STRAIGHT R_CURVE R_STRAIGHT OVERPASS");
  table.play("nature meteor " + std::string(meteor));
  if (table.state.table.lava) table.play("nature lava L_CORNER L_THREE");
  return table;
}

// RI-60
TEST(Impact, IsSettledOnceBeforeAnyDrawing_RI_60) {
  Table table = before_impact("W 2");
  EXPECT_EQ(table.refusal(0, "draw 30.H.H"), "RI-180");
  EXPECT_EQ(table.refusal(0, "done"), "RI-180");
  EXPECT_EQ(table.legal(0), (std::vector<std::string>{"hit", "shield S_CORNER", "shield S_CROSS", "shield S_HHHH",
                                                      "shield S_HHHR", "shield S_HRRR", "shield S_RRRR"}));
  table.play("0 hit");
  EXPECT_EQ(table.refusal(0, "hit"), "RI-180");
  EXPECT_TRUE(table.can(0, "draw 30.H.H"));
}

// RI-60
TEST(Impact, IsSettledByEverySeatAtItsOwnPace_RI_60) {
  Table table = before_impact("W 2", "", "33", "meteor", 2);
  table.play("1 hit; 1 draw 03RR..");
  EXPECT_TRUE(table.can(0, "hit"));
  EXPECT_EQ(table.board(0).craters, 0u);
}

// RI-61
TEST(Shield, CountsAsUsingThatSpecialRoute_RI_61) {
  Table table = before_impact("W 2");
  table.play("0 shield S_CROSS");
  EXPECT_TRUE(table.board().special_used(Piece::SCross));
  EXPECT_EQ(table.board().specials_used(), 1);
  EXPECT_EQ(table.refusal(0, "draw 01HRHR"), "RI-175") << "this round's one special route is gone";
  EXPECT_EQ(table.refusal(0, "draw 01HHHH"), "RI-175");
  table.state.at(0).special_this_round = 0;
  EXPECT_EQ(table.refusal(0, "draw 01HRHR"), "RI-177") << "and it cannot be drawn later";
}

// RI-61
TEST(Shield, IsAllowedOnlyWhileFewerThanThreeAreUsed_RI_61) {
  Table table = before_impact("W 2");
  Board& board = table.state.at(0).board;
  board.use_special(Piece::SHHHH);
  board.use_special(Piece::SRRRR);
  EXPECT_TRUE(table.can(0, "shield S_CROSS"));
  EXPECT_EQ(table.refusal(0, "shield S_HHHH"), "RI-182");
  board.use_special(Piece::SCorner);
  EXPECT_EQ(table.refusal(0, "shield S_CROSS"), "RI-182");
  EXPECT_EQ(table.legal(0), (std::vector<std::string>{"hit"}));
}

// RI-62
TEST(Shield, LeavesTheMarkerAndMakesNoCrater_RI_62) {
  Table table = before_impact("ANY 2", "31.H.H 13R.R. 35H.H. 53R.R.");
  const auto before = table.placements();
  table.play("0 shield S_CROSS");
  EXPECT_EQ(table.placements(), before);
  EXPECT_EQ(table.board().marker, cell_of("33"));
}

// RI-63
TEST(Impact, LetsEverySeatChooseTheDirectionOfAny_RI_63) {
  Table table = before_impact("ANY 2", "", "33", "meteor", 4);
  EXPECT_EQ(table.legal(0, "hit"), (std::vector<std::string>{"hit E", "hit N", "hit S", "hit W"}));
  table.play("0 hit N; 1 hit E; 2 hit S; 3 hit W");
  EXPECT_EQ(table.placements(0), "13*");
  EXPECT_EQ(table.placements(1), "35*");
  EXPECT_EQ(table.placements(2), "53*");
  EXPECT_EQ(table.placements(3), "31*");
}

// RI-33
TEST(Impact, FollowsAFixedDirectionOnEveryBoard_RI_33) {
  for (const auto& [dice, crater] : {std::pair{"N 1", "23*"}, {"E 2", "35*"}, {"S 3", "63*"}, {"W 1", "32*"}}) {
    Table table = before_impact(dice, "", "33", "meteor", 2);
    table.play("0 hit; 1 hit");
    EXPECT_EQ(table.placements(0), crater) << dice;
    EXPECT_EQ(table.placements(1), crater) << dice;
  }
}

// RI-64
TEST(Impact, BouncesAtTheEdgeWithoutLosingAStep_RI_64) {
  const std::tuple<const char*, const char*, const char*> cases[] = {
      {"W 3", "31", "32*"}, {"W 2", "31", "31*"}, {"N 1", "05", "15*"}, {"N 3", "15", "25*"},
      {"E 1", "36", "35*"}, {"S 2", "63", "43*"}, {"E 3", "35", "34*"}, {"S 1", "00", "10*"}};
  for (const auto& [dice, marker, crater] : cases) {
    Table table = before_impact(dice, "", marker);
    table.play("0 hit");
    EXPECT_EQ(table.placements(), crater) << dice << " from " << marker;
  }
}

// RI-65
TEST(Impact, LeavesTheSpacesItPassesUntouched_RI_65) {
  Table table = before_impact("W 3", "30.H.H 31.H.H 32.H.H 33.H.H");
  table.play("0 hit");
  EXPECT_EQ(table.placements(), "30* 31.H.H 32.H.H 33.H.H");
}

// RI-66
TEST(Impact, GoesOnFromACraterInItsPresentDirection_RI_66) {
  const std::tuple<const char*, const char*, const char*, const char*> cases[] = {
      {"W 1", "33", "32* 31*", "30* 31* 32*"},  // on and on
      {"W 3", "33", "30*", "30* 31*"},          // a crater at the edge: it bounces
      {"W 3", "31", "32* 33*", "32* 33* 34*"},  // bounced already: on in the reversed direction
      {"E 2", "35", "35* 34*", "33* 34* 35*"},  // back onto its own crater, and past it
      {"N 1", "13", "03* 13* 23* 33* 43*", "03* 13* 23* 33* 43* 53*"}};
  for (const auto& [dice, marker, craters, after] : cases) {
    Table table = before_impact(dice, craters, marker);
    table.play("0 hit");
    EXPECT_EQ(table.placements(), after) << dice << " from " << marker;
  }
}

// RI-67
TEST(Impact, ErasesEverythingAndMovesTheMarker_RI_67) {
  for (const auto* what : {"31.H.H", "31LLLL", "31H.HL", "31HHHH"}) {
    Table table = before_impact("W 2", what);
    table.state.at(0).rounds[static_cast<std::size_t>(cell_of("31"))] = 3;
    table.state.at(0).board.use_special(Piece::SHHHH);
    table.play("0 hit");
    EXPECT_EQ(table.placements(), "31*") << what;
    EXPECT_EQ(table.board().marker, cell_of("31"));
    EXPECT_EQ(table.state.at(0).rounds[static_cast<std::size_t>(cell_of("31"))], 0);
    EXPECT_EQ(table.board().lava, 0u);
    EXPECT_TRUE(table.board().special_used(Piece::SHHHH)) << "an erased special route stays used";
  }
}

// RI-68, RI-90
TEST(Impact, StartsFromTheMarkerAlsoWhenARouteWasDrawnOverItsCrater_RI_68_RI_90) {
  Table table = before_impact("W 3");
  table.play("0 hit; 0 draw 30.H.H");
  EXPECT_EQ(table.placements(), "30.H.H");
  EXPECT_EQ(table.board().marker, cell_of("30"));
}

// RI-69
TEST(Impact, MayHitTheMarkersOwnSpaceAgainWhenItWasDrawnOver_RI_69) {
  Table table = before_impact("W 2", "31.H.H", "31");
  table.play("0 hit");
  EXPECT_EQ(table.placements(), "31*") << "columns 0 and 1";
}

// RI-69
TEST(Impact, MakesAtMostOneCraterARoundAndSixAGame_RI_69) {
  Random random(6);
  for (int game = 0; game < 20; ++game) {
    Table table("meteor", 1);
    for (int round = 1; round <= 6; ++round) {
      table.finish_round(random);
      EXPECT_LE(std::popcount(table.board().craters), round);
    }
  }
}

// RI-70
TEST(Impact, LeavesRoutesThatItCutsOffAndTheyStillConnect_RI_70) {
  Table table = before_impact("W 3", "30.H.H 31.H.H 32.H.H");
  table.play("0 hit");
  EXPECT_EQ(table.placements(), "30* 31.H.H 32.H.H");
  EXPECT_TRUE(table.can(0, "draw 33.H.H")) << "31 and 32 reach no exit any more";
}

// RI-90
TEST(Craters, MayBeDrawnOnByRouteSpecialAndLavaDice_RI_90) {
  Table table = before_impact("W 3", "33LLLL 23*", "33", "meteor lava");
  table.play("0 hit");
  EXPECT_TRUE(table.can(0, "draw 30.H.H")) << "the crater made this round";
  EXPECT_TRUE(table.can(0, "draw 30HHHH"));
  EXPECT_TRUE(table.can(0, "draw 23.LL."));
  EXPECT_EQ(table.refusal(0, "volcano 30"), "RI-188");
  table.play("0 draw 23.LL.");
  EXPECT_EQ(table.board().craters, cell_bit(cell_of("30"))) << "the crater under the lava disappears";
  EXPECT_EQ(table.board().marker, cell_of("30"));
}

// RI-90
TEST(Craters, DoNotConnectARoute_RI_90) {
  const Table table = Table::drawing("meteor", "33*", "H_STRAIGHT");
  EXPECT_EQ(table.refusal(0, "draw 32.H.H"), "RI-172");
  EXPECT_EQ(table.refusal(0, "draw 33.H.H"), "RI-172") << "nor is a crater connected by itself";
}

// RI-153
TEST(Meteors, WithLavaEraseItAndLeaveItsNeighboursOpen_RI_153) {
  Table table = before_impact("E 1", "33LLLL 34L..L", "33", "meteor lava");
  EXPECT_EQ(count_errors(table.board()), 4) << "33 N, S, W and 34 N";
  table.play("0 hit");
  EXPECT_EQ(table.placements(), "33LLLL 34*");
  EXPECT_EQ(count_errors(table.board()), 4) << "a lava side facing a crater is open";
  EXPECT_EQ(count_crater_ends(table.board()), 0) << "lava never scores from craters";
  EXPECT_TRUE(table.can(0, "draw 34L..L"));
}

}  // namespace
}  // namespace rh::railroad_ink::testing
