#include "bots/games/railways_of_the_world/forecast.h"

#include <algorithm>
#include <cmath>

#include "engine/games/railways_of_the_world/scoring.h"

// The same sums on every platform.
#pragma clang fp contract(off)

namespace rh::railways_of_the_world {
namespace {

// However little a formula leaves to luck, the last action may do this much.
constexpr double kLeastVariance = 6;

// What is still to come, the same for all seats.
struct Ahead {
  explicit Ahead(const Table& table)
      : time(time_left(table, {})),
        turns(static_cast<double>(time.actions) / table.common().rounds),
        room(turns * static_cast<double>(table.map().cities.size()) / 50),
        pairs(0.1 * turns * room) {}

  Time time;
  double turns;
  double room;  // the more cities the more there is to do with a turn
  double pairs;
};

const Formula& formula_for(const Table& table) { return kFormula[static_cast<std::size_t>(formula_of(table))]; }

double variance_of(const Table& table, const Luck& formula) {
  const Luck luck = luck_of(table);
  double variance = 0;
  for (std::size_t i = 0; i < luck.size(); ++i) variance += formula[i] * luck[i];
  return std::max(kLeastVariance, variance);
}

// What a seat has to go on with: whatever brings something each turn brings the more of it, the more turns come.
std::array<double, kHoldings> holdings_of(const State& state, Seat seat, const Ahead& ahead) {
  const Judgement judgement;
  const Company& company = state.company(seat);
  const int reach = reach_of(state, seat);
  Network network(state, seat, judgement);
  network.look(reach);
  return {network.promise(reach, ahead.time.actions),
          ahead.pairs * company.engine,
          0.1 * ahead.pairs * company.links,
          0.1 * ahead.pairs * std::min(company.cash, 60),
          0.1 * ahead.pairs * company.bonds,
          0.1 * ahead.pairs * (company.points - company.bonds * state.table.common().bond_points)};
}

}  // namespace

Luck luck_of(const Table& table) {
  const double pairs = Ahead(table).pairs;
  return {1, pairs, pairs * pairs};
}

std::vector<Signs> signs_of(const State& state) {
  const Table& table = state.table;
  const auto seats = static_cast<std::size_t>(table.seats);
  std::vector<Signs> all(seats, Signs{});
  if (table.phase == Phase::Over) return all;
  const Ahead ahead(table);
  std::array<double, kHoldings> mean{};
  for (std::size_t s = 0; s < seats; ++s) {
    const auto own = holdings_of(state, static_cast<Seat>(s), ahead);
    std::ranges::copy(own, all[s].begin());
    for (std::size_t i = 0; i < kHoldings; ++i) mean[i] += own[i] / table.seats;
  }
  for (Signs& signs : all) {
    for (std::size_t i = 0; i < kHoldings; ++i) {
      signs[i] -= mean[i];
      signs[kHoldings + i] = mean[i];
    }
    signs[kBaronSign] = table.barons != 0 ? 1 : 0;
    signs[kBaronSign + 1] = ahead.turns;
    signs[kBaronSign + 2] = ahead.room;
    signs[kBaronSign + 3] = ahead.pairs;
    signs[kBaronSign + 4] = 0.1 * ahead.turns * table.seats;
  }
  return all;
}

std::vector<Forecast> forecasts_of(const State& state) {
  const Table& table = state.table;
  const Formula& formula = formula_for(table);
  const Standing now = standing(state);
  const std::vector<Signs> signs = signs_of(state);
  std::vector<Forecast> seats(signs.size());
  for (std::size_t s = 0; s < seats.size(); ++s) {
    seats[s].points = now.scores[s];
    for (std::size_t i = 0; i < kSigns; ++i) seats[s].points += formula.points[i] * signs[s][i];
    if (table.phase != Phase::Over) seats[s].spread = std::sqrt(variance_of(table, formula.variance));
  }
  share_wins(state, seats);
  return seats;
}

void share_wins(const State& state, std::vector<Forecast>& seats) {
  const Table& table = state.table;
  if (table.phase == Phase::Over) {
    const Standing end = standing(state);
    const auto first = std::ranges::count(std::span(end.ranks).first(seats.size()), 1);
    for (std::size_t s = 0; s < seats.size(); ++s)
      seats[s].win = end.ranks[s] == 1 ? 1.0 / static_cast<double>(first) : 0;
  } else if (table.seats == 1) {
    // Alone the highest band counts as winning.
    std::vector<Forecast> race = {seats[0], {table.common().band_from[kBands - 1] - 0.5, 0, 0}};
    share_first_rank(race, 0);
    seats[0].win = race[0].win;
  } else {
    const Formula& formula = formula_for(table);
    const double apart = variance_of(table, formula.apart) / variance_of(table, formula.variance);
    share_first_rank(seats, std::max(0.0, 1 - apart));
  }
}

}  // namespace rh::railways_of_the_world
