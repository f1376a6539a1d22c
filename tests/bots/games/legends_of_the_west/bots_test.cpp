// The bots of Legends of the West as players: legal in every mode and through whole campaigns, reproducible, blind for
// what is hidden, stronger in their order; the ways they plan and the tickets they think others have.
#include <set>

#include "bots/games/legends_of_the_west/guess.h"
#include "bots/games/legends_of_the_west/plan.h"
#include "engine/core/campaign.h"
#include "engine/games/legends_of_the_west/claims.h"
#include "engine/games/legends_of_the_west/game.h"
#include "tests/bots/series.h"

namespace rh {
namespace {

const Game& game() { return *find_game("legends_of_the_west"); }

testing::Played play(const std::vector<std::string>& names, const std::vector<std::string_view>& settings,
                     std::uint64_t seed, const Budget& budget) {
  return testing::play(game(), names, settings, seed, budget);
}

constexpr Budget kSmall{.iterations = 200};

TEST(LegendsOfTheWestBots, AreListedWithTheLevelsFirst) {
  std::vector<std::string> names;
  for (const BotInfo& info : bots_of(game())) names.push_back(info.name);
  EXPECT_EQ(names,
            (std::vector<std::string>{"random", "level1", "level2", "level3", "level4", "level5", "one_step",
                                      "long_route", "route_focused", "ticket_hungry", "greedy", "fast", "expert"}));
}

TEST(LegendsOfTheWestBots, PlayLegallyWithEverySeatCount) {
  const std::vector<std::string> all = {"level1", "level2", "level4", "greedy", "fast"};
  for (std::size_t seats = 2; seats <= all.size(); ++seats) {
    const std::vector<std::string> table(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(seats));
    play(table, {seats % 2 == 0 ? "distinct_charters=true" : "distinct_charters=false"}, seats, kSmall);
  }
}

TEST(LegendsOfTheWestBots, PlayLegallyInEveryYearAndOnTheWholeContinent) {
  for (int year = 2; year <= 12; year += 2) {
    const std::string number = "number=" + std::to_string(year);
    play({"one_step", "long_route", "route_focused", "ticket_hungry"}, {"mode=single_year", number}, 3, {});
    play({"fast", "level3"}, {"mode=single_year", number}, 4, kSmall);
  }
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    play({"greedy", "ticket_hungry", "route_focused"},
         {"mode=continent", R"(rules=["R01","R02","R04","R05","R09","R10"])"}, seed, {});
  }
  play({"expert", "level5"}, {"mode=continent", R"(rules=["R01","R02","R04","R05","R09","R10"])"}, 7, kSmall);
}

// Postcards, upgrades, depots, territories and retired events come up only here.
TEST(LegendsOfTheWestBots, PlayWholeCampaigns) {
  for (const auto& [mode, games] : {std::pair{"campaign", 12}, {"campaign_short", 6}}) {
    std::set<legends_of_the_west::Kind> met;
    Options options(game().info().options);
    ASSERT_TRUE(options.set_text("mode", mode).has_value());
    int played = 0;
    for (bool more = true; more; ++played) {
      auto match = Match::start(game(), options, 3);
      ASSERT_TRUE(match.has_value());
      Cast cast(game(), {"greedy", "ticket_hungry", "long_route"}, 20 + static_cast<std::uint64_t>(played));
      while (!match->over()) {
        const Seat seat = match->position().turn().first();
        const PackedMove move =
            seat == kNature ? cast.nature().choose(*match) : cast.choose(match->position(), seat, {});
        ASSERT_FALSE(match->play(seat, move)) << game().print(move);
        met.insert(legends_of_the_west::unpack(move).kind);
      }
      more = match->position().another_game();
      if (more) options = *next_options(*match);
    }
    EXPECT_EQ(played, games);
    using enum legends_of_the_west::Kind;
    for (const auto kind : {Upgrade, Open, Retire, Reveal, Depot}) EXPECT_TRUE(met.contains(kind)) << mode;
  }
}

TEST(LegendsOfTheWestBots, RepeatAGameWithTheSameSeedAndIterations) {
  for (const char* name : {"greedy", "fast", "expert", "level5"})
    testing::expect_same_moves(play({name, "level2"}, {}, 7, kSmall), play({name, "level2"}, {}, 7, kSmall));
}

// A level is the same player on every machine and with every budget; the strongest alone can use more work or less.
TEST(LegendsOfTheWestBots, LevelsBelowTheStrongestDoTheSameWorkWithAnyBudget) {
  for (const char* name : {"level1", "level2", "level3", "level4"}) {
    const testing::Played usual = play({name, "level1"}, {}, 11, {});
    testing::expect_same_moves(usual, play({name, "level1"}, {}, 11, {.iterations = 50}));
    testing::expect_same_moves(usual, play({name, "level1"}, {}, 11, {.seconds = 1e-6}));
  }
}

// Hands and tickets of others change nothing: in every world that looks the same to a seat its bot does the same.
TEST(LegendsOfTheWestBots, DoNotSeeWhatIsHiddenFromTheirSeat) {
  auto match = Match::start(game(), Options(game().info().options), 3);
  Cast cast(game(), {"level3", "level2", "ticket_hungry"}, 4);
  Random random(9);
  int compared = 0;
  while (!match->over()) {
    const Position& position = match->position();
    const Seat seat = position.turn().first();
    if (seat == 2) {
      const auto twin = position.imagine(seat, random);
      for (const char* name : {"level3", "fast"}) {
        Random luck(3), same(3);
        Workspace workspace;
        const auto one = make_bot(game(), name), other = make_bot(game(), name);
        EXPECT_EQ(one->choose(Outlook(position, seat), {kSmall, luck, workspace}),
                  other->choose(Outlook(*twin, seat), {kSmall, same, workspace}));
        ++compared;
      }
    }
    const PackedMove move = seat == kNature ? cast.nature().choose(*match) : cast.choose(position, seat, {});
    ASSERT_FALSE(match->play(seat, move));
  }
  EXPECT_GT(compared, 40);
}

int wins(const std::string& bot, const std::string& other, int games, const Budget& budget) {
  int won = 0;
  for (int i = 0; i < games; ++i) {
    const bool second = i % 2 != 0;
    const auto end = play(second ? std::vector{other, bot} : std::vector{bot, other}, {},
                          100 + static_cast<std::uint64_t>(i), budget);
    won += end.standing.ranks[second ? 1 : 0] == 1 ? 1 : 0;
  }
  return won;
}

TEST(LegendsOfTheWestBots, LevelsClimb) {
  EXPECT_GT(wins("level1", "random", 20, {}), 17);
  EXPECT_GT(wins("level2", "level1", 100, {}), 55);
  EXPECT_GT(wins("level3", "level2", 100, {}), 55);
  EXPECT_GT(wins("level4", "level3", 24, {}), 6);
}

TEST(LegendsOfTheWestBots, KeepToTheClock) {
  // Generous: what is tested is that there is an end, and a legal move, not the speed of the machine.
  play({"expert", "level5"}, {"mode=single_year", "number=5"}, 3, {.seconds = 0.001});
}

}  // namespace

