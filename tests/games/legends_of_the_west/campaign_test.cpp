// Campaigns: end steps, what is carried, who is absent or late, the final reckoning (sections 5, 6 and 11.6).
#include <algorithm>
#include <map>
#include <set>

#include "tests/games/legends_of_the_west/oracle.h"
#include "tests/games/legends_of_the_west/table.h"

namespace rh::legends_of_the_west::testing {
namespace {

std::set<std::string> keys(const Json& object) {
  std::set<std::string> all;
  for (const auto& [key, value] : object.items()) all.insert(key);
  return all;
}

std::set<std::string> texts(const Json& list) { return list.get<std::set<std::string>>(); }

// Plays at random until the words of the question begin with this one, or the game is over.
bool until_asked(Table& table, std::string_view word, Random& random) {
  while (!table.over()) {
    if (!table.natures()) {
      const auto all = table.moves(table.turn().first());
      if (!all.empty() && all[0].starts_with(word)) return true;
    }
    table.random_move(random);
  }
  return false;
}

// A game of a campaign to its first end step.
Table ending(const Json& options, int seats, std::uint64_t seed, std::string_view word) {
  Table table(options, seats);
  Random random(seed);
  EXPECT_TRUE(until_asked(table, word, random)) << word;
  return table;
}

Seat ranked(const Table& table, int rank) {
  const Json ranks = table.result()["ranks"];
  return static_cast<Seat>(std::ranges::find(ranks, Json(rank)) - ranks.begin());
}

// TL-107, TL-108, TL-10
TEST(LegendsCampaign, BeforeTheFirstGame_TL_107_TL_108_TL_10) {
  const Table plain(R"({"mode":"campaign","companies":["red","green"]})");
  const Table said(campaign(carry_before(1, {"red", "green"})));
  EXPECT_EQ(plain.position->hash(), said.position->hash()) << "a carry that is not given is the one before game 1";
  Table table = Table(plain).finish();
  const Json carry = table.result()["carry"];
  EXPECT_EQ(keys(carry),
            (std::set<std::string>{"game", "companies", "first", "territories", "rules", "events", "retired_events",
                                   "retired_tickets", "post_office", "upgrades", "postcards", "owed", "depots", "slips",
                                   "winners", "tokens", "ticket_draw"}));
  EXPECT_EQ(carry["game"], 2);
  EXPECT_EQ(carry["companies"], Json({"red", "green"}));
}

// TL-66, TL-67, TL-R14, TL-I30
TEST(LegendsCampaign, TheLastPlacedTakesTheCardAndRetiresAnEvent_TL_66_TL_67_TL_R14_TL_I30) {
  Table table = ending(Json{{"mode", "campaign"}}, 3, 4, "retire");
  const Seat last = ranked(table, 3);
  EXPECT_EQ(table.turn().first(), last);
  const auto offered = table.moves(last);
  const Json pile = table.view(kAllSeeing)["event_pile"];
  EXPECT_EQ(offered.size(), pile.size());
  for (const char* event : {"E01", "E02", "E03", "E04", "E05", "E06", "E07"}) {
    const bool seen = std::ranges::find(pile, Json(event)) != pile.end();
    EXPECT_EQ(table.refusal(last, "retire " + std::string(event)), seen ? "" : "I30");
  }
  EXPECT_EQ(table.refusal((last + 1) % 3, offered[0]), "I32");
  const std::string gone = offered[0].substr(7);
  table.play(std::to_string(last) + " " + offered[0]).finish();
  const Json carry = table.result()["carry"];
  EXPECT_EQ(carry["retired_events"], Json({gone}));
  EXPECT_FALSE(texts(carry["events"]).contains(gone));
  EXPECT_EQ(carry["first"], table.detail(last)["company"]);
}

// TL-67, TL-70, TL-87, TL-4
TEST(LegendsCampaign, EverybodyIsToldWhoHasChosenAndWhoIsWaitedFor_TL_67_TL_70_TL_87_TL_4) {
  const auto told = [](const Table& table) {
    return table.view(kSpectator)["campaign"]["end"].value("choosing", Json());
  };
  for (const char* mode : {"campaign", "campaign_short"}) {
    const bool is_short = std::string_view(mode) == "campaign_short";
    Table table(campaign(carry_before(is_short ? 2 : 3, {"red", "blue", "green"}), {}, mode), 3);
    Random random(5);
    int opened = 0, upgraded = 0;
    for (; !table.over(); table.random_move(random)) {
      const Json view = table.view(kSpectator);
      const std::string phase = view["phase"];
      const bool chooses = phase == "retire" || phase == "open" || phase == "upgrade";
      if (!view["campaign"].contains("end")) continue;
      ASSERT_EQ(view["campaign"]["end"].contains("choosing"), chooses) << phase;
      if (!chooses) continue;
      const auto in = [&](std::vector<int> places) {
        Json companies = Json::array();
        for (const int place : places)
          companies.push_back(view["seats"][static_cast<std::size_t>(ranked(table, place))]["company"]);
        return companies;
      };
      Json said = {{"chosen", Json::array()}, {"waiting", in({phase == "open" ? 1 : 3})}};
      if (phase == "open" && is_short)
        said = opened++ == 0 ? Json{{"chosen", Json::array()}, {"waiting", in({1, 3})}}
                             : Json{{"chosen", in({1})}, {"waiting", in({3})}};
      if (phase == "upgrade") {
        const std::vector<int> order = {3, 2, 1};
        said = {{"chosen", in({order.begin(), order.begin() + upgraded})},
                {"waiting", in({order.begin() + upgraded, order.end()})}};
        ++upgraded;
      }
      EXPECT_EQ(told(table), said) << mode << " " << phase;
    }
    EXPECT_EQ(opened, is_short ? 2 : 0);
    EXPECT_EQ(upgraded, 3) << mode;
    EXPECT_TRUE(told(table).is_null());
  }
  // The last box of a short campaign is the winner's alone.
  Json carry = carry_before(2, {"red", "blue"});
  for (const char* territory : {"T1", "T2", "T3", "T4", "T5", "T6", "T7"}) carry["territories"][territory] = 1;
  const Table last = ending(campaign(carry, {}, "campaign_short"), 2, 4, "open");
  EXPECT_EQ(told(last)["waiting"].size(), 1u);
}

// TL-68, TL-70, TL-W24, TL-I29
TEST(LegendsCampaign, RE5_TheWinnerOpensATerritory_TL_68_TL_70_TL_W24_TL_I29) {
  const auto offered = [](const std::vector<std::string>& opened) {
    Table table =
        ending(campaign(carry_before(static_cast<int>(opened.size()) + 1, {"red", "blue"}, opened)), 2, 8, "open");
    EXPECT_EQ(table.turn().first(), ranked(table, 1)) << "the winner";
    std::set<std::string> all;
    for (const std::string& move : table.moves(table.turn().first())) all.insert(move.substr(5));
    for (int t = 1; t <= 8; ++t) {
      const std::string territory = "T" + std::to_string(t);
      EXPECT_EQ(table.refusal(table.turn().first(), "open " + territory), all.contains(territory) ? "" : "I29");
    }
    return all;
  };
  EXPECT_EQ(offered({}), (std::set<std::string>{"T1", "T2", "T3", "T4"}));
  EXPECT_EQ(offered({"T4"}), (std::set<std::string>{"T1", "T2", "T3", "T6", "T7"}));
  EXPECT_EQ(offered({"T3"}), (std::set<std::string>{"T1", "T2", "T4", "T5"}));
  EXPECT_EQ(offered({"T4", "T7", "T8", "T6", "T1", "T2", "T3"}), (std::set<std::string>{"T5"}));
}

// TL-96, TL-70
TEST(LegendsCampaign, BeforeItIsOpenedATerritoryShowsWhereItLiesAndNothingElse_TL_96_TL_70) {
  Table table = ending(campaign(carry_before(2, {"red", "blue"}, {"T3"})), 2, 8, "open");
  const auto known = [&] { return table.view(kSpectator)["campaign"]["end"]; };
  EXPECT_EQ(known()["available"], Json::parse(R"([{"territory":"T1","beside":[],"from":["SAV","MOB"],"bearing":165},
                            {"territory":"T2","beside":[],"from":[],"bearing":300},
                            {"territory":"T4","beside":[],"from":["NOL"],"bearing":240},
                            {"territory":"T5","beside":["T3"],"from":[],"bearing":285}])"));
  table.play(std::to_string(table.turn().first()) + " open T5");
  EXPECT_FALSE(known().contains("available"));
  const Json opened = known()["opened"][0];
  EXPECT_EQ(opened["rule"], "R08");
  EXPECT_EQ(opened["choice"], Json({{"locos", 1}, {"money", 3}, {"cards", 2}}));
  std::set<std::string> cities;
  for (const Json& city : opened["cities"]) cities.insert(city["id"].get<std::string>());
  EXPECT_FALSE(opened["links"].empty());
  for (const Json& link : opened["links"])
    EXPECT_TRUE(cities.contains(link["a"].get<std::string>()) || cities.contains(link["b"].get<std::string>())) << link;
  // They are what the next game has more.
  const auto links_of = [](const Json& map) {
    std::set<std::string> all;
    for (const Json& link : map["links"]) all.insert(link["id"].get<std::string>());
    return all;
  };
  std::set<std::string> expected = links_of(table.view(kSpectator)["map"]);
  expected.merge(links_of(opened));
  const Json carry = table.finish().result()["carry"];
  EXPECT_EQ(links_of(Table(campaign(carry), 2).view(kSpectator)["map"]), expected);
}

// TL-70, TL-80, TL-68
TEST(LegendsCampaign, ATerritoryBringsTicketsEventsPostcardsAndARule_TL_70_TL_80_TL_68) {
  for (int t = 1; t <= 4; ++t) {
    const std::string territory = "T" + std::to_string(t);
    Table table = ending(Json{{"mode", "campaign"}}, 2, 2, "open");
    table.play(std::to_string(table.turn().first()) + " open " + territory);
    const Json opened = table.view(kSpectator)["campaign"]["end"]["opened"][0];
    const Json carry = table.finish().result()["carry"];
    EXPECT_EQ(carry["territories"], Json({{territory, 1}}));
    for (const int event : {11 + 2 * t, 12 + 2 * t})
      EXPECT_TRUE(texts(carry["events"]).contains("E" + std::to_string(event)));
    const char* rule[] = {"R01", "R02", "R09", "R05"};
    EXPECT_EQ(carry["rules"][rule[t - 1]], 4) << "three games: 2, 3 and 4";
    EXPECT_EQ(carry["rules"]["RE5"], Json());
    EXPECT_EQ(carry["post_office"].size(), 10u);
    // The next game has it on the map and its tickets in the deck.
    Table next(campaign(carry));
    while (next.natures() && next.outcomes().starts_with("card"))
      next.play("N " + next.outcomes().substr(0, next.outcomes().find(' ', 5)));
    std::set<std::string> deck;
    for (const std::string& outcome : split(next.outcomes(), "|")) deck.insert(split(outcome, " ")[1]);
    EXPECT_EQ(deck, deck_of({territory}, {}));
    int tickets = 0, drawable = 0;
    for (const Json& ticket : facts("tickets")["tickets"]) {
      if (ticket["set"] != territory) continue;
      ++tickets;
      drawable += deck.contains(ticket["id"].get<std::string>()) ? 1 : 0;
    }
    EXPECT_EQ(opened["tickets"], tickets);
    EXPECT_EQ(opened["drawable"], drawable);
    EXPECT_EQ(next.trains(0), 22);
  }
}

// TL-72, TL-80
TEST(LegendsCampaign, RE7_ARuleLeavesAfterItsThirdGameWithItsEvent_TL_72_TL_80) {
  Json carry = carry_before(4, {"red", "blue"}, {"T4", "T1", "T2"});
  EXPECT_EQ(carry["rules"]["R05"], 4);
  const Json after = Table(campaign(carry), 2).finish(3).result()["carry"];
  EXPECT_FALSE(after["rules"].contains("R05"));
  EXPECT_TRUE(after["rules"].contains("R01"));
  EXPECT_TRUE(texts(after["retired_events"]).contains("E20"));
  EXPECT_FALSE(texts(after["events"]).contains("E20"));
  if (!texts(after["retired_events"]).contains("E19"))
    EXPECT_TRUE(texts(after["events"]).contains("E19")) << "only what is bound to the rule goes";
  // In game 4 the pot stands on the table, in game 5 it does not.
  EXPECT_EQ(Table::ready(campaign(carry)).view(kAllSeeing)["pot"], 2);
  const Json fifth = Table::ready(campaign(after)).view(kAllSeeing);
  EXPECT_TRUE(!fifth.contains("pot") || fifth["pot"].is_null());
}

// TL-18, TL-73, TL-69, TL-W30
TEST(LegendsCampaign, TheStoryChangesWhatIsPlayed_TL_18_TL_73_TL_69_TL_W30) {
  const auto played = [](int game) {
    Table table(campaign(carry_before(game, {"red", "blue"})), 2);
    return table.finish(static_cast<std::uint64_t>(game)).result()["carry"];
  };
  EXPECT_TRUE(played(1)["rules"].contains("RE5"));
  const Json second = played(2);
  for (const char* rule : {"R07", "RS10", "RE4", "RE7"}) EXPECT_TRUE(second["rules"].contains(rule)) << rule;
  EXPECT_TRUE(played(3)["rules"].contains("RS13"));
  EXPECT_TRUE(played(3)["rules"].contains("RS12"));
  EXPECT_TRUE(played(4)["rules"].contains("R06"));
  EXPECT_TRUE(played(4)["rules"].contains("RS11"));
  for (const auto& [game, event] : {std::pair{2, "E08"}, {3, "E09"}, {5, "E10"}, {6, "E11"}, {8, "E12"}}) {
    const Json carry = played(game);
    EXPECT_TRUE(texts(carry["events"]).contains(event) || texts(carry["retired_events"]).contains(event)) << event;
    EXPECT_FALSE(texts(played(game - 1)["events"]).contains(event));
  }
  EXPECT_EQ(played(4)["retired_tickets"].size(), 0u);
  EXPECT_EQ(played(5)["retired_tickets"], Json({"K01", "K02", "K03", "K04"}));
  EXPECT_EQ(played(8)["retired_tickets"].size(), 10u);
  EXPECT_EQ(played(11)["retired_tickets"].size(), 16u);
  EXPECT_EQ(played(10)["ticket_draw"], 3);
  EXPECT_EQ(played(11)["ticket_draw"], 4);
  // Nobody is dealt a ticket that the story has just retired.
  Table fifth(campaign(carry_before(5, {"red", "blue"})), 2);
  while (fifth.natures() && fifth.outcomes().starts_with("card"))
    fifth.play("N " + fifth.outcomes().substr(0, fifth.outcomes().find(' ', 5)));
  for (const char* ticket : {"ticket K01", "ticket K02", "ticket K03", "ticket K04"})
    EXPECT_EQ(fifth.weight(ticket), 0u);
  EXPECT_EQ(fifth.weight("ticket K05"), 1u);
}

// TL-87, TL-I31
TEST(LegendsCampaign, UpgradesFromLastToFirstAfterThreeGames_TL_87_TL_I31) {
  for (const int game : {3, 6, 9}) {
    Json carry = carry_before(game, {"red", "blue", "green", "black", "yellow"});
    if (game == 6)
      carry["upgrades"] = {{"red", {"U1"}}, {"blue", {"U1"}}, {"green", {"U1"}}, {"black", {"U2"}}, {"yellow", {"U3"}}};
    if (game == 9)
      carry["upgrades"] = {{"red", {"U1", "U2"}},
                           {"blue", {"U1", "U2"}},
                           {"green", {"U1", "U3"}},
                           {"black", {"U2", "U3"}},
                           {"yellow", {"U3", "U4"}}};
    Table table = ending(campaign(carry), 5, 6, "upgrade");
    std::string order;
    for (int place = 5; place >= 1; --place) {
      const Seat seat = table.turn().first();
      EXPECT_EQ(seat, ranked(table, place)) << game;
      const std::string company = table.detail(seat)["company"];
      for (const Json& own : carry["upgrades"][company])
        EXPECT_EQ(table.refusal(seat, "upgrade " + own.get<std::string>()), "I31");
      if (game == 6) EXPECT_EQ(table.refusal(seat, "upgrade U1"), "I31") << "three hold it";
      const std::string move = table.moves(seat).back();
      table.play(std::to_string(seat) + " " + move);
      EXPECT_EQ(table.view(kSpectator)["campaign"]["end"]["upgrades"][company], Json({move.substr(8)}))
          << "told to all";
    }
    EXPECT_TRUE(table.over());
    for (const auto& [company, list] : table.result()["carry"]["upgrades"].items())
      EXPECT_EQ(list.size(), static_cast<std::size_t>(game / 3));
  }
}

// TL-87, TL-109, TL-92
TEST(LegendsCampaign, AnAbsentCompanyOwesItsPick_TL_87_TL_109_TL_92) {
  Json options = campaign(carry_before(3, {"red", "blue", "green"}));
  options["companies"] = {"red", "green"};
  Table without(options, 2);
  const Json after = without.finish(2).result()["carry"];
  const int sum = after["slips"][2]["red"].get<int>() + after["slips"][2]["green"].get<int>();
  EXPECT_EQ(without.view(kSpectator)["campaign"]["missed"][2], 3 * sum / 10) << "its share of that game";
  EXPECT_EQ(after["owed"], Json({{"red", 0}, {"blue", 1}, {"green", 0}}));
  EXPECT_FALSE(after["slips"][2].contains("blue"));
  EXPECT_EQ(after["companies"], Json({"red", "blue", "green"}));
  Json next = campaign(after);
  Table table(next, 3);
  EXPECT_EQ(table.asked(1), "upgrade") << "before the setup";
  EXPECT_EQ(table.asked(0), "");
  EXPECT_EQ(table.refusal(0, "upgrade U1"), "I32");
  table.play("1 " + table.moves(1)[0]);
  EXPECT_TRUE(table.natures());
  EXPECT_EQ(table.finish().result()["carry"]["owed"]["blue"], 0);
}

// TL-109, TL-92, TL-90
TEST(LegendsCampaign, ALateJoinerOwesEarlierRoundsAndHasMissedTheGames_TL_109_TL_92_TL_90) {
  Json options = campaign(carry_before(7, {"red", "blue"}));
  options["companies"] = {"green", "red", "blue"};
  Table table(options, 3);
  EXPECT_EQ(table.asked(0), "upgrade");
  table.play("0 upgrade U7");
  EXPECT_EQ(table.asked(0), "upgrade") << "two rounds were held";
  EXPECT_EQ(table.refusal(0, "upgrade U7"), "I31");
  table.play("0 upgrade U6");
  EXPECT_TRUE(table.natures());
  const Json after = table.finish().result()["carry"];
  EXPECT_EQ(after["companies"], Json({"red", "blue", "green"})) << "appended";
  EXPECT_EQ(after["upgrades"]["green"], Json({"U6", "U7"}));
  EXPECT_FALSE(after["slips"][0].contains("green"));
  EXPECT_TRUE(after["slips"][6].contains("green"));
}

// TL-88, TL-90
TEST(LegendsCampaign, RS13_ThePoorestVaultGetsASubsidy_TL_88_TL_90) {
  Json carry = carry_before(4, {"red", "blue", "green"});
  EXPECT_EQ(Table::ready(campaign(carry), 3).purses(), "7 7 7") << "all tied";
  carry["slips"] = {{{"red", 20}, {"blue", 10}, {"green", 15}},
                    {{"red", 20}, {"blue", 12}, {"green", 7}},
                    {{"red", 2}, {"blue", 0}, {"green", 1}}};
  EXPECT_EQ(Table::ready(campaign(carry), 3).purses(), "5 7 5") << "42, 22 and 23";
  // A missed game counts three fifths of its mean: (20 + 10) * 3 / 10 = 9 for green.
  carry["slips"][0] = {{"red", 20}, {"blue", 10}};
  EXPECT_EQ(Table::ready(campaign(carry), 3).purses(), "5 5 7") << "42, 22 and 17";
  carry["slips"][0] = {{"red", 50}, {"blue", 10}};
  EXPECT_EQ(Table::ready(campaign(carry), 3).purses(), "5 7 5") << "18 for the missed game: 26";
  EXPECT_EQ(Table::ready(campaign(carry_before(2, {"red", "blue"}))).purses(), "5 5") << "from game 3 on";
}

// TL-88, TL-90, TL-96
TEST(LegendsCampaign, TheViewTellsWhoGetsTheSubsidy_TL_88_TL_90_TL_96) {
  const auto told = [](const Table& table) { return table.view(kSpectator)["campaign"].value("subsidy", Json()); };
  Json carry = carry_before(4, {"red", "blue", "green"});
  carry["slips"] = {{{"red", 20}, {"blue", 10}, {"green", 15}},
                    {{"red", 20}, {"blue", 12}, {"green", 5}},
                    {{"red", 2}, {"blue", 0}, {"green", 2}}};
  Table table(campaign(carry), 3);
  const Json said = {{"rule", "RS13"}, {"amount", 2}, {"companies", {{"blue", "green"}, {"red"}}}};
  EXPECT_EQ(told(table), said) << "before the setup has paid it: 42, 22 and 22";
  EXPECT_EQ(told(Table::ready(campaign(carry), 3)), said);
  EXPECT_EQ(Table::ready(campaign(carry), 3).purses(), "5 7 7") << "the first of its lists";
  Json two = campaign(carry);
  two["companies"] = {"green", "red"};
  EXPECT_EQ(told(Table(two, 2))["companies"], Json({{"green"}, {"red"}})) << "blue does not take part";
  // When it is over, of the next game: every company of the box, by the vaults as they are then.
  const Table over = Table(two, 2).finish();
  const Json after = over.view(kSpectator)["campaign"];
  std::map<std::string, int> sums;
  for (const Json& each : after["companies"]) sums[each["company"]] = each["sum"];
  int newcomer = 0;
  for (const Json& missed : after["missed"]) newcomer += missed.get<int>();
  std::map<int, Json> rows;
  for (const char* company : {"blue", "yellow", "green", "black", "red"})
    rows[sums.contains(company) ? sums[company] : newcomer].push_back(company);
  Json order = Json::array();
  for (const auto& [sum, row] : rows) order.push_back(row);
  EXPECT_EQ(told(over)["companies"], order) << "who may still join has missed all games";
  EXPECT_TRUE(told(Table(campaign(carry_before(2, {"red", "blue"})), 2)).is_null()) << "from game 3 on";
  EXPECT_TRUE(told(Table(campaign(carry_before(2, {"red", "blue"})), 2).finish()).is_null()) << "the rule is sealed";
  EXPECT_TRUE(told(Table(campaign(carry_before(12, {"red", "blue"})), 2).finish()).is_null()) << "none follows";
}

// TL-21, TL-11
TEST(LegendsCampaign, TheHolderOfTheCardBeginsAndElseNatureChooses_TL_21_TL_11) {
  Json options = campaign(carry_before(4, {"red", "blue", "green"}), {{"first", "blue"}});
  Table table = Table::ready(options, 3);
  EXPECT_EQ(table.turn().first(), 1);
  options["companies"] = {"green", "red"};
  EXPECT_EQ(Table(options, 2).outcomes(), "first 0 1 | first 1 1");
}

// TL-60, TL-63
TEST(LegendsCampaign, TheSilverCupAndTheLastSeason_TL_60_TL_63) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    Table cup = Table(campaign(carry_before(10, {"red", "blue", "green"})), 3).finish(seed);
    int best = 0, leaders = 0;
    for (Seat s = 0; s < 3; ++s) best = std::max(best, cup.detail(s)["longest"].get<int>());
    for (Seat s = 0; s < 3; ++s) leaders += cup.detail(s)["longest"] == best ? 1 : 0;
    for (Seat s = 0; s < 3; ++s) {
      EXPECT_EQ(cup.detail(s)["silver_cup"], cup.detail(s)["longest"] != best ? 0 : leaders == 1 ? 6 : 3);
      EXPECT_EQ(cup.detail(s)["last_season"], 0);
    }
    Table season = Table(campaign(carry_before(12, {"red", "blue", "green"})), 3).finish(seed);
    for (Seat s = 0; s < 3; ++s) {
      int value = 0;
      for (const Json& id : season.detail(s)["tickets_done"]) value = std::max(value, value_of(id));
      EXPECT_EQ(season.detail(s)["last_season"], value);
      EXPECT_EQ(season.detail(s)["silver_cup"], 0);
      const Json d = season.detail(s);
      int sum = 0;
      for (const char* line :
           {"money", "trains_bonus", "tickets", "gold", "grain", "silver_cup", "last_season", "postcards"})
        sum += d[line].get<int>();
      EXPECT_EQ(d["total"], std::max(0, sum));
    }
  }
}

