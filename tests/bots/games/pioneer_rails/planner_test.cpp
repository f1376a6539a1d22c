// What the bots of Pioneer Rails reckon with, against the rules themselves: distances, plans, the course of a game.
#include "bots/games/pioneer_rails/poker.h"
#include "bots/games/pioneer_rails/search.h"
#include "engine/core/nature.h"
#include "engine/games/pioneer_rails/laying.h"
#include "engine/games/pioneer_rails/scoring.h"
#include "tests/bots/series.h"

namespace rh::pioneer_rails {
namespace {

State started(std::string_view side, int seats, Random& random) {
  Options options(PioneerRails::info().options);
  EXPECT_TRUE(options.set_text("side", side));
  if (seats == 1) EXPECT_TRUE(options.set_text("level", "legendary"));
  State state = *start(options, seats);
  while (turn(state).nature) apply(state, kNature, nature_pick(state, random.below(nature_total(state))), nullptr);
  return state;
}

void random_move(State& state, Random& random) {
  const Turn now = turn(state);
  if (now.nature) return apply(state, kNature, nature_pick(state, random.below(nature_total(state))), nullptr);
  Moves moves;
  legal(state, now.first(), moves);
  apply(state, now.first(), moves[random.below(moves.size())], nullptr);
}

// Lays tracks one by one and stands still nowhere: what the sets of corners must agree with.
int steps_by_hand(const Map& map, const Sheet& sheet, int suit, int corner) {
  const Laying laying(map, sheet, static_cast<Suit>(suit));
  std::array<int, kCorners> away;
  away.fill(kFar);
  std::vector<int> queue;
  for (const int from : laying.starts()) away[static_cast<std::size_t>(from)] = 0, queue.push_back(from);
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const auto from = static_cast<std::size_t>(queue[i]);
    if (map.town_at[from] >= 0) continue;
    for (const int exit : map.exits[from]) {
      if (exit < 0) break;
      const Track& track = map[exit];
      const auto to = static_cast<std::size_t>(track.to);
      if (track.way != Way::Open || !laying.ends_well(track) || away[to] < kFar) continue;
      away[to] = std::min<int>(kFar, away[from] + 1);
      queue.push_back(track.to);
    }
  }
  return away[static_cast<std::size_t>(corner)];
}

TEST(PioneerRailsReach, AgreesWithLayingTracksOneByOne) {
  Random random(5);
  for (const std::string_view side : {"A", "B"}) {
    State state = started(side, 1, random);
    while (state.table.phase != Phase::Over) {
      random_move(state, random);
      if (random.below(12) != 0) continue;
      const Reach reach(state.table, state.at(0).now);
      for (int suit = 0; suit < kSuits; ++suit) {
        for (int corner = 0; corner < kCorners; corner += 3)
          ASSERT_EQ(reach.steps(suit, corner), steps_by_hand(state.table.map(), state.at(0).now, suit, corner));
        const Corners some = {5, 77, 140, 201};
        int least = kFar;
        for (const int corner : some) least = std::min(least, reach.steps(suit, corner));
        EXPECT_EQ(reach.steps_to_any(suit, some), least);
      }
    }
  }
}

// Every plan can be played, its turn ends with the sheet it says, and the course goes on as the game does.
TEST(PioneerRailsPlans, EndAsTheRulesSay) {
  constexpr Beam kBeam{.width = 3, .suits = 1, .forks = true};
  Random random(8);
  Search search;
  std::vector<Plan> plans;
  std::vector<Move> moves;
  int banks = 0, tokens = 0;
  for (const std::string_view side : {"A", "B", "A", "B"}) {
    State state = started(side, 1, random);
    while (state.table.phase != Phase::Over) {
      if (turn(state).nature) {
        random_move(state, random);
        continue;
      }
      // Some of the turn is played already, now and then.
      for (auto n = random.below(3); n > 0 && state.at(0).stage != Stage::Finished; --n) {
        Moves list;
        legal(state, 0, list);
        const Move move = list[random.below(list.size())];
        if (move.kind == Kind::Pick || move.kind == Kind::Lay || move.kind == Kind::Cross)
          apply(state, 0, move, nullptr);
      }
      search.plans({}, kBeam, state, 0, 4, plans);
      const Plan& plan = plans[random.below(plans.size())];
      moves_of(state, 0, plan, moves);
      Course course(state, 0, true);
      course.sheet = plan.end;
      course.end_turn();
      for (const Move& move : moves) {
        ASSERT_FALSE(check(state, 0, move)) << "of a plan";
        banks += move.kind == Kind::Deposit;
        tokens += move.kind == Kind::Cross && move.token() != Token::None;
        apply(state, 0, move, nullptr);
      }
      const bool over = state.table.phase == Phase::Over;
      EXPECT_EQ(hash_flat(course.sheet), hash_flat(state.at(0).shown));
      EXPECT_EQ(course.table.closed, state.table.closed);
      EXPECT_EQ(course.over(), over);
      if (!over) EXPECT_EQ(course.table.turns_played(), state.table.turns_played());
      EXPECT_EQ(net_points(course.table, course.sheet) > net_target(course.table), standing(state).ranks[0] == 1);
    }
  }
  EXPECT_GT(banks, 3);
  EXPECT_GT(tokens, 10);
}

// Iterations are sheets looked at: a turn goes over them by no more than what is under way when they are used up.
TEST(PioneerRailsPlans, KeepToTheSheetsOfTheirBudget) {
  constexpr Style kStyle{.beam = {.width = 16, .suits = 6, .forks = true},
                         .boards = 30'000,
                         .candidates = 10,
                         .answer = {.width = 1, .forks = true},
                         .depth = 3};
  Random random(6);
  Search search;
  std::vector<Move> moves;
  State state = started("B", 1, random);
  for (int played = 0; state.table.phase != Phase::Over; ++played) {
    while (turn(state).nature) random_move(state, random);
    const std::uint64_t sheets = std::array{300, 1'000, 3'000}[static_cast<std::size_t>(played % 3)];
    const std::uint64_t before = search.looked_at();
    moves_of(state, 0, search.best(kStyle, {.iterations = sheets}, state, 0, random), moves);
    EXPECT_LT(search.looked_at() - before, 3 * sheets) << sheets << " in turn " << played;
    for (const Move& move : moves) apply(state, 0, move, nullptr);
  }
}

// The cards that a look ahead deals are those that the rules could deal.
TEST(PioneerRailsCourse, DealsWhatTheModeDeals) {
  Random random(3);
  for (const auto& [seats, fewest, most] : {std::array{1, 2, 2}, {3, 2, 3}, {6, 2, 2}}) {
    const State state = started("A", seats, random);
    Course course(state, 0, true);
    // The turn that is under way has its cards.
    for (int i = 0; i < kTurns - 1; ++i) {
      course.sheet.hands[course.table.round][course.table.turn] = 0;
      course.end_turn();
      const std::uint32_t before = course.table.seen;
      Cards cards;
      course.deal(random, cards);
      const bool deals = course.table.dealer() == 0;
      EXPECT_EQ(cards.size(), static_cast<std::size_t>(deals ? most : fewest));
      EXPECT_EQ(std::popcount(course.table.seen), std::popcount(before) + 3);
      for (const std::uint8_t card : cards) EXPECT_EQ(before >> card & 1, 0u);
    }
  }
}

TEST(PioneerRailsPoker, KnowsAFullHandAndWhatOneCardMakesOfIt) {
  Sheet sheet;
  const auto rank = [](Rank r) { return static_cast<std::uint8_t>(r); };
  sheet.hands[1] = {rank(Rank::Queen), rank(Rank::Queen), rank(Rank::Queen), rank(Rank::Ace), kEmpty};
  const std::uint32_t all = (1u << kCards) - 1;
  const auto unseen = [&](std::initializer_list<int> cards) {
    std::uint32_t seen = all;
    for (const int card : cards) seen &= ~(1u << card);
    return seen;
  };
  const int queen = 16, ace = 4, jack = 8, ten = 0;  // of clubs
  EXPECT_DOUBLE_EQ(expected_hand(sheet, 1, unseen({queen, queen + 1})), 6);
  EXPECT_DOUBLE_EQ(expected_hand(sheet, 1, unseen({ace, ace + 1})), 4);
  EXPECT_DOUBLE_EQ(expected_hand(sheet, 1, unseen({jack, ten})), 3);
  const double either = expected_hand(sheet, 1, unseen({queen, jack}));
  EXPECT_GT(either, 4.5) << "the better one more often than not";
  EXPECT_LT(either, 6);
  sheet.hands[1][4] = rank(Rank::Ace);
  EXPECT_DOUBLE_EQ(expected_hand(sheet, 1, 0), 4);
  EXPECT_GT(expected_new_hand(), 1);
  EXPECT_LT(expected_new_hand(), 6);
}

}  // namespace
}  // namespace rh::pioneer_rails
