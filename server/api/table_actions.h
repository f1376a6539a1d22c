// What people ask of one table with POST (docs/protocol.md): sit, leave, start, remove and so on.
#pragma once

#include "engine/core/json_reader.h"
#include "server/tables/house.h"

namespace rh::server {

// The table to answer with: this one, or the rematch.
std::expected<Table*, Denial> act(House& house, Table& table, const Identity& who, std::string_view action,
                                  const Json& body);

}  // namespace rh::server
