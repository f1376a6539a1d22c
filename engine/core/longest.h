// The longest way through a network, exactly and in bounded time: the longest trail, which uses every
// edge at most once (TL-63), and the longest path, which enters every vertex at most once (RW-27).
//
// Both questions are hard in general, but the networks of games lie on maps. A table goes over the map
// vertex by vertex and keeps, for the front between done and undone vertices, how the pieces of way so
// far meet it; for each such picture only the longest matters. The front of a map of 68 cities and 151
// links is seven wide; 31 is the limit, far beyond what one would wait for. Meant for the end of a
// game, not for every move: it uses the heap.
#pragma once

#include <cstdint>
#include <span>

namespace rh {

struct LongEdge {
  std::uint16_t a, b;
  std::uint16_t length = 1;
};

// The sum of lengths. Vertices are numbers below 65536, only those that edges name matter.
int longest_trail(std::span<const LongEdge> edges);
int longest_path(std::span<const LongEdge> edges);

}  // namespace rh
