// Nature's outcomes, and chance by place. A game says where its next chance move happens (the deck, the bag, the roll
// of round 3) and lays out the slots there: one for every piece that could ever lie in that place, equally likely. A
// slot whose piece is not there now draws nothing, and another slot is tried: so what is inside comes out exactly
// fairly, and two tables with the same luck draw the same pieces wherever their players have not made it impossible.
#pragma once

#include <cstdint>
#include <string_view>

namespace rh {

// What nature may do: a move and its whole-number weight.
template <class Move>
struct Outcome {
  Move move;
  std::uint64_t weight;
};

// All weights of a list of outcomes together, and the move that ticket 0..total-1 draws.
template <class Outcomes>
constexpr std::uint64_t total_weight(const Outcomes& outcomes) {
  std::uint64_t total = 0;
  for (const auto& outcome : outcomes) total += outcome.weight;
  return total;
}
template <class Outcomes>
constexpr auto pick(const Outcomes& outcomes, std::uint64_t ticket) {
  auto outcome = outcomes.begin();
  for (; ticket >= outcome->weight; ++outcome) ticket -= outcome->weight;
  return outcome->move;
}

struct Place {
  std::string_view name;    // "deck"; a literal of the game
  std::int32_t number = 0;  // where there are several of that name: the round of a roll
  bool operator==(const Place&) const = default;
};

struct Chance {
  Place place;
  std::uint64_t slots = 1;  // all of them, also those that are empty now
};

// The kind of piece in a slot of a pile: of each kind it can hold `most(kind)`, in this order, and holds `now(kind)`.
// -1 when that slot is empty.
template <class Most, class Now>
constexpr int kind_in_slot(std::uint64_t slot, Most most, Now now) {
  int kind = 0;
  for (; slot >= static_cast<std::uint64_t>(most(kind)); ++kind) slot -= static_cast<std::uint64_t>(most(kind));
  return slot < static_cast<std::uint64_t>(now(kind)) ? kind : -1;
}

}  // namespace rh
