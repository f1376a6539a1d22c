#include "server/store/sqlite.h"

#include <sqlite3.h>

namespace rh::server {

void Database::Close::operator()(sqlite3* database) const { sqlite3_close_v2(database); }
void Statement::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

std::string Database::open(const std::string& file, bool writes) {
  sqlite3* opened = nullptr;
  const int flags = (writes ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY) | SQLITE_OPEN_NOMUTEX;
  const int status = sqlite3_open_v2(file.c_str(), &opened, flags, nullptr);
  database_.reset(opened);
  if (status != SQLITE_OK) return opened != nullptr ? sqlite3_errmsg(opened) : sqlite3_errstr(status);
  sqlite3_busy_timeout(opened, 5000);
  sqlite3_extended_result_codes(opened, 1);
  if (!run("PRAGMA trusted_schema=OFF; PRAGMA foreign_keys=ON; PRAGMA cell_size_check=ON; PRAGMA cache_size=-16384;"))
    return problem();
  if (writes && !run("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=4000;"))
    return problem();
  return {};
}

bool Database::run(const char* sql) {
  return sqlite3_exec(database_.get(), sql, nullptr, nullptr, nullptr) == SQLITE_OK;
}

std::string Database::problem() const { return sqlite3_errmsg(database_.get()); }

Statement Database::prepare(std::string_view sql) {
  Statement statement;
  sqlite3_stmt* made = nullptr;
  sqlite3_prepare_v3(database_.get(), sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT, &made,
                     nullptr);
  if (made == nullptr && unprepared_.empty()) unprepared_ = problem();
  statement.statement_.reset(made);
  return statement;
}

Statement& Statement::operator<<(std::int64_t number) {
  if (bound_ == 0) sqlite3_reset(statement_.get());
  sqlite3_bind_int64(statement_.get(), ++bound_, number);
  return *this;
}

Statement& Statement::operator<<(std::string_view text) {
  if (bound_ == 0) sqlite3_reset(statement_.get());
  sqlite3_bind_text(statement_.get(), ++bound_, text.data() != nullptr ? text.data() : "",
                    static_cast<int>(text.size()), SQLITE_TRANSIENT);
  return *this;
}

Statement& Statement::operator<<(std::span<const std::uint8_t> bytes) {
  if (bound_ == 0) sqlite3_reset(statement_.get());
  sqlite3_bind_blob(statement_.get(), ++bound_, bytes.data(), static_cast<int>(bytes.size()), SQLITE_TRANSIENT);
  return *this;
}

bool Statement::step() {
  bound_ = 0;
  const int status = statement_ ? sqlite3_step(statement_.get()) : SQLITE_MISUSE;
  failed_ = status != SQLITE_ROW && status != SQLITE_DONE;
  if (status == SQLITE_ROW) return true;
  sqlite3_reset(statement_.get());
  return false;
}

bool Statement::run() {
  bound_ = 0;
  if (!statement_) return false;
  const int status = sqlite3_step(statement_.get());
  sqlite3_reset(statement_.get());
  return status == SQLITE_DONE || status == SQLITE_ROW;
}

void Statement::reset() {
  bound_ = 0;
  sqlite3_reset(statement_.get());
}

std::int64_t Statement::number(int column) const { return sqlite3_column_int64(statement_.get(), column); }

std::string_view Statement::text(int column) const {
  const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(statement_.get(), column));
  if (text == nullptr) return {};
  return {text, static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column))};
}

std::span<const std::uint8_t> Statement::bytes(int column) const {
  const auto* data = static_cast<const std::uint8_t*>(sqlite3_column_blob(statement_.get(), column));
  return {data, data != nullptr ? static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column)) : 0};
}

}  // namespace rh::server
