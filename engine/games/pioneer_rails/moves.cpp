#include "engine/games/pioneer_rails/moves.h"

#include <cstddef>

namespace rh::pioneer_rails {
namespace {

// A number this large or larger names no seat; it is read as this one.
constexpr std::uint32_t kHugeNumber = 1'000'000'000;

// A letter for the row and a number from 1 for the column, three characters at most.
struct HexText {
  std::array<char, 3> letters{};
  std::size_t size = 0;
};
constexpr std::array<HexText, kHexes> kHexTexts = [] {
  std::array<HexText, kHexes> texts{};
  for (int hex = 0; hex < kHexes; ++hex) {
    HexText& text = texts[static_cast<std::size_t>(hex)];
    const int number = kGrid.col(hex) + 1;
    text.letters[text.size++] = static_cast<char>('A' + kGrid.row(hex));
    if (number >= 10) text.letters[text.size++] = static_cast<char>('0' + number / 10);
    text.letters[text.size++] = static_cast<char>('0' + number % 10);
  }
  return texts;
}();

constexpr NotationLine line(Kind kind, std::string_view pattern) { return {static_cast<std::uint8_t>(kind), pattern}; }

}  // namespace

constexpr std::array<std::string_view, kHexes> kHexNames = [] {
  std::array<std::string_view, kHexes> names;
  for (std::size_t hex = 0; hex < names.size(); ++hex)
    names[hex] = {kHexTexts[hex].letters.data(), kHexTexts[hex].size};
  return names;
}();

const Notation& notation() {
  using Field = NotationField;
  constexpr std::size_t kPoints = offsetof(Move, points);
  static const Field fields[] = {Field::of_names("card", offsetof(Move, what), kCardNames),
                                 Field::of_names("objective", offsetof(Move, what), kObjectiveNames),
                                 Field::of_names("token", offsetof(Move, what), kTokenNames),
                                 Field::of_names("suit", offsetof(Move, what), kSuitNames),
                                 Field::of_names("hex", offsetof(Move, what), kHexNames),
                                 Field::number("seat", kPoints, kHugeNumber),
                                 Field::whole("nuggets", offsetof(Move, nuggets)),
                                 Field::whole("from_x", kPoints),
                                 Field::whole("from_y", kPoints + 1),
                                 Field::whole("to_x", kPoints + 2),
                                 Field::whole("to_y", kPoints + 3)};
  static constexpr NotationLine kLines[] = {line(Kind::Dealer, "dealer {seat}"),
                                            line(Kind::Objective, "objective {objective}"),
                                            line(Kind::Deal, "deal {seat} {card}"),
                                            line(Kind::Discard, "discard {card}"),
                                            line(Kind::Reveal, "reveal {card}"),
                                            line(Kind::Pick, "pick {card}"),
                                            line(Kind::Cross, "cross {token}"),
                                            line(Kind::CrossSuit, "cross suit {suit}"),
                                            line(Kind::Lay, "lay {from_x},{from_y}>{to_x},{to_y}"),
                                            line(Kind::Done, "done"),
                                            line(Kind::Deposit, "deposit {hex} {nuggets}")};
  static const Notation all(kLines, fields);
  return all;
}

std::expected<Move, Refusal> parse(std::string_view text) {
  const auto move = notation().parse(text);
  if (!move) return std::unexpected(Refusal("PR-X31"));
  return unpack(*move);
}

bool well_formed(const Move& move) { return notation().well_formed(pack(move)); }

void print(const Move& move, std::string& text) { notation().print(pack(move), text); }

}  // namespace rh::pioneer_rails
