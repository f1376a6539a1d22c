// The database of a server, touched from outside.
#pragma once

#include <sqlite3.h>

#include "tests/server/server_process.h"

namespace rh::test {

inline std::string database_of(const Folder& folder) { return folder.path() + "/roundhouse.sqlite"; }

class OpenDatabase {
 public:
  explicit OpenDatabase(const Folder& folder) {
    sqlite3_open(database_of(folder).c_str(), &database_);
    sqlite3_busy_timeout(database_, 2000);
  }
  ~OpenDatabase() { sqlite3_close(database_); }
  OpenDatabase(const OpenDatabase&) = delete;
  OpenDatabase& operator=(const OpenDatabase&) = delete;

  // Empty, or what is wrong.
  std::string run(const std::string& sql) {
    return sqlite3_exec(database_, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK ? ""
                                                                                        : sqlite3_errmsg(database_);
  }
  // The columns of all rows, with blanks and line ends between them.
  std::string ask(const std::string& sql) {
    std::string text;
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(database_, sql.c_str(), -1, &statement, nullptr) != SQLITE_OK)
      return sqlite3_errmsg(database_);
    while (sqlite3_step(statement) == SQLITE_ROW) {
      for (int i = 0; i < sqlite3_column_count(statement); ++i) {
        const auto* column = reinterpret_cast<const char*>(sqlite3_column_text(statement, i));
        text += (i > 0 ? " " : "") + std::string(column != nullptr ? column : "");
      }
      text += '\n';
    }
    sqlite3_finalize(statement);
    return text;
  }

 private:
  sqlite3* database_ = nullptr;
};

}  // namespace rh::test
