// The rules of Railways of the World as a state machine: who acts, what is legal and why not, what a move does.
#pragma once

#include "engine/core/rules.h"
#include "engine/games/railways_of_the_world/state.h"

namespace rh::railways_of_the_world {

// In an action: a build, an urbanization and six cubes for each city, the open ends, cards, a few others.
inline constexpr std::size_t kMaxMoves = 8 * kMostCities + kMostLinks + kMostCards + 16;
inline constexpr std::size_t kMaxOutcomes = kMostCards;

using Moves = FixedVector<Move, kMaxMoves>;
using Outcomes = FixedVector<Outcome<Move>, kMaxOutcomes>;

std::expected<State, Problem> start(const Options& options, int seats);
Turn turn(const State& state);
void legal(const State& state, Seat seat, Moves& moves);
Refusal check(const State& state, Seat seat, const Move& move);
void apply(State& state, Seat seat, const Move& move, Events* events);

// Would this card do something (RW-72)?
bool has_effect(const State& state, Seat seat, const Card& card);
// May this seat put a depot on that link (RW-25)?
inline bool takes_depot(const Link& link, Seat seat) {
  return link.finished() && link.owner != seat && link.depot == kNobody;
}
// Does a Western Link belong to this game?
inline bool has_western(const Table& table) { return table.map().western && !table.map().western_links.empty(); }
inline bool can_urbanize(const Table& table) {
  return table.map().urbanize && table.with(Color::Gray) != 0 && table.any_new_city();
}
// Has the auction of the first turn not been opened yet (RW-36)?
inline bool must_open(const Table& table) {
  return table.turn == 1 && table.auction.bid == 0 && table.auction.passed_count == 0;
}
inline int lowest_bid(const Table& table) {
  return must_open(table) ? table.common().first_bid : table.auction.bid + 1;
}

// Barons of this kind that were not dealt.
int barons_left(const State& state, int baron);

void outcomes(const State& state, Outcomes& outcomes);
std::uint64_t nature_total(const State& state);
Move nature_pick(const State& state, std::uint64_t ticket);
Chance chance(const State& state);
std::optional<Move> nature_slot(const State& state, std::uint64_t slot);

}  // namespace rh::railways_of_the_world
