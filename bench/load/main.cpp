// The load test: N tables of two players on loopback, each playing any legal move as soon as the one
// before is acknowledged. Starts its own server in a fresh folder and ends by itself. It says how far its players
// had to wait for itself instead of the server.
//   load PROGRAM [--game ID] [--options JSON] [--tables N] [--seconds S] [--think MS] [--spectators N] [--once 1]
//        [--join MOVES] [--folder DIR]
// --spectators: so many of the tables are also watched by somebody without a seat.
// --once: every table plays one game; says what a move costs in each third of it.
// --join MOVES: when so many moves were made at every table (and at most --seconds later) the server is started anew;
// says how long it takes until everybody sees their table again.
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <numeric>

#include "bench/load/crowd.h"
#include "bench/load/server_process.h"

namespace rh::load {
namespace {

template <class T>
double quantile(std::vector<T>& values, double q) {
  if (values.empty()) return 0;
  const auto at = static_cast<std::ptrdiff_t>(q * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), values.begin() + at, values.end());
  return static_cast<double>(values[static_cast<std::size_t>(at)]);
}

double client_cpu() {
  timespec spent{};
  ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &spent);
  return static_cast<double>(spent.tv_sec) + static_cast<double>(spent.tv_nsec) / 1e9;
}

std::string load_average() {
  std::ifstream file("/proc/loadavg");
  std::string load;
  std::getline(file, load);
  return load;
}

// One game at every table, all begun together: the first third of all moves is the first third of
// each game, nearly.
void run_once(const Settings& settings, const ServerProcess& server, Crowd& crowd) {
  struct Sample {
    double moves, cpu;
  };
  std::vector<Sample> samples;
  const double begin = server.cpu();
  crowd.counts.measuring = true;
  crowd.go();
  const auto end = Clock::now() + std::chrono::seconds(settings.seconds);
  while (!crowd.all_over() && Clock::now() < end) {
    crowd.turn(true);
    const auto moves = static_cast<double>(crowd.counts.accepted);
    if (samples.empty() || moves > samples.back().moves + settings.tables) samples.push_back({moves, server.cpu()});
  }
  samples.push_back({static_cast<double>(crowd.counts.accepted), server.cpu()});
  const double moves = samples.back().moves;
  std::printf("one game at each table          %.0f moves, %.1f a game, %llu finished\n", moves,
              moves / settings.tables, static_cast<unsigned long long>(crowd.counts.finished));
  const auto sample = [&](double wanted) {
    return *std::ranges::find_if(samples, [&](const Sample& one) { return one.moves >= wanted; });
  };
  Sample from{0, begin};
  for (const int third : {1, 2, 3}) {
    const Sample to = third == 3 ? samples.back() : sample(moves * third / 3);
    std::printf("server CPU per move, us         %.1f  (third %d of the game)\n",
                (to.cpu - from.cpu) / (to.moves - from.moves) * 1e6, third);
    from = to;
  }
}

int run_join(const Settings& settings, ServerProcess& server, Crowd& crowd, Host& host, const std::string& cookie,
             const std::vector<std::string>& ids) {
  crowd.go();
  const auto end = Clock::now() + std::chrono::seconds(settings.seconds);
  while (!crowd.all_played(settings.join) && Clock::now() < end) crowd.turn(true);
  crowd.counts.measuring = true;
  const bool enough = crowd.all_played(settings.join);
  server.stop();
  if (!server.start(settings.program, settings.folder)) return 1;
  const double cpu = server.cpu();
  const auto begin = Clock::now();
  Crowd again(settings, host);
  again.counts.measuring = true;
  if (!again.connect(server.port, cookie, ids)) return 1;
  while (!again.all_see()) again.turn(false);
  const double wall = std::chrono::duration<double>(Clock::now() - begin).count();
  std::printf("moves at every table            %s%d\n", enough ? "at least " : "fewer than ", settings.join);
  std::printf("all see their tables again, s   %.2f  (%.2f ms of CPU a table)\n", wall,
              (server.cpu() - cpu) / settings.tables * 1e3);
  std::printf("first view on the wire, bytes   p50 %.0f  p99 %.0f\n", quantile(again.counts.views, .5),
              quantile(again.counts.views, .99));
  server.stop();
  return 0;
}

