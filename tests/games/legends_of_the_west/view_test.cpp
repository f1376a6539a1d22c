// Who sees what (section 7).
#include "tests/games/legends_of_the_west/table.h"

namespace rh::legends_of_the_west::testing {
namespace {

// TL-49, TL-97
TEST(LegendsViews, HandsAndTicketsAreOnesOwn_TL_49_TL_97) {
  const Table table = Table::ready("{}", 3, {.hands = {"red red loco loco"}});
  const Json own = table.view(0), other = table.view(1), nobody = table.view(kSpectator);
  EXPECT_EQ(own["seats"][0]["hand"], Json({{"red", 2}, {"loco", 2}}));
  for (const Json& seen : {other, nobody}) {
    EXPECT_FALSE(seen["seats"][0].contains("hand"));
    EXPECT_FALSE(seen["seats"][0].contains("held"));
    EXPECT_EQ(seen["seats"][0]["cards"], 4);
    EXPECT_EQ(seen["seats"][0]["tickets"], 2);
    EXPECT_EQ(seen["seats"][0]["money"], 5);
    EXPECT_EQ(seen["seats"][0]["trains"], 20);
  }
}

// TL-24, TL-97
TEST(LegendsViews, WhatIsDrawnIsToldToItsSeatAlone_TL_24_TL_97) {
  Table table = Table::ready("{}", 2, {.display = "red red blue blue white"});
  table.play("0 draw");
  const Table before = table;
  table.play("N card loco");
  EXPECT_EQ(table.told(before, "N card loco", 0), "card loco");
  EXPECT_EQ(table.told(before, "N card loco", 1), "card ?");
  const Table taking = table;
  table.play("0 take red");
  EXPECT_EQ(table.told(taking, "0 take red", 1), "take red");
  const Table refill = table;
  table.play("N card green");
  EXPECT_EQ(table.told(refill, "N card green", 1), "card green") << "it lies face up";
}

// TL-15, TL-49
TEST(LegendsViews, KeptTicketsAreToldAsANumber_TL_15_TL_49) {
  Table table("{}", 2);
  table.settle();
  const Table before = table;
  const std::string line = "0 " + table.moves(0)[0];
  table.play(line);
  EXPECT_EQ(table.told(before, line, 0), line.substr(2));
  EXPECT_EQ(table.told(before, line, 1).find("K"), std::string::npos);
}

// TL-96
TEST(LegendsViews, NothingThatIsLockedLeavesForAClient_TL_96) {
  const auto sealed_in = [](const Table& table, const std::vector<std::string>& hidden) {
    for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
      const std::string text = table.view(viewer).dump();
      for (const std::string& id : hidden) EXPECT_EQ(text.find("\"" + id + "\""), std::string::npos) << id << "\n";
      for (const std::string& id : hidden) EXPECT_EQ(text.find("." + id + "."), std::string::npos) << id;
    }
  };
  sealed_in(Table::ready("{}", 2), {"T1", "T8", "E08", "E13", "E28", "R01", "R07", "SEA", "STL", "K34", "K97", "U1"});
  const Table campaign_game = Table::ready(campaign(carry_before(3, {"red", "blue"}, {"T1", "T4"})));
  sealed_in(campaign_game, {"T8", "E28", "E15", "R02", "R11", "SEA", "STL", "K97", "U1", "1871-02"});
  EXPECT_NE(campaign_game.view(0).dump().find("\"STA\""), std::string::npos) << "what is open is there";
  // The box that clients fetch holds the map of 1865 alone.
  const std::string box = std::string(legends().boxes()[0].facts);
  for (const char* id : {"\"SEA\"", "\"STL\"", "\"K34\"", "\"E08\"", "\"T1\"", "Everglade", "Grain"})
    EXPECT_EQ(box.find(id), std::string::npos) << id;
  EXPECT_NE(box.find("\"BOS\""), std::string::npos);
}

// TL-61
TEST(LegendsViews, TheScaleOfUnusedTrainsIsTold_TL_61) {
  EXPECT_EQ(Table::ready("{}", 2).view(kSpectator)["trains_scale"], Json({16, 12, 9, 7, 6, 4, 4, 4, 2, 2, 2}));
}

// TL-31
TEST(LegendsViews, EventsOfThePileThatActedAtOnceAreNamed_TL_31) {
  Table table = Table::ready("{}", 2);
  std::set<std::string> lightning;
  for (const Json& event : facts("events")["events"]) {
    if (event["kind"] == "lightning") lightning.insert(event["id"].get<std::string>());
  }
  EXPECT_EQ(table.view(0)["lightning"], Json::array());
  for (const char* id : {"E01", "E02", "E03", "E04", "E05", "E06"}) {
    table.event(0, id).decline();
    std::set<std::string> said, expected;
    for (const Json& event : table.view(0)["lightning"]) said.insert(event.get<std::string>());
    for (const Json& event : table.view(0)["event_pile"]) {
      if (lightning.contains(event.get<std::string>())) expected.insert(event.get<std::string>());
    }
    EXPECT_EQ(said, expected) << id;
  }
  EXPECT_EQ(table.view(0)["event_pile"].size(), 6u);
  EXPECT_FALSE(table.view(0)["lightning"].empty());
}

// TL-60
TEST(LegendsViews, AClaimIsQuotedWithTheSlipAsIfTheGameEndedThen_TL_60) {
  Table table = Table::ready("{}", 2, {.hands = {"red red loco loco"}});
  for (const std::string& move : table.moves(0)) {
    if (!move.starts_with("claim ")) continue;
    const Json quote = table.quote(0, move), own = table.view(0)["seats"][0];
    int tickets = 0;
    for (const Json& held : own["held"]) {
      const bool done = std::ranges::find(quote["completes"], held["ticket"]) != quote["completes"].end();
      tickets += (done ? 1 : -1) * held["value"].get<int>();
    }
    const Json& slip = quote["forecast"];
    EXPECT_EQ(slip["money"], own["money"].get<int>() + quote["money"].get<int>()) << move;
    EXPECT_EQ(slip["tickets"], tickets) << move;
    EXPECT_EQ(slip["total"], std::max(0, slip["money"].get<int>() + slip["trains"].get<int>() + tickets)) << move;
  }
}

// TL-4
TEST(LegendsViews, TheBoxSaysWhatASingleGameOfAYearHas_TL_4) {
  const Json games = Json::parse(legends().boxes()[0].facts)["campaign"]["games"];
  ASSERT_EQ(games.size(), 12u);
  for (int number = 2; number <= 12; ++number) {
    const Table table = Table::ready(Json{{"mode", "single_year"}, {"number", number}}, 2);
    const Json view = table.view(0), &said = games[static_cast<std::size_t>(number - 1)];
    EXPECT_EQ(said["year"], view["year"]);
    EXPECT_EQ(said["trains"], view["trains"]);
    EXPECT_EQ(said["territories"], view["map"]["territories"].size());
  }
}

// TL-4
TEST(LegendsViews, TheBoxNamesTheRulesThatCanBeTicked_TL_4) {
  const Json ticked = Json::parse(legends().boxes()[0].facts)["campaign"]["ticked"];
  ASSERT_FALSE(ticked.empty());
  const Json plain = Table::ready(R"({"mode":"continent"})", 2).view(0)["rules"];
  const Json all = Table::ready(Json{{"mode", "continent"}, {"rules", ticked}}, 2).view(0)["rules"];
  EXPECT_EQ(all.size(), plain.size() + ticked.size());
}

// TL-97, TL-31
TEST(LegendsViews, EventsOfTheDeckHaveNoOrder_TL_97_TL_31) {
  Table table = Table::ready("{}", 2);
  Random random(3);
  const auto world = table.position->imagine(0, random);
  EXPECT_EQ(world->view(0), table.position->view(0));
}

}  // namespace
}  // namespace rh::legends_of_the_west::testing
