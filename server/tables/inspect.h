// Does the log of a table hold what its rules say? For a host who checks or repairs a database.
#pragma once

#include "server/tables/table.h"

namespace rh::server {

struct Inspection {
  // Empty: all of it fits. Else a code of texts/ (cli.admin.found.*): `game` is not known here, `rules` are others
  // than those it was played by, `log` does not fit them from row `good` on, `state` of the table is not the game's.
  std::string problem;
  std::int64_t good = 0;  // rows from the beginning that fit together
};

Inspection inspect(const TableRow& row, const std::vector<LogRow>& log);

// The table as the first `good` rows of its log make it: state, turn and progress are theirs.
TableRow as_played(const TableRow& row, const std::vector<LogRow>& log, std::int64_t good);

}  // namespace rh::server
