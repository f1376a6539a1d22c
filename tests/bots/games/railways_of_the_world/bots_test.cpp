// The bots of Railways of the World as players: legal on every map and with every option, reproducible, blind for what
// is hidden, and stronger in their order.
#include "engine/games/railways_of_the_world/game.h"
#include "tests/bots/suite.h"

namespace rh {
namespace {

struct RailwaysOfTheWorldBots : testing::BotsTest {
  RailwaysOfTheWorldBots() : BotsTest("railways_of_the_world") {}
};

constexpr Budget kSmall{.iterations = 4};

TEST_F(RailwaysOfTheWorldBots, AreListedWithTheLevelsFirst) { expect_listed(); }

TEST_F(RailwaysOfTheWorldBots, PlayLegallyWithEverySeatCountOnBothMaps) {
  const std::vector<std::string> all = {"greedy", "level3", "level2", "level1", "greedy", "level2"};
  for (std::size_t seats = 1; seats <= all.size(); ++seats) {
    const std::vector<std::string> table(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(seats));
    play(table, {"map=eastern_us"}, seats, {});
    if (seats <= 4) play(table, {"map=mexico"}, seats, {});
  }
}

TEST_F(RailwaysOfTheWorldBots, LookAheadLegallyWithEverySeatCount) {
  const std::vector<std::string> all = {"expert", "fast", "level5", "level3"};
  for (std::size_t seats = 1; seats <= all.size(); ++seats)
    play({all.begin(), all.begin() + static_cast<std::ptrdiff_t>(seats)}, {"map=mexico"}, seats, kSmall);
}

TEST_F(RailwaysOfTheWorldBots, PlayLegallyWithEveryOption) {
  for (const std::string_view option :
       {"operation_cards=false", "barons=false", "auction_style=first_to_pass", "auction_style=worst_is_first",
        "tight_curves=true", "limited_supply=true", "open_barons=true", "long_game=true"})
    play({"greedy", "level2", "level1"}, {"map=mexico", option}, 5, {});
  play({"fast", "greedy"}, {"map=mexico", "auction_style=first_to_pass", "tight_curves=true", "limited_supply=true"}, 6,
       kSmall);
}

// Somebody who plays anything leaves unfinished lines, takes every card and bids anything.
TEST_F(RailwaysOfTheWorldBots, FindTheirWayAmongRandomPlayers) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const testing::Played played = play({"random", "greedy", "random"}, {"map=mexico"}, seed, {});
    EXPECT_EQ(played.standing.ranks[1], 1) << played.result;
  }
}

TEST_F(RailwaysOfTheWorldBots, RepeatAGameWithTheSameSeedAndIterations) {
  for (const char* name : {"greedy", "fast"}) {
    testing::expect_same_moves(play({name, "level2"}, {"map=mexico"}, 7, kSmall),
                               play({name, "level2"}, {"map=mexico"}, 7, kSmall));
  }
}

// A bot that is asked in the middle of somebody's action goes on from there.
TEST_F(RailwaysOfTheWorldBots, GoOnFromAnyMomentOfAnAction) {
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

// Barons of others change nothing.
TEST_F(RailwaysOfTheWorldBots, DoNotSeeWhatIsHiddenFromTheirSeat) {
  EXPECT_EQ(expect_blind({"level2", "greedy", "level1"}, {"greedy", "fast"}, {}, kSmall, 60), 60);
}

TEST_F(RailwaysOfTheWorldBots, LevelsBelowTheStrongestDoTheSameWorkWithAnyBudget) {
  expect_same_work({"level1", "level2", "level3"}, {"map=mexico"});
}

TEST_F(RailwaysOfTheWorldBots, KeepToTheClock) {
  // Generous: what is tested is that there is an end, and a legal move, not the speed of the machine.
  play({"expert", "fast"}, {"map=mexico"}, 3, {.seconds = 0.001});
}

// Against the level below, not against themselves: points depend on who else plays.
TEST_F(RailwaysOfTheWorldBots, LevelsClimb) {
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
