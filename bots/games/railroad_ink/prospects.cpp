#include "bots/games/railroad_ink/prospects.h"

#include <algorithm>

#include "bots/games/railroad_ink/rolls.h"
#include "bots/worlds.h"

// The same forecasts on every platform, as in value.cpp.
#pragma clang fp contract(off)

namespace rh::railroad_ink {
namespace {

constexpr Beam kRound{6, 2}, kLargeTable{3, 1}, kAnswer{4, 1}, kLastAnswer{8, 2};
constexpr int kRolls = 24;
// Of the rolls before the first round, for which there is no net.
constexpr int kFirstRolls = 12;

// What became of promises (docs/bots.md): real = offset + slope * promised, and how far from that they ended; by rounds
// left. The slope is steep in the base game because a promise that is low already was made by a player who will go on
// losing points. With the expansions, for which values were not learned, promises are rougher and say less of the
// player.
struct Line {
  double offset, slope, spread;
};
using Lines = std::array<Line, kMostRoundsLeft + 1>;
// Games of level3 to level5, as many of each.
constexpr Lines kBase = {{
    {-8.1, 1.127, 2.7},
    {-24.9, 1.404, 4.3},
    {-45.1, 1.735, 5.4},
    {-73.4, 2.191, 6.5},
    {-84.0, 2.339, 7.8},
    {-61.2, 1.931, 8.7},
    {-17.9, 1.193, 9.1},
}};
// Games of level3 and, three times as many, of level4.
constexpr Lines kMeteor = {{
    {-2.4, 1.02, 2.5},
    {4.8, 0.90, 4.7},
    {5.2, 0.87, 6.0},
    {6.7, 0.80, 6.5},
    {-4.1, 0.97, 6.7},
    {26.5, 0.43, 6.9},
    {26.5, 0.43, 6.9},
}};
constexpr Lines kLava = {{
    {0.1, 0.98, 2.0},
    {-11.2, 1.04, 4.5},
    {-27.7, 1.34, 5.2},
    {-37.2, 1.51, 6.4},
    {-10.3, 1.09, 7.4},
    {32.4, 0.40, 7.7},
    {32.4, 0.40, 7.7},
}};

// Lava leaves most to choose: of many seats each is looked at less, so that an estimate of all of them takes no longer.
Beam round_beam(const Table& table) { return table.lava != 0 && table.seats > 6 ? kLargeTable : kRound; }

// The i-th of the rolls by which boards are compared: evenly spread over all.
Chance roll(const Table& table, int i) {
  const auto& tickets = tables().roll_tickets;
  Random random(static_cast<std::uint64_t>(i));
  return Chance::of(table, tickets[Spread(Spread::kStep / 2)(i, tickets.size())], random);
}

}  // namespace

Forecast forecast(const Table& table, const Promise& promise) {
  if (promise.certain) return {.points = promise.points};
  const Lines& lines = table.lava != 0 ? kLava : table.meteor != 0 ? kMeteor : kBase;
  const Line& line = lines[static_cast<std::size_t>(std::min(promise.rounds_left, kMostRoundsLeft))];
  return {.points = line.offset + line.slope * promise.points, .spread = line.spread};
}

Promise Prospects::of(const State& world, Seat seat, Seat viewer) {
  const Table& table = world.table;
  const int left = table.rounds - table.round;
  const Longest longest = longest_option(table);
  if (table.phase == Phase::Over)
    return {.points = static_cast<double>(score(world.at(seat).board, longest).total), .certain = true};
  if (table.phase != Phase::Play) return {.points = before_roll(table, world.at(seat).board), .rounds_left = left + 1};
  State known = world;
  if (seat != viewer) known.at(seat).take_back_to_shown(table.meteor != 0);
  const SeatState& own = known.at(seat);
  if (own.done != 0) return {planner_.value(Sketch(own.board, longest), left), left, left == 0};
  return {best_round(known, seat), left};
}

// The impact as it hurts least, then the round.
float Prospects::best_round(State& state, Seat seat) {
  const Longest longest = longest_option(state.table);
  const int left = state.table.rounds - state.table.round;
  if (state.at(seat).settled == 0) {
    railroad_ink::legal(state, seat, moves_);
    const State before = state;
    float best = -1e9f;
    for (const Move& move : moves_) {
      State after = before;
      railroad_ink::apply(after, seat, move, nullptr);
      const float value = planner_.value(Sketch(after.at(seat).board, longest), left);
      if (value > best) best = value, state = after;
    }
  }
  const SeatState& own = state.at(seat);
  return planner_.best(Sketch(own.board, longest), Task::of(state.table, own), round_beam(state.table));
}

float Prospects::before_roll(const Table& table, const Board& board) {
  const Sketch start(board, longest_option(table));
  const int left = table.rounds - table.round;
  if (left < kMostRoundsLeft) return planner_.value(start, left + 1);
  float sum = 0;
  for (int i = 0; i < kFirstRolls; ++i) sum += roll(table, i).play(start, left, planner_, kAnswer);
  return sum / kFirstRolls;
}

float Prospects::with_pair(const State& world, Seat seat, const Move& pair) {
  const SeatState& own = world.at(seat);
  const Task task = Task::with_pair(world.table, own, pair);
  return planner_.best(Sketch(own.board, longest_option(world.table)), task, round_beam(world.table));
}

void Prospects::plans(const State& world, Seat seat, Beam beam, std::size_t keep, std::vector<Plan>& plans) {
  const SeatState& own = world.at(seat);
  planner_.plan(Sketch(own.board, longest_option(world.table)), Task::of(world.table, own), beam, keep, plans);
}

std::vector<double> Prospects::compare(const Table& table, std::span<const Sketch> ends, const Deadline& deadline) {
  const int left = table.rounds - table.round;
  std::vector<double> values(ends.size(), 0);
  if (left == 0) {
    std::ranges::transform(ends, values.begin(), &Sketch::total);
    return values;
  }
  int rolls = 0;
  do {
    const Chance chance = roll(table, rolls);
    for (std::size_t i = 0; i < ends.size(); ++i)
      values[i] += chance.play(ends[i], left - 1, planner_, left == 1 ? kLastAnswer : kAnswer);
  } while (++rolls < kRolls && !deadline.passed());
  for (double& value : values) value /= rolls;
  return values;
}

}  // namespace rh::railroad_ink
