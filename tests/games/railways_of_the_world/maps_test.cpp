// Map files of Railways of the World: the two of the box, and whatever can be wrong with one from outside.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <random>

#include "engine/core/json_reader.h"
#include "engine/games/railways_of_the_world/components.h"
#include "tests/files.h"

namespace rh::railways_of_the_world {
namespace {

using Said = std::vector<std::string>;

::testing::AssertionResult among(const Said& said, const std::string& text) {
  if (std::ranges::find(said, text) != said.end()) return ::testing::AssertionSuccess();
  return ::testing::AssertionFailure() << text << "\n  is not among\n" << ::testing::PrintToString(said);
}

Json file(const std::string& name) {
  return parse_json(testing::read_file(testing::in_project("data/railways_of_the_world/" + name + ".json")));
}

// Five by four hexes with four cities, a ridge, a major line and a Western Link.
Json small_map() {
  Json map = parse_json(R"({
    "schema": 1, "id": "small", "name": "Small", "provenance": "a test",
    "layout": {"hex": "pointy-top", "offset": "odd-r", "cols": 5, "rows": 4},
    "legend": {}, "grid": ["LCpmC", "ppwms", "pppss", "CppC."],
    "ridges": [[1, 1, 0], [2, 2, 2]],
    "cities": [{"id": "west", "name": "West", "c": 1, "r": 0, "color": "red", "cubes": 3},
               {"id": "hill", "name": "Hill", "c": 4, "r": 0, "color": "blue", "cubes": 2},
               {"id": "port", "name": "Port", "c": 0, "r": 3, "color": "yellow", "cubes": 2},
               {"id": "bay", "name": "Bay", "c": 3, "r": 3, "color": "gray", "cubes": 1}],
    "major_lines": [{"a": "west", "b": "bay", "points": 4}],
    "western_links": [{"city": "west", "tile": [0, 0], "cost_k": 30, "red_cubes": 4}],
    "western_delivery": {"city": "west", "new_cubes": 2},
    "allowed": {"urbanize": true, "operation_cards": true, "barons": true, "western_link": true},
    "players": [2, 3], "empty_city_threshold": {"1": 2, "2": 3, "3": 3}, "cube_reduction_below_players": 3})");
  static const Json kCommon = file("common");
  map["common"] = kCommon;
  return map;
}

struct Loaded {
  Tables tables;
  Box box;
  std::string problem;
};

Loaded load(const Json& map, std::string name = "small") {
  Loaded loaded;
  loaded.box.name = std::move(name);
  loaded.tables = load_tables(JsonReader(&map, "", &loaded.problem), loaded.box);
  return loaded;
}

// What is said of the small map after a change.
Said wrong(const std::function<void(Json&)>& change) {
  Json map = small_map();
  change(map);
  const Loaded loaded = load(map);
  EXPECT_EQ(loaded.problem, loaded.box.problems.empty() ? "" : loaded.box.problems.front());
  return loaded.box.problems;
}

Said odd(const std::function<void(Json&)>& change) {
  Json map = small_map();
  change(map);
  const Loaded loaded = load(map);
  EXPECT_EQ(loaded.box.problems, Said{});
  return loaded.box.warnings;
}

// --- the maps of the box ----------------------------------------------------------------------

struct Count {
  std::size_t plain = 0, water = 0, mountain = 0, ridges = 0;
};

Count count(const Map& map) {
  Count count;
  for (int hex = 0; hex < map.grid.hexes(); ++hex) {
    count.plain += map.at(hex) == Terrain::Plain ? 1 : 0;
    count.water += map.at(hex) == Terrain::Water ? 1 : 0;
    count.mountain += map.at(hex) == Terrain::Mountain ? 1 : 0;
    for (int d = 0; d < 6; ++d) count.ridges += map.ridge(hex, d) ? 1 : 0;
  }
  EXPECT_EQ(count.ridges % 2, 0u) << "a ridge has two sides";
  count.ridges /= 2;
  return count;
}

int cities_of(const Map& map, Color color) {
  return static_cast<int>(std::ranges::count(map.cities, color, &City::color));
}

int cubes_at_start(const Map& map, int seats) {
  int cubes = 0;
  for (std::size_t city = 0; city < map.cities.size(); ++city) cubes += map.first_cubes(static_cast<int>(city), seats);
  return cubes;
}

const Tables& box(std::string_view name) { return shelf().tables(*shelf().find(name)); }

// RW-17
TEST(RailwaysMaps, TheEasternUnitedStates_RW_17) {
  const Map& map = box("eastern_us").map;
  EXPECT_EQ(map.grid.cols, 28);
  EXPECT_EQ(map.grid.rows, 32);
  const Count found = count(map);
  EXPECT_EQ(found.plain, 387u);
  EXPECT_EQ(found.water, 187u);
  EXPECT_EQ(found.mountain, 71u);
  EXPECT_EQ(found.ridges, 72u);
  EXPECT_EQ(map.cities.size(), 52u);
  EXPECT_EQ(cities_of(map, Color::Red), 3);
  EXPECT_EQ(cities_of(map, Color::Blue), 5);
  EXPECT_EQ(cities_of(map, Color::Yellow), 5);
  EXPECT_EQ(cities_of(map, Color::Purple), 6);
  EXPECT_EQ(cities_of(map, Color::Black), 5);
  EXPECT_EQ(cities_of(map, Color::Gray), 28);
  EXPECT_EQ(map.majors.size(), 6u);
  EXPECT_EQ(map.western_links.size(), 2u);
  EXPECT_GE(map.western_link_of(map.city_named("kansas_city")), 0);
  EXPECT_GE(map.western_link_of(map.city_named("des_moines")), 0);
  EXPECT_EQ(map.western_target, map.city_named("chicago"));
  EXPECT_EQ(shelf()[*shelf().find("eastern_us")].max_seats, 6);
}

// RW-18, RW-127
TEST(RailwaysMaps, MexicoHasEverythingButWesternLinks_RW_18_RW_127) {
  const Map& map = box("mexico").map;
  EXPECT_EQ(map.grid.cols, 25);
  EXPECT_EQ(map.grid.rows, 26);
  const Count found = count(map);
  EXPECT_EQ(found.plain, 66u);
  EXPECT_EQ(found.water, 50u);
  EXPECT_EQ(found.mountain, 115u);
  EXPECT_EQ(found.ridges, 53u);
  EXPECT_EQ(map.cities.size(), 29u);
  EXPECT_EQ(cities_of(map, Color::Red), 2);
  EXPECT_EQ(cities_of(map, Color::Gray), 14);
  EXPECT_EQ(map.majors.size(), 6u);
  EXPECT_TRUE(map.urbanize && map.operation_cards && map.barons);
  EXPECT_FALSE(map.western);
  EXPECT_TRUE(map.western_links.empty());
  EXPECT_EQ(shelf()[*shelf().find("mexico")].max_seats, 4);
}

// RW-28
TEST(RailwaysMaps, V19_CubesAtTheStart_RW_28) {
  const Map &east = box("eastern_us").map, &mexico = box("mexico").map;
  for (const int seats : {1, 2, 3}) {
    EXPECT_EQ(cubes_at_start(east, seats), 75);
    EXPECT_EQ(cubes_at_start(mexico, seats), 50);
  }
  for (const int seats : {4, 5, 6}) EXPECT_EQ(cubes_at_start(east, seats), 113);
  EXPECT_EQ(cubes_at_start(mexico, 4), 76);
  EXPECT_EQ(east.first_cubes(east.city_named("new_york"), 4), 5);
  EXPECT_EQ(east.first_cubes(east.city_named("new_york"), 3), 4);
  EXPECT_EQ(east.first_cubes(east.city_named("portland"), 4), 1);
  EXPECT_EQ(east.first_cubes(east.city_named("portland"), 3), 1);
}

// RW-19
TEST(RailwaysMaps, CitiesHaveTheColoursThatAreKnown_RW_19) {
  const Map& map = box("eastern_us").map;
  const auto color = [&](std::string_view city) { return map.city(map.city_named(city)).color; };
  for (const char* city : {"new_york", "chicago", "charleston"}) EXPECT_EQ(color(city), Color::Red) << city;
  for (const char* city : {"philadelphia", "washington", "atlanta"}) EXPECT_EQ(color(city), Color::Blue) << city;
  for (const char* city : {"baltimore", "jacksonville"}) EXPECT_EQ(color(city), Color::Yellow) << city;
  EXPECT_EQ(color("mobile"), Color::Black);
  for (const char* city : {"new_haven", "indianapolis"}) EXPECT_EQ(color(city), Color::Gray) << city;
  for (const char* city : {"raleigh", "duluth", "louisville", "toronto", "boston"}) EXPECT_NE(color(city), Color::Gray);
}

// RW-20
TEST(RailwaysMaps, EveryCityHasThreeSidesForTrackAndNoCityForANeighbour_RW_20) {
  for (const std::string_view name : {"eastern_us", "mexico"}) {
    const Map& map = box(name).map;
    for (const City& city : map.cities) {
      int sides = 0;
      for (int d = 0; d < 6; ++d) {
        const int next = map.neighbour(city.hex, d);
        sides += next != hex::kNone && takes_track(map.at(next)) ? 1 : 0;
        EXPECT_EQ(map.city_in(next), -1) << city.id;
      }
      EXPECT_GE(sides, 3) << city.id;
    }
  }
}

// RW-128
TEST(RailwaysMaps, ThresholdsOfTheEndAlsoForOne_RW_128) {
  EXPECT_EQ(box("eastern_us").map.thresholds, (std::array<std::uint8_t, 7>{0, 8, 10, 12, 14, 16, 18}));
  EXPECT_EQ(box("mexico").map.thresholds, (std::array<std::uint8_t, 7>{0, 6, 7, 8, 9, 0, 0}));
}

// RW-13
TEST(RailwaysMaps, IncomeByTheFormulaOfTheTrack_RW_13) {
  const Common& common = box("mexico").common;
  for (int points = 0; points <= 130; ++points) {
    const int said = points == 0    ? 0
                     : points <= 12 ? 2 * points + 2
                     : points <= 40 ? 26 + (points - 12) / 2
                     : points <= 55 ? 40
                                    : std::max(20, 40 - (points - 54) / 2);
    EXPECT_EQ(common.income(points), said) << points;
  }
}

// --- cards and barons of a map ----------------------------------------------------------------

int cards_of(const Tables& tables, const std::function<bool(const Card&)>& which) {
  int copies = 0;
  for (const Card& card : tables.cards) copies += card.copies > 0 && which(card) ? card.copies : 0;
  return copies;
}
const Card& card(const Tables& tables, std::string_view id) {
  return tables.cards[static_cast<std::size_t>(std::ranges::find(card_names(), id) - card_names().begin())];
}
const Baron& baron(const Tables& tables, std::string_view id) {
  return tables.barons[static_cast<std::size_t>(std::ranges::find(baron_names(), id) - baron_names().begin())];
}
bool any(const Card&) { return true; }

// RW-12, RW-24a
TEST(RailwaysMaps, DecksOfBothMaps_RW_12_RW_24a) {
  const Tables &east = box("eastern_us"), &mexico = box("mexico");
  EXPECT_EQ(cards_of(east, any), 37);
  EXPECT_EQ(cards_of(mexico, any), 20);
  EXPECT_EQ(cards_of(east, [](const Card& one) { return one.drawn(); }), 28) << "neither start cards nor Major Lines";
  EXPECT_EQ(cards_of(mexico, [](const Card& one) { return one.drawn(); }), 17);
  EXPECT_EQ(cards_of(east, [](const Card& one) { return one.start; }), 3);
  EXPECT_EQ(cards_of(east, [](const Card& one) { return one.kind == CardKind::MajorLine; }), 6);
  EXPECT_EQ(card(east, "land_grant").copies, 4);
  EXPECT_EQ(card(mexico, "land_grant").copies, 2);
  EXPECT_EQ(card(east, "trading_depot").copies, 0);
  EXPECT_EQ(card(mexico, "trading_depot").copies, 3);
  EXPECT_EQ(card(mexico, "hotel_new_york").copies, 0);
  EXPECT_EQ(card(east, "hotel_new_york").city, east.map.city_named("new_york"));
  EXPECT_EQ(card(east, "major_richmond_atlanta").major, 4);
}

// RW-26
TEST(RailwaysMaps, BaronsOfBothMaps_RW_26) {
  const auto copies = [](const Tables& tables) {
    int sum = 0;
    for (const Baron& one : tables.barons) sum += one.copies;
    return sum;
  };
  EXPECT_EQ(copies(box("eastern_us")), 12);
  EXPECT_EQ(copies(box("mexico")), 8);
  EXPECT_EQ(baron(box("eastern_us"), "fewest_bonds").copies, 2);
  EXPECT_EQ(baron(box("eastern_us"), "most_cash").points, 7);
  EXPECT_EQ(baron(box("mexico"), "most_cash").points, 6);
  const Baron& coasts = baron(box("mexico"), "coast_to_coast");
  EXPECT_EQ(std::popcount(coasts.from), 5);
  EXPECT_EQ(std::popcount(coasts.to), 3);
}

TEST(RailwaysMaps, OfOnesOwnTakeTheCardsAndBaronsThatFit) {
  const Loaded small = load(small_map());
  ASSERT_EQ(small.problem, "");
  EXPECT_EQ(cards_of(small.tables, [](const Card& one) { return one.start; }), 3);
  EXPECT_EQ(cards_of(small.tables, [](const Card& one) { return one.city >= 0 || one.major >= 0; }), 0);
  EXPECT_EQ(card(small.tables, "land_grant").copies, 6);
  EXPECT_EQ(card(small.tables, "trading_depot").copies, 3);
  EXPECT_EQ(baron(small.tables, "western_link").copies, 1);
  EXPECT_EQ(baron(small.tables, "chicago_hub").copies, 0);
  EXPECT_EQ(baron(small.tables, "fewest_bonds").copies, 3);

  Json map = small_map();
  map["cities"][0]["id"] = "chicago";
  map["cities"][3]["id"] = "new_york";
  map["major_lines"] = parse_json(R"([{"a": "new_york", "b": "chicago", "points": 10}])");
  map["western_links"][0]["city"] = map["western_delivery"]["city"] = "chicago";
  const Loaded named = load(map);
  ASSERT_EQ(named.problem, "");
  EXPECT_EQ(card(named.tables, "hotel_chicago").city, 0);
  EXPECT_EQ(card(named.tables, "hotel_new_york").copies, 0) << "nothing is delivered to a grey city";
  EXPECT_EQ(card(named.tables, "major_new_york_chicago").major, 0);
  EXPECT_EQ(baron(named.tables, "chicago_hub").city, 0);
  EXPECT_EQ(baron(named.tables, "new_york_chicago").from, 0b1000u);

  map["allowed"]["western_link"] = false;
  EXPECT_EQ(baron(load(map).tables, "western_link").copies, 0);
}

TEST(RailwaysMaps, HaveBaronsForSixWhateverTheirCities) {
  Json map = small_map();
  map["players"] = {2, 6};
  for (const char* seats : {"4", "5", "6"}) map["empty_city_threshold"][seats] = 4;
  EXPECT_EQ(load(map).problem, "");
}

// --- what is right ----------------------------------------------------------------------------

TEST(RailwaysMaps, OfOnesOwnAreReadWhole) {
  const Loaded loaded = load(small_map());
  ASSERT_EQ(loaded.problem, "");
  EXPECT_EQ(loaded.box.warnings, (Said{"cities: none is black, so that nobody takes cubes of that colour",
                                       "cities: none is purple, so that nobody takes cubes of that colour"}));
  EXPECT_EQ(loaded.box.min_seats, 1);
  EXPECT_EQ(loaded.box.max_seats, 3);
  const Map& map = loaded.tables.map;
  EXPECT_EQ(map.at(map.grid.hex_at(3, 1)), Terrain::Mountain);
  EXPECT_EQ(map.city_in(map.grid.hex_at(3, 3)), 3);
  EXPECT_TRUE(map.ridge(map.grid.hex_at(1, 1), 0));
  EXPECT_TRUE(map.ridge(map.grid.hex_at(2, 1), 3));
  EXPECT_EQ(city_names()[map.city(2).name], "port");
  EXPECT_EQ(map.city_named(map.city(2).name), 2);
  EXPECT_EQ(box("mexico").map.city_named(map.city(2).name), -1);
}

TEST(RailwaysMaps, MayLeaveOutPicturesAndReferences) {
  for (const std::string name : {"eastern_us", "mexico"}) {
    Json map = file(name);
    map["common"] = file("common");
    EXPECT_EQ(load(map, name).problem, "");
    map.erase("art");
    map.erase("reference_links");
    EXPECT_EQ(load(map, name).problem, "");
    map["game"] = "railways_of_the_world";
    EXPECT_EQ(load(map, name).box.warnings, Said{});
  }
}

TEST(RailwaysMaps, ForThreeAndMoreAreNotForOne) {
  Json map = small_map();
  map["players"] = {3, 3};
  map["empty_city_threshold"] = {{"3", 3}};
  const Loaded loaded = load(map);
  EXPECT_EQ(loaded.problem, "");
  EXPECT_EQ(loaded.box.min_seats, 3);
}

// --- what is wrong ----------------------------------------------------------------------------

TEST(RailwaysBrokenMaps, LackAKey) {
  for (const char* key :
       {"schema", "name", "provenance", "layout", "legend", "grid", "ridges", "cities", "major_lines", "western_links",
        "western_delivery", "allowed", "players", "empty_city_threshold", "cube_reduction_below_players"}) {
    EXPECT_TRUE(among(wrong([&](Json& map) { map.erase(key); }), std::string(key) + " is missing")) << key;
  }
}

// RW-14, RW-15
TEST(RailwaysBrokenMaps, HaveAGridThatIsNoGrid_RW_14_RW_15) {
  EXPECT_EQ(wrong([](Json& map) { map["grid"][2] = "ppps"; }),
            (Said{"grid[2] has 4 letters, not 5 as layout.cols says"}));
  EXPECT_EQ(wrong([](Json& map) { map["grid"].erase(3); }), (Said{"grid has 3 rows, not 4 as layout.rows says"}));
  EXPECT_EQ(wrong([](Json& map) { map["grid"][1] = "ppxms"; }),
            (Said{"grid: hex 2.1 is \"x\", not one of p w m C s L ."}));
  EXPECT_EQ(wrong([](Json& map) { map["grid"] = "pp"; }), (Said{"grid is not a list of rows"}));
  EXPECT_EQ(wrong([](Json& map) { map["grid"][1] = 7; }), (Said{"grid[1] is not a text"}));
  EXPECT_EQ(wrong([](Json& map) { map["layout"]["cols"] = 129; }), (Said{"layout.cols is 129, not 1..128"}));
  EXPECT_EQ(wrong([](Json& map) { map["layout"]["hex"] = "flat-top"; }), (Said{"layout.hex is not \"pointy-top\""}));
  EXPECT_EQ(wrong([](Json& map) { map["layout"]["offset"] = "even-r"; }), (Said{"layout.offset is not \"odd-r\""}));
  EXPECT_EQ(wrong([](Json& map) { map["layout"]["cols"] = map["layout"]["rows"] = 33; }),
            (Said{"layout makes 1089 hexes, not 1024 at most"}));
  EXPECT_EQ(wrong([](Json& map) { map["grid"][2] = "ppCss"; }),
            (Said{"grid: hex 2.2 is \"C\", and none of the cities lies there"}));
}

TEST(RailwaysBrokenMaps, HaveCitiesThatAreNone) {
  EXPECT_TRUE(among(wrong([](Json& map) { map["cities"][3]["c"] = 2; }),
                    "cities[3] (bay) lies on hex 2.3, which is \"p\" in the grid, not \"C\""));
  EXPECT_TRUE(among(wrong([](Json& map) { map["cities"][2]["c"] = 3; }),
                    "cities[3] (bay) lies on hex 3.3, as port does: one city a hex"));
  EXPECT_TRUE(
      among(wrong([](Json& map) { map["cities"][1]["id"] = "west"; }), "cities[1] has the id west of another city"));
  EXPECT_TRUE(among(wrong([](Json& map) { map["cities"][1]["id"] = "High Hill"; }),
                    "cities[1].id is not a name of 1 to 40 small letters, digits and _"));
  EXPECT_TRUE(among(wrong([](Json& map) { map["cities"][1]["color"] = "pink"; }),
                    "cities[1].color is \"pink\", not one of red yellow blue purple black gray"));
  EXPECT_TRUE(among(wrong([](Json& map) { map["cities"][1]["c"] = 5; }), "cities[1].c is 5, not 0..4"));
  EXPECT_TRUE(among(wrong([](Json& map) { map["cities"][1]["cubes"] = 0; }), "cities[1].cubes is 0, not 1..25"));
  EXPECT_TRUE(among(wrong([](Json& map) { map["cities"][1].erase("name"); }), "cities[1].name is missing"));
  EXPECT_TRUE(among(wrong([](Json& map) { map["cities"] = 3; }), "cities is not a list"));
}

TEST(RailwaysBrokenMaps, AskForMoreCubesThanTheBagHolds) {
  Json map = file("eastern_us");
  map["common"] = file("common");
  map["cities"][0]["cubes"] = 18;
  EXPECT_EQ(load(map, "eastern_us").problem, "cities hold 126 cubes in all, not 125 at most: those of the bag");
}

// RW-16
TEST(RailwaysBrokenMaps, HaveRidgesWhereNoneCanBe_RW_16) {
  const auto with = [](Json ridge) { return wrong([&](Json& map) { map["ridges"].push_back(ridge); }); };
  EXPECT_EQ(with({4, 0, 0}),
            (Said{"ridges[2] leads from hex 4.0 over the border: a ridge lies between two neighbours"}));
  EXPECT_EQ(with({3, 1, 0}), (Said{"ridges[2] lies between hexes 3.1 and 4.1, of which 4.1 is \"s\": a ridge "
                                   "lies between two hexes of land"}));
  EXPECT_EQ(with({1, 1, 0}), (Said{"ridges[2] between hexes 1.1 and 2.1 is listed twice"}));
  EXPECT_EQ(with({1, 1, 3}), (Said{"ridges[2][2] is 3, not 0..2"}));
  EXPECT_EQ(with({9, 1, 0}), (Said{"ridges[2][0] is 9, not 0..4"}));
  EXPECT_EQ(with({1, 1}), (Said{"ridges[2] is not [column, row, direction]"}));
}

TEST(RailwaysBrokenMaps, HaveMajorLinesToNowhere) {
  EXPECT_EQ(wrong([](Json& map) { map["major_lines"][0]["b"] = "atlantis"; }),
            (Said{"major_lines[0].b is \"atlantis\", not the id of one of the cities"}));
  EXPECT_EQ(wrong([](Json& map) { map["major_lines"][0]["b"] = "west"; }),
            (Said{"major_lines[0] joins west with itself, not two cities"}));
  EXPECT_EQ(wrong([](Json& map) { map["major_lines"].push_back({{"a", "bay"}, {"b", "west"}, {"points", 1}}); }),
            (Said{"major_lines[1] is listed twice"}));
  EXPECT_EQ(wrong([](Json& map) { map["major_lines"][0]["points"] = 0; }),
            (Said{"major_lines[0].points is 0, not 1..99"}));
}

TEST(RailwaysBrokenMaps, HaveWesternLinksThatCannotBe) {
  EXPECT_EQ(wrong([](Json& map) { map["western_links"][0]["tile"] = {0, 1}; }),
            (Said{"western_links[0].tile is hex 0.1, which is \"p\" in the grid, not \"L\"",
                  "allowed.western_link is true, and western_links is empty"}));
  EXPECT_TRUE(among(wrong([](Json& map) { map["western_links"][0]["city"] = "bay"; }),
                    "western_links[0].tile is hex 0.0, not a neighbour of bay (3.3)"));
  EXPECT_EQ(wrong([](Json& map) { map["western_links"].push_back(map["western_links"][0]); }),
            (Said{"western_links[1] is the second of west: a city has one at most"}));
  EXPECT_EQ(wrong([](Json& map) { map["western_delivery"]["city"] = "hill"; }),
            (Said{"western_delivery.city is hill, which is not red: western cubes are delivered to red cities"}));
  EXPECT_EQ(wrong([](Json& map) { map["western_delivery"] = nullptr; }), (Said{"western_delivery is not an object"}));
}

TEST(RailwaysBrokenMaps, HaveThresholdsMissing) {
  EXPECT_EQ(wrong([](Json& map) { map["empty_city_threshold"].erase("2"); }),
            (Said{"empty_city_threshold.2 is missing"}));
  EXPECT_EQ(wrong([](Json& map) { map["empty_city_threshold"].erase("1"); }),
            (Said{"empty_city_threshold.1 is missing"}));
  EXPECT_EQ(wrong([](Json& map) { map["empty_city_threshold"]["3"] = 5; }),
            (Said{"empty_city_threshold.3 is 5, not 1..4"}))
      << "there are four cities";
  EXPECT_EQ(wrong([](Json& map) { map["players"] = {3, 2}; }), (Said{"players[1] is 2, not 3..6"}));
  EXPECT_EQ(wrong([](Json& map) { map["players"] = 4; }), (Said{"players is not [fewest, most]"}));
}

TEST(RailwaysBrokenMaps, HaveCitiesThatNoTrackReaches) {
  EXPECT_EQ(wrong([](Json& map) {
              map["grid"][0] = "LCpsC";
              map["grid"][1] = "ppwss";
            }),
            (Said{"cities: hill (hex 4.0) has no side on which track could be laid: one of its neighbours must "
                  "be p, w or m"}));
}

TEST(RailwaysBrokenMaps, HavePicturesThatCannotBeDrawn) {
  EXPECT_EQ(wrong([](Json& map) { map["art"] = 7; }), (Said{"art is not an object"}));
  EXPECT_EQ(wrong([](Json& map) { map["art"]["rivers_in_hex_widths"]["Nile"] = {{1, 2}, {3}}; }),
            (Said{"art.rivers_in_hex_widths.Nile[1] is not [x, y]"}));
}

TEST(RailwaysBrokenMaps, BearAnotherName) {
  EXPECT_EQ(wrong([](Json& map) { map["id"] = "large"; }), (Said{"id is \"large\", not \"small\" as the file"}));
  EXPECT_EQ(wrong([](Json& map) { map["schema"] = 2; }), (Said{"schema is 2, not 1..1"}));
}

TEST(RailwaysBrokenMaps, SayEverythingAtOnce) {
  EXPECT_EQ(wrong([](Json& map) {
              map["cities"][1]["color"] = "pink";
              map["ridges"][1] = {9, 9, 9};
              map["allowed"].erase("barons");
              map["players"] = {2, 4};
            }),
            (Said{"cities[1].color is \"pink\", not one of red yellow blue purple black gray",
                  "ridges[1][0] is 9, not 0..4", "allowed.barons is missing", "empty_city_threshold.4 is missing"}));
}

TEST(RailwaysBrokenMaps, DoNotSayOneThingTwice) {
  EXPECT_EQ(wrong([](Json& map) { map["cities"][0]["cubes"] = -1; }),
            (Said{"cities[0].cubes is -1, not 1..25", "allowed.western_link is true, and western_links is empty"}))
      << "major line and Western Link name that city";
}

// --- what is odd ------------------------------------------------------------------------------

TEST(RailwaysOddMaps, HavePartsThatNoTrackJoins) {
  EXPECT_TRUE(among(odd([](Json& map) {
                      map["grid"] = {"LCpmC", "ppwms", "sssss", "CppC."};
                      map["ridges"].erase(1);
                    }),
                    "cities: no track can join these with the rest of the map: port (0.3), bay (3.3)"));
}

TEST(RailwaysOddMaps, HaveKeysThatNobodyReads) {
  EXPECT_TRUE(
      among(odd([](Json& map) { map["ridge"] = Json::array(); }), "ridge is no key of a map file: nobody reads it"));
}

TEST(RailwaysOddMaps, ReserveHexesForNothing) {
  EXPECT_TRUE(among(odd([](Json& map) { map["grid"][3] = "CppCL"; }),
                    "grid: hex 4.3 is \"L\", and none of the western_links lies there"));
}

// --- whatever is in a file --------------------------------------------------------------------

// Every value somewhere in a map, replaced by something else: it is refused or it is sound, and nothing breaks.
void mutate(Json& json, std::mt19937& random) {
  static const std::vector<Json> kOthers = {
      nullptr, true, -1, 0, 1, 7, 99, 1000000, 1.5, "", "p", "C", "x", "west", Json::array(), Json::object()};
  Json* place = &json;
  for (int depth = 0; depth < 6 && place->is_structured() && !place->empty(); ++depth) {
    auto next = place->begin();
    std::advance(next, random() % place->size());
    if (depth == 0 && place->is_object() && next.key() == "common") continue;
    place = &*next;
    if (random() % 4 == 0) break;
  }
  *place = kOthers[random() % kOthers.size()];
}

TEST(RailwaysBrokenMaps, OfAnyKindAreRefusedOrSound) {
  std::mt19937 random(7);
  int sound = 0, refused = 0;
  for (int i = 0; i < 1500; ++i) {
    Json map = small_map();
    for (unsigned changes = 1 + random() % 3; changes > 0; --changes) mutate(map, random);
    if (!map.is_object() || !map.contains("common")) continue;
    const Loaded loaded = load(map);
    (loaded.problem.empty() ? sound : refused) += 1;
    if (!loaded.problem.empty()) continue;
    const Map& read = loaded.tables.map;
    ASSERT_GE(read.cities.size(), 2u);
    for (const City& city : read.cities) ASSERT_EQ(read.city_in(city.hex), &city - read.cities.begin());
    for (int seats = loaded.box.min_seats; seats <= loaded.box.max_seats; ++seats)
      ASSERT_GT(read.thresholds[static_cast<std::size_t>(seats)], 0);
  }
  EXPECT_GT(sound, 30);
  EXPECT_GT(refused, 500);
}

}  // namespace
}  // namespace rh::railways_of_the_world
