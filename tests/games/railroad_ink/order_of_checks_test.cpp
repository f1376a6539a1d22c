// Section 8: the order of the checks. The first check that fails is reported, so every test sets up
// positions in which several reasons apply at once.
#include "tests/games/railroad_ink/table.h"

namespace rh::railroad_ink::testing {
namespace {

Table rolled(std::string_view on = "") {
  Table table(on);
  table.play("nature roll H_STRAIGHT H_STRAIGHT R_CURVE OVERPASS");
  if (table.state.table.meteor) table.play("nature meteor ANY 1");
  if (table.state.table.lava) table.play("nature lava L_CORNER L_HIGHWAY");
  return table;
}

// RI-190, RI-170, RI-189, RI-180
TEST(OrderOfChecks, ForEveryMove_RI_190_RI_170_RI_189_RI_180) {
  const Table fresh;
  EXPECT_EQ(fresh.refusal(0, "draw 99LLLL"), "RI-190") << "190 before 170";
  EXPECT_EQ(fresh.refusal(0, "draw 99LL.."), "RI-170") << "170 before 189";
  EXPECT_EQ(fresh.refusal(0, "volcano 90"), "RI-170");
  EXPECT_EQ(fresh.refusal(0, "draw 30LL.."), "RI-189") << "189 before 180";
  EXPECT_EQ(fresh.refusal(0, "hit"), "RI-189");
  EXPECT_EQ(fresh.refusal(0, "draw 30.HHH"), "RI-180") << "180 before 174";
}

// RI-174, RI-171, RI-173, RI-172
TEST(OrderOfChecks, ForARouteDie_RI_174_RI_171_RI_173_RI_172) {
  const Table table = Table::drawing("", "30.H.H 10.R.R", "H_CURVE H_STRAIGHT");
  EXPECT_EQ(table.refusal(0, "draw 30.RRR"), "RI-174") << "174 before 171 and 173";
  EXPECT_EQ(table.refusal(0, "draw 10.H.H"), "RI-171") << "171 before 173";
  EXPECT_EQ(table.refusal(0, "draw 11.H.H"), "RI-173") << "173 before 172";
  EXPECT_EQ(table.refusal(0, "draw 11H.H."), "RI-172");
}

// RI-175, RI-176, RI-177, RI-171, RI-173, RI-172
TEST(OrderOfChecks, ForASpecialRoute_RI_175_RI_176_RI_177_RI_171_RI_173_RI_172) {
  Table table = Table::drawing("", "30.H.H 10.R.R");
  SeatState& seat = table.state.at(0);
  for (const Piece used : {Piece::SHHHH, Piece::SCorner, Piece::SHHHR}) seat.board.use_special(used);
  seat.special_this_round = 1;
  EXPECT_EQ(table.refusal(0, "draw 10HHHH"), "RI-175") << "before 176, 177, 171, 173";
  seat.special_this_round = 0;
  EXPECT_EQ(table.refusal(0, "draw 10HHHH"), "RI-176") << "before 177, 171, 173";
  Table two = Table::drawing("", "30.H.H 10.R.R");
  two.state.at(0).board.use_special(Piece::SHHHH);
  EXPECT_EQ(two.refusal(0, "draw 10HHHH"), "RI-177") << "before 171 and 173";
  EXPECT_EQ(two.refusal(0, "draw 10HRHR"), "RI-171") << "before 173";
  EXPECT_EQ(two.refusal(0, "draw 11HRHH"), "RI-173");
  EXPECT_EQ(two.refusal(0, "draw 44RRRR"), "RI-172");
}

// RI-174, RI-171, RI-173, RI-184
TEST(OrderOfChecks, ForALavaDie_RI_174_RI_171_RI_173_RI_184) {
  const Table table = Table::drawing("lava", "33LLLL 10.R.R", "", "L_HIGHWAY L_CORNER");
  EXPECT_EQ(table.refusal(0, "draw 10.RLR"), "RI-174") << "before 171";
  EXPECT_EQ(table.refusal(0, "draw 10.HLH"), "RI-171") << "before 173 and 184";
  EXPECT_EQ(table.refusal(0, "draw 11.HLH"), "RI-173") << "before 184";
  EXPECT_EQ(table.refusal(0, "draw 00.HLH"), "RI-184");
}

// RI-186, RI-187, RI-174, RI-173, RI-184
TEST(OrderOfChecks, ForErasing_RI_186_RI_187_RI_174_RI_173_RI_184) {
  const Table fits = Table::drawing("lava", "33LLLL 34H.H.", "", "L_HIGHWAY L_CORNER");
  EXPECT_EQ(fits.refusal(0, "erase 00RLR."), "RI-186") << "before 187 and 174";
  const auto* blocked = "33LLLL 23R.R. 34H.H. 43H..H 32R.R. 24R.R. 44H.H. 22R.R.";
  const Table table = Table::drawing("lava", blocked, "", "L_HIGHWAY L_CORNER");
  EXPECT_EQ(table.refusal(0, "erase 00RLR."), "RI-187") << "before 174";
  EXPECT_EQ(table.refusal(0, "erase 34R.RL"), "RI-174") << "before 173: below lies a highway";
  EXPECT_EQ(table.refusal(0, "erase 34H.HL"), "RI-173") << "above lies a railway";
  EXPECT_EQ(table.refusal(0, "erase 34HLH."), "RI-173") << "before 184";
  EXPECT_EQ(table.refusal(0, "erase 34LL.."), "RI-184");
}

// RI-178, RI-185
TEST(OrderOfChecks, ForConfirming_RI_178_RI_185) {
  EXPECT_EQ(rolled("lava").refusal(0, "done"), "RI-178") << "dice before lava";
}

// RI-180, RI-183, RI-182
TEST(OrderOfChecks, ForTheImpact_RI_180_RI_183_RI_182) {
  Table table = rolled("meteor");
  table.play("0 hit N");
  EXPECT_EQ(table.refusal(0, "hit"), "RI-180") << "180 before 183";
  EXPECT_EQ(table.refusal(0, "shield S_CROSS"), "RI-182");
}

// RI-180, RI-191
TEST(OrderOfChecks, ForNature_RI_180_RI_191) {
  EXPECT_EQ(rolled().refusal(kNature, "roll H_T H_T H_T H_T"), "RI-180") << "180 before 191";
}

}  // namespace
}  // namespace rh::railroad_ink::testing
