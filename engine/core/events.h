// What a move did, step by step: the source of logs, animations and screen reader texts.
#pragma once

#include <vector>

#include "engine/core/basics.h"

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

  Event& with(std::string_view name, std::int64_t number) { return with(Argument{name, number, {}}); }
  Event& with(std::string_view name, std::string_view text) { return with(Argument{name, 0, text}); }
  Event& with(const Argument& argument) {
    ensure(count < arguments.size());
    arguments[count++] = argument;
    return *this;
  }
};

// One move has a handful of them, a rehearsal of many moves has many: there is no limit. Search passes
// no list at all, so it never pays for one.
using Events = std::vector<Event>;

}  // namespace rh
