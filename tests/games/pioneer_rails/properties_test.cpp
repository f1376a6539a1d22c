// What holds however the seats come to play: the order of arrival, taking back, the points of a turn.
#include <gtest/gtest.h>
//
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "tests/games/pioneer_rails/table.h"

namespace rh::pioneer_rails::testing {
namespace {

constexpr std::array kModes = {"side=A", "side=B", "side=A extra_card", "side=B extra_card"};

struct Line {
  Seat by;
  Move move;
};

bool same_turn(const State& state, int turns) {
  return state.table.phase == Phase::Play && state.table.turns_played() == turns;
}

// A position at the beginning of PLAY, somewhere in a random game.
State beginning_of_play(std::string_view mode, int seats, Random& random) {
  Table table(mode, seats);
  const auto turns = static_cast<int>(random.below(20));
  while (table.state.table.turns_played() < turns || table.state.table.phase != Phase::Play)
    random_move(table.state, random);
  return table.state;
}

// Plays PLAY to its TURN_END, seat by seat in any order, and keeps what was done.
std::vector<Line> play_turn(State& state, Random& random) {
  std::vector<Line> lines;
  Moves moves;
  for (const int turns = state.table.turns_played(); same_turn(state, turns);) {
    const Turn now = turn(state);
    Seat seat = 0;
    do seat = static_cast<Seat>(random.below(state.table.seats));
    while (!now.has(seat));
    legal(state, seat, moves);
    lines.push_back({seat, moves[random.below(moves.size())]});
    apply(state, seat, lines.back().move, nullptr);
  }
  return lines;
}

// The same lines in another order that keeps each seat's own.
std::vector<Line> interleaved(std::vector<Line> lines, Random& random) {
  std::vector<Line> other;
  while (!lines.empty()) {
    const Seat seat = lines[random.below(lines.size())].by;
    const auto first = std::ranges::find(lines, seat, &Line::by);
    other.push_back(*first);
    lines.erase(first);
  }
  return other;
}

// PR-37, PR-58, PR-90
RC_GTEST_PROP(PioneerArrival, AnyInterleavingOfTheSeatsGivesTheSameState_PR_37_PR_58_PR_90, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto seats = *rc::gen::inRange(2, 9);
  const State before = beginning_of_play(kModes[random.below(kModes.size())], seats, random);
  State after = before;
  const std::vector<Line> lines = play_turn(after, random);
  for (int i = 0; i < 4; ++i) {
    State again = before;
    for (const Line& line : interleaved(lines, random)) {
      RC_ASSERT(!check(again, line.by, line.move));
      apply(again, line.by, line.move, nullptr);
    }
    RC_ASSERT(hash(again) == hash(after));
  }
}

// PR-70: who says `done` first has no advantage in a race.
// PR-70
TEST(PioneerArrival, AllWhoCompleteAnObjectiveInOneTurnGetTen_PR_70) {
  for (const auto* order : {"012", "210", "120", "021"}) {
    Table table = Table::ready("", 3, "E F K").cards("QH 10S KC").play("0 pick QH; 1 pick KC; 2 pick KC");
    for (const Seat seat : {0, 2}) table.state.at(seat).now.forts = 1;
    for (const char* seat = order; *seat != 0; ++seat) {
      EXPECT_EQ(table.sheet(0).stars[0] + table.sheet(2).stars[0], 0) << "nothing before all are finished";
      table.finish(*seat - '0');
    }
    EXPECT_EQ(table.sheet(0).stars[0], 10) << order;
    EXPECT_EQ(table.sheet(1).stars[0], 0) << order;
    EXPECT_EQ(table.sheet(2).stars[0], 10) << order;
  }
}

// PR-13, PR-70: the same by real tracks, two railways in one town in one turn of each seat.
// PR-13, PR-70
TEST(PioneerArrival, ARaceWonByTracks_PR_13_PR_70) {
  Table table = Table::ready("", 2, "A F N");
  for (const Seat seat : {0, 1}) table.with_tracks(seat, "hearts", "19,7 18,8 18,10 17,11");
  table.with_tracks(1, "clubs", "18,16 17,17").cards("QC 10S KC").play("0 pick QC; 1 pick KC");
  table.lay(1, "18,14 17,13 17,11 / 17,17 16,16").play("1 done");
  table.lay(0, "18,14 17,13 17,11 / 18,16 17,17");
  EXPECT_EQ(table.events("0 done"),
            "activate@0(hex=E9 place=mine) finished() played(card=QC suit=clubs tracks=3) active(hex=E9 place=mine) "
            "played(card=KC suit=clubs tracks=3) active(hex=E9 place=mine) star(seat=0 objective=N points=10) "
            "star(seat=1 objective=N points=10) turn(round=1 turn=2)");
}

// --- taking back (section 4.6) --------------------------------------------------------------------

struct Played {
  Match match;
  std::string play(Seat by, std::string_view text) {
    return std::string(match.play(by, *match.game().parse(text)).code);
  }
  void set_up(std::initializer_list<std::string_view> nature) {
    for (const std::string_view text : nature) ASSERT_EQ(play(kNature, text), "") << text;
  }
};
Played started(std::string_view mode, int seats) {
  return {*Match::start(*find_game("pioneer_rails"), options(mode), seats)};
}

// PR-84
TEST(PioneerUndo, ASeatTakesBackItsTurnUntilItIsFinished_PR_84) {
  Played game = started("", 2);
  game.set_up({"objective A", "objective F", "objective K", "dealer 0", "reveal QH", "reveal 10S", "reveal KC"});
  ASSERT_EQ(game.play(0, "pick QH"), "");
  EXPECT_TRUE(game.match.undoable(0).empty()) << "the others have seen the dealer's card";
  const auto before = game.match.position().hash();
  ASSERT_EQ(game.play(1, "pick KC"), "");
  ASSERT_EQ(game.play(0, "lay 20,4>20,2"), "");
  ASSERT_EQ(game.play(1, "lay 18,16>17,17"), "");
  ASSERT_EQ(game.play(0, "lay 20,2>21,1"), "");
  ASSERT_EQ(game.play(1, "cross bridge"), "");
  EXPECT_EQ(game.match.undoable(0), (std::vector<std::size_t>{9, 11}));
  EXPECT_EQ(game.match.undoable(1), (std::vector<std::size_t>{8, 10, 12}));
  EXPECT_EQ(game.match.undo(0, 9).code, "PR-UNDO") << "the second track begins at the first";
  EXPECT_EQ(game.match.undo(1, 9).code, "PR-UNDO") << "somebody else's";
  EXPECT_FALSE(game.match.undo(0, 11));
  EXPECT_FALSE(game.match.undo(0, 9));
  for (const std::size_t move : {10, 9, 8}) EXPECT_FALSE(game.match.undo(1, move)) << "also the card";
  EXPECT_EQ(game.match.position().hash(), before);
}

// PR-84
TEST(PioneerUndo, NothingOfAFinishedTurnIsTakenBack_PR_84) {
  Played game = started("", 2);
  game.set_up({"objective A", "objective F", "objective K", "dealer 0", "reveal QH", "reveal 10S", "reveal KC"});
  for (const auto* text : {"pick QH", "lay 20,4>20,2", "lay 20,2>21,1", "lay 21,1>22,2", "done"})
    ASSERT_EQ(game.play(0, text), "") << text;
  EXPECT_TRUE(game.match.undoable(0).empty());
  EXPECT_EQ(game.match.undo(0, 11).code, "PR-UNDO");
}

// PR-50: a deposit is a decision after `done`, and until it is made the turn is not over.
// PR-50
TEST(PioneerUndo, BeforeTheDepositEvenDoneIsTakenBack_PR_50) {
  Played game = started("level=beginner", 1);
  game.set_up({"discard AC", "reveal KD", "reveal JC"});
  for (const auto* text : {"pick KD", "cross none", "lay 4,14>5,13", "lay 5,13>5,11", "lay 5,11>4,10", "lay 4,10>3,11"})
    ASSERT_EQ(game.play(0, text), "") << text;
  const auto before = game.match.position().hash();
  ASSERT_EQ(game.play(0, "done"), "");
  ASSERT_EQ(game.match.undoable(0).size(), 7u);
  EXPECT_FALSE(game.match.undo(0, 9));
  EXPECT_EQ(game.match.position().hash(), before);
  ASSERT_EQ(game.play(0, "done"), "");
  ASSERT_EQ(game.play(0, "deposit E3 0"), "");
  EXPECT_TRUE(game.match.undoable(0).empty());
}

// PR-80: between turn 4 and turn 5 of the extra-card variant nature says nothing, and still the turn is over.
// PR-80, PR-84
RC_GTEST_PROP(PioneerUndo, TakenBackMovesLeaveNoTrace_PR_80_PR_84, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto mode = kModes[random.below(kModes.size())];
  const auto seats = *rc::gen::inRange(1, 4);
  Played game = started(mode, seats);
  std::vector<PackedMove> moves;
  const auto steps = *rc::gen::inRange(1, 200);
  for (int i = 0; i < steps && !game.match.over(); ++i) {
    const Turn now = game.match.position().turn();
    Seat by = kNature;
    if (!now.nature) {
      do by = static_cast<Seat>(random.below(static_cast<std::uint64_t>(seats)));
      while (!now.has(by));
    }
    game.match.position().legal(by, moves);
    RC_ASSERT(!game.match.play(by, moves[random.below(moves.size())]));
  }
  const auto seat = static_cast<Seat>(random.below(static_cast<std::uint64_t>(seats)));
  const auto own = game.match.undoable(seat);
  if (own.empty()) return;
  Played other = started(mode, seats);
  const auto& log = game.match.log();
  for (std::size_t i = 0; i < log.size(); ++i) {
    if (std::ranges::find(own, i) == own.end()) RC_ASSERT(!other.match.play(log[i].by, log[i].move));
  }
  for (auto i = own.size(); i > 0; --i) RC_ASSERT(!game.match.undo(seat, own[i - 1]));
  RC_ASSERT(game.match.position().hash() == other.match.position().hash());
}

}  // namespace
}  // namespace rh::pioneer_rails::testing
