// Drawing train cards, newspapers and the display (sections 4.2 and 4.3).
#include "tests/games/legends_of_the_west/table.h"

namespace rh::legends_of_the_west::testing {
namespace {

// TL-23
TEST(LegendsDrawing, OneOfThreeActionsATurn_TL_23) {
  Table table = Table::ready("{}", 2, {.hands = {"red"}});
  EXPECT_EQ(table.asked(0), "claim draw take tickets");
  EXPECT_EQ(table.asked(1), "");
  EXPECT_EQ(Table(table).play("0 draw; 0 draw").settle().turn().first(), 1);
  EXPECT_EQ(Table(table).play("0 claim MTR-ALB red*1; 0 pay red").settle().turn().first(), 1);
  EXPECT_EQ(Table(table).play("0 tickets").settle().decline().turn().first(), 1);
}

// TL-24
TEST(LegendsDrawing, TwoCardsFromDisplayOrDeckAndTheDisplayIsFilledAtOnce_TL_24) {
  Table table = Table::ready("{}", 2, {.hands = {"red red red red"}, .display = "blue white green green yellow"});
  table.play("0 take green; N card black");
  EXPECT_EQ(table.hand(0), "green red red red red");
  EXPECT_EQ(table.asked(0), "draw take");
  EXPECT_EQ(table.sorted(0, "take"), "take black | take blue | take green | take white | take yellow");
  table.play("0 draw; N card yellow.p");
  EXPECT_EQ(table.hand(0), "green yellow.p red red red red");
  EXPECT_EQ(table.asked(1), "claim draw take tickets");
}

// TL-25, TL-I4, TL-I5
TEST(LegendsDrawing, AFaceUpLocomotiveIsTheOnlyCard_TL_25_TL_I4_TL_I5) {
  Table table = Table::ready("{}", 2, {.display = "loco loco red blue white"});
  Table first = table;
  first.play("0 take loco; N card red").settle();
  EXPECT_EQ(first.turn().first(), 1) << "it ends the action";
  Table second = table;
  second.play("0 take red; N card green");
  EXPECT_EQ(second.refusal(0, "take loco"), "I4");
  EXPECT_EQ(second.legal(0, "take loco"), "");
  Table blind = table;
  blind.play("0 draw; N card loco");
  EXPECT_EQ(blind.asked(0), "draw take") << "drawn blind it is an ordinary card";
  blind.play("0 draw; N card loco").settle();
  EXPECT_EQ(blind.turn().first(), 1);
}

// TL-W9, TL-28, TL-R15
TEST(LegendsDrawing, ThreeLocomotivesResetTheDisplay_TL_W9_TL_28_TL_R15) {
  Table table = Table::ready("{}", 2, {.display = "loco loco red blue green"});
  table.play("0 take red; N card loco");
  EXPECT_TRUE(table.natures());
  table.play("N card white; N card white; N card white; N card yellow; N card black");
  EXPECT_EQ(table.discarded(), 5);
  EXPECT_EQ(table.sorted(0, "take"), "take black | take white | take yellow")
      << "the second card is of the new display";
}

// TL-28, TL-R16
TEST(LegendsDrawing, AtMostThreeResetsInOneRefill_TL_28_TL_R16) {
  Table table = Table::ready(
      "{}", 2, {.hands = {"red red red red", "blue blue blue blue"}, .display = "loco loco red blue green"});
  table.play("0 take red; N card loco");                                            // reset 1: 9 left
  table.play("N card loco; N card loco; N card loco; N card white; N card white");  // reset 2: 6 left
  table.play("N card loco; N card loco; N card loco; N card white; N card white");  // reset 3: 3 left
  table.play("N card loco; N card loco; N card loco; N card white; N card white");  // stays
  EXPECT_FALSE(table.natures());
  EXPECT_EQ(table.legal(0, "take"), "take white");
}

// TL-27, TL-W12, TL-R11, TL-R12, TL-I3
TEST(LegendsDrawing, NothingIsDrawnWithEightCardsOrFewer_TL_27_TL_W12_TL_R11_TL_R12_TL_I3) {
  Table table = Table::ready("{}", 2);
  // Both draw from the deck; 77 cards lie there, newspapers among them, and nothing is discarded.
  for (int i = 0; i < 34; ++i) {
    EXPECT_EQ(table.deck() + table.discarded(), 77 - 2 * i);
    ASSERT_TRUE(table.can(table.turn().first(), "draw"));
    const std::string by = std::to_string(table.turn().first());
    table.play(by + " draw; " + by + " draw").settle();
  }
  EXPECT_EQ(table.deck(), 9);
  EXPECT_EQ(table.weight("card news"), 0u);
  ASSERT_TRUE(table.can(0, "draw"));
  table.play("0 draw; 0 draw").settle();
  EXPECT_EQ(table.deck() + table.discarded(), 7);
  EXPECT_EQ(table.refusal(1, "draw"), "I3");
  EXPECT_EQ(table.refusal(1, "take " + split(table.display(), " ")[0]), "I3") << "the display does not help";
  EXPECT_EQ(table.asked(1).find("draw"), std::string::npos);
}

// TL-27, TL-W12, TL-I3
TEST(LegendsDrawing, EightCardsAreTooFewAndNineAreEnough_TL_27_TL_W12_TL_I3) {
  Table table = Table::ready("{}", 2, {.display = "loco red red blue blue"});
  table.play("0 take loco").settle();  // one card from the deck: 76 lie there
  while (table.deck() + table.discarded() > 10) {
    const std::string by = std::to_string(table.turn().first());
    table.play(by + " draw; " + by + " draw").settle();
  }
  ASSERT_EQ(table.deck() + table.discarded(), 10);
  const std::string by = std::to_string(table.turn().first());
  table.play(by + " draw");
  table.settle().play(by + " draw").settle();
  ASSERT_EQ(table.deck() + table.discarded(), 8);
  EXPECT_EQ(table.refusal(table.turn().first(), "draw"), "I3");
}

// TL-29
TEST(LegendsDrawing, TheDiscardPileBecomesTheDeck_TL_29) {
  Table table = Table::ready("{}", 2, {.hands = {"black black black loco", "red red red red"}});
  table.play("0 claim BUF-PHI black*3; 0 pay black black black; 1 claim PIT-CIN/b red*3; 1 pay red red red");
  table.play("0 claim MTR-ALB loco*1");
  table.own(1, "LEW-NRF").settle();
  // The newspapers first, so that none is met when the deck ends.
  for (const char* event : {"E01", "E02", "E03", "E06", "E07", "E04"}) {
    const std::string by = std::to_string(table.settle().turn().first());
    table.play(by + " draw; N card news; N event " + event).settle();
  }
  const int discarded = table.discarded();
  ASSERT_EQ(discarded, 16);
  while (table.deck() > 0) table.settle().play(std::to_string(table.turn().first()) + " draw").settle();
  ASSERT_EQ(table.discarded(), discarded);
  table.play(std::to_string(table.turn().first()) + " draw");
  EXPECT_EQ(table.position->nature_total(), static_cast<std::uint64_t>(discarded)) << "no line says so";
  EXPECT_EQ(table.weight("card black"), 3u);
  EXPECT_EQ(table.weight("card loco"), 1u);
  EXPECT_EQ(table.weight("card news"), 6u);
  EXPECT_EQ(table.discarded(), 0);
}

// TL-30
TEST(LegendsDrawing, HandsHaveNoLimit_TL_30) {
  Table table = Table::ready("{}", 2);
  for (int i = 0; i < 30; ++i) table.idle();
  EXPECT_GT(table.cards(0), 30);
}

// TL-31, TL-W10
TEST(LegendsNewspapers, ANewspaperRevealsAnEventAndIsReplaced_TL_31_TL_W10) {
  Table table = Table::ready("{}", 2, {.hands = {"red red red red"}, .display = "loco loco red blue green"});
  table.play("0 draw; N card news");
  EXPECT_EQ(table.outcomes().substr(0, 9), "event E01");
  table.play("N event E03");
  EXPECT_EQ(table.current(), "E03");
  EXPECT_EQ(table.discarded(), 1);
  EXPECT_TRUE(table.outcomes().starts_with("card")) << "the replacement, for the same place";
  EXPECT_EQ(table.weight("card news"), 5u);
  table.play("N card green");
  EXPECT_EQ(table.hand(0), "green red red red red");
  EXPECT_EQ(table.refusal(0, "take loco"), "I4");
}

// TL-31
TEST(LegendsNewspapers, ReplacementsCanBeNewspapersAgain_TL_31) {
  Table table = Table::ready();
  table.play("0 draw; N card news; N event E03; N card news; N event E06; N card news; N event E07; N card blue");
  EXPECT_EQ(table.current(), "E07");
  EXPECT_EQ(table.asked(0), "draw take");
  EXPECT_EQ(table.discarded(), 3);
}

// TL-32, TL-33
TEST(LegendsNewspapers, ALastingEventHoldsAtOnceAndUntilTheNext_TL_32_TL_33) {
  Table table = Table::ready("{}", 2, {.display = "loco red red blue blue"});
  table.play("0 draw; N card news; N event E07; N card green; 0 draw");
  table.settle().play("1 tickets").settle();
  EXPECT_EQ(table.moves(1).size(), 15u) << "E07: four";
  table.decline().play("0 draw; N card news; N event E06; N card red; 0 draw").settle();
  table.play("1 tickets").settle();
  EXPECT_EQ(table.moves(1).size(), 7u) << "E07 is covered";
}

// TL-W11, TL-33, TL-36
TEST(LegendsNewspapers, LightningWaitsForTheRefillAndThenRuns_TL_W11_TL_33_TL_36) {
  Table table = Table::ready("{}", 3, {.display = "red red blue blue white"});
  table.idle();  // seat 0; seat 1 is active now
  table.play("1 take red; N card news; N event E05");
  EXPECT_TRUE(table.outcomes().starts_with("card")) << "the replacement into the display first";
  table.play("N card yellow");
  EXPECT_EQ(table.discarded(), 6) << "newspaper and the five of the display";
  table.play("N card white; N card white; N card black; N card black; N card green");
  EXPECT_EQ(table.display(), "black black white white green") << table.display();
  const int before = table.cards(1);
  table.play("N card loco");
  EXPECT_EQ(table.cards(1), before + 1) << "the active player first";
  table.play("N card red.s");
  EXPECT_NE(table.hand(2).find("red.s"), std::string::npos) << "then clockwise";
  table.play("N card red.p");
  EXPECT_NE(table.hand(0).find("red.p"), std::string::npos);
  EXPECT_EQ(table.asked(1), "draw take") << "then the second card";
}

// TL-33, TL-R23
TEST(LegendsNewspapers, NewspapersInsideALightningQueueUp_TL_33_TL_R23) {
  Table table = Table::ready("{}", 2);
  // E05 draws for both; in its display a newspaper brings E04, which pays after everybody has drawn.
  table.own(0, "NYC-PHI/a");
  const int money = table.until(0).money(0);
  table.play("0 draw; N card news; N event E05; N card red; N card news; N event E04; N card red");
  EXPECT_EQ(table.money(0), money) << "the running effect is finished first";
  table.play("N card blue; N card blue; N card white; N card white; N card green");
  EXPECT_EQ(table.money(0), money);
  table.play("N card green");
  EXPECT_EQ(table.money(0), money + 2) << "New York and Philadelphia";
  EXPECT_EQ(table.asked(0), "draw take");
}

// TL-33, TL-R10
TEST(LegendsNewspapers, ADrawOfSeveralCardsIsSeveralMovements_TL_33_TL_R10) {
  Table table = Table::ready("{}", 2, {.hands = {"white", "red red"}});
  table.event(0, "E06").settle().play("0 draw").settle();
  table.play("1 claim PHI-PIT red*2; 1 pay red red; N card news; N event E04; N card blue");
  EXPECT_EQ(table.money(1), 5 + 2) << "two large cities: the queue runs after the first of two cards";
  EXPECT_TRUE(table.outcomes().starts_with("card")) << "then the second card of step 12";
  table.play("N card blue");
  EXPECT_EQ(table.turn().first(), 0);
}

// TL-34, TL-R22
TEST(LegendsNewspapers, AnEmptyEventDeckIsShuffledWithoutTheCurrentEvent_TL_34_TL_R22) {
  Json carry = carry_before(1, {"blue", "yellow"});
  carry["events"] = {"E01", "E02"};
  carry["retired_events"] = {"E03", "E04", "E05", "E06", "E07"};
  Table table = Table::ready(campaign(carry));
  table.play("0 draw; N card news");
  EXPECT_EQ(table.outcomes(), "event E01 1 | event E02 1");
  table.play("N event E01; N card news; N event E02; N card news");
  EXPECT_EQ(table.outcomes(), "event E01 1") << "the current one stays";
  carry["events"] = {"E01"};
  carry["retired_events"] = {"E02", "E03", "E04", "E05", "E06", "E07"};
  Table one = Table::ready(campaign(carry));
  one.play("0 draw; N card news; N event E01; N card news");
  EXPECT_TRUE(one.outcomes().starts_with("card")) << "only a replacement";
  EXPECT_EQ(one.current(), "E01");
}

// TL-29b, TL-W27, TL-R31
TEST(LegendsNewspapers, WithEightTrainCardsOrFewerANewspaperIsQuiet_TL_29b_TL_W27_TL_R31) {
  for (const int cars : {8, 9}) {
    Table table = Table::ready("{}", 2);
    while (table.deck() + table.discarded() > cars + 6 + 1) {
      const std::string by = std::to_string(table.settle().turn().first());
      table.play(by + " draw").settle();
    }
    ASSERT_TRUE(table.can(table.turn().first(), "draw"));
    const std::string by = std::to_string(table.turn().first());
    table.play(by + " draw");
    ASSERT_EQ(table.position->nature_total(), static_cast<std::uint64_t>(cars + 7));
    table.play("N " + table.outcomes().substr(0, table.outcomes().find(' ', 5)));
    const std::string next = std::to_string(table.settle().turn().first());
    table.play(next + " draw; N card news");
    EXPECT_EQ(table.outcomes().substr(0, 5), cars == 8 ? "card " : "event") << cars;
  }
}

// TL-29a, TL-W28, TL-26, TL-R8
TEST(LegendsNewspapers, NothingButNewspapersIsNothingToDraw_TL_29a_TL_W28_TL_26_TL_R8) {
  // Both hoard every card; then the Telegraph Line draws what is left after ticket actions.
  Table table = Table::ready(R"({"mode":"continent"})", 2);
  table.event(0, "E09").settle().play("0 draw").settle();
  while (table.can(table.settle().turn().first(), "draw"))
    table.play(std::to_string(table.turn().first()) + " draw").settle();
  EXPECT_EQ((table.cards(0) + table.cards(1)) % 2, 0) << "the second card is taken as long as there is one";
  const auto tickets = [&] {
    const Seat seat = table.turn().first();
    const std::string by = std::to_string(seat) + " ";
    table.play(by + "tickets").settle().play(by + table.moves(seat)[0]);
    return table.natures();
  };
  int drawn = 0;
  while (drawn < 9 && tickets()) {
    table.settle();
    ++drawn;
  }
  EXPECT_EQ(drawn, 1) << "one train card was left beside six newspapers";
  EXPECT_EQ(table.deck() + table.discarded(), 6);
  EXPECT_FALSE(tickets()) << "nothing is drawn";
}

}  // namespace
}  // namespace rh::legends_of_the_west::testing
