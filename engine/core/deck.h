// Decks and bags that are not shuffled in advance: what is known on top, an unordered unknown part,
// what is known at the bottom. A draw from the unknown part is nature's move, so nothing secret
// sits in memory before it is drawn.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "engine/core/bounds.h"

namespace rh {

// An unordered multiset of `Kinds` kinds: cubes in a bag, the unknown part of a deck.
template <int Kinds>
class Bag {
 public:
  void add(int kind, int count = 1) {
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
  void clear() { *this = {}; }

  // The kind that ticket 0..size()-1 draws.
  int pick(std::uint64_t ticket) const {
    ensure(ticket < total_);
    int kind = 0;
    while (ticket >= counts_[kind]) ticket -= counts_[kind++];
    return kind;
  }
  bool operator==(const Bag&) const = default;

 private:
  std::array<std::uint8_t, Kinds> counts_{};
  std::uint16_t total_ = 0;
  std::uint16_t reserved_ = 0;
  static_assert(Kinds % 4 == 0, "round the number of kinds up to a multiple of 4: a state has no padding");
};

// A deck of at most `Capacity` cards of `Kinds` kinds.
template <int Kinds, int Capacity>
class Deck {
 public:
  Bag<Kinds>& unknown() { return unknown_; }
  const Bag<Kinds>& unknown() const { return unknown_; }
  int known_on_top() const { return top_count_; }
  // The i-th of the known cards, 0 the one on top.
  int known_card(int i) const { return top_[top_count_ - 1 - i]; }
  int known_at_bottom() const { return bottom_count_; }
  int size() const { return top_count_ + unknown_.size() + bottom_count_; }
  bool empty() const { return size() == 0; }

  void put_on_top(int kind) {
    ensure(top_count_ < Capacity);
    top_[top_count_++] = static_cast<std::uint8_t>(kind);
  }
  void put_at_bottom(int kind) {
    ensure(bottom_count_ < Capacity);
    bottom_[bottom_count_++] = static_cast<std::uint8_t>(kind);
  }
  // How many of nature's tickets draw this kind: 1 for a known next card, else its copies.
  int weight(int kind) const {
    if (top_count_ > 0) return top_[top_count_ - 1] == kind ? 1 : 0;
    if (!unknown_.empty()) return unknown_.count(kind);
    return bottom_count_ > 0 && bottom_[0] == kind ? 1 : 0;
  }
  int total_weight() const { return top_count_ > 0 || unknown_.empty() ? (empty() ? 0 : 1) : unknown_.size(); }
  // Takes the card that nature drew; its weight is not 0.
  void draw(int kind) {
    assert(weight(kind) > 0);
    if (top_count_ > 0) {
      top_[--top_count_] = 0;
    } else if (!unknown_.empty()) {
      unknown_.remove(kind);
    } else {
      for (int i = 1; i < bottom_count_; ++i) bottom_[i - 1] = bottom_[i];
      bottom_[--bottom_count_] = 0;
    }
  }
  // Everything that is left becomes unknown again.
  void shuffle() {
    while (top_count_ > 0) unknown_.add(top_[--top_count_]), top_[top_count_] = 0;
    while (bottom_count_ > 0) unknown_.add(bottom_[--bottom_count_]), bottom_[bottom_count_] = 0;
  }
  bool operator==(const Deck&) const = default;

 private:
  Bag<Kinds> unknown_;
  std::array<std::uint8_t, Capacity> top_{};     // the last one lies on top
  std::array<std::uint8_t, Capacity> bottom_{};  // in the order in which they will be drawn
  std::uint16_t top_count_ = 0;
  std::uint16_t bottom_count_ = 0;
  static_assert(Capacity % 2 == 0, "an even capacity: a state has no padding");
};

}  // namespace rh
