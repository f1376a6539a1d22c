// Random games: they end, somebody can always act, the list of legal moves is the truth, and records
// of them replay.
#include <algorithm>
#include <set>

#include "engine/core/json_reader.h"
#include "engine/core/record.h"
#include "tests/conformance/kit.h"
#include "tests/reads_back.h"

namespace rh::conformance {
namespace {

TEST_P(Conformance, GamesEndAndSomebodyCanAlwaysAct) {
  EXPECT_EQ(game().boxes().problem(), "");
  const int bound = info().longest_game * setting().seats;
  for (int i = 0; i < 4 * scale(); ++i) {
    auto position = setting().start();
    int moves = 0;
    std::set<std::uint64_t> seen = {position->hash()};
    while (!position->turn().is_over()) {
      ASSERT_LE(++moves, bound) << "longest_game is too small, or the game does not end";
      EXPECT_TRUE(!position->turn().nature || position->turn().seats == 0) << "nature never shares a turn";
      ASSERT_NO_FATAL_FAILURE(random_step(*position, random));
      EXPECT_TRUE(seen.insert(position->hash()).second) << "the hash does not change with the state";
    }
    std::vector<PackedMove> none;
    for (Seat seat = kSpectator; seat < position->seats(); ++seat) {
      position->legal(seat, none);
      EXPECT_TRUE(none.empty());
    }
    const Standing standing = position->standing();
    for (int seat = 0; seat < position->seats(); ++seat) {
      const int rank = standing.ranks[static_cast<std::size_t>(seat)];
      // Alone there are two places: won or lost against the game itself.
      EXPECT_TRUE(rank >= 1 && rank <= std::max(position->seats(), 2)) << rank;
    }
    const Json result = parse_json(position->result());
    ASSERT_TRUE(result.is_object());
    EXPECT_EQ(result["scores"].size(), static_cast<std::size_t>(position->seats()));
    EXPECT_EQ(result["ranks"].size(), static_cast<std::size_t>(position->seats()));
    EXPECT_EQ(result["detail"].size(), static_cast<std::size_t>(position->seats()));
  }
}

TEST_P(Conformance, NobodyActsOutOfTurn) {
  Walk walk(setting(), random);
  for (int i = 0; i < 4 * scale(); ++i) {
    const auto position = walk.next();
    const auto able = actors(*position);
    std::vector<PackedMove> moves;
    for (Seat seat = kSpectator; seat <= kMaxSeats; ++seat) {
      if (std::ranges::find(able, seat) != able.end()) continue;
      position->legal(seat, moves);
      EXPECT_TRUE(moves.empty()) << "seat " << seat << " has moves and is not to act";
      for (const Seat by : able) {
        const PackedMove move = random_move(*position, by, random);
        EXPECT_TRUE(position->check(seat, move)) << game().print(move) << " by " << seat;
      }
    }
  }
}

// The moves that could be offered here: listed ones, moves from elsewhere in the game, broken ones.
std::vector<PackedMove> candidates(const Position& position, const std::vector<PackedMove>& elsewhere, Random& random) {
  std::vector<PackedMove> all;
  std::vector<PackedMove> listed;
  for (const Seat seat : actors(position)) {
    position.legal(seat, listed);
    for (int i = 0; i < 20 && !listed.empty(); ++i) {
      PackedMove move = listed[random.below(listed.size())];
      all.push_back(move);
      all.push_back(move ^ PackedMove{1} << random.below(64));
      all.push_back((move & ~(PackedMove{255} << 8 * random.below(8))) | random.below(256) << 8 * random.below(8));
    }
  }
  for (int i = 0; i < 40 && !elsewhere.empty(); ++i) all.push_back(elsewhere[random.below(elsewhere.size())]);
  for (int i = 0; i < 10; ++i) all.push_back(random.next());
  return all;
}

TEST_P(Conformance, TheListIsExactlyWhatIsNotRefused) {
  std::vector<PackedMove> elsewhere, listed;
  Walk walk(setting(), random);
  for (int i = 0; i < 12 * scale(); ++i) {
    const auto position = walk.next();
    for (const Seat seat : actors(*position)) {
      position->legal(seat, listed);
      EXPECT_LT(listed.size(), seat == kNature ? game().most_outcomes() + 1 : game().most_moves());
      const std::set<PackedMove> legal(listed.begin(), listed.end());
      EXPECT_EQ(legal.size(), listed.size()) << "a move is listed twice";
      EXPECT_FALSE(legal.empty());
      for (const PackedMove move : listed) {
        ASSERT_FALSE(position->check(seat, move)) << game().print(move) << ": " << position->check(seat, move).code;
      }
      const auto before = position->hash();
      for (const PackedMove move : candidates(*position, elsewhere, random)) {
        const auto copy = position->clone();
        Events events;
        const Refusal refusal = copy->play(seat, move, &events);
        EXPECT_EQ(!refusal, legal.contains(move)) << refusal.code;
        if (!refusal) {
          EXPECT_NE(copy->hash(), before) << game().print(move) << " changes nothing";
          continue;
        }
        EXPECT_TRUE(refusal.code.starts_with(info().prefix + "-")) << refusal.code;
        EXPECT_EQ(copy->hash(), before) << "a refused move changed something: " << refusal.code;
        EXPECT_TRUE(events.empty()) << "a refused move has events";
      }
      elsewhere.push_back(listed[random.below(listed.size())]);
      elsewhere.push_back(listed[random.below(listed.size())]);
    }
  }
}

TEST_P(Conformance, EveryListedMoveHasOneTextThatReadsBack) {
  std::vector<PackedMove> listed;
  Walk walk(setting(), random);
  for (int i = 0; i < 8 * scale(); ++i) {
    const auto position = walk.next();
    for (const Seat seat : actors(*position)) {
      position->legal(seat, listed);
      std::set<std::string> texts;
      for (const PackedMove move : listed) {
        const std::string text = game().print(move);
        EXPECT_TRUE(texts.insert(text).second) << "two moves have the text " << text;
        EXPECT_TRUE(std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; })) << text;
        const auto parsed = game().parse(text);
        ASSERT_TRUE(parsed.has_value()) << text;
        EXPECT_EQ(*parsed, move) << text;
      }
    }
  }
}

