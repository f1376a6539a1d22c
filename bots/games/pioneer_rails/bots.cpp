// The players: what each sees, how it judges and how far it looks ahead.
#include "bots/bot.h"
#include "bots/games/pioneer_rails/search.h"
#include "engine/core/hash.h"

namespace rh::pioneer_rails {
namespace {

// The points that are there, and nothing that may come.
constexpr Judgement kNoHope{.mine = 0,
                            .saloon = 0,
                            .bank = 0,
                            .yard = 0,
                            .fort = 0,
                            .town = 0,
                            .next_town = 0,
                            .link = 0,
                            .objective = 0,
                            .box = 0,
                            .ranches = 0};

// All below the depot master dream of one great network: the next town of it counts for several times what it is worth,
// so that a game goes very well or not at all. The first three never think of changing the suit.
constexpr float kDream = 0.4f;
// The same player on side B, where the dream fails more often: who knows more of the rest lets go of it sooner there.
constexpr Style dreaming(Style style, float next_town) {
  style.judgement.next_town = next_town;
  return style;
}

// Sees what is there, the network and the objectives; of what may come only what forts are thought to bring.
constexpr Judgement near_sighted(float fort, float box) {
  Judgement judgement = kNoHope;
  judgement.objective = Judgement{}.objective;
  judgement.fort = fort;
  judgement.next_town = kDream;
  judgement.pace = 3;
  judgement.box = box;
  return judgement;
}

// The apprentice lays one track after the other, for what it brings at once, for the network and for the objectives,
// and is sparing with town boxes.
constexpr Style kLevel1{.judgement = near_sighted(0.05f, 0.5f), .beam = {.width = 1, .forks = true}};
// The stoker has two ways in mind, spends town boxes as if there were always more of them, and sees what forts bring.
constexpr Style kLevel2{.judgement = near_sighted(0.25f, 0), .beam = {.width = 2, .forks = true}};
constexpr Style kLevel2OnB = dreaming(kLevel2, 0.31f);
// The driver knows the worth of everything else, and has three ways in mind.
constexpr Style kLevel3{.judgement = {.next_town = kDream}, .beam = {.width = 3, .forks = true}};
constexpr Style kLevel3OnB = dreaming(kLevel3, 0.29f);
// The dispatcher dreams a little less and thinks of the next turn.
constexpr Style kLevel4{.judgement = {.next_town = 0.3f},
                        .beam = {.width = 4, .suits = 2, .forks = true},
                        .boards = 1'500,
                        .steady = true,
                        .candidates = 4,
                        .answer = {.width = 1, .forks = true},
                        .depth = 1};
constexpr Style kLevel4OnB = dreaming(kLevel4, 0.2f);

constexpr Style kGreedy{.judgement = kNoHope, .beam = {.width = 8, .suits = 2, .forks = true}};
constexpr Style kFast{.beam = {.width = 12, .suits = 4, .forks = true},
                      .boards = 6'000,
                      .candidates = 8,
                      .answer = {.width = 1, .forks = true},
                      .depth = 2};
constexpr Style kExpert{.beam = {.width = 16, .suits = 6, .forks = true},
                        .boards = 30'000,
                        .candidates = 10,
                        .answer = {.width = 1, .forks = true},
                        .depth = 3};
// The depot master is the expert with less work: with all of it the dispatcher would win one game in eight.
constexpr Style expert_with(std::uint64_t boards) {
  Style style = kExpert;
  style.boards = boards;
  return style;
}
constexpr Style kLevel5 = expert_with(8'000), kLevel5OnB = expert_with(5'000);

// Plans a turn whole and plays it move by move.
class PlanningBot : public TypedBot<PioneerRails> {
 public:
  // By the sides of the map.
  PlanningBot(const Style& on_a, const Style& on_b) : styles_{&on_a, &on_b} {}

 protected:
  std::optional<Move> follow(const State& world, Seat seat) override {
    if (at_ >= agenda_.size() || turn_ != world.table.turns_played() || expected_ != hash_flat(world.at(seat).now))
      return {};
    const Move move = agenda_[at_];
    if (pioneer_rails::check(world, seat, move)) return {};
    ++at_;
    State after = world;
    pioneer_rails::apply(after, seat, move, nullptr);
    expected_ = hash_flat(after.at(seat).now);
    return move;
  }

  Move think(const State& world, const Outlook& outlook, const Means& means) override {
    const Seat seat = outlook.seat();
    const Style& style = *styles_[world.table.side];
    const Plan& plan = means.workspace.get<Search>().best(style, means.budget, world, seat, means.random);
    moves_of(world, seat, plan, agenda_);
    at_ = 0;
    turn_ = world.table.turns_played();
    expected_ = hash_flat(world.at(seat).now);
    return *follow(world, seat);
  }

 private:
  std::array<const Style*, 2> styles_;
  // The bot's memory: what it means to do in this turn, and the sheet it expects before its next move.
  std::vector<Move> agenda_;
  std::size_t at_ = 0;
  std::uint64_t expected_ = 0;
  int turn_ = -1;
};

template <const Style& on_a, const Style& on_b = on_a>
std::unique_ptr<Bot> make() {
  return std::make_unique<PlanningBot>(on_a, on_b);
}

}  // namespace

std::vector<BotInfo> bots() {
  return {{"level1", &make<kLevel1>},
          {"level2", &make<kLevel2, kLevel2OnB>},
          {"level3", &make<kLevel3, kLevel3OnB>},
          {"level4", &make<kLevel4, kLevel4OnB>},
          {"level5", &make<kLevel5, kLevel5OnB>},
          {"greedy", &make<kGreedy>},
          {"fast", &make<kFast>},
          {"expert", &make<kExpert>}};
}

}  // namespace rh::pioneer_rails
