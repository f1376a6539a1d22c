// The notation (section 11): texts, lines and their order.
#include <gtest/gtest.h>
//
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "tests/games/isle_of_trains/random_games.h"
#include "tests/games/shared.h"

namespace rh::isle_of_trains::testing {
namespace {

Table any_table() {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto& [on, seats] = modes()[random.below(modes().size())];
  Table table = *rc::gen::arbitrary<bool>() ? rich_table(random, on, seats) : Table(on, seats);
  const int steps = *rc::gen::inRange(0, 80);
  for (int i = 0; i < steps && !table.over(); ++i)
    apply(table.state, table.turn().first(), purposeful(table.state, random), nullptr);
  return table;
}

// IT-201, IT-210
RC_GTEST_PROP(IsleNotation, EveryLegalMoveReadsBackFromItsText_IT_201_IT_210, ()) {
  const Table table = any_table();
  if (table.over()) return;
  const auto list = table.legal_list(table.turn().first());
  RC_ASSERT(!list.empty());
  RC_ASSERT(std::ranges::adjacent_find(list) == list.end());
  for (const std::string& text : list) {
    const auto move = parse(text);
    RC_ASSERT(move.has_value());
    RC_ASSERT(well_formed(*move));
    RC_ASSERT(text_of(*move) == text);
    RC_ASSERT(unpack(pack(*move)) == *move);
    RC_ASSERT(!check(table.state, table.turn().first(), *move));
  }
}

// IT-210
RC_GTEST_PROP(IsleNotation, AnyTextIsRefusedOrIsTheTextOfItsMove_IT_210, ()) {
  const Table table = any_table();
  std::string text = "take deck";
  if (!table.over()) {
    const auto list = table.legal_list(table.turn().first());
    text = list[static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(list.size())))];
  }
  text = rh::testing::scrambled(text, " .0123456789abdeghiklnoprstuwx_\n\t");
  const auto move = parse(text);
  if (!move) {
    RC_ASSERT(move.error().code == "IT-E35");
  } else {
    RC_ASSERT(text_of(*move) == text);
    RC_ASSERT(well_formed(*move));
  }
}

