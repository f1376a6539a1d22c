// What a view answers of the rules, so that a client computes nothing.
#include <set>

#include "engine/core/json_reader.h"
#include "tests/games/pioneer_rails/table.h"

namespace rh::pioneer_rails::testing {
namespace {

Json seen(const Table& table, Seat viewer) { return parse_json(table.view(viewer)); }

// PR-58, PR-79, PR-83
TEST(PioneerView, AHandSaysWhichCardsMayStillComeIntoIt_PR_58_PR_79_PR_83) {
  const auto coming = [](const Table& table, Seat viewer, std::size_t seat = 0) {
    return seen(table, viewer)["seats"][seat]["hands"][0].value("coming", Json::object());
  };
  const auto of = [](int table, int deck, bool hidden = false) {
    return Json{{"table", table}, {"deck", deck}, {"hidden", hidden}};
  };
  Table table = Table::ready().cards("QH 10S KC");
  EXPECT_EQ(coming(table, 0)["Q"], of(1, 3));
  EXPECT_EQ(coming(table, 0)["A"], of(0, 4));
  table.play("0 pick QH");
  EXPECT_EQ(coming(table, 0)["Q"], of(0, 3)) << "what is not picked is discarded";
  EXPECT_EQ(coming(table, 0)["K"], of(0, 3));
  EXPECT_EQ(coming(table, 1)["Q"], of(1, 3)) << "the dealer's card stands in no hand yet, and everybody knows it";
  EXPECT_EQ(coming(table, 1)["K"], of(0, 3));
  EXPECT_EQ(coming(table, 1, 1)["K"], of(1, 3));
  EXPECT_EQ(coming(table, 1, 1)["Q"], of(0, 3)) << "the dealer has taken it";

  Table last = Table::ready().at_turn(1, 5).with_hand(0, 1, "Q Q K K").cards("QH 10S KC");
  EXPECT_EQ(coming(last, 0).size(), 3u) << "no turn is left for the deck";
  EXPECT_EQ(coming(last, 0)["Q"], of(1, 0));
  last.play("0 pick QH");
  EXPECT_EQ(coming(last, 0).dump(), "{}");

  Table extra = Table::ready("extra_card", 2).play("N deal 0 QS; N deal 1 10D").cards("QH AS KC");
  EXPECT_EQ(coming(extra, 0)["Q"], of(1, 2, true));
  EXPECT_EQ(coming(extra, 1)["Q"], of(1, 3)) << "for all the others know it lies in the deck";
  EXPECT_EQ(coming(extra, 0, 1)["Q"], of(1, 3)) << "of another hand no more is said than everybody knows";
  for (int turn = 0; turn < 4; ++turn) {
    EXPECT_EQ(seen(extra, 0)["cards"]["last"], false);
    extra.any_turn();
  }
  EXPECT_EQ(seen(extra, 0)["cards"]["last"], true);
  EXPECT_EQ(coming(extra, 0), (Json{{"Q", of(0, 0, true)}}));
}

// PR-39, PR-43, PR-45
TEST(PioneerView, TheTracksOfATurnAreCounted_PR_39_PR_43_PR_45) {
  Table table = Table::laying("hearts").with_boxes(0, 4);
  const auto tally = [&](std::string_view field) { return seen(table, 0)["seats"][0]["tally"][std::string(field)]; };
  EXPECT_EQ(tally("owed"), 3);
  EXPECT_EQ(tally("blocked"), false);
  table.play("0 cross bridge; 0 cross none");
  EXPECT_EQ(seen(table, 0)["seats"][0]["town_boxes_free"], 2);
  EXPECT_EQ(tally("extra"), 2);
  EXPECT_EQ(tally("extra_left"), 2);
  EXPECT_EQ(tally("plain_left"), 1) << "the other one is the bridge's";
  table.lay(0, "20,4 20,2 19,1 18,2");
  EXPECT_EQ(tally("owed"), 0);
  EXPECT_EQ(tally("base"), 3);
  EXPECT_EQ(tally("extra_laid"), 0);
  table.lay(0, "18,2 18,4");
  EXPECT_EQ(tally("base"), 3);
  EXPECT_EQ(tally("extra_laid"), 1);
  EXPECT_EQ(tally("extra_left"), 1);
  EXPECT_EQ(tally("plain_left"), 0);

  Table stuck = Table::laying("hearts");
  stuck.state.at(0).now.touched |= stuck.state.table.map().ports[static_cast<std::size_t>(Suit::Hearts)];
  const Json blocked = seen(stuck, 0)["seats"][0]["tally"];
  EXPECT_EQ(blocked["blocked"], true);
  EXPECT_EQ(blocked["owed"], 0);
  EXPECT_TRUE(stuck.can(0, "done"));
}

// PR-43
TEST(PioneerView, DoneIsLegalWhereNothingIsOwed_PR_43) {
  int owing = 0, free = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Table table("", 2);
    table.state = random_state(seed % 2 ? "side=B" : "", 2, seed, 20 + static_cast<int>(seed * 31 % 260));
    for (Seat seat = 0; seat < 2; ++seat) {
      if (!table.turn().has(seat) || table.state.at(seat).stage != Stage::Lay) continue;
      const int owed = seen(table, seat)["seats"][static_cast<std::size_t>(seat)]["tally"]["owed"];
      EXPECT_EQ(owed == 0, table.can(seat, "done"));
      ++(owed == 0 ? free : owing);
    }
  }
  EXPECT_GT(owing, 0);
  EXPECT_GT(free, 0);
}

// PR-40
TEST(PioneerView, OpenEndsAreWhereABranchGoesOn_PR_40) {
  Table table = Table::laying("hearts").lay(0, "20,4 20,2 19,1");
  const Json ends = seen(table, 0)["seats"][0]["ends"];
  const int corner = kGrid.corner_at({19, 1});
  EXPECT_EQ(ends["hearts"], Json::array({corner}));
  EXPECT_EQ(ends["clubs"], Json::array());
  Table town = Table::laying("hearts").lay(0, "21,7 22,8 22,10");
  EXPECT_EQ(seen(town, 0)["seats"][0]["ends"]["hearts"], Json::array()) << "a branch ends in a town";
}

// PR-70
TEST(PioneerView, AnObjectiveSaysWhatItBringsAndWhoHasAllOfIt_PR_70) {
  Table table = Table::ready().cards("QH 10S KC").play("0 pick QH; 1 pick KC");
  EXPECT_EQ(seen(table, 0)["objectives"][0]["star"], tables().star_first);
  EXPECT_EQ(seen(table, 0)["seats"][0]["meets"], Json::array());
  table.state.table.first_stars = 1;
  EXPECT_EQ(seen(table, 0)["objectives"][0]["star"], tables().star_later);
  EXPECT_EQ(seen(table, 0)["objectives"][1]["star"], tables().star_first);
  for (std::size_t o = 0; o < kObjectives; ++o) {
    const Objective& objective = tables().objectives[o];
    if (objective.measure != Measure::GoldDug) continue;
    Table gold = Table::ready("", 2, "A F K");
    gold.state.table.named = static_cast<std::uint16_t>(1u << o);
    gold.state.at(0).shown.gold = static_cast<std::uint8_t>(objective.count - 1);
    EXPECT_EQ(seen(gold, 1)["seats"][0]["meets"], Json::array());
    ++gold.state.at(0).shown.gold;
    EXPECT_EQ(seen(gold, 1)["seats"][0]["meets"], Json::array({kObjectiveNames[o]}));
  }
}

// PR-72, PR-74, PR-76
TEST(PioneerView, ALonePlayerIsToldTheTargetWithEveryObjective_PR_72_PR_74_PR_76) {
  Table table("level=medium", 1);
  Random random(5);
  while (!table.over()) {
    const Json view = seen(table, 0), solo = view["solo"];
    EXPECT_EQ(solo["objectives"], 5);
    EXPECT_EQ(solo["targets"], Json::array({110, 100, 90, 80, 70, 60}));
    EXPECT_EQ(solo["turned_in"].size(), solo["face_down"]);
    for (const Json& round : solo["turned_in"]) EXPECT_GE(round.get<int>(), 2);
    if (view["phase"] == "play") {
      EXPECT_EQ(solo["target"], solo["targets"][solo["completed"].get<std::size_t>()]);
      for (const Json& round : solo["turned_in"]) EXPECT_GT(round.get<int>(), view["round"].get<int>());
    }
    EXPECT_FALSE(solo.contains("above") || solo.contains("missing"));
    random_move(table.state, random);
  }
  const Json solo = seen(table, 0)["solo"], score = seen(table, 0)["seats"][0]["score"];
  const int total = score["total"], target = score["target"];
  if (score["won"])
    EXPECT_EQ(solo["above"], total - target);
  else
    EXPECT_EQ(solo["missing"], target + 1 - total) << "the target itself is not enough";
}

// PR-11, PR-59, PR-65
TEST(PioneerView, SaysWhatHandsAndYardsCount_PR_11_PR_59_PR_65) {
  Table table = Table::ready();
  const Json view = seen(table, 0);
  EXPECT_EQ(view["poker"]["straight"], (Json{{"points", 5}, {"with_saloon", 5 * tables().saloon_factor}}));
  EXPECT_EQ(view["poker"].size(), static_cast<std::size_t>(kHands));
  EXPECT_FALSE(view["seats"][0].contains("yard_factor"));
  table.state.at(0).shown.yards = 2;
  EXPECT_EQ(seen(table, 0)["seats"][0].contains("yard_factor"), false) << "the own sheet is the one being drawn on";
  EXPECT_EQ(seen(table, 1)["seats"][0]["yard_factor"], tables().yard_factors[1]);
}

// PR-48
TEST(PioneerView, ALocationSaysHowManyOfItsSidesCarryTracks_PR_48) {
  Table table = Table::ready().cards("QD 10S KC").with_tracks(0, "diamonds", "4,14 5,13");
  table.state.at(0).shown = table.state.at(0).now;
  table.play("0 pick QD; 1 pick KC").lay(0, "5,13 5,11");
  const auto bank = [&](Seat viewer) { return seen(table, viewer)["seats"][0]["sides"]["E3"].dump(); };
  EXPECT_EQ(bank(0), R"({"now":2,"drafted":1})");
  EXPECT_EQ(bank(1), R"({"now":1,"drafted":0})") << "what is drawn in this turn nobody else knows";
  table.lay(0, "5,11 4,10");
  EXPECT_FALSE(seen(table, 0)["seats"][0]["sides"].contains("E3")) << "`done` brings it to life";
}

// Counted again from the tracks that a view names.
// PR-48
TEST(PioneerView, SidesOfLocationsAreThoseOfTheTracks_PR_48) {
  int counted = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Table table("", 3);
    table.state = random_state(seed % 2 ? "side=B" : "", 3, seed, 40 + static_cast<int>(seed * 53 % 400));
    const Map& map = table.state.table.map();
    const Json seat = seen(table, static_cast<Seat>(seed % 3))["seats"][seed % 3];
    std::set<int> tracks;
    for (const Json& of_suit : seat["tracks"]) tracks.insert(of_suit.begin(), of_suit.end());
    std::set<std::string> active;
    for (const Json& hex : seat["active"]) active.insert(hex.get<std::string>());
    for (int hex = 0; hex < kHexes; ++hex) {
      const std::string name(kHexNames[static_cast<std::size_t>(hex)]);
      const auto with_track = std::ranges::count_if(kMap.sides[static_cast<std::size_t>(hex)],
                                                    [&](int side) { return tracks.contains(side); });
      const bool waits = tables().sides_needed[static_cast<std::size_t>(map.at(hex))] > 0 && !active.contains(name);
      ASSERT_EQ(seat["sides"].contains(name), waits && with_track > 0) << name;
      if (waits && with_track > 0) {
        EXPECT_EQ(seat["sides"][name]["now"], with_track);
        ++counted;
      }
    }
  }
  EXPECT_GT(counted, 40);
}

