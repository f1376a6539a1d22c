#include "apps/cli/progress.h"

#include <fmt/format.h>

#include <chrono>
#include <cmath>

#include "apps/cli/terminal.h"

namespace rh {

ProgressLine::ProgressLine(const Texts& texts, std::uint64_t total) : texts_(texts), total_(total) {
  if (!error_is_terminal()) return;
  painter_ = std::thread([this] {
    const auto start = std::chrono::steady_clock::now();
    while (!finished_) {
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
      draw(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
  });
}

ProgressLine::~ProgressLine() {
  finished_ = true;
  if (!painter_.joinable()) return;
  painter_.join();
  print_error("\r\033[K");
}

void ProgressLine::draw(double seconds) const {
  constexpr std::uint64_t kWidth = 30;
  const std::uint64_t done = done_, filled = kWidth * done / total_;
  std::string bar;
  for (std::uint64_t i = 0; i < kWidth; ++i) bar += i < filled ? "█" : "░";
  const double rate = static_cast<double>(done) / seconds;
  std::string left = "?";
  if (done > 0) {
    const auto rest = std::llround(static_cast<double>(total_ - done) / rate);
    left = rest >= 3600 ? fmt::format("{}:{:02}:{:02}", rest / 3600, rest / 60 % 60, rest % 60)
                        : fmt::format("{}:{:02}", rest / 60, rest % 60);
  }
  print_error("\r\033[K" + bar + " " +
              texts_.say("cli.sim.progress", {{"done", std::to_string(done)},
                                              {"total", std::to_string(total_)},
                                              {"rate", fmt::format("{:.1f}", rate)},
                                              {"left", left}}));
}

}  // namespace rh
