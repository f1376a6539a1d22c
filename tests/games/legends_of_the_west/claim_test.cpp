// Claiming a route: what is asked before it, how it is paid (section 4.4).
#include "tests/games/legends_of_the_west/table.h"

namespace rh::legends_of_the_west::testing {
namespace {

// TL-W3, TL-41, TL-3
TEST(LegendsClaims, ColouredRoutesTakeTheirColourAndLocomotives_TL_W3_TL_41_TL_3) {
  Table table = Table::ready("{}", 2, {.hands = {"red red blue loco"}});
  EXPECT_EQ(table.legal(0, "claim MTR-BUF/a"), "claim MTR-BUF/a red*1+loco*1 | claim MTR-BUF/a red*2");
  EXPECT_EQ(table.legal(0, "claim MTR-BUF/b"), "claim MTR-BUF/b blue*1+loco*1");
  EXPECT_EQ(table.refusal(0, "claim MTR-BUF/a blue*1+red*1"), "I13");
  EXPECT_EQ(table.refusal(0, "claim MTR-BUF/a blue*2"), "I13");
  EXPECT_EQ(table.refusal(0, "claim MTR-BUF/b blue*2"), "I15");
  table.play("0 claim MTR-BUF/a red*2; 0 pay red red; N card white");
  EXPECT_EQ(table.hand(0), "blue white loco");
  EXPECT_EQ(table.money(0), 5) << "a route alone brings no money";
  EXPECT_EQ(table.trains(0), 18);
  EXPECT_EQ(table.discarded(), 2);
}

// TL-W4, TL-41, TL-I14
TEST(LegendsClaims, GreyRoutesTakeAnyOneColour_TL_W4_TL_41_TL_I14) {
  Table table = Table::ready("{}", 2, {.hands = {"green green loco red", "loco loco loco white"}});
  EXPECT_EQ(table.refusal(0, "claim BUF-NYC green*2+loco*1"), "");
  EXPECT_EQ(table.refusal(0, "claim BUF-NYC green*2+red*1"), "I14");
  EXPECT_EQ(table.refusal(0, "claim BUF-NYC green*3+loco*1"), "I12");
  EXPECT_EQ(table.refusal(0, "claim BUF-NYC green*2"), "I19");
  EXPECT_EQ(table.refusal(0, "claim BUF-NYC green*3"), "I15");
  table.idle();
  EXPECT_EQ(table.refusal(1, "claim BUF-NYC loco*3"), "");
  table.play("1 claim BUF-NYC loco*3");
  EXPECT_EQ(table.asked(1), "") << "without cars there is no pay line";
  EXPECT_TRUE(table.natures()) << "step 12 at once";
  table.hold(0, "white white white");
  EXPECT_EQ(table.refusal(0, "claim CIN-NAS/a white*3"), "");
}

// TL-W5, TL-R17, TL-R18
TEST(LegendsClaims, TheCompanyBonusIsForItsOwnColour_TL_W5_TL_R17_TL_R18) {
  const Deal deal = {.hands = {"red red white white", "blue white"}};
  Table red = Table::ready(R"({"companies":["red","blue"]})", 2, deal);
  red.play("0 claim MTR-BUF/a red*2; 0 pay red red");
  EXPECT_EQ(red.money(0), 7);
  EXPECT_TRUE(red.natures()) << "Buffalo is large";
  red.settle();
  red.play("1 claim PHI-BAL/a white*1; 1 pay white").settle();
  EXPECT_EQ(red.money(1), 5) << "white is nobody's colour";
  red.play("0 claim MTR-BOS/a white*2; 0 pay white white").settle();
  EXPECT_EQ(red.money(0), 7) << "grey never counts";
  Table blue = Table::ready(R"({"companies":["blue","red"]})", 2, deal);
  blue.play("0 claim MTR-BUF/a red*2; 0 pay red red");
  EXPECT_EQ(blue.money(0), 5);
  EXPECT_TRUE(blue.natures());
}

// TL-W6, TL-R19
TEST(LegendsClaims, R12_TwoLargeEndsDrawOneCard_TL_W6_TL_R19) {
  Table table = Table::ready("{}", 2, {.hands = {"red red red red", "red red"}});
  table.play("0 claim PHI-PIT red*2; 0 pay red red; N card blue");
  EXPECT_EQ(table.turn().first(), 1);
  EXPECT_FALSE(table.natures());
  Table exposition = Table::ready("{}", 2, {.hands = {"white", "red red"}});
  exposition.event(0, "E06").settle().play("0 draw").settle();
  exposition.play("1 claim PHI-PIT red*2; 1 pay red red; N card blue");
  EXPECT_TRUE(exposition.natures()) << "two under E06";
  exposition.play("N card blue");
  EXPECT_EQ(exposition.turn().first(), 0);
}

// TL-W7, TL-38, TL-39
TEST(LegendsClaims, DoubleRoutesAreOneForTwoOrThreePlayers_TL_W7_TL_38_TL_39) {
  const Deal deal = {.hands = {"blue blue red red", "red red blue blue", "red red blue blue", "loco"}};
  for (int seats = 3; seats <= 4; ++seats) {
    Table table = Table::ready("{}", seats, deal);
    table.play("0 claim MTR-BUF/b blue*2; 0 pay blue blue").settle();
    EXPECT_EQ(table.refusal(1, "claim MTR-BUF/b blue*2"), "I7");
    EXPECT_EQ(table.refusal(1, "claim MTR-BUF/a red*2"), seats == 3 ? "I9" : "");
    table.until(0);
    EXPECT_EQ(table.refusal(0, "claim MTR-BUF/a red*2"), "I8");
    EXPECT_EQ(table.refusal(0, "claim MTR-BUF/b blue*2"), "I7");
  }
}

// TL-W8, TL-39
TEST(LegendsClaims, TripleRoutesStayOpen_TL_W8_TL_39) {
  Table table = Table::ready("{}", 2, {.hands = {"black red white", "red white"}});
  table.play("0 claim NYC-PHI/a black*1; 0 pay black").settle();
  EXPECT_TRUE(table.can(1, "claim NYC-PHI/b red*1"));
  EXPECT_TRUE(table.can(1, "claim NYC-PHI/c white*1"));
  table.play("1 claim NYC-PHI/b red*1; 1 pay red").settle();
  EXPECT_EQ(table.refusal(0, "claim NYC-PHI/c white*1"), "I8");
}

// TL-R20, TL-39
TEST(LegendsClaims, ParallelGreyLanesMayHaveDifferentColours_TL_R20_TL_39) {
  Table table = Table::ready("{}", 4, {.hands = {"white white", "green green"}});
  table.play("0 claim MTR-BOS/a white*2; 0 pay white white").settle();
  EXPECT_TRUE(table.can(1, "claim MTR-BOS/b green*2"));
}

// TL-37, TL-I10, TL-7
TEST(LegendsClaims, BothEndsMustBeInPlay_TL_37_TL_I10_TL_7) {
  Table table = Table::ready("{}", 2, {.hands = {"blue blue loco loco"}});
  EXPECT_EQ(table.refusal(0, "claim SAV-STA/a blue*2"), "I10");
  EXPECT_EQ(table.refusal(0, "claim SEA-PDX/a blue*1"), "I10");
  EXPECT_EQ(table.legal(0, "claim SAV-STA"), "");
  // A link between two territories appears with the second of them.
  Table third = Table::ready(R"({"mode":"single_year","number":3})", 2, {.hands = {"loco loco loco"}});
  EXPECT_TRUE(third.can(0, "claim STL-DSM loco*3")) << "T3 and T2 are open";
  EXPECT_EQ(third.refusal(0, "claim DSM-OMA/a loco*1"), "I10");
}

// TL-40, TL-I11
TEST(LegendsClaims, AClaimNeedsItsTrains_TL_40_TL_I11) {
  Table table = Table::ready("{}", 2);
  table.own(0, "NAS-NOL/a SAV-MOB/b PIT-CIN/a ATL-CHS ATL-MOB");
  EXPECT_EQ(table.trains(0), 3);
  table.hold(0, "loco loco loco loco");
  EXPECT_EQ(table.refusal(0, "claim CIN-NAS/a loco*3"), "");
  table.play("0 claim MTR-ALB loco*1");
  table.hold(0, "loco loco loco");
  EXPECT_EQ(table.trains(0), 2);
  EXPECT_EQ(table.refusal(0, "claim CIN-NAS/a loco*3"), "I11");
}

// TL-44
TEST(LegendsClaims, ARouteNeedNotTouchTheNetwork_TL_44) {
  Table table = Table::ready("{}", 2);
  table.own(0, "QUE-MTR/a").until(0).hold(0, "green");
  EXPECT_TRUE(table.can(0, "claim MOB-NOL/a green*1"));
}

// TL-41, TL-104
TEST(LegendsClaims, TheExactCarsAreNamedAfterTheClaim_TL_41_TL_104) {
  Table table = Table::ready("{}", 2, {.hands = {"red red.p red.s blue"}});
  table.play("0 claim MTR-BUF/a red*2");
  EXPECT_EQ(table.sorted(0), "pay red red.p | pay red red.s | pay red.p red.s");
  EXPECT_EQ(table.refusal(0, "pay red"), "I12");
  EXPECT_EQ(table.refusal(0, "pay red red"), "I15");
  EXPECT_EQ(table.refusal(0, "pay blue red"), "I13");
  EXPECT_EQ(table.refusal(0, "draw"), "I2");
  table.play("0 pay red.p red.s");
  EXPECT_EQ(table.hand(0).substr(0, 8), "blue red");
}

// TL-42, TL-W16, TL-I16, TL-I17
TEST(LegendsClaims, ExtraCardsAreAnyCardsBesideThePayment_TL_42_TL_W16_TL_I16_TL_I17) {
  Table table(R"({"mode":"continent","rules":["R01"],"companies":["red","black"]})");
  table.play("N first 0");
  for (const char* card : {"blue", "blue", "green", "white"}) table.play("N card " + std::string(card));
  table.settle().play("0 " + table.moves(0)[0] + "; 1 " + table.moves(1)[0]);
  table.play("N storm SAV-STA; N storm FTM-KEY; N storm CDK-FTM");
  table.play("0 claim SAV-STA/a blue*2; 0 pay blue blue");
  EXPECT_EQ(table.legal(0), "extra white | extra green");
  EXPECT_EQ(table.refusal(0, "extra green white"), "I33") << "not in the order of the kinds";
  EXPECT_EQ(table.refusal(0, "extra white green"), "I17");
  EXPECT_EQ(table.refusal(0, "extra blue"), "I15") << "it has been paid";
  table.play("0 extra white");
  EXPECT_EQ(table.money(0), 8) << "R01 brings $3";
  table.decline();
  EXPECT_EQ(table.until(0).refusal(0, "extra white"), "I17");
}

// TL-42, TL-I16
TEST(LegendsClaims, WithoutAnExtraCardTheClaimIsRefused_TL_42_TL_I16) {
  Table table = Table::ready(R"({"mode":"continent"})", 2, {.hands = {"blue blue blue green"}});
  table.play("0 claim TAL-CDK green*1; 0 pay green").decline();
  Table calm = table;
  EXPECT_EQ(calm.until(0).refusal(0, "claim CIN-STL blue*3"), "");
  table.event(1, "E17").settle().play("1 draw").decline();
  EXPECT_EQ(table.hand(0), "blue blue blue");
  EXPECT_EQ(table.refusal(0, "claim CIN-STL blue*3"), "I16") << "a bridge under Flood Stage";
  EXPECT_EQ(table.legal(0, "claim CIN-STL"), "");
  EXPECT_EQ(table.refusal(0, "claim CIN-STL blue*2+loco*1"), "I15") << "the hand comes first";
  table.hold(0, "red");
  EXPECT_EQ(table.refusal(0, "claim CIN-STL blue*3"), "");
}

// TL-43, TL-W18, TL-I18, TL-94
TEST(LegendsClaims, AFeeMustBeCoveredWhenTheClaimIsDeclared_TL_43_TL_W18_TL_I18_TL_94) {
  // The bounty and the fees of Flagstaff-Tucson bring $5 down to nothing.
  Table table = Table::ready(R"({"mode":"continent","rules":["R05","R10"]})", 2,
                             {.hands = {"blue.s blue.s green green", "loco"}});
  const auto pay_bounty = [&](const char* claim, const char* pay) {
    table.until(0).play("0 claim " + std::string(claim) + "; 0 pay " + pay).decline();
  };
  pay_bounty("MTR-BUF/b blue*2", "blue.s blue.s");
  EXPECT_EQ(table.money(0), 5 + 2 - 2) << "blue's bonus, then two skulls";
  table.hold(0, "red.s red.s white.s white.s");
  pay_bounty("BUF-DET/b red*2", "red.s red.s");
  EXPECT_EQ(table.money(0), 3);
  pay_bounty("BAN-BOS/b white*2", "white.s white.s");
  EXPECT_EQ(table.money(0), 1);
  table.hold(0, "green.s yellow.s white white white");
  // White FLG-YUM, length 3, no large end: fee $1 is covered.
  table.until(0);
  EXPECT_TRUE(table.can(0, "claim FLG-YUM white*3"));
  pay_bounty("PIT-LEW green*1", "green.s");
  EXPECT_EQ(table.money(0), 0);
  table.until(0);
  EXPECT_EQ(table.refusal(0, "claim FLG-YUM white*3"), "I18");
  table.hold(0, "green green");
  EXPECT_TRUE(table.can(0, "claim YUM-LAX green*2")) << "Los Angeles is large: nothing is due";
}

// TL-W18, TL-94
TEST(LegendsClaims, AFeePaysWhatIsLeftAfterTheBounty_TL_W18_TL_94) {
  Table table = Table::ready(R"({"mode":"continent","rules":["R05","R10"],"companies":["red","black"]})", 2,
                             {.hands = {"white.s white.s green.s green.s", "loco"}});
  table.play("0 claim BAN-BOS/b white*2; 0 pay white.s white.s").decline();
  table.until(0).play("0 claim BUF-DET/a green*2; 0 pay green.s green.s").decline();
  EXPECT_EQ(table.money(0), 1);
  table.hold(0, "blue blue.s").play("0 claim FLG-TUC blue*2; 0 pay blue blue.s").decline();
  EXPECT_EQ(table.money(0), 0);
  EXPECT_EQ(table.finish().detail(0)["water_rights"].get<int>() >= 1, true);
}

// TL-46, TL-46b
TEST(LegendsClaims, CardsOfEarlierStepsMayBeSpentInLaterOnes_TL_46_TL_46b) {
  // E15 draws at step 0; a locomotive that comes there can be the special train of step 8.
  Table table =
      Table::ready(R"({"mode":"continent"})", 2, {.hands = {"red white white white", "red white white white"}});
  table.event(0, "E15").settle().play("0 draw").settle();
  table.play("1 claim CHI-MKE/a red*1; 1 pay red; N card loco");
  EXPECT_EQ(table.asked(1), "depot skip");
  table.play("1 skip");
  EXPECT_EQ(table.legal(1), "special money | special cards | skip");
  table.play("1 special money");
  EXPECT_EQ(table.money(1), 8);
  EXPECT_TRUE(table.natures()) << "step 12: Chicago";
  Table without = Table::ready(R"({"mode":"continent"})", 2, {.hands = {"red white white white"}});
  without.play("0 claim CHI-MKE/a red*1; 0 pay red; 0 skip");
  EXPECT_TRUE(without.natures()) << "step 8 is not put to a player without a locomotive";
}

// TL-R10
TEST(LegendsClaims, TheEventOfTheDeclarationHoldsForTheWholeClaim_TL_R10) {
  Table table = Table::ready("{}", 2, {.hands = {"white", "red red"}});
  table.event(0, "E06").settle().play("0 draw").settle();
  table.play("1 claim PHI-PIT red*2; 1 pay red red; N card news; N event E02; N card blue");
  EXPECT_TRUE(table.natures()) << "E06 was current when the claim was declared: two cards";
  table.play("N card blue");
  EXPECT_EQ(table.turn().first(), 0);
  EXPECT_EQ(table.current(), "E02");
}

}  // namespace
}  // namespace rh::legends_of_the_west::testing
