// The notation (section 11).
#include "tests/games/railways_of_the_world/table.h"
#include "tests/games/shared.h"

namespace rh::railways_of_the_world::testing {
namespace {

std::string again(std::string_view text) {
  const auto move = parse(text);
  return move ? text_of(*move) : std::string(move.error().code);
}

// RW-100, RW-101
TEST(RailwaysNotation, EveryFormOfAMoveIsReadAndPrinted_RW_100_RW_101) {
  for (const auto* text : {"cube new_york blue",
                           "baron 1 fewest_bonds",
                           "card land_grant",
                           "first 5",
                           "keep most_cash",
                           "bid 12",
                           "pass",
                           "build mexico_city",
                           "extend 19.12.0",
                           "upgrade",
                           "deliver kansas_city western",
                           "urbanize st_louis",
                           "western des_moines",
                           "take hotel_chicago",
                           "use perfect_engineering",
                           "lay 23.12 5-2",
                           "stop",
                           "go philadelphia.2",
                           "color yellow",
                           "grow chicago",
                           "depot puebla.0",
                           "bond",
                           "repay"})
    EXPECT_EQ(again(text), text);
}

// RW-100, RW-239
TEST(RailwaysNotation, NothingElseIsRead_RW_100_RW_239) {
  for (const auto* text : {"",
                           "build",
                           "build atlantis",
                           "build New_York",
                           "build new_york ",
                           " build new_york",
                           "cube new_york western",
                           "cube new_york gray",
                           "deliver new_york gray",
                           "bid 01",
                           "bid -1",
                           "bid +1",
                           "lay 23.12 5-6",
                           "lay 23.12",
                           "lay 023.12 5-2",
                           "go philadelphia.6",
                           "go philadelphia",
                           "extend 19.12",
                           "color white",
                           "take nothing",
                           "bond 1"})
    EXPECT_EQ(again(text), "RW-239") << text;
}

// RW-208
TEST(RailwaysNotation, ANumberThatNoMapHasIsReadAsAFarOne_RW_208) {
  EXPECT_EQ(again("lay 300.99999999999 0-3"), "lay 255.255 0-3");
  EXPECT_EQ(again("bid 99999999999"), "bid 1000000000");
}

// RW-239
TEST(RailwaysNotation, ACityOfAnotherMapIsNoMove_RW_239) {
  Table table = Table::ready();
  EXPECT_EQ(table.refusal(0, "build mexico_city"), "239");
  EXPECT_EQ(table.refusal(1, "grow mexico_city"), "239");
  EXPECT_EQ(table.refusal(kNature, "cube mexico_city red"), "239");
}

// RW-239
RC_GTEST_PROP(RailwaysNotation, WhatIsReadIsPrintedAsItWas_RW_239, ()) {
  const std::string text = rh::testing::scrambled(
      *rc::gen::element<std::string>("lay 23.12 5-2", "go philadelphia.2", "deliver kansas_city western", "bid 12",
                                     "extend 19.12.0", "baron 1 fewest_bonds"),
      "0123456789.- _abcdefgh");
  const auto move = parse(text);
  if (move && text.find_first_of("0123456789") == std::string::npos) RC_ASSERT(text_of(*move) == text);
  if (move) RC_ASSERT(again(text_of(*move)) == text_of(*move));
}

}  // namespace
}  // namespace rh::railways_of_the_world::testing
