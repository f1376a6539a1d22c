// How long bots think: the budget of a turn, the clock that ends it, and what a bot has spent that decides a turn in
// several goes.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace rh {

// How long a bot may think about one turn, the whole decision of a player until somebody else or nature is to move: so
// many iterations (0: the bot's own measure), and not longer than so many seconds (0: no matter how long). Without
// seconds the choice is reproducible; with them it depends on the machine.
struct Budget {
  std::uint64_t iterations = 0;
  double seconds = 0;
};

// When thinking has to end. Without a limit no clock is asked: a browser has none for us.
class Deadline {
 public:
  explicit Deadline(double seconds = 0) : seconds_(seconds), begin_(seconds > 0 ? Clock::now() : Clock::time_point{}) {}

  // The part of the time that is gone; more than 1 when it is over, 0 without a limit.
  double gone() const { return seconds_ > 0 ? spent() / seconds_ : 0; }
  bool passed() const { return gone() >= 1; }
  // Is so much, as a multiple of what was done till now, too much?
  bool forbids(double times) const { return gone() * times > 1; }
  // 0 without a limit.
  double spent() const { return seconds_ > 0 ? std::chrono::duration<double>(Clock::now() - begin_).count() : 0; }
  bool limited() const { return seconds_ > 0; }
  double left() const { return seconds_ - spent(); }

 private:
  using Clock = std::chrono::steady_clock;

  double seconds_;
  Clock::time_point begin_;
};

// What a bot has spent of its turn. A bot that decides a turn in several goes keeps it between its moves.
class Spending {
 public:
  void turn_begins() { *this = {}; }
  // An equal share of what is left for one of the goes still to come, this one included: always something, because a
  // bot always has to answer.
  Budget share(const Budget& turn, int goes) const {
    Budget one = turn;
    if (turn.iterations > 0) {
      const std::uint64_t left = turn.iterations - std::min(turn.iterations, iterations_);
      one.iterations = std::max<std::uint64_t>(1, left / static_cast<std::uint64_t>(goes));
    }
    if (turn.seconds > 0) one.seconds = std::max(kLeast, (turn.seconds - seconds_) / goes);
    return one;
  }
  void add(std::uint64_t iterations, double seconds) { iterations_ += iterations, seconds_ += seconds; }

 private:
  static constexpr double kLeast = 1e-4;

  std::uint64_t iterations_ = 0;
  double seconds_ = 0;
};

}  // namespace rh
