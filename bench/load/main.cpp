// The load test: N tables of two players on loopback, each playing any legal move as soon as the one
// before is acknowledged. Starts its own server in a fresh folder and ends by itself.
//   load PROGRAM [--tables N] [--seconds S] [--think MS] [--folder DIR] [--options JSON]
#include <signal.h>
#include <sqlite3.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <memory>
#include <mutex>
#include <queue>
#include <thread>

#include "bench/load/connection.h"

namespace rh::load {
namespace {

struct Settings {
  std::string program, folder, options = "{}";
  int tables = 500, seconds = 10, think = 0;
};

struct ServerProcess {
  int pid = -1, port = 0;

  bool start(const Settings& settings) {
    int output[2];
    if (::pipe(output) != 0) return false;
    pid = ::fork();
    if (pid == 0) {
      ::prctl(PR_SET_PDEATHSIG, SIGKILL);
      ::dup2(output[1], STDOUT_FILENO);
      ::close(output[0]);
      ::setenv("ROUNDHOUSE_LANG", "en", 1);
      ::execl(settings.program.c_str(), settings.program.c_str(), "serve", "--listen", "127.0.0.1:0", "--data",
              settings.folder.c_str(), "--log", "error", "--rate", "0", nullptr);
      ::_exit(127);
    }
    ::close(output[1]);
    std::string line;
    for (char c = 0; ::read(output[0], &c, 1) == 1 && c != '\n';) line += c;
    const auto at = line.find("http://127.0.0.1:");
    if (at == std::string::npos) return false;
    port = std::atoi(line.c_str() + at + 17);
    return true;
  }
  // Seconds of CPU so far, all threads; and of the network thread alone.
  double cpu() const { return seconds_of("/proc/" + std::to_string(pid) + "/stat"); }
  double network_cpu() const {
    return seconds_of("/proc/" + std::to_string(pid) + "/task/" + std::to_string(pid) + "/stat");
  }
  static double seconds_of(const std::string& file) {
    std::ifstream in(file);
    std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    const auto from = text.rfind(')');
    unsigned long user = 0, system = 0;
    std::sscanf(text.c_str() + from + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system);
    return static_cast<double>(user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
  }
  double resident_kb() const {
    std::ifstream in("/proc/" + std::to_string(pid) + "/status");
    for (std::string line; std::getline(in, line);) {
      if (line.starts_with("VmRSS:")) return std::atof(line.c_str() + 6);
    }
    return 0;
  }
  void stop() const {
    ::kill(pid, SIGTERM);
    ::waitpid(pid, nullptr, 0);
  }
};

// How many full-synchronous commits of one row the disk makes in a second, one after the other.
double single_commits(const std::string& folder, double seconds) {
  sqlite3* database = nullptr;
  sqlite3_open((folder + "/single.sqlite").c_str(), &database);
  sqlite3_exec(database,
               "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; "
               "CREATE TABLE log(number INTEGER, seq INTEGER, move TEXT, PRIMARY KEY(number, seq)) WITHOUT ROWID",
               nullptr, nullptr, nullptr);
  sqlite3_stmt* insert = nullptr;
  sqlite3_prepare_v2(database, "INSERT INTO log VALUES(?,?,'draw 30.HHH')", -1, &insert, nullptr);
  const auto begin = Clock::now();
  int count = 0;
  while (std::chrono::duration<double>(Clock::now() - begin).count() < seconds) {
    sqlite3_bind_int(insert, 1, count % 500);
    sqlite3_bind_int(insert, 2, count++ / 500);
    sqlite3_step(insert);
    sqlite3_reset(insert);
  }
  const double rate = count / std::chrono::duration<double>(Clock::now() - begin).count();
  sqlite3_finalize(insert);
  sqlite3_close(database);
  return rate;
}

template <class T>
double quantile(std::vector<T>& values, double q) {
  if (values.empty()) return 0;
  const auto at = static_cast<std::ptrdiff_t>(q * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), values.begin() + at, values.end());
  return static_cast<double>(values[static_cast<std::size_t>(at)]);
}

// Makes tables while the players play: a finished game is followed by another.
class Host {
 public:
  Host(int port, std::string cookie, const std::string& options)
      : port_(port),
        cookie_(std::move(cookie)),
        body_(R"({"game":"railroad_ink","seats":[{"kind":"me"},{"kind":"local","name":"Bo"}],"options":)" + options +
              "}") {}
  ~Host() {
    {
      const std::scoped_lock lock(mutex_);
      stop_ = true;
    }
    if (thread_.joinable()) thread_.join();
  }
  std::string make() const { return find_text(request(port_, "POST", "/api/tables", body_, cookie_), "id"); }
  void start() {
    thread_ = std::thread([this] {
      while (true) {
        int wanted = 0;
        {
          const std::scoped_lock lock(mutex_);
          if (stop_) return;
          wanted = wanted_ - static_cast<int>(ready_.size());
        }
        if (wanted <= 0) {
          std::this_thread::sleep_for(std::chrono::milliseconds(1));
          continue;
        }
        std::string id = make();
        const std::scoped_lock lock(mutex_);
        ready_.push(std::move(id));
      }
    });
  }
  // A table that is ready, or nothing yet.
  std::string take() {
    const std::scoped_lock lock(mutex_);
    if (ready_.empty()) return {};
    std::string id = std::move(ready_.front());
    ready_.pop();
    return id;
  }

