// What can be said of a position of Railways of the World: a candidate is a whole action, named by its first move.
#include <algorithm>

#include "bots/candidates.h"
#include "bots/games/railways_of_the_world/forecast.h"
#include "bots/games/railways_of_the_world/reasons.h"
#include "bots/games/railways_of_the_world/search.h"

// The same sums on every platform.
#pragma clang fp contract(off)

namespace rh::railways_of_the_world {
namespace {

constexpr std::size_t kCandidates = 7;
// Candidates are compared by what the same futures make of them, in points of their own.
constexpr Style kAhead{.turns = 2, .links = 8, .rival = 0};
constexpr int kFutures = 6;

class RailwaysAdviser final : public CandidateAdviser<RailwaysOfTheWorld, Plan> {
  std::vector<Forecast> expected(const State& world, const Outlook&, const Means&) override {
    return forecasts_of(world);
  }

  // The best plans, of those with the same first move the best one.
  std::vector<Plan> candidates(const State& world, Seat seat, const Means& means) override {
    std::vector<Plan> all, found;
    means.workspace.get<Search>().planner().plans(world, seat, kAhead.judgement, all);
    for (const Plan& plan : all) {
      if (found.size() == kCandidates) break;
      if (std::ranges::none_of(found, [&](const Plan& other) { return other.moves[0] == plan.moves[0]; }))
        found.push_back(plan);
    }
    return found;
  }

  void add(const State& world, Seat seat, const Move& move, const Means& means, std::vector<Plan>& all) override {
    if (std::ranges::none_of(all, [&](const Plan& plan) { return plan.moves[0] == move; }))
      all.push_back(beginning_with(world, seat, move, means));
  }

  // This move, which is legal, and the best way to go on where the action is not over with it.
  static Plan beginning_with(const State& world, Seat seat, const Move& move, const Means& means) {
    Plan plan;
    plan.moves.push_back(move);
    State next = world;
    apply(next, seat, move, nullptr);
    const Phase phase = next.table.phase;
    if (phase < Phase::Build || phase > Phase::Depot) return plan;
    std::vector<Plan> rest;
    means.workspace.get<Search>().planner().plans(next, seat, kAhead.judgement, rest);
    for (const Move& one : rest[0].moves) plan.moves.push_back(one);
    return plan;
  }

  // The best of the first `usual` is worth what is expected; all others differ from it by what the same futures make of
  // them.
  std::vector<RatedMove> rated(const State& world, const Outlook& outlook, std::vector<Plan> found, std::size_t usual,
                               const Means& means) override {
    const Seat seat = outlook.seat();
    auto& search = means.workspace.get<Search>();
    search.planner().playouts_from(world.table);
    const Deadline deadline(means.budget.seconds);
    const auto future = [&](int, std::span<double> values) {
      const std::uint64_t luck = means.random.next();
      for (std::size_t i = 0; i < found.size(); ++i) values[i] += search.play_on(kAhead, world, seat, found[i], luck);
    };
    const auto [order, lead] = compare(found.size(), usual, kFutures, deadline, future);
    const std::vector<Forecast> all = forecasts_of(world);
    std::vector<RatedMove> list;
    for (const std::size_t i : order) {
      std::vector<Forecast> seats = all;
      seats[static_cast<std::size_t>(seat)].points += lead[i];
      share_wins(world, seats);
      RatedMove& one = list.emplace_back(RatedMove{.move = pack(found[i].moves[0])});
      one.mine = seats[static_cast<std::size_t>(seat)];
      one.reason = reason_for(world, seat, found[i]);
      for (std::size_t m = 1; m < found[i].moves.size(); ++m) one.then.push_back(pack(found[i].moves[m]));
    }
    return list;
  }
};

}  // namespace

std::unique_ptr<Adviser> adviser() { return std::make_unique<RailwaysAdviser>(); }

}  // namespace rh::railways_of_the_world
