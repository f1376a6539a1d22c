// Maps of hexes: who is whose neighbour, and one number for every hex, side and corner of the map.
//
// Hexes stand on a corner and lie in rows, odd rows half a hex to the right ("odd-r"). Hexes, sides
// and corners are numbered in reading order: from the top line down, each line from the left.
//
//        N          Directions 0 E, 1 SE, 2 SW, 3 W, 4 NW, 5 NE: to a neighbour, and of the side
//    NW     NE      between. Corners 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW, so that side d runs from
//    |       |      corner d + 1 to corner d + 2, clockwise. Diagonal j (0-2) joins corner j and
//    |       |      corner j + 3.
//    SW     SE
//        S          Pioneer Rails counts sides from NE (PR-16): see hex::from_north_east.
//
// Points are those of PR-16's lattice: a hex is two wide and four high, rows are three apart.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

#include "engine/core/bit_set.h"

namespace rh {

namespace hex {

inline constexpr int kNone = -1;  // outside the map

constexpr int turned(int direction, int clockwise) { return (direction + clockwise + 6) % 6; }
constexpr int opposite(int direction) { return turned(direction, 3); }
// The direction of side i of the order NE, E, SE, SW, W, NW, and the other way round.
constexpr int from_north_east(int i) { return turned(i, -1); }
constexpr int to_north_east(int direction) { return turned(direction, 1); }
// Diagonal j halves a hex: which half (0, 1) holds this side? The first half lies clockwise of corner j (PR-55).
constexpr int half(int diagonal, int direction) { return turned(to_north_east(direction), -diagonal) / 3; }

struct Point {
  int x, y;
  constexpr Point operator+(Point other) const { return {x + other.x, y + other.y}; }
  constexpr bool operator==(const Point&) const = default;
};

// From the centre of a hex.
inline constexpr std::array<Point, 6> kNeighbours = {{{2, 0}, {1, 3}, {-1, 3}, {-2, 0}, {-1, -3}, {1, -3}}};
inline constexpr std::array<Point, 6> kCorners = {{{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}}};

}  // namespace hex

// A map of so many columns and rows: every answer is worked out, so a map read from a file will do.
struct HexGrid {
  int cols, rows;

  constexpr int hexes() const { return cols * rows; }
  constexpr int corners() const { return (rows + 1) * (2 * cols + 2) - 2; }
  constexpr int sides() const { return corners() + hexes() - 1; }  // Euler

  // A hex by its place, and back.
  constexpr int hex_at(int col, int row) const {
    return col >= 0 && col < cols && row >= 0 && row < rows ? row * cols + col : hex::kNone;
  }
  constexpr int col(int hex) const { return hex % cols; }
  constexpr int row(int hex) const { return hex / cols; }
  constexpr hex::Point centre(int hex) const { return {2 * col(hex) + row(hex) % 2, 3 * row(hex)}; }

  constexpr int neighbour(int hex, int direction) const {
    const hex::Point to = centre(hex) + hex::kNeighbours[direction];
    return hex_at(to.x < 0 ? -1 : to.x / 2, to.y < 0 ? -1 : to.y / 3);
  }

  // Steps from one hex to the other: every step to another row also leads half a hex to the side.
  constexpr int distance(int a, int b) const {
    const hex::Point from = centre(a), to = centre(b);
    const int rows_apart = std::abs(from.y - to.y) / 3;
    return rows_apart + std::max(0, (std::abs(from.x - to.x) - rows_apart) / 2);
  }

  // The lines of corners from the top: the N corners of row 0, its NW and NE corners, its SW and SE
  // corners (with the N corners of row 1), its S corners (with the NW and NE corners of row 1), ...
  constexpr int corner_at(hex::Point point) const {
    if (point.x < -1 || point.x > 2 * cols || point.y < -2 || point.y >= 3 * rows || point.y % 3 == 0)
      return hex::kNone;
    const int line = (point.y + 2) / 3 * 2 + (point.y + 2) % 3;
    const bool top = line == 0, bottom = line == 2 * rows + 1;
    const int first = bottom ? (rows - 1) % 2 : line % 4 == 1 || line % 4 == 2 ? -1 : 0;
    const int place = point.x - first;
    if (place < 0 || place % 2 != 0 || place / 2 >= cols + (top || bottom ? 0 : 1)) return hex::kNone;
    return (top ? 0 : line * (cols + 1) - 1) + place / 2;
  }
  constexpr int corner(int hex, int i) const { return corner_at(centre(hex) + hex::kCorners[i]); }

