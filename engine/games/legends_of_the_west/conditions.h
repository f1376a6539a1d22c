// Filters, conditions and sums of the effects, asked of a position.
#pragma once

#include "engine/games/legends_of_the_west/state.h"

namespace rh::legends_of_the_west {

// Who asks, and about which claim: the present one, or one that is only thought of.
struct Context {
  const State& state;
  Seat seat = 0;
  int route = -1;
  int locos = 0, picks = 0, skulls = 0;
  int event = kNone;
  bool fresh = false, company = false;
  bool counting = false;  // CLAIM counts the claims of this game (TL-94a)
  int place = 0;          // RANK: before postcards

  // The claim that is being resolved.
  static Context present(const State& state, Seat seat);
  // One that could be declared now.
  static Context imagined(const State& state, Seat seat, int route, int locos);
};

bool matches(const RouteFilter& filter, const Context& context);
bool holds(int condition, const Context& context);
int work_out(const Effect& effect, const Context& context);

// A parameter as the current or declared event leaves it (mod_semantics of effects.json).
int parameter(int event, Param param, int base);
// What the event of a claim adds to it.
int claim_gain(Param param, const Context& context);

// May a random marker of this effect go to that link (TL-95)?
bool is_eligible(const Table& table, const Effect& effect, int link);

bool fits_card(const CardFilter& filter, int kind);
// Do these effects look at pickaxes or skulls?
bool names_symbols(List list);
// Does the condition of this postcard ask for cards of the hand, which others do not see?
bool rests_on_hand(int postcard);

// Tickets of a seat that are done, and their network's longest trail (TL-62, TL-63).
int tickets_done(const SeatState& seat);
int longest_of(const Table& table, Seat seat);
bool joins_coasts(const SeatState& seat);
// Does this seat's claim of a route trigger its company bonus (TL-R17, U3)?
bool triggers_bonus(const SeatState& seat, int route);

}  // namespace rh::legends_of_the_west
