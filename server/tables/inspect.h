// Does the log of a table hold what its rules say? For a host who checks or repairs a database.
#pragma once

#include "server/store/reader.h"
#include "server/tables/table.h"

namespace rh::server {

struct Inspection {
  // Empty: all of it fits. Else a code of texts/ (cli.admin.found.*):
  //   rules       the present rules do not take its moves: frozen, but sound
  //   box         the box it was played with is not here: frozen, but sound
  //   unreadable  a part of the table cannot be read
  //   log         does not fit the rules from row `good` on
  //   lost        rows are missing at the end: more was shown than the log holds
  //   state       of the table is not what the log leads to
  //   result      that was stored is not what the log leads to
  std::string problem;
  std::int64_t good = 0, rows = 0;  // rows from the beginning that fit together, and all of them

  bool sound() const { return problem.empty() || problem == "rules" || problem == "box"; }
};

Inspection inspect(const TableRow& row, Reader& reader);

// The table as the first `good` rows of its log make it: state, turn and progress are theirs.
TableRow as_played(const TableRow& row, const std::vector<LogRow>& log, std::int64_t good);

}  // namespace rh::server
