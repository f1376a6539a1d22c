// Which of N things hang together, when joints are only ever added: cities by routes, cells by open
// sides, railways by shared towns. The root of a group is its smallest member, whatever the order of
// the joints.
#pragma once

#include <array>
#include <cstdint>
#include <numeric>

namespace rh {

template <int N>
class Union {
 public:
  constexpr Union() { std::iota(parent_.begin(), parent_.end(), std::uint16_t{0}); }

  constexpr int root(int member) {
    while (parent_[member] != member) {
      parent_[member] = parent_[parent_[member]];  // halve the way for those who ask later
      member = parent_[member];
    }
    return member;
  }
  constexpr bool joined(int a, int b) { return root(a) == root(b); }
  // False when they were joined already.
  constexpr bool join(int a, int b) {
    a = root(a);
    b = root(b);
    if (a == b) return false;
    parent_[a > b ? a : b] = static_cast<std::uint16_t>(a > b ? b : a);
    return true;
  }

 private:
  static_assert(N > 0 && N <= 1 << 16);
  std::array<std::uint16_t, N> parent_;
};

}  // namespace rh
