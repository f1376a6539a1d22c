#include "bench/load/server_process.h"

#include <signal.h>
#include <sqlite3.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>

namespace rh::load {
namespace {

double seconds_of(const std::string& file) {
  std::ifstream in(file);
  std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  const auto from = text.rfind(')');
  unsigned long user = 0, system = 0;
  std::sscanf(text.c_str() + from + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system);
  return static_cast<double>(user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

}  // namespace

bool ServerProcess::start(const std::string& program, const std::string& folder) {
  int output[2];
  if (::pipe(output) != 0) return false;
  pid = ::fork();
  if (pid == 0) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::dup2(output[1], STDOUT_FILENO);
    ::close(output[0]);
    ::setenv("ROUNDHOUSE_LANG", "en", 1);
    ::execl(program.c_str(), program.c_str(), "serve", "--listen", "127.0.0.1:0", "--data", folder.c_str(), "--log",
            "error", "--rate", "0", "--tables", "0", nullptr);
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

double ServerProcess::cpu() const { return seconds_of("/proc/" + std::to_string(pid) + "/stat"); }

double ServerProcess::network_cpu() const {
  return seconds_of("/proc/" + std::to_string(pid) + "/task/" + std::to_string(pid) + "/stat");
}

double ServerProcess::resident_kb() const {
  std::ifstream in("/proc/" + std::to_string(pid) + "/status");
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("VmRSS:")) return std::atof(line.c_str() + 6);
  }
  return 0;
}

void ServerProcess::stop() const {
  ::kill(pid, SIGTERM);
  ::waitpid(pid, nullptr, 0);
}

double single_commits(const std::string& folder, double seconds) {
  using Clock = std::chrono::steady_clock;
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

}  // namespace rh::load
