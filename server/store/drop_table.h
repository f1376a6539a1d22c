// A table goes with everything that belongs to it, whoever drops it: the server or its host.
#pragma once

#include <vector>

#include "server/store/sqlite.h"

namespace rh::server {

// The tables of the schema with this column: `number`, rows that belong to a game; `identity`, to somebody.
std::vector<std::string> parts_with(Database& database, std::string_view column);

// Inside a transaction. False: the disk refused.
bool drop_table(Database& database, std::int64_t number);

}  // namespace rh::server
