// Who belongs to a table, as its row tells: questions without consequences.
#pragma once

#include <algorithm>

#include "server/store/rows.h"

namespace rh::server {

inline bool contains(const std::vector<std::string>& identities, std::string_view one) {
  return std::ranges::find(identities, one) != identities.end();
}

// Does this identity sit here, or is a seat kept for it?
inline bool has_place(const TableRow& row, std::string_view identity) {
  return !identity.empty() && std::ranges::find(row.seats, identity, &SeatRow::owner) != row.seats.end();
}

inline bool bots_play_alone(const TableRow& row) { return std::ranges::all_of(row.seats, &SeatRow::played_by_bot); }

// Why somebody may not write to the table: a code of the texts, empty when they may. A stranger
// (empty identity) is told what a spectator is told.
inline std::string_view silenced(const TableRow& row, std::string_view identity) {
  if (row.state == TableState::Closed) return "closed";
  if (contains(row.muted, identity) || contains(row.removed, identity)) return "muted";
  const bool belongs = has_place(row, identity) || (!identity.empty() && row.host == identity);
  return belongs || row.spectator_chat ? std::string_view{} : "not_at_table";
}

}  // namespace rh::server
