// A token bucket: `rate` units a second, at most `burst` saved up.
#pragma once

#include <algorithm>
#include <chrono>

namespace rh::server {

using Clock = std::chrono::steady_clock;

class TokenBucket {
 public:
  TokenBucket(double rate, double burst) : rate_(rate), burst_(burst), left_(burst) {}

  bool take(Clock::time_point now, double units = 1) {
    left_ = std::min(burst_, left_ + rate_ * std::chrono::duration<double>(now - last_).count());
    last_ = now;
    if (left_ < units) return false;
    left_ -= units;
    return true;
  }
  bool full(Clock::time_point now) const {
    return left_ + rate_ * std::chrono::duration<double>(now - last_).count() >= burst_;
  }

 private:
  double rate_, burst_, left_;
  Clock::time_point last_ = Clock::now();
};

}  // namespace rh::server
