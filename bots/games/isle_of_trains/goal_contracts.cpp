// Goals made of contracts (scenarios 1, 6 and 8): what is still to be done, counted in cards.
#include <algorithm>
#include <vector>

#include "bots/games/isle_of_trains/goal_parts.h"

namespace rh::isle_of_trains {
namespace {

// Prices in cards. An action costs about two of them: half the card of the night, and what else it could bring.
constexpr double kDeliver = 3;
constexpr double kLoad = 3;  // the item and the action
// A space more: its share of a car with the action, by cargo type (spec 2.2: boxcars are dear).
constexpr std::array<double, kCargoTypes> kSpace = {4.5, 5.5, 6.5};
constexpr double kBonusLoad = 0.8;    // what a bonus action saves: loads without forced cards, deliveries for nothing
constexpr double kBuildShare = 0.4;   // of a bonus Build: it hands nothing over
constexpr int kBonusLoads = 3;        // as often as it counts for a type
constexpr double kSpaceWeight = 1.3;  // what a space weighs, on the average of the cars
constexpr double kPower = 2;          // a unit of power that the spaces still need
// Cards to keep, in the points of keep_value.
constexpr double kKeepSpace = 1.2;
constexpr double kKeepEngine = 1.5;
constexpr int kLittlePower = 2;  // less than the weight of most cars is left

// Contracts to come, taken together.
struct Work {
  Need items{};    // to be handed over in all
  Need largest{};  // of each type, by a single contract
  int spaces = 0;  // for a single contract
  int contracts = 0;

  void add(const Contract& contract) {
    const Need need = need_of(contract);
    for (std::size_t i = 0; i < need.size(); ++i) {
      items[i] = static_cast<std::uint8_t>(items[i] + need[i]);
      largest[i] = std::max(largest[i], need[i]);
    }
    spaces = std::max(spaces, total(need));
    ++contracts;
  }
};

// What a train could carry, whatever it carries now.
struct Train {
  std::array<int, kCargoTypes> room{};
  int any = 0;                              // spaces for cargo of any type
  std::array<double, kCargoTypes> bonus{};  // the best bonus action that a load of the type brings, as a share
  int slack = 0;                            // power that is left
};

Train train_of(const SeatState& seat) {
  const Tables& t = tables();
  Train train;
  train.slack = seat.power - seat.weight;
  for (int i = 0; i < seat.cars; ++i) {
    const CardInfo& info = t[seat.car(i).kind()];
    if (info.holds == 0) continue;
    if (info.holds == kAllCargo) {
      ++train.any;
      continue;
    }
    const auto type = static_cast<std::size_t>(std::countr_zero(info.holds));
    train.room[type] += info.capacity;
    for (const Reward& reward : info.benefit) {
      if (reward.gain != Gain::Bonus) continue;
      const bool building = reward.n == kBuild;
      train.bonus[type] = std::max(train.bonus[type], building ? kBuildShare : 1.0);
    }
  }
  return train;
}

double price_of(const Work& work, const Stock& stock, const Train& train) {
  const Need missing = stock.missing(work.items);
  double price = kDeliver * work.contracts + kLoad * total(missing);
  int any = train.any, spaces = train.any, to_add = 0;
  double room = 0;
  for (std::size_t i = 0; i < kCargoTypes; ++i) {
    int lacking = std::max(0, work.largest[i] - train.room[i]);
    const int spared = std::min(lacking, any);
    any -= spared, lacking -= spared;
    room += lacking * kSpace[i];
    spaces += train.room[i] + lacking;
    to_add += lacking;
    price -= kBonusLoad * train.bonus[i] * std::min<int>(kBonusLoads, missing[i]);
  }
  const int more = std::max(0, work.spaces - spaces);
  to_add += more;
  room += more * kSpace[0];
  return price + room + kPower * std::max(0.0, kSpaceWeight * to_add - train.slack);
}

// The cheapest way to add a secondary contract for each of the islands from `next` on.
double cheapest(const Work& work, const std::vector<Dest>& open, std::size_t next, const Stock& stock,
                const Train& train) {
  if (next == open.size()) return price_of(work, stock, train);
  double best = 1e9;
  for (int which = 1; which <= tables()[open[next]].secondaries; ++which) {
    Work more = work;
    more.add(contract_of(open[next], which));
    best = std::min(best, cheapest(more, open, next + 1, stock, train));
  }
  return best;
}

// What a train needs at the least for the islands of the goal, each with the smaller of its contracts.
struct LeastRoom {
  Need room{};
  int spaces = 0;
};

LeastRoom least_room(const Table& table) {
  const Scenario& rules = table.rules();
  LeastRoom least;
  for (int d = 0; d < kDests; ++d) {
    const auto dest = static_cast<Dest>(d);
    if (rules.goal == Scenario::Goal::BothContracts && (rules.islands >> d & 1) == 0) continue;
    if (table.island(dest).state >= IslandState::DoneA || !table.in_play(dest)) continue;
    Need need = need_of(contract_of(dest, 0));
    const bool second = !rules.no_secondary;
    if (second) {
      Need lower = need_of(contract_of(dest, 1));
      if (tables()[dest].secondaries > 1) {
        const Need other = need_of(contract_of(dest, 2));
        for (std::size_t i = 0; i < lower.size(); ++i) lower[i] = std::min(lower[i], other[i]);
      }
      for (std::size_t i = 0; i < need.size(); ++i) need[i] = std::max(need[i], lower[i]);
    }
    for (std::size_t i = 0; i < need.size(); ++i) least.room[i] = std::max(least.room[i], need[i]);
    least.spaces = std::max(least.spaces, second ? total(need_of(contract_of(dest, 1))) : total(need));
  }
  return least;
}

}  // namespace

double contract_card_value(const State& state, Card card) {
  const SeatState& seat = state.at(0);
  const CardInfo& info = tables()[card];
  if (info.category == Category::Engine)
    return info.power > seat.power && seat.power - seat.weight < kLittlePower ? kKeepEngine : 0;
  if (info.holds == 0 || info.holds == kAllCargo) return 0;
  const auto type = static_cast<std::size_t>(std::countr_zero(info.holds));
  const LeastRoom least = least_room(state.table);
  const Train train = train_of(seat);
  const int spaces = train.any + train.room[0] + train.room[1] + train.room[2];
  const int lacking = std::max({0, least.room[type] - train.room[type], least.spaces - spaces});
  return kKeepSpace * std::min<int>(lacking, info.capacity);
}

double contracts_to_go(const State& state) {
  const Table& table = state.table;
  const SeatState& seat = state.at(0);
  const Scenario& rules = table.rules();
  const Stock stock = stock_of(seat, false);
  const Train train = train_of(seat);
  Work work;
  std::vector<Dest> open;
  for (int d = 0; d < kDests; ++d) {
    const auto dest = static_cast<Dest>(d);
    if (!table.in_play(dest)) continue;
    const IslandState now = table.island(dest).state;
    const bool wanted = rules.goal == Scenario::Goal::Initials || (rules.islands >> d & 1) != 0;
    const bool both = wanted && now == IslandState::Centre;
    if (both) work.add(contract_of(dest, 0));
    // An open card of another place is in the way until its secondary contract is done.
    if (!rules.no_secondary && (both || now == IslandState::Open)) open.push_back(dest);
  }
  return cheapest(work, open, 0, stock, train);
}

}  // namespace rh::isle_of_trains
