// The closed vocabulary of effects (section 6.8): a new event needs no new code, and what can do nothing where it
// stands is refused. Events of the box are written anew for a test; everything else is played as ever.
#include <set>

#include "engine/games/legends_of_the_west/laid_out.h"
#include "tests/games/legends_of_the_west/table.h"

namespace rh::legends_of_the_west::testing {
namespace {

// What the loader says of a list of effects, of one that stands at that place.
std::string problem_of(std::string_view effects, Place place) {
  Tables copy = tables();
  std::string problem;
  const Json json = parse_json(effects);
  (void)Compiler(copy).list(JsonReader(&json, "effects", &problem), place);
  return problem;
}

// A lightning event with other effects, as long as this lives.
class Rewritten {
 public:
  Rewritten(std::string_view id, std::string_view effects) : before_(laid_out()), all_(tables()) {
    std::string problem;
    const Json json = parse_json(effects);
    const List list = Compiler(all_).list(JsonReader(&json, "effects", &problem), Place::Lightning);
    EXPECT_EQ(problem, "");
    for (EventCard& event : all_.events) {
      if (event.id == id) event.effects = list, event.lightning = true;
    }
    laid_out() = &all_;
  }
  Rewritten(const Rewritten&) = delete;
  Rewritten& operator=(const Rewritten&) = delete;
  ~Rewritten() { laid_out() = before_; }

