// The recorded example games (tests/games/railroad_ink/examples) and the excerpts of section 11.7.
#include "engine/core/record.h"

#include "tests/games/railroad_ink/table.h"
#include "tests/games/shared.h"

namespace rh::railroad_ink::testing {
namespace {

// RI-205
TEST(Examples, RecordedGamesReplayToTheirResults_RI_205) { rh::testing::expect_examples_replay("railroad_ink", 3); }

// Section 11.7.
// RI-80
TEST(Examples, TheExcerptOfTheBaseGameReplays_RI_80) {
  Table table("", 2);
  table.play(R"(nature roll H_CURVE H_T R_STRAIGHT STATION_STRAIGHT
    0 draw 30.HHH
    1 draw 16.R.R
    0 draw 31..HH
    0 draw 10.R.R
    1 draw 15.R.H
    0 draw 11.H.R
    1 draw 14HHHH
    0 done
    1 draw 04..HH
    1 draw 05HHH.)");
  EXPECT_TRUE(table.can(1, "done")) << "nothing is owed";
  table.play(R"(1 done
    nature roll H_STRAIGHT R_CURVE R_CURVE OVERPASS
    0 draw 12.H.H)");
  EXPECT_EQ(table.turn(), Turn::of_all(2));
  EXPECT_TRUE(table.board(1).special_used(Piece::SHHHH));
}

// RI-55, RI-58
TEST(Examples, TheExcerptOfTheDraftReplays_RI_55_RI_58) {
  Table table("draft", 2);
  table.play(R"(nature first 1
    nature pair H_T STATION_CURVE
    nature pair R_CURVE R_CURVE
    nature pair H_STRAIGHT OVERPASS
    nature pair H_STRAIGHT R_T
    1 take H_T STATION_CURVE
    0 take H_STRAIGHT OVERPASS
    1 take H_STRAIGHT R_T
    0 take R_CURVE R_CURVE)");
  EXPECT_EQ(table.state.table.star, 1);
  EXPECT_EQ(table.state.table.first, 0) << "sums 6 and 10";
  table.play(R"(0 draw 03RR..
    0 draw 04..RR
    1 draw 36HH.H
    0 draw 14RHRHx
    1 draw 35.H.H
    1 draw 34.HR.
    0 draw 15.H.H
    1 draw 44RR.R
    0 done
    1 done
    nature pair H_CURVE H_CURVE)");
  EXPECT_EQ(table.turn(), Turn::of_nature());
}

// RI-153
TEST(Examples, TheExcerptWithBothExpansionsReplays_RI_153) {
  Table table("meteor lava", 2);
  table.play(R"(nature roll H_CURVE R_STRAIGHT R_T STATION_STRAIGHT
    nature meteor ANY 1
    nature lava L_CORNER L_HIGHWAY
    0 hit N
    1 shield S_CROSS
    0 draw 43LL..
    1 draw 34H.HL
    0 draw 03R.R.
    0 draw 13RRR.)");
  EXPECT_EQ(table.refusal(1, "draw 01HHHH"), "RI-175") << "the shield was this round's special route";
  table.play(R"(1 volcano 60
    1 draw 01H..H
    0 draw 23R.H.
    1 draw 50.R.R
    1 draw 51.RRR
    1 draw 61R.H.
    1 done
    0 draw 01H..H
    0 done
    nature roll H_STRAIGHT H_T R_CURVE OVERPASS
    nature meteor W 2
    nature lava L_RAILWAY L_THREE
    0 hit
    1 hit)");
  EXPECT_EQ(table.board(0).marker, cell_of("21"));
  EXPECT_EQ(table.board(1).marker, cell_of("31"));
}

}  // namespace
}  // namespace rh::railroad_ink::testing
