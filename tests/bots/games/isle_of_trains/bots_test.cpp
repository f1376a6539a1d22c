// The bots of Isle of Trains as players: legal in every mode, reproducible, and stronger in their order.
#include "engine/games/isle_of_trains/components.h"
#include "tests/bots/suite.h"

namespace rh {
namespace {

struct IsleOfTrainsBots : testing::BotsTest {
  IsleOfTrainsBots() : BotsTest("isle_of_trains") {}
};

constexpr Budget kSmall{.iterations = 12};

TEST_F(IsleOfTrainsBots, AreListedWithTheLevelsFirst) { expect_listed(); }

TEST_F(IsleOfTrainsBots, PlayLegallyWithEverySeatCount) {
  std::uint64_t seed = 1;
  for (std::size_t seats = 1; seats <= 4; ++seats) {
    std::vector<std::string> table(seats, "greedy");
    table.back() = "fast";
    table.front() = "expert";
    play(table, {"max_turns=40"}, seed++, kSmall);
    play(table, {"max_turns=40", "promo=true"}, seed++, kSmall);
    for (std::size_t i = 0; i < seats; ++i) table[i] = kLevels[(i + seats) % kLevels.size()];
    play(table, {"max_turns=12", "promo=true"}, seed++, kSmall);
  }
}

TEST_F(IsleOfTrainsBots, PlayLegallyInEveryScenario) {
  for (const std::string number : {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"}) {
    const std::string scenario = "scenario=" + number;
    play({"greedy"}, {scenario, "max_turns=40"}, 5, kSmall);
    play({"fast"}, {scenario, "no_waiting=true", "promo=true"}, 6, kSmall);
    for (const std::string_view level : kLevels) play({std::string(level)}, {scenario, "max_turns=8"}, 7, kSmall);
  }
}

TEST_F(IsleOfTrainsBots, RepeatAGameWithTheSameSeedAndIterations) {
  for (const char* name : {"greedy", "fast", "expert"}) {
    testing::expect_same_moves(play({name}, {"no_waiting=true"}, 7, kSmall),
                               play({name}, {"no_waiting=true"}, 7, kSmall));
  }
}

TEST_F(IsleOfTrainsBots, LevelsBelowTheStrongestDoTheSameWorkWithAnyBudget) {
  expect_same_work({"level1", "level2", "level3", "level4"}, {"max_turns=8"});
}

TEST_F(IsleOfTrainsBots, TheStrongestLevelIsAloneNoWeakerThanExpert) {
  testing::expect_same_moves(play({"level5"}, {"no_waiting=true"}, 12, kSmall),
                             play({"expert"}, {"no_waiting=true"}, 12, kSmall));
}

TEST_F(IsleOfTrainsBots, LevelsClimb) {
  const std::vector<std::string_view> alone = {"no_waiting=true"};
  double below = mean("random", alone, 30, {});
  for (const char* name : {"level1", "level2", "level3", "level4"}) {
    const double points = mean(name, alone, 8, {});
    EXPECT_GT(points, below + 5) << name;
    below = points;
  }
}

// What a level overlooks it overlooks always: no dice are thrown for it.
TEST_F(IsleOfTrainsBots, TheApprenticeNeverSeesBuildingsNorCargoFaceDown) {
  using namespace isle_of_trains;
  int built = 0;
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    for (const PlayedMove& played : play({"level1", "level1"}, {}, seed, {}).log) {
      if (played.by == kNature) continue;
      const Move move = unpack(played.move);
      EXPECT_NE(move.kind, Kind::Blind);
      if (move.kind != Kind::Build) continue;
      ++built;
      EXPECT_NE(tables()[move.card()].category, Category::Building);
    }
  }
  EXPECT_GT(built, 0);
}

// Weak players must not keep people at the table for ever.
TEST_F(IsleOfTrainsBots, LevelsBringAGameToItsEnd) {
  for (const std::string name : {"level1", "level2", "level3"}) {
    testing::expect_same_moves(play({name, name}, {}, 21, {}), play({name, name}, {"max_turns=60"}, 21, {}));
  }
}

TEST_F(IsleOfTrainsBots, KeepToTheClock) {
  // Generous: what is tested is that there is an end, and a legal move, not the speed of the machine.
  play({"expert"}, {"no_waiting=true"}, 3, {.seconds = 0.001});
  play({"fast", "expert"}, {"max_turns=20"}, 3, {.seconds = 0.001});
}

TEST_F(IsleOfTrainsBots, FastBeatsGreedyBeatsRandom) {
  const std::vector<std::string_view> alone = {"no_waiting=true"};
  const double random = mean("random", alone, 20, {}), greedy = mean("greedy", alone, 20, {}),
               fast = mean("fast", alone, 6, {});
  EXPECT_GT(greedy, random + 20);
  EXPECT_GT(fast, greedy + 10);
}

TEST_F(IsleOfTrainsBots, ExpertBeatsGreedyAtATable) {
  // The best of twelve games; those after the decision are not played.
  int won = 0, lost = 0;
  const Budget one_world{.iterations = 64};
  for (std::uint64_t seed = 1; won < 7 && lost < 6; ++seed)
    ++(play({"greedy", "expert"}, {}, seed, one_world).standing.ranks[1] == 1 ? won : lost);
  EXPECT_EQ(won, 7) << lost << " lost";
}

TEST_F(IsleOfTrainsBots, FastWinsAScenarioThatNeedsAPlan) {
  int won = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed)
    won += play({"fast"}, {"scenario=2", "no_waiting=true"}, seed, {}).result.find("\"won\":true") != std::string::npos;
  EXPECT_GE(won, 3);
}

}  // namespace
}  // namespace rh
