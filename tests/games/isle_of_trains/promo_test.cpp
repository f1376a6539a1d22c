// The promo module (section 6.3).
#include "tests/games/isle_of_trains/table.h"

namespace rh::isle_of_trains::testing {
namespace {

// IT-140, IT-141
TEST(IslePromo, IsOffByDefault_IT_140_IT_141) {
  const Table table("", 2);
  EXPECT_EQ(table.state.table.deck.unknown().count(static_cast<int>(Card::TimeEngine)), 0);
  const Table promo("promo", 2);
  EXPECT_EQ(promo.state.table.deck.unknown().count(static_cast<int>(Card::TimeEngine)), 1);
}

// IT-140, IT-211
TEST(IslePromo, TimeEngineDrawsAPassengerThenPicksFromTheDiscard_IT_140_IT_211) {
  Table table = Table::ready("promo", 2)
                    .with_train(0, "engine_2:green hopper_1")
                    .with_hand(0, "time_engine bank 4*coach_1")
                    .with_discard("town_hall");
  table.play("0 build time_engine over 0");
  EXPECT_EQ(table.left(), 5) << "8 - 3";
  table.play("0 pay coach_1; 0 pay coach_1; 0 pay bank; 0 pay coach_1; 0 pay coach_1");
  EXPECT_EQ(table.train(0), "time_engine hopper_1");
  EXPECT_EQ(table.state.table.bag.size(), 18) << "the passenger of the replaced engine returns to the bag";
  EXPECT_TRUE(table.turn().nature) << "first the passenger";
  table.play("N pax white");
  EXPECT_EQ(table.step(), Step::Pick);
  EXPECT_EQ(table.legal(0), "pick bank | pick coach_1 | pick engine_2 | pick town_hall")
      << "paid cards and the old engine too";
  EXPECT_EQ(table.refusal(0, "pick hopper_1"), "E38");
  EXPECT_EQ(table.refusal(0, "pass"), "E34");
  table.play("0 pick bank");
  EXPECT_EQ(table.hand(0), "bank");
  EXPECT_EQ(table.discard(), "town_hall coach_1 coach_1 coach_1 coach_1 engine_2");
  EXPECT_EQ(table.step(), Step::Turn);
}

// IT-140
TEST(IslePromo, TimeEngineHasNoSpaceAndNothingUpgradesIt_IT_140) {
  Table table = Table::ready("promo")
                    .with_train(0, "time_engine")
                    .with_hand(0, "engine_3 engine_2 bank 4*hopper_1")
                    .with_supply(0, "green");
  EXPECT_EQ(table.refusal(0, "board green 0.0"), "E15");
  EXPECT_EQ(table.refusal(0, "load bank 0.0"), "E17");
  EXPECT_EQ(table.refusal(0, "build engine_3 over 0"), "E10");
  EXPECT_EQ(table.state.at(0).power, 7);
  EXPECT_EQ(score(table.state, 0).cars, 5);
}

// IT-140
TEST(IslePromo, TimeEngineUpgradesEveryEngineIfTheTrainIsLightEnough_IT_140) {
  for (const auto& [engine, cost] : {std::pair{"engine_1", 7}, std::pair{"engine_2", 5}, std::pair{"engine_3", 2}}) {
    Table table = Table::ready("promo").with_train(0, engine).with_hand(0, "time_engine 4*hopper_1 4*tanker_1");
    table.play("0 build time_engine over 0");
    EXPECT_EQ(table.left(), cost) << engine;
  }
  const Table heavy =
      Table::ready("promo").with_train(0, "engine_3 boxcar_2 boxcar_2 hopper_2").with_hand(0, "time_engine 4*hopper_1");
  EXPECT_EQ(heavy.refusal_with_arguments(0, "build time_engine over 0"), "E12 weight=8 power=7");
  EXPECT_EQ(heavy.refusal(0, "build time_engine"), "E8");
}

// IT-140
TEST(IslePromo, TimeEngineIsAllCargo_IT_140) {
  Table table = Table::ready("promo").with_train(0, "engine_2 hopper_1 tanker_1 boxcar_1").with_hand(0, "time_engine");
  EXPECT_EQ(table.legal(0, "load"), "load time_engine 0.1 | load time_engine 0.2 | load time_engine 0.3");
}

// IT-140, IT-124
TEST(IslePromo, PicksTheTopmostCopyOfTheDiscard_IT_140_IT_124) {
  Table table = Table::ready("promo")
                    .with_discard("bank coach_1 hopper_1 coach_1 tanker_1")
                    .with_tickets("flint_beach=p1/2")
                    .with_train(0, "engine_1:green");
  table.play("0 deliver flint_beach; 0 ticket 0; 0 pick coach_1");
  EXPECT_EQ(table.discard(), "bank coach_1 hopper_1 tanker_1") << "the order of the others stays";
}

// IT-141
TEST(IslePromo, TicketOfTheDiscardLosesWhatIsNotThere_IT_141) {
  Table table = Table::ready("promo", 2)
                    .with_tickets("flint_beach=p1")
                    .with_discard("bank hopper_1")
                    .with_train(0, "engine_1:green");
  table.play("0 deliver flint_beach; 0 ticket 0; 0 pick bank; 0 pick hopper_1");
  EXPECT_EQ(table.step(), Step::Deliver) << "the third card is lost";
  Table empty = Table::ready("promo", 2).with_tickets("flint_beach=p1").with_train(0, "engine_1:green");
  empty.play("0 deliver flint_beach; 0 ticket 0");
  EXPECT_EQ(empty.step(), Step::Deliver);
}

// IT-28, IT-141
TEST(IslePromo, TicketPassengersComeFromTheBagOrAsTokens_IT_28_IT_141) {
  Table table = Table::ready("promo", 2).with_tickets("flint_beach=p3").with_train(0, "engine_1:green").only_bag("");
  table.play("0 deliver flint_beach; 0 ticket 0");
  EXPECT_EQ(table.tokens(0), 3) << "2 and one for the empty bag";
}

// IT-141
TEST(IslePromo, SixOfNineTilesAreDrawn_IT_141) {
  Table table("promo", 1);
  EXPECT_EQ(table.legal_list(kNature).size(), 9u);
  EXPECT_TRUE(table.outcomes().starts_with("tile alpine_lodge p1 1 | tile alpine_lodge p2 1 | tile alpine_lodge p3 1"));
  table.play(
      "N tile alpine_lodge p2; N tile billingtons t1; N tile camp_eagle p3; N tile flint_beach p1; N tile cactus_mines "
      "t6");
  EXPECT_EQ(table.outcomes(),
            "tile devon_city t2 1 | tile devon_city t3 1 | tile devon_city t4 1 | tile devon_city t5 1");
}

// IT-140, IT-141
TEST(IslePromo, ItsWordsAreNoMovesWithoutTheModule_IT_140_IT_141) {
  const Table table = Table::ready("", 2).with_hand(0, "4*coach_1");
  for (const auto* text : {"take time_engine", "build time_engine", "build time_engine over 0", "load time_engine 0.0",
                           "pay time_engine", "pick time_engine"}) {
    EXPECT_EQ(table.refusal(0, text), "E35") << text;
    EXPECT_NE(Table::ready("promo", 2).refusal(0, text), "E35") << text;
  }
  const Table fresh;
  EXPECT_EQ(fresh.refusal(kNature, "tile alpine_lodge p1"), "E35");
  EXPECT_EQ(fresh.refusal(kNature, "draw time_engine"), "E35");
}

}  // namespace
}  // namespace rh::isle_of_trains::testing
