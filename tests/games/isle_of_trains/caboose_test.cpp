// The ten cabooses (section 4.6).
#include "tests/games/isle_of_trains/table.h"

namespace rh::isle_of_trains::testing {
namespace {

// IT-80
TEST(IsleCabooseOne, TakesACardAfterEveryDeliver_IT_80) {
  Table table = Table::ready("", 2).with_train(0, "engine_1:green caboose_1 coach_1:green");
  table.play("0 deliver flint_beach; 0 ticket 0; 0 finish");
  EXPECT_EQ(table.step(), Step::Take);
  EXPECT_EQ(table.left(), 1);
  table.play("0 take deck; N draw bank");
  EXPECT_EQ(table.step(), Step::Turn);
  // In a bonus Deliver too.
  Table bonus = Table::ready("", 2)
                    .with_train(0, "engine_1:green caboose_1")
                    .with_train(1, "engine_1 tanker_2")
                    .with_hand(0, "engine_2")
                    .only_deck("bank");
  bonus.play("0 load engine_2 1.1; 0 take deck; N draw bank; 0 deliver flint_beach; 0 ticket 0; 0 finish");
  EXPECT_EQ(bonus.step(), Step::Turn) << "no card is left to take";
  bonus.with_discard("");
  Table other = Table::ready("", 2).with_train(1, "engine_1 caboose_1").with_train(0, "engine_1:green");
  other.play("0 deliver flint_beach; 0 ticket 0; 0 finish");
  EXPECT_EQ(other.step(), Step::Turn) << "somebody else's caboose";
}

// IT-81
TEST(IsleCabooseTwo, TakesACardWheneverCoalIsLoaded_IT_81) {
  const auto cards_for = [](const char* move, const char* hand) {
    Table table = Table::ready("", 2)
                      .with_train(0, "engine_3 caboose_2 hopper_1 tanker_1 caboose_3")
                      .with_train(1, "engine_1 hopper_1")
                      .with_hand(0, hand);
    table.play(move);
    return table.step() == Step::Take ? table.left() : 0;
  };
  EXPECT_EQ(cards_for("0 load coach_1 0.2", "coach_1"), 1) << "own train";
  EXPECT_EQ(cards_for("0 load bank 0.2", "bank"), 1) << "ALL in a hopper is coal";
  EXPECT_EQ(cards_for("0 load bank 0.3", "bank"), 0) << "ALL in a tanker is oil";
  EXPECT_EQ(cards_for("0 load engine_2 0.3", "engine_2"), 0);
  EXPECT_EQ(cards_for("0 load coach_1 0.4", "coach_1"), 1) << "printing only coal, in caboose_3";
  EXPECT_EQ(cards_for("0 load bank 0.4", "bank"), 0) << "undecided in caboose_3";
  EXPECT_EQ(cards_for("0 load engine_2 0.4", "engine_2"), 0);
  EXPECT_EQ(cards_for("0 blind 0.2; 0 under engine_3; 0 toss engine_3", "engine_3 engine_3"), 1)
      << "face down in a hopper";
  EXPECT_EQ(cards_for("0 blind 0.3; 0 under coach_1; 0 toss coach_1", "coach_1 coach_1"), 0) << "coal face down is oil";
  EXPECT_EQ(cards_for("0 load coach_1 1.1", "coach_1"), 1) << "another train: before its own three cards";
}

// IT-81, IT-121
TEST(IsleCabooseTwo, WorksOnBonusLoadsAlsoAlone_IT_81_IT_121) {
  Table table = Table::ready().with_train(0, "engine_2 caboose_2 boxcar_2 hopper_1").with_hand(0, "engine_3 coach_1");
  table.play("0 load engine_3 0.2");
  for (const auto* card : {"bank", "town_hall", "rail_yard", "hopper_1"})
    table.play("0 take deck; N draw " + std::string(card));
  EXPECT_EQ(table.step(), Step::Bonus);
  table.play("0 load coach_1 0.3");
  EXPECT_EQ(table.step(), Step::Take) << "the loader's ability, not the card's benefit";
  EXPECT_EQ(table.left(), 1);
  table.play("0 take deck; N draw coach_2");
  EXPECT_EQ(table.step(), Step::Turn) << "and no benefit of hopper_1";
}

// IT-82
TEST(IsleCabooseThree, HoldsOneCargoOfAnyTypeForItsOwner_IT_82) {
  Table table = Table::ready("", 2)
                    .with_train(0, "engine_1 caboose_3")
                    .with_train(1, "engine_1")
                    .with_hand(0, "coach_1 engine_2 engine_3 bank")
                    .with_supply(0, "green");
  EXPECT_EQ(table.legal(0, "load"), "load bank 0.1 | load coach_1 0.1 | load engine_2 0.1 | load engine_3 0.1");
  EXPECT_EQ(table.refusal(0, "blind 0.1"), "E20");
  EXPECT_EQ(table.refusal_with_arguments(0, "board green 0.1"), "E17 case=cargo");
  table.play("0 load engine_2 0.1");
  EXPECT_EQ(table.step(), Step::Turn) << "no benefit";
  EXPECT_EQ(table.refusal(0, "load bank 0.1"), "E15") << "one item";
  Table other = Table::ready("", 2).with_train(1, "engine_1 caboose_3").with_hand(0, "coach_1 bank");
  EXPECT_EQ(other.refusal(0, "load coach_1 1.1"), "E19");
  EXPECT_EQ(other.legal(0, "load"), "");
  Table alone = Table::ready().with_train(0, "engine_1 caboose_3").with_hand(0, "bank");
  alone.play("0 load bank 0.1");
  EXPECT_EQ(alone.step(), Step::Turn) << "no benefit alone either";
}

// IT-82
TEST(IsleCabooseThree, AnAllCardIsWhateverIsNeeded_IT_82) {
  for (const auto& [dest, train, gives] :
       {std::tuple{"cactus_mines", "engine_1 caboose_3:bank hopper_1:coach_1", "0 give 2; 0 give 1"},
        std::tuple{"cactus_mines", "engine_1 caboose_3:bank tanker_1:engine_2", "0 give 1; 0 give 2"},
        std::tuple{"billingtons", "engine_1 caboose_3:bank hopper_1:coach_1", "0 give 2; 0 give 1"}}) {
    Table table = Table::ready("", 2).with_train(0, train);
    table.play("0 deliver " + std::string(dest) + "; 0 initial");
    table.play(gives);
    EXPECT_EQ(table.island(dest), "0");
  }
  Table one = Table::ready("", 2).with_train(0, "engine_1 caboose_3:coach_1 hopper_1:coach_1");
  one.play("0 deliver cactus_mines");
  EXPECT_EQ(one.refusal_with_arguments(0, "initial"), "E26 coal=0 oil=1 box=0 any=0")
      << "a printed type stays what it is";
  Table single = Table::ready("", 2).with_train(0, "engine_1 caboose_3:bank");
  single.play("0 deliver cactus_mines");
  EXPECT_EQ(single.refusal(0, "initial"), "E26") << "it is one item";
}

// IT-83
TEST(IsleCabooseFour, LeavesWithOneOfTwoBuildings_IT_83) {
  Table table = Table::ready()
                    .with_train(0, "engine_1 caboose_4 hopper_1")
                    .with_buildings(0, "bank town_hall")
                    .with_hand(0, "coach_1 tanker_1 tanker_1");
  table.play("0 scrap 1");
  EXPECT_EQ(table.step(), Step::Raze) << "at once, before the Build goes on";
  EXPECT_EQ(table.legal(0), "raze bank | raze town_hall");
  EXPECT_EQ(table.refusal_with_arguments(0, "build coach_1"), "E14 limit=1");
  table.play("0 raze bank");
  EXPECT_EQ(table.discard(), "caboose_4 bank");
  EXPECT_EQ(table.step(), Step::Build);
  table.play("0 build coach_1; 0 pay tanker_1; N pax white");
  EXPECT_EQ(table.buildings(), "town_hall");
  Table one =
      Table::ready().with_train(0, "engine_1 caboose_4").with_buildings(0, "bank").with_hand(0, "coach_1 tanker_1");
  one.play("0 scrap 1");
  EXPECT_EQ(one.step(), Step::Build) << "one building may stay";
}

// IT-84
TEST(IsleCabooseFive, MakesExtendsOneCheaper_IT_84) {
  const auto cost = [](const char* train, const char* hand, const char* move) {
    Table table = Table::ready().with_train(0, train).with_hand(0, hand);
    table.play(std::string("0 ") + move);
    return table.step() == Step::Pay ? table.left() : 0;
  };
  EXPECT_EQ(cost("engine_1 caboose_5", "tanker_1 4*coach_1", "build tanker_1"), 1);
  EXPECT_EQ(cost("engine_1 caboose_5", "coach_1", "build coach_1"), 0) << "minimum 0, and no payment at all";
  EXPECT_EQ(cost("engine_1 caboose_5", "caboose_7 4*coach_1", "build caboose_7"), 2);
  EXPECT_EQ(cost("engine_1 caboose_5 hopper_1", "hopper_2 4*coach_1", "build hopper_2 over 2"), 3) << "upgrades not";
  EXPECT_EQ(cost("engine_1 caboose_5", "bank 4*coach_1 2*coach_2", "build bank"), 6) << "buildings not";
  EXPECT_EQ(cost("engine_1", "caboose_5 4*coach_1", "build caboose_5"), 3) << "itself not";
}

// IT-84, IT-210
TEST(IsleCabooseFive, MakesAFreeCarOfALevelOneCoach_IT_84_IT_210) {
  Table table = Table::ready().with_train(0, "engine_1 caboose_5").with_hand(0, "coach_1");
  table.play("0 build coach_1");
  EXPECT_EQ(table.train(), "engine_1 caboose_5 coach_1");
  EXPECT_TRUE(table.turn().nature) << "its passenger";
}

// IT-85
TEST(IsleCabooseSix, AddsTwoPowerAndWeighsNothing_IT_85) {
  Table table = Table::ready().with_train(0, "engine_2 caboose_6");
  EXPECT_EQ(table.state.at(0).power, 8);
  EXPECT_EQ(table.state.at(0).weight, 0);
  Table built =
      Table::ready().with_train(0, "engine_1 boxcar_2 hopper_1").with_hand(0, "caboose_6 3*coach_1 hopper_1 tanker_1");
  EXPECT_EQ(built.refusal(0, "build hopper_1"), "E12");
  built.play("0 build caboose_6; 0 pay coach_1; 0 pay coach_1; 0 pay coach_1; N pax white");
  EXPECT_EQ(built.state.at(0).power, 6);
  EXPECT_TRUE(built.can(0, "build hopper_1"));
}

// IT-86
TEST(IsleCabooseSeven, APassengerStandsInForOneCargo_IT_86) {
  Table table = Table::ready("", 2).with_train(0, "engine_2:white caboose_7 hopper_1:coach_1 coach_1:white");
  table.play("0 deliver alpine_lodge; 0 initial");
  EXPECT_EQ(table.legal(0), "give 0.white | give 2 | give 3.white");
  table.play("0 give 0.white");
  EXPECT_EQ(table.state.table.bag.size(), 17) << "to the bag";
  EXPECT_EQ(table.legal(0), "give 2") << "once per Deliver";
  EXPECT_EQ(table.refusal(0, "give 3.white"), "E26");
  table.play("0 give 2");
  EXPECT_EQ(table.island("alpine_lodge"), "0");
}

// IT-86
TEST(IsleCabooseSeven, IsOncePerDeliverNotPerContract_IT_86) {
  Table table = Table::ready("", 2).with_train(
      0, "engine_3:white caboose_7 hopper_3:coach_1,coach_1,coach_1 tanker_2:engine_2,engine_2 coach_1:green");
  // Cactus Mines: 1 coal 1 oil, then 2 coal 2 oil: five of the six are there.
  table.play("0 deliver cactus_mines; 0 initial; 0 give 0.white; 0 give 3");
  EXPECT_EQ(table.refusal_with_arguments(0, "secondary b"), "E26 coal=0 oil=1 box=0 any=0") << "already used";
  Table saved = Table::ready("", 2).with_train(
      0, "engine_3:white caboose_7 hopper_3:coach_1,coach_1,coach_1 tanker_2:engine_2,engine_2");
  saved.play("0 deliver cactus_mines; 0 initial; 0 give 2; 0 give 3; 0 secondary b; 0 give 2; 0 give 2; 0 give 3");
  EXPECT_EQ(saved.legal(0), "give 0.white");
  saved.play("0 give 0.white");
  EXPECT_EQ(saved.island("cactus_mines"), "0b");
}

// IT-86
TEST(IsleCabooseSeven, HelpsAtTheResearchStationAndNowhereElseWithoutIt_IT_86) {
  Table research = Table::ready("", 4).with_train(0, "engine_2:white caboose_7 hopper_2:coach_1,coach_1");
  research.play("0 deliver research_station; 0 initial");
  EXPECT_EQ(research.legal(0), "give 0.white | give 2");
  research.play("0 give 2; 0 give 2; 0 give 0.white");
  EXPECT_EQ(research.island("research_station"), "0");
  Table without = Table::ready("", 2).with_train(0, "engine_2:white hopper_1:coach_1");
  without.play("0 deliver alpine_lodge");
  EXPECT_EQ(without.refusal_with_arguments(0, "initial"), "E26 coal=1 oil=0 box=0 any=0");
  Table no_passenger = Table::ready("", 2).with_train(0, "engine_2 caboose_7 hopper_1:coach_1");
  no_passenger.play("0 deliver alpine_lodge");
  EXPECT_EQ(no_passenger.refusal(0, "initial"), "E26");
}

// IT-87
TEST(IsleCabooseEight, TakesTwoCardsWheneverAPassengerIsLoaded_IT_87) {
  for (const auto* place : {"0.0", "0.2", "1.0"}) {
    Table table = Table::ready("", 2).with_train(0, "engine_1 caboose_8 coach_1").with_supply(0, "green");
    table.play("0 board green " + std::string(place));
    EXPECT_EQ(table.step(), Step::Take) << place;
    EXPECT_EQ(table.left(), 2) << place;
  }
  Table cargo = Table::ready("", 2).with_train(0, "engine_1 caboose_8 hopper_1").with_hand(0, "coach_1");
  cargo.play("0 load coach_1 0.2");
  EXPECT_EQ(cargo.step(), Step::Turn);
  Table bonus = Table::ready("", 2)
                    .with_train(0, "engine_1 caboose_8")
                    .with_train(1, "engine_1 boxcar_2")
                    .with_hand(0, "engine_3")
                    .with_supply(0, "green")
                    .with_display("bank town_hall rail_yard")
                    .only_deck("hopper_1 hopper_1 hopper_1");
  bonus.play(
      "0 load engine_3 1.1; 0 take bank; 0 take town_hall; 0 take rail_yard; 0 take deck; N draw hopper_1; 0 board "
      "green 0.0");
  EXPECT_EQ(bonus.left(), 2) << "bonus loads too";
}

// IT-88, IT-90
TEST(IsleCabooseNine, DeliversOnePassengerElsewhere_IT_88_IT_90) {
  Table table = Table::ready("", 2)
                    .with_train(0, "engine_1:orange coach_3:white,black,green caboose_9")
                    .with_tickets("alpine_lodge=t4/2");
  table.play("0 deliver flint_beach");
  EXPECT_EQ(table.legal(0, "side"), "side 0.orange | side 1.black | side 1.white");
  EXPECT_EQ(table.refusal_with_arguments(0, "side 1.green"), "E27 case=colour") << "the current destination's";
  table.play("0 side 1.white");
  EXPECT_EQ(table.filled("alpine_lodge"), 3);
  EXPECT_EQ(table.tokens(0), 2);
  EXPECT_EQ(table.state.table.progress, 1) << "normal ticket rules";
  EXPECT_EQ(table.refusal_with_arguments(0, "side 1.black"), "E27 case=used");
  EXPECT_TRUE(table.can(0, "finish")) << "it is a delivery step";
  table.play("0 ticket 1; 0 finish; 0 deliver flint_beach");
  EXPECT_EQ(table.legal(0, "side"), "side 0.orange | side 1.black") << "a new Deliver";
}

// IT-89, IT-90
TEST(IsleCabooseTen, GivesTheRewardForAnotherColour_IT_89_IT_90) {
  Table table = Table::ready("", 2)
                    .with_train(0, "engine_1:white coach_3:black,green,orange caboose_10")
                    .with_tickets("flint_beach=t4/2");
  const int bag = table.state.table.bag.size();
  table.play("0 deliver flint_beach");
  EXPECT_EQ(table.legal(0, "guest"), "guest 0.white | guest 1.black | guest 1.orange");
  EXPECT_EQ(table.refusal_with_arguments(0, "guest 1.green"), "E27 case=colour");
  table.play("0 guest 0.white");
  EXPECT_EQ(table.tokens(0), 2) << "the third space";
  EXPECT_EQ(table.filled("flint_beach"), 2) << "the space stays empty";
  EXPECT_EQ(table.state.table.progress, 0);
  EXPECT_EQ(table.state.table.bag.size(), bag + 1);
  EXPECT_EQ(table.refusal_with_arguments(0, "guest 1.black"), "E27 case=used");
  EXPECT_TRUE(table.can(0, "finish"));
  Table full = Table::ready("", 2).with_train(0, "engine_1:white caboose_10").with_tickets("flint_beach=t4/3");
  full.play("0 deliver flint_beach");
  EXPECT_EQ(full.refusal(0, "guest 0.white"), "E28");
  Table research = Table::ready("", 4).with_train(0, "engine_1:white caboose_10 caboose_9");
  research.play("0 deliver research_station");
  EXPECT_EQ(research.refusal(0, "guest 0.white"), "E28");
  EXPECT_TRUE(research.can(0, "side 0.white")) << "caboose_9 works there";
}

// IT-88, IT-89
TEST(IsleCabooses, NineAndTenWorkTogether_IT_88_IT_89) {
  Table table = Table::ready("", 2).with_train(0, "engine_1:white coach_3:black,green,orange caboose_9 caboose_10");
  table.play(
      "0 deliver flint_beach; 0 guest 0.white; 0 side 1.black; 0 take deck; N draw bank; 0 take deck; N draw hopper_1; "
      "0 pass");
  table.play("0 ticket 1");
  EXPECT_EQ(table.tokens(0), 4 + 4) << "the guest left the first space of t4 empty";
  EXPECT_EQ(table.filled("devon_city"), 1);
}

}  // namespace
}  // namespace rh::isle_of_trains::testing