 private:
  const Tables* before_;
  Tables all_;
};

// Seat 0 meets the event with its first card.
Table struck(std::string_view event, const Deal& deal = {}, const Header& options = {}, int seats = 3) {
  Table table = Table::ready(options, seats, deal);
  table.event(0, event).play("N card yellow");
  return table;
}

// TL-35
TEST(LegendsVocabulary, RemovingTheCurrentEventRevealsANewOneAtOnce_TL_35) {
  const Rewritten event("E05",
                        R"([{"op":"REMOVE_EVENT","from":"current_event"},{"op":"GAIN_MONEY","who":"active","n":1}])");
  Table table = Table::ready(campaign(carry_before(1, {"red", "blue"})), 2);
  table.event(0, "E07").play("N card news; N event E05; N card red");
  EXPECT_EQ(table.money(0), 5) << "the new event comes first";
  EXPECT_EQ(table.outcomes(), "event E01 1 | event E02 1 | event E03 1 | event E04 1 | event E06 1")
      << "E07 was revealed before, E05 has gone";
  table.play("N event E02");
  EXPECT_EQ(table.current(), "E02");
  EXPECT_EQ(table.view(kAllSeeing)["event_pile"], Json({"E07", "E02"}));
  EXPECT_EQ(table.money(0), 6) << "then the effects go on";
  EXPECT_EQ(table.asked(0), "draw take");
  const Json carry = table.finish().result()["carry"];
  EXPECT_EQ(std::ranges::count(carry["retired_events"], Json("E05")), 1);
  EXPECT_EQ(std::ranges::count(carry["events"], Json("E05")), 0);
}

// TL-35, TL-33
TEST(LegendsVocabulary, TheNewEventOfARemovalMayBeLightning_TL_35_TL_33) {
  const Rewritten event("E05", R"([{"op":"REMOVE_EVENT","from":"current_event"}])");
  Table table = Table::ready("{}", 2);
  table.own(0, "NYC-PHI/a");
  const int money = table.until(0).money(0);
  table.play("0 draw; N card news; N event E05; N card red; N event E04");
  EXPECT_EQ(table.money(0), money + 2) << "New York and Philadelphia are large";
  EXPECT_EQ(table.asked(0), "draw take");
}

// TL-35, TL-34
TEST(LegendsVocabulary, WithoutAnotherEventNoneIsCurrent_TL_35_TL_34) {
  const Rewritten event("E05", R"([{"op":"REMOVE_EVENT","from":"current_event"}])");
  Json carry = carry_before(1, {"red", "blue"});
  carry["events"] = {"E05"};
  carry["retired_events"] = {"E01", "E02", "E03", "E04", "E06", "E07"};
  Table table = Table::ready(campaign(carry));
  table.play("0 draw; N card news; N event E05; N card red");
  EXPECT_TRUE(table.view(kAllSeeing)["event"].is_null());
  EXPECT_TRUE(table.view(kAllSeeing)["event_pile"].empty());
  EXPECT_EQ(table.asked(0), "draw take");
  table.play("0 draw; N card news");
  EXPECT_TRUE(table.outcomes().starts_with("card")) << "newspapers are only replaced";
}

// TL-35, TL-67
TEST(LegendsVocabulary, AChooserRetiresARevealedEventWhileTheGameIsOn_TL_35_TL_67) {
  const Rewritten event("E05", R"([{"op":"REMOVE_EVENT","from":"event_discard","chooser":"poorest"}])");
  Table table = Table::ready("{}", 2);
  table.event(0, "E07").play("N card news; N event E02; N card news; N event E05; N card red");
  EXPECT_EQ(table.legal(0), "retire E02 | retire E05 | retire E07") << "a tie: the active player";
  EXPECT_EQ(table.refusal(0, "retire E01"), "I30");
  EXPECT_EQ(table.refusal(1, "retire E07"), "I32");
  Table current = table;
  table.play("0 retire E07");
  EXPECT_EQ(table.current(), "E05") << "only the current one is replaced";
  EXPECT_EQ(table.view(kAllSeeing)["event_pile"], Json({"E02", "E05"}));
  EXPECT_EQ(table.asked(0), "draw take");
  current.play("0 retire E05");
  EXPECT_TRUE(current.outcomes().starts_with("event E01"));
}

// TL-36
TEST(LegendsVocabulary, EachEachOtherAndTheHolderOfTheCard_TL_36) {
  {
    const Rewritten event("E05", R"([{"op":"GAIN_MONEY","who":"each","n":2}])");
    EXPECT_EQ(struck("E05").purses(), "7 7 7");
  }
  {
    const Rewritten event("E05", R"([{"op":"GAIN_MONEY","who":"each_other","n":2}])");
    EXPECT_EQ(struck("E05").purses(), "5 7 7");
  }
  {
    const Rewritten event("E05", R"([{"op":"LOSE_MONEY","who":"each","n":9}])");
    EXPECT_EQ(struck("E05").purses(), "0 0 0") << "never below nothing";
  }
  {
    const Rewritten event("E05", R"([{"op":"GAIN_MONEY","who":"first_player_holder","n":2}])");
    Table table = Table::ready("{}", 3);
    table.idle().event(1, "E05").play("N card red");
    EXPECT_EQ(table.purses(), "7 5 5") << "seat 0 began";
  }
  {
    // Everybody draws, clockwise from the active player; each asks for its own cards.
    const Rewritten event("E05", R"([{"op":"DRAW_DECK","who":"each_other","n":2}])");
    Table table = struck("E05");
    table.play("N card red.p; N card red.p; N card blue.p; N card blue.p");
    EXPECT_NE(table.hand(1).find("red.p red.p"), std::string::npos);
    EXPECT_NE(table.hand(2).find("blue.p blue.p"), std::string::npos);
    EXPECT_EQ(table.asked(0), "draw take");
  }
}

// TL-36
TEST(LegendsVocabulary, SeveralCardsThatFitAreDiscardedOneByOne_TL_36) {
  const Rewritten event("E22", R"([{"op":"DISCARD","who":"each","n":2,"filter":{"symbol":"skull"}}])");
  const Deal deal = {.hands = {"red.s blue.s white.s red", "green green green green", "black.s red red red"}};
  Table table = struck("E22", deal, R"({"mode":"continent"})");
  EXPECT_EQ(table.legal(0), "discard blue.s | discard white.s | discard red.s");
  EXPECT_EQ(table.refusal(0, "discard red"), "I34") << "it bears no skull";
  EXPECT_EQ(table.refusal(0, "discard green.s"), "I15");
  table.play("0 discard blue.s");
  EXPECT_EQ(table.legal(0), "discard white.s | discard red.s");
  table.play("0 discard red.s");
  EXPECT_EQ(table.legal(2), "discard black.s") << "seat 1 has none and is not asked";
  table.play("2 discard black.s");
  EXPECT_EQ(table.asked(0), "draw take") << "seat 2 has no other";
}

// TL-48
TEST(LegendsVocabulary, TicketsOfAnEventAreNotTheTicketAction_TL_48) {
  const Rewritten event("E05", R"([{"op":"DRAW_TICKETS","who":"active","n":2,"keep":1}])");
  Table table = Table::ready(R"({"mode":"continent"})", 2);
  table.event(0, "E05").play("N card red");
  EXPECT_TRUE(table.outcomes().starts_with("ticket"));
  table.settle();
  EXPECT_EQ(table.moves(0).size(), 3u);
  EXPECT_EQ(table.refusal(0, "keep none"), "I20");
  table.play("0 " + table.moves(0)[0]);
  EXPECT_EQ(table.asked(0), "draw take");
}

// TL-29, TL-29a, TL-26
TEST(LegendsVocabulary, AShortDisplayIsFilledAtTheEndOfATurn_TL_29_TL_29a_TL_26) {
  // The active player draws all that can be drawn, then a card from the display.
  const Rewritten event("E05", R"([{"op":"DRAW_DECK","who":"active","n":90},
      {"op":"TAKE_DISPLAY","who":"active","n":1,"loco_ok":false}])");
  Table table = Table::ready("{}", 2, {.hands = {"white", "red"}, .display = "red red blue blue loco"});
  table.event(0, "E05").settle();
  EXPECT_EQ(table.deck() + table.discarded(), 6) << "newspapers alone are nothing to draw";
  EXPECT_EQ(table.legal(0), "take blue | take red");
  table.play("0 take red");
  EXPECT_EQ(table.display(), "blue blue red loco") << "nothing fills the place";
  EXPECT_EQ(table.sorted(0), "take blue | take red") << "the second card has to be taken";
  table.play("0 take red");
  EXPECT_EQ(table.turn().first(), 1);
  EXPECT_EQ(table.display(), "blue blue loco");
  table.play("1 claim MTR-ALB red*1; 1 pay red");
  EXPECT_EQ(table.outcomes(), "card news 5") << "the deck comes first; with so few cards newspapers are quiet";
  table.play("N card news; N card news; N card news; N card news; N card news");
  EXPECT_EQ(table.outcomes(), "card news 6 | card red 1") << "then the discard pile, with what was paid";
  table.play("N card red");
  EXPECT_EQ(table.display(), "blue blue red loco");
  EXPECT_EQ(table.turn().first(), 0);
}

// TL-28, TL-R16
TEST(LegendsVocabulary, WithFewerThanThreeCarsTheDisplayIsNotReset_TL_28_TL_R16) {
  const Rewritten event("E05", R"([{"op":"DRAW_DECK","who":"active","n":90},
      {"op":"TAKE_DISPLAY","who":"active","n":1,"loco_ok":false}])");
  for (const bool three : {false, true}) {
    Table table =
        Table::ready("{}", 2, {.hands = {"white", "loco loco loco red"}, .display = "red red blue blue loco"});
    table.event(0, "E05").settle().play("0 take red; 0 take red");
    ASSERT_EQ(table.display(), "blue blue loco");
    table.play(three ? "1 claim CIN-NAS/a red*1+loco*2; 1 pay red" : "1 claim CIN-LEW loco*2");
    while (table.weight("card loco") == 0) table.play("N card news");
    table.play("N card loco; N card loco");
    EXPECT_EQ(table.natures(), three) << "two cars lie in the display, the third in the discard pile";
    if (!three) EXPECT_EQ(table.display(), "blue blue loco loco loco");
    if (!three) EXPECT_EQ(table.turn().first(), 0);
  }
}

