#include "engine/games/railroad_ink/moves.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "engine/core/notation.h"
#include "engine/games/railroad_ink/components.h"

namespace rh::railroad_ink {
namespace {

// A number this large or larger names no seat; it is read as this one.
constexpr std::uint32_t kHugeNumber = 1'000'000'000;

// How a variant is written in a space: ".HHH", "RHRHx"; the last is the volcano, which is no drawing.
const std::vector<std::string_view>& variant_names() {
  static const std::vector<std::string> texts = [] {
    std::vector<std::string> all;
    for (int v = 0; v < kVariants; ++v) {
      const Variant& variant = tables().variants[static_cast<std::size_t>(v)];
      all.push_back(std::string(variant.sides_text()) + (variant.piece == Piece::Overpass ? "x" : ""));
    }
    return all;
  }();
  static const std::vector<std::string_view> names(texts.begin(), texts.end());
  return names;
}

constexpr NotationLine line(Kind kind, std::string_view pattern) { return {static_cast<std::uint8_t>(kind), pattern}; }

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

const Notation& notation() {
  using Field = NotationField;
  constexpr std::size_t kDetail = offsetof(Move, detail);
  const auto face = [](std::string_view name, std::size_t i) {
    return Field::of_names(name, kDetail + i, kPieceNames, 0, kRouteFaces);
  };
  const auto lava = [](std::string_view name, std::size_t i) {
    return Field::of_names(name, kDetail + i, kPieceNames, kFirstLava, kLavaFaces);
  };
  static const Field fields[] = {
      Field::number("seat", kDetail, kHugeNumber),
      // Faces stand in canonical order (RI-200).
      face("face1", 0), face("face2", 1).in_order(), face("face3", 2).in_order(), face("face4", 3).in_order(),
      lava("lava1", 0), lava("lava2", 1).in_order(),
      Field::of_names("special", kDetail, kPieceNames, kFirstSpecial, kSpecials),
      Field::of_names("direction", kDetail, kDirectionNames),
      Field::of_names("side", kDetail, kDirectionNames, kNorth, kAnyDirection),
      Field::digit("distance", kDetail + 1, 9), Field::digit("row", offsetof(Move, row), 9),
      Field::digit("col", offsetof(Move, col), 9),
      Field::of_names("sides", offsetof(Move, variant), variant_names(), 0, kVolcanoVariant),
      Field::of_names("lava_sides", offsetof(Move, variant), variant_names(), kRouteVariants, kLavaVariants)};
  static constexpr NotationLine kLines[] = {line(Kind::First, "first {seat}"),
                                            line(Kind::Roll, "roll {face1} {face2} {face3} {face4}"),
                                            line(Kind::Pair, "pair {face1} {face2}"),
                                            line(Kind::Meteor, "meteor {direction} {distance}"),
                                            line(Kind::Lava, "lava {lava1} {lava2}"),
                                            line(Kind::Take, "take {face1} {face2}"),
                                            {static_cast<std::uint8_t>(Kind::Hit), "hit", kDetail, kAnyDirection},
                                            line(Kind::Hit, "hit {side}"),
                                            line(Kind::Shield, "shield {special}"),
                                            line(Kind::Draw, "draw {row}{col}{sides}"),
                                            line(Kind::Erase, "erase {row}{col}{lava_sides}"),
                                            line(Kind::Volcano, "volcano {row}{col}"),
                                            line(Kind::Done, "done")};
  static const Notation all(kLines, fields);
  return all;
}

std::expected<Place, Refusal> parse_place(std::string_view text) {
  const bool placed = text.size() > 2 && is_digit(text[0]) && is_digit(text[1]);
  const auto drawings = std::span(variant_names()).first(kVolcanoVariant);
  const auto found = placed ? std::ranges::find(drawings, text.substr(2)) : drawings.end();
  if (found == drawings.end()) return std::unexpected(Refusal("RI-190"));
  return Place{static_cast<std::uint8_t>(text[0] - '0'), static_cast<std::uint8_t>(text[1] - '0'),
               static_cast<std::uint8_t>(found - drawings.begin())};
}

std::expected<Move, Refusal> parse(std::string_view text) {
  const auto move = notation().parse(text);
  if (!move) return std::unexpected(Refusal("RI-190"));
  return unpack(*move);
}

bool well_formed(const Move& move) { return notation().well_formed(pack(move)); }

void print_place(int cell, int variant, std::string& text) {
  (text += cell_name(cell)) += variant_names()[static_cast<std::size_t>(variant)];
}

void print(const Move& move, std::string& text) { notation().print(pack(move), text); }

}  // namespace rh::railroad_ink
