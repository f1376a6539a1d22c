// A set of whole numbers below N: visited vertices, sides that carry a track, cells of a region.
// std::bitset has no iteration, and what libraries offer beside the standard differs between them.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>
#include <iterator>

namespace rh {

template <int N>
class BitSet {
  static_assert(N > 0);
  static constexpr int kWords = (N + 63) / 64;

 public:
  constexpr BitSet() = default;
  constexpr BitSet(std::initializer_list<int> numbers) {
    for (const int number : numbers) add(number);
  }
  static constexpr BitSet all() {
    BitSet set;
    for (auto& word : set.words_) word = ~std::uint64_t{0};
    if constexpr (N % 64 != 0) set.words_[kWords - 1] >>= 64 - N % 64;
    return set;
  }

  constexpr bool has(int number) const { return (words_[number / 64] >> number % 64 & 1) != 0; }
  constexpr void add(int number) { words_[number / 64] |= std::uint64_t{1} << number % 64; }
  constexpr void remove(int number) { words_[number / 64] &= ~(std::uint64_t{1} << number % 64); }

  constexpr bool empty() const { return *this == BitSet(); }
  constexpr int size() const {
    int count = 0;
    for (const auto word : words_) count += std::popcount(word);
    return count;
  }
  constexpr bool meets(const BitSet& other) const { return !(*this & other).empty(); }

  constexpr BitSet& operator|=(const BitSet& other) {
    for (int i = 0; i < kWords; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  constexpr BitSet& operator&=(const BitSet& other) {
    for (int i = 0; i < kWords; ++i) words_[i] &= other.words_[i];
    return *this;
  }
  constexpr BitSet& operator-=(const BitSet& other) {
    for (int i = 0; i < kWords; ++i) words_[i] &= ~other.words_[i];
    return *this;
  }
  friend constexpr BitSet operator|(BitSet a, const BitSet& b) { return a |= b; }
  friend constexpr BitSet operator&(BitSet a, const BitSet& b) { return a &= b; }
  friend constexpr BitSet operator-(BitSet a, const BitSet& b) { return a -= b; }
  constexpr bool operator==(const BitSet&) const = default;

  // The numbers in ascending order. The loop walks over a copy of the words: the set may change meanwhile.
  class Iterator {
   public:
    constexpr explicit Iterator(const BitSet& set) : rest_(set.words_) { settle(); }
    constexpr int operator*() const { return 64 * at_ + std::countr_zero(rest_[at_]); }
    constexpr Iterator& operator++() {
      rest_[at_] &= rest_[at_] - 1;
      settle();
      return *this;
    }
    constexpr bool operator==(std::default_sentinel_t) const { return at_ == kWords; }

   private:
    constexpr void settle() {
      while (at_ < kWords && rest_[at_] == 0) ++at_;
    }
    std::array<std::uint64_t, kWords> rest_;
    int at_ = 0;
  };
  constexpr Iterator begin() const { return Iterator(*this); }
  constexpr std::default_sentinel_t end() const { return {}; }

 private:
  std::array<std::uint64_t, kWords> words_{};
};

}  // namespace rh
