#include "bots/games/isle_of_trains/worth.h"

#include <algorithm>

#include "bots/games/isle_of_trains/goals.h"
#include "engine/games/isle_of_trains/building.h"
#include "engine/games/isle_of_trains/delivery.h"
#include "engine/games/isle_of_trains/scoring.h"

namespace rh::isle_of_trains {
namespace {

// Solo: a card of the deck where waiting pays two tokens a night (spec 9.5).
constexpr double kWaiting = 2.0;

// By repeated multiplication: std::pow may round as each library likes, and the bots of a browser play the same games.
double power_of(double base, int exponent) {
  double power = 1;
  for (; exponent > 0; --exponent) power *= base;
  return power;
}

// What the train could carry of each type.
struct Room {
  std::array<int, kCargoTypes> cargo{};
  int any = 0;
};

Room room_of(const SeatState& seat) {
  const Tables& t = tables();
  Room room;
  for (int i = 0; i < seat.cars; ++i) {
    const CardInfo& info = t[seat.car(i).kind()];
    if (info.holds == kAllCargo)
      ++room.any;
    else if (info.holds != 0)
      room.cargo[static_cast<std::size_t>(std::countr_zero(info.holds))] += info.capacity;
  }
  return room;
}

// What a contract promises, by what the train holds and could hold.
double contract_worth(const Need& need, double gain, const Stock& stock, const Room& room, double actions,
                      const Weights& w) {
  int missing = total(stock.missing(need)), lacking = -room.any, spaces = room.any;
  for (std::size_t i = 0; i < kCargoTypes; ++i) {
    lacking += std::max(0, need[i] - room.cargo[i]);
    spaces += room.cargo[i];
  }
  lacking = std::max({0, lacking, need[3] - spaces});
  if (missing + 1 > actions * 1.3) return 0;
  return gain * power_of(w.missing, missing) * power_of(w.no_room, lacking);
}

// Where points do not win, contracts cost cargo for nothing; those of the goal are goals.cpp's.
bool wants_any_contract(const Table& table) {
  const Scenario::Goal goal = table.rules().goal;
  return goal == Scenario::Goal::None || goal == Scenario::Goal::Score;
}

double contracts(const State& state, Seat s, double actions, const Weights& w) {
  const Table& table = state.table;
  const SeatState& seat = state.at(s);
  const Stock stock = stock_of(seat, false);
  const Room room = room_of(seat);
  double open = 0, centre = 0, second = 0;
  for (int d = 0; d < kDests; ++d) {
    const auto dest = static_cast<Dest>(d);
    if (!table.in_play(dest)) continue;
    const IslandCard& island = table.island(dest);
    const Island& info = tables()[dest];
    if (island.state == IslandState::Centre) {
      const Need need = need_of(info.initial);
      const double value = contract_worth(need, info.initial.vp - total(need) + w.opened, stock, room, actions, w);
      second = std::max(second, std::min(value, centre));
      centre = std::max(centre, value);
    } else if (island.state == IslandState::Open && island.owner == s && !table.rules().no_secondary) {
      for (int which = 1; which <= info.secondaries; ++which) {
        const Contract& contract = contract_of(dest, which);
        const Need need = need_of(contract);
        const double gain = contract.vp - info.initial.vp - total(need);
        open = std::max(open, contract_worth(need, gain, stock, room, actions, w));
      }
    }
  }
  if (has_open_island(table, s) && !table.rules().many_open) return open + w.next * centre;
  return open + centre + w.next * second;
}

double tickets(const State& state, Seat s, double token, double actions, const Weights& w) {
  const Table& table = state.table;
  const SeatState& seat = state.at(s);
  const Tables& t = tables();
  std::array<int, kColours> riding{};
  for (int i = 0; i < seat.cars; ++i) {
    const Car& car = seat.car(i);
    if (car.count == 0 || !t[car.kind()].carries_passengers) continue;
    for (int k = 0; k < car.count; ++k) ++riding[car.items[static_cast<std::size_t>(k)].what];
  }
  double value = 0;
  for (std::size_t c = 0; c < kColours; ++c) {
    const auto dest = static_cast<std::size_t>(t.dest_of[c]);
    if (table.tile[dest] == kNobody) continue;
    int space = table.filled[dest];
    for (int k = 0; k < riding[c] && space < 3; ++k, ++space) {
      const double reward = reward_value(t.tiles[table.tile[dest]][static_cast<std::size_t>(space)], token, w) - 1;
      value += std::max(0.0, reward) * (actions >= 1 ? w.rider : 0);
    }
    for (int k = 0; k < seat.supply[c]; ++k) {
      const double reward =
          space < 3 ? reward_value(t.tiles[table.tile[dest]][static_cast<std::size_t>(space++)], token, w) : 0;
      value += actions >= 2 ? w.passenger + w.waiting * std::max(0.0, reward - 1) : actions >= 1 ? 0.5 : 0;
    }
  }
  return value;
}

// Free spaces bring benefits when they are loaded: one's own alone, the others' at a table.
double free_spaces(const State& state, Seat s, double token, double actions, const Weights& w) {
  const Tables& t = tables();
  const SeatState& seat = state.at(s);
  double value = 0;
  int spaces = 0;
  for (int i = 0; i < seat.cars; ++i) {
    const CardInfo& info = t[seat.car(i).kind()];
    const int free = info.capacity - seat.car(i).count;
    if (free <= 0) continue;
    spaces += free;
    value += free * (1 + (state.table.solo() ? reward_value(info.benefit, token, w) : 0));
  }
  const double usable = spaces > 0 ? std::min(1.0, actions / spaces) : 0;
  return w.free_space * value * usable;
}

}  // namespace

double token_value(const Table& table, const Weights& w) {
  const Scenario& rules = table.rules();
  const bool points = rules.goal == Scenario::Goal::None || rules.goal == Scenario::Goal::Score;
  return points && rules.token_value > 0 ? rules.token_value : w.card / rules.buyback;
}

double reward_value(const Rewards& rewards, double token, const Weights& w) {
  double value = 0;
  for (const Reward& reward : rewards) {
    switch (reward.gain) {
      case Gain::None: break;
      case Gain::Cards: value += w.card * reward.n; break;
      case Gain::Discard: value -= 0.3 * reward.n; break;
      case Gain::Tokens: value += token * reward.n; break;
      case Gain::Passengers: value += w.passenger * reward.n; break;
      case Gain::FromDiscard: value += 1.3 * w.card * reward.n; break;
      case Gain::Bonus: value += w.bonus; break;
    }
  }
  return value;
}

double turns_left(const State& state, Seat s, const Weights& w) {
  const Table& table = state.table;
  if (table.solo()) return std::max(0.5, table.deck.size() / 4.2 - (table.stack[0].n < 2 ? 0.5 : 0));
  if (table.final_turns > 0) {
    const int away = (s - table.active + table.seats) % table.seats;
    return away < table.final_turns ? 1 : 0;
  }
  const double left = tables().end_space[table.seats] - table.progress;
  return 1.5 + w.pace * left * 2 / table.seats;
}

double keep_value(const State& state, Seat s, Card card, const Weights& w) {
  const Table& table = state.table;
  const SeatState& seat = state.at(s);
  const Tables& t = tables();
  const CardInfo& info = t[card];
  const double left = turns_left(state, s, w);
  double build = 0;
  if (info.category == Category::Building) {
    const bool slot = std::popcount(seat.buildings) < building_limit(table, seat);
    if (slot) build = 0.7 * std::max(0.0, building_points(state, s, card) + std::min(left, 4.0) - 6 * w.card);
  } else {
    if (info.category != Category::Engine && load_with(seat, info).fits())
      build = info.vp + w.capacity * info.capacity + w.passenger * info.passengers - w.card * build_cost(seat, info);
    for (int i = 0; i < seat.cars; ++i) {
      const CardInfo& old = t[seat.car(i).kind()];
      if (!may_replace(info, old) || !load_with(seat, info, i).fits()) continue;
      const double gain = info.vp - old.vp + w.capacity * (info.capacity - old.capacity) +
                          0.4 * (info.power - old.power) + w.passenger * info.passengers -
                          w.card * upgrade_cost(info, old);
      build = std::max(build, gain);
    }
    build *= w.build;
  }
  if (left < 1) build = 0;
  double cargo = 0;
  for (int i = 0; i < seat.cars; ++i) {
    const CardInfo& holder = t[seat.car(i).kind()];
    if ((holder.holds & info.cargo) == 0 || seat.car(i).count >= holder.capacity) continue;
    cargo = std::max(cargo, w.cargo + (info.cargo == kAllCargo ? 0.2 : 0.0));
  }
  return std::max(build, 0.0) + cargo + goal_keep_value(state, card);
}

Prospects prospects(const State& state, Seat s, const Weights& w) {
  const Table& table = state.table;
  const SeatState& seat = state.at(s);
  const double token = token_value(table, w);
  Prospects p;
  p.left = turns_left(state, s, w);
  p.actions = 2 * p.left - (table.active == s ? 2 - table.stack[0].n : 0);
  p.cards = w.card * std::min(1.0, p.left / w.late) * std::min<int>(seat.hand.size, 8);
  p.contracts = wants_any_contract(table) ? contracts(state, s, p.actions, w) : 0;
  p.tickets = tickets(state, s, token, p.actions, w);
  p.spaces = free_spaces(state, s, token, p.actions, w);
  p.power = w.power * std::min(4, seat.power - seat.weight) * std::min(1.0, p.left / 4);
  return p;
}

double worth(const State& state, Seat s, const Weights& w) {
  const Table& table = state.table;
  const double points = score(state, s).total;
  if (table.over) return table.scenario == 0 ? points : final_goal_worth(state);
  const SeatState& seat = state.at(s);
  const double token = token_value(table, w);
  const Prospects p = prospects(state, s, w);
  double value = p.cards;
  value += p.contracts + p.tickets + p.spaces;
  value += p.power;
  if (table.solo())
    value += (table.no_waiting || token < 1 ? w.deck_card : kWaiting) * table.deck.size();
  else
    value += w.haste * table.progress;
  if (table.scenario == 0) return value + points;
  // Tokens that cost points are spent before the end: what the score takes off for them comes back.
  if (table.rules().token_value < 0) value += seat.tokens * (1 + token) * std::min(1.0, p.left / 3);
  return value + goal_worth(state);
}

}  // namespace rh::isle_of_trains
