// The bots of Railroad Ink as players: legal in every mode, reproducible, and stronger in their order.
#include "tests/bots/suite.h"

namespace rh {
namespace {

struct RailroadInkBots : testing::BotsTest {
  RailroadInkBots() : BotsTest("railroad_ink") {}
};

constexpr Budget kSmall{.iterations = 2000};

TEST_F(RailroadInkBots, AreListedLevelsFirst) { expect_listed(); }

TEST_F(RailroadInkBots, PlayLegallyInEveryMode) {
  const std::vector<std::string> table = {"greedy", "fast", "level1", "level2", "level3", "level4", "level5"};
  std::uint64_t seed = 1;
  for (int round = 0; round < 2; ++round) {
    play(table, {}, seed++, kSmall);
    play(table, {"meteor=true"}, seed++, kSmall);
    play(table, {"lava=true"}, seed++, kSmall);
    play(table, {"meteor=true", "lava=true"}, seed++, kSmall);
    play(table, {"draft=true"}, seed++, kSmall);
    play(table, {"draft=true", "meteor=true"}, seed++, kSmall);
    play(table, {"draft=true", "lava=true"}, seed++, kSmall);
    play(table, {"draft=true", "meteor=true", "lava=true"}, seed++, kSmall);
  }
}

TEST_F(RailroadInkBots, PlayLegallyWithEverySeatCount) {
  for (std::size_t seats = 1; seats <= 12; ++seats) {
    std::vector<std::string> table(seats, "greedy");
    table.back() = "fast";
    table.front() = kLevels[seats % kLevels.size()];
    play(table, {}, seats, kSmall);
    if (seats >= 2) play(table, {"draft=true", "meteor=true", "lava=true"}, seats, kSmall);
  }
}

TEST_F(RailroadInkBots, RepeatAGameWithTheSameSeedAndIterations) {
  for (const char* name : {"greedy", "fast", "expert", "level3", "level5"}) {
    testing::expect_same_moves(play({name}, {}, 7, kSmall), play({name}, {}, 7, kSmall));
  }
}

TEST_F(RailroadInkBots, OfOneKindDoNotAllDrawTheSamePicture) {
  int different = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    std::array<std::vector<PackedMove>, 2> first_round;
    std::array<bool, 2> done{};
    for (const PlayedMove& played : play({"fast", "fast"}, {}, seed, kSmall).log) {
      if (played.by == kNature) continue;
      const auto seat = static_cast<std::size_t>(played.by);
      if (!done[seat]) first_round[seat].push_back(played.move);
      done[seat] |= game().print(played.move) == "done";
    }
    different += first_round[0] != first_round[1];
  }
  // One in four mirrors of a symmetric board is the same one.
  EXPECT_GE(different, 3);
}

TEST_F(RailroadInkBots, KeepToTheClock) {
  // Generous: what is tested is that there is an end, and a legal move, not the speed of the machine.
  play({"expert"}, {}, 3, {.seconds = 0.01});
  play({"fast", "expert"}, {"draft=true", "meteor=true", "lava=true"}, 3, {.seconds = 0.01});
}

TEST_F(RailroadInkBots, FastBeatsGreedyBeatsRandom) {
  const double random = mean("random", {}, 20, {}), greedy = mean("greedy", {}, 20, {}),
               fast = mean("fast", {}, 10, {.iterations = 4000});
  EXPECT_GT(greedy, random + 10);
  EXPECT_GT(fast, greedy + 10);
}

// The steps are ten points, the standard error of these means two and a half: each is half a step above the one below.
TEST_F(RailroadInkBots, LevelsAreEvenSteps) {
  double below = mean("level1", {}, 16, {});
  EXPECT_NEAR(below, 22, 7);
  for (const char* level : {"level2", "level3", "level4"}) {
    const double points = mean(level, {}, 16, {});
    EXPECT_GT(points, below + 4) << level;
    below = points;
  }
  EXPECT_GT(mean("level5", {}, 6, {.iterations = 8000}), below + 2);
}

}  // namespace
}  // namespace rh
