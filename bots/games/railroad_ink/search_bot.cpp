#include "bots/games/railroad_ink/search_bot.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "bots/games/railroad_ink/rolls.h"
#include "bots/games/railroad_ink/symmetry.h"

// The same choices on every platform, as in value.cpp.
#pragma clang fp contract(off)

namespace rh::railroad_ink {
namespace {

using Clock = std::chrono::steady_clock;

// The value of a board counts as much as this many tried rolls.
constexpr double kTrustInValue = 4;
constexpr Beam kFirstLook{8, 2};
constexpr int kWidest = 2000;
// How many boards of a last round surely fit into a second, on slow machines and in browsers too.
constexpr double kBoardsPerSecond = 500'000;

Symmetry some_symmetry(const Board& board, Random& random) {
  const Symmetry symmetry{.swap_east_west = random.below(2) != 0, .swap_north_south = random.below(2) != 0};
  return symmetry.keeps(board) ? symmetry : Symmetry{};
}

}  // namespace

// A budget in use: so many boards and so many seconds, whichever end first.
struct SearchBot::Limit {
  const Planner& planner;
  std::uint64_t first_board;
  double boards;
  double seconds = 0;  // 0: no limit
  Clock::time_point begin{};

  double elapsed() const { return std::chrono::duration<double>(Clock::now() - begin).count(); }
  // The part of the budget that is used up; more than 1 when it is over.
  double progress() const {
    const double by_boards = static_cast<double>(planner.looked_at() - first_board) / boards;
    return seconds > 0 ? std::max(by_boards, elapsed() / seconds) : by_boards;
  }
};

SearchBot::SearchBot(const Style& style) : style_(style), planner_(Value::learned()) {}

Move SearchBot::think(const State& world, const Outlook& outlook, const Budget& budget, Random& random) {
  const std::uint64_t boards = budget.iterations > 0 ? budget.iterations : style_.boards;
  Limit limit{planner_, planner_.looked_at(), static_cast<double>(boards)};
  if (budget.seconds > 0) {
    limit.seconds = budget.seconds;
    limit.begin = Clock::now();
  }
  const Seat seat = outlook.seat();
  if (world.table.phase == Phase::Draft) return pick_pair(world, seat, limit);

  if (const auto move = follow_plan(world, seat)) return *move;
  plan_round(world, seat, limit, random);
  if (const auto move = follow_plan(world, seat)) return *move;
  // Not reached as far as anybody knows, but a bot always has an answer.
  agenda_.clear();
  railroad_ink::legal(world, seat, moves_);
  return moves_[0];
}

std::optional<PackedMove> SearchBot::planned(const Outlook& outlook, Random& random) {
  if (at_ >= agenda_.size()) return {};
  const auto world = outlook.imagine(random);
  const auto move = follow_plan(state_of<RailroadInk>(*world), outlook.seat());
  return move ? std::optional(RailroadInk::pack(*move)) : std::nullopt;
}

std::optional<Move> SearchBot::follow_plan(const State& world, Seat seat) {
  const bool fits = at_ < agenda_.size() && world.table.round == round_ && world.at(seat).board == expected_;
  if (!fits || railroad_ink::check(world, seat, agenda_[at_])) return {};
  const Move move = agenda_[at_++];
  State after = world;
  railroad_ink::apply(after, seat, move, nullptr);
  expected_ = after.at(seat).board;
  return move;
}

// The pair whose faces make the best round, together with those taken before.
Move SearchBot::pick_pair(const State& world, Seat seat, const Limit& limit) {
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
    if (limit.progress() >= 1) break;
  }
  return best;
}

// Every way to take the impact or to shield, with a narrow plan for the rest of the round.
Move SearchBot::settle_impact(const State& world, Seat seat, const Limit& limit) {
  railroad_ink::legal(world, seat, moves_);
  Move best = moves_[0];
  float highest = -1e9f;
  for (const Move& move : moves_) {
    State after = world;
    railroad_ink::apply(after, seat, move, nullptr);
    const Sketch start(after.at(seat).board, longest_option(after.table));
    const float value = planner_.best(start, Task::of(after.table, after.at(seat)), style_.answer);
    if (value > highest) highest = value, best = move;
    if (limit.progress() >= style_.planning) break;
  }
  return best;
}

void SearchBot::plan_round(const State& world, Seat seat, const Limit& limit, Random& random) {
  agenda_.clear();
  at_ = 0;
  round_ = world.table.round;
  expected_ = world.at(seat).board;
  State now = world;
  const SeatState& own = now.at(seat);
  if (!own.settled) {
    agenda_.push_back(settle_impact(world, seat, limit));
    railroad_ink::apply(now, seat, agenda_[0], nullptr);
  }
  const Sketch start(own.board, longest_option(now.table));
  const Task task = Task::of(now.table, own);
  find_plans(start, task, limit);
  if (plans_.empty()) return;
  const Plan& plan = plans_[task.rounds_left == 0 ? 0 : look_ahead(task, now.table, limit, random)];
  const Symmetry symmetry = now.table.seats > 1 ? some_symmetry(own.board, random) : Symmetry{};
  for (int i = 0; i < plan.count; ++i) agenda_.push_back(symmetry.move(plan.moves[static_cast<std::size_t>(i)]));
  agenda_.push_back(Move::done());
}

// A first narrow look also tells how wide the second one may be.
void SearchBot::find_plans(const Sketch& start, const Task& task, const Limit& limit) {
  const bool last = task.rounds_left == 0;
  const std::size_t keep = last ? 1 : style_.candidates;
  const double before = limit.progress();
  planner_.plan(start, task, kFirstLook, keep, plans_);
  const double cost = std::max(1e-6, limit.progress() - before);
  const double times = ((last ? 0.5 : style_.planning) - before) / cost;
  if (times >= 2) {
    const int width = std::min(kWidest, static_cast<int>(kFirstLook.width * times));
    std::vector<Plan> wider;
    planner_.plan(start, task, {width, width / 4}, keep, wider);
    if (!wider.empty()) plans_.swap(wider);
  }
  if (!last || task.lava || plans_.empty()) return;
  double most = style_.proof * limit.boards;
  if (limit.seconds > 0) most = std::min(most, kBoardsPerSecond * (limit.seconds - limit.elapsed()));
  if (most > 0) last_.improve(start, task, static_cast<std::uint64_t>(most), plans_[0]);
}

// All candidates meet the same rolls. The worse half leaves again and again, each time after an equal
// share of the budget, so that the last two are compared most carefully.
std::size_t SearchBot::look_ahead(const Task& task, const Table& table, const Limit& limit, Random& random) {
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
  while (field.size() > 1 && limit.progress() < 1) {
    const double from = limit.progress();
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
        if (limit.seconds > 0 && limit.elapsed() >= limit.seconds) return field[0].plan;
      }
      ++tried;
    } while (limit.progress() < until);
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
