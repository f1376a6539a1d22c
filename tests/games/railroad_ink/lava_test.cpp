// Lava and volcanoes (RI-95 to RI-99).
#include "tests/games/railroad_ink/table.h"

namespace rh::railroad_ink::testing {
namespace {

// A full board but for the named spaces, which keep what `placed` says; the rest are railway curves that
// show nothing to the spaces left free.
std::string filled(std::string_view placed, std::string_view free) {
  std::string text(placed);
  for (int cell = 0; cell < kCells; ++cell) {
    const std::string rc = std::to_string(cell / 7) + std::to_string(cell % 7);
    if ((" " + std::string(placed)).find(" " + rc) != std::string::npos) continue;
    if ((" " + std::string(free)).find(" " + rc) != std::string::npos) continue;
    text += " " + rc + "R.R.";
  }
  return text;
}

// RI-95
TEST(Lava, MustJoinExistingLava_RI_95) {
  const Table table = Table::drawing("lava", "33LLLL", "", "L_CORNER L_STRAIGHT");
  EXPECT_TRUE(table.can(0, "draw 34L..L"));
  EXPECT_TRUE(table.can(0, "draw 34.L.L"));
  EXPECT_EQ(table.refusal(0, "draw 34LL.."), "RI-184") << "its west side is closed";
  EXPECT_EQ(table.refusal(0, "draw 35.L.L"), "RI-184");
  EXPECT_EQ(table.refusal(0, "draw 00LL.."), "RI-184") << "the edge is no lava";
  EXPECT_EQ(table.refusal(0, "draw 33LL.."), "RI-171");
}

// RI-95
TEST(Lava, IsDrawnWithEachFaceAtMostOnce_RI_95) {
  Table table = Table::drawing("lava", "33LLLL", "", "L_CORNER L_STRAIGHT");
  EXPECT_EQ(table.refusal(0, "draw 34LL.L"), "RI-174") << "L_THREE was not rolled";
  table.play("0 draw 34L..L");
  EXPECT_EQ(table.refusal(0, "draw 32L.LL").substr(0, 6), "RI-174");
  EXPECT_EQ(table.refusal(0, "draw 32LL.."), "RI-174");
  table.play("0 draw 32.L.L");
  EXPECT_TRUE(table.legal(0, "draw 23").empty());
  Table twice = Table::drawing("lava", "33LLLL", "", "L_CORNER L_CORNER");
  twice.play("0 draw 34L..L; 0 draw 32LL..");
  EXPECT_EQ(twice.refusal(0, "draw 23.LL."), "RI-174") << "rolled twice, drawn twice";
}

// RI-95
TEST(Lava, OnARoadMayNotClashButNeedsNoConnectionForTheRoad_RI_95) {
  const Table table = Table::drawing("lava", "33LLLL 24R.R.", "", "L_HIGHWAY L_RAILWAY");
  EXPECT_EQ(table.refusal(0, "draw 34H.HL"), "RI-173");
  EXPECT_TRUE(table.can(0, "draw 34R.RL"));
  EXPECT_TRUE(table.can(0, "draw 32HLH.")) << "the road stands alone";
  const Table exit = Table::drawing("lava", "31LLLL", "", "L_HIGHWAY L_RAILWAY");
  EXPECT_TRUE(exit.can(0, "draw 30HLH.")) << "a closed side towards the exit";
  const Table top = Table::drawing("lava", "00LLLL", "", "L_HIGHWAY L_RAILWAY");
  EXPECT_EQ(top.refusal(0, "draw 01R.RL"), "RI-173") << "a railway against the highway exit";
  EXPECT_TRUE(top.can(0, "draw 01H.HL"));
}

// RI-95
TEST(Lava, WithARoadIsAnOrdinaryRouteAfterwards_RI_95) {
  Table table = Table::drawing("lava", "33LLLL", "H_CURVE", "L_HIGHWAY L_RAILWAY");
  EXPECT_EQ(table.refusal(0, "draw 24..HH"), "RI-172");
  table.play("0 draw 34H.HL");
  EXPECT_TRUE(table.can(0, "draw 24..HH"));
}

// RI-96
TEST(LavaDuty, AsksForOneDieAndLeavesTheSecondOptional_RI_96) {
  Table table = Table::drawing("lava", "33LLLL", "", "L_CORNER L_STRAIGHT");
  EXPECT_EQ(table.refusal(0, "done"), "RI-185");
  table.play("0 draw 34L..L");
  EXPECT_TRUE(table.can(0, "done"));
  EXPECT_TRUE(table.can(0, "draw 32.L.L"));
}

// RI-96
TEST(LavaDuty, IsMetByALavaDieOnACrater_RI_96) {
  Table table = Table::drawing("meteor lava", "33LLLL 34*", "", "L_CORNER L_STRAIGHT");
  table.play("0 draw 34L..L");
  EXPECT_TRUE(table.can(0, "done"));
}

// RI-96
TEST(LavaDuty, IsNeitherMadeNorReplacedByACraterWhereItWouldFit_RI_96) {
  // The lake's one open side faces a crater; every other space holds a route that no lava faces.
  const Table table = Table::drawing("meteor lava", filled("00LL.. 01.L.L 02*", ""), "", "L_STRAIGHT L_STRAIGHT");
  EXPECT_TRUE(table.can(0, "draw 02.L.L"));
  EXPECT_TRUE(table.can(0, "done"));
  EXPECT_TRUE(table.legal(0, "erase").empty());
  // The same with a space for a volcano: the crater does not replace the duty.
  const Table volcano = Table::drawing("meteor lava", filled("00LL.. 01.L.L 02*", "66"), "", "L_STRAIGHT L_STRAIGHT");
  EXPECT_TRUE(volcano.can(0, "draw 02.L.L"));
  EXPECT_TRUE(volcano.can(0, "volcano 66"));
  EXPECT_EQ(volcano.refusal(0, "done"), "RI-185");
}

// RI-96
TEST(LavaDuty, IsOwedForTheOnlyEmptySpaceWhereADieFitsWhateverCratersThereAre_RI_96) {
  for (const auto* crater : {"", " 66*"}) {
    const Table table =
        Table::drawing("meteor lava", filled("00LL.. 01.L.L" + std::string(crater), "02"), "", "L_STRAIGHT L_STRAIGHT");
    EXPECT_TRUE(table.can(0, "draw 02.L.L"));
    EXPECT_EQ(table.refusal(0, "done"), "RI-185") << crater;
  }
}

// RI-96
TEST(LavaDuty, EndsWhenNothingFitsNothingCanBeErasedAndNoVolcanoFits_RI_96) {
  // The only lava is a closed lake, and the board is full.
  const Table full = Table::drawing("lava", filled("00LL.. 01L..L", ""), "", "L_CORNER L_STRAIGHT");
  EXPECT_EQ(full.legal(0), (std::vector<std::string>{"done"}));
  const Table volcano = Table::drawing("lava", filled("00LL.. 01L..L", "66"), "", "L_CORNER L_STRAIGHT");
  EXPECT_EQ(volcano.refusal(0, "done"), "RI-185") << "a volcano is possible";
  const Table beside = Table::drawing("lava", filled("00LL.. 01L..L", "02"), "", "L_CORNER L_STRAIGHT");
  EXPECT_TRUE(beside.can(0, "done")) << "the empty space lies next to lava, no volcano there";
}

// RI-97
TEST(Erasing, IsForASeatThatHasDrawnNoLavaAndCannot_RI_97) {
  Table table = Table::drawing("lava", filled("33LLLL", ""), "", "L_CORNER L_STRAIGHT");
  EXPECT_TRUE(table.can(0, "erase 34L..L"));
  EXPECT_EQ(table.refusal(0, "draw 34L..L"), "RI-171");
  EXPECT_EQ(table.refusal(0, "done"), "RI-185");
  EXPECT_EQ(table.refusal(0, "erase 34LL.."), "RI-184") << "the lava die must join there";
  EXPECT_EQ(table.refusal(0, "erase 34LL.L"), "RI-174");
  EXPECT_EQ(table.refusal(0, "erase 33LL.."), "RI-187") << "holds lava";
  EXPECT_EQ(table.refusal(0, "erase 35.L.L"), "RI-187") << "touches no open lava side";
  table.play("0 erase 34L..L");
  EXPECT_TRUE((table.board().lava >> cell_of("34") & 1) != 0);
  EXPECT_EQ(table.refusal(0, "erase 32.L.L"), "RI-186") << "a lava die was drawn this round";
  EXPECT_TRUE(table.can(0, "done"));
}

// RI-97
TEST(Erasing, IsNotAllowedWhileALavaFaceFitsOnAnEmptySpace_RI_97) {
  const Table table = Table::drawing("lava", filled("33LLLL", "34"), "", "L_CORNER L_STRAIGHT");
  EXPECT_TRUE(table.can(0, "draw 34L..L"));
  EXPECT_EQ(table.refusal(0, "erase 32.L.L"), "RI-186");
  EXPECT_TRUE(table.legal(0, "erase").empty());
}

// RI-97
TEST(Erasing, TreatsAFaceThatOnlyClashesAsBlocked_RI_97) {
  // 34 is empty, but the highway of both faces clashes with the railways above and below.
  const Table table = Table::drawing("lava", filled("33LLLL", "34"), "", "L_HIGHWAY L_HIGHWAY");
  EXPECT_EQ(table.refusal(0, "draw 34H.HL"), "RI-173");
  EXPECT_TRUE(table.can(0, "erase 23.HLH")) << "beside closed sides the road does not clash";
  EXPECT_EQ(table.refusal(0, "erase 32HLH."), "RI-173");
}

// RI-97
TEST(Erasing, NeedsARouteThere_RI_97) {
  const Table crater = Table::drawing("meteor lava", filled("33LLLL 34*", ""), "", "L_CORNER L_STRAIGHT");
  EXPECT_EQ(crater.refusal(0, "erase 34L..L"), "RI-187") << "a crater is no route";
  EXPECT_TRUE(crater.can(0, "draw 34L..L"));
  EXPECT_TRUE(crater.can(0, "erase 32.L.L")) << "a crater is no empty space: the seat is stuck";
}

// RI-97a
TEST(Erasing, TakesRoutesOfAnyRoundAndSpecialOnesWhichStayUsed_RI_97a) {
  // The seat fills the last free space beside the lava with its own die, then has to erase it.
  Table table = Table::drawing("lava", filled("33LLLL", "34"), "R_STRAIGHT R_T", "L_CORNER L_STRAIGHT");
  table.play("0 draw 34R.R.");
  EXPECT_TRUE(table.can(0, "erase 34L..L")) << "drawn in this very round";
  table.play("0 erase 34L..L");
  EXPECT_EQ(table.refusal(0, "draw 35R.R."), "RI-174") << "the die stays drawn";
  EXPECT_TRUE(table.can(0, "done")) << "and is not owed again";

  Table special = Table::drawing("lava", filled("33LLLL", "34"), "", "L_CORNER L_STRAIGHT");
  special.play("0 draw 34RHRH; 0 erase 34L..L");
  EXPECT_TRUE(special.board().special_used(Piece::SCross));
  EXPECT_EQ(special.refusal(0, "draw 00HHHH"), "RI-175");
}

// RI-98
TEST(Volcano, NeedsAnEmptySpaceAwayFromLava_RI_98) {
  Table table = Table::drawing("meteor lava", "33LLLL 30.H.H 05*", "", "L_CORNER L_STRAIGHT");
  EXPECT_TRUE(table.can(0, "volcano 00"));
  EXPECT_TRUE(table.can(0, "volcano 22")) << "diagonal is not next to it";
  for (const auto* rc : {"23", "34", "43", "32"}) EXPECT_EQ(table.refusal(0, "volcano " + std::string(rc)), "RI-188");
  EXPECT_EQ(table.refusal(0, "volcano 30"), "RI-188") << "taken";
  EXPECT_EQ(table.refusal(0, "volcano 33"), "RI-188") << "taken by lava";
  EXPECT_EQ(table.refusal(0, "volcano 05"), "RI-188") << "a crater";
  table.play("0 volcano 00; 0 volcano 02; 0 volcano 11");
  EXPECT_EQ(table.refusal(0, "volcano 01"), "RI-188");
  EXPECT_EQ(table.placements(), "00LLLL 02LLLL 05* 11LLLL 30.H.H 33LLLL") << "any number of them";
}

// RI-98
TEST(Volcano, CountsTheLavaOfRoadsAsLavaBesideIt_RI_98) {
  const Table table = Table::drawing("lava", "11HLH.", "", "L_CORNER L_STRAIGHT");
  EXPECT_EQ(table.refusal(0, "volcano 10"), "RI-188") << "the space holds lava, whatever side it faces";
}

// RI-98
TEST(Volcano, DoesNotMeetTheDuty_RI_98) {
  Table table = Table::drawing("lava", filled("00LL.. 01L..L", "66 65"), "", "L_CORNER L_STRAIGHT");
  table.play("0 volcano 66");
  EXPECT_EQ(table.refusal(0, "done"), "RI-185");
  EXPECT_TRUE(table.can(0, "draw 65.L.L")) << "but a lava die fits now";
}

// RI-98
TEST(Volcano, MayBeDrawnInAStuckPositionInsteadOfErasing_RI_98) {
  const Table table = Table::drawing("lava", filled("33LLLL", "00"), "", "L_CORNER L_STRAIGHT");
  EXPECT_TRUE(table.can(0, "volcano 00"));
  EXPECT_TRUE(table.can(0, "erase 34L..L"));
}

// RI-99
TEST(LavaSides, MayFaceAnything_RI_99) {
  const Table table = Table::drawing("meteor lava", "33LLLL 24R..R 35.H.H 44*", "", "L_THREE L_STRAIGHT");
  EXPECT_TRUE(table.can(0, "draw 34LL.L")) << "a closed side above, an end to the east";
  EXPECT_TRUE(table.can(0, "draw 34.LLL")) << "an end to the east, a crater below";
  const Table edge = Table::drawing("lava", "05LLLL", "", "L_THREE L_STRAIGHT");
  EXPECT_TRUE(edge.can(0, "draw 06.L.L")) << "the edge";
  EXPECT_TRUE(edge.can(0, "draw 04.L.L")) << "an empty space";
  const Table joined = Table::drawing("lava", "32LLLL 34LLLL", "", "L_STRAIGHT L_CORNER");
  EXPECT_TRUE(joined.can(0, "draw 33.L.L")) << "two lava sides, both joined";
}

// RI-95
TEST(LavaDraw, MayComeBeforeOrAfterTheRouteDice_RI_95) {
  Table table("lava", 1);
  table.play("nature roll H_STRAIGHT H_STRAIGHT R_CURVE OVERPASS; nature lava L_CORNER L_THREE");
  table.play("0 draw 30.H.H; 0 draw 34L..L; 0 draw 31.H.H; 0 draw 03RR..");
  EXPECT_EQ(table.refusal(0, "done"), "RI-178") << "the route dice are owed as usual";
  table.play("0 draw 63RHRHx");
  EXPECT_TRUE(table.can(0, "done"));
}

// RI-96
TEST(LavaDuty, StandsNextToTheDutyOfTheRouteDice_RI_96) {
  Table table("lava", 1);
  table.play("nature roll H_STRAIGHT H_STRAIGHT R_CURVE OVERPASS; nature lava L_CORNER L_THREE");
  table.play("0 draw 30.H.H; 0 draw 31.H.H; 0 draw 03RR..; 0 draw 63RHRHx");
  EXPECT_EQ(table.refusal(0, "done"), "RI-185");
}

// RI-97, RI-98
TEST(Erasing, OrAVolcanoIsAllThatIsLeftWhenTheLakeIsBlocked_RI_97_RI_98) {
  const Table full = Table::drawing("lava", filled("33LLLL", ""), "", "L_CORNER L_THREE");
  for (const std::string& text : full.legal(0)) EXPECT_TRUE(text.starts_with("erase")) << text;
  EXPECT_EQ(full.legal(0).size(), 4u * (2 + 3)) << "beside each side of the volcano two corners and three threes";
}

}  // namespace
}  // namespace rh::railroad_ink::testing
