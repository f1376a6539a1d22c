// SQLite's C interface with owners: a database, and statements prepared once. Nothing throws: writing
// says at once whether it was done, and whoever reads asks failed() after the last row, because the
// end of what could be read is not the end of what is there.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace rh::server {

class Statement;

class Database {
 public:
  // Empty when it is open, else why not. `writes`: creates the file; WAL, full synchronous commits.
  std::string open(const std::string& file, bool writes);
  bool run(const char* sql);
  std::string problem() const;
  Statement prepare(std::string_view sql);
  // What is wrong with the first statement that could not be prepared; empty when all could.
  const std::string& unprepared() const { return unprepared_; }
  sqlite3* raw() const { return database_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* database) const;
  };
  std::unique_ptr<sqlite3, Close> database_;
  std::string unprepared_;
};

// Bind from left to right with <<, then step() through the rows (or once); it resets itself when
// the last row is done or another binding begins.
class Statement {
 public:
  Statement() = default;

  Statement& operator<<(std::int64_t number);
  Statement& operator<<(int number) { return *this << static_cast<std::int64_t>(number); }
  Statement& operator<<(std::string_view text);
  Statement& operator<<(std::span<const std::uint8_t> bytes);
  // True when there is a row to read; else failed() says whether that was the end or an error.
  bool step();
  bool failed() const { return failed_; }
  // Runs a statement that has no rows.
  bool run();
  void reset();

  std::int64_t number(int column) const;
  std::string_view text(int column) const;  // valid until the next step
  std::span<const std::uint8_t> bytes(int column) const;

 private:
  friend class Database;
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const;
  };
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
  int bound_ = 0;
  bool failed_ = false;
};

}  // namespace rh::server
