// Who moves when, and which decisions have a line (sections 4 and 11.1).
#include "tests/games/pioneer_rails/table.h"

namespace rh::pioneer_rails::testing {
namespace {

// PR-86: nature, the dealer, then all at once, each in its own stage.
// PR-86
TEST(PioneerTurn, EverySeatHasAStageOfItsOwn_PR_86) {
  Table table = Table::ready("", 3);
  EXPECT_EQ(table.turn(), Turn::of_nature());
  table.cards("QD 10S KC");
  EXPECT_EQ(table.turn(), Turn::of(0)) << "the dealer alone";
  EXPECT_EQ(table.legal(1), "");
  table.play("0 pick QD");
  EXPECT_EQ(table.turn(), Turn::of_all(3));
  EXPECT_EQ(table.state.at(0).stage, Stage::Lay);
  EXPECT_EQ(table.state.at(1).stage, Stage::Pick);
  table.with_tracks(0, "diamonds", "4,14 5,13").lay(0, "5,13 5,11 4,10 3,11").play("0 done");
  EXPECT_EQ(table.state.at(0).stage, Stage::Deposit) << "a bank was activated";
  EXPECT_TRUE(table.turn().has(0));
  table.play("0 deposit E3 0");
  EXPECT_EQ(table.state.at(0).stage, Stage::Finished);
  EXPECT_FALSE(table.turn().has(0));
  table.play("1 pick KC").finish(1);
  EXPECT_EQ(table.state.at(1).stage, Stage::Finished) << "no bank: `done` finishes";
  EXPECT_EQ(table.turn(), Turn::of(2));
  table.play("2 pick KC").finish(2);
  EXPECT_EQ(table.turn(), Turn::of_nature()) << "the turn ends with the last of them";
}

// PR-14
TEST(PioneerTurn, OneSeatHasTheToken_PR_14) {
  Table table = Table::ready("", 4);
  for (int turn = 0; turn < 8; ++turn) {
    while (table.turn().nature) apply(table.state, kNature, nature_pick(table.state, 0), nullptr);
    int picking = 0;
    for (Seat s = 0; s < 4; ++s) picking += table.legal(s, "pick").empty() ? 0 : 1;
    EXPECT_EQ(picking, 1);
    EXPECT_NE(table.legal(table.state.table.dealer()), "");
    table.any_turn();
  }
}

// PR-32: alone there is nobody to deal, and no bonus.
// PR-32, PR-73
TEST(PioneerTurn, AloneThereIsNoDealer_PR_32_PR_73) {
  Table table = Table::ready("", 1);
  EXPECT_EQ(table.outcomes().substr(0, 11), "discard 10C") << "no `dealer` before the first card";
  table.cards("xAC 10C JC");
  EXPECT_EQ(table.state.table.phase, Phase::Play);
  EXPECT_EQ(table.view(0).find("\"dealer\""), std::string::npos);
  EXPECT_EQ(table.sheet().bonus, 0);
}

// PR-60, PR-86
TEST(PioneerTurn, NobodyMovesAfterTheFourthRound_PR_60_PR_86) {
  Table table = Table::ready("extra_card", 2);
  while (!table.over()) {
    EXPECT_LT(table.state.table.turns_played(), 20);
    table.any_turn();
  }
  EXPECT_EQ(table.state.table.round, 3);
  EXPECT_EQ(table.state.table.turn, 4);
  for (Seat s = 0; s < 2; ++s) EXPECT_EQ(table.legal(s), "");
  EXPECT_EQ(table.outcomes(), "");
}

// PR-89: also a decision with a single option is made by a line.
// PR-89
TEST(PioneerTurn, EveryDecisionHasALine_PR_89) {
  Table last = Table::ready("extra_card", 2).play("N deal 0 QS; N deal 1 10D");
  for (int turn = 0; turn < 4; ++turn) last.any_turn();
  EXPECT_EQ(last.legal(0), "pick QS") << "the hidden card is not played by itself";
  Table bank = Table::laying("diamonds").with_tracks(0, "diamonds", "4,14 5,13").lay(0, "5,13 5,11 4,10 3,11");
  bank.play("0 done");
  EXPECT_EQ(bank.legal(0), "deposit E3 0") << "nor is nothing deposited by itself";
  Table blocked = Table::laying("hearts").with_boxes(0, 1, 1);
  blocked.state.at(0).now.touched = Corners::all();
  EXPECT_EQ(blocked.legal(0), "done");
}

// PR-89: everything else happens by itself: one line, and the turn is over with all that follows from it.
// PR-89
TEST(PioneerTurn, BookkeepingHasNoLine_PR_89) {
  Table table = Table::ready("", 2, "A F N").at_turn(1, 5).with_hand(0, 1, "Q A Q A").with_hand(1, 1, "Q A Q J");
  for (const Seat seat : {0, 1}) table.with_tracks(seat, "hearts", "19,7 18,8 18,10 17,11");
  table.cards("AC KC 10S").play("0 pick AC; 1 pick KC").finish(1);
  table.lay(0, "18,14 17,13 17,11 / 18,16 17,17");
  EXPECT_EQ(table.events("0 done"),
            "activate@0(hex=E9 place=mine) finished() played(card=AC suit=clubs tracks=3) active(hex=E9 place=mine) "
            "played(card=KC suit=clubs tracks=3) active(hex=E9 place=mine) active(hex=F8 place=mine) "
            "star(seat=0 objective=N points=10) hand(seat=0 hand=full_house points=4) hand(seat=1 hand=pair points=1) "
            "round(round=2) turn(round=2 turn=1)");
  EXPECT_EQ(table.state.table.dealer(), 1) << "the token has passed";
  EXPECT_EQ(split(table.outcomes(), "|").size(), 20u) << "all cards are in the deck";
}

// PR-5, PR-69
TEST(PioneerResult, TheHighestTotalWins_PR_5_PR_69) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const State over = random_state("", 2 + static_cast<int>(seed % 7), seed, 1 << 20);
    const Standing end = standing(over);
    const auto seats = static_cast<std::size_t>(over.table.seats);
    const int most = *std::max_element(end.scores.begin(), end.scores.begin() + over.table.seats);
    for (std::size_t s = 0; s < seats; ++s) {
      if (end.ranks[s] == 1) EXPECT_EQ(end.scores[s], most);
      if (end.scores[s] < most) EXPECT_GT(end.ranks[s], 1);
      EXPECT_EQ(end.scores[s], score(over.at(static_cast<Seat>(s)).now).total());
    }
  }
}

