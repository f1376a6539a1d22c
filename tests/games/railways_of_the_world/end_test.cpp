// Income, cleaning up, the end of the game, ties, and the game for one.
#include "engine/core/json_reader.h"
#include "tests/games/railways_of_the_world/table.h"

namespace rh::railways_of_the_world {
namespace {

using testing::Table;

// Empties the first so many grey cities.
void empty_cities(Table& table, int count) {
  for (const City& city : table.map().cities) {
    if (city.color != Color::Gray || count == 0) continue;
    table.with_cubes(city.id, "");
    --count;
  }
  ASSERT_EQ(count, 0);
}

// What nature may do next, without its weight: "card land_grant".
std::string first_outcome(const Table& table) {
  const std::string all = table.outcomes();
  return all.substr(0, all.find(' ', all.find(' ') + 1));
}

// --- income and cleaning up -------------------------------------------------------------------

// RW-73
TEST(RailwaysIncome, V10_IsThatOfTheSpaceThenInterestIsPaid_RW_73) {
  Table table = Table::ready(testing::kBasic, 3);
  table.with_points(0, 10).with_cash(0, 2, 4).with_cash(1, 1, 3).with_points(2, 56).with_cash(2, 0, 0);
  table.to_next_turn();
  EXPECT_EQ(table.money(0), "20/4");
  EXPECT_EQ(table.money(1), "3/4") << "the new bond paid no interest yet";
  EXPECT_EQ(table.money(2), "39/0");
}

// RW-77, RW-79a
TEST(RailwaysIncome, DebtGrowsWithoutBoundAndCashIsNeverNegative_RW_77_RW_79a) {
  Table table = Table::ready();
  table.with_cash(0, 0, 100).with_cash(1, 0, 1);
  int before = 100;
  while (!table.over()) {
    table.to_next_turn();
    ASSERT_GE(table.company(0).cash, 0);
    ASSERT_GT(table.company(0).bonds, before);
    before = table.company(0).bonds;
  }
  EXPECT_GT(before, 50'000) << "a fifth a turn, forty times";
  EXPECT_EQ(standing(table.state).scores[0], -before);
}

// RW-74, RW-76
TEST(RailwaysCleanup, IncomeThenUnfinishedLinksThenACard_RW_74_RW_76) {
  Table table = Table::ready("barons=false");
  table.with_points(1, 3).play("0 build new_york; 0 lay 22.11 0-3; 0 stop; 1 pass; 0 pass; 1 pass; 0 pass");
  ASSERT_EQ(table.view(0)["links"].size(), 1u);
  EXPECT_EQ(table.events("1 pass"),
            "passed() income(seat=0 income=0 interest=1) income(seat=1 income=8 interest=0) "
            "lapsed(seat=0 city=new_york)");
  EXPECT_EQ(table.view(0)["links"].size(), 0u);
  EXPECT_EQ(table.state.table.phase, Phase::Reveal);
  const int open = table.state.table.open_count;
  table.play("N " + first_outcome(table));
  EXPECT_EQ(table.state.table.open_count, open + 1);
  EXPECT_EQ(table.state.table.turn, 2);
  EXPECT_EQ(table.state.table.phase, Phase::Auction);
}

// RW-74, RW-105
TEST(RailwaysCleanup, WithoutCardsInTheDeckNoneIsTurnedUp_RW_74_RW_105) {
  Table table = Table::ready("barons=false");
  table.state.table.deck = {};
  table.play("0 pass; 1 pass; 0 pass; 1 pass; 0 pass; 1 pass");
  EXPECT_EQ(table.state.table.phase, Phase::Auction);
}

// RW-54
TEST(RailwaysCleanup, SidesOfRemovedTrackAreFreeAgain_RW_54) {
  Table table = Table::ready();
  table.play("0 build new_york; 0 lay 23.12 5-3; 0 stop; 1 pass; 0 pass");
  EXPECT_EQ(table.refusal(1, "build philadelphia"), "");
  table.to_next_turn().until(1);
  table.play("1 build new_york; 1 lay 23.12 5-2");
  EXPECT_EQ(table.company(1).links, 1);
}

// --- the end ----------------------------------------------------------------------------------

// The 14th marker of four players is about to be laid in turn 1.
Table about_to_end() {
  Table table = Table::ready(testing::kBasic, 4);
  empty_cities(table, 13);
  table.with_link(0, "new_york: 23.12 5-2").with_cubes("philadelphia", "red");
  return table;
}

// RW-80, RW-81
TEST(RailwaysEnd, V16_IsTriggeredByTheLastMarkerAndOneMoreTurnFollows_RW_80_RW_81) {
  Table table = about_to_end();
  EXPECT_FALSE(table.view(0)["ending"]["triggered"].get<bool>());
  table.play("0 deliver philadelphia red");
  EXPECT_TRUE(table.events("0 go philadelphia.5").ends_with("emptied(city=philadelphia) ending(empty=14)"));
  table.play("1 urbanize providence; 1 color blue; N cube providence red; N cube providence red");
  EXPECT_EQ(table.state.table.markers, 13);
  EXPECT_TRUE(table.view(0)["ending"]["triggered"].get<bool>()) << "later cubes do not undo it";
  EXPECT_FALSE(table.view(0)["ending"]["last_turn"].get<bool>());
  table.to_next_turn();
  EXPECT_FALSE(table.over());
  EXPECT_TRUE(table.view(0)["ending"]["last_turn"].get<bool>());
  EXPECT_EQ(table.state.table.phase, Phase::Auction) << "a full turn, with its auction";
  table.to_next_turn();
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.state.table.turn, 2);
}

// RW-81, RW-74
TEST(RailwaysEnd, TheLastCardIsTurnedUpToo_RW_81_RW_74) {
  Table table = Table::ready("barons=false");
  table.state.table.turn = 40;
  table.play("0 pass; 1 pass; 0 pass; 1 pass; 0 pass; 1 pass");
  EXPECT_EQ(table.state.table.phase, Phase::Reveal);
  EXPECT_TRUE(table.events("N " + first_outcome(table)).ends_with(") game_over()"));
  EXPECT_TRUE(table.over());
}

// RW-82
TEST(RailwaysEnd, ComesAfterTurnFortyInAnyCase_RW_82) {
  Table table = about_to_end();
  table.state.table.turn = 40;
  EXPECT_TRUE(table.view(0)["ending"]["last_turn"].get<bool>());
  table.play("0 deliver philadelphia red; 0 go philadelphia.5").to_next_turn();
  EXPECT_TRUE(table.over()) << "a trigger in turn 40 brings no turn 41";
  Table untriggered = Table::ready();
  for (int turn = 1; turn <= 40; ++turn) {
    ASSERT_FALSE(untriggered.over()) << turn;
    untriggered.to_next_turn();
  }
  EXPECT_TRUE(untriggered.over());
  EXPECT_EQ(untriggered.view(0)["seats"][0]["history"].size(), 40u);
}

// RW-125
TEST(RailwaysEnd, LongGamesNeedTwoMoreEmptyCities_RW_125) {
  EXPECT_EQ(Table::ready(testing::kBasic, 4).view(0)["empty"]["threshold"], 14);
  EXPECT_EQ(Table::ready("operation_cards=false barons=false long_game", 4).view(0)["empty"]["threshold"], 16);
  EXPECT_EQ(Table::ready("operation_cards=false long_game", 1).view(0)["empty"]["threshold"], 10);
  EXPECT_EQ(Table::ready("operation_cards=false barons=false map=mexico long_game", 3).view(0)["empty"]["threshold"],
            10);
}

// RW-126
TEST(RailwaysEnd, TwoPlayersUseTheWholeMap_RW_126) {
  EXPECT_EQ(Table::ready(testing::kBasic, 2).view(0)["cities"].size(), 52u);
}

// --- scores -----------------------------------------------------------------------------------

// RW-1, RW-83
TEST(RailwaysScores, V17_ArePointsLessBondsAndTheBaron_RW_1_RW_83) {
  Table table = Table::ready(testing::kBasic, 5);
  constexpr std::array<std::array<int, 4>, 5> kGame = {
      {{106, 5, 0, 101}, {87, 6, 7, 88}, {78, 5, 8, 81}, {62, 3, 5, 64}, {67, 6, 0, 61}}};
  std::array<Company, 5> companies;
  std::array<std::int32_t, 5> barons{};
  for (std::size_t s = 0; s < 5; ++s) {
    companies[s].points = kGame[s][0];
    companies[s].bonds = kGame[s][1];
    barons[s] = kGame[s][2];
  }
  const Standing standing = rank(table.state.table, companies, barons);
  for (std::size_t s = 0; s < 5; ++s) {
    EXPECT_EQ(standing.scores[s], kGame[s][3]);
    EXPECT_EQ(standing.ranks[s], static_cast<int>(s) + 1);
  }
}

// RW-84
TEST(RailwaysScores, V18_TiesAreBrokenByLinksThenByCash_RW_84) {
  Table table = Table::ready(testing::kBasic, 4);
  std::array<Company, 4> companies;
  constexpr std::array<std::int32_t, 4> kNone{};
  const auto ranks = [&] {
    const Standing standing = rank(table.state.table, companies, kNone);
    return std::vector<int>(standing.ranks.begin(), standing.ranks.begin() + 4);
  };
  for (Company& company : companies) company.points = 50;
  EXPECT_EQ(ranks(), (std::vector{1, 1, 1, 1})) << "a shared victory";
  companies[0].links = 9;
  companies[1].links = 8;
  companies[1].cash = 100;
  EXPECT_EQ(ranks(), (std::vector{1, 2, 3, 3}));
  companies[1].links = 9;
  companies[0].cash = 7;
  companies[1].cash = 6;
  EXPECT_EQ(ranks(), (std::vector{1, 2, 3, 3}));
  companies[3].points = 51;
  EXPECT_EQ(ranks(), (std::vector{2, 3, 4, 1}));
  companies[3].bonds = 1;
  companies[3].links = 9;
  companies[3].cash = 7;
  EXPECT_EQ(ranks(), (std::vector{1, 3, 4, 1}));
}

// --- alone ------------------------------------------------------------------------------------

// RW-128
TEST(RailwaysSolitaire, HasNoAuctionAndNoBaronsAndOneCard_RW_128) {
  Table table("", 1);
  Random random(1);
  while (table.state.table.phase != Phase::First) {
    EXPECT_NE(table.state.table.phase, Phase::Barons);
    testing::random_move(table.state, random);
  }
  EXPECT_EQ(table.outcomes(), "first 0 1") << "it is still a line";
  EXPECT_EQ(table.state.table.open_count, 4);
  EXPECT_EQ(table.state.table.bag.size(), 125 - 75) << "cubes as for two";
  table.play("N first 0");
  EXPECT_EQ(table.state.table.phase, Phase::Action);
  EXPECT_EQ(table.view(0)["empty"]["threshold"], 8);
  EXPECT_EQ(table.refusal(0, "bid 1"), "200");
  table.play("0 pass; 0 pass; 0 pass");
  EXPECT_EQ(table.state.table.phase, Phase::Reveal) << "one more card each turn";
  table.to_next_turn();
  EXPECT_EQ(table.state.table.phase, Phase::Action);
  EXPECT_EQ(Table::ready("map=mexico", 1).view(0)["empty"]["threshold"], 6);
}

// RW-128
TEST(RailwaysSolitaire, TradingDepotsCannotBeTaken_RW_128) {
  Table table = Table::ready("map=mexico", 1);
  table.with_open("trading_depot").with_link(0, "mexico_city: 15.17 1-3");
  EXPECT_EQ(table.refusal(0, "take trading_depot"), "231");
}

// RW-128
TEST(RailwaysSolitaire, ResultsHaveBands_RW_128) {
  const auto band = [](int points) {
    Table table = Table::ready("operation_cards=false", 1);
    table.with_points(0, points).with_cash(0, 0, 0);
    table.state.table.phase = Phase::Over;
    std::string text;
    JsonWriter json(text);
    write_detail(table.state, 0, json);
    return parse_json(text)["band"].get<std::string>();
  };
  EXPECT_EQ(band(39), "apprentice");
  EXPECT_EQ(band(40), "engineer");
  EXPECT_EQ(band(59), "engineer");
  EXPECT_EQ(band(60), "director");
  EXPECT_EQ(band(79), "director");
  EXPECT_EQ(band(80), "tycoon");
}

}  // namespace
}  // namespace rh::railways_of_the_world
