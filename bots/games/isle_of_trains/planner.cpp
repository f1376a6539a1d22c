#include "bots/games/isle_of_trains/planner.h"

#include <algorithm>
#include <unordered_set>

#include "bots/games/isle_of_trains/worth.h"
#include "engine/games/isle_of_trains/scoring.h"

namespace rh::isle_of_trains {
namespace {

struct Node {
  State state;
  double value = 0;
  std::uint16_t root = 0;
};

// How good a position is for the seat among the others.
double standing_of(const State& state, Seat seat, const Judgement& w) {
  double value = worth(state, seat, w);
  if (state.table.seats == 1) return value;
  double best = -1e9;
  for (Seat s = 0; s < state.table.seats; ++s) {
    if (s != seat) best = std::max(best, worth(state, s, w));
  }
  const bool won = state.table.over && standing(state).ranks[static_cast<std::size_t>(seat)] == 1;
  return value - w.rival * best + (won ? 10 : 0);
}

class Beam {
 public:
  Beam(const Effort& effort, const Deadline& deadline, const Judgement& weights, const World& world, Seat seat)
      : effort_(effort), deadline_(deadline), w_(weights), world_(world), seat_(seat) {}

  // The value of each choice in this world.
  std::vector<double> values(const State& start, const Plays& choices, int special) {
    best_.assign(choices.size(), -1e9);
    next_.clear();
    for (std::size_t i = 0; i < choices.size(); ++i) {
      root_ = static_cast<std::uint16_t>(i);
      State state = start;
      apply(state, seat_, choices[i].move, nullptr);
      finish_action(state, std::max<int>(special, choices[i].special));
    }
    for (int layer = 1; layer < effort_.depth && !deadline_.forbids(1); ++layer) {
      select();
      if (beam_.empty()) break;
      for (const Node& node : beam_) {
        root_ = node.root;
        plays(node.state, tried_, w_);
        for (const Play& play : tried_) {
          State state = node.state;
          apply(state, seat_, play.move, nullptr);
          finish_action(state, play.special);
        }
      }
    }
    for (const Node& node : next_) best_[node.root] = std::max(best_[node.root], node.value);
    return best_;
  }

 private:
  // Plays on to the seat's next main action; bonus actions branch.
  void finish_action(State& state, int special) {
    play_on(state, world_, special, w_);
    if (!state.table.over && state.table.active == seat_ && state.table.top().step == Step::Bonus)
      return branch(state, special);
    const double value = standing_of(state, seat_, w_);
    if (state.table.over)
      best_[root_] = std::max(best_[root_], value);
    else
      next_.push_back({state, value, root_});
  }

  void branch(const State& state, int special) {
    Plays tried;
    plays(state, tried, w_);
    struct Child {
      State state;
      double value;
      std::size_t at;
      std::uint8_t special;
    };
    std::vector<Child> children;
    children.reserve(tried.size());
    for (const Play& play : tried) {
      Child& child = children.emplace_back(Child{state, 0, children.size(), play.special});
      apply(child.state, seat_, play.move, nullptr);
      play_on(child.state, world_, std::max<int>(special, play.special), w_);
      child.value = standing_of(child.state, seat_, w_);
    }
    const auto keep = std::min<std::size_t>(children.size(), static_cast<std::size_t>(effort_.bonus_width));
    // Equal ones in the order they came: every library sorts them so.
    std::ranges::partial_sort(
        children, children.begin() + static_cast<std::ptrdiff_t>(keep),
        [](const Child& a, const Child& b) { return a.value != b.value ? a.value > b.value : a.at < b.at; });
    for (std::size_t i = 0; i < keep; ++i)
      finish_action(children[i].state, std::max<int>(special, children[i].special));
  }

  // The best positions, each once, and at least one for every first choice.
  void select() {
    beam_.clear();
    order_.resize(next_.size());
    for (std::size_t i = 0; i < order_.size(); ++i) order_[i] = static_cast<std::uint32_t>(i);
    std::ranges::sort(order_, [&](auto a, auto b) {
      return next_[a].value != next_[b].value ? next_[a].value > next_[b].value : a < b;
    });
    std::unordered_set<std::uint64_t> seen;
    std::vector<bool> has(best_.size(), false);
    int kept = 0;
    for (const auto i : order_) {
      const Node& node = next_[i];
      const bool room = kept < effort_.width;
      if (!room && has[node.root]) continue;
      if (!seen.insert(hash(node.state) ^ (has[node.root] ? 0 : node.root * 0x9e3779b97f4a7c15ull)).second) continue;
      has[node.root] = true;
      ++kept;
      beam_.push_back(node);
      answer(beam_.back());
      if (beam_.back().state.table.over) beam_.pop_back();
    }
    next_.clear();
  }

  // The others' turns, when the seat has ended its own: only for positions that are kept.
  void answer(Node& node) {
    State& state = node.state;
    while (!state.table.over && state.table.active != seat_) play_turn(state, world_, w_);
    if (state.table.over) best_[node.root] = std::max(best_[node.root], standing_of(state, seat_, w_));
  }

  const Effort& effort_;
  const Deadline& deadline_;
  const Judgement& w_;
  const World& world_;
  Seat seat_;
  std::uint16_t root_ = 0;
  std::vector<double> best_;
  std::vector<Node> beam_, next_;
  std::vector<std::uint32_t> order_;
  Plays tried_;
};

}  // namespace

Effort within(Effort effort, const Table& table, std::uint64_t iterations) {
  const Scenario::Goal goal = table.rules().goal;
  if (goal == Scenario::Goal::BothContracts || goal == Scenario::Goal::Initials) effort.worlds = effort.goal_worlds;
  if (iterations == 0) return effort;
  const auto layers = static_cast<std::uint64_t>(effort.depth);
  const auto width = static_cast<std::uint64_t>(effort.width);
  effort.worlds = static_cast<int>(std::clamp<std::uint64_t>(iterations / (width * layers), 1, 64));
  effort.width = static_cast<int>(std::clamp<std::uint64_t>(iterations / layers, 1, width));
  return effort;
}

std::vector<double> promises(const Guess& guess, const Plays& choices, int special, const Effort& effort,
                             const Deadline& deadline, const Judgement& w) {
  Beam beam(effort, deadline, w, guess.world, guess.state.table.active);
  return beam.values(guess.state, choices, special);
}

void play_turn(State& state, const World& world, const Judgement& w) {
  const Seat seat = state.table.active;
  Plays list;
  int special = 0;
  while (true) {
    play_on(state, world, special, w);
    if (state.table.over || state.table.active != seat) return;
    plays(state, list, w);
    double best = -1e9;
    State chosen;
    for (const Play& play : list) {
      State next = state;
      apply(next, seat, play.move, nullptr);
      play_on(next, world, play.special, w);
      const double value = worth(next, seat, w);
      if (value > best) best = value, chosen = next, special = play.special;
    }
    state = chosen;
  }
}

}  // namespace rh::isle_of_trains
