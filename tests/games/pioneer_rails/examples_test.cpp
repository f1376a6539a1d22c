// The worked examples of section 9 and the recorded games.
#include "tests/games/pioneer_rails/table.h"
#include "tests/games/shared.h"

namespace rh::pioneer_rails::testing {
namespace {

// PR-54, PR-55
TEST(PioneerExamples, E1_RanchByMountainAndBorder_PR_54_PR_55) {
  Table both = Table::laying("hearts").lay(0, "20,4 20,2 / 21,5 22,4 23,5").play("0 done");
  EXPECT_TRUE(both.active("B12"));
  EXPECT_EQ(both.sheet().ranches, 1);
  EXPECT_EQ(both.points().ranches, 1);
  EXPECT_EQ(both.sheet().active.size(), 1);
  Table right = Table::laying("hearts").lay(0, "21,5 22,4 23,5 / 21,7 22,8").play("0 done");
  EXPECT_EQ(right.sheet().ranches, 0) << "only sides 97 and 98";
  Table up = Table::laying("hearts").lay(0, "20,4 20,2 / 21,7 22,8 / 19,7 18,8").play("0 done");
  EXPECT_EQ(up.sheet().ranches, 0) << "only side 72";
}

// PR-11, PR-59
TEST(PioneerExamples, E2_HandWithSaloon_PR_11_PR_59) {
  for (const bool saloon : {true, false}) {
    Table table = Table::ready().at_turn(1, 5).with_hand(0, 1, "Q A Q A").with_hand(1, 1, "Q A Q J");
    if (saloon) table.state.at(0).now.saloon_rounds = 1;
    table.cards("AH KC 10S").play("0 pick AH; 1 pick KC").finish(0).finish(1);
    EXPECT_EQ(table.sheet(0).hand_points[0], saloon ? 8 : 4);
    EXPECT_EQ(table.sheet(1).hand_points[0], 1);
  }
}

// Diamonds run along one side of bank E3 (side A), which wants three; so many banks were served before.
Table before_bank(int gold, int banks = 0) {
  Table table = Table::laying("diamonds").with_tracks(0, "diamonds", "4,14 5,13").with_gold(0, gold);
  table.state.at(0).now.bank_count = static_cast<std::uint8_t>(banks);
  for (int i = 0; i < banks; ++i) table.state.at(0).now.banks[static_cast<std::size_t>(i)] = 0;
  return table;
}

// PR-50, PR-61, PR-62
TEST(PioneerExamples, E3_Bank_PR_50_PR_61_PR_62) {
  Table table = before_bank(3).lay(0, "5,13 5,11 4,10 3,11").play("0 done; 0 deposit E3 3");
  EXPECT_EQ(table.sheet().banks[0], 6);
  EXPECT_EQ(table.points().gold + table.points().banks, 9);
  Table second = before_bank(5, 1).lay(0, "5,13 5,11 4,10 3,11");
  second.state.at(0).now.banks[0] = 6;
  second.state.at(0).now.gold_crossed = 3;
  second.play("0 done; 0 deposit E3 2");
  EXPECT_EQ(second.points().banks, 12);
}

// PR-50
TEST(PioneerExamples, E4_BankWithoutGold_PR_50) {
  Table table = before_bank(0).lay(0, "5,13 5,11 4,10 3,11").play("0 done");
  EXPECT_EQ(table.legal(0), "deposit E3 0");
  table.play("0 deposit E3 0");
  EXPECT_EQ(table.sheet().banks[0], 0);
  EXPECT_EQ(table.sheet().bank_count, 1) << "the next bank has the second factor";
}

// PR-49, PR-50, PR-56
TEST(PioneerExamples, E5_MineAndBankInOneTurn_PR_49_PR_50_PR_56) {
  Table table = before_bank(1).with_boxes(0, 2).play("0 cross none; 0 cross none");
  table.lay(0, "5,13 5,11 4,10 3,11 2,10 2,8").play("0 done");
  EXPECT_TRUE(table.active("D1")) << "the mine at the end of the line";
  EXPECT_EQ(table.sheet().gold, 2);
  EXPECT_EQ(table.legal(0), "deposit E3 0 | deposit E3 1 | deposit E3 2");
  for (const int nuggets : {0, 1, 2}) {
    Table served = table;
    served.play("0 deposit E3 " + std::to_string(nuggets));
    EXPECT_EQ(served.sheet().banks[0], 2 * nuggets);
  }
}

// PR-65, PR-66, PR-13
TEST(PioneerExamples, E6_Network_PR_65_PR_66_PR_13) {
  Table table("", 1);
  table.with_tracks(0, "hearts", "21,7 22,8 22,10 / 19,7 18,8 18,10 17,11");
  table.with_tracks(0, "clubs", "18,14 17,13 17,11 / 18,16 17,17 16,16 15,17");
  EXPECT_EQ(network(table.sheet()).size(), 3);
  table.state.at(0).now.yards = 2;
  EXPECT_EQ(table.points().yards, 12);
  EXPECT_EQ(table.points().towns, 4);
  for (int objective = 0; objective < kObjectives; ++objective)
    EXPECT_EQ(completes(table.sheet(), objective), kObjectiveNames[static_cast<std::size_t>(objective)] == "N" ||
                                                       (kObjectiveNames[static_cast<std::size_t>(objective)] == "O"))
        << kObjectiveNames[static_cast<std::size_t>(objective)];
}

// PR-65
TEST(PioneerExamples, E7_NoSharedTown_PR_65) {
  Table table("", 1);
  table.with_tracks(0, "hearts", "21,7 22,8 22,10 / 19,7 18,8 18,10 17,11");
  table.with_tracks(0, "clubs", "18,16 17,17 16,16 15,17");
  EXPECT_EQ(network(table.sheet()).size(), 2);
  table.state.at(0).now.yards = 1;
  EXPECT_EQ(table.points().yards, 6);
}

// PR-48
TEST(PioneerExamples, E8_SaloonOverflow_PR_48) {
  const auto rounds_after = [](int round, std::uint8_t circled) {
    Table table = Table::laying("hearts").at_turn(round, 1);
    table.state.at(0).now.saloon_rounds = circled;
    table.lay(0, "21,7 22,8 23,7 24,8").play("0 done");
    EXPECT_TRUE(table.active("D12"));
    EXPECT_EQ(table.sheet().saloons, 1) << "it counts for objective D";
    return table.sheet().saloon_rounds;
  };
  EXPECT_EQ(rounds_after(3, 0b1100), 0b1100) << "nothing is left to circle";
  EXPECT_EQ(rounds_after(2, 0b0010), 0b0110) << "round 2 has one: round 3 gets it";
  EXPECT_EQ(rounds_after(3, 0b0000), 0b0100) << "never a round that is over";
}

// PR-20, PR-40, PR-46
TEST(PioneerExamples, E9_Shortcut_PR_20_PR_40_PR_46) {
  Table table = Table::laying("hearts").with_boxes(0, 1);
  EXPECT_EQ(table.refusal(0, "lay 20,4>22,2"), "X16");
  table.play("0 cross shortcut; 0 lay 20,4>22,2");
  EXPECT_EQ(table.sheet().cuts[static_cast<std::size_t>(hex_named("B11"))] % 4, 1);
  Table clubs = Table::laying("clubs").with_tracks(0, "clubs", "18,14 17,13").with_boxes(0, 1);
  EXPECT_EQ(clubs.refusal(0, "lay 22,2>20,4"), "X12");
}

// PR-40, PR-46
TEST(PioneerExamples, E10_Bridge_PR_40_PR_46) {
  Table table = Table::laying("hearts", "side=B").with_boxes(0, 1);
  table.lay(0, "4,14 3,13");
  EXPECT_EQ(table.refusal(0, "lay 3,13>3,11"), "X14");
  table.play("0 cross bridge; 0 lay 3,13>3,11");
  EXPECT_EQ(table.refusal(0, "lay 3,11>2,10"), "") << "up to the corner of saloon D2";
}

// PR-40
TEST(PioneerExamples, E11_TownLimit_PR_40) {
  Table table = Table::laying("diamonds", "side=A");
  table.state.at(0).now.towns[6] =
      1u << static_cast<int>(Suit::Hearts) | 1u << static_cast<int>(Suit::Clubs) | 1u << static_cast<int>(Suit::Spades);
  table.with_tracks(0, "diamonds", "5,17 6,16 6,14 7,13");
  EXPECT_EQ(table.refusal(0, "lay 7,13>7,11"), "X10");
  table.state.at(0).now.towns[6] = 1u << static_cast<int>(Suit::Diamonds) | 1u << static_cast<int>(Suit::Clubs) |
                                   1u << static_cast<int>(Suit::Spades);
  EXPECT_EQ(table.refusal(0, "lay 7,13>7,11"), "") << "a second branch of a railway that is there";
}

// PR-46, PR-36
TEST(PioneerExamples, E12_SuitChange_PR_46_PR_36) {
  Table table = Table::laying("clubs").play("0 cross suit hearts");
  EXPECT_EQ(table.sheet().hands[0][0], static_cast<std::uint8_t>(Rank::King));
  EXPECT_EQ(table.refusal(0, "lay 18,14>17,13"), "X6") << "not clubs";
  table.lay(0, "21,7 22,8 22,10 / 19,7 18,8 18,10");
  EXPECT_EQ(table.refusal(0, "lay 18,10>17,11"), "X20") << "four tracks";
}

// PR-46
TEST(PioneerExamples, E13_TwoTokensOnOneTrack_PR_46) {
  Table table = Table::laying("hearts", "side=B").with_boxes(0, 3, 1).with_tracks(0, "hearts", "4,14 3,13 2,14");
  EXPECT_EQ(table.refusal(0, "lay 3,13>3,11"), "X19");
  table.play("0 cross switch");
  EXPECT_EQ(table.refusal(0, "lay 3,13>3,11"), "X14");
  table.play("0 cross bridge; 0 lay 3,13>3,11");
  EXPECT_EQ(table.state.at(0).allowance(), 5);
}

// PR-70
TEST(PioneerExamples, E14_ObjectiveRace_PR_70) {
  Table table = Table::ready("", 3, "A F K");
  const auto three_at_the_edge = [&](Seat seat) { table.state.at(seat).now.at_edge = 0b0111; };
  three_at_the_edge(0);
  three_at_the_edge(2);
  table.any_turn();
  const auto stars = [&](Seat seat) { return int{table.sheet(seat).stars[1]}; };
  EXPECT_EQ(stars(0), 10);
  EXPECT_EQ(stars(1), 0);
  EXPECT_EQ(stars(2), 10) << "both in one turn";
  table.any_turn();
  three_at_the_edge(1);
  table.any_turn();
  EXPECT_EQ(stars(1), 5);
  EXPECT_EQ(stars(0), 10) << "once scored, never lost";
}

// PR-76
TEST(PioneerExamples, E15_SoloTarget_PR_76) {
  Table table("", 1);
  auto& t = table.state.table;
  t.turned = 7;
  t.named = 0b11;
  EXPECT_EQ(target(t), 80);
  Score score;
  for (const auto& [gold, rank_wanted] : {std::pair(80, 2), {81, 1}}) {
    score.gold = static_cast<std::uint8_t>(gold);
    EXPECT_EQ(rank(t, std::span(&score, 1)).ranks[0], rank_wanted) << gold;
  }
  t.closed = 0b11;
  EXPECT_EQ(target(t), 60);
}

// PR-30, PR-31
TEST(PioneerExamples, E16_ThreePlayerDealers_PR_30_PR_31) {
  Table table = Table::ready("", 3);
  EXPECT_EQ(table.sheet(2).bonus, 2);
  EXPECT_EQ(table.sheet(0).bonus + table.sheet(1).bonus, 0);
  std::array<int, 3> deals{};
  while (!table.over()) {
    ++deals[static_cast<std::size_t>(table.state.table.dealer())];
    table.any_turn();
  }
  EXPECT_EQ(deals, (std::array{7, 7, 6}));
}

// PR-61 to PR-68
// PR-61, PR-62, PR-63, PR-64, PR-65, PR-66, PR-67, PR-68
TEST(PioneerExamples, E17_FullScore_PR_61_PR_62_PR_63_PR_64_PR_65_PR_66_PR_67_PR_68) {
  Sheet sheet;
  sheet.hand_points = {8, 3, 1, 5};
  sheet.gold = 8;
  sheet.banks = {6, 12, kEmpty};
  sheet.forts = 1;
  sheet.ranches = 4;
  sheet.yards = 2;
  for (std::size_t town = 0; town < 6; ++town) sheet.towns[town] = town < 4 ? 1 : 2;
  sheet.boxes = 7;
  sheet.stars = {10, 5, 0};
  const Score sum = score(sheet);
  EXPECT_EQ(sum.network, 4);
  EXPECT_EQ(sum.yards, 16);
  EXPECT_EQ(sum.total(), 95);
}

// PR-43
TEST(PioneerExamples, E18_BlockedRailway_PR_43) {
  Table table = Table::laying("spades");
  EXPECT_EQ(table.refusal(0, "done"), "X21");
  table.state.at(0).now.touched = Corners::all();
  EXPECT_EQ(table.refusal(0, "done"), "");
  EXPECT_EQ(table.legal(0, "lay"), "");
}

// PR-86, PR-87, PR-90, PR-95
TEST(PioneerExamples, RecordedGamesReplayToTheirResults_PR_86_PR_87_PR_90_PR_95) {
  rh::testing::expect_examples_replay("pioneer_rails", 3);
}

}  // namespace
}  // namespace rh::pioneer_rails::testing
