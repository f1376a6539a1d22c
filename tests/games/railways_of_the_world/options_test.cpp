// What the options change: sharp curves, counted tiles, and which of them a table may have.
#include "engine/core/json_reader.h"
#include "tests/games/railways_of_the_world/table.h"

namespace rh::railways_of_the_world {
namespace {

using testing::Table;

constexpr std::string_view kTight = "operation_cards=false barons=false tight_curves",
                           kCounted = "operation_cards=false barons=false limited_supply";

// RW-122
TEST(RailwaysOptions, TightCurvesJoinNeighbouringSides_RW_122) {
  Table plain = Table::ready(), tight = Table::ready(kTight);
  plain.play("0 build chicago");
  tight.play("0 build chicago");
  EXPECT_EQ(plain.refusal(0, "lay 8.11 5-4"), "209");
  EXPECT_EQ(tight.refusal(0, "lay 8.11 5-4"), "");
  tight.play("0 lay 8.11 5-4");
  EXPECT_EQ(tight.money(0), "2/1") << "the price is that of the hex";
}

// RW-122
TEST(RailwaysOptions, TwoTightCurvesOfAHexStillUseFourSides_RW_122) {
  Table table = Table::ready(kTight);
  table.with_link(1, "new_york: 22.11 0-1").play("0 build harrisburg; 0 lay 21.11 2-0");
  EXPECT_EQ(table.refusal(0, "lay 22.11 3-0"), "211");
  EXPECT_EQ(table.refusal(0, "lay 22.11 3-1"), "211");
  EXPECT_EQ(table.refusal(0, "lay 22.11 3-2"), "");
  EXPECT_EQ(table.refusal(0, "lay 22.11 3-4"), "");
}

// RW-10
TEST(RailwaysOptions, TilesAreUnlimitedUnlessTheyAreCounted_RW_10) {
  EXPECT_FALSE(Table::ready().view(0).contains("tiles"));
  EXPECT_EQ(
      Table::ready(kCounted).view(0)["tiles"].dump(),
      R"({"straight":75,"curve":85,"cross_straight_straight":18,"cross_straight_curve":15,"cross_curve_curve":12,)"
      R"("double_curve":12})");
}

// RW-123
TEST(RailwaysOptions, CountedTilesComeAndGoWithTheTrack_RW_123) {
  Table table = Table::ready(kCounted);
  const auto left = [&](std::string_view shape) { return table.view(0)["tiles"][shape].get<int>(); };
  table.play("0 build new_york; 0 lay 22.11 0-3; 0 stop");
  EXPECT_EQ(left("straight"), 74);
  table.play("1 build new_york; 1 lay 23.12 5-3; 1 stop");
  EXPECT_EQ(left("curve"), 84);
  table.to_next_turn();
  EXPECT_EQ(left("straight"), 75) << "RW-54: removed track goes back";
  EXPECT_EQ(left("curve"), 85);
}

// RW-123, RW-47
TEST(RailwaysOptions, ACrossingTakesOneTileAndGivesOneBack_RW_123_RW_47) {
  Table table = Table::ready(kCounted);
  const auto left = [&](std::string_view shape) { return table.view(0)["tiles"][shape].get<int>(); };
  table.play("0 build louisville; 0 lay 11.15 2-0");
  EXPECT_EQ(left("curve"), 84);
  table.play("1 build indianapolis; 1 lay 11.15 4-1");
  EXPECT_EQ(left("curve"), 85);
  EXPECT_EQ(left("cross_straight_curve"), 14);
  EXPECT_EQ(table.money(1), "3/1") << "the price of the hex once more";
  table.play("1 stop").to_next_turn();
  EXPECT_EQ(left("curve"), 84) << "the crossing goes back to the tile that is still needed";
  EXPECT_EQ(left("cross_straight_curve"), 15);
}

// RW-123, RW-240
TEST(RailwaysOptions, AShapeThatIsGoneIsRefused_RW_123_RW_240) {
  Table table = Table::ready(kCounted);
  table.state.table.tiles[static_cast<std::size_t>(Shape::Straight)] = 0;
  table.play("0 build new_york");
  EXPECT_EQ(table.refusal_with_arguments(0, "lay 23.12 5-2"), "240 shape=straight");
  EXPECT_EQ(table.refusal(0, "lay 23.12 5-3"), "");
  table.state.table.tiles[static_cast<std::size_t>(Shape::Curve)] = 0;
  EXPECT_EQ(table.legal(0, "lay"), "");
  EXPECT_EQ(table.refusal_with_arguments(0, "lay 23.12 5-3"), "240 shape=curve");
}

// RW-123, RW-43a, RW-242
TEST(RailwaysOptions, WithoutAnyTileNoBuildCanStart_RW_123_RW_43a_RW_242) {
  Table table = Table::ready(kCounted);
  table.state.table.tiles = {};
  EXPECT_EQ(table.refusal(0, "build new_york"), "242");
  EXPECT_EQ(table.legal(0, "build"), "");
}

// RW-123, RW-122
TEST(RailwaysOptions, TightCurvesAreNeverShort_RW_123_RW_122) {
  Table table = Table::ready("operation_cards=false barons=false limited_supply tight_curves");
  table.state.table.tiles = {};
  table.play("0 build new_york");
  EXPECT_EQ(table.refusal(0, "lay 23.12 5-2"), "240");
  EXPECT_EQ(table.refusal(0, "lay 22.11 0-1"), "") << "a tight one";
}

// RW-120, RW-24
TEST(RailwaysOptions, BasicKeepsMajorLinesUrbanizingAndWesternLinks_RW_120_RW_24) {
  Table table = Table::ready();
  EXPECT_EQ(table.view(0)["cards"]["majors"].size(), 6u);
  EXPECT_TRUE(table.can(0, "urbanize albany"));
  table.with_link(0, "kansas_city: 1.15 4-0, 2.15 3-0, 3.15 3-0, 4.15 3-0");
  EXPECT_TRUE(table.can(0, "western kansas_city"));
}

// RW-2, RW-3
TEST(RailwaysOptions, SeatsAreThoseOfTheMap_RW_2_RW_3) {
  const Game& game = *find_game("railways_of_the_world");
  const auto fits = [&](std::string_view on, int seats) {
    return testing::options(on).fit(seats, {game.info().min_seats, game.info().max_seats}).has_value();
  };
  EXPECT_TRUE(fits("", 1));
  EXPECT_TRUE(fits("", 6));
  EXPECT_FALSE(fits("", 7));
  EXPECT_TRUE(fits("map=mexico", 4));
  EXPECT_FALSE(fits("map=mexico", 5));
}

// RW-29, RW-33
TEST(RailwaysOptions, EverybodyStartsWithNothing_RW_29_RW_33) {
  const Table table(testing::kBasic, 3);
  for (Seat seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(table.money(seat), "0/0");
    EXPECT_EQ(table.company(seat).points, 0);
    EXPECT_EQ(table.company(seat).engine, 1);
  }
  EXPECT_EQ(table.state.table.bag.size(), 125);
}

// RW-32, RW-103
TEST(RailwaysOptions, TheFirstHolderIsDrawnAmongAll_RW_32_RW_103) {
  Table table(testing::kBasic, 4);
  Random random(1);
  while (table.state.table.phase != Phase::First) testing::random_move(table.state, random);
  EXPECT_EQ(table.outcomes(), "first 0 1 | first 1 1 | first 2 1 | first 3 1");
  table.play("N first 2");
  EXPECT_EQ(table.view(0)["first_player"], 2);
  EXPECT_TRUE(table.turn().has(2));
}

// RW-5, RW-28, RW-92, RW-103
TEST(RailwaysOptions, CubesAreDrawnByWhatIsInTheBag_RW_5_RW_28_RW_92_RW_103) {
  Table table(testing::kBasic, 2);
  EXPECT_EQ(table.outcomes(),
            "cube new_york black 25 | cube new_york blue 25 | cube new_york purple 25 | cube new_york red 25 | "
            "cube new_york yellow 25");
  table.play("N cube new_york red; N cube new_york red; N cube new_york blue; N cube new_york red");
  EXPECT_EQ(table.outcomes(),
            "cube chicago black 25 | cube chicago blue 24 | cube chicago purple 25 | cube chicago red 22 | "
            "cube chicago yellow 25");
  EXPECT_EQ(table.view(0)["bag"]["red"], 22) << "RW-90";
}

// RW-108
TEST(RailwaysOptions, ThePositionHasFewMoves_RW_108) {
  Table table = Table::ready("", 6);
  Moves moves;
  legal(table.state, table.turn().first(), moves);
  EXPECT_LT(moves.size(), 300u);
  EXPECT_GT(moves.size(), 50u);
  Table bidding = Table::bidding("", 6);
  Moves bids;
  legal(bidding.state, 0, bids);
  EXPECT_EQ(bids.size(), 50u) << "1 to 50, and no pass at first";
}

}  // namespace
}  // namespace rh::railways_of_the_world
