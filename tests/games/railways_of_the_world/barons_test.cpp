// Barons: how they are dealt and kept, who knows them, and what each wants.
#include <algorithm>

#include "engine/core/json_reader.h"
#include "tests/games/railways_of_the_world/table.h"

namespace rh::railways_of_the_world {
namespace {

using testing::Table;

constexpr std::string_view kBarons = "operation_cards=false", kMexico = "operation_cards=false map=mexico";

std::uint8_t baron_named(std::string_view id) {
  const auto found = std::ranges::find(baron_names(), id);
  EXPECT_TRUE(found != baron_names().end()) << id;
  return static_cast<std::uint8_t>(found - baron_names().begin());
}

// Points of a baron, if this seat had kept it.
int points(Table table, Seat seat, std::string_view baron) {
  table.state.at(seat).baron = baron_named(baron);
  return baron_points(table.state, seat);
}

// Cubes lie, barons are to be dealt.
Table dealing(std::string_view on = kBarons, int seats = 2) {
  Table table(on, seats);
  Random random(1);
  while (table.state.table.phase == Phase::Cubes) testing::random_move(table.state, random);
  return table;
}

// --- dealing and keeping ----------------------------------------------------------------------

// RW-30
TEST(RailwaysBarons, TwoAreDealtToEachSeatFromAPileWithoutOrder_RW_30) {
  Table table = dealing();
  EXPECT_TRUE(table.outcomes().starts_with("baron 0 chicago_hub 1 | baron 0 fewest_bonds 2 | ")) << table.outcomes();
  table.play("N baron 0 fewest_bonds");
  EXPECT_NE(table.outcomes().find("baron 0 fewest_bonds 1"), std::string::npos);
  EXPECT_EQ(table.refusal(kNature, "baron 1 most_cash"), "243") << "seat 0 first, twice";
  table.play("N baron 0 fewest_bonds");
  EXPECT_EQ(table.outcomes().find("fewest_bonds"), std::string::npos) << "both copies went to one seat";
  table.play("N baron 1 most_cash; N baron 1 most_links; N first 1");
  EXPECT_EQ(table.state.table.phase, Phase::BaronChoice);
}

// RW-30
TEST(RailwaysBarons, SixInTheEastAndFourInMexicoUseThemAll_RW_30) {
  for (const auto& [on, seats] : {std::pair{kBarons, 6}, std::pair{kMexico, 4}}) {
    Table table = dealing(on, seats);
    Random random(2);
    while (table.state.table.phase == Phase::Barons) testing::random_move(table.state, random);
    for (int baron = 0; baron < static_cast<int>(baron_names().size()); ++baron)
      EXPECT_EQ(barons_left(table.state, baron), 0) << baron_names()[static_cast<std::size_t>(baron)];
  }
}

// RW-34, RW-236
TEST(RailwaysBarons, AllKeepOneAtTheSameTime_RW_34_RW_236) {
  Table table = dealing();
  table.play("N baron 0 fewest_bonds; N baron 0 fewest_bonds; N baron 1 most_cash; N baron 1 most_links; N first 0");
  EXPECT_TRUE(table.turn().has(0) && table.turn().has(1));
  EXPECT_EQ(table.legal(0), "keep fewest_bonds") << "alike cards are one move";
  EXPECT_EQ(table.legal(1), "keep most_cash | keep most_links");
  EXPECT_EQ(table.refusal(1, "keep fewest_bonds"), "236") << "not dealt";
  table.play("1 keep most_links");
  EXPECT_EQ(table.refusal(1, "keep most_cash"), "236") << "a second one";
  EXPECT_FALSE(table.turn().has(1));
  EXPECT_EQ(table.refusal(0, "bid 1"), "200");
  table.play("0 keep fewest_bonds");
  EXPECT_EQ(table.state.table.phase, Phase::Auction);
}

// RW-34, RW-128
TEST(RailwaysBarons, AreSkippedWithoutThemAndAlone_RW_34_RW_128) {
  Table without = Table::bidding();
  EXPECT_EQ(without.state.table.phase, Phase::Auction);
  EXPECT_EQ(without.refusal(0, "keep most_cash"), "235");
  EXPECT_EQ(without.refusal(kNature, "baron 0 most_cash"), "235");
  Table alone(kBarons, 1);
  Random random(1);
  while (alone.turn().nature) testing::random_move(alone.state, random);
  EXPECT_EQ(alone.state.table.phase, Phase::Action);
  EXPECT_EQ(alone.refusal(0, "keep most_cash"), "235");
}

// --- secrets ----------------------------------------------------------------------------------

// RW-91
TEST(RailwaysBarons, AreKnownToTheirSeatAloneUntilTheEnd_RW_91) {
  Table table = dealing();
  EXPECT_EQ(table.events("N baron 0 most_cash"), "baron(seat=0) dealt@0(baron=most_cash)");
  table.play("N baron 0 most_links; N baron 1 longest_line; N baron 1 most_cities; N first 0");
  Table before = table;
  EXPECT_EQ(table.events("0 keep most_cash"), "keep@0(baron=most_cash) kept()");
  EXPECT_EQ(table.told(before, "0 keep most_cash", 0), "keep most_cash");
  EXPECT_EQ(table.told(before, "0 keep most_cash", 1), "keep ?");
  EXPECT_EQ(table.told(before, "0 keep most_cash", kSpectator), "keep ?");
  table.play("1 keep longest_line");
  EXPECT_EQ(table.view(0)["seats"][0]["baron"], "most_cash");
  EXPECT_EQ(table.view(0)["seats"][0]["dealt"].dump(), R"(["most_cash","most_links"])");
  for (const Seat viewer : {1, kSpectator}) {
    const std::string seen = table.view(viewer)["seats"][0].dump();
    EXPECT_EQ(seen.find("most_cash"), std::string::npos) << seen;
    EXPECT_EQ(seen.find("most_links"), std::string::npos) << seen;
  }
  table.state.table.phase = Phase::Over;
  EXPECT_EQ(table.view(1)["seats"][0]["baron"], "most_cash");
  EXPECT_EQ(table.view(1)["seats"][0]["baron_points"], 7) << "nobody has more than nothing";
  EXPECT_EQ(table.view(1)["seats"][0].dump().find("most_links"), std::string::npos) << "the other one stays secret";
}

// RW-124
TEST(RailwaysBarons, LieOpenWithTheOption_RW_124) {
  Table table = dealing("operation_cards=false open_barons");
  EXPECT_EQ(table.events("N baron 0 most_cash"), "baron(seat=0 baron=most_cash)");
  table.play("N baron 0 most_links; N baron 1 longest_line; N baron 1 most_cities; N first 0");
  EXPECT_EQ(table.view(1)["seats"][0]["dealt"].dump(), R"(["most_cash","most_links"])");
  Table before = table;
  table.play("0 keep most_links");
  EXPECT_EQ(table.view(kSpectator)["seats"][0]["baron"], "most_links");
  EXPECT_EQ(table.told(before, "0 keep most_links", 1), "keep most_links");
}

// --- goals ------------------------------------------------------------------------------------

// RW-27, RW-27a
TEST(RailwaysBarons, AComparisonSucceedsWhereNobodyIsBetter_RW_27_RW_27a) {
  Table table = Table::ready(kBarons, 3);
  table.with_cash(0, 5, 2).with_cash(1, 5, 3).with_cash(2, 4, 2);
  EXPECT_EQ(points(table, 0, "most_cash"), 7);
  EXPECT_EQ(points(table, 1, "most_cash"), 7) << "a shared first place";
  EXPECT_EQ(points(table, 2, "most_cash"), 0);
  EXPECT_EQ(points(table, 0, "fewest_bonds"), 6);
  EXPECT_EQ(points(table, 1, "fewest_bonds"), 0);
  EXPECT_EQ(points(table, 2, "fewest_bonds"), 6) << "two copies are judged alone";
  for (const char* zero : {"most_links", "most_cities", "longest_line", "largest_engine"}) {
    for (Seat seat = 0; seat < 3; ++seat) EXPECT_GT(points(table, seat, zero), 0) << zero;
  }
  table.with_engine(1, 2);
  EXPECT_EQ(points(table, 1, "largest_engine"), 5);
  EXPECT_EQ(points(table, 0, "largest_engine"), 0);
}

// RW-27
TEST(RailwaysBarons, LinksAreFinishedOnesAndCitiesDifferentOnes_RW_27) {
  Table table = Table::ready(kBarons);
  table.with_link(0, "new_york: 23.12 5-2").with_link(0, "philadelphia: 22.14 5-3");
  table.with_link(1, "richmond: 21.19 4-0").with_link(1, "toledo: 14.10 2-5").with_link(1, "duluth: 4.2 5-2");
  EXPECT_EQ(points(table, 0, "most_links"), 6) << "two each: the third one of seat 1 is unfinished";
  EXPECT_EQ(points(table, 1, "most_links"), 6);
  EXPECT_EQ(points(table, 0, "most_cities"), 0) << "three against four";
  EXPECT_EQ(points(table, 1, "most_cities"), 6);
}

// RW-27
TEST(RailwaysBarons, TheLongestLineRepeatsNoCity_RW_27) {
  Table table = Table::ready(kBarons);
  // A star of three, two of which make a line; and a chain of two.
  table.with_link(0, "chicago: 8.9 1-5").with_link(0, "chicago: 8.10 0-3, 7.10 0-3");
  table.with_link(0, "chicago: 8.11 5-2, 8.12 5-2, 7.13 5-3");
  table.with_link(1, "new_york: 23.12 5-2").with_link(1, "philadelphia: 22.14 5-3");
  EXPECT_EQ(points(table, 0, "longest_line"), 8);
  EXPECT_EQ(points(table, 1, "longest_line"), 8) << "two links each";
  table.with_link(1, "baltimore: 20.15 5-1");
  EXPECT_EQ(points(table, 0, "longest_line"), 0);
}

// RW-27a
TEST(RailwaysBarons, ParallelLinksNeverLengthenALine_RW_27a) {
  Table table = Table::ready(kBarons);
  table.with_link(0, "new_york: 23.12 5-2").with_link(0, "new_york: 22.11 0-2, 22.12 5-1");
  table.with_link(1, "baltimore: 20.15 5-1").with_link(1, "washington: 20.17 5-1");
  EXPECT_EQ(points(table, 0, "longest_line"), 0);
  EXPECT_EQ(points(table, 1, "longest_line"), 8);
  EXPECT_EQ(points(table, 0, "most_links"), 6);
  EXPECT_EQ(points(table, 0, "most_cities"), 0);
}

// RW-26
TEST(RailwaysBarons, AConnectionIsMadeOfOwnLinksOnly_RW_26) {
  Table table = Table::ready(kMexico);
  table.with_link(0, "veracruz: 20.20 4-0, 21.20 3-0");
  EXPECT_EQ(points(table, 0, "coast_to_coast"), 0) << "two ports of the Gulf";
  table.with_link(1, "salina_cruz: 21.22 2-5, 21.21 2-5");
  EXPECT_EQ(points(table, 0, "coast_to_coast"), 0) << "the link to the Pacific is another's";
  EXPECT_EQ(points(table, 1, "coast_to_coast"), 6);
}

// RW-26
TEST(RailwaysBarons, LinksIntoACityAreTwoPointsEach_RW_26) {
  Table table = Table::ready(kBarons);
  EXPECT_EQ(points(table, 0, "chicago_hub"), 0);
  table.with_link(0, "chicago: 8.9 1-5");
  EXPECT_EQ(points(table, 0, "chicago_hub"), 2);
  table.with_link(0, "chicago: 8.10 0-3, 7.10 0-3").with_link(0, "chicago: 8.11 5-2, 8.12 5-2, 7.13 5-3");
  EXPECT_EQ(points(table, 0, "chicago_hub"), 6);
  table.with_link(1, "chicago: 9.11 4-1, 10.12 4-1, 10.13 4-1");
  EXPECT_EQ(points(table, 0, "chicago_hub"), 6) << "the fourth side is another's";
  EXPECT_EQ(points(table, 1, "chicago_hub"), 2);
}

// RW-26
TEST(RailwaysBarons, LinksIntoTheCapitalAreEightPointsAtMost_RW_26) {
  const Tables& mexico = shelf().tables(*shelf().find("mexico"));
  EXPECT_EQ(mexico.barons[baron_named("capital_hub")].most, 8);
  Table table = Table::ready(kMexico);
  table.with_link(0, "mexico_city: 17.18 3-1").with_link(0, "mexico_city: 15.17 1-3");
  table.with_link(0, "mexico_city: 15.18 0-3, 14.18 0-3").with_link(0, "acapulco: 14.21 1-5, 15.20 2-5, 15.19 2-5");
  EXPECT_EQ(points(table, 0, "capital_hub"), 8);
}

// RW-26, RW-60
TEST(RailwaysBarons, TheFirstToALevelIsRemembered_RW_26_RW_60) {
  Table table = Table::ready(kBarons);
  table.with_engine(0, 5).with_engine(1, 5).play("0 pass; 1 upgrade; 0 upgrade; 1 pass; 0 upgrade");
  EXPECT_EQ(table.company(0).engine, 7);
  EXPECT_EQ(points(table, 1, "first_level_6"), 5);
  EXPECT_EQ(points(table, 0, "first_level_6"), 0);
}

// RW-26, RW-58
TEST(RailwaysBarons, TheWesternerHasBuiltAWesternLink_RW_26_RW_58) {
  Table table = Table::ready(kBarons);
  table.with_link(0, "kansas_city: 1.15 4-0, 2.15 3-0, 3.15 3-0, 4.15 3-0");
  EXPECT_EQ(points(table, 0, "western_link"), 0);
  table.play("0 western kansas_city");
  EXPECT_EQ(points(table, 0, "western_link"), 5);
  EXPECT_EQ(points(table, 1, "western_link"), 0);
}

// RW-83
TEST(RailwaysBarons, CountOnlyWhenTheGameIsOver_RW_83) {
  Table table = Table::ready(kBarons);
  table.state.at(0).baron = baron_named("most_cash");
  table.state.at(1).baron = baron_named("western_link");
  table.with_cash(0, 9, 1).with_points(0, 10).with_points(1, 12);
  EXPECT_EQ(standing(table.state).scores[0], 9);
  table.state.table.phase = Phase::Over;
  EXPECT_EQ(standing(table.state).scores[0], 16);
  EXPECT_EQ(standing(table.state).ranks[0], 1);
  EXPECT_EQ(standing(table.state).scores[1], 12);
}

}  // namespace
}  // namespace rh::railways_of_the_world
