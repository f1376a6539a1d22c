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
// On a small map, where there is less to find, it looks a little further.
constexpr Style patient(Style style, double patience) {
  style.judgement.patience = patience;
  return style;
}
constexpr Style kLevel1OnSmall = patient(kLevel1, 0.85);
// The stoker judges well, one action at a time.
constexpr Style kLevel2{};
// The driver tries the three plans that look best for the rest of the turn, on a small map two,
constexpr Style kLevel3{.candidates = 3, .actions = 100, .turns = 1, .steady = true};
constexpr Style kLevel3OnSmall{.candidates = 2, .actions = 45, .turns = 1, .steady = true};
// the dispatcher four of them for two turns.
constexpr Style kLevel4{.candidates = 4, .actions = 170, .turns = 2, .steady = true};
constexpr Style kLevel4OnSmall{.candidates = 4, .actions = 100, .turns = 2, .steady = true};

constexpr Style kGreedy{};
constexpr Style kFast{.candidates = 8, .actions = 1500};
constexpr Style kExpert{.candidates = 12, .actions = 10'000};
// The depot master thinks as the expert does, for a shorter time.
constexpr Style kLevel5{.candidates = 8, .actions = 400};
constexpr Style kLevel5OnSmall{.candidates = 8, .actions = 500};

// Cities of a large map: the Eastern U.S. has 52, Mexico 29.
constexpr std::size_t kLarge = 40;

// Plans an action whole and plays it move by move.
class PlanningBot : public TypedBot<RailwaysOfTheWorld> {
 public:
  // By the size of the map.
  PlanningBot(const Style& on_large, const Style& on_small) : styles_{&on_large, &on_small} {}

 protected:
  std::optional<Move> follow(const State& world, Seat seat) override {
    if (at_ >= agenda_.size()) return {};
    const Move move = agenda_[at_];
    if (world.table.phase == Phase::Action || check(world, seat, move)) return {};
    ++at_;
    return move;
  }

  Move think(const State& world, const Outlook& outlook, const Means& means) override {
    const Style& style = *styles_[world.table.map().cities.size() < kLarge ? 1 : 0];
    const Plan& plan = means.workspace.get<Search>().best(style, means.budget, world, outlook, means.random);
    agenda_.assign(plan.moves.begin() + 1, plan.moves.end());
    at_ = 0;
    return plan.moves[0];
  }

 private:
  std::array<const Style*, 2> styles_;
  // The bot's memory: what it means to do in this action.
  std::vector<Move> agenda_;
  std::size_t at_ = 0;
};

template <const Style& on_large, const Style& on_small = on_large>
std::unique_ptr<Bot> make() {
  return std::make_unique<PlanningBot>(on_large, on_small);
}

}  // namespace

std::vector<BotInfo> bots() {
  return {{"level1", &make<kLevel1, kLevel1OnSmall>},
          {"level2", &make<kLevel2>},
          {"level3", &make<kLevel3, kLevel3OnSmall>},
          {"level4", &make<kLevel4, kLevel4OnSmall>},
          {"level5", &make<kLevel5, kLevel5OnSmall>},
          {"greedy", &make<kGreedy>},
          {"fast", &make<kFast>},
          {"expert", &make<kExpert>}};
}

}  // namespace rh::railways_of_the_world
