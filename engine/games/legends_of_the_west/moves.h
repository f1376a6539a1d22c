// Moves of Legends of the West and their notation (spec section 11).
#pragma once

#include <bit>
#include <expected>
#include <string>

#include "engine/core/notation.h"
#include "engine/games/legends_of_the_west/components.h"

namespace rh::legends_of_the_west {

enum class Kind : std::uint8_t {
  // nature
  First,
  Card,
  Event,
  Ticket,
  Storm,
  Gold,
  // the seats
  Keep,
  Draw,
  Take,
  Claim,
  Tickets,
  Pass,
  Pay,
  Extra,
  Grain,
  Skip,
  Depot,
  Reveal,
  Special,
  Sell,
  Discard,
  Retire,
  Open,
  Upgrade,
};
constexpr bool is_natures(Kind kind) { return kind <= Kind::Gold; }

inline constexpr std::size_t kMostListed = 7;  // cards of a payment; of tickets five are written
inline constexpr std::size_t kMostKept = 5;
inline constexpr int kSpecialMoney = 0, kSpecialCards = 1;

// One move: eight bytes, so packing is a copy. Things stand as their number + 1 where a list may be shorter than its
// places, and where they have names that come with the box (components.h, Ids).
struct Move {
  Kind kind = Kind::Pass;
  std::array<std::uint8_t, 7> at{};

  static Move of(Kind kind, int value = 0) { return {kind, {static_cast<std::uint8_t>(value)}}; }
  // Of things that are named + 1.
  static Move naming(Kind kind, int thing) { return of(kind, thing + 1); }
  static Move claim(int route, int colour, int cars, int locos) {
    return {Kind::Claim,
            {static_cast<std::uint8_t>(route + 1), static_cast<std::uint8_t>(cars > 0 ? colour : 0),
             static_cast<std::uint8_t>(cars), static_cast<std::uint8_t>(locos)}};
  }

  int value() const { return at[0]; }
  int thing() const { return at[0] - 1; }
  // A claim.
  int route() const { return at[0] - 1; }
  int colour() const { return at[1]; }
  int cars() const { return at[2]; }
  int locos() const { return at[3]; }
  int other_colour() const { return at[4]; }
  int other_cars() const { return at[5]; }
  // A list of cards or tickets.
  std::size_t listed() const {
    std::size_t count = 0;
    while (count < at.size() && at[count] != 0) ++count;
    return count;
  }

  bool operator==(const Move&) const = default;
};
static_assert(sizeof(Move) == sizeof(PackedMove));

inline PackedMove pack(const Move& move) { return std::bit_cast<PackedMove>(move); }
inline Move unpack(PackedMove packed) { return std::bit_cast<Move>(packed); }

// Is this a move that some text stands for? Lists of tickets have each once, a second colour stands behind the first
// (TL-102, TL-104).
bool well_formed(const Move& move);

// Refuses with TL-I33 what is not the exact text of a move.
const Notation& notation();
std::expected<Move, Refusal> parse(std::string_view text);
void print(const Move& move, std::string& text);

}  // namespace rh::legends_of_the_west
