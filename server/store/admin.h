// What a host does with the database beside the server: looks, counts, deletes, cuts, copies. Reading goes on
// while a server runs; whatever writes wants the folder alone.
#pragma once

#include <functional>

#include "server/base/folder.h"
#include "server/store/writer.h"

namespace rh::server {

class Admin {
 public:
  // Empty when it is open, else why not: a code of texts/ (cli.admin.*), or another program's words.
  std::string open(const std::string& folder, bool writes);
  const std::string& file() const { return file_; }

  struct TableLine {
    std::int64_t number = 0;
    std::string id, game, name, campaign;
    TableState state = TableState::Open;
    bool frozen = false;
    Purpose purpose = Purpose::Game;
    std::int64_t created = 0, updated = 0, rows = 0;  // rows: of its log
    std::vector<std::string> names;                   // of its seats
  };
  std::vector<TableLine> tables();
  struct PersonLine {
    std::string id, name;
    std::int64_t created = 0, tables = 0, running = 0;
  };
  std::vector<PersonLine> people();
  // Why a list is not whole; empty when it is.
  const std::string& unread() const { return unread_; }

  // Each of these is one commit: all of it or nothing. False: the disk refused.
  bool delete_tables(const std::vector<std::int64_t>& numbers);
  // Tokens, name, chat and links are gone. Tables at which nobody else sits go as well; at the others the seat
  // stays without a name: open before the game, played by `bot(game)` in a running one.
  struct PersonGone {
    std::int64_t tables_deleted = 0, seats_left = 0;
  };
  using BotOf = std::function<std::string(std::string_view game)>;
  bool delete_person(std::string_view id, const BotOf& bot, PersonGone& gone);
  // The log of a table ends before this row, and the table is again what the rest of the log makes of it.
  bool cut(const TableRow& table, std::int64_t seq);

  // What SQLite itself finds wrong, and rows that belong to nothing; empty: nothing.
  std::vector<std::string> damage();
  // A copy of the whole, complete and checked, while a server runs or not. Empty, or what went wrong.
  std::string backup(const std::string& to);

 private:
  bool transaction(const std::function<bool()>& body);
  bool run(std::string_view sql, std::int64_t number);
  struct Held {  // a seat of somebody who goes
    std::int64_t number = 0, seat = 0;
    TableState state = TableState::Open;
    std::string game;
    bool alone = false;  // no other person sits there
  };
  bool leave_seat(const Held& held, const std::string& bot);
  bool forget(std::string_view id);
  bool drop_empty_campaigns();
  bool tidy();

  Database database_;
  FolderLock lock_;
  std::string file_, unread_;
};

}  // namespace rh::server
