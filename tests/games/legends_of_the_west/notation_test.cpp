// The notation (section 11) and the recorded games of the specification.
#include "engine/core/campaign.h"
#include "tests/games/legends_of_the_west/table.h"
#include "tests/games/shared.h"

namespace rh::legends_of_the_west::testing {
namespace {

std::string again(std::string_view text) {
  const auto move = legends().parse(text);
  return move ? legends().print(*move) : std::string(move.error().code);
}

constexpr std::array kForms = {"first 4",
                               "card black.p",
                               "card news",
                               "event E28",
                               "ticket K97",
                               "storm FTM-KEY",
                               "gold 5",
                               "upgrade U7",
                               "keep K01",
                               "keep K01 K02 K33",
                               "keep K01 K02 K03 K97",
                               "keep none",
                               "draw",
                               "take loco",
                               "take red.s",
                               "claim MTR-BUF/a red*2",
                               "claim MTR-BUF/a red*1+loco*1",
                               "claim QUE-MTR/a loco*1",
                               "claim BUF-NYC green*2+red*1",
                               "claim FTW-ELP/b white*4+loco*1",
                               "tickets",
                               "pass",
                               "pay red",
                               "pay red red.p red.s",
                               "pay black black black black black.s",
                               "extra loco",
                               "extra black red.s",
                               "grain CHI",
                               "depot SFO",
                               "skip",
                               "reveal 1",
                               "reveal 24",
                               "special money",
                               "special cards",
                               "sell red red.s",
                               "discard loco",
                               "retire E01",
                               "open T8"};

// TL-101, TL-102, TL-103, TL-104
TEST(LegendsNotation, EveryFormOfAMoveIsReadAndPrinted_TL_101_TL_102_TL_103_TL_104) {
  for (const auto* text : kForms) EXPECT_EQ(again(text), text);
}

// TL-102, TL-I33
TEST(LegendsNotation, NothingElseIsRead_TL_102_TL_I33) {
  for (const auto* text : {"",
                           " draw",
                           "draw ",
                           "Draw",
                           "draw 2",
                           "keep",
                           "keep K02 K01",
                           "keep K01 K01",
                           "keep K98",
                           "keep K1",
                           "keep none K01",
                           "take",
                           "take purple",
                           "take red.x",
                           "take news",
                           "claim MTR-BUF red*2",
                           "claim MTR-BUF/c red*2",
                           "claim MTR-BUF/a",
                           "claim MTR-BUF/a red*0",
                           "claim MTR-BUF/a red*2+loco*0",
                           "claim MTR-BUF/a loco*1+red*1",
                           "claim MTR-BUF/a red",
                           "claim MTR-BUF/a red*1+red*1",
                           "claim MTR-BUF/a red*1+blue*1",
                           "claim MTR-BUF/a red.p*2",
                           "claim ATL-PAR/a red*2",
                           "pay",
                           "pay red.p red",
                           "pay red.s red.p",
                           "extra loco red",
                           "pay news",
                           "grain",
                           "grain Chicago",
                           "depot chi",
                           "reveal 0",
                           "reveal 25",
                           "reveal 01",
                           "special",
                           "special both",
                           "sell red",
                           "sell red.p red",
                           "sell red red red",
                           "discard red red",
                           "retire E00",
                           "retire E29",
                           "open T0",
                           "open T9",
                           "upgrade U0",
                           "upgrade U8",
                           "event E29",
                           "ticket K00",
                           "storm MTR-BUF/a",
                           "gold",
                           "card",
                           "card gray",
                           "nothing"})
    EXPECT_EQ(again(text), "TL-I33") << text;
}

// TL-I33
RC_GTEST_PROP(LegendsNotation, WhatIsReadIsPrintedAsItWas_TL_I33, ()) {
  const std::string text = rh::testing::scrambled(
      *rc::gen::elementOf(std::vector<std::string>(kForms.begin(), kForms.end())), "0123456789.*+/- abcdeEKTU");
  const auto move = legends().parse(text);
  if (move) RC_ASSERT(legends().print(*move) == text);
}

// TL-107
TEST(LegendsRecords, TheRecordedGamesReplay_TL_107) {
  for (const char* name : {"single_1865_2p", "single_year_2_4p", "campaign_game_3_2p"}) {
    const auto record = read_record(rh::testing::read_file(
        rh::testing::in_project(std::string("tests/games/legends_of_the_west/examples/") + name + ".jsonl")));
    ASSERT_TRUE(record.has_value()) << name << ":" << record.error().line;
    const auto match = replay(*record);
    ASSERT_TRUE(match.has_value()) << name << ":" << match.error().line << " " << match.error().refusal.code
                                   << match.error().problem.code;
    EXPECT_TRUE(match->over());
  }
}

// TL-110, TL-107, TL-108
TEST(LegendsRecords, TheRecordedCampaignIsDerived_TL_110_TL_107_TL_108) {
  const std::string text = rh::testing::read_file(
      rh::testing::in_project("tests/games/legends_of_the_west/examples/campaign_12_games_2p.jsonl"));
  ASSERT_TRUE(is_campaign(text));
  const auto campaign = read_campaign(text);
  ASSERT_TRUE(campaign.has_value()) << campaign.error().line << " " << campaign.error().refusal.code << " "
                                    << campaign.error().problem.code;
  EXPECT_EQ(campaign->games.size(), 12u);
  EXPECT_TRUE(campaign->games.back().match.over());
  const auto again = read_campaign(write_campaign(*campaign));
  ASSERT_TRUE(again.has_value());
  EXPECT_EQ(again->games.back().match.position().hash(), campaign->games.back().match.position().hash());
  // Eleven games are a campaign as well, and the twelfth follows from them.
  const auto next = next_options(first_games(*read_campaign(text), 11));
  ASSERT_TRUE(next.has_value());
  EXPECT_EQ(next->json(), campaign->games.back().match.options().json());
}

// TL-105
TEST(LegendsNotation, AQuestionWithOneOptionIsALine_TL_105) {
  Table table = Table::ready("{}", 2, {.hands = {"red"}});
  table.play("0 claim MTR-ALB red*1");
  EXPECT_EQ(table.legal(0), "pay red");
}

}  // namespace
}  // namespace rh::legends_of_the_west::testing
