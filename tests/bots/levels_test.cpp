// The five levels that people are offered, in every game.
#include "tests/bots/series.h"

namespace rh {
namespace {

TEST(Levels, EveryGameHasAllFive) {
  for (const Game* game : games()) {
    const auto bots = bots_of(*game);
    ASSERT_GT(bots.size(), kLevels.size()) << game->info().id;
    EXPECT_EQ(bots[0].name, "random");
    for (std::size_t i = 0; i < kLevels.size(); ++i) EXPECT_EQ(bots[i + 1].name, kLevels[i]) << game->info().id;
  }
}

// The moves a table of one level begins with, each seat by its own bot.
std::vector<PackedMove> beginning(const Game& game, std::string_view level, const Budget& budget) {
  constexpr int kMoves = 30;
  const std::vector<std::string> names(static_cast<std::size_t>(std::max(2, game.info().min_seats)),
                                       std::string(level));
  auto match = Match::start(game, Options(game.info().options), static_cast<int>(names.size()));
  Cast cast(game, names, 11);
  std::vector<PackedMove> moves;
  while (!match->over() && moves.size() < kMoves) {
    const Seat seat = match->position().turn().first();
    const PackedMove move =
        seat == kNature ? cast.nature().choose(*match) : cast.choose(match->position(), seat, budget);
    EXPECT_FALSE(match->play(seat, move));
    if (seat != kNature) moves.push_back(move);
  }
  return moves;
}

// A level is the same player on every machine: no clock makes the lower four play otherwise, and nobody plays a game
// twice in two ways.
TEST(Levels, PlayTheSameWhateverTheClock) {
  for (const Game* game : games()) {
    for (const std::string_view level : std::span(kLevels).first(4))
      EXPECT_EQ(beginning(*game, level, {.seconds = 1e-6}), beginning(*game, level, {})) << game->info().id << level;
    const Budget small{.iterations = 500};
    EXPECT_EQ(beginning(*game, kLevels[4], small), beginning(*game, kLevels[4], small)) << game->info().id;
  }
}

}  // namespace
}  // namespace rh
