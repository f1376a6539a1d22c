#include "engine/games/isle_of_trains/building.h"

#include <algorithm>

#include "engine/games/isle_of_trains/effects.h"

namespace rh::isle_of_trains {

void OpenSeat::refresh() {
  const Tables& t = tables();
  cabooses = 0;
  power = weight = items = 0;
  for (int i = 0; i < cars; ++i) {
    const Card kind = car(i).kind();
    const CardInfo& info = t[kind];
    if (info.category == Category::Caboose) cabooses |= bit(kind);
    power = static_cast<std::uint8_t>(power + info.power);
    weight = static_cast<std::uint8_t>(weight + info.weight);
    items = static_cast<std::uint8_t>(items + car(i).count);
  }
}

int building_limit(const OpenTable& table, const OpenSeat& seat) {
  if (table.rules().any_buildings) return kCards;
  return tables().buildings + (seat.has(Card::Caboose4) ? 1 : 0);
}

int build_cost(const OpenSeat& seat, const CardInfo& card) {
  const bool cheaper = seat.has(Card::Caboose5) && card.category != Category::Building;  // IT-84
  return cheaper ? std::max(card.cost - 1, 0) : card.cost;
}

Load load_with(const SeatState& seat, const CardInfo& card, int over) {
  Load load{seat.power + card.power, seat.weight + card.weight};
  if (over >= 0) {
    const CardInfo& old = seat.car(over).info();
    load.power -= old.power;
    load.weight -= old.weight;
  }
  return load;
}

bool can_build_car(const SeatState& seat, int without) {
  const Tables& t = tables();
  int slack = seat.power - seat.weight;
  int discount = seat.has(Card::Caboose5) ? 1 : 0;
  if (without >= 0) {
    const CardInfo& lost = t[seat.car(without).kind()];
    slack += lost.weight - lost.power;
    if (seat.car(without).kind() == Card::Caboose5) discount = 0;
  }
  const int budget = seat.hand.size - 1;
  for (CardSet kinds = seat.hand.kinds; kinds != 0;) {
    const CardInfo& card = t[pop_card(kinds)];
    if (card.category == Category::Building) continue;
    const int change = card.weight - card.power;
    if (card.category != Category::Engine && card.cost - discount <= budget && change <= slack) return true;
    if (card.level < 2) continue;
    for (int i = 0; i < seat.cars; ++i) {
      const CardInfo& old = t[seat.car(i).kind()];
      if (i == without || !may_replace(card, old) || upgrade_cost(card, old) > budget) continue;
      if (change - old.weight + old.power <= slack) return true;
    }
  }
  return false;
}

Rewards built_gains(const CardInfo& card) {
  Rewards gains{};
  std::size_t n = 0;
  if (card.passengers > 0) gains[n++] = {Gain::Passengers, card.passengers};
  if (card.picks > 0) gains[n] = {Gain::FromDiscard, card.picks};
  return gains;
}

void scrap(OpenTable& table, OpenSeat& seat, int position, Events* events) {
  const Car gone = seat.car(position);
  const bool passengers = gone.info().carries_passengers;
  for (int i = 0; i < gone.count; ++i) {
    const Item item = gone.items[static_cast<std::size_t>(i)];
    if (passengers)
      table.put_in_bag(static_cast<Colour>(item.what));
    else
      discard_cargo(table, item, events);
  }
  table.put_on_discard(gone.kind());
  for (int i = position + 1; i < seat.cars; ++i) seat.car(i - 1) = seat.car(i);
  seat.car(--seat.cars) = {};
  seat.refresh();
}

int price(const OpenSeat& seat, const Move& build) {
  const CardInfo& card = tables()[build.card()];
  if (build.kind == Kind::Build) return build_cost(seat, card);
  return upgrade_cost(card, seat.car(static_cast<int>(build.car)).info());
}

std::uint8_t place_of(const Move& build) {
  if (build.kind == Kind::Upgrade) return static_cast<std::uint8_t>(build.car);
  return tables()[build.card()].category == Category::Building ? kConstruct : kExtend;
}

int razed_for(const OpenTable& table, const OpenSeat& seat, const Move& build) {
  if (place_of(build) != kConstruct) return 0;
  return std::max(0, std::popcount(seat.buildings) + 1 - building_limit(table, seat));
}

void bring_into_play(OpenTable& table, OpenSeat& seat, Card card, std::uint8_t where) {
  if (where == kConstruct) {
    seat.buildings |= bit(card);
    return;
  }
  if (where == kExtend) {
    ensure(seat.cars < kTrain);
    seat.car(seat.cars++).card = static_cast<std::uint8_t>(card);
  } else {
    Car& car = seat.car(where);
    table.put_on_discard(car.kind());
    car.card = static_cast<std::uint8_t>(card);
    while (car.free() < 0)
      table.put_in_bag(static_cast<Colour>(car.remove(0).what));  // IT-140: a time engine carries nobody
  }
  seat.refresh();
}

}  // namespace rh::isle_of_trains