  // Between two rows of hexes runs a zigzag of 2 cols + 1 sides (2 cols at the top and the bottom),
  // through a row stand cols + 1 upright ones.
  constexpr int side(int hex, int direction) const {
    const int c = col(hex), r = row(hex), period = 3 * cols + 2;
    const auto zigzag = [&](int line) { return line == 0 ? 0 : line * period - 1; };
    switch (direction) {
      case 0:
      case 3: return r * period + 2 * cols + c + (direction == 0 ? 1 : 0);
      case 4:
      case 5: return zigzag(r) + 2 * c + r % 2 + (direction - 4);
      default: return zigzag(r + 1) + 2 * c + (r + 1 == rows ? 0 : r % 2) + (2 - direction);
    }
  }
};

// The same and what follows from it as tables, for a map whose size is fixed:
// inline constexpr HexTables<HexGrid{12, 8}> kMap;
template <HexGrid G>
struct HexTables {
  static constexpr int kHexes = G.hexes(), kSides = G.sides(), kCorners = G.corners();
  using Id = std::int16_t;
  static_assert(kSides < 1 << 15);

  std::array<std::array<Id, 6>, kHexes> neighbours, sides, corners;
  std::array<std::array<Id, 2>, kSides> side_corners;
  std::array<std::array<Id, 2>, kSides> side_hexes;      // the second is kNone on the border
  std::array<std::array<Id, 3>, kCorners> corner_sides;  // two or three
  std::array<std::array<Id, 3>, kCorners> corner_hexes;  // one to three
  std::array<hex::Point, kCorners> corner_points;
  BitSet<kSides> border_sides;      // of one hex only
  BitSet<kCorners> border_corners;  // ends of border sides (PR-17)

  constexpr HexTables() {
    for (auto& list : side_hexes) list.fill(hex::kNone);
    for (auto& list : corner_sides) list.fill(hex::kNone);
    for (auto& list : corner_hexes) list.fill(hex::kNone);
    for (int h = 0; h < kHexes; ++h) {
      for (int i = 0; i < 6; ++i) {
        neighbours[h][i] = static_cast<Id>(G.neighbour(h, i));
        const int corner = G.corner(h, i), side = G.side(h, i);
        corners[h][i] = static_cast<Id>(corner);
        sides[h][i] = static_cast<Id>(side);
        corner_points[corner] = G.centre(h) + hex::kCorners[i];
        append(corner_hexes[corner], h);
        append(side_hexes[side], h);
        const int from = G.corner(h, hex::turned(i, 1)), to = G.corner(h, hex::turned(i, 2));
        side_corners[side] = {static_cast<Id>(std::min(from, to)), static_cast<Id>(std::max(from, to))};
      }
    }
    for (int side = 0; side < kSides; ++side) {
      const bool border = side_hexes[side][1] == hex::kNone;
      if (border) border_sides.add(side);
      for (const int corner : side_corners[side]) {
        append(corner_sides[corner], side);
        if (border) border_corners.add(corner);
      }
    }
  }

  // The corner at the other end of a side.
  constexpr int across(int side, int corner) const {
    return side_corners[side][0] == corner ? side_corners[side][1] : side_corners[side][0];
  }
  // The side that joins two corners, kNone when none does.
  constexpr int side_between(int a, int b) const {
    for (const int side : corner_sides[a]) {
      if (side != hex::kNone && across(side, a) == b) return side;
    }
    return hex::kNone;
  }

 private:
  template <std::size_t N>
  static constexpr void append(std::array<Id, N>& list, int id) {
    *std::ranges::find(list, Id{hex::kNone}) = static_cast<Id>(id);
  }
};

}  // namespace rh
