// Can this server do its work: is what it writes stored, and can it be read back? The answer holds for a
// second, so that asking cannot become an attack.
#pragma once

#include "server/tables/house.h"

namespace rh::server {

class Readiness {
 public:
  Readiness(net::Loop& loop, House& house) : loop_(loop), house_(house) {}

  // 200, or 503 with the reason.
  void ask(net::Reply reply);
  // Whoever waits is not answered any more.
  void stop() { waiting_.clear(); }

 private:
  void settle(std::uint64_t question, std::string problem);
  net::Response response() const;

  net::Loop& loop_;
  House& house_;
  std::vector<net::Reply> waiting_;
  std::uint64_t question_ = 0;  // counts them: an answer that comes too late is none
  std::string problem_;
  Clock::time_point good_until_{};
};

}  // namespace rh::server
