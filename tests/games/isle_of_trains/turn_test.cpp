// Turns, effects and taking (sections 4.1 and 4.2).
#include "tests/games/isle_of_trains/table.h"

namespace rh::isle_of_trains::testing {
namespace {

// IT-2
TEST(IsleTurn, IsTwoActionsAndRepeatsAreAllowed_IT_2) {
  Table table = Table::ready("", 2).with_display("bank coach_1 coach_2");
  EXPECT_EQ(table.left(), 2);
  table.play("0 take bank");
  EXPECT_EQ(table.left(), 1);
  EXPECT_EQ(table.turn(), Turn::of(0));
  table.play("0 take coach_1");
  EXPECT_EQ(table.hand(0), "bank coach_1");
  EXPECT_TRUE(table.turn().nature) << "the display is refilled";
  EXPECT_EQ(table.state.table.active, 0);
  table.play("N show hopper_1; N show hopper_1");
  EXPECT_EQ(table.turn(), Turn::of(1));
  EXPECT_EQ(table.left(), 2);
}

// IT-3
TEST(IsleCards, AreBuiltSpentAndLoaded_IT_3) {
  Table table = Table::ready("", 2).with_hand(0, "3*hopper_1").with_actions(2);
  table.play("0 build hopper_1; 0 pay hopper_1; 0 load hopper_1 0.1");
  EXPECT_EQ(table.train(0), "engine_1 hopper_1:hopper_1");
  EXPECT_EQ(table.discard(), "hopper_1");
  EXPECT_EQ(table.hand(0), "");
}

// IT-19
TEST(IsleTrain, OrderOfCarsDoesNotMatterForPointsAndWeight_IT_19) {
  Table one =
      Table::ready().with_train(0, "engine_2 hopper_1:coach_1 boxcar_1 coach_1:green").with_buildings(0, "rail_yard");
  Table two =
      Table::ready().with_train(0, "engine_2 coach_1:green boxcar_1 hopper_1:coach_1").with_buildings(0, "rail_yard");
  EXPECT_EQ(one.points(), two.points());
  EXPECT_EQ(one.state.at(0).weight, two.state.at(0).weight);
}

// IT-19, IT-200
TEST(IsleTrain, AnUpgradeKeepsItsPositionAnExtendGoesToTheRight_IT_19_IT_200) {
  Table table = Table::ready()
                    .with_train(0, "engine_1 hopper_1 coach_1")
                    .with_hand(0, "hopper_2 3*coach_1 2*tanker_1 2*boxcar_1");
  table.play("0 build hopper_2 over 1; 0 pay coach_1; 0 pay coach_1; 0 pay coach_1");
  EXPECT_EQ(table.train(), "engine_1 hopper_2 coach_1");
  table.play("0 build tanker_1; 0 pay boxcar_1; 0 pay boxcar_1");
  EXPECT_EQ(table.train(), "engine_1 hopper_2 coach_1 tanker_1");
}

// IT-20
TEST(IsleTurn, AMainActionCannotBePassed_IT_20) {
  const Table table = Table::ready("", 2);
  EXPECT_EQ(table.refusal(0, "pass"), "E2");
  EXPECT_EQ(table.refusal(0, "night"), "E2");
  Table second = Table::ready("", 2).with_actions(1);
  EXPECT_EQ(second.refusal(0, "pass"), "E2");
}

// IT-20
TEST(IsleTurn, APassengerCanAlwaysBeTaken_IT_20) {
  Table table = Table::ready("", 2).only_deck("").only_bag("");
  EXPECT_EQ(table.legal(0), "take pax") << "no cards, no passengers, nothing to build, load or deliver";
  table.play("0 take pax");
  EXPECT_EQ(table.tokens(0), 1);
}

// IT-20
TEST(IsleTurn, OpeningAnActionUsesIt_IT_20) {
  Table table = Table::ready("", 2).with_train(0, "engine_1:green");
  table.play("0 deliver flint_beach");
  EXPECT_EQ(table.state.table.stack[0].n, 1);
  EXPECT_EQ(table.refusal(0, "finish"), "E22") << "it cannot be taken back";
}

// IT-21
TEST(IsleTurn, EffectsAreResolvedBeforeTheNextAction_IT_21) {
  Table table = Table::ready("", 2)
                    .with_train(1, "engine_1 boxcar_2")
                    .with_hand(0, "engine_3 engine_2")
                    .with_display("bank coach_1 coach_2");
  table.play("0 load engine_3 1.1");
  EXPECT_EQ(table.refusal(0, "take pax"), "E34") << "four cards first";
  table.play("0 take bank; 0 take coach_1; 0 take coach_2; 0 take deck; N draw hopper_1");
  EXPECT_EQ(table.step(), Step::Bonus);
  EXPECT_EQ(table.refusal(0, "build coach_1"), "E34");
  table.play("0 pass");
  EXPECT_EQ(table.step(), Step::Turn);
  EXPECT_EQ(table.left(), 1);
}

// IT-21
TEST(IsleTurn, TheLastEffectIsResolvedFirst_IT_21) {
  // A bonus Deliver inside a load: its ticket's reward comes before what was pending below.
  Table table = Table::ready("", 2)
                    .with_train(0, "engine_1:light_blue caboose_1")
                    .with_train(1, "engine_1 tanker_2")
                    .with_hand(0, "engine_2 engine_2");
  table.play(
      "0 load engine_2 1.1; 0 take deck; N draw coach_1; 0 take deck; N draw coach_1; 0 take deck; N draw coach_1");
  table.play("0 deliver billingtons; 0 ticket 0");
  EXPECT_EQ(table.step(), Step::Take);
  EXPECT_EQ(table.left(), 5) << "t2, first space";
  for (int i = 0; i < 5; ++i) table.play("0 take deck; N draw " + std::string(i < 3 ? "hopper_1" : "tanker_1"));
  EXPECT_EQ(table.step(), Step::Deliver) << "back in the Deliver";
  table.play("0 finish");
  EXPECT_EQ(table.step(), Step::Take) << "caboose_1";
  table.play("0 take deck; N draw bank");
  EXPECT_EQ(table.step(), Step::Turn);
  EXPECT_EQ(table.left(), 1) << "the bonus cost no main action";
}

// IT-22
TEST(IsleBonus, IsOptionalAndDoesNotCountAsAnAction_IT_22) {
  Table table =
      Table::ready("", 2).with_train(1, "engine_1 hopper_2").with_hand(0, "coach_1 coach_1 tanker_1 tanker_1");
  table.play("0 load coach_1 1.1; 0 take deck; N draw bank; 0 take deck; N draw hopper_1");
  EXPECT_EQ(table.step(), Step::Bonus);
  EXPECT_EQ(table.state.table.stack[0].n, 1);
  table.play("0 build coach_1; 0 pay bank; N pax white");
  EXPECT_EQ(table.step(), Step::Turn);
  EXPECT_EQ(table.left(), 1);
  Table declined = Table::ready("", 2).with_train(1, "engine_1 hopper_2").with_hand(0, "coach_1");
  declined.play("0 load coach_1 1.1; 0 take deck; N draw bank; 0 take deck; N draw hopper_1; 0 pass");
  EXPECT_EQ(declined.left(), 1);
  EXPECT_EQ(declined.refusal(0, "pass"), "E2") << "the bonus is lost";
}

// IT-22, IT-210
TEST(IsleBonus, IsAskedAlsoWhenOnlyPassingIsPossible_IT_22_IT_210) {
  Table table = Table::ready("", 2).with_train(1, "engine_1 boxcar_2").with_hand(0, "engine_3").only_deck("");
  table.play("0 load engine_3 1.1");
  EXPECT_EQ(table.step(), Step::Bonus) << "no card could be taken";
  EXPECT_EQ(table.legal(0), "pass");
  table.play("0 pass");
  EXPECT_EQ(table.step(), Step::Turn);
}

// IT-23
TEST(IsleBonus, LoadsGoIntoTheOwnTrain_IT_23) {
  Table table = Table::ready("", 2)
                    .with_train(0, "engine_1 hopper_1")
                    .with_train(1, "engine_1 boxcar_2 hopper_2 hopper_1")
                    .with_hand(0, "engine_3 coach_1 coach_1")
                    .with_supply(0, "green")
                    .only_deck("");
  table.play("0 load engine_3 1.1");
  EXPECT_EQ(table.legal(0), "blind 0.1 | board green 0.0 | load coach_1 0.1 | pass");
  EXPECT_EQ(table.refusal(0, "load coach_1 1.2"), "E18");
  EXPECT_EQ(table.refusal(0, "blind 1.2"), "E18");
  EXPECT_EQ(table.refusal(0, "board green 1.0"), "E18");
  table.play("0 load coach_1 0.1");
  EXPECT_EQ(table.step(), Step::Turn) << "no benefit of the own train";
}

// IT-23
TEST(IsleBonus, OfAnyActionLoadsIntoTheOwnTrainAndHasTheOthersAsUsual_IT_23) {
  Table table = Table::ready("", 2)
                    .with_train(0, "engine_1:green hopper_1")
                    .with_train(1, "engine_1 hopper_3")
                    .with_hand(0, "coach_1 coach_1 hopper_1")
                    .only_deck("")
                    .with_display("");
  table.play("0 load coach_1 1.1");
  EXPECT_EQ(table.step(), Step::Bonus);
  EXPECT_EQ(
      table.legal(0),
      "blind 0.1 | build coach_1 | build hopper_1 | deliver alpine_lodge | deliver billingtons | deliver cactus_mines "
      "| "
      "deliver camp_eagle | deliver devon_city | deliver flint_beach | load coach_1 0.1 | load hopper_1 0.1 | pass | "
      "scrap 1 | take pax");
  EXPECT_EQ(table.refusal(0, "load coach_1 1.1"), "E18");
}

// IT-24
TEST(IsleTurn, HasNoHandLimitBeforeItsEnd_IT_24) {
  Table table = Table::ready("", 2).with_hand(0, "4*coach_1 4*hopper_1 4*tanker_1");
  table.play("0 take deck; N draw bank");
  EXPECT_EQ(table.state.at(0).hand.size, 13);
  EXPECT_EQ(table.step(), Step::Turn);
  table.play("0 take deck; N draw caboose_1");
  EXPECT_EQ(table.step(), Step::Limit);
}

// --- taking -----------------------------------------------------------------------------------------

// IT-25
TEST(IsleTake, IsADisplayCardTheTopOfTheDeckOrAPassenger_IT_25) {
  Table table = Table::ready("", 2).with_display("bank coach_1 coach_1");
  EXPECT_EQ(table.legal(0, "take"), "take bank | take coach_1 | take deck | take pax") << "equal cards are one move";
  Table card = table;
  card.play("0 take coach_1");
  EXPECT_EQ(card.hand(0), "coach_1");
  EXPECT_EQ(card.display(), "bank - coach_1");
  Table deck = table;
  deck.play("0 take deck");
  EXPECT_TRUE(deck.turn().nature);
  deck.play("N draw caboose_9");
  EXPECT_EQ(deck.hand(0), "caboose_9");
  Table pax = table;
  pax.play("0 take pax");
  EXPECT_EQ(pax.outcomes(), "pax black 3 | pax green 3 | pax light_blue 3 | pax orange 3 | pax purple 3 | pax white 3");
  pax.play("N pax orange");
  EXPECT_EQ(pax.supply(0), "orange");
  EXPECT_EQ(pax.left(), 1);
}

// IT-26
TEST(IsleTake, OfAnEffectGoesCardByCardFromDisplayOrDeck_IT_26) {
  Table table =
      Table::ready("", 2).with_train(1, "engine_1 tanker_1").with_hand(0, "engine_2").with_display("bank - coach_1");
  table.play("0 load engine_2 1.1");
  EXPECT_EQ(table.legal(0), "take bank | take coach_1 | take deck");
  EXPECT_EQ(table.left(), 3);
  EXPECT_EQ(table.refusal(0, "take pax"), "E34");
  EXPECT_EQ(table.refusal(0, "pass"), "E34") << "cards cannot be declined";
  table.play("0 take bank");
  EXPECT_EQ(table.legal(0), "take coach_1 | take deck") << "not refilled before the end of the turn";
  EXPECT_EQ(table.refusal(0, "take bank"), "E3");
  table.play("0 take deck; N draw town_hall; 0 take coach_1");
  EXPECT_EQ(table.hand(0), "bank coach_1 town_hall");
  EXPECT_EQ(table.step(), Step::Turn);
}

// IT-26
TEST(IsleTake, DoesNotRefillTheDisplayBeforeTheEndOfTheTurn_IT_26) {
  Table table = Table::ready("", 2).with_display("bank coach_1 coach_2");
  table.play("0 take bank");
  EXPECT_EQ(table.display(), "- coach_1 coach_2");
  table.play("0 take coach_2; N show hopper_1");
  EXPECT_EQ(table.display(), "hopper_1 coach_1 -") << "empty spaces are filled from the left";
  table.play("N show hopper_2");
  EXPECT_EQ(table.display(), "hopper_1 coach_1 hopper_2");
}

// IT-27
TEST(IsleTake, ShufflesTheDiscardOnlyWhenACardIsDrawn_IT_27) {
  Table table =
      Table::ready("", 2).with_display("bank - -").with_discard("coach_1 hopper_1 coach_1").only_deck("town_hall");
  table.play("0 take deck; N draw town_hall");
  EXPECT_EQ(table.discard(), "coach_1 hopper_1 coach_1") << "not earlier";
  EXPECT_EQ(table.deck(), 0);
  table.play("0 take deck");
  EXPECT_EQ(table.discard(), "");
  EXPECT_EQ(table.outcomes(), "draw coach_1 2 | draw hopper_1 1");
  table.play("N draw coach_1");
  EXPECT_TRUE(table.outcomes().starts_with("show")) << "the display is refilled from what is left";
}

// IT-27
TEST(IsleTake, WithoutDeckAndDiscardIsOnlyFromTheDisplay_IT_27) {
  Table table = Table::ready("", 2)
                    .with_train(1, "engine_1 boxcar_1")
                    .with_hand(0, "engine_3")
                    .with_display("bank - coach_1")
                    .only_deck("");
  EXPECT_EQ(table.refusal(0, "take deck"), "E4");
  table.play("0 load engine_3 1.1");
  EXPECT_EQ(table.legal(0), "take bank | take coach_1");
  EXPECT_EQ(table.refusal(0, "take deck"), "E4");
  table.play("0 take bank; 0 take coach_1");
  EXPECT_EQ(table.step(), Step::Turn) << "the other two cards are lost";
  EXPECT_EQ(table.left(), 1);
}

// IT-27, IT-210
TEST(IsleTake, IsLostWhenThereIsNoCardAtAll_IT_27_IT_210) {
  Table table = Table::ready("", 2).with_supply(0, "green").only_deck("");
  table.play("0 board green 1.0");
  EXPECT_EQ(table.step(), Step::Turn);
  EXPECT_EQ(table.left(), 1);
}

// IT-28
TEST(IsleTake, GivesATokenForEveryPassengerWhenTheBagIsEmpty_IT_28) {
  Table table = Table::ready("", 2).only_bag("");
  table.play("0 take pax");
  EXPECT_EQ(table.tokens(0), 1);
  EXPECT_EQ(table.turn(), Turn::of(0)) << "without a line of nature's";
  Table coach = Table::ready("", 2).with_hand(0, "coach_2 4*hopper_1").only_bag("white");
  coach.play("0 build coach_2; 0 pay hopper_1; 0 pay hopper_1; 0 pay hopper_1; 0 pay hopper_1; N pax white");
  EXPECT_EQ(coach.tokens(0), 1);
  EXPECT_EQ(coach.supply(0), "white");
  EXPECT_EQ(coach.step(), Step::Turn);
}

// IT-29, IT-202
TEST(IsleDiscard, IsAPileInTheOrderOfNaming_IT_29_IT_202) {
  Table table = Table::ready().with_hand(0, "boxcar_1 coach_1 hopper_1 bank");
  table.play("0 build boxcar_1; 0 pay hopper_1; 0 pay coach_1; 0 pay bank");
  EXPECT_EQ(table.discard(), "hopper_1 coach_1 bank");
  Table other = Table::ready().with_hand(0, "boxcar_1 coach_1 hopper_1 bank");
  other.play("0 build boxcar_1; 0 pay bank; 0 pay coach_1; 0 pay hopper_1");
  EXPECT_EQ(other.discard(), "bank coach_1 hopper_1") << "the engine accepts every order";
}

}  // namespace
}  // namespace rh::isle_of_trains::testing
