// The folder where a server keeps its games, and that only one program at a time writes to it.
#pragma once

#include <string>

namespace rh::server {

// $XDG_DATA_HOME/roundhouse, else ~/.local/share/roundhouse.
std::string default_folder();

// Two servers would overwrite each other's games, and so would one and a repair.
class FolderLock {
 public:
  FolderLock() = default;
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;
  ~FolderLock();

  // Empty when it is taken, else why not.
  std::string take(const std::string& folder);

 private:
  int held_ = -1;
};

}  // namespace rh::server
