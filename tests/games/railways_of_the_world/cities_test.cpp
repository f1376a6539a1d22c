// Urbanizing, Western Links, and cubes that come.
#include "engine/core/json_reader.h"
#include "tests/files.h"
#include "tests/games/railways_of_the_world/table.h"

namespace rh::railways_of_the_world {
namespace {

using testing::Table;

constexpr std::string_view kKansasCityStLouis = "kansas_city: 1.15 4-0, 2.15 3-0, 3.15 3-0, 4.15 3-0";
constexpr int kRed = static_cast<int>(Color::Red);

Color color(const Table& table, std::string_view city) { return table.state.table.city(table.city(city)).color; }

// A bag with so many red cubes and nothing else.
void leave_red(Table& table, int count) {
  table.state.table.bag = {};
  table.state.table.bag.add(kRed, count);
}

// --- urbanizing -------------------------------------------------------------------------------

// RW-68
TEST(RailwaysUrbanizing, V21_CostsTenAndBringsTwoCubesAndAColour_RW_68) {
  Table table = Table::ready();
  table.with_cash(0, 8).with_cubes("albany", "");
  EXPECT_EQ(table.state.table.markers, 1);
  EXPECT_EQ(table.quote(0, "urbanize albany").dump(),
            R"({"price":10,"bonds":1,"after":{"cash":3,"bonds":1,"income":0,"interest":1}})");
  EXPECT_EQ(table.events("0 urbanize albany"), "urbanized(city=albany price=10) bonds(seat=0 count=1)");
  EXPECT_EQ(table.money(0), "3/1");
  EXPECT_EQ(table.legal(0), "color black | color blue | color purple | color yellow");
  EXPECT_EQ(table.events("0 color blue"), "colored(city=albany color=blue)");
  EXPECT_EQ(color(table, "albany"), Color::Blue);
  EXPECT_EQ(table.state.table.new_cities[static_cast<std::size_t>(Color::Blue)], 2);
  table.play("N cube albany red; N cube albany black");
  EXPECT_EQ(table.cubes("albany"), "black red");
  EXPECT_EQ(table.state.table.markers, 0);
  EXPECT_TRUE(table.turn().has(1));
  EXPECT_TRUE(table.view(1)["cities"][static_cast<std::size_t>(table.city("albany"))]["new"].get<bool>());
}

// RW-68
TEST(RailwaysUrbanizing, TwoCubesAreAddedToThoseAlreadyThere_RW_68) {
  Table table = Table::ready();
  table.with_cubes("albany", "red yellow")
      .play("0 urbanize albany; 0 color black; N cube albany red; N cube albany blue");
  EXPECT_EQ(table.cubes("albany"), "blue red red yellow");
}

// RW-68
TEST(RailwaysUrbanizing, ACityThatHasBecomeColouredAcceptsCubesAtOnce_RW_68) {
  Table table = Table::ready();
  table.with_link(1, "boston: 26.8 5-1").with_cubes("boston", "blue");
  table.play("0 pass");
  EXPECT_EQ(table.refusal(1, "deliver boston blue"), "238");
  table.play("1 urbanize providence; 1 color blue; N cube providence red; N cube providence red; 0 pass");
  table.play("1 deliver boston blue; 1 go boston.2");
  EXPECT_EQ(table.company(1).points, 1);
}

// RW-225, RW-226
TEST(RailwaysUrbanizing, OnlyGreyCitiesAndColoursThatAreLeft_RW_225_RW_226) {
  Table table = Table::ready();
  EXPECT_EQ(table.refusal_with_arguments(0, "urbanize boston"), "225 city=boston");
  table.play("0 urbanize albany");
  EXPECT_EQ(table.refusal(0, "color red"), "226");
  EXPECT_EQ(table.refusal(0, "color gray"), "226");
  EXPECT_EQ(table.refusal(0, "pass"), "200") << "what is begun is completed";
  table.state.table.new_cities[static_cast<std::size_t>(Color::Blue)] = 0;
  EXPECT_EQ(table.refusal(0, "color blue"), "226");
  EXPECT_EQ(table.legal(0), "color black | color purple | color yellow");
  table.play("0 color black; N cube albany red; N cube albany red");
  EXPECT_EQ(table.refusal_with_arguments(1, "urbanize albany"), "225 city=albany") << "urbanized already";
  table.state.table.new_cities = {};
  EXPECT_EQ(table.refusal(1, "urbanize montreal"), "226") << "no tile at all";
}

// RW-6
TEST(RailwaysUrbanizing, ThereAreThreeTilesOfFourColours_RW_6) {
  const Table table = Table::ready();
  EXPECT_EQ(table.view(0)["new_cities"].dump(),
            Table::ready("map=mexico operation_cards=false barons=false").view(0)["new_cities"].dump());
  EXPECT_EQ(table.state.table.new_cities[kRed], 0);
  for (const Color one : {Color::Black, Color::Blue, Color::Purple, Color::Yellow})
    EXPECT_EQ(table.state.table.new_cities[static_cast<std::size_t>(one)], 3);
}

// RW-69, RW-104
TEST(RailwaysUrbanizing, FewCubesInTheBagAreAllDrawn_RW_69_RW_104) {
  Table table = Table::ready();
  leave_red(table, 1);
  table.play("0 urbanize albany; 0 color blue");
  EXPECT_EQ(table.outcomes(), "cube albany red 1");
  table.play("N cube albany red");
  EXPECT_TRUE(table.turn().has(1)) << "there was one line";
}

// RW-70
TEST(RailwaysUrbanizing, WithAnEmptyBagTheMarkerStaysAndTheActionIsLegal_RW_70) {
  Table table = Table::ready();
  table.with_cubes("albany", "");
  table.state.table.bag = {};
  table.play("0 urbanize albany; 0 color blue");
  EXPECT_TRUE(table.turn().has(1));
  EXPECT_EQ(table.state.table.markers, 1);
  EXPECT_EQ(color(table, "albany"), Color::Blue);
}

// Mexico where no city is urbanized, as a map from outside.
bool open_as_it_is() {
  Json file = parse_json(rh::testing::read_file(rh::testing::in_project("data/railways_of_the_world/mexico.json")));
  file["id"] = "as_it_is";
  file["allowed"]["urbanize"] = false;
  return shelf().open(file.dump()).has_value();
}

// RW-235
TEST(RailwaysUrbanizing, IsNoPartOfAMapThatDoesNotAllowIt_RW_235) {
  ASSERT_TRUE(open_as_it_is());
  const Table table = Table::ready("map=as_it_is operation_cards=false barons=false");
  for (const char* text : {"urbanize durango", "urbanize mexico_city", "color blue"}) {
    EXPECT_EQ(table.refusal(0, text), "235") << text;
    EXPECT_EQ(table.refusal(1, text), "235") << "whoever asks: " << text;
  }
  EXPECT_EQ(table.refusal(0, "urbanize albany"), "239") << "no city of this map";
  EXPECT_EQ(table.legal(0, "urbanize"), "");
  EXPECT_NE(Table::ready(testing::kBasicMexico).legal(0, "urbanize"), "") << "of the same map as it is printed";
}

// RW-231, RW-235
TEST(RailwaysUrbanizing, WithoutItNewIndustryWouldDoNothing_RW_231_RW_235) {
  ASSERT_TRUE(open_as_it_is());
  Table table = Table::ready("map=as_it_is barons=false");
  EXPECT_EQ(table.with_open("new_industry").refusal(0, "take new_industry"), "231");
}

// --- Western Links ----------------------------------------------------------------------------

// RW-56
TEST(RailwaysWesternLinks, V12_CostThirtyAndBringFourRedCubes_RW_56) {
  Table table = Table::ready();
  table.with_link(0, kKansasCityStLouis).with_cash(0, 12).with_cubes("kansas_city", "red");
  const int red = table.state.table.bag.count(kRed);
  EXPECT_EQ(table.quote(0, "western kansas_city")["red"], 4);
  EXPECT_EQ(table.events("0 western kansas_city"), "western(city=kansas_city price=30 cubes=4) bonds(seat=0 count=4)");
  EXPECT_EQ(table.money(0), "2/4");
  EXPECT_EQ(table.cubes("kansas_city"), "red western western western western");
  EXPECT_EQ(table.state.table.bag.count(kRed), red - 4);
  EXPECT_TRUE(table.turn().has(1));
  EXPECT_EQ(table.view(1)["cities"][static_cast<std::size_t>(table.city("kansas_city"))]["western"], 0);
}

// RW-58
TEST(RailwaysWesternLinks, AreNoLinks_RW_58) {
  Table table = Table::ready();
  table.with_link(0, kKansasCityStLouis).play("0 western kansas_city");
  EXPECT_EQ(table.company(0).links, 1);
  EXPECT_EQ(table.view(0)["links"].size(), 1u);
  EXPECT_EQ(table.company(0).points, 0);
}

// RW-227, RW-228
TEST(RailwaysWesternLinks, NeedAnOwnFinishedLinkAndACityWithout_RW_227_RW_228) {
  Table table = Table::ready();
  EXPECT_EQ(table.refusal_with_arguments(0, "western chicago"), "228 case=elsewhere");
  EXPECT_EQ(table.refusal_with_arguments(0, "western kansas_city"), "227 city=kansas_city");
  table.with_link(1, kKansasCityStLouis);
  EXPECT_EQ(table.refusal(0, "western kansas_city"), "227") << "the link is another's";
  table.with_link(0, "kansas_city: 1.13 2-5");
  EXPECT_EQ(table.refusal(0, "western kansas_city"), "227") << "an unfinished one";
  table.play("0 pass; 1 western kansas_city");
  EXPECT_EQ(table.refusal_with_arguments(0, "western kansas_city"), "228 case=built");
}

// RW-127, RW-235
TEST(RailwaysWesternLinks, AreNoPartOfMexico_RW_127_RW_235) {
  const Table table = Table::ready(testing::kBasicMexico);
  EXPECT_EQ(table.refusal(0, "western mexico_city"), "235");
  EXPECT_EQ(table.refusal(1, "western mexico_city"), "235") << "whoever asks";
  EXPECT_EQ(table.refusal(0, "western kansas_city"), "239") << "no city of this map";
}

// RW-57
TEST(RailwaysWesternLinks, TakeWhatRedCubesThereAre_RW_57) {
  Table table = Table::ready();
  table.with_link(0, kKansasCityStLouis).with_cubes("kansas_city", "");
  leave_red(table, 2);
  Table none = table;
  table.play("0 western kansas_city");
  EXPECT_EQ(table.cubes("kansas_city"), "western western");
  EXPECT_EQ(table.state.table.markers, 0) << "a cube has come";
  none.state.table.bag = {};
  none.play("0 western kansas_city");
  EXPECT_EQ(none.cubes("kansas_city"), "");
  EXPECT_EQ(none.state.table.markers, 1);
  EXPECT_EQ(none.company(0).western, 1);
}

// Links from Kansas City to Chicago, three of them.
Table to_chicago(int seats = 2) {
  Table table = Table::ready(testing::kBasic, seats);
  table.with_link(0, kKansasCityStLouis).with_link(0, "st_louis: 6.14 2-5");
  table.with_link(0, "chicago: 8.11 5-2, 8.12 5-2, 7.13 5-3").with_engine(0, 3);
  return table;
}
constexpr std::string_view kJourney = "0 go kansas_city.1; 0 go st_louis.5; 0 go springfield.0";

// RW-59
TEST(RailwaysWesternLinks, V12_ACubeBroughtToChicagoBringsTwoMore_RW_59) {
  Table table = to_chicago();
  table.with_cubes("kansas_city", "red western western").with_cubes("chicago", "blue");
  const int red = table.state.table.bag.count(kRed);
  table.play("0 deliver kansas_city western").play(kJourney);
  EXPECT_EQ(table.company(0).points, 3);
  EXPECT_EQ(table.state.table.bag.count(kRed), red + 1) << "back in the bag before the draw, an ordinary red one";
  table.play("N cube chicago black; N cube chicago black").until(0);
  EXPECT_EQ(table.cubes("chicago"), "black black blue");
  EXPECT_EQ(table.cubes("kansas_city"), "red western");
  table.play("0 deliver kansas_city red").play(kJourney);
  EXPECT_FALSE(table.turn().nature) << "an ordinary red cube brings nothing";
}

// RW-59
TEST(RailwaysWesternLinks, ACubeBroughtToAnotherRedCityBringsNothing_RW_59) {
  Table table = Table::ready();
  table.with_link(0, "new_york: 23.12 5-2").with_cubes("philadelphia", "western");
  EXPECT_EQ(table.refusal_with_arguments(0, "deliver philadelphia red"), "217 city=philadelphia cube=red");
  table.play("0 deliver philadelphia western; 0 go philadelphia.5");
  EXPECT_TRUE(table.turn().has(1));
  EXPECT_EQ(table.company(0).points, 1);
  EXPECT_EQ(table.state.table.markers, 1) << "western cubes count as cubes of their city";
}

// RW-59
TEST(RailwaysWesternLinks, AnybodyMayDeliverThem_RW_59) {
  Table table = Table::ready();
  table.with_link(1, kKansasCityStLouis).with_link(0, "st_louis: 6.14 2-5").with_engine(1, 3);
  table.with_link(0, "chicago: 8.11 5-2, 8.12 5-2, 7.13 5-3").with_cubes("kansas_city", "western western");
  table.state.table.western[0] = 0;
  table.play("0 pass; 1 deliver kansas_city western; 1 go kansas_city.1; 1 go st_louis.5; 1 go springfield.0");
  EXPECT_EQ(table.company(1).points, 1);
  EXPECT_EQ(table.company(0).points, 2);
  table.play("N cube chicago red; N cube chicago red");
}

// RW-66
TEST(RailwaysWesternLinks, NewCubesTakeAMarkerOffChicagoBeforeMarkersAreCounted_RW_66) {
  Table table = to_chicago();
  for (const char* city :
       {"chicago", "albany", "montreal", "harrisburg", "syracuse", "buffalo", "norfolk", "wilmington", "savannah"})
    table.with_cubes(city, "");
  table.with_cubes("kansas_city", "western");
  ASSERT_EQ(table.state.table.markers, 9);
  ASSERT_EQ(table.state.table.threshold(), 10);
  table.play("0 deliver kansas_city western").play(kJourney).play("N cube chicago red");
  EXPECT_EQ(table.events("N cube chicago red"), "cube(city=chicago color=red) emptied(city=kansas_city)");
  EXPECT_EQ(table.state.table.markers, 9);
  EXPECT_EQ(table.state.table.ending, 0);
}

}  // namespace
}  // namespace rh::railways_of_the_world
