// What is in the box (section 2), from the data files and from what the engine makes of them.
#include <algorithm>
#include <map>

#include "tests/games/legends_of_the_west/oracle.h"
#include "tests/games/legends_of_the_west/table.h"
#include "tests/games/shared.h"

namespace rh::legends_of_the_west::testing {
namespace {

// TL-R1, TL-R26, TL-R25
TEST(LegendsBox, NinetyTrainCards_TL_R1_TL_R26_TL_R25) {
  // As the engine deals them: nothing is drawn yet, and the newspapers come later.
  const Table table = Table("{}", 2).play("N first 0");
  EXPECT_EQ(table.position->nature_total(), 84u);
  for (const char* color : {"black", "blue", "white", "green", "yellow", "red"}) {
    EXPECT_EQ(table.weight("card " + std::string(color)), 7u);
    EXPECT_EQ(table.weight("card " + std::string(color) + ".p"), 3u);
    EXPECT_EQ(table.weight("card " + std::string(color) + ".s"), 2u);
  }
  EXPECT_EQ(table.weight("card loco"), 12u);
  EXPECT_EQ(facts("train_deck")["newspapers"], 6);
  EXPECT_EQ(facts("companies")["trains_in_box"], 56);
  int most = 0;
  for (const Json& game : facts("campaign")["games"]) most = std::max(most, game["trains"].get<int>());
  EXPECT_LE(most, 56);
}

// What clients are given of it.
TEST(LegendsBox, OpenFactsNameTheRulesThatAreInTheBookFromTheStart_TL_81_TL_96) {
  const Json open = Json::parse(find_game("legends_of_the_west")->boxes()[0].facts);
  EXPECT_EQ(open["campaign"]["printed"], Json::array({"R03", "R12"}));
  EXPECT_FALSE(open.contains("rules"));
}

// TL-R3, TL-R4, TL-R5
TEST(LegendsBox, TheStartingMap_TL_R3_TL_R4_TL_R5) {
  const Json& map = facts("map");
  std::map<std::string, int> spaces;
  int links = 0, routes = 0, large = 0;
  const auto cities = cities_with({});
  EXPECT_EQ(cities.size(), 23u);
  for (const Json& city : map["cities"]) large += city["territory"].is_null() && city["large"].get<bool>() ? 1 : 0;
  for (const Json& link : map["links"]) links += cities.contains(link["a"]) && cities.contains(link["b"]) ? 1 : 0;
  for (const Json& route : map["routes"]) {
    if (!cities.contains(route["a"]) || !cities.contains(route["b"])) continue;
    ++routes;
    spaces[route["color"]] += route["length"].get<int>();
  }
  EXPECT_EQ(large, 10);
  EXPECT_EQ(links, 49);
  EXPECT_EQ(routes, 72);
  EXPECT_EQ(spaces,
            (std::map<std::string, int>{
                {"black", 20}, {"white", 20}, {"yellow", 20}, {"red", 20}, {"green", 20}, {"blue", 21}, {"grey", 15}}));
  EXPECT_EQ(map["cities"].size(), 68u);
  EXPECT_EQ(map["links"].size(), 151u);
  EXPECT_EQ(map["routes"].size(), 223u);
  EXPECT_EQ(map["stubs"].size(), 6u);
}

// TL-8, TL-W19, TL-R6
TEST(LegendsBox, TicketsAreWorthTheirShortestWay_TL_8_TL_W19_TL_R6) {
  const std::set<std::string> full = {"T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8"};
  std::map<int, int> values;
  std::map<std::string, int> ends;
  for (const Json& ticket : facts("tickets")["tickets"]) {
    const bool start = ticket["set"] == "start";
    EXPECT_EQ(distances(start ? std::set<std::string>{} : full, ticket["a"])[ticket["b"]], ticket["value"].get<int>())
        << ticket["id"];
    if (!start) continue;
    ++values[ticket["value"].get<int>()];
    ++ends[ticket["a"]];
    ++ends[ticket["b"]];
  }
  EXPECT_EQ(values, (std::map<int, int>{{4, 4}, {5, 6}, {6, 6}, {7, 6}, {8, 5}, {9, 3}, {10, 1}, {11, 1}, {12, 1}}));
  for (const std::string& city : cities_with({})) EXPECT_TRUE(ends[city] == 2 || ends[city] == 3) << city;
  EXPECT_EQ(facts("tickets")["tickets"].size(), 97u);
}

// TL-7, TL-R28
TEST(LegendsBox, TheMapIsConnectedWhateverIsOpen_TL_7_TL_R28) {
  std::set<std::set<std::string>> sets = {{}};
  for (std::vector<std::set<std::string>> todo = {{}}; !todo.empty();) {
    const auto open = todo.back();
    todo.pop_back();
    EXPECT_EQ(distances(open, "BOS").size(), cities_with(open).size());
    for (const std::string& next : openable(open)) {
      auto more = open;
      more.insert(next);
      if (sets.insert(more).second) todo.push_back(more);
    }
  }
  EXPECT_EQ(sets.size(), 136u);
}

// TL-9, TL-W20
TEST(LegendsBox, ATicketWaitsForTheMapToGrow_TL_9_TL_W20) {
  EXPECT_FALSE(deck_of({"T4", "T7", "T8"}, {}).contains("K97"));
  EXPECT_TRUE(deck_of({"T4", "T7", "T8"}, {}).contains("K90"));
  EXPECT_TRUE(deck_of({"T1", "T3"}, {}).contains("K39"));
  const std::vector<std::vector<std::string>> orders = {{"T4", "T7", "T8"},
                                                        {"T1", "T3"},
                                                        {"T1"},
                                                        {"T4", "T6", "T8", "T7"},
                                                        {"T2", "T5", "T6", "T8"},
                                                        {"T3", "T5", "T1", "T2", "T4", "T6", "T7"}};
  for (const auto& order : orders) {
    Table table(campaign(carry_before(static_cast<int>(order.size()) + 1, {"red", "blue"}, order)), 2);
    while (table.natures() && table.outcomes().starts_with("card"))
      table.play("N " + table.outcomes().substr(0, table.outcomes().find(' ', 5)));
    std::set<std::string> deck, retired;
    for (const std::string& outcome : split(table.outcomes(), "|")) deck.insert(split(outcome, " ")[1]);
    if (order.size() + 1 >= 5) retired = {"K01", "K02", "K03", "K04"};
    if (order.size() + 1 >= 8) retired.insert({"K05", "K06", "K07", "K08", "K09", "K10"});
    EXPECT_EQ(deck, deck_of({order.begin(), order.end()}, retired)) << order.size();
  }
}

// TL-R2, TL-R7
TEST(LegendsBox, RulesSitInTheirSlots_TL_R2_TL_R7) {
  std::set<std::string> slots;
  for (const Json& rule : facts("rules")["rules"]) slots.insert(rule["slot"]);
  for (int i = 1; i <= 12; ++i) EXPECT_TRUE(slots.contains("claim" + std::to_string(i)));
  for (int i = 10; i <= 13; ++i) EXPECT_TRUE(slots.contains("setup" + std::to_string(i)));
  for (const int i : {4, 5, 7}) EXPECT_TRUE(slots.contains("end" + std::to_string(i)));
  for (const Json& company : facts("companies")["companies"])
    EXPECT_EQ(company["bonus_card"]["standard"]["effects"][0]["n"], 2);
  EXPECT_EQ(facts("postcards")["postcards"].size(), 24u);
  EXPECT_EQ(facts("events")["events"].size(), 28u);
  EXPECT_EQ(facts("campaign")["story_deck"].size(), 24u);
}

// TL-98
TEST(LegendsBox, CitiesHaveNamesInLatinLetters_TL_98) {
  for (const Json& city : facts("map")["cities"]) {
    for (const char c : city["name"].get<std::string>())
      EXPECT_FALSE(static_cast<unsigned char>(c) >= 0xd0 && static_cast<unsigned char>(c) <= 0xd3) << city["name"];
  }
}

}  // namespace
}  // namespace rh::legends_of_the_west::testing
