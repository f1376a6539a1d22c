#include "bots/games/isle_of_trains/goals.h"

#include <algorithm>

#include "bots/games/isle_of_trains/goal_parts.h"
#include "engine/games/isle_of_trains/building.h"
#include "engine/games/isle_of_trains/scoring.h"

namespace rh::isle_of_trains {
namespace {

constexpr double kWin = 1000;
// How much more the goal counts than cards in the hand and in the deck: these win nothing by themselves.
constexpr double kPrice = 2.5;      // a card of the price of contracts
constexpr double kPoint = 1.8;      // a point where tokens are none
constexpr double kBuildings = 1.5;  // a point from buildings

using Goal = Scenario::Goal;

double levels(const State& state) {
  const SeatState& seat = state.at(0);
  const Tables& t = tables();
  double value = 0;
  for (CardSet cards = state.table.rules().cards; cards != 0;) {
    const Card wanted = pop_card(cards);
    double best = 0;
    for (int i = 0; i < seat.cars; ++i) {
      const Card kind = seat.car(i).kind();
      if (kind == wanted) best = 40;
      if (t[kind].category == t[wanted].category && t[kind].level < 3)
        best = std::max(best, 3.0 * t[kind].level + (t[kind].category == Category::Engine ? 0 : 1));
    }
    if (best < 40 && seat.hand.has(wanted)) best += 18;
    value += best;
  }
  return value;
}

double full_tickets(const State& state) {
  const Table& table = state.table;
  const SeatState& seat = state.at(0);
  const Tables& t = tables();
  std::array<int, kColours> riding{};
  for (int i = 0; i < seat.cars; ++i) {
    const Car& car = seat.car(i);
    if (!t[car.kind()].carries_passengers) continue;
    for (int k = 0; k < car.count; ++k) ++riding[car.items[static_cast<std::size_t>(k)].what];
  }
  std::array<double, kTicketDests> values{};
  for (std::size_t d = 0; d < kTicketDests; ++d) {
    const auto colour = static_cast<std::size_t>(t.colour_of[d]);
    const int filled = table.filled[d];
    values[d] = 9.0 * filled + (filled == 3 ? 6 : 0) + 5.5 * riding[colour] + 3.0 * seat.supply[colour];
  }
  // The worst of the six may stay behind.
  double value = 0, least = 1e9;
  for (const double v : values) value += v, least = std::min(least, v);
  return value - 0.7 * least;
}

constexpr double kCar = 8;          // a car of a long train
constexpr double kLightCar = 0.55;  // its weight on the average: 13 cars under engine_3, some of them coaches
constexpr double kLacking = 2.5;    // a unit of power that the cars to come will lack

double train_length(const State& state) {
  const SeatState& seat = state.at(0);
  const int to_come = state.table.rules().need - (seat.cars - 1);
  const double short_of = kLightCar * to_come - (seat.power - seat.weight);
  return kCar * (seat.cars - 1) - kLacking * std::max(0.0, short_of);
}

// Of a card that may become one of many cars: light and cheap ones, power, and early the caboose that makes
// the others cheaper (IT-84).
double car_value(const SeatState& seat, Card card) {
  const CardInfo& info = tables()[card];
  if (info.category == Category::Building) return 0;
  if (info.category == Category::Engine) return 0.8 * std::max(0, info.power - seat.power);
  constexpr int kEarly = 7;
  const double saving = card == Card::Caboose5 && seat.cars < kEarly ? 3 : 0;
  return std::max(0.0, 4 + saving + info.power - 0.4 * info.cost - 2.0 * info.weight);
}

}  // namespace

double goal_worth(const State& state) {
  const Scenario& scenario = state.table.rules();
  const SeatState& seat = state.at(0);
  const double points = score(state, 0).total;
  switch (scenario.goal) {
    case Goal::None: return points;
    case Goal::Score: return scenario.token_value > 0 ? points : kPoint * points;
    case Goal::BothContracts:
    case Goal::Initials: return -kPrice * contracts_to_go(state) + 0.05 * points;
    case Goal::Buildings: return 20.0 * std::popcount(seat.buildings) + 0.1 * points;
    case Goal::Cars: return train_length(state) + 0.1 * points;
    case Goal::Tickets: return full_tickets(state) + 0.1 * points;
    case Goal::BuildingPoints: return kBuildings * building_prospects(state) + 0.1 * points;
    case Goal::Levels: return levels(state) + 0.1 * points;
  }
  return points;
}

double final_goal_worth(const State& state) {
  if (state.table.won) return kWin + state.table.deck.size();
  const auto goal = goal_progress(state);
  return -kWin + 100.0 * goal.now / goal.need + 0.1 * goal_worth(state);
}

double goal_keep_value(const State& state, Card card) {
  const Scenario& scenario = state.table.rules();
  const SeatState& seat = state.at(0);
  const CardInfo& info = tables()[card];
  switch (scenario.goal) {
    case Goal::BothContracts:
    case Goal::Initials: return contract_card_value(state, card);
    case Goal::Buildings: return info.category == Category::Building ? 8 : 0;
    case Goal::BuildingPoints:
      return info.category == Category::Building ? 2 + 0.6 * building_points(state, 0, card) : 0;
    case Goal::Levels: {
      bool have = false;
      for (int i = 0; i < seat.cars; ++i) have |= seat.car(i).kind() == card;
      if ((scenario.cards & bit(card)) != 0) return have || seat.hand.count(card) > 1 ? 0 : 12;
      return 0;
    }
    case Goal::Cars: return car_value(seat, card);
    default: return 0;
  }
}

}  // namespace rh::isle_of_trains
