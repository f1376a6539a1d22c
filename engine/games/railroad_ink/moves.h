// Moves of Railroad Ink, their packing into 64 bits and their notation (spec section 11).
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "engine/core/basics.h"
#include "engine/core/notation.h"

namespace rh::railroad_ink {

inline constexpr int kSize = 7;
inline constexpr int kCells = kSize * kSize;

// "30": row and column of a space, as the notation writes them.
inline constexpr auto kCellNames = [] {
  std::array<std::array<char, 2>, kCells> names{};
  for (int cell = 0; cell < kCells; ++cell) {
    names[static_cast<std::size_t>(cell)] = {static_cast<char>('0' + cell / kSize),
                                             static_cast<char>('0' + cell % kSize)};
  }
  return names;
}();
constexpr std::string_view cell_name(int cell) { return {kCellNames[static_cast<std::size_t>(cell)].data(), 2}; }

// In the order of the notation: faces of die A, of die B, special routes, lava faces (RI-200).
enum class Piece : std::uint8_t {
  HCurve,
  HStraight,
  HT,
  RCurve,
  RStraight,
  RT,
  Overpass,
  StationCurve,
  StationStraight,
  SCorner,
  SCross,
  SHHHH,
  SHHHR,
  SHRRR,
  SRRRR,
  LCorner,
  LHighway,
  LRailway,
  LStraight,
  LThree,
  Volcano,
};
inline constexpr int kPieces = 21;
inline constexpr int kFacesA = 6, kRouteFaces = 9;
inline constexpr int kFirstSpecial = 9, kSpecials = 6;
inline constexpr int kFirstLava = 15, kLavaFaces = 5;

inline constexpr std::array<std::string_view, kPieces> kPieceNames = {
    "H_CURVE",       "H_STRAIGHT",       "H_T",       "R_CURVE",   "R_STRAIGHT", "R_T",     "OVERPASS",
    "STATION_CURVE", "STATION_STRAIGHT", "S_CORNER",  "S_CROSS",   "S_HHHH",     "S_HHHR",  "S_HRRR",
    "S_RRRR",        "L_CORNER",         "L_HIGHWAY", "L_RAILWAY", "L_STRAIGHT", "L_THREE", "VOLCANO"};

constexpr std::string_view name_of(Piece piece) { return kPieceNames[static_cast<std::size_t>(piece)]; }
constexpr bool is_route_face(Piece piece) { return static_cast<int>(piece) < kRouteFaces; }
constexpr bool is_special(Piece piece) {
  return static_cast<int>(piece) >= kFirstSpecial && static_cast<int>(piece) < kFirstLava;
}
constexpr bool is_lava_face(Piece piece) { return static_cast<int>(piece) >= kFirstLava && piece != Piece::Volcano; }

// Directions, and what the direction die may show instead of one.
inline constexpr std::uint8_t kNorth = 0, kEast = 1, kSouth = 2, kWest = 3, kAnyDirection = 4;
inline constexpr std::array<std::string_view, 5> kDirectionNames = {"N", "E", "S", "W", "ANY"};

enum class Kind : std::uint8_t { First, Roll, Pair, Meteor, Lava, Take, Hit, Shield, Draw, Erase, Volcano, Done };

// One move; which fields mean something depends on the kind, the others are 0. Eight bytes without
// padding, so packing is a copy.
struct Move {
  Kind kind = Kind::Done;
  std::uint8_t row = 0, col = 0;         // Draw, Erase, Volcano: 0..9, beyond the board RI-170
  std::uint8_t variant = 0;              // Draw, Erase
  std::array<std::uint8_t, 4> detail{};  // faces, or a number in little-endian order

  static Move first(std::uint32_t seat) {
    return {Kind::First, 0, 0, 0, std::bit_cast<std::array<std::uint8_t, 4>>(seat)};
  }
  static Move roll(Piece a, Piece b, Piece c, Piece d) {
    return {Kind::Roll, 0, 0, 0, {byte(a), byte(b), byte(c), byte(d)}};
  }
  static Move pair(Piece a, Piece b) { return {Kind::Pair, 0, 0, 0, {byte(a), byte(b), 0, 0}}; }
  static Move take(Piece a, Piece b) { return {Kind::Take, 0, 0, 0, {byte(a), byte(b), 0, 0}}; }
  static Move meteor(std::uint8_t direction, std::uint8_t distance) {
    return {Kind::Meteor, 0, 0, 0, {direction, distance, 0, 0}};
  }
  static Move lava(Piece a, Piece b) { return {Kind::Lava, 0, 0, 0, {byte(a), byte(b), 0, 0}}; }
  static Move hit(std::uint8_t direction) { return {Kind::Hit, 0, 0, 0, {direction, 0, 0, 0}}; }
  static Move shield(Piece special) { return {Kind::Shield, 0, 0, 0, {byte(special), 0, 0, 0}}; }
  static Move draw(int cell, int variant) { return at(Kind::Draw, cell, variant); }
  static Move erase(int cell, int variant) { return at(Kind::Erase, cell, variant); }
  static Move volcano(int cell) { return at(Kind::Volcano, cell, 0); }
  static Move done() { return {}; }

  std::uint32_t seat() const { return std::bit_cast<std::uint32_t>(detail); }
  Piece face(int i) const { return static_cast<Piece>(detail[static_cast<std::size_t>(i)]); }
  std::uint8_t direction() const { return detail[0]; }  // Meteor, Hit: kAnyDirection where none is named
  std::uint8_t distance() const { return detail[1]; }
  bool on_board() const { return row < kSize && col < kSize; }
  int cell() const { return row * kSize + col; }

  bool operator==(const Move&) const = default;

 private:
  static constexpr std::uint8_t byte(Piece piece) { return static_cast<std::uint8_t>(piece); }
  static Move at(Kind kind, int cell, int variant) {
    return {kind,
            static_cast<std::uint8_t>(cell / kSize),
            static_cast<std::uint8_t>(cell % kSize),
            static_cast<std::uint8_t>(variant),
            {}};
  }
};

inline PackedMove pack(const Move& move) { return std::bit_cast<PackedMove>(move); }
inline Move unpack(PackedMove packed) { return std::bit_cast<Move>(packed); }

// Is this a move that some text stands for? A packed move from outside may be anything; print() and
// the rules look only at well-formed ones.
bool well_formed(const Move& move);

// Refuses with RI-190 what is not the exact text of a move.
const Notation& notation();
std::expected<Move, Refusal> parse(std::string_view text);
void print(const Move& move, std::string& text);

// `place` of the notation: "31.HHH", "14RHRHx". Used by moves, boards and the score command.
void print_place(int cell, int variant, std::string& text);
struct Place {
  std::uint8_t row, col, variant;
};
// Empty when the text is no place of a die or special route.
std::expected<Place, Refusal> parse_place(std::string_view text);

}  // namespace rh::railroad_ink
