// Positions as values: copies, hashes, nature's tickets, undo, and the order of arrival.
#include <set>

#include "engine/core/match.h"
#include "tests/conformance/kit.h"

namespace rh::conformance {
namespace {

TEST_P(Conformance, ACopyIsIndependent) {
  Walk walk(setting(), random);
  for (int i = 0; i < 3 * scale(); ++i) {
    const auto position = walk.next();
    const auto before = position->hash();
    const auto views = all_views(*position);
    auto copy = position->clone();
    EXPECT_EQ(copy->hash(), before);
    for (int step = 0; step < 12 && !copy->turn().is_over(); ++step) random_step(*copy, random);
    EXPECT_EQ(position->hash(), before);
    EXPECT_EQ(all_views(*position), views);
    const auto other = walk.next();
    other->assign(*position);
    EXPECT_EQ(other->hash(), before);
    EXPECT_EQ(all_views(*other), views);
    random_step(*other, random);
    EXPECT_EQ(position->hash(), before);
  }
}

TEST_P(Conformance, WhatLooksDifferentHashesDifferently) {
  const auto position = random_position(setting(), random);
  std::set<std::string> looks;
  std::set<std::uint64_t> hashes;
  for (int i = 0; i < 12; ++i) {
    auto copy = position->clone();
    random_step(*copy, random);
    const auto views = all_views(*copy);
    looks.insert(views);
    hashes.insert(copy->hash());
  }
  EXPECT_GE(hashes.size(), looks.size());
}

TEST_P(Conformance, NaturesOutcomesStandInAsciiOrderAndTicketsPickThem) {
  std::set<std::uint64_t> totals_seen;
  std::vector<WeightedMove> outcomes;
  auto position = setting().start();
  while (!position->turn().is_over() && totals_seen.size() < 12) {
    position->outcomes(outcomes);
    if (!position->turn().nature) {
      EXPECT_TRUE(outcomes.empty());
      random_step(*position, random);
      continue;
    }
    ASSERT_FALSE(outcomes.empty());
    std::uint64_t total = 0;
    std::string last;
    for (const auto& [move, weight] : outcomes) {
      const std::string text = game().print(move);
      EXPECT_LT(last, text) << "not in ASCII order, or twice";
      last = text;
      EXPECT_GT(weight, 0u) << text;
      EXPECT_FALSE(position->check(kNature, move)) << text;
      EXPECT_EQ(position->nature_pick(total), move) << text;
      EXPECT_EQ(position->nature_pick(total + weight - 1), move) << text;
      total += weight;
    }
    EXPECT_EQ(position->nature_total(), total);
    if (totals_seen.insert(total).second && total <= 3000u * static_cast<unsigned>(scale())) {
      std::uint64_t ticket = 0;
      for (const auto& [move, weight] : outcomes) {
        for (const auto end = ticket + weight; ticket < end; ++ticket) ASSERT_EQ(position->nature_pick(ticket), move);
      }
    }
    random_step(*position, random);
  }
}

// The moves one seat makes until it has nothing more to do, the others standing still.
std::vector<PackedMove> own_moves(const Position& from, Seat seat, Random& random) {
  std::vector<PackedMove> moves;
  const auto position = from.clone();
  while (position->turn().has(seat)) {
    moves.push_back(random_move(*position, seat, random));
    EXPECT_FALSE(position->play(seat, moves.back(), nullptr));
  }
  return moves;
}

TEST_P(Conformance, TheOrderOfArrivalInASimultaneousRoundDoesNotMatter) {
  Walk walk(setting(), random);
  for (int i = 0; i < 10 * scale(); ++i) {
    const auto position = walk.next();
    const auto able = actors(*position);
    if (able.size() < 2) continue;
    std::vector<std::vector<PackedMove>> moves;
    for (const Seat seat : able) moves.push_back(own_moves(*position, seat, random));
    std::set<std::uint64_t> hashes;
    std::set<std::string> views;
    for (int order = 0; order < 4; ++order) {
      auto copy = position->clone();
      std::vector<std::size_t> next(able.size(), 0);
      for (std::size_t left = able.size(); left > 0;) {
        // First one seat after the other, then the reverse, then mixed.
        std::size_t k = random.below(able.size());
        if (order < 2) k = order == 0 ? able.size() - left : left - 1;
        if (next[k] == moves[k].size()) continue;
        const Refusal refusal = copy->play(able[k], moves[k][next[k]], nullptr);
        ASSERT_FALSE(refusal) << game().print(moves[k][next[k]]) << " " << refusal.code;
        if (++next[k] == moves[k].size()) --left;
      }
      hashes.insert(copy->hash());
      views.insert(all_views(*copy));
    }
    EXPECT_EQ(hashes.size(), 1u);
    EXPECT_EQ(views.size(), 1u);
  }
}

TEST_P(Conformance, UndoRestoresTheHashAndNothingGoesBackBeyondAReveal) {
  auto match = Match::start(game(), setting().options, setting().seats);
  ASSERT_TRUE(match.has_value());
  const int steps = 60 * scale() + 10 * setting().seats;
  for (int step = 0; step < steps && !match->over(); ++step) {
    const auto able = actors(match->position());
    const Seat by = able[random.below(able.size())];
    const auto before = match->position().hash();
    const auto length = match->log().size();
    const PackedMove move = random_move(match->position(), by, random);
    Events events;
    ASSERT_FALSE(match->play(by, move, &events));
    const auto after = match->position().hash();
    bool revealed = by == kNature;
    for (const Event& event : events) revealed |= event.reveals;
    if (revealed || !match->position().turn().has(by)) {
      EXPECT_EQ(match->undo(by, length).code, info().undo_refused);
      EXPECT_EQ(match->position().hash(), after);
      continue;
    }
    const auto undoable = match->undoable(by);
    ASSERT_FALSE(undoable.empty());
    EXPECT_EQ(undoable.back(), length);
    ASSERT_FALSE(match->undo(by, length)) << game().print(move);
    EXPECT_EQ(match->position().hash(), before);
    ASSERT_FALSE(match->play(by, move));
    EXPECT_EQ(match->position().hash(), after);
    // An earlier move: taken back, or refused and nothing changed.
    const std::size_t index = undoable[random.below(undoable.size())];
    if (match->undo(by, index)) {
      EXPECT_EQ(match->position().hash(), after);
      EXPECT_EQ(match->log().size(), length + 1);
    } else {
      EXPECT_EQ(match->log().size(), length);
      auto again = Match::start(game(), setting().options, setting().seats);
      for (const PlayedMove& played : match->log()) ASSERT_FALSE(again->play(played.by, played.move));
      EXPECT_EQ(again->position().hash(), match->position().hash());
      EXPECT_EQ(again->nature_moves(), match->nature_moves());
    }
  }
}

}  // namespace
}  // namespace rh::conformance
