// Which reason is given where several apply (RW-109), and what only names something wrong.
#include "tests/games/railways_of_the_world/table.h"

namespace rh::railways_of_the_world {
namespace {

using testing::Table;

// RW-239
TEST(RailwaysRefusals, WhatIsNoMove_RW_239) {
  const Table table = Table::ready("barons=false");
  for (const char* text : {"",
                           "fly",
                           "build",
                           "build boston ",
                           " build boston",
                           "Build boston",
                           "build  boston",
                           "bid 01",
                           "bid +1",
                           "bid -1",
                           "build atlantis",
                           "take gold",
                           "lay 1.1 0-6",
                           "lay 01.1 0-3",
                           "go boston.6",
                           "deliver boston gray",
                           "deliver boston green",
                           "color western",
                           "grow nowhere",
                           "lay 1.1",
                           "extend 1.1",
                           "depot boston",
                           "keep nobody",
                           "stop now",
                           "pass 1",
                           "upgrade 2"})
    EXPECT_EQ(table.refusal(0, text), "239") << text;
  for (const char* text : {"build mexico_city", "deliver mexico_city red", "urbanize durango", "go mexico_city.0",
                           "grow mexico_city", "depot mexico_city.0"})
    EXPECT_EQ(table.refusal(0, text), "239") << "a city of the other map: " << text;
  EXPECT_EQ(table.refusal(1, "build mexico_city"), "239") << "before all others";
}

// RW-78, RW-234
TEST(RailwaysRefusals, BondsAreNobodysToTakeOrRepay_RW_78_RW_234) {
  const Table table = Table::ready();
  for (const char* text : {"bond", "repay"}) {
    EXPECT_EQ(table.refusal(0, text), "234");
    EXPECT_EQ(table.refusal(1, text), "234") << "also out of turn";
    EXPECT_EQ(table.refusal(kNature, text), "234");
  }
}

// RW-109, RW-235
TEST(RailwaysRefusals, WhatIsSwitchedOffComesBeforeWhoseTurnItIs_RW_109_RW_235) {
  const Table table = Table::ready();
  for (const char* text : {"take land_grant", "use land_grant", "grow boston", "depot boston.0", "card land_grant",
                           "keep most_cash", "baron 0 most_cash"}) {
    EXPECT_EQ(table.refusal(0, text), "235") << text;
    EXPECT_EQ(table.refusal(1, text), "235") << text;
  }
}

// RW-109, RW-201, RW-202, RW-203
TEST(RailwaysRefusals, WhoHasPassedHearsSoBeforeWhoseTurnItIs_RW_109_RW_201_RW_202_RW_203) {
  Table table = Table::bidding(testing::kBasic, 3);
  EXPECT_EQ(table.refusal_with_arguments(0, "pass"), "201 low=1");
  EXPECT_EQ(table.refusal_with_arguments(0, "bid 0"), "202 low=1 high=50");
  EXPECT_EQ(table.refusal(0, "bid 51"), "202");
  EXPECT_EQ(table.refusal(0, "bid 99999999999"), "202");
  EXPECT_EQ(table.refusal(1, "bid 2"), "200");
  table.play("0 bid 3; 1 pass");
  EXPECT_EQ(table.refusal(1, "bid 50"), "203");
  EXPECT_EQ(table.refusal(1, "bid 1"), "203");
  EXPECT_EQ(table.refusal(1, "pass"), "203");
  EXPECT_EQ(table.refusal(0, "bid 4"), "200") << "has not passed, but does not speak";
  EXPECT_EQ(table.refusal_with_arguments(2, "bid 3"), "202 low=4 high=50");
  EXPECT_EQ(table.refusal(2, "upgrade"), "200");
  table.play("2 bid 50");
  EXPECT_EQ(table.refusal(0, "bid 50"), "202") << "with the cap standing one can only pass";
  EXPECT_EQ(table.legal(0), "pass");
}

// RW-200, RW-106
TEST(RailwaysRefusals, OutOfTurnOrOutOfPhase_RW_200_RW_106) {
  Table table = Table::ready();
  for (const char* text : {"pass", "upgrade", "build boston", "lay 1.1 0-3", "stop", "bid 3"})
    EXPECT_EQ(table.refusal(1, text), "200") << text;
  EXPECT_EQ(table.refusal(7, "pass"), "200") << "no such seat";
  EXPECT_EQ(table.refusal(kNature, "pass"), "200") << "nature with a word of the seats";
  EXPECT_EQ(table.refusal(kNature, "first 0"), "200") << "nature is not to move";
  EXPECT_EQ(table.refusal(0, "first 0"), "200") << "a seat with nature's word";
  for (const char* text : {"stop", "go boston.0", "color blue", "bid 1", "cube boston red"})
    EXPECT_EQ(table.refusal(0, text), "200") << text;
  table.play("0 build boston");
  for (const char* text : {"pass", "upgrade", "build boston", "extend 1.1.0", "deliver boston red"})
    EXPECT_EQ(table.refusal(0, text), "200") << text;
}

// RW-206
TEST(RailwaysRefusals, ATileWithoutAStart_RW_206) {
  const Table table = Table::ready();
  EXPECT_EQ(table.refusal(0, "lay 26.6 1-5"), "206");
  EXPECT_EQ(table.refusal(0, "lay 199.199 0-1"), "206") << "before all that is wrong with the tile";
  EXPECT_EQ(table.refusal(0, "extend 26.6.5"), "206");
}

// RW-243
TEST(RailwaysRefusals, WhatNatureCannotDraw_RW_243) {
  Table table(testing::kBasic, 2);
  EXPECT_EQ(table.refusal(kNature, "cube chicago red"), "243") << "New York is due";
  EXPECT_EQ(table.refusal(kNature, "first 0"), "243");
  EXPECT_EQ(table.refusal(0, "cube new_york red"), "200");
  EXPECT_EQ(table.refusal(kNature, "pass"), "200");
  table.state.table.bag = {};
  table.state.table.bag.add(static_cast<int>(Color::Blue), 1);
  EXPECT_EQ(table.refusal(kNature, "cube new_york red"), "243") << "no such cube is left";
  EXPECT_EQ(table.refusal(kNature, "cube new_york blue"), "");
  table.state.table.phase = Phase::First;
  EXPECT_EQ(table.refusal(kNature, "first 2"), "243");
  EXPECT_EQ(table.refusal(kNature, "first 1"), "");
}

// RW-9, RW-216
TEST(RailwaysRefusals, V9_EnginesHaveEightLevels_RW_9_RW_216) {
  Table table = Table::ready();
  table.with_cash(0, 140);
  for (int level = 2; level <= 8; ++level) table.until(0).play("0 upgrade");
  EXPECT_EQ(table.company(0).engine, 8);
  EXPECT_EQ(table.until(0).refusal_with_arguments(0, "upgrade"), "216 level=8");
  Table four = Table::ready();
  four.with_cash(0, 30);
  four.play("0 upgrade; 1 pass; 0 upgrade; 1 pass; 0 upgrade");
  EXPECT_EQ(four.money(0), "0/0") << "5 + 10 + 15";
}

// RW-109, RW-217, RW-218, RW-238
TEST(RailwaysRefusals, OfDeliver_RW_109_RW_217_RW_218_RW_238) {
  Table table = Table::ready();
  table.with_cubes("philadelphia", "red yellow");
  EXPECT_EQ(table.refusal(0, "deliver philadelphia blue"), "217") << "no such cube, and no link either";
  EXPECT_EQ(table.refusal(0, "deliver philadelphia red"), "218");
  table.with_link(1, "new_york: 23.12 5-2");
  EXPECT_EQ(table.refusal(0, "deliver philadelphia red"), "218") << "the link is another's";
  table.with_link(0, "philadelphia: 22.14 5-3");
  EXPECT_EQ(table.refusal(0, "deliver philadelphia red"), "238") << "the first link leads away from New York";
  EXPECT_EQ(table.refusal(0, "deliver philadelphia yellow"), "");
}

// RW-109, RW-220, RW-224, RW-238
TEST(RailwaysRefusals, OfGo_RW_109_RW_220_RW_224_RW_238) {
  Table table = Table::ready();
  table.with_link(0, "new_york: 23.12 5-2")
      .with_link(0, "philadelphia: 22.14 5-3")
      .with_link(0, "baltimore: 20.15 5-1");
  table.with_link(1, "washington: 20.17 5-1").with_link(0, "new_york: 22.11 0-2").with_link(1, "new_haven: 24.10 0-2");
  table.with_cubes("philadelphia", "black").with_engine(0, 3).play("0 deliver philadelphia black");
  EXPECT_EQ(table.refusal(0, "go baltimore.2"), "224") << "the cube is elsewhere";
  EXPECT_EQ(table.refusal(0, "go philadelphia.0"), "224") << "no track";
  EXPECT_EQ(table.refusal(0, "go philadelphia.5"), "238") << "from New York nothing black is in reach";
  table.play("0 go philadelphia.2");
  EXPECT_EQ(table.refusal_with_arguments(0, "go baltimore.0"), "220 city=philadelphia");
  EXPECT_EQ(table.refusal(0, "stop"), "200") << "it cannot be broken off";
  table.play("0 go baltimore.2; 0 go washington.2");
  EXPECT_EQ(table.company(0).points, 2);
  EXPECT_EQ(table.company(1).points, 1);
}

// RW-219, RW-223
TEST(RailwaysRefusals, OfGo_RW_219_RW_223) {
  Table table = Table::ready();
  table.with_link(0, "new_york: 23.12 5-2")
      .with_link(0, "philadelphia: 22.14 5-3")
      .with_link(0, "philadelphia: 21.13 0-3");
  table.with_link(0, "new_haven: 24.10 0-2").with_cubes("new_york", "blue").with_cubes("philadelphia", "red yellow");
  table.play("0 deliver new_york blue");
  EXPECT_EQ(table.refusal_with_arguments(0, "go new_york.5"), "219 links=1") << "New Haven uses up the range";
  table.play("0 go new_york.2").until(0).play("0 deliver philadelphia red");
  EXPECT_EQ(table.refusal(0, "go philadelphia.3"), "223");
}

// RW-218
TEST(RailwaysRefusals, TheFirstLinkIsOwnAlsoWhereAnotherIsShorter_RW_218) {
  Table table = Table::ready();
  table.with_link(1, "new_york: 23.12 5-2")
      .with_link(0, "new_york: 22.11 0-2, 22.12 5-1")
      .with_cubes("new_york", "blue");
  table.play("0 deliver new_york blue");
  EXPECT_EQ(table.refusal(0, "go new_york.2"), "218");
  EXPECT_EQ(table.legal(0), "go new_york.3");
}

// RW-109, RW-206, RW-207, RW-242
TEST(RailwaysRefusals, OfBuildAndExtend_RW_109_RW_206_RW_207_RW_242) {
  Table table = Table::ready();
  table.with_link(1, "new_york: 22.11 0-3").with_link(0, "new_york: 23.12 5-3");
  EXPECT_EQ(table.refusal_with_arguments(0, "extend 22.11.3"), "207 seat=1");
  EXPECT_EQ(table.refusal(0, "extend 22.11.0"), "206") << "not its open end";
  EXPECT_EQ(table.refusal(0, "extend 199.0.3"), "206");
  EXPECT_EQ(table.refusal(0, "extend 23.12.3"), "");
}

// RW-109, RW-205, RW-208, RW-210, RW-241
TEST(RailwaysRefusals, OfLayAndStop_RW_109_RW_205_RW_208_RW_210_RW_241) {
  Table table = Table::ready();
  table.play("0 build new_york");
  EXPECT_EQ(table.refusal(0, "stop"), "241");
  EXPECT_EQ(table.refusal(0, "lay 199.0 0-1"), "208") << "outside of the grid, before the gap";
  EXPECT_EQ(table.refusal(0, "lay 0.0 0-1"), "205") << "a gap, before the sharp curve";
  EXPECT_EQ(table.refusal(0, "lay 23.12 5-4"), "209");
  Table crossed = Table::ready();
  crossed.with_link(1, "louisville: 11.15 2-0").with_link(1, "indianapolis: 11.15 4-1, 12.16 4-1");
  crossed.play("0 build cincinnati");
  EXPECT_EQ(crossed.refusal(0, "lay 11.15 0-3"), "210") << "two tracks are there, before the used side";
}

}  // namespace
}  // namespace rh::railways_of_the_world