// TL-71, TL-89, TL-90, TL-91, TL-W22, TL-W23
TEST(LegendsCampaign, TheFinalReckoning_TL_71_TL_89_TL_90_TL_91_TL_W22_TL_W23) {
  Json carry = carry_before(12, {"red", "blue", "green"});
  for (Json& slip : carry["slips"]) slip = {{"red", 40}, {"blue", 31}, {"green", 22}};
  carry["slips"][3] = {{"red", 40}, {"blue", 22}};  // green missed game 4: floor(3 * 62 / 10) = 18
  carry["slips"][4] = {{"blue", 31}, {"green", 22}};
  carry["winners"][4] = "blue";
  carry["tokens"]["red"] = {{"golden_spike", 2}, {"seal", 4}, {"water_right", 3}};
  Table table = Table(campaign(carry), 3).finish(2);
  EXPECT_FALSE(table.position->another_game());
  const Json final = table.result()["campaign"];
  ASSERT_EQ(final.size(), 3u);
  int index = 0;
  for (const char* company : {"red", "blue", "green"}) {
    const Json one = final[static_cast<std::size_t>(index)], own = table.detail(index);
    const Json tokens = table.result()["carry"]["tokens"][company];
    EXPECT_EQ(one["company"], company);
    const int slips = (index == 0 ? 400 : index == 1 ? 332 : 220) + own["total"].get<int>();
    EXPECT_EQ(one["slips"], slips);
    EXPECT_EQ(one["missed"], index == 0 ? 3 * 53 / 10 : index == 1 ? 0 : 3 * 62 / 10);
    const Json had = carry["tokens"][company];
    for (const auto& [all, token] :
         {std::pair{"golden_spikes", "golden_spike"}, {"seals", "seal"}, {"water_rights", "water_right"}}) {
      EXPECT_EQ(one[all].get<int>(), had[token].get<int>() + own[all].get<int>()) << all;
      EXPECT_EQ(tokens[token], one[all]);
    }
    EXPECT_EQ(one["total"].get<int>(), slips + one["missed"].get<int>() + 5 * one["golden_spikes"].get<int>() +
                                           one["water_rights"].get<int>() + 2 * one["seals"].get<int>());
    EXPECT_EQ(one["best_slip"], std::max(index == 0 ? 40 : index == 1 ? 31 : 22, own["total"].get<int>()));
    ++index;
  }
  EXPECT_EQ(table.result()["carry"]["game"], 13);
  EXPECT_EQ(table.result()["carry"]["slips"].size(), 12u);
}