// PR-67, PR-69: the sum of the four hands decides between equal totals, not the best of them.
// PR-67, PR-69
TEST(PioneerResult, EqualTotalsAreDecidedByAllFourHands_PR_67_PR_69) {
  Table table("", 2);
  std::array<Score, kSeats> scores{};
  scores[0].poker = {12, 0, 0, 0};
  scores[0].gold = 5;
  scores[1].poker = {4, 3, 3, 3};
  scores[1].gold = 4;
  EXPECT_EQ(rank(table.state.table, scores).ranks[0], 2);
  EXPECT_EQ(rank(table.state.table, scores).ranks[1], 1);
  scores[1].gold = 5;
  scores[1].poker = {3, 3, 3, 3};
  EXPECT_EQ(rank(table.state.table, scores).ranks[0], 1) << "equal in both: shared";
  EXPECT_EQ(rank(table.state.table, scores).ranks[1], 1);
}

// PR-94
TEST(PioneerOptions, AreTheThreeOfTheSpecWithTheirDefaults_PR_94) {
  const Options plain(PioneerRails::info().options);
  const Table two("", 2), one("side=B extra_card level=legendary", 1);
  EXPECT_EQ(two.state.table.side, 0);
  EXPECT_EQ(two.state.table.extra_card, 0);
  EXPECT_EQ(kLevelNames[two.state.table.level], "beginner");
  EXPECT_EQ(one.state.table.side, 1);
  EXPECT_EQ(one.state.table.extra_card, 1);
  EXPECT_EQ(kLevelNames[one.state.table.level], "legendary");
  std::string names;
  for (const OptionSpec& option : PioneerRails::info().options) (names += " ") += option.name;
  EXPECT_EQ(names, " side extra_card level");
}

// PR-81: what the known expansions add is not in this box.
// PR-81
TEST(PioneerOptions, NoExpansionIsInTheBox_PR_81) {
  Options made(PioneerRails::info().options);
  for (const auto* name : {"forest", "jokers", "owners", "companies"})
    EXPECT_FALSE(made.set_text(name, "true")) << name;
  EXPECT_EQ(kCards, 20) << "no joker";
  EXPECT_EQ(kObjectives, 15) << "no bandit";
  EXPECT_EQ(tables().maps.size(), 2u) << "no forest";
}

}  // namespace
}  // namespace rh::pioneer_rails::testing
