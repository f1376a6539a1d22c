// Operation cards: what is won, what is taken, and what each does.
#include "engine/core/json_reader.h"
#include "tests/games/railways_of_the_world/table.h"

namespace rh::railways_of_the_world {
namespace {

using testing::card_named;
using testing::Table;

constexpr std::string_view kCards = "barons=false", kMexico = "map=mexico barons=false";
constexpr std::string_view kNewYorkPhiladelphia = "new_york: 23.12 5-2",
                           kPhiladelphiaBaltimore = "philadelphia: 22.14 5-3",
                           kBaltimoreWashington = "baltimore: 20.15 5-1";

int open_cards(const Table& table) { return table.state.table.open_count; }
bool lies_open(const Table& table, std::string_view card) { return table.state.table.lies_open(card_named(card)); }

// --- bonus cards ------------------------------------------------------------------------------

// RW-21, RW-22, RW-229
TEST(RailwaysCards, BonusCardsAreWonByTheirTaskNotTaken_RW_21_RW_22_RW_229) {
  Table table = Table::ready(kCards);
  table.with_open("bounty_mobile").with_open("passenger_lines");
  for (const char* card : {"railroad_era_begins", "speed_record", "new_train", "bounty_mobile", "passenger_lines",
                           "major_new_york_chicago"})
    EXPECT_EQ(table.refusal_with_arguments(0, std::string("take ") + card), std::string("229 card=") + card);
}

// RW-23
TEST(RailwaysCards, RailroadEraBeginsWithTheFirstDeliveryOfTheGame_RW_23) {
  Table table = Table::ready(kCards);
  table.with_link(0, kNewYorkPhiladelphia).with_link(1, kPhiladelphiaBaltimore);
  table.with_cubes("philadelphia", "red yellow").play("0 deliver philadelphia red");
  EXPECT_EQ(table.events("0 go philadelphia.5").substr(0, 180),
            "moved(city=philadelphia side=5 to=new_york) delivered(from=philadelphia city=new_york cube=red links=1) "
            "gained(seat=0 points=1 by=link) bonus(card=railroad_era_begins points=1)");
  EXPECT_EQ(table.company(0).points, 2);
  EXPECT_EQ(table.company(0).from_bonuses, 1);
  EXPECT_FALSE(lies_open(table, "railroad_era_begins"));
  table.play("1 deliver philadelphia yellow; 1 go philadelphia.2");
  EXPECT_EQ(table.company(1).points, 1) << "it is gone";
}

// RW-23
TEST(RailwaysCards, SpeedRecordIsThreeLinksOrMore_RW_23) {
  Table table = Table::ready(kCards);
  table.with_link(0, kNewYorkPhiladelphia).with_link(0, kPhiladelphiaBaltimore).with_link(0, kBaltimoreWashington);
  table.with_engine(0, 4).with_cubes("washington", "red").with_cubes("baltimore", "red");
  table.play("0 deliver baltimore red; 0 go baltimore.0; 0 go philadelphia.5").until(0);
  EXPECT_EQ(table.company(0).points, 2 + 1);
  EXPECT_TRUE(lies_open(table, "speed_record")) << "two links are too few";
  table.play("0 deliver washington red; 0 go washington.4; 0 go baltimore.0; 0 go philadelphia.5");
  EXPECT_EQ(table.company(0).points, 2 + 1 + 3 + 3);
  EXPECT_FALSE(lies_open(table, "speed_record"));
}

// RW-23, RW-60
TEST(RailwaysCards, NewTrainIsTheFirstEngineOfLevelFour_RW_23_RW_60) {
  Table table = Table::ready(kCards);
  table.with_engine(0, 2).with_engine(1, 3);
  table.play("0 upgrade");
  EXPECT_EQ(table.company(0).points, 0) << "level 3";
  EXPECT_EQ(table.events("1 upgrade"),
            "upgraded(level=4 price=15) bonds(seat=1 count=3) bonus(card=new_train points=4)");
  table.play("0 upgrade");
  EXPECT_EQ(table.company(0).points, 0) << "level 4, but not the first";
}

// RW-24
TEST(RailwaysCards, AServiceBountyIsForTheFirstDeliveryWhileItLiesOpen_RW_24) {
  Table table = Table::ready(kCards);
  table.with_link(0, "mobile: 6.29 0-3, 5.29 0-2").with_cubes("new_orleans", "black black black");
  table.state.table.open_count = 0;
  table.play("0 deliver new_orleans black; 0 go new_orleans.5").until(0);
  EXPECT_EQ(table.company(0).from_bonuses, 0) << "the card did not lie open";
  table.with_open("bounty_mobile").with_open("bounty_jacksonville");
  table.play("0 deliver new_orleans black; 0 go new_orleans.5").until(0);
  EXPECT_EQ(table.company(0).from_bonuses, 4);
  table.play("0 deliver new_orleans black; 0 go new_orleans.5");
  EXPECT_EQ(table.company(0).from_bonuses, 4);
  EXPECT_TRUE(lies_open(table, "bounty_jacksonville"));
}

// RW-66
TEST(RailwaysCards, PassengerLinesCountColoursOfTheWholeGameThisDeliveryIncluded_RW_66) {
  const auto delivered_to = [](std::initializer_list<Color> before) {
    Table table = Table::ready(kCards);
    table.state.table.open_count = 0;
    table.with_open("passenger_lines").with_link(0, kNewYorkPhiladelphia).with_cubes("philadelphia", "red");
    for (const Color color : before)
      table.state.company(0).colors = static_cast<std::uint8_t>(table.company(0).colors | 1 << static_cast<int>(color));
    table.play("0 deliver philadelphia red; 0 go philadelphia.5");
    return table.company(0).from_bonuses;
  };
  EXPECT_EQ(delivered_to({Color::Blue, Color::Purple, Color::Black}), 4);
  EXPECT_EQ(delivered_to({Color::Blue, Color::Purple}), 0);
  EXPECT_EQ(delivered_to({Color::Blue, Color::Purple, Color::Red}), 0) << "red was there before";
}

// --- taking -----------------------------------------------------------------------------------

// RW-31, RW-103
TEST(RailwaysCards, AsManyLieOpenAsThereArePlayers_RW_31_RW_103) {
  for (const int seats : {1, 3, 6}) {
    Table table(kCards, seats);
    Random random(3);
    while (table.state.table.phase != Phase::Cards) testing::random_move(table.state, random);
    EXPECT_EQ(open_cards(table), 3) << "the start cards";
    EXPECT_EQ(table.state.table.deck.size(), 28);
    while (table.state.table.phase == Phase::Cards) testing::random_move(table.state, random);
    EXPECT_EQ(open_cards(table), 3 + seats);
    EXPECT_EQ(table.state.table.deck.size(), 28 - seats);
    EXPECT_EQ(table.state.table.phase, Phase::First);
  }
}

// RW-71
TEST(RailwaysCards, ATakenCardCostsNothingAndItsPlaceStaysEmpty_RW_71) {
  Table table = Table::ready(kCards);
  table.with_open("land_grant").with_cash(0, 3);
  const int open = open_cards(table), deck = table.state.table.deck.size();
  table.play("0 take land_grant");
  EXPECT_EQ(table.money(0), "3/0");
  EXPECT_EQ(open_cards(table), open - 1);
  EXPECT_EQ(table.state.table.deck.size(), deck);
  EXPECT_EQ(table.company(0).cards[static_cast<std::size_t>(card_named("land_grant"))], 1);
  EXPECT_TRUE(table.turn().has(1)) << "it was the action";
  EXPECT_EQ(table.view(1)["seats"][0]["cards"].dump(), R"(["land_grant"])") << "everybody sees it";
  const std::string again = table.refusal(1, "take land_grant");
  EXPECT_TRUE(again == "230" || lies_open(table, "land_grant"));
}

// RW-71, RW-230
TEST(RailwaysCards, OneThatDoesNotLieOpenCannotBeTaken_RW_71_RW_230) {
  Table table = Table::ready(kCards);
  table.state.table.open_count = 0;
  EXPECT_EQ(table.refusal_with_arguments(0, "take hotel_chicago"), "230 card=hotel_chicago");
  EXPECT_EQ(table.refusal(0, "take trading_depot"), "230") << "a card of the other map";
  EXPECT_EQ(table.refusal(0, "take bounty_guaymas"), "230");
}

// RW-72, RW-231
TEST(RailwaysCards, OneWithoutEffectCannotBeTaken_RW_72_RW_231) {
  Table table = Table::ready(kCards);
  table.with_open("new_industry").with_open("city_growth").with_open("hotel_chicago").with_open("land_grant");
  for (const char* card : {"new_industry", "city_growth", "hotel_chicago", "land_grant"})
    EXPECT_TRUE(table.can(0, std::string("take ") + card)) << card;

  Table no_bag = table;
  no_bag.state.table.bag = {};
  EXPECT_EQ(no_bag.refusal(0, "take city_growth"), "231");
  EXPECT_TRUE(no_bag.can(0, "take new_industry")) << "the colour is there without cubes";

  Table no_tiles = table;
  no_tiles.state.table.new_cities = {};
  EXPECT_EQ(no_tiles.refusal(0, "take new_industry"), "231");

  Table no_gray = table;
  for (const City& city : table.map().cities) {
    if (city.color == Color::Gray) no_gray.with_color(city.id, "blue");
  }
  EXPECT_EQ(no_gray.refusal(0, "take new_industry"), "231");
}

// --- hand cards -------------------------------------------------------------------------------

// RW-52, RW-232
TEST(RailwaysCards, OneOwnHandCardABuildBeforeItsFirstTile_RW_52_RW_232) {
  Table table = Table::ready(kCards);
  table.with_card(0, "land_grant").with_card(0, "perfect_engineering").with_card(0, "hotel_chicago");
  table.with_card(1, "land_grant").play("0 build kansas_city");
  EXPECT_EQ(table.refusal(0, "use hotel_chicago"), "232") << "not a hand card";
  EXPECT_EQ(table.refusal(0, "use city_growth"), "232") << "not owned";
  table.play("0 use land_grant");
  EXPECT_EQ(table.refusal(0, "use perfect_engineering"), "232") << "a second one";
  table.play("0 lay 1.15 4-0");
  EXPECT_EQ(table.money(0), "0/0") << "plain for nothing";
  EXPECT_EQ(table.company(0).cards[static_cast<std::size_t>(card_named("land_grant"))], 0);
  table.play("0 stop; 1 build kansas_city; 1 lay 1.13 2-5");
  EXPECT_EQ(table.refusal(1, "use perfect_engineering"), "232");
  EXPECT_EQ(table.refusal(1, "use land_grant"), "200") << "a tile lies";
}

// RW-52
TEST(RailwaysCards, AHandCardIsSpentEvenIfItSavesNothing_RW_52) {
  Table table = Table::ready(kCards);
  table.with_card(0, "perfect_engineering").play("0 build new_york; 0 use perfect_engineering; 0 lay 23.12 5-2");
  EXPECT_EQ(table.money(0), "3/1");
  EXPECT_EQ(table.company(0).cards[static_cast<std::size_t>(card_named("perfect_engineering"))], 0);
  EXPECT_EQ(table.view(0)["cards"]["discarded"].dump(), R"(["perfect_engineering"])");
}

// --- immediate cards --------------------------------------------------------------------------

// RW-41
TEST(RailwaysCards, RailroadExecutiveInsertsTwoActions_RW_41) {
  Table table = Table::ready(kCards);
  table.with_open("railroad_executive").with_open("railroad_executive");
  table.play("0 take railroad_executive");
  EXPECT_EQ(table.view(0)["actions_left"], 2);
  table.play("0 upgrade; 0 take railroad_executive");
  EXPECT_EQ(table.view(0)["actions_left"], 2) << "one of the two is spent, two more came";
  table.play("0 pass");
  EXPECT_TRUE(table.turn().has(0));
  table.play("0 upgrade");
  EXPECT_TRUE(table.turn().has(1));
  EXPECT_EQ(table.company(0).engine, 3);
  EXPECT_EQ(table.view(0)["action_round"], 1) << "still the first round";
}

// RW-70
TEST(RailwaysCards, CityGrowthBringsTwoCubesToAnyCity_RW_70) {
  Table table = Table::ready(kCards);
  table.with_open("city_growth").with_cubes("boston", "");
  EXPECT_EQ(table.state.table.markers, 1);
  table.play("0 take city_growth");
  EXPECT_EQ(table.legal(0, "grow").substr(0, 28), "grow new_york | grow chicago");
  EXPECT_EQ(table.refusal(0, "pass"), "200");
  table.play("0 grow boston");
  EXPECT_TRUE(table.turn().nature);
  EXPECT_EQ(table.refusal(kNature, "cube chicago red"), "243");
  EXPECT_EQ(table.events("N cube boston red"), "cube(city=boston color=red) refilled(city=boston)");
  EXPECT_TRUE(table.turn().nature) << "two of them";
  table.play("N cube boston blue");
  EXPECT_EQ(table.cubes("boston"), "blue red");
  EXPECT_EQ(table.state.table.markers, 0);
  EXPECT_TRUE(table.turn().has(1));
}

// RW-68, RW-72
TEST(RailwaysCards, NewIndustryUrbanizesForNothing_RW_68_RW_72) {
  Table table = Table::ready(kCards);
  table.with_open("new_industry").play("0 take new_industry");
  EXPECT_EQ(table.refusal(0, "color blue"), "200") << "the city first";
  EXPECT_EQ(table.refusal(0, "urbanize boston"), "225");
  EXPECT_EQ(table.quote(0, "urbanize albany")["price"], 0);
  table.play("0 urbanize albany; 0 color purple; N cube albany red; N cube albany red");
  EXPECT_EQ(table.money(0), "0/0");
  EXPECT_EQ(table.state.table.city(table.city("albany")).color, Color::Purple);
}

// --- cards that stay --------------------------------------------------------------------------

// RW-61b
TEST(RailwaysCards, ExpressServiceIsUsedByLengthOnceATurn_RW_61b) {
  Table table = Table::ready(kCards);
  table.with_link(0, kNewYorkPhiladelphia).with_link(0, kPhiladelphiaBaltimore).with_card(0, "express_service");
  table.with_cubes("new_york", "yellow yellow yellow blue");
  const auto express = [&] { return table.view(0)["seats"][0]["express"]; };
  table.play("0 deliver new_york blue; 0 go new_york.2").until(0);
  EXPECT_EQ(express(), "ready") << "one link needs none";
  table.play("0 deliver new_york yellow; 0 go new_york.2; 0 go philadelphia.2").until(0);
  EXPECT_EQ(express(), "used");
  EXPECT_EQ(table.refusal(0, "deliver new_york yellow"), "238");
  table.to_next_turn().until(0);
  EXPECT_EQ(express(), "ready") << "RW-75";
  EXPECT_TRUE(table.can(0, "deliver new_york yellow"));
  EXPECT_EQ(table.view(1)["seats"][1]["express"], "none");
}

// RW-25, RW-237
TEST(RailwaysCards, ATradingDepotStandsOnAFinishedLinkOfAnOpponent_RW_25_RW_237) {
  Table table = Table::ready(kMexico, 3);
  table.with_open("trading_depot").with_open("trading_depot");
  EXPECT_EQ(table.refusal_with_arguments(0, "take trading_depot"), "231 card=trading_depot") << "no link at all";
  table.with_link(0, "mexico_city: 17.18 3-1");
  EXPECT_EQ(table.refusal(0, "take trading_depot"), "231") << "only an own one";
  table.with_link(1, "mexico_city: 15.17 1-3").with_link(2, "guaymas: 3.7 4-1");
  table.play("0 take trading_depot");
  EXPECT_EQ(table.legal(0), "depot mexico_city.4") << "neither own nor unfinished ones";
  EXPECT_EQ(table.refusal(0, "depot queretaro.0"), "239") << "RW-102: by the city that comes first in the file";
  EXPECT_EQ(table.refusal(0, "depot mexico_city.0"), "237") << "an own link";
  EXPECT_EQ(table.refusal(0, "depot mexico_city.2"), "237") << "no link";
  EXPECT_EQ(table.refusal(0, "depot guaymas.1"), "237") << "an unfinished one";
  EXPECT_EQ(table.events("0 depot mexico_city.4"), "depot(a=mexico_city b=queretaro seat=1)");
  EXPECT_EQ(table.refusal(1, "take trading_depot"), "") << "on the link of seat 0";
  table.play("1 take trading_depot");
  EXPECT_EQ(table.refusal(1, "depot mexico_city.4"), "237");
  table.play("1 depot mexico_city.0");
  EXPECT_EQ(table.refusal(2, "take trading_depot"), "230");

  table.with_cubes("queretaro", "red").until(1).play("1 deliver queretaro red; 1 go queretaro.0");
  EXPECT_EQ(table.company(1).from_links, 1) << "the owner still gets his point";
  EXPECT_EQ(table.company(0).from_depots, 1) << "whoever delivers";
}

// RW-25, RW-72
TEST(RailwaysCards, ADepotOnEveryLinkLeavesNoneForAnother_RW_25_RW_72) {
  Table table = Table::ready(kMexico, 2);
  table.with_open("trading_depot").with_open("trading_depot").with_link(1, "mexico_city: 15.17 1-3");
  table.play("0 take trading_depot; 0 depot mexico_city.4; 1 pass");
  EXPECT_EQ(table.refusal(0, "take trading_depot"), "231");
}

// RW-24
TEST(RailwaysCards, HotelsPayForEveryCubeOfAnybody_RW_24) {
  Table table = Table::ready(kCards, 2);
  table.with_link(0, kNewYorkPhiladelphia).with_card(1, "hotel_new_york").with_cubes("philadelphia", "red red");
  table.play("0 deliver philadelphia red; 0 go philadelphia.5").until(0);
  table.play("0 deliver philadelphia red; 0 go philadelphia.5");
  EXPECT_EQ(table.company(1).from_hotels, 2);
  EXPECT_EQ(table.company(1).points, 2);
}

// --- without them -----------------------------------------------------------------------------

// RW-120
TEST(RailwaysCards, WithoutThemNothingLiesOpenAndNoWordOfThemIsKnown_RW_120) {
  Table table = Table::ready();
  EXPECT_EQ(open_cards(table), 0);
  for (const char* move : {"take land_grant", "use land_grant", "grow boston", "depot boston.0", "card land_grant"})
    EXPECT_EQ(table.refusal(0, move), "235") << move;
  table.with_engine(0, 3).play("0 upgrade");
  EXPECT_EQ(table.company(0).points, 0);
}

}  // namespace
}  // namespace rh::railways_of_the_world
