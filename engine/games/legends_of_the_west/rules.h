// The rules of Legends of the West in the form of the contract: who acts, what is legal and why not, what a move does.
#pragma once

#include "engine/core/rules.h"
#include "engine/games/legends_of_the_west/moves.h"
#include "engine/games/legends_of_the_west/state.h"

namespace rh::legends_of_the_west {

// Claims with every payment: 1109 on the whole map if nothing were owned and everything held; extra cards: three of 19
// kinds.
inline constexpr std::size_t kMaxMoves = 1400;
inline constexpr std::size_t kMaxOutcomes = kLinks;

using Moves = FixedVector<Move, kMaxMoves>;
using Outcomes = FixedVector<Outcome<Move>, kMaxOutcomes>;

std::expected<State, Problem> start(const Options& options, int seats);
Turn turn(const State& state);
void legal(const State& state, Seat seat, Moves& moves);
Refusal check(const State& state, Seat seat, const Move& move);
void apply(State& state, Seat seat, const Move& move, Events* events);

// May train cards be drawn as an action (TL-27)?
bool may_draw(const Table& table);

void outcomes(const State& state, Outcomes& outcomes);
std::uint64_t nature_total(const State& state);
Move nature_pick(const State& state, std::uint64_t ticket);
Chance chance(const State& state);
std::optional<Move> nature_slot(const State& state, std::uint64_t slot);

}  // namespace rh::legends_of_the_west
