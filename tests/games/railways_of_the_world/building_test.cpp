// Building track: where tiles may lie, what they cost, how a link is finished (RW-42 to RW-55).
#include "engine/games/railways_of_the_world/building.h"

#include <map>

#include "tests/games/railways_of_the_world/table.h"
#include "tests/games/shared.h"

namespace rh::railways_of_the_world::testing {
namespace {

// --- the worked examples ----------------------------------------------------------------------

// RW-52, RW-79
TEST(RailwaysBuilding, V1_FourTilesAreMostlyPaidWithBonds_RW_52_RW_79) {
  Table table = Table::ready().with_cash(0, 3);
  table.play("0 build new_york; 0 lay 24.10 2-4; 0 lay 23.9 1-4; 0 lay 23.8 1-3");
  EXPECT_EQ(table.state.table.building.price, 9);
  table.play("0 lay 22.8 0-4");
  EXPECT_EQ(table.money(0), "2/2");
  EXPECT_EQ(table.company(0).links, 1);
}

// RW-42, RW-46
TEST(RailwaysBuilding, V2_OneTileJoinsNewYorkAndPhiladelphia_RW_42_RW_46) {
  Table table = Table::ready();
  table.play("0 build new_york; 0 lay 23.12 5-2");
  EXPECT_EQ(table.money(0), "3/1");
  EXPECT_TRUE(table.turn().has(1)) << "the link is finished and so is the action";
  table.play("1 pass; 0 build philadelphia; 0 lay 22.14 5-3");
  EXPECT_EQ(table.money(0), "1/1") << "a curve costs what the hex costs";
  EXPECT_EQ(table.company(0).links, 2);
  EXPECT_EQ(std::popcount(table.company(0).cities), 3);
}

// RW-51
TEST(RailwaysBuilding, V3_ARidgeIsPaidByTheTileThatCrossesIt_RW_51) {
  Table table = Table::ready(kBasic, 1).with_cash(0, 20);
  Table at_once = table;
  at_once.play("0 build pittsburgh; 0 lay 19.12 3-0; 0 lay 20.12 3-0");
  EXPECT_EQ(at_once.money(0), "8/0");
  table.play("0 build pittsburgh; 0 lay 19.12 3-0; 0 stop");
  EXPECT_EQ(table.money(0), "16/0") << "the open end only faces the ridge";
  table.play("0 extend 19.12.0; 0 lay 20.12 3-0");
  EXPECT_EQ(table.money(0), "8/0");
}

// Known before the first tile, and after each of them for the rest.
// RW-51
TEST(RailwaysBuilding, TheCheapestWayToACityIsPricedTileByTile_RW_51) {
  Table table = Table::ready();
  table.play("0 build pittsburgh");
  const auto to_harrisburg = [](const Json& reach) {
    for (const Json& way : reach) {
      if (way["city"] == "harrisburg") return way;
    }
    return Json();
  };
  const auto tile = [](int terrain, int ridge) { return Json{{"terrain", terrain}, {"ridge", ridge}}; };
  const Json way = to_harrisburg(table.view(0)["building"]["reach"]);
  EXPECT_EQ(way["tiles"], Json::array({"19.12 3-0", "20.12 3-0"}));
  EXPECT_EQ(way["prices"], Json::array({tile(4, 0), tile(4, 4)}));
  EXPECT_EQ(way["price"], 12);
  EXPECT_EQ(way["bonds"], 3);
  const Json rest = to_harrisburg(table.quote(0, "lay 19.12 3-0")["reach"]);
  EXPECT_EQ(rest["tiles"], Json::array({"20.12 3-0"}));
  EXPECT_EQ(rest["prices"], Json::array({tile(4, 4)}));
  EXPECT_EQ(rest["price"], 8);
}

// RW-54
TEST(RailwaysBuilding, V3_AnUnfinishedLinkIsRemovedAtTheEndOfTheTurn_RW_54) {
  Table table = Table::ready().with_cash(0, 20);
  table.play("0 build pittsburgh; 0 lay 19.12 3-0; 0 stop");
  EXPECT_EQ(table.view(0)["links"][0]["open"], "19.12.0");
  EXPECT_EQ(table.refusal(1, "extend 19.12.0"), "207") << "RW-45";
  table.to_next_turn();
  EXPECT_EQ(table.state.table.link_count, 0);
  EXPECT_EQ(table.money(0), "16/0") << "nothing is refunded";
  EXPECT_EQ(table.state.table.track(table.map().grid.hex_at(19, 12)).count(), 0);
  EXPECT_EQ(table.state.table.at_side(table.city("pittsburgh"), 0), kNoLink) << "the side is free again";
}

// RW-44, RW-52
TEST(RailwaysBuilding, V4_FourTilesInOneAction_RW_44_RW_52) {
  Table table = Table::ready("barons=false").with_cash(0, 20).with_card(0, "land_grant");
  Table granted = table;
  table.play("0 build kansas_city; 0 lay 1.15 4-0; 0 lay 2.15 3-0; 0 lay 3.15 3-0; 0 lay 4.15 3-0");
  EXPECT_EQ(table.money(0), "10/0");
  granted.play("0 build kansas_city; 0 use land_grant; 0 lay 1.15 4-0; 0 lay 2.15 3-0; 0 lay 3.15 3-0");
  EXPECT_EQ(granted.refusal(0, "use land_grant"), "232") << "one card a build";
  granted.play("0 lay 4.15 3-0");
  EXPECT_EQ(granted.money(0), "14/0");
  EXPECT_EQ(granted.company(0).cards[static_cast<std::size_t>(card_named("land_grant"))], 0);
}

// RW-52
TEST(RailwaysBuilding, V5_PerfectEngineeringMakesMountainsCheap_RW_52) {
  Table table = Table::ready("barons=false").with_cash(0, 20).with_card(0, "perfect_engineering");
  Table near = table;
  table.play("0 build pittsburgh; 0 use perfect_engineering; 0 lay 19.12 3-0; 0 lay 20.12 3-0");
  EXPECT_EQ(table.money(0), "16/0");
  Table plain = near;
  plain.play("0 build atlanta; 0 lay 12.23 1-4");
  EXPECT_EQ(plain.money(0), "16/0");
  near.play("0 build atlanta; 0 use perfect_engineering; 0 lay 12.23 1-4");
  EXPECT_EQ(near.money(0), "18/0");
}

// The segments that fit a hex which holds a track already: "1-4 1-5 ".
std::string second_segments(int held, int held2, std::string_view on = kBasic) {
  std::string all;
  Table table = Table::ready(on);
  const Map& map = table.map();
  for (int in = 0; in < 6; ++in) {
    // A city from which the first tile has this in-edge, with nothing but land around its hex.
    int city = -1, hex = hex::kNone;
    for (int c = 0; c < static_cast<int>(map.cities.size()) && city < 0; ++c) {
      hex = map.neighbour(map.city(c).hex, hex::opposite(in));
      if (hex == hex::kNone || !takes_track(map.at(hex))) continue;
      bool open = true;
      for (int d = 0; d < 6; ++d) open = open && (d == in || takes_track(map.at(map.neighbour(hex, d))));
      if (open) city = c;
    }
    EXPECT_GE(city, 0) << in;
    Table held_there = table;
    held_there.state.table.track(hex).add(held, held2);
    const Course course = Course::from_city(held_there.state.table, 0, city);
    for (int out = in + 1; out < 6; ++out) {
      const Tile tile{static_cast<std::int16_t>(hex), static_cast<std::uint8_t>(in), static_cast<std::uint8_t>(out)};
      if (course.fits(tile)) all += std::to_string(in) + "-" + std::to_string(out) + " ";
    }
  }
  return all;
}

// RW-42, RW-47
TEST(RailwaysBuilding, V6_TwoTracksInOneHexUseFourSides_RW_42_RW_47) {
  EXPECT_EQ(second_segments(0, 3), "1-4 1-5 2-4 2-5 ");
  EXPECT_EQ(second_segments(0, 2), "1-3 1-4 1-5 3-5 ");
}

// RW-122
TEST(RailwaysBuilding, TightCurvesAreAnOption_RW_122) {
  EXPECT_EQ(second_segments(0, 3, "operation_cards=false barons=false tight_curves"), "1-2 1-4 1-5 2-4 2-5 4-5 ");
  Table table = Table::ready();
  table.play("0 build new_york");
  EXPECT_EQ(table.refusal(0, "lay 23.12 5-0"), "209");
  EXPECT_EQ(table.refusal(0, "lay 23.12 5-5"), "209") << "a track does not leave where it came in";
}

// RW-211, RW-209
TEST(RailwaysBuilding, V6_TheReasonIsTheSideOrTheTurn_RW_211_RW_209) {
  Table table = Table::ready();
  table.with_link(1, "new_york: 23.12 5-2").play("0 build philadelphia");
  EXPECT_EQ(table.refusal(0, "lay 23.12 2-5"), "211");
  EXPECT_EQ(table.refusal(0, "lay 23.12 2-1"), "209") << "the turn comes before the side";
}

// RW-55
TEST(RailwaysBuilding, V15_AMajorLineScoresWhenItsLastLinkIsFinished_RW_55) {
  Table table = Table::ready();
  table.with_link(0, "richmond: 20.19 5-2, 20.20 5-2")
      .with_link(0, "charlotte: 16.23 5-3, 15.23 0-3, 14.23 0-2, 14.24 5-3");
  Table foreign = table;
  table.play("0 build raleigh; 0 lay 19.22 5-3");
  EXPECT_EQ(table.quote(0, "lay 18.22 0-3")["majors"], Json::array({5}));
  EXPECT_NE(table.events("0 lay 18.22 0-3").find("major(a=richmond b=atlanta points=5)"), std::string::npos);
  EXPECT_EQ(table.company(0).points, 5);
  EXPECT_EQ(table.company(0).from_majors, 5);
  foreign.play("0 pass; 1 build raleigh; 1 lay 19.22 5-3");
  EXPECT_EQ(foreign.quote(1, "lay 18.22 0-3")["majors"], Json::array());
  foreign.play("1 lay 18.22 0-3");
  EXPECT_EQ(foreign.company(0).points, 0) << "a link of another does not count";
  EXPECT_EQ(foreign.company(1).points, 0);
  EXPECT_EQ(foreign.view(0)["cards"]["majors"][4]["seat"], Json());
}

// RW-24a, RW-55
TEST(RailwaysBuilding, AMajorLineIsScoredOnce_RW_24a_RW_55) {
  Table table = Table::ready();
  table.with_link(0, "richmond: 20.19 5-2, 20.20 5-2")
      .with_link(0, "charlotte: 16.23 5-3, 15.23 0-3, 14.23 0-2, 14.24 5-3")
      .play("0 build raleigh; 0 lay 19.22 5-3; 0 lay 18.22 0-3; 1 pass; 0 build richmond; 0 lay 20.17 1-5");
  EXPECT_EQ(table.company(0).points, 5);
  EXPECT_EQ(table.view(1)["cards"]["majors"][4]["seat"], 0);
}

// RW-17, RW-208
TEST(RailwaysBuilding, V20_ChicagoHasFourSides_RW_17_RW_208) {
  Table table = Table::ready();
  table.play("0 build chicago");
  EXPECT_EQ(table.refusal(0, "lay 10.10 3-0"), "208");
  EXPECT_EQ(table.refusal(0, "lay 9.9 2-5"), "208");
  for (const char* tile : {"lay 9.11 4-1", "lay 8.11 5-2", "lay 8.10 0-3", "lay 8.9 1-4"})
    EXPECT_EQ(table.refusal(0, tile), "") << tile;
}

// --- starts and ends --------------------------------------------------------------------------

// RW-43, RW-45
TEST(RailwaysBuilding, TrackStartsInACityOrAtAnOwnOpenEnd_RW_43_RW_45) {
  Table table = Table::ready();
  EXPECT_EQ(table.refusal(0, "lay 23.12 5-2"), "206");
  EXPECT_EQ(table.refusal(0, "extend 23.12.2"), "206");
  EXPECT_EQ(table.refusal(0, "extend 127.0.2"), "206");
  table.play("0 build new_york");
  EXPECT_EQ(table.refusal(0, "lay 22.14 5-3"), "205");
  EXPECT_EQ(table.refusal(0, "lay 23.12 2-5"), "205") << "the in-edge does not face the start";
  EXPECT_EQ(table.refusal(0, "stop"), "241") << "RW-43a";
  table.play("0 lay 24.10 2-5");
  EXPECT_EQ(table.refusal(0, "lay 23.12 5-2"), "205") << "a gap";
}

// RW-43a
TEST(RailwaysBuilding, AStartNeedsAFirstTile_RW_43a) {
  Table table = Table::ready();
  const Map& map = table.map();
  for (int side = 0; side < 6; ++side) {
    const int hex = map.neighbour(map.city(table.city("new_york")).hex, side);
    if (takes_track(map.at(hex))) table.state.table.track(hex).add(0, 3), table.state.table.track(hex).add(1, 4);
  }
  EXPECT_EQ(table.refusal(0, "build new_york"), "242");
  EXPECT_EQ(table.legal(0, "build new_york"), "");
}

// RW-44, RW-106
TEST(RailwaysBuilding, TheActionEndsAfterFourTilesOrWhenThePlayerStops_RW_44_RW_106) {
  Table table = Table::ready();
  table.play("0 build minneapolis; 0 lay 4.4 3-5; 0 lay 4.3 2-4; 0 lay 4.2 1-3; 0 lay 3.2 0-2");
  EXPECT_TRUE(table.turn().has(1));
  EXPECT_EQ(table.view(0)["links"][0]["open"], "3.2.2");
}

// RW-46, RW-212
TEST(RailwaysBuilding, ALinkJoinsTwoDifferentCities_RW_46_RW_212) {
  Table table = Table::ready(kBasic, 1);
  table.play("0 build minneapolis; 0 lay 4.4 3-5; 0 lay 4.3 2-4; 0 lay 4.2 1-3; 0 lay 3.2 0-2; 0 extend 3.2.2");
  EXPECT_EQ(table.refusal_with_arguments(0, "lay 2.3 5-1"), "212 city=minneapolis");
  EXPECT_EQ(table.refusal(0, "lay 2.3 5-2"), "");
}

// RW-47, RW-53
TEST(RailwaysBuilding, ACrossingCostsTheHexAndKeepsTheOldTrack_RW_47_RW_53) {
  // Two links through hex 21.13: Philadelphia-Baltimore (0-2) and Harrisburg going south-west (4-1).
  Table cross = Table::ready().with_cash(0, 20).with_link(1, "philadelphia: 21.13 0-2");
  cross.play("0 build harrisburg; 0 lay 21.13 4-1");
  EXPECT_EQ(cross.money(0), "17/0");
  EXPECT_EQ(cross.state.table.track(cross.map().grid.hex_at(21, 13)).count(), 2);
  EXPECT_EQ(cross.state.table.link(0).owner, 1);
  EXPECT_EQ(cross.view(0)["links"][0]["tiles"], Json::array({"21.13 0-2"}));
}

// RW-47
TEST(RailwaysBuilding, AHexHoldsTwoTracksAtMost_RW_47) {
  Table table = Table::ready();
  const int hex = table.map().grid.hex_at(23, 12);
  table.state.table.track(hex).add(0, 3);
  table.state.table.track(hex).add(1, 4);
  table.play("0 build new_york");
  EXPECT_EQ(table.refusal(0, "lay 23.12 5-2"), "210");
}

// RW-48
TEST(RailwaysBuilding, OwnOpenEndsAreJoined_RW_48) {
  Table table = Table::ready(kBasic, 1).with_cash(0, 50);
  table.play("0 build kansas_city; 0 lay 1.15 4-0; 0 lay 2.15 3-0; 0 stop");
  table.play("0 build st_louis; 0 lay 4.15 0-3");
  EXPECT_EQ(table.quote(0, "lay 3.15 0-3")["finishes"], "kansas_city");
  EXPECT_EQ(table.events("0 lay 3.15 0-3"), "laid(c=3 r=15 in=0 out=3 price=3) finished(a=st_louis b=kansas_city)");
  EXPECT_EQ(table.state.table.link_count, 1);
  EXPECT_EQ(table.company(0).links, 1);
  EXPECT_EQ(table.view(0)["links"][0]["ends"], Json::array({"st_louis.3", "kansas_city.1"}));
  EXPECT_EQ(table.view(0)["links"][0]["tiles"], Json::array({"4.15 0-3", "3.15 0-3", "2.15 0-3", "1.15 0-4"}));
}

// RW-48, RW-51
TEST(RailwaysBuilding, TheJoiningTilePaysForARidgeBehindIt_RW_48_RW_51) {
  Table table = Table::ready(kBasic, 1).with_cash(0, 50);
  table.play("0 build pittsburgh; 0 lay 19.12 3-0; 0 stop; 0 build harrisburg; 0 lay 20.12 0-3");
  EXPECT_EQ(table.money(0), "38/0");
  EXPECT_EQ(table.company(0).links, 1);
}

// RW-48
TEST(RailwaysBuilding, AnOpenEndOfAnotherStopsTheTile_RW_48) {
  Table table = Table::ready();
  table.with_link(1, "kansas_city: 1.15 4-0, 2.15 3-0").play("0 build st_louis; 0 lay 4.15 0-3");
  EXPECT_EQ(table.refusal(0, "lay 3.15 0-3"), "211");
  EXPECT_EQ(table.refusal(0, "lay 3.15 0-2"), "") << "beside it";
}

// RW-48, RW-212
TEST(RailwaysBuilding, TwoOwnLinksFromOneCityAreNotJoined_RW_48_RW_212) {
  Table table = Table::ready(kBasic, 1).with_cash(0, 50);
  table.with_link(0, "minneapolis: 4.4 3-5, 4.3 2-4, 4.2 1-3").play("0 build minneapolis; 0 lay 2.3 1-5");
  EXPECT_EQ(table.refusal(0, "lay 3.2 2-0"), "212");
  EXPECT_EQ(table.refusal(0, "lay 3.2 2-5"), "");
}

// RW-49, RW-214
TEST(RailwaysBuilding, ALinkDoesNotEnterAHexTwice_RW_49_RW_214) {
  Table table = Table::ready(kBasic, 1).with_cash(0, 50);
  table.with_link(0, "little_rock: 4.22 3-5, 4.21 2-4, 4.20 1-3, 3.20 0-2, 2.21 5-2, 2.22 5-1, 2.23 4-0");
  table.play("0 extend 2.23.0; 0 lay 3.23 3-5");
  EXPECT_EQ(table.refusal(0, "lay 4.22 2-0"), "214");
  EXPECT_EQ(table.legal(0), "stop") << "RW-106: such an end cannot be continued";
  table.play("0 stop");
  EXPECT_EQ(table.refusal(0, "extend 3.23.5"), "242");
}

// RW-49, RW-215
TEST(RailwaysBuilding, AnOpenEndDoesNotFaceWater_RW_49_RW_215) {
  Table table = Table::ready();
  table.play("0 build new_york");
  EXPECT_EQ(table.refusal(0, "lay 24.11 3-0"), "215");
  EXPECT_EQ(table.refusal(0, "lay 24.11 3-5"), "") << "New Haven";
}

// RW-50
TEST(RailwaysBuilding, SeveralLinksMayJoinTheSameCities_RW_50) {
  Table table = Table::ready().with_link(1, "new_york: 23.12 5-2");
  table.play("0 build new_york; 0 lay 22.11 0-2; 0 lay 22.12 5-1; 1 build new_york; 1 lay 24.11 3-5");
  EXPECT_EQ(table.company(0).links, 1);
  EXPECT_EQ(table.view(0)["links"][0]["ends"], Json::array({"new_york.2", "philadelphia.5"}));
  EXPECT_EQ(table.view(0)["links"][1]["ends"], Json::array({"new_york.3", "philadelphia.4"}));
}

// RW-8
TEST(RailwaysBuilding, LocomotivesNeverRunOut_RW_8) {
  Table table = Table::ready(kBasic, 1);
  for (int city = 0; city < static_cast<int>(table.map().cities.size()); ++city) {
    Ways ways;
    find_ways(Course::from_city(table.state.table, 0, city), 4, kNoCard, ways);
    if (ways.empty()) continue;
    table.play("0 build " + std::string(table.map().city(city).id));
    for (const Tile tile : ways[0].tiles) table.play("0 " + text_of(Move::lay(table.map(), tile)));
  }
  EXPECT_GT(table.company(0).links, 25) << "as many as the box has for one seat";
  EXPECT_EQ(table.state.table.link_count, table.company(0).links);
}

// RW-123
TEST(RailwaysBuilding, TilesAreCountedWithALimitedSupply_RW_123) {
  Table table = Table::ready("operation_cards=false barons=false limited_supply").with_cash(0, 50);
  const auto left = [&](Shape shape) { return int{table.state.table.tiles[static_cast<std::size_t>(shape)]}; };
  EXPECT_EQ(left(Shape::Straight), 75);
  table.play("0 build new_york; 0 lay 23.12 5-2");
  EXPECT_EQ(left(Shape::Straight), 74);
  // A curve over a curve: the single tile comes back.
  table.with_link(1, "philadelphia: 21.13 0-2");
  EXPECT_EQ(left(Shape::Curve), 84);
  table.play("1 build harrisburg; 1 lay 21.13 4-1");
  EXPECT_EQ(left(Shape::Curve), 85);
  EXPECT_EQ(left(Shape::CrossStraightCurve), 14);
  table.to_next_turn();
  EXPECT_EQ(left(Shape::Curve), 84) << "the open end was removed, the curve remains";
  EXPECT_EQ(left(Shape::CrossStraightCurve), 15);
}

// RW-123, RW-240
TEST(RailwaysBuilding, AShapeThatIsUsedUpIsRefused_RW_123_RW_240) {
  Table table = Table::ready("operation_cards=false barons=false limited_supply tight_curves").with_cash(0, 50);
  table.state.table.tiles[static_cast<std::size_t>(Shape::Curve)] = 1;
  table.state.table.tiles[static_cast<std::size_t>(Shape::Straight)] = 0;
  table.play("0 build new_york");
  EXPECT_EQ(table.refusal_with_arguments(0, "lay 23.12 5-2"), "240 shape=straight");
  table.play("0 lay 24.10 2-4");
  EXPECT_EQ(table.refusal_with_arguments(0, "lay 23.9 1-5"), "240 shape=curve");
  EXPECT_EQ(table.refusal(0, "lay 23.9 1-0"), "") << "tight curves have no count";
}

// RW-42, RW-123
TEST(RailwaysBuilding, EveryPairOfTracksIsOneOfTheShapes_RW_42_RW_123) {
  const auto shape = [](int a, int b, int c, int d) {
    HexTrack track;
    track.add(a, b);
    track.add(c, d);
    return shape_of(track).shape;
  };
  for (int turn = 0; turn < 6; ++turn) {
    const auto at = [&](int side) { return hex::turned(side, turn); };
    EXPECT_EQ(shape(at(0), at(3), at(1), at(4)), Shape::CrossStraightStraight);
    EXPECT_EQ(shape(at(0), at(3), at(2), at(4)), Shape::CrossStraightCurve);
    EXPECT_EQ(shape(at(3), at(0), at(1), at(5)), Shape::CrossStraightCurve) << "the other hand";
    EXPECT_EQ(shape(at(0), at(2), at(1), at(3)), Shape::CrossCurveCurve);
    EXPECT_EQ(shape(at(0), at(2), at(5), at(1)), Shape::CrossCurveCurve);
    EXPECT_EQ(shape(at(0), at(2), at(3), at(5)), Shape::DoubleCurve);
  }
}

// The cheapest links on an empty board, as the map files list them.
// RW-20, RW-51
TEST(RailwaysBuilding, TheCheapestWaysAreThoseOfTheReferenceLinks_RW_20_RW_51) {
  for (const std::string map : {"eastern_us", "mexico"}) {
    const Table table = Table::ready("operation_cards=false barons=false map=" + map);
    std::map<std::pair<std::string, std::string>, int> listed, found;
    for (const Json& link : rh::testing::data_of("railways_of_the_world/" + map)["reference_links"]["list"])
      listed[{link[0], link[1]}] = link[3];
    for (int city = 0; city < static_cast<int>(table.map().cities.size()); ++city) {
      Ways ways;
      find_ways(Course::from_city(table.state.table, 0, city), 4, kNoCard, ways);
      for (const Way& way : ways) {
        std::pair<std::string, std::string> pair(table.map().city(city).id, table.map().city(way.city).id);
        if (pair.first < pair.second) found[pair] = way.price;
      }
    }
    EXPECT_EQ(found, listed) << map;
  }
}

}  // namespace
}  // namespace rh::railways_of_the_world::testing
