// The generator of simulations, bots and tests: small, fast, the same numbers on every platform.
// A match that people play draws nature's moves from KeyedNature (nature.h) instead.
#pragma once

#include <cstdint>

namespace rh {

class Random {
 public:
  explicit Random(std::uint64_t seed = 0) : state_(seed) {}

  // splitmix64 (Steele, Lea, Flood 2014): passes the usual batteries and cannot get stuck.
  std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15ull);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
  }

  // Uniform in [0, bound), without bias (Lemire's method with rejection).
  std::uint64_t below(std::uint64_t bound) {
    unsigned __int128 product = static_cast<unsigned __int128>(next()) * bound;
    if (static_cast<std::uint64_t>(product) < bound) {
      const std::uint64_t threshold = (0 - bound) % bound;
      while (static_cast<std::uint64_t>(product) < threshold) {
        product = static_cast<unsigned __int128>(next()) * bound;
      }
    }
    return static_cast<std::uint64_t>(product >> 64);
  }

  // Uniform in [0, 1).
  double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

  // An independent stream, for a bot's own dice or one game of a series.
  Random fork() { return Random(next()); }

 private:
  std::uint64_t state_;
};

}  // namespace rh
