#include "server/tables/inspect.h"

#include "server/tables/writing.h"

namespace rh::server {
namespace {

std::vector<LogRow> first(const std::vector<LogRow>& log, std::int64_t count) {
  return {log.begin(), log.begin() + static_cast<std::ptrdiff_t>(count)};
}

bool fits(const TableRow& row, const std::vector<LogRow>& log) { return Table(row).replay(log); }

}  // namespace

Inspection inspect(const TableRow& row, const std::vector<LogRow>& log) {
  const Game* game = find_game(row.game);
  if (game == nullptr) return {"game", 0};
  if (row.state == TableState::Open) return {log.empty() ? "" : "state", 0};
  if (game->info().rules_version != row.rules) return {"rules", 0};
  if (!fits(row, {})) return {"log", 0};
  if (fits(row, log)) {
    const auto all = static_cast<std::int64_t>(log.size());
    return {as_played(row, log, all).state == row.state ? "" : "state", all};
  }
  // The last row up to which everything fits; an undo makes good what it takes back, so any such row will do.
  std::int64_t good = 0, bad = static_cast<std::int64_t>(log.size());
  while (bad - good > 1) {
    const std::int64_t middle = (good + bad) / 2;
    (fits(row, first(log, middle)) ? good : bad) = middle;
  }
  return {"log", good};
}

TableRow as_played(const TableRow& row, const std::vector<LogRow>& log, std::int64_t good) {
  Table table(row);
  if (!table.replay(first(log, good))) return row;
  table.row.state = table.match->over() ? TableState::Over : TableState::Running;
  table.row.turn = table.turn();
  table.row.progress = progress_of(table.match->position());
  return table.row;
}

}  // namespace rh::server
