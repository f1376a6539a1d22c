// Moves of Pioneer Rails and their notation (spec section 11). Cards, suits and everything else with a name are
// numbered in the order of their texts.
#pragma once

#include <array>
#include <bit>
#include <expected>
#include <string>
#include <string_view>

#include "engine/core/basics.h"
#include "engine/core/hex.h"
#include "engine/core/notation.h"

namespace rh::pioneer_rails {

enum class Suit : std::uint8_t { Clubs, Diamonds, Hearts, Spades };
inline constexpr int kSuits = 4;
inline constexpr std::array<std::string_view, kSuits> kSuitNames = {"clubs", "diamonds", "hearts", "spades"};
constexpr std::string_view name_of(Suit suit) { return kSuitNames[static_cast<std::size_t>(suit)]; }

enum class Rank : std::uint8_t { Ten, Ace, Jack, King, Queen };
inline constexpr int kRanks = 5;
inline constexpr std::array<std::string_view, kRanks> kRankNames = {"10", "A", "J", "K", "Q"};
constexpr std::string_view name_of(Rank rank) { return kRankNames[static_cast<std::size_t>(rank)]; }

// A card is its rank and its suit.
inline constexpr int kCards = kRanks * kSuits;
inline constexpr std::uint8_t kNoCard = 0xff;
inline constexpr std::array<std::string_view, kCards> kCardNames = {"10C", "10D", "10H", "10S", "AC", "AD", "AH",
                                                                    "AS",  "JC",  "JD",  "JH",  "JS", "KC", "KD",
                                                                    "KH",  "KS",  "QC",  "QD",  "QH", "QS"};
constexpr Suit suit_of(int card) { return static_cast<Suit>(card % kSuits); }
constexpr Rank rank_of(int card) { return static_cast<Rank>(card / kSuits); }

inline constexpr int kObjectives = 15;
inline constexpr std::array<std::string_view, kObjectives> kObjectiveNames = {"A", "B", "C", "D", "E", "F", "G", "H",
                                                                              "I", "J", "K", "L", "M", "N", "O"};

// What a crossed town box may bring beside the track (PR-46); a change of suit is a move of its own.
enum class Token : std::uint8_t { Bridge, None, Shortcut, Switch, Tunnel };
inline constexpr int kTokens = 5;
inline constexpr std::array<std::string_view, kTokens> kTokenNames = {"bridge", "none", "shortcut", "switch", "tunnel"};
constexpr std::string_view name_of(Token token) { return kTokenNames[static_cast<std::size_t>(token)]; }

// The map of both sides (PR-15).
inline constexpr HexGrid kGrid{12, 8};
inline constexpr int kHexes = kGrid.hexes(), kSides = kGrid.sides(), kCorners = kGrid.corners();
extern const std::array<std::string_view, kHexes> kHexNames;

enum class Kind : std::uint8_t {
  // nature
  Dealer,
  Objective,
  Deal,
  Discard,
  Reveal,
  // the seats
  Pick,
  Cross,
  CrossSuit,
  Lay,
  Done,
  Deposit,
};
constexpr bool is_natures(Kind kind) { return kind <= Kind::Reveal; }

// One move; which fields mean something depends on the kind, the others are 0. Eight bytes without padding, so
// packing is a copy.
struct Move {
  Kind kind = Kind::Done;
  std::uint8_t what = 0;    // a card, an objective, a token, a suit, a hex
  std::int8_t nuggets = 0;  // Deposit
  std::uint8_t reserved = 0;
  std::array<std::int8_t, 4> points{};  // Lay: x, y of both ends; Dealer, Deal: the seat

  static Move of(Kind kind, int what) { return {kind, static_cast<std::uint8_t>(what), 0, 0, {}}; }
  static Move dealer(Seat seat) { return {Kind::Dealer, 0, 0, 0, seat_bytes(seat)}; }
  static Move deal(Seat seat, int card) {
    return {Kind::Deal, static_cast<std::uint8_t>(card), 0, 0, seat_bytes(seat)};
  }
  static Move cross(Token token) { return of(Kind::Cross, static_cast<int>(token)); }
  static Move cross(Suit suit) { return of(Kind::CrossSuit, static_cast<int>(suit)); }
  static Move lay(hex::Point from, hex::Point to) {
    return {Kind::Lay,
            0,
            0,
            0,
            {static_cast<std::int8_t>(from.x), static_cast<std::int8_t>(from.y), static_cast<std::int8_t>(to.x),
             static_cast<std::int8_t>(to.y)}};
  }
  static Move done() { return {}; }
  static Move deposit(int hex, int nuggets) {
    return {Kind::Deposit, static_cast<std::uint8_t>(hex), static_cast<std::int8_t>(nuggets), 0, {}};
  }

  Token token() const { return static_cast<Token>(what); }
  Suit suit() const { return static_cast<Suit>(what); }
  std::uint32_t seat() const { return std::bit_cast<std::uint32_t>(points); }
  hex::Point from() const { return {points[0], points[1]}; }
  hex::Point to() const { return {points[2], points[3]}; }

  bool operator==(const Move&) const = default;

 private:
  static std::array<std::int8_t, 4> seat_bytes(Seat seat) {
    return std::bit_cast<std::array<std::int8_t, 4>>(static_cast<std::uint32_t>(seat));
  }
};

inline PackedMove pack(const Move& move) { return std::bit_cast<PackedMove>(move); }
inline Move unpack(PackedMove packed) { return std::bit_cast<Move>(packed); }

// Is this a move that some text stands for? A packed move from outside may be anything; print() and the rules look
// only at well-formed ones.
bool well_formed(const Move& move);

// Refuses with PR-X31 what is not the exact text of a move.
const Notation& notation();
std::expected<Move, Refusal> parse(std::string_view text);
void print(const Move& move, std::string& text);

}  // namespace rh::pioneer_rails