int run(const Settings& settings) {
  ServerProcess server;
  const std::string load = load_average();
  const double before = single_commits(settings.folder, 2);
  if (!server.start(settings.program, settings.folder)) {
    std::fprintf(stderr, "cannot start %s\n", settings.program.c_str());
    return 1;
  }
  std::string cookie;
  HttpClient http(server.port);
  http.request("PUT", "/api/me", R"({"name":"Load"})", {}, &cookie);
  Host host(server.port, cookie, settings.game, settings.options, settings.tables + 16);

  // Memory: tables that nobody watches, then the same with two players each.
  (void)host.make(200);
  const double empty = server.resident_kb();
  const std::vector<std::string> ids = host.make(settings.tables);
  if (ids.back().empty()) {
    std::fprintf(stderr, "the server makes no table of %s with options %s\n", settings.game.c_str(),
                 settings.options.c_str());
    server.stop();
    return 1;
  }
  const double resting = server.resident_kb();
  Crowd crowd(settings, host);
  if (!crowd.connect(server.port, cookie, ids)) return 1;
  while (crowd.turn(false) > 0) {
  }
  const double connected = server.resident_kb();
  std::printf("load average at the start       %s\n", load.c_str());
  std::printf("tables, players, spectators     %d, %d, %d (%s, think %d ms, options %s)\n", settings.tables,
              2 * settings.tables, settings.spectators, settings.game.c_str(), settings.think,
              settings.options.c_str());
  if (settings.join > 0) return run_join(settings, server, crowd, host, cookie, ids);
  if (settings.once) {
    run_once(settings, server, crowd);
    server.stop();
    return 0;
  }

  Counts& counts = crowd.counts;
  host.start();
  crowd.go();
  const auto warm = Clock::now() + std::chrono::seconds(2);
  while (Clock::now() < warm) crowd.turn(true);
  counts.measuring = true;
  const double cpu = server.cpu(), network = server.network_cpu(), own_cpu = client_cpu();
  const auto begin = Clock::now();
  while (Clock::now() < begin + std::chrono::seconds(settings.seconds)) crowd.turn(true);
  const double wall = std::chrono::duration<double>(Clock::now() - begin).count();
  const double spent = server.cpu() - cpu, on_network = server.network_cpu() - network,
               by_client = client_cpu() - own_cpu;
  counts.measuring = false;
  const double after_run = server.resident_kb();
  const std::string metrics = http.request("GET", "/metrics", {}, {});
  const double after = single_commits(settings.folder, 2);

  const auto moves = static_cast<double>(counts.accepted);
  const auto metric = [&](const std::string& name) {
    const auto at = metrics.find("\n" + name + " ");
    return at == std::string::npos ? 0.0 : std::atof(metrics.c_str() + at + name.size() + 2);
  };
  std::printf("single full commits per second  %.0f before, %.0f after\n", before, after);
  std::printf("accepted moves per second       %.0f  (%.0f in %.1f s; %.2f times the single commits)\n", moves / wall,
              moves, wall, moves / wall / ((before + after) / 2));
  std::printf("stale, refused, games finished  %llu, %llu, %llu\n", static_cast<unsigned long long>(counts.stale),
              static_cast<unsigned long long>(counts.refused), static_cast<unsigned long long>(counts.finished));
  const double late = std::accumulate(counts.late.begin(), counts.late.end(), 0.0) / 1e3 / wall;
  std::printf(
      "waiting for this program        %.1f of %d players, %.1f tables without a game (CPU %.0f %%, late p99 %.2f "
      "ms)\n",
      late, 2 * settings.tables, counts.without_game / wall, by_client / wall * 100, quantile(counts.late, .99));
  std::printf("send to own ok, ms              p50 %.2f  p99 %.2f\n", quantile(counts.own, .5),
              quantile(counts.own, .99));
  std::printf("send to other's update, ms      p50 %.2f  p99 %.2f  (%zu)\n", quantile(counts.other, .5),
              quantile(counts.other, .99), counts.other.size());
  std::printf("server CPU per move, us         %.1f  (network thread %.1f)\n", spent / moves * 1e6,
              on_network / moves * 1e6);
  std::printf("rows per commit (whole run)     %.1f\n",
              metric("roundhouse_log_rows_total") / metric("roundhouse_commit_seconds_count"));
  std::printf("mean commit, ms                 %.2f\n",
              metric("roundhouse_commit_seconds_sum") / metric("roundhouse_commit_seconds_count") * 1e3);
  std::printf("memory per table, kB            %.1f at rest, %.1f with two players connected\n",
              (resting - empty) / settings.tables, (connected - empty) / settings.tables);
  std::printf("memory at the end, MB           %.0f (%.0f tables in memory)\n", after_run / 1024,
              metric("roundhouse_tables"));
  const auto sizes = [](const char* what, std::vector<std::uint32_t>& bytes) {
    std::printf("%s  p50 %.0f  p90 %.0f  p99 %.0f  (%zu)\n", what, quantile(bytes, .5), quantile(bytes, .9),
                quantile(bytes, .99), bytes.size());
  };
  sizes("update bytes                  ", counts.updates);
  sizes("all messages, bytes           ", counts.messages);
  if (settings.spectators > 0) sizes("to a spectator, bytes         ", counts.watched);
  server.stop();
  return 0;
}

}  // namespace
}  // namespace rh::load

int main(int count, char** words) {
  rh::load::Settings settings;
  if (count < 2) {
    std::fprintf(
        stderr,
        "load PROGRAM [--game ID] [--options JSON] [--tables N] [--seconds S] [--think MS] [--spectators N] [--once 1] "
        "[--folder DIR]\n");
    return 1;
  }
  settings.program = words[1];
  for (int i = 2; i + 1 < count; i += 2) {
    const std::string name = words[i], value = words[i + 1];
    if (name == "--tables") settings.tables = std::clamp(std::atoi(value.c_str()), 1, 20000);
    if (name == "--seconds") settings.seconds = std::clamp(std::atoi(value.c_str()), 1, 300);
    if (name == "--think") settings.think = std::clamp(std::atoi(value.c_str()), 0, 60000);
    if (name == "--spectators") settings.spectators = std::clamp(std::atoi(value.c_str()), 0, 20000);
    if (name == "--join") settings.join = std::clamp(std::atoi(value.c_str()), 0, 100000);
    if (name == "--once") settings.once = value == "1";
    if (name == "--folder") settings.folder = value;
    if (name == "--game") settings.game = value;
    if (name == "--options") settings.options = value;
  }
  settings.spectators = std::min(settings.spectators, settings.tables);
  std::string folder = settings.folder.empty() ? std::string("/tmp") : settings.folder;
  folder += "/roundhouse_load_XXXXXX";
  if (::mkdtemp(folder.data()) == nullptr) {
    std::perror(folder.c_str());
    return 1;
  }
  settings.folder = folder;
  const int status = rh::load::run(settings);
  std::error_code ignored;
  std::filesystem::remove_all(folder, ignored);
  return status;
}
