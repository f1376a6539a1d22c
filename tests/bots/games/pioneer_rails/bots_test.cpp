// The bots of Pioneer Rails as players: legal in every mode, reproducible, blind for what is hidden, and stronger in
// their order.
#include "engine/games/pioneer_rails/game.h"
#include "tests/bots/series.h"

namespace rh {
namespace {

const Game& game() { return *find_game("pioneer_rails"); }

testing::Played play(const std::vector<std::string>& names, const std::vector<std::string_view>& settings,
                     std::uint64_t seed, const Budget& budget) {
  return testing::play(game(), names, settings, seed, budget);
}

constexpr Budget kSmall{.iterations = 300};

TEST(PioneerRailsBots, AreListedWithTheLevelsFirst) {
  std::vector<std::string> names;
  for (const BotInfo& info : bots_of(game())) names.push_back(info.name);
  EXPECT_EQ(names, (std::vector<std::string>{"random", "level1", "level2", "level3", "level4", "level5", "greedy",
                                             "fast", "expert"}));
}

TEST(PioneerRailsBots, PlayLegallyWithEverySeatCountOnBothSides) {
  const std::vector<std::string> all = {"level1", "level2", "level3", "greedy", "fast", "expert", "level4", "level5"};
  for (std::size_t seats = 1; seats <= all.size(); ++seats) {
    const std::vector<std::string> table(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(seats));
    const std::string_view side = seats % 2 == 0 ? "side=A" : "side=B";
    const std::string_view extra = seats / 2 % 2 == 0 ? "extra_card=false" : "extra_card=true";
    play(table, {side, extra}, seats, kSmall);
  }
}

TEST(PioneerRailsBots, PlayLegallyAloneAtEveryLevelOfDifficulty) {
  constexpr std::array kDifficulties = {"beginner", "easy", "medium", "hard", "legendary"};
  for (std::size_t i = 0; i < kDifficulties.size(); ++i) {
    const std::string setting = "level=" + std::string(kDifficulties[i]);
    play({"fast"}, {setting, "side=B", "extra_card=true"}, 5, kSmall);
    play({std::string(kLevels[i])}, {setting}, 6, kSmall);
  }
}

TEST(PioneerRailsBots, RepeatAGameWithTheSameSeedAndIterations) {
  for (const char* name : {"greedy", "fast", "expert"}) {
    testing::expect_same_moves(play({name, "level2"}, {"side=B"}, 7, kSmall),
                               play({name, "level2"}, {"side=B"}, 7, kSmall));
  }
}

// A level is the same player on every machine and with every budget; the strongest alone can use more work or less.
TEST(PioneerRailsBots, LevelsBelowTheStrongestDoTheSameWorkWithAnyBudget) {
  for (const char* name : {"level1", "level2", "level3", "level4"}) {
    const testing::Played usual = play({name, "level1"}, {}, 11, {});
    testing::expect_same_moves(usual, play({name, "level1"}, {}, 11, {.iterations = 5000}));
    testing::expect_same_moves(usual, play({name, "level1"}, {}, 11, {.seconds = 1e-6}));
  }
}

// Drawings that are not confirmed, picks and hidden cards of others change nothing: in every world that looks the same
// to a seat its bot does the same.
TEST(PioneerRailsBots, DoNotSeeWhatIsHiddenFromTheirSeat) {
  auto match = Match::start(
      game(),
      *[] {
        auto options = Options(game().info().options);
        EXPECT_TRUE(options.set_text("extra_card", "true"));
        return std::make_unique<Options>(options);
      }(),
      3);
  Cast cast(game(), {"level3", "level2", "level4"}, 4);
  Random random(9);
  int compared = 0;
  while (!match->over()) {
    const Position& position = match->position();
    const Turn turn = position.turn();
    const Seat seat = turn.first();
    if (!turn.nature && seat == 2) {
      const auto twin = position.imagine(seat, random);
      for (const char* name : {"level3", "fast"}) {
        Random luck(3), same(3);
        Workspace workspace;
        const auto one = make_bot(game(), name), other = make_bot(game(), name);
        EXPECT_EQ(one->choose(Outlook(position, seat), {kSmall, luck, workspace}),
                  other->choose(Outlook(*twin, seat), {kSmall, same, workspace}));
        ++compared;
      }
    }
    const PackedMove move = seat == kNature ? cast.nature().choose(*match) : cast.choose(position, seat, {});
    ASSERT_FALSE(match->play(seat, move));
  }
  EXPECT_GT(compared, 40);
}

TEST(PioneerRailsBots, LevelsClimb) {
  double below = testing::mean(game(), "random", {}, 20, {});
  for (const auto& [name, games] : {std::pair{"level1", 24}, {"level2", 24}, {"level3", 12}, {"level4", 6}}) {
    const double points = testing::mean(game(), name, {}, games, {});
    EXPECT_GT(points, below + 2) << name;
    below = points;
  }
}

// What a level overlooks it overlooks always: no dice are thrown for it.
TEST(PioneerRailsBots, TheLowerThreeLevelsNeverChangeTheSuit) {
  using namespace pioneer_rails;
  const auto changes = [](const std::string& name) {
    int count = 0;
    for (const PlayedMove& played : play({name, name}, {"side=B"}, 1, {}).log)
      count += played.by != kNature && unpack(played.move).kind == Kind::CrossSuit;
    return count;
  };
  for (const char* name : {"level1", "level2", "level3"}) EXPECT_EQ(changes(name), 0) << name;
  EXPECT_GT(changes("level4"), 0);
}

TEST(PioneerRailsBots, KeepToTheClock) {
  // Generous: what is tested is that there is an end, and a legal move, not the speed of the machine.
  play({"expert"}, {"side=B", "level=legendary"}, 3, {.seconds = 0.001});
  play({"fast", "expert"}, {}, 3, {.seconds = 0.001});
}

TEST(PioneerRailsBots, WinAloneAtTheHardestLevel) {
  int won = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    for (const std::string_view side : {"side=A", "side=B"})
      won += play({"fast"}, {side, "level=legendary"}, seed, kSmall).standing.ranks[0] == 1;
  }
  EXPECT_GE(won, 5);
}

TEST(PioneerRailsBots, FastBeatsThreeGreedy) {
  int won = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    won += play({"greedy", "fast", "greedy", "greedy"}, {}, seed, kSmall).standing.ranks[1] == 1;
  EXPECT_GE(won, 2);
}

}  // namespace
}  // namespace rh
