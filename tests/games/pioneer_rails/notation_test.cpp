// The notation (section 11.2).
#include "tests/games/pioneer_rails/table.h"
#include "tests/games/shared.h"

namespace rh::pioneer_rails::testing {
namespace {

std::string again(std::string_view text) {
  const auto move = parse(text);
  return move ? text_of(*move) : std::string(move.error().code);
}

// PR-91, PR-92
TEST(PioneerNotation, EveryFormOfAMoveIsReadAndPrinted_PR_91_PR_92) {
  for (const auto* text :
       {"dealer 3", "objective O", "deal 2 10D", "discard AC", "reveal QS", "pick KH", "cross none", "cross bridge",
        "cross tunnel", "cross shortcut", "cross switch", "cross suit spades", "lay 20,4>20,2", "lay 0,-2>-1,-1",
        "lay 127,-128>0,0", "done", "deposit H12 4", "deposit A1 0", "deposit C7 -3"})
    EXPECT_EQ(again(text), text);
}

// PR-92
TEST(PioneerNotation, ANumberThatNoPointHasIsReadAsAFarOne_PR_92) {
  EXPECT_EQ(again("lay 128,-129>99999999999,0"), "lay 127,-128>127,0");
  EXPECT_EQ(again("deposit C7 1000"), "deposit C7 127");
}

// PR-92
TEST(PioneerNotation, ATrackHasOneText_PR_92) {
  for (const Map& map : tables().maps) {
    std::string last;
    for (int i = 0; i < map.track_count; ++i) {
      const Track& track = map[i];
      const std::string text = text_of(Move::lay(kMap.corner_points[static_cast<std::size_t>(track.from)],
                                                 kMap.corner_points[static_cast<std::size_t>(track.to)]));
      EXPECT_LT(last, text) << "in the order of their texts, each once";
      EXPECT_EQ(map.find(track.from, track.to), i);
      last = text;
    }
  }
}

// PR-X31
// PR-91
RC_GTEST_PROP(PioneerNotation, WhatIsReadIsPrintedAsItWas_PR_91, ()) {
  const std::string text = rh::testing::scrambled(
      *rc::gen::element<std::string>("lay 20,4>20,2", "deposit H12 4", "pick KH", "cross suit spades", "deal 2 10D"),
      "0123456789,>-SHDC ");
  const auto move = parse(text);
  if (move && text.find_first_of("0123456789") == std::string::npos) RC_ASSERT(text_of(*move) == text);
  if (move) RC_ASSERT(again(text_of(*move)) == text_of(*move));
}

}  // namespace
}  // namespace rh::pioneer_rails::testing
