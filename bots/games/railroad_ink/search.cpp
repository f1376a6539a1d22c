#include "bots/games/railroad_ink/search.h"

#include <algorithm>
#include <cmath>

#include "bots/games/railroad_ink/rolls.h"

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
  boards_ = static_cast<double>(budget.iterations > 0 ? budget.iterations : style.boards);
  first_board_ = planner_.looked_at();
  seconds_ = budget.seconds;
  // Without a limit no clock is asked: a browser has none for us.
  if (seconds_ > 0) begin_ = Clock::now();
}

double Search::elapsed() const { return std::chrono::duration<double>(Clock::now() - begin_).count(); }

double Search::progress() const {
  const double by_boards = static_cast<double>(planner_.looked_at() - first_board_) / boards_;
  return seconds_ > 0 ? std::max(by_boards, elapsed() / seconds_) : by_boards;
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
  const bool second = world.table.picks >= world.table.seats;
  Move best = moves_[0];
  float highest = -1e9f;
  for (const Move& move : moves_) {
    Task task = Task::of(world.table, own);
    task.lava_drawn = 3;  // shared by all: no reason to prefer a pair
    task.lava = false;
    task.special_done = false;
    task.faces = {own.faces[0], own.faces[1], move.detail[0], move.detail[1]};
    task.drawn = second ? 0 : 3;
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
  if (seconds_ > 0) most = std::min(most, kBoardsPerSecond * (seconds_ - elapsed()));
  if (most > 0) last_.improve(start, task, static_cast<std::uint64_t>(most), plans_[0]);
}

// All candidates meet the same rolls. The worse half leaves again and again, each time after an equal
// share of the budget, so that the last two are compared most carefully.
std::size_t Search::look_ahead(const Task& task, const Table& table, Random& random) {
  struct Candidate {
    std::size_t plan;
    double sum, score;
  };
  std::vector<Candidate> field;
  field.reserve(plans_.size());
  for (std::size_t i = 0; i < plans_.size(); ++i) field.push_back({i, 0, plans_[i].value});
  const auto& tickets = tables().roll_tickets;
  const double first = random.unit();
  const int depth = std::min(style_.depth, task.rounds_left);
  std::vector<Chance> future(static_cast<std::size_t>(depth));
  Sketch board;
  int tried = 0;
  while (field.size() > 1 && progress() < 1) {
    const double from = progress();
    const double until = from + (1 - from) / std::bit_width(field.size() - 1);
    do {
      // Golden steps through all rolls spread better than independent ones.
      const double spot = first + tried * 0.6180339887498949;
      const auto ticket = static_cast<std::size_t>((spot - std::floor(spot)) * static_cast<double>(tickets.size()));
      future[0] = Chance::of(table, tickets[ticket], random);
      for (std::size_t i = 1; i < future.size(); ++i)
        future[i] = Chance::of(table, tickets[random.below(tickets.size())], random);
      for (Candidate& candidate : field) {
        board = plans_[candidate.plan].end;
        float value = 0;
        for (int i = 0, left = task.rounds_left - 1; i < depth; ++i, --left) {
          const Beam beam = left == 0 ? style_.last_answer : style_.answer;
          value = future[static_cast<std::size_t>(i)].play(Sketch(board), left, planner_, beam,
                                                           i + 1 < depth ? &board : nullptr);
        }
        candidate.sum += value;
        if (seconds_ > 0 && elapsed() >= seconds_) return field[0].plan;
      }
      ++tried;
    } while (progress() < until);
    for (Candidate& candidate : field)
      candidate.score = (candidate.sum + kTrustInValue * plans_[candidate.plan].value) / (tried + kTrustInValue);
    std::ranges::sort(field, [](const Candidate& a, const Candidate& b) {
      return a.score != b.score ? a.score > b.score : a.plan < b.plan;
    });
    field.resize((field.size() + 1) / 2);
  }
  return field[0].plan;
}

}  // namespace rh::railroad_ink
