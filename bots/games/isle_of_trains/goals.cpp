#include "bots/games/isle_of_trains/goals.h"

#include <algorithm>

#include "engine/games/isle_of_trains/building.h"
#include "engine/games/isle_of_trains/scoring.h"

namespace rh::isle_of_trains {
namespace {

constexpr double kWin = 1000;
using Goal = Scenario::Goal;

// Contracts of islands that have to be done, initial and secondary.
double both_contracts(const State& state, const Weights& w) {
  const Table& table = state.table;
  const SeatState& seat = state.at(0);
  const Stock stock = stock_of(seat, false);
  double value = 0;
  for (int d = 0; d < kDests; ++d) {
    if ((table.rules().islands >> d & 1) == 0) continue;
    const auto dest = static_cast<Dest>(d);
    const IslandState now = table.island(dest).state;
    double second = 0;
    for (int which = 1; which <= tables()[dest].secondaries; ++which)
      second = std::max(second, contract_worth(need_of(contract_of(dest, which)), 30, stock, seat, 99, w));
    if (now == IslandState::Centre)
      value += contract_worth(need_of(contract_of(dest, 0)), 20, stock, seat, 99, w) + 0.5 * second;
    else if (now == IslandState::Open)
      value += 25 + second;
    else
      value += 60;
  }
  // An open card of another place is in the way until its secondary contract is done.
  for (int d = 0; d < kDests; ++d) {
    const bool wanted = (table.rules().islands >> d & 1) != 0;
    if (!wanted && table.islands[static_cast<std::size_t>(d)].state == IslandState::Open) value -= 15;
  }
  return value;
}

double initials(const State& state, const Weights& w) {
  const Table& table = state.table;
  const SeatState& seat = state.at(0);
  const Stock stock = stock_of(seat, false);
  double value = 0;
  std::array<double, kDests> near{};
  for (int d = 0; d < kDests; ++d) {
    const auto dest = static_cast<Dest>(d);
    if (table.island(dest).state != IslandState::Centre)
      value += 25;
    else
      near[static_cast<std::size_t>(d)] = contract_worth(need_of(contract_of(dest, 0)), 18, stock, seat, 99, w);
  }
  std::ranges::sort(near, std::greater<>{});
  for (std::size_t i = 0; i < near.size(); ++i) value += near[i] / static_cast<double>(i + 1);
  return value;
}

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

}  // namespace

double goal_worth(const State& state, const Weights& w) {
  const Scenario& scenario = state.table.rules();
  const SeatState& seat = state.at(0);
  const double points = score(state, 0).total;
  switch (scenario.goal) {
    case Goal::None: return points;
    case Goal::Score: return points;
    case Goal::BothContracts: return both_contracts(state, w) + 0.1 * points;
    case Goal::Buildings: return 20.0 * std::popcount(seat.buildings) + 0.1 * points;
    case Goal::Cars: {
      double light = 0;
      for (int i = 1; i < seat.cars; ++i) light -= seat.car(i).info().weight;
      return 8.0 * (seat.cars - 1) + 1.2 * seat.power + 1.0 * light + 0.1 * points;
    }
    case Goal::Tickets: return full_tickets(state) + 0.1 * points;
    case Goal::BuildingPoints: return 2.2 * goal_progress(state).now + 0.3 * points;
    case Goal::Initials: return initials(state, w) + 0.1 * points;
    case Goal::Levels: return levels(state) + 0.1 * points;
  }
  return points;
}

double final_goal_worth(const State& state, const Weights& w) {
  if (state.table.won) return kWin + state.table.deck.size();
  const Progress goal = goal_progress(state);
  return -kWin + 100.0 * goal.now / goal.need + 0.1 * goal_worth(state, w);
}

double goal_keep_value(const State& state, Card card) {
  const Scenario& scenario = state.table.rules();
  const SeatState& seat = state.at(0);
  const CardInfo& info = tables()[card];
  switch (scenario.goal) {
    case Goal::Buildings:
      return info.category == Category::Building ? 8 : 0;
    case Goal::BuildingPoints:
      return info.category == Category::Building ? 2 + 0.6 * building_points(state, 0, card) : 0;
    case Goal::Levels: {
      bool have = false;
      for (int i = 0; i < seat.cars; ++i) have |= seat.car(i).kind() == card;
      if ((scenario.cards & bit(card)) != 0) return have || seat.hand.count(card) > 1 ? 0 : 12;
      return 0;
    }
    case Goal::Cars:
      return info.level == 1 || info.category == Category::Caboose || (info.category == Category::Engine && info.level > 1)
                 ? 1.0 + (info.weight <= 1 ? 1.0 : 0.0)
                 : 0;
    default: return 0;
  }
}

}  // namespace rh::isle_of_trains
