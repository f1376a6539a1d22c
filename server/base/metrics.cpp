#include "server/base/metrics.h"

#include <cstdio>

namespace rh::server {
namespace {

std::string decimal(double number) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.9g", number);
  return text.data();
}

void one(std::string& out, const char* name, const char* type, const char* help, std::int64_t value) {
  out += std::string("# HELP roundhouse_") + name + " " + help + "\n# TYPE roundhouse_" + name + " " + type +
         "\nroundhouse_" + name + " " + std::to_string(value) + "\n";
}

}  // namespace

void Histogram::add(double seconds) {
  std::size_t bucket = 0;
  while (bucket < kBounds.size() && seconds > kBounds[bucket]) ++bucket;
  counts_[bucket].fetch_add(1, std::memory_order_relaxed);
  nanoseconds_.fetch_add(static_cast<std::uint64_t>(seconds * 1e9), std::memory_order_relaxed);
}

void Histogram::write(std::string& out, const char* name, const char* help) const {
  const std::string full = std::string("roundhouse_") + name;
  out += "# HELP " + full + " " + help + "\n# TYPE " + full + " histogram\n";
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i <= kBounds.size(); ++i) {
    sum += counts_[i];
    const std::string bound = i < kBounds.size() ? decimal(kBounds[i]) : "+Inf";
    out += full + "_bucket{le=\"" + bound + "\"} " + std::to_string(sum) + "\n";
  }
  out += full + "_sum " + decimal(static_cast<double>(nanoseconds_) * 1e-9) + "\n";
  out += full + "_count " + std::to_string(sum) + "\n";
}

std::string Metrics::text() const {
  std::string out;
  const auto counter = [&](const char* name, const char* help, std::uint64_t value) {
    one(out, name, "counter", help, static_cast<std::int64_t>(value));
  };
  const auto gauge = [&](const char* name, const char* help, std::int64_t value) {
    one(out, name, "gauge", help, value);
  };
  gauge("tables", "Tables in memory", tables);
  counter("tables_created_total", "Tables created", tables_created);
  counter("tables_loaded_total", "Tables rebuilt from the log", tables_loaded);
  gauge("connections", "Open TCP connections", connections);
  gauge("sockets", "Open WebSockets", sockets);
  gauge("unsent_bytes", "Bytes that wait for clients to read them", unsent);
  counter("requests_total", "HTTP requests", requests);
  counter("messages_in_total", "WebSocket messages received", messages_in);
  counter("messages_out_total", "WebSocket messages sent", messages_out);
  counter("messages_out_bytes_total", "Bytes of WebSocket messages sent", bytes_out);
  counter("too_fast_total", "Messages and requests refused by the rate limit", too_fast);
  counter("delayed_total", "Messages that waited because their sender had used up its share", delayed);
  counter("cut_off_total", "Connections ended because they did not read", cut_off);
  counter("moves_total", "Accepted moves of people", moves);
  counter("bot_moves_total", "Accepted moves of bots", bot_moves);
  counter("nature_moves_total", "Moves of nature", nature_moves);
  counter("undos_total", "Moves taken back", undos);
  counter("refused_total", "Moves refused by the rules", refusals);
  counter("stale_total", "Moves that came too late", stale);
  counter("log_rows_total", "Rows written to the log", rows);
  counter("commit_failures_total", "Commits that failed", commit_failures);
  gauge("commit_queue", "Batches waiting for their commit", commit_queue);
  gauge("bots", "Bots with a memory of a running game, as counted every few seconds", bots);
  gauge("bot_queue", "Decisions waiting for a bot thread", bot_queue);
  commit.write(out, "commit_seconds", "Duration of one shared commit");
  wait.write(out, "move_wait_seconds", "From a batch's arrival to its commit");
  bot.write(out, "bot_seconds", "Duration of one decision of a bot");
  return out;
}

Metrics& metrics() {
  static Metrics all;
  return all;
}

}  // namespace rh::server
