// Activation (section 4.4), objectives, the end of a turn and of a round.
#include "engine/games/pioneer_rails/activation.h"

#include <map>

#include "engine/games/pioneer_rails/counted.h"
#include "tests/games/pioneer_rails/table.h"

namespace rh::pioneer_rails::testing {
namespace {

// PR-53: each kind of location with one side less than it needs, and with as many.
// PR-49, PR-51, PR-52, PR-53
TEST(PioneerActivation, ALocationNeedsItsNumberOfSides_PR_49_PR_51_PR_52_PR_53) {
  const Map& map = tables().maps[0];
  for (int hex = 0; hex < kHexes; ++hex) {
    const int needed = tables().sides_needed[static_cast<std::size_t>(map.at(hex))];
    if (needed == 0) continue;
    Sheet sheet;
    std::vector<std::uint16_t> laid;
    for (int i = 0; i < 6; ++i) {
      const int side = kMap.sides[static_cast<std::size_t>(hex)][static_cast<std::size_t>(i)];
      const auto [a, b] = kMap.side_corners[static_cast<std::size_t>(side)];
      if (map[map.find(a, b)].way == Way::Closed) continue;
      sheet.walls.add(side);
      sheet.tracks[0].add(side);
      laid.push_back(static_cast<std::uint16_t>(map.find(a, b)));
      Activated found;
      find_activated(map, sheet, laid, false, found);
      const bool active = std::ranges::find(found, static_cast<std::uint8_t>(hex)) != found.end();
      EXPECT_EQ(active, static_cast<int>(laid.size()) >= needed) << kHexNames[static_cast<std::size_t>(hex)];
    }
  }
}

// PR-53
TEST(PioneerActivation, OnceAndOverSeveralTurns_PR_53) {
  Table table = Table::laying("hearts", "", 2).with_tracks(0, "hearts", "21,7 22,8 23,7").lay(0, "23,7 24,8");
  table.lay(0, "19,5 18,4 17,5").play("0 done");
  EXPECT_TRUE(table.active("D12")) << "one side of an earlier turn, one of this";
  EXPECT_EQ(table.sheet().saloons, 1);
  table.play("1 pick KH").finish(1);
  table.state.table.phase = Phase::Play;
  table.state.at(0).stage = Stage::Lay;
  table.state.at(0).card = static_cast<std::uint8_t>(card_named("KH"));
  table.state.at(0).suit = static_cast<std::uint8_t>(Suit::Hearts);
  table.lay(0, "24,8 24,10").finish(0);
  EXPECT_EQ(table.sheet().saloons, 1) << "never twice";
}

// PR-51, PR-52, PR-54, PR-63, PR-64
TEST(PioneerActivation, BoxesAreCircledFromTheLowest_PR_51_PR_52_PR_54_PR_63_PR_64) {
  const Map& map = tables().maps[0];
  Sheet sheet;
  for (const auto* hex : {"B4", "C9", "E7"}) activate(map, sheet, hex_named(hex), 0);
  EXPECT_EQ(sheet.forts, 3);
  EXPECT_EQ(score(sheet).forts, 21) << "the highest, not the sum";
  for (const int ranch : map.ranches) activate(map, sheet, ranch, 0);
  EXPECT_EQ(score(sheet).ranches, 19);
  activate(map, sheet, hex_named("B9"), 0);
  EXPECT_EQ(sheet.yards, 1);
}

// PR-54
TEST(PioneerActivation, OneCutMayActivateSeveralRanches_PR_54) {
  // Walls everywhere but between the neighbours G5 and H5: the track between them sets both apart.
  const Map& map = tables().maps[0];
  const int g5 = hex_named("G5"), h5 = hex_named("H5");
  Sheet sheet;
  sheet.walls = Sides::all() - kMap.border_sides;
  for (std::size_t i = 0; i < 6; ++i) {
    const auto hex = static_cast<std::size_t>(g5);
    if (kMap.neighbours[hex][i] == h5) sheet.walls.remove(kMap.sides[hex][i]);
  }
  Activated found;
  find_activated(map, sheet, {}, true, found);
  EXPECT_EQ(found.size(), 5u) << "all but the two";
  for (const int hex : found) sheet.active.add(hex);
  sheet.walls = Sides::all() - kMap.border_sides;
  find_activated(map, sheet, {}, true, found);
  EXPECT_EQ(std::vector<int>(found.begin(), found.end()), (std::vector{g5, h5}));
}

// PR-54, PR-55
TEST(PioneerActivation, AnActivatedRanchStillBlocksItsRegion_PR_54_PR_55) {
  for (const Map& map : tables().maps) {
    for (const int last : map.ranches) {
      Sheet sheet;
      for (const int ranch : map.ranches) {
        if (ranch != last) sheet.active.add(ranch);
      }
      Activated found;
      find_activated(map, sheet, {}, true, found);
      EXPECT_TRUE(found.empty()) << kHexNames[static_cast<std::size_t>(last)];
    }
  }
}

// PR-55, PR-22
TEST(PioneerActivation, RegionsOfTheEmptySheetAreThoseOfTheTable_PR_55_PR_22) {
  const auto sizes = [](int side) {
    const Map& map = tables().maps[static_cast<std::size_t>(side)];
    auto regions = regions_of(map, Sheet());
    std::map<int, std::pair<int, int>> found;  // cells, ranches
    for (const int hex : map.cells) {
      auto& [cells, ranches] = found[regions.region(hex)];
      ++cells;
      ranches += map.ranches.has(hex) ? 1 : 0;
    }
    std::vector<std::pair<int, int>> list;
    for (const auto& [root, size] : found) list.push_back(size);
    std::ranges::sort(list);
    return list;
  };
  using Sizes = std::vector<std::pair<int, int>>;
  EXPECT_EQ(sizes(0), (Sizes{{35, 4}, {37, 3}}));
  EXPECT_EQ(sizes(1), (Sizes{{27, 3}, {37, 4}}));
}

// PR-55
TEST(PioneerActivation, BridgesAndTunnelsOpenNothing_PR_55) {
  const Map& map = tables().maps[1];
  Sheet with, without;
  for (int track = 0; track < map.track_count; ++track) {
    if (map[track].way == Way::Bridge || map[track].way == Way::Tunnel) with.walls.add(map[track].side);
  }
  auto a = regions_of(map, with), b = regions_of(map, without);
  for (const int hex : map.cells) EXPECT_EQ(a.region(hex), b.region(hex));
}

// PR-56
TEST(PioneerActivation, BanksComeLastInTheOrderOfTheirHexes_PR_56) {
  const Map& map = tables().maps[0];
  Sheet sheet;
  std::vector<std::uint16_t> laid;
  for (int track = 0; track < map.track_count; ++track) {
    if (map[track].side < 0 || map[track].way == Way::Closed) continue;
    sheet.walls.add(map[track].side);
    laid.push_back(static_cast<std::uint16_t>(track));
  }
  Activated found;
  find_activated(map, sheet, laid, true, found);
  std::string kinds;
  for (const std::uint8_t hex : found) {
    const std::string_view name = name_of(map.at(hex));
    if (!kinds.ends_with(name)) (kinds += " ") += name;
  }
  EXPECT_EQ(kinds, " mine saloon ranch fort rail_yard bank");
  EXPECT_TRUE(std::is_sorted(found.end() - 3, found.end()));
}

// PR-57
TEST(PioneerActivation, ABuildingOfTwoRailwaysIsRemembered_PR_57) {
  const Map& map = tables().maps[0];
  const int saloon = hex_named("D12");
  const auto side = [&](int i) { return kMap.sides[static_cast<std::size_t>(saloon)][static_cast<std::size_t>(i)]; };
  for (const bool two : {false, true}) {
    Sheet sheet;
    sheet.tracks[0].add(side(0));
    sheet.tracks[two ? 1 : 0].add(side(1));
    sheet.walls = sheet.tracks[0] | sheet.tracks[1];
    activate(map, sheet, saloon, 0);
    EXPECT_EQ(sheet.mixed, two ? saloon + 1 : 0);
    EXPECT_EQ(measured(sheet, Measure::MixedBuilding), two ? 1 : 0);
    sheet.tracks[2].add(side(2));
    sheet.walls.add(side(2));
    EXPECT_EQ(counted(map, sheet, Measure::MixedBuilding, {}).hexes, two ? Hexes{saloon} : Hexes())
        << "a railway that comes later changes nothing";
  }
}

// PR-50, PR-62
TEST(PioneerActivation, ABankTakesAtMostFour_PR_50_PR_62) {
  Table table = Table::laying("diamonds").with_tracks(0, "diamonds", "4,14 5,13").with_gold(0, 9);
  table.lay(0, "5,13 5,11 4,10 3,11").play("0 done");
  EXPECT_EQ(table.legal(0), "deposit E3 0 | deposit E3 1 | deposit E3 2 | deposit E3 3 | deposit E3 4");
  table.play("0 deposit E3 4");
  EXPECT_EQ(table.points().banks, 8);
  EXPECT_EQ(table.sheet().free_gold(), 5);
  EXPECT_EQ(table.points().gold, 9) << "crossed nuggets still score";
}

// PR-13: every objective one short of its number, and with it.
// PR-13, PR-70
TEST(PioneerObjectives, EachCountsWhatItsCardSays_PR_13_PR_70) {
  const auto meets = [](char objective, auto change) {
    Sheet sheet;
    change(sheet);
    return completes(sheet, objective - 'A');
  };
  EXPECT_FALSE(meets('A', [](Sheet& s) { s.delivered = 4; }));
  EXPECT_TRUE(meets('A', [](Sheet& s) { s.delivered = 5; }));
  EXPECT_FALSE(meets('B', [](Sheet& s) { s.gold = 7; }));
  EXPECT_TRUE(meets('B', [](Sheet& s) { s.gold = 8; }));
  EXPECT_FALSE(meets('C', [](Sheet& s) { s.bank_count = 1; }));
  EXPECT_TRUE(meets('C', [](Sheet& s) { s.bank_count = 2; }));
  EXPECT_FALSE(meets('D', [](Sheet& s) { s.saloons = 2; }));
  EXPECT_TRUE(meets('D', [](Sheet& s) { s.saloons = 3; }));
  EXPECT_FALSE(meets('E', [](Sheet&) {}));
  EXPECT_TRUE(meets('E', [](Sheet& s) { s.forts = 1; }));
  EXPECT_FALSE(meets('F', [](Sheet& s) { s.at_edge = 0b0101; }));
  EXPECT_TRUE(meets('F', [](Sheet& s) { s.at_edge = 0b1101; }));
  EXPECT_FALSE(meets('G', [](Sheet& s) { s.ranges = 0b00111; }));
  EXPECT_TRUE(meets('G', [](Sheet& s) { s.ranges = 0b10111; }));
  EXPECT_FALSE(meets('H', [](Sheet& s) { s.ranches = 4; }));
  EXPECT_TRUE(meets('H', [](Sheet& s) { s.ranches = 5; }));
  EXPECT_FALSE(meets('I', [](Sheet& s) { s.tunnels = 1; }));
  EXPECT_TRUE(meets('I', [](Sheet& s) { s.tunnels = 3; }));
  EXPECT_FALSE(meets('J', [](Sheet&) {}));
  EXPECT_TRUE(meets('J', [](Sheet& s) { s.mixed = 1; }));
  const auto towns = [](Sheet& sheet, std::vector<int> arrived) {
    for (std::size_t i = 0; i < arrived.size(); ++i) sheet.towns[i] = static_cast<std::uint8_t>(arrived[i]);
  };
  EXPECT_FALSE(meets('K', [&](Sheet& s) { towns(s, {1, 1, 1, 1, 1}); }));
  EXPECT_TRUE(meets('K', [&](Sheet& s) { towns(s, {1, 1, 1, 2, 4, 8}); }));
  EXPECT_FALSE(meets('L', [&](Sheet& s) { towns(s, {1, 1, 2, 2}); }));
  EXPECT_TRUE(meets('L', [&](Sheet& s) { towns(s, {1, 1, 3}); }));
  EXPECT_FALSE(meets('M', [](Sheet& s) { s.bridges = 2; }));
  EXPECT_TRUE(meets('M', [](Sheet& s) { s.bridges = 6; }));
  EXPECT_FALSE(meets('N', [&](Sheet& s) { towns(s, {1, 2, 4, 8}); }));
  EXPECT_TRUE(meets('N', [&](Sheet& s) { towns(s, {1, 6}); }));
  EXPECT_FALSE(meets('O', [](Sheet& s) { s.yards = 1; }));
  EXPECT_TRUE(meets('O', [](Sheet& s) { s.yards = 2; }));
}

// PR-13 F, G, I, M as tracks make them
// PR-13, PR-17, PR-24
TEST(PioneerObjectives, TracksAreNotedAsTheyAreLaid_PR_13_PR_17_PR_24) {
  Table a("side=A", 1);
  a.with_tracks(0, "hearts", "20,4 20,2");
  EXPECT_EQ(a.sheet().ranges, 0) << "a corner of A11 is no side of it";
  a.with_tracks(0, "hearts", "20,2 19,1");
  EXPECT_EQ(a.sheet().ranges, 0b000001) << "along M1 (A11)";
  EXPECT_EQ(a.sheet().at_edge, 0);
  a.with_tracks(0, "hearts", "21,5 22,4 23,5");
  EXPECT_EQ(a.sheet().at_edge, 1 << static_cast<int>(Suit::Hearts));
  // The witness of PR-77 for objective M.
  a.with_tracks(0, "clubs", "18,16 17,17 17,19 16,20 15,19 14,20 13,19 12,20");
  a.with_tracks(0, "diamonds", "4,14 5,13 6,14 7,13 8,14 9,13 10,14 11,13");
  EXPECT_EQ(a.sheet().bridges, 1 << static_cast<int>(Suit::Clubs) | 1 << static_cast<int>(Suit::Diamonds));
  EXPECT_TRUE(completes(a.sheet(), 'M' - 'A'));
}

// PR-58
TEST(PioneerTurn, EndsWhenEverySeatIsFinished_PR_58) {
  Table table = Table::ready().cards("QH 10S KC").play("0 pick QH; 1 pick KC").finish(0);
  EXPECT_EQ(table.turn(), Turn::of(1));
  EXPECT_EQ(table.state.table.turn, 0);
  table.finish(1);
  EXPECT_EQ(table.state.table.turn, 1);
  EXPECT_TRUE(table.turn().nature);
}

// PR-59
TEST(PioneerTurn, ASaloonOfALaterRoundDoesNotDoubleThisHand_PR_59) {
  Table table = Table::ready().at_turn(1, 5).with_hand(0, 1, "Q A Q A").with_hand(1, 1, "Q A Q J");
  table.state.at(0).now.saloon_rounds = 0b0010;
  table.cards("AH KC 10S").play("0 pick AH; 1 pick KC").finish(0).finish(1);
  EXPECT_EQ(table.sheet(0).hand_points[0], 4);
}

}  // namespace
}  // namespace rh::pioneer_rails::testing
