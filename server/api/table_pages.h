// The page of a table (/t/ID and below): the client's index.html, with a title and tags that tell what is there to
// whoever is sent the address. It says no more than a stranger may know.
#pragma once

#include "server/api/static_files.h"
#include "server/base/config.h"
#include "server/tables/house.h"

namespace rh::server {

class TablePages {
 public:
  TablePages(House& house, const StaticFiles& files, const Config& config)
      : house_(house), files_(files), config_(config) {}

  static bool is_one(const net::Request& request) { return request.path.starts_with("/t/"); }
  // The plain page where there is no such table. The answer comes when what it says is on disk.
  void answer(const net::Request& request, net::Reply reply) const;

 private:
  std::string page(const std::string& plain, const TableRow& row) const;

  House& house_;
  const StaticFiles& files_;
  const Config& config_;
};

}  // namespace rh::server
