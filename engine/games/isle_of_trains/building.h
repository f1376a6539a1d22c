// The questions of Build (spec 4.3), asked by the list of legal moves, by the refusals and by prices.
#pragma once

#include "engine/core/events.h"
#include "engine/games/isle_of_trains/state.h"

namespace rh::isle_of_trains {

// How many buildings a seat may own (IT-39, IT-83); more than there are when nothing limits them.
int building_limit(const OpenTable& table, const OpenSeat& seat);

// The cost of a card as a new car or a building, and over the car at a position.
int build_cost(const OpenSeat& seat, const CardInfo& card);
inline int upgrade_cost(const CardInfo& card, const CardInfo& old) { return card.cost - old.cost; }

// Same category and a higher level (IT-32)?
inline bool may_replace(const CardInfo& card, const CardInfo& old) {
  return card.level > old.level && old.level > 0 && card.category == old.category;
}

// Power and weight of the train with the card added, or put in the place of the car at `over`.
struct Load {
  int power, weight;
  bool fits() const { return weight <= power; }
};
Load load_with(const SeatState& seat, const CardInfo& card, int over = -1);

// Could a car be built or upgraded if car `without` were not there (IT-34a)? Without -1: as the train is.
bool can_build_car(const SeatState& seat, int without = -1);
inline bool may_scrap(const SeatState& seat, int scrapped) { return can_build_car(seat, scrapped); }

// What a card brings when it comes into play, in the order in which it is resolved.
Rewards built_gains(const CardInfo& card);

// Takes car i out of the train (IT-34): cargo and car to the discard, passengers to the bag.
void scrap(OpenTable& table, OpenSeat& seat, int car, Events* events);

// The price of a Build or an Upgrade, where its card goes, and how many buildings must go before (IT-39).
int price(const OpenSeat& seat, const Move& build);
std::uint8_t place_of(const Move& build);
int razed_for(const OpenTable& table, const OpenSeat& seat, const Move& build);
// The paid card comes into play (IT-37): what it replaces leaves.
void bring_into_play(OpenTable& table, OpenSeat& seat, Card card, std::uint8_t where);

}  // namespace rh::isle_of_trains
