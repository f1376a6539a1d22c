// End of turn and of the game with 2-4 players (section 4.7).
#include "tests/games/isle_of_trains/table.h"

namespace rh::isle_of_trains::testing {
namespace {

// IT-95
TEST(IsleEndOfTurn, DiscardsDownToFive_IT_95) {
  Table table =
      Table::ready("", 2).with_hand(0, "4*coach_1 2*hopper_1").with_display("bank coach_2 coach_2").with_actions(1);
  table.play("0 take bank");
  EXPECT_EQ(table.step(), Step::Limit);
  EXPECT_EQ(table.legal(0), "toss bank | toss coach_1 | toss hopper_1");
  EXPECT_EQ(table.refusal_with_arguments(0, "take pax"), "E31 over=2");
  EXPECT_EQ(table.refusal(0, "pass"), "E31");
  EXPECT_EQ(table.refusal(0, "toss town_hall"), "E5");
  table.play("0 toss bank");
  EXPECT_EQ(table.refusal_with_arguments(0, "night"), "E31 over=1");
  table.play("0 toss hopper_1");
  EXPECT_EQ(table.discard(), "bank hopper_1") << "owner's choice and order";
  EXPECT_TRUE(table.turn().nature) << "the display is refilled after it";
  Table five = Table::ready("", 2).with_hand(0, "4*coach_1").with_display("bank coach_2 coach_2").with_actions(1);
  five.play("0 take bank");
  EXPECT_TRUE(five.turn().nature);
}

// IT-95
TEST(IsleEndOfTurn, RefillsTheDisplayReshufflingIfNeeded_IT_95) {
  Table table =
      Table::ready("", 2).with_display("bank coach_2 coach_2").with_discard("hopper_1 hopper_1").only_deck("town_hall");
  table.play("0 take bank; 0 take coach_2; N show town_hall");
  EXPECT_EQ(table.discard(), "") << "shuffled for the second card";
  EXPECT_EQ(table.outcomes(), "show hopper_1 2");
  table.play("N show hopper_1");
  EXPECT_EQ(table.turn(), Turn::of(1));
  EXPECT_EQ(table.deck(), 1);
}

// IT-95
TEST(IsleEndOfTurn, LeavesTheDisplayShortWhenNoCardsExist_IT_95) {
  Table table = Table::ready("", 2).with_display("bank coach_2 coach_2").only_deck("").with_actions(1);
  table.play("0 take bank");
  EXPECT_EQ(table.turn(), Turn::of(1));
  EXPECT_EQ(table.display(), "- coach_2 coach_2");
}

// Plays whole turns of nothing but passengers; returns who is to act after each.
std::string who_plays(Table& table, int turns) {
  std::string seats;
  for (int i = 0; i < turns && !table.over(); ++i) {
    seats += std::to_string(table.state.table.active);
    table.end_turn();
  }
  return seats + (table.over() ? " over" : "");
}

// IT-96
TEST(IsleEnd, TheTrackGivesTheLocomotiveAndOneMoreTurnToAll_IT_96) {
  for (int seats = 2; seats <= 4; ++seats) {
    const int end = tables().end_space[static_cast<std::size_t>(seats)];
    Table table = Table::ready("", seats).with_progress(end - 1).with_train(0, "engine_1 hopper_2:coach_1,coach_1");
    table.play("0 deliver alpine_lodge; 0 initial; 0 give 1; 0 give 1; 0 finish");
    EXPECT_EQ(table.state.table.locomotive, kNobody) << "only at the end check";
    EXPECT_EQ(table.state.table.progress, end);
    table.end_turn();
    EXPECT_EQ(table.state.table.locomotive, 0);
    EXPECT_EQ(table.state.table.final_turns, seats);
    EXPECT_EQ(score(table.state, 0).locomotive, 1);
    EXPECT_EQ(who_plays(table, 10), std::string("12340").substr(0, static_cast<std::size_t>(seats - 1)) + "0 over")
        << "the one who triggered is last";
  }
}

// IT-96
TEST(IsleEnd, ShortOfTheEndSpaceNothingHappens_IT_96) {
  Table table = Table::ready("", 2).with_progress(3);
  table.end_turn();
  EXPECT_EQ(table.state.table.final_turns, 0);
  EXPECT_EQ(table.state.table.locomotive, kNobody);
}

// IT-96, IT-97
TEST(IsleEnd, EmptyDeckAndDiscardStartTheFinalRound_IT_96_IT_97) {
  Table table = Table::ready("", 3).only_deck("");
  table.end_turn();
  EXPECT_EQ(table.state.table.final_turns, 3);
  EXPECT_EQ(table.state.table.locomotive, kNobody) << "nobody gets the locomotive";
  EXPECT_EQ(who_plays(table, 10), "120 over");
  EXPECT_EQ(table.state.table.locomotive, kNobody);
}

// IT-96
TEST(IsleEnd, ADiscardOrACardInTheDeckPreventsIt_IT_96) {
  Table discard = Table::ready("", 2).with_display("hopper_1 hopper_1 hopper_1").with_discard("bank").only_deck("");
  discard.end_turn();
  EXPECT_EQ(discard.state.table.final_turns, 0);
  Table deck = Table::ready("", 2).with_display("hopper_1 hopper_1 hopper_1").only_deck("bank");
  deck.end_turn();
  EXPECT_EQ(deck.state.table.final_turns, 0);
}

// IT-96
TEST(IsleEnd, BothAtOnceCountAsTheTrack_IT_96) {
  Table table = Table::ready("", 2).with_progress(4).only_deck("");
  table.play("0 take pax; N pax white; 0 take pax");
  EXPECT_EQ(table.events("N pax white"),
            "pax(colour=white) locomotive final_round(case=progress) turn(seat=1,round=1)");
  EXPECT_EQ(table.state.table.locomotive, 0);
}

// IT-97
TEST(IsleEnd, InTheFinalRoundTheLocomotiveCanStillBeWonWithoutExtraTurns_IT_97) {
  Table table = Table::ready("", 3).with_progress(4).with_train(1, "engine_1 hopper_2:coach_1,coach_1").only_deck("");
  table.end_turn();
  EXPECT_EQ(table.state.table.final_turns, 3);
  table.play("1 deliver alpine_lodge; 1 initial; 1 give 1; 1 give 1; 1 finish");
  EXPECT_EQ(table.state.table.progress, 5);
  table.end_turn();
  EXPECT_EQ(table.state.table.locomotive, 1);
  EXPECT_EQ(table.state.table.final_turns, 2) << "no extra turns";
  EXPECT_EQ(who_plays(table, 10), "20 over");
}

// IT-97
TEST(IsleEnd, RunningOutOfCardsInAFinalRoundChangesNothing_IT_97) {
  Table table = Table::ready("", 2).with_progress(4);
  table.end_turn();
  EXPECT_EQ(table.state.table.final_turns, 2);
  table.only_deck("");
  table.end_turn();
  EXPECT_EQ(table.state.table.final_turns, 1);
  table.end_turn();
  EXPECT_TRUE(table.over());
}

// IT-98
TEST(IsleEnd, ComesAfterAHundredAndFiftyTurnsOfEach_IT_98) {
  Table table = Table::ready("", 3).with_turns(3 * 150 - 1);
  table.state.table.active = 2;
  table.end_turn();
  EXPECT_EQ(table.state.table.final_turns, 3);
  EXPECT_EQ(table.state.table.locomotive, kNobody) << "as under Trigger C";
  EXPECT_EQ(who_plays(table, 10), "012 over");
  Table early = Table::ready("", 3).with_turns(3 * 150 - 2);
  early.state.table.active = 1;
  early.end_turn();
  EXPECT_EQ(early.state.table.final_turns, 0);
}

// IT-98
TEST(IsleEnd, TheOptionSetsTheLimit_IT_98) {
  Table table = Table::ready("max_turns=1", 2);
  EXPECT_EQ(who_plays(table, 9), "0101 over");
  Table three = Table::ready("max_turns=3", 4);
  EXPECT_EQ(who_plays(three, 99), "0123012301230123 over");
}

}  // namespace
}  // namespace rh::isle_of_trains::testing
