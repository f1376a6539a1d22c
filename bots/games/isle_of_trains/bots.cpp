#include <algorithm>
#include <chrono>

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
  Move think(const State& world, const Outlook& outlook, const Budget& budget, Random& random) override {
    const Step step = world.table.top().step;
    if (step == Step::Turn) special_ = 0;
    if (step != Step::Turn && step != Step::Bonus) return small_decision(world, special_, level_.weights);
    Plays choices;
    plays(world, choices, level_.weights);
    const Play& best = choices[choices.size() > 1 ? plan(world, choices, outlook, budget, random) : 0];
    special_ = std::max(special_, best.special);
    return best.move;
  }

 private:
  using Clock = std::chrono::steady_clock;

  // Seconds are a limit, not a wish: a turn has many decisions, and people wait for them.
  std::size_t plan(const State& world, const Plays& choices, const Outlook& outlook, const Budget& budget,
                   Random& random) const {
    const Effort effort = within(world.table.solo() ? level_.alone : level_.table, world.table, budget.iterations);
    // Without a limit no clock is asked: a browser has none for us.
    const auto start = budget.seconds > 0 ? Clock::now() : Clock::time_point{};
    const auto is_late = [&](int done) {
      if (budget.seconds <= 0) return false;
      const double spent = std::chrono::duration<double>(Clock::now() - start).count();
      return spent * (done + 1) / done > budget.seconds;
    };
    std::vector<double> sums(choices.size(), 0);
    for (int i = 0; i < effort.worlds && (i == 0 || !is_late(i)); ++i) {
      const State state = i == 0 ? world : state_of<IsleOfTrains>(*outlook.imagine(random));
      const auto values = promises({state, {random.next()}}, choices, special_, effort, level_.weights);
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