// TL-94
TEST(LegendsVocabulary, AChoiceWhosePaymentCannotBeMetIsNotPut_TL_94) {
  const Rewritten event("E12",
                        R"([{"op":"FOR_EACH","set":"players","effects":[{"op":"CHOOSE","who":"owner","min":0,"max":1,
      "options":[[{"op":"DISCARD","who":"owner","n":2,"filter":{"same_color":true,"loco":false}},
                  {"op":"PAY","who":"owner","n":6,"to":"bank"},{"op":"GAIN_MONEY","who":"owner","n":9}]]}]}])");
  const Deal deal = {.hands = {"red red blue green", "red red blue green"}};
  constexpr std::string_view kOptions = R"({"mode":"continent","companies":["red","blue"],"upgrades":{"blue":["U7"]}})";
  Table table = struck("E12", deal, kOptions, 2);
  EXPECT_EQ(table.purses(), "5 7");
  EXPECT_EQ(table.asked(0), "") << "six dollars are not there";
  EXPECT_EQ(table.legal(1), "sell red red | skip");
  table.play("1 sell red red");
  EXPECT_EQ(table.purses(), "5 10");
  EXPECT_EQ(table.asked(0), "draw take");
}

// TL-94a
TEST(LegendsVocabulary, WhatCanDoNothingWhereItStandsIsRefused_TL_94a) {
  const auto refused = [](std::string_view effects, Place place, std::string_view named) {
    EXPECT_NE(problem_of(effects, place).find(named), std::string::npos)
        << effects << ": \"" << problem_of(effects, place) << '"';
  };
  EXPECT_EQ(problem_of(R"([{"op":"GAIN_MONEY","who":"active","n":1}])", Place::Lightning), "");
  refused(R"([{"op":"GAIN_MONEY","who":"active","n":1}])", Place::Lasting, "GAIN_MONEY");
  refused(R"([{"op":"GAIN_MONEY","who":"winner","n":1}])", Place::Lightning, "winner");
  refused(R"([{"op":"MOD","param":"company_bonus","value":1}])", Place::Lasting, "company_bonus");
  refused(R"([{"op":"SET_TRAINS","n":20}])", Place::Lightning, "SET_TRAINS");
  refused(R"([{"op":"OPEN_TERRITORY","chooser":"winner"}])", Place::Before, "OPEN_TERRITORY");
  refused(R"([{"op":"DRAW_DECK","who":"owner","n":1}])", Place::SlipReward, "DRAW_DECK");
  refused(R"([{"op":"IF","cond":["END_LARGE"],"then":[{"op":"GAIN_MONEY","who":"active","n":1}]}])", Place::Lightning,
          "END_LARGE");
  refused(R"([{"op":"IF","cond":["CLAIM",{"grey":true},2],"then":[]}])", Place::Claim, "present claim");
  refused(
      R"([{"op":"IF","cond":["CLAIM",{"grey":true},1],"then":[{"op":"SLIP_LINE","name":"gold","formula":["sum","gold"]}]}])",
      Place::Claim, "SLIP_LINE");
  refused(R"([{"op":"PAY","who":"active","n":1,"to":"player"}])", Place::Claim, "to is \"player\"");
  refused(R"([{"op":"PLACE_MARKER","kind":"grain","target":{"random_link":{}}}])", Place::Lightning, "kind");
  refused(R"([{"op":"DISCARD","who":"each","n":2,"filter":{"same_color":true}}])", Place::Lightning, "one colour");
  refused(R"([{"op":"FOR_EACH","set":"end_cities_with_opponent_depot","effects":[]}])", Place::Lightning, "FOR_EACH");
  refused(R"([{"op":"DANCE"}])", Place::Lightning, "DANCE");
  // What is said beside it must be what is done.
  refused(R"([{"op":"COST_EXTRA","n":1,"card_filter":"loco","route_filter":{}}])", Place::Lasting, "card_filter");
  refused(R"([{"op":"SLIP_LINE","name":"gold","formula":["sum","grain"]}])", Place::Slip, "grain");
  refused(R"([{"op":"SLIP_LINE","name":"grain","formula":["majority","gold",4,2]}])", Place::Slip, "gold");
  refused(R"([{"op":"RETIRE_TICKETS","filter":{"set":"T1","max_value":4}}])", Place::Before, "T1");
  refused(
      R"([{"op":"CHOOSE","who":"owner","min":1,"max":1,"options":[[{"op":"TAKE_DISPLAY","n":1,"loco_ok":false}]]}])",
      Place::Bonus, "min");
  refused(R"([{"op":"MOD","param":"claim_money","value":1,"route_filter":{"shape":"round"}}])", Place::Lasting,
          "shape");
}

