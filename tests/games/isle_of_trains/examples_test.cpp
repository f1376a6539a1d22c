// The worked examples of section 9, the excerpts of 11.8 and the recorded games.
#include "engine/core/adapter.h"
#include "engine/core/record.h"
#include "tests/games/isle_of_trains/table.h"
#include "tests/games/shared.h"

namespace rh::isle_of_trains::testing {
namespace {

int cost_of(Table table, const std::string& move) {
  table.play("0 " + move);
  return table.step() == Step::Pay ? table.left() : 0;
}

// IT-31, IT-32
TEST(IsleExamples, E1_CostOfANewCarAndAnUpgrade_IT_31_IT_32) {
  const Table table = Table::ready().with_train(0, "engine_1 hopper_1").with_hand(0, "hopper_2 4*coach_1");
  EXPECT_EQ(cost_of(Table::ready().with_hand(0, "hopper_2 4*coach_1"), "build hopper_2"), 4);
  EXPECT_EQ(cost_of(table, "build hopper_2 over 1"), 3);
}

// IT-35, IT-37
TEST(IsleExamples, E2_CoachUpgrade_IT_35_IT_37) {
  Table table = Table::ready().with_train(0, "engine_2 coach_1 hopper_2").with_hand(0, "coach_3 3*coach_2 3*engine_2");
  EXPECT_EQ(cost_of(table, "build coach_3 over 1"), 6);
  table.play(
      "0 build coach_3 over 1; 0 pay coach_2; 0 pay coach_2; 0 pay coach_2; 0 pay engine_2; 0 pay engine_2; 0 pay "
      "engine_2");
  EXPECT_EQ(table.state.at(0).weight, 2);
  EXPECT_EQ(table.state.at(0).power, 6);
  EXPECT_TRUE(table.discard().ends_with(" coach_1"));
  table.play("N pax white; N pax white; N pax green");
  EXPECT_EQ(table.supply(), "green white white");
}

// IT-56, IT-57, IT-60, IT-61
TEST(IsleExamples, E3_DeliverAtBillingtons_IT_56_IT_57_IT_60_IT_61) {
  Table table = Table::ready("", 2)
                    .with_tickets("billingtons=t4")
                    .with_train(0, "engine_2:light_blue hopper_2:coach_1,hopper_1 boxcar_1:engine_3")
                    .with_display("bank town_hall -");
  table.play("0 deliver billingtons; 0 initial; 0 give 1; 0 give 2");
  EXPECT_EQ(words(table.discard()).size(), 2u);
  EXPECT_EQ(score(table.state, 0).contracts, 5);
  EXPECT_EQ(table.state.table.progress, 1);
  table.play("0 ticket 0");
  EXPECT_EQ(table.tokens(0), 4);
  table.play("0 aside 1; 0 done; 0 take bank; 0 take town_hall; 0 finish");
  EXPECT_EQ(table.hand(0), "bank town_hall");
  EXPECT_EQ(table.discard(), "coach_1 engine_3 hopper_1") << "three cards in all";
}

// IT-100
TEST(IsleExamples, E4_FinalScoreOf54_IT_100) {
  for (const auto* islands : {"camp_eagle=0a", "flint_beach=0b billingtons=0"}) {
    Table table = Table::ready("", 2)
                      .with_train(0, "engine_3:white hopper_2:coach_1 tanker_1 coach_2:green")
                      .with_islands(islands)
                      .with_buildings(0, "bank")
                      .with_tokens(0, 10);
    table.state.table.locomotive = 0;
    EXPECT_EQ(table.points(0), "10 13 21 3 1 6 54 4");
    EXPECT_EQ(table.state.at(0).weight, 4);
  }
}

// IT-121
TEST(IsleExamples, E5_SoloLoadsIntoTheOwnBoxcar_IT_121) {
  Table table = Table::ready()
                    .with_train(0, "engine_3 boxcar_2 hopper_2")
                    .with_hand(0, "engine_3 coach_1")
                    .with_display("bank town_hall rail_yard");
  table.play(
      "0 load engine_3 0.1; 0 take bank; 0 take town_hall; 0 take rail_yard; 0 take deck; N draw coach_2; 0 load "
      "coach_1 0.2");
  EXPECT_EQ(table.step(), Step::Turn);
  EXPECT_EQ(table.left(), 1);
}

// IT-34, IT-35
TEST(IsleExamples, E6_Weight_IT_34_IT_35) {
  Table table = Table::ready()
                    .with_train(0, "engine_1 boxcar_1 hopper_1 tanker_1")
                    .with_hand(0, "coach_1 hopper_1 hopper_3 boxcar_2 6*engine_2");
  EXPECT_TRUE(table.can(0, "build coach_1"));
  EXPECT_EQ(table.refusal_with_arguments(0, "build hopper_1"), "E12 weight=5 power=4");
  EXPECT_EQ(cost_of(table, "build hopper_3 over 2"), 6);
  EXPECT_EQ(table.refusal_with_arguments(0, "build boxcar_2 over 1"), "E12 weight=5 power=4");
  table.play("0 scrap 3; 0 build hopper_1; 0 pay engine_2");
  EXPECT_EQ(table.state.at(0).weight, 4);
}

// IT-32, IT-37
TEST(IsleExamples, E7_EngineUpgrades_IT_32_IT_37) {
  for (const auto& [from, to, cost] : {std::tuple{"engine_1", "engine_2", 2}, std::tuple{"engine_1", "engine_3", 5},
                                       std::tuple{"engine_2", "engine_3", 3}}) {
    Table table = Table::ready().with_train(0, from).with_hand(0, std::string(to) + " 4*coach_1 4*hopper_1");
    EXPECT_EQ(cost_of(table, "build " + std::string(to) + " over 0"), cost);
    table.play("0 build " + std::string(to) + " over 0");
    while (table.step() == Step::Pay) table.play("0 " + table.legal_list(0).front());
    EXPECT_TRUE(table.turn().nature);
    table.play("N pax white");
    EXPECT_EQ(table.turn(), Turn::of(0));
  }
}

// IT-33
TEST(IsleExamples, E8_BoxcarUpgradeKeepsBothBoxes_IT_33) {
  Table table = Table::ready().with_train(0, "engine_2 boxcar_2:bank,engine_3").with_hand(0, "boxcar_3 3*coach_1");
  table.play("0 build boxcar_3 over 1; 0 pay coach_1; 0 pay coach_1; 0 pay coach_1");
  EXPECT_EQ(table.state.at(0).weight, 2);
  EXPECT_EQ(table.train(), "engine_2 boxcar_3:bank,engine_3");
  EXPECT_EQ(table.state.at(0).car(1).free(), 1);
}

// IT-84
TEST(IsleExamples, E9_CabooseFive_IT_84) {
  const Table table = Table::ready()
                          .with_train(0, "engine_2 caboose_5 hopper_1")
                          .with_hand(0, "tanker_1 coach_1 caboose_7 hopper_2 bank 5*engine_2");
  EXPECT_EQ(cost_of(table, "build tanker_1"), 1);
  EXPECT_EQ(cost_of(table, "build coach_1"), 0);
  EXPECT_EQ(cost_of(table, "build caboose_7"), 2);
  EXPECT_EQ(cost_of(table, "build hopper_2 over 2"), 3);
  EXPECT_EQ(cost_of(table, "build bank"), 6);
}

// IT-85
TEST(IsleExamples, E10_CabooseSix_IT_85) {
  Table table = Table::ready()
                    .with_train(0, "engine_2 caboose_6 boxcar_1 boxcar_1 hopper_2")
                    .with_hand(0, "hopper_1 coach_1 tanker_1");
  EXPECT_EQ(table.state.at(0).power, 8);
  EXPECT_TRUE(table.can(0, "build hopper_1"));
  table.play("0 scrap 1");
  EXPECT_EQ(table.refusal_with_arguments(0, "build hopper_1"), "E12 weight=7 power=6");
}

// IT-102
TEST(IsleExamples, E11_Symbols_IT_102) {
  for (const auto* more : {"", " research_station=0a"}) {
    const Table table = Table::ready("", 4).with_islands("camp_eagle=0a devon_city=0" + std::string(more));
    EXPECT_EQ(building_points(table.state, 0, Card::CustomsHouse), 10);
    EXPECT_EQ(building_points(table.state, 0, Card::OilRefinery), 8);
    EXPECT_EQ(building_points(table.state, 0, Card::CoalFactory), 0);
  }
}

// IT-102
TEST(IsleExamples, E12_TownHall_IT_102) {
  EXPECT_EQ(
      building_points(Table::ready().with_train(0, "engine_2 coach_1 caboose_8 hopper_1").state, 0, Card::TownHall), 6);
  EXPECT_EQ(
      building_points(Table::ready().with_train(0, "engine_1 coach_1 caboose_8 hopper_1").state, 0, Card::TownHall), 4);
}

// IT-102
TEST(IsleExamples, E13_RailYardBankAndStations_IT_102) {
  EXPECT_EQ(building_points(Table::ready().with_train(0, "engine_3 4*coach_1 3*hopper_1").state, 0, Card::RailYard),
            14);
  EXPECT_EQ(building_points(Table::ready().state, 0, Card::Bank), 0);
  const Table table = Table::ready("", 3).with_tickets("cactus_mines=t1/2 devon_city=t2/3");
  for (Seat s = 0; s < 3; ++s) EXPECT_EQ(building_points(table.state, s, Card::MiddleStation), 9);
}

// IT-96
TEST(IsleExamples, E14_TheEndForTwo_IT_96) {
  Table table = Table::ready("", 2).with_progress(3).with_tickets("flint_beach=t4/2").with_train(0, "engine_1:green");
  table.play("0 deliver flint_beach; 0 ticket 0; 0 finish");
  table.end_turn();
  EXPECT_EQ(table.state.table.locomotive, 0);
  EXPECT_EQ(score(table.state, 0).locomotive, 1);
  EXPECT_EQ(table.turn(), Turn::of(1));
  table.end_turn();
  EXPECT_EQ(table.turn(), Turn::of(0));
  table.end_turn();
  EXPECT_TRUE(table.over());
}

// IT-63
TEST(IsleExamples, E15_TwoStepsOfTheLocomotiveInOneDeliver_IT_63) {
  for (const auto& [from, to] : {std::pair{3, 5}, std::pair{5, 6}}) {
    Table table = Table::ready("", 4)
                      .with_progress(from)
                      .with_tickets("billingtons=t4/2")
                      .with_train(0, "engine_1:light_blue hopper_1:coach_1 boxcar_1:bank");
    table.play("0 deliver billingtons; 0 initial; 0 give 1; 0 give 2; 0 ticket 0");
    EXPECT_EQ(table.state.table.progress, to);
  }
}

// IT-28
TEST(IsleExamples, E16_OnePassengerInTheBag_IT_28) {
  Table table = Table::ready().with_hand(0, "coach_3 4*hopper_1 3*tanker_1").only_bag("black");
  table.play("0 build coach_3");
  while (table.step() == Step::Pay) table.play("0 " + table.legal_list(0).front());
  table.play("N pax black");
  EXPECT_EQ(table.supply(), "black");
  EXPECT_EQ(table.tokens(), 2);
}

// IT-47
TEST(IsleExamples, E17_AnyCardLoad_IT_47) {
  Table table = Table::ready("", 2).with_train(1, "engine_1 tanker_1 boxcar_1").with_hand(0, "bank hopper_2");
  EXPECT_TRUE(table.can(0, "load hopper_2 1.1"));
  EXPECT_TRUE(table.can(0, "load bank 1.2"));
  EXPECT_EQ(table.refusal(0, "load hopper_2 1.2"), "E16");
  table.play("0 blind 1.2; 0 under hopper_2; 0 toss bank");
  EXPECT_EQ(table.train(1), "engine_1 tanker_1 boxcar_1:hopper_2@0");
  EXPECT_EQ(table.discard(), "bank");
}

// IT-89
TEST(IsleExamples, E18_CabooseTenAtFlintBeach_IT_89) {
  Table table = Table::ready("", 2)
                    .with_tickets("flint_beach=t5/1")
                    .with_train(0, "engine_2:purple coach_1:green caboose_10")
                    .with_display("bank town_hall rail_yard");
  const int bag = table.state.table.bag.size();
  table.play("0 deliver flint_beach; 0 guest 0.purple");
  EXPECT_EQ(table.tokens(0), 2);
  table.play("0 take bank; 0 take town_hall");
  EXPECT_EQ(table.state.table.bag.size(), bag + 1);
  EXPECT_EQ(table.events("0 ticket 1"), "ticket(colour=green,dest=flint_beach,space=2) tokens(n=2)");
}

// IT-86
TEST(IsleExamples, E19_CabooseSevenAtAlpineLodge_IT_86) {
  Table table = Table::ready("", 2).with_train(0, "engine_2:black caboose_7 hopper_1:coach_1");
  const int bag = table.state.table.bag.size();
  table.play("0 deliver alpine_lodge; 0 initial; 0 give 2; 0 give 0.black");
  EXPECT_EQ(table.island("alpine_lodge"), "0");
  EXPECT_EQ(table.state.table.bag.size(), bag + 1);
  EXPECT_EQ(building_points(table.state, 0, Card::CoalFactory), 4) << "still two coal symbols";
}

// IT-27, IT-61
TEST(IsleExamples, E20_SpecialDeliveryWithThreeCardsLeft_IT_27_IT_61) {
  Table table = Table::ready("", 2)
                    .with_train(0, "engine_1:black hopper_2:coach_1,hopper_1")
                    .with_display("bank - -")
                    .only_deck("tanker_1 tanker_1 coach_2");
  table.play("0 deliver camp_eagle; 0 aside 1; 0 aside 1; 0 aside 0.black; 0 done");
  EXPECT_EQ(table.left(), 6);
  table.play("0 take deck; N draw tanker_1; 0 take deck; N draw tanker_1; 0 take deck; N draw coach_2");
  EXPECT_EQ(table.legal(0), "take bank") << "the cargo is still aside";
  table.play("0 take bank");
  EXPECT_EQ(table.step(), Step::Deliver) << "two cards are lost";
  EXPECT_EQ(table.discard(), "coach_1 hopper_1");
}

// IT-131
TEST(IsleExamples, E21_ScenarioTen_IT_131) {
  const Table table =
      Table::ready("scenario=10")
          .with_train(0, "engine_3:white hopper_3:coach_1,coach_1 tanker_3 hopper_2 tanker_1 coach_3:green,black")
          .with_islands("camp_eagle=0a billingtons=0a")
          .with_tokens(0, 6);
  EXPECT_EQ(table.points(), "-6 30 35 5 0 0 64 6") << "not yet a win";
  EXPECT_LT(goal_progress(table.state).now, goal_progress(table.state).need);
}

// IT-123
TEST(IsleExamples, E22_TheDeckRunsOutInABenefit_IT_123) {
  Table table = Table::ready().with_train(0, "engine_1 coach_1").with_supply(0, "white").only_deck("bank hopper_1");
  table.play("0 board white 0.1; 0 take deck; N draw bank; 0 take deck; N draw hopper_1");
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.tokens(), 0);
  EXPECT_EQ(table.points(), "0 1 0 1 0 0 2 2");
}

// IT-103
TEST(IsleExamples, E23_Tie_IT_103) {
  // Seven cards each, printed 21 and 19, both 61 points.
  Table table = Table::ready("", 2)
                    .with_train(0, "engine_3 hopper_2 hopper_1 hopper_1 tanker_1 tanker_1 boxcar_1")
                    .with_train(1, "engine_3 tanker_2 hopper_1 hopper_1 coach_2 coach_2 coach_2");
  EXPECT_EQ(score(table.state, 0).cars, 19);
  EXPECT_EQ(score(table.state, 1).cars, 19);
  table.with_tokens(0, 42).with_tokens(1, 42);
  Standing equal = standing(table.state);
  EXPECT_EQ(equal.ranks[0], 1);
  EXPECT_EQ(equal.ranks[1], 1) << "equal: shared";
  Table more = Table::ready("", 2)
                   .with_train(0, "engine_3 hopper_2 tanker_2 hopper_1 tanker_1 tanker_1 coach_1")
                   .with_train(1, "engine_3 tanker_2 hopper_1 hopper_1 coach_2 coach_2 coach_2");
  EXPECT_EQ(score(more.state, 0).cars, 21);
  more.with_tokens(0, 40).with_tokens(1, 42);
  EXPECT_EQ(more.total(0), 61);
  EXPECT_EQ(more.total(1), 61);
  EXPECT_EQ(standing(more.state).ranks[0], 1);
  EXPECT_EQ(standing(more.state).ranks[1], 2);
}

// --- 11.8 -------------------------------------------------------------------------------------------

// IT-210, IT-211
TEST(IsleExcerpts, TwoPlayers_IT_210_IT_211) {
  Table table("", 2);
  table.play(R"(N first 0
    N tile alpine_lodge t4; N tile billingtons t6; N tile camp_eagle t3; N tile flint_beach t5; N tile cactus_mines t2; N tile devon_city t1
    N deal hopper_1; N deal tanker_1; N deal town_hall; N deal coach_3; N deal coach_2
    N deal customs_house; N deal bank; N deal coach_1; N deal hopper_1; N deal tanker_2
    N show coach_1; N show tanker_3; N show coach_2
    N pax black; N pax light_blue
    N pax green; N pax black
    0 board black 1.0
    0 take deck; N draw boxcar_3; 0 take tanker_3
    0 build coach_2
    0 pay coach_3; 0 pay town_hall; 0 pay hopper_1; 0 pay tanker_3
    N pax light_blue; N pax light_blue
    N show coal_factory)");
  EXPECT_EQ(table.turn(), Turn::of(1));
  table.play(R"(1 deliver devon_city
    1 aside 0.black; 1 done; 1 take coach_1; 1 take deck; N draw caboose_9; 1 finish
    1 build hopper_1; 1 pay bank
    N show hopper_3)");
  EXPECT_EQ(table.turn(), Turn::of(0));
  table.play(R"(0 board light_blue 1.0; 0 take coach_2; 0 take deck; N draw caboose_10
    0 take deck; N draw hopper_1
    N show caboose_2)");
  EXPECT_EQ(table.turn(), Turn::of(1));
  table.play("1 load coach_1 1.1");
  EXPECT_EQ(table.step(), Step::Turn) << "coal into the own hopper: no benefit";
  table.play("1 board green 0.1; 1 take coal_factory; 1 take hopper_3");
  EXPECT_EQ(table.tokens(1), 0);
  table.play("1 take caboose_2");
  EXPECT_EQ(table.tokens(1), 2) << "without a line; the remark says 1, but it is a coach_2 (docs/rulings.md)";
  EXPECT_EQ(table.step(), Step::Limit);
  table.play("1 toss caboose_2; 1 toss coach_1; N show hopper_2; N show boxcar_1; N show caboose_6");
  EXPECT_EQ(table.turn(), Turn::of(0));
  EXPECT_EQ(table.all_cards(), 72);
  EXPECT_EQ(table.all_passengers(), 18);
}

// IT-121, IT-210
TEST(IsleExcerpts, SoloScenarioEight_IT_121_IT_210) {
  Table table("scenario=8");
  table.play(
      R"(N tile alpine_lodge t5; N tile billingtons t6; N tile camp_eagle t3; N tile flint_beach t2; N tile cactus_mines t4; N tile devon_city t1
    N deal hopper_2; N deal caboose_4; N deal coal_factory; N deal coach_1; N deal boxcar_3
    N show engine_2; N show boxcar_2; N show boxcar_1; N pax white; N pax green
    0 board white 0.0; 0 take boxcar_2; 0 take boxcar_1
    0 build boxcar_2; 0 pay coach_1; 0 pay caboose_4; 0 pay coal_factory; 0 pay boxcar_1; 0 pay hopper_2; 0 pay boxcar_3
    0 night; N show engine_1; N show engine_3; N burn coach_2
    0 take engine_1
    0 load engine_1 0.1; 0 take engine_3; 0 take engine_2; 0 take deck; N draw tanker_1; 0 take deck; N draw tanker_1
    0 load engine_3 0.1)");
  EXPECT_EQ(table.step(), Step::Night);
  table.play(R"(0 night; N show engine_2; N show engine_3; N show boxcar_1; N burn hopper_1
    0 build tanker_1; 0 pay engine_2; 0 pay tanker_1
    0 deliver camp_eagle; 0 initial; 0 give 1; 0 give 1
    0 aside 0.white; 0 done; 0 take engine_2; 0 take engine_3; 0 finish
    0 night; N show hopper_3; N show engine_3; N burn rail_yard)");
  EXPECT_EQ(table.turn(), Turn::of(0));
  EXPECT_EQ(table.island("camp_eagle"), "0");
  EXPECT_EQ(goal_progress(table.state).now, 1);
  EXPECT_EQ(table.all_cards(), 72);
}

// IT-124
TEST(IsleExcerpts, BuyBackInTheMiddleOfAPayment_IT_124) {
  Table table = Table::ready()
                    .with_hand(0, "engine_2 coach_3 caboose_7")
                    .with_tokens(0, 3)
                    .with_display("bank town_hall rail_yard")
                    .with_actions(1);
  table.play(
      "0 build engine_2 over 0; 0 pay coach_3; 0 buyback; 0 pay caboose_7; N pax light_blue; 0 night; N burn coach_3");
  EXPECT_EQ(table.discard(), "caboose_7 engine_1 coach_3");
}

// IT-210
TEST(IsleExamples, RecordedGamesReplayToTheirResults_IT_210) {
  rh::testing::expect_examples_replay("isle_of_trains", 3);
}

// Undo has no refusal number in the spec: docs/rulings.md.
// IT-152
TEST(IsleUndo, GoesBackToTheLastThingNobodyCouldForesee_IT_152) {
  const Game& game = *find_game("isle_of_trains");
  auto match = Match::start(game, options(""), 1);
  Random random(8);
  const auto play = [&](Seat by, std::string_view text) { return match->play(by, *game.parse(text)); };
  while (match->position().turn().nature) {
    ASSERT_FALSE(match->play(kNature, match->position().nature_pick(random.below(match->position().nature_total()))));
  }
  EXPECT_TRUE(match->undoable(0).empty());
  const auto before = match->position().hash();
  const Table table = [&] {
    Table t;
    t.state = state_of<IsleOfTrains>(match->position());
    return t;
  }();
  const std::string take = "take " + words(table.display())[0];
  ASSERT_FALSE(play(0, take));
  EXPECT_EQ(match->undoable(0).size(), 1u) << "a display card was known";
  EXPECT_FALSE(match->undo(0, match->undoable(0)[0]));
  EXPECT_EQ(match->position().hash(), before);
  ASSERT_FALSE(play(0, "take deck"));
  ASSERT_FALSE(match->play(kNature, match->position().nature_pick(0)));
  EXPECT_TRUE(match->undoable(0).empty());
  EXPECT_EQ(match->undo(0, match->log().size() - 2).code, "IT-UNDO");
}

}  // namespace
}  // namespace rh::isle_of_trains::testing
