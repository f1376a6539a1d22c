// The longest way of a table against all ways tried one by one.
#include "engine/core/longest.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "tests/files.h"

namespace rh {
namespace {

using Edges = std::vector<LongEdge>;

// Tries every way on from a vertex: no edge twice, and for a path no vertex twice.
struct AllWays {
  const Edges& edges;
  bool path;
  std::uint64_t used = 0, visited = 0;

  int from(int vertex) {
    int best = 0;
    visited |= 1ull << vertex;
    for (std::size_t e = 0; e < edges.size(); ++e) {
      if ((used >> e & 1) != 0 || (edges[e].a != vertex && edges[e].b != vertex)) continue;
      const int to = edges[e].a == vertex ? edges[e].b : edges[e].a;
      if (path && (visited >> to & 1) != 0) continue;
      used ^= 1ull << e;
      best = std::max(best, edges[e].length + from(to));
      used ^= 1ull << e;
    }
    if (path) visited ^= 1ull << vertex;
    return best;
  }
};

int longest_by_trying(const Edges& edges, int vertices, bool path) {
  int best = 0;
  for (int start = 0; start < vertices; ++start) best = std::max(best, AllWays{edges, path}.from(start));
  return best;
}

Edges random_edges(Random& random, int vertices, int count, int longest) {
  Edges edges;
  while (static_cast<int>(edges.size()) < count) {
    const auto a = static_cast<std::uint16_t>(random.below(vertices)),
               b = static_cast<std::uint16_t>(random.below(vertices));
    if (a != b) edges.push_back({a, b, static_cast<std::uint16_t>(1 + random.below(longest))});
  }
  return edges;
}

TEST(Longest, IsWhatTryingEveryWayFinds) {
  Random random(8);
  for (int round = 0; round < 1500; ++round) {
    const int vertices = 2 + static_cast<int>(random.below(8)), count = static_cast<int>(random.below(vertices + 4));
    const Edges edges = random_edges(random, vertices, count, 1 + round % 5);
    ASSERT_EQ(longest_trail(edges), longest_by_trying(edges, vertices, false)) << round;
    ASSERT_EQ(longest_path(edges), longest_by_trying(edges, vertices, true)) << round;
  }
}

TEST(Longest, DoesNotDependOnNamesOrOrder) {
  Random random(9);
  for (int round = 0; round < 100; ++round) {
    Edges edges = random_edges(random, 14, 24, 4);
    const int trail = longest_trail(edges), path = longest_path(edges);
    for (std::size_t i = edges.size(); i > 1; --i) std::swap(edges[i - 1], edges[random.below(i)]);
    for (auto& edge : edges) {
      edge.a = static_cast<std::uint16_t>(65'000 - 37 * edge.a);
      edge.b = static_cast<std::uint16_t>(65'000 - 37 * edge.b);
      std::swap(edge.a, edge.b);
    }
    ASSERT_EQ(longest_trail(edges), trail);
    ASSERT_EQ(longest_path(edges), path);
  }
}

TEST(Longest, OfNothingIsNothing) {
  EXPECT_EQ(longest_trail({}), 0);
  EXPECT_EQ(longest_path({}), 0);
}

TEST(LongestTrail, GoesThroughACityTwice_TL63) {
  // TL-W25: Chicago 0, Cincinnati 1, Lewisburg 2, Pittsburgh 3, Norfolk 4.
  const Edges routes = {{0, 1, 1}, {1, 2, 2}, {2, 3, 1}, {3, 1, 3}, {2, 4, 3}};
  EXPECT_EQ(longest_trail(routes), 9);
  EXPECT_EQ(longest_path(routes), 8);
}

TEST(LongestPath, ParallelLinksDoNotLengthenALine_RW27a) {
  const Edges links = {{0, 1}, {0, 1}, {1, 2}, {1, 2}, {1, 2}};
  EXPECT_EQ(longest_path(links), 2);
  EXPECT_EQ(longest_trail(links), 5);
}

// Each with each: Euler's tour for an odd number, else one edge less for every pair of odd vertices but one.
TEST(LongestTrail, IsEulersTourWhereThereIsOne) {
  for (const auto& [vertices, expected] : std::map<int, int>{{4, 5}, {5, 10}, {6, 13}, {7, 21}, {9, 36}}) {
    Edges edges;
    for (int b = 0; b < vertices; ++b) {
      for (int a = 0; a < b; ++a) edges.push_back({static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b)});
    }
    EXPECT_EQ(longest_trail(edges), expected);
    EXPECT_EQ(longest_path(edges), vertices - 1);
  }
}

// Nobody builds more than this: every link that one action can build, all in one hand. There is a line
// through all cities.
TEST(LongestPath, EndsOnTheWholeMapOfRailwaysOfTheWorld_RW27a) {
  for (const auto& [name, longest] : std::map<std::string, int>{{"eastern_us", 51}, {"mexico", 28}}) {
    const auto map =
        nlohmann::json::parse(testing::read_file(testing::in_project("data/railways_of_the_world/" + name + ".json")));
    std::map<std::string, std::uint16_t> cities;
    for (const auto& city : map["cities"]) cities.emplace(city["id"], static_cast<std::uint16_t>(cities.size()));
    Edges links;
    for (const auto& link : map["reference_links"]["list"]) links.push_back({cities.at(link[0]), cities.at(link[1])});
    EXPECT_EQ(longest_path(links), longest) << name;
  }
}

}  // namespace
}  // namespace rh
