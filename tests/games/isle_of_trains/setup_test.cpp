// Setup (section 3).
#include "tests/games/isle_of_trains/table.h"

namespace rh::isle_of_trains::testing {
namespace {

Table dealt(std::string_view on, int seats, std::uint64_t seed = 5) {
  Table table(on, seats);
  Random random(seed);
  while (table.turn().nature) random_move(table.state, random);
  return table;
}

// IT-1
TEST(IsleSetup, IsForOneToFourPlayers_IT_1) {
  for (int seats = -1; seats <= 6; ++seats) {
    EXPECT_EQ(find_game("isle_of_trains")->start(options(""), seats).has_value(), seats >= 1 && seats <= 4) << seats;
  }
  for (int n = 1; n <= 10; ++n) {
    const Options scenario = options("scenario=" + std::to_string(n));
    EXPECT_TRUE(find_game("isle_of_trains")->start(scenario, 1).has_value());
    EXPECT_FALSE(find_game("isle_of_trains")->start(scenario, 2).has_value());
  }
  EXPECT_FALSE(find_game("isle_of_trains")->start(options("no_waiting"), 3).has_value());
  EXPECT_EQ(find_game("isle_of_trains")->start(options("no_waiting"), 3).error().code, "seats");
}

// IT-1, IT-98
TEST(IsleSetup, OptionsHaveTheirRanges_IT_1_IT_98) {
  Options all(IsleOfTrains::info().options);
  for (const auto* value : {"11", "-1", "x", "01", ""}) EXPECT_FALSE(all.set_text("scenario", value)) << value;
  for (const auto* value : {"0", "151"}) EXPECT_FALSE(all.set_text("max_turns", value)) << value;
  EXPECT_TRUE(all.set_text("scenario", "0")) << "Challenge mode";
  EXPECT_EQ(all.json(), "{}");
  EXPECT_TRUE(all.set_text("scenario", "8"));
  EXPECT_EQ(all.json(), R"({"scenario":8})");
  EXPECT_EQ(Table().state.table.max_turns, 150);
}

// IT-10
TEST(IsleSetup, LaysTheResearchStationForFourAndInScenariosSixAndEight_IT_10) {
  const auto islands = [](const Table& table) { return std::popcount(table.state.table.islands_in_play); };
  for (int seats = 1; seats <= 4; ++seats) EXPECT_EQ(islands(Table("", seats)), seats == 4 ? 7 : 6);
  for (int n = 1; n <= 10; ++n)
    EXPECT_EQ(islands(Table("scenario=" + std::to_string(n))), n == 6 || n == 8 ? 7 : 6) << n;
  const Table table("", 4);
  for (int dest = 0; dest < kDests; ++dest)
    EXPECT_EQ(table.island(kDestNames[static_cast<std::size_t>(dest)]), "centre");
}

// IT-11
TEST(IsleSetup, PutsOneOfSixTilesUnderEachDestination_IT_11) {
  Table table("", 2);
  table.play("N first 1");
  EXPECT_EQ(table.outcomes(),
            "tile alpine_lodge t1 1 | tile alpine_lodge t2 1 | tile alpine_lodge t3 1 | tile alpine_lodge t4 1 | "
            "tile alpine_lodge t5 1 | tile alpine_lodge t6 1");
  table.play("N tile alpine_lodge t4; N tile billingtons t6; N tile camp_eagle t3; N tile flint_beach t5");
  EXPECT_EQ(table.outcomes(), "tile cactus_mines t1 1 | tile cactus_mines t2 1");
  table.play("N tile cactus_mines t2");
  EXPECT_EQ(table.outcomes(), "tile devon_city t1 1");
  table.play("N tile devon_city t1");
  for (std::size_t i = 0; i < kTicketDests; ++i) EXPECT_EQ(table.state.table.filled[i], 0);
}

// IT-12
TEST(IsleSetup, GivesEveryPlayerALevelOneEngineAndTheRestToTheDeck_IT_12) {
  for (int seats = 1; seats <= 4; ++seats) {
    const Table table("", seats);
    for (Seat s = 0; s < seats; ++s) EXPECT_EQ(table.train(s), "engine_1");
    EXPECT_EQ(table.state.table.deck.unknown().count(static_cast<int>(Card::Engine1)), 4 - seats);
  }
}

// IT-13, IT-16
TEST(IsleSetup, DealsFiveCardsAndShowsThree_IT_13_IT_16) {
  const std::array<int, 5> deck = {0, 63, 57, 51, 45}, bag = {0, 16, 14, 12, 10};
  for (int seats = 1; seats <= 4; ++seats) {
    for (const bool promo : {false, true}) {
      const Table table = dealt(promo ? "promo" : "", seats);
      for (Seat s = 0; s < seats; ++s) EXPECT_EQ(table.state.at(s).hand.size, 5);
      EXPECT_EQ(table.display().find('-'), std::string::npos);
      EXPECT_EQ(table.deck(), deck[static_cast<std::size_t>(seats)] + (promo ? 1 : 0));
      EXPECT_EQ(table.state.table.bag.size(), bag[static_cast<std::size_t>(seats)]);
      EXPECT_EQ(table.all_cards(), promo ? 73 : 72);
      EXPECT_EQ(table.all_passengers(), 18);
    }
  }
}

// IT-14
TEST(IsleSetup, GivesEveryPlayerTwoPassengers_IT_14) {
  const Table table = dealt("", 4);
  for (Seat s = 0; s < 4; ++s) EXPECT_EQ(words(table.supply(s)).size(), 2u);
  Table fresh("", 1);
  fresh.play(R"(N tile alpine_lodge t1; N tile billingtons t2; N tile camp_eagle t3; N tile flint_beach t4
    N tile cactus_mines t5; N tile devon_city t6
    N deal bank; N deal coach_1; N deal coach_1; N deal coach_1; N deal coach_1
    N show hopper_1; N show hopper_1; N show hopper_1)");
  EXPECT_EQ(fresh.outcomes(),
            "pax black 3 | pax green 3 | pax light_blue 3 | pax orange 3 | pax purple 3 | pax white 3");
  fresh.play("N pax white");
  EXPECT_EQ(fresh.outcomes(),
            "pax black 3 | pax green 3 | pax light_blue 3 | pax orange 3 | pax purple 3 | pax white 2");
  EXPECT_EQ(fresh.refusal(0, "take pax"), "E1");
  fresh.play("N pax white");
  EXPECT_EQ(fresh.supply(), "white white");
  EXPECT_EQ(fresh.turn(), Turn::of(0));
}

// IT-15
TEST(IsleSetup, DrawsTheFirstPlayerAndGoesClockwise_IT_15) {
  const Table fresh("", 3);
  EXPECT_EQ(fresh.outcomes(), "first 0 1 | first 1 1 | first 2 1");
  Table table("", 3);
  table.play("N first 1");
  Random random(3);
  while (table.turn().nature) random_move(table.state, random);
  for (const Seat expected : {1, 2, 0, 1, 2}) {
    EXPECT_EQ(table.turn(), Turn::of(expected));
    table.end_turn();
  }
  EXPECT_EQ(Table().outcomes().substr(0, 4), "tile") << "alone nobody asks who begins";
}

// IT-17
TEST(IsleSetup, AloneIsLikeAnyOther_IT_17) {
  const Table table = dealt("", 1);
  EXPECT_EQ(table.state.at(0).hand.size, 5);
  EXPECT_EQ(words(table.supply()).size(), 2u);
  EXPECT_EQ(std::popcount(table.state.table.islands_in_play), 6);
  EXPECT_EQ(table.step(), Step::Turn);
  EXPECT_EQ(table.left(), 2);
}

// IT-210
TEST(IsleSetup, DealsInTheOrderOfTheSeats_IT_210) {
  Table table("", 2);
  table.play("N first 1");
  Random random(9);
  while (table.outcomes().starts_with("tile")) random_move(table.state, random);
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(table.state.at(0).hand.size, std::min(i, 5));
    EXPECT_EQ(table.state.at(1).hand.size, std::max(0, i - 5));
    random_move(table.state, random);
  }
  EXPECT_TRUE(table.outcomes().starts_with("show"));
  for (int i = 0; i < 3; ++i) random_move(table.state, random);
  for (int i = 0; i < 4; ++i) {
    EXPECT_TRUE(table.outcomes().starts_with("pax"));
    EXPECT_EQ(words(table.supply(0)).size(), static_cast<std::size_t>(std::min(i, 2)));
    random_move(table.state, random);
  }
  EXPECT_EQ(table.turn(), Turn::of(1));
}

}  // namespace
}  // namespace rh::isle_of_trains::testing
