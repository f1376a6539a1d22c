#include "server/tables/inspect.h"

#include "server/tables/writing.h"

namespace rh::server {
namespace {

std::vector<LogRow> first(const std::vector<LogRow>& log, std::int64_t count) {
  return {log.begin(), log.begin() + static_cast<std::ptrdiff_t>(count)};
}

std::optional<Match> played(const TableRow& row, const std::vector<LogRow>& log) {
  Table table(row);
  if (!table.take_log(log)) return {};
  return table.play_again(log);
}

// Other states are somebody's decision.
bool follows_log(TableState state) { return state == TableState::Running || state == TableState::Over; }

// The last row up to which everything fits. Not the only such row, perhaps: an undo makes good what it takes back.
std::int64_t last_good(const TableRow& row, const std::vector<LogRow>& log) {
  std::int64_t good = 0, bad = static_cast<std::int64_t>(log.size());
  while (bad - good > 1) {
    const std::int64_t middle = (good + bad) / 2;
    (played(row, first(log, middle)) ? good : bad) = middle;
  }
  return good;
}

}  // namespace

Inspection inspect(const TableRow& row, Reader& reader) {
  const LogRead read = reader.log(row.number);
  const auto kept = reader.view(row.number, kSpectator);
  const auto result = reader.result(row.number);
  const auto rows = static_cast<std::int64_t>(read.rows.size());
  const auto found = [&](std::string_view problem, std::int64_t good) {
    return Inspection{std::string(problem), good, rows};
  };
  if (!read.whole || !kept || !result || !reader.chat(row.number)) return found("unreadable", 0);
  if (row.state == TableState::Open) return found(read.rows.empty() ? "" : "state", 0);
  const bool kept_as_ended = row.state == TableState::Over && !result->empty();
  // Without its box nothing can be said of the moves, and nothing repaired.
  if (box_here(row) == BoxHere::No) return found(kept_as_ended ? "" : "box", rows);
  if (!Table(row).take_log(read.rows)) return found("log", last_good(row, read.rows));
  if (*kept && (*kept)->seq > rows) return found("lost", rows);

  const Game* game = find_game(row.game);
  const bool same_rules = game != nullptr && game->info().rules_version == row.rules;
  const bool same_box = box_here(row) == BoxHere::Same;
  const auto match = played(row, read.rows);
  if (!match) {
    if (kept_as_ended) return found("", rows);
    if (!same_box) return found("box", rows);
    return same_rules ? found("log", last_good(row, read.rows)) : found("rules", rows);
  }
  if (follows_log(row.state) && match->over() != (row.state == TableState::Over)) return found("state", rows);
  if (same_rules && same_box && !result->empty() && match->position().result() != *result) return found("result", rows);
  return found("", rows);
}

TableRow as_played(const TableRow& row, const std::vector<LogRow>& log, std::int64_t good) {
  const auto match = played(row, first(log, good));
  if (!match) return row;
  TableRow now = row;
  if (follows_log(row.state)) now.state = match->over() ? TableState::Over : TableState::Running;
  now.turn = match->position().turn().seats;
  now.progress = progress_of(match->position());
  return now;
}

}  // namespace rh::server
