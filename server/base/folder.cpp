#include "server/base/folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cstdlib>

namespace rh::server {

std::string default_folder() {
  if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data == '/')
    return std::string(data) + "/roundhouse";
  if (const char* home = std::getenv("HOME"); home != nullptr && *home == '/')
    return std::string(home) + "/.local/share/roundhouse";
  return "roundhouse-data";
}

FolderLock::~FolderLock() {
  if (held_ >= 0) ::close(held_);
}

std::string FolderLock::take(const std::string& folder) {
  held_ = ::open((folder + "/lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (held_ < 0) return folder + ": cannot be written";
  if (flock(held_, LOCK_EX | LOCK_NB) != 0) return folder + ": another server uses this folder";
  return {};
}

}  // namespace rh::server
