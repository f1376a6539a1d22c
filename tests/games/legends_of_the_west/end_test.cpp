// Tickets, the last round, the slip and the ranking (sections 4.5, 4.6 and 5).
#include <algorithm>

#include "tests/games/legends_of_the_west/oracle.h"
#include "tests/games/legends_of_the_west/table.h"

namespace rh::legends_of_the_west::testing {
namespace {

// TL-47, TL-I20, TL-I36
TEST(LegendsTickets, ThreeAreDrawnAndAtLeastOneIsKept_TL_47_TL_I20_TL_I36) {
  Table table = Table::ready("{}", 2, {.tickets = {"K01 K02"}});
  table.play("0 tickets; N ticket K30; N ticket K31; N ticket K32");
  EXPECT_EQ(table.moves(0).size(), 7u);
  EXPECT_EQ(table.refusal(0, "keep K01"), "I36") << "kept before, not offered now";
  EXPECT_EQ(table.refusal(0, "keep none"), "I20");
  EXPECT_EQ(table.refusal(0, "tickets"), "I2");
  table.play("0 keep K31");
  EXPECT_EQ(table.tickets(0), "K01 K02 K31");
  EXPECT_EQ(table.turn().first(), 1);
}

// TL-47, TL-48, TL-I21
TEST(LegendsTickets, FewerWhenFewerAreLeftAndNoneFromAnEmptyDeck_TL_47_TL_48_TL_I21) {
  Table table = Table::ready("{}", 5);
  int left = 33 - 20 + 10;
  while (left > 0) {
    const std::string by = std::to_string(table.turn().first());
    table.play(by + " tickets").settle();
    const auto all = table.moves(table.turn().first());
    EXPECT_EQ(all.size(), left >= 3 ? 7u : left == 2 ? 3u : 1u);
    table.play(by + " " + *std::ranges::max_element(all, {}, &std::string::size));
    left -= std::min(left, 3);
  }
  EXPECT_EQ(table.refusal(table.turn().first(), "tickets"), "I21");
}

// TL-49
TEST(LegendsTickets, TicketsAreSecretUntilTheEnd_TL_49) {
  Table table = Table::ready("{}", 2, {.tickets = {"K01 K02 K03"}});
  EXPECT_EQ(table.view(1)["seats"][0]["tickets"], 3);
  EXPECT_FALSE(table.view(1)["seats"][0].contains("held"));
  EXPECT_EQ(table.view(0)["seats"][0]["held"].size(), 3u);
  EXPECT_GE(table.finish().view(1)["seats"][0]["held"].size(), 3u);
}

// TL-50, TL-W13, TL-R21
TEST(LegendsEnd, WithTwoTrainsLeftEverybodyHasOneMoreTurn_TL_50_TL_W13_TL_R21) {
  Table table = Table::ready("{}", 4);
  table.own(2, "NAS-NOL/a SAV-MOB/b PIT-CIN/a ATL-CHS ATL-MOB").own(3, "NAS-NOL/b SAV-MOB/a PIT-CIN/b NRF-CHS/b");
  EXPECT_EQ(table.trains(2), 3);
  EXPECT_TRUE(table.view(kAllSeeing)["last_round"].is_null());
  table.own(2, "MTR-ALB");
  EXPECT_EQ(table.trains(2), 2);
  EXPECT_FALSE(table.view(kAllSeeing)["last_round"].is_null());
  std::string order;
  for (int i = 0; i < 5 && !table.over(); ++i) {
    const Seat seat = table.settle().turn().first();
    order += std::to_string(seat);
    if (seat == 3) {
      // Seat 3 falls to two or fewer as well: nothing begins anew.
      const auto claims = table.moves(3, "claim ");
      if (!claims.empty())
        table.play("3 " + claims[0]).decline();
      else
        table.idle();
    } else {
      table.idle();
    }
  }
  EXPECT_EQ(order, "3012");
  EXPECT_TRUE(table.over());
}

// TL-51, TL-I23, TL-R9
TEST(LegendsEnd, APassIsForThoseWhoCanDoNothing_TL_51_TL_I23_TL_R9) {
  Table table = Table::ready("{}", 5);
  EXPECT_EQ(table.refusal(0, "pass"), "I23");
  // All tickets are taken, all cards hoarded, nearly nothing can be claimed: then pass, and the game ends.
  for (int i = 0; i < 4000 && !table.over(); ++i) {
    if (table.natures()) {
      table.settle();
      continue;
    }
    const Seat seat = table.turn().first();
    const auto all = table.moves(seat);
    EXPECT_TRUE(all.size() == 1 || std::ranges::find(all, "pass") == all.end()) << "only when there is nothing else";
    EXPECT_FALSE(all.empty());
    const std::string by = std::to_string(seat) + " ";
    const auto has = [&](const char* word) { return std::ranges::find(all, word) != all.end(); };
    if (has("tickets"))
      table.play(by + "tickets");
    else if (has("draw"))
      table.play(by + "draw");
    else
      table.play(by + *std::ranges::max_element(all, {}, &std::string::size));
  }
  EXPECT_TRUE(table.over());
}

// TL-51, TL-R9, TL-50
TEST(LegendsEnd, WhenAllPassOneAfterAnotherTheGameIsOver_TL_51_TL_R9_TL_50) {
  // The last game on the map of 1865: 138 trains for 101 spaces. When all are claimed, all tickets and cards taken,
  // nobody can act.
  Table table = Table::ready(campaign(carry_before(12, {"red", "blue", "green"}, {})), 3);
  int passes = 0;
  for (int i = 0; i < 4000 && !table.over(); ++i) {
    const Seat seat = table.settle().turn().first();
    const auto all = table.moves(seat), claims = table.moves(seat, "claim ");
    const std::string& move = claims.empty() ? all[0] : claims.back();
    if (move == "pass") {
      EXPECT_EQ(all.size(), 1u);
      EXPECT_TRUE(table.view(kAllSeeing)["last_round"].is_null());
      EXPECT_EQ(table.refusal(seat, "draw"), "I3");
      EXPECT_EQ(table.refusal(seat, "tickets"), "I21");
    }
    passes = move == "pass" ? passes + 1 : 0;
    table.play(std::to_string(seat) + " " + move).decline();
  }
  ASSERT_TRUE(table.over());
  EXPECT_EQ(passes, 3) << "at once, when everybody has passed";
  for (Seat s = 0; s < 3; ++s) EXPECT_GT(table.trains(s), 2) << "not by the last round";
}

// TL-60, TL-W1, TL-W2, TL-61
TEST(LegendsEnd, TheSlipAddsMoneyTrainsAndTickets_TL_60_TL_W1_TL_W2_TL_61) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Table table = Table::ready("{}", 2 + static_cast<int>(seed % 4)).finish(seed);
    for (Seat s = 0; s < table.seats(); ++s) {
      const Json own = table.detail(s);
      const int left = own["trains_left"].get<int>();
      const int bonus = left == 0    ? 16
                        : left == 1  ? 12
                        : left == 2  ? 9
                        : left == 3  ? 7
                        : left == 4  ? 6
                        : left <= 7  ? 4
                        : left <= 10 ? 2
                                     : 0;
      EXPECT_EQ(own["trains_bonus"], bonus) << left;
      int tickets = 0;
      for (const Json& id : own["tickets_done"]) tickets += value_of(id.get<std::string>());
      for (const Json& id : own["tickets_failed"]) tickets -= value_of(id.get<std::string>());
      EXPECT_EQ(own["tickets"], tickets);
      EXPECT_EQ(own["total"], std::max(0, own["money"].get<int>() + bonus + tickets));
    }
  }
}

