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
  // The newest 100 an identity sits at, those waiting for it and invitations first; and of the public ones.
  std::vector<TableRow> tables_of(std::string_view identity);
  std::vector<TableRow> public_tables();
  // Ids of the running tables where a bot is to move: after a restart they think on.
  std::vector<std::string> waiting_for_bots();
  std::optional<SeatLink> link(const Digest& code);
  // What was said at a table, the oldest first.
  std::vector<ChatRow> chat(std::int64_t number);
  // Those an identity has played with, at tables that were started: the newest 50; and one of them.
  std::vector<Identity> people_of(std::string_view identity);
  std::optional<Identity> person_of(std::string_view identity, std::string_view wanted);
  // How many seats at tables of this host wait for this person.
  std::int64_t invitations(std::string_view host, std::string_view person);
  std::int64_t highest_number();

 private:
  TableRow row_of(Statement& statement);
  void add_seats(TableRow& row);

  Database database_;
  Statement identity_, table_, seats_, log_, mine_, public_, bots_, link_, chat_, people_, person_, invitations_,
      highest_;
};

}  // namespace rh::server
