#include "engine/games/isle_of_trains/delivery.h"

#include <algorithm>

namespace rh::isle_of_trains {

Need need_of(const Contract& contract) {
  return {contract.cargo[0], contract.cargo[1], contract.cargo[2], contract.any};
}

const Contract& contract_of(Dest dest, int which) {
  const Island& island = tables()[dest];
  return which == 0 ? island.initial : island.secondary[static_cast<std::size_t>(which - 1)];
}

Need Stock::missing(const Need& need) const {
  Need short_of{};
  int wild = undecided + stand_in, left = 0;
  for (std::size_t i = 0; i < kCargoTypes; ++i) {
    const int lack = need[i] - cargo[i];
    if (lack <= 0) {
      left -= lack;
      continue;
    }
    const int filled = std::min(lack, wild);
    wild -= filled;
    short_of[i] = static_cast<std::uint8_t>(lack - filled);
  }
  short_of[3] = static_cast<std::uint8_t>(std::max(0, need[3] - left - wild));
  return short_of;
}

Stock stock_of(const SeatState& seat, bool stand_in_used) {
  const Tables& t = tables();
  Stock stock;
  for (int i = 0; i < seat.cars; ++i) {
    const Car& car = seat.car(i);
    if (car.count == 0) continue;
    const CardInfo& info = t[car.kind()];
    if (info.carries_passengers) {
      if (!stand_in_used && seat.has(Card::Caboose7)) stock.stand_in = 1;
      continue;
    }
    const CargoSet cargo = cargo_in(seat, static_cast<std::uint32_t>(i));
    if (cargo == kAllCargo)
      stock.undecided += car.count;
    else
      stock.cargo[static_cast<std::size_t>(std::countr_zero(cargo))] += car.count;
  }
  return stock;
}

CargoSet cargo_in(const OpenSeat& seat, std::uint32_t position) {
  if (position >= seat.cars) return 0;
  const Car& car = seat.car(static_cast<int>(position));
  const CardInfo& info = car.info();
  if (car.count == 0 || info.carries_passengers) return 0;
  // Caboose_3 takes any type: its cargo is what the card prints.
  return info.holds == kAllCargo ? tables()[static_cast<Card>(car.items[0].what)].cargo : info.holds;
}

bool has_passenger(const SeatState& seat, std::uint32_t car, Colour colour) {
  return car < seat.cars && seat.car(static_cast<int>(car)).find(colour) >= 0;
}

int passengers_in(const SeatState& seat, std::uint32_t car) {
  if (car >= seat.cars || !seat.car(static_cast<int>(car)).info().carries_passengers) return 0;
  return seat.car(static_cast<int>(car)).count;
}

bool may_give_cargo(const SeatState& seat, const Need& need, bool stand_in_used, std::uint32_t car) {
  const CargoSet cargo = cargo_in(seat, car);
  const int wanted = due(need);
  if (cargo == 0 || (wanted < kCargoTypes && (cargo >> wanted & 1) == 0)) return false;
  Stock stock = stock_of(seat, stand_in_used);
  if (cargo == kAllCargo)
    --stock.undecided;
  else
    --stock.cargo[static_cast<std::size_t>(std::countr_zero(cargo))];
  Need rest = need;
  --rest[static_cast<std::size_t>(wanted)];
  return stock.meets(rest);
}

bool may_give_passenger(const SeatState& seat, const Need& need, bool stand_in_used, std::uint32_t car, Colour colour) {
  if (stand_in_used || !seat.has(Card::Caboose7) || !has_passenger(seat, car, colour)) return false;
  Need rest = need;
  --rest[static_cast<std::size_t>(due(need))];
  return stock_of(seat, true).meets(rest);
}

bool has_open_island(const Table& table, Seat seat) {
  return std::ranges::any_of(table.islands, [&](const IslandCard& island) {
    return island.state == IslandState::Open && island.owner == static_cast<std::uint8_t>(seat);
  });
}

bool may_open_island(const Table& table, Seat seat) { return table.rules().many_open || !has_open_island(table, seat); }

bool is_own_secondary(const Table& table, Seat seat, Dest dest, int which) {
  const IslandCard& island = table.island(dest);
  return island.state == IslandState::Open && island.owner == static_cast<std::uint8_t>(seat) &&
         which <= tables()[dest].secondaries;
}

Journey journey_of(Dest here, const Move& move) {
  const Tables& t = tables();
  if (move.kind == Kind::Ticket) return {t.colour_of[static_cast<std::size_t>(here)], here};
  return {move.colour(), move.kind == Kind::Guest ? here : t.dest_of[move.what]};
}

const Rewards& next_reward(const OpenTable& table, Dest dest) {
  const auto place = static_cast<std::size_t>(dest);
  return tables().tiles[table.tile[place]][table.filled[place]];
}

bool has_ticket_space(const Table& table, Dest dest) {
  return static_cast<int>(dest) < kTicketDests && table.filled[static_cast<std::size_t>(dest)] < 3;
}

}  // namespace rh::isle_of_trains
