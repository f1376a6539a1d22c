// A match: the log, nature's index, and how far an undo may go.
#include "engine/core/match.h"

#include <gtest/gtest.h>

namespace rh {
namespace {

class MatchTest : public testing::Test {
 protected:
  static Match start(std::string_view option, int seats) {
    const Game& game = *find_game("railroad_ink");
    Options options(game.info().options);
    if (!option.empty()) {
      EXPECT_TRUE(options.set_text(option, "true"));
    }
    auto match = Match::start(game, options, seats);
    EXPECT_TRUE(match);
    return std::move(*match);
  }
  static std::string play(Match& match, Seat by, std::string_view text) {
    const auto move = match.game().parse(text);
    if (!move) return std::string(move.error().code);
    return std::string(match.play(by, *move).code);
  }
};

TEST_F(MatchTest, KeepsTheMovesThatWerePlayedAndCountsNatures) {
  Match match = start("", 2);
  EXPECT_EQ(match.nature_moves(), 0u);
  EXPECT_EQ(play(match, kNature, "roll H_CURVE H_T R_STRAIGHT STATION_STRAIGHT"), "");
  EXPECT_EQ(play(match, 0, "draw 99.H.H"), "RI-170");
  EXPECT_EQ(play(match, 0, "draw 30.HHH"), "");
  EXPECT_EQ(match.nature_moves(), 1u);
  ASSERT_EQ(match.log().size(), 2u);
  EXPECT_EQ(match.log()[1].by, 0);
  EXPECT_EQ(match.game().print(match.log()[1].move), "draw 30.HHH");
}

TEST_F(MatchTest, RefusesToStartWithTooManyOrTooFewSeats) {
  const Game& game = *find_game("railroad_ink");
  EXPECT_FALSE(Match::start(game, Options(game.info().options), 0));
  EXPECT_FALSE(Match::start(game, Options(game.info().options), 13));
  EXPECT_FALSE(Match::start(game, Options(game.info().options), -1));
}

// RI-85
TEST_F(MatchTest, TakesBackAnOwnMoveOfThisTurnAndNothingElse_RI_85) {
  Match match = start("", 2);
  play(match, kNature, "roll H_CURVE H_T R_STRAIGHT STATION_STRAIGHT");
  const auto before = match.position().hash();
  EXPECT_EQ(play(match, 0, "draw 30.HHH"), "");
  EXPECT_EQ(play(match, 1, "draw 16.R.R"), "");
  EXPECT_EQ(match.undoable(0), (std::vector<std::size_t>{1}));
  EXPECT_EQ(match.undoable(1), (std::vector<std::size_t>{2}));
  EXPECT_EQ(match.undo(0, 0).code, "RI-179") << "nature's";
  EXPECT_EQ(match.undo(0, 2).code, "RI-179") << "another seat's";
  EXPECT_EQ(match.undo(0, 3).code, "RI-179") << "there is none";
  EXPECT_EQ(match.undo(kNature, 0).code, "RI-179");
  EXPECT_EQ(match.undo(kSpectator, 1).code, "RI-179");
  EXPECT_FALSE(match.undo(0, 1));
  EXPECT_EQ(match.log().size(), 2u);
  EXPECT_FALSE(match.undo(1, 1));
  EXPECT_EQ(match.position().hash(), before);
  EXPECT_EQ(match.nature_moves(), 1u);
}

// RI-179
TEST_F(MatchTest, RefusesAnUndoOnWhichALaterMoveRestsAndChangesNothing_RI_179) {
  Match match = start("", 1);
  play(match, kNature, "roll H_CURVE H_T R_STRAIGHT STATION_STRAIGHT");
  play(match, 0, "draw 30.HHH");
  play(match, 0, "draw 31..HH");
  play(match, 0, "draw 10.R.R");
  const auto before = match.position().hash();
  EXPECT_EQ(match.undo(0, 1).code, "RI-179") << "31 rests on 30";
  EXPECT_EQ(match.position().hash(), before);
  EXPECT_EQ(match.log().size(), 4u);
  EXPECT_FALSE(match.undo(0, 2)) << "nothing rests on 31";
  EXPECT_FALSE(match.undo(0, 1)) << "any more";
  EXPECT_EQ(match.game().print(match.log().at(1).move), "draw 10.R.R");
}

// RI-179
TEST_F(MatchTest, TakesNothingBackAfterConfirming_RI_179) {
  Match match = start("", 2);
  play(match, kNature, "roll H_CURVE H_T R_STRAIGHT STATION_STRAIGHT");
  for (const auto* move : {"draw 30.HHH", "draw 31..HH", "draw 10.R.R", "draw 11.H.R", "done"}) {
    ASSERT_EQ(play(match, 0, move), "") << move;
  }
  EXPECT_TRUE(match.undoable(0).empty());
  EXPECT_EQ(match.undo(0, 5).code, "RI-179") << "confirming is final";
  EXPECT_EQ(match.undo(0, 4).code, "RI-179");
  ASSERT_EQ(play(match, 1, "draw 16.R.R"), "");
  EXPECT_FALSE(match.undo(1, 6)) << "the others go on at their own pace";
}

// RI-179
TEST_F(MatchTest, StillTakesNothingBackForAConfirmedSeatAfterAnotherSeatsUndo_RI_179) {
  Match match = start("", 2);
  play(match, kNature, "roll H_CURVE H_T R_STRAIGHT STATION_STRAIGHT");
  ASSERT_EQ(play(match, 1, "draw 16.R.R"), "");
  for (const auto* move : {"draw 30.HHH", "draw 31..HH", "draw 10.R.R", "draw 11.H.R", "done"}) {
    ASSERT_EQ(play(match, 0, move), "") << move;
  }
  ASSERT_FALSE(match.undo(1, 1));
  EXPECT_EQ(match.log().size(), 6u);
  EXPECT_TRUE(match.undoable(0).empty());
  for (const std::size_t index : {1u, 2u, 3u, 4u, 5u}) EXPECT_EQ(match.undo(0, index).code, "RI-179") << index;
  EXPECT_EQ(play(match, 0, "done"), "RI-180");
}

// RI-161
TEST_F(MatchTest, TakesNoPickBackBecausePicksArePublicAtOnce_RI_161) {
  Match match = start("draft", 2);
  for (const auto* move : {"first 1", "pair H_T STATION_CURVE", "pair R_CURVE R_CURVE", "pair H_STRAIGHT OVERPASS",
                           "pair H_STRAIGHT R_T"}) {
    ASSERT_EQ(play(match, kNature, move), "") << move;
  }
  ASSERT_EQ(play(match, 1, "take H_T STATION_CURVE"), "");
  EXPECT_EQ(match.undo(1, 5).code, "RI-179");
  ASSERT_EQ(play(match, 0, "take H_STRAIGHT OVERPASS"), "");
  ASSERT_EQ(play(match, 1, "take H_STRAIGHT R_T"), "");
  ASSERT_EQ(play(match, 0, "take R_CURVE R_CURVE"), "");
  EXPECT_TRUE(match.undoable(0).empty()) << "the last picker goes straight on to drawing";
  EXPECT_EQ(match.undo(0, 8).code, "RI-179");
  ASSERT_EQ(play(match, 0, "draw 03RR.."), "");
  EXPECT_FALSE(match.undo(0, 9));
}

// RI-85
TEST_F(MatchTest, ChangesTheImpactDecisionOnlyWhileNothingIsDrawn_RI_85) {
  Match match = start("meteor", 1);
  play(match, kNature, "roll H_CURVE H_T R_STRAIGHT STATION_STRAIGHT");
  play(match, kNature, "meteor ANY 1");
  ASSERT_EQ(play(match, 0, "hit N"), "");
  ASSERT_EQ(play(match, 0, "draw 30.HHH"), "");
  EXPECT_EQ(match.undo(0, 2).code, "RI-179");
  EXPECT_FALSE(match.undo(0, 3));
  EXPECT_FALSE(match.undo(0, 2));
  EXPECT_EQ(play(match, 0, "shield S_CROSS"), "");
  EXPECT_FALSE(match.undo(0, 2));
  EXPECT_EQ(play(match, 0, "hit S"), "");
}

TEST_F(MatchTest, HandsOutTheEventsOfAMove) {
  Match match = start("", 1);
  Events events;
  const auto move = match.game().parse("roll H_CURVE H_T R_STRAIGHT STATION_STRAIGHT");
  ASSERT_TRUE(move);
  EXPECT_FALSE(match.play(kNature, *move, &events));
  ASSERT_EQ(events.size(), 1u);
  EXPECT_EQ(events[0].code, "roll");
  EXPECT_TRUE(events[0].reveals);
  EXPECT_TRUE(may_know(events[0].audience, kSpectator));
  EXPECT_EQ(match.play(kNature, *move, &events).code, "RI-180");
  EXPECT_EQ(events.size(), 1u) << "a refused move has no events";
}

}  // namespace
}  // namespace rh
