// Reading the wish for a new table (docs/protocol.md, `POST /api/tables`), strictly.
#pragma once

#include "engine/core/json_reader.h"
#include "server/tables/house.h"

namespace rh::server {

inline constexpr int kMaxName = 24;

inline Denial bad(std::string where) { return {400, "bad_request", {{"where", std::move(where)}}}; }

// The name of a table; it may have none.
bool is_table_name(std::string_view name);

// The reader knows whom the host has played with.
// The list of seats of a new table.
std::expected<std::vector<SeatRow>, Denial> read_seats(const Json& list, const Game& game, const Identity& host,
                                                       Reader& reader);
std::expected<NewTable, Denial> read_new_table(const Json& body, const Identity& host, Reader& reader);

}  // namespace rh::server
