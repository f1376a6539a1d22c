#include "bots/games/railroad_ink/search.h"

#include <algorithm>

#include "bots/games/railroad_ink/rolls.h"
#include "bots/halving.h"
#include "bots/worlds.h"

// The same choices on every platform, as in value.cpp.
#pragma clang fp contract(off)

namespace rh::railroad_ink {
namespace {

// The value of a board counts as much as this many tried rolls.
constexpr double kTrustInValue = 4;
constexpr Beam kFirstLook{8, 2};
constexpr int kWidest = 2000;
// How many boards of a last round surely fit into a second, on slow machines and in browsers too.
constexpr double kBoardsPerSecond = 500'000;

}  // namespace

Search::Search() : planner_(Value::learned()) {}

void Search::begin(const Style& style, const Budget& budget) {
  style_ = style;
  planner_.judge_by(style.judgement);
  boards_ = static_cast<double>(budget.iterations > 0 ? budget.iterations : style.boards);
  first_board_ = planner_.looked_at();
  deadline_ = Deadline(style.boards > 0 ? budget.seconds : 0);
}

double Search::progress() const {
  if (style_.boards == 0) return 0;
  return std::max(static_cast<double>(planner_.looked_at() - first_board_) / boards_, deadline_.gone());
}

Move Search::any_move(const State& world, Seat seat) {
  railroad_ink::legal(world, seat, moves_);
  return moves_[0];
}

// The pair whose faces make the best round, together with those taken before.
Move Search::pick_pair(const State& world, Seat seat) {
  railroad_ink::legal(world, seat, moves_);
  const SeatState& own = world.at(seat);
  const Sketch start(own.board, longest_option(world.table));
  Move best = moves_[0];
  float highest = -1e9f;
  for (const Move& move : moves_) {
    const Task task = Task::with_pair(world.table, own, move);
    const float value = planner_.best(start, task, style_.answer);
    if (value > highest) highest = value, best = move;
    if (progress() >= 1) break;
  }
  return best;
}

// Every way to take the impact or to shield, with a narrow plan for the rest of the round.
Move Search::settle_impact(const State& world, Seat seat) {
  railroad_ink::legal(world, seat, moves_);
  Move best = moves_[0];
  float highest = -1e9f;
  for (const Move& move : moves_) {
    State after = world;
    railroad_ink::apply(after, seat, move, nullptr);
    const Sketch start(after.at(seat).board, longest_option(after.table));
    const float value = planner_.best(start, Task::of(after.table, after.at(seat)), style_.answer);
    if (value > highest) highest = value, best = move;
    if (progress() >= style_.planning) break;
  }
  return best;
}

const Plan* Search::plan_round(const State& now, Seat seat, Random& random) {
  const SeatState& own = now.at(seat);
  const Task task = Task::of(now.table, own);
  find_plans(Sketch(own.board, longest_option(now.table)), task);
  if (plans_.empty()) return nullptr;
  return &plans_[task.rounds_left == 0 ? 0 : look_ahead(task, now.table, random)];
}

// A first narrow look also tells how wide the second one may be.
void Search::find_plans(const Sketch& start, const Task& task) {
  if (style_.boards == 0) return planner_.plan(start, task, style_.answer, 1, plans_);
  const bool last = task.rounds_left == 0;
  const std::size_t keep = last ? 1 : style_.candidates;
  const double before = progress();
  planner_.plan(start, task, kFirstLook, keep, plans_);
  const double cost = std::max(1e-6, progress() - before);
  const double times = ((last ? 0.5 : style_.planning) - before) / cost;
  if (times >= 2) {
    const int width = std::min(kWidest, static_cast<int>(kFirstLook.width * times));
    std::vector<Plan> wider;
    planner_.plan(start, task, {width, width / 4}, keep, wider);
    if (!wider.empty()) plans_.swap(wider);
  }
  if (!last || task.lava || plans_.empty()) return;
  double most = style_.proof * boards_;
  if (deadline_.limited()) most = std::min(most, kBoardsPerSecond * deadline_.left());
  if (most > 0) last_.improve(start, task, static_cast<std::uint64_t>(most), plans_[0]);
}

// All candidates meet the same rolls.
std::size_t Search::look_ahead(const Task& task, const Table& table, Random& random) {
  std::vector<double> values;
  for (const Plan& plan : plans_) values.push_back(plan.value);
  Halving field(values, kTrustInValue);
  const auto& tickets = tables().roll_tickets;
  const Spread spread(random);
  const int depth = std::min(style_.depth, task.rounds_left);
  std::vector<Chance> future(static_cast<std::size_t>(depth));
  const auto roll = [&](int i) {
    future[0] = Chance::of(table, tickets[spread(i, tickets.size())], random);
    for (std::size_t r = 1; r < future.size(); ++r)
      future[r] = Chance::of(table, tickets[random.below(tickets.size())], random);
  };
  Sketch board;
  const auto play_on = [&](std::size_t plan) {
    board = plans_[plan].end;
    float value = 0;
    for (int i = 0, left = task.rounds_left - 1; i < depth; ++i, --left) {
      const Beam beam = left == 0 ? style_.last_answer : style_.answer;
      value = future[static_cast<std::size_t>(i)].play(Sketch(board), left, planner_, beam,
                                                       i + 1 < depth ? &board : nullptr);
    }
    return value;
  };
  field.run(deadline_, [this] { return progress(); }, roll, play_on);
  return field.best();
}

}  // namespace rh::railroad_ink
