#include "tests/server/server_process.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>

#include "server/base/log.h"

namespace rh::test {

Folder::Folder() {
  std::string name = std::filesystem::temp_directory_path() / "roundhouse_test_XXXXXX";
  path_ = ::mkdtemp(name.data());
}

Folder::~Folder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

server::Config LocalServer::quiet() {
  server::Config config;
  config.listen = "127.0.0.1:0";
  config.rate = 0;
  config.bot_seconds = 0.05;
  config.web = "/nonexistent";
  return config;
}

LocalServer::LocalServer(const Folder& data, server::Config config) {
  config.data = data.path();
  server::open_log("error", "");
  server_ = std::make_unique<server::Server>(config);
  if (!server_->open().empty()) return;
  port_ = server_->port();
  thread_ = std::thread([this] { server_->run(); });
}

void LocalServer::stop() {
  if (!thread_.joinable()) return;
  server_->stop();
  thread_.join();
  server_.reset();
}

std::string program_path() {
  const char* program = std::getenv("ROUNDHOUSE_PROGRAM");
  return program != nullptr ? program : ROUNDHOUSE_PROGRAM;
}

ServerProcess::ServerProcess(std::string data, std::vector<std::string> options)
    : data_(std::move(data)), options_(std::move(options)) {}

ServerProcess::~ServerProcess() {
  if (pid_ > 0) kill();
}

bool ServerProcess::start() {
  int output[2];
  if (::pipe2(output, O_CLOEXEC) != 0) return false;
  std::vector<std::string> words = {program_path(), "serve", "--listen", "127.0.0.1:" + std::to_string(port_),
                                    "--data",       data_,   "--log",    "error"};
  words.insert(words.end(), options_.begin(), options_.end());
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  pid_ = ::fork();
  if (pid_ == 0) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::dup2(output[1], STDOUT_FILENO);
    ::setenv("ROUNDHOUSE_LANG", "en", 1);
    ::execv(pointers[0], pointers.data());
    ::_exit(127);
  }
  ::close(output[1]);
  // "Roundhouse is open: http://127.0.0.1:40123/ (...)"
  std::string line;
  char c = 0;
  while (::read(output[0], &c, 1) == 1 && c != '\n') line += c;
  ::close(output[0]);
  const auto at = line.find("http://127.0.0.1:");
  if (at == std::string::npos) {
    kill();
    return false;
  }
  port_ = std::atoi(line.c_str() + at + 17);
  return true;
}

void ServerProcess::kill() {
  if (pid_ <= 0) return;
  ::kill(pid_, SIGKILL);
  ::waitpid(pid_, nullptr, 0);
  pid_ = -1;
}

int ServerProcess::terminate() {
  if (pid_ <= 0) return -1;
  ::kill(pid_, SIGTERM);
  int status = 0;
  ::waitpid(pid_, &status, 0);
  pid_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

double ServerProcess::cpu_seconds() const {
  std::ifstream file("/proc/" + std::to_string(pid_) + "/stat");
  std::string word;
  double ticks = 0;
  // utime and stime are fields 14 and 15; the name (field 2) has no space in it.
  for (int field = 1; field <= 15 && file >> word; ++field) ticks += field >= 14 ? std::atof(word.c_str()) : 0;
  return ticks / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

bool ServerProcess::limit(int resource, unsigned long most) const {
  rlimit now{};
  const auto which = static_cast<__rlimit_resource>(resource);
  if (::prlimit(pid_, which, nullptr, &now) != 0) return false;
  now.rlim_cur = most;
  return ::prlimit(pid_, which, &now, nullptr) == 0;
}

std::string sign_in(int port, const std::string& name) {
  const Answer answer = http(port, "PUT", "/api/me", Json{{"name", name}}.dump());
  const std::string cookie = answer.header("set-cookie");
  return cookie.substr(0, cookie.find(';'));
}

}  // namespace rh::test