// TL-91
TEST(LegendsCampaign, TiesOfTheReckoning_TL_91) {
  // Two companies with the same vaults play the last game; whoever is absent is compared with another absent one.
  Json carry = carry_before(12, {"red", "blue", "green", "black", "yellow"});
  Json options = campaign(carry);
  options["companies"] = {"red", "blue"};
  const auto rank_of = [&](const Json& changes) {
    Json with = options;
    for (const auto& [key, value] : changes.items()) with["carry"][key] = value;
    const Json final = Table(with, 2).finish(3).result()["campaign"];
    return std::vector<int>{final[2]["rank"].get<int>(), final[3]["rank"].get<int>(), final[4]["rank"].get<int>()};
  };
  const auto equal = rank_of(Json::object());
  EXPECT_EQ(equal[0], equal[1]) << "shared";
  EXPECT_EQ(equal[1], equal[2]);
  Json winners = carry["winners"];
  winners[0] = "black";
  const auto won = rank_of({{"winners", winners}});
  EXPECT_LT(won[1], won[0]) << "most games won";
  EXPECT_EQ(won[0], won[2]);
  // The same total with a spike: 5 less in slips.
  Json slips = carry["slips"], tokens = carry["tokens"];
  slips[0]["yellow"] = 5;
  tokens["yellow"]["golden_spike"] = 1;
  const auto spike = rank_of({{"slips", slips}, {"tokens", tokens}});
  EXPECT_LT(spike[2], spike[0]) << "then most golden spikes";
  slips = carry["slips"];
  slips[0]["green"] = 12;
  slips[1]["green"] = 8;
  const auto high = rank_of({{"slips", slips}});
  EXPECT_LT(high[0], high[1]) << "then the highest single slip";
}

