#include "engine/games/railways_of_the_world/moves.h"

#include <cstddef>

namespace rh::railways_of_the_world {
namespace {

// A number this large or larger is no bid and names no seat; it is read as this one.
constexpr std::uint32_t kHugeNumber = 1'000'000'000;

constexpr NotationLine line(Kind kind, std::string_view pattern) { return {static_cast<std::uint8_t>(kind), pattern}; }

}  // namespace

const Notation& notation() {
  using Field = NotationField;
  constexpr std::size_t kWhat = offsetof(Move, what), kAt = offsetof(Move, at);
  static const Field fields[] = {Field::listed("city", offsetof(Move, name), city_names()),
                                 Field::of_names("cube", kWhat, kCubeNames),
                                 Field::of_names("drawn", kWhat, kCubeNames, 0, kColors),
                                 Field::of_names("color", kWhat, kColorNames),
                                 Field::of_names("card", kWhat, card_names()),
                                 Field::of_names("baron", kWhat, baron_names()),
                                 Field::number("seat", kAt, kHugeNumber),
                                 Field::number("bid", kAt, kHugeNumber),
                                 Field::digit("side", kAt, 5),
                                 Field::small_number("c", kAt),
                                 Field::small_number("r", kAt + 1),
                                 Field::digit("end", kAt + 2, 5),
                                 Field::digit("in", kAt + 2, 5),
                                 Field::digit("out", kAt + 3, 5)};
  static constexpr NotationLine kLines[] = {line(Kind::Cube, "cube {city} {drawn}"),
                                            line(Kind::Baron, "baron {seat} {baron}"),
                                            line(Kind::Card, "card {card}"),
                                            line(Kind::First, "first {seat}"),
                                            line(Kind::Keep, "keep {baron}"),
                                            line(Kind::Bid, "bid {bid}"),
                                            line(Kind::Pass, "pass"),
                                            line(Kind::Build, "build {city}"),
                                            line(Kind::Extend, "extend {c}.{r}.{end}"),
                                            line(Kind::Upgrade, "upgrade"),
                                            line(Kind::Deliver, "deliver {city} {cube}"),
                                            line(Kind::Urbanize, "urbanize {city}"),
                                            line(Kind::Western, "western {city}"),
                                            line(Kind::Take, "take {card}"),
                                            line(Kind::Use, "use {card}"),
                                            line(Kind::Lay, "lay {c}.{r} {in}-{out}"),
                                            line(Kind::Stop, "stop"),
                                            line(Kind::Go, "go {city}.{side}"),
                                            line(Kind::Paint, "color {color}"),
                                            line(Kind::Grow, "grow {city}"),
                                            line(Kind::Depot, "depot {city}.{side}"),
                                            line(Kind::Bond, "bond"),
                                            line(Kind::Repay, "repay")};
  static const Notation all(kLines, fields);
  return all;
}

std::expected<Move, Refusal> parse(std::string_view text) {
  const auto move = notation().parse(text);
  if (!move) return std::unexpected(Refusal("RW-239"));
  return unpack(*move);
}

bool well_formed(const Move& move) { return notation().well_formed(pack(move)); }

void print(const Move& move, std::string& text) { notation().print(pack(move), text); }

}  // namespace rh::railways_of_the_world