// TL-62
TEST(LegendsEnd, ATicketIsDoneWhenItsCitiesAreConnected_TL_62) {
  Table table = Table::ready("{}", 2, {.tickets = {"K01 K10"}});
  table.own(0, "MTR-ALB ALB-NYC NYC-PHI/c");
  EXPECT_FALSE(table.seat(0)["held"][0]["done"].get<bool>());
  table.own(0, "PHI-BAL/a");
  EXPECT_TRUE(table.seat(0)["held"][0]["done"].get<bool>()) << "Montréal-Baltimore";
  EXPECT_FALSE(table.seat(0)["held"][1]["done"].get<bool>());
  table.finish();
  EXPECT_EQ(std::ranges::count(table.detail(0)["tickets_done"], Json("K01")), 1);
}

// TL-63, TL-W25
TEST(LegendsEnd, TheLongestPathMayRepeatCitiesNotRoutes_TL_63_TL_W25) {
  Table table = Table::ready("{}", 2);
  table.own(0, "CHI-CIN/a CIN-LEW PIT-LEW PIT-CIN/a LEW-NRF");
  EXPECT_EQ(table.detail(0)["longest"], 9);
  EXPECT_EQ(longest(routes_of(table.view(kAllSeeing), 0)), 9);
}

// TL-64, TL-W14, TL-R13
TEST(LegendsEnd, TiesAreBrokenByTicketsThenByTheLastTurn_TL_64_TL_W14_TL_R13) {
  int ties = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const bool by_seat = seed % 2 == 0;
    Table table = Table::ready(by_seat ? R"({"tiebreak":"seat"})" : "{}", 5);
    Random random(seed);
    std::vector<int> last(5, 0);
    int turn = 0;
    Seat active = -1;
    while (!table.over()) {
      if (!table.natures() && table.turn().first() != active) active = table.turn().first(), ++turn;
      if (active >= 0) last[static_cast<std::size_t>(active)] = turn;
      table.random_move(random);
    }
    const Json result = table.result();
    for (std::size_t a = 0; a < 5; ++a) {
      for (std::size_t b = 0; b < 5; ++b) {
        if (a == b) continue;
        const Json &x = result["detail"][a], &y = result["detail"][b];
        const auto key = [&](std::size_t s, const Json& d) {
          return std::tuple{d["total"].get<int>(), static_cast<int>(d["tickets_done"].size()),
                            by_seat ? static_cast<int>(s) : last[s]};
        };
        EXPECT_EQ(result["ranks"][a].get<int>() < result["ranks"][b].get<int>(), key(a, x) > key(b, y))
            << seed << " " << a << " " << b;
        ties += x["total"] == y["total"] ? 1 : 0;
      }
    }
  }
  EXPECT_GT(ties, 0);
}

}  // namespace
}  // namespace rh::legends_of_the_west::testing
