#include "bots/games/railways_of_the_world/forecast.h"

#include <algorithm>
#include <cmath>

#include "engine/games/railways_of_the_world/scoring.h"

// The same sums on every platform.
#pragma clang fp contract(off)

namespace rh::railways_of_the_world {
namespace {

// The end comes for all at once: so much of the variance of points decides nothing between them.
constexpr double kCommon = 0.2;
// A baron may be met or missed by the last action.
constexpr double kLeastVariance = 6;

}  // namespace

Signs signs_of(const State& state, Seat seat) {
  const Table& table = state.table;
  if (table.phase == Phase::Over) return {};
  const Judgement judgement;
  const Time time = time_left(table, judgement);
  const Company& company = state.company(seat);
  const int reach = reach_of(state, seat);
  Network network(state, seat, judgement);
  network.look(reach);
  const double turns = static_cast<double>(time.actions) / table.common().rounds;
  // The more cities the more there is to do with a turn.
  const double room = turns * static_cast<double>(table.map().cities.size()) / 50;
  return {network.promise(reach, time.actions),
          room,
          0.1 * turns * room,
          turns * company.engine,
          0.1 * turns * company.links,
          0.1 * turns * std::min(company.cash, 60),
          0.1 * turns * company.bonds,
          table.barons != 0 ? 1.0 : 0.0};
}

std::vector<Forecast> forecasts_of(const State& state) {
  const Table& table = state.table;
  const Formula& formula = kFormula[static_cast<std::size_t>(formula_of(table))];
  const Standing now = standing(state);
  std::vector<Forecast> seats;
  for (Seat s = 0; s < table.seats; ++s) {
    const Signs signs = signs_of(state, s);
    Forecast& one = seats.emplace_back();
    one.points = now.scores[static_cast<std::size_t>(s)];
    for (std::size_t i = 0; i < kSigns; ++i) one.points += formula.points[i] * signs[i];
    const double variance = formula.variance[0] * signs[kTurnsSign] + formula.variance[1] * signs[kPairsSign];
    if (table.phase != Phase::Over) one.spread = std::sqrt(std::max(kLeastVariance, variance));
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
    share_first_rank(seats, kCommon);
  }
}

}  // namespace rh::railways_of_the_world
