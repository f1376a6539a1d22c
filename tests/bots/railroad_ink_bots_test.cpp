// The bots of Railroad Ink as players: legal in every mode, reproducible, and stronger in their order.
#include <gtest/gtest.h>

#include "bots/bot.h"
#include "engine/core/match.h"
#include "engine/core/nature.h"

namespace rh {
namespace {

const Game& railroad_ink() { return *find_game("railroad_ink"); }

struct Played {
  std::vector<PlayedMove> log;
  Standing standing;
};

// A whole game; every seat has a bot of its own.
Played play(const std::vector<std::string>& names, std::initializer_list<const char*> flags, std::uint64_t seed,
            const Budget& budget) {
  Options options(railroad_ink().info().options);
  for (const char* flag : flags) EXPECT_TRUE(options.set_text(flag, "true").has_value());
  auto match = Match::start(railroad_ink(), options, static_cast<int>(names.size()));
  const KeyedNature nature(KeyedNature::secret_of_seed(seed));
  std::vector<std::unique_ptr<Bot>> bots;
  std::vector<Random> dice;
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    bots.push_back(make_bot(railroad_ink(), names[seat]));
    dice.emplace_back(seed * 31 + seat);
  }
  while (!match->over()) {
    const Position& position = match->position();
    const Seat seat = position.turn().first();
    PackedMove move;
    if (seat == kNature) {
      move = position.nature_pick(nature.ticket(match->nature_moves(), position.nature_total()));
    } else {
      const auto at = static_cast<std::size_t>(seat);
      move = bots[at]->choose(Outlook(position, seat), budget, dice[at]);
    }
    const Refusal refusal = match->play(seat, move);
    EXPECT_FALSE(refusal) << refusal.code << " " << railroad_ink().print(move);
    if (refusal) break;
  }
  return {match->log(), match->position().standing()};
}

double mean(const std::string& name, int games, const Budget& budget) {
  double sum = 0;
  for (int seed = 1; seed <= games; ++seed)
    sum += play({name}, {}, static_cast<std::uint64_t>(seed), budget).standing.scores[0];
  return sum / games;
}

constexpr Budget kSmall{.iterations = 2000};

TEST(RailroadInkBots, AreListedWeakestFirst) {
  std::vector<std::string> names;
  for (const BotInfo& info : bots_of(railroad_ink())) names.push_back(info.name);
  EXPECT_EQ(names, (std::vector<std::string>{"random", "greedy", "fast", "expert"}));
}

TEST(RailroadInkBots, PlayLegallyInEveryMode) {
  const std::vector<std::string> table = {"greedy", "fast", "expert"};
  std::uint64_t seed = 1;
  for (int round = 0; round < 2; ++round) {
    play(table, {}, seed++, kSmall);
    play(table, {"meteor"}, seed++, kSmall);
    play(table, {"lava"}, seed++, kSmall);
    play(table, {"meteor", "lava"}, seed++, kSmall);
    play(table, {"draft"}, seed++, kSmall);
    play(table, {"draft", "meteor"}, seed++, kSmall);
    play(table, {"draft", "lava"}, seed++, kSmall);
    play(table, {"draft", "meteor", "lava"}, seed++, kSmall);
  }
}

TEST(RailroadInkBots, PlayLegallyWithEverySeatCount) {
  for (std::size_t seats = 1; seats <= 12; ++seats) {
    std::vector<std::string> table(seats, "greedy");
    table.back() = "fast";
    play(table, {}, seats, kSmall);
    if (seats >= 2) play(table, {"draft", "meteor", "lava"}, seats, kSmall);
  }
}

TEST(RailroadInkBots, RepeatAGameWithTheSameSeedAndIterations) {
  for (const char* name : {"greedy", "fast", "expert"}) {
    const auto first = play({name}, {}, 7, kSmall).log, second = play({name}, {}, 7, kSmall).log;
    ASSERT_EQ(first.size(), second.size());
    for (std::size_t i = 0; i < first.size(); ++i) EXPECT_EQ(first[i].move, second[i].move);
  }
}

TEST(RailroadInkBots, OfOneKindDoNotAllDrawTheSamePicture) {
  int different = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    std::array<std::vector<PackedMove>, 2> first_round;
    std::array<bool, 2> done{};
    for (const PlayedMove& played : play({"fast", "fast"}, {}, seed, kSmall).log) {
      if (played.by == kNature) continue;
      const auto seat = static_cast<std::size_t>(played.by);
      if (!done[seat]) first_round[seat].push_back(played.move);
      done[seat] |= railroad_ink().print(played.move) == "done";
    }
    different += first_round[0] != first_round[1];
  }
  // One in four mirrors of a symmetric board is the same one.
  EXPECT_GE(different, 3);
}

TEST(RailroadInkBots, KeepToTheClock) {
  // Generous: what is tested is that there is an end, and a legal move, not the speed of the machine.
  play({"expert"}, {}, 3, {.seconds = 0.01});
  play({"fast", "expert"}, {"draft", "meteor", "lava"}, 3, {.seconds = 0.01});
}

TEST(RailroadInkBots, FastBeatsGreedyBeatsRandom) {
  const double random = mean("random", 20, {}), greedy = mean("greedy", 20, {}),
               fast = mean("fast", 10, {.iterations = 4000});
  EXPECT_GT(greedy, random + 10);
  EXPECT_GT(fast, greedy + 10);
}

}  // namespace
}  // namespace rh
