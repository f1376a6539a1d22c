// Worlds that agree with what a seat sees, and chances that are spread evenly over them.
#pragma once

#include <cmath>

#include "bots/bot.h"

namespace rh {

// The first world is the one at hand, so that a bot that looks at one only imagines no other.
template <Rules G>
class Worlds {
 public:
  Worlds(const typename G::State& first, const Outlook& outlook, Random& random)
      : first_(first), outlook_(outlook), random_(random) {}
  typename G::State operator()(int i) const { return i == 0 ? first_ : state_of<G>(*outlook_.imagine(random_)); }

 private:
  const typename G::State& first_;
  const Outlook& outlook_;
  Random& random_;
};

// Golden steps go through all of 0 .. n-1 more evenly than independent draws: from a random start, or always the same
// way.
class Spread {
 public:
  static constexpr double kStep = 0.6180339887498949;
  explicit Spread(Random& random) : Spread(random.unit()) {}
  explicit Spread(double first) : first_(first) {}
  std::size_t operator()(int i, std::size_t n) const {
    const double spot = first_ + i * kStep;
    return static_cast<std::size_t>((spot - std::floor(spot)) * static_cast<double>(n));
  }

 private:
  double first_;
};

}  // namespace rh
