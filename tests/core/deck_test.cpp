#include "engine/core/deck.h"

#include <gtest/gtest.h>

#include <vector>

namespace rh {
namespace {

TEST(Bag, DrawsEveryKindAsOftenAsItHoldsIt) {
  Bag<4> bag;
  bag.add(0, 2);
  bag.add(3, 3);
  std::vector<int> drawn(4);
  for (int ticket = 0; ticket < bag.size(); ++ticket)
    ++drawn[static_cast<std::size_t>(bag.pick(static_cast<std::uint64_t>(ticket)))];
  EXPECT_EQ(drawn, (std::vector<int>{2, 0, 0, 3}));
}

TEST(Bag, IsEmptyWhenEverythingIsTakenOut) {
  Bag<4> bag;
  EXPECT_TRUE(bag.empty());
  bag.add(1);
  bag.add(2);
  bag.remove(1);
  EXPECT_EQ(bag.size(), 1);
  EXPECT_EQ(bag.pick(0), 2);
  bag.remove(2);
  EXPECT_TRUE(bag.empty());
  EXPECT_EQ(bag, Bag<4>{});
}

using SmallDeck = Deck<4, 6>;

TEST(Deck, DrawsTheKnownTopFirstThenTheUnknownThenTheKnownBottom) {
  SmallDeck deck;
  deck.unknown().add(0, 2);
  deck.put_on_top(1);
  deck.put_on_top(2);
  deck.put_at_bottom(3);
  deck.put_at_bottom(0);
  EXPECT_EQ(deck.size(), 6);
  EXPECT_EQ(deck.total_weight(), 1);
  EXPECT_EQ(deck.weight(2), 1);  // the last one put on top
  EXPECT_EQ(deck.weight(1), 0);
  deck.draw(2);
  deck.draw(1);
  EXPECT_EQ(deck.total_weight(), 2);
  EXPECT_EQ(deck.weight(0), 2);
  EXPECT_EQ(deck.weight(3), 0);
  deck.draw(0);
  deck.draw(0);
  EXPECT_EQ(deck.total_weight(), 1);
  EXPECT_EQ(deck.weight(3), 1);  // the first one put at the bottom
  EXPECT_EQ(deck.weight(0), 0);
  deck.draw(3);
  deck.draw(0);
  EXPECT_TRUE(deck.empty());
  EXPECT_EQ(deck.total_weight(), 0);
  EXPECT_EQ(deck, SmallDeck{}) << "an empty deck remembers nothing";
}

TEST(Deck, ForgetsWhatWasKnownWhenShuffled) {
  SmallDeck deck;
  deck.unknown().add(0);
  deck.put_on_top(1);
  deck.put_at_bottom(2);
  deck.put_at_bottom(2);
  deck.shuffle();
  EXPECT_EQ(deck.known_on_top(), 0);
  EXPECT_EQ(deck.known_at_bottom(), 0);
  EXPECT_EQ(deck.total_weight(), 4);
  EXPECT_EQ(deck.weight(2), 2);
  SmallDeck other;
  other.unknown().add(0);
  other.unknown().add(1);
  other.unknown().add(2, 2);
  EXPECT_EQ(deck, other) << "the same cards, whatever was known before";
}

TEST(Deck, WeightsOfTheKindsSumUpToTheTotal) {
  SmallDeck deck;
  deck.unknown().add(1, 3);
  deck.put_at_bottom(2);
  while (!deck.empty()) {
    int sum = 0, next = -1;
    for (int kind = 0; kind < 4; ++kind) {
      sum += deck.weight(kind);
      if (deck.weight(kind) > 0) next = kind;
    }
    EXPECT_EQ(sum, deck.total_weight());
    ASSERT_GE(next, 0);
    deck.draw(next);
  }
}

}  // namespace
}  // namespace rh
