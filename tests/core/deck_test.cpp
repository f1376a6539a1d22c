#include "engine/core/deck.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <type_traits>
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

TEST(Bag, HoldsAnyNumberOfKindsWithoutPadding) {
  static_assert(std::has_unique_object_representations_v<Bag<1>> && sizeof(Bag<1>) == 4);
  static_assert(std::has_unique_object_representations_v<Bag<5>> && sizeof(Bag<5>) == 8);
  static_assert(std::has_unique_object_representations_v<Deck<7, 3>>);
  Bag<5> bag;
  bag.add(4, 255);
  EXPECT_EQ(bag.count(4), 255);
  EXPECT_EQ(bag.pick(254), 4);
}

TEST(BagDeathTest, RefusesMoreThanItCanCount) {
  Bag<3> bag;
  bag.add(2, 255);
  EXPECT_DEATH(bag.add(2), "");
  EXPECT_DEATH(bag.add(0, 256), "");
  EXPECT_DEATH(bag.add(1, -1), "");
}

TEST(Bag, ASlotHoldsAPieceOrNothing) {
  Bag<3> bag;
  bag.add(0);
  bag.add(2, 3);
  constexpr std::array<int, 3> kMost = {2, 0, 3};
  std::vector<int> kinds;
  for (std::uint64_t slot = 0; slot < 5; ++slot)
    kinds.push_back(bag.slot(slot, [&](int kind) { return kMost[static_cast<std::size_t>(kind)]; }));
  EXPECT_EQ(kinds, (std::vector<int>{0, -1, 2, 2, 2}));
}

using SmallDeck = Deck<4, 6>;
using Cards = std::vector<std::uint8_t>;

TEST(Deck, DrawsTheKnownTopFirstThenTheUnknownThenTheGroupsUnderIt) {
  SmallDeck deck;
  deck.unknown().add(0, 2);
  deck.put_on_top(1);
  deck.put_on_top(2);
  deck.put_under(Cards{3});
  deck.put_under(Cards{0});
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
  EXPECT_EQ(deck.weight(3), 1);  // the first one put under it
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
  deck.put_on_top(1, only(0));
  deck.put_under(Cards{3, 2});
  deck.put_under(Cards{2}, only(1));
  deck.shuffle();
  EXPECT_EQ(deck.known_on_top(), 0);
  EXPECT_EQ(deck.under(), 0);
  EXPECT_EQ(deck.total_weight(), 5);
  EXPECT_EQ(deck.weight(2), 2);
  SmallDeck other;
  for (const int kind : {0, 1, 2, 2, 3}) other.unknown().add(kind);
  EXPECT_EQ(deck, other) << "the same cards, whatever was known before";
}

TEST(Deck, AGroupHasNoOrder) {
  SmallDeck one, other;
  one.put_under(Cards{2, 0, 3}, only(1));
  other.put_under(Cards{3, 2, 0}, only(1));
  EXPECT_EQ(one, other);
  one.draw(2);
  other.draw(2);
  EXPECT_EQ(one, other);
  SmallDeck two_groups;
  two_groups.put_under(Cards{0});
  two_groups.put_under(Cards{3});
  SmallDeck one_group;
  one_group.put_under(Cards{0, 3});
  EXPECT_NE(two_groups, one_group);
}

// Every way to draw the deck empty, with the number of tickets that lead to it.
void each_order(const SmallDeck& deck, std::vector<int>& drawn, std::uint64_t tickets,
                std::map<std::vector<int>, std::uint64_t>& orders) {
  if (deck.empty()) {
    orders[drawn] += tickets;
    return;
  }
  std::vector<int> picked(4);
  const int total = deck.total_weight();
  for (int ticket = 0; ticket < total; ++ticket)
    ++picked[static_cast<std::size_t>(deck.pick(static_cast<std::uint64_t>(ticket)))];
  for (int kind = 0; kind < 4; ++kind) {
    ASSERT_EQ(picked[static_cast<std::size_t>(kind)], deck.weight(kind)) << "every ticket draws its kind";
    if (deck.weight(kind) == 0) continue;
    SmallDeck rest = deck;
    rest.draw(kind);
    ASSERT_EQ(rest.size(), deck.size() - 1);
    drawn.push_back(kind);
    each_order(rest, drawn, tickets * static_cast<std::uint64_t>(deck.weight(kind)), orders);
    drawn.pop_back();
  }
}

// A naive pile: one copy of every card, all permutations of each part, one after the other.
std::map<std::vector<int>, std::uint64_t> permutations(const std::vector<std::vector<int>>& parts) {
  std::map<std::vector<int>, std::uint64_t> orders = {{{}, 1}};
  for (const auto& part : parts) {
    std::vector<std::size_t> places(part.size());
    for (std::size_t i = 0; i < places.size(); ++i) places[i] = i;
    std::map<std::vector<int>, std::uint64_t> longer;
    do {
      for (const auto& [order, count] : orders) {
        auto next = order;
        for (const auto place : places) next.push_back(part[place]);
        longer[next] += count;
      }
    } while (std::ranges::next_permutation(places).found);
    orders = std::move(longer);
  }
  return orders;
}

TEST(Deck, EveryOrderIsAsLikelyAsItIsInAShuffledPile) {
  SmallDeck deck;
  for (const int kind : {1, 1, 3}) deck.unknown().add(kind);
  deck.put_under(Cards{0, 2, 0});
  std::vector<int> drawn;
  std::map<std::vector<int>, std::uint64_t> orders;
  each_order(deck, drawn, 1, orders);
  EXPECT_EQ(orders, permutations({{1, 1, 3}, {0, 2, 0}}));

  deck = {};
  deck.unknown().add(2);
  deck.put_under(Cards{1, 0});
  deck.put_under(Cards{1, 3});
  deck.put_on_top(3);
  orders.clear();
  each_order(deck, drawn, 1, orders);
  EXPECT_EQ(orders, permutations({{3}, {2}, {1, 0}, {1, 3}}));
}

TEST(Deck, WhoHasNotSeenACardImaginesAnother) {
  SmallDeck deck;
  deck.put_on_top(1, only(0));
  deck.put_under(Cards{2, 3}, only(1));
  deck.put_under(Cards{0});
  const auto unseen = [&](Seat viewer) {
    Cards cards;
    deck.each_unseen(viewer, [&](std::uint8_t& kind) { cards.push_back(kind); });
    std::ranges::sort(cards);
    return cards;
  };
  EXPECT_EQ(unseen(0), (Cards{2, 3}));
  EXPECT_EQ(unseen(1), (Cards{1}));
  EXPECT_EQ(unseen(2), (Cards{1, 2, 3}));
  EXPECT_EQ(unseen(kSpectator), (Cards{1, 2, 3})) << "what all seats know is open";

  Cards others = {3, 1};
  deck.each_unseen(0, [&](std::uint8_t& kind) {
    kind = others.back();
    others.pop_back();
  });
  SmallDeck same;
  same.put_on_top(1, only(0));
  same.put_under(Cards{3, 1}, only(1));
  same.put_under(Cards{0});
  EXPECT_EQ(deck, same) << "and a group has no order afterwards either";
}

TEST(Outcomes, ATicketPicksByWeight) {
  const std::vector<Outcome<char>> outcomes = {{'a', 2}, {'b', 1}, {'c', 3}};
  ASSERT_EQ(total_weight(outcomes), 6u);
  std::string picked;
  for (std::uint64_t ticket = 0; ticket < 6; ++ticket) picked += pick(outcomes, ticket);
  EXPECT_EQ(picked, "aabccc");
}

}  // namespace
}  // namespace rh
