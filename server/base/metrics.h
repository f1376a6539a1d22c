// Counters and histograms for /metrics; any thread may count.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <string>

namespace rh::server {

// Upper bounds in seconds that fit both commits and bots.
inline constexpr std::array<double, 12> kBounds = {0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01,
                                                   0.02,   0.05,   0.1,   0.5,   1,     5};

class Histogram {
 public:
  void add(double seconds);
  void write(std::string& out, const char* name, const char* help) const;

 private:
  std::array<std::atomic<std::uint64_t>, kBounds.size() + 1> counts_{};
  std::atomic<std::uint64_t> nanoseconds_ = 0;
};

struct Metrics {
  std::atomic<std::uint64_t> moves = 0, nature_moves = 0, bot_moves = 0, undos = 0, refusals = 0, stale = 0;
  std::atomic<std::uint64_t> messages_in = 0, messages_out = 0, bytes_out = 0, too_fast = 0;
  std::atomic<std::uint64_t> cut_off = 0, delayed = 0;
  std::atomic<std::uint64_t> requests = 0, tables_created = 0, tables_loaded = 0, commit_failures = 0, rows = 0;
  std::atomic<std::int64_t> connections = 0, sockets = 0, tables = 0, commit_queue = 0, unsent = 0;
  std::atomic<std::int64_t> bots = 0, bot_queue = 0;
  Histogram commit, wait, bot;  // one commit; from a move's arrival to its commit; one decision of a bot

  std::string text() const;
};

Metrics& metrics();

}  // namespace rh::server
