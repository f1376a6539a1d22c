// Is the database still the file that was opened? Somebody may have removed it, or put a copy in its place,
// while the server runs.
#pragma once

#include <sys/stat.h>

#include <array>
#include <string>

namespace rh::server {

class DatabaseFile {
 public:
  // The file and its write-ahead log, as they are now.
  void remember(const std::string& file) {
    parts_[0].path = file;
    parts_[1].path = file + "-wal";
    for (Part& part : parts_) part.known = ::stat(part.path.c_str(), &part.seen) == 0;
  }

  bool is_there() const {
    for (const Part& part : parts_) {
      struct stat now{};
      if (!part.known) continue;
      if (::stat(part.path.c_str(), &now) != 0) return false;
      if (now.st_dev != part.seen.st_dev || now.st_ino != part.seen.st_ino) return false;
    }
    return true;
  }

 private:
  struct Part {
    std::string path;
    struct stat seen{};
    bool known = false;
  };
  std::array<Part, 2> parts_;
};

}  // namespace rh::server
