// Small graphs and the ways through them.
//
// Graph: edges have numbers and may be barred, so two vertices may be joined twice: corners and
// sides of a map, cities and routes. Made once, asked often.
// Neighbours: only who is beside whom, so that an edge can be added at any time and a whole front of
// vertices steps on at once: cities and finished links (RW-61a).
//
// Longest trails and paths are in longest.h, what hangs together in union.h.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <span>

#include "engine/core/bit_set.h"
#include "engine/core/fixed_vector.h"
#include "engine/core/union.h"

namespace rh {

struct Ends {
  std::uint16_t a, b;
};

// Up to V vertices and E edges, as compressed rows: the steps out of a vertex lie side by side.
template <int V, int E>
class Graph {
 public:
  struct Step {
    std::uint16_t edge, to;
  };

  constexpr Graph(int vertices, std::span<const Ends> edges) : vertices_(vertices) {
    for (const auto& [a, b] : edges) ++row_[a + 1], ++row_[b + 1];
    for (int v = 0; v < V; ++v) row_[v + 1] = static_cast<std::uint16_t>(row_[v + 1] + row_[v]);
    auto next = row_;
    for (std::uint16_t edge = 0; const auto& [a, b] : edges) {
      steps_[next[a]++] = {edge, b};
      steps_[next[b]++] = {edge, a};
      ++edge;
    }
  }

  constexpr int vertices() const { return vertices_; }
  // In ascending order of their edges.
  constexpr std::span<const Step> steps(int vertex) const {
    return {steps_.data() + row_[vertex], steps_.data() + row_[vertex + 1]};
  }

 private:
  static_assert(V > 0 && V < 1 << 16 && E > 0 && 2 * E < 1 << 16);
  int vertices_;
  std::array<std::uint16_t, V + 1> row_{};
  std::array<Step, 2 * E> steps_{};
};

// Where a way may not lead. The vertices it starts from are free of this.
template <int V, int E>
struct Barred {
  BitSet<V> vertices;  // never entered
  BitSet<V> stops;     // entered, but not left again
  BitSet<E> edges;
};

// For vertices that cannot be reached.
inline constexpr int kFar = std::numeric_limits<std::int16_t>::max();

// The fewest edges from the nearest of some vertices to each vertex, and the ways themselves.
template <int V, int E>
class Distances {
 public:
  using Step = typename Graph<V, E>::Step;

  constexpr Distances(const Graph<V, E>& graph, const BitSet<V>& from, const Barred<V, E>& barred = {}) {
    steps_.fill(kFar);
    std::array<std::uint16_t, V> queue;
    int head = 0, tail = 0;
    for (const int vertex : from) {
      steps_[vertex] = 0;
      queue[tail++] = static_cast<std::uint16_t>(vertex);
    }
    while (head < tail) {
      const std::uint16_t vertex = queue[head++];
      if (barred.stops.has(vertex) && steps_[vertex] > 0) continue;
      for (const auto [edge, to] : graph.steps(vertex)) {
        if (steps_[to] != kFar || barred.vertices.has(to) || barred.edges.has(edge)) continue;
        steps_[to] = static_cast<std::int16_t>(steps_[vertex] + 1);
        came_[to] = {edge, vertex};
        queue[tail++] = to;
      }
    }
  }

  constexpr int to(int vertex) const { return steps_[vertex]; }

  // The edges of a shortest way, from the start to this vertex; nothing when it cannot be reached.
  FixedVector<std::uint16_t, V> way(int vertex) const {
    FixedVector<std::uint16_t, V> edges;
    if (steps_[vertex] == kFar) return edges;
    for (; steps_[vertex] > 0; vertex = came_[vertex].to) edges.push_back(came_[vertex].edge);
    std::reverse(edges.begin(), edges.end());
    return edges;
  }

 private:
  std::array<std::int16_t, V> steps_;
  std::array<Step, V> came_{};  // the last edge, and the vertex before
};

// The least sum of lengths from one vertex to each (TL-8): Dijkstra's way without a heap, which for
// maps of some dozens of cities is the quickest.
template <int V, int E>
constexpr std::array<int, V> least_lengths(const Graph<V, E>& graph, std::span<const std::uint8_t> lengths, int from,
                                           const BitSet<E>& barred = {}) {
  std::array<int, V> least;
  least.fill(kFar);
  least[from] = 0;
  for (BitSet<V> open{from}; !open.empty();) {
    int nearest = *open.begin();
    for (const int vertex : open) {
      if (least[vertex] < least[nearest]) nearest = vertex;
    }
    open.remove(nearest);
    for (const auto [edge, to] : graph.steps(nearest)) {
      const int length = least[nearest] + lengths[edge];
      if (barred.has(edge) || length >= least[to]) continue;
      least[to] = length;
      open.add(to);
    }
  }
  return least;
}

// What hangs together over some of the edges (TL-62).
template <int V, int E>
constexpr Union<V> components(const Graph<V, E>& graph, const BitSet<E>& edges) {
  Union<V> groups;
  for (int vertex = 0; vertex < graph.vertices(); ++vertex) {
    for (const auto [edge, to] : graph.steps(vertex)) {
      if (to > vertex && edges.has(edge)) groups.join(vertex, to);
    }
  }
  return groups;
}

template <int V>
class Neighbours {
 public:
  constexpr void join(int a, int b) {
    beside_[a].add(b);
    beside_[b].add(a);
  }
  constexpr const BitSet<V>& of(int vertex) const { return beside_[vertex]; }

  // All vertices that at most so many steps lead to, the start included, without entering a barred one.
  constexpr BitSet<V> within(int steps, const BitSet<V>& from, const BitSet<V>& barred = {}) const {
    BitSet<V> reached = from;
    for (BitSet<V> front = from; steps > 0 && !front.empty(); --steps) {
      BitSet<V> next;
      for (const int vertex : front) next |= beside_[vertex];
      front = next - reached - barred;
      reached |= front;
    }
    return reached;
  }

 private:
  std::array<BitSet<V>, V> beside_{};
};

}  // namespace rh
