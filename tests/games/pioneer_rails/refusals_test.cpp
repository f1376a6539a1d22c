// Section 8: every illegal attempt and its reason, and the order of the checks.
#include "tests/games/pioneer_rails/table.h"

namespace rh::pioneer_rails::testing {
namespace {

Table dealt() { return Table::ready("", 3).cards("QH 10S KC"); }

TEST(PioneerRefusals, CardsThatCannotBeChosen_PR_X1) {
  Table table = dealt();
  EXPECT_EQ(table.refusal_with_arguments(0, "pick AD"), "X1 card=AD");
  table.play("0 pick QH");
  EXPECT_EQ(table.refusal(1, "pick QH"), "X1") << "the dealer took it";
}
TEST(PioneerRefusals, TheDealerChoosesFirst_PR_X2) {
  EXPECT_EQ(dealt().refusal(1, "pick KC"), "X2");
  EXPECT_EQ(dealt().refusal(1, "pick AD"), "X2");
}
TEST(PioneerRefusals, OneCardATurn_PR_X3) {
  Table table = dealt().play("0 pick QH; 1 pick KC");
  EXPECT_EQ(table.refusal(0, "pick KC"), "X3");
  EXPECT_EQ(table.refusal(1, "pick 10S"), "X3");
}
TEST(PioneerRefusals, ACardComesFirst_PR_X4) {
  Table table = dealt().play("0 pick QH");
  EXPECT_EQ(table.refusal(1, "done"), "X4");
  EXPECT_EQ(table.refusal(1, "cross none"), "X4");
  EXPECT_EQ(table.refusal(1, "lay 18,16>17,17"), "X4");
}
TEST(PioneerRefusals, ATrackStartsAtItsRailway_PR_X5) {
  EXPECT_EQ(Table::laying("hearts").refusal_with_arguments(0, "lay 11,1>11,-1"), "X5 suit=hearts");
}
TEST(PioneerRefusals, AnotherRailway_PR_X6) {
  Table table = Table::laying("hearts").with_tracks(0, "clubs", "18,14 17,13");
  EXPECT_EQ(table.refusal(0, "lay 18,16>17,17"), "X6") << "a port of clubs";
  EXPECT_EQ(table.refusal(0, "lay 17,13>16,14"), "X6") << "a track of clubs";
}
TEST(PioneerRefusals, OccupiedSides_PR_X7) {
  Table table = Table::laying("hearts").lay(0, "20,4 20,2");
  EXPECT_EQ(table.refusal(0, "lay 20,4>20,2"), "X7");
  EXPECT_EQ(table.refusal(0, "lay 20,2>20,4"), "X7") << "in either direction";
}
TEST(PioneerRefusals, BranchesMeetOnlyInTowns_PR_X8) {
  Table table = Table::laying("hearts")
                    .with_tracks(0, "hearts", "19,5 18,4 17,5 17,7")
                    .with_tracks(0, "clubs", "18,14 17,13 16,14");
  table.with_tracks(0, "hearts", "19,7 18,8");
  EXPECT_EQ(table.refusal(0, "lay 18,8>17,7"), "X8") << "own";
}
TEST(PioneerRefusals, ABranchEndsInTheTown_PR_X9) {
  Table table = Table::laying("hearts").with_tracks(0, "hearts", "21,7 22,8 22,10");
  EXPECT_EQ(table.refusal_with_arguments(0, "lay 22,10>23,11"), "X9 town=A4");
}
TEST(PioneerRefusals, ThreeRailwaysInATown_PR_X10) {
  Table table = Table::laying("hearts").with_tracks(0, "hearts", "21,7 22,8");
  table.state.at(0).now.towns[4] = 0b1011;
  EXPECT_EQ(table.refusal_with_arguments(0, "lay 22,8>22,10"), "X10 railways=3 town=A4");
}
TEST(PioneerRefusals, SidesOfAStation_PR_X11) { EXPECT_EQ(Table::laying("hearts").refusal(0, "lay 20,4>21,5"), "X11"); }
TEST(PioneerRefusals, CornersOfAStation_PR_X12) {
  Table table = Table::laying("hearts").with_tracks(0, "hearts", "19,5 18,4");
  table.with_tracks(0, "clubs", "19,13 19,11 20,10");
  EXPECT_EQ(table.refusal(0, "lay 20,10>20,8"), "X12");
  EXPECT_EQ(Table::laying("hearts").refusal(0, "lay 20,2>20,4"), "X12") << "before X5";
}
TEST(PioneerRefusals, OneBranchAPort_PR_X13) {
  Table table = Table::laying("hearts").with_tracks(0, "hearts", "20,4 20,2").with_boxes(0, 1).play("0 cross shortcut");
  EXPECT_EQ(table.refusal(0, "lay 20,4>22,2"), "X13");
}
TEST(PioneerRefusals, RiversMountainsAndDesertsNeedTokens_PR_X14_PR_X15_PR_X16) {
  Table river = Table::laying("hearts", "side=B").with_tracks(0, "hearts", "4,14 3,13");
  EXPECT_EQ(river.refusal(0, "lay 3,13>3,11"), "X14");
  Table mountain = Table::laying("hearts").with_tracks(0, "hearts", "20,4 20,2 19,1");
  EXPECT_EQ(mountain.refusal(0, "lay 19,1>19,-1"), "X15");
  EXPECT_EQ(Table::laying("hearts").refusal(0, "lay 20,4>22,2"), "X16");
}
TEST(PioneerRefusals, PointsThatNothingJoins_PR_X17) {
  const Table table = Table::laying("hearts");
  for (const auto* text : {"lay 20,4>22,4", "lay 20,4>20,4", "lay 99,99>20,4", "lay -9,-9>-9,-7", "lay 20,4>20,0",
                           "lay 1000000,0>0,0", "lay 20,3>20,4"})
    EXPECT_EQ(table.refusal(0, text), "X17") << text;
}
// PR-20
TEST(PioneerRefusals, OneShortcutAHex_PR_X18_PR_20) {
  Table table = Table::laying("hearts").with_boxes(0, 2).play("0 cross shortcut; 0 cross shortcut; 0 lay 20,4>22,2");
  EXPECT_EQ(table.refusal_with_arguments(0, "lay 21,5>21,1"), "X18 hex=B11");
}
TEST(PioneerRefusals, AForkNeedsASwitch_PR_X19) {
  Table table = Table::laying("hearts").with_tracks(0, "hearts", "19,5 18,4 17,5");
  EXPECT_EQ(table.refusal(0, "lay 18,4>18,2"), "X19");
}
TEST(PioneerRefusals, NoTracksLeft_PR_X20) {
  Table table = Table::laying("hearts").lay(0, "19,5 18,4 17,5 17,7");
  EXPECT_EQ(table.refusal_with_arguments(0, "lay 17,7>16,8"), "X20 tracks=3");
  EXPECT_EQ(table.refusal(0, "lay 99,99>0,0"), "X20") << "before X17";
}
TEST(PioneerRefusals, BaseTracksAreOwed_PR_X21) {
  EXPECT_EQ(Table::laying("hearts").refusal_with_arguments(0, "done"), "X21 tracks=3");
}
TEST(PioneerRefusals, NoFreeBox_PR_X22) {
  Table table = Table::laying("hearts").with_boxes(0, 2, 2);
  EXPECT_EQ(table.refusal(0, "cross bridge"), "X22");
  EXPECT_EQ(table.refusal(0, "cross suit hearts"), "X22") << "before X24";
}
TEST(PioneerRefusals, TheSuitComesBeforeTheFirstTrack_PR_X23) {
  Table table = Table::laying("hearts").with_boxes(0, 3).lay(0, "19,5 18,4");
  EXPECT_EQ(table.refusal(0, "cross suit clubs"), "X23");
}
TEST(PioneerRefusals, AnotherSuitThanTheCards_PR_X24) {
  EXPECT_EQ(Table::laying("hearts").refusal_with_arguments(0, "cross suit hearts"), "X24 suit=hearts");
}
TEST(PioneerRefusals, DepositsWithinTheGold_PR_X25) {
  Table table = Table::laying("diamonds").with_tracks(0, "diamonds", "4,14 5,13").with_gold(0, 2);
  table.lay(0, "5,13 5,11 4,10 3,11").play("0 done");
  EXPECT_EQ(table.refusal_with_arguments(0, "deposit E3 3"), "X25 max=2");
  EXPECT_EQ(table.refusal(0, "deposit E3 -1"), "X25");
  EXPECT_EQ(table.refusal(0, "deposit E3 9999"), "X25");
}
TEST(PioneerRefusals, ABankIsServedOnce_PR_X26) {
  Table table = Table::laying("diamonds", "", 2).with_tracks(0, "diamonds", "4,14 5,13").with_gold(0, 2);
  EXPECT_EQ(table.refusal(0, "deposit E3 1"), "X27") << "not due";
  table.lay(0, "5,13 5,11 4,10 3,11").play("0 done");
  EXPECT_EQ(table.refusal(0, "deposit H4 1"), "X27") << "another bank";
  EXPECT_EQ(table.refusal(0, "lay 3,11>2,10"), "X27");
  EXPECT_EQ(table.refusal(0, "done"), "X27");
  table.play("0 deposit E3 1; 1 pick KD").finish(1);
  table.state.table.phase = Phase::Play;
  table.state.at(0).stage = Stage::Lay;
  EXPECT_EQ(table.refusal(0, "deposit E3 1"), "X26");
}
TEST(PioneerRefusals, OutOfPhase_PR_X27) {
  Table fresh("", 2);
  EXPECT_EQ(fresh.refusal(0, "done"), "X27") << "nature moves";
  EXPECT_EQ(fresh.refusal(0, "objective A"), "X27") << "a chance word";
  Table table = dealt();
  EXPECT_EQ(table.refusal(1, "done"), "X27") << "the dealer picks";
  EXPECT_EQ(table.refusal(0, "done"), "X4") << "and must, first of all";
  EXPECT_EQ(table.refusal(7, "pick KC"), "X27") << "no such seat";
  EXPECT_EQ(table.refusal(kNature, "reveal AC"), "X27");
  EXPECT_EQ(table.refusal(kNature, "pick QH"), "X27");
  table.play("0 pick QH; 1 pick KC").finish(0);
  EXPECT_EQ(table.refusal(0, "pick KC"), "X27") << "finished";
  Table over = Table::ready();
  while (!over.over()) over.any_turn();
  EXPECT_EQ(over.refusal(0, "done"), "X27");
}
TEST(PioneerRefusals, TheHiddenCardIsTheFifth_PR_X28) {
  Table table = Table::ready("extra_card", 2).play("N deal 0 QS; N deal 1 10D").cards("QH 10S KC");
  EXPECT_EQ(table.refusal(0, "pick QS"), "X28");
  for (int turn = 0; turn < 4; ++turn) table.any_turn();
  EXPECT_EQ(table.refusal(0, "pick 10D"), "X28");
}
TEST(PioneerRefusals, TheDiscardedCard_PR_X29) {
  Table table = Table::ready("", 5).cards("xAC 10C JC");
  EXPECT_EQ(table.refusal_with_arguments(3, "pick AC"), "X29 card=AC");
}
TEST(PioneerRefusals, UsedTokens_PR_X30) {
  Table table = Table::laying("hearts").with_boxes(0, 2).play("0 cross shortcut; 0 lay 20,4>22,2");
  EXPECT_EQ(table.refusal_with_arguments(0, "lay 22,2>24,0"), "X17") << "A12 is a mine";
  EXPECT_EQ(table.refusal_with_arguments(0, "lay 21,5>23,3"), "X17") << "B12 is a ranch";
  EXPECT_EQ(table.refusal_with_arguments(0, "lay 21,7>23,5"), "X30 token=shortcut") << "C12 is a desert";
  Table suit = Table::laying("hearts").with_boxes(0, 2).play("0 cross suit clubs");
  EXPECT_EQ(suit.refusal_with_arguments(0, "cross suit spades"), "X30 token=suit");
}
TEST(PioneerRefusals, TextsThatAreNoMoves_PR_X31) {
  const Table table = Table::laying("hearts");
  for (const auto* text : {"",
                           "pick",
                           "pick 1S",
                           "pick qh",
                           "lay 20,4",
                           "lay 20,4>20",
                           "lay 020,4>20,2",
                           "lay -0,4>20,2",
                           "lay 20,4 > 20,2",
                           "cross",
                           "cross suit",
                           "cross boat",
                           "done ",
                           " done",
                           "deposit E3",
                           "deposit E13 1",
                           "deposit e3 1",
                           "deposit E3 01",
                           "deposit E3 +1",
                           "objective P",
                           "dealer",
                           "deal 0",
                           "reveal  QH"})
    EXPECT_EQ(table.refusal(0, text), "X31") << text;
}
// PR-94
TEST(PioneerRefusals, GamesThatCannotBeSetUp_PR_X32_PR_94) {
  const Game& game = *find_game("pioneer_rails");
  const auto start = [&](std::string_view on, int seats) { return game.start(options(on), seats).has_value(); };
  EXPECT_FALSE(start("", 0));
  EXPECT_FALSE(start("", 9));
  EXPECT_TRUE(start("", 8));
  EXPECT_TRUE(start("level=hard", 1));
  EXPECT_FALSE(start("level=hard", 2));
  Options made(PioneerRails::info().options);
  EXPECT_FALSE(made.set_text("side", "C"));
  EXPECT_FALSE(made.set_text("level", "brutal"));
  EXPECT_FALSE(made.set_text("forest", "true"));
}
TEST(PioneerRefusals, ImpossibleOutcomes_PR_X33) {
  Table table = Table::ready("extra_card", 2);
  EXPECT_EQ(table.refusal(kNature, "deal 1 QS"), "X33") << "wrong seat";
  EXPECT_EQ(table.refusal(kNature, "reveal QS"), "X33") << "wrong kind";
  table.play("N deal 0 QS; N deal 1 10D");
  EXPECT_EQ(table.refusal(kNature, "reveal QS"), "X33") << "already dealt";
  EXPECT_EQ(Table("", 2).refusal(kNature, "objective F"), "X33") << "another type";
  EXPECT_EQ(Table("", 2).refusal(kNature, "objective A"), "");
}

TEST(PioneerOrderOfChecks, AnyTextNatureSeats_PR_X34) {
  Table table = dealt();
  EXPECT_EQ(table.refusal(9, "nonsense"), "X31");
  EXPECT_EQ(table.refusal(1, "reveal KC"), "X27");
  EXPECT_EQ(table.refusal(1, "pick KC"), "X2");
  EXPECT_EQ(table.refusal(1, "deposit E3 1"), "X27");
}
TEST(PioneerOrderOfChecks, Picks_PR_X35) {
  Table table = Table::ready("extra_card", 5);
  for (int s = 0; s < 5; ++s)
    table.play("N deal " + std::to_string(s) + " " + std::string(kCardNames[static_cast<std::size_t>(s)]));
  table.cards("xAD AH JC").play("0 pick AH");
  EXPECT_EQ(table.refusal(0, "pick 10C"), "X3") << "before X28";
  EXPECT_EQ(table.refusal(1, "pick 10D"), "X28");
  EXPECT_EQ(table.refusal(1, "pick AD"), "X29") << "before X1";
  EXPECT_EQ(table.refusal(1, "pick KS"), "X1");
}
TEST(PioneerOrderOfChecks, Crosses_PR_X36) {
  Table table = Table::laying("hearts").with_boxes(0, 3).play("0 cross suit clubs").lay(0, "18,16 17,17");
  EXPECT_EQ(table.refusal(0, "cross suit hearts"), "X23") << "before X30 and X24";
  Table again = Table::laying("hearts").with_boxes(0, 3).play("0 cross suit clubs");
  EXPECT_EQ(again.refusal(0, "cross suit hearts"), "X30") << "before X24";
}
TEST(PioneerOrderOfChecks, Tracks_PR_X37) {
  // X7 before X12: the side is used, and its end is a port.
  Table table = Table::laying("hearts").lay(0, "20,4 20,2");
  EXPECT_EQ(table.refusal(0, "lay 20,2>20,4"), "X7");
  // X11 before X12.
  EXPECT_EQ(table.refusal(0, "lay 21,5>21,7"), "X11");
  // X12 before X5.
  EXPECT_EQ(table.refusal(0, "lay 18,8>19,7"), "X12");
  // X9 before X8.
  Table town = Table::laying("hearts").with_tracks(0, "hearts", "21,7 22,8 22,10");
  EXPECT_EQ(town.refusal(0, "lay 22,10>22,8"), "X7");
  // X6 before X8 and X19.
  Table foreign = Table::laying("hearts").with_tracks(0, "clubs", "18,14 17,13 16,14");
  EXPECT_EQ(foreign.refusal(0, "lay 17,13>17,11"), "X6");
  // X8 before X19: an inner corner, and a track at the end.
  Table inner = Table::laying("hearts").with_tracks(0, "hearts", "19,5 18,4 17,5 17,7 / 19,7 18,8 18,10");
  EXPECT_EQ(inner.refusal(0, "lay 18,8>17,7"), "X8");
  // X19 before X14.
  Table fork = Table::laying("hearts", "side=B").with_tracks(0, "hearts", "4,14 3,13 2,14");
  EXPECT_EQ(fork.refusal(0, "lay 3,13>3,11"), "X19");
}

}  // namespace
}  // namespace rh::pioneer_rails::testing
