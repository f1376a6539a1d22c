// Maps of hexes: the arithmetic against a map put together from points, the tables against each other,
// and the maps of Pioneer Rails and Railways of the World as their files list them.
#include "engine/core/hex.h"

#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <queue>
#include <regex>
#include <set>
#include <vector>

#include "engine/core/hex_regions.h"
#include "engine/core/random.h"
#include "tests/files.h"

namespace rh {
namespace {

using Json = nlohmann::json;
using hex::kNone;

Json file(std::string_view path) { return Json::parse(testing::read_file(testing::in_project(path))); }

// Points in reading order.
struct Reading {
  int y, x;
  auto operator<=>(const Reading&) const = default;
};

// The map as PR-16 defines it: hexes at their centres, corners and sides where hexes have them.
struct Naive {
  std::map<Reading, int> hexes, corners;
  std::map<std::pair<Reading, Reading>, int> sides;

  static Reading corner(Reading centre, int i) {
    static constexpr int kX[] = {0, 1, 1, 0, -1, -1}, kY[] = {-2, -1, 1, 2, 1, -1};
    return {centre.y + kY[i % 6], centre.x + kX[i % 6]};
  }
  // Side i of the order NE, E, SE, SW, W, NW.
  static std::pair<Reading, Reading> side(Reading centre, int i) {
    return std::minmax({corner(centre, i), corner(centre, i + 1)});
  }

