// The notation (section 11.2 to 11.5); properties of it are in properties_test.cpp.
#include <set>

#include "tests/games/railroad_ink/table.h"

namespace rh::railroad_ink::testing {
namespace {

std::string again(std::string_view text) {
  const auto move = parse(text);
  if (!move) return std::string(move.error().code);
  std::string printed;
  print(*move, printed);
  return printed;
}

// RI-200
TEST(Notation, SortsFacesAllOfDieABeforeAllOfDieB_RI_200) {
  EXPECT_EQ(again("roll H_CURVE H_T R_STRAIGHT STATION_STRAIGHT"), "roll H_CURVE H_T R_STRAIGHT STATION_STRAIGHT");
  EXPECT_EQ(again("roll H_T H_CURVE R_STRAIGHT STATION_STRAIGHT"), "RI-190");
  EXPECT_EQ(again("pair R_T OVERPASS"), "pair R_T OVERPASS") << "not the ASCII order of the whole list";
  EXPECT_EQ(again("pair OVERPASS R_T"), "RI-190");
  EXPECT_EQ(again("take STATION_CURVE STATION_STRAIGHT"), "take STATION_CURVE STATION_STRAIGHT");
  EXPECT_EQ(again("take STATION_STRAIGHT STATION_CURVE"), "RI-190");
  EXPECT_EQ(again("lava L_CORNER L_HIGHWAY"), "lava L_CORNER L_HIGHWAY");
  EXPECT_EQ(again("lava L_HIGHWAY L_CORNER"), "RI-190");
}

// RI-201
TEST(Notation, NamesAPieceByItsSidesAloneAndTheOverpassByX_RI_201) {
  const auto piece_of = [](std::string_view place) {
    const auto found = parse_place(place);
    return found ? std::string(name_of(tables().variants[found->variant].piece)) : std::string(found.error().code);
  };
  EXPECT_EQ(piece_of("14HRHR"), "S_CROSS");
  EXPECT_EQ(piece_of("14RHRH"), "S_CROSS");
  EXPECT_EQ(piece_of("14HRHRx"), "OVERPASS");
  EXPECT_EQ(piece_of("14RHRHx"), "OVERPASS");
  EXPECT_EQ(piece_of("14H.H.x"), "RI-190");
  EXPECT_EQ(piece_of("14HHHHx"), "RI-190");
  EXPECT_EQ(piece_of("14LLLL"), "RI-190") << "the volcano has its own move";
  EXPECT_EQ(piece_of("14H..R"), "STATION_CURVE");
  EXPECT_EQ(piece_of("14R.H."), "STATION_STRAIGHT");
  EXPECT_EQ(piece_of("14RHHR"), "S_CORNER");
  EXPECT_EQ(piece_of("14.HLH"), "L_HIGHWAY");
  EXPECT_EQ(piece_of("14HHLL"), "RI-190");
}

// RI-201
TEST(Notation, HasADifferentTextForEveryVariantOfEveryPiece_RI_201) {
  std::set<std::string> texts;
  for (int v = 0; v < kVolcanoVariant; ++v) {
    std::string text;
    print_place(0, v, text);
    EXPECT_TRUE(texts.insert(text).second) << text;
    EXPECT_EQ(parse_place(text)->variant, v) << text;
  }
  EXPECT_EQ(texts.size(), 68u);
  // And no other sides are a place: 4^4 sides, with and without x.
  int places = 0;
  for (int code = 0; code < 256; ++code) {
    std::string text = "00";
    for (int d = 0; d < 4; ++d) text += ".HRL"[code >> 2 * d & 3];
    places += parse_place(text).has_value() ? 1 : 0;
    places += parse_place(text + "x").has_value() ? 1 : 0;
  }
  EXPECT_EQ(places, 68);
}

// RI-201
TEST(Notation, OfTwoEqualDiceIsOneMove_RI_201) {
  Table table;
  table.play("nature roll H_STRAIGHT H_STRAIGHT H_STRAIGHT OVERPASS");
  const auto all = table.legal(0);
  EXPECT_EQ(std::set<std::string>(all.begin(), all.end()).size(), all.size());
}

// RI-170
TEST(Notation, KeepsCoordinatesBeyondTheBoardForTheRefusal_RI_170) {
  EXPECT_EQ(again("draw 99.H.H"), "draw 99.H.H");
  EXPECT_EQ(again("volcano 70"), "volcano 70");
  EXPECT_EQ(again("erase 07LL.."), "erase 07LL..");
}

// RI-205
TEST(Notation, WritesEveryDecisionAlsoWithOneOption_RI_205) {
  // The last pick, a hit without a shield, and the confirmation are moves of their own.
  Table table("draft meteor", 2);
  table.play(R"(nature first 0
    nature pair H_T H_T
    nature pair H_T H_T
    nature pair H_T H_T
    nature pair OVERPASS OVERPASS
    nature meteor N 1
    0 take H_T H_T
    1 take H_T H_T
    0 take H_T H_T)");
  EXPECT_EQ(table.turn(), Turn::of(1));
  EXPECT_EQ(table.legal(1), (std::vector<std::string>{"take OVERPASS OVERPASS"}));
  table.play("1 take OVERPASS OVERPASS");
  for (const Piece used : {Piece::SCross, Piece::SCorner, Piece::SHHHR}) table.state.at(0).board.use_special(used);
  EXPECT_EQ(table.legal(0), (std::vector<std::string>{"hit"}));
  const Table nothing_left = Table::drawing("", "", "");
  Table used = nothing_left;
  used.state.at(0).special_this_round = 1;
  EXPECT_EQ(used.legal(0), (std::vector<std::string>{"done"}));
  EXPECT_EQ(used.turn(), Turn::of(0));
}

// RI-190
TEST(Notation, ReadsSeatNumbersOfAnySizeWithoutOverflow_RI_190) {
  EXPECT_EQ(again("first 0"), "first 0");
  EXPECT_EQ(again("first 11"), "first 11");
  EXPECT_EQ(again("first 999999999"), "first 999999999");
  EXPECT_TRUE(parse("first " + std::string(1000, '9')).has_value()) << "well-formed, if absurd";
}

}  // namespace
}  // namespace rh::railroad_ink::testing