TEST_P(Conformance, ABrokenTextIsNotUnderstoodOrIsAnotherMovesText) {
  Walk walk(setting(), random);
  for (int i = 0; i < 4 * scale(); ++i) {
    const auto position = walk.next();
    const auto able = actors(*position);
    const std::string text = game().print(random_move(*position, able[random.below(able.size())], random));
    for (int k = 0; k < 60; ++k) {
      std::string broken = text;
      const auto at = random.below(broken.size());
      switch (random.below(5)) {
        case 0: broken.erase(at, 1); break;
        case 1: broken.insert(at, 1, static_cast<char>(random.below(256))); break;
        case 2: broken[at] = broken[random.below(broken.size())]; break;
        case 3: std::swap(broken[at], broken[random.below(broken.size())]); break;
        default: broken += ' '; break;
      }
      const auto parsed = game().parse(broken);
      if (parsed) {
        const std::string printed = game().print(*parsed);
        EXPECT_TRUE(rh::testing::reads_back(broken, printed)) << broken << " is read as " << printed;
        for (const Seat by : able) {
          if (printed != broken) EXPECT_TRUE(position->check(by, *parsed)) << broken << " names something possible";
        }
      } else {
        EXPECT_EQ(parsed.error().code, info().not_understood) << broken;
      }
    }
  }
}

TEST_P(Conformance, ARecordReplaysToTheSameStateAndResult) {
  for (int i = 0; i < scale(); ++i) {
    auto match = Match::start(game(), setting().options, setting().seats);
    ASSERT_TRUE(match.has_value());
    const auto stop = random.below(4 * typical_length(setting()));  // to the end, or somewhere on the way
    for (std::uint64_t step = 0; step < stop && !match->over(); ++step) {
      const auto able = actors(match->position());
      const Seat by = able[random.below(able.size())];
      ASSERT_FALSE(match->play(by, random_move(match->position(), by, random)));
    }
    const std::string text = write_record(*match, {});
    const auto record = read_record(text);
    ASSERT_TRUE(record.has_value());
    EXPECT_EQ(record->result_line > 0, match->over());
    const auto again = replay(*record);
    ASSERT_TRUE(again.has_value()) << again.error().line << " " << again.error().refusal.code;
    EXPECT_EQ(again->position().hash(), match->position().hash());
    EXPECT_EQ(again->position().result(), match->position().result());
    EXPECT_EQ(again->nature_moves(), match->nature_moves());
    EXPECT_EQ(write_record(*again, {}), text);
  }
}

}  // namespace

INSTANTIATE_TEST_SUITE_P(AllGames, Conformance, ::testing::ValuesIn(settings()),
                         [](const auto& of) { return of.param.label(); });

TEST(Registry, ListsTheGamesInOrderAndFindsThemById) {
  ASSERT_FALSE(games().empty());
  std::vector<std::string> ids;
  for (const Game* game : games()) {
    ids.push_back(game->info().id);
    EXPECT_EQ(find_game(ids.back()), game);
    EXPECT_GT(game->info().longest_game, 0);
    EXPECT_FALSE(game->info().not_understood.empty());
    EXPECT_FALSE(game->info().undo_refused.empty());
  }
  EXPECT_TRUE(std::ranges::is_sorted(ids));
  EXPECT_EQ(find_game("no_such_game"), nullptr);
}

TEST(Registry, EveryOptionCombinationHasATable) {
  for (const Game* game : games()) {
    const GameInfo& info = game->info();
    const auto starts = [&](const Options& options) {
      for (int seats = info.min_seats; seats <= info.max_seats; ++seats) {
        if (game->start(options, seats)) return true;
      }
      return false;
    };
    for (const Options& options : option_combinations(info)) {
      EXPECT_TRUE(starts(options)) << options.json();
      for (const int seats : {info.min_seats - 1, info.max_seats + 1, -1, 0x7fffffff}) {
        EXPECT_FALSE(game->start(options, seats).has_value()) << options.json() << " " << seats;
      }
    }
  }
}

}  // namespace rh::conformance
