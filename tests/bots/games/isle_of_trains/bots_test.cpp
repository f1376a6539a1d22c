// The bots of Isle of Trains as players: legal in every mode, reproducible, and stronger in their order.
#include "tests/bots/series.h"

namespace rh {
namespace {

const Game& isle_of_trains() { return *find_game("isle_of_trains"); }

testing::Played play(const std::vector<std::string>& names, const std::vector<std::string_view>& settings,
                     std::uint64_t seed, const Budget& budget) {
  return testing::play(isle_of_trains(), names, settings, seed, budget);
}

constexpr Budget kSmall{.iterations = 12};

TEST(IsleOfTrainsBots, AreListedWeakestFirst) {
  std::vector<std::string> names;
  for (const BotInfo& info : bots_of(isle_of_trains())) names.push_back(info.name);
  EXPECT_EQ(names, (std::vector<std::string>{"random", "greedy", "fast", "expert"}));
}

TEST(IsleOfTrainsBots, PlayLegallyWithEverySeatCount) {
  std::uint64_t seed = 1;
  for (std::size_t seats = 1; seats <= 4; ++seats) {
    std::vector<std::string> table(seats, "greedy");
    table.back() = "fast";
    table.front() = "expert";
    play(table, {"max_turns=40"}, seed++, kSmall);
    play(table, {"max_turns=40", "promo=true"}, seed++, kSmall);
  }
}

TEST(IsleOfTrainsBots, PlayLegallyInEveryScenario) {
  for (const std::string number : {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"}) {
    const std::string scenario = "scenario=" + number;
    play({"greedy"}, {scenario, "max_turns=40"}, 5, kSmall);
    play({"fast"}, {scenario, "no_waiting=true", "promo=true"}, 6, kSmall);
  }
}

TEST(IsleOfTrainsBots, RepeatAGameWithTheSameSeedAndIterations) {
  for (const char* name : {"greedy", "fast", "expert"}) {
    testing::expect_same_moves(play({name}, {"no_waiting=true"}, 7, kSmall),
                               play({name}, {"no_waiting=true"}, 7, kSmall));
  }
}

TEST(IsleOfTrainsBots, KeepToTheClock) {
  // Generous: what is tested is that there is an end, and a legal move, not the speed of the machine.
  play({"expert"}, {"no_waiting=true"}, 3, {.seconds = 0.001});
  play({"fast", "expert"}, {"max_turns=20"}, 3, {.seconds = 0.001});
}

TEST(IsleOfTrainsBots, FastBeatsGreedyBeatsRandom) {
  const std::vector<std::string_view> alone = {"no_waiting=true"};
  const double random = testing::mean(isle_of_trains(), "random", alone, 20, {}),
               greedy = testing::mean(isle_of_trains(), "greedy", alone, 20, {}),
               fast = testing::mean(isle_of_trains(), "fast", alone, 6, {});
  EXPECT_GT(greedy, random + 20);
  EXPECT_GT(fast, greedy + 10);
}

TEST(IsleOfTrainsBots, ExpertBeatsGreedyAtATable) {
  // The best of twelve games; those after the decision are not played.
  int won = 0, lost = 0;
  const Budget one_world{.iterations = 64};
  for (std::uint64_t seed = 1; won < 7 && lost < 6; ++seed)
    ++(play({"greedy", "expert"}, {}, seed, one_world).standing.ranks[1] == 1 ? won : lost);
  EXPECT_EQ(won, 7) << lost << " lost";
}

TEST(IsleOfTrainsBots, FastWinsAScenarioThatNeedsAPlan) {
  int won = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed)
    won += play({"fast"}, {"scenario=2", "no_waiting=true"}, seed, {}).result.find("\"won\":true") != std::string::npos;
  EXPECT_GE(won, 3);
}

}  // namespace
}  // namespace rh
