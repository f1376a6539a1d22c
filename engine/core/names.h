// NameList that come with boxes: the cities of maps, which nobody knows before a map is opened. A move is read without
// a box, so it holds the number of a name, and the rules ask the box what bears it. Like a shelf of boxes a list of
// names grows, and nothing in it moves or goes: one thread at a time adds, any number may read meanwhile.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/bounds.h"

namespace rh {

class NameList {
 public:
  static constexpr std::size_t kMost = 4096;  // of 64 boxes 64 each

  std::size_t size() const { return count_.load(std::memory_order_acquire); }
  std::string_view operator[](std::size_t number) const {
    ensure(number < size());
    return *names_[number];
  }
  std::optional<std::uint16_t> find(std::string_view name) const;
  // The number of a name, a new one where it has none.
  std::uint16_t add(std::string_view name);

 private:
  // Where a name stands, or would: places are tried one after the other from the one its hash gives.
  std::size_t place_of(std::string_view name) const;

  std::array<std::unique_ptr<const std::string>, kMost> names_;
  std::array<std::atomic<std::uint16_t>, 2 * kMost> places_{};  // number + 1; 0: free
  std::atomic<std::size_t> count_ = 0;
};

}  // namespace rh
