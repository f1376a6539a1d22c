// A progress bar with rate and time left, on standard error and only on a terminal.
#pragma once

#include <atomic>
#include <thread>

#include "apps/cli/texts.h"

namespace rh {

class ProgressLine {
 public:
  ProgressLine(const Texts& texts, std::uint64_t total);
  ~ProgressLine();  // wipes the bar away
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  std::atomic<std::uint64_t>& done() const { return done_; }

 private:
  void draw(double seconds) const;

  const Texts& texts_;
  std::uint64_t total_;
  mutable std::atomic<std::uint64_t> done_ = 0;
  std::atomic<bool> finished_ = false;
  std::thread painter_;
};

}  // namespace rh
