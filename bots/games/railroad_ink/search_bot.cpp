#include "bots/games/railroad_ink/search_bot.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "bots/games/railroad_ink/rolls.h"
#include "engine/games/railroad_ink/drawing.h"

namespace rh::railroad_ink {
namespace {

using Clock = std::chrono::steady_clock;

// The value of a board counts as much as this many tried rolls.
constexpr double kTrustInValue = 4;
// How many boards of a last round surely fit into a second, on slow machines and in browsers too.
constexpr double kBoardsPerSecond = 500'000;

Beam scaled(Beam beam, double scale) {
  const auto times = [&](int width) { return std::max(1, static_cast<int>(std::lround(width * scale))); };
  return {times(beam.width), times(beam.special_width)};
}

}  // namespace

// A budget as the bot needs it: everything in proportion to its usual work, and perhaps a clock.
struct SearchBot::Limit {
  double scale = 1;
  bool timed = false;
  Clock::time_point end;

  bool over() const { return timed && Clock::now() >= end; }
};

SearchBot::SearchBot(const Style& style) : style_(style), planner_(Value::learned()) {}

Move SearchBot::think(const State& world, const Outlook& outlook, const Budget& budget, Random& random) {
  Limit limit;
  if (budget.iterations > 0) limit.scale = static_cast<double>(budget.iterations) / static_cast<double>(style_.usual);
  if (budget.seconds > 0) {
    limit.timed = true;
    limit.end =
        Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(budget.seconds));
    if (budget.iterations == 0) limit.scale = 0;  // begins small and grows
  }
  const Seat seat = outlook.seat();
  if (world.table.phase == Phase::Draft) return pick_pair(world, seat, limit);

  const bool on_plan = at_ < agenda_.size() && world.at(seat).board == expected_;
  if (!on_plan) plan_round(world, seat, limit, random);
  if (at_ < agenda_.size() && !railroad_ink::check(world, seat, agenda_[at_])) {
    const Move move = agenda_[at_++];
    State after = world;
    railroad_ink::apply(after, seat, move, nullptr);
    expected_ = after.at(seat).board;
    return move;
  }
  // Never seen, but a bot always has an answer.
  agenda_.clear();
  Moves moves;
  railroad_ink::legal(world, seat, moves);
  return moves[0];
}

// The pair whose faces make the best round, together with those taken before.
Move SearchBot::pick_pair(const State& world, Seat seat, const Limit& limit) {
  Moves moves;
  railroad_ink::legal(world, seat, moves);
  const SeatState& own = world.at(seat);
  const Sketch start(own.board, longest_option(world.table));
  const bool second = world.table.picks >= world.table.seats;
  Move best = moves[0];
  float highest = -1e9f;
  for (const Move& move : moves) {
    Task task = Task::of(world.table, own);
    task.lava_drawn = 3;  // shared by all: no reason to prefer a pair
    task.lava = false;
    task.special_done = false;
    task.faces = {own.faces[0], own.faces[1], move.detail[0], move.detail[1]};
    task.drawn = second ? 0 : 3;
    const float value = planner_.best(start, task, scaled(style_.answer, std::clamp(limit.scale, 0.5, 4.0)));
    if (value > highest) highest = value, best = move;
    if (limit.over()) break;
  }
  return best;
}

void SearchBot::plan_round(const State& world, Seat seat, const Limit& limit, Random& random) {
  agenda_.clear();
  at_ = 0;
  State now = world;
  SeatState& own = now.at(seat);
  if (!own.settled) {  // first the impact: every way to take it, with a narrow plan for the rest
    Moves moves;
    railroad_ink::legal(world, seat, moves);
    Move best = moves[0];
    float highest = -1e9f;
    for (const Move& move : moves) {
      State after = world;
      railroad_ink::apply(after, seat, move, nullptr);
      const Sketch start(after.at(seat).board, longest_option(now.table));
      const float value = planner_.best(start, Task::of(now.table, after.at(seat)), style_.answer);
      if (value > highest) highest = value, best = move;
      if (limit.over()) break;
    }
    agenda_.push_back(best);
    railroad_ink::apply(now, seat, best, nullptr);
  }
  const Sketch start(own.board, longest_option(now.table));
  const Plan& plan = choose_plan(start, Task::of(now.table, own), now.table, limit, random);
  agenda_.insert(agenda_.end(), plan.moves.begin(), plan.moves.begin() + plan.count);
  agenda_.push_back(Move::done());
}

