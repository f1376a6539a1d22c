#include "server/tables/table.h"

#include <algorithm>
#include <charconv>

#include "engine/core/json_reader.h"
#include "server/base/ids.h"

namespace rh::server {

bool Table::begin() {
  const Game* game = find_game(row.game);
  if (game == nullptr || game->info().rules_version != row.rules) return false;
  Options options(game->info().options);
  if (!options.set_all(parse_json(row.options))) return false;
  auto started = Match::start(*game, options, static_cast<int>(row.seats.size()));
  if (!started) return false;
  match = std::move(*started);
  next_seq = 0;
  audiences.clear();
  versions = {};
  names_.clear();
  oldest_name_ = 0;
  return true;
}

bool Table::replay(const std::vector<LogRow>& rows) {
  if (!begin()) return false;
  // First only which moves stand, so that a game with many moves taken back is quick to load.
  std::vector<const LogRow*> standing;
  for (const LogRow& row : rows) {
    if (row.seq != next_seq) return false;
    ++next_seq;
    count(row.audience);
    if (!row.client.empty()) remember(short_hash(std::to_string(row.by) + ":" + row.client));
    if (row.kind == RowKind::Move) {
      standing.push_back(&row);
    } else if (row.kind == RowKind::Undo) {
      std::size_t index = 0;
      std::from_chars(row.move.data(), row.move.data() + row.move.size(), index);
      if (index >= standing.size()) return false;
      standing.erase(standing.begin() + static_cast<std::ptrdiff_t>(index));
    }
  }
  for (const LogRow* row : standing) {
    const auto move = match->game().parse(row->move);
    if (!move || match->play(row->by, *move)) return false;
    audiences.push_back(row->audience);
  }
  return true;
}

void Table::count(Audience audience) {
  const int seats = static_cast<int>(row.seats.size());
  for (Seat seat = 0; seat < seats; ++seat) versions[viewer_index(seat)] += may_know(audience, seat) ? 1 : 0;
  versions[viewer_index(kSpectator)] += may_know(audience, kSpectator) ? 1 : 0;
}

bool Table::knows(std::uint64_t name) const { return std::ranges::find(names_, name) != names_.end(); }

void Table::remember(std::uint64_t name) {
  constexpr std::size_t kRemembered = 256;
  if (names_.size() < kRemembered) {
    names_.push_back(name);
    return;
  }
  names_[oldest_name_] = name;
  oldest_name_ = (oldest_name_ + 1) % kRemembered;
}

Shown* Table::shown_to(Seat viewer) {
  const auto found = std::ranges::find(shown, viewer, &Shown::viewer);
  return found == shown.end() ? nullptr : &*found;
}

bool Table::is_owner(Seat seat, std::string_view identity) const {
  if (identity.empty() || seat < 0 || static_cast<std::size_t>(seat) >= row.seats.size()) return false;
  const SeatRow& held = row.seats[static_cast<std::size_t>(seat)];
  return (held.kind == SeatKind::Person || held.kind == SeatKind::Local) && held.owner == identity;
}

}  // namespace rh::server
