// Moves of Railways of the World and their notation (spec section 11).
#pragma once

#include <bit>
#include <expected>
#include <string>

#include "engine/core/notation.h"
#include "engine/games/railways_of_the_world/components.h"

namespace rh::railways_of_the_world {

// Kinds of cube: the colours, and red ones that came with a Western Link (RW-59).
inline constexpr int kWestern = kColors, kCubes = kColors + 1;
inline constexpr std::array<std::string_view, kCubes> kCubeNames = {"black", "blue",   "purple",
                                                                    "red",   "yellow", "western"};
constexpr Color color_of(int cube) { return cube == kWestern ? Color::Red : static_cast<Color>(cube); }

enum class Kind : std::uint8_t {
  // nature
  Cube,
  Baron,
  Card,
  First,
  // the seats
  Keep,
  Bid,
  Pass,
  Build,
  Extend,
  Upgrade,
  Deliver,
  Urbanize,
  Western,
  Take,
  Use,
  Lay,
  Stop,
  Go,
  Paint,
  Grow,
  Depot,
  // Never legal: bonds come and stay by themselves (RW-78).
  Bond,
  Repay,
};
constexpr bool is_natures(Kind kind) { return kind <= Kind::First; }

// A tile as it is laid: the track enters its hex at side `in` and leaves it at side `out`.
struct Tile {
  std::int16_t hex = hex::kNone;
  std::uint8_t in = 0, out = 0;
  bool operator==(const Tile&) const = default;
};

// One move; which fields mean something depends on the kind, the others are 0. Eight bytes without padding, so packing
// is a copy.
struct Move {
  Kind kind = Kind::Pass;
  std::uint8_t what = 0;   // a card, a baron, a colour, a kind of cube
  std::uint16_t name = 0;  // of a city, among city_names()
  // Lay: column, row, in, out; Extend: column, row, side; Go, Depot: side; Bid, Baron, First: a number.
  std::array<std::uint8_t, 4> at{};

  static Move of(Kind kind, int what = 0) { return {kind, static_cast<std::uint8_t>(what), 0, {}}; }
  static Move at_city(Kind kind, const Map& map, int city, int what = 0) {
    return {kind, static_cast<std::uint8_t>(what), map.city(city).name, {}};
  }
  static Move at_side(Kind kind, const Map& map, int city, int side) {
    return {kind, 0, map.city(city).name, {static_cast<std::uint8_t>(side), 0, 0, 0}};
  }
  static Move numbered(Kind kind, int number, int what = 0) {
    return {kind, static_cast<std::uint8_t>(what), 0,
            std::bit_cast<std::array<std::uint8_t, 4>>(static_cast<std::uint32_t>(number))};
  }
  static Move lay(const Map& map, Tile tile) {
    return {Kind::Lay,
            0,
            0,
            {static_cast<std::uint8_t>(map.grid.col(tile.hex)), static_cast<std::uint8_t>(map.grid.row(tile.hex)),
             tile.in, tile.out}};
  }
  static Move extend(const Map& map, int hex, int side) {
    return {Kind::Extend,
            0,
            0,
            {static_cast<std::uint8_t>(map.grid.col(hex)), static_cast<std::uint8_t>(map.grid.row(hex)),
             static_cast<std::uint8_t>(side), 0}};
  }

  int city(const Map& map) const { return map.city_named(name); }  // -1: not on this map
  int side() const { return at[0]; }
  int hex(const Map& map) const { return map.grid.hex_at(at[0], at[1]); }  // hex::kNone: outside the grid
  int end_side() const { return at[2]; }
  Tile tile(const Map& map) const { return {static_cast<std::int16_t>(hex(map)), at[2], at[3]}; }
  std::uint32_t number() const { return std::bit_cast<std::uint32_t>(at); }

  bool operator==(const Move&) const = default;
};

inline PackedMove pack(const Move& move) { return std::bit_cast<PackedMove>(move); }
inline Move unpack(PackedMove packed) { return std::bit_cast<Move>(packed); }

// Is this a move that some text stands for? A packed move from outside may be anything; print() and the rules look
// only at well-formed ones.
bool well_formed(const Move& move);

// Refuses with RW-239 what is not the exact text of a move.
const Notation& notation();
std::expected<Move, Refusal> parse(std::string_view text);
void print(const Move& move, std::string& text);

}  // namespace rh::railways_of_the_world
