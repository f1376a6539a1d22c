// A vector with a fixed capacity and no heap: lists of moves and outcomes are built in it. The capacity is
// a bound that the rules cannot exceed; one entry too many ends the process and writes nothing (bounds.h).
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <type_traits>

#include "engine/core/bounds.h"

namespace rh {

template <class T, std::size_t N>
class FixedVector {
 public:
  static constexpr std::size_t capacity() { return N; }

  void push_back(const T& value) {
    ensure(size_ < N);
    storage_.items[size_++] = value;
  }
  // Room for `count` more, which the caller fills: where many are added, the bound is asked for once.
  std::span<T> grow(std::size_t count) {
    ensure(count <= N - size_);
    T* first = end();
    size_ += count;
    return {first, count};
  }
  void clear() { size_ = 0; }
  bool empty() const { return size_ == 0; }
  std::size_t size() const { return size_; }
  T& operator[](std::size_t i) { return storage_.items[i]; }
  const T& operator[](std::size_t i) const { return storage_.items[i]; }
  T* begin() { return storage_.items.data(); }
  T* end() { return storage_.items.data() + size_; }
  const T* begin() const { return storage_.items.data(); }
  const T* end() const { return storage_.items.data() + size_; }

 private:
  static_assert(std::is_trivially_copyable_v<T>);
  // A union, so that making a list does not initialise its whole capacity: that costs more than
  // filling it.
  union Storage {
    Storage() {}  // NOLINT(modernize-use-equals-default): "= default" would be deleted
    std::array<T, N> items;
  };
  std::size_t size_ = 0;
  Storage storage_;
};

}  // namespace rh
