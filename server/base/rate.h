// Limits of speed. A token bucket: `rate` units a second, at most `burst` saved up. What something costs is
// often known only afterwards; then it is charged, and a debt has to be paid off before the next thing.
#pragma once

#include <time.h>

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace rh::server {

using Clock = std::chrono::steady_clock;

class TokenBucket {
 public:
  TokenBucket(double rate, double burst) : rate_(rate), burst_(burst), left_(burst) {}

  bool take(Clock::time_point now, double units = 1) {
    refill(now);
    if (left_ < units) return false;
    left_ -= units;
    return true;
  }
  void charge(Clock::time_point now, double units) {
    refill(now);
    left_ -= units;
  }
  // How long until the debt is paid off; 0 when there is none.
  std::chrono::milliseconds debt(Clock::time_point now) {
    refill(now);
    return std::chrono::milliseconds(left_ < 0 ? 1 + static_cast<std::int64_t>(-left_ / rate_ * 1000) : 0);
  }
  bool full(Clock::time_point now) const {
    return left_ + rate_ * std::chrono::duration<double>(now - last_).count() >= burst_;
  }

 private:
  void refill(Clock::time_point now) {
    left_ = std::min(burst_, left_ + rate_ * std::chrono::duration<double>(now - last_).count());
    last_ = now;
  }

  double rate_, burst_, left_;
  Clock::time_point last_ = Clock::now();
};

// Work is measured in seconds of the thread that does it. What an answer takes later (compressing, sending) is
// known by its length: about what a core compresses in a second.
class Work {
 public:
  double seconds(std::size_t bytes) const { return now() - begin_ + static_cast<double>(bytes) * 20e-9; }

 private:
  static double now() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
  }
  double begin_ = now();
};

// The limits that follow from `--rate`: messages a second of one connection. 0 lifts them all.
struct Limits {
  explicit Limits(int rate) : lifted(rate == 0), rate_(lifted ? 1e9 : rate) {}

  TokenBucket messages() const { return {rate_, 4 * rate_}; }
  TokenBucket requests() const { return {rate_, 5 * rate_}; }
  // With the usual 40 messages: a tenth of the network thread for one connection, a quarter for all of one
  // household, and a moment of it at once.
  TokenBucket work_of_connection() const { return {rate_ * 0.1 / 40, rate_ * 0.25 / 40}; }
  TokenBucket work_of_client() const { return {rate_ * 0.25 / 40, rate_ * 0.5 / 40}; }
  // Wrong codes of tables: nobody finds one among ten thousand by trying.
  TokenBucket guesses() const { return {10.0 / 60, 20}; }
  // Seconds of thinking about hints, on the bots' threads: a few at once, a part of one core for good.
  TokenBucket thinking() const { return {rate_ * 0.25 / 40, rate_ * 5 / 40}; }

  bool lifted;

 private:
  double rate_;
};

// One household: everything that comes from its address.
struct Client {
  explicit Client(const Limits& limits)
      : requests(limits.requests()),
        work(limits.work_of_client()),
        guesses(limits.guesses()),
        thinking(limits.thinking()) {}

  void charge(Clock::time_point now, double seconds) {
    work.charge(now, seconds);
    if (seconds > kBreath) rests_until = now + std::chrono::duration_cast<Clock::duration>(Seconds(seconds));
  }
  // Even with something saved up, work is followed by as long a rest: others come in between.
  std::chrono::milliseconds pause(Clock::time_point now) {
    return std::max(work.debt(now), std::chrono::ceil<std::chrono::milliseconds>(rests_until - now));
  }

  int connections = 0, sockets = 0;
  TokenBucket requests, work, guesses, thinking;
  Clock::time_point rests_until{};

 private:
  using Seconds = std::chrono::duration<double>;
  static constexpr double kBreath = 0.002;  // what takes less is no work worth a rest
};

}  // namespace rh::server
