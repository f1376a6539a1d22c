// Nothing of the box goes untested: what there is comes from the data, what is tested from the tests themselves and
// from the recorded games.
#include <filesystem>
#include <map>
#include <regex>
#include <set>

#include "engine/core/record.h"
#include "tests/games/legends_of_the_west/oracle.h"
#include "tests/games/legends_of_the_west/table.h"
#include "tests/games/shared.h"

namespace rh::legends_of_the_west::testing {
namespace {

using Ids = std::set<std::string>;

Ids ids_of(const Json& list) {
  Ids all;
  for (const Json& one : list) all.insert(one["id"].get<std::string>());
  return all;
}

// The operations that a document uses, wherever they stand.
void add_operations(const Json& json, Ids& found) {
  if (json.is_object() && json.contains("op")) found.insert(json["op"].get<std::string>());
  for (const auto& [key, value] : json.items()) {
    if (value.is_structured()) add_operations(value, found);
  }
}

// Ids among the names of this program's tests: E05_…, R08_…, U1_…, T3, Postcards9_17.
Ids named_by_tests() {
  Ids found;
  const std::regex of_spec("_TL_[A-Z]?\\d+[a-z]?");
  const std::regex id("(^|_)(E\\d\\d|R[SE]?\\d+|U\\d|T\\d)(?=_|$)"), cards("Postcards?((\\d+_?)+)"), number("\\d+");
  const auto& program = *::testing::UnitTest::GetInstance();
  for (int s = 0; s < program.total_test_suite_count(); ++s) {
    const auto& suite = *program.GetTestSuite(s);
    if (!std::string_view(suite.name()).starts_with("Legends")) continue;
    for (int t = 0; t < suite.total_test_count(); ++t) {
      const std::string name = std::regex_replace(suite.GetTestInfo(t)->name(), of_spec, "");
      for (std::sregex_iterator at(name.begin(), name.end(), id), end; at != end; ++at) found.insert((*at)[2]);
      std::smatch list;
      if (!std::regex_search(name, list, cards)) continue;
      const std::string numbers = list[1];
      for (std::sregex_iterator at(numbers.begin(), numbers.end(), number), end; at != end; ++at)
        found.insert("postcard " + (*at)[0].str());
    }
  }
  return found;
}

// What happened in the recorded games of the corpus and of the spec.
const Ids& met_in_records() {
  static const Ids met = [] {
    Ids found;
    for (const char* folder : {"tests/corpus/legends_of_the_west", "tests/games/legends_of_the_west/examples"}) {
      for (const auto& entry : std::filesystem::directory_iterator(rh::testing::in_project(folder))) {
        if (entry.path().extension() != ".jsonl") continue;
        const std::string text = rh::testing::read_file(entry.path());
        if (text.starts_with("{\"roundhouse_campaign\"")) continue;
        const auto record = read_record(text);
        if (!record) continue;
        auto started = legends().start(record->options, record->seats);
        if (!started) continue;
        const auto position = std::move(*started);
        for (const RecordLine& line : record->moves) {
          Events events;
          const auto move = legends().parse(line.move);
          if (!move || position->play(line.by, *move, &events)) break;
          for (const Event& event : events) {
            for (std::size_t i = 0; i < event.count; ++i) {
              const Argument& argument = event.arguments[i];
              const std::string value =
                  argument.text.empty() ? std::to_string(argument.number) : std::string(argument.text);
              found.insert(std::string(event.code) + " " + std::string(argument.name) + "=" + value);
            }
          }
        }
        const Json end = parse_json(position->view(kAllSeeing));
        for (const Json& rule : end["rules"]) found.insert("active " + rule["rule"].get<std::string>());
        for (const Json& seat : end["seats"]) {
          for (const Json& card : seat.value("postcards", Json::array())) {
            if (card["state"] == "sent") found.insert("sent " + std::to_string(card["number"].get<int>()));
          }
        }
      }
    }
    return found;
  }();
  return met;
}

// TL-31
TEST(LegendsEverything, EveryEventHasATestAndWasRevealed_TL_31) {
  const Ids tested = named_by_tests(), &met = met_in_records();
  for (const Json& event : facts("events")["events"]) {
    const std::string id = event["id"], effects = event["effects"].dump();
    EXPECT_TRUE(tested.contains(id)) << id;
    EXPECT_TRUE(met.contains("event event=" + id)) << id;
    if (effects.find("GAIN_MONEY") != std::string::npos || effects.find("claim_money") != std::string::npos)
      EXPECT_TRUE(met.contains("gains by=" + id)) << id;
    if (effects.find("LOSE_MONEY") != std::string::npos || effects.find("loco_face_up_fee") != std::string::npos)
      EXPECT_TRUE(met.contains("pays by=" + id)) << id;
    if (event["kind"] == "lightning") EXPECT_TRUE(met.contains("lightning event=" + id)) << id;
  }
}

// TL-80
TEST(LegendsEverything, EveryRuleHasATestAndWasPlayed_TL_80) {
  const Ids tested = named_by_tests(), &met = met_in_records();
  for (const Json& rule : facts("rules")["rules"]) {
    const std::string id = rule["id"], effects = rule["effects"].dump();
    EXPECT_TRUE(tested.contains(id)) << id;
    EXPECT_TRUE(met.contains("active " + id)) << id;
    if (effects.find("GAIN_MONEY") != std::string::npos || effects.find("\"cash\":true") != std::string::npos)
      EXPECT_TRUE(met.contains("gains by=" + id)) << id;
    if (effects.find("\"PAY\"") != std::string::npos) EXPECT_TRUE(met.contains("pays by=" + id)) << id;
    if (!rule["lasts"].is_null()) EXPECT_TRUE(met.contains("rule_gone rule=" + id)) << id;
  }
}

// TL-87, TL-85, TL-70
TEST(LegendsEverything, EveryUpgradePostcardAndTerritoryHasATest_TL_87_TL_85_TL_70) {
  const Ids tested = named_by_tests(), &met = met_in_records();
  for (const std::string& id : ids_of(facts("companies")["upgrades"])) {
    EXPECT_TRUE(tested.contains(id)) << id;
    EXPECT_TRUE(met.contains("upgrade upgrade=" + id)) << id;
  }
  for (const std::string& id : ids_of(facts("campaign")["territories"])) {
    EXPECT_TRUE(tested.contains(id)) << id;
    EXPECT_TRUE(met.contains("opened territory=" + id)) << id;
  }
  for (const Json& card : facts("postcards")["postcards"]) {
    const std::string number = std::to_string(card["number"].get<int>());
    EXPECT_TRUE(tested.contains("postcard " + number)) << number;
  }
}

// What the data does not use by itself is made of two others: composites of effects.json, and the effect of TL-35.
// TL-35, TL-70
TEST(LegendsEverything, EveryOperationOfTheVocabularyIsUsed_TL_35_TL_70) {
  Ids used;
  for (const char* file : {"events", "rules", "postcards", "companies", "campaign"}) add_operations(facts(file), used);
  Ids unused;
  for (const Json& op : facts("effects")["ops"]) {
    if (!used.erase(op[0].get<std::string>())) unused.insert(op[0].get<std::string>());
  }
  EXPECT_EQ(unused, (Ids{"ADD_TICKETS", "REMOVE_EVENT"})) << "tested by LegendsVocabulary and by the territories";
  EXPECT_TRUE(used.empty()) << "not in the vocabulary: " << *used.begin();
}

// Opened by the winner, then played on.
// TL-70, TL-80, TL-7
TEST(LegendsTerritories, EachBringsItsOwn_T1_T2_T3_T4_T5_T6_T7_T8_TL_70_TL_80_TL_7) {
  const std::map<std::string, std::vector<std::string>> before = {{"T1", {}},     {"T2", {}},          {"T3", {}},
                                                                  {"T4", {}},     {"T5", {"T3"}},      {"T6", {"T4"}},
                                                                  {"T7", {"T4"}}, {"T8", {"T4", "T7"}}};
  for (const Json& territory : facts("campaign")["territories"]) {
    const std::string id = territory["id"];
    const auto& opened = before.at(id);
    const int game = static_cast<int>(opened.size()) + 1;
    Table table(campaign(carry_before(game, {"red", "blue"}, opened)), 2);
    Random random(5);
    while (!table.over() && (table.natures() || !table.moves(table.turn().first())[0].starts_with("open ")))
      table.random_move(random);
    table.play(std::to_string(table.turn().first()) + " open " + id).finish();
    const Json carry = table.result()["carry"];
    EXPECT_EQ(carry["territories"][id], game);
    for (const Json& event : territory["events"]) {
      const bool there = std::ranges::count(carry["events"], event) == 1;
      EXPECT_TRUE(there) << id << " brings " << event;
    }
    const std::string rule = territory["rule"];
    ASSERT_TRUE(carry["rules"].contains(rule));
    for (const Json& one : facts("rules")["rules"]) {
      if (one["id"] == rule) EXPECT_EQ(carry["rules"][rule], one["lasts"].is_null() ? Json() : Json(game + 3));
    }
    for (const Json& card : territory["postcards"])
      EXPECT_EQ(std::ranges::count(carry["post_office"], card), 1) << id << " brings postcard " << card;
    // The next game: its cities are on the map, its tickets in the deck, and its routes can be claimed.
    Table next = Table::ready(campaign(carry));
    const Json seen = next.view(0);
    std::string route;
    for (const Json& link : seen["map"]["links"]) {
      const auto in = [&](const char* end) {
        for (const Json& city : seen["map"]["cities"]) {
          if (city["id"] == link[end]) return city["territory"] == id;
        }
        return false;
      };
      if ((in("a") || in("b")) && link["length"].get<int>() <= 2) route = link["routes"][0]["id"];
    }
    ASSERT_FALSE(route.empty()) << id;
    next.own(next.turn().first(), route);
    EXPECT_TRUE(next.view(0)["routes"].contains(route)) << route;
  }
}

}  // namespace
}  // namespace rh::legends_of_the_west::testing
