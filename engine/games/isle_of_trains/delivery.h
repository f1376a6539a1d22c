// The questions of Deliver (spec 4.5): what a contract still needs and whether a train can give it.
#pragma once

#include "engine/games/isle_of_trains/state.h"

namespace rh::isle_of_trains {

// What is still to be handed over: coal, oil, box, any.
using Need = std::array<std::uint8_t, 4>;
Need need_of(const Contract& contract);
inline int total(const Need& need) { return need[0] + need[1] + need[2] + need[3]; }
// The first unmet type in the order coal, oil, box, any (IT-64).
inline int due(const Need& need) { return need[0] ? 0 : need[1] ? 1 : need[2] ? 2 : 3; }

// The contract a Give or a delivery step is about: 0 initial, 1 a, 2 b.
const Contract& contract_of(Dest dest, int which);

// What a train could hand over.
struct Stock {
  std::array<int, kCargoTypes> cargo{};
  int undecided = 0;  // an ALL card in caboose_3 (IT-82)
  int stand_in = 0;   // a passenger by caboose_7 (IT-86)

  // How many items of each type are missing; nothing is missing when all are 0.
  Need missing(const Need& need) const;
  bool meets(const Need& need) const { return total(missing(need)) == 0; }
};
Stock stock_of(const SeatState& seat, bool stand_in_used);

// What the cargo that would leave car i first is: a type, kAllCargo while undecided, 0 for none.
CargoSet cargo_in(const OpenSeat& seat, std::uint32_t car);
bool has_passenger(const SeatState& seat, std::uint32_t car, Colour colour);
int passengers_in(const SeatState& seat, std::uint32_t car);

// May car i's first cargo, or a passenger of it, be given for the item that is due (IT-64)?
bool may_give_cargo(const SeatState& seat, const Need& need, bool stand_in_used, std::uint32_t car);
bool may_give_passenger(const SeatState& seat, const Need& need, bool stand_in_used, std::uint32_t car, Colour colour);

bool has_open_island(const Table& table, Seat seat);
// Seats with no open card, or any number of them in scenario 8.
bool may_open_island(const Table& table, Seat seat);
// The index 1 or 2 of the secondary contract may be chosen: the card is the seat's own and open.
bool is_own_secondary(const Table& table, Seat seat, Dest dest, int which);

bool has_ticket_space(const Table& table, Dest dest);
// Who travels in a Ticket, Side or Guest of a delivery here, and whose tile's reward it brings.
struct Journey {
  Colour colour;
  Dest dest;
};
Journey journey_of(Dest here, const Move& move);
// What the next passenger on a place's tile brings.
const Rewards& next_reward(const OpenTable& table, Dest dest);

}  // namespace rh::isle_of_trains