 private:
  int port_;
  std::string cookie_, body_;
  std::mutex mutex_;
  std::queue<std::string> ready_;
  int wanted_ = 64;
  bool stop_ = false;
  std::thread thread_;
};

int run(const Settings& settings) {
  ServerProcess server;
  std::ifstream load_file("/proc/loadavg");
  std::string load;
  std::getline(load_file, load);
  const double before = single_commits(settings.folder, 2);
  if (!server.start(settings)) {
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
  for (int i = 0; i < settings.tables; ++i) ids.push_back(host.make());
  const double resting = server.resident_kb();
  std::vector<std::unique_ptr<Connection>> players;
  const int poll = ::epoll_create1(EPOLL_CLOEXEC);
  for (int i = 0; i < 2 * settings.tables; ++i) {
    players.push_back(std::make_unique<Connection>(server.port, cookie, i % 2, static_cast<std::uint64_t>(i)));
    if (!players.back()->ok()) {
      std::fprintf(stderr, "connection %d refused (ulimit -n?)\n", i);
      return 1;
    }
    epoll_event event{.events = EPOLLIN, .data = {.u32 = static_cast<std::uint32_t>(i)}};
    ::epoll_ctl(poll, EPOLL_CTL_ADD, players.back()->socket(), &event);
    players.back()->watch(ids[static_cast<std::size_t>(i / 2)]);
    if (i % 2 == 1) {
      players[static_cast<std::size_t>(i)]->other = players[static_cast<std::size_t>(i - 1)].get();
      players[static_cast<std::size_t>(i - 1)]->other = players[static_cast<std::size_t>(i)].get();
    }
  }
  Counts counts;
  std::vector<epoll_event> events(1024);
  // Thinking players, each for half to one and a half times the given time.
  using Later = std::pair<Clock::time_point, std::uint32_t>;
  std::priority_queue<Later, std::vector<Later>, std::greater<>> later;
  std::vector<bool> thinking(players.size());
  Random random(1);
  const auto think = [&](std::uint32_t index) {
    if (settings.think == 0) return players[index]->act();
    if (thinking[index]) return;
    thinking[index] = true;
    const auto ms = settings.think / 2 + static_cast<int>(random.below(static_cast<std::uint64_t>(settings.think)));
    later.emplace(Clock::now() + std::chrono::milliseconds(ms), index);
  };
  const auto turn = [&](bool acting) {
    const int ready = ::epoll_wait(poll, events.data(), static_cast<int>(events.size()), acting ? 1 : 50);
    for (int i = 0; i < ready; ++i) {
      const auto index = events[static_cast<std::size_t>(i)].data.u32;
      Connection& player = *players[index];
      if (!player.read(counts)) {
        std::fprintf(stderr, "a connection was lost\n");
        std::exit(1);
      }
      if (acting) think(index);
    }
    while (!later.empty() && later.top().first <= Clock::now()) {
      const std::uint32_t index = later.top().second;
      later.pop();
      thinking[index] = false;
      players[index]->act();
    }
    for (std::size_t i = 0; acting && i < players.size(); i += 2) {
      if (!players[i]->over() || !players[i + 1]->over()) continue;
      const std::string id = host.take();
      if (id.empty()) break;
      players[i]->watch(id);
      players[i + 1]->watch(id);
    }
    return ready;
  };
  while (turn(false) > 0) {
  }
  const double connected = server.resident_kb();

  host.start();
  for (std::uint32_t i = 0; i < players.size(); ++i) {
    players[i]->paused = false;
    think(i);
  }
  const auto warm = Clock::now() + std::chrono::seconds(2);
  while (Clock::now() < warm) turn(true);
  counts.measuring = true;
  const double cpu = server.cpu(), network = server.network_cpu();
  const auto begin = Clock::now();
  while (Clock::now() < begin + std::chrono::seconds(settings.seconds)) turn(true);
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
  std::printf("load average at the start       %s\n", load.c_str());
  std::printf("tables, players                 %d, %d (think %d ms, options %s)\n", settings.tables,
              2 * settings.tables, settings.think, settings.options.c_str());
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
  std::printf("update bytes                    p50 %.0f  p90 %.0f  p99 %.0f\n", quantile(counts.updates, .5),
              quantile(counts.updates, .9), quantile(counts.updates, .99));
  std::printf("all messages, bytes             p50 %.0f  p99 %.0f\n", quantile(counts.messages, .5),
              quantile(counts.messages, .99));
  players.clear();
  server.stop();
  return 0;
}

}  // namespace
}  // namespace rh::load

int main(int count, char** words) {
  rh::load::Settings settings;
  if (count < 2) {
    std::fprintf(stderr, "load PROGRAM [--tables N] [--seconds S] [--think MS] [--folder DIR] [--options JSON]\n");
    return 1;
  }
  settings.program = words[1];
  for (int i = 2; i + 1 < count; i += 2) {
    const std::string name = words[i], value = words[i + 1];
    if (name == "--tables") settings.tables = std::clamp(std::atoi(value.c_str()), 1, 20000);
    if (name == "--seconds") settings.seconds = std::clamp(std::atoi(value.c_str()), 1, 300);
    if (name == "--think") settings.think = std::clamp(std::atoi(value.c_str()), 0, 60000);
    if (name == "--folder") settings.folder = value;
    if (name == "--options") settings.options = value;
  }
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
