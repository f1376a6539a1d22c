// Random games of every mode, judged from outside: claims, tickets, paths, and that nothing is lost.
#include "tests/games/legends_of_the_west/oracle.h"
#include "tests/games/legends_of_the_west/table.h"

namespace rh::legends_of_the_west::testing {
namespace {

struct Setting {
  Json options;
  int seats;
};

std::vector<Setting> settings() {
  std::vector<Setting> all = {{Json::object(), 2},
                              {Json{{"distinct_charters", true}}, 5},
                              {Json{{"mode", "continent"}, {"rules", {"R01", "R02", "R04", "R05", "R09", "R10"}}}, 3},
                              {Json{{"mode", "single_year"}, {"number", 4}}, 4}};
  for (const int game : {1, 3, 6, 9, 12}) all.push_back({campaign(carry_before(game, {"red", "blue", "green"})), 3});
  all.push_back({Json{{"mode", "campaign_short"}}, 4});
  return all;
}

// Plays a random game of every setting and looks at it now and then.
template <class Look>
void each_position(int every, Look look) {
  std::uint64_t seed = 1;
  for (const auto& [options, seats] : settings()) {
    Table table(options, seats);
    Random random(seed++);
    for (int i = 0; table.random_move(random); ++i) {
      if (i % every == 0 || table.over()) look(table, options);
      if (::testing::Test::HasFailure()) return;
    }
    look(table, options);
  }
}

// TL-37, TL-38, TL-39, TL-40, TL-41, TL-42, TL-43
TEST(LegendsJudge, TheClaimsAreThoseOfTheWords_TL_37_TL_38_TL_39_TL_40_TL_41_TL_42_TL_43) {
  std::size_t compared = 0;
  each_position(41, [&](const Table& table, const Json&) {
    if (table.over() || table.natures()) return;
    const Seat seat = table.turn().first();
    if (table.legal(seat).find("tickets") == std::string::npos && table.legal(seat, "claim ").empty()) return;
    if (table.view(seat)["phase"] == "action" || !table.legal(seat, "claim ").empty()) {
      const auto own = table.moves(seat, "claim ");
      EXPECT_EQ(std::set<std::string>(own.begin(), own.end()), claims(table.view(seat), seat));
      compared += own.size();
    }
  });
  EXPECT_GT(compared, 200u);
}

// TL-62, TL-63, TL-3
TEST(LegendsJudge, TicketsAndPathsAreThoseOfTheRoutes_TL_62_TL_63_TL_3) {
  each_position(300, [&](const Table& table, const Json&) {
    const Json seen = table.view(kAllSeeing);
    for (Seat s = 0; s < table.seats(); ++s) {
      const auto routes = routes_of(seen, s);
      if (routes.size() < 22) EXPECT_EQ(table.detail(s)["longest"], longest(routes));
      for (const char* key : {"tickets_done", "tickets_failed"}) {
        for (const Json& id : table.detail(s)[key]) {
          for (const Json& ticket : facts("tickets")["tickets"]) {
            if (ticket["id"] == id)
              EXPECT_EQ(connected(routes, ticket["a"], ticket["b"]), std::string_view(key) == "tickets_done");
          }
        }
      }
    }
  });
}

// TL-13, TL-17, TL-97
TEST(LegendsJudge, CardsTrainsAndTicketsAreConserved_TL_13_TL_17_TL_97) {
  each_position(61, [&](const Table& table, const Json& options) {
    const Json seen = table.view(kAllSeeing);
    int cards = seen["deck"].get<int>() + static_cast<int>(seen["display"].size()) + table.discarded();
    std::map<std::string, int> kinds;
    for (Seat s = 0; s < table.seats(); ++s) {
      cards += table.cards(s);
      int spaces = 0;
      for (const Json* route : routes_of(seen, s)) spaces += (*route)["length"].get<int>();
      EXPECT_EQ(spaces + table.trains(s), seen["trains"].get<int>());
      EXPECT_GE(table.money(s), 0);
      EXPECT_EQ(seen["seats"][static_cast<std::size_t>(s)]["cards"], table.cards(s));
    }
    if (seen.contains("claim") && !seen["claim"].is_null()) return;  // cards on their way
    const int news = table.seats() == 2 ? 6 : table.seats() == 3 ? 4 : 3;
    const bool dealt =
        table.over() || (!table.natures() && table.asked(table.turn().first()).find("draw") != std::string::npos);
    if (dealt) EXPECT_EQ(cards, 84 + news) << options.dump();
    std::set<std::string> held;
    std::size_t count = 0;
    for (Seat s = 0; s < table.seats(); ++s) {
      for (const std::string& ticket : split(table.tickets(s), " ")) held.insert(ticket), ++count;
    }
    EXPECT_EQ(held.size(), count) << "every ticket is held once";
  });
}

// TL-5, TL-106
TEST(LegendsJudge, GamesAreNotEndless_TL_5_TL_106) {
  std::size_t most = 0;
  each_position(1, [&](const Table& table, const Json&) {
    if (table.over() || table.natures()) return;
    most = std::max(most, table.moves(table.turn().first()).size());
  });
  EXPECT_LE(most, legends().most_moves());
  EXPECT_GE(legends().most_moves(), 1100u);
}

}  // namespace
}  // namespace rh::legends_of_the_west::testing
