// The ten scenarios (section 6.2).
#include "engine/core/json_reader.h"
#include "tests/games/isle_of_trains/table.h"

namespace rh::isle_of_trains::testing {
namespace {

struct Goal {
  int n;
  const char* name;
  Table (*almost)();  // one move short of the goal
  const char* last;   // what wins
};

Table both_contracts(int n, const char* done, const char* train) {
  return Table::ready("scenario=" + std::to_string(n)).with_islands(done).with_train(0, train);
}

const std::vector<Goal>& goals() {
  static const std::vector<Goal> all = {
      {1, "contracts",
       [] {
         return both_contracts(1, "billingtons=0a flint_beach=0",
                               "engine_3 tanker_2:engine_2,engine_2 boxcar_2:bank,engine_3");
       },
       "0 deliver flint_beach; 0 secondary a; 0 give 1; 0 give 1; 0 give 2; 0 give 2"},
      {1, "contracts_in_one_deliver",
       [] {
         return both_contracts(1, "flint_beach=0b",
                               "engine_3 hopper_3:coach_1,coach_1,coach_1 boxcar_3:bank,engine_3,engine_3");
       },
       "0 deliver billingtons; 0 initial; 0 give 1; 0 give 2; 0 secondary a; 0 give 1; 0 give 1; 0 give 2; 0 give 2"},
      {2, "buildings",
       [] {
         return Table::ready("scenario=2")
             .with_buildings(0, "bank town_hall rail_yard")
             .with_hand(0, "coal_factory 4*hopper_1 2*coach_1");
       },
       "0 build coal_factory; 0 pay hopper_1; 0 pay hopper_1; 0 pay hopper_1; 0 pay hopper_1; 0 pay coach_1; 0 pay "
       "coach_1"},
      {3, "sixty_points_by_a_load",
       [] {
         return Table::ready("scenario=3")
             .with_tokens(0, 57)
             .with_train(0, "engine_1 hopper_1")
             .with_hand(0, "coach_1");
       },
       "0 load coach_1 0.1"},
      {3, "sixty_points_by_a_token", [] { return Table::ready("scenario=3").with_tokens(0, 59).only_bag(""); },
       "0 take pax"},
      {4, "thirteen_cars",
       [] {
         return Table::ready("scenario=4")
             .with_train(0, "engine_3 4*coach_1 2*coach_3 4*hopper_1 2*tanker_1")
             .with_hand(0, "tanker_1 2*engine_1");
       },
       "0 build tanker_1; 0 pay engine_1; 0 pay engine_1"},
      {5, "five_full_tiles",
       [] {
         return Table::ready("scenario=5")
             .with_tickets("alpine_lodge=t1/3 billingtons=t2/3 camp_eagle=t3/3 cactus_mines=t5/3 flint_beach=t4/2")
             .with_train(0, "engine_1:green");
       },
       "0 deliver flint_beach; 0 ticket 0"},
      {6, "three_contracts",
       [] {
         return both_contracts(6, "alpine_lodge=0b devon_city=0a research_station=0",
                               "engine_3 hopper_3:coach_1,coach_1,coach_1 boxcar_2:bank,engine_3");
       },
       "0 deliver research_station; 0 secondary a; 0 give 1; 0 give 1; 0 give 1; 0 give 2; 0 give 2"},
      {7, "fifty_points_of_buildings",
       [] {
         return Table::ready("scenario=7")
             .with_buildings(0, "grand_central rail_yard town_hall bank")
             .with_train(0,
                         "engine_3 coach_1:white coach_1:green coach_1:black coach_2:white,green "
                         "hopper_3:hopper_1,hopper_1 boxcar_1 caboose_1")
             .with_hand(0, "hopper_1");
       },
       "0 load hopper_1 0.5"},
      {8, "seven_initials",
       [] {
         return Table::ready("scenario=8")
             .with_islands("alpine_lodge=0 billingtons=0 camp_eagle=0 devon_city=0 flint_beach=0 research_station=0")
             .with_train(0, "engine_1 hopper_1:coach_1 tanker_1:engine_2");
       },
       "0 deliver cactus_mines; 0 initial; 0 give 1; 0 give 2"},
      {9, "five_level_three_cards",
       [] {
         return Table::ready("scenario=9")
             .with_train(0, "engine_2 hopper_3 tanker_3 boxcar_3 coach_3")
             .with_hand(0, "engine_3 3*hopper_1");
       },
       "0 build engine_3 over 0; 0 pay hopper_1; 0 pay hopper_1; 0 pay hopper_1"},
      {10, "seventy_points_by_a_car",
       [] {
         return Table::ready("scenario=10")
             .with_train(0, "engine_3 hopper_3 hopper_3 tanker_3 tanker_3")
             .with_islands("camp_eagle=0a flint_beach=0")
             .with_tokens(0, 2)
             .with_buildings(0, "grand_central")
             .with_hand(0, "coach_1 bank");
       },
       "0 build coach_1; 0 pay bank"},
  };
  return all;
}

class IsleScenarioGoals : public ::testing::TestWithParam<Goal> {};

// IT-130, IT-131
TEST_P(IsleScenarioGoals, WinAtOnceWhenReached_IT_130_IT_131) {
  Table table = GetParam().almost();
  const std::string lines = GetParam().last;
  const auto last = lines.rfind("; ");
  if (last != std::string::npos) table.play(lines.substr(0, last));
  EXPECT_FALSE(table.over()) << "one move short";
  EXPECT_EQ(table.state.table.won, 0);
  const std::string events = table.events(last == std::string::npos ? lines : lines.substr(last + 2));
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.state.table.won, 1);
  EXPECT_TRUE(events.ends_with("won")) << events;
  const auto goal = goal_progress(table.state);
  EXPECT_GE(goal.now, goal.need);
  const Json result = parse_json([&] {
    std::string t;
    JsonWriter json(t);
    IsleOfTrains::write_detail(table.state, 0, json);
    return t;
  }());
  EXPECT_EQ(result["won"], true);
  EXPECT_FALSE(result.contains("rating"));
}

INSTANTIATE_TEST_SUITE_P(IsleOfTrains, IsleScenarioGoals, ::testing::ValuesIn(goals()),
                         [](const auto& of) { return std::to_string(of.param.n) + "_" + of.param.name; });

// IT-130
TEST(IsleScenarios, AreLostWhenTheDeckIsEmptyWithoutTheGoal_IT_130) {
  for (int n = 1; n <= 10; ++n) {
    Table table = Table::ready("scenario=" + std::to_string(n)).only_deck("bank");
    table.play("0 take deck");
    EXPECT_EQ(table.events("N draw bank"), "draw(card=bank)@0 drew lost");
    EXPECT_TRUE(table.over());
    EXPECT_EQ(table.state.table.won, 0);
    EXPECT_NE(table.view(0).find("\"won\":false"), std::string::npos);
  }
}

// IT-130
TEST(IsleScenarios, AreWonBeforeTheDeckIsLookedAt_IT_130) {
  // The passenger drawn by the last card's benefit would end the game; the load itself has won already.
  Table table = Table::ready("scenario=3")
                    .with_tokens(0, 57)
                    .with_train(0, "engine_1 hopper_1")
                    .with_hand(0, "coach_1")
                    .only_deck("bank");
  table.play("0 load coach_1 0.1");
  EXPECT_EQ(table.state.table.won, 1);
  EXPECT_EQ(table.deck(), 1);
}

// IT-130a
TEST(IsleScenarios, GoalsAreLookedAtAfterEveryElementaryChange_IT_130a) {
  // 67 points and an empty bag: coach_3 makes 70 before its three tokens count -1 each.
  Table table = Table::ready("scenario=10")
                    .with_train(0, "engine_3 hopper_3 hopper_3 tanker_3 tanker_3 boxcar_3")
                    .with_islands("camp_eagle=0a")
                    .with_buildings(0, "grand_central")
                    .with_hand(0, "coach_3 5*engine_2 2*engine_3")
                    .only_bag("");
  table.with_tokens(0, table.total() - 67);
  ASSERT_EQ(table.total(), 67);
  table.play(
      "0 build coach_3; 0 pay engine_2; 0 pay engine_2; 0 pay engine_2; 0 pay engine_2; 0 pay engine_2; 0 pay "
      "engine_3; 0 pay engine_3");
  EXPECT_EQ(table.state.table.won, 1);
  EXPECT_EQ(table.total(), 70);
}

// IT-130a
TEST(IsleScenarios, TokensOfAnEmptyBagComeOneByOne_IT_130a) {
  // Scenario 3 with 57 points: of coach_3's three points and three tokens the first change wins.
  Table table = Table::ready("scenario=3").with_tokens(0, 56).with_hand(0, "coach_2 4*hopper_1").only_bag("");
  table.play("0 build coach_2; 0 pay hopper_1; 0 pay hopper_1; 0 pay hopper_1; 0 pay hopper_1");
  EXPECT_EQ(table.total(), 60);
  EXPECT_EQ(table.state.table.won, 1);
  Table one = Table::ready("scenario=3").with_tokens(0, 57).with_hand(0, "coach_2 4*hopper_1").only_bag("");
  one.play("0 build coach_2; 0 pay hopper_1; 0 pay hopper_1; 0 pay hopper_1; 0 pay hopper_1");
  EXPECT_EQ(one.total(), 60) << "the second token never comes";
  EXPECT_EQ(one.tokens(), 58);
}

// IT-130a
TEST(IsleScenarios, AnEffectsTokensComeTogether_IT_130a) {
  Table table =
      Table::ready("scenario=3").with_tokens(0, 58).with_tickets("flint_beach=t4").with_train(0, "engine_1:green");
  table.play("0 deliver flint_beach; 0 ticket 0");
  EXPECT_EQ(table.tokens(), 62);
  EXPECT_EQ(table.state.table.won, 1);
}

// IT-130a
TEST(IsleScenarios, ABuybackCanWinWhereTokensCountMinusOne_IT_130a) {
  Table table = Table::ready("scenario=10")
                    .with_train(0, "engine_3 hopper_3 hopper_3 tanker_3 tanker_3 boxcar_3")
                    .with_islands("camp_eagle=0a cactus_mines=0")
                    .with_buildings(0, "grand_central")
                    .with_discard("bank");
  table.with_tokens(0, table.total() - 67);
  ASSERT_EQ(table.total(), 67);
  EXPECT_TRUE(table.events("0 buyback").ends_with("won"));
}

// IT-127, IT-130
TEST(IsleScenarios, EndAfterTheirLastRoundAsLost_IT_127_IT_130) {
  Table table = Table::ready("scenario=3 max_turns=2").with_tokens(0, 40);
  table.end_turn();
  EXPECT_FALSE(table.over());
  table.end_turn();
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.state.table.won, 0);
}

