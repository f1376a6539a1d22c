// Servers for tests: one inside the test program, and the real `roundhouse serve` as a process that
// can be killed.
#pragma once

#include <filesystem>
#include <thread>

#include "server/server.h"
#include "tests/server/client.h"

namespace rh::test {

// A folder that is empty at the start and gone at the end.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

class LocalServer {
 public:
  explicit LocalServer(const Folder& data, server::Config config = quiet());
  ~LocalServer() { stop(); }
  LocalServer(const LocalServer&) = delete;
  LocalServer& operator=(const LocalServer&) = delete;
  int port() const { return port_; }
  void stop();
  static server::Config quiet();

 private:
  std::unique_ptr<server::Server> server_;
  std::thread thread_;
  int port_ = 0;
};

// `roundhouse` from the build folder, or from $ROUNDHOUSE_PROGRAM.
std::string program_path();

// Its `serve`.
class ServerProcess {
 public:
  // Port 0: a free one, the same again after start().
  ServerProcess(std::string data, std::vector<std::string> options = {});
  ~ServerProcess();
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;
  bool start();
  void kill();      // SIGKILL, and waits
  int terminate();  // SIGTERM, and waits: the exit status
  int port() const { return port_; }
  int pid() const { return pid_; }
  double cpu_seconds() const;  // it has used so far
  // A soft limit (RLIMIT_...) of the running process; false when the system does not let us.
  bool limit(int resource, unsigned long most) const;

 private:
  std::string data_;
  std::vector<std::string> options_;
  int pid_ = -1, port_ = 0;
};

// Somebody with a name: the cookie.
std::string sign_in(int port, const std::string& name);

}  // namespace rh::test
