// The load test: N tables of two players on loopback, each playing any legal move as soon as the one
// before is acknowledged. Starts its own server in a fresh folder and ends by itself.
//   load PROGRAM [--tables N] [--seconds S] [--think MS] [--spectators N] [--once 1] [--folder DIR] [--options JSON]
// --spectators: so many of the tables are also watched by somebody without a seat.
// --once: every table plays one game; says what a move costs in each third of it.
#include <sys/epoll.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>

#include "bench/load/host.h"
#include "bench/load/server_process.h"

namespace rh::load {
namespace {

struct Settings {
  std::string program, folder, options = "{}";
  int tables = 500, seconds = 10, think = 0, spectators = 0;
  bool once = false;
};

template <class T>
double quantile(std::vector<T>& values, double q) {
  if (values.empty()) return 0;
  const auto at = static_cast<std::ptrdiff_t>(q * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), values.begin() + at, values.end());
  return static_cast<double>(values[static_cast<std::size_t>(at)]);
}

std::string load_average() {
  std::ifstream file("/proc/loadavg");
  std::string load;
  std::getline(file, load);
  return load;
}

// Everybody at the tables: players 0 and 1 of table 0, of table 1, ..., then the spectators.
class Crowd {
 public:
  Crowd(const Settings& settings, Host& host) : settings_(settings), host_(host) {}

  bool connect(int port, const std::string& cookie, const std::vector<std::string>& ids) {
    poll_ = ::epoll_create1(EPOLL_CLOEXEC);
    const int players = 2 * settings_.tables, all = players + settings_.spectators;
    for (int i = 0; i < all; ++i) {
      const int seat = i < players ? i % 2 : kNoSeat;
      people_.push_back(std::make_unique<Connection>(port, cookie, seat, static_cast<std::uint64_t>(i)));
      if (!people_.back()->ok()) {
        std::fprintf(stderr, "connection %d refused (ulimit -n?)\n", i);
        return false;
      }
      epoll_event event{.events = EPOLLIN, .data = {.u32 = static_cast<std::uint32_t>(i)}};
      ::epoll_ctl(poll_, EPOLL_CTL_ADD, people_.back()->socket(), &event);
      people_.back()->watch(ids[static_cast<std::size_t>(i < players ? i / 2 : i - players)]);
    }
    for (int i = 0; i < players; ++i) at(i).other = &at(i ^ 1);
    thinking_.resize(people_.size());
    return true;
  }

  void go() {
    for (int i = 0; i < 2 * settings_.tables; ++i) {
      at(i).paused = false;
      think(static_cast<std::uint32_t>(i));
    }
  }

  // Takes in what has come, sends what is due; how many connections had something.
  int turn(bool acting) {
    const int ready = ::epoll_wait(poll_, events_.data(), static_cast<int>(events_.size()), acting ? 1 : 50);
    for (int i = 0; i < ready; ++i) {
      const auto index = events_[static_cast<std::size_t>(i)].data.u32;
      if (!people_[index]->read(counts)) {
        std::fprintf(stderr, "a connection was lost\n");
        std::exit(1);
      }
      if (acting) think(index);
    }
    while (!later_.empty() && later_.top().first <= Clock::now()) {
      const std::uint32_t index = later_.top().second;
      later_.pop();
      thinking_[index] = false;
      people_[index]->act();
    }
    if (acting && !settings_.once) next_games();
    return ready;
  }

  bool all_over() {
    for (int i = 0; i < 2 * settings_.tables; ++i) {
      if (!at(i).over()) return false;
    }
    return true;
  }

  Counts counts;

 private:
  Connection& at(int index) { return *people_[static_cast<std::size_t>(index)]; }

  // Thinking players, each for half to one and a half times the given time.
  void think(std::uint32_t index) {
    if (settings_.think == 0) return people_[index]->act();
    if (thinking_[index]) return;
    thinking_[index] = true;
    const auto ms = settings_.think / 2 + static_cast<int>(random_.below(static_cast<std::uint64_t>(settings_.think)));
    later_.emplace(Clock::now() + std::chrono::milliseconds(ms), index);
  }

  void next_games() {
    for (int table = 0; table < settings_.tables; ++table) {
      if (!at(2 * table).over() || !at(2 * table + 1).over()) continue;
      const std::string id = host_.take();
      if (id.empty()) break;
      at(2 * table).watch(id);
      at(2 * table + 1).watch(id);
      if (table < settings_.spectators) at(2 * settings_.tables + table).watch(id);
    }
  }

  using Later = std::pair<Clock::time_point, std::uint32_t>;

  const Settings& settings_;
  Host& host_;
  int poll_ = -1;
  std::vector<std::unique_ptr<Connection>> people_;
  std::vector<epoll_event> events_ = std::vector<epoll_event>(1024);
  std::priority_queue<Later, std::vector<Later>, std::greater<>> later_;
  std::vector<bool> thinking_;
  Random random_{1};
};

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

int run(const Settings& settings) {
  ServerProcess server;
  const std::string load = load_average();
  const double before = single_commits(settings.folder, 2);
  if (!server.start(settings.program, settings.folder)) {
    std::fprintf(stderr, "cannot start %s\n", settings.program.c_str());
    return 1;
  }
  std::string cookie;
  request(server.port, "PUT", "/api/me", R"({"name":"Load"})", {}, &cookie);
  Host host(server.port, cookie, settings.options);

  // Memory: tables that nobody watches, then the same with two players each.
  for (int i = 0; i < 200; ++i) (void)host.make();
  const double empty = server.resident_kb();
  std::vector<std::string> ids;
  ids.reserve(static_cast<std::size_t>(settings.tables));
  for (int i = 0; i < settings.tables; ++i) ids.push_back(host.make());
  const double resting = server.resident_kb();
  Crowd crowd(settings, host);
  if (!crowd.connect(server.port, cookie, ids)) return 1;
  while (crowd.turn(false) > 0) {
  }
  const double connected = server.resident_kb();
  std::printf("load average at the start       %s\n", load.c_str());
  std::printf("tables, players, spectators     %d, %d, %d (think %d ms, options %s)\n", settings.tables,
              2 * settings.tables, settings.spectators, settings.think, settings.options.c_str());
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
  const double cpu = server.cpu(), network = server.network_cpu();
  const auto begin = Clock::now();
  while (Clock::now() < begin + std::chrono::seconds(settings.seconds)) crowd.turn(true);
  const double wall = std::chrono::duration<double>(Clock::now() - begin).count();
  const double spent = server.cpu() - cpu, on_network = server.network_cpu() - network;
  counts.measuring = false;
  const double after_run = server.resident_kb();
  const std::string metrics = request(server.port, "GET", "/metrics", {}, {});
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
    std::fprintf(stderr,
                 "load PROGRAM [--tables N] [--seconds S] [--think MS] [--spectators N] [--once 1] [--folder DIR] "
                 "[--options JSON]\n");
    return 1;
  }
  settings.program = words[1];
  for (int i = 2; i + 1 < count; i += 2) {
    const std::string name = words[i], value = words[i + 1];
    if (name == "--tables") settings.tables = std::clamp(std::atoi(value.c_str()), 1, 20000);
    if (name == "--seconds") settings.seconds = std::clamp(std::atoi(value.c_str()), 1, 300);
    if (name == "--think") settings.think = std::clamp(std::atoi(value.c_str()), 0, 60000);
    if (name == "--spectators") settings.spectators = std::clamp(std::atoi(value.c_str()), 0, 20000);
    if (name == "--once") settings.once = value == "1";
    if (name == "--folder") settings.folder = value;
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
