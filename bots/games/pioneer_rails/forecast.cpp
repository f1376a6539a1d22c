#include "bots/games/pioneer_rails/forecast.h"

#include <algorithm>
#include <cmath>

#include "engine/games/pioneer_rails/scoring.h"

// The same sums on every platform.
#pragma clang fp contract(off)

namespace rh::pioneer_rails {
namespace {

constexpr Beam kUsual{.width = 8, .suits = 3, .forks = true};
// The cards are the same for all: so much of the variance of points decides nothing between them.
constexpr double kCommon = 0.2;
// The variance of points: what a turn still to come adds, and what is left when one is.
constexpr double kVariance = 9, kEachTurn = 7;

// What good play adds to the worth of a sheet.
struct Line {
  double each_turn, objectives;
};
constexpr std::array<Line, kSideCount> kLines = {{{4.5, 40}, {4.8, 40}}};

}  // namespace

Prospect prospect(const Table& table, const Sheet& sheet, const Pastures& pastures, int turns_left) {
  Promise promise;
  look(table, sheet, pastures, promise);
  if (turns_left == 0) return {promise.points, promise.objectives, 0};
  const Line& line = kLines[table.side];
  const double gone = 1 - turns_left / static_cast<double>(kRounds * kTurns);
  const double value = worth(promise, Judgement{}.weights(turns_left));
  Prospect found{.turns_left = turns_left};
  found.net = value + turns_left * line.each_turn;
  if (table.solo()) found.objectives = promise.objectives + (1 - gone) * line.objectives;
  return found;
}

Prospect prospect_of(const State& world, Seat seat, Seat viewer, Search& search) {
  const Table& table = world.table;
  const SeatState& own = world.at(seat);
  if (table.phase == Phase::Over) {
    const int closed = table.solo() ? tables().target_each * std::popcount(table.closed) : 0;
    return {.net = static_cast<double>(net_points(table, own.now)), .objectives = static_cast<double>(closed)};
  }
  const int left = kRounds * kTurns - table.turns_played();
  const bool plays = table.phase == Phase::Play || (table.phase == Phase::DealerPick && seat == table.dealer());
  if (seat != viewer || !plays)
    return prospect(Course(world, seat, false).table, own.shown, pastures_of(table.map(), own.shown), left);
  const Table seen = Course(world, seat, true).table;
  if (own.stage == Stage::Finished) return prospect(seen, own.now, pastures_of(table.map(), own.now), left - 1);
  std::vector<Plan> plans;
  search.plans({}, kUsual, world, seat, 1, plans);
  return prospect(seen, plans[0].end, plans[0].pastures, left - 1);
}

Forecast forecast_of(const Table& table, const Prospect& prospect) {
  Forecast forecast{.points = prospect.net - (table.solo() ? prospect.objectives : 0)};
  if (prospect.turns_left > 0) forecast.spread = std::sqrt(kVariance + kEachTurn * prospect.turns_left);
  return forecast;
}

void share_wins(const State& world, const std::vector<Prospect>& prospects, std::vector<Forecast>& seats) {
  const Table& table = world.table;
  if (table.phase == Phase::Over) {
    const Standing end = standing(world);
    const auto first = std::ranges::count(std::span(end.ranks).first(seats.size()), 1);
    for (std::size_t s = 0; s < seats.size(); ++s)
      seats[s].win = end.ranks[s] == 1 ? 1.0 / static_cast<double>(std::max<std::ptrdiff_t>(first, 1)) : 0;
    return;
  }
  if (!table.solo()) return share_first_rank(seats, kCommon);
  // Points and removed objectives together, against all of them.
  std::vector<Forecast> race = {{.points = prospects[0].net, .spread = seats[0].spread},
                                {.points = net_target(table) + 0.5}};
  share_first_rank(race, 0);
  seats[0].win = race[0].win;
}

}  // namespace rh::pioneer_rails