// PR-36
TEST(PioneerView, AHandSaysWhenOneCardIsMissing_PR_36) {
  const auto settles = [](std::string_view ranks, int turn) {
    Table table = Table::ready().at_turn(1, turn).with_hand(0, 1, ranks);
    return seen(table, 0)["seats"][0]["hands"][0]["settles"].dump();
  };
  EXPECT_EQ(settles("Q Q K", 4), "false");
  EXPECT_EQ(settles("Q Q K K", 5), "true");
  Table full = Table::ready().at_turn(1, 5).with_hand(0, 1, "Q Q K K A");
  EXPECT_FALSE(seen(full, 0)["seats"][0]["hands"][0].contains("settles"));
}

// PR-3
TEST(PioneerView, TheTurnBeforeIsNamed_PR_3) {
  Table table = Table::ready();
  EXPECT_FALSE(seen(table, 0).contains("turn_before"));
  table.any_turn();
  EXPECT_EQ(seen(table, 0)["turn_before"].dump(), R"({"round":1,"turn":1})");
  for (int turn = 2; turn <= 5; ++turn) table.any_turn();
  EXPECT_EQ(seen(table, 0)["round"], 2);
  EXPECT_EQ(seen(table, 0)["turn_before"].dump(), R"({"round":1,"turn":5})");
  for (int turn = 6; turn <= 20; ++turn) table.any_turn();
  ASSERT_TRUE(table.over());
  EXPECT_EQ(seen(table, 0)["turn_before"].dump(), R"({"round":4,"turn":5})");
}

