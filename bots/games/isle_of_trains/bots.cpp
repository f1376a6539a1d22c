#include <algorithm>

#include "bots/bot.h"
#include "bots/games/isle_of_trains/planner.h"
#include "bots/worlds.h"
#include "engine/games/isle_of_trains/game.h"

namespace rh::isle_of_trains {
namespace {

// How hard a player looks ahead, alone and at a table with others, and how it judges.
struct Player {
  Effort alone, table;
  Judgement judgement = kPlain;
  bool steady = false;  // does the same work whatever the budget: it is little
};

constexpr Effort kOneAction{.width = 1, .depth = 1, .worlds = 1, .goal_worlds = 1, .bonus_width = 1};
constexpr Effort kTwoActions{.width = 1, .depth = 2, .worlds = 1, .goal_worlds = 1, .bonus_width = 1};

// The levels err as people do. The apprentice holds on to cards as if they were points, and sees neither buildings nor
// the uses of a card that are not printed large: cargo face down, deliveries for cards.
constexpr Player kLevel1{
    .alone = kOneAction,
    .table = kOneAction,
    .judgement = {{.card = 1, .free_space = 0, .rider = 0.65, .waiting = 0, .rival = 0, .haste = 3},
                  {.buildings = false, .face_down = false, .special = false}},
    .steady = true};
// The stoker loads and delivers, but has little feeling for room and for passengers that wait, pays with any card and
// does not look at the others.
constexpr Player kLevel2{.alone = kOneAction,
                         .table = kOneAction,
                         .judgement = {{.free_space = 0.05, .rider = 0.5, .waiting = 0.05, .rival = 0, .haste = 3},
                                       {.buildings = false, .payment = false}},
                         .steady = true};
// The driver knows what everything is worth, for one action; which card to part with is not thought about.
constexpr Player kLevel3{.alone = kOneAction,
                         .table = kOneAction,
                         .judgement = {{.rival = 0.5, .haste = 3}, {.payment = false}},
                         .steady = true};
// The dispatcher thinks two actions ahead, but makes too little of empty cars and of what the others gain.
constexpr Player kLevel4{.alone = kTwoActions,
                         .table = kTwoActions,
                         .judgement = {{.free_space = 0.15, .rival = 0.6, .haste = 1}, {}},
                         .steady = true};
// The depot master: the best there is.
constexpr Player kLevel5{.alone = {.width = 40, .depth = 8, .worlds = 4, .goal_worlds = 7, .bonus_width = 3},
                         .table = {.width = 1, .depth = 2, .worlds = 4, .bonus_width = 1},
                         .judgement = {{.rival = 0.9}, {}}};

constexpr Player kGreedy{.alone = kOneAction, .table = kOneAction, .judgement = kSimple};
constexpr Player kFast{.alone = {.width = 12, .depth = 5, .worlds = 2, .goal_worlds = 2, .bonus_width = 2},
                       .table = {.width = 6, .depth = 3, .worlds = 2, .bonus_width = 2}};
constexpr Player kExpert{.alone = {.width = 40, .depth = 8, .worlds = 4, .goal_worlds = 7, .bonus_width = 3},
                         .table = {.width = 16, .depth = 4, .worlds = 4, .bonus_width = 3}};

// Chooses actions with the planner and everything smaller by rule.
class PlanningBot : public TypedBot<IsleOfTrains> {
 public:
  explicit PlanningBot(const Player& player) : player_(player) {}

 protected:
  std::optional<Move> follow(const State& world, Seat) override {
    const Step step = world.table.top().step;
    if (step == Step::Turn || step == Step::Bonus) return {};
    return small_decision(world, special_, player_.judgement);
  }

  Move think(const State& world, const Outlook& outlook, const Means& means) override {
    const Pending& now = world.table.top();
    if (now.step == Step::Turn) special_ = 0;
    if (now.step == Step::Turn && now.n == now.of()) spending_.turn_begins();
    Plays choices;
    plays(world, choices, player_.judgement);
    const Play& best = choices[choices.size() > 1 ? plan(world, choices, outlook, means) : 0];
    special_ = std::max(special_, best.special);
    return best.move;
  }

 private:
  std::size_t plan(const State& world, const Plays& choices, const Outlook& outlook, const Means& means) {
    // The main actions still to come, and this one where it is a bonus.
    const int goes = world.table.stack[0].n + (world.table.top().step == Step::Bonus ? 1 : 0);
    const Budget budget = player_.steady ? Budget{} : spending_.share(means.budget, goes);
    const Effort effort = within(world.table.solo() ? player_.alone : player_.table, world.table, budget.iterations);
    const Deadline deadline(budget.seconds);
    const Worlds<IsleOfTrains> worlds(world, outlook, means.random);
    std::vector<double> sums(choices.size(), 0);
    // Another world takes as long as one of those before.
    for (int i = 0; i < effort.worlds && (i == 0 || !deadline.forbids((i + 1.0) / i)); ++i) {
      const State state = worlds(i);
      const auto values =
          promises({state, {means.random.next()}}, choices, special_, effort, deadline, player_.judgement);
      for (std::size_t c = 0; c < sums.size(); ++c) sums[c] += values[c];
      spending_.add(static_cast<std::uint64_t>(effort.width * effort.depth), 0);
    }
    spending_.add(0, deadline.spent());
    return static_cast<std::size_t>(std::ranges::max_element(sums) - sums.begin());
  }

  Player player_;
  Spending spending_;
  std::uint8_t special_ = 0;  // the delivery under way is for cards: of passengers, or of everything
};

template <const Player& player>
std::unique_ptr<Bot> make() {
  return std::make_unique<PlanningBot>(player);
}

}  // namespace

std::vector<BotInfo> bots() {
  return {{"level1", &make<kLevel1>}, {"level2", &make<kLevel2>}, {"level3", &make<kLevel3>},
          {"level4", &make<kLevel4>}, {"level5", &make<kLevel5>}, {"greedy", &make<kGreedy>},
          {"fast", &make<kFast>},     {"expert", &make<kExpert>}};
}

}  // namespace rh::isle_of_trains
