#include "bots/games/railways_of_the_world/forecast.h"

#include <algorithm>
#include <cmath>

#include "engine/games/railways_of_the_world/scoring.h"

// The same sums on every platform.
#pragma clang fp contract(off)

namespace rh::railways_of_the_world {
namespace {

// A baron may be met or missed by the last action.
constexpr double kLeastVariance = 6;
// However much moves all alike, seats never move as one.
constexpr double kMostCommon = 0.95;

// What is still to come, the same for all seats.
struct Ahead {
  explicit Ahead(const Table& table)
      : time(time_left(table, {})),
        turns(static_cast<double>(time.actions) / table.common().rounds),
        room(turns * static_cast<double>(table.map().cities.size()) / 50),
        pairs(0.1 * turns * room) {}
  double variance(const std::array<double, 2>& formula) const { return formula[0] * room + formula[1] * pairs; }

  Time time;
  double turns;
  double room;  // the more cities the more there is to do with a turn
  double pairs;
};

const Formula& formula_for(const Table& table) { return kFormula[static_cast<std::size_t>(formula_of(table))]; }

// How far a seat is ahead of the others: who is ahead mostly plays well, and goes on so.
double lead(const State& state, Seat seat) {
  const Table& table = state.table;
  if (table.seats == 1) return 0;
  const auto score = [&](Seat s) {
    return state.company(s).points - state.company(s).bonds * table.common().bond_points;
  };
  int others = 0;
  for (Seat s = 0; s < table.seats; ++s) others += s != seat ? score(s) : 0;
  return score(seat) - static_cast<double>(others) / (table.seats - 1);
}

double variance_of(const Table& table) {
  return std::max(kLeastVariance, Ahead(table).variance(formula_for(table).variance));
}

}  // namespace

Signs signs_of(const State& state, Seat seat) {
  const Table& table = state.table;
  if (table.phase == Phase::Over) return {};
  const Judgement judgement;
  const Ahead ahead(table);
  const Company& company = state.company(seat);
  const int reach = reach_of(state, seat);
  Network network(state, seat, judgement);
  network.look(reach);
  return {network.promise(reach, ahead.time.actions),
          ahead.room,
          ahead.pairs,
          ahead.turns * company.engine,
          0.1 * ahead.turns * company.links,
          0.1 * ahead.turns * std::min(company.cash, 60),
          0.1 * ahead.turns * company.bonds,
          ahead.turns,
          0.1 * ahead.turns * table.seats,
          0.1 * ahead.turns * lead(state, seat),
          table.barons != 0 ? 1.0 : 0.0};
}

std::vector<Forecast> forecasts_of(const State& state) {
  const Table& table = state.table;
  const Formula& formula = formula_for(table);
  const Standing now = standing(state);
  std::vector<Forecast> seats;
  for (Seat s = 0; s < table.seats; ++s) {
    const Signs signs = signs_of(state, s);
    Forecast& one = seats.emplace_back();
    one.points = now.scores[static_cast<std::size_t>(s)];
    for (std::size_t i = 0; i < kSigns; ++i) one.points += formula.points[i] * signs[i];
    if (table.phase != Phase::Over) one.spread = std::sqrt(variance_of(table));
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
    const double common = Ahead(table).variance(formula_for(table).common);
    share_first_rank(seats, std::clamp(common / variance_of(table), 0.0, kMostCommon));
  }
}

}  // namespace rh::railways_of_the_world
