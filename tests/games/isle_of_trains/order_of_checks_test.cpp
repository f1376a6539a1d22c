// Section 11.5: which refusal is given when several apply. Every test sets up positions in which they do.
#include "tests/games/isle_of_trains/table.h"

namespace rh::isle_of_trains::testing {
namespace {

// IT-E35, IT-E1, IT-E32, IT-E34
TEST(IsleOrderOfChecks, GrammarThenTurnThenBuyback_IT_E35_IT_E1_IT_E32_IT_E34) {
  Table table = Table::ready("", 2);
  EXPECT_EQ(table.refusal(1, "build time_engine"), "E35") << "before E1: no such card in this game";
  EXPECT_EQ(table.refusal(1, "nonsense"), "E35");
  EXPECT_EQ(table.refusal(1, "deliver research_station"), "E1") << "a word of the grammar";
  EXPECT_EQ(table.refusal(1, "buyback"), "E1") << "before E32";
  Table limit = Table::ready("", 2).with_hand(0, "4*coach_1 2*hopper_1").with_actions(1).only_bag("");
  limit.play("0 take pax");
  EXPECT_EQ(limit.refusal(0, "buyback"), "E32") << "before E31";
  Table natures = Table::ready("", 2).only_deck("hopper_1");
  natures.play("0 take deck");
  EXPECT_EQ(natures.refusal(kNature, "pax green"), "E34") << "another kind before E37";
  EXPECT_EQ(natures.refusal(kNature, "draw bank"), "E37");
  EXPECT_EQ(natures.refusal(kNature, "buyback"), "E34");
}

// IT-E5, IT-E8, IT-E13, IT-E12, IT-E6
TEST(IsleOrderOfChecks, OfBuild_IT_E5_IT_E8_IT_E13_IT_E12_IT_E6) {
  Table table = Table::ready()
                    .with_train(0, "engine_1 boxcar_1 hopper_1 hopper_1")
                    .with_hand(0, "engine_2 boxcar_2 bank coach_1");
  EXPECT_EQ(table.refusal(0, "build engine_3"), "E5") << "before E8";
  EXPECT_EQ(table.refusal(0, "build engine_2"), "E8") << "before E6";
  EXPECT_EQ(table.refusal(0, "build boxcar_2"), "E12") << "before E6";
  EXPECT_EQ(table.refusal(0, "build bank"), "E6") << "no weight for buildings";
  table.play("0 scrap 3");
  EXPECT_EQ(table.refusal(0, "build town_hall"), "E5") << "before E13";
  EXPECT_EQ(table.refusal(0, "build bank"), "E13") << "before E6";
  EXPECT_EQ(table.refusal(0, "build engine_2"), "E8");
  EXPECT_EQ(table.refusal(0, "build boxcar_2"), "E12");
}

// IT-E5, IT-E35, IT-E11, IT-E9, IT-E10, IT-E12, IT-E6
TEST(IsleOrderOfChecks, OfUpgrade_IT_E5_IT_E35_IT_E11_IT_E9_IT_E10_IT_E12_IT_E6) {
  const Table table = Table::ready()
                          .with_train(0, "engine_1 boxcar_1 caboose_1 coach_1")
                          .with_hand(0, "boxcar_2 caboose_2 boxcar_1 bank");
  EXPECT_EQ(table.refusal(0, "build boxcar_3 over 9"), "E5") << "before E35";
  EXPECT_EQ(table.refusal(0, "build caboose_2 over 9"), "E35") << "before E11";
  EXPECT_EQ(table.refusal(0, "build boxcar_2 over 2"), "E11") << "before E9";
  EXPECT_EQ(table.refusal(0, "build caboose_2 over 1"), "E11");
  EXPECT_EQ(table.refusal(0, "build boxcar_1 over 3"), "E9") << "before E10";
  EXPECT_EQ(table.refusal(0, "build boxcar_1 over 1"), "E10") << "before E12";
  EXPECT_EQ(table.refusal(0, "build boxcar_2 over 1"), "E12") << "5 > 4; 3 cards for a cost of 3";
  const Table light = Table::ready().with_train(0, "engine_1 boxcar_1").with_hand(0, "boxcar_2 bank");
  EXPECT_EQ(light.refusal(0, "build boxcar_2 over 1"), "E6");
}

// IT-E35, IT-E13, IT-E36
TEST(IsleOrderOfChecks, OfScrap_IT_E35_IT_E13_IT_E36) {
  Table table = Table::ready().with_train(0, "engine_1 hopper_1");
  EXPECT_EQ(table.refusal(0, "scrap 5"), "E35");
  EXPECT_EQ(table.refusal(0, "scrap 0"), "E13") << "before E36";
  EXPECT_EQ(table.refusal(0, "scrap 1"), "E36");
  Table after = Table::ready().with_train(0, "engine_1 hopper_1 hopper_1").with_hand(0, "coach_1 bank");
  after.play("0 scrap 1");
  EXPECT_EQ(after.refusal(0, "scrap 9"), "E13") << "before E35 after a scrap";
}

// IT-E5, IT-E35, IT-E18, IT-E17, IT-E19, IT-E15, IT-E16
TEST(IsleOrderOfChecks, OfLoad_IT_E5_IT_E35_IT_E18_IT_E17_IT_E19_IT_E15_IT_E16) {
  Table table = Table::ready("", 2)
                    .with_train(0, "engine_3 hopper_1:coach_1 caboose_1")
                    .with_train(1, "engine_3 boxcar_2 caboose_3:coach_1 coach_1 tanker_1:engine_2")
                    .with_hand(0, "engine_3 hopper_1")
                    .only_deck("");
  EXPECT_EQ(table.refusal(0, "load bank 3.9"), "E5") << "before E35";
  EXPECT_EQ(table.refusal(0, "load hopper_1 2.0"), "E35");
  EXPECT_EQ(table.refusal(0, "load hopper_1 1.3"), "E17");
  EXPECT_EQ(table.refusal(0, "load hopper_1 1.2"), "E19") << "before E15";
  EXPECT_EQ(table.refusal(0, "load hopper_1 1.4"), "E15") << "before E16";
  EXPECT_EQ(table.refusal(0, "load hopper_1 0.2"), "E15");
  EXPECT_EQ(table.refusal(0, "load hopper_1 1.1"), "E16");
  table.play("0 load engine_3 1.1");
  EXPECT_EQ(table.refusal(0, "load bank 1.0"), "E5");
  EXPECT_EQ(table.refusal(0, "load hopper_1 1.9"), "E35") << "before E18";
  for (const auto* place : {"1.0", "1.2", "1.3", "1.4"})
    EXPECT_EQ(table.refusal(0, std::string("load hopper_1 ") + place), "E18") << "before E17, E19, E15";
}

// IT-E20, IT-E21, IT-E35, IT-E18, IT-E17, IT-E15
TEST(IsleOrderOfChecks, OfBlindAndBoard_IT_E20_IT_E21_IT_E35_IT_E18_IT_E17_IT_E15) {
  const Table poor = Table::ready("", 2).with_hand(0, "bank");
  EXPECT_EQ(poor.refusal(0, "blind 3.9"), "E20") << "the hand before E35";
  EXPECT_EQ(poor.refusal(0, "board white 3.9"), "E21") << "the supply before E35";
  Table table = Table::ready("", 2)
                    .with_train(0, "engine_3:green hopper_1:coach_1")
                    .with_train(1, "engine_3:green boxcar_2")
                    .with_hand(0, "engine_3 hopper_1 hopper_1")
                    .with_supply(0, "white")
                    .only_deck("");
  EXPECT_EQ(table.refusal(0, "blind 0.0"), "E20");
  EXPECT_EQ(table.refusal(0, "blind 0.1"), "E15");
  EXPECT_EQ(table.refusal(0, "board white 0.1"), "E17");
  EXPECT_EQ(table.refusal(0, "board white 0.0"), "E15");
  table.play("0 load engine_3 1.1");
  EXPECT_EQ(table.refusal(0, "blind 1.0"), "E18") << "before E20";
  EXPECT_EQ(table.refusal(0, "board white 1.1"), "E18") << "before E17";
  EXPECT_EQ(table.refusal(0, "board white 1.9"), "E35") << "before E18";
  EXPECT_EQ(table.refusal(0, "board green 1.0"), "E21");
}

// IT-E35, IT-E22
TEST(IsleOrderOfChecks, OfDeliver_IT_E35_IT_E22) {
  EXPECT_EQ(Table::ready("", 2).refusal(0, "deliver research_station"), "E35") << "before E22";
  EXPECT_EQ(Table::ready("", 2).refusal(0, "deliver devon_city"), "E22");
}

// IT-E30, IT-E24, IT-E23, IT-E33, IT-E25, IT-E26
TEST(IsleOrderOfChecks, OfContracts_IT_E30_IT_E24_IT_E23_IT_E33_IT_E25_IT_E26) {
  Table table = Table::ready("", 2).with_islands("devon_city=1 camp_eagle=0").with_train(0, "engine_1:white");
  table.play("0 deliver devon_city");
  EXPECT_EQ(table.refusal(0, "initial"), "E24") << "before E23 and E26";
  EXPECT_EQ(table.refusal(0, "secondary a"), "E25") << "before E26";
  Table open = Table::ready("", 2).with_islands("camp_eagle=0").with_train(0, "engine_1:white");
  open.play("0 deliver devon_city");
  EXPECT_EQ(open.refusal(0, "initial"), "E23") << "before E26";
  Table done = Table::ready("", 2).with_train(0, "engine_1 tanker_2:bank,town_hall");
  done.play("0 deliver devon_city; 0 initial; 0 give 1; 0 give 1");
  EXPECT_EQ(done.refusal(0, "initial"), "E30") << "before E24, E23 and E26";
  EXPECT_EQ(done.refusal(0, "secondary a"), "E26");
  Table eight = Table::ready("scenario=8").with_train(0, "engine_1:white");
  eight.play("0 deliver devon_city");
  EXPECT_EQ(eight.refusal(0, "secondary b"), "E33") << "before E25";
}

// IT-E28, IT-E22, IT-E27
TEST(IsleOrderOfChecks, OfPassengers_IT_E28_IT_E22_IT_E27) {
  Table full = Table::ready("", 2).with_tickets("devon_city=t1/3").with_train(0, "engine_1:white hopper_1 caboose_10");
  full.play("0 deliver devon_city");
  EXPECT_EQ(full.refusal(0, "ticket 1"), "E28") << "before E22 and E27";
  EXPECT_EQ(full.refusal(0, "guest 1.black"), "E28") << "before E27 and E22";
  EXPECT_EQ(full.refusal(0, "side 0.white"), "E27") << "no caboose_9 first";
  Table table = Table::ready("", 2)
                    .with_tickets("alpine_lodge=t2/3")
                    .with_train(0, "engine_1:green hopper_1 caboose_9 caboose_10");
  table.play("0 deliver devon_city");
  EXPECT_EQ(table.refusal(0, "ticket 1"), "E22") << "before E27";
  EXPECT_EQ(table.refusal(0, "side 1.black"), "E27") << "the current colour before E22";
  EXPECT_EQ(table.refusal(0, "side 1.white"), "E22") << "before E28";
  EXPECT_EQ(table.refusal(0, "guest 1.black"), "E27") << "the own colour before E22";
  EXPECT_EQ(table.refusal(0, "guest 1.white"), "E22");
  Table without = Table::ready("", 4).with_train(0, "engine_1:green");
  without.play("0 deliver research_station");
  EXPECT_EQ(without.refusal(0, "guest 0.green"), "E27") << "no caboose_10 before E28";
}

// IT-E30, IT-E22, IT-E34, IT-E3
TEST(IsleOrderOfChecks, OfAsideAndTake_IT_E30_IT_E22_IT_E34_IT_E3) {
  Table table = Table::ready("", 2).with_train(0, "engine_1:green").only_deck("");
  table.play("0 deliver devon_city; 0 aside 0.green; 0 done");
  EXPECT_EQ(table.refusal(0, "aside 5"), "E30") << "before E22";
  Table take = Table::ready("no_waiting").with_train(0, "engine_1").with_supply(0, "green").only_bag("");
  take.play("0 board green 0.0");
  EXPECT_EQ(take.refusal(0, "take pax"), "E34") << "in TAKE, before E39";
  EXPECT_EQ(take.refusal(0, "take bank"), "E3");
}

}  // namespace
}  // namespace rh::isle_of_trains::testing
