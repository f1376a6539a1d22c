// The players: how each judges and how far it looks ahead.
#include "bots/bot.h"
#include "bots/games/railways_of_the_world/search.h"

namespace rh::railways_of_the_world {
namespace {

// The apprentice thinks of few cubes at a time and of little more than its engine can do; neither cards nor new cities
// come to its mind.
constexpr Style kLevel1{.judgement = {.foreign = 0.2,
                                      .patience = 0.8,
                                      .soon = 0.4,
                                      .shared = 1,
                                      .money = 0.05,
                                      .too_long = 1,
                                      .foreign_links = 1,
                                      .cards = false,
                                      .cities = false}};
// The stoker judges well, one action at a time.
constexpr Style kLevel2{};
// The driver tries the three plans that look best for the rest of the turn,
constexpr Style kLevel3{.candidates = 3, .actions = 100, .turns = 1, .steady = true};
// the dispatcher four of them for two turns.
constexpr Style kLevel4{.candidates = 4, .actions = 170, .turns = 2, .steady = true};

constexpr Style kGreedy{};
constexpr Style kFast{.candidates = 8, .actions = 1500};
constexpr Style kExpert{.candidates = 12, .actions = 10'000};
// The depot master thinks as the expert does, for a shorter time.
constexpr Style kLevel5{.candidates = 8, .actions = 550};

// Plans an action whole and plays it move by move.
class PlanningBot : public TypedBot<RailwaysOfTheWorld> {
 public:
  explicit PlanningBot(const Style& style) : style_(style) {}

 protected:
  std::optional<Move> follow(const State& world, Seat seat) override {
    if (at_ >= agenda_.size()) return {};
    const Move move = agenda_[at_];
    if (world.table.phase == Phase::Action || check(world, seat, move)) return {};
    ++at_;
    return move;
  }

  Move think(const State& world, const Outlook& outlook, const Means& means) override {
    const Plan& plan = means.workspace.get<Search>().best(style_, means.budget, world, outlook, means.random);
    agenda_.assign(plan.moves.begin() + 1, plan.moves.end());
    at_ = 0;
    return plan.moves[0];
  }

 private:
  const Style& style_;
  // The bot's memory: what it means to do in this action.
  std::vector<Move> agenda_;
  std::size_t at_ = 0;
};

template <const Style& style>
std::unique_ptr<Bot> make() {
  return std::make_unique<PlanningBot>(style);
}

}  // namespace

std::vector<BotInfo> bots() {
  return {{"level1", &make<kLevel1>}, {"level2", &make<kLevel2>}, {"level3", &make<kLevel3>},
          {"level4", &make<kLevel4>}, {"level5", &make<kLevel5>}, {"greedy", &make<kGreedy>},
          {"fast", &make<kFast>},     {"expert", &make<kExpert>}};
}

}  // namespace rh::railways_of_the_world
