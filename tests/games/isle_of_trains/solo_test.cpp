// Solo (section 6.1).
#include "tests/games/isle_of_trains/table.h"

namespace rh::isle_of_trains::testing {
namespace {

// IT-120, IT-122
TEST(IsleSolo, ARoundIsADayAndANight_IT_120_IT_122) {
  Table table = Table::ready().with_display("bank coach_1 coach_1").with_hand(0, "4*hopper_1 tanker_1");
  table.play("0 take bank; 0 take coach_1");
  EXPECT_EQ(table.step(), Step::Limit) << "1. down to five";
  table.play("0 toss hopper_1; 0 toss hopper_1");
  EXPECT_EQ(table.step(), Step::Night);
  EXPECT_EQ(table.legal(0), "night");
  EXPECT_EQ(table.refusal(0, "take pax"), "E34");
  table.play("0 night");
  EXPECT_TRUE(table.outcomes().starts_with("show")) << "2. the display";
  table.play("N show coach_2; N show coach_2");
  EXPECT_TRUE(table.outcomes().starts_with("burn")) << "3. the top card of the deck";
  table.play("N burn town_hall");
  EXPECT_EQ(table.discard(), "hopper_1 hopper_1 town_hall");
  EXPECT_EQ(table.step(), Step::Turn);
  EXPECT_EQ(table.left(), 2);
  EXPECT_EQ(table.state.table.turns, 1);
}

// IT-121
TEST(IsleSolo, AMainLoadBringsTheOwnCardsBenefit_IT_121) {
  Table table = Table::ready()
                    .with_train(0, "engine_1 tanker_1 coach_1")
                    .with_hand(0, "engine_2 engine_2 bank")
                    .with_supply(0, "green");
  table.play("0 load engine_2 0.1");
  EXPECT_EQ(table.step(), Step::Take);
  EXPECT_EQ(table.left(), 3);
  Table board = Table::ready().with_train(0, "engine_1 coach_1").with_supply(0, "green");
  board.play("0 board green 0.1; 0 take deck; N draw bank; 0 take deck; N draw hopper_1; 0 take deck; N draw hopper_1");
  EXPECT_EQ(board.tokens(), 1);
  Table blind = Table::ready().with_train(0, "engine_1 tanker_1").with_hand(0, "coach_1 coach_1");
  blind.play("0 blind 0.1; 0 under coach_1; 0 toss coach_1");
  EXPECT_EQ(blind.left(), 3);
}

// IT-121
TEST(IsleSolo, ABonusLoadBringsNoBenefit_IT_121) {
  Table table = Table::ready()
                    .with_train(0, "engine_3 hopper_3 boxcar_2 coach_1")
                    .with_hand(0, "engine_3 coach_1 coach_1")
                    .with_supply(0, "green");
  table.play("0 load coach_1 0.1; 0 take deck; N draw bank; 0 take deck; N draw hopper_1; 0 board green 0.3");
  EXPECT_EQ(table.step(), Step::Turn) << "bonus A";
  EXPECT_EQ(table.tokens(), 0);
  Table blind = Table::ready().with_train(0, "engine_3 hopper_3 tanker_1").with_hand(0, "coach_1");
  blind.play(
      "0 load coach_1 0.1; 0 take deck; N draw bank; 0 take deck; N draw hopper_1; 0 blind 0.2; 0 under bank; 0 toss "
      "hopper_1");
  EXPECT_EQ(blind.step(), Step::Turn) << "face down neither";
}

// IT-121
TEST(IsleSolo, BonusLoadsStillFeedTheCabooses_IT_121) {
  Table table = Table::ready()
                    .with_train(0, "engine_3 hopper_3 caboose_8 coach_1")
                    .with_hand(0, "coach_1")
                    .with_supply(0, "green");
  table.play("0 load coach_1 0.1; 0 take deck; N draw bank; 0 take deck; N draw hopper_1; 0 board green 0.3");
  EXPECT_EQ(table.step(), Step::Take);
  EXPECT_EQ(table.left(), 2) << "caboose_8";
}

// IT-123
TEST(IsleSolo, EndsAtOnceWhenTheDeckIsEmpty_IT_123) {
  Table draw = Table::ready().only_deck("bank").with_discard("");
  draw.play("0 take deck");
  EXPECT_EQ(draw.events("N draw bank"), "draw(card=bank)@0 drew game_over");
  EXPECT_TRUE(draw.over());
  EXPECT_EQ(draw.hand(), "bank");
  Table show = Table::ready().with_display("coach_1 coach_1 coach_1").only_deck("bank");
  show.play("0 take coach_1; 0 take coach_1; 0 night; N show bank");
  EXPECT_TRUE(show.over()) << "in the middle of the refill";
  Table burn = Table::ready().with_display("coach_1 coach_1 coach_1").only_deck("bank").only_bag("");
  burn.play("0 take pax; 0 take pax; 0 night; N burn bank");
  EXPECT_TRUE(burn.over());
  EXPECT_EQ(burn.discard(), "bank");
}

// IT-123
TEST(IsleSolo, NeverShufflesTheDiscardAndLosesUnresolvedEffects_IT_123) {
  Table table = Table::ready()
                    .with_train(0, "engine_1 coach_3")
                    .with_supply(0, "green")
                    .with_discard("town_hall coach_2")
                    .only_deck("bank hopper_1");
  table.play("0 board green 0.1; 0 take deck; N draw bank; 0 take deck; N draw hopper_1");
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.tokens(), 0) << "the tokens of coach_3 are lost";
  EXPECT_EQ(table.discard(), "town_hall coach_2");
  EXPECT_EQ(table.refusal_with_arguments(0, "take pax"), "E1 case=over");
  EXPECT_EQ(table.refusal_with_arguments(0, "buyback"), "E1 case=over") << "not after the deck has emptied";
}

// IT-124
TEST(IsleBuyback, MovesTheTopOfTheDiscardOntoTheDeckForThreeTokens_IT_124) {
  Table table = Table::ready().with_discard("bank town_hall").with_tokens(0, 7);
  const int deck = table.deck();
  EXPECT_TRUE(table.can(0, "buyback"));
  EXPECT_EQ(table.events("0 buyback"), "buyback(card=town_hall)");
  EXPECT_EQ(table.tokens(), 4);
  EXPECT_EQ(table.deck(), deck + 1);
  EXPECT_EQ(table.discard(), "bank");
  EXPECT_EQ(table.left(), 2) << "the same decision is asked again";
  table.play("0 buyback");
  EXPECT_EQ(table.refusal_with_arguments(0, "buyback"), "E32 case=discard tokens=3");
  table.play("0 take deck");
  EXPECT_EQ(table.outcomes(), "draw bank 1") << "known";
  EXPECT_EQ(table.refusal(kNature, "draw hopper_1"), "E37");
  table.play("N draw bank; 0 take deck");
  EXPECT_EQ(table.outcomes(), "draw town_hall 1");
}

// IT-124
TEST(IsleBuyback, IsTheNextCardShownOrBurnt_IT_124) {
  Table table = Table::ready()
                    .with_display("coach_1 hopper_1 hopper_1")
                    .with_discard("bank town_hall")
                    .with_tokens(0, 6)
                    .only_bag("");
  table.play("0 take coach_1; 0 take pax; 0 buyback; 0 buyback; 0 night");
  EXPECT_EQ(table.outcomes(), "show bank 1");
  table.play("N show bank");
  EXPECT_EQ(table.outcomes(), "burn town_hall 1");
}

// IT-124
TEST(IsleBuyback, IsRefusedWithoutTokensDiscardOrAlone_IT_124) {
  const Table poor = Table::ready().with_discard("bank").with_tokens(0, 2);
  EXPECT_EQ(poor.refusal_with_arguments(0, "buyback"), "E32 case=tokens tokens=3");
  EXPECT_EQ(poor.legal(0, "buyback"), "");
  const Table empty = Table::ready().with_tokens(0, 9);
  EXPECT_EQ(empty.refusal_with_arguments(0, "buyback"), "E32 case=discard tokens=3");
  const Table two = Table::ready("", 2).with_discard("bank").with_tokens(0, 9);
  EXPECT_EQ(two.refusal_with_arguments(0, "buyback"), "E32 case=solo tokens=3");
}

// IT-124
TEST(IsleBuyback, IsPossibleAtEveryDecision_IT_124) {
  // Every kind of decision of a solo game, each with tokens and a card in the discard.
  const auto offers = [](Table table, const char* lines, Step step) {
    table.with_tokens(0, 3).with_discard("rail_yard");
    table.play(lines);
    EXPECT_EQ(table.step(), step) << lines;
    EXPECT_TRUE(table.can(0, "buyback")) << lines;
    const auto before = table.state.table.top();
    table.play("0 buyback");
    EXPECT_EQ(table.state.table.top(), before) << lines;
  };
  const auto loaded = [](const char* hand) {
    return Table::ready("promo")
        .with_train(0, "engine_3:green hopper_2:tanker_1,tanker_1 hopper_1 boxcar_2 caboose_4 coach_1:white")
        .with_hand(0, hand);
  };
  offers(loaded(""), "", Step::Turn);
  offers(loaded("engine_3"), "0 load engine_3 0.3", Step::Take);
  offers(loaded("engine_3"),
         "0 load engine_3 0.3; 0 take deck; N draw engine_2; 0 take deck; N draw engine_2; 0 take deck; N draw "
         "engine_2; 0 take deck; N draw engine_2",
         Step::Bonus);
  offers(loaded("coach_1 coach_1"), "0 scrap 2", Step::Build);
  offers(loaded("coach_1 coach_1").with_buildings(0, "bank town_hall"), "0 scrap 4", Step::Raze);
  offers(loaded("coach_1 coach_1"), "0 build coach_1", Step::Pay);
  offers(loaded("coach_1 coach_1"), "0 blind 0.2", Step::Blind);
  offers(loaded("coach_1 coach_1"), "0 blind 0.2; 0 under coach_1", Step::Blind);
  offers(loaded("coach_1 engine_2"),
         "0 load coach_1 0.2; 0 take deck; N draw engine_2; 0 take deck; N draw engine_2; 0 take deck; N draw engine_2",
         Step::Toss);
  offers(loaded(""), "0 deliver alpine_lodge", Step::Deliver);
  offers(loaded(""), "0 deliver alpine_lodge; 0 initial", Step::Give);
  offers(loaded(""), "0 deliver alpine_lodge; 0 aside 1", Step::Special);
  offers(loaded("5*engine_2"), "0 take deck; N draw engine_2; 0 take pax; N pax black", Step::Limit);
  offers(loaded(""), "0 take pax; N pax black; 0 take pax; N pax black", Step::Night);
  offers(Table::ready("promo").with_train(0, "engine_3").with_hand(0, "time_engine 5*engine_2"),
         "0 build time_engine over 0; 0 pay engine_2; 0 pay engine_2; N pax black", Step::Pick);
}

// IT-125
TEST(IsleRating, IsByTheFinalScore_IT_125) {
  const std::array<std::pair<int, int>, 12> steps = {
      {{-5, 0}, {0, 0}, {49, 0}, {50, 1}, {59, 1}, {60, 2}, {69, 2}, {70, 3}, {79, 3}, {80, 4}, {81, 4}, {300, 4}}};
  for (const auto& [points, expected] : steps) EXPECT_EQ(rating(points), expected) << points;
  Table table = Table::ready().with_tokens(0, 63).only_deck("bank");
  table.play("0 take deck; N draw bank");
  std::string text;
  JsonWriter json(text);
  IsleOfTrains::write_detail(table.state, 0, json);
  EXPECT_EQ(
      text,
      R"({"tokens":63,"cars":0,"contracts":0,"loaded":0,"locomotive":0,"buildings":0,"total":63,"train":1,"rating":2})");
}

// IT-126
TEST(IsleSolo, HasNoLocomotive_IT_126) {
  Table table =
      Table::ready().with_tickets("flint_beach=t4/2").with_train(0, "engine_1:green hopper_2:coach_1,coach_1");
  table.play(
      "0 deliver alpine_lodge; 0 initial; 0 give 1; 0 give 1; 0 finish; 0 deliver flint_beach; 0 ticket 0; 0 finish");
  EXPECT_EQ(table.state.table.progress, 0);
  EXPECT_EQ(score(table.state, 0).locomotive, 0);
}

// IT-127
TEST(IsleSolo, EndsAfterTheNightOfRound150_IT_127) {
  Table table = Table::ready().with_turns(149).with_tokens(0, 50);
  table.end_turn();
  EXPECT_TRUE(table.over());
  EXPECT_NE(table.view(0).find("\"rating\":1"), std::string::npos) << "Challenge is scored";
  Table before = Table::ready().with_turns(148);
  before.end_turn();
  EXPECT_FALSE(before.over());
  Table lost = Table::ready("scenario=9 max_turns=1");
  lost.end_turn();
  EXPECT_TRUE(lost.over());
  EXPECT_EQ(lost.state.table.won, 0) << "a scenario is lost";
}

// IT-128
TEST(IsleSolo, NoWaitingForbidsAPassengerFromAnEmptyBag_IT_128) {
  Table table = Table::ready("no_waiting").only_bag("white");
  EXPECT_TRUE(table.can(0, "take pax"));
  table.play("0 take pax; N pax white");
  EXPECT_EQ(table.refusal(0, "take pax"), "E39");
  EXPECT_EQ(table.legal(0, "take"), "take deck");
  Table built = Table::ready("no_waiting").with_hand(0, "coach_1 bank").only_bag("");
  built.play("0 build coach_1; 0 pay bank");
  EXPECT_EQ(built.tokens(), 1) << "building still gives tokens";
  Table bonus = Table::ready("no_waiting").with_train(0, "engine_1 hopper_3").with_hand(0, "coach_1").only_bag("");
  bonus.play("0 load coach_1 0.1; 0 take deck; N draw bank; 0 take deck; N draw town_hall");
  EXPECT_EQ(bonus.refusal(0, "take pax"), "E39") << "in a bonus too";
  EXPECT_TRUE(Table::ready().only_bag("").can(0, "take pax")) << "off by default";
}

// 9.5: nothing but passengers is worth 110 points after 63 rounds.
// IT-128
TEST(IsleSolo, WaitingScores110_IT_128) {
  Table table("", 1);
  Random random(17);
  while (table.turn().nature) random_move(table.state, random);
  while (!table.over()) {
    if (table.turn().nature) {
      random_move(table.state, random);
    } else {
      table.play(table.step() == Step::Night ? "0 night" : "0 take pax");
    }
  }
  EXPECT_EQ(table.total(), 110);
  EXPECT_EQ(table.state.table.turns, 62) << "the deck is empty in the night of round 63";
}

}  // namespace
}  // namespace rh::isle_of_trains::testing
