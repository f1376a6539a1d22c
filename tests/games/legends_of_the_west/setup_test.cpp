// What is dealt and who begins (section 3), and the modes (section 1).
#include <set>

#include "tests/games/legends_of_the_west/table.h"

namespace rh::legends_of_the_west::testing {
namespace {

// TL-1, TL-21
TEST(LegendsSetup, TwoToFivePlayersAndARandomOneBegins_TL_1_TL_21) {
  EXPECT_EQ(legends().info().min_seats, 2);
  EXPECT_EQ(legends().info().max_seats, 5);
  EXPECT_EQ(Table("{}", 3).outcomes(), "first 0 1 | first 1 1 | first 2 1");
  Table table = Table("{}", 3).play("N first 2");
  EXPECT_EQ(table.outcomes().substr(0, 10), "card black") << "nothing is decided before the cards";
}

// TL-1, TL-2
TEST(LegendsSetup, EveryPlayerIsOneCompanyAndMoneyIsTheScore_TL_1_TL_2) {
  Table table = Table::ready(R"({"companies":["green","black","red"]})", 3);
  EXPECT_EQ(table.detail(0)["company"], "green");
  EXPECT_EQ(table.detail(2)["company"], "red");
  const Table usual = Table::ready("{}", 5);
  std::string all;
  for (Seat s = 0; s < 5; ++s) all += usual.detail(s)["company"].get<std::string>() + " ";
  EXPECT_EQ(all, "blue yellow green black red ");
  table.finish();
  for (Seat s = 0; s < 3; ++s)
    EXPECT_EQ(table.result()["scores"][static_cast<std::size_t>(s)], table.detail(s)["total"]);
}

// TL-12, TL-17
TEST(LegendsSetup, FiveDollarsAndTwentyTrains_TL_12_TL_17) {
  const Table table = Table::ready("{}", 3);
  EXPECT_EQ(table.purses(), "5 5 5");
  EXPECT_EQ(table.trains(0), 20);
  const std::vector<int> trains = {22, 25, 27, 30, 32, 35, 37, 40, 42, 44, 46};
  for (std::size_t i = 0; i < trains.size(); ++i)
    EXPECT_EQ(Table::ready(Json{{"mode", "single_year"}, {"number", i + 2}}).trains(1), trains[i]);
  EXPECT_EQ(Table::ready(R"({"mode":"continent"})").trains(0), 46);
}

// TL-13, TL-14, TL-W21
TEST(LegendsSetup, CardsAreDealtWithoutNewspapersThenTheyGoIntoTheDeck_TL_13_TL_14_TL_W21) {
  const std::vector<std::uint64_t> newspapers = {6, 4, 3, 3};
  for (int seats = 2; seats <= 5; ++seats) {
    Table table("{}", seats);
    table.play("N first 1");
    for (int card = 0; card < 4 * seats + 5; ++card) {
      EXPECT_EQ(table.weight("card news"), 0u);
      if (card == 0) EXPECT_EQ(table.position->nature_total(), 84u);
      if (card == 0) EXPECT_EQ(table.weight("card red"), 7u);
      if (card == 0) EXPECT_EQ(table.weight("card red.p"), 3u);
      if (card == 0) EXPECT_EQ(table.weight("card red.s"), 2u);
      if (card == 0) EXPECT_EQ(table.weight("card loco"), 12u);
      ASSERT_TRUE(table.outcomes().starts_with("card"));
      const auto outcome = split(table.outcomes(), "|")[0];
      table.play("N " + outcome.substr(0, outcome.rfind(' ')));
    }
    EXPECT_TRUE(table.outcomes().starts_with("ticket")) << seats;
    table = Table::ready("{}", seats);
    table.play("0 draw");
    EXPECT_EQ(table.weight("card news"), newspapers[static_cast<std::size_t>(seats - 2)]);
    const std::uint64_t left = seats == 2 ? 77 : seats == 3 ? 71 : seats == 4 ? 66 : 62;
    EXPECT_EQ(table.position->nature_total(), left) << seats;
  }
}

// TL-14, TL-28
TEST(LegendsSetup, ThreeLocomotivesInTheFirstDisplayAreReset_TL_14_TL_28) {
  Table table("{}", 2);
  table.play("N first 0");
  for (const char* card : {"red", "red", "blue", "blue", "green", "green", "white", "white"})
    table.play("N card " + std::string(card));
  table.play("N card loco; N card red; N card loco; N card blue; N card loco");
  EXPECT_TRUE(table.outcomes().starts_with("card")) << "five new ones";
  EXPECT_EQ(table.weight("card loco"), 9u);
  EXPECT_EQ(table.weight("card news"), 0u);
  table.play("N card red; N card red; N card blue; N card blue; N card yellow");
  EXPECT_TRUE(table.outcomes().starts_with("ticket"));
  EXPECT_EQ(table.display(), "blue blue yellow red red");
  EXPECT_EQ(table.discarded(), 5) << "what was reset is discarded";
}

// TL-15, TL-14
TEST(LegendsSetup, HandsAreDealtClockwiseFromTheFirstPlayer_TL_15_TL_14) {
  Table table("{}", 3);
  table.play("N first 1");
  for (const char* color : {"red", "blue", "green"}) {
    for (int i = 0; i < 4; ++i) table.play("N card " + std::string(color));
  }
  table.settle();
  EXPECT_EQ(table.hand(1), "red red red red");
  EXPECT_EQ(table.hand(2), "blue blue blue blue");
  EXPECT_EQ(table.hand(0), "green green green green");
}

// TL-15
TEST(LegendsSetup, FourTicketsEachAllChooseAtOnceAndKeepTwo_TL_15) {
  Table table("{}", 3);
  table.play("N first 2");
  while (table.outcomes().starts_with("card"))
    table.play("N " + table.outcomes().substr(0, table.outcomes().find(' ', 5)));
  EXPECT_EQ(table.position->nature_total(), 33u);
  for (const char* ticket : {"K01", "K02", "K03", "K04", "K05", "K06", "K07", "K08", "K09", "K10", "K11", "K12"})
    table.play("N ticket " + std::string(ticket));
  EXPECT_EQ(table.asked(0), "keep");
  EXPECT_EQ(table.asked(1), "keep");
  EXPECT_EQ(table.asked(2), "keep");
  EXPECT_EQ(table.moves(2).size(), 11u) << "all sets of two, three and four";
  EXPECT_EQ(table.refusal(2, "keep K01"), "I20");
  EXPECT_EQ(table.refusal(2, "keep K01 K05"), "I36");
  table.play("1 keep K09 K10; 2 keep K01 K02 K03 K04; 0 keep K05 K06 K07");
  EXPECT_EQ(table.tickets(2), "K01 K02 K03 K04");
  EXPECT_EQ(table.asked(2), "claim draw take tickets") << "the first player begins";
  EXPECT_EQ(table.asked(0), "");
  // Under the deck: 21 unknown ones, then the return of seat 0, then that of seat 1.
  table.play("2 tickets");
  EXPECT_EQ(table.position->nature_total(), 21u);
  EXPECT_EQ(table.weight("ticket K08"), 0u);
}

// TL-15, TL-47
TEST(LegendsSetup, ReturnedTicketsAreDrawnGroupByGroup_TL_15_TL_47) {
  Table table = Table::ready("{}", 3, {.tickets = {"K01 K02", "K03 K04", "K05 K06"}});
  std::set<std::string> seen;
  for (int i = 0; i < 7; ++i) {  // 21 unknown ones: seven times three, of which two go back
    const std::string by = std::to_string(table.turn().first());
    table.play(by + " tickets").settle();
    for (const std::string& set : table.moves(table.turn().first())) {
      for (const std::string& ticket : split(set.substr(5), " ")) seen.insert(ticket);
    }
    table.play(by + " " + table.moves(table.turn().first())[0]);
  }
  EXPECT_EQ(seen.size(), 21u) << "what went back is not met again before the others";
  table.play(std::to_string(table.turn().first()) + " tickets");
  EXPECT_EQ(table.position->nature_total(), 2u) << "the return of seat 0 lies on top";
  const std::string two = table.outcomes();
  table.play("N " + two.substr(0, 10));
  EXPECT_EQ(table.position->nature_total(), 1u);
  table.settle();
  EXPECT_EQ(table.asked(table.turn().first()), "keep");
}

// TL-16
TEST(LegendsSetup, FewerTicketsAreDealtWhenTheyAreShort_TL_16) {
  // Of the starting set all but 15 are retired: 5 players get 3 each and keep at least 1.
  const auto with = [](int left) {
    Json carry = carry_before(1, {"blue", "yellow", "green", "black", "red"});
    for (int k = left + 1; k <= 33; ++k) carry["retired_tickets"].push_back((k < 10 ? "K0" : "K") + std::to_string(k));
    return campaign(carry);
  };
  const auto dealt = [&](int left) {
    Table table(with(left), 5);
    table.play("N first 0");
    while (table.natures() && table.outcomes().starts_with("card"))
      table.play("N " + table.outcomes().substr(0, table.outcomes().find(' ', 5)));
    int count = 0;
    for (; table.natures() && table.outcomes().starts_with("ticket"); ++count)
      table.play("N " + table.outcomes().substr(0, 10));
    return std::pair{count, table};
  };
  EXPECT_EQ(dealt(20).first, 20);
  EXPECT_EQ(dealt(20).second.refusal(0, "keep K01"), "I20");
  EXPECT_EQ(dealt(19).first, 15);
  EXPECT_EQ(dealt(19).second.refusal(0, "keep K01"), "");
  EXPECT_EQ(dealt(14).first, 10);
  EXPECT_EQ(dealt(14).second.refusal(0, "keep K02"), "");
  EXPECT_EQ(dealt(9).first, 0);
  EXPECT_NE(dealt(9).second.asked(0).find("draw"), std::string::npos) << "nobody is asked";
}

// TL-4
TEST(LegendsSetup, ASingleGameHasNoStoryAndNoEndSteps_TL_4) {
  Table table = Table::ready().finish();
  EXPECT_FALSE(table.result().contains("carry"));
  EXPECT_FALSE(table.position->another_game());
  for (const char* line : {"gold", "grain", "silver_cup", "last_season", "postcards"})
    EXPECT_EQ(table.detail(0)[line], 0) << line;
}

// TL-4, TL-80
TEST(LegendsSetup, ASingleYearHasTheRulesOfItsGame_TL_4_TL_80) {
  const auto year = [](int number) { return Json{{"mode", "single_year"}, {"number", number}}; };
  // Game 2: T3 is open with ribbons, its tickets and events.
  Table second = Table::ready(year(2));
  EXPECT_EQ(second.purses(), "5 5");
  EXPECT_EQ(second.refusal(0, "claim STL-MEM/b loco*2").substr(0, 1), "I");
  EXPECT_NE(second.refusal(0, "claim STL-MEM/b loco*2"), "I10");
  EXPECT_EQ(second.refusal(0, "claim CHI-MKE/a loco*1"), "I10") << "T2 comes after game 2";
  second.own(0, "STL-MEM/b");
  EXPECT_EQ(second.money(0), 5 + 4) << "R09: a ribbon";
  // Game 5: R09 was retired after game 4; T3, T2, T1, T5 are open.
  Table fifth = Table::ready(year(5));
  fifth.own(0, "STL-MEM/b");
  EXPECT_EQ(fifth.money(0), 5);
  EXPECT_EQ(fifth.until(0).refusal(0, "claim DEN-CHY/a loco*1"), "I10");
  // Depots (R06) from game 4 on, none on the map at the start.
  for (const int number : {3, 4}) {
    Table table = Table::ready(year(number), 2, {.hands = {"red"}});
    table.play("0 claim MTR-ALB red*1; 0 pay red");
    EXPECT_EQ(table.asked(0), number == 4 ? "depot skip" : "");
    EXPECT_TRUE(table.view(0).value("depots", Json::object()).empty());
  }
  // Game 12: all is open; tickets draw 4; the last season line.
  Table twelfth = Table::ready(year(12));
  EXPECT_NE(twelfth.refusal(0, "claim SAC-SFO/a loco*1"), "I10");
  twelfth.play("0 tickets").settle();
  EXPECT_EQ(twelfth.moves(0).size(), 15u) << "keep one to four of four";
  EXPECT_FALSE(twelfth.decline().finish().result().contains("carry"));
}

// TL-4, TL-18
TEST(LegendsSetup, TicketsRetiredByTheStoryAreOutOfASingleYear_TL_4_TL_18) {
  for (const auto& [number, value] : {std::pair{4, 0}, {5, 4}, {7, 4}, {8, 5}, {11, 6}, {12, 6}}) {
    Table table(Json{{"mode", "single_year"}, {"number", number}}, 2);
    table.play("N first 0");
    while (table.outcomes().starts_with("card"))
      table.play("N " + table.outcomes().substr(0, table.outcomes().find(' ', 5)));
    while (table.natures() && table.outcomes().starts_with("storm")) table.settle();
    for (const Json& ticket : facts("tickets")["tickets"]) {
      if (ticket["set"] != "start") continue;
      EXPECT_EQ(table.weight("ticket " + ticket["id"].get<std::string>()),
                ticket["value"].get<int>() <= value ? 0u : 1u)
          << number << " " << ticket["id"];
    }
  }
}

// TL-4, TL-6a
TEST(LegendsSetup, TheContinentHasAllTerritoriesAndTheRulesThatAreTicked_TL_4_TL_6a) {
  Table table = Table::ready(R"({"mode":"continent"})", 2, {.hands = {"green green.p loco loco"}});
  table.play("0 claim YUM-LAX green*2; 0 pay green green.p");
  EXPECT_EQ(table.asked(0), "depot skip") << "R06; no gold (R04), no water (R10)";
  EXPECT_EQ(table.money(0), 5);
  table.play("0 skip");
  EXPECT_EQ(table.asked(0), "skip special") << "R08";
  table.play("0 skip").settle().play("1 tickets").settle();
  EXPECT_EQ(table.moves(1).size(), 7u) << "the ticket action draws 3";
  Table ticked = Table::ready(R"({"mode":"continent","rules":["R04","R10"]})", 2, {.hands = {"blue blue.p"}});
  ticked.play("0 claim FLG-TUC blue*2; 0 pay blue blue.p");
  EXPECT_TRUE(ticked.outcomes().starts_with("gold 1"));
  ticked.decline();
  EXPECT_EQ(ticked.money(0), 5 + 2 - 1) << "blue's bonus; R10 costs $1";
  ticked.finish();
  EXPECT_EQ(ticked.detail(0)["water_rights"].get<int>() > 0, true) << "counted, worth nothing";
  EXPECT_FALSE(ticked.result().contains("campaign"));
}

// TL-4
TEST(LegendsSetup, EventsBoundToAbsentRulesAreOutOfTheContinent_TL_4) {
  const auto events = [](const char* options) {
    Table table = Table::ready(options);
    table.play("0 draw; N card news");
    return table;
  };
  const Table plain = events(R"({"mode":"continent"})");
  EXPECT_EQ(plain.position->nature_total(), 26u);
  EXPECT_EQ(plain.weight("event E13") + plain.weight("event E20"), 0u);
  const Table both = events(R"({"mode":"continent","rules":["R01","R05"]})");
  EXPECT_EQ(both.position->nature_total(), 28u);
  const Table start = events("{}");
  EXPECT_EQ(start.outcomes(),
            "event E01 1 | event E02 1 | event E03 1 | event E04 1 | event E05 1 | event E06 1 | event E07 1");
}

// TL-19
TEST(LegendsSetup, NoEventIsCurrentAtTheStart_TL_19) {
  const Json seen = Table::ready(R"({"mode":"single_year","number":2})").view(0);
  EXPECT_TRUE(seen["event"].is_null());
  EXPECT_TRUE(seen["event_pile"].empty());
  EXPECT_EQ(seen["event_deck"], 10) << "E01 to E07, E08, and two of T3";
}

// TL-93, TL-20
TEST(LegendsSetup, FreePlayOnTheContinentHasDepotsAndUpgrades_TL_93_TL_20) {
  Table table(R"({"mode":"continent","companies":["red","blue"],"depots":{"red":"BOS","blue":"NYC"},
                  "upgrades":{"red":["U7"],"blue":["U5","U6","U7"]}})");
  table.play("N first 0");
  while (table.natures()) table.settle();
  table.play("0 " + table.moves(0)[0]).play("1 " + table.moves(1)[0]);
  EXPECT_TRUE(table.outcomes().starts_with("ticket")) << "U5 of blue; red has only money";
  table.settle();
  EXPECT_NE(table.legal(1).find("keep none"), std::string::npos);
  table.play("1 keep none");
  EXPECT_TRUE(table.outcomes().starts_with("card")) << "U6";
  EXPECT_EQ(table.weight("card news"), 0u);
  table.settle();
  EXPECT_EQ(table.purses(), "7 7") << "U7; no subsidy";
  EXPECT_EQ(table.cards(1), 5);
  table.hold(0, "black").play("0 claim BOS-NYC/c black*1; 0 pay black");
  EXPECT_EQ(table.money(1), 8) << "blue has a depot in New York";
}

// TL-22, TL-23
TEST(LegendsSetup, TurnsGoClockwiseBySeat_TL_22_TL_23) {
  Table table = Table::ready("{}", 4);
  std::string order;
  for (int i = 0; i < 9; ++i) {
    order += std::to_string(table.settle().turn().first());
    table.idle();
  }
  EXPECT_EQ(order, "012301230");
}

// TL-4, TL-6
TEST(LegendsSetup, ModesAreWhatTheHostMayChoose_TL_4_TL_6) {
  const auto problem = [](const char* options, int seats = 2) {
    Options made(legends().info().options);
    const auto set = made.set_all(parse_json(options));
    if (!set) return set.error().code;
    if (const auto fits = made.fit(seats, {2, 5}); !fits) return fits.error().code;
    const auto started = legends().start(made, seats);
    return started ? std::string() : started.error().code;
  };
  EXPECT_EQ(problem("{}"), "");
  EXPECT_EQ(problem(R"({"mode":"campaign_short"})", 5), "");
  EXPECT_NE(problem(R"({"mode":"single_1866"})"), "");
  EXPECT_NE(problem(R"({"mode":"single_year","number":13})"), "");
  EXPECT_NE(problem(R"({"number":5})"), "") << "only of a single year";
  EXPECT_NE(problem(R"({"mode":"continent","rules":["R08"]})"), "") << "permanent, not to be ticked";
  EXPECT_NE(problem(R"({"mode":"continent","rules":["R01","R01"]})"), "");
  EXPECT_NE(problem(R"({"rules":["R01"]})"), "");
  EXPECT_NE(problem(R"({"companies":["red"]})"), "") << "one company each";
  EXPECT_NE(problem(R"({"companies":["red","red"]})"), "");
  EXPECT_NE(problem(R"({"companies":["red","white"]})"), "") << "no white company";
  EXPECT_NE(problem(R"({"mode":"continent","depots":{"red":"PARIS"}})"), "");
  EXPECT_NE(problem(R"({"mode":"continent","upgrades":{"blue":["U1","U1"]}})"), "");
  EXPECT_NE(problem(R"({"carry":{}})"), "") << "only in campaigns";
  EXPECT_NE(problem(R"({"mode":"campaign","carry":{}})"), "");
}

}  // namespace
}  // namespace rh::legends_of_the_west::testing
