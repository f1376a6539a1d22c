// The auction for the turn order (RW-35 to RW-39, RW-121), and money (RW-73, RW-77 to RW-79).
#include "tests/games/railways_of_the_world/table.h"

namespace rh::railways_of_the_world::testing {
namespace {

std::string order(const Table& table) { return table.view(kSpectator)["order"].dump(); }

// RW-35, RW-37, RW-39
TEST(RailwaysAuction, V11_TheHighestBidderPaysAndBegins_RW_35_RW_37_RW_39) {
  Table table = Table::bidding(kBasic, 3);
  table.play("0 bid 1; 1 bid 2; 2 pass; 0 bid 4");
  EXPECT_EQ(table.view(2)["auction"]["bid"], 4);
  EXPECT_EQ(table.view(2)["auction"]["last"], Json::array({4, 2, Json()}));
  table.play("1 pass");
  EXPECT_EQ(table.money(0), "1/1");
  EXPECT_EQ(table.money(1), "0/0") << "the others pay nothing";
  EXPECT_EQ(order(table), "[0,1,2]");
  table.to_next_turn().play("0 pass; 1 pass; 2 pass");
  EXPECT_EQ(table.view(0)["first_player"], 1) << "RW-38: the card goes to the next seat";
  EXPECT_EQ(order(table), "[1,2,0]");
}

// RW-36
TEST(RailwaysAuction, TheFirstHolderMustOpen_RW_36) {
  Table table = Table::bidding(kBasic, 2);
  EXPECT_EQ(table.refusal_with_arguments(0, "pass"), "201 low=1");
  EXPECT_EQ(table.refusal_with_arguments(0, "bid 0"), "202 low=1 high=50");
  EXPECT_EQ(table.refusal(1, "bid 1"), "200");
  table.play("0 bid 1");
  EXPECT_EQ(table.refusal(1, "pass"), "") << "only the very first word";
}

// RW-35
TEST(RailwaysAuction, ABidIsHigherThanTheLastAndWithinTheCap_RW_35) {
  Table table = Table::bidding(kBasic, 3);
  table.play("0 bid 7");
  EXPECT_EQ(table.refusal(1, "bid 7"), "202");
  EXPECT_EQ(table.refusal(1, "bid 51"), "202");
  EXPECT_EQ(table.refusal(1, "bid 4294967295"), "202");
  table.play("1 bid 50");
  EXPECT_EQ(table.legal(2), "pass") << "with the cap standing the others can only pass";
}

// RW-36, RW-203
TEST(RailwaysAuction, WhoHasPassedIsOut_RW_36_RW_203) {
  Table table = Table::bidding(kBasic, 3);
  table.play("0 bid 1; 1 pass; 2 bid 2");
  EXPECT_EQ(table.refusal(1, "bid 3"), "203");
  EXPECT_EQ(table.refusal(1, "pass"), "203");
  EXPECT_TRUE(table.turn().has(0));
  table.play("0 bid 3");
  EXPECT_TRUE(table.turn().has(2)) << "seat 1 is skipped";
}

// RW-38, RW-39
TEST(RailwaysAuction, TheLastSeatIsAskedWhileNoBidStands_RW_38_RW_39) {
  Table table = Table::ready(kBasic, 3);
  table.to_next_turn().play("0 pass; 1 pass");
  EXPECT_TRUE(table.turn().has(2));
  Table bids = table;
  bids.play("2 bid 5");
  EXPECT_EQ(order(bids), "[2,0,1]") << "it wins at once";
  EXPECT_EQ(bids.money(2), "0/1");
}

// RW-40
TEST(RailwaysAuction, ThreeRoundsInTurnOrder_RW_40) {
  Table table = Table::ready(kBasic, 3);
  std::string acted;
  while (table.state.table.phase == Phase::Action) {
    acted += std::to_string(table.turn().first());
    table.play(std::to_string(table.turn().first()) + " pass");
  }
  EXPECT_EQ(acted, "012012012");
  EXPECT_EQ(table.state.table.turn, 2);
}

// RW-121
TEST(RailwaysAuction, FirstToPassOrdersByPassing_RW_121) {
  Table table = Table::bidding("operation_cards=false barons=false auction_style=first_to_pass", 4);
  table.play("0 bid 1; 1 bid 3; 2 pass; 3 bid 5; 0 pass; 1 pass");
  EXPECT_EQ(order(table), "[3,1,0,2]");
  EXPECT_EQ(table.money(3), "0/1");
  EXPECT_EQ(table.money(1), "3/1") << "half of 3, rounded up";
  EXPECT_EQ(table.money(0), "4/1") << "half of 1, rounded up";
  EXPECT_EQ(table.money(2), "0/0") << "never bid";
  EXPECT_EQ(table.view(0)["first_player"], 3);
  table.to_next_turn().play("3 pass; 0 pass; 1 pass; 2 pass");
  EXPECT_EQ(order(table), "[2,1,0,3]") << "the last to pass is first";
  EXPECT_EQ(table.view(0)["first_player"], 2);
}

// RW-121
TEST(RailwaysAuction, WorstIsFirstSortsByPoints_RW_121) {
  Table table = Table::ready("operation_cards=false barons=false auction_style=worst_is_first", 4);
  table.with_points(0, 5).with_points(1, 2).with_points(2, 5).with_points(3, 0).to_next_turn();
  EXPECT_EQ(table.state.table.phase, Phase::Action) << "no auction";
  EXPECT_EQ(order(table), "[3,1,0,2]") << "equal seats keep their order";
  EXPECT_EQ(table.view(0)["first_player"], 3);
}

// RW-37, RW-121
TEST(RailwaysAuction, TheQuoteOfABidSaysWhatWouldComeOfIt_RW_37_RW_121) {
  Table table = Table::bidding(kBasic, 3);
  table.play("0 bid 1; 1 bid 3; 2 pass");
  Json quote = table.quote(0, "bid 12");
  EXPECT_EQ(quote["bonds"], 3);
  EXPECT_EQ(quote["order"], Json::array({0, 1, 2}));
  EXPECT_EQ(quote["others"], Json::array({0, 0, 0}));
  Table passing = Table::bidding("operation_cards=false barons=false auction_style=first_to_pass", 4);
  passing.with_cash(1, 1).play("0 bid 1; 1 bid 3; 2 pass; 3 bid 5");
  quote = passing.quote(0, "bid 6");
  EXPECT_EQ(quote["order"], Json::array({0, 3, 1, 2})) << "seat 3 would pass last";
  EXPECT_EQ(quote["others"], Json::array({0, 2, 0, 3})) << "with bonds or without";
  passing.play("0 bid 6; 1 pass; 3 pass");
  EXPECT_EQ(order(passing), "[0,3,1,2]");
  EXPECT_EQ(passing.money(1), "4/1");
}

// RW-107, RW-128
TEST(RailwaysAuction, AloneThereIsNone_RW_107_RW_128) {
  Table table = Table::bidding(kBasic, 1);
  EXPECT_EQ(table.state.table.phase, Phase::Action);
  table.to_next_turn();
  EXPECT_EQ(table.state.table.phase, Phase::Action);
}

// --- money ------------------------------------------------------------------------------------

// RW-13, RW-73
TEST(RailwaysMoney, V10_IncomeThenInterest_RW_13_RW_73) {
  Table table = Table::ready().with_points(0, 10).with_cash(0, 2, 4).with_cash(1, 1, 3);
  table.to_next_turn();
  EXPECT_EQ(table.money(0), "20/4");
  EXPECT_EQ(table.money(1), "3/4") << "the new bond paid no interest";
  const Common& common = table.state.table.common();
  for (const auto& [points, income] : {std::pair(0, 0),
                                       {1, 4},
                                       {12, 26},
                                       {13, 26},
                                       {40, 40},
                                       {44, 40},
                                       {55, 40},
                                       {56, 39},
                                       {60, 37},
                                       {100, 20},
                                       {120, 20},
                                       {5000, 20}})
    EXPECT_EQ(common.income(points), income) << points;
}

// RW-56, RW-59, RW-79
TEST(RailwaysMoney, V12_AWesternLinkIsPaidWithBonds_RW_56_RW_59_RW_79) {
  Table table = Table::ready(kBasic, 1).with_cash(0, 12).with_engine(0, 4).with_cubes("kansas_city", "");
  table.with_link(0, "kansas_city: 1.15 4-0, 2.15 3-0, 3.15 3-0, 4.15 3-0");
  EXPECT_EQ(table.quote(0, "western kansas_city")["bonds"], 4);
  table.play("0 western kansas_city");
  EXPECT_EQ(table.money(0), "2/4");
  EXPECT_EQ(table.cubes("kansas_city"), "western western western western");
  EXPECT_EQ(table.state.table.markers, 0) << "RW-57: the marker goes";
  EXPECT_EQ(table.refusal_with_arguments(0, "western kansas_city"), "228 case=built");
}

// RW-77, RW-78
TEST(RailwaysMoney, BondsAreNeverTakenOrPaidBackAtWill_RW_77_RW_78) {
  Table table = Table::ready().with_cash(0, 50, 3);
  for (const char* word : {"bond", "repay"}) {
    EXPECT_EQ(table.refusal(0, word), "234");
    EXPECT_EQ(table.refusal(1, word), "234") << "whoever says it";
  }
}

// RW-11, RW-79a, RW-82
TEST(RailwaysMoney, DebtGrowsWithoutBound_RW_11_RW_79a_RW_82) {
  Table table = Table::ready(kBasic, 1).with_cash(0, 0, 1000);
  while (!table.over()) table.to_next_turn();
  EXPECT_EQ(table.state.table.turn, 40);
  EXPECT_GT(table.company(0).bonds, 1'000'000);
  EXPECT_GE(table.company(0).cash, 0);
  EXPECT_EQ(standing(table.state).scores[0], -table.company(0).bonds);
}

// RW-60
TEST(RailwaysMoney, V9_EnginesCostMoreAndMore_RW_60) {
  Table table = Table::ready(kBasic, 1).with_cash(0, 200);
  table.play("0 upgrade; 0 upgrade; 0 upgrade");
  EXPECT_EQ(table.money(0), "170/0");
  while (table.company(0).engine < 8) table.until(0).with_cash(0, 200).play("0 upgrade");
  EXPECT_EQ(table.money(0), "165/0");
  EXPECT_EQ(table.until(0).refusal_with_arguments(0, "upgrade"), "216 level=8");
}

// RW-68, RW-70
TEST(RailwaysMoney, V21_UrbanizingCostsTen_RW_68_RW_70) {
  Table table = Table::ready().with_cash(0, 8).with_cubes("albany", "");
  EXPECT_EQ(table.state.table.markers, 1);
  table.play("0 urbanize albany; 0 color blue");
  EXPECT_EQ(table.money(0), "3/1");
  EXPECT_EQ(table.view(0)["drawing"]["left"], 2);
  table.play("N cube albany red; N cube albany red");
  EXPECT_EQ(table.state.table.markers, 0);
  EXPECT_EQ(table.cubes("albany"), "red red");
}

}  // namespace
}  // namespace rh::railways_of_the_world::testing