// IT-131
TEST(IsleScenarios, ScoreGoalsUseTheFullScore_IT_131) {
  const Table table = Table::ready("scenario=3")
                          .with_tokens(0, 5)
                          .with_islands("camp_eagle=0")
                          .with_buildings(0, "grand_central")
                          .with_train(0, "engine_2:white");
  EXPECT_EQ(goal_progress(table.state).now, 5 + 7 + 8 + 2 + 1);
  EXPECT_EQ(goal_progress(table.state).need, 60);
  const Table minus = Table::ready("scenario=10").with_tokens(0, 5).with_islands("camp_eagle=0");
  EXPECT_EQ(goal_progress(minus.state).now, 2);
  EXPECT_EQ(minus.points(), "-5 0 7 0 0 0 2 1");
}

// IT-130
TEST(IsleScenarios, GoalsAreWhatTheTableSays_IT_130) {
  const std::array<int, 11> need = {0, 2, 4, 60, 13, 5, 3, 50, 7, 5, 70};
  for (int n = 1; n <= 10; ++n)
    EXPECT_EQ(goal_progress(Table::ready("scenario=" + std::to_string(n)).state).need,
              need[static_cast<std::size_t>(n)])
        << n;
}

// IT-39, IT-124, IT-130
TEST(IsleScenarios, SpecialRulesApplyOnlyWhereTheyStand_IT_39_IT_124_IT_130) {
  for (int n = 1; n <= 10; ++n) {
    const std::string on = "scenario=" + std::to_string(n);
    const Table tokens = Table::ready(on).with_tokens(0, 2).with_discard("bank");
    EXPECT_EQ(tokens.can(0, "buyback"), n == 9) << n;
    EXPECT_EQ(tokens.points().substr(0, 2), n == 10 ? "-2" : "2 ") << n;
    if (n != 9) {
      EXPECT_EQ(tokens.refusal_with_arguments(0, "buyback"), "E32 case=tokens tokens=3");
    } else {
      EXPECT_EQ(Table::ready(on).with_tokens(0, 1).with_discard("bank").refusal_with_arguments(0, "buyback"),
                "E32 case=tokens tokens=2");
    }
    Table secondary = Table::ready(on)
                          .with_islands("cactus_mines=0")
                          .with_train(0, "engine_3 hopper_2:coach_1,coach_1 tanker_2:engine_2,engine_2");
    secondary.play("0 deliver cactus_mines");
    EXPECT_EQ(secondary.refusal(0, "secondary b"), n == 8 ? "E33" : "") << n;
    Table open = Table::ready(on).with_islands("cactus_mines=0").with_train(0, "engine_3 hopper_2:coach_1,coach_1");
    open.play("0 deliver alpine_lodge");
    EXPECT_EQ(open.refusal(0, "initial"), n == 8 ? "" : "E23") << n;
  }
}

