// The bots' own board must say the same as the rules.
#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "bots/games/railroad_ink/last_round.h"
#include "bots/games/railroad_ink/rolls.h"
#include "engine/games/railroad_ink/game.h"

namespace rh::railroad_ink {
namespace {

State started(std::initializer_list<const char*> flags, int seats = 1) {
  Options options(RailroadInk::info().options);
  for (const char* flag : flags) EXPECT_TRUE(options.set_text(flag, "true").has_value());
  return *start(options, seats);
}

// Plays at random; `seen` is called after every move of the seat.
void play_at_random(State state, Random& random, int rounds,
                    const std::function<void(const State&, const Move&)>& seen) {
  Moves moves;
  while (!turn(state).is_over() && state.table.round <= rounds) {
    if (turn(state).nature) {
      apply(state, kNature, nature_pick(state, random.below(nature_total(state))), nullptr);
      continue;
    }
    const Seat seat = turn(state).first();
    legal(state, seat, moves);
    const Move move = moves[random.below(moves.size())];
    apply(state, seat, move, nullptr);
    seen(state, move);
  }
}

TEST(Sketch, ScoresLikeTheRulesAfterEveryMove) {
  Random random(1);
  const std::vector<State> modes = {started({}), started({"meteor"}), started({"lava"}), started({"meteor", "lava"})};
  for (const State& mode : modes) {
    for (int game = 0; game < 15; ++game) {
      Sketch sketch(mode.at(0).board, Longest::Segment);
      play_at_random(mode, random, 7, [&](const State& state, const Move& move) {
        const Board& board = state.at(0).board;
        if (move.kind == Kind::Draw)
          sketch.draw(move.cell(), move.variant);
        else if (move.kind != Kind::Done)
          sketch = Sketch(board, Longest::Segment);
        const Score expected = score(board);
        ASSERT_EQ(sketch.total(), expected.total);
        ASSERT_EQ(sketch.errors(), expected.errors);
        ASSERT_EQ(sketch.network_points(), expected.networks);
        ASSERT_EQ(sketch.line[kHighways], expected.highway);
        ASSERT_EQ(sketch.line[kRailways], expected.railway);
        ASSERT_EQ(sketch.key, Sketch(board, Longest::Segment).key);
      });
    }
  }
}

TEST(Sketch, MeasuresTheLongestLineBySpaceToo_RI155) {
  Random random(2);
  for (int game = 0; game < 10; ++game) {
    play_at_random(started({}), random, 7, [&](const State& state, const Move&) {
      const Board& board = state.at(0).board;
      ASSERT_EQ(Sketch(board, Longest::Space).total(), score(board, Longest::Space).total);
    });
  }
}

// Mirrored boards must look the same to the value, and turned ones with the types exchanged.
TEST(Features, AreTheSameForABoardAndItsMirrorImage) {
  Random random(3);
  for (int game = 0; game < 10; ++game) {
    play_at_random(started({}), random, 4, [&](const State& state, const Move&) {
      const Board& board = state.at(0).board;
      Board mirrored;
      for (int cell = 0; cell < kCells; ++cell) {
        if (!board.holds_route_or_lava(cell)) continue;
        const Variant& shown = tables().variants[static_cast<std::size_t>(board.variant_at(cell))];
        Sides sides = static_cast<Sides>(shown.sides & 0b00110011);
        sides |= static_cast<Sides>(side_of(shown.sides, kEast) << (2 * kWest));
        sides |= static_cast<Sides>(side_of(shown.sides, kWest) << (2 * kEast));
        for (int v = 0; v < kRouteVariants; ++v) {
          const Variant& variant = tables().variants[static_cast<std::size_t>(v)];
          if (variant.piece == shown.piece && variant.sides == sides)
            mirrored.draw(cell / kSize * kSize + kSize - 1 - cell % kSize, v);
        }
      }
      mirrored.specials = board.specials;
      Features a, b;
      extract(Sketch(board, Longest::Segment), a);
      extract(Sketch(mirrored, Longest::Segment), b);
      ASSERT_EQ(a.numbers, b.numbers);
      ASSERT_EQ(a.pattern_count, b.pattern_count);
      std::multiset<int> left(a.patterns.begin(), a.patterns.begin() + static_cast<std::ptrdiff_t>(a.pattern_count));
      std::multiset<int> right(b.patterns.begin(), b.patterns.begin() + static_cast<std::ptrdiff_t>(b.pattern_count));
      ASSERT_EQ(left, right);
    });
  }
}

// The best score of the round by trying every sequence of moves with the rules alone.
int brute_force(const State& state, std::set<std::uint64_t>& seen) {
  int best = -1000;
  Moves moves;
  legal(state, 0, moves);
  for (const Move& move : moves) {
    if (move.kind == Kind::Done) {
      best = std::max(best, score(state.at(0).board).total);
      continue;
    }
    State after = state;
    apply(after, 0, move, nullptr);
    if (seen.insert(hash(after)).second) best = std::max(best, brute_force(after, seen));
  }
  return best;
}

TEST(LastRound, IsExactAgainstBruteForce) {
  Random random(4);
  int compared = 0;
  while (compared < 12) {
    State state = started({});
    State last;
    play_at_random(state, random, 6, [&](const State& now, const Move&) { last = now; });
    apply(last, kNature, nature_pick(last, random.below(nature_total(last))), nullptr);
    // Small ones only: three of the four dice, and no special route left where many spaces are open.
    SeatState& seat = last.at(0);
    seat.faces_drawn = 1;
    if (compared % 3 != 0) {
      for (int i = 0; i < 3; ++i) seat.board.use_special(static_cast<Piece>(kFirstSpecial + i));
      seat.board.specials |= 7;
    } else {
      seat.faces_drawn = 7;
      if (seat.board.specials_used() >= 3) seat.board.specials = 3;
    }
    std::set<std::uint64_t> seen;
    const int expected = brute_force(last, seen);
    Plan plan;
    LastRound exact;
    ASSERT_TRUE(exact.improve(Sketch(seat.board, Longest::Segment), Task::of(last.table, seat), 10'000'000, plan));
    EXPECT_EQ(plan.value, expected);
    EXPECT_EQ(score(plan.end.board).total, expected);
    // The plan is a sequence of legal moves.
    for (std::size_t i = 0; i < plan.count; ++i) {
      ASSERT_FALSE(check(last, 0, plan.moves[i]));
      apply(last, 0, plan.moves[i], nullptr);
    }
    EXPECT_FALSE(check(last, 0, Move::done()));
    ++compared;
  }
}

TEST(Planner, AWideBeamFindsTheBestLastRound) {
  Random random(5);
  Planner planner(Value::learned());
  for (int game = 0; game < 6; ++game) {
    State last;
    play_at_random(started({}), random, 6, [&](const State& now, const Move&) { last = now; });
    const Sketch board(last.at(0).board, Longest::Segment);
    Task task = task_of_roll(tables().roll_tickets[random.below(tables().roll_tickets.size())], 0);
    task.special_done = true;
    Plan plan;
    LastRound exact;
    ASSERT_TRUE(exact.improve(board, task, 10'000'000, plan));
    const float beam = planner.best(board, task, {300, 0});
    EXPECT_LE(beam, plan.value);
    EXPECT_GE(beam, plan.value - 2);
  }
}

}  // namespace
}  // namespace rh::railroad_ink
