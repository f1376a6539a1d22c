// What holds for the time of every bot of every game.
#include <ctime>

#include "tests/bots/series.h"

namespace rh {
namespace {

// The position at which the first decision of somebody is due.
Match first_decision(const Game& game) {
  auto match = Match::start(game, Options(game.info().options), game.info().min_seats);
  const KeyedNature nature(KeyedNature::secret_of_seed(7));
  while (match->position().turn().nature) {
    (void)match->play(kNature, nature.choose(*match));
  }
  return std::move(*match);
}

// An hour is a limit, not a wish: who is done earlier plays earlier, and the same.
TEST(Budget, SecondsDoNotMakeABotThinkLonger) {
  for (const Game* game : games()) {
    const Match match = first_decision(*game);
    const Seat seat = match.position().turn().first();
    for (const char* name : {"random", "greedy", "fast", "level1", "level2", "level3", "level4"}) {
      if (!make_bot(*game, name)) continue;
      const auto choice = [&](const Budget& budget) {
        Random random(3);
        Workspace workspace;
        return make_bot(*game, name)->choose(Outlook(match.position(), seat), {budget, random, workspace});
      };
      EXPECT_EQ(choice({.seconds = 3600}), choice({})) << game->info().id << " " << name;
    }
  }
}

double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

// Seconds are a limit for the strongest too, which without one would think for seconds in a build like this. Some of it
// is done in one go, so that there is always a move.
TEST(Budget, SecondsEndThinking) {
  for (const Game* game : games()) {
    const Match match = first_decision(*game);
    const Seat seat = match.position().turn().first();
    for (const BotInfo& info : bots_of(*game)) {
      Random random(3);
      Workspace workspace;
      const double before = cpu_seconds();
      info.make()->choose(Outlook(match.position(), seat), {{.seconds = 0.005}, random, workspace});
      EXPECT_LT(cpu_seconds() - before, 1) << game->info().id << " " << info.name;
    }
  }
}

// A budget is for the whole turn, however many decisions it has.
TEST(Budget, IsForAWholeTurn) {
  constexpr double kSeconds = 0.8;
  for (const Game* game : games()) {
    Match match = first_decision(*game);
    const Seat seat = match.position().turn().first();
    const auto bot = make_bot(*game, "level5");
    Random random(3);
    Workspace workspace;
    const double before = cpu_seconds();
    while (match.position().turn().first() == seat) {
      const PackedMove move = bot->choose(Outlook(match.position(), seat), {{.seconds = kSeconds}, random, workspace});
      ASSERT_FALSE(match.play(seat, move));
    }
    // What is done in one go is done, as above; a budget for each decision would be twice as much.
    EXPECT_LT(cpu_seconds() - before, kSeconds * 1.6) << game->info().id;
  }
}

// A planned move is the one that would be chosen, and legal.
TEST(Budget, PlannedMovesAreThoseThatWouldBeChosen) {
  int planned_moves = 0;
  Workspace workspace;  // one for all: what others left in it makes no difference
  for (const Game* game : games()) {
    for (const BotInfo& info : bots_of(*game)) {
      Match match = first_decision(*game);
      const auto one = info.make(), other = info.make();
      for (int i = 0; i < 12 && !match.over() && !match.position().turn().nature; ++i) {
        const Seat seat = match.position().turn().first();
        if (seat != 0) break;
        const Outlook outlook(match.position(), seat);
        Random looking(5), random(5), same(5);  // the same luck for both, whatever was asked before
        const auto planned = one->planned(outlook, looking);
        const Budget small{.iterations = 500};
        const PackedMove chosen = other->choose(outlook, {small, same, workspace});
        if (planned) {
          ++planned_moves;
          EXPECT_EQ(*planned, chosen) << game->info().id << " " << info.name;
        } else {
          EXPECT_EQ(one->choose(outlook, {small, random, workspace}), chosen);
        }
        ASSERT_FALSE(match.play(seat, chosen));
      }
    }
  }
  EXPECT_GT(planned_moves, 0);
}

}  // namespace
}  // namespace rh
