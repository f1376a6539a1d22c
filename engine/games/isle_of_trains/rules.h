// The rules of Isle of Trains as a state machine: who acts, what is legal and why not, what a move does.
#pragma once

#include "engine/core/rules.h"
#include "engine/games/isle_of_trains/state.h"

namespace rh::isle_of_trains {

// Every kind of card into every car of four trains stays below this, with room for the rest.
inline constexpr std::size_t kMaxMoves = 4096;
inline constexpr std::size_t kMaxOutcomes = kCards;

using Moves = FixedVector<Move, kMaxMoves>;
using Outcomes = FixedVector<Outcome<Move>, kMaxOutcomes>;

std::expected<State, Problem> start(const Options& options, int seats);
Turn turn(const State& state);
void legal(const State& state, Seat seat, Moves& moves);
Refusal check(const State& state, Seat seat, const Move& move);
void apply(State& state, Seat seat, const Move& move, Events* events);

void outcomes(const State& state, Outcomes& outcomes);
std::uint64_t nature_total(const State& state);
Move nature_pick(const State& state, std::uint64_t ticket);
Chance chance(const State& state);
std::optional<Move> nature_slot(const State& state, std::uint64_t slot);

// --- questions that legal, check, quotes and the view share ------------------------------------

// The action a move of a turn or a bonus belongs to; 0 for the others.
Actions action_of(Kind kind);
// The steps that a delivery allows beside the special one.
void add_delivery_steps(const State& state, const Pending& deliver, Moves& moves);
// The actions the current step offers: all of them in a turn, some in a bonus, none elsewhere.
Actions offered(const Table& table);
// Is this a main Load of a solo game or a Load into somebody else's car: does it bring the benefit (IT-49, IT-121)?
bool brings_benefit(const State& state, Seat owner);
// May this Load go into that seat's train (IT-23)?
bool may_load_train(const State& state, Seat owner);
// What a loaded card counts as; 0 for a passenger.
CargoSet cargo_of_load(const State& state, const Move& move);
// Cards the loader's cabooses bring for it.
int caboose_cards(const OpenSeat& loader, CargoSet cargo);
// Cards that the end of a delivery brings.
int cards_at_the_end(const OpenSeat& seat);
bool may_take_passenger(const Table& table);  // IT-128
bool may_buy_back(const State& state);        // IT-124
// Who gets the next card while the hands are dealt (Step::Deal).
inline Seat dealt_seat(const Table& table) { return table.top().n / tables().hand; }
inline int hand_limit() { return tables().hand_limit; }

}  // namespace rh::isle_of_trains