// PR-70
TEST(PioneerView, AnObjectiveSaysWhatEachSeatHasForIt_PR_70) {
  Table table = Table::ready("", 3, "A F K");
  table.state.at(2).shown.stars = {0, tables().star_first, 0};
  table.state.at(0).shown.stars = {0, tables().star_later, 0};
  const Json objectives = seen(table, kSpectator)["objectives"];
  EXPECT_EQ(objectives[0]["stars"].dump(), "[0,0,0]");
  EXPECT_EQ(objectives[1]["stars"].dump(), "[5,0,10]") << "F is of the ranches";
}

// PR-69
TEST(PioneerView, TheEndSaysWhatDecidedATie_PR_69) {
  Table table("", 4);
  const auto set = [&](Seat seat, int poker, int gold) {
    Sheet& sheet = table.state.at(seat).shown;
    sheet.hand_points[0] = static_cast<std::uint8_t>(poker);
    sheet.gold = static_cast<std::uint8_t>(gold);
  };
  set(0, 4, 5);
  set(1, 6, 3);
  set(2, 4, 5);
  set(3, 8, 4);
  EXPECT_FALSE(seen(table, kSpectator).contains("tie_break"));
  table.state.table.phase = Phase::Over;
  const Json ties = seen(table, kSpectator)["tie_break"];
  EXPECT_EQ(ties[0].dump(), R"({"points":4,"tied":true,"ahead":false})");
  EXPECT_EQ(ties[1].dump(), R"({"points":6,"tied":true,"ahead":true})");
  EXPECT_EQ(ties[2], ties[0]) << "the hands are equal too";
  EXPECT_EQ(ties[3].dump(), R"({"points":8,"tied":false,"ahead":false})");
}

}  // namespace
}  // namespace rh::pioneer_rails::testing
