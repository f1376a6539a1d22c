// Ways through graphs, against slow answers from the definitions.
#include "engine/core/graph.h"

#include <gtest/gtest.h>

#include <functional>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "tests/files.h"

namespace rh {
namespace {

using Json = nlohmann::json;

TEST(BitSet, IsASetOfNumbers) {
  Random random(1);
  for (int round = 0; round < 200; ++round) {
    BitSet<130> a, b;
    std::set<int> in_a, in_b;
    for (int i = 0; i < 60; ++i) {
      const int number = static_cast<int>(random.below(130)), other = static_cast<int>(random.below(130));
      a.add(number), in_a.insert(number);
      b.add(other), in_b.insert(other);
      if (i % 5 == 0) b.remove(number), in_b.erase(number);
    }
    BitSet<130> both, either, without;
    for (int number = 0; number < 130; ++number) {
      ASSERT_EQ(a.has(number), in_a.contains(number));
      if (in_a.contains(number) && in_b.contains(number)) both.add(number);
      if (in_a.contains(number) || in_b.contains(number)) either.add(number);
      if (in_a.contains(number) && !in_b.contains(number)) without.add(number);
    }
    std::vector<int> listed;
    for (const int number : a) listed.push_back(number);
    EXPECT_EQ(listed, std::vector<int>(in_a.begin(), in_a.end()));
    EXPECT_EQ(a.size(), static_cast<int>(in_a.size()));
    EXPECT_EQ(a & b, both);
    EXPECT_EQ(a | b, either);
    EXPECT_EQ(a - b, without);
    EXPECT_EQ(a.meets(b), !both.empty());
    EXPECT_EQ(BitSet<130>::all() - a - (BitSet<130>::all() - a), BitSet<130>());
  }
  EXPECT_EQ(BitSet<130>::all().size(), 130);
  EXPECT_EQ(BitSet<64>::all().size(), 64);
  EXPECT_TRUE(BitSet<1>().empty());
  EXPECT_EQ((BitSet<70>{69, 3}.size()), 2);
}

TEST(Union, JoinsGroupsAndNamesThemByTheirSmallest) {
  Random random(2);
  for (int round = 0; round < 200; ++round) {
    Union<40> groups;
    std::vector<int> name(40);
    for (int i = 0; i < 40; ++i) name[i] = i;
    for (int joint = 0; joint < 25; ++joint) {
      const int a = static_cast<int>(random.below(40)), b = static_cast<int>(random.below(40));
      EXPECT_EQ(groups.join(a, b), name[a] != name[b]);
      const int gone = std::max(name[a], name[b]), stays = std::min(name[a], name[b]);
      for (int& other : name) {
        if (other == gone) other = stays;
      }
    }
    for (int i = 0; i < 40; ++i) {
      ASSERT_EQ(groups.root(i), name[i]);
      ASSERT_EQ(groups.joined(i, 7), name[i] == name[7]);
    }
  }
}

constexpr int kV = 12, kE = 30;
using SmallGraph = Graph<kV, kE>;

std::vector<Ends> random_edges(Random& random, int vertices, int count) {
  std::vector<Ends> edges;
  while (static_cast<int>(edges.size()) < count) {
    const auto a = static_cast<std::uint16_t>(random.below(vertices)),
               b = static_cast<std::uint16_t>(random.below(vertices));
    if (a != b) edges.push_back({a, b});
  }
  return edges;
}

template <int N>
BitSet<N> random_set(Random& random, int below, int one_in) {
  BitSet<N> set;
  for (int i = 0; i < below; ++i) {
    if (random.below(one_in) == 0) set.add(i);
  }
  return set;
}

TEST(Distances, AreTheFewestEdgesThatAreNotBarred) {
  Random random(4);
  for (int round = 0; round < 2000; ++round) {
    const int vertices = 2 + static_cast<int>(random.below(kV - 1));
    const auto edges = random_edges(random, vertices, static_cast<int>(random.below(kE + 1)));
    const SmallGraph graph(vertices, edges);
    const auto from = random_set<kV>(random, vertices, 4);
    const Barred<kV, kE> barred{random_set<kV>(random, vertices, 5), random_set<kV>(random, vertices, 5),
                                random_set<kE>(random, static_cast<int>(edges.size()), 4)};
    // Rounds of relaxing every edge both ways.
    std::vector<int> expected(vertices, kFar);
    for (const int start : from) expected[start] = 0;
    for (int i = 0; i < vertices; ++i) {
      for (std::size_t e = 0; e < edges.size(); ++e) {
        for (const auto& [a, b] : {std::pair(edges[e].a, edges[e].b), std::pair(edges[e].b, edges[e].a)}) {
          const bool leaves = expected[a] == 0 || (expected[a] != kFar && !barred.stops.has(a));
          if (leaves && !barred.edges.has(static_cast<int>(e)) && !barred.vertices.has(b)) {
            expected[b] = std::min(expected[b], expected[a] + 1);
          }
        }
      }
    }
    const Distances<kV, kE> distances(graph, from, barred);
    for (int vertex = 0; vertex < vertices; ++vertex) {
      ASSERT_EQ(distances.to(vertex), expected[vertex]);
      const auto way = distances.way(vertex);
      ASSERT_EQ(static_cast<int>(way.size()), expected[vertex] == kFar ? 0 : expected[vertex]);
      // Walked back from its end the way leads to a start.
      int at = vertex;
      for (std::size_t i = way.size(); i-- > 0;) {
        const Ends& ends = edges[way[i]];
        ASSERT_TRUE(ends.a == at || ends.b == at);
        ASSERT_FALSE(barred.edges.has(way[i]) || barred.vertices.has(at));
        at = ends.a == at ? ends.b : ends.a;
        ASSERT_TRUE(i == 0 || !barred.stops.has(at));
      }
      ASSERT_TRUE(expected[vertex] == kFar || from.has(at));
    }
  }
}

TEST(LeastLengths, AreTheShortestWaysByLength_TL8) {
  Random random(5);
  for (int round = 0; round < 500; ++round) {
    const auto edges = random_edges(random, kV, static_cast<int>(random.below(kE + 1)));
    const auto barred = random_set<kE>(random, static_cast<int>(edges.size()), 6);
    std::vector<std::uint8_t> lengths;
    std::array<std::array<int, kV>, kV> all;
    for (int a = 0; a < kV; ++a) {
      for (int b = 0; b < kV; ++b) all[a][b] = a == b ? 0 : kFar;
    }
    for (std::size_t e = 0; e < edges.size(); ++e) {
      lengths.push_back(static_cast<std::uint8_t>(1 + random.below(6)));
      const auto& [a, b] = edges[e];
      if (!barred.has(static_cast<int>(e))) all[a][b] = all[b][a] = std::min<int>(all[a][b], lengths[e]);
    }
    for (int by = 0; by < kV; ++by) {
      for (int a = 0; a < kV; ++a) {
        for (int b = 0; b < kV; ++b) all[a][b] = std::min(all[a][b], all[a][by] + all[by][b]);
      }
    }
    const SmallGraph graph(kV, edges);
    for (int a = 0; a < kV; ++a) ASSERT_EQ(least_lengths(graph, lengths, a, barred), all[a]);
  }
}

TEST(Components, HangTogetherOverTheGivenEdges_TL62) {
  Random random(6);
  for (int round = 0; round < 500; ++round) {
    const auto edges = random_edges(random, kV, 14);
    const auto own = random_set<kE>(random, 14, 2);
    auto groups = components(SmallGraph(kV, edges), own);
    const Barred<kV, kE> barred{.edges = BitSet<kE>::all() - own};
    for (int a = 0; a < kV; ++a) {
      const Distances<kV, kE> distances(SmallGraph(kV, edges), {a}, barred);
      for (int b = 0; b < kV; ++b) ASSERT_EQ(groups.joined(a, b), distances.to(b) != kFar);
    }
  }
}

// RW-61a says that a search which leaves out the visited cities is enough; here every way is tried:
// no city twice, none of the colour passed.
TEST(Neighbours, WithinStepsTellWhetherADeliveryCanEnd_RW61a) {
  Random random(7);
  for (int round = 0; round < 1000; ++round) {
    const auto edges = random_edges(random, 9, 4 + static_cast<int>(random.below(10)));
    Neighbours<9> cities;
    for (const auto& [a, b] : edges) cities.join(a, b);
    const int start = static_cast<int>(random.below(9)), most = static_cast<int>(random.below(6));
    auto visited = random_set<9>(random, 9, 5), colour = random_set<9>(random, 9, 4);
    visited.remove(start), colour.remove(start);
    const std::function<bool(int, int, BitSet<9>)> can_end = [&](int at, int links, BitSet<9> been) {
      if (colour.has(at)) return true;
      been.add(at);
      if (links == 0) return false;
      for (const auto& [a, b] : edges) {
        if (a == at && !been.has(b) && can_end(b, links - 1, been)) return true;
        if (b == at && !been.has(a) && can_end(a, links - 1, been)) return true;
      }
      return false;
    };
    const bool found = cities.within(most, {start}, visited).meets(colour);
    ASSERT_EQ(found, can_end(start, most, visited));
  }
}

// The way of a railway from the ports of its station to a town, without bonuses (PR-25): not through
// ports, not on out of a town, only over open sides.
// PR-25
TEST(Distances, AreThoseOfTheTownsOfPioneerRails_PR_25) {
  const int far = kFar;
  const std::map<std::string, std::vector<std::array<int, 4>>> expected = {{"A",
                                                                            {{3, far, 9, far},
                                                                             {far, 5, far, 8},
                                                                             {4, far, 8, far},
                                                                             {far, 6, far, 8},
                                                                             {far, 2, far, 3},
                                                                             {3, far, 2, far},
                                                                             {3, far, 4, far},
                                                                             {far, 3, far, 2},
                                                                             {far, 9, far, 3},
                                                                             {10, far, 2, far},
                                                                             {9, far, 6, far},
                                                                             {far, 8, far, 3}}},
                                                                           {"B",
                                                                            {{far, far, 12, 3},
                                                                             {far, far, 6, 8},
                                                                             {far, far, 4, 12},
                                                                             {far, far, 21, 3},
                                                                             {13, 5, far, far},
                                                                             {4, 23, far, far},
                                                                             {7, 7, far, far},
                                                                             {3, 13, far, far},
                                                                             {10, 6, far, far},
                                                                             {20, 4, far, far},
                                                                             {4, 11, far, far}}}};
  const std::vector<std::string> suits = {"spades", "hearts", "diamonds", "clubs"};
  const Json data = Json::parse(testing::read_file(testing::in_project("data/pioneer_rails/box.json")));
  for (const auto& [side, towns] : expected) {
    const Json& map = data["maps"][side];
    std::vector<Ends> edges;
    Barred<232, 327> barred;
    for (const Json& edge : map["edges"]) {
      edges.push_back({edge["a"], edge["b"]});
      if (edge["kind"] != "open") barred.edges.add(edge["id"]);
    }
    for (const Json& vertex : map["vertices"]) {
      if (!vertex["port"].is_null()) barred.vertices.add(vertex["id"]);
      if (!vertex["town"].is_null()) barred.stops.add(vertex["id"]);
    }
    const Graph<232, 327> graph(232, edges);
    ASSERT_EQ(map["towns"].size(), towns.size());
    for (const Json& station : map["stations"]) {
      BitSet<232> ports;
      for (const Json& port : station["ports"]) ports.add(port);
      const Distances<232, 327> distances(graph, ports, barred);
      const auto suit = std::ranges::find(suits, station["suit"].get<std::string>()) - suits.begin();
      for (std::size_t town = 0; town < towns.size(); ++town) {
        EXPECT_EQ(distances.to(map["towns"][town]["vertex"]), towns[town][suit]) << side << town << suits[suit];
      }
    }
  }
}

}  // namespace
}  // namespace rh