// IT-210
RC_GTEST_PROP(IsleNotation, APackedMoveIsWellFormedExactlyWhenItHasAText_IT_210, (PackedMove packed)) {
  // Small numbers in every byte, so that some of them mean something.
  const Move move = unpack(packed & 0x00000003'0007273full);
  if (well_formed(move)) {
    const auto back = parse(text_of(move));
    RC_ASSERT(back.has_value());
    RC_ASSERT(*back == move);
  } else {
    const Table table = Table::ready();
    RC_ASSERT(check(table.state, 0, move).code == "IT-E35");
    RC_ASSERT(check(table.state, kNature, move).code == "IT-E35");
  }
}

// IT-200
TEST(IsleNotation, EveryMoveHasTheTextOfTheSpec_IT_200) {
  for (const auto* text : {"first 3",
                           "tile camp_eagle t3",
                           "tile camp_eagle p1",
                           "deal bank",
                           "show coach_1",
                           "pax light_blue",
                           "draw time_engine",
                           "burn caboose_10",
                           "take deck",
                           "take caboose_6",
                           "take pax",
                           "build hopper_1",
                           "build hopper_2 over 12",
                           "scrap 1",
                           "raze bank",
                           "pay engine_1",
                           "load coach_1 3.17",
                           "blind 0.2",
                           "under bank",
                           "toss bank",
                           "board white 2.0",
                           "deliver research_station",
                           "initial",
                           "secondary a",
                           "secondary b",
                           "give 4",
                           "give 4.green",
                           "ticket 0",
                           "side 2.green",
                           "guest 2.green",
                           "aside 0",
                           "aside 0.black",
                           "done",
                           "finish",
                           "pick town_hall",
                           "pass",
                           "night",
                           "buyback"}) {
    const auto move = parse(text);
    ASSERT_TRUE(move.has_value()) << text;
    EXPECT_EQ(text_of(*move), text);
  }
}

// IT-200
TEST(IsleNotation, PositionsAreThoseOfTheMoment_IT_200) {
  Table table =
      Table::ready().with_train(0, "engine_3 hopper_1 tanker_1 boxcar_1").with_hand(0, "tanker_2 coach_1 4*engine_2");
  EXPECT_TRUE(table.can(0, "build tanker_2 over 2"));
  table.play("0 scrap 1");
  EXPECT_TRUE(table.can(0, "build tanker_2 over 1")) << "moved up by one";
  EXPECT_EQ(table.refusal(0, "build tanker_2 over 2"), "E9");
  EXPECT_EQ(table.refusal(0, "build tanker_2 over 3"), "E35");
}

// IT-201
TEST(IsleNotation, EqualCardsAreOneMove_IT_201) {
  const Table table = Table::ready()
                          .with_train(0, "engine_1 coach_2:green,green hopper_1")
                          .with_hand(0, "3*coach_1")
                          .with_supply(0, "white white");
  EXPECT_EQ(table.legal(0, "load"), "load coach_1 0.2");
  EXPECT_EQ(table.legal(0, "board"), "board white 0.0");
  Table deliver = table;
  deliver.play("0 deliver devon_city");
  EXPECT_EQ(deliver.legal(0), "aside 1.green");
}

// IT-202
TEST(IsleNotation, AnyNamingOrderIsAccepted_IT_202) {
  for (const auto* order : {"0 pay bank; 0 pay coach_1", "0 pay coach_1; 0 pay bank"}) {
    Table table = Table::ready("", 2).with_hand(0, "tanker_1 bank coach_1");
    table.play("0 build tanker_1").play(order);
    EXPECT_EQ(table.train(0), "engine_1 tanker_1");
  }
}

// IT-210
TEST(IsleLines, NoDecisionIsPlayedSilently_IT_210) {
  // A single option is asked all the same.
  Table give = Table::ready("", 2).with_train(0, "engine_1 hopper_2:coach_1,coach_1");
  give.play("0 deliver alpine_lodge; 0 initial; 0 give 1");
  EXPECT_EQ(give.legal(0), "give 1");
  give.play("0 give 1");
  EXPECT_EQ(give.legal(0), "finish");
  Table pay = Table::ready().with_hand(0, "hopper_1 hopper_1");
  pay.play("0 build hopper_1");
  EXPECT_EQ(pay.legal(0), "pay hopper_1");
  Table raze = Table::ready().with_buildings(0, "bank").with_hand(0, "town_hall 4*coach_1 2*hopper_1");
  raze.play("0 build town_hall");
  EXPECT_EQ(raze.legal(0), "raze bank");
}

// IT-211
TEST(IsleLines, TheEndOfARoundComesInOrder_IT_211) {
  Table table = Table::ready().with_hand(0, "4*coach_1 hopper_1").with_display("bank town_hall -");
  std::vector<Step> steps;
  table.play("0 take bank; 0 take town_hall");
  while (table.state.table.turns == 0) {
    steps.push_back(table.step());
    table.play((table.turn().nature ? "N " : "0 ") + table.legal_list(table.turn().first()).back());
  }
  EXPECT_EQ(steps, (std::vector<Step>{Step::Limit, Step::Limit, Step::Night, Step::Refill, Step::Refill, Step::Refill,
                                      Step::Burn}));
}

// The bound that game.cpp works out for longest_game: 200 lines for each turn, and the setup.
// IT-98
TEST(IsleLines, OfAGameStayBelowTheBound_IT_98) {
  Random random(36);
  for (const auto& [on, seats] : modes()) {
    Table table(on, seats);
    int lines = 0;
    for (; !table.over() && lines < 4000; ++lines) {
      apply(table.state, table.turn().first(), purposeful(table.state, random), nullptr);
    }
    EXPECT_LT(lines, 200 * (table.state.table.turns + 1)) << on << " " << seats;
  }
  EXPECT_EQ(IsleOfTrains::info().longest_game, 200 * 151);
}

}  // namespace
}  // namespace rh::isle_of_trains::testing
