// The database of a server, touched from outside.
#pragma once

#include <sqlite3.h>

#include "tests/server/server_process.h"

namespace rh::test {

inline std::string database_of(const Folder& folder) { return folder.path() + "/roundhouse.sqlite"; }

// Makes a database one of version 5 again: no links for another device.
inline constexpr const char* kBackToVersion5 = R"(
  DROP TABLE device_links; DROP INDEX tokens_of_identity; DROP INDEX lessons;
  PRAGMA user_version=5;)";
// Makes a database one of version 4 again: no marks, no codes, nothing to practise, no hints.
inline const std::string kBackToVersion4 = std::string(kBackToVersion5) + R"(
  DROP INDEX tables_by_code; ALTER TABLE tables DROP COLUMN code; ALTER TABLE tables DROP COLUMN purpose;
  ALTER TABLE seats DROP COLUMN mark; ALTER TABLE seats DROP COLUMN hints;
  PRAGMA user_version=4;)";
// Makes a database one of version 3 again: views and progress as they were written then, no campaigns.
inline const std::string kBackToVersion3 = kBackToVersion4 + R"(
  DROP INDEX tables_of_campaign; DROP TABLE campaigns; DROP TABLE campaign_records;
  ALTER TABLE tables DROP COLUMN campaign; ALTER TABLE tables DROP COLUMN ordinal;
  ALTER TABLE views DROP COLUMN format;
  ALTER TABLE tables DROP COLUMN box; ALTER TABLE tables DROP COLUMN box_hash;
  UPDATE views SET view = '{"moves":1,"paid":[0,0]}';
  UPDATE tables SET progress = '{"phase":"play","round":3,"rounds":7}';
  PRAGMA user_version=3;)";
// Makes a database one of version 2 again: no events, no views, no results, no ends, nothing a host has said.
inline const std::string kBackToVersion2 = kBackToVersion4 + R"(
  DROP INDEX tables_of_campaign; DROP TABLE campaigns; DROP TABLE campaign_records;
  ALTER TABLE tables DROP COLUMN campaign; ALTER TABLE tables DROP COLUMN ordinal;
  DROP TABLE views; DROP TABLE results;
  DROP INDEX public_tables; DROP INDEX tables_of_host; DROP INDEX seats_by_end; DROP INDEX links_by_end;
  ALTER TABLE log DROP COLUMN events; ALTER TABLE log DROP COLUMN told; ALTER TABLE seats DROP COLUMN ended;
  ALTER TABLE tables DROP COLUMN frozen; ALTER TABLE tables DROP COLUMN chance;
  ALTER TABLE tables DROP COLUMN previous;
  ALTER TABLE tables DROP COLUMN spectator_chat; ALTER TABLE tables DROP COLUMN removed;
  ALTER TABLE tables DROP COLUMN box; ALTER TABLE tables DROP COLUMN box_hash;
  ALTER TABLE tables DROP COLUMN muted; ALTER TABLE chat DROP COLUMN identity;
  CREATE INDEX public_tables ON tables(updated) WHERE public = 1 AND state < 2;
  PRAGMA user_version=2;)";

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