// TL-4, TL-70, TL-80
TEST(LegendsCampaign, TheShortCampaignHasSixGames_TL_4_TL_70_TL_80) {
  Json options = {{"mode", "campaign_short"}, {"companies", {"red", "blue", "green"}}};
  const std::vector<int> trains = {20, 25, 30, 35, 40, 46};
  const std::vector<std::size_t> territories = {2, 4, 6, 8, 8, 8};
  const std::vector<std::size_t> upgrades = {0, 1, 1, 2, 3, 3};
  for (int game = 1; game <= 6; ++game) {
    Table table(options, 3);
    Random random(static_cast<std::uint64_t>(game));
    EXPECT_EQ(table.view(kAllSeeing)["trains"], trains[static_cast<std::size_t>(game - 1)]);
    std::vector<Seat> openers;
    while (!table.over()) {
      if (!table.natures() && table.asked(table.turn().first()) == "open") openers.push_back(table.turn().first());
      table.random_move(random);
    }
    if (game <= 4)
      EXPECT_EQ(openers, (std::vector<Seat>{ranked(table, 1), ranked(table, 3)})) << "the winner, then the last placed";
    else
      EXPECT_TRUE(openers.empty());
    const Json carry = table.result()["carry"];
    EXPECT_EQ(carry["game"], game + 1);
    EXPECT_EQ(carry["territories"].size(), territories[static_cast<std::size_t>(game - 1)]);
    EXPECT_EQ(carry["upgrades"]["red"].size(), upgrades[static_cast<std::size_t>(game - 1)]) << game;
    EXPECT_EQ(table.position->another_game(), game < 6);
    EXPECT_EQ(table.result().contains("campaign"), game == 6);
    // The silver cup of row 10 and the last season of row 12 are both of the last game.
    int cups = 0, seasons = 0;
    for (Seat s = 0; s < 3; ++s) {
      cups += table.detail(s)["silver_cup"].get<int>() > 0 ? 1 : 0;
      seasons += table.detail(s)["last_season"].get<int>() > 0 || table.detail(s)["tickets_done"].empty() ? 1 : 0;
    }
    EXPECT_EQ(cups > 0, game == 6);
    if (game == 6) EXPECT_EQ(seasons, 3);
    if (game == 5) EXPECT_EQ(carry["ticket_draw"], 3);
    if (game == 6) EXPECT_EQ(carry["ticket_draw"], 4) << "row 11 comes with row 12";
    options["carry"] = carry;
  }
}