  Naive(int cols, int rows) {
    for (int row = 0; row < rows; ++row) {
      for (int col = 0; col < cols; ++col) hexes[{3 * row, 2 * col + (row % 2 == 1 ? 1 : 0)}] = 0;
    }
    for (const auto& [centre, number] : hexes) {
      for (int i = 0; i < 6; ++i) corners[corner(centre, i)] = 0, sides[side(centre, i)] = 0;
    }
    const auto count = [](auto& things) {
      for (int next = 0; auto& [key, number] : things) number = next++;
    };
    count(hexes), count(corners), count(sides);
  }
};

TEST(HexGrid, CountsDirectionsFromEastAndFromNorthEast) {
  const std::vector<std::string> east = {"E", "SE", "SW", "W", "NW", "NE"};
  const std::vector<std::string> north_east = {"NE", "E", "SE", "SW", "W", "NW"};
  for (int i = 0; i < 6; ++i) {
    EXPECT_EQ(east[hex::from_north_east(i)], north_east[i]);
    EXPECT_EQ(hex::to_north_east(hex::from_north_east(i)), i);
    EXPECT_EQ(hex::opposite(i), (i + 3) % 6);  // RW-14
  }
}

// PR-55
TEST(HexGrid, HalvesHoldThreeSidesEach_PR_55) {
  for (int diagonal = 0; diagonal < 3; ++diagonal) {
    for (int i = 0; i < 6; ++i) {
      const bool first = i == diagonal || i == diagonal + 1 || i == diagonal + 2;
      EXPECT_EQ(hex::half(diagonal, hex::from_north_east(i)), first ? 0 : 1);
    }
  }
}

TEST(HexGrid, NumbersHexesSidesAndCornersInReadingOrder) {
  for (const auto& [cols, rows] : std::vector<std::pair<int, int>>{
           {1, 1}, {1, 2}, {1, 7}, {2, 1}, {6, 1}, {2, 2}, {3, 3}, {5, 4}, {4, 5}, {12, 8}, {25, 26}, {28, 32}}) {
    const HexGrid grid{cols, rows};
    const Naive naive(cols, rows);
    ASSERT_EQ(grid.hexes(), static_cast<int>(naive.hexes.size()));
    ASSERT_EQ(grid.corners(), static_cast<int>(naive.corners.size())) << cols << " x " << rows;
    ASSERT_EQ(grid.sides(), static_cast<int>(naive.sides.size()));
    for (const auto& [centre, number] : naive.hexes) {
      ASSERT_EQ(grid.centre(number), (hex::Point{centre.x, centre.y}));
      ASSERT_EQ(grid.hex_at(grid.col(number), grid.row(number)), number);
      for (int i = 0; i < 6; ++i) {
        ASSERT_EQ(grid.corner(number, i), naive.corners.at(Naive::corner(centre, i)));
        ASSERT_EQ(grid.side(number, hex::from_north_east(i)), naive.sides.at(Naive::side(centre, i)));
      }
    }
  }
}

// PR-91
TEST(HexGrid, FindsCornersByTheirPointsAndNothingElse_PR_91) {
  for (const HexGrid grid : {HexGrid{1, 1}, HexGrid{3, 2}, HexGrid{2, 3}, HexGrid{12, 8}}) {
    const Naive naive(grid.cols, grid.rows);
    for (int y = -6; y < 3 * grid.rows + 6; ++y) {
      for (int x = -6; x < 2 * grid.cols + 6; ++x) {
        const auto found = naive.corners.find({y, x});
        ASSERT_EQ(grid.corner_at({x, y}), found == naive.corners.end() ? kNone : found->second) << x << "," << y;
      }
    }
    EXPECT_EQ(grid.corner_at({1 << 30, 1}), kNone);
    EXPECT_EQ(grid.corner_at({1, std::numeric_limits<int>::max()}), kNone);
    EXPECT_EQ(grid.corner_at({std::numeric_limits<int>::min(), -1}), kNone);
  }
}

TEST(HexGrid, DistanceIsTheFewestSteps) {
  const HexGrid grid{7, 6};
  for (int from = 0; from < grid.hexes(); ++from) {
    std::vector<int> steps(grid.hexes(), -1);
    std::queue<int> open({from});
    steps[from] = 0;
    for (; !open.empty(); open.pop()) {
      for (int d = 0; d < 6; ++d) {
        const int next = grid.neighbour(open.front(), d);
        if (next == kNone || steps[next] >= 0) continue;
        steps[next] = steps[open.front()] + 1;
        open.push(next);
      }
    }
    for (int to = 0; to < grid.hexes(); ++to) ASSERT_EQ(grid.distance(from, to), steps[to]) << from << " " << to;
  }
}

template <HexGrid G>
void expect_consistent() {
  static const HexTables<G> map;
  EXPECT_EQ(map.kCorners - map.kSides + map.kHexes, 1) << "Euler";
  EXPECT_EQ(map.border_sides.size(), 4 * G.cols + 4 * G.rows - 2);
  EXPECT_EQ(map.border_corners.size(), map.border_sides.size()) << "the border is one round";
  std::map<int, std::set<int>> hexes_of_side, hexes_of_corner, sides_of_corner;
  for (int h = 0; h < map.kHexes; ++h) {
    for (int d = 0; d < 6; ++d) {
      const int side = map.sides[h][d], next = map.neighbours[h][d];
      ASSERT_EQ(next, G.neighbour(h, d));
      if (next != kNone) {
        ASSERT_EQ(map.neighbours[next][hex::opposite(d)], h);
        ASSERT_EQ(map.sides[next][hex::opposite(d)], side);
      }
      ASSERT_EQ(next == kNone, map.border_sides.has(side));
      hexes_of_side[side].insert(h);
      const int a = map.corners[h][(d + 1) % 6], b = map.corners[h][(d + 2) % 6];
      hexes_of_corner[a].insert(h);
      sides_of_corner[a].insert(side), sides_of_corner[b].insert(side);
      ASSERT_EQ(map.side_between(a, b), side);
      ASSERT_EQ(map.across(side, a), b);
      ASSERT_EQ(map.across(side, b), a);
      ASSERT_EQ(map.side_between(a, map.corners[h][(d + 4) % 6]), kNone) << "a diagonal is no side";
      ASSERT_EQ(map.corner_points[a], G.centre(h) + hex::kCorners[(d + 1) % 6]);
    }
  }
  const auto listed = [](const auto& list) {
    std::vector<int> ids;
    for (const int id : list) {
      if (id != kNone) ids.push_back(id);
    }
    return ids;
  };
  const auto in_order = [](const std::set<int>& ids) { return std::vector<int>(ids.begin(), ids.end()); };
  for (int side = 0; side < map.kSides; ++side) {
    ASSERT_EQ(listed(map.side_hexes[side]), in_order(hexes_of_side[side]));
    ASSERT_LT(map.side_corners[side][0], map.side_corners[side][1]);
  }
  for (int corner = 0; corner < map.kCorners; ++corner) {
    ASSERT_EQ(listed(map.corner_hexes[corner]), in_order(hexes_of_corner[corner]));
    ASSERT_EQ(listed(map.corner_sides[corner]), in_order(sides_of_corner[corner]));
    const auto on_border = [&](int side) { return map.border_sides.has(side); };
    ASSERT_EQ(map.border_corners.has(corner), std::ranges::any_of(sides_of_corner[corner], on_border));
  }
}

TEST(HexTables, AgreeWithEachOther) {
  expect_consistent<HexGrid{1, 1}>();
  expect_consistent<HexGrid{1, 6}>();
  expect_consistent<HexGrid{6, 1}>();
  expect_consistent<HexGrid{2, 2}>();
  expect_consistent<HexGrid{5, 7}>();
  expect_consistent<HexGrid{12, 8}>();
  expect_consistent<HexGrid{28, 32}>();
}

// Pioneer Rails.

constexpr HexGrid kPioneer{12, 8};
constexpr HexTables<kPioneer> kPioneerMap;

template <class List>
std::vector<Json> ids(const List& list) {
  std::vector<Json> ids;
  for (const int id : list) ids.push_back(id == kNone ? Json() : Json(id));
  return ids;
}

template <class List>
Json only_there(const List& list) {
  Json there = Json::array();
  for (const int id : list) {
    if (id != kNone) there.push_back(id);
  }
  return there;
}

// An order from NE on as the directions have it.
Json from_east(const Json& list) {
  Json turned = Json::array();
  for (int d = 0; d < 6; ++d) turned.push_back(list[static_cast<std::size_t>(hex::to_north_east(d))]);
  return turned;
}

// PR-15, PR-25b
TEST(HexTables, AreTheMapsOfPioneerRails_PR_15_PR_25b) {
  static_assert(kPioneer.hexes() == 96 && kPioneer.corners() == 232 && kPioneer.sides() == 327);
  static_assert(kPioneerMap.border_sides.size() == 78 && kPioneerMap.border_corners.size() == 78);
  const Json data = file("data/pioneer_rails/box.json");
  for (const char* side : {"A", "B"}) {
    const Json& map = data["maps"][side];
    ASSERT_EQ(map["hexes"].size(), 96u);
    ASSERT_EQ(map["vertices"].size(), 232u);
    ASSERT_EQ(map["edges"].size(), 327u);
    for (int h = 0; h < 96; ++h) {
      const Json& hex = map["hexes"][h];
      ASSERT_EQ(hex["id"], h);
      ASSERT_EQ(kPioneer.hex_at(hex["col"], hex["row"]), h);
      ASSERT_EQ(kPioneer.centre(h), (hex::Point{hex["x"], hex["y"]}));
      ASSERT_EQ(hex["corners"], Json(kPioneerMap.corners[h]));
      ASSERT_EQ(from_east(hex["sides"]), Json(kPioneerMap.sides[h]));
      ASSERT_EQ(from_east(hex["neighbours"]), Json(ids(kPioneerMap.neighbours[h])));
    }
    for (int v = 0; v < 232; ++v) {
      const Json& vertex = map["vertices"][v];
      ASSERT_EQ(vertex["id"], v);
      ASSERT_EQ(kPioneer.corner_at({vertex["x"], vertex["y"]}), v);
      ASSERT_EQ(vertex["hexes"], only_there(kPioneerMap.corner_hexes[v]));
      ASSERT_EQ(vertex["edges"], only_there(kPioneerMap.corner_sides[v]));
      ASSERT_EQ(vertex["border"], kPioneerMap.border_corners.has(v));
    }
    for (int e = 0; e < 327; ++e) {
      const Json& edge = map["edges"][e];
      ASSERT_EQ(edge["id"], e);
      ASSERT_EQ((std::array<int, 2>{edge["a"], edge["b"]}),
                (std::array<int, 2>{kPioneerMap.side_corners[e][0], kPioneerMap.side_corners[e][1]}));
      ASSERT_EQ(edge["hexes"], only_there(kPioneerMap.side_hexes[e]));
      ASSERT_EQ(edge["border"], kPioneerMap.border_sides.has(e));
    }
    for (const Json& shortcut : map["shortcuts"]) {
      const int h = shortcut["hex"], diagonal = shortcut["diagonal"];
      ASSERT_EQ(shortcut["a"], kPioneerMap.corners[h][diagonal]);
      ASSERT_EQ(shortcut["b"], kPioneerMap.corners[h][diagonal + 3]);
    }
  }
}

// Railways of the World.

TEST(HexGrid, HasTheNeighboursOfRailwaysOfTheWorld_RW14) {
  for (const char* name : {"eastern_us", "mexico"}) {
    const Json map = file(std::string("data/railways_of_the_world/") + name + ".json");
    const HexGrid grid{map["layout"]["cols"], map["layout"]["rows"]};
    const std::vector<std::string> directions = map["layout"]["directions"];
    const std::string rule = map["layout"]["neighbour_rule"];
    const std::size_t odd_rows = rule.find("odd row");
    for (int d = 0; d < 6; ++d) {
      const std::regex offsets(" " + directions[d] + "\\(([-+]?\\d),([-+]?\\d)\\)");
      for (const int parity : {0, 1}) {
        const std::string part = parity == 0 ? rule.substr(0, odd_rows) : rule.substr(odd_rows);
        std::smatch step;
        ASSERT_TRUE(std::regex_search(part, step, offsets)) << part;
        const int right = std::stoi(step[1]), down = std::stoi(step[2]);
        for (int h = 0; h < grid.hexes(); ++h) {
          if (grid.row(h) % 2 != parity) continue;
          ASSERT_EQ(grid.neighbour(h, d), grid.hex_at(grid.col(h) + right, grid.row(h) + down)) << directions[d];
        }
      }
    }
  }
}

TEST(HexGrid, FitsTheMapsOfRailwaysOfTheWorld_RW15_RW20) {
  for (const char* name : {"eastern_us", "mexico"}) {
    const Json map = file(std::string("data/railways_of_the_world/") + name + ".json");
    const HexGrid grid{map["layout"]["cols"], map["layout"]["rows"]};
    const std::vector<std::string> terrain = map["grid"];
    ASSERT_EQ(terrain.size(), static_cast<std::size_t>(grid.rows));
    const auto letter = [&](int h) { return h == kNone ? '.' : terrain[grid.row(h)][grid.col(h)]; };
    std::set<int> ridges;
    for (const auto& ridge : map["ridges"]) {
      const int h = grid.hex_at(ridge[0], ridge[1]), d = ridge[2];
      ASSERT_TRUE(d >= 0 && d <= 2);
      EXPECT_NE(letter(h), 's');
      EXPECT_TRUE(std::string("pwmCL").contains(letter(grid.neighbour(h, d)))) << h << " " << d;
      EXPECT_TRUE(ridges.insert(grid.side(h, d)).second) << "one side, one number";
    }
    std::map<std::string, int> cities;
    for (const auto& city : map["cities"]) {
      const int h = cities[city["id"]] = grid.hex_at(city["c"], city["r"]);
      EXPECT_EQ(letter(h), 'C');
      int buildable = 0;
      for (int d = 0; d < 6; ++d) {
        const char beside = letter(grid.neighbour(h, d));
        EXPECT_NE(beside, 'C') << "cities are never adjacent";
        if (beside == 'p' || beside == 'w' || beside == 'm') ++buildable;
      }
      EXPECT_GE(buildable, 3);
      if (city["id"] == "chicago") {
        EXPECT_EQ(buildable, 4);
      }
    }
    for (const auto& link : map["reference_links"]["list"]) {
      const int tiles = link[2], steps = grid.distance(cities.at(link[0]), cities.at(link[1]));
      EXPECT_GE(tiles, steps - 1) << link;
      EXPECT_TRUE(tiles > 1 || steps == 2) << link;
    }
  }
}

// Regions.

constexpr HexGrid kSmall{5, 4};
using Regions = HexRegions<kSmall>;

// Every side of a cell on its own: joined to the next side round the hex unless the cut is between.
std::vector<int> naive_regions(const HexTables<kSmall>& map, const Regions::Hexes& cells, const Regions::Sides& walls,
                               const Regions::Cuts& cuts) {
  std::vector<int> region(6 * kSmall.hexes(), -1);
  for (int start = 0; start < 6 * kSmall.hexes(); ++start) {
    if (region[start] >= 0 || !cells.has(start / 6)) continue;
    std::vector<int> open = {start};
    while (!open.empty()) {
      const int at = open.back(), h = at / 6, d = at % 6;
      open.pop_back();
      if (region[at] >= 0) continue;
      region[at] = start;
      // Corner d + 2 lies between side d and side d + 1.
      const auto cut_at = [&](int corner) { return cuts[h] != kNone && corner % 3 == cuts[h]; };
      if (!cut_at(d + 2)) open.push_back(6 * h + (d + 1) % 6);
      if (!cut_at(d + 1)) open.push_back(6 * h + (d + 5) % 6);
      const int next = map.neighbours[h][d];
      if (next != kNone && cells.has(next) && !walls.has(map.sides[h][d])) open.push_back(6 * next + (d + 3) % 6);
    }
  }
  return region;
}

TEST(HexRegions, AreWhatWallsAndCutsLeave) {
  static const HexTables<kSmall> map;
  Random random(3);
  for (int round = 0; round < 300; ++round) {
    Regions::Hexes cells;
    Regions::Sides walls;
    Regions::Cuts cuts;
    cuts.fill(kNone);
    const auto density = 1 + random.below(5);
    for (int h = 0; h < kSmall.hexes(); ++h) {
      if (random.below(6) != 0) cells.add(h);
      if (random.below(3) == 0) cuts[h] = static_cast<std::int8_t>(random.below(3));
    }
    for (int side = 0; side < kSmall.sides(); ++side) {
      if (random.below(6) < density) walls.add(side);
    }
    Regions regions(map, cells, walls, cuts);
    const std::vector<int> expected = naive_regions(map, cells, walls, cuts);
    for (int a = 0; a < 6 * kSmall.hexes(); ++a) {
      for (int b = 0; b < a; ++b) {
        if (!cells.has(a / 6) || !cells.has(b / 6)) continue;
        ASSERT_EQ(regions.region(a / 6, a % 6) == regions.region(b / 6, b % 6), expected[a] == expected[b])
            << "hex " << a / 6 << " side " << a % 6 << ", hex " << b / 6 << " side " << b % 6;
      }
    }
  }
}

struct Sheet {
  BitSet<96> cells;
  std::map<std::string, int> hexes;
  std::set<int> ranches;

