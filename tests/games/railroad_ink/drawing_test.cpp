// Drawing routes (section 4.4 without expansions).
#include <algorithm>

#include "tests/games/railroad_ink/table.h"

namespace rh::railroad_ink::testing {
namespace {

// RI-75
TEST(Drawing, NeedsAFreeSpaceOnTheBoard_RI_75) {
  const Table table = Table::drawing("", "30.H.H", "H_STRAIGHT");
  EXPECT_TRUE(table.can(0, "draw 31.H.H"));
  EXPECT_EQ(table.refusal(0, "draw 30.H.H"), "RI-171");
  EXPECT_EQ(table.refusal(0, "draw 37.H.H"), "RI-170");
}

// RI-75
TEST(Drawing, NeverLetsAHighwayMeetARailway_RI_75) {
  // 31 shows H to the east, 13 R to the south; 30 has an H exit, 10 an R exit.
  const Table table = Table::drawing("", "31.H.H 13R.R.", "R_STRAIGHT R_CURVE H_STRAIGHT STATION_CURVE");
  EXPECT_EQ(table.refusal(0, "draw 32.R.R"), "RI-173") << "R end against H end";
  EXPECT_EQ(table.refusal(0, "draw 23H.H."), "RI-173") << "H end against R end";
  EXPECT_EQ(table.refusal(0, "draw 30.R.R"), "RI-173") << "R end against H exit";
  EXPECT_EQ(table.refusal(0, "draw 10.H.H"), "RI-173") << "H end against R exit";
  EXPECT_EQ(table.refusal(0, "draw 30..HR"), "RI-173") << "one clash is enough, also beside a joint";
  EXPECT_TRUE(table.can(0, "draw 30.HR.")) << "and without the clash the joint with 31 connects it";
}

// RI-75
TEST(Drawing, NeedsAJointOrAnExitOfItsOwnType_RI_75) {
  const Table table = Table::drawing("", "31.H.H", "H_STRAIGHT H_CURVE R_STRAIGHT");
  EXPECT_TRUE(table.can(0, "draw 32.H.H")) << "a joint";
  EXPECT_TRUE(table.can(0, "draw 05H.H.")) << "an exit";
  EXPECT_EQ(table.refusal(0, "draw 33.H.H"), "RI-172");
  EXPECT_EQ(table.refusal(0, "draw 21H.H."), "RI-172") << "its end meets the closed side of 31";
  EXPECT_EQ(table.refusal(0, "draw 32H.H."), "RI-172") << "its closed side meets the end of 31";
  EXPECT_EQ(table.refusal(0, "draw 04.H.H"), "RI-172") << "beside an exit's space is not at the exit";
  EXPECT_EQ(table.refusal(0, "draw 05.H.H"), "RI-172") << "in an exit's space, but past it";
}

// RI-76
TEST(Drawing, AllowsAnythingElseOnASide_RI_76) {
  const Table crater = Table::drawing("meteor", "32.H.H 34*", "H_STRAIGHT");
  EXPECT_TRUE(crater.can(0, "draw 33.H.H")) << "an end against a crater";
  const Table lava = Table::drawing("lava", "32.H.H 34L.LL", "H_STRAIGHT");
  EXPECT_TRUE(lava.can(0, "draw 33.H.H")) << "an end against lava";
  const Table closed = Table::drawing("", "32.H.H 34R.R.", "H_STRAIGHT H_CURVE");
  EXPECT_TRUE(closed.can(0, "draw 33.H.H")) << "an end against a closed side";
  EXPECT_TRUE(closed.can(0, "draw 33H..H")) << "an end against an empty space, a closed side against a closed one";
  const Table edge = Table::drawing("", "01H.HH", "H_STRAIGHT R_STRAIGHT");
  EXPECT_TRUE(edge.can(0, "draw 00.H.H")) << "an end against a plain edge";
  const Table exit = Table::drawing("", "31.HHH", "H_CURVE H_STRAIGHT");
  EXPECT_TRUE(exit.can(0, "draw 30HH..")) << "a closed side against an exit";
  const Table facing = Table::drawing("", "32.HHH 42.R.R", "H_CURVE");
  EXPECT_TRUE(facing.can(0, "draw 33H..H")) << "joined at the west";
}

// RI-77
TEST(Drawing, ConnectsToRoutesOfTheSameRound_RI_77) {
  Table table("", 1);
  table.play("nature roll H_CURVE H_STRAIGHT H_T STATION_STRAIGHT");
  EXPECT_EQ(table.refusal(0, "draw 31.H.H"), "RI-172");
  table.play("0 draw 30.HHH");
  EXPECT_TRUE(table.can(0, "draw 31.H.H"));
}

// RI-78
TEST(Drawing, UsesEveryFaceOnceAndAFaceRolledTwiceTwice_RI_78) {
  Table table("", 1);
  table.play("nature roll H_STRAIGHT H_STRAIGHT R_CURVE OVERPASS");
  table.play("0 draw 30.H.H; 0 draw 31.H.H");
  EXPECT_EQ(table.refusal(0, "draw 32.H.H"), "RI-174");
  EXPECT_TRUE(table.legal(0, "draw 32.H.H").empty());
  table.play("0 draw 03RR..");
  EXPECT_EQ(table.refusal(0, "draw 63.RR."), "RI-174");
  EXPECT_EQ(table.refusal(0, "draw 36.HHH"), "RI-174") << "a face that was not rolled";
}

// RI-80
TEST(SpecialRoutes, AreOnePerRoundThreePerGameEachOnce_RI_80) {
  Table table("", 1);
  table.play("nature roll H_STRAIGHT H_STRAIGHT R_CURVE OVERPASS; 0 draw 01HHHH");
  EXPECT_EQ(table.refusal(0, "draw 03RRRR"), "RI-175");
  SeatState& seat = table.state.at(0);
  seat.special_this_round = 0;
  EXPECT_EQ(table.refusal(0, "draw 05HHHH"), "RI-177");
  table.play("0 draw 03RRRR");
  seat.special_this_round = 0;
  table.play("0 draw 36HHRH");
  seat.special_this_round = 0;
  EXPECT_EQ(table.refusal(0, "draw 30RRRH"), "RI-176");
  for (const std::string& text : table.legal(0, "draw")) {
    EXPECT_FALSE(is_special(tables().variants[parse_place(text.substr(5))->variant].piece)) << text;
  }
}

// RI-80
TEST(SpecialRoutes, AreFreeAgainInTheNextRoundButNotThoseUsed_RI_80) {
  Table table("", 1);
  table.play("nature roll H_STRAIGHT H_STRAIGHT R_CURVE OVERPASS; 0 draw 01HHHH");
  Random random(1);
  table.finish_round(random);
  table.play("nature roll H_STRAIGHT H_STRAIGHT R_CURVE OVERPASS");
  EXPECT_EQ(table.state.at(0).special_this_round, 0);
  EXPECT_EQ(table.refusal(0, "draw 05HHHH").substr(0, 6), "RI-177");
}

// RI-80
TEST(SpecialRoutes, AreOptionalAndMayComeBeforeBetweenOrAfterTheDice_RI_80) {
  for (int when = 0; when <= 4; ++when) {
    Table table("", 1);
    table.play("nature roll H_STRAIGHT H_STRAIGHT R_CURVE OVERPASS");
    const std::array dice = {"draw 30.H.H", "draw 31.H.H", "draw 03RR..", "draw 63RHRHx"};
    for (int i = 0; i <= 4; ++i) {
      if (i == when) table.play("0 draw 36HHHH");
      if (i < 4) table.play("0 " + std::string(dice[static_cast<std::size_t>(i)]));
    }
    EXPECT_TRUE(table.can(0, "done"));
  }
}

// RI-81
TEST(SpecialRoutes, DoNotReplaceADie_RI_81) {
  Table table("", 1);
  table.play("nature roll H_STRAIGHT H_STRAIGHT R_CURVE OVERPASS");
  table.play("0 draw 36HHHH; 0 draw 30.H.H; 0 draw 31.H.H; 0 draw 03RR..");
  EXPECT_EQ(table.refusal(0, "done"), "RI-178") << "the overpass is still owed";
}

// RI-80
TEST(SpecialRoutes, FollowTheSameRulesOfConnectionAsDice_RI_80) {
  const Table table = Table::drawing("", "31.H.H");
  EXPECT_EQ(table.refusal(0, "draw 31HHHH"), "RI-171");
  EXPECT_EQ(table.refusal(0, "draw 30RRRR"), "RI-173");
  EXPECT_EQ(table.refusal(0, "draw 44HHHH"), "RI-172");
  EXPECT_TRUE(table.can(0, "draw 32HHHH"));
}

// RI-86, RI-178
TEST(Confirming, IsRefusedWhileADieFitsOnAnEmptySpace_RI_86_RI_178) {
  Table table("", 1);
  table.play("nature roll H_STRAIGHT H_STRAIGHT R_CURVE OVERPASS");
  for (const auto* move : {"draw 30.H.H", "draw 31.H.H", "draw 03RR..", "draw 63RHRHx"}) {
    EXPECT_EQ(table.refusal(0, "done"), "RI-178");
    table.play("0 " + std::string(move));
  }
  EXPECT_TRUE(table.can(0, "done"));
}

// RI-86, RI-100
TEST(Confirming, MustBeSaidByEverySeatEvenWhenNothingIsLeft_RI_86_RI_100) {
  Table table("", 2);
  table.play("nature roll H_STRAIGHT H_STRAIGHT R_CURVE OVERPASS");
  for (const Seat seat : {0, 1}) {
    for (const auto* move : {"draw 30.H.H", "draw 31.H.H", "draw 03RR..", "draw 63RHRHx"}) {
      table.play(std::to_string(seat) + " " + move);
    }
    EXPECT_EQ(table.state.table.round, 1);
    EXPECT_TRUE(table.turn().has(seat));
  }
  table.play("1 done");
  EXPECT_EQ(table.turn(), Turn::of(0)) << "the round ends with the last seat";
  table.play("0 done");
  EXPECT_EQ(table.state.table.round, 2);
  EXPECT_EQ(table.turn(), Turn::of_nature());
}

// RI-87
TEST(Confirming, LooksAtThePresentPositionOnly_RI_87) {
  // The only railway that a curve could join is blocked by the seat's own drawing.
  std::string full;
  for (int cell = 0; cell < kCells; ++cell) {
    const std::string rc = std::to_string(cell / 7) + std::to_string(cell % 7);
    if (rc == "32" || rc == "33") continue;
    full += rc + (rc == "31" ? ".H.H" : rc == "23" ? "R.R." : ".HH.") + " ";
  }
  Table table = Table::drawing("", full, "H_STRAIGHT R_CURVE");
  EXPECT_EQ(table.refusal(0, "done"), "RI-178");
  table.play("0 draw 32.H.H");
  EXPECT_EQ(table.refusal(0, "draw 33R..R"), "RI-173");
  EXPECT_TRUE(table.can(0, "draw 33RR..")) << "the curve still fits beside";
  EXPECT_EQ(table.refusal(0, "done"), "RI-178");

  Table other = Table::drawing("", full, "H_STRAIGHT H_CURVE");
  other.play("0 draw 32H..H");
  EXPECT_TRUE(other.can(0, "done")) << "the straight highway fits nowhere any more; no better order is owed";
}

// RI-87
TEST(Confirming, IsNeverOwedToCratersOrSpecialRoutes_RI_87) {
  std::string full = "30* ";
  for (int cell = 0; cell < kCells; ++cell) {
    const std::string rc = std::to_string(cell / 7) + std::to_string(cell % 7);
    if (rc != "30") full += rc + "HH.. ";
  }
  const Table crater = Table::drawing("meteor", full, "H_STRAIGHT");
  EXPECT_TRUE(crater.can(0, "draw 30.H.H")) << "it may be drawn on the crater";
  EXPECT_TRUE(crater.can(0, "done")) << "but need not";
  const Table special = Table::drawing("", "", "");
  EXPECT_FALSE(special.legal(0, "draw").empty());
  EXPECT_TRUE(special.can(0, "done"));
}

// RI-87
TEST(Confirming, OwesAFaceThatFitsAfterALaterAction_RI_87) {
  // Nothing fits a highway curve until the road of L_HIGHWAY lies there.
  std::string full = "33LLLL ";
  for (int cell = 0; cell < kCells; ++cell) {
    const std::string rc = std::to_string(cell / 7) + std::to_string(cell % 7);
    if (rc != "33" && rc != "34" && rc != "44") full += rc + "R..R ";
  }
  Table table = Table::drawing("lava", full, "H_CURVE", "L_HIGHWAY L_HIGHWAY");
  EXPECT_EQ(table.refusal(0, "done"), "RI-185") << "no die is owed yet, only lava";
  table.play("0 draw 34H.HL");
  EXPECT_EQ(table.refusal(0, "done"), "RI-178") << "now the curve fits below";
}

// RI-88
TEST(Confirming, WritesTheRoundNumberAndMakesDrawingsFinal_RI_88) {
  Table table("", 1);
  table.play("nature roll H_STRAIGHT H_STRAIGHT R_CURVE OVERPASS");
  table.play("0 draw 30.H.H; 0 draw 31.H.H; 0 draw 03RR..; 0 draw 63RHRHx; 0 done");
  for (const auto* rc : {"30", "31", "03", "63"}) {
    EXPECT_EQ(table.state.at(0).rounds[static_cast<std::size_t>(cell_of(rc))], 1) << rc;
  }
  EXPECT_EQ(table.state.at(0).rounds[static_cast<std::size_t>(cell_of("32"))], 0);
  table.play("nature roll H_STRAIGHT H_STRAIGHT R_CURVE OVERPASS");
  EXPECT_EQ(table.refusal(0, "draw 30.H.H"), "RI-171");
}

// RI-85
TEST(Undo, TakesBackAnyDrawingOfThisRoundWithWhatItErased_RI_85) {
  auto match = Match::start(*find_game("railroad_ink"), options("meteor"), 1);
  const auto play = [&](Seat by, std::string_view text) {
    return std::string(match->play(by, *match->game().parse(text)).code);
  };
  ASSERT_EQ(play(kNature, "roll H_STRAIGHT H_STRAIGHT R_CURVE OVERPASS"), "");
  ASSERT_EQ(play(kNature, "meteor ANY 3"), "");
  ASSERT_EQ(play(0, "hit W"), "");
  const auto crater = match->position().view(0);
  ASSERT_EQ(play(0, "draw 30.H.H"), "") << "over the crater at 30";
  EXPECT_FALSE(match->undo(0, 3));
  EXPECT_EQ(match->position().view(0), crater) << "the crater is back";
  ASSERT_EQ(play(0, "draw 03RR.."), "");
  ASSERT_EQ(play(0, "draw 36.H.H"), "");
  EXPECT_FALSE(match->undo(0, 3)) << "not only the last one";
  ASSERT_EQ(match->log().size(), 4u);
}

// RI-206
TEST(Undo, IsNoMoveAndLeavesNoTrace_RI_206) {
  EXPECT_EQ(Table().refusal(0, "undo"), "RI-190");
  EXPECT_EQ(Table().refusal(0, "undo 1"), "RI-190");
}

// RI-100
TEST(RoundEnd, ShowsAllBoardsAndCountsUp_RI_100) {
  Table table("", 2);
  table.play("nature roll H_STRAIGHT H_STRAIGHT R_CURVE OVERPASS");
  for (const Seat seat : {0, 1}) {
    for (const auto* move : {"draw 30.H.H", "draw 31.H.H", "draw 03RR..", "draw 63RHRHx", "done"}) {
      table.play(std::to_string(seat) + " " + move);
    }
  }
  EXPECT_EQ(table.state.table.round, 2);
  for (const Seat viewer : {0, 1, kSpectator}) {
    const auto seen = view(table.state, viewer);
    for (const std::size_t seat : {0u, 1u}) {
      EXPECT_EQ(seen.seats[seat].sheet.cells, table.board(static_cast<Seat>(seat)).cells);
    }
  }
}

}  // namespace
}  // namespace rh::railroad_ink::testing