const Plan& SearchBot::choose_plan(const Sketch& start, const Task& task, const Table& table, const Limit& limit,
                                   Random& random) {
  static const Plan kNothing{};
  const bool last = task.rounds_left == 0;
  const Beam usual = last ? style_.last : style_.beam;
  const auto keep = static_cast<std::size_t>(last ? 1 : style_.candidates);
  if (limit.scale > 0) {
    planner_.plan(start, task, scaled(usual, limit.scale), keep, plans_);
  } else {
    // By the clock: wider and wider. Half of the time is for the look-ahead, where there is one.
    const auto begin = Clock::now();
    const auto share = (limit.end - begin) / (keep > 1 ? 8 : 4);
    std::vector<Plan> wider;
    planner_.plan(start, task, {4, 1}, keep, plans_);
    for (Beam beam{16, 4}; Clock::now() - begin < share && beam.width < 100'000;
         beam = {4 * beam.width, 4 * beam.special_width}) {
      planner_.plan(start, task, beam, keep, wider);
      if (!wider.empty()) plans_.swap(wider);
    }
  }
  if (plans_.empty()) return kNothing;
  if (last && !task.lava) {
    double most = static_cast<double>(style_.exact) * (limit.scale > 0 ? limit.scale : 1);
    if (limit.timed) most = kBoardsPerSecond * std::chrono::duration<double>(limit.end - Clock::now()).count();
    if (most > 0) last_.improve(start, task, static_cast<std::uint64_t>(most), plans_[0]);
  }
  if (last || plans_.size() == 1) return plans_[0];
  return plans_[look_ahead(task, table, limit, random)];
}

// All candidates meet the same rolls; the worse half leaves again and again, and the rolls grow.
std::size_t SearchBot::look_ahead(const Task& task, const Table& table, const Limit& limit, Random& random) {
  struct Candidate {
    std::size_t plan;
    double sum;
    double score;
  };
  std::vector<Candidate> field;
  for (std::size_t i = 0; i < plans_.size(); ++i) field.push_back({i, 0, plans_[i].value});
  const double first = random.unit();
  const Beam beam = task.rounds_left == 1 ? style_.last_answer : style_.answer;
  int tried = 0;
  int goal = std::max(2, static_cast<int>(style_.rolls * (limit.scale > 0 ? limit.scale : 1) / 8));
  while (field.size() > 1 || limit.scale == 0) {
    for (; tried < goal; ++tried) {
      // Golden steps through all rolls spread better than independent ones.
      const double spot = first + tried * 0.6180339887498949;
      const auto& tickets = tables().roll_tickets;
      const Move& roll =
          tickets[static_cast<std::size_t>((spot - std::floor(spot)) * static_cast<double>(tickets.size()))];
      const Chance chance = Chance::of(table, roll, random);
      for (Candidate& candidate : field) {
        candidate.sum += chance.play(plans_[candidate.plan].end, task.rounds_left - 1, planner_, beam);
        if (limit.over()) return field[0].plan;
      }
    }
    for (Candidate& candidate : field)
      candidate.score = (candidate.sum + kTrustInValue * plans_[candidate.plan].value) / (tried + kTrustInValue);
    std::ranges::sort(field, [](const Candidate& a, const Candidate& b) {
      return a.score != b.score ? a.score > b.score : a.plan < b.plan;
    });
    if (field.size() > 2) field.resize(std::max<std::size_t>(2, (field.size() + 1) / 2));
    if (limit.scale > 0 && field.size() == 2 && tried >= style_.rolls * limit.scale) break;
    goal = limit.scale > 0 ? std::min(2 * goal, std::max(goal + 1, static_cast<int>(style_.rolls * limit.scale)))
                           : 2 * goal;
  }
  return field[0].plan;
}

}  // namespace rh::railroad_ink
