// Tracks and town boxes (sections 4.2, 4.3). The reasons of refusals are in refusals_test.cpp.
#include "engine/games/pioneer_rails/laying.h"
#include "tests/games/pioneer_rails/table.h"

namespace rh::pioneer_rails::testing {
namespace {

// PR-38, PR-40
TEST(PioneerLaying, ARailwayBeginsAtThePortsOfItsStation_PR_38_PR_40) {
  const Table table = Table::laying("hearts");
  EXPECT_EQ(table.legal(0, "lay"),
            "lay 19,5>18,4 | lay 19,7>18,8 | lay 20,4>20,2 | lay 20,8>20,10 | lay 21,5>22,4 | lay 21,7>22,8");
}

// PR-39
TEST(PioneerLaying, ThreeTracksAndOneForEachCrossedBox_PR_39) {
  Table table = Table::laying("hearts").lay(0, "19,5 18,4 17,5 17,7");
  EXPECT_EQ(table.refusal(0, "lay 17,7>16,8"), "X20");
  table.play("0 cross none; 0 lay 17,7>16,8");
  EXPECT_EQ(table.refusal(0, "lay 16,8>15,7"), "X20");
}

// PR-41
TEST(PioneerLaying, SixBranchesLeaveAStation_PR_41) {
  Table table = Table::laying("hearts");
  table.with_tracks(0, "hearts", "19,5 18,4 / 19,7 18,8 / 20,4 20,2 / 20,8 20,10 / 21,5 22,4 / 21,7 22,8");
  EXPECT_TRUE((table.state.table.map().ports[static_cast<std::size_t>(Suit::Hearts)] - table.sheet().touched).empty());
  EXPECT_EQ(table.legal(0, "lay 20,4>"), "");
}

// PR-42
TEST(PioneerLaying, TracksOfATurnMayBeSplitAndExtended_PR_42) {
  Table table = Table::laying("hearts").lay(0, "19,5 18,4 / 21,7 22,8 / 18,4 17,5").play("0 done");
  EXPECT_EQ(table.sheet().tracks[static_cast<std::size_t>(Suit::Hearts)].size(), 3);
}

// PR-43
TEST(PioneerLaying, BonusTracksCountForTheThree_PR_43) {
  Table table = Table::laying("hearts").with_boxes(0, 1).play("0 cross shortcut; 0 lay 20,4>22,2");
  table.lay(0, "19,5 18,4");
  EXPECT_EQ(table.refusal(0, "done"), "X21");
  table.lay(0, "18,4 17,5");
  EXPECT_EQ(table.refusal(0, "done"), "") << "the fourth is optional";
}

// PR-43
TEST(PioneerLaying, ATokenInHandForcesNobody_PR_43) {
  Table table = Table::laying("hearts").with_boxes(0, 1);
  table.state.at(0).now.touched = Corners::all();
  table.play("0 cross shortcut");
  EXPECT_TRUE(table.can(0, "done"));
}

// PR-44
TEST(PioneerLaying, AReachedTownCirclesABoxThatPaysAtOnce_PR_44) {
  Table table = Table::laying("hearts").with_boxes(0, 1, 1).lay(0, "21,7 22,8 22,10");
  EXPECT_EQ(table.sheet().boxes, 2);
  table.play("0 cross none").lay(0, "19,7 18,8 18,10");
  EXPECT_EQ(table.state.at(0).laid_count, 4);
}

// PR-44
TEST(PioneerLaying, OnlyTheFirstTrackIntoATownCircles_PR_44) {
  Table table = Table::laying("clubs").with_tracks(0, "hearts", "19,7 18,8 18,10 17,11");
  const int boxes = table.sheet().boxes;
  table.lay(0, "18,14 17,13 17,11");
  EXPECT_EQ(table.sheet().boxes, boxes);
  EXPECT_EQ(std::popcount(table.sheet().towns[7]), 2);
}

// PR-45, PR-47
TEST(PioneerLaying, TheStartingBoxMayBeUsedInTheFirstTurn_PR_45_PR_47) {
  Table table = Table::laying("hearts").play("0 cross none");
  EXPECT_EQ(table.state.at(0).allowance(), 4);
  EXPECT_EQ(table.sheet().boxes, 1) << "it still scores";
  EXPECT_EQ(table.points().towns, 1);
  EXPECT_EQ(table.refusal(0, "cross none"), "X22");
}

// PR-45
TEST(PioneerLaying, TokensVanishAtDone_PR_45) {
  Table table = Table::laying("hearts", "", 2).with_boxes(0, 1).play("0 cross bridge");
  table.finish(0);
  EXPECT_EQ(table.state.at(0).stage, Stage::Finished);
  table.play("1 pick KH").finish(1);
  EXPECT_EQ(table.state.at(0).tokens, (std::array<std::uint8_t, kTokens>{}));
}

// PR-46
TEST(PioneerLaying, TokensOfOneKindAddUp_PR_46) {
  Table table = Table::laying("hearts", "side=B").with_boxes(0, 2).play("0 cross bridge; 0 cross bridge");
  EXPECT_EQ(table.state.at(0).tokens[static_cast<std::size_t>(Token::Bridge)], 2);
  table.lay(0, "4,14 3,13 3,11");
  EXPECT_EQ(table.state.at(0).tokens[static_cast<std::size_t>(Token::Bridge)], 1);
}

// PR-46
TEST(PioneerLaying, ASwitchForksAndTheBranchGoesOn_PR_46) {
  Table table = Table::laying("hearts").with_tracks(0, "hearts", "19,5 18,4 17,5").with_boxes(0, 1);
  EXPECT_EQ(table.refusal(0, "lay 18,4>18,2"), "X19");
  table.play("0 cross switch").lay(0, "18,4 18,2 17,1");
  EXPECT_EQ(table.state.at(0).tokens[static_cast<std::size_t>(Token::Switch)], 0);
}

// PR-46
TEST(PioneerLaying, AShortcutActivatesNothingButSplitsItsHex_PR_46) {
  // B11 is cut from (20,4) to (22,2): with the tracks to the border and the mountain B12 is alone.
  Table table = Table::laying("hearts").with_boxes(0, 1).play("0 cross shortcut; 0 lay 20,4>22,2");
  table.lay(0, "21,5 22,4 23,5 / 22,2 23,1").play("0 done");
  EXPECT_EQ(table.sheet().gold, 1) << "mine A12 by the side (22,2)-(23,1), not by the shortcut";
}

// PR-21, PR-41
TEST(PioneerLaying, NothingContinuesOutOfATown_PR_21_PR_41) {
  Table table = Table::laying("hearts").with_tracks(0, "hearts", "21,7 22,8 22,10");
  EXPECT_EQ(table.legal(0, "lay 22,10>"), "");
  EXPECT_EQ(table.refusal(0, "lay 22,10>21,11"), "X9");
}

// PR-93
TEST(PioneerLaying, TheListIsSortedByItsTexts_PR_93) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Table table("side=B", 2);
    table.state = random_state(seed % 2 ? "side=B" : "extra_card", 2, seed, static_cast<int>(seed * 9));
    for (Seat s = 0; s < 2; ++s) {
      auto texts = split(table.legal(s), "|");
      auto sorted = texts;
      std::ranges::sort(sorted);
      EXPECT_EQ(texts, sorted);
    }
  }
}

}  // namespace
}  // namespace rh::pioneer_rails::testing
