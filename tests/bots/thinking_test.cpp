// The pieces that bots of all games think with.
#include <gtest/gtest.h>

#include <set>

#include "bots/halving.h"
#include "bots/worlds.h"

namespace rh {
namespace {

TEST(Spending, SharesATurnAmongItsDecisions) {
  const Budget turn{.iterations = 100, .seconds = 2};
  Spending spending;
  EXPECT_EQ(spending.share(turn, 2).iterations, 50u);
  EXPECT_DOUBLE_EQ(spending.share(turn, 2).seconds, 1);
  spending.add(50, 1.5);
  EXPECT_EQ(spending.share(turn, 1).iterations, 50u);
  EXPECT_DOUBLE_EQ(spending.share(turn, 1).seconds, 0.5);
  // Something is left for an answer even when all is spent, and it is a limit still.
  spending.add(80, 3);
  EXPECT_EQ(spending.share(turn, 3).iterations, 1u);
  EXPECT_GT(spending.share(turn, 3).seconds, 0);
  EXPECT_LT(spending.share(turn, 3).seconds, 0.01);
  spending.turn_begins();
  EXPECT_EQ(spending.share(turn, 1).iterations, 100u);
}

TEST(Spending, LeavesNoLimitUnlimited) {
  Spending spending;
  spending.add(1000, 1000);
  EXPECT_EQ(spending.share({}, 2).iterations, 0u);
  EXPECT_EQ(spending.share({}, 2).seconds, 0);
}

TEST(Deadline, WithoutALimitNeverPasses) {
  EXPECT_FALSE(Deadline().passed());
  EXPECT_FALSE(Deadline().forbids(1e9));
  EXPECT_TRUE(Deadline(1e-12).passed());
}

// Candidate c is worth c; the budget is so many trials.
std::vector<int> trials_of(int candidates, int budget, std::size_t& best, const Deadline& deadline = Deadline()) {
  Halving field(std::vector<double>(static_cast<std::size_t>(candidates), 0), 1);
  int used = 0;
  field.run(
      deadline, [&] { return static_cast<double>(used) / budget; }, [](int) {},
      [&](std::size_t c) {
        ++used;
        return static_cast<double>(c);
      });
  best = field.best();
  std::vector<int> trials;
  for (std::size_t c = 0; c < static_cast<std::size_t>(candidates); ++c) trials.push_back(field.trials(c));
  return trials;
}

TEST(Halving, TriesTheBestMostAndFindsIt) {
  std::size_t best = 0;
  const auto trials = trials_of(8, 240, best);
  EXPECT_EQ(best, 7u);
  EXPECT_TRUE(std::ranges::is_sorted(trials));
  // Three rounds with eight, four and two candidates and a third of the budget each, as far as whole samples allow.
  EXPECT_EQ(trials[0], 10);
  EXPECT_NEAR(trials[4], 30, 2);
  EXPECT_NEAR(trials[7], 70, 2);
}

TEST(Halving, EndsWithItsTime) {
  std::size_t best = 0;
  const auto trials = trials_of(8, 240, best, Deadline(1e-12));
  EXPECT_EQ(trials, (std::vector<int>{1, 0, 0, 0, 0, 0, 0, 0}));
  EXPECT_EQ(best, 0u) << "what came first, as long as nothing is known";
}

TEST(Spread, MeetsEverythingBeforeAnythingTwiceTooOften) {
  Random random(3);
  const Spread spread(random);
  std::set<std::size_t> met;
  for (int i = 0; i < 200; ++i) {
    const std::size_t at = spread(i, 100);
    ASSERT_LT(at, 100u);
    met.insert(at);
  }
  EXPECT_GT(met.size(), 95u) << "two hundred independent draws of a hundred would meet 87";
}

}  // namespace
}  // namespace rh
