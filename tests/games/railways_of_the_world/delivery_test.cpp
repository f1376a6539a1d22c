// Deliveries: what may be carried where, and who scores (RW-61 to RW-67).
#include "engine/games/railways_of_the_world/delivery.h"

#include "tests/games/railways_of_the_world/table.h"

namespace rh::railways_of_the_world::testing {
namespace {

// Philadelphia - Baltimore - Washington - Richmond, owned by these seats.
Table coast(std::string_view on, std::array<Seat, 3> owners, int seats = 2) {
  Table table = Table::ready(on, seats);
  table.with_link(owners[0], "philadelphia: 22.14 5-3");
  table.with_link(owners[1], "baltimore: 21.15 4-2");
  table.with_link(owners[2], "washington: 20.17 5-1");
  return table;
}

// RW-61, RW-64
TEST(RailwaysDelivery, V8_ACubeStopsAtTheFirstCityOfItsColour_RW_61_RW_64) {
  Table table = coast(kBasic, {0, 0, 0}).with_engine(0, 3).with_cubes("philadelphia", "yellow black");
  Table black = table;
  table.play("0 deliver philadelphia yellow");
  EXPECT_EQ(table.legal(0), "go philadelphia.2");
  EXPECT_EQ(table.quote(0, "go philadelphia.2")["ends"], true);
  table.play("0 go philadelphia.2");
  EXPECT_EQ(table.company(0).points, 1);
  EXPECT_TRUE(table.turn().has(1)) << "it ends by itself";
  black.play("0 deliver philadelphia black; 0 go philadelphia.2; 0 go baltimore.1; 0 go washington.2");
  EXPECT_EQ(black.company(0).points, 3);
  EXPECT_EQ(black.company(0).from_links, 3);
  EXPECT_EQ(black.cubes("philadelphia"), "yellow");
}

// RW-62, RW-65
TEST(RailwaysDelivery, V7_EveryLinkScoresForItsOwner_RW_62_RW_65) {
  Table table = coast(kBasic, {0, 1, 0}).with_engine(0, 3).with_cubes("philadelphia", "black");
  table.play("0 deliver philadelphia black; 0 go philadelphia.2; 0 go baltimore.1");
  EXPECT_EQ(table.company(0).points + table.company(1).points, 0) << "nothing is scored before the arrival";
  EXPECT_EQ(table.events("0 go washington.2"),
            "moved(city=washington side=2 to=richmond) "
            "delivered(from=philadelphia city=richmond cube=black links=3) gained(seat=0 points=2 by=link) "
            "gained(seat=1 points=1 by=link) emptied(city=philadelphia)");
  EXPECT_EQ(table.company(0).points, 2);
  EXPECT_EQ(table.company(1).points, 1);
}

// RW-1, RW-13
TEST(RailwaysDelivery, PointsAreThePlaceOnTheIncomeTrack_RW_1_RW_13) {
  Table table = coast(kBasic, {0, 1, 0}).with_engine(0, 3).with_cubes("philadelphia", "black");
  EXPECT_EQ(table.view(0)["seats"][0]["income"], 0);
  table.play("0 deliver philadelphia black; 0 go philadelphia.2; 0 go baltimore.1; 0 go washington.2");
  EXPECT_EQ(table.view(0)["seats"][0]["income"], 6) << "two points";
  EXPECT_EQ(table.view(0)["seats"][1]["income"], 4) << "one";
}

// RW-7, RW-67
TEST(RailwaysDelivery, MarkersNeverRunOut_RW_7_RW_67) {
  Table table = coast(kBasic, {0, 0, 0}).with_engine(0, 3);
  for (const City& city : table.map().cities) table.with_cubes(city.id, city.id == "philadelphia" ? "black" : "");
  EXPECT_EQ(table.state.table.markers, 51);
  table.play("0 deliver philadelphia black; 0 go philadelphia.2; 0 go baltimore.1; 0 go washington.2");
  EXPECT_EQ(table.state.table.markers, 52) << "of 24 in the box";
}

// RW-62
TEST(RailwaysDelivery, TheFirstLinkIsOwn_RW_62) {
  Table table = coast(kBasic, {1, 0, 0}).with_engine(0, 3).with_cubes("philadelphia", "yellow");
  EXPECT_EQ(table.refusal(0, "deliver philadelphia yellow"), "218");
  table.with_link(0, "philadelphia: 21.13 0-4").with_cubes("philadelphia", "black");
  EXPECT_EQ(table.refusal(0, "deliver philadelphia black"), "238") << "an own link that leads nowhere";
  table.with_link(0, "harrisburg: 20.13 5-1");
  EXPECT_EQ(table.refusal(0, "deliver philadelphia black"), "238") << "four links with an engine of level 3";
  table.with_engine(0, 4).play("0 deliver philadelphia black");
  EXPECT_EQ(table.refusal(0, "go philadelphia.2"), "218");
  EXPECT_EQ(table.legal(0), "go philadelphia.3");
}

// RW-61, RW-61a
TEST(RailwaysDelivery, TheEngineSetsTheRange_RW_61_RW_61a) {
  Table table = coast(kBasic, {0, 0, 0}).with_engine(0, 2).with_cubes("philadelphia", "black blue");
  EXPECT_EQ(table.refusal(0, "deliver philadelphia black"), "238");
  EXPECT_EQ(table.refusal(0, "deliver philadelphia red"), "217");
  table.play("0 deliver philadelphia blue; 0 go philadelphia.2");
  EXPECT_EQ(table.legal(0), "go baltimore.1") << "RW-63: not back";
  EXPECT_EQ(table.refusal(0, "go baltimore.0"), "220");
  EXPECT_EQ(table.refusal(0, "go philadelphia.2"), "224");
  EXPECT_EQ(table.refusal(0, "go baltimore.3"), "224");
  EXPECT_EQ(table.refusal(0, "pass"), "200") << "a delivery is not broken off";
}

// RW-61a
TEST(RailwaysDelivery, ALinkIsEnteredOnlyIfTheDeliveryCanEnd_RW_61a) {
  Table table = coast(kBasic, {0, 0, 0}).with_engine(0, 2).with_cubes("philadelphia", "blue");
  table.with_link(0, "baltimore: 20.13 1-5");
  table.play("0 deliver philadelphia blue; 0 go philadelphia.2");
  EXPECT_EQ(table.refusal_with_arguments(0, "go baltimore.4"), "219 links=2");
  Table longer = coast(kBasic, {0, 0, 0}).with_engine(0, 3).with_cubes("philadelphia", "blue");
  longer.with_link(0, "baltimore: 20.13 1-5").play("0 deliver philadelphia blue; 0 go philadelphia.2");
  EXPECT_EQ(longer.refusal(0, "go baltimore.4"), "238");
}

// RW-63
TEST(RailwaysDelivery, NoCityTwiceNotEvenTheFirst_RW_63) {
  Table table = coast(kBasic, {0, 0, 0}).with_engine(0, 8).with_cubes("philadelphia", "blue red");
  table.with_link(0, "philadelphia: 21.13 0-4").with_link(0, "harrisburg: 20.13 5-1");
  EXPECT_EQ(table.refusal(0, "deliver philadelphia red"), "238") << "no red city is joined";
  table.play("0 deliver philadelphia blue; 0 go philadelphia.3; 0 go harrisburg.2");
  EXPECT_EQ(table.refusal_with_arguments(0, "go baltimore.0"), "220 city=philadelphia")
      << "a blue city, but the cube comes from there";
  EXPECT_EQ(table.legal(0), "go baltimore.1");
}

// RW-64
TEST(RailwaysDelivery, ACubeInACityOfItsColourMayGoToAnother_RW_64) {
  Table table = coast(kBasic, {0, 0, 0}).with_engine(0, 2).with_cubes("philadelphia", "blue");
  table.play("0 deliver philadelphia blue; 0 go philadelphia.2; 0 go baltimore.1");
  EXPECT_EQ(table.company(0).points, 2);
}

// RW-61, RW-223
TEST(RailwaysDelivery, UnfinishedLinksCarryNothing_RW_61_RW_223) {
  Table table = coast(kBasic, {0, 0, 0}).with_engine(0, 3).with_cubes("philadelphia", "yellow");
  table.with_link(0, "philadelphia: 22.12 1-4").play("0 deliver philadelphia yellow");
  EXPECT_EQ(table.refusal(0, "go philadelphia.4"), "223");
  EXPECT_EQ(table.refusal(0, "go philadelphia.5"), "224");
  EXPECT_EQ(table.legal(0), "go philadelphia.2");
}

// RW-66, RW-67
TEST(RailwaysDelivery, TheCubeGoesIntoTheBagAndTheLastOneLeavesAMarker_RW_66_RW_67) {
  Table table = coast(kBasic, {0, 0, 0}).with_cubes("philadelphia", "yellow yellow");
  const int yellow = table.state.table.bag.count(static_cast<int>(Color::Yellow));
  table.play("0 deliver philadelphia yellow; 0 go philadelphia.2");
  EXPECT_EQ(table.state.table.bag.count(static_cast<int>(Color::Yellow)), yellow + 1);
  EXPECT_EQ(table.state.table.markers, 0);
  table.play("1 pass; 0 deliver philadelphia yellow");
  EXPECT_EQ(table.state.table.markers, 0) << "the cube has not left yet";
  table.play("0 go philadelphia.2");
  EXPECT_EQ(table.state.table.markers, 1);
  EXPECT_EQ(table.view(0)["cities"][static_cast<std::size_t>(table.city("philadelphia"))]["marker"], true);
  EXPECT_EQ(table.company(0).deliveries, 2);
}

// RW-66
TEST(RailwaysDelivery, V13_AHotelScoresForItsOwner_RW_66) {
  for (const Seat owner : {0, 1}) {
    Table table = coast("barons=false", {0, 0, 0}).with_engine(0, 2);
    table.with_card(owner, "hotel_baltimore");
    table.state.table.open_count = 0;  // no bonus cards
    table.with_cubes("richmond", "yellow");
    table.play("0 deliver richmond yellow; 0 go richmond.4; 0 go washington.5");
    EXPECT_EQ(table.company(0).points, owner == 0 ? 3 : 2);
    EXPECT_EQ(table.company(1).points, owner == 0 ? 0 : 1);
    EXPECT_EQ(table.company(owner).from_hotels, 1);
  }
}

// RW-25, RW-66
TEST(RailwaysDelivery, V14_ADepotScoresForItsOwner_RW_25_RW_66) {
  Table table = Table::ready("map=mexico barons=false", 3).with_engine(0, 3);
  table.with_link(0, "queretaro: 15.17 3-1").with_link(1, "mexico_city: 17.18 3-1").with_link(1, "puebla: 18.19 3-0");
  table.state.table.open_count = 0;
  table.with_open("trading_depot").with_cubes("queretaro", "yellow");
  table.play("0 pass; 1 pass; 2 take trading_depot");
  EXPECT_EQ(table.legal(2), "depot mexico_city.4 | depot mexico_city.0 | depot veracruz.3");
  EXPECT_EQ(table.refusal(2, "depot puebla.4"), "239") << "RW-102: the end in the city that stands first";
  EXPECT_EQ(table.refusal(2, "depot puebla.0"), "239");
  table.play("2 depot mexico_city.0; 0 deliver queretaro yellow");
  EXPECT_EQ(table.quote(0, "go queretaro.0")["targets"][0]["points"], Json::array({1, 2, 1}));
  table.play("0 go queretaro.0; 0 go mexico_city.0; 0 go puebla.0");
  EXPECT_EQ(table.company(0).points, 1);
  EXPECT_EQ(table.company(1).points, 2);
  EXPECT_EQ(table.company(2).points, 1);
  EXPECT_EQ(table.company(2).from_depots, 1);
}

// RW-22, RW-23, RW-66
TEST(RailwaysDelivery, BonusCardsGoToTheDeliveringPlayer_RW_22_RW_23_RW_66) {
  Table table = coast("barons=false", {0, 0, 1}).with_engine(0, 3).with_cubes("philadelphia", "black black");
  table.play("0 deliver philadelphia black; 0 go philadelphia.2; 0 go baltimore.1; 0 go washington.2");
  EXPECT_EQ(table.company(0).points, 2 + 1 + 3) << "Railroad Era Begins and Speed Record";
  EXPECT_EQ(table.company(0).from_bonuses, 4);
  EXPECT_EQ(table.company(1).points, 1);
  EXPECT_EQ(table.refusal(1, "take speed_record"), "229");
  table.play("1 pass; 0 deliver philadelphia black; 0 go philadelphia.2; 0 go baltimore.1; 0 go washington.2");
  EXPECT_EQ(table.company(0).from_bonuses, 4) << "both are gone";
}

// RW-61b
TEST(RailwaysDelivery, ExpressServiceIsUsedByLengthAlone_RW_61b) {
  Table table = coast("barons=false", {0, 0, 0}).with_engine(0, 2).with_cubes("philadelphia", "black black yellow");
  EXPECT_EQ(table.refusal(0, "deliver philadelphia black"), "238");
  table.with_card(0, "express_service");
  table.play("0 deliver philadelphia yellow; 0 go philadelphia.2; 1 pass");
  EXPECT_EQ(table.company(0).express_used, 0);
  EXPECT_EQ(table.view(1)["seats"][0]["express"], "ready");
  EXPECT_EQ(table.view(1)["seats"][0]["reach"], 3);
  table.play("0 deliver philadelphia black; 0 go philadelphia.2; 0 go baltimore.1; 0 go washington.2; 1 pass");
  EXPECT_EQ(table.view(1)["seats"][0]["express"], "used");
  EXPECT_EQ(table.view(1)["seats"][0]["reach"], 2);
  EXPECT_EQ(table.refusal(0, "deliver philadelphia black"), "238") << "once a turn";
  table.to_next_turn();
  EXPECT_EQ(table.company(0).express_used, 0) << "RW-75";
}

// RW-60, RW-61b
TEST(RailwaysDelivery, TheViewTellsWhatHigherEnginesCostAndHowFarTheyGo_RW_60_RW_61b) {
  Table table = coast("barons=false", {0, 0, 0}).with_engine(0, 6).with_card(0, "express_service");
  EXPECT_EQ(table.view(1)["seats"][0]["engines"].dump(),
            R"([{"level":7,"price":30,"reach":8},{"level":8,"price":65,"reach":9}])");
  table.with_engine(0, 8);
  EXPECT_TRUE(table.view(1)["seats"][0]["engines"].empty());
}

// --- quotes -----------------------------------------------------------------------------------

// RW-61, RW-66
TEST(RailwaysDelivery, AQuoteNamesTheTargetsAndTheWaysThere_RW_61_RW_66) {
  Table table = coast(kBasic, {0, 1, 0}).with_engine(0, 3).with_cubes("philadelphia", "black");
  table.with_link(1, "philadelphia: 21.13 0-4").with_link(0, "harrisburg: 20.13 5-1");
  const Json quote = table.quote(0, "deliver philadelphia black");
  EXPECT_EQ(quote["targets"].size(), 1u);
  const Json& target = quote["targets"][0];
  EXPECT_EQ(target["city"], "richmond");
  EXPECT_EQ(target["points"], Json::array({2, 1}));
  EXPECT_EQ(target["ways"].size(), 1u) << "the other way begins on a foreign link";
  EXPECT_EQ(target["ways"][0]["path"], Json::array({"philadelphia.2", "baltimore.1", "washington.2"}));
  EXPECT_EQ(target["ways"][0]["gains"][0]["by"], "link");
}

// RW-61a, RW-238
TEST(RailwaysDelivery, WhereTheEngineFallsShortIsTold_RW_61a_RW_238) {
  Table table = coast(kBasic, {0, 1, 0}).with_engine(0, 2).with_cubes("philadelphia", "black");
  EXPECT_EQ(table.refusal_with_arguments(0, "deliver philadelphia black"), "238 city=richmond way=323 reach=2 points=2")
      << "by the sides 2, 1 and 2 of Philadelphia, Baltimore and Washington";
  table.with_color("washington", "black");
  EXPECT_TRUE(table.can(0, "deliver philadelphia black")) << "nearer than Richmond";
  table.with_cubes("philadelphia", "red");
  EXPECT_EQ(table.refusal_with_arguments(0, "deliver philadelphia red"), "238") << "none is joined";
}

// RW-62, RW-65, RW-238
TEST(RailwaysDelivery, TheWayThatIsTooFarBeginsOnAnOwnLinkAndBringsTheMost_RW_62_RW_65_RW_238) {
  Table table = coast(kBasic, {0, 1, 0}).with_engine(0, 2).with_cubes("philadelphia", "black");
  const auto told = [&] { return table.refusal_with_arguments(0, "deliver philadelphia black"); };
  table.with_link(1, "philadelphia: 21.13 0-4").with_color("harrisburg", "black");
  EXPECT_EQ(told(), "238 city=richmond way=323 reach=2 points=2") << "the nearer one is joined by a foreign link";
  table.with_link(0, "baltimore: 20.15 5-1");
  EXPECT_EQ(told(), "238 city=richmond way=333 reach=2 points=3") << "three own links";
}

// RW-61b
TEST(RailwaysDelivery, TheQuoteOfExpressServiceComparesTheBestDeliveries_RW_61b) {
  Table table = coast("barons=false", {0, 0, 0}).with_engine(0, 2).with_open("express_service");
  for (const char* city : {"baltimore", "washington", "richmond"}) table.with_cubes(city, "purple");
  const Json quote = table.with_cubes("philadelphia", "black").quote(0, "take express_service");
  EXPECT_EQ(quote["best"], 0);
  EXPECT_EQ(quote["deliveries"][0]["points_after"], quote["best_after"]);
  EXPECT_EQ(quote["deliveries"][0]["path"], Json::array({"philadelphia.2", "baltimore.1", "washington.2"}));
}

// RW-60, RW-61
TEST(RailwaysDelivery, TheQuoteOfAnUpgradeComparesTheBestDeliveries_RW_60_RW_61) {
  Table table = coast(kBasic, {0, 0, 0}).with_engine(0, 2).with_cubes("philadelphia", "black").with_cash(0, 3);
  for (const char* city : {"washington", "richmond"}) table.with_cubes(city, "purple");
  table.with_cubes("baltimore", "black");
  const Json quote = table.quote(0, "upgrade");
  EXPECT_EQ(quote["price"], 10);
  EXPECT_EQ(quote["bonds"], 2);
  EXPECT_EQ(quote["best"], 2);
  EXPECT_EQ(quote["best_after"], 3);
  EXPECT_EQ(quote["deliveries"].size(), 2u);
  EXPECT_EQ(quote["deliveries"][0].dump(),
            R"({"cube":"black","from":"philadelphia","to":"richmond","points":0,"points_after":3,)"
            R"("path":["philadelphia.2","baltimore.1","washington.2"]})");
  EXPECT_EQ(quote["deliveries"][1]["from"], "baltimore");
  EXPECT_EQ(quote["deliveries"][1]["points"], 2) << "it arrives already";
  EXPECT_EQ(quote["after"]["cash"], 3);
}

}  // namespace
}  // namespace rh::railways_of_the_world::testing