  explicit Sheet(const Json& map) {
    for (const Json& hex : map["hexes"]) {
      const std::string type = hex["type"];
      if (type != "river" && type != "mountain" && type != "station") cells.add(hex["id"]);
      if (type == "ranch") ranches.insert(hex["id"].get<int>());
      hexes[hex["name"]] = hex["id"];
    }
  }
  // The cells of every region by its name.
  std::map<int, std::set<int>> regions(const BitSet<327>& tracks) const {
    std::array<std::int8_t, 96> cuts;
    cuts.fill(kNone);
    HexRegions<kPioneer> regions(kPioneerMap, cells, tracks, cuts);
    std::map<int, std::set<int>> members;
    for (const int hex : cells) members[regions.region(hex)].insert(hex);
    return members;
  }
};

// PR-22
TEST(HexRegions, StartAsThePioneerRailsMapsHaveThem_PR_22) {
  const Json data = file("data/pioneer_rails/box.json");
  const std::map<std::string, std::set<std::pair<int, int>>> expected = {{"A", {{35, 4}, {37, 3}}},
                                                                         {"B", {{27, 3}, {37, 4}}}};
  for (const auto& [side, cells_and_ranches] : expected) {
    const Sheet sheet(data["maps"][side]);
    std::set<std::pair<int, int>> found;
    for (const auto& [name, members] : sheet.regions({})) {
      const auto ranches = std::ranges::count_if(members, [&](int hex) { return sheet.ranches.contains(hex); });
      if (ranches > 0) found.emplace(static_cast<int>(members.size()), static_cast<int>(ranches));
    }
    EXPECT_EQ(found, cells_and_ranches) << side;
  }
}

// PR-55
TEST(HexRegions, CloseByMountainAndBorder_PR_55) {
  const Sheet sheet(file("data/pioneer_rails/box.json")["maps"]["A"]);
  const int ranch = sheet.hexes.at("B12");
  const auto of_ranch = [&](const BitSet<327>& tracks) {
    for (const auto& [name, members] : sheet.regions(tracks)) {
      if (members.contains(ranch)) return members;
    }
    return std::set<int>();
  };
  EXPECT_EQ(of_ranch({72, 97, 98}), (std::set<int>{sheet.hexes.at("A12"), sheet.hexes.at("B11"), ranch}));
  EXPECT_EQ(of_ranch({97, 98}), of_ranch({}));
  EXPECT_EQ(of_ranch({72}), of_ranch({}));
}

}  // namespace
}  // namespace rh
