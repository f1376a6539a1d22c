// Section 8: every refusal.
#include <algorithm>

#include "tests/games/isle_of_trains/table.h"

namespace rh::isle_of_trains::testing {
namespace {

const std::vector<std::string>& all_words() {
  static const std::vector<std::string> words = {"first 0",
                                                 "tile devon_city t1",
                                                 "deal bank",
                                                 "show bank",
                                                 "pax white",
                                                 "draw bank",
                                                 "burn bank",
                                                 "take deck",
                                                 "take bank",
                                                 "take pax",
                                                 "build bank",
                                                 "build hopper_2 over 1",
                                                 "scrap 1",
                                                 "raze bank",
                                                 "pay bank",
                                                 "load bank 0.1",
                                                 "blind 0.1",
                                                 "under bank",
                                                 "toss bank",
                                                 "board white 0.0",
                                                 "deliver devon_city",
                                                 "initial",
                                                 "secondary a",
                                                 "give 1",
                                                 "give 0.white",
                                                 "ticket 0",
                                                 "side 0.white",
                                                 "guest 0.white",
                                                 "aside 1",
                                                 "aside 0.white",
                                                 "done",
                                                 "finish",
                                                 "pick bank",
                                                 "pass",
                                                 "night",
                                                 "buyback"};
  return words;
}

// IT-E1
TEST(IsleRefusals, OutOfTurnOrAfterTheEnd_IT_E1) {
  const Table table = Table::ready("", 3);
  for (const std::string& text : all_words()) {
    EXPECT_EQ(table.refusal_with_arguments(1, text), "E1 case=turn") << text;
    EXPECT_EQ(table.refusal_with_arguments(kNature, text), "E1 case=turn") << text;
    EXPECT_EQ(table.refusal_with_arguments(7, text), "E1 case=turn") << text;
    EXPECT_EQ(table.refusal_with_arguments(kSpectator, text), "E1 case=turn") << text;
  }
  Table natures = Table::ready("", 3);
  natures.play("0 take pax");
  EXPECT_EQ(natures.refusal_with_arguments(0, "take pax"), "E1 case=turn");
  Table over = Table::ready();
  over.state.table.over = 1;
  for (const std::string& text : all_words()) {
    EXPECT_EQ(over.refusal_with_arguments(0, text), "E1 case=over") << text;
    EXPECT_EQ(over.refusal_with_arguments(kNature, text), "E1 case=over") << text;
  }
}

// IT-E2
TEST(IsleRefusals, SkippingAnAction_IT_E2) {
  EXPECT_EQ(Table::ready("", 2).refusal(0, "pass"), "E2");
  EXPECT_EQ(Table::ready().refusal(0, "night"), "E2");
}

// IT-E3
TEST(IsleRefusals, AnEmptiedSpaceOfTheDisplay_IT_E3) {
  Table table = Table::ready("", 2).with_display("bank coach_1 coach_1");
  table.play("0 take bank");
  EXPECT_EQ(table.refusal(0, "take bank"), "E3");
  EXPECT_EQ(table.refusal(0, "take town_hall"), "E3");
}

// IT-E4
TEST(IsleRefusals, NoCardsLeft_IT_E4) { EXPECT_EQ(Table::ready("", 2).only_deck("").refusal(0, "take deck"), "E4"); }

// IT-E5
TEST(IsleRefusals, ACardThatIsNotInHand_IT_E5) {
  Table table = Table::ready("", 2).with_train(0, "engine_1 hopper_1").with_hand(0, "coach_1 coach_1");
  EXPECT_EQ(table.refusal(0, "build bank"), "E5");
  EXPECT_EQ(table.refusal(0, "build hopper_2 over 1"), "E5");
  EXPECT_EQ(table.refusal(0, "load bank 0.1"), "E5");
  table.play("0 blind 0.1");
  EXPECT_EQ(table.refusal(0, "under bank"), "E5");
  table.play("0 under coach_1");
  EXPECT_EQ(table.refusal(0, "toss bank"), "E5");
}

// IT-E6
TEST(IsleRefusals, TooFewCardsToPay_IT_E6) {
  const Table table = Table::ready().with_hand(0, "hopper_2 3*coach_1");
  EXPECT_EQ(table.refusal_with_arguments(0, "build hopper_2"), "E6 cost=4 hand=3");
  EXPECT_EQ(Table::ready()
                .with_train(0, "engine_1 caboose_5")
                .with_hand(0, "hopper_2 2*coach_1")
                .refusal_with_arguments(0, "build hopper_2"),
            "E6 cost=3 hand=2");
}

// IT-E7
TEST(IsleRefusals, PayingWithTheBuiltCardOrOneThatIsNotThere_IT_E7) {
  Table table = Table::ready().with_hand(0, "tanker_1 2*coach_1");
  table.play("0 build tanker_1");
  EXPECT_EQ(table.refusal(0, "pay tanker_1"), "E7");
  table.play("0 pay coach_1");
  EXPECT_EQ(table.refusal(0, "pay bank"), "E7");
}

// IT-E8
TEST(IsleRefusals, ASecondEngine_IT_E8) {
  EXPECT_EQ(Table::ready().with_hand(0, "engine_2 4*coach_1").refusal(0, "build engine_2"), "E8");
}

// IT-E9
TEST(IsleRefusals, UpgradingAnotherCategory_IT_E9) {
  EXPECT_EQ(Table::ready()
                .with_train(0, "engine_1 tanker_1")
                .with_hand(0, "hopper_2 4*coach_1")
                .refusal(0, "build hopper_2 over 1"),
            "E9");
}

// IT-E10
TEST(IsleRefusals, UpgradingToTheSameOrALowerLevel_IT_E10) {
  const Table table = Table::ready().with_train(0, "engine_2 hopper_2").with_hand(0, "hopper_2 hopper_1 4*coach_1");
  EXPECT_EQ(table.refusal(0, "build hopper_2 over 1"), "E10");
  EXPECT_EQ(table.refusal(0, "build hopper_1 over 1"), "E10");
}

// IT-E11
TEST(IsleRefusals, UpgradingACabooseOrBuilding_IT_E11) {
  const Table table =
      Table::ready().with_train(0, "engine_2 caboose_1").with_hand(0, "caboose_2 bank 4*coach_1 2*hopper_1");
  EXPECT_EQ(table.refusal(0, "build caboose_2 over 1"), "E11");
  EXPECT_EQ(table.refusal(0, "build bank over 1"), "E11");
}

// IT-E12
TEST(IsleRefusals, TooHeavy_IT_E12) {
  const Table table = Table::ready().with_train(0, "engine_1 boxcar_1 boxcar_1").with_hand(0, "hopper_1 4*coach_1");
  EXPECT_EQ(table.refusal_with_arguments(0, "build hopper_1"), "E12 weight=5 power=4");
}

// IT-E13
TEST(IsleRefusals, ScrappingWhatMayNotBeScrapped_IT_E13) {
  Table table = Table::ready().with_train(0, "engine_1 hopper_1 hopper_1").with_hand(0, "bank 4*coach_1 2*tanker_1");
  EXPECT_EQ(table.refusal_with_arguments(0, "scrap 0"), "E13 case=engine");
  table.play("0 scrap 1");
  EXPECT_EQ(table.refusal_with_arguments(0, "build bank"), "E13 case=building");
  EXPECT_EQ(table.refusal_with_arguments(0, "scrap 1"), "E13 case=again");
}

// IT-E14
TEST(IsleRefusals, ABuildingBeyondTheLimit_IT_E14) {
  Table table = Table::ready().with_buildings(0, "bank").with_hand(0, "town_hall 4*coach_1 2*tanker_1");
  table.play("0 build town_hall");
  for (const std::string& text : all_words()) {
    if (text != "raze bank" && text != "buyback") {
      EXPECT_EQ(table.refusal_with_arguments(0, text), "E14 limit=1") << text;
    }
  }
  EXPECT_EQ(table.refusal(0, "raze rail_yard"), "E14");
  EXPECT_EQ(table.refusal(0, "buyback"), "E32");
}

// IT-E15
TEST(IsleRefusals, AFullCarOrOneWithoutSpace_IT_E15) {
  const Table table = Table::ready("", 2)
                          .with_train(0, "engine_3:white hopper_1:coach_1 caboose_1 coach_1:green")
                          .with_hand(0, "coach_1 bank")
                          .with_supply(0, "white");
  EXPECT_EQ(table.refusal(0, "load bank 0.1"), "E15");
  EXPECT_EQ(table.refusal(0, "load bank 0.2"), "E15") << "a caboose without space";
  EXPECT_EQ(table.refusal(0, "blind 0.1"), "E15");
  EXPECT_EQ(table.refusal(0, "board white 0.0"), "E15");
  EXPECT_EQ(table.refusal(0, "board white 0.3"), "E15");
}

// IT-E16
TEST(IsleRefusals, CargoOfAnotherType_IT_E16) {
  EXPECT_EQ(Table::ready()
                .with_train(0, "engine_1 boxcar_1")
                .with_hand(0, "coach_1")
                .refusal_with_arguments(0, "load coach_1 0.1"),
            "E16 cargo=box");
}

// IT-E17
TEST(IsleRefusals, TheWrongKindOfSpace_IT_E17) {
  const Table table =
      Table::ready().with_train(0, "engine_1 boxcar_1 coach_1 caboose_2").with_hand(0, "bank").with_supply(0, "white");
  EXPECT_EQ(table.refusal_with_arguments(0, "board white 0.1"), "E17 case=cargo");
  EXPECT_EQ(table.refusal_with_arguments(0, "board white 0.3"), "E17 case=cargo");
  EXPECT_EQ(table.refusal_with_arguments(0, "load bank 0.2"), "E17 case=passenger");
  EXPECT_EQ(table.refusal_with_arguments(0, "load bank 0.0"), "E17 case=passenger");
}

// IT-E18
TEST(IsleRefusals, ABonusLoadIntoAnotherTrain_IT_E18) {
  Table table = Table::ready("", 2)
                    .with_train(1, "engine_1 boxcar_2 hopper_1")
                    .with_hand(0, "engine_3 coach_1 coach_1")
                    .with_supply(0, "white")
                    .only_deck("");
  table.play("0 load engine_3 1.1");
  EXPECT_EQ(table.refusal(0, "load coach_1 1.2"), "E18");
  EXPECT_EQ(table.refusal(0, "blind 1.2"), "E18");
  EXPECT_EQ(table.refusal(0, "board white 1.0"), "E18");
}

// IT-E19
TEST(IsleRefusals, SomebodyElsesCabooseThree_IT_E19) {
  const Table table = Table::ready("", 2).with_train(1, "engine_1 caboose_3:coach_1").with_hand(0, "coach_1");
  EXPECT_EQ(table.refusal(0, "load coach_1 1.1"), "E19") << "before E15";
}

// IT-E20
TEST(IsleRefusals, AnAnyCardLoadWithoutASecondCardOrIntoAnotherKindOfCar_IT_E20) {
  EXPECT_EQ(Table::ready().with_train(0, "engine_1 hopper_1").with_hand(0, "bank").refusal(0, "blind 0.1"), "E20");
  const Table table = Table::ready().with_train(0, "engine_1 coach_1 caboose_3").with_hand(0, "bank town_hall");
  for (const auto* text : {"blind 0.0", "blind 0.1", "blind 0.2"}) EXPECT_EQ(table.refusal(0, text), "E20") << text;
}

// IT-E21
TEST(IsleRefusals, APassengerThatIsNotInTheSupply_IT_E21) {
  EXPECT_EQ(Table::ready().with_supply(0, "green").refusal(0, "board white 0.0"), "E21");
}

// IT-E22
TEST(IsleRefusals, NothingToDeliver_IT_E22) {
  EXPECT_EQ(Table::ready().refusal_with_arguments(0, "deliver devon_city"), "E22 case=train");
  Table table = Table::ready().with_train(0, "engine_1:white hopper_1 coach_1 caboose_9 caboose_10");
  table.play("0 deliver devon_city");
  EXPECT_EQ(table.refusal_with_arguments(0, "finish"), "E22 case=step");
  for (const auto* text : {"aside 0", "aside 1", "aside 0.green", "aside 2.white", "aside 9", "aside 9.white",
                           "ticket 1", "ticket 2", "ticket 9", "side 2.green", "guest 2.green", "side 9.green"})
    EXPECT_EQ(table.refusal_with_arguments(0, text), "E22 case=item") << text;
  table.play("0 aside 0.white");
  EXPECT_EQ(table.refusal_with_arguments(0, "aside 0.white"), "E22 case=item");
}

// IT-E23
TEST(IsleRefusals, AnInitialContractWithAnOpenCard_IT_E23) {
  Table table = Table::ready().with_islands("camp_eagle=0").with_train(0, "engine_1 tanker_2:bank,town_hall");
  table.play("0 deliver devon_city");
  EXPECT_EQ(table.refusal(0, "initial"), "E23");
}

// IT-E24
TEST(IsleRefusals, AContractThatIsTaken_IT_E24) {
  Table table = Table::ready("", 2).with_islands("devon_city=1").with_train(0, "engine_1 tanker_2:bank,town_hall");
  table.play("0 deliver devon_city");
  EXPECT_EQ(table.refusal(0, "initial"), "E24");
}

// IT-E25
TEST(IsleRefusals, ASecondaryContractThatIsNotYours_IT_E25) {
  Table table = Table::ready("", 2).with_islands("devon_city=1").with_train(0, "engine_1 tanker_2:bank,town_hall");
  table.play("0 deliver devon_city");
  EXPECT_EQ(table.refusal(0, "secondary a"), "E25");
}

// IT-E26
TEST(IsleRefusals, MissingCargo_IT_E26) {
  Table table = Table::ready().with_islands("alpine_lodge=0").with_train(0, "engine_2 hopper_1:coach_1 tanker_1:bank");
  table.play("0 deliver alpine_lodge");
  EXPECT_EQ(table.refusal_with_arguments(0, "secondary a"), "E26 coal=2 oil=0 box=2 any=0");
  EXPECT_EQ(table.refusal_with_arguments(0, "secondary b"), "E26 coal=1 oil=0 box=1 any=0");
}

// IT-E26
TEST(IsleRefusals, ItemsTheContractCannotUse_IT_E26) {
  Table table = Table::ready().with_train(0, "engine_2:white hopper_1:coach_1 tanker_2:bank,engine_2");
  table.play("0 deliver devon_city; 0 initial");
  for (const auto* text : {"give 1", "give 0", "give 0.white", "give 7", "give 7.white"})
    EXPECT_EQ(table.refusal_with_arguments(0, text), "E26 coal=0 oil=0 box=0 any=0") << text;
}

// IT-E27
TEST(IsleRefusals, APassengerOfAnotherColour_IT_E27) {
  Table table = Table::ready().with_train(0, "engine_1:white coach_2:black,green");
  table.play("0 deliver devon_city");
  EXPECT_EQ(table.refusal_with_arguments(0, "ticket 0"), "E27 case=colour");
  EXPECT_EQ(table.refusal_with_arguments(0, "side 0.white"), "E27 case=colour");
  EXPECT_EQ(table.refusal_with_arguments(0, "guest 0.white"), "E27 case=colour");
}

// IT-E28
TEST(IsleRefusals, NoTicketSpace_IT_E28) {
  Table table = Table::ready().with_tickets("devon_city=t1/3").with_train(0, "engine_1:white caboose_10 caboose_9");
  table.play("0 deliver devon_city");
  EXPECT_EQ(table.refusal(0, "ticket 0"), "E28");
  EXPECT_EQ(table.refusal(0, "guest 0.white"), "E28");
  Table side = Table::ready().with_tickets("devon_city=t1/2 flint_beach=t4").with_train(0, "engine_1:black caboose_9");
  side.state.table.filled[static_cast<std::size_t>(Dest::DevonCity)] = 3;
  side.play("0 deliver flint_beach");
  EXPECT_EQ(side.refusal(0, "side 0.black"), "E28");
}

// The notation names only the own train: what would be IT-E29 is an item that is not there.
// IT-E29
TEST(IsleRefusals, AnotherTrainCannotBeNamedInADeliver_IT_E29) {
  Table table = Table::ready("", 2).with_train(0, "engine_1:white").with_train(1, "engine_1:black");
  table.play("0 deliver devon_city");
  EXPECT_EQ(table.refusal(0, "ticket 1.0"), "E35");
  EXPECT_EQ(table.refusal(0, "aside 1.0"), "E35");
}

// IT-E30
TEST(IsleRefusals, AStepDoneTwice_IT_E30) {
  Table table = Table::ready("", 2)
                    .with_train(0, "engine_3:white hopper_3:coach_1,coach_1,bank tanker_3:engine_2,engine_2,engine_2")
                    .only_deck("");
  table.play("0 deliver cactus_mines; 0 initial; 0 give 1; 0 give 2");
  EXPECT_EQ(table.refusal(0, "initial"), "E30");
  table.play("0 secondary b; 0 give 1; 0 give 1; 0 give 2; 0 give 2");
  EXPECT_EQ(table.refusal(0, "secondary a"), "E30");
  Table special = Table::ready("", 2).with_train(0, "engine_3:white hopper_3:coach_1,coach_1,bank").only_deck("");
  special.play("0 deliver cactus_mines; 0 aside 1; 0 done");
  EXPECT_EQ(special.refusal(0, "aside 1"), "E30");
  EXPECT_EQ(special.refusal(0, "aside 0.white"), "E30");
}

// IT-E31
TEST(IsleRefusals, AnythingButADiscardAboveTheHandLimit_IT_E31) {
  Table table = Table::ready("", 2).with_hand(0, "4*coach_1 4*hopper_1");
  table.play("0 take pax; N pax white; 0 take pax; N pax white");
  for (const std::string& text : all_words()) {
    if (text != "toss bank" && text != "buyback") {
      EXPECT_EQ(table.refusal_with_arguments(0, text), "E31 over=3") << text;
    }
  }
  EXPECT_EQ(table.refusal(0, "toss bank"), "E5");
}

// IT-E32
TEST(IsleRefusals, BuyingBack_IT_E32) {
  EXPECT_EQ(Table::ready().with_tokens(0, 2).with_discard("bank").refusal_with_arguments(0, "buyback"),
            "E32 case=tokens tokens=3");
  EXPECT_EQ(Table::ready().with_tokens(0, 3).refusal_with_arguments(0, "buyback"), "E32 case=discard tokens=3");
  EXPECT_EQ(Table::ready("", 2).with_tokens(0, 3).with_discard("bank").refusal_with_arguments(0, "buyback"),
            "E32 case=solo tokens=3");
}

// IT-E33
TEST(IsleRefusals, SecondaryContractsInScenarioEight_IT_E33) {
  Table table = Table::ready("scenario=8").with_islands("devon_city=0").with_train(0, "engine_1:white");
  table.play("0 deliver devon_city");
  EXPECT_EQ(table.refusal(0, "secondary a"), "E33");
}

// IT-E34
TEST(IsleRefusals, SomethingElseIsToBeDecided_IT_E34) {
  struct Decision {
    const char* lines;
    const char* allowed;  // first words that are not of another kind
  };
  const auto start = [] {
    return Table::ready("promo", 2)
        .with_train(0, "engine_3:green hopper_2:coach_1,coach_1 hopper_1")
        .with_train(1, "engine_3 boxcar_2 hopper_1")
        .with_tickets("flint_beach=p1")
        .with_discard("rail_yard")
        .with_hand(0, "engine_3 tanker_1 tanker_1 tanker_1");
  };
  const auto* take_four = "0 load engine_3 1.1";
  for (const auto& [lines, allowed] : {
           Decision{"", "take build scrap load blind board deliver pass night buyback"},
           Decision{take_four, "take buyback"},
           Decision{"0 load engine_3 1.1; 0 take deck; N draw engine_2; 0 take deck; N draw engine_2; 0 take deck; N "
                    "draw engine_2; 0 take deck; N draw engine_2",
                    "load blind board pass buyback"},
           Decision{"0 scrap 2", "build scrap buyback"},
           Decision{"0 build tanker_1", "pay buyback"},
           Decision{"0 blind 0.2", "under buyback"},
           Decision{"0 blind 0.2; 0 under tanker_1", "toss buyback"},
           Decision{"0 load tanker_1 1.2; 0 take deck; N draw engine_2; 0 take deck; N draw engine_2; 0 take deck; N "
                    "draw engine_2",
                    "toss buyback"},
           Decision{"0 deliver alpine_lodge", "initial secondary ticket side guest aside finish buyback"},
           Decision{"0 deliver alpine_lodge; 0 initial", "give buyback"},
           Decision{"0 deliver alpine_lodge; 0 aside 1", "aside done buyback"},
           Decision{"0 deliver flint_beach; 0 ticket 0", "pick buyback"},
       }) {
    Table table = start();
    table.play(lines);
    const auto kinds = words(allowed);
    for (const std::string& text : all_words()) {
      const bool passenger_now = text == "take pax" && table.step() == Step::Take;  // E34 as well
      const bool fits = std::ranges::find(kinds, words(text)[0]) != kinds.end() && !passenger_now;
      EXPECT_EQ(table.refusal(0, text) == "E34", !fits) << lines << " / " << text;
    }
  }
}

// IT-E34
TEST(IsleRefusals, AnotherKindOfOutcomeIsDue_IT_E34) {
  Table table = Table::ready("", 2);
  table.play("0 take deck");
  for (const std::string& text : all_words())
    EXPECT_EQ(table.refusal(kNature, text), text == "draw bank" ? "" : "E34") << text;
  Table pax = Table::ready("", 2);
  pax.play("0 take pax");
  EXPECT_EQ(pax.refusal(kNature, "draw bank"), "E34");
}

// IT-E34
TEST(IsleRefusals, TheNightIsAskedForAlone_IT_E34) {
  Table table = Table::ready();
  table.play("0 take pax; N pax white; 0 take pax; N pax white");
  for (const std::string& text : all_words()) {
    if (text != "night" && text != "buyback") {
      EXPECT_EQ(table.refusal(0, text), "E34") << text;
    }
  }
}

// IT-E35
TEST(IsleRefusals, WhatIsNoMoveAtAll_IT_E35) {
  const Table table = Table::ready("", 2).with_hand(0, "bank coach_1").with_supply(0, "white");
  for (const auto* text : {"",
                           " ",
                           "take",
                           "take  deck",
                           " take deck",
                           "take deck ",
                           "Take deck",
                           "take coal",
                           "take caboose_11",
                           "build",
                           "build bank over",
                           "build bank over x",
                           "build bank over 01",
                           "build bank over -1",
                           "build bank 1",
                           "scrap",
                           "scrap a",
                           "load bank",
                           "load bank 1",
                           "load bank 4.0",
                           "load bank 0.x",
                           "load bank 0.01",
                           "load bank 0.1.1",
                           "board blue 0.0",
                           "board white",
                           "deliver",
                           "deliver atlantis",
                           "initial a",
                           "secondary",
                           "secondary c",
                           "secondary A",
                           "ticket",
                           "ticket white",
                           "side 1",
                           "side 0.blue",
                           "guest white",
                           "give",
                           "give 0.",
                           "give .white",
                           "aside 0.0",
                           "done 1",
                           "finish devon_city",
                           "pass now",
                           "pax blue",
                           "first 4",
                           "first -1",
                           "first 00",
                           "tile devon_city",
                           "tile devon_city t7",
                           "tile devon_city t0",
                           "draw",
                           "skip",
                           "take\tdeck",
                           "take deck\n",
                           "first 0 0",
                           "tile devon_city t1 t2 t3",
                           "under",
                           "toss coach"})
    EXPECT_EQ(table.refusal(0, text), "E35") << "'" << text << "'";
}

// IT-E35
TEST(IsleRefusals, PlacesThatAreNotInTheGame_IT_E35) {
  const Table table = Table::ready("", 2)
                          .with_train(0, "engine_1:white hopper_1")
                          .with_hand(0, "bank coach_1 hopper_2 3*tanker_1")
                          .with_supply(0, "white");
  for (const auto* text : {"load bank 2.0", "load bank 3.1", "load bank 0.2", "load bank 0.99999999999", "blind 0.2",
                           "blind 2.1", "board white 1.1", "board white 2.0", "scrap 2", "scrap 4000000000",
                           "build hopper_2 over 2", "deliver research_station"})
    EXPECT_EQ(table.refusal(0, text), "E35") << text;
}

// IT-E36
TEST(IsleRefusals, AScrapWithNothingToBuild_IT_E36) {
  EXPECT_EQ(Table::ready().with_train(0, "engine_1 hopper_1").with_hand(0, "bank").refusal(0, "scrap 1"), "E36");
}

// IT-E37
TEST(IsleRefusals, OutcomesThatCannotBe_IT_E37) {
  Table table = Table::ready("", 2).with_hand(0, "bank").only_bag("white");
  table.play("0 take deck");
  EXPECT_EQ(table.refusal(kNature, "draw bank"), "E37");
  table.play("N draw town_hall; 0 take pax");
  EXPECT_EQ(table.refusal(kNature, "pax green"), "E37");
  Table fresh("", 2);
  EXPECT_EQ(fresh.refusal(kNature, "first 2"), "E37");
  fresh.play("N first 0");
  EXPECT_EQ(fresh.refusal(kNature, "tile billingtons t1"), "E37") << "another destination is due";
  fresh.play("N tile alpine_lodge t1");
  EXPECT_EQ(fresh.refusal(kNature, "tile billingtons t1"), "E37") << "already placed";
  EXPECT_EQ(fresh.refusal(kNature, "tile research_station t2"), "E37");
  Table known = Table::ready().with_discard("bank").with_tokens(0, 3);
  known.play("0 buyback; 0 take deck");
  EXPECT_EQ(known.refusal(kNature, "draw hopper_1"), "E37") << "not the known top card";
}

// IT-E38
TEST(IsleRefusals, ACardThatIsNotInTheDiscard_IT_E38) {
  Table table =
      Table::ready("promo").with_tickets("flint_beach=p1").with_discard("bank").with_train(0, "engine_1:green");
  table.play("0 deliver flint_beach; 0 ticket 0");
  EXPECT_EQ(table.refusal(0, "pick hopper_1"), "E38");
}

// IT-E39
TEST(IsleRefusals, WaitingWithAnEmptyBag_IT_E39) {
  EXPECT_EQ(Table::ready("no_waiting").only_bag("").refusal(0, "take pax"), "E39");
}

}  // namespace
}  // namespace rh::isle_of_trains::testing
