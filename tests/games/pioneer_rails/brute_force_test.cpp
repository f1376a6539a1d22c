// What the engine answers from tables and bit sets, asked again in the plainest way on random sheets: legal tracks by
// the words of PR-40 over every pair of corners, regions by flooding cells, networks by trying groups of railways.
#include <map>
#include <set>

#include "engine/core/json_reader.h"
#include "engine/games/pioneer_rails/activation.h"
#include "engine/games/pioneer_rails/counted.h"
#include "engine/games/pioneer_rails/laying.h"
#include "tests/games/pioneer_rails/table.h"

namespace rh::pioneer_rails::testing {
namespace {

// A sheet as a list of tracks, nothing derived.
struct Drawn {
  int a, b;  // corners
  int suit;
};
struct Plain {
  std::vector<Drawn> tracks;

  explicit Plain(const Sheet& sheet) {
    for (int s = 0; s < kSuits; ++s) {
      for (const int side : sheet.tracks[static_cast<std::size_t>(s)]) {
        const auto& [a, b] = kMap.side_corners[static_cast<std::size_t>(side)];
        tracks.push_back({a, b, s});
      }
    }
    for (std::size_t hex = 0; hex < kHexes; ++hex) {
      if (sheet.cuts[hex] < 0) continue;
      const auto d = static_cast<std::size_t>(sheet.cuts[hex] % 4);
      tracks.push_back({kMap.corners[hex][d], kMap.corners[hex][d + 3], sheet.cuts[hex] / 4});
    }
  }
  std::vector<int> suits_at(int corner) const {
    std::vector<int> suits;
    for (const Drawn& one : tracks) {
      if (one.a == corner || one.b == corner) suits.push_back(one.suit);
    }
    return suits;
  }
  bool has(int a, int b) const {
    return std::ranges::any_of(
        tracks, [&](const Drawn& one) { return (one.a == a && one.b == b) || (one.a == b && one.b == a); });
  }
};

// PR-40 in its own words. `tokens`: in hand, by kind.
bool may_lay(const Map& map, const Plain& plain, const SeatState& seat, int from, int to) {
  const int suit = seat.suit;
  // a: the segment
  const int side = kMap.side_between(from, to);
  std::map<Token, int> needed;
  if (side != hex::kNone) {
    if (plain.has(from, to)) return false;
    const auto& [first, second] = kMap.side_hexes[static_cast<std::size_t>(side)];
    const bool border = second == hex::kNone;
    const auto type = [&](int hex) { return map.at(hex); };
    if (type(first) == Terrain::Station || (!border && type(second) == Terrain::Station)) return false;
    if (type(first) == Terrain::River && (border || type(second) == Terrain::River)) ++needed[Token::Bridge];
    if (!border && type(first) == Terrain::Mountain && type(second) == Terrain::Mountain) ++needed[Token::Tunnel];
  } else {
    int through = -1;
    for (int hex = 0; hex < kHexes; ++hex) {
      const auto& corners = kMap.corners[static_cast<std::size_t>(hex)];
      for (std::size_t i = 0; i < 6; ++i) {
        if (corners[i] == from && corners[(i + 3) % 6] == to) through = hex;
      }
    }
    if (through < 0 || map.at(through) != Terrain::Desert) return false;
    const auto& corners = kMap.corners[static_cast<std::size_t>(through)];
    for (std::size_t i = 0; i < 3; ++i) {
      if (plain.has(corners[i], corners[i + 3])) return false;
    }
    ++needed[Token::Shortcut];
  }
  // b: from
  const auto port_of = [&](int corner) {
    for (int s = 0; s < kSuits; ++s) {
      if (map.ports[static_cast<std::size_t>(s)].has(corner)) return s;
    }
    return -1;
  };
  const bool from_town = map.town_at[static_cast<std::size_t>(from)] >= 0;
  const auto at_from = plain.suits_at(from);
  if (port_of(from) >= 0) {
    if (port_of(from) != suit || !at_from.empty()) return false;
  } else if (from_town || at_from.empty() || std::ranges::any_of(at_from, [&](int s) { return s != suit; })) {
    return false;
  } else if (at_from.size() > 1) {
    ++needed[Token::Switch];
  }
  // c: to
  if (port_of(to) >= 0) return false;
  const auto at_to = plain.suits_at(to);
  if (map.town_at[static_cast<std::size_t>(to)] >= 0) {
    const std::set<int> arrived(at_to.begin(), at_to.end());
    if (!arrived.contains(suit) && arrived.size() >= 3) return false;
  } else if (!at_to.empty()) {
    return false;
  }
  // d: bonuses
  return std::ranges::all_of(
      needed, [&](const auto& one) { return seat.tokens[static_cast<std::size_t>(one.first)] >= one.second; });
}

// Random positions in which somebody lays tracks.
template <class Look>
void in_random_positions(int games, Look look) {
  Random random(20);
  for (int game = 0; game < games; ++game) {
    Table table(game % 2 ? "side=B" : "side=A", 1 + game % 3);
    while (!table.over()) {
      random_move(table.state, random);
      for (Seat s = 0; s < table.state.table.seats; ++s) {
        if (table.state.table.phase == Phase::Play && table.state.at(s).stage == Stage::Lay && random.below(12) == 0)
          look(table, s);
      }
    }
  }
}

// PR-40, PR-41
TEST(PioneerBruteForce, LegalTracks_PR_40_PR_41) {
  int positions = 0, tracks = 0;
  in_random_positions(12, [&](const Table& table, Seat s) {
    const Map& map = table.state.table.map();
    const SeatState& seat = table.state.at(s);
    const Plain plain(seat.now);
    std::set<std::string> expected;
    if (seat.laid_count < seat.allowance()) {
      for (int from = 0; from < kCorners; ++from) {
        for (int to = 0; to < kCorners; ++to) {
          const auto p = kMap.corner_points[static_cast<std::size_t>(from)],
                     q = kMap.corner_points[static_cast<std::size_t>(to)];
          if (std::abs(p.x - q.x) > 2 || std::abs(p.y - q.y) > 4) continue;
          if (may_lay(map, plain, seat, from, to)) expected.insert(text_of(Move::lay(p, q)));
        }
      }
    }
    const auto listed = split(table.legal(s, "lay"), "|");
    EXPECT_EQ(std::set<std::string>(listed.begin(), listed.end()), expected);
    ++positions;
    tracks += static_cast<int>(expected.size());
  });
  EXPECT_GT(positions, 100);
  EXPECT_GT(tracks, 500);
}

// PR-55, by flooding half hexes: every hex is six triangles, one a side, that hang together around its centre unless a
// shortcut runs between them.
// PR-54, PR-55
TEST(PioneerBruteForce, Regions_PR_54_PR_55) {
  int ranches = 0, halves = 0;
  in_random_positions(12, [&](const Table& table, Seat s) {
    const Map& map = table.state.table.map();
    const Sheet& sheet = table.sheet(s);
    std::map<std::pair<int, int>, int> region;  // hex and direction
    int count = 0;
    for (const int start : map.cells) {
      for (int first = 0; first < 6; ++first) {
        if (region.contains({start, first})) continue;
        std::vector<std::pair<int, int>> open = {{start, first}};
        region[open[0]] = count;
        const auto reach = [&](int hex, int direction) {
          if (region.emplace(std::pair(hex, direction), count).second) open.emplace_back(hex, direction);
        };
        while (!open.empty()) {
          const auto [hex, direction] = open.back();
          open.pop_back();
          const int cut = sheet.cuts[static_cast<std::size_t>(hex)];
          for (const int turn : {1, 5}) {
            const int next = (direction + turn) % 6;
            // Between side d and side d + 1 lies corner d + 2.
            const int corner = turn == 1 ? (direction + 2) % 6 : (next + 2) % 6;
            if (cut >= 0 && corner % 3 == cut % 4) continue;
            reach(hex, next);
          }
          const int beside = kMap.neighbours[static_cast<std::size_t>(hex)][static_cast<std::size_t>(direction)];
          const int side = kMap.sides[static_cast<std::size_t>(hex)][static_cast<std::size_t>(direction)];
          if (beside != hex::kNone && map.cells.has(beside) && !sheet.walls.has(side))
            reach(beside, hex::opposite(direction));
        }
        ++count;
      }
    }
    std::map<int, int> in_region;
    for (const int ranch : map.ranches) ++in_region[region[{ranch, 0}]];
    std::set<int> lone;
    for (const int ranch : map.ranches) {
      if (in_region[region[{ranch, 0}]] == 1 && !sheet.active.has(ranch)) lone.insert(ranch);
    }
    Activated found;
    find_activated(map, sheet, {}, true, found);
    EXPECT_EQ(std::set<int>(found.begin(), found.end()), lone);
    ranches += static_cast<int>(lone.size());
    // The regions with ranches, as a view tells them: a half hex has three of the six triangles.
    std::set<std::set<std::string>> pastures, told;
    for (const int ranch : map.ranches) {
      std::set<std::string> cells;
      for (const auto& [cell, number] : region) {
        const int cut = sheet.cuts[static_cast<std::size_t>(cell.first)];
        std::string name(kHexNames[static_cast<std::size_t>(cell.first)]);
        if (cut >= 0) name += hex::half(cut % 4, cell.second) == 0 ? "/0" : "/1";
        if (number == region[{ranch, 0}]) cells.insert(name);
      }
      pastures.insert(cells);
    }
    std::string text;
    JsonWriter json(text);
    json.begin_array();
    write_pastures(map, sheet, json);
    json.end_array();
    for (const Json& pasture : parse_json(text)) {
      std::set<std::string> cells;
      for (const Json& cell : pasture["region"]) {
        const bool half = cell.contains("half");
        halves += half ? 1 : 0;
        cells.insert(cell["hex"].get<std::string>() + (half ? "/" + cell["half"].dump() : ""));
      }
      EXPECT_TRUE(told.insert(cells).second) << "once";
    }
    EXPECT_EQ(told, pastures);
  });
  EXPECT_GT(ranches, 5);
  EXPECT_GT(halves, 5);
}

// The tracks of a turn that met no wall part nothing: asking for regions only when one did loses no ranch.
// PR-54
TEST(PioneerBruteForce, RanchesAreFoundWheneverTheyAreAlone_PR_54) {
  Random random(3);
  int turns = 0;
  for (int game = 0; game < 60; ++game) {
    Table table(game % 2 ? "side=B" : "side=A", 1);
    while (!table.over()) {
      random_move(table.state, random);
      if (table.state.table.phase == Phase::Play && table.state.at(0).stage == Stage::Lay) continue;
      Activated found;
      find_activated(table.state.table.map(), table.state.at(0).shown, {}, true, found);
      EXPECT_TRUE(found.empty()) << "a ranch was alone at the end of a turn and not activated";
      ++turns;
    }
  }
  EXPECT_GT(turns, 500);
}

// PR-65
TEST(PioneerBruteForce, Networks_PR_65) {
  int joined = 0;
  in_random_positions(12, [&](const Table& table, Seat s) {
    const Sheet& sheet = table.sheet(s);
    // The largest number of towns of a set of railways that hangs together: all sets are tried.
    std::set<std::set<int>> best = {{}};
    for (unsigned set = 1; set < 16; ++set) {
      unsigned reached = set & (~set + 1);  // its lowest railway
      for (int i = 0; i < kSuits; ++i) {
        for (const std::uint8_t arrived : sheet.towns) {
          if ((arrived & reached) != 0) reached |= arrived & set;
        }
      }
      if (reached != set) continue;
      std::set<int> towns;
      for (int town = 0; town < kMostTowns; ++town) {
        if ((sheet.towns[static_cast<std::size_t>(town)] & set) != 0) towns.insert(town);
      }
      if (towns.size() > best.begin()->size()) best.clear();
      if (best.empty() || towns.size() == best.begin()->size()) best.insert(towns);
      joined += std::popcount(set) > 1 ? 1 : 0;
    }
    const Towns found = network(sheet);
    std::set<int> told;
    for (const int town : found) told.insert(town);
    EXPECT_TRUE(best.contains(told)) << "one of the largest";
  });
  EXPECT_GT(joined, 5);
}

// What an objective counts is as much as its card measures.
// PR-13, PR-57
TEST(PioneerBruteForce, WhatObjectivesCount_PR_13_PR_57) {
  std::map<Measure, int> seen;
  in_random_positions(12, [&](const Table& table, Seat s) {
    const Map& map = table.state.table.map();
    const Sheet& sheet = table.sheet(s);
    for (const Objective& objective : tables().objectives) {
      const Measure measure = objective.measure;
      const Counted found = counted(map, sheet, measure, {});
      const int number = measured(sheet, measure);
      seen[measure] += number;
      const auto railways = [&](auto is_such) {
        std::set<int> suits;
        for (int suit = 0; suit < kSuits; ++suit) {
          for (const int side : sheet.tracks[static_cast<std::size_t>(suit)]) {
            EXPECT_EQ(found.sides.has(side), is_such(side));
            if (found.sides.has(side)) suits.insert(suit);
          }
        }
        for (const int hex : found.hexes) suits.insert(sheet.cuts[static_cast<std::size_t>(hex)] / 4);
        EXPECT_EQ(static_cast<int>(suits.size()), number);
      };
      const auto between = [&](int side, Terrain terrain, bool border) {
        const auto& [first, second] = kMap.side_hexes[static_cast<std::size_t>(side)];
        return map.at(first) == terrain && (second == hex::kNone ? border : map.at(second) == terrain);
      };
      switch (measure) {
        case Measure::RailwaysWithBridge:
          railways([&](int side) { return between(side, Terrain::River, true); });
          break;
        case Measure::RailwaysWithTunnel:
          railways([&](int side) { return between(side, Terrain::Mountain, false); });
          break;
        case Measure::RailwaysAtMapEdge:
          railways([&](int side) {
            const auto& [a, b] = kMap.side_corners[static_cast<std::size_t>(side)];
            return kMap.border_corners.has(a) || kMap.border_corners.has(b);
          });
          break;
        case Measure::RailwaysInOneTown:
          EXPECT_EQ(found.towns.empty(), number == 0);
          for (const int town : found.towns)
            EXPECT_EQ(std::popcount(sheet.towns[static_cast<std::size_t>(town)]), number);
          break;
        case Measure::TownsOfOneRailway: {
          unsigned shared = 0xf;
          for (const int town : found.towns) shared &= sheet.towns[static_cast<std::size_t>(town)];
          EXPECT_NE(shared, 0u) << "one railway has reached them all";
          EXPECT_EQ(found.towns.size(), number);
          break;
        }
        case Measure::TownsReached: EXPECT_EQ(found.towns.size(), number); break;
        case Measure::RangesTouched:
          for (const int hex : found.hexes) EXPECT_EQ(map.at(hex), Terrain::Mountain);
          EXPECT_GE(found.hexes.size(), number);
          break;
        case Measure::GoldDelivered: EXPECT_EQ(found.hexes.size(), sheet.bank_count); break;
        default: EXPECT_EQ(found.hexes.size(), number);
      }
    }
  });
  for (const auto& [measure, sum] : seen) EXPECT_GT(sum, 0) << kMeasureNames[static_cast<std::size_t>(measure)];
}

// PR-90: no position is a dead end; PR-93: the widest list.
// PR-89, PR-90
TEST(PioneerBruteForce, NoDeadEnds_PR_89_PR_90) {
  Random random(9);
  for (int game = 0; game < 40; ++game) {
    Table table(game % 2 ? "side=B extra_card" : "side=A", 1 + game % 8);
    while (!table.over()) {
      const Turn now = table.turn();
      for (Seat s = 0; s < table.state.table.seats; ++s) {
        if (now.has(s)) EXPECT_NE(table.legal(s), "");
      }
      random_move(table.state, random);
    }
  }
}

}  // namespace
}  // namespace rh::pioneer_rails::testing
