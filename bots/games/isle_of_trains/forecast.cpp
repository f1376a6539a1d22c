#include "bots/games/isle_of_trains/forecast.h"

#include <algorithm>
#include <cmath>

#include "bots/games/isle_of_trains/goals.h"
#include "bots/games/isle_of_trains/worth.h"
#include "engine/games/isle_of_trains/scoring.h"

namespace rh::isle_of_trains {
namespace {

constexpr int kScenario1 = 2, kTableOfTwo = kScenario1 + kScenarios;
static_assert(kTableOfTwo + kSeats - 1 == kFormulas);

// Players of one table share when it ends and the cards that come: measured by how often leaders win.
constexpr double kCommon = 0.75;

double product(const Features& a, const Features& b) {
  double sum = 0;
  for (std::size_t i = 0; i < kFeatures; ++i) sum += a[i] * b[i];
  return sum;
}

// Alone and without a goal the highest rating counts as winning (IT-125).
double chance_of_rating(double points, double spread) {
  std::vector<Forecast> race = {{.points = points, .spread = spread}, {.points = tables().rating_from.back() - 0.5}};
  share_first_rank(race, 0);
  return race[0].win;
}

}  // namespace

int formula_of(const Table& table) {
  if (!table.solo()) return kTableOfTwo + table.seats - 2;
  if (table.scenario != 0) return kScenario1 + table.scenario - 1;
  return table.no_waiting;
}

Features features(const State& state, Seat s) {
  const Table& table = state.table;
  const SeatState& seat = state.at(s);
  const Prospects p = prospects(state, s, kPlain);
  const double left = std::min<double>(p.left, table.max_turns - table.turns / table.seats);
  const double points = score(state, s).total;
  int level = 0;
  for (int i = 0; i < seat.cars; ++i) level += seat.car(i).info().level;
  const double goal = table.scenario != 0 ? 0.1 * goal_worth(state) : 0;
  const bool bonus = table.depth > 0 && table.active == s && table.top().step == Step::Bonus;
  return {p.actions,
          0.01 * p.actions * p.actions,
          0.01 * p.actions * points,
          0.01 * p.actions * (seat.cars - 1 + seat.power),
          0.1 * left * level,
          std::min(1.0, 0.5 * left),
          p.cards + (bonus ? kPlain.bonus : 0),
          p.contracts,
          p.tickets,
          p.spaces,
          goal,
          0.1 * goal * left,
          1};
}

double chance(double hope) { return 0.5 * (1 + hope / std::sqrt(1 + hope * hope)); }

double hope(double chance) {
  const double c = 2 * std::clamp(chance, 0.001, 0.999) - 1;
  return c / std::sqrt(1 - c * c);
}

std::vector<Forecast> forecast(const State& state) {
  const Table& table = state.table;
  std::vector<Forecast> seats(table.seats);
  const Formula& formula = kFormula[static_cast<std::size_t>(formula_of(table))];
  for (Seat s = 0; s < table.seats; ++s) {
    Forecast& one = seats[static_cast<std::size_t>(s)];
    one.points = score(state, s).total;
    if (table.over) continue;
    const Features seen = features(state, s);
    one.points += product(formula.points, seen);
    one.spread = std::sqrt(std::max(0.25, formula.variance[0] + formula.variance[1] * std::max(0.0, seen[0])));
    if (table.scenario != 0) one.win = chance(product(formula.goal, seen));
  }
  share_wins(state, seats);
  return seats;
}

void share_wins(const State& state, std::vector<Forecast>& seats) {
  const Table& table = state.table;
  if (table.over) {
    const Standing end = standing(state);
    const auto first = std::ranges::count(end.ranks.begin(), end.ranks.begin() + table.seats, 1);
    for (std::size_t s = 0; s < seats.size(); ++s)
      seats[s].win = end.ranks[s] == 1 ? 1.0 / static_cast<double>(first) : 0;
  }
  if (table.scenario != 0) {
    if (table.over) seats[0].win = table.won;
  } else if (table.solo()) {
    seats[0].win = chance_of_rating(seats[0].points, seats[0].spread);
  } else if (!table.over) {
    share_first_rank(seats, kCommon);
  }
}

}  // namespace rh::isle_of_trains
