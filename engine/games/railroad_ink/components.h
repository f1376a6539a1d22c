// What lies in the box: pieces and their variants, dice, the board. Read from data/railroad_ink/
// (embedded at build time) and turned into tables once; everything here is immutable.
//
// A space's four sides are packed into one byte, two bits a side in the order N, E, S, W: 0 closed,
// 1 highway, 2 railway, 3 lava. `Lanes` are sets of sides in the same layout, one bit at the lower
// bit of each pair, so that whole spaces are compared with a few instructions.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/box.h"
#include "engine/core/rules.h"
#include "engine/games/railroad_ink/moves.h"

namespace rh::railroad_ink {

inline constexpr std::uint8_t kHighway = 1, kRailway = 2, kLavaSide = 3;

using Sides = std::uint8_t;
using Lanes = std::uint8_t;
inline constexpr Lanes kAllLanes = 0x55;

constexpr std::uint8_t side_of(Sides sides, int direction) { return sides >> (2 * direction) & 3; }
// The sides that carry `type` (0 to 3).
constexpr Lanes lanes_with(Sides sides, std::uint8_t type) {
  const unsigned differing = sides ^ type * 0x55u;
  return static_cast<Lanes>(~(differing | differing >> 1) & kAllLanes);
}
constexpr Lanes lane(int direction) { return static_cast<Lanes>(1u << (2 * direction)); }
// Takes the first direction out of a set of lanes.
constexpr int pop_direction(Lanes& lanes) {
  const int direction = std::countr_zero(lanes) / 2;
  lanes &= static_cast<Lanes>(lanes - 1);
  return direction;
}
constexpr int opposite(int direction) { return direction ^ 2; }

struct Variant {
  Piece piece;
  Sides sides;
  bool joined;  // highway and railway ends meet inside (false: the overpass)
  bool station;
  std::array<char, 4> text;  // the sides as written: ".HHH"

  std::string_view sides_text() const { return {text.data(), text.size()}; }
};

inline constexpr int kRouteVariants = 50;  // dice A and B, then the special routes
inline constexpr int kLavaVariants = 18;
inline constexpr int kVariants = kRouteVariants + kLavaVariants + 1;
inline constexpr int kVolcanoVariant = kVariants - 1;

struct Exit {
  std::uint8_t cell, direction, type;
};

struct Tables {
  std::array<Variant, kVariants> variants;
  std::array<std::uint64_t, kPieces> route_variants{};  // bit v: variant v shows this piece
  std::array<std::uint32_t, kPieces> lava_variants{};   // bit v - kRouteVariants
  std::array<std::array<std::uint8_t, 8>, kPieces> variants_of{};
  std::array<std::uint8_t, kPieces> variant_count{};

  // By what the four neighbours (and exits) show towards a space: the variants that fit there,
  // RI-75 for routes, RI-95 for lava.
  std::array<std::uint64_t, 256> route_fits{};
  std::array<std::uint32_t, 256> lava_fits{};

  std::array<std::array<std::int8_t, 4>, kCells> neighbour{};  // -1: the board's edge
  std::array<Lanes, kCells> inner{};                           // sides that do not lie on the edge
  std::array<Sides, kCells> exits_at{};                        // exit types on the edge
  std::vector<Exit> exits;
  std::uint64_t centre = 0;
  std::uint8_t central_cell = 0;

  std::vector<Outcome<Move>> rolls, meteors, lavas;  // in ASCII order of their texts
  std::vector<Move> roll_tickets;                    // each outcome as often as it weighs
  std::vector<Outcome<Move>> pairs;                  // weight: the product of the faces' numbers
  std::array<std::uint8_t, kPieces> draft_value{};
  int dice_a = 0, dice_b = 0;

  std::array<std::uint8_t, 13> network_points{};
  int special_limit = 0;
  int rounds = 0, rounds_with_expansion = 0;
  int min_seats = 0, max_seats = 0, draft_min_seats = 0;
  int points_crater_end = 0, points_closed_lake = 0;
};

Tables load_tables(const JsonReader& data, Box& box);
Shelf<Tables>& shelf();
// Of the one box there is.
const Tables& tables();

}  // namespace rh::railroad_ink