// TL-107, TL-71, TL-66, TL-2
TEST(LegendsCampaign, TwelveGamesInARow_TL_107_TL_71_TL_66_TL_2) {
  for (const int seats : {2, 4}) {
    const std::vector<std::string> all = {"red", "blue", "green", "black"};
    Json options = {{"mode", "campaign"}, {"companies", std::vector<std::string>(all.begin(), all.begin() + seats)}};
    for (int game = 1; game <= 12; ++game) {
      Table table(options, seats);
      table.finish(static_cast<std::uint64_t>(100 * seats + game));
      const Json carry = table.result()["carry"];
      ASSERT_EQ(carry["game"], game + 1);
      ASSERT_EQ(carry["slips"].size(), static_cast<std::size_t>(game));
      EXPECT_EQ(carry["territories"].size(), static_cast<std::size_t>(std::min(game, 8)));
      const Seat winner = ranked(table, 1), last = ranked(table, seats);
      EXPECT_EQ(carry["winners"].back(), table.detail(winner)["company"]);
      EXPECT_EQ(carry["first"], table.detail(last)["company"]);
      for (Seat s = 0; s < seats; ++s)
        EXPECT_EQ(carry["slips"].back()[table.detail(s)["company"].get<std::string>()], table.detail(s)["total"]);
      EXPECT_EQ(table.position->another_game(), game < 12);
      options["carry"] = carry;
    }
  }
}

