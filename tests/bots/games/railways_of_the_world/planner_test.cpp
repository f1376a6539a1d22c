// What the bots of Railways of the World think with: links on offer, journeys of cubes, plans of whole actions.
#include <algorithm>

#include "bots/games/railways_of_the_world/forecast.h"
#include "bots/games/railways_of_the_world/plans.h"
#include "engine/games/railways_of_the_world/game.h"
#include "tests/bots/series.h"

namespace rh {
namespace {

using namespace railways_of_the_world;

const Game& game() { return *find_game("railways_of_the_world"); }

Match started(std::string_view map, int seats) {
  Options options(game().info().options);
  EXPECT_TRUE(options.set_text("map", map).has_value());
  return std::move(*Match::start(game(), options, seats));
}

// Positions of a game between bots, each time a seat is to choose an action or to bid.
template <class Look>
void in_a_game(std::string_view map, const std::vector<std::string>& names, std::uint64_t seed, Look look) {
  auto match = started(map, static_cast<int>(names.size()));
  Cast cast(game(), names, seed);
  while (!match.over()) {
    const Position& position = match.position();
    const State& state = state_of<RailwaysOfTheWorld>(position);
    const Seat seat = position.turn().first();
    if (state.table.phase == Phase::Action || state.table.phase == Phase::Auction) look(state, seat);
    ASSERT_FALSE(match.play(seat, seat == kNature ? cast.nature().choose(match) : cast.choose(position, seat, {})));
  }
}

// RW-20: all pairs that four tiles can join on an empty board; RW-V2, RW-V3, RW-V4 say what some of them cost.
TEST(RailwaysOfTheWorldOffers, AreThePairsOfTheReferenceLinks_RW20) {
  Offers offers;
  for (const auto& [map, count] : {std::pair("eastern_us", 144u), std::pair("mexico", 90u)}) {
    const auto match = started(map, 2);
    EXPECT_EQ(offers.of(state_of<RailwaysOfTheWorld>(match.position()).table).size(), count) << map;
  }
  const auto match = started("eastern_us", 2);
  const Table& table = state_of<RailwaysOfTheWorld>(match.position()).table;
  const auto price = [&](std::string_view a, std::string_view b) {
    const int one = table.map().city_named(a), other = table.map().city_named(b);
    const auto found = std::ranges::find_if(offers.of(table), [&](const Offer& offer) {
      return std::min(one, other) == offer.from && std::max(one, other) == offer.to;
    });
    return found == offers.of(table).end() ? -1 : static_cast<int>(found->price);
  };
  EXPECT_EQ(price("new_york", "philadelphia"), 2);
  EXPECT_EQ(price("pittsburgh", "harrisburg"), 12);
  EXPECT_EQ(price("kansas_city", "st_louis"), 10);
}

// The rules' own search finds no better journey, whatever hotels, depots and bonus cards there are.
TEST(RailwaysOfTheWorldNetwork, FindsTheJourneyWithMostPoints) {
  constexpr Judgement kOwnPoints{.foreign = 0, .foreign_links = kLongest};
  int compared = 0;
  for (const std::string_view map : {"eastern_us", "mexico"}) {
    in_a_game(map, {"level1", "greedy", "level1"}, 3, [&](const State& state, Seat seat) {
      if (state.table.turn > 5) return;  // later the rules look at some of very many ways
      Network network(state, seat, kOwnPoints);
      const int reach = reach_of(state, seat);
      network.look(reach);
      float most = 0;
      for (const Haul& haul : network.hauls()) most = std::max(most, haul.own);
      int best = 0;
      for (const Prospect& one : find_prospects(state, seat, reach, reach)) best = std::max(best, one.points);
      EXPECT_EQ(static_cast<int>(most), best);
      compared += most > 0 ? 1 : 0;
    });
  }
  EXPECT_GT(compared, 30);
}

// Only journeys over the link are looked at: that must find what going over all of them finds.
TEST(RailwaysOfTheWorldNetwork, PromisesWithALinkWhatItWouldPromiseIfItWereThere) {
  constexpr Judgement kJudgement{.foreign_links = 1};
  Offers offers;
  int compared = 0;
  in_a_game("mexico", {"greedy", "level1", "greedy"}, 4, [&](const State& state, Seat seat) {
    Network network(state, seat, kJudgement);
    network.look(3);
    const double before = network.promise(3, 9);
    for (const Offer& offer : offers.of(state.table)) {
      const double told = network.promise_with_link(offer.from, offer.to, 3, 9);
      ASSERT_EQ(network.promise(3, 9), before);
      Network whole(state, seat, kJudgement);
      whole.add_link(offer.from, offer.to);
      whole.look(3);
      ASSERT_EQ(told, whole.promise(3, 9))
          << state.table.map().city(offer.from).id << " " << state.table.map().city(offer.to).id;
      compared += told > before ? 1 : 0;
    }
  });
  EXPECT_GT(compared, 1000);
}

TEST(RailwaysOfTheWorldNetwork, WhatIsTriedOutIsTakenBack) {
  in_a_game("mexico", {"greedy", "greedy"}, 2, [&](const State& state, Seat seat) {
    const Judgement judgement;
    Network network(state, seat, judgement);
    network.look(3);
    const double before = network.promise(3, 9);
    network.add_link(0, 5);
    network.look(3);
    EXPECT_GE(network.promise(3, 9), before) << "a link takes nothing away";
    network.remove_link(0, 5);
    const int color = network.paint(4, 2);
    network.put(4, 2, 2);
    network.look(3);
    network.paint(4, color);
    network.put(4, 2, -2);
    network.look(3);
    EXPECT_EQ(network.promise(3, 9), before);
  });
}

TEST(RailwaysOfTheWorldPlans, CanAllBePlayedToTheEndOfTheAction) {
  Planner planner;
  std::vector<Plan> plans;
  std::uint64_t kinds = 0;
  for (const std::string_view map : {"eastern_us", "mexico"}) {
    int moment = 0;
    in_a_game(map, {"greedy", "random", "greedy"}, 6, [&](const State& state, Seat seat) {
      if (++moment % 4 != 0) return;
      planner.plans(state, seat, {}, plans);
      for (const Plan& plan : plans) {
        State next = state;
        for (const Move& move : plan.moves) {
          const Refusal refusal = check(next, seat, move);
          std::string text;
          print(move, text);
          ASSERT_FALSE(refusal) << refusal.code << " " << text;
          apply(next, seat, move, nullptr);
          kinds |= std::uint64_t{1} << static_cast<int>(move.kind);
        }
        EXPECT_TRUE(next.table.phase < Phase::Build || next.table.phase > Phase::Depot) << "the action is not over";
      }
    });
  }
  for (const Kind kind : {Kind::Bid, Kind::Pass, Kind::Build, Kind::Upgrade, Kind::Deliver, Kind::Urbanize, Kind::Take,
                          Kind::Use, Kind::Lay, Kind::Go, Kind::Paint, Kind::Grow, Kind::Depot})
    EXPECT_TRUE((kinds >> static_cast<int>(kind) & 1) != 0) << static_cast<int>(kind);
}

// A payment that needs bonds costs more than the same out of a full purse.
TEST(RailwaysOfTheWorldPlans, MoneyIsDearWhereItIsBorrowed) {
  const auto match = started("eastern_us", 3);
  State state = state_of<RailwaysOfTheWorld>(match.position());
  Company& company = state.company(0);
  const double borrowed = Purse(state.table, company, {}).cost(10);
  company.cash = 40;
  EXPECT_GT(borrowed, 2 * Purse(state.table, company, {}).cost(10));
  EXPECT_GT(borrowed, 2) << "two bonds are two points in the end";
}

// What is expected at the last turn is near to what comes.
TEST(RailwaysOfTheWorldForecast, KnowsTheEndWhenItIsNear) {
  double off = 0;
  int count = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    auto match = started("mexico", 3);
    Cast cast(game(), {"greedy", "level1", "greedy"}, seed);
    std::vector<Forecast> told;
    while (!match.over()) {
      const State& state = state_of<RailwaysOfTheWorld>(match.position());
      if (told.empty() && state.table.last_turn() && state.table.phase == Phase::Action) told = forecasts_of(state);
      const Position& position = match.position();
      const Seat seat = position.turn().first();
      ASSERT_FALSE(match.play(seat, seat == kNature ? cast.nature().choose(match) : cast.choose(position, seat, {})));
    }
    ASSERT_EQ(told.size(), 3u);
    const Standing end = match.position().standing();
    for (std::size_t s = 0; s < 3; ++s) {
      off += std::abs(told[s].points - end.scores[s]);
      ++count;
    }
  }
  EXPECT_LT(off / count, 8);
}

}  // namespace
}  // namespace rh
