// The bots of Pioneer Rails as players: legal in every mode, reproducible, blind for what is hidden, and stronger in
// their order.
#include "engine/games/pioneer_rails/game.h"
#include "tests/bots/suite.h"

namespace rh {
namespace {

struct PioneerRailsBots : testing::BotsTest {
  PioneerRailsBots() : BotsTest("pioneer_rails") {}
};

constexpr Budget kSmall{.iterations = 600};

TEST_F(PioneerRailsBots, AreListedWithTheLevelsFirst) { expect_listed(); }

TEST_F(PioneerRailsBots, PlayLegallyWithEverySeatCountOnBothSides) {
  const std::vector<std::string> all = {"level1", "level2", "level3", "greedy", "fast", "expert", "level4", "level5"};
  for (std::size_t seats = 1; seats <= all.size(); ++seats) {
    const std::vector<std::string> table(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(seats));
    const std::string_view side = seats % 2 == 0 ? "side=A" : "side=B";
    const std::string_view extra = seats / 2 % 2 == 0 ? "extra_card=false" : "extra_card=true";
    play(table, {side, extra}, seats, kSmall);
  }
}

TEST_F(PioneerRailsBots, PlayLegallyAloneAtEveryLevelOfDifficulty) {
  constexpr std::array kDifficulties = {"beginner", "easy", "medium", "hard", "legendary"};
  for (std::size_t i = 0; i < kDifficulties.size(); ++i) {
    const std::string setting = "level=" + std::string(kDifficulties[i]);
    play({"fast"}, {setting, "side=B", "extra_card=true"}, 5, kSmall);
    play({std::string(kLevels[i])}, {setting}, 6, kSmall);
  }
}

TEST_F(PioneerRailsBots, RepeatAGameWithTheSameSeedAndIterations) {
  for (const char* name : {"greedy", "fast", "expert"}) {
    testing::expect_same_moves(play({name, "level2"}, {"side=B"}, 7, kSmall),
                               play({name, "level2"}, {"side=B"}, 7, kSmall));
  }
}

TEST_F(PioneerRailsBots, LevelsBelowTheStrongestDoTheSameWorkWithAnyBudget) {
  expect_same_work({"level1", "level2", "level3", "level4"}, {});
}

// Drawings that are not confirmed, picks and hidden cards of others change nothing.
TEST_F(PioneerRailsBots, DoNotSeeWhatIsHiddenFromTheirSeat) {
  EXPECT_GT(expect_blind({"level3", "level2", "level4"}, {"level3", "fast"}, {"extra_card=true"}, kSmall, 1000), 40);
}

TEST_F(PioneerRailsBots, LevelsClimb) {
  double below = mean("random", {}, 20, {});
  for (const auto& [name, games] : {std::pair{"level1", 24}, {"level2", 24}, {"level3", 12}, {"level4", 6}}) {
    const double points = mean(name, {}, games, {});
    EXPECT_GT(points, below + 2) << name;
    below = points;
  }
}

// What a level overlooks it overlooks always: no dice are thrown for it.
TEST_F(PioneerRailsBots, TheLowerThreeLevelsNeverChangeTheSuit) {
  using namespace pioneer_rails;
  const auto changes = [&](const std::string& name) {
    int count = 0;
    for (const PlayedMove& played : play({name, name}, {"side=B"}, 1, {}).log)
      count += played.by != kNature && unpack(played.move).kind == Kind::CrossSuit;
    return count;
  };
  for (const char* name : {"level1", "level2", "level3"}) EXPECT_EQ(changes(name), 0) << name;
  EXPECT_GT(changes("level4"), 0);
}

TEST_F(PioneerRailsBots, KeepToTheClock) {
  // Generous: what is tested is that there is an end, and a legal move, not the speed of the machine.
  play({"expert"}, {"side=B", "level=legendary"}, 3, {.seconds = 0.001});
  play({"fast", "expert"}, {}, 3, {.seconds = 0.001});
}

TEST_F(PioneerRailsBots, WinAloneAtTheHardestLevel) {
  int won = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    for (const std::string_view side : {"side=A", "side=B"})
      won += play({"fast"}, {side, "level=legendary"}, seed, kSmall).standing.ranks[0] == 1;
  }
  EXPECT_GE(won, 5);
}

TEST_F(PioneerRailsBots, FastBeatsThreeGreedy) {
  int won = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    won += play({"greedy", "fast", "greedy", "greedy"}, {}, seed, kSmall).standing.ranks[1] == 1;
  EXPECT_GE(won, 2);
}

}  // namespace
}  // namespace rh