// IT-130
TEST(IsleScenarios, UpgradesAndTheEngineAreNoCars_IT_130) {
  const Table table = Table::ready("scenario=4").with_train(0, "engine_3 4*coach_1 hopper_3");
  EXPECT_EQ(goal_progress(table.state).now, 5);
}

// IT-89, IT-130
TEST(IsleScenarios, GuestsFillNoTile_IT_89_IT_130) {
  Table table =
      Table::ready("scenario=5")
          .with_tickets("alpine_lodge=t1/3 billingtons=t2/3 camp_eagle=t3/3 cactus_mines=t5/3 flint_beach=t4/2")
          .with_train(0, "engine_1:black caboose_10");
  table.play("0 deliver flint_beach; 0 guest 0.black");
  EXPECT_FALSE(table.over());
  EXPECT_EQ(goal_progress(table.state).now, 4);
}

// IT-130, IT-140
TEST(IsleScenarios, ATimeEngineIsNoLevelThreeEngine_IT_130_IT_140) {
  Table table = Table::ready("scenario=9 promo").with_train(0, "time_engine hopper_3 tanker_3 boxcar_3 coach_3");
  EXPECT_EQ(goal_progress(table.state).now, 4);
}

// The client keeps the best results; the engine only has to take the ten in any order.
// IT-132
TEST(IsleScenarios, AreTenInOrder_IT_132) {
  for (int n = 1; n <= 10; ++n) EXPECT_EQ(Table("scenario=" + std::to_string(n)).state.table.scenario, n);
}

