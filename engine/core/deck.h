// Decks and bags that are not shuffled in advance: what is known on top, an unordered part, and under it groups
// that are unordered in themselves. A draw is nature's move, so nothing secret sits in memory before it is drawn.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <span>

#include "engine/core/bounds.h"
#include "engine/core/chance.h"
#include "engine/core/events.h"

namespace rh {

// An unordered multiset of `Kinds` kinds, at most 255 of each: cubes in a bag, the unordered part of a deck.
template <int Kinds>
class Bag {
 public:
  void add(int kind, int count = 1) {
    ensure(count >= 0 && counts_[kind] + count <= 255);
    counts_[kind] = static_cast<std::uint8_t>(counts_[kind] + count);
    total_ = static_cast<std::uint16_t>(total_ + count);
  }
  void remove(int kind) {
    assert(counts_[kind] > 0);
    --counts_[kind];
    --total_;
  }
  int count(int kind) const { return counts_[kind]; }
  int size() const { return total_; }
  bool empty() const { return total_ == 0; }

  // The kind that ticket 0..size()-1 draws.
  int pick(std::uint64_t ticket) const {
    ensure(ticket < total_);
    int kind = 0;
    while (ticket >= counts_[kind]) ticket -= counts_[kind++];
    return kind;
  }
  // What a slot holds where at most `most(kind)` of each kind can be inside (core/chance.h); -1: nothing now.
  template <class Most>
  int slot(std::uint64_t slot, Most most) const {
    return kind_in_slot(slot, most, [&](int kind) { return count(kind); });
  }
  bool operator==(const Bag&) const = default;

 private:
  std::array<std::uint8_t, (Kinds + 1) / 2 * 2> counts_{};  // an even number: a state has no padding
  std::uint16_t total_ = 0;
};

// A deck of at most `Capacity` cards of `Kinds` kinds. Every order of the unordered part, and of each group under
// it, is equally likely. Who knows what a card on top or a group consists of is remembered with it.
template <int Kinds, int Capacity>
class Deck {
 public:
  Bag<Kinds>& unknown() { return unknown_; }
  const Bag<Kinds>& unknown() const { return unknown_; }
  int known_on_top() const { return top_; }
  // The i-th of the known cards, 0 the one on top.
  int known_card(int i) const { return places_[index(top_ - 1 - i)].kind; }
  int under() const { return under_; }
  int size() const { return top_ + unknown_.size() + under_; }
  bool empty() const { return size() == 0; }

  void put_on_top(int kind, Audience seen = kEverybody) {
    ensure(top_ + under_ < Capacity);
    places_[index(top_++)] = {static_cast<std::uint8_t>(kind), 0, mask(seen)};
  }
  // Under everything else, in an order that nobody knows; one alone has its place.
  void put_under(std::span<const std::uint8_t> kinds, Audience seen = kEverybody) {
    ensure(top_ + under_ + kinds.size() <= Capacity);
    const int first = under_;
    for (const auto kind : kinds) below(under_++) = {kind, 1, mask(seen)};
    if (kinds.empty()) return;
    below(under_ - 1).more = 0;
    sort_group(first);
  }

  // How many of nature's tickets draw this kind: 1 for a known next card, else its copies where the next card lies.
  int weight(int kind) const {
    if (top_ > 0) return known_card(0) == kind ? 1 : 0;
    if (!unknown_.empty()) return unknown_.count(kind);
    int copies = 0;
    for (int i = 0, end = group_end(0); i < end; ++i) copies += below(i).kind == kind ? 1 : 0;
    return copies;
  }
  int total_weight() const { return top_ > 0 ? 1 : !unknown_.empty() ? unknown_.size() : group_end(0); }
  // The kind that ticket 0..total_weight()-1 draws.
  int pick(std::uint64_t ticket) const {
    if (top_ == 0 && !unknown_.empty()) return unknown_.pick(ticket);
    ensure(ticket < static_cast<std::uint64_t>(total_weight()));
    return top_ > 0 ? known_card(0) : below(static_cast<int>(ticket)).kind;
  }
  // Takes the card that nature drew; its weight is not 0.
  void draw(int kind) {
    assert(weight(kind) > 0);
    if (top_ > 0) {
      places_[index(--top_)] = {};
    } else if (!unknown_.empty()) {
      unknown_.remove(kind);
    } else {
      draw_from_group(kind);
    }
  }
  // Everything that is left becomes one unordered part.
  void shuffle() {
    for (; top_ > 0; places_[index(--top_)] = {}) unknown_.add(known_card(0));
    for (; under_ > 0; below(--under_) = {}) unknown_.add(below(under_ - 1).kind);
  }

  // Every card on top or in a group that this viewer does not know goes through `use`, which may exchange it: how
  // a full state is imagined.
  template <class Use>
  void each_unseen(Seat viewer, Use use) {
    const auto offer = [&](Known& known) {
      if (!may_know(known.seen == kAll ? kEverybody : known.seen, viewer)) use(known.kind);
    };
    for (int i = 0; i < top_; ++i) offer(places_[index(i)]);
    for (int i = 0; i < under_; ++i) offer(below(i));
    for (int i = 0; i < under_; i = group_end(i)) sort_group(i);
  }
  bool operator==(const Deck&) const = default;

 private:
  struct Known {
    std::uint8_t kind = 0;
    std::uint8_t more = 0;  // the next place is of the same group
    std::uint16_t seen = 0;
    bool operator==(const Known&) const = default;
  };
  static constexpr std::uint16_t kAll = 0xffff;
  static_assert(kMaxSeats < 16);
  static constexpr std::uint16_t mask(Audience seen) { return static_cast<std::uint16_t>(seen); }
  static constexpr std::size_t index(int i) { return static_cast<std::size_t>(i); }

  // The i-th place under the unordered part, in the order of drawing; those of one group are sorted by kind, so
  // that equal decks are equal bytes.
  Known& below(int i) { return places_[index(Capacity - 1 - i)]; }
  const Known& below(int i) const { return places_[index(Capacity - 1 - i)]; }
  int group_end(int i) const {
    if (i >= under_) return under_;
    while (below(i).more != 0) ++i;
    return i + 1;
  }
  void sort_group(int first) {
    for (int i = first + 1, end = group_end(first); i < end; ++i) {
      for (int k = i; k > first && below(k).kind < below(k - 1).kind; --k) std::swap(below(k).kind, below(k - 1).kind);
    }
  }
  void draw_from_group(int kind) {
    int at = 0;
    while (below(at).kind != kind) ++at;
    for (; at > 0; --at) below(at).kind = below(at - 1).kind;
    for (int i = 1; i < under_; ++i) below(i - 1) = below(i);
    below(--under_) = {};
  }

  Bag<Kinds> unknown_;
  std::uint16_t top_ = 0, under_ = 0;
  std::array<Known, Capacity> places_{};  // from the front: on top, the last one topmost; from the back: under
};

}  // namespace rh
