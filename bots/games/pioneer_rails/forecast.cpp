#include "bots/games/pioneer_rails/forecast.h"

#include <algorithm>
#include <cmath>

#include "engine/games/pioneer_rails/scoring.h"

// The same sums on every platform.
#pragma clang fp contract(off)

namespace rh::pioneer_rails {
namespace {

constexpr Beam kUsual{.width = 4, .suits = 2, .forks = true};
// The cards are the same for all: so much of the variance of points decides nothing between them.
constexpr double kCommon = 0.2;

double sum(const Signs& weights, const Signs& signs) {
  double all = 0;
  for (std::size_t i = 0; i < kSigns; ++i) all += weights[i] * signs[i];
  return all;
}

Prospect final_prospect(const State& world, Seat seat) {
  const Table& table = world.table;
  const int closed = table.solo() ? tables().target_each * std::popcount(table.closed) : 0;
  return {static_cast<double>(net_points(table, world.at(seat).now)), static_cast<double>(closed), 0};
}

double spread(const std::array<double, 2>& variance, int turns_left) {
  return turns_left > 0 ? std::sqrt(std::max(1.0, variance[0] + variance[1] * turns_left)) : 0;
}

}  // namespace

Signs Prospect::net_signs() const {
  const double turns = turns_left;
  return {turns, 0.1 * turns * turns, 0.01 * turns * net};
}

Signs Prospect::objective_signs(const Table& table) const {
  const double turns = turns_left;
  const double open = net_target(table) - tables().target_base - objectives;
  return {0.1 * open * std::min(turns, 1.0), 0.01 * open * turns, 0.001 * open * turns * turns};
}

Prospect worth_of(const Table& table, const Sheet& sheet, const Pastures& pastures, int turns_left) {
  Promise promise;
  look(table, sheet, pastures, promise);
  return {worth(promise, Judgement{}.weights(turns_left)), promise.objectives, turns_left};
}

Prospect expected(const Table& table, Prospect prospect) {
  const Formula& formula = kFormula[static_cast<std::size_t>(formula_of(table))];
  const Prospect seen = prospect;
  prospect.net += sum(formula.net, seen.net_signs());
  if (table.solo()) prospect.objectives += sum(formula.objectives, seen.objective_signs(table));
  return prospect;
}

Prospect prospect_of(const State& world, Seat seat, Seat viewer, Search& search) {
  const Table& table = world.table;
  const SeatState& own = world.at(seat);
  if (table.phase == Phase::Over) return final_prospect(world, seat);
  const int left = kRounds * kTurns - table.turns_played();
  const bool plays = table.phase == Phase::Play || (table.phase == Phase::DealerPick && seat == table.dealer());
  const Table seen = Course(world, seat, seat == viewer).table;
  if (seat != viewer || !plays)
    return expected(seen, worth_of(seen, own.shown, pastures_of(table.map(), own.shown), left));
  if (own.stage == Stage::Finished)
    return expected(seen, worth_of(seen, own.now, pastures_of(table.map(), own.now), left - 1));
  std::vector<Plan> plans;
  search.plans({}, kUsual, world, seat, 1, plans);
  return expected(seen, worth_of(seen, plans[0].end, plans[0].pastures, left - 1));
}

std::vector<Forecast> forecasts_of(const State& world, const std::vector<Prospect>& prospects) {
  const Table& table = world.table;
  const Formula& formula = kFormula[static_cast<std::size_t>(formula_of(table))];
  std::vector<Forecast> seats;
  for (const Prospect& one : prospects) {
    const double points = one.net - (table.solo() ? one.objectives : 0);
    seats.push_back({points, spread(table.solo() ? formula.of_points : formula.variance, one.turns_left), 0});
  }
  if (table.phase == Phase::Over) {
    const Standing end = standing(world);
    const auto first = std::ranges::count(std::span(end.ranks).first(seats.size()), 1);
    for (std::size_t s = 0; s < seats.size(); ++s)
      seats[s].win = end.ranks[s] == 1 ? 1.0 / static_cast<double>(first) : 0;
  } else if (table.solo()) {
    // Points and removed objectives together, against all of them.
    std::vector<Forecast> race = {{prospects[0].net, spread(formula.variance, prospects[0].turns_left), 0},
                                  {net_target(table) + 0.5, 0, 0}};
    share_first_rank(race, 0);
    seats[0].win = race[0].win;
  } else {
    share_first_rank(seats, kCommon);
  }
  return seats;
}

}  // namespace rh::pioneer_rails
