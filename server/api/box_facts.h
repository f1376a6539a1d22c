// The facts of a box, for clients: GET /api/games/<game>/box/<name>. Exactly what the game lets out of it (core/box.h).
#pragma once

#include <map>

#include "engine/core/box.h"
#include "server/api/packed.h"
#include "server/net/http.h"

namespace rh::server {

class BoxFacts {
 public:
  // With ?hash= of the box the answer may be kept for good: another edition has another address.
  net::Response answer(const net::Request& request);

 private:
  const Packed& packed(const Box& box);

  std::map<const Box*, Packed> packed_;  // boxes stay where they are
};

}  // namespace rh::server
