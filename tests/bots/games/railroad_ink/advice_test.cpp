// What Railroad Ink's adviser says comes true where nothing is left to chance, and does not depend on the order of
// drawing.
#include <map>

#include "bots/advice.h"
#include "engine/games/railroad_ink/game.h"
#include "tests/bots/series.h"

namespace rh {
namespace {

const Game& game() { return *find_game("railroad_ink"); }

// The beginning of a round of somebody's game, all seats level3.
Match at_round(int round, int seats, std::uint64_t seed) {
  auto match = Match::start(game(), Options(game().info().options), seats);
  Cast cast(game(), std::vector<std::string>(static_cast<std::size_t>(seats), "level3"), seed);
  const auto rolled = [&] {
    return !match->position().turn().nature && match->position().progress(kSpectator).now == round;
  };
  while (!rolled()) {
    const Seat seat = match->position().turn().first();
    EXPECT_FALSE(
        match->play(seat, seat == kNature ? cast.nature().choose(*match) : cast.choose(match->position(), seat, {})));
  }
  return std::move(*match);
}

std::vector<RatedMove> rate(const Position& position, Seat seat) {
  Random random(1);
  Workspace workspace;
  return make_adviser(game())->rate(Outlook(position, seat), {{}, random, workspace});
}

RatedMove rate_one(const Position& position, Seat seat, PackedMove move) {
  Random random(1);
  Workspace workspace;
  return make_adviser(game())->rate_one(Outlook(position, seat), move, {{}, random, workspace});
}

TEST(RailroadInkAdvice, TheLastRoundEndsWithThePointsItSays) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const Match match = at_round(7, 1, seed);
    for (const RatedMove& rated : rate(match.position(), 0)) {
      const auto played = match.position().clone();
      ASSERT_FALSE(played->play(0, rated.move, nullptr));
      for (const PackedMove move : rated.then) ASSERT_FALSE(played->play(0, move, nullptr));
      ASSERT_TRUE(played->turn().is_over());
      EXPECT_EQ(played->standing().scores[0], rated.mine.points);
    }
  }
}

TEST(RailroadInkAdvice, TheOrderOfDrawingMakesNoDifference) {
  int others = 0;
  for (int round = 1; round <= 7; round += 2) {
    const Match match = at_round(round, 1, 9);
    const auto rated = rate(match.position(), 0);
    for (const PackedMove move : rated[0].then) {
      if (match.position().check(0, move)) continue;
      ++others;
      EXPECT_GE(rate_one(match.position(), 0, move).mine.points, rated[0].mine.points - 1e-9) << game().print(move);
    }
  }
  EXPECT_GT(others, 4);
}

TEST(RailroadInkAdvice, ABetterBoardExpectsMoreAndMoreSurelyTowardsTheEnd) {
  // The two on the same dice.
  auto match = Match::start(game(), Options(game().info().options), 2);
  Cast cast(game(), {"level1", "level5"}, 5);
  Random random(1);
  Workspace workspace;
  double before = 0.5;
  int round = 1;
  while (!match->over()) {
    const Position& position = match->position();
    const Seat seat = position.turn().first();
    const int now = position.progress(kSpectator).now;
    if (seat == 0 && now != round && now % 2 == 1) {
      const auto seen = make_adviser(game())->estimate(Outlook(position, 0), {{}, random, workspace});
      EXPECT_GT(seen[1].points, seen[0].points) << "round " << now;
      EXPECT_LT(seen[0].win, before) << "round " << now;
      before = seen[0].win;
    }
    if (seat != kNature) round = now;
    ASSERT_FALSE(match->play(
        seat, seat == kNature ? cast.nature().choose(*match) : cast.choose(position, seat, {.iterations = 3000})));
  }
  EXPECT_LT(before, 0.05);
}

TEST(RailroadInkAdvice, SaysWhyWhereItCan) {
  int reasons = 0, moves = 0;
  for (int round = 1; round <= 7; ++round) {
    for (const RatedMove& rated : rate(at_round(round, 1, 4).position(), 0)) {
      ++moves;
      reasons += rated.reason ? 1 : 0;
      if (rated.reason.code == "connects_exits") EXPECT_GE(rated.reason.arguments[0].number, 2);
    }
  }
  EXPECT_GT(reasons, moves / 2);
}

// In the first round nothing scores yet: what is said then is what a drawing is for, and not always the same.
TEST(RailroadInkAdvice, SaysWhatAFirstRoundIsFor) {
  std::map<std::string, int> said;
  int moves = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    for (const RatedMove& rated : rate(at_round(1, 1, seed).position(), 0)) {
      ++moves;
      ++said[std::string(rated.reason.code)];
    }
  }
  EXPECT_EQ(said[""], 0) << "of " << moves;
  EXPECT_LT(said["keeps_open"], moves / 4);
  EXPECT_GE(std::ranges::count_if(said, [](const auto& one) { return one.second > 0; }), 4);
}

}  // namespace
}  // namespace rh
