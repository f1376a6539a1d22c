// The words every game shares: seats, whose turn it is, and why a move was refused.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <expected>
#include <string_view>

#include "engine/core/bounds.h"

namespace rh {

// A seat is 0-based. Nature (dice, decks, bags) acts as a seat of its own; a spectator only looks. Nothing is
// hidden from the all-seeing viewer, who looks at finished games and is never asked for while one is played.
using Seat = int;
inline constexpr Seat kNature = -1;
inline constexpr Seat kSpectator = -2;
inline constexpr Seat kAllSeeing = -3;
inline constexpr int kMaxSeats = 12;

// A move packed for logs and search. Only the game that packed it can read it.
using PackedMove = std::uint64_t;

// Who must act now: nature, one seat, or several seats at once. Empty: the game is over.
struct Turn {
  bool nature = false;
  std::uint32_t seats = 0;  // bit s: seat s must act

  static constexpr Turn of_nature() { return {true, 0}; }
  static constexpr Turn of(Seat seat) { return {false, 1u << seat}; }
  static constexpr Turn of_all(int count) { return {false, (1u << count) - 1}; }
  static constexpr Turn over() { return {}; }

  constexpr bool is_over() const { return !nature && seats == 0; }
  constexpr bool has(Seat seat) const {
    return seat == kNature ? nature : seat >= 0 && seat < kMaxSeats && (seats >> seat & 1u) != 0;
  }
  // The lowest seat to act; nature first.
  constexpr Seat first() const { return nature ? kNature : std::countr_zero(seats); }
  constexpr bool operator==(const Turn&) const = default;
};

// A named argument of a refusal or an event. `text`, where it is not empty, is the id of something
// in the game's data (a piece, a card); otherwise the argument is `number`.
struct Argument {
  std::string_view name;
  std::int64_t number = 0;
  std::string_view text;
};

// Why a move is refused: the number of section 8 of the game's spec ("RI-173") with arguments.
// An empty code means: not refused. The words for people are in texts/, found by the code.
struct [[nodiscard]] Refusal {
  std::string_view code;
  std::array<Argument, 4> arguments{};
  std::uint8_t count = 0;

  constexpr Refusal() = default;
  constexpr explicit Refusal(std::string_view reason) : code(reason) {}
  constexpr Refusal& with(std::string_view name, std::int64_t number) { return with(Argument{name, number, {}}); }
  constexpr Refusal& with(std::string_view name, std::string_view text) { return with(Argument{name, 0, text}); }
  // True when there is something to refuse.
  constexpr explicit operator bool() const { return !code.empty(); }

 private:
  constexpr Refusal& with(const Argument& argument) {
    ensure(count < arguments.size());
    arguments[count++] = argument;
    return *this;
  }
};

}  // namespace rh