// TL-92, TL-109
TEST(LegendsCampaign, AGameNeedsTwoParticipantsAndKnownCompanies_TL_92_TL_109) {
  const auto problem = [](const Json& options, int seats) {
    Options made(legends().info().options);
    const auto set = made.set_all(options);
    if (!set) return true;
    return !legends().start(made, seats).has_value();
  };
  const Json good = campaign(carry_before(4, {"red", "blue", "green"}));
  EXPECT_FALSE(problem(good, 3));
  for (const auto& [pointer, value] : std::initializer_list<std::pair<const char*, const char*>>{
           {"/carry/game", "0"},
           {"/carry/game", "14"},
           {"/carry/game", "\"four\""},
           {"/carry/first", "\"pink\""},
           {"/carry/territories", "{\"T9\":1}"},
           {"/carry/rules", "{\"R99\":null}"},
           {"/carry/events", "[\"E29\"]"},
           {"/carry/events", "[\"E01\",\"E01\"]"},
           {"/carry/retired_tickets", "[\"K98\"]"},
           {"/carry/post_office", "[25]"},
           {"/carry/upgrades", "{\"red\":[\"U8\"],\"blue\":[],\"green\":[]}"},
           {"/carry/owed", "{\"red\":-1,\"blue\":0,\"green\":0}"},
           {"/carry/depots", "{\"red\":\"PARIS\"}"},
           {"/carry/slips", "[]"},
           {"/carry/winners", "[\"red\"]"},
           {"/carry/tokens", "{}"},
           {"/carry/ticket_draw", "99"},
           {"/carry/companies", "[\"red\",\"red\",\"green\"]"},
           {"/carry", "[]"},
           {"/carry", "{}"},
           {"/companies", "[\"red\",\"blue\"]"}}) {
    Json bad = good;
    bad[Json::json_pointer(pointer)] = parse_json(value);
    EXPECT_TRUE(problem(bad, 3)) << pointer << " " << value;
  }
}

}  // namespace
}  // namespace rh::legends_of_the_west::testing
