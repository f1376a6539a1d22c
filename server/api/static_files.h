// The built web client, read into memory at the start: what a request names is looked up in a map,
// never in the file system.
#pragma once

#include <map>
#include <string>

#include "server/api/packed.h"
#include "server/net/http.h"

namespace rh::server {

class StaticFiles {
 public:
  // Reads everything below the folder; beside `x.js`, `x.js.br` and `x.js.gz` are its packed forms. What
  // could be packed and has no `.gz` is packed now.
  void load(const std::string& folder);
  bool empty() const { return files_.empty(); }
  std::size_t count() const { return files_.size(); }

  bool has(std::string_view path) const { return files_.contains(path); }
  // index.html; nothing when there is none.
  const std::string* index() const;

  // A file, index.html for a path of the client's own ("/table/x"), or 404.
  net::Response answer(const net::Request& request) const;

 private:
  struct File {
    std::string type, tag;
    Packed packed;
    bool forever = false;  // its name changes with its content
  };
  void add(const std::string& path, Packed packed);

  std::map<std::string, File, std::less<>> files_;
};

// Where the web client lies when nobody says: beside the program, or where it is installed.
std::string find_web_folder();

}  // namespace rh::server
