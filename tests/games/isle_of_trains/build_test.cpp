// Build (section 4.3).
#include "tests/games/isle_of_trains/table.h"

namespace rh::isle_of_trains::testing {
namespace {

// IT-30
TEST(IsleBuild, IsExtendingUpgradingOrConstructing_IT_30) {
  Table table = Table::ready().with_train(0, "engine_1 coach_1").with_hand(0, "coach_2 bank 4*hopper_1 4*tanker_1");
  EXPECT_EQ(table.legal(0, "build"),
            "build bank | build coach_2 | build coach_2 over 1 | build hopper_1 | build tanker_1");
  Table construct = table;
  construct.play(
      "0 build bank; 0 pay hopper_1; 0 pay hopper_1; 0 pay hopper_1; 0 pay hopper_1; 0 pay tanker_1; 0 pay tanker_1");
  EXPECT_EQ(construct.buildings(), "bank");
  EXPECT_EQ(construct.train(), "engine_1 coach_1");
}

// IT-31
TEST(IsleBuild, ExtendsWithEveryCarAndCabooseForItsPrintedCost_IT_31) {
  for (int i = 0; i < kCards; ++i) {
    const auto card = static_cast<Card>(i);
    const CardInfo& info = tables()[card];
    if (info.category == Category::Building || card == Card::TimeEngine) continue;
    const std::string name(name_of(card));
    Table table = Table::ready().with_train(0, "engine_3");
    table.with_hand(0, name + " 3*engine_1 5*engine_2 2*engine_3");
    if (info.category == Category::Engine) {
      EXPECT_EQ(table.refusal(0, "build " + name), "E8") << name;
      continue;
    }
    const int before = table.state.at(0).hand.size;
    table.play("0 build " + name);
    EXPECT_EQ(table.state.table.top().n, info.cost) << name;
    for (int k = 0; k < info.cost; ++k) table.play("0 " + table.legal_list(0).front());
    EXPECT_EQ(table.train(), "engine_3 " + name);
    EXPECT_EQ(table.state.at(0).hand.size, before - 1 - info.cost);
    for (int k = 0; k < info.passengers; ++k) {
      EXPECT_TRUE(table.turn().nature) << name;
      table.play("N pax white");
    }
    EXPECT_EQ(table.turn(), Turn::of(0)) << name;
    EXPECT_EQ(table.left(), 1);
  }
}

// IT-32
TEST(IsleBuild, UpgradesWithinACategoryToAHigherLevelForTheDifference_IT_32) {
  const std::array<std::string, 5> categories = {"engine", "hopper", "tanker", "boxcar", "coach"};
  for (const std::string& category : categories) {
    for (int from = 1; from <= 3; ++from) {
      for (int to = 1; to <= 3; ++to) {
        const std::string old = category + "_" + std::to_string(from), card = category + "_" + std::to_string(to);
        Table table = Table::ready();
        const bool engine = category == "engine";
        table.with_train(0, engine ? old : "engine_3 " + old)
            .with_hand(0, card + (engine ? " 4*hopper_1 4*tanker_1" : " 5*engine_2 2*engine_1"));
        const std::string move = "build " + card + (engine ? " over 0" : " over 1");
        if (to <= from) {
          EXPECT_EQ(table.refusal(0, move), "E10") << move;
          continue;
        }
        EXPECT_TRUE(table.can(0, move)) << move << " on " << old;
        const int cost = tables()[card_of(card)].cost - tables()[card_of(old)].cost;
        table.play("0 " + move);
        EXPECT_EQ(table.state.table.top().n, cost) << move;
        while (table.step() == Step::Pay) table.play("0 " + table.legal_list(0).front());
        EXPECT_EQ(table.train(), engine ? card : "engine_3 " + card);
        EXPECT_TRUE(table.discard().ends_with(old)) << "on top of the payment: " << table.discard();
      }
    }
  }
}

// IT-32
TEST(IsleBuild, NeverUpgradesCaboosesOrBuildingsOrAnotherCategory_IT_32) {
  const Table table = Table::ready()
                          .with_train(0, "engine_3 caboose_1 hopper_1 caboose_6")
                          .with_buildings(0, "bank")
                          .with_hand(0, "caboose_2 hopper_2 tanker_3 town_hall engine_3 3*coach_1 4*tanker_1");
  EXPECT_EQ(table.refusal(0, "build caboose_2 over 1"), "E11");
  EXPECT_EQ(table.refusal(0, "build hopper_2 over 1"), "E11");
  EXPECT_EQ(table.refusal(0, "build caboose_2 over 2"), "E11");
  EXPECT_EQ(table.refusal(0, "build town_hall over 2"), "E11");
  EXPECT_EQ(table.refusal(0, "build tanker_3 over 2"), "E9");
  EXPECT_EQ(table.refusal(0, "build hopper_2 over 0"), "E9");
  EXPECT_EQ(table.refusal(0, "build engine_3 over 0"), "E10");
  EXPECT_EQ(table.legal(0, "build hopper_2"), "build hopper_2 | build hopper_2 over 2");
}

// IT-33
TEST(IsleBuild, ItemsStayOnAnUpgradedCar_IT_33) {
  Table table = Table::ready("", 2)
                    .with_train(0, "engine_2:green hopper_1:coach_1@1 coach_2:white,black")
                    .with_hand(0, "hopper_3 engine_3 coach_3 4*tanker_1 4*boxcar_1 3*hopper_1");
  table.play("0 build hopper_3 over 1");
  while (table.step() == Step::Pay) table.play("0 " + table.legal_list(0).back());
  table.play("0 build engine_3 over 0");
  while (table.step() == Step::Pay) table.play("0 " + table.legal_list(0).back());
  EXPECT_EQ(table.train(0), "engine_3:green hopper_3:coach_1@1 coach_2:white,black");
}

// IT-34
TEST(IsleScrap, DiscardsOneOtherCarFirstWithItsContents_IT_34) {
  Table table = Table::ready()
                    .with_train(0, "engine_1 hopper_2:coach_1,bank coach_2:green,white tanker_1")
                    .with_hand(0, "coach_1 hopper_1 tanker_1");
  table.play("0 scrap 1");
  EXPECT_EQ(table.discard(), "coach_1 bank hopper_2") << "cargo in loading order, then the car";
  EXPECT_EQ(table.train(), "engine_1 coach_2:green,white tanker_1") << "the others move up";
  EXPECT_EQ(table.step(), Step::Build);
  EXPECT_EQ(table.state.table.stack[0].n, 1) << "scrap and build are one action";
  table.play("0 build coach_1; 0 pay hopper_1");
  EXPECT_EQ(table.train(), "engine_1 coach_2:green,white tanker_1 coach_1");
  EXPECT_EQ(table.discard(), "coach_1 bank hopper_2 hopper_1");
  Table passengers = Table::ready().with_train(0, "engine_1 coach_2:green,white").with_hand(0, "coach_1 hopper_1");
  passengers.play("0 scrap 1");
  EXPECT_EQ(passengers.discard(), "coach_2");
  EXPECT_EQ(passengers.state.table.bag.size(), 18) << "passengers go to the bag";
}

// IT-34
TEST(IsleScrap, IsNotPossibleForABuildingTheEngineOrTwice_IT_34) {
  Table table = Table::ready()
                    .with_train(0, "engine_1 hopper_1 tanker_1")
                    .with_hand(0, "coach_1 bank 3*hopper_2 2*tanker_2 2*tanker_3");
  EXPECT_EQ(table.refusal_with_arguments(0, "scrap 0"), "E13 case=engine");
  table.play("0 scrap 2");
  EXPECT_EQ(table.refusal_with_arguments(0, "scrap 1"), "E13 case=again");
  EXPECT_EQ(table.refusal_with_arguments(0, "build bank"), "E13 case=building");
  EXPECT_EQ(table.refusal(0, "pass"), "E34");
  EXPECT_EQ(table.refusal(0, "take pax"), "E34");
}

// IT-34
TEST(IsleScrap, TheUpgradeTargetIsGoneAfterItAndCannotBeNamed_IT_34) {
  Table table = Table::ready().with_train(0, "engine_1 hopper_1").with_hand(0, "hopper_2 coach_1 4*tanker_1");
  table.play("0 scrap 1");
  EXPECT_EQ(table.refusal(0, "build hopper_2 over 1"), "E35");
  EXPECT_EQ(table.legal(0), "build coach_1 | build hopper_2 | build tanker_1");
}

// IT-34
TEST(IsleScrap, CountsPowerDiscountAndLimitOfTheRemainingTrain_IT_34) {
  Table power = Table::ready()
                    .with_train(0, "engine_1 caboose_6 hopper_2 boxcar_1")
                    .with_hand(0, "coach_1 hopper_1 tanker_1 2*engine_1");
  EXPECT_EQ(power.state.at(0).power, 6);
  power.play("0 scrap 1");
  EXPECT_EQ(power.refusal_with_arguments(0, "build hopper_1"), "E12 weight=5 power=4");
  EXPECT_EQ(power.legal(0), "build coach_1");
  Table discount = Table::ready().with_train(0, "engine_1 caboose_5").with_hand(0, "coach_1 hopper_1");
  EXPECT_EQ(discount.refusal(0, "build hopper_1"), "");
  discount.play("0 scrap 1; 0 build hopper_1");
  EXPECT_EQ(discount.step(), Step::Pay) << "the discount left with the caboose";
  EXPECT_EQ(discount.left(), 1);
}

// IT-34a
TEST(IsleScrap, NeedsSomethingToBuildAfterwards_IT_34a) {
  const Table poor = Table::ready().with_train(0, "engine_1 hopper_1").with_hand(0, "hopper_2 bank");
  EXPECT_EQ(poor.refusal(0, "scrap 1"), "E36");
  const Table engines = Table::ready().with_train(0, "engine_3 hopper_1").with_hand(0, "6*engine_2");
  EXPECT_EQ(engines.refusal(0, "scrap 1"), "E36");
  const Table buildings =
      Table::ready().with_train(0, "engine_1 hopper_1").with_hand(0, "bank town_hall 3*engine_1 2*engine_3");
  EXPECT_TRUE(buildings.can(0, "scrap 1")) << "engine_3 over engine_1";
  const Table only_buildings =
      Table::ready()
          .with_train(0, "engine_3 hopper_1")
          .with_hand(0, "bank town_hall rail_yard coal_factory oil_refinery customs_house grand_central");
  EXPECT_EQ(only_buildings.refusal(0, "scrap 1"), "E36");
  const Table empty = Table::ready().with_train(0, "engine_3 hopper_1");
  EXPECT_EQ(empty.refusal(0, "scrap 1"), "E36");
}

// IT-34a
TEST(IsleScrap, NeedsABuildOnTheRemainingTrainNotOnThePresentOne_IT_34a) {
  // The only upgrade would be of the scrapped car itself.
  const Table target = Table::ready()
                           .with_train(0, "engine_1 hopper_2 boxcar_1 coach_1")
                           .with_hand(0, "hopper_3 town_hall rail_yard bank");
  EXPECT_TRUE(target.can(0, "build hopper_3 over 1"));
  EXPECT_EQ(target.refusal(0, "scrap 1"), "E36");
  // Without caboose_5 the coach would cost 1, and there is no other card.
  const Table discount = Table::ready().with_train(0, "engine_1 caboose_5 hopper_1").with_hand(0, "coach_1");
  EXPECT_EQ(discount.refusal(0, "scrap 1"), "E36");
  EXPECT_TRUE(discount.can(0, "scrap 2"));
}

// IT-34a
TEST(IsleScrap, NeedNotBeForTheWeight_IT_34a) {
  Table table = Table::ready().with_train(0, "engine_3 hopper_1").with_hand(0, "coach_1 tanker_1");
  EXPECT_TRUE(table.can(0, "scrap 1"));
}

// IT-35
TEST(IsleWeight, MayEqualThePowerAndNotExceedIt_IT_35) {
  Table table = Table::ready()
                    .with_train(0, "engine_1 boxcar_1 hopper_1 tanker_1")
                    .with_hand(0, "coach_1 hopper_1 hopper_3 boxcar_2 4*engine_2 2*engine_3");
  EXPECT_EQ(table.state.at(0).weight, 4);
  EXPECT_TRUE(table.can(0, "build coach_1"));
  EXPECT_EQ(table.refusal_with_arguments(0, "build hopper_1"), "E12 weight=5 power=4");
  EXPECT_TRUE(table.can(0, "build hopper_3 over 2"));
  EXPECT_EQ(table.refusal_with_arguments(0, "build boxcar_2 over 1"), "E12 weight=5 power=4");
  table.play("0 build engine_2 over 0; 0 pay engine_2; 0 pay engine_2; N pax white");
  EXPECT_TRUE(table.can(0, "build hopper_1"));
}

// IT-35
TEST(IsleWeight, OfAnEngineUpgradeCountsTheNewPower_IT_35) {
  // Caboose_6 away: weight 6 with power 4; only a stronger engine makes it legal.
  Table table = Table::ready()
                    .with_train(0, "engine_1 caboose_6 hopper_2 boxcar_1 tanker_1 hopper_1")
                    .with_hand(0, "engine_2 coach_1 tanker_1 hopper_1");
  EXPECT_EQ(table.state.at(0).weight, 6);
  table.play("0 scrap 1");
  EXPECT_EQ(table.legal(0), "build engine_2 over 0");
}

// IT-36
TEST(IslePayment, IsExactlyTheCostInOtherHandCards_IT_36) {
  Table table = Table::ready().with_hand(0, "hopper_1 hopper_1 tanker_1 bank");
  table.play("0 build tanker_1");
  EXPECT_EQ(table.hand(), "bank hopper_1 hopper_1") << "the card being built lies aside";
  EXPECT_EQ(table.refusal(0, "pay tanker_1"), "E7");
  EXPECT_EQ(table.refusal(0, "pay coach_1"), "E7");
  EXPECT_EQ(table.legal(0), "pay bank | pay hopper_1");
  table.play("0 pay hopper_1; 0 pay bank");
  EXPECT_EQ(table.step(), Step::Turn) << "no overpaying";
  EXPECT_EQ(table.hand(), "hopper_1");
  EXPECT_EQ(table.discard(), "hopper_1 bank");
}

// IT-36
TEST(IslePayment, WithASecondCopyOfTheBuiltCardIsPossible_IT_36) {
  Table table = Table::ready().with_hand(0, "hopper_1 hopper_1");
  table.play("0 build hopper_1; 0 pay hopper_1");
  EXPECT_EQ(table.train(), "engine_1 hopper_1");
  EXPECT_EQ(table.discard(), "hopper_1");
}

// IT-37
TEST(IsleBuild, DrawsPassengersAfterTheCardIsInPlay_IT_37) {
  Table table = Table::ready().with_train(0, "engine_1 coach_1").with_hand(0, "coach_3 engine_2 4*hopper_1 4*tanker_1");
  table.play("0 build coach_3 over 1; 0 pay hopper_1; 0 pay hopper_1; 0 pay hopper_1; 0 pay hopper_1; 0 pay tanker_1");
  EXPECT_EQ(table.train(), "engine_1 coach_1");
  table.play("0 pay tanker_1");
  EXPECT_EQ(table.train(), "engine_1 coach_3");
  EXPECT_EQ(table.discard(), "hopper_1 hopper_1 hopper_1 hopper_1 tanker_1 tanker_1 coach_1");
  EXPECT_TRUE(table.turn().nature);
  table.play("N pax white; N pax green; N pax black");
  EXPECT_EQ(table.supply(), "black green white");
  table.play("0 build engine_2 over 0; 0 pay tanker_1; 0 pay tanker_1; N pax white");
  EXPECT_EQ(table.supply(), "black green white white") << "upgrades give passengers too";
}

// IT-38
TEST(IsleBuild, HasOneEngineAndAnyNumberOfCaboosesAndDuplicates_IT_38) {
  Table table = Table::ready()
                    .with_train(0, "engine_3 caboose_1 caboose_2 coach_1 coach_1 coach_1")
                    .with_hand(0, "caboose_7 coach_1 engine_1 3*tanker_1");
  EXPECT_EQ(table.refusal(0, "build engine_1"), "E8");
  EXPECT_EQ(table.refusal(0, "build engine_1 over 0"), "E10");
  EXPECT_TRUE(table.can(0, "build coach_1"));
  table.play("0 build caboose_7; 0 pay tanker_1; 0 pay tanker_1; 0 pay tanker_1; N pax white");
  EXPECT_EQ(table.train(), "engine_3 caboose_1 caboose_2 coach_1 coach_1 coach_1 caboose_7");
}

// IT-38
TEST(IsleBuild, ALevelOneEngineServesAsPaymentOrCargo_IT_38) {
  Table table = Table::ready().with_train(0, "engine_1 tanker_1").with_hand(0, "engine_1 engine_1 hopper_1");
  EXPECT_EQ(table.legal(0, "build"), "build hopper_1");
  table.play("0 load engine_1 0.1");
  EXPECT_EQ(table.train(), "engine_1 tanker_1:engine_1");
}

// IT-39
TEST(IsleBuildings, CostSixAndNothingElse_IT_39) {
  for (const auto* name : {"bank", "coal_factory", "customs_house", "grand_central", "middle_station",
                           "northern_station", "oil_refinery", "rail_yard", "southern_station", "town_hall"}) {
    Table table = Table::ready()
                      .with_train(0, "engine_1 caboose_5 hopper_2")
                      .with_hand(0, std::string(name) + " 4*tanker_1 2*coach_2");
    const auto move = "build " + std::string(name);
    EXPECT_TRUE(table.can(0, move)) << "the weight does not matter";
    table.play("0 " + move);
    EXPECT_EQ(table.left(), 6) << "no discount";
    while (table.step() == Step::Pay) table.play("0 " + table.legal_list(0).front());
    EXPECT_EQ(table.buildings(), name);
    EXPECT_EQ(table.turn(), Turn::of(0)) << "no passengers";
  }
}

// IT-39
TEST(IsleBuildings, BeyondTheLimitReplaceOneBeforeThePayment_IT_39) {
  Table table = Table::ready().with_buildings(0, "bank").with_hand(0, "town_hall 4*tanker_1 2*coach_2");
  table.play("0 build town_hall");
  EXPECT_EQ(table.step(), Step::Raze);
  EXPECT_EQ(table.legal(0), "raze bank");
  EXPECT_EQ(table.refusal_with_arguments(0, "pay tanker_1"), "E14 limit=1");
  EXPECT_EQ(table.refusal(0, "raze town_hall"), "E14");
  table.play("0 raze bank");
  EXPECT_EQ(table.discard(), "bank") << "before the payment";
  EXPECT_EQ(table.step(), Step::Pay);
  table.play("0 pay tanker_1; 0 pay tanker_1; 0 pay tanker_1; 0 pay tanker_1; 0 pay coach_2; 0 pay coach_2");
  EXPECT_EQ(table.buildings(), "town_hall");
}

// IT-39, IT-83
TEST(IsleBuildings, AreTwoWithCabooseFour_IT_39_IT_83) {
  Table table = Table::ready()
                    .with_train(0, "engine_1 caboose_4")
                    .with_buildings(0, "bank")
                    .with_hand(0, "town_hall rail_yard 4*tanker_1 4*hopper_1 3*coach_1 3*coach_2");
  table.play("0 build town_hall");
  EXPECT_EQ(table.step(), Step::Pay);
  while (table.step() == Step::Pay) table.play("0 " + table.legal_list(0).front());
  EXPECT_EQ(table.buildings(), "bank town_hall");
  table.play("0 build rail_yard");
  EXPECT_EQ(table.legal(0), "raze bank | raze town_hall");
  EXPECT_EQ(table.refusal_with_arguments(0, "pass"), "E14 limit=2");
  table.play("0 raze town_hall");
  EXPECT_EQ(table.step(), Step::Pay);
}

// IT-39
TEST(IsleBuildings, HaveNoLimitInScenariosTwoAndSeven_IT_39) {
  for (int n = 1; n <= 10; ++n) {
    Table table = Table::ready("scenario=" + std::to_string(n))
                      .with_buildings(0, "coal_factory oil_refinery")
                      .with_hand(0, "town_hall 4*tanker_1 2*coach_2");
    table.play("0 build town_hall");
    EXPECT_EQ(table.step(), n == 2 || n == 7 ? Step::Pay : Step::Raze) << n;
  }
}

// IT-40
TEST(IsleBuild, NeedsTheCostAndTheCardInHand_IT_40) {
  for (int spare = 0; spare <= 5; ++spare) {
    Table table = Table::ready().with_hand(0, "tanker_2");
    for (int i = 0; i < spare; ++i) table.with_hand(0, i < 4 ? "hopper_1" : "coach_1");
    EXPECT_EQ(table.can(0, "build tanker_2"), spare == 5) << spare;
    if (spare < 5) {
      EXPECT_EQ(table.refusal_with_arguments(0, "build tanker_2"), "E6 cost=5 hand=" + std::to_string(spare));
    }
  }
  const Table building = Table::ready().with_hand(0, "bank 4*hopper_1 coach_1");
  EXPECT_EQ(building.refusal_with_arguments(0, "build bank"), "E6 cost=6 hand=5");
  const Table upgrade = Table::ready().with_train(0, "engine_1 hopper_1").with_hand(0, "hopper_2 2*coach_1");
  EXPECT_EQ(upgrade.refusal_with_arguments(0, "build hopper_2 over 1"), "E6 cost=3 hand=2");
}

}  // namespace
}  // namespace rh::isle_of_trains::testing
