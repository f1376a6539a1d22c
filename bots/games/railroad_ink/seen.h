// A set of board keys: which boards a search has met. Grows, and keeps its memory for the next search.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace rh::railroad_ink {

class SeenBoards {
 public:
  // Empty again; after a search far larger than usual the memory shrinks, so that clearing stays cheap.
  void clear() {
    const std::size_t wanted = std::max(kSmallest, 4 * std::bit_ceil(count_ + 1));
    if (count_ == 0 && !keys_.empty()) return;
    keys_.assign(std::min(wanted, std::max(keys_.size(), kSmallest)), 0);
    count_ = 0;
  }
  // True when the key was there before. 0 is no key.
  bool insert(std::uint64_t key) {
    if (2 * count_ >= keys_.size()) grow();
    const std::size_t mask = keys_.size() - 1;
    for (std::size_t i = key & mask;; i = (i + 1) & mask) {
      if (keys_[i] == key) return true;
      if (keys_[i] != 0) continue;
      keys_[i] = key;
      ++count_;
      return false;
    }
  }

 private:
  static constexpr std::size_t kSmallest = 4096;

  void grow() {
    std::vector<std::uint64_t> old(std::max(kSmallest, 2 * keys_.size()), 0);
    old.swap(keys_);
    count_ = 0;
    for (const std::uint64_t key : old) {
      if (key != 0) insert(key);
    }
  }

  std::vector<std::uint64_t> keys_;
  std::size_t count_ = 0;
};

}  // namespace rh::railroad_ink
