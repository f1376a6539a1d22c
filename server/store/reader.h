// Reads what is committed, on the network thread: short look-ups by key through a connection of
// its own, which in WAL mode never waits for the storage thread.
#pragma once

#include <optional>

#include "server/store/rows.h"
#include "server/store/sqlite.h"

namespace rh::server {

class Reader {
 public:
  // After the writer has made the schema.
  std::string open(const std::string& file);

  std::optional<Identity> identity_of_token(const Digest& hash);
  std::optional<TableRow> table(std::string_view id);
  std::vector<LogRow> log(std::int64_t number);
  // The newest 100 an identity sits at, those waiting for it first; and of the public ones.
  std::vector<TableRow> tables_of(std::string_view identity);
  std::vector<TableRow> public_tables();
  // Ids of the running tables where a bot is to move: after a restart they think on.
  std::vector<std::string> waiting_for_bots();
  std::optional<SeatLink> link(const Digest& code);
  std::int64_t highest_number();

 private:
  TableRow row_of(Statement& statement);
  void add_seats(TableRow& row);

  Database database_;
  Statement identity_, table_, seats_, log_, mine_, public_, bots_, link_, highest_;
};

}  // namespace rh::server