namespace legends_of_the_west {
namespace {

State started(Random& random) {
  State state = *start(Options(LegendsOfTheWest::info().options), 2);
  while (turn(state).nature) apply(state, kNature, nature_pick(state, random.below(nature_total(state))), nullptr);
  return state;
}

int city(std::string_view id) {
  for (std::size_t i = 0; i < tables().cities.size(); ++i) {
    if (tables().cities[i].id == id) return static_cast<int>(i);
  }
  return -1;
}

// TL-W19: twelve trains from Boston to New Orleans on an empty map.
// TL-W19
TEST(LegendsOfTheWestPlans, FindTheShortestWay_TL_W19) {
  Random random(1);
  const State state = started(random);
  Judgement plain;
  plain.claim = plain.large = plain.company = 0;
  const Way way(link_costs(state, 0, plain), city("BOS"), city("NOL"));
  int trains = 0;
  for (const int link : way.links()) trains += tables().links[static_cast<std::size_t>(link)].length;
  EXPECT_EQ(trains, 12);
  EXPECT_EQ(way.cost(), 120);
}

// Whatever is built meanwhile: what a plan wants can be claimed, and with it what it pursues is complete.
TEST(LegendsOfTheWestPlans, CompleteWhatTheyPursue) {
  Random random(5);
  int pursued = 0;
  for (int games = 0; games < 8; ++games) {
    State state = started(random);
    Moves moves;
    for (int i = 0; i < 60 && state.table.ask != Ask::Over; ++i) {
      const Turn now = turn(state);
      if (now.nature) {
        apply(state, kNature, nature_pick(state, random.below(nature_total(state))), nullptr);
        continue;
      }
      legal(state, now.first(), moves);
      apply(state, now.first(), moves[random.below(moves.size())], nullptr);
      const Plan plan = plan_for(state, 0, {}, unfinished(state.at(0)), {});
      EXPECT_LE(plan.trains, state.at(0).trains);
      State built = state;
      for (const int link : plan.wanted) {
        ASSERT_TRUE(open_link(state, 0, link));
        put_trains(built, 0, tables().links[static_cast<std::size_t>(link)].first);
      }
      for (const int index : plan.pursued) {
        const Ticket& ticket = tables().tickets[static_cast<std::size_t>(index)];
        EXPECT_TRUE(joined(built.at(0), ticket.a, ticket.b)) << ticket.id;
        ++pursued;
      }
    }
  }
  EXPECT_GT(pursued, 100);
}

// Who has built the whole way of a ticket is thought to have it far more often than one who has built nothing; no
// ticket is lost or made, and the own ones stay.
TEST(LegendsOfTheWestGuess, FollowsWhatOthersHaveBuilt) {
  Random random(3);
  State state = started(random);
  Moves moves;
  while (state.table.ask == Ask::Keep) {
    const Seat seat = turn(state).first();
    legal(state, seat, moves);
    apply(state, seat, moves[0], nullptr);
  }
  int ticket = 0;
  while (state.table.tickets.unknown().count(ticket) == 0) ++ticket;
  const auto times = [&](const State& seen) {
    const Guess guess(seen, 0);
    int held = 0;
    for (int i = 0; i < 300; ++i) {
      State world = seen;
      guess.deal(world, random);
      EXPECT_EQ(world.at(0).tickets, seen.at(0).tickets);
      EXPECT_EQ(world.at(1).tickets.size(), seen.at(1).tickets.size());
      for (int t = 0; t < kTickets; ++t) {
        const auto copies = [&](const State& one) {
          return one.table.tickets.unknown().count(t) + (one.at(1).tickets.has(t) ? 1 : 0);
        };
        EXPECT_EQ(copies(world), copies(seen)) << t;
      }
      held += world.at(1).tickets.has(ticket) ? 1 : 0;
    }
    return held;
  };
  const int before = times(state);
  const Ticket& wanted = tables().tickets[static_cast<std::size_t>(ticket)];
  for (const int link : Way(link_costs(state, 1, {}), wanted.a, wanted.b).links())
    put_trains(state, 1, tables().links[static_cast<std::size_t>(link)].first);
  EXPECT_GT(times(state), 2 * before + 20);
}

}  // namespace
}  // namespace legends_of_the_west
}  // namespace rh
