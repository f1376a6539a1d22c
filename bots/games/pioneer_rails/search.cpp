#include "bots/games/pioneer_rails/search.h"

#include <algorithm>

#include "bots/halving.h"

// The same choices on every platform.
#pragma clang fp contract(off)

namespace rh::pioneer_rails {
namespace {

// The value of a plan counts as much as this many tried futures.
constexpr double kTrustInValue = 4;

// What a way kept in mind costs in a turn, about. A small budget has room for few of them.
constexpr std::uint64_t kSheetsOfAWay = 150;

Beam within(const Beam& beam, std::uint64_t sheets) {
  const auto most = static_cast<int>(std::clamp<std::uint64_t>(sheets / kSheetsOfAWay, 1, 100));
  return {std::min(beam.width, most), std::min(beam.suits, most), beam.forks};
}

}  // namespace

void Search::plans(const Judgement& judgement, const Beam& beam, const State& world, Seat seat, std::size_t keep,
                   std::vector<Plan>& found) {
  planner_.begin(world.table, judgement);
  const SeatState& own = world.at(seat);
  if (own.stage == Stage::Deposit) {
    found.resize(1);
    planner_.finish_deposits(world.table, own, found[0]);
    return;
  }
  if (own.stage == Stage::Lay) return planner_.plan(Draft(world.table, own), beam, keep, found);
  Cards cards;
  for (std::uint32_t rest = pickable(world, seat); rest != 0; rest &= rest - 1)
    cards.push_back(static_cast<std::uint8_t>(std::countr_zero(rest)));
  const Course course(world, seat, true);
  planner_.plan(course, pastures_of(world.table.map(), own.now), {cards.begin(), cards.size()}, beam, keep, found);
}

void Search::ending(const State& world, Seat seat, const Move& move, Plan& plan) {
  planner_.begin(world.table, {});
  if (move.kind == Kind::Done)
    planner_.finish(Draft(world.table, world.at(seat)), plan);
  else
    planner_.finish_deposits(world.table, world.at(seat), plan, move.nuggets);
}

const Plan& Search::best(const Style& style, const Budget& given, const State& world, Seat seat, Random& random) {
  const Budget budget = style.steady ? Budget{} : given;
  const std::uint64_t first = planner_.looked_at();
  const Deadline deadline(style.boards > 0 ? budget.seconds : 0);
  const std::uint64_t sheets = budget.iterations > 0 ? budget.iterations : style.boards;
  const Beam beam = style.boards > 0 ? within(style.beam, sheets) : style.beam;
  plans(style.judgement, beam, world, seat, style.candidates, plans_);
  if (style.boards == 0 || plans_.size() == 1 || world.table.turns_played() == kRounds * kTurns - 1) return plans_[0];
  const auto boards = static_cast<double>(sheets);
  std::vector<double> values;
  for (const Plan& plan : plans_) values.push_back(plan.value);
  Halving field(values, kTrustInValue);
  std::uint64_t future = 0;
  field.run(
      deadline, [&] { return std::max(static_cast<double>(planner_.looked_at() - first) / boards, deadline.gone()); },
      [&](int) { future = random.next(); },
      [&](std::size_t c) { return play_on(style, world, seat, plans_[c], future); });
  return plans_[field.best()];
}

double Search::play_on(const Style& style, const State& world, Seat seat, const Plan& plan, std::uint64_t sample) {
  Random random(sample);
  Course course(world, seat, true);
  course.sheet = plan.end;
  Pastures fences = plan.pastures;
  double value = plan.value;
  Cards cards;
  for (int i = 0; i < style.depth; ++i) {
    course.end_turn();
    if (course.over()) return net_points(course.table, course.sheet);
    course.deal(random, cards);
    planner_.begin(course.table, style.judgement);
    planner_.plan(course, fences, {cards.begin(), cards.size()}, style.answer, 1, answers_);
    course.sheet = answers_[0].end;
    fences = answers_[0].pastures;
    value = answers_[0].value;
  }
  return value;
}

}  // namespace rh::pioneer_rails
