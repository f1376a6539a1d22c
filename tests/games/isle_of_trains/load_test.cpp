// Load and its benefits (section 4.4).
#include "tests/games/isle_of_trains/table.h"

namespace rh::isle_of_trains::testing {
namespace {

// IT-45
TEST(IsleLoad, NeedsFreeSpaceInTheOwnOrAnyTrain_IT_45) {
  Table table = Table::ready("", 3)
                    .with_train(0, "engine_1 hopper_1")
                    .with_train(1, "engine_1:white hopper_2:coach_1")
                    .with_train(2, "engine_1 hopper_1:coach_1")
                    .with_hand(0, "tanker_1")
                    .with_supply(0, "green");
  EXPECT_EQ(table.legal(0, "load"), "load tanker_1 0.1 | load tanker_1 1.1");
  EXPECT_EQ(table.legal(0, "board"), "board green 0.0 | board green 2.0") << "engines carry one passenger";
  EXPECT_EQ(table.refusal(0, "load tanker_1 2.1"), "E15");
  EXPECT_EQ(table.refusal(0, "board green 1.0"), "E15");
  table.play("0 load tanker_1 1.1");
  EXPECT_EQ(table.train(1), "engine_1:white hopper_2:coach_1,tanker_1");
}

// IT-46
TEST(IsleLoad, CargoFitsWhereItsTypeIsCarried_IT_46) {
  const Table table = Table::ready()
                          .with_train(0, "engine_3 hopper_1 tanker_1 boxcar_1 coach_1")
                          .with_hand(0, "coach_1 engine_2 engine_3 bank");
  EXPECT_EQ(table.legal(0, "load"),
            "load bank 0.1 | load bank 0.2 | load bank 0.3 | load coach_1 0.1 | load engine_2 0.2 | load engine_3 0.3");
  EXPECT_EQ(table.refusal_with_arguments(0, "load coach_1 0.2"), "E16 cargo=oil");
  EXPECT_EQ(table.refusal_with_arguments(0, "load coach_1 0.3"), "E16 cargo=box");
  EXPECT_EQ(table.refusal_with_arguments(0, "load engine_2 0.1"), "E16 cargo=coal");
  EXPECT_EQ(table.refusal_with_arguments(0, "load bank 0.0"), "E17 case=passenger");
  EXPECT_EQ(table.refusal_with_arguments(0, "load bank 0.4"), "E17 case=passenger");
}

// IT-46
TEST(IsleLoad, AnAllCardBecomesTheCarsType_IT_46) {
  Table table = Table::ready("", 2)
                    .with_train(0, "engine_1 hopper_1 tanker_1")
                    .with_hand(0, "bank town_hall")
                    .with_islands("devon_city=1");
  EXPECT_EQ(table.events("0 load bank 0.2"), "load(card=bank,seat=0,car=2,cargo=oil)");
  EXPECT_EQ(table.events("0 load town_hall 0.1"), "load(card=town_hall,seat=0,car=1,cargo=coal)");
  Table deliver = Table::ready("", 2).with_train(0, "engine_1 hopper_1:town_hall tanker_1:bank");
  deliver.play("0 deliver cactus_mines; 0 initial");
  EXPECT_EQ(deliver.legal(0), "give 1") << "coal first";
  deliver.play("0 give 1; 0 give 2");
  EXPECT_EQ(deliver.island("cactus_mines"), "0");
}

// IT-46
TEST(IsleLoad, PassengersGoIntoEnginesAndCoaches_IT_46) {
  Table table = Table::ready().with_train(0, "engine_1 coach_2:white hopper_1").with_supply(0, "green green black");
  EXPECT_EQ(table.legal(0, "board"), "board black 0.0 | board black 0.1 | board green 0.0 | board green 0.1");
  EXPECT_EQ(table.refusal_with_arguments(0, "board green 0.2"), "E17 case=cargo");
  EXPECT_EQ(table.refusal(0, "board white 0.0"), "E21") << "only from the own supply";
  table.play("0 board green 0.1");
  EXPECT_EQ(table.supply(), "black green");
  EXPECT_EQ(table.train(), "engine_1 coach_2:white,green hopper_1");
}

// IT-47
TEST(IsleBlind, LoadsAnyCardForAnotherDiscarded_IT_47) {
  Table table = Table::ready("", 2).with_train(0, "engine_1 boxcar_1").with_hand(0, "coach_1 hopper_2 tanker_1");
  table.play("0 blind 0.1");
  EXPECT_EQ(table.legal(0), "under coach_1 | under hopper_2 | under tanker_1");
  EXPECT_EQ(table.refusal(0, "toss coach_1"), "E34") << "first the card that is loaded";
  table.play("0 under hopper_2");
  EXPECT_EQ(table.legal(0), "toss coach_1 | toss tanker_1");
  EXPECT_EQ(table.refusal(0, "toss hopper_2"), "E5");
  EXPECT_EQ(table.train(0), "engine_1 boxcar_1") << "it counts as loaded only after the discard";
  table.play("0 toss tanker_1");
  EXPECT_EQ(table.train(0), "engine_1 boxcar_1:hopper_2@0");
  EXPECT_EQ(table.discard(), "tanker_1");
  EXPECT_EQ(table.hand(0), "coach_1");
  EXPECT_EQ(table.state.table.stack[0].n, 1);
}

// IT-47
TEST(IsleBlind, CountsAsTheCarsType_IT_47) {
  Table table = Table::ready("", 2).with_train(0, "engine_2 boxcar_2:coach_1@0,coach_1@1");
  table.play("0 deliver camp_eagle; 0 initial; 0 give 1; 0 give 1");
  EXPECT_EQ(table.island("camp_eagle"), "0");
  EXPECT_EQ(table.discard(), "coach_1 coach_1");
}

// IT-47
TEST(IsleBlind, IsForHoppersTankersAndBoxcarsOfEveryTrain_IT_47) {
  const Table table = Table::ready("", 2)
                          .with_train(0, "engine_3 hopper_1 tanker_1 coach_1 caboose_3 caboose_6")
                          .with_train(1, "engine_3 boxcar_1 hopper_2:coach_1 hopper_1:coach_1")
                          .with_hand(0, "coach_1 engine_2");
  EXPECT_EQ(table.legal(0, "blind"), "blind 0.1 | blind 0.2 | blind 1.1 | blind 1.2");
  for (const auto* place : {"0.0", "0.3", "0.4", "0.5", "1.0"})
    EXPECT_EQ(table.refusal(0, std::string("blind ") + place), "E20") << place;
  EXPECT_EQ(table.refusal(0, "blind 1.3"), "E15");
}

// IT-47
TEST(IsleBlind, NeedsTwoHandCards_IT_47) {
  const Table table = Table::ready().with_train(0, "engine_1 hopper_1").with_hand(0, "engine_2");
  EXPECT_EQ(table.refusal(0, "blind 0.1"), "E20");
  EXPECT_EQ(table.legal(0, "blind"), "");
}

// IT-47
TEST(IsleBlind, IntoAnotherTrainBringsTheBenefitAndAMatchingCardMayGoToo_IT_47) {
  Table table = Table::ready("", 2).with_train(1, "engine_1 tanker_1").with_hand(0, "engine_2 coach_1");
  table.play("0 blind 1.1; 0 under engine_2; 0 toss coach_1");
  EXPECT_EQ(table.train(1), "engine_1 tanker_1:engine_2@0");
  EXPECT_EQ(table.step(), Step::Take);
  EXPECT_EQ(table.left(), 3);
}

// IT-47
TEST(IsleBlind, WorksInABonusLoadForOwnCars_IT_47) {
  Table table = Table::ready("", 2)
                    .with_train(0, "engine_1 hopper_1")
                    .with_train(1, "engine_1 boxcar_2")
                    .with_hand(0, "engine_3 engine_2 engine_2")
                    .only_deck("");
  table.play("0 load engine_3 1.1; 0 blind 0.1; 0 under engine_2; 0 toss engine_2");
  EXPECT_EQ(table.train(0), "engine_1 hopper_1:engine_2@0");
  EXPECT_EQ(table.step(), Step::Turn);
}

// IT-48
TEST(IsleLoad, BelongsToTheTrainItLiesIn_IT_48) {
  Table table = Table::ready("", 2).with_train(1, "engine_1 hopper_1").with_hand(0, "coach_1").with_supply(0, "black");
  table.play(
      "0 load coach_1 1.1; 0 take deck; N draw bank; 0 take deck; N draw hopper_1; 0 take deck; N draw hopper_1; 0 "
      "toss bank");
  EXPECT_EQ(table.refusal(0, "deliver devon_city"), "E22") << "not in the own train";
  EXPECT_EQ(table.points(0), "0 0 0 0 0 0 0 1");
  EXPECT_EQ(table.points(1), "0 2 0 1 0 0 3 2") << "it scores for its owner";
  table.play("0 take pax; N pax white; N show coach_1; N show coach_1; N show coach_1");
  EXPECT_TRUE(table.can(1, "deliver devon_city"));
}

// Every benefit of table 2.2, left to right, by its steps.
struct Benefit {
  const char* car;
  const char* item;   // a card, or a colour for engines and coaches
  const char* steps;  // cN take N, xN toss N, vN tokens, then the actions of a bonus
};

class IsleBenefits : public ::testing::TestWithParam<Benefit> {};

// IT-49
TEST_P(IsleBenefits, AreReceivedFromLeftToRight_IT_49) {
  const auto& [car, item, steps] = GetParam();
  const bool passenger = tables()[card_of(car)].carries_passengers;
  const bool engine = tables()[card_of(car)].category == Category::Engine;
  Table table = Table::ready("", 2).with_train(1, engine ? std::string(car) : "engine_3 " + std::string(car));
  if (passenger)
    table.with_supply(0, item);
  else
    table.with_hand(0, item);
  const int before = table.state.at(0).hand.size;
  table.play(std::string("0 ") + (passenger ? "board " : "load ") + item + (engine ? " 1.0" : " 1.1"));
  int cards = passenger ? before : before - 1, tokens = 0;
  for (const std::string& step : words(steps)) {
    const int n = step.size() > 1 ? step[1] - '0' : 0;
    if (step[0] == 'c') {
      EXPECT_EQ(table.step(), Step::Take);
      EXPECT_EQ(table.left(), n);
      for (int i = 0; i < n; ++i) {
        EXPECT_EQ(table.tokens(0), tokens);
        table.play("0 take deck");
        table.play("N " + table.legal_list(kNature).back());
      }
      cards += n;
    } else if (step[0] == 'x') {
      EXPECT_EQ(table.step(), Step::Toss);
      table.play("0 " + table.legal_list(0).front());
      --cards;
    } else if (step[0] == 'v') {
      tokens += n;
    } else {
      EXPECT_EQ(table.step(), Step::Bonus);
      std::string offered;
      for (std::size_t i = 0; i < 4; ++i) offered += (table.left() >> i & 1) != 0 ? std::string(1, "TBLD"[i]) : "";
      EXPECT_EQ(offered, step);
      table.play("0 pass");
    }
    EXPECT_EQ(table.state.at(0).hand.size, cards);
  }
  EXPECT_EQ(table.tokens(0), tokens);
  EXPECT_EQ(table.step(), Step::Turn);
  EXPECT_EQ(table.left(), 1);
}

INSTANTIATE_TEST_SUITE_P(
    IsleOfTrains, IsleBenefits,
    ::testing::Values(Benefit{"engine_1", "green", "c2"}, Benefit{"engine_2", "green", "c2"},
                      Benefit{"engine_3", "green", "c2"}, Benefit{"hopper_1", "coach_1", "c3 x1"},
                      Benefit{"hopper_2", "coach_1", "c2 B"}, Benefit{"hopper_3", "coach_1", "c2 TBLD"},
                      Benefit{"tanker_1", "engine_2", "c3"}, Benefit{"tanker_2", "engine_2", "c3 D"},
                      Benefit{"tanker_3", "engine_2", "c3 LD"}, Benefit{"boxcar_1", "engine_3", "c4"},
                      Benefit{"boxcar_2", "engine_3", "c4 L"}, Benefit{"boxcar_3", "engine_3", "c5 x1 L"},
                      Benefit{"coach_1", "green", "c3 v1"}, Benefit{"coach_2", "green", "c3 v2"},
                      Benefit{"coach_3", "green", "c3 v3"}),
    [](const auto& of) { return std::string(of.param.car); });

// IT-49
TEST(IsleBenefit, IsNotForTheOwnTrainWithOthersAtTheTable_IT_49) {
  Table table =
      Table::ready("", 2).with_train(0, "engine_1 boxcar_2 coach_1").with_hand(0, "engine_3").with_supply(0, "green");
  table.play("0 load engine_3 0.1; 0 board green 0.2");
  EXPECT_EQ(table.state.at(0).hand.size, 0);
  EXPECT_EQ(table.tokens(0), 0);
  EXPECT_EQ(table.state.table.turns, 0);
  EXPECT_TRUE(table.turn().nature) << "the turn is over";
}

// IT-49
TEST(IsleBenefit, IsForTheLoaderNotTheOwner_IT_49) {
  Table table = Table::ready("", 2).with_train(1, "engine_1 coach_3").with_supply(0, "green").only_deck("");
  table.play("0 board green 1.1");
  EXPECT_EQ(table.tokens(0), 3);
  EXPECT_EQ(table.tokens(1), 0);
}

// IT-50
TEST(IsleBenefit, ForcedDiscardsAreOfAnyHandCardOrNothing_IT_50) {
  Table table = Table::ready("", 2)
                    .with_train(1, "engine_1 hopper_1")
                    .with_hand(0, "coach_1 bank")
                    .with_display("coach_2 coach_3 tanker_1");
  table.play("0 load coach_1 1.1; 0 take coach_2; 0 take coach_3; 0 take tanker_1");
  EXPECT_EQ(table.legal(0), "toss bank | toss coach_2 | toss coach_3 | toss tanker_1");
  EXPECT_EQ(table.refusal(0, "toss hopper_1"), "E5");
  EXPECT_EQ(table.refusal(0, "pass"), "E34");
  table.play("0 toss bank");
  EXPECT_EQ(table.discard(), "bank");
  Table empty = Table::ready("", 2).with_train(1, "engine_1 hopper_1").with_hand(0, "coach_1").only_deck("");
  empty.play("0 load coach_1 1.1");
  EXPECT_EQ(empty.step(), Step::Turn) << "an empty hand discards nothing";
}

// IT-51, IT-211
TEST(IsleBenefit, ComesAfterTheLoadersCabooses_IT_51_IT_211) {
  Table coal = Table::ready("", 2)
                   .with_train(0, "engine_1 caboose_2")
                   .with_train(1, "engine_1 hopper_2")
                   .with_hand(0, "coach_1");
  coal.play("0 load coach_1 1.1");
  EXPECT_EQ(coal.step(), Step::Take);
  EXPECT_EQ(coal.left(), 1) << "caboose_2";
  coal.play("0 take deck; N draw bank");
  EXPECT_EQ(coal.left(), 2) << "hopper_2";
  Table passenger =
      Table::ready("", 2).with_train(0, "engine_1 caboose_8").with_train(1, "engine_1 coach_1").with_supply(0, "green");
  passenger.play("0 board green 1.1");
  EXPECT_EQ(passenger.left(), 2) << "caboose_8";
  passenger.play("0 take deck; N draw bank; 0 take deck; N draw hopper_1");
  EXPECT_EQ(passenger.left(), 3) << "coach_1";
  EXPECT_EQ(passenger.tokens(0), 0) << "cards before tokens";
}

}  // namespace
}  // namespace rh::isle_of_trains::testing
