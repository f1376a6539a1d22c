// What every game's adviser must hold, at tables of every kind: it knows no more than the seat, and what it says can be
// played.
#include "bots/advice.h"

#include <cmath>
#include <cstdio>
#include <ctime>
#include <map>
#include <set>

#include "bots/analysis.h"
#include "engine/core/nature.h"
#include "tests/conformance/kit.h"

namespace rh {
namespace {

Forecast at(double points, double spread) { return {.points = points, .spread = spread}; }

std::vector<double> chances(std::vector<Forecast> seats, double common = 0) {
  share_first_rank(seats, common);
  std::vector<double> wins;
  for (const Forecast& seat : seats) wins.push_back(seat.win);
  return wins;
}

TEST(FirstRank, IsSharedByEquals) {
  for (const double chance : chances({at(50, 6), at(50, 6), at(50, 6)})) EXPECT_NEAR(chance, 1.0 / 3, 1e-9);
  EXPECT_EQ(chances({at(40, 0), at(40, 0)}), (std::vector<double>{0.5, 0.5}));
  EXPECT_NEAR(chances({at(12, 3)})[0], 1, 1e-9);
}

TEST(FirstRank, FollowsTheNormalCurve) {
  // A difference of one standard deviation of the difference: 84.1 %, ties of whole points aside.
  EXPECT_NEAR(chances({at(50 + 14.142, 10), at(50, 10)})[0], 0.841, 0.003);
  EXPECT_EQ(chances({at(41, 0), at(40, 0)}), (std::vector<double>{1, 0}));
  // What all share does not blur the difference.
  EXPECT_NEAR(chances({at(60, 10), at(50, 10)}, 0.5)[0], 0.841, 0.003);
}

TEST(FirstRank, AlwaysSumsUpToOne) {
  Random random(4);
  for (int i = 0; i < 50; ++i) {
    std::vector<Forecast> seats;
    for (std::uint64_t n = 2 + random.below(11); n > 0; --n)
      seats.push_back(at(90 * random.unit(), 12 * random.unit()));
    double sum = 0;
    for (const double chance : chances(seats)) sum += chance;
    EXPECT_NEAR(sum, 1, 1e-6);
  }
}

class AdvisedTables : public testing::Test {
 protected:
  // Every kind of table of every game that has an adviser, each somewhere in a random game.
  template <class Look>
  static void at_every_table(Look look) {
    int tables = 0;
    for (const conformance::Setting& setting : conformance::settings()) {
      const auto adviser = make_adviser(*setting.game);
      if (!adviser) continue;
      SCOPED_TRACE(setting.label());
      Random random(conformance::seed_of(setting));
      look(*adviser, *conformance::random_position(setting, random), random);
      ++tables;
    }
    EXPECT_GT(tables, 0);
  }
};

std::vector<Forecast> estimate(Adviser& adviser, const Position& position, Seat seat, std::uint64_t luck) {
  Random random(luck);
  Workspace workspace;
  return adviser.estimate(Outlook(position, seat), {{}, random, workspace});
}

double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

// 50 ms, however many sit there and whatever they play with: at the beginning, after the first move and in the middle.
// A program that is made for tests is many times slower; only one that people run is held to the figure. Prints what it
// measured.
TEST_F(AdvisedTables, EstimatesTakeNoTime) {
#ifdef NDEBUG
  constexpr double kMost = 0.05;
#else
  constexpr double kMost = 3;
#endif
  struct Longest {
    double seconds = 0;
    std::string table;
  };
  std::map<std::string, Longest> longest;
  Workspace workspace;
  for (const conformance::Setting& setting : conformance::settings()) {
    const auto adviser = make_adviser(*setting.game);
    if (!adviser || setting.seats != setting.game->info().max_seats) continue;
    Random random(conformance::seed_of(setting));
    const auto measure = [&](const Position& position) {
      const double before = cpu_seconds();
      (void)adviser->estimate(Outlook(position, 0), {{}, random, workspace});
      const double seconds = cpu_seconds() - before;
      Longest& most = longest[setting.game->info().id];
      if (seconds > most.seconds) most = {seconds, setting.label()};
    };
    const auto position = setting.start();
    measure(*position);
    conformance::random_step(*position, random);
    measure(*position);
    measure(*conformance::random_position(setting, random));
  }
  ASSERT_FALSE(longest.empty());
  for (const auto& [game, most] : longest) {
    std::printf("%-16s longest estimate %.1f ms: %s\n", game.c_str(), 1000 * most.seconds, most.table.c_str());
    EXPECT_LT(most.seconds, kMost) << most.table;
  }
}

TEST_F(AdvisedTables, EstimatesAreForEverybodyAndKnowNothingHidden) {
  at_every_table([](Adviser& adviser, const Position& position, Random& random) {
    for (Seat seat = 0; seat < position.seats(); seat += 3) {
      const auto seats = estimate(adviser, position, seat, 5);
      ASSERT_EQ(seats.size(), static_cast<std::size_t>(position.seats()));
      double sum = 0;
      for (const Forecast& one : seats) {
        EXPECT_TRUE(std::isfinite(one.points));
        EXPECT_GE(one.spread, 0);
        EXPECT_GE(one.win, 0);
        EXPECT_LE(one.win, 1);
        sum += one.win;
      }
      if (position.seats() > 1) EXPECT_NEAR(sum, 1, 1e-6);
      // Another world that looks the same to this seat.
      const auto twin = estimate(adviser, *position.imagine(seat, random), seat, 5);
      for (std::size_t s = 0; s < seats.size(); ++s) {
        EXPECT_EQ(twin[s].points, seats[s].points) << "seat " << seat << " of " << s;
        EXPECT_EQ(twin[s].win, seats[s].win);
      }
    }
  });
}

TEST_F(AdvisedTables, RatedMovesAreLegalInOrderAndCanBePlayedOn) {
  at_every_table([](Adviser& adviser, const Position& position, Random& random) {
    const Turn turn = position.turn();
    if (turn.nature || turn.is_over()) return;
    const Seat seat = turn.first();
    Workspace workspace;
    const Outlook outlook(position, seat);
    const auto rated = adviser.rate(outlook, {{}, random, workspace});
    ASSERT_FALSE(rated.empty());
    std::set<PackedMove> met;
    for (std::size_t i = 0; i < rated.size(); ++i) {
      const RatedMove& one = rated[i];
      EXPECT_TRUE(met.insert(one.move).second) << "twice: " << position.game().print(one.move);
      EXPECT_TRUE(std::isfinite(one.mine.points));
      if (i > 0) EXPECT_LE(one.mine.points, rated[i - 1].mine.points);
      const auto after = position.clone();
      EXPECT_FALSE(after->play(seat, one.move, nullptr)) << position.game().print(one.move);
      for (const PackedMove move : one.then)
        EXPECT_FALSE(after->play(seat, move, nullptr)) << position.game().print(move);
    }
    // Any other move has an estimate too.
    std::vector<PackedMove> moves;
    position.legal(seat, moves);
    const PackedMove some = moves[random.below(moves.size())];
    const RatedMove one = adviser.rate_one(outlook, some, {{}, random, workspace});
    EXPECT_EQ(one.move, some);
    EXPECT_TRUE(std::isfinite(one.mine.points));
  });
}

TEST_F(AdvisedTables, WhatIsOverIsCertain) {
  at_every_table([](Adviser& adviser, const Position& from, Random& random) {
    const auto position = from.clone();
    while (!position->turn().is_over()) conformance::random_step(*position, random);
    const auto seats = estimate(adviser, *position, 0, 5);
    const Standing standing = position->standing();
    for (std::size_t s = 0; s < seats.size(); ++s) {
      EXPECT_EQ(seats[s].points, standing.scores[s]);
      EXPECT_EQ(seats[s].spread, 0);
      if (seats.size() > 1) EXPECT_EQ(seats[s].win > 0, standing.ranks[s] == 1);
    }
  });
}

// Whoever plays what is rated best, to the end of its plan, has given nothing away; whoever plays anything has.
TEST(Analysis, BlamesOnlyWhatGaveSomethingAway) {
  for (const Game* game : games()) {
    const auto adviser = make_adviser(*game);
    if (!adviser) continue;
    const auto given_away = [&](bool well) {
      auto match = Match::start(*game, Options(game->info().options), game->info().min_seats);
      const KeyedNature nature(KeyedNature::secret_of_seed(3));
      Random random(2);
      Workspace workspace;
      std::vector<PackedMove> plan;
      for (int decisions = 0; decisions < 25 && !match->over();) {
        const Position& position = match->position();
        const Seat seat = position.turn().first();
        if (seat == kNature) {
          plan.clear();
          EXPECT_FALSE(match->play(seat, nature.choose(*match)));
          continue;
        }
        ++decisions;
        if (well && plan.empty()) {
          Random luck(1);
          const auto best = adviser->rate(Outlook(position, seat), {{}, luck, workspace})[0];
          plan = best.then;
          plan.insert(plan.begin(), best.move);
        }
        PackedMove move = conformance::random_move(position, seat, random);
        if (well) move = plan.front(), plan.erase(plan.begin());
        EXPECT_FALSE(match->play(seat, move));
      }
      double sum = 0;
      for (const JudgedMove& judged : analyse(*match, *adviser, kSpectator)) sum += judged.given_away();
      return sum;
    };
    EXPECT_NEAR(given_away(true), 0, 1e-6) << game->info().id;
    EXPECT_GT(given_away(false), 3) << game->info().id;
  }
}

}  // namespace
}  // namespace rh
