// What the suites of all games' bots share: the game, whole games of its bots, and what holds for every bot.
#pragma once

#include "tests/bots/series.h"

namespace rh::testing {

class BotsTest : public ::testing::Test {
 protected:
  using Names = std::vector<std::string>;
  using Settings = std::vector<std::string_view>;

  explicit BotsTest(std::string_view id) : game_(*find_game(id)) {}
  const Game& game() const { return game_; }

  Played play(const Names& names, const Settings& settings, std::uint64_t seed, const Budget& budget) const {
    return testing::play(game_, names, settings, seed, budget);
  }
  double mean(const std::string& name, const Settings& settings, int games, const Budget& budget) const {
    return testing::mean(game_, name, settings, games, budget);
  }

  // As the program lists them: the levels first.
  void expect_listed() const {
    Names names;
    for (const BotInfo& info : bots_of(game_)) names.push_back(info.name);
    EXPECT_EQ(names, (Names{"random", "level1", "level2", "level3", "level4", "level5", "greedy", "fast", "expert"}));
  }

  // A level is the same player on every machine and with every budget; the strongest alone can use more work or less.
  void expect_same_work(const Names& levels, const Settings& settings) const {
    for (const std::string& name : levels) {
      const Played usual = play({name, "level1"}, settings, 11, {});
      expect_same_moves(usual, play({name, "level1"}, settings, 11, {.iterations = 5000}));
      expect_same_moves(usual, play({name, "level1"}, settings, 11, {.seconds = 1e-6}));
    }
  }

  // In every world that looks the same to the last seat of a table, bots do the same there. How often that was seen, at
  // most so often.
  int expect_blind(const Names& table, const Names& asked, const Settings& settings, const Budget& budget,
                   int most) const {
    const auto last = static_cast<Seat>(table.size()) - 1;
    Random random(9);
    int compared = 0;
    testing::play(game_, table, settings, 4, {}, [&](const Match& match, Seat seat, PackedMove) {
      if (seat != last || compared >= most) return;
      const auto twin = match.position().imagine(seat, random);
      for (const std::string& name : asked) {
        Random luck(3), same(3);
        Workspace workspace;
        const auto one = make_bot(game_, name), other = make_bot(game_, name);
        EXPECT_EQ(one->choose(Outlook(match.position(), seat), {budget, luck, workspace}),
                  other->choose(Outlook(*twin, seat), {budget, same, workspace}));
        ++compared;
      }
    });
    return compared;
  }

 private:
  const Game& game_;
};

}  // namespace rh::testing
