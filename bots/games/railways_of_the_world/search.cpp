#include "bots/games/railways_of_the_world/search.h"

#include "bots/halving.h"
#include "bots/worlds.h"

// The same choices on every platform.
#pragma clang fp contract(off)

namespace rh::railways_of_the_world {
namespace {

// The worth of a plan counts as much as this many playouts.
constexpr double kTrust = 2;

// In a playout there is no time for long thoughts.
Judgement hasty(Judgement judgement) {
  judgement.too_long = std::min(judgement.too_long, 2);
  judgement.foreign_links = std::min(judgement.foreign_links, 1);
  judgement.steps = 100;
  return judgement;
}

}  // namespace

const Plan& Search::best(const Style& style, const Budget& given, const State& world, const Outlook& outlook,
                         Random& random) {
  const Seat seat = outlook.seat();
  const Budget budget = style.steady ? Budget{} : given;
  const Deadline deadline(budget.seconds);
  planner_.plans(world, seat, style.judgement, plans_);
  const std::size_t field_size = std::min(style.candidates, plans_.size());
  if (field_size <= 1 || world.table.phase == Phase::BaronChoice) return plans_[0];
  planner_.playouts_from(world.table);
  const auto all = static_cast<double>(budget.iterations > 0 ? budget.iterations : style.actions);
  std::vector<double> worths;
  for (std::size_t i = 0; i < field_size; ++i) worths.push_back(plans_[i].worth - plans_[0].worth);
  const Worlds<RailwaysOfTheWorld> worlds(world, outlook, random);
  Halving field(worths, kTrust);
  State sampled;
  std::uint64_t luck = 0;
  const std::uint64_t first = actions_;
  const double now = value_of(style, world, seat);
  field.run(
      deadline, [&] { return std::max(static_cast<double>(actions_ - first) / all, deadline.gone()); },
      [&](int i) {
        sampled = worlds(i);
        luck = random.next();
      },
      [&](std::size_t c) { return play_on(style, sampled, seat, plans_[c], luck) - now; });
  return plans_[field.best()];
}

double Search::play_on(const Style& style, const State& world, Seat seat, const Plan& plan, std::uint64_t sample) {
  Random random(sample);
  const Judgement judgement = hasty(style.judgement);
  state_ = world;
  for (const Move& move : plan.moves) apply(state_, seat, move, nullptr);
  ++actions_;
  const int last = world.table.turn + style.turns;
  while (state_.table.phase != Phase::Over && state_.table.turn < last) {
    const Turn turn = railways_of_the_world::turn(state_);
    if (turn.nature) {
      apply(state_, kNature, nature_pick(state_, random.below(nature_total(state_))), nullptr);
      continue;
    }
    const Seat now = turn.first();
    const Sample some{now == seat ? style.links : (style.links + 1) / 2, &random};
    planner_.quick(state_, now, judgement, some, answer_);
    for (const Move& move : answer_.moves) apply(state_, now, move, nullptr);
    ++actions_;
  }
  return value_of(style, state_, seat);
}

double Search::value_of(const Style& style, const State& state, Seat seat) const {
  const int seats = state.table.seats;
  const bool over = state.table.phase == Phase::Over;
  const Standing end = over ? standing(state) : Standing{};
  const auto points = [&](Seat s) {
    return over ? end.scores[static_cast<std::size_t>(s)] : planner_.expected(state, s, hasty(style.judgement));
  };
  double rival = 0;
  for (Seat s = 0, first = 1; s < seats; ++s) {
    if (s == seat) continue;
    rival = first != 0 ? points(s) : std::max(rival, points(s));
    first = 0;
  }
  return points(seat) - style.rival * rival;
}

}  // namespace rh::railways_of_the_world
