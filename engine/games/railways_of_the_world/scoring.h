// Money, barons and the final score (RW-27, RW-73, RW-79, RW-83).
#pragma once

#include "engine/core/rules.h"
#include "engine/games/railways_of_the_world/state.h"

namespace rh::railways_of_the_world {

// RW-79: bonds that a payment takes.
inline int bonds_for(const Common& common, int price, int cash) {
  return price <= cash ? 0 : (price - cash + common.bond_cash - 1) / common.bond_cash;
}
// The money of a player after a payment.
inline Company after_payment(const Common& common, Company company, int price) {
  const int bonds = bonds_for(common, price, company.cash);
  company.cash += bonds * common.bond_cash - price;
  company.bonds += bonds;
  return company;
}
inline int interest(const Common& common, const Company& company) { return company.bonds * common.bond_interest; }

// RW-26, of the baron that a seat has kept; 0: none, or its goal is missed.
int baron_points(const State& state, Seat seat);

// RW-83, RW-84, with these points of barons.
Standing rank(const Table& table, std::span<const Company> companies, std::span<const std::int32_t> barons);
// Barons count when the game is over.
Standing standing(const State& state);
// The fields of a result's detail.
void write_detail(const State& state, Seat seat, JsonWriter& json);

}  // namespace rh::railways_of_the_world
