#include "server/store/drop_table.h"

namespace rh::server {

std::vector<std::string> parts_with(Database& database, std::string_view column) {
  std::vector<std::string> names;
  Statement parts = database.prepare(
      "SELECT m.name FROM sqlite_schema m, pragma_table_info(m.name) c WHERE m.type='table' AND c.name=? "
      "AND m.name!='tables' ORDER BY m.name");
  parts << column;
  while (parts.step()) names.emplace_back(parts.text(0));
  return names;
}

bool drop_table(Database& database, std::int64_t number) {
  const auto run = [&](std::string_view sql) {
    Statement statement = database.prepare(sql);
    statement << number;
    return statement.run();
  };
  if (!run("DELETE FROM links WHERE table_id=(SELECT id FROM tables WHERE number=?)")) return false;
  // A rematch that led here leads nowhere.
  if (!run("UPDATE tables SET next='' WHERE next=(SELECT id FROM tables WHERE number=?)")) return false;
  for (const std::string& part : parts_with(database, "number")) {
    if (!run("DELETE FROM " + part + " WHERE number=?")) return false;
  }
  return run("DELETE FROM tables WHERE number=?");
}

}  // namespace rh::server
