// What a move did, step by step: the source of logs, animations and screen reader texts.
#pragma once

#include "engine/core/basics.h"
#include "engine/core/fixed_vector.h"

namespace rh {

// Who may know an event: a mask of seats, or everybody (spectators included).
using Audience = std::uint32_t;
inline constexpr Audience kEverybody = 0xffffffffu;
constexpr Audience only(Seat seat) { return 1u << seat; }
constexpr bool may_know(Audience audience, Seat viewer) {
  return audience == kEverybody || (viewer >= 0 && (audience >> viewer & 1u) != 0);
}

// `code` names the event in texts/ (events.<game>.<code>). `reveals` is set when something was
// drawn or shown that a player could not foresee: no undo goes back beyond it.
struct Event {
  std::string_view code;
  Seat actor = kNature;
  Audience audience = kEverybody;
  bool reveals = false;
  std::array<Argument, 6> arguments{};
  std::uint8_t count = 0;

  Event& with(std::string_view name, std::int64_t number) {
    arguments[count++] = {name, number, {}};
    return *this;
  }
  Event& with(std::string_view name, std::string_view text) {
    arguments[count++] = {name, 0, text};
    return *this;
  }
};

using Events = FixedVector<Event, 64>;

}  // namespace rh
