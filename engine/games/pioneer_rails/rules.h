// The rules of Pioneer Rails as a state machine: who acts, what is legal and why not, what a move does.
#pragma once

#include "engine/core/rules.h"
#include "engine/games/pioneer_rails/state.h"

namespace rh::pioneer_rails {

// Stage lay: at most every track, the bonuses and `done` (PR-93 says how few there really are).
inline constexpr std::size_t kMaxMoves = kMostTracks + 16;
inline constexpr std::size_t kMaxOutcomes = kCards;

using Moves = FixedVector<Move, kMaxMoves>;
using Outcomes = FixedVector<Outcome<Move>, kMaxOutcomes>;

std::expected<State, Problem> start(const Options& options, int seats);
Turn turn(const State& state);
void legal(const State& state, Seat seat, Moves& moves);
Refusal check(const State& state, Seat seat, const Move& move);
void apply(State& state, Seat seat, const Move& move, Events* events);

// A track that lacks nothing but tokens, and which: legal after so many town boxes are crossed out for them.
struct Offer {
  std::int16_t track = -1;
  Token way = Token::None;
  bool fork = false;
};
using Offers = FixedVector<Offer, kMostTracks>;
// What the free town boxes of a sheet could buy for the railway that is built, with these tokens in hand.
void offers(const Map& map, const Sheet& sheet, Suit suit, const std::array<std::uint8_t, kTokens>& tokens,
            Offers& list);

// The cards on the table that nobody has taken, and those a seat may pick now, as sets of bits.
std::uint32_t on_offer(const Table& table);
std::uint32_t pickable(const State& state, Seat seat);

// Solo: the weight of an objective (PR-88), 0 where it is impossible.
int objective_weight(const Table& table, int objective);

void outcomes(const State& state, Outcomes& outcomes);
std::uint64_t nature_total(const State& state);
Move nature_pick(const State& state, std::uint64_t ticket);
Chance chance(const State& state);
std::optional<Move> nature_slot(const State& state, std::uint64_t slot);

}  // namespace rh::pioneer_rails
