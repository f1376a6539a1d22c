// Every refusal of section 8, and which of several is given (TL-99).
#include <algorithm>

#include "engine/core/match.h"
#include "tests/games/legends_of_the_west/table.h"

namespace rh::legends_of_the_west::testing {
namespace {

// TL-I1, TL-99
TEST(LegendsRefusals, OutOfTurn_TL_I1_TL_99) {
  Table table = Table::ready("{}", 3);
  EXPECT_EQ(table.refusal(1, "draw"), "I1");
  EXPECT_EQ(table.refusal(2, "keep K01"), "I1") << "whatever is said";
  table.play("0 draw");
  EXPECT_EQ(table.refusal(0, "draw"), "I1") << "while nature moves";
  EXPECT_EQ(table.refusal(1, "draw"), "I1");
  table.settle();
  EXPECT_EQ(table.refusal(1, "draw"), "I1") << "while another chooses a second card";
  table.decline().finish();
  EXPECT_EQ(table.refusal(0, "draw"), "I1") << "when the game is over";
  EXPECT_EQ(table.refusal(1, "open T1"), "I1");
}

// TL-I32, TL-99
TEST(LegendsRefusals, WaitingForAnother_TL_I32_TL_99) {
  Table table("{}", 3);
  table.settle();
  table.play("1 " + table.moves(1)[0]);
  EXPECT_EQ(table.refusal(1, table.moves(0)[0]), "I32") << "already answered";
  Table paying = Table::ready("{}", 3, {.hands = {"red red"}});
  paying.play("0 claim MTR-ALB red*1");
  EXPECT_EQ(paying.refusal(1, "draw"), "I32");
  EXPECT_EQ(paying.refusal(2, "pay red"), "I32");
}

// TL-I2, TL-I6
TEST(LegendsRefusals, OneActionATurn_TL_I2_TL_I6) {
  Table table = Table::ready("{}", 2, {.hands = {"red red"}});
  table.play("0 draw").settle();
  for (const char* text : {"claim MTR-ALB red*1", "tickets", "pass"}) EXPECT_EQ(table.refusal(0, text), "I6") << text;
  Table keeping = Table::ready("{}", 2);
  keeping.play("0 tickets").settle();
  for (const char* text : {"draw", "take red", "claim MTR-ALB red*1", "tickets", "pass"})
    EXPECT_EQ(keeping.refusal(0, text), "I2") << text;
}

// TL-I1
TEST(LegendsRefusals, ActionWordsOfWhoIsNotTheActivePlayer_TL_I1) {
  Table table("{}", 2);
  table.settle();
  for (const char* text : {"draw", "take red", "claim MTR-ALB red*1", "tickets", "pass"})
    EXPECT_EQ(table.refusal(1, text), "I1") << "there is no active player yet, or it is another: " << text;
  // An event asks another seat.
  Table sale = Table::ready(R"({"mode":"continent"})", 2, {.hands = {"red blue green white", "red red"}});
  sale.event(0, "E12").play("N card yellow");
  EXPECT_EQ(sale.asked(1), "sell skip");
  EXPECT_EQ(sale.refusal(1, "draw"), "I1");
  EXPECT_EQ(sale.refusal(0, "draw"), "I32");
}

// TL-I5
TEST(LegendsRefusals, AfterAFaceUpLocomotiveNothingMore_TL_I5) {
  // A postcard at the end of the turn asks the player who has just taken a locomotive.
  Json carry = carry_before(9, {"red", "black"});
  carry["postcards"]["red"] = {16};
  carry["post_office"].erase(std::ranges::find(carry["post_office"], Json(16)) - carry["post_office"].begin());
  carry["first"] = "red";
  Table table =
      Table::ready(campaign(carry), 2, {.hands = {"red.s blue.s white.s red"}, .display = "loco red red blue blue"});
  table.play("0 take loco").settle();
  ASSERT_EQ(table.asked(0), "reveal skip");
  EXPECT_EQ(table.refusal(0, "draw"), "I5");
  EXPECT_EQ(table.refusal(0, "take red"), "I5");
  EXPECT_EQ(table.refusal(0, "tickets"), "I2");
}

// TL-I35
TEST(LegendsRefusals, CardsThatAreNotThere_TL_I35) {
  Table table = Table::ready("{}", 2, {.display = "red red blue blue white"});
  EXPECT_EQ(table.refusal(0, "take green"), "I35");
  EXPECT_EQ(table.refusal(0, "take loco"), "I35");
  table.play("0 take red").settle();
  EXPECT_EQ(table.refusal(0, "take loco"), table.display().find("loco") == std::string::npos ? "I35" : "I4");
}

// TL-99, TL-I19, TL-I12, TL-I13, TL-I15
TEST(LegendsRefusals, TheOrderOfAClaim_TL_99_TL_I19_TL_I12_TL_I13_TL_I15) {
  Table table = Table::ready("{}", 2, {.hands = {"red red white white", "blue blue"}});
  EXPECT_EQ(table.refusal(0, "claim SAV-STA/a red*5"), "I10");
  EXPECT_EQ(table.refusal(0, "claim MTR-BUF/a blue*1"), "I19") << "too few before the colour";
  EXPECT_EQ(table.refusal(0, "claim MTR-BUF/a blue*3"), "I12");
  EXPECT_EQ(table.refusal(0, "claim MTR-BUF/a blue*1+red*1"), "I13");
  EXPECT_EQ(table.refusal(0, "claim MTR-BUF/a blue*2"), "I13") << "the colour before the hand";
  EXPECT_EQ(table.refusal(0, "claim MTR-BOS/a blue*1+red*1"), "I14");
  EXPECT_EQ(table.refusal(0, "claim MTR-BOS/a green*2"), "I15");
  table.play("0 claim MTR-BUF/a red*2; 0 pay red red").settle();
  EXPECT_EQ(table.refusal(1, "claim MTR-BUF/a blue*7"), "I7");
  EXPECT_EQ(table.refusal(1, "claim MTR-BUF/b blue*7"), "I9");
}

// TL-I22, TL-I17, TL-I27, TL-I28, TL-I29, TL-I30, TL-I31, TL-I34
TEST(LegendsRefusals, WordsThatDoNotBelongToTheQuestion_TL_I22_TL_I17_TL_I27_TL_I28_TL_I29_TL_I30_TL_I31_TL_I34) {
  Table table = Table::ready("{}", 2, {.hands = {"red red"}, .tickets = {"K01 K02"}});
  for (const auto& [text, code] : std::initializer_list<std::pair<const char*, const char*>>{{"keep K01", "I22"},
                                                                                             {"keep none", "I22"},
                                                                                             {"extra red", "I17"},
                                                                                             {"reveal 1", "I27"},
                                                                                             {"depot CHI", "I28"},
                                                                                             {"open T1", "I29"},
                                                                                             {"retire E01", "I30"},
                                                                                             {"upgrade U1", "I31"},
                                                                                             {"pay red", "I34"},
                                                                                             {"grain CHI", "I34"},
                                                                                             {"skip", "I34"},
                                                                                             {"special money", "I34"},
                                                                                             {"sell red red", "I34"},
                                                                                             {"discard red", "I34"}})
    EXPECT_EQ(table.refusal(0, text), code) << text;
  for (const char* text : {"first 0", "card red", "event E01", "ticket K05", "storm FTM-KEY", "gold 1"})
    EXPECT_NE(table.refusal(0, text), "") << "nature's: " << text;
  EXPECT_NE(table.refusal(kNature, "draw"), "");
  EXPECT_NE(table.refusal(kNature, "card red"), "") << "nothing is to be drawn";
  table.play("0 draw");
  EXPECT_NE(table.refusal(kNature, "event E01"), "");
  EXPECT_NE(table.refusal(kNature, "card news red"), "");
}

// TL-I33, TL-99
TEST(LegendsRefusals, WhatIsNoMoveComesFirst_TL_I33_TL_99) {
  const Table table = Table::ready("{}", 2);
  EXPECT_EQ(table.refusal(1, "keep K02 K01"), "I33");
  EXPECT_EQ(table.refusal(1, "claim NOWHERE red*1"), "I33");
}

// TL-R30
TEST(LegendsRefusals, ADrawIsNotTakenBackButADeclarationIs_TL_R30) {
  auto match = Match::start(legends(), Options(legends().info().options), 2);
  ASSERT_TRUE(match.has_value());
  const auto made = [&](Seat by, PackedMove move) { EXPECT_FALSE(match->play(by, move)) << legends().print(move); };
  const auto settle = [&] {
    while (match->position().turn().nature) made(kNature, match->position().nature_pick(0));
  };
  const auto moves = [&](Seat seat, std::string_view beginning) {
    std::vector<PackedMove> all;
    match->position().legal(seat, all);
    std::erase_if(all, [&](PackedMove move) { return !legends().print(move).starts_with(beginning); });
    return all;
  };
  settle();
  for (Seat s = 0; s < 2; ++s) made(s, moves(s, "keep ")[0]);
  const Seat first = match->position().turn().first();
  made(first, moves(first, "claim ")[0]);
  ASSERT_EQ(match->undoable(first).size(), 1u) << "nothing was shown yet";
  EXPECT_FALSE(match->undo(first, match->undoable(first)[0]));
  made(first, moves(first, "draw")[0]);
  settle();
  EXPECT_TRUE(match->undoable(first).empty()) << "a card was drawn";
}

// What the end of a game opens cannot be foreseen: no preview shows it, and nothing behind it is taken back.
// TL-R30, TL-68, TL-70, TL-96
TEST(LegendsRefusals, TheStoryAndAnOpenedTerritoryAreNotForetoldNorTakenBack_TL_R30_TL_68_TL_70_TL_96) {
  for (const int game : {1, 9}) {
    Options options(legends().info().options);
    ASSERT_TRUE(options.set_all(campaign(carry_before(game, {"red", "blue"}))));
    auto match = Match::start(legends(), options, 2);
    ASSERT_TRUE(match.has_value());
    Random random(3);
    std::string last;
    while (!match->over()) {
      const Position& now = match->position();
      PackedMove move = 0;
      const Seat by = now.turn().nature ? kNature : now.turn().first();
      if (by == kNature) {
        move = now.nature_pick(random.below(now.nature_total()));
      } else {
        std::vector<PackedMove> all;
        now.legal(by, all);
        move = all[random.below(all.size())];
      }
      const std::string text = legends().print(move), word = text.substr(0, text.find(' '));
      Events events;
      ASSERT_FALSE(match->play(by, move, &events));
      if (word != "retire" && word != "open") continue;
      EXPECT_TRUE(std::ranges::any_of(events, &Event::reveals)) << text;
      for (Seat seat = 0; seat < 2; ++seat) EXPECT_TRUE(match->undoable(seat).empty()) << seat << " after " << text;
      if (game == 9) EXPECT_TRUE(match->position().turn().has(by)) << "the last placed also chooses an upgrade first";
      last = word;
    }
    EXPECT_EQ(last, game == 9 ? "retire" : "open");
  }
}

}  // namespace
}  // namespace rh::legends_of_the_west::testing
