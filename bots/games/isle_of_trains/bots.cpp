#include <algorithm>

#include "bots/bot.h"
#include "bots/games/isle_of_trains/planner.h"
#include "engine/games/isle_of_trains/game.h"

namespace rh::isle_of_trains {
namespace {

// How hard a bot looks ahead, alone and at a table with others, and how it judges.
struct Level {
  Effort alone, table;
  Weights weights = kPlain;
};
constexpr Level kGreedy{.alone = {.width = 1, .depth = 1, .worlds = 1, .goal_worlds = 1, .bonus_width = 1},
                        .table = {.width = 1, .depth = 1, .worlds = 1, .bonus_width = 1},
                        .weights = kSimple};
constexpr Level kFast{.alone = {.width = 12, .depth = 5, .worlds = 2, .goal_worlds = 2, .bonus_width = 2},
                      .table = {.width = 6, .depth = 3, .worlds = 2, .bonus_width = 2}};
constexpr Level kExpert{.alone = {.width = 40, .depth = 8, .worlds = 4, .goal_worlds = 7, .bonus_width = 3},
                        .table = {.width = 16, .depth = 4, .worlds = 4, .bonus_width = 3}};

// An iteration is a position kept in the beam. Fewer than one world needs make the beam narrower, more
// add worlds.
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

// Chooses actions with the planner and everything smaller by rule.
class PlanningBot : public TypedBot<IsleOfTrains> {
 public:
  explicit PlanningBot(const Level& level) : level_(level) {}

 protected:
  std::optional<Move> follow(const State& world, Seat) override {
    const Step step = world.table.top().step;
    if (step == Step::Turn || step == Step::Bonus) return {};
    return small_decision(world, special_, level_.weights);
  }

  Move think(const State& world, const Outlook& outlook, const Means& means) override {
    if (world.table.top().step == Step::Turn) special_ = 0;
    Plays choices;
    plays(world, choices, level_.weights);
    const Play& best = choices[choices.size() > 1 ? plan(world, choices, outlook, means) : 0];
    special_ = std::max(special_, best.special);
    return best.move;
  }

 private:
  std::size_t plan(const State& world, const Plays& choices, const Outlook& outlook, const Means& means) const {
    const Effort effort =
        within(world.table.solo() ? level_.alone : level_.table, world.table, means.budget.iterations);
    const Deadline deadline(means.budget.seconds);
    std::vector<double> sums(choices.size(), 0);
    // Another world takes as long as one of those before.
    for (int i = 0; i < effort.worlds && (i == 0 || !deadline.forbids((i + 1.0) / i)); ++i) {
      const State state = i == 0 ? world : state_of<IsleOfTrains>(*outlook.imagine(means.random));
      const auto values = promises({state, {means.random.next()}}, choices, special_, effort, deadline, level_.weights);
      for (std::size_t c = 0; c < sums.size(); ++c) sums[c] += values[c];
    }
    return static_cast<std::size_t>(std::ranges::max_element(sums) - sums.begin());
  }

  Level level_;
  std::uint8_t special_ = 0;  // the delivery under way is for cards: of passengers, or of everything
};

std::unique_ptr<Bot> make_greedy_bot() { return std::make_unique<PlanningBot>(kGreedy); }
std::unique_ptr<Bot> make_fast_bot() { return std::make_unique<PlanningBot>(kFast); }
std::unique_ptr<Bot> make_expert_bot() { return std::make_unique<PlanningBot>(kExpert); }

}  // namespace

// Weakest first.
std::vector<BotInfo> bots() {
  return {{"greedy", &make_greedy_bot}, {"fast", &make_fast_bot}, {"expert", &make_expert_bot}};
}

}  // namespace rh::isle_of_trains
