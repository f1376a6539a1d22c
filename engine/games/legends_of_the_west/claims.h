// What a claim needs (section 4.4): the questions that legality, prices and previews share.
#pragma once

#include "engine/games/legends_of_the_west/conditions.h"
#include "engine/games/legends_of_the_west/moves.h"

namespace rh::legends_of_the_west {

// Things that bring or cost something, as one number: events, rules, upgrades, the bonus card, a postcard.
namespace cause {
inline constexpr int kRule = 32, kUpgrade = 64, kBonus = 96, kPostcard = 97;
std::string_view name(int cause);
}  // namespace cause

// Extra cards (TL-42), and what asks for the first of them.
struct Extra {
  int cards = 0;
  int cause = kNone;
};
Extra extra_of(const State& state, Seat seat, int route);
// Fees that are known in advance (TL-43).
Extra fee_of(const State& state, Seat seat, int route);
// Does anything now ask for extra cards or fees?
bool any_extras(const Table& table);

// Why nobody, or not this seat, may claim this route, whatever is paid: TL-I10, I7, I8, I9, I11.
Refusal route_refusal(const State& state, Seat seat, int route);
// Why this claim is refused, all of it.
Refusal claim_refusal(const State& state, Seat seat, const Move& move);
bool is_open(const State& state, Seat seat, int route);

// Puts the trains down and does the book-keeping of routes, networks and claims.
void put_trains(State& state, Seat seat, int route);

}  // namespace rh::legends_of_the_west
