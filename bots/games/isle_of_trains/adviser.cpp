// What can be said of a position of Isle of Trains: a formula (forecast.h) says how the game will end, the planner what
// each move gives away.
#include <algorithm>

#include "bots/candidates.h"
#include "bots/games/isle_of_trains/forecast.h"
#include "bots/games/isle_of_trains/planner.h"
#include "bots/games/isle_of_trains/reasons.h"
#include "bots/worlds.h"
#include "engine/games/isle_of_trains/game.h"

namespace rh::isle_of_trains {
namespace {

constexpr Effort kAlone{.width = 12, .depth = 4, .worlds = 6, .goal_worlds = 6, .bonus_width = 2};
constexpr Effort kTable{.width = 1, .depth = 2, .worlds = 12, .bonus_width = 1};
constexpr Judgement kJudgement{{.rival = 0.9}, {}};

constexpr int kSettled = 4;  // worlds in which what is under way is played to its end

// What a promise that is less by one costs: in points, and in hope of winning a scenario. A worse first move is in part
// made good later.
constexpr double kPoints = 0.6, kHope = 0.02;
// The planner's values of won and lost scenarios are far apart; more than this no single move gives away.
constexpr double kMost = 30;

std::vector<Forecast> settled(const Worlds<IsleOfTrains>& worlds, Random& random) {
  std::vector<Forecast> seats;
  for (int i = 0; i < kSettled; ++i) {
    State state = worlds(i);
    play_on(state, {random.next()}, 0, kJudgement);
    const std::vector<Forecast> here = forecast(state);
    seats.resize(here.size());
    for (std::size_t s = 0; s < here.size(); ++s) {
      seats[s].points += here[s].points / kSettled;
      seats[s].spread += here[s].spread / kSettled;
      seats[s].win += here[s].win / kSettled;
    }
  }
  return seats;
}

// A delivery that has begun to set things aside goes on with it.
int special_of(const State& world, const Move& move) {
  const Table& table = world.table;
  const auto aside = std::span(table.aside_cargo).first(table.aside_count);
  if (move.kind == Kind::Aside || std::ranges::any_of(aside, [](CargoSet cargo) { return cargo != 0; })) return 2;
  return move.kind == Kind::AsidePax || !aside.empty() ? 1 : 0;
}

// The small decisions that follow from a move, as far as nature has no part in them.
std::vector<Move> decisions_after(State state, const Play& play) {
  const Seat seat = state.table.active;
  std::vector<Move> then;
  apply(state, seat, play.move, nullptr);
  while (true) {
    const Turn now = turn(state);
    if (now.is_over() || now.nature || state.table.active != seat) return then;
    const Step step = state.table.top().step;
    if (step == Step::Turn || step == Step::Bonus || step == Step::Night) return then;
    then.push_back(small_decision(state, play.special, kJudgement));
    apply(state, seat, then.back(), nullptr);
  }
}

class IsleAdviser final : public CandidateAdviser<IsleOfTrains, Play> {
  std::vector<Forecast> expected(const State& world, const Outlook& outlook, const Means& means) override {
    return settled({world, outlook, means.random}, means.random);
  }

  // What the seat could do: actions as the planner tries them, of smaller decisions every one.
  Plays candidates(const State& world, Seat seat, const Means&) override {
    const Step step = world.table.top().step;
    Plays list;
    if (step == Step::Turn || step == Step::Bonus) {
      plays(world, list, kJudgement);
      return list;
    }
    Moves moves;
    isle_of_trains::legal(world, seat, moves);
    for (const Move& move : moves) list.push_back({move});
    return list;
  }

  void add(const State&, Seat, const Move& move, const Means&, Plays& all) override {
    if (std::ranges::find(all, move, &Play::move) == all.end()) all.push_back({move});
  }

  // Held against the best of all, usual or not.
  std::vector<RatedMove> rated(const State& world, const Outlook& outlook, Plays choices, std::size_t,
                               const Means& means) override {
    for (Play& play : choices)
      play.special = std::max(play.special, static_cast<std::uint8_t>(special_of(world, play.move)));
    const Worlds<IsleOfTrains> worlds(world, outlook, means.random);
    const std::vector<Forecast> usual = settled(worlds, means.random);
    const Effort effort = within(world.table.solo() ? kAlone : kTable, world.table, means.budget.iterations);
    const Deadline deadline(means.budget.seconds);
    const auto future = [&](int i, std::span<double> values) {
      const auto here = promises({worlds(i), {means.random.next()}}, choices, 0, effort, deadline, kJudgement);
      for (std::size_t c = 0; c < values.size(); ++c) values[c] += here[c];
    };
    const auto [order, lead] = compare(choices.size(), choices.size(), effort.worlds, deadline, future);
    std::vector<RatedMove> list;
    for (const std::size_t i : order) {
      const PackedMove move = pack(choices[i].move);
      // A delivery is tried in several ways: the best one counts.
      if (std::ranges::find(list, move, &RatedMove::move) != list.end()) continue;
      const std::vector<Move> then = decisions_after(world, choices[i]);
      RatedMove& one = list.emplace_back(RatedMove{.move = move});
      one.mine = less(world, usual, std::min(kMost, -lead[i]));
      one.reason = reason_for(world, choices[i].move, then);
      for (const Move& next : then) one.then.push_back(pack(next));
    }
    return list;
  }

  // What is expected of the seat when its promise is less by so much than that of its best move.
  static Forecast less(const State& world, std::vector<Forecast> seats, double lost) {
    Forecast& own = seats[world.table.active];
    own.points -= kPoints * lost;
    if (world.table.scenario != 0)
      own.win = chance(hope(own.win) - kHope * lost);
    else
      share_wins(world, seats);
    return own;
  }
};

}  // namespace

std::unique_ptr<Adviser> adviser() { return std::make_unique<IsleAdviser>(); }

}  // namespace rh::isle_of_trains
