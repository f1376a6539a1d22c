// The bots of Railways of the World as players: legal on every map and with every option, reproducible, blind for what
// is hidden, and stronger in their order.
#include "engine/games/railways_of_the_world/game.h"
#include "tests/bots/series.h"

namespace rh {
namespace {

const Game& game() { return *find_game("railways_of_the_world"); }

testing::Played play(const std::vector<std::string>& names, const std::vector<std::string_view>& settings,
                     std::uint64_t seed, const Budget& budget) {
  return testing::play(game(), names, settings, seed, budget);
}

constexpr Budget kSmall{.iterations = 4};

TEST(RailwaysOfTheWorldBots, AreListedWithTheLevelsFirst) {
  std::vector<std::string> names;
  for (const BotInfo& info : bots_of(game())) names.push_back(info.name);
  EXPECT_EQ(names, (std::vector<std::string>{"random", "level1", "level2", "level3", "level4", "level5", "greedy",
                                             "fast", "expert"}));
}

TEST(RailwaysOfTheWorldBots, PlayLegallyWithEverySeatCountOnBothMaps) {
  const std::vector<std::string> all = {"greedy", "level3", "level2", "level1", "greedy", "level2"};
  for (std::size_t seats = 1; seats <= all.size(); ++seats) {
    const std::vector<std::string> table(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(seats));
    play(table, {"map=eastern_us"}, seats, {});
    if (seats <= 4) play(table, {"map=mexico"}, seats, {});
  }
}

TEST(RailwaysOfTheWorldBots, LookAheadLegallyWithEverySeatCount) {
  const std::vector<std::string> all = {"expert", "fast", "level5", "level3"};
  for (std::size_t seats = 1; seats <= all.size(); ++seats)
    play({all.begin(), all.begin() + static_cast<std::ptrdiff_t>(seats)}, {"map=mexico"}, seats, kSmall);
}

TEST(RailwaysOfTheWorldBots, PlayLegallyWithEveryOption) {
  for (const std::string_view option :
       {"operation_cards=false", "barons=false", "auction_style=first_to_pass", "auction_style=worst_is_first",
        "tight_curves=true", "limited_supply=true", "open_barons=true", "long_game=true"})
    play({"greedy", "level2", "level1"}, {"map=mexico", option}, 5, {});
  play({"fast", "greedy"}, {"map=mexico", "auction_style=first_to_pass", "tight_curves=true", "limited_supply=true"}, 6,
       kSmall);
}

// Somebody who plays anything leaves unfinished lines, takes every card and bids anything.
TEST(RailwaysOfTheWorldBots, FindTheirWayAmongRandomPlayers) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const testing::Played played = play({"random", "greedy", "random"}, {"map=mexico"}, seed, {});
    EXPECT_EQ(played.standing.ranks[1], 1) << played.result;
  }
}

TEST(RailwaysOfTheWorldBots, RepeatAGameWithTheSameSeedAndIterations) {
  for (const char* name : {"greedy", "fast"}) {
    testing::expect_same_moves(play({name, "level2"}, {"map=mexico"}, 7, kSmall),
                               play({name, "level2"}, {"map=mexico"}, 7, kSmall));
  }
}

// A bot that is asked in the middle of somebody's action goes on from there.
TEST(RailwaysOfTheWorldBots, GoOnFromAnyMomentOfAnAction) {
  using namespace railways_of_the_world;
  auto match = Match::start(game(), Options(game().info().options), 3);
  Cast cast(game(), {"random", "random", "random"}, 8);
  Random luck(3);
  Workspace workspace;
  std::array<int, 16> asked{};
  for (int i = 0; i < 1500 && !match->over(); ++i) {
    const Position& position = match->position();
    const Seat seat = position.turn().first();
    if (seat != kNature) {
      const auto bot = make_bot(game(), "greedy");
      const PackedMove move = bot->choose(Outlook(position, seat), {{}, luck, workspace});
      EXPECT_FALSE(position.check(seat, move)) << game().print(move);
      ++asked[static_cast<std::size_t>(state_of<RailwaysOfTheWorld>(position).table.phase)];
    }
    ASSERT_FALSE(match->play(seat, seat == kNature ? cast.nature().choose(*match) : cast.choose(position, seat, {})));
  }
  for (const Phase phase : {Phase::BaronChoice, Phase::Auction, Phase::Action, Phase::Build, Phase::Deliver})
    EXPECT_GT(asked[static_cast<std::size_t>(phase)], 0) << static_cast<int>(phase);
}

// Barons of others change nothing: in every world that looks the same to a seat its bot does the same.
TEST(RailwaysOfTheWorldBots, DoNotSeeWhatIsHiddenFromTheirSeat) {
  auto match = Match::start(game(), Options(game().info().options), 3);
  Cast cast(game(), {"level2", "greedy", "level1"}, 4);
  Random random(9);
  int compared = 0;
  while (!match->over() && compared < 60) {
    const Position& position = match->position();
    const Seat seat = position.turn().first();
    if (seat == 2) {
      const auto twin = position.imagine(seat, random);
      for (const char* name : {"greedy", "fast"}) {
        Random luck(3), same(3);
        Workspace workspace;
        const auto one = make_bot(game(), name), other = make_bot(game(), name);
        EXPECT_EQ(one->choose(Outlook(position, seat), {kSmall, luck, workspace}),
                  other->choose(Outlook(*twin, seat), {kSmall, same, workspace}));
        ++compared;
      }
    }
    ASSERT_FALSE(match->play(seat, seat == kNature ? cast.nature().choose(*match) : cast.choose(position, seat, {})));
  }
  EXPECT_EQ(compared, 60);
}

// A level is the same player on every machine and with every budget; the strongest alone can use more work or less.
TEST(RailwaysOfTheWorldBots, LevelsBelowTheStrongestDoTheSameWorkWithAnyBudget) {
  for (const char* name : {"level1", "level2", "level3"}) {
    const testing::Played usual = play({name, "level1"}, {"map=mexico"}, 11, {});
    testing::expect_same_moves(usual, play({name, "level1"}, {"map=mexico"}, 11, {.iterations = 5000}));
    testing::expect_same_moves(usual, play({name, "level1"}, {"map=mexico"}, 11, {.seconds = 1e-6}));
  }
}

TEST(RailwaysOfTheWorldBots, KeepToTheClock) {
  // Generous: what is tested is that there is an end, and a legal move, not the speed of the machine.
  play({"expert", "fast"}, {"map=mexico"}, 3, {.seconds = 0.001});
}

// Against the level below, not against themselves: points depend on who else plays.
TEST(RailwaysOfTheWorldBots, LevelsClimb) {
  const std::vector<std::string> names = {"random", "level1", "level2", "level3"};
  for (std::size_t i = 1; i < names.size(); ++i) {
    int more = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      const testing::Played played = play({names[i], names[i - 1]}, {"map=mexico"}, seed, {});
      more += played.standing.scores[0] - played.standing.scores[1];
    }
    EXPECT_GT(more, 6 * 3) << names[i];
  }
}

}  // namespace
}  // namespace rh
