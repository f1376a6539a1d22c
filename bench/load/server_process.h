// The server under load: `roundhouse serve` as a process whose use of the machine is read from /proc.
#pragma once

#include <string>

namespace rh::load {

struct ServerProcess {
  int pid = -1, port = 0;

  bool start(const std::string& program, const std::string& folder);
  // Seconds of CPU so far, all threads; and of the network thread alone.
  double cpu() const;
  double network_cpu() const;
  double resident_kb() const;
  void stop() const;
};

// How many full-synchronous commits of one row the disk makes in a second, one after the other.
double single_commits(const std::string& folder, double seconds);

}  // namespace rh::load
