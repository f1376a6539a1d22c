// Deliver (section 4.5) and the ticket tiles.
#include "tests/games/isle_of_trains/table.h"

namespace rh::isle_of_trains::testing {
namespace {

// Draws whatever is due from the deck until no card is to be taken.
Table& draw_all(Table& table) {
  while (table.step() == Step::Take || table.turn().nature) {
    if (table.turn().nature)
      table.play("N " + table.legal_list(kNature).back());
    else
      table.play(std::to_string(table.state.table.active) + " take deck");
  }
  return table;
}

// IT-55
TEST(IsleDeliver, GoesToAnyPlaceInPlay_IT_55) {
  const Table table =
      Table::ready("", 2).with_train(0, "engine_1:green").with_islands("billingtons=0 camp_eagle=1 devon_city=1a");
  EXPECT_EQ(
      table.legal(0, "deliver"),
      "deliver alpine_lodge | deliver billingtons | deliver cactus_mines | deliver camp_eagle | deliver devon_city | "
      "deliver flint_beach");
  EXPECT_EQ(table.refusal(0, "deliver research_station"), "E35");
  const Table four = Table::ready("", 4).with_train(0, "engine_1:green");
  EXPECT_TRUE(four.can(0, "deliver research_station"));
}

// IT-55, IT-56
TEST(IsleDeliver, NeedsAnItemInTheOwnTrain_IT_55_IT_56) {
  const Table table = Table::ready("", 2).with_train(1, "engine_1:green hopper_1:coach_1");
  EXPECT_EQ(table.refusal_with_arguments(0, "deliver flint_beach"), "E22 case=train");
  EXPECT_EQ(table.legal(0, "deliver"), "");
}

// IT-56
TEST(IsleDeliver, HasStepsInAnyOrderAndAtLeastOne_IT_56) {
  Table table = Table::ready("", 2).with_train(0, "engine_1:black tanker_2:engine_2,engine_2 hopper_1:coach_1");
  table.play("0 deliver devon_city");
  EXPECT_EQ(table.refusal_with_arguments(0, "finish"), "E22 case=step");
  EXPECT_EQ(table.legal(0), "aside 0.black | aside 1 | aside 2 | initial | ticket 0");
  Table tickets_first = table;
  tickets_first.play("0 ticket 0");
  draw_all(tickets_first).play("0 pass; 0 initial; 0 give 1; 0 give 1; 0 aside 2; 0 done");
  draw_all(tickets_first);
  EXPECT_EQ(tickets_first.legal(0), "finish");
  tickets_first.play("0 finish");
  EXPECT_EQ(tickets_first.step(), Step::Turn);
  Table special_first = table;
  special_first.play("0 aside 2; 0 done");
  draw_all(special_first).play("0 initial; 0 give 1; 0 give 1; 0 ticket 0");
  EXPECT_EQ(special_first.filled("devon_city"), 1);
}

// IT-56
TEST(IsleDeliver, MayDeliverWhatABonusLoadedMeanwhile_IT_56) {
  Table table = Table::ready("", 2)
                    .with_tickets("devon_city=t3")
                    .with_train(0, "engine_1:black tanker_2:engine_2")
                    .with_hand(0, "engine_2");
  table.play("0 deliver devon_city; 0 ticket 0");
  EXPECT_EQ(table.refusal(0, "initial"), "E34") << "each step is resolved fully before the next";
  draw_all(table);
  EXPECT_EQ(table.step(), Step::Bonus);
  table.play("0 load engine_2 0.1; 0 initial; 0 give 1; 0 give 1");
  EXPECT_EQ(table.island("devon_city"), "0");
}

// IT-57
TEST(IsleInitial, TakesTheIslandCardAndMovesTheLocomotive_IT_57) {
  Table table = Table::ready("", 2).with_train(0, "engine_1 hopper_1:coach_1 boxcar_1:bank");
  table.play("0 deliver billingtons; 0 initial");
  EXPECT_EQ(table.state.table.progress, 0);
  table.play("0 give 1");
  EXPECT_EQ(table.island("billingtons"), "centre");
  table.play("0 give 2");
  EXPECT_EQ(table.island("billingtons"), "0");
  EXPECT_EQ(table.state.table.progress, 1);
  EXPECT_EQ(table.discard(), "coach_1 bank");
  EXPECT_EQ(table.train(0), "engine_1 hopper_1 boxcar_1");
  EXPECT_EQ(table.step(), Step::Deliver);
}

// IT-57
TEST(IsleInitial, IsForACardInTheCentreAndWithoutAnOpenOne_IT_57) {
  Table open =
      Table::ready("", 2).with_islands("camp_eagle=0").with_train(0, "engine_1 hopper_1:coach_1 boxcar_1:bank");
  open.play("0 deliver billingtons");
  EXPECT_EQ(open.refusal(0, "initial"), "E23");
  Table others = Table::ready("", 2)
                     .with_islands("camp_eagle=1 devon_city=0a")
                     .with_train(0, "engine_1 hopper_1:coach_1 boxcar_1:bank");
  others.play("0 deliver billingtons");
  EXPECT_TRUE(others.can(0, "initial")) << "a completed card is no open one";
  for (const auto* owner : {"billingtons=0", "billingtons=1", "billingtons=1a", "billingtons=0b"}) {
    Table taken = Table::ready("", 2).with_islands(owner).with_train(0, "engine_1 hopper_1:coach_1 boxcar_1:bank");
    taken.play("0 deliver billingtons");
    EXPECT_EQ(taken.refusal(0, "initial"), "E24") << owner;
  }
}

// IT-57
TEST(IsleInitial, NeedsAllItsCargo_IT_57) {
  Table table = Table::ready("", 2).with_train(0, "engine_1 hopper_1:coach_1 tanker_1:engine_2");
  table.play("0 deliver billingtons");
  EXPECT_EQ(table.refusal_with_arguments(0, "initial"), "E26 coal=0 oil=0 box=1 any=0");
  Table four = Table::ready("", 4).with_train(0, "engine_1 hopper_1:coach_1 tanker_1:engine_2");
  four.play("0 deliver research_station");
  EXPECT_EQ(four.refusal_with_arguments(0, "initial"), "E26 coal=0 oil=0 box=0 any=1");
}

// IT-58
TEST(IsleSecondary, CompletesTheOwnOpenCardWithOneOfItsContracts_IT_58) {
  for (const char letter : {'a', 'b'}) {
    Table table = Table::ready("", 2)
                      .with_islands("billingtons=0")
                      .with_train(0, "engine_3 hopper_2:coach_1,coach_1 boxcar_2:bank,town_hall tanker_1:engine_2");
    table.play("0 deliver billingtons; 0 secondary " + std::string(1, letter));
    EXPECT_EQ(table.legal(0), "give 1");
    table.play(letter == 'a' ? "0 give 1; 0 give 1; 0 give 2; 0 give 2" : "0 give 1; 0 give 1; 0 give 3; 0 give 2");
    EXPECT_EQ(table.island("billingtons"), std::string("0") + letter);
    EXPECT_EQ(table.state.table.progress, 0) << "only taking a card moves it";
    EXPECT_EQ(score(table.state, 0).contracts, letter == 'a' ? 14 : 13);
    EXPECT_EQ(table.refusal(0, "secondary b"), "E30");
  }
}

// IT-58
TEST(IsleSecondary, IsForTheOwnerAtThisDestinationAndThenOneMayTakeAnother_IT_58) {
  const auto* train = "engine_3 hopper_2:coach_1,coach_1 boxcar_2:bank,town_hall tanker_1:engine_2";
  Table table = Table::ready("", 2).with_islands("billingtons=1").with_train(0, train);
  table.play("0 deliver billingtons");
  EXPECT_EQ(table.refusal(0, "secondary a"), "E25") << "somebody else's";
  Table none = Table::ready("", 2).with_train(0, train);
  none.play("0 deliver billingtons");
  EXPECT_EQ(none.refusal(0, "secondary a"), "E25") << "not taken";
  Table other = Table::ready("", 2).with_islands("alpine_lodge=0").with_train(0, train);
  other.play("0 deliver billingtons");
  EXPECT_EQ(other.refusal(0, "secondary a"), "E25") << "another destination";
  Table done = Table::ready("", 2).with_islands("billingtons=0a").with_train(0, train);
  done.play("0 deliver billingtons");
  EXPECT_EQ(done.refusal(0, "secondary b"), "E25") << "completed";
  done.play("0 aside 3; 0 done");
  draw_all(done).play("0 finish; 0 deliver alpine_lodge");
  EXPECT_TRUE(done.can(0, "initial")) << "another initial contract from now on";
}

// IT-58
TEST(IsleSecondary, OfTheResearchStationIsOne_IT_58) {
  Table table = Table::ready("", 4)
                    .with_islands("research_station=0")
                    .with_train(0, "engine_3 hopper_3:coach_1,coach_1,coach_1 tanker_2:bank,town_hall");
  table.play("0 deliver research_station");
  EXPECT_EQ(table.refusal(0, "secondary b"), "E25") << "a letter the card does not have";
  table.play("0 secondary a");
  EXPECT_EQ(table.legal(0), "give 1 | give 2") << "any cargo";
  table.play("0 give 2; 0 give 1; 0 give 1; 0 give 2; 0 give 1");
  EXPECT_EQ(table.island("research_station"), "0a");
}

// IT-59
TEST(IsleDeliver, DoesInitialAndSecondaryOfOnePlaceInOneAction_IT_59) {
  Table table = Table::ready("", 2).with_train(
      0, "engine_3 hopper_2:coach_1,coach_1 hopper_1:coach_1 tanker_3:engine_2,engine_2,engine_2");
  table.play(
      "0 deliver cactus_mines; 0 initial; 0 give 1; 0 give 3; 0 secondary b; 0 give 1; 0 give 2; 0 give 3; 0 give 3");
  EXPECT_EQ(table.island("cactus_mines"), "0b");
  EXPECT_EQ(table.state.table.progress, 1);
  EXPECT_EQ(table.state.at(0).items, 0);
  EXPECT_EQ(table.legal(0), "finish");
  EXPECT_EQ(table.refusal(0, "initial"), "E30");
}

// Every space of every tile: what it gives and in which order.
struct TicketSpace {
  const char* tile;
  int space;
  const char* steps;  // cN take, vN tokens, a letter: the bonus, pN passengers, dN from the discard
};

class IsleTicketSpaces : public ::testing::TestWithParam<TicketSpace> {};

// IT-8, IT-60, IT-141
TEST_P(IsleTicketSpaces, GiveTheirRewardInPrintedOrder_IT_8_IT_60_IT_141) {
  const auto& [tile, space, steps] = GetParam();
  Table table = Table::ready("promo", 2)
                    .with_tickets("flint_beach=" + std::string(tile) + "/" + std::to_string(space - 1))
                    .with_train(0, "engine_1:green")
                    .with_discard("bank hopper_1 hopper_1 coach_1");
  table.play("0 deliver flint_beach");
  EXPECT_EQ(table.legal(0, "ticket"), "ticket 0");
  table.play("0 ticket 0");
  EXPECT_EQ(table.filled("flint_beach"), space) << "the leftmost empty space";
  EXPECT_EQ(table.state.table.progress, space == 3 ? 1 : 0);
  int tokens = 0;
  for (const std::string& step : words(steps)) {
    const int n = step.size() > 1 ? step[1] - '0' : 0;
    const int hand = table.state.at(0).hand.size;
    switch (step[0]) {
      case 'v': tokens += n; break;
      case 'c':
        EXPECT_EQ(table.step(), Step::Take);
        EXPECT_EQ(table.left(), n);
        EXPECT_EQ(table.tokens(0), tokens) << "tokens printed before the cards come first";
        while (table.step() == Step::Take)
          table.play("0 take deck"), table.play("N " + table.legal_list(kNature).back());
        EXPECT_EQ(table.state.at(0).hand.size, hand + n);
        break;
      case 'd':
        EXPECT_EQ(table.step(), Step::Pick);
        EXPECT_EQ(table.left(), n);
        EXPECT_EQ(table.legal(0), "pick bank | pick coach_1 | pick hopper_1");
        while (table.step() == Step::Pick) table.play("0 " + table.legal_list(0).back());
        EXPECT_EQ(table.state.at(0).hand.size, hand + n);
        break;
      case 'p':
        EXPECT_TRUE(table.turn().nature);
        table.play("N pax white");
        break;
      default:
        EXPECT_EQ(table.step(), Step::Bonus);
        EXPECT_EQ(table.left(), step == "L" ? kLoad : kBuild);
        table.play("0 pass");
        break;
    }
  }
  EXPECT_EQ(table.tokens(0), tokens);
  EXPECT_EQ(table.step(), Step::Deliver);
  table.play("0 finish");
}

INSTANTIATE_TEST_SUITE_P(
    IsleOfTrains, IsleTicketSpaces,
    ::testing::Values(TicketSpace{"t1", 1, "c5"}, TicketSpace{"t1", 2, "c4"}, TicketSpace{"t1", 3, "c3"},
                      TicketSpace{"t2", 1, "c5"}, TicketSpace{"t2", 2, "v2 c2"}, TicketSpace{"t2", 3, "v2"},
                      TicketSpace{"t3", 1, "c2 L"}, TicketSpace{"t3", 2, "c1 L"}, TicketSpace{"t3", 3, "L"},
                      TicketSpace{"t4", 1, "v4"}, TicketSpace{"t4", 2, "v3"}, TicketSpace{"t4", 3, "v2"},
                      TicketSpace{"t5", 1, "v4"}, TicketSpace{"t5", 2, "v2 c2"}, TicketSpace{"t5", 3, "c3"},
                      TicketSpace{"t6", 1, "c2 B"}, TicketSpace{"t6", 2, "c1 B"}, TicketSpace{"t6", 3, "B"},
                      TicketSpace{"p1", 1, "d3"}, TicketSpace{"p1", 2, "d2"}, TicketSpace{"p1", 3, "d1"},
                      TicketSpace{"p2", 1, "c3 p1"}, TicketSpace{"p2", 2, "c2 p1"}, TicketSpace{"p2", 3, "c2 v1"},
                      TicketSpace{"p3", 1, "v2 p1"}, TicketSpace{"p3", 2, "v1 p1"}, TicketSpace{"p3", 3, "v2"}),
    [](const auto& of) { return std::string(of.param.tile) + "_" + std::to_string(of.param.space); });

// IT-60
TEST(IsleTicket, IsForThePlacesColourAndAFullTileTakesNobody_IT_60) {
  Table table = Table::ready("", 2).with_train(0, "engine_1:white coach_2:green,white");
  table.play("0 deliver flint_beach");
  EXPECT_EQ(table.refusal_with_arguments(0, "ticket 0"), "E27 case=colour");
  EXPECT_TRUE(table.can(0, "ticket 1"));
  EXPECT_EQ(table.refusal_with_arguments(0, "ticket 2"), "E22 case=item");
  table.play("0 ticket 1");
  EXPECT_EQ(table.train(0), "engine_1:white coach_2:white");
  EXPECT_EQ(table.all_passengers(), 18) << "the passenger stays on the tile";
  Table full = Table::ready("", 2).with_tickets("flint_beach=t4/3").with_train(0, "engine_1:white");
  full.play("0 deliver flint_beach");
  EXPECT_EQ(full.refusal(0, "ticket 0"), "E28");
  Table research = Table::ready("", 4).with_train(0, "engine_1:white");
  research.play("0 deliver research_station");
  EXPECT_EQ(research.refusal(0, "ticket 0"), "E28");
}

// IT-56, IT-60
TEST(IsleTicket, SeveralPassengersGoOneAtATime_IT_56_IT_60) {
  Table table = Table::ready("", 2).with_train(0, "engine_1:green coach_2:green,green").with_progress(1);
  table.play("0 deliver flint_beach; 0 ticket 1");
  EXPECT_EQ(table.tokens(0), 4);
  table.play("0 ticket 0");
  EXPECT_EQ(table.tokens(0), 7);
  table.play("0 ticket 1");
  EXPECT_EQ(table.tokens(0), 9);
  EXPECT_EQ(table.state.table.progress, 2) << "the third space";
  EXPECT_EQ(table.legal(0), "finish");
}

// IT-61
TEST(IsleSpecial, GivesTwoCardsForEachItemAndThenTheyLeave_IT_61) {
  Table table = Table::ready("", 2)
                    .with_train(0, "engine_1:green hopper_2:coach_1,bank tanker_1:engine_2")
                    .with_display("rail_yard town_hall coach_2");
  table.play("0 deliver devon_city; 0 aside 1");
  EXPECT_EQ(table.legal(0), "aside 0.green | aside 1 | aside 2 | done");
  EXPECT_EQ(table.refusal(0, "initial"), "E34");
  table.play("0 aside 0.green; 0 aside 2; 0 done");
  EXPECT_EQ(table.step(), Step::Take);
  EXPECT_EQ(table.left(), 6);
  EXPECT_EQ(table.discard(), "") << "still set aside";
  EXPECT_EQ(table.state.table.bag.size(), 17);
  EXPECT_EQ(table.state.at(0).items, 1);
  table.play("0 take rail_yard; 0 take town_hall; 0 take coach_2");
  draw_all(table);
  EXPECT_EQ(table.discard(), "coach_1 engine_2") << "in the order they were set aside";
  EXPECT_EQ(table.state.table.bag.size(), 18);
  EXPECT_EQ(table.state.at(0).hand.size, 6);
  EXPECT_EQ(table.refusal(0, "aside 1"), "E30") << "once in a Deliver";
  EXPECT_EQ(table.train(0), "engine_1 hopper_2:bank tanker_1") << "the card loaded first left first";
}

// IT-61
TEST(IsleSpecial, SetAsideCargoIsNotReshuffledByItsOwnDraw_IT_61) {
  Table table =
      Table::ready("", 2).with_train(0, "engine_1 hopper_1:coach_1").with_discard("bank town_hall").only_deck("");
  table.play("0 deliver devon_city; 0 aside 1; 0 done; 0 take deck");
  EXPECT_EQ(table.outcomes(), "draw bank 1 | draw town_hall 1");
  table.play("N draw bank; 0 take deck; N draw town_hall");
  EXPECT_EQ(table.discard(), "coach_1");
}

// IT-62
TEST(IsleDeliver, GoesToOneDestination_IT_62) {
  Table table =
      Table::ready("", 2)
          .with_islands("alpine_lodge=0")
          .with_train(0, "engine_3:green coach_1:black hopper_3:coach_1,coach_1,coach_1 boxcar_2:bank,town_hall");
  table.play("0 deliver billingtons");
  EXPECT_EQ(table.refusal(0, "secondary a"), "E25") << "the open card is of another place";
  EXPECT_EQ(table.refusal(0, "ticket 0"), "E27");
  EXPECT_EQ(table.refusal(0, "deliver alpine_lodge"), "E34");
  EXPECT_EQ(table.refusal(0, "side 0.green"), "E27") << "without caboose_9";
}

// IT-63
TEST(IsleProgress, StopsAtItsEnd_IT_63) {
  Table table = Table::ready("", 2)
                    .with_progress(4)
                    .with_tickets("flint_beach=t4/2")
                    .with_train(0, "engine_1:green hopper_2:coach_1,coach_1");
  table.play("0 deliver flint_beach; 0 ticket 0");
  EXPECT_EQ(table.state.table.progress, 4);
  Table taken = Table::ready("", 2).with_progress(4).with_train(0, "engine_1 hopper_2:coach_1,coach_1");
  taken.state.table.locomotive = 1;
  taken.play("0 deliver alpine_lodge; 0 initial; 0 give 1; 0 give 1");
  EXPECT_EQ(taken.state.table.progress, 4) << "once taken it does not move";
  taken.end_turn();
  EXPECT_EQ(taken.state.table.locomotive, 1);
}

// IT-64
TEST(IsleGive, GoesCoalOilBoxAndFirstInFirstOut_IT_64) {
  Table table =
      Table::ready("", 2)
          .with_islands("billingtons=0")
          .with_train(0,
                      "engine_3 boxcar_2:bank,engine_3 hopper_1:coach_1 tanker_1:engine_2 hopper_2:hopper_1,tanker_1");
  table.play("0 deliver billingtons; 0 secondary b");
  EXPECT_EQ(table.legal(0), "give 2 | give 4");
  EXPECT_EQ(table.refusal_with_arguments(0, "give 3"), "E26 coal=0 oil=0 box=0 any=0");
  EXPECT_EQ(table.refusal(0, "give 0"), "E26");
  EXPECT_EQ(table.refusal(0, "give 9"), "E26");
  EXPECT_EQ(table.refusal(0, "finish"), "E34");
  table.play("0 give 4; 0 give 2");
  EXPECT_EQ(table.legal(0), "give 3");
  table.play("0 give 3");
  EXPECT_EQ(table.legal(0), "give 1");
  table.play("0 give 1");
  EXPECT_EQ(table.discard(), "hopper_1 coach_1 engine_2 bank") << "the card loaded first leaves first";
  EXPECT_EQ(table.train(0), "engine_3 boxcar_2:engine_3 hopper_1 tanker_1 hopper_2:tanker_1");
}

// IT-64
TEST(IsleGive, AnItemIsNamedOnlyIfTheRestCanStillBeMet_IT_64) {
  // The undecided card in caboose_3 is needed for the oil: it may not go as coal.
  Table table = Table::ready("", 2).with_train(0, "engine_2 hopper_1:coach_1 caboose_3:bank");
  table.play("0 deliver cactus_mines; 0 initial");
  EXPECT_EQ(table.legal(0), "give 1");
  EXPECT_EQ(table.refusal(0, "give 2"), "E26");
  table.play("0 give 1; 0 give 2");
  EXPECT_EQ(table.island("cactus_mines"), "0");
  // With a second coal there is a choice.
  Table both = Table::ready("", 2).with_train(0, "engine_2 hopper_2:coach_1,coach_1 caboose_3:bank");
  both.play("0 deliver alpine_lodge; 0 initial");
  EXPECT_EQ(both.legal(0), "give 1 | give 2");
}

// IT-65
TEST(IsleCabooses, AreAskedForAtTheMomentOfUse_IT_65) {
  // Built by a ticket's bonus in the middle of the Deliver, caboose_1 draws at its end.
  Table table = Table::ready("", 2)
                    .with_tickets("flint_beach=t6/2")
                    .with_train(0, "engine_1:green")
                    .with_hand(0, "caboose_1 3*coach_1");
  table.play(
      "0 deliver flint_beach; 0 ticket 0; 0 build caboose_1; 0 pay coach_1; 0 pay coach_1; 0 pay coach_1; N pax white; "
      "0 finish");
  EXPECT_EQ(table.step(), Step::Take);
  EXPECT_EQ(table.left(), 1);
  // Scrapped in the middle, it does not.
  Table gone = Table::ready("", 2)
                   .with_tickets("flint_beach=t6/2")
                   .with_train(0, "engine_1:green caboose_1")
                   .with_hand(0, "2*coach_1");
  gone.play("0 deliver flint_beach; 0 ticket 0; 0 scrap 1; 0 build coach_1; 0 pay coach_1; N pax white; 0 finish");
  EXPECT_EQ(gone.step(), Step::Turn);
  // And so for caboose_10.
  Table guest = Table::ready("", 2)
                    .with_tickets("flint_beach=t6/1")
                    .with_train(0, "engine_1:green coach_1:white")
                    .with_hand(0, "caboose_10 3*coach_1");
  guest.play("0 deliver flint_beach");
  EXPECT_EQ(guest.refusal(0, "guest 1.white"), "E27");
  guest.play(
      "0 ticket 0; 0 take deck; N draw bank; 0 build caboose_10; 0 pay coach_1; 0 pay coach_1; 0 pay coach_1; N pax "
      "black");
  EXPECT_TRUE(guest.can(0, "guest 1.white"));
}

}  // namespace
}  // namespace rh::isle_of_trains::testing
