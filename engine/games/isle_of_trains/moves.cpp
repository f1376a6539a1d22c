#include "engine/games/isle_of_trains/moves.h"

#include <cstddef>

#include "engine/core/notation.h"

namespace rh::isle_of_trains {
namespace {

constexpr NotationLine line(Kind kind, std::string_view pattern) { return {static_cast<std::uint8_t>(kind), pattern}; }

}  // namespace

const Notation& notation() {
  using Field = NotationField;
  static constexpr std::array<std::string_view, 2> kLetters = {"a", "b"};
  // `what` is a card, a colour or a destination, `other` a seat, a tile or a contract.
  static const Field fields[] = {Field::of_names("card", offsetof(Move, what), kCardNames),
                                 Field::of_names("colour", offsetof(Move, what), kColourNames),
                                 Field::of_names("dest", offsetof(Move, what), kDestNames),
                                 Field::of_names("tile", offsetof(Move, other), kTileNames),
                                 Field::of_names("contract", offsetof(Move, other), kLetters),
                                 Field::digit("seat", offsetof(Move, other), 3),
                                 Field::number("car", offsetof(Move, car), kHugeNumber)};
  static constexpr NotationLine kLines[] = {line(Kind::First, "first {seat}"),
                                            line(Kind::Tile, "tile {dest} {tile}"),
                                            line(Kind::Deal, "deal {card}"),
                                            line(Kind::Show, "show {card}"),
                                            line(Kind::Pax, "pax {colour}"),
                                            line(Kind::Draw, "draw {card}"),
                                            line(Kind::Burn, "burn {card}"),
                                            line(Kind::TakeDeck, "take deck"),
                                            line(Kind::TakeCard, "take {card}"),
                                            line(Kind::TakePax, "take pax"),
                                            line(Kind::Build, "build {card}"),
                                            line(Kind::Upgrade, "build {card} over {car}"),
                                            line(Kind::Scrap, "scrap {car}"),
                                            line(Kind::Raze, "raze {card}"),
                                            line(Kind::Pay, "pay {card}"),
                                            line(Kind::Load, "load {card} {seat}.{car}"),
                                            line(Kind::Blind, "blind {seat}.{car}"),
                                            line(Kind::Under, "under {card}"),
                                            line(Kind::Toss, "toss {card}"),
                                            line(Kind::Board, "board {colour} {seat}.{car}"),
                                            line(Kind::Deliver, "deliver {dest}"),
                                            line(Kind::Initial, "initial"),
                                            line(Kind::Secondary, "secondary {contract}"),
                                            line(Kind::Give, "give {car}"),
                                            line(Kind::GivePax, "give {car}.{colour}"),
                                            line(Kind::Ticket, "ticket {car}"),
                                            line(Kind::Side, "side {car}.{colour}"),
                                            line(Kind::Guest, "guest {car}.{colour}"),
                                            line(Kind::Aside, "aside {car}"),
                                            line(Kind::AsidePax, "aside {car}.{colour}"),
                                            line(Kind::Done, "done"),
                                            line(Kind::Finish, "finish"),
                                            line(Kind::Pick, "pick {card}"),
                                            line(Kind::Pass, "pass"),
                                            line(Kind::Night, "night"),
                                            line(Kind::Buyback, "buyback")};
  static const Notation all(kLines, fields);
  return all;
}

std::expected<Move, Refusal> parse(std::string_view text) {
  const auto move = notation().parse(text);
  if (!move) return std::unexpected(Refusal("IT-E35"));
  return unpack(*move);
}

bool well_formed(const Move& move) { return notation().well_formed(pack(move)); }

void print(const Move& move, std::string& text) { notation().print(pack(move), text); }

}  // namespace rh::isle_of_trains
