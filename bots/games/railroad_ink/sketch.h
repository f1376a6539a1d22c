// A board for thinking: the Board of the rules plus what bots ask of it all the time, kept up to date
// with every drawing instead of found anew: the ends as sets of spaces, the networks, the longest
// lines. One drawing and its score cost a fraction of a microsecond.
#pragma once

#include "engine/games/railroad_ink/scoring.h"

namespace rh::railroad_ink {

// Spaces of one row or column.
inline constexpr CellSet kTopRow = (CellSet{1} << kSize) - 1;
inline constexpr CellSet kBottomRow = kTopRow << (kCells - kSize);
inline constexpr CellSet kLeftColumn = 0x0000'0408'1020'4081ull;
inline constexpr CellSet kRightColumn = kLeftColumn << (kSize - 1);

// Every space moved one step in a direction; what would leave the board is gone.
constexpr CellSet shifted(CellSet cells, int direction) {
  switch (direction) {
    case kNorth: return cells >> kSize;
    case kEast: return (cells & ~kRightColumn) << 1;
    case kSouth: return (cells << kSize) & kWholeBoard;
    default: return (cells & ~kLeftColumn) >> 1;
  }
}

// Highway 0, railway 1, lava 2: index of `ends`, `line`.
inline constexpr std::size_t kHighways = 0, kRailways = 1, kLavas = 2;

// The joints of one type: `down` holds the upper, `right` the left space of each.
struct Joints {
  CellSet down, right;
  explicit Joints(const std::array<CellSet, 4>& ends)
      : down(ends[kSouth] & (ends[kNorth] >> kSize)), right(ends[kEast] & ~kRightColumn & (ends[kWest] >> 1)) {}
  CellSet neighbours(CellSet cells) const {
    return ((cells & down) << kSize) | ((cells >> kSize) & down) | ((cells & right) << 1) | ((cells >> 1) & right);
  }
  // The spaces that can be reached from these.
  CellSet reach(CellSet cells) const {
    for (CellSet open = cells; open != 0;) {
      open = neighbours(open) & ~cells;
      cells |= open;
    }
    return cells;
  }
  // Steps to the farthest space, which `from` becomes.
  int farthest(CellSet& from) const {
    CellSet seen = from;
    for (int steps = 0;; ++steps) {
      const CellSet next = neighbours(from) & ~seen;
      if (next == 0) return steps;
      seen |= next;
      from = next;
    }
  }
};

// What drawing a variant changes in the key of a board.
std::uint64_t drawing_key(int cell, int variant);

struct Sketch {
  // More networks than these are not followed (it takes a board full of overpasses to have them).
  static constexpr std::size_t kMaxNetworks = 24;

  Board board;
  std::array<std::array<CellSet, 4>, 3> ends{};  // [type][direction]: spaces with such a side
  CellSet joined = 0;                            // spaces where highway and railway meet inside
  std::array<CellSet, 2> line_part{};            // the connected parts with a longest line
  std::uint64_t key = 0;                         // equal boards have equal keys
  std::array<std::uint8_t, 2> line{};            // length of the longest highway, railway
  std::uint8_t networks = 0;
  Longest longest = Longest::Segment;
  std::array<std::uint8_t, kMaxNetworks> exits{};  // met by each network
  std::array<CellSet, kMaxNetworks> highway, railway;

  Sketch() = default;
  Sketch(const Board& board, Longest longest);
  Sketch(const Sketch& other) { *this = other; }
  Sketch& operator=(const Sketch& other);  // copies only the networks there are

  // Draws a route or lava on a space without one.
  void draw(int cell, int variant);

  // Ends of a type that meet no end beyond their side, by direction; ends on the board's edge are no such.
  CellSet unanswered(std::size_t type, int direction) const {
    static constexpr std::array<CellSet, 4> kEdge = {kTopRow, kRightColumn, kBottomRow, kLeftColumn};
    const auto d = static_cast<std::size_t>(direction);
    return ends[type][d] & ~kEdge[d] & ~shifted(ends[type][d ^ 2], opposite(direction));
  }
  CellSet drawn() const { return kWholeBoard & ~board.empty & ~board.craters; }

  int errors() const;
  int crater_ends() const;
  int network_points() const;
  // Closed lakes and largest lake (RI-127).
  int lake_points() const;
  // RI-130: the same number as score(board).total.
  int total() const;

 private:
  void connect(int cell, const Variant& variant);
  void add_network(CellSet highway_cells, CellSet railway_cells, int exits_met);
  void measure_line(std::size_t type, int cell);
};

}  // namespace rh::railroad_ink