// TL-94a
TEST(LegendsVocabulary, RoutesAreFilteredByRegionsOfTheStartAndByKinds_TL_94a) {
  const auto matched = [](std::string_view filter) {
    Tables copy = tables();
    std::string problem;
    const Json json =
        parse_json(R"([{"op":"MOD","param":"claim_money","value":1,"route_filter":)" + std::string(filter) + "}]");
    const List list = Compiler(copy).list(JsonReader(&json, "effects", &problem), Place::Lasting);
    EXPECT_EQ(problem, "");
    std::set<std::string> found;
    for (const int route : copy.program.filters[copy.program.effects[list.begin].filter].routes)
      found.insert(std::string(copy.routes[static_cast<std::size_t>(route)].id));
    return found;
  };
  const auto wanted = [](auto fits) {
    std::set<std::string> found;
    for (const Json& route : facts("map")["routes"]) {
      if (fits(route)) found.insert(route["id"].get<std::string>());
    }
    return found;
  };
  const auto one = [](const char* list, const Json& id) {
    for (const Json& each : facts("map")[list]) {
      if (each["id"] == id) return each;
    }
    return Json();
  };
  for (const char* kind : {"single", "double", "triple"}) {
    EXPECT_EQ(matched(R"({"kind":")" + std::string(kind) + "\"}"),
              wanted([&](const Json& route) { return one("links", route["link"])["kind"] == kind; }));
  }
  for (const char* region : {"northeast", "appalachia", "south", "coast", "T1", "T8"}) {
    EXPECT_EQ(matched(R"({"touches_region":")" + std::string(region) + "\"}"), wanted([&](const Json& route) {
                return one("cities", route["a"])["region"] == region || one("cities", route["b"])["region"] == region;
              }));
  }
}

// TL-85, TL-86
TEST(LegendsVocabulary, APostcardCountsOnlyWhatTheMapStillShows_TL_85_TL_86) {
  const auto problem = [](std::string_view condition) {
    Tables copy = tables();
    std::string said;
    const Json json = parse_json(condition);
    (void)Compiler(copy).postcard(JsonReader(&json, "condition", &said));
    return said;
  };
  EXPECT_EQ(problem(R"(["CLAIM",{"min_length":3},2])"), "");
  EXPECT_EQ(problem(R"(["EXTRA_LOCO",2])"), "");
  EXPECT_NE(problem(R"(["CLAIM",{"uses_loco":true},2])"), "");
  EXPECT_NE(problem(R"(["CLAIM",{"touched_end_fresh":true},1])"), "");
  EXPECT_NE(problem(R"(["AND",["EXTRA_LOCO",1],["CONNECT","CHI","BOS"]])"), "");
  EXPECT_NE(problem(R"(["NOT",["HAND","any",3]])"), "");
}

}  // namespace
}  // namespace rh::legends_of_the_west::testing
