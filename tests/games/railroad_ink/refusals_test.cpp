// Section 8: every refusal with every case of its row; their order is in order_of_checks_test.cpp.
#include "tests/games/railroad_ink/table.h"

namespace rh::railroad_ink::testing {
namespace {

constexpr const char* kRoll = "nature roll H_STRAIGHT H_STRAIGHT R_CURVE OVERPASS";

Table rolled(std::string_view on = "", int seats = 1) {
  Table table(on, seats);
  table.play(kRoll);
  if (table.state.table.meteor) table.play("nature meteor ANY 1");
  if (table.state.table.lava) table.play("nature lava L_CORNER L_HIGHWAY");
  return table;
}

// RI-170
TEST(Refusals, OutsideTheBoard_RI_170) {
  const Table table = rolled("lava");
  for (const auto* text :
       {"draw 70.H.H", "draw 07.H.H", "draw 99HHHH", "draw 38LL..", "erase 73LL..", "volcano 77", "volcano 09"}) {
    EXPECT_EQ(table.refusal(0, text), "RI-170") << text;
  }
  EXPECT_EQ(table.refusal_argument(0, "draw 79.H.H", "row"), "7");
  EXPECT_EQ(table.refusal_argument(0, "draw 79.H.H", "col"), "9");
}

// RI-171
TEST(Refusals, OnATakenSpace_RI_171) {
  const Table table = Table::drawing("lava", "33LLLL 30.H.H", "H_STRAIGHT", "L_CORNER L_CORNER");
  EXPECT_EQ(table.refusal(0, "draw 30.H.H"), "RI-171") << "a route";
  EXPECT_EQ(table.refusal(0, "draw 33.H.H"), "RI-171") << "lava";
  EXPECT_EQ(table.refusal(0, "draw 30HHHH"), "RI-171");
  EXPECT_EQ(table.refusal(0, "draw 30LL.."), "RI-171");
}

// RI-172
TEST(Refusals, WithoutAConnection_RI_172) {
  EXPECT_EQ(rolled().refusal(0, "draw 33H.H."), "RI-172");
  EXPECT_EQ(rolled().refusal(0, "draw 33HHHH"), "RI-172");
}

// RI-173
TEST(Refusals, HighwayAgainstRailway_RI_173) {
  EXPECT_EQ(rolled().refusal(0, "draw 03H.H."), "RI-173");
  EXPECT_EQ(rolled().refusal_argument(0, "draw 03H.H.", "side"), "N");
  EXPECT_EQ(rolled().refusal(0, "draw 01RRRR"), "RI-173");
}

// RI-174
TEST(Refusals, OfAFaceThatIsNotThere_RI_174) {
  Table table = rolled();
  EXPECT_EQ(table.refusal(0, "draw 30.HHH"), "RI-174") << "not rolled";
  EXPECT_EQ(table.refusal_argument(0, "draw 30.HHH", "piece"), "H_T");
  table.play("0 draw 03RR..");
  EXPECT_EQ(table.refusal(0, "draw 63.RR."), "RI-174") << "drawn already";
  Table lava = rolled("lava");
  EXPECT_EQ(lava.refusal(0, "draw 34LL.L"), "RI-174") << "a lava face that was not rolled";
}

// RI-175
TEST(Refusals, OfASecondSpecialRouteInARound_RI_175) {
  Table table = rolled();
  table.play("0 draw 01HHHH");
  EXPECT_EQ(table.refusal(0, "draw 03RRRR"), "RI-175");
  Table shield = rolled("meteor");
  shield.play("0 shield S_CROSS");
  EXPECT_EQ(shield.refusal(0, "draw 03RRRR"), "RI-175") << "a shield counts";
}

// RI-176
TEST(Refusals, OfAFourthSpecialRouteInAGame_RI_176) {
  Table table = rolled();
  for (const Piece used : {Piece::SCross, Piece::SCorner, Piece::SHHHR}) table.state.at(0).board.use_special(used);
  EXPECT_EQ(table.refusal(0, "draw 03RRRR"), "RI-176");
  EXPECT_EQ(table.refusal_argument(0, "draw 03RRRR", "limit"), "3");
}

// RI-177
TEST(Refusals, OfTheSameSpecialRouteAgain_RI_177) {
  Table table = rolled();
  table.state.at(0).board.use_special(Piece::SRRRR);
  EXPECT_EQ(table.refusal(0, "draw 03RRRR"), "RI-177");
}

// RI-178
TEST(Refusals, OfConfirmingWhileADieFits_RI_178) {
  EXPECT_EQ(rolled().refusal(0, "done"), "RI-178");
  EXPECT_NE(rolled().refusal_argument(0, "done", "piece"), "no such argument") << "it names a face that fits";
}

// RI-180
TEST(Refusals, OfActingInAnotherPhase_RI_180) {
  Table fresh("meteor", 2);
  EXPECT_EQ(fresh.refusal(0, "draw 30.H.H"), "RI-180") << "during the roll";
  EXPECT_EQ(fresh.refusal(0, "hit"), "RI-180");
  EXPECT_EQ(fresh.refusal(0, "shield S_CROSS"), "RI-180");
  EXPECT_EQ(fresh.refusal(0, "done"), "RI-180");
  EXPECT_EQ(fresh.refusal(0, "roll H_STRAIGHT H_STRAIGHT R_CURVE OVERPASS"), "RI-180") << "a seat is not nature";
  EXPECT_EQ(fresh.refusal(kNature, "hit"), "RI-180") << "nature is not a seat";
  EXPECT_EQ(fresh.refusal(kSpectator, "hit"), "RI-180");
  EXPECT_EQ(fresh.refusal(2, "hit"), "RI-180") << "there is no such seat";

  Table impact = rolled("meteor", 2);
  EXPECT_EQ(impact.refusal(0, "draw 30.H.H"), "RI-180") << "before the impact is settled";
  EXPECT_EQ(impact.refusal(0, "done"), "RI-180");
  EXPECT_EQ(impact.refusal(kNature, "roll H_STRAIGHT H_STRAIGHT R_CURVE OVERPASS"), "RI-180") << "nature out of turn";
  impact.play("0 hit N");
  EXPECT_EQ(impact.refusal(0, "hit N"), "RI-180") << "a second impact decision";
  impact.play("0 draw 30.H.H; 0 draw 31.H.H; 0 draw 03RR..; 0 draw 63RHRHx; 0 done");
  EXPECT_EQ(impact.refusal(0, "draw 01HHHH"), "RI-180") << "after confirming";
  EXPECT_EQ(impact.refusal(0, "done"), "RI-180");
  EXPECT_EQ(impact.refusal(0, "hit N"), "RI-180");
  EXPECT_EQ(impact.refusal(0, "shield S_HHHH"), "RI-180") << "confirmed: the phase comes first";

  Table draft("draft", 2);
  EXPECT_EQ(draft.refusal(0, "draw 30.H.H"), "RI-180");
  EXPECT_EQ(draft.refusal(0, "take H_T H_T"), "RI-180") << "while the pairs are laid out";
  draft.play("nature first 0");
  EXPECT_EQ(draft.refusal(kNature, "first 1"), "RI-180");

  Table over("", 1);
  over.state.table.phase = Phase::Over;
  EXPECT_EQ(over.refusal(0, "done"), "RI-180");
  EXPECT_EQ(over.refusal(0, "draw 30.H.H"), "RI-180");
  EXPECT_EQ(over.refusal(kNature, "roll H_STRAIGHT H_STRAIGHT R_CURVE OVERPASS"), "RI-180");
}

// RI-181
TEST(Refusals, OfAPickOutOfOrderOrOfNoSuchPair_RI_181) {
  Table table("draft", 2);
  table.play(R"(nature first 1
    nature pair H_T H_T
    nature pair R_CURVE R_T
    nature pair H_STRAIGHT OVERPASS
    nature pair H_STRAIGHT OVERPASS)");
  EXPECT_EQ(table.refusal(0, "take H_T H_T"), "RI-181") << "out of order";
  EXPECT_EQ(table.refusal_argument(0, "take H_T H_T", "case"), "turn");
  EXPECT_EQ(table.refusal(1, "take H_T R_T"), "RI-181") << "a split pair";
  EXPECT_EQ(table.refusal_argument(1, "take H_T R_T", "case"), "pair");
  table.play("1 take H_T H_T");
  EXPECT_EQ(table.refusal(0, "take H_T H_T"), "RI-181") << "taken";
  table.play("0 take R_CURVE R_T; 1 take H_STRAIGHT OVERPASS; 0 take H_STRAIGHT OVERPASS");
  EXPECT_EQ(table.refusal(0, "take H_T H_T"), "RI-180") << "the draft is over";
}

// RI-182
TEST(Refusals, OfAShieldTooLateOrWithoutARoute_RI_182) {
  Table table = rolled("meteor");
  table.state.at(0).board.use_special(Piece::SCross);
  EXPECT_EQ(table.refusal(0, "shield S_CROSS"), "RI-182") << "used already";
  EXPECT_EQ(table.refusal_argument(0, "shield S_CROSS", "case"), "used");
  Table three = rolled("meteor");
  for (const Piece used : {Piece::SCross, Piece::SCorner, Piece::SHHHR}) three.state.at(0).board.use_special(used);
  EXPECT_EQ(three.refusal(0, "shield S_RRRR"), "RI-182") << "three are used";
  EXPECT_EQ(three.refusal_argument(0, "shield S_RRRR", "case"), "limit");
  table.play("0 hit N");
  EXPECT_EQ(table.refusal(0, "shield S_HHHH"), "RI-182") << "settled, and not RI-180";
  EXPECT_EQ(table.refusal_argument(0, "shield S_HHHH", "case"), "late");
  Table shielded = rolled("meteor");
  shielded.play("0 shield S_CROSS");
  EXPECT_EQ(shielded.refusal(0, "shield S_HHHH"), "RI-182");
}

// RI-183
TEST(Refusals, OfAWrongOrMissingDirection_RI_183) {
  Table any = rolled("meteor");
  EXPECT_EQ(any.refusal(0, "hit"), "RI-183") << "it must be chosen";
  EXPECT_EQ(any.refusal_argument(0, "hit", "case"), "choose");
  Table fixed("meteor");
  fixed.play(kRoll).play("nature meteor W 1");
  EXPECT_EQ(fixed.refusal(0, "hit W"), "RI-183") << "it is fixed, also to the same direction";
  EXPECT_EQ(fixed.refusal(0, "hit N"), "RI-183");
  EXPECT_EQ(fixed.refusal_argument(0, "hit N", "case"), "fixed");
}

// RI-184
TEST(Refusals, OfLavaThatTouchesNone_RI_184) {
  const Table table = rolled("lava");
  EXPECT_EQ(table.refusal(0, "draw 00.LL."), "RI-184");
  EXPECT_EQ(table.refusal(0, "draw 01H.HL"), "RI-184") << "a road that reaches an exit does not help";
}

// RI-185
TEST(Refusals, OfConfirmingWithoutLava_RI_185) {
  const Table fits = Table::drawing("lava", "33LLLL");
  EXPECT_EQ(fits.refusal(0, "done"), "RI-185");
  EXPECT_EQ(fits.refusal_argument(0, "done", "case"), "fits");
  const Table stuck = Table::drawing("lava", "");
  EXPECT_EQ(stuck.refusal(0, "done"), "RI-185") << "a volcano is possible";
  EXPECT_EQ(stuck.refusal_argument(0, "done", "case"), "stuck");
}

// RI-186
TEST(Refusals, OfErasingWithoutNeed_RI_186) {
  Table table = Table::drawing("lava", "33LLLL 34H.H.");
  EXPECT_EQ(table.refusal(0, "erase 34L..L"), "RI-186") << "lava fits elsewhere";
  table.play("0 draw 32.L.L");
  EXPECT_EQ(table.refusal(0, "erase 34L..L"), "RI-186") << "and afterwards one is drawn";
  EXPECT_EQ(table.refusal_argument(0, "erase 34L..L", "case"), "drawn");
}

// RI-187
TEST(Refusals, OfErasingSomethingElse_RI_187) {
  const auto* around = "33LLLL 23R.R. 34H.H. 43H..H 32*";
  const Table table = Table::drawing("meteor lava", around);
  EXPECT_EQ(table.refusal(0, "erase 33LL.."), "RI-187") << "lava";
  EXPECT_EQ(table.refusal(0, "erase 32LL.."), "RI-187") << "a crater";
  EXPECT_EQ(table.refusal(0, "erase 00LL.."), "RI-187") << "nothing there";
  const Table far = Table::drawing("lava", "33LLLL 23R.R. 34H.H. 43H..H 32R.R. 66H.H.");
  EXPECT_EQ(far.refusal(0, "erase 66LL.."), "RI-187") << "a route, but no open lava side beside it";
  EXPECT_TRUE(far.can(0, "erase 34L..L"));
}

// RI-188
TEST(Refusals, OfAVolcanoInAWrongPlace_RI_188) {
  const Table table = Table::drawing("meteor lava", "33LLLL 30.H.H 05*");
  EXPECT_EQ(table.refusal(0, "volcano 30"), "RI-188") << "taken";
  EXPECT_EQ(table.refusal(0, "volcano 05"), "RI-188") << "a crater";
  EXPECT_EQ(table.refusal(0, "volcano 34"), "RI-188") << "next to lava";
}

// RI-189
TEST(Refusals, OfActionsThatTheGameDoesNotHave_RI_189) {
  const Table base = rolled();
  for (const auto* text :
       {"hit", "hit N", "shield S_CROSS", "erase 30LL..", "volcano 00", "draw 30LL..", "draw 30HLH.", "take H_T H_T"}) {
    EXPECT_EQ(base.refusal(0, text), "RI-189") << text;
  }
  for (const auto* text : {"first 0", "pair H_T H_T", "meteor N 1", "lava L_CORNER L_CORNER"}) {
    EXPECT_EQ(base.refusal(kNature, text), "RI-189") << text;
  }
  EXPECT_EQ(Table("draft", 2).refusal(kNature, "roll H_STRAIGHT H_STRAIGHT R_CURVE OVERPASS"), "RI-189");
  EXPECT_EQ(rolled("meteor").refusal(0, "volcano 00"), "RI-189");
  EXPECT_EQ(rolled("lava").refusal(0, "hit"), "RI-189");
}

// RI-190
TEST(Refusals, OfWhatIsNotUnderstood_RI_190) {
  const Table table = rolled("meteor lava");
  for (const auto* text : {"",
                           " ",
                           "done ",
                           " done",
                           "Done",
                           "DONE",
                           "done done",
                           "draw",
                           "draw ",
                           "draw 30",
                           "draw 30.H.",
                           "draw 30.H.H.",
                           "draw 30.h.h",
                           "draw  30.H.H",
                           "draw 30 .H.H",
                           "draw 3.H.H",
                           "draw 30.H.Hx",
                           "draw 30HRHRX",
                           "draw 30HRHRxx",
                           "draw 33LLLL",
                           "draw 30....",
                           "draw 30H...",
                           "draw 30L...",
                           "draw 30HLHL",
                           "draw 30HHR.",
                           "draw H_STRAIGHT",
                           "erase 30.H.H",
                           "erase 30LLLL",
                           "volcano",
                           "volcano 3",
                           "volcano 333",
                           "volcano 3a",
                           "hit ANY",
                           "hit X",
                           "hit n",
                           "hit N ",
                           "hit N E",
                           "shield",
                           "shield H_T",
                           "shield S_CROSS S_CROSS",
                           "shield s_cross",
                           "pass",
                           "undo",
                           "\n",
                           "done\n",
                           "draw\t30.H.H"}) {
    EXPECT_EQ(table.refusal(0, text), "RI-190") << "'" << text << "'";
  }
  for (const auto* text : {"roll",
                           "roll H_T H_T H_T",
                           "roll H_T H_T H_T OVERPASS OVERPASS",
                           "roll H_T H_CURVE R_T OVERPASS",
                           "roll OVERPASS H_T H_T H_T",
                           "roll H_T H_T H_T L_CORNER",
                           "roll H_T H_T H_T S_CROSS",
                           "pair H_T",
                           "pair R_T H_T",
                           "pair OVERPASS H_T",
                           "pair H_T H_T H_T",
                           "meteor N",
                           "meteor N 10",
                           "meteor N x",
                           "meteor X 1",
                           "meteor 1 N",
                           "meteor N 1 ",
                           "meteor N -1",
                           "lava L_CORNER",
                           "lava L_THREE L_CORNER",
                           "lava L_CORNER VOLCANO",
                           "lava L_CORNER H_T",
                           "first",
                           "first -1",
                           "first 01",
                           "first 00",
                           "first +1",
                           "first 1 ",
                           "first x",
                           "first 1.0"}) {
    EXPECT_EQ(table.refusal(kNature, text), "RI-190") << "'" << text << "'";
  }
}

// RI-191
TEST(Refusals, OfARollThatTheDiceCannotShow_RI_191) {
  EXPECT_EQ(Table().refusal(kNature, "roll H_T H_T OVERPASS OVERPASS"), "RI-191") << "two faces of die B";
  EXPECT_EQ(Table().refusal(kNature, "roll H_T H_T H_T H_T"), "RI-191");
  Table meteor("meteor lava");
  meteor.play(kRoll);
  for (const auto* text : {"meteor N 4", "meteor N 0", "meteor ANY 9"}) {
    EXPECT_EQ(meteor.refusal(kNature, text), "RI-191") << text;
  }
  Table draft("draft", 4);
  for (const auto* text : {"first 4", "first 9", "first 12", "first 999999999", "first 4294967296",
                           "first 99999999999999999999999999999999"}) {
    EXPECT_EQ(draft.refusal(kNature, text), "RI-191") << text;
  }
  draft.play("nature first 3; nature pair OVERPASS OVERPASS; nature pair OVERPASS OVERPASS");
  EXPECT_EQ(draft.refusal(kNature, "pair H_T OVERPASS"), "RI-191") << "a pair the pool no longer holds";
}

}  // namespace
}  // namespace rh::railroad_ink::testing
