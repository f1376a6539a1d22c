// Scoring (section 5).
#include "tests/games/isle_of_trains/table.h"

namespace rh::isle_of_trains::testing {
namespace {

// IT-100
TEST(IsleScore, IsTheSumOfItsRows_IT_100) {
  Table table = Table::ready("", 2)
                    .with_tokens(0, 7)
                    .with_train(0, "engine_2:white hopper_2:coach_1 coach_1")
                    .with_islands("billingtons=0 devon_city=0b camp_eagle=1")
                    .with_buildings(0, "grand_central")
                    .with_supply(0, "green black")
                    .with_hand(0, "4*tanker_1");
  table.state.table.locomotive = 0;
  EXPECT_EQ(table.points(0), "7 8 19 2 1 8 45 3") << "supply and hand score nothing";
  EXPECT_EQ(table.points(1), "0 0 7 0 0 0 7 1");
}

// IT-101
TEST(IsleScore, CountsOpenAndCompletedContracts_IT_101) {
  for (int i = 0; i < kDests; ++i) {
    const std::string name(kDestNames[static_cast<std::size_t>(i)]);
    const Island& island = tables()[static_cast<Dest>(i)];
    for (const auto* state : {"0", "0a", "0b"}) {
      if (std::string_view(state) == "0b" && island.secondaries < 2) continue;
      const Table table = Table::ready("", 4).with_islands(name + "=" + state);
      const int vp =
          state[1] == '\0' ? island.initial.vp : island.secondary[static_cast<std::size_t>(state[1] - 'a')].vp;
      EXPECT_EQ(score(table.state, 0).contracts, vp) << name << state;
      EXPECT_EQ(score(table.state, 1).contracts, 0);
    }
  }
}

int worth(const Table& table, std::string_view building) { return building_points(table.state, 0, card_of(building)); }

// IT-102
TEST(IsleBuildingPoints, SymbolsOfContracts_IT_102) {
  const Table table = Table::ready("", 4).with_islands("camp_eagle=0a devon_city=0 research_station=0a billingtons=1a");
  EXPECT_EQ(worth(table, "coal_factory"), 0);
  EXPECT_EQ(worth(table, "oil_refinery"), 8);
  EXPECT_EQ(worth(table, "customs_house"), 10);
  const Table open = Table::ready("", 4).with_islands("research_station=0 cactus_mines=0b");
  EXPECT_EQ(worth(open, "coal_factory"), 6) << "any counts for none";
  EXPECT_EQ(worth(open, "oil_refinery"), 6);
}

// IT-102
TEST(IsleBuildingPoints, LoadedItemsCarsAndIcons_IT_102) {
  const Table table = Table::ready().with_train(0, "engine_2:white hopper_2:coach_1,bank coach_1 caboose_8 tanker_1");
  EXPECT_EQ(worth(table, "bank"), 6);
  EXPECT_EQ(worth(table, "rail_yard"), 8);
  EXPECT_EQ(worth(table, "town_hall"), 6) << "engine_2, coach_1, caboose_8";
  EXPECT_EQ(worth(table, "grand_central"), 8);
  const Table alone = Table::ready();
  EXPECT_EQ(worth(alone, "bank"), 0);
  EXPECT_EQ(worth(alone, "rail_yard"), 0);
  EXPECT_EQ(worth(alone, "town_hall"), 0) << "engine_1 has no icon";
}

// IT-102
TEST(IsleBuildingPoints, TownHallCountsEveryCardWithAPassengerIcon_IT_102) {
  for (int i = 0; i < kCards; ++i) {
    const auto card = static_cast<Card>(i);
    const CardInfo& info = tables()[card];
    if (info.category == Category::Building) continue;
    const bool engine = info.category == Category::Engine;
    const Table table = Table::ready("promo").with_train(0, (engine ? "" : "engine_1 ") + std::string(name_of(card)));
    const bool icon =
        engine ? card != Card::Engine1 : info.category == Category::Coach || info.category == Category::Caboose;
    EXPECT_EQ(worth(table, "town_hall"), icon ? 2 : 0) << name_of(card);
  }
}

// IT-102
TEST(IsleBuildingPoints, StationsCountAllPassengersOnTheirTiles_IT_102) {
  const Table table = Table::ready("", 2).with_tickets(
      "cactus_mines=t1/2 devon_city=t2/3 alpine_lodge=t3/1 camp_eagle=t4/0 flint_beach=t5/3");
  for (const Seat s : {0, 1}) {
    EXPECT_EQ(building_points(table.state, s, Card::MiddleStation), 9);
    EXPECT_EQ(building_points(table.state, s, Card::NorthernStation), 5);
    EXPECT_EQ(building_points(table.state, s, Card::SouthernStation), 7);
  }
  EXPECT_EQ(worth(Table::ready(), "middle_station"), 4);
}

// IT-102
TEST(IsleBuildingPoints, AddUpForSeveralBuildings_IT_102) {
  const Table table = Table::ready("scenario=2").with_buildings(0, "grand_central northern_station middle_station");
  EXPECT_EQ(score(table.state, 0).buildings, 16);
}

std::string ranks(const Table& table) {
  std::string text;
  const Standing result = standing(table.state);
  for (std::size_t s = 0; s < table.state.table.seats; ++s) text += std::to_string(result.ranks[s]);
  return text;
}

// IT-103
TEST(IsleRanks, GoByPointsThenTrainThenPrintedPoints_IT_103) {
  const Table points = Table::ready("", 3).with_tokens(0, 1).with_tokens(2, 3);
  EXPECT_EQ(ranks(points), "231");
  // 5 points each: one car more; the same length, more printed points; equal.
  const Table train = Table::ready("", 2)
                          .with_train(0, "engine_1 hopper_1 hopper_1")
                          .with_tokens(0, 1)
                          .with_train(1, "engine_1 tanker_2");
  EXPECT_EQ(train.total(0), train.total(1));
  EXPECT_EQ(ranks(train), "12");
  const Table printed =
      Table::ready("", 2).with_train(0, "engine_1 coach_1").with_tokens(0, 4).with_train(1, "engine_1 tanker_2");
  EXPECT_EQ(printed.total(0), printed.total(1));
  EXPECT_EQ(ranks(printed), "21");
  const Table shared = Table::ready("", 3).with_tokens(1, 2).with_tokens(2, 2);
  EXPECT_EQ(ranks(shared), "311");
  const Table second = Table::ready("", 4).with_tokens(1, 2);
  EXPECT_EQ(ranks(second), "2122");
}

}  // namespace
}  // namespace rh::isle_of_trains::testing
