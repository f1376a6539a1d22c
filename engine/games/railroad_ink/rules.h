// The rules of Railroad Ink as a state machine: who acts, what is legal and why not, what a move does.
#pragma once

#include "engine/core/rules.h"
#include "engine/games/railroad_ink/state.h"

namespace rh::railroad_ink {

// Every space with every variant, volcanoes, erasures and `done` stay well below this.
inline constexpr std::size_t kMaxMoves = 4096;
inline constexpr std::size_t kMaxOutcomes = 168;

using Moves = FixedVector<Move, kMaxMoves>;
using Outcomes = FixedVector<Outcome<Move>, kMaxOutcomes>;

std::expected<State, Problem> start(const Options& options, int seats);
Turn turn(const State& state);
void legal(const State& state, Seat seat, Moves& moves);
Refusal check(const State& state, Seat seat, const Move& move);
void apply(State& state, Seat seat, const Move& move, Events* events);

// Draft: whose pick it is (RI-55).
inline Seat picking_seat(const Table& table) { return (table.first + table.picks) % table.seats; }

void outcomes(const State& state, Outcomes& outcomes);
std::uint64_t nature_total(const State& state);
Move nature_pick(const State& state, std::uint64_t ticket);
Chance chance(const State& state);
std::optional<Move> nature_slot(const State& state, std::uint64_t slot);

}  // namespace rh::railroad_ink
