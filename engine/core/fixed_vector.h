// A vector with a fixed capacity and no heap: lists of moves and events are built in it.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>

namespace rh {

template <class T, std::size_t N>
class FixedVector {
 public:
  static constexpr std::size_t capacity() { return N; }

  void push_back(const T& value) {
    assert(size_ < N);
    items_[size_++] = value;
  }
  void clear() { size_ = 0; }
  bool empty() const { return size_ == 0; }
  std::size_t size() const { return size_; }
  T& operator[](std::size_t i) { return items_[i]; }
  const T& operator[](std::size_t i) const { return items_[i]; }
  T* begin() { return items_.data(); }
  T* end() { return items_.data() + size_; }
  const T* begin() const { return items_.data(); }
  const T* end() const { return items_.data() + size_; }

 private:
  std::size_t size_ = 0;
  std::array<T, N> items_;  // left uninitialised on purpose: lists are made in hot loops
};

}  // namespace rh
