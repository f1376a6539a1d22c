// The twenty-eight events, one by one (section 4.3).
#include "tests/games/legends_of_the_west/table.h"

namespace rh::legends_of_the_west::testing {
namespace {

constexpr std::string_view kContinent = R"({"mode":"continent","companies":["red","black"]})";

// A table with a lasting event; the seat 0 is to act and holds these cards. Seat 1 drew the newspaper.
Table under(std::string_view event, std::string_view hand, std::string_view options = kContinent) {
  Table table = Table::ready(options, 2, {.hands = {std::string(hand)}, .display = "white white green green yellow"});
  table.idle();
  table.event(1, event).settle().play("1 draw").decline();
  EXPECT_EQ(table.current(), event);
  EXPECT_EQ(table.turn().first(), 0);
  return table;
}

// What a claim brings to seat 0 in money.
int brings(const Table& before, std::string_view lines) {
  Table table = before;
  table.play(lines).decline();
  return table.money(0) - before.money(0);
}

// A table where seat 0 meets a lightning event with its first card.
Table struck(std::string_view event, const Deal& deal, std::string_view options = kContinent, int seats = 2) {
  Table table = Table::ready(options, seats, deal);
  table.event(0, event).play("N card yellow");
  return table;
}

// TL-32
TEST(LegendsEvents, E01_ShortRoutesEarnOneDollar_TL_32) {
  const Table table = under("E01", "blue blue blue blue", "{\"companies\":[\"red\",\"black\"]}");
  EXPECT_EQ(brings(table, "0 claim PHI-BAL/b blue*1; 0 pay blue"), 1);
  EXPECT_EQ(brings(table, "0 claim BAN-MTR blue*2; 0 pay blue blue"), 1);
  EXPECT_EQ(brings(table, "0 claim ATL-CHS blue*3; 0 pay blue blue blue"), 0);
}

// TL-32
TEST(LegendsEvents, E02_LongRoutesEarnTwoDollars_TL_32) {
  const Table table = under("E02", "blue blue blue blue", "{\"companies\":[\"red\",\"black\"]}");
  EXPECT_EQ(brings(table, "0 claim BAN-MTR blue*2; 0 pay blue blue"), 0);
  EXPECT_EQ(brings(table, "0 claim ATL-CHS blue*3; 0 pay blue blue blue"), 2);
  EXPECT_EQ(brings(table, "0 claim SAV-MOB/b blue*4; 0 pay blue blue blue blue"), 2);
}

// TL-I24
TEST(LegendsEvents, E03_AFaceUpLocomotiveCostsOneDollar_TL_I24) {
  Table table = Table::ready("{}", 2, {.display = "loco loco green green yellow"});
  table.event(0, "E03").settle().play("0 draw").settle();
  table.play("1 take loco").settle();
  EXPECT_EQ(table.money(1), 4);
  EXPECT_EQ(table.turn().first(), 0);
  // Without money it is refused: the bounty has taken it all.
  Table poor =
      Table::ready(R"({"mode":"continent","rules":["R05"],"companies":["green","yellow"]})", 2,
                   {.hands = {"white.s white.s black.s black.s", "red"}, .display = "loco green green yellow yellow"});
  poor.play("0 claim BAN-BOS/b white*2; 0 pay white.s white.s").decline().until(0);
  poor.play("0 claim DET-CHI/b black*2; 0 pay black.s black.s").decline();
  poor.hold(0, "red.s").play("0 claim MTR-ALB red*1; 0 pay red.s").decline();
  EXPECT_EQ(poor.money(0), 0);
  EXPECT_TRUE(poor.until(0).can(0, "take loco"));
  poor.until(1).event(1, "E03").settle().play("1 draw").decline().until(0);
  EXPECT_EQ(poor.refusal(0, "take loco"), "I24");
  EXPECT_TRUE(poor.can(0, "draw"));
}

// TL-36
TEST(LegendsEvents, E04_EachGetsADollarPerLargeCityUpToThree_TL_36) {
  Table table = Table::ready("{}", 2);
  table.own(0, "NYC-PHI/a PHI-BAL/a PIT-BAL/a").own(1, "MTR-ALB");
  const int had = table.money(0), other = table.money(1);
  table.event(0, "E04").play("N card white");
  EXPECT_EQ(table.money(0), had + 3) << "four large cities";
  EXPECT_EQ(table.money(1), other) << "none";
}

// TL-33
TEST(LegendsEvents, E05_TheDisplayIsResetAndEachDrawsOne_TL_33) {
  Table table = struck("E05", {.display = "red red blue blue white"}, "{}");
  table.play("N card black; N card black; N card black; N card green; N card green; N card red; N card blue");
  EXPECT_EQ(table.cards(0), 6);
  EXPECT_EQ(table.cards(1), 5);
  EXPECT_EQ(table.discarded(), 6);
  EXPECT_EQ(table.asked(0), "draw take");
}

// TL-32
TEST(LegendsEvents, E06_LargeCitiesDrawTwo_TL_32) {
  Table table = under("E06", "red red red red", "{\"companies\":[\"blue\",\"black\"]}");
  table.play("0 claim MTR-BUF/a red*2; 0 pay red red; N card white; N card white");
  EXPECT_FALSE(table.natures());
}

// TL-47
TEST(LegendsEvents, E07_TheTicketActionDrawsOneMore_TL_47) {
  Table table = under("E07", "red", "{}");
  table.play("0 tickets").settle();
  EXPECT_EQ(table.moves(0).size(), 15u);
}

// TL-32
TEST(LegendsEvents, E08_GreyRoutesEarnTwoDollars_TL_32) {
  const Table table = under("E08", "blue blue blue blue");
  EXPECT_EQ(brings(table, "0 claim MTR-BOS/a blue*2; 0 pay blue blue"), 2);
  EXPECT_EQ(brings(table, "0 claim BAN-MTR blue*2; 0 pay blue blue"), 0);
}

// TL-48
TEST(LegendsEvents, E09_ACardAfterTheTicketAction_TL_48) {
  Table table = under("E09", "red");
  table.play("0 tickets").settle().play("0 " + table.moves(0)[0]);
  EXPECT_TRUE(table.outcomes().starts_with("card"));
  table.play("N card loco");
  EXPECT_NE(table.hand(0).find("loco"), std::string::npos);
  EXPECT_EQ(table.turn().first(), 1);
}

// TL-36
TEST(LegendsEvents, E10_WhoHasMoreThanTenLosesTwo_TL_36) {
  Table table =
      Table::ready(R"({"mode":"continent","companies":["red","black"]})", 2, {.hands = {"loco loco loco red"}});
  // Special trains bring $3 each: 5, 8, 11.
  table.play("0 claim MTR-ALB red*1; 0 pay red; 0 skip; 0 special money").settle();
  EXPECT_EQ(table.money(0), 10) << "red's bonus and a special train";
  Table ten = table;
  ten.event(1, "E10").play("N card white");
  EXPECT_EQ(ten.purses(), "10 5") << "ten is not more than ten";
  table.hold(0, "green").play("0 claim BOS-ALB green*1; 0 pay green; 0 skip; 0 special money").settle();
  EXPECT_EQ(table.money(0), 13);
  table.event(1, "E10").play("N card white");
  EXPECT_EQ(table.purses(), "11 5");
}

// TL-32
TEST(LegendsEvents, E11_ClaimsWithALocomotiveEarnOneDollar_TL_32) {
  const Table table = under("E11", "blue blue loco loco");
  EXPECT_EQ(brings(table, "0 claim BAN-MTR blue*2; 0 pay blue blue; 0 skip; 0 skip"), 0);
  EXPECT_EQ(brings(table, "0 claim BAN-MTR blue*1+loco*1; 0 pay blue; 0 skip; 0 skip"), 1);
  EXPECT_EQ(brings(table, "0 claim BAN-MTR loco*2; 0 skip"), 1);
}

// TL-I37, TL-105, TL-46b
TEST(LegendsEvents, E12_EachMaySellTwoCarsOfOneColour_TL_I37_TL_105_TL_46b) {
  Table table = struck("E12", {.hands = {"red red.s blue loco", "red blue green white"}});
  EXPECT_EQ(table.legal(0), "sell red red.s | skip");
  EXPECT_EQ(table.refusal(0, "sell blue red"), "I37");
  EXPECT_EQ(table.refusal(0, "sell loco loco"), "I37");
  EXPECT_EQ(table.refusal(0, "sell white white"), "I15");
  EXPECT_EQ(table.refusal(1, "sell red red"), "I32");
  Table skipped = table;
  table.play("0 sell red red.s");
  EXPECT_EQ(table.purses(), "8 5");
  EXPECT_EQ(table.hand(0), "blue yellow loco");
  EXPECT_EQ(table.asked(0), "draw take") << "seat 1 has no pair and is not asked";
  skipped.play("0 skip");
  EXPECT_EQ(skipped.purses(), "5 5");
}

// TL-95
TEST(LegendsEvents, E13_AStormComesToAnUnclaimedLinkOfTheCoast_TL_95) {
  Table table = Table::ready(R"({"mode":"continent","rules":["R01"]})");
  table.event(0, "E13").play("N card white");
  const std::string links = table.outcomes();
  // The eight links of length two or more that touch T1, less the three with a storm.
  EXPECT_EQ(table.position->nature_total(), 5u) << links;
  EXPECT_EQ(table.weight("storm TAL-CDK"), 0u) << "too short";
  table.settle();
  EXPECT_EQ(table.asked(0), "draw take");
  // A claimed link gets none.
  Table claimed = Table::ready(R"({"mode":"continent","rules":["R01"]})");
  std::string free;
  for (const char* link : {"MOB-TAL", "SAV-TAL", "STA-CDK", "CDK-FTM"}) {
    Table trial = Table(claimed).event(0, "E13").play("N card white");
    if (trial.weight("storm " + std::string(link)) > 0) free = link;
  }
  claimed.own(0, free).event(1, "E13").play("N card white");
  EXPECT_EQ(claimed.weight("storm " + free), 0u);
}

// TL-32
TEST(LegendsEvents, E14_ClaimsThatTouchTheCoastEarnOneDollar_TL_32) {
  const Table table = under("E14", "blue blue blue blue");
  EXPECT_EQ(brings(table, "0 claim SAV-STA/a blue*2; 0 pay blue blue"), 1);
  EXPECT_EQ(brings(table, "0 claim BAN-MTR blue*2; 0 pay blue blue"), 0);
}

// TL-32
TEST(LegendsEvents, E15_ClaimsThatTouchTheLakesDrawOne_TL_32) {
  Table table = under("E15", "blue blue green green");
  table.play("0 claim MQT-DUL blue*2; 0 pay blue blue");
  EXPECT_TRUE(table.natures()) << "no end is large: this is the event's";
  EXPECT_FALSE(Table(under("E15", "blue blue green green")).play("0 claim CIN-KNO blue*2; 0 pay blue blue").natures());
}

// TL-42
TEST(LegendsEvents, E16_ClaimsThatTouchTheLakesNeedACardMore_TL_42) {
  Table table = under("E16", "blue blue green green");
  table.play("0 claim MQT-DUL blue*2; 0 pay blue blue");
  EXPECT_EQ(table.asked(0), "extra");
  EXPECT_FALSE(Table(under("E16", "blue blue")).play("0 claim CIN-KNO blue*2; 0 pay blue blue").asked(0) == "extra");
}

// TL-42
TEST(LegendsEvents, E17_BridgesNeedACardMore_TL_42) {
  Table table = under("E17", "black black green green");
  table.play("0 claim NAS-STL black*2; 0 pay black black");
  EXPECT_EQ(table.asked(0), "extra");
}

// TL-36
TEST(LegendsEvents, E18_EachDrawsAndALocomotiveEarnsTwo_TL_36) {
  Table table = struck("E18", {});
  table.play("N card loco");
  EXPECT_EQ(table.purses(), "7 5");
  table.play("N card red");
  EXPECT_EQ(table.purses(), "7 5");
  EXPECT_EQ(table.cards(1), 5);
  EXPECT_EQ(table.asked(0), "draw take");
}

// TL-36
TEST(LegendsEvents, E18_WhatIsDrawnForAllToSeeStandsInEveryViewUntilTheNextDraw_TL_36) {
  Table table = struck("E18", {});
  table.play("N card loco");
  for (const Seat viewer : {kSpectator, 0, 1}) EXPECT_EQ(table.view(viewer)["drawn"]["card"], "loco") << viewer;
  table.play("N card red");
  const Json drawn = table.view(kSpectator)["drawn"];
  EXPECT_EQ(drawn["card"], "red");
  EXPECT_EQ(drawn["seat"], 1);
  table.play("0 draw; N card blue");
  for (const Seat viewer : {kSpectator, 0, 1}) EXPECT_FALSE(table.view(viewer).contains("drawn")) << viewer;
}

// TL-33
TEST(LegendsEvents, E18_ANewspaperInItsDrawIsReplacedAndQueued_TL_33) {
  Table table = struck("E18", {});
  table.play("N card news; N event E10; N card loco; N card loco");
  EXPECT_EQ(table.purses(), "7 7") << "shown are the replacements; E10 takes nothing from seven dollars";
}

// TL-32
TEST(LegendsEvents, E19_LongClaimsEarnThree_TL_32) {
  const Table table = under("E19", "blue blue blue blue");
  EXPECT_EQ(brings(table, "0 claim ATL-CHS blue*3; 0 pay blue blue blue"), 0);
  EXPECT_EQ(brings(table, "0 claim SAV-MOB/b blue*4; 0 pay blue blue blue blue"), 3);
}

// TL-36
TEST(LegendsEvents, E20_ThePoorestTakesThePot_TL_36) {
  constexpr std::string_view kBounty = R"({"mode":"continent","rules":["R05"],"companies":["green","black","blue"]})";
  Table table = Table::ready(kBounty, 3, {.hands = {"white", "red.s"}});
  table.idle().play("1 claim MTR-ALB red*1; 1 pay red.s").decline();
  EXPECT_EQ(table.purses(), "5 4 5");
  table.event(2, "E20").play("N card white");
  EXPECT_EQ(table.purses(), "5 7 5") << "the pot held two and one";
  Table tied = Table::ready(kBounty, 3);
  tied.idle().event(1, "E20").play("N card white");
  EXPECT_EQ(tied.purses(), "5 7 5") << "a tie: who acts soonest, the active player first";
}

// TL-R10
TEST(LegendsEvents, E21_AnEndThatNoTrainTouchedEarnsTwo_TL_R10) {
  Table table = Table::ready(kContinent, 2, {.hands = {"blue blue blue blue"}});
  table.idle().own(1, "QUE-BAN/b").until(1);
  table.event(1, "E21").settle().play("1 draw").decline();
  EXPECT_EQ(brings(table, "0 claim BAN-MTR blue*2; 0 pay blue blue"), 2) << "Montréal is fresh";
  table.own(1, "QUE-MTR/a");
  EXPECT_EQ(table.until(0).current(), "E21");
  EXPECT_EQ(brings(table, "0 claim BAN-MTR blue*2; 0 pay blue blue"), 0) << "both ends are touched by another's trains";
}

// TL-36
TEST(LegendsEvents, E22_WhoHasFiveCardsDiscardsOne_TL_36) {
  Table table = struck("E22", {.hands = {"red red red.s blue", "blue white green yellow"}});
  EXPECT_EQ(table.cards(0), 5);
  EXPECT_EQ(table.legal(0), "discard blue | discard yellow | discard red | discard red.s");
  EXPECT_EQ(table.refusal(0, "discard white"), "I15");
  EXPECT_EQ(table.refusal(0, "skip"), "I34");
  table.play("0 discard red.s");
  EXPECT_EQ(table.asked(0), "draw take") << "seat 1 holds four";
  EXPECT_EQ(table.discarded(), 2);
}

// TL-32
TEST(LegendsEvents, E23_PickaxesEarnUpToTwo_TL_32) {
  const Table table = under("E23", "blue.p blue.p blue.p blue");
  EXPECT_EQ(brings(table, "0 claim PHI-BAL/b blue*1; 0 pay blue"), 0);
  EXPECT_EQ(brings(table, "0 claim PHI-BAL/b blue*1; 0 pay blue.p"), 1);
  EXPECT_EQ(brings(table, "0 claim ATL-CHS blue*3; 0 pay blue.p blue.p blue.p"), 2);
}

// TL-42
TEST(LegendsEvents, E24_LongRoutesOfTheFrontRangeNeedACardMore_TL_42) {
  Table table = under("E24", "white white white blue");
  Table other = table;
  table.play("0 claim CHY-BIL white*3; 0 pay white white white");
  EXPECT_EQ(table.asked(0), "extra");
  other.hold(0, "yellow yellow").play("0 claim NPL-DEN yellow*2; 0 pay yellow yellow");
  EXPECT_NE(other.asked(0), "extra") << "too short";
}

// TL-32
TEST(LegendsEvents, E25_DryRoutesEarnTwo_TL_32) {
  const Table table = under("E25", "blue blue blue blue");
  EXPECT_EQ(brings(table, "0 claim FLG-TUC blue*2; 0 pay blue blue"), 2);
  EXPECT_EQ(brings(table, "0 claim BAN-MTR blue*2; 0 pay blue blue"), 0);
}

// TL-33
TEST(LegendsEvents, E26_TheDiscardPileGoesIntoTheDeckAndTheDisplayIsReset_TL_33) {
  Table table = Table::ready(kContinent, 2, {.hands = {"blue blue blue blue"}});
  table.play("0 claim BAN-MTR blue*2; 0 pay blue blue").decline();
  const int deck = table.deck();
  table.event(1, "E26").play("N card white");
  // The newspaper and the two cars were shuffled into the deck before the display was replaced.
  EXPECT_EQ(table.position->nature_total(), static_cast<std::uint64_t>(deck - 2 + 3));
  table.play("N card red; N card red; N card red; N card green; N card green");
  EXPECT_EQ(table.discarded(), 5);
  EXPECT_EQ(table.asked(1), "draw take");
}

// TL-32
TEST(LegendsEvents, E27_LargeCitiesOfThePacificEarnTwo_TL_32) {
  const Table table = under("E27", "green green green white");
  EXPECT_EQ(brings(table, "0 claim SFO-LAX/a green*3; 0 pay green green green"), 2);
  EXPECT_EQ(brings(table, "0 claim YUM-LAX green*2; 0 pay green green"), 2);
  EXPECT_EQ(brings(table, "0 claim BUF-DET/a green*2; 0 pay green green"), 0) << "Buffalo lies on no coast";
}

// TL-I25
TEST(LegendsEvents, E28_OneFaceUpCardATurn_TL_I25) {
  Table table = under("E28", "red");
  table.play("0 take white").settle();
  EXPECT_EQ(table.refusal(0, "take green"), "I25");
  EXPECT_EQ(table.legal(0), "draw");
  table.play("0 draw").settle();
  // A card from the deck first, then one face up.
  table.play("1 draw").settle();
  EXPECT_EQ(table.refusal(1, "take green"), "");
}

}  // namespace
}  // namespace rh::legends_of_the_west::testing