// IT-133
TEST(IsleScenarios, AreFeasible_IT_133) {
  const Table nine = Table::ready("scenario=9").with_train(0, "engine_3 hopper_3 tanker_3 boxcar_3 coach_3");
  EXPECT_EQ(nine.state.at(0).weight, 4);
  EXPECT_LE(nine.state.at(0).weight, nine.state.at(0).power);
  const Table four = Table::ready("scenario=4").with_train(0, "engine_3 4*coach_1 2*coach_3 4*hopper_1 4*tanker_1");
  EXPECT_EQ(four.state.at(0).weight, 8);
  EXPECT_EQ(four.state.at(0).cars, 15) << "14 cars";
  const Table more = Table::ready("scenario=4")
                         .with_train(0, "engine_3 4*coach_1 2*coach_3 4*hopper_1 4*tanker_1 caboose_6 2*hopper_3");
  EXPECT_LE(more.state.at(0).weight, more.state.at(0).power);
  EXPECT_EQ(more.state.at(0).cars, 18) << "no train is longer";
  const Table seven = Table::ready("scenario=7")
                          .with_buildings(0, "grand_central rail_yard town_hall bank")
                          .with_train(0,
                                      "engine_3:white coach_1:green coach_1:black coach_1:orange coach_2:white,green "
                                      "hopper_3:hopper_1,hopper_1 boxcar_1 caboose_1");
  EXPECT_EQ(score(seven.state, 0).buildings, 50);
  EXPECT_LE(seven.state.at(0).weight, seven.state.at(0).power);
}

}  // namespace
}  // namespace rh::isle_of_trains::testing
