// The box: cards, hands, both maps (section 2), and broken copies of its file.
#include <map>

#include "tests/games/pioneer_rails/table.h"
#include "tests/games/shared.h"

namespace rh::pioneer_rails::testing {
namespace {

using rh::testing::Broken;

const Json& sound() {
  static const Json json = rh::testing::data_of("pioneer_rails/box");
  return json;
}

TEST(PioneerData, IsSound) { EXPECT_EQ(shelf().problem(), ""); }

class PioneerBrokenData : public ::testing::TestWithParam<Broken> {};
TEST_P(PioneerBrokenData, IsRefusedWithThePlaceNamed) {
  const auto& [pointer, value, named] = GetParam();
  const std::string problem =
      rh::testing::problem_of<Tables>(rh::testing::changed(sound(), pointer, value), load_tables);
  EXPECT_NE(problem.find(named), std::string::npos) << pointer << " = " << value << " gave: '" << problem << "'";
}
INSTANTIATE_TEST_SUITE_P(
    PioneerRails, PioneerBrokenData,
    ::testing::Values(
        Broken{"/maps/A", "", "maps.A"}, Broken{"/maps/A/hexes/3", "", "maps.A.hexes"},
        Broken{"/maps/A/hexes/3/type", "\"swamp\"", "maps.A.hexes[3].type"},
        Broken{"/maps/A/hexes/3/name", "\"A5\"", "maps.A.hexes[3].name"},
        Broken{"/maps/B/hexes/0/corners/2", "27", "maps.B.hexes[0].corners[2]"},
        Broken{"/maps/B/hexes/0/sides/0", "2", "maps.B.hexes[0].sides[0]"},
        Broken{"/maps/B/hexes/0/neighbours/0", "5", "maps.B.hexes[0].neighbours[0]"},
        Broken{"/maps/A/hexes/2/range", "\"X1\"", "maps.A.hexes[2].range"},
        Broken{"/maps/A/hexes/26/suit", "\"moons\"", "maps.A.hexes[26].suit"},
        Broken{"/maps/A/edges/7/kind", "\"tunnel\"", "maps.A.edges[7].kind"},
        Broken{"/maps/A/edges/7", "", "maps.A.edges"}, Broken{"/maps/A/shortcuts/7", "", "maps.A.shortcuts"},
        Broken{"/maps/A/towns/1/vertex", "53", "maps.A.towns[1]"},
        Broken{"/maps/A/towns/1/x", "3", "maps.A.towns[1].x"},
        Broken{"/cards/deck/3/rank", "\"9\"", "cards.deck[3].rank"}, Broken{"/cards/deck/3", "", "cards.deck"},
        Broken{"/poker_hands/5", "", "poker_hands"}, Broken{"/poker_hands/0/id", "\"flush\"", "poker_hands[0].id"},
        Broken{"/objectives/4/key", "\"luck\"", "objectives[4].key"},
        Broken{"/objectives/4/id", "\"Z\"", "objectives[4].id"}, Broken{"/objectives/4", "", "objectives"},
        Broken{"/sheet/ranch", "[1,2]", "sheet.ranch"}, Broken{"/sheet/hands", "5", "sheet.hands"},
        Broken{"/sheet/gold_boxes", "", "sheet.gold_boxes"},
        Broken{"/locations/bank/sides", "7", "locations.bank.sides"}, Broken{"/turn/rounds", "3", "turn.rounds"},
        Broken{"/modes/solo", "", "modes.solo"}, Broken{"/modes/solo/levels/1/id", "\"hard\"", "modes.solo.levels[1]"},
        Broken{"/modes/many/reveal", "9", "modes.many.reveal"}));

// PR-10, PR-91
TEST(PioneerBox, TwentyCards_PR_10_PR_91) {
  EXPECT_TRUE(std::ranges::is_sorted(kCardNames));
  for (int card = 0; card < kCards; ++card) {
    const std::string name = std::string(name_of(rank_of(card))) + static_cast<char>(name_of(suit_of(card))[0] - 32);
    EXPECT_EQ(kCardNames[static_cast<std::size_t>(card)], name);
  }
}

// PR-11, PR-12: all multisets of five ranks with at most four of each.
// PR-11, PR-12
TEST(PioneerBox, EverySetOfFiveRanksIsOneHand_PR_11_PR_12) {
  std::map<Hand, int> counts;
  std::array<std::uint8_t, 5> ranks{};
  const auto fill = [&](auto self, std::size_t at, std::uint8_t from) -> void {
    if (at == 5) {
      if (ranks[0] != ranks[4]) ++counts[hand_of(ranks)];
      return;
    }
    for (std::uint8_t rank = from; rank < kRanks; ++rank) {
      ranks[at] = rank;
      self(self, at + 1, rank);
    }
  };
  fill(fill, 0, 0);
  EXPECT_EQ(counts, (std::map<Hand, int>{{Hand::Pair, 20},
                                         {Hand::TwoPair, 30},
                                         {Hand::ThreeOfAKind, 30},
                                         {Hand::FullHouse, 20},
                                         {Hand::Straight, 1},
                                         {Hand::FourOfAKind, 20}}));
  const auto points = [](Hand hand) { return int{tables().hand_points[static_cast<std::size_t>(hand)]}; };
  EXPECT_EQ(points(Hand::Pair), 1);
  EXPECT_EQ(points(Hand::TwoPair), 2);
  EXPECT_EQ(points(Hand::ThreeOfAKind), 3);
  EXPECT_EQ(points(Hand::FullHouse), 4);
  EXPECT_EQ(points(Hand::Straight), 5);
  EXPECT_EQ(points(Hand::FourOfAKind), 6);
}

// PR-13
TEST(PioneerBox, FiveObjectivesOfEachType_PR_13) {
  std::array<int, kTypes> counts{};
  for (const Objective& objective : tables().objectives) ++counts[static_cast<std::size_t>(objective.type)];
  EXPECT_EQ(counts, (std::array{5, 5, 5}));
}

// PR-15, PR-16, PR-17
TEST(PioneerBox, TheGrid_PR_15_PR_16_PR_17) {
  EXPECT_EQ(kHexes, 96);
  EXPECT_EQ(kCorners, 232);
  EXPECT_EQ(kSides, 327);
  EXPECT_EQ(kMap.border_sides.size(), 78);
  EXPECT_EQ(kMap.border_corners.size(), 78);
}

struct Counts {
  int river, mountain, mines, saloons, banks, yards, forts, ranches, desert, towns, open, bridge, tunnel, closed;
  bool operator==(const Counts&) const = default;
};
Counts counts_of(const Map& map) {
  const auto hexes = [&](Terrain terrain) { return static_cast<int>(std::ranges::count(map.terrain, terrain)); };
  const auto sides = [&](Way way) {
    const auto tracks = std::span(map.tracks).first(static_cast<std::size_t>(map.track_count));
    return static_cast<int>(std::ranges::count(tracks, way, &Track::way)) / 2;
  };
  return {hexes(Terrain::River),  hexes(Terrain::Mountain), hexes(Terrain::Mine), hexes(Terrain::Saloon),
          hexes(Terrain::Bank),   hexes(Terrain::RailYard), hexes(Terrain::Fort), hexes(Terrain::Ranch),
          hexes(Terrain::Desert), map.town_count,           sides(Way::Open),     sides(Way::Bridge),
          sides(Way::Tunnel),     sides(Way::Closed)};
}

// PR-18 to PR-24
// PR-18, PR-19, PR-20, PR-21, PR-22, PR-23, PR-24, PR-25
TEST(PioneerBox, TheCountsOfBothSides_PR_18_PR_19_PR_20_PR_21_PR_22_PR_23_PR_24_PR_25) {
  EXPECT_EQ(counts_of(tables().maps[0]), (Counts{8, 12, 10, 5, 3, 3, 3, 7, 41, 12, 286, 11, 6, 24}));
  EXPECT_EQ(counts_of(tables().maps[1]), (Counts{15, 13, 10, 4, 3, 3, 3, 7, 34, 11, 277, 18, 8, 24}));
  const auto stations = [](const Map& map) {
    std::string text;
    for (const Suit suit : {Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs})
      (text += " ") += kHexNames[static_cast<std::size_t>(map.station[static_cast<std::size_t>(suit)])];
    return text;
  };
  EXPECT_EQ(stations(tables().maps[0]), " C3 C11 F2 F10");
  EXPECT_EQ(stations(tables().maps[1]), " G11 F3 B11 B3");
}

// PR-19: the kind of a side by the hexes beside it, as the spec says it.
// PR-19
TEST(PioneerBox, TheKindOfASideFollowsFromItsHexes_PR_19) {
  for (const Map& map : tables().maps) {
    for (int i = 0; i < map.track_count; ++i) {
      if (map[i].side < 0) continue;
      const auto& [first, second] = kMap.side_hexes[static_cast<std::size_t>(map[i].side)];
      const bool border = second == hex::kNone;
      const auto either = [&](Terrain terrain) {
        return map.at(first) == terrain || (!border && map.at(second) == terrain);
      };
      const auto both = [&](Terrain terrain) {
        return map.at(first) == terrain && !border && map.at(second) == terrain;
      };
      const Way wanted = either(Terrain::Station)                                              ? Way::Closed
                         : both(Terrain::River) || (border && map.at(first) == Terrain::River) ? Way::Bridge
                         : both(Terrain::Mountain)                                             ? Way::Tunnel
                                                                                               : Way::Open;
      EXPECT_EQ(map[i].way, wanted) << kHexNames[static_cast<std::size_t>(first)];
    }
  }
}

// PR-25b: what makes a map playable.
// PR-25b
TEST(PioneerBox, EveryLocationCanBeReachedAndActivatedWithoutABonus_PR_25b) {
  for (const Map& map : tables().maps) {
    Corners reached = map.all_ports;
    for (bool more = true; more;) {
      more = false;
      for (int i = 0; i < map.track_count; ++i) {
        const Track& track = map[i];
        const bool goes_on = reached.has(track.from) && map.town_at[static_cast<std::size_t>(track.from)] < 0;
        if (track.way != Way::Open || !goes_on || reached.has(track.to)) continue;
        reached.add(track.to);
        more = true;
      }
    }
    for (std::size_t town = 0; town < map.town_count; ++town) {
      const int corner = map.towns[town];
      EXPECT_TRUE(reached.has(corner)) << town;
      EXPECT_FALSE(kMap.border_corners.has(corner) || map.all_ports.has(corner)) << town;
      int open = 0;
      for (const int exit : map.exits[static_cast<std::size_t>(corner)])
        open += exit >= 0 && map[exit].side >= 0 && map[exit].way == Way::Open ? 1 : 0;
      EXPECT_EQ(open, 3) << town;
    }
    for (int hex = 0; hex < kHexes; ++hex) {
      const int needed = tables().sides_needed[static_cast<std::size_t>(map.at(hex))];
      int usable = 0;
      for (const int side : kMap.sides[static_cast<std::size_t>(hex)]) {
        const auto& [a, b] = kMap.side_corners[static_cast<std::size_t>(side)];
        usable += map[map.find(a, b)].way == Way::Open && reached.has(a) && reached.has(b) ? 1 : 0;
      }
      EXPECT_GE(usable, needed) << kHexNames[static_cast<std::size_t>(hex)];
    }
  }
}

// PR-25: how many tracks each town is away from each station without a bonus.
// PR-25
TEST(PioneerBox, TownsAreAsFarAwayAsTheTableSays_PR_25) {
  const std::array<std::array<std::array<int, 4>, 12>, 2> wanted = {{{{{3, 0, 9, 0},
                                                                       {0, 5, 0, 8},
                                                                       {4, 0, 8, 0},
                                                                       {0, 6, 0, 8},
                                                                       {0, 2, 0, 3},
                                                                       {3, 0, 2, 0},
                                                                       {3, 0, 4, 0},
                                                                       {0, 3, 0, 2},
                                                                       {0, 9, 0, 3},
                                                                       {10, 0, 2, 0},
                                                                       {9, 0, 6, 0},
                                                                       {0, 8, 0, 3}}},
                                                                     {{{0, 0, 12, 3},
                                                                       {0, 0, 6, 8},
                                                                       {0, 0, 4, 12},
                                                                       {0, 0, 21, 3},
                                                                       {13, 5, 0, 0},
                                                                       {4, 23, 0, 0},
                                                                       {7, 7, 0, 0},
                                                                       {3, 13, 0, 0},
                                                                       {10, 6, 0, 0},
                                                                       {20, 4, 0, 0},
                                                                       {4, 11, 0, 0}}}}};
  for (std::size_t side = 0; side < 2; ++side) {
    const Map& map = tables().maps[side];
    for (std::size_t s = 0; s < 4; ++s) {
      const Suit suit = std::array{Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs}[s];
      // Breadth first over open sides; a branch ends in a town and passes no port.
      std::array<int, kCorners> steps{};
      std::vector<int> wave;
      for (const int port : map.ports[static_cast<std::size_t>(suit)]) wave.push_back(port);
      for (int step = 1; !wave.empty(); ++step) {
        std::vector<int> next;
        for (const int corner : wave) {
          for (const int exit : map.exits[static_cast<std::size_t>(corner)]) {
            if (exit < 0 || map[exit].way != Way::Open || map.all_ports.has(map[exit].to)) continue;
            int& seen = steps[static_cast<std::size_t>(map[exit].to)];
            if (seen != 0) continue;
            seen = step;
            if (map[exit].town < 0) next.push_back(map[exit].to);
          }
        }
        wave = next;
      }
      for (std::size_t town = 0; town < map.town_count; ++town)
        EXPECT_EQ(steps[static_cast<std::size_t>(map.towns[town])], wanted[side][town][s])
            << kSideNames[side] << " T" << town << " " << name_of(suit);
    }
  }
}

// PR-26, PR-27
TEST(PioneerBox, TheSheetHasABoxForEveryLocation_PR_26_PR_27) {
  for (const Map& map : tables().maps) {
    const Counts counts = counts_of(map);
    EXPECT_EQ(counts.mines, tables().gold_boxes);
    EXPECT_EQ(counts.banks, kBankBoxes);
    EXPECT_EQ(counts.yards, kYardBoxes);
    EXPECT_EQ(counts.forts, kFortBoxes);
    EXPECT_EQ(counts.ranches, kRanchBoxes);
    EXPECT_LE(counts.towns + tables().first_town_boxes, tables().town_boxes);
  }
}

// PR-71
TEST(PioneerBox, CeilingsOfTheScore_PR_71) {
  Sheet sheet;
  sheet.hand_points = {12, 12, 12, 12};
  sheet.gold = 10;
  sheet.banks = {4, 12, 16};
  sheet.forts = 3;
  sheet.ranches = 7;
  sheet.yards = 3;
  for (std::size_t town = 0; town < 12; ++town) sheet.towns[town] = 1;
  sheet.boxes = 13;
  sheet.stars = {10, 10, 10};
  const Score most = score(sheet);
  EXPECT_EQ(most.poker_total(), 48);
  EXPECT_EQ(most.banks, 32);
  EXPECT_EQ(most.forts, 21);
  EXPECT_EQ(most.ranches, 19);
  EXPECT_EQ(most.yards, 60);
  EXPECT_EQ(most.towns, 13);
  EXPECT_EQ(most.total(), 48 + 10 + 32 + 21 + 19 + 60 + 13 + 30);
}

}  // namespace
}  // namespace rh::pioneer_rails::testing
