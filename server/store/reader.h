// Reads what is committed, on the network thread: short look-ups through an index and a connection of
// its own, which in WAL mode never waits for the storage thread. What can grow without end is read
// in pages. Whatever cannot be read is an error and not the end or the absence of something.
#pragma once

#include <expected>
#include <optional>

#include "server/store/rows.h"
#include "server/store/sqlite.h"

namespace rh::server {

// The database could not be read; the log of the server says why.
struct Unreadable {};
template <class T>
using Read = std::expected<T, Unreadable>;

// As much of a game's log as could be read.
struct LogRead {
  std::vector<LogRow> rows;
  bool whole = true;
};

// Where a list of somebody's tables goes on: behind so many that are not over, then behind one that is.
struct ListCursor {
  std::int64_t open = 0;  // -1: all of them are done
  std::int64_t ended = 0, number = 0;
};
struct ListPage {
  std::vector<TableRow> rows;
  std::optional<ListCursor> next;
};

class Reader {
 public:
  // After the writer has made the schema.
  std::string open(const std::string& file);

  Read<std::optional<Identity>> identity_of_token(const Digest& hash);
  Read<std::vector<Device>> devices_of(std::string_view identity);  // the oldest first
  Read<std::optional<DeviceLink>> device_link(const Digest& code);
  // When the link of somebody to another device ends; 0: there is none.
  Read<std::int64_t> device_link_ends(std::string_view identity);
  // The names of all others at tables that are not over and where this identity sits.
  Read<std::vector<std::string>> names_beside(std::string_view identity);
  Read<std::optional<TableRow>> table(std::string_view id);
  LogRead log(std::int64_t number);
  // What one row of a log told, empty where there is no such row.
  Read<std::string> events(std::int64_t number, std::int64_t seq);
  Read<std::optional<ViewRow>> view(std::int64_t number, Seat viewer);
  // The result of a game that is over, empty where none is stored.
  Read<std::string> result(std::int64_t number);
  // The tables an identity sits at: first those that are not over, of which the ones that wait for it and
  // invitations; then the others, the newest first.
  Read<ListPage> tables_of(std::string_view identity, const ListCursor& from, std::int64_t most);
  // The newest 100 public ones that are not over.
  Read<std::vector<TableRow>> public_tables();
  // The games somebody has finished and that count: the newest 1000, and when each was over.
  struct Finished {
    TableRow row;
    std::int64_t ended = 0;
  };
  Read<std::vector<Finished>> results_of(std::string_view identity);
  // The codes of open tables.
  struct Coded {
    std::string code, table;
    std::int64_t created = 0;
  };
  Read<std::vector<Coded>> codes();
  // How many tables that are not over somebody sits at or has made, whichever is more; counts up to `most`.
  Read<std::int64_t> unfinished(std::string_view identity, std::int64_t most);
  // The running tables where a bot is to move, from one number on: after a restart they think on.
  struct Waiting {
    std::int64_t number = 0;
    std::string id;
  };
  Read<std::vector<Waiting>> waiting_for_bots(std::int64_t after, std::int64_t most);
  // Guided games that nobody has opened since.
  struct OldLesson {
    std::int64_t number = 0;
    std::string id, code;
  };
  Read<std::vector<OldLesson>> old_lessons(std::int64_t before, std::int64_t most);
  Read<std::optional<SeatLink>> link(const Digest& code);
  // What was said at a table, the oldest first.
  Read<std::vector<ChatRow>> chat(std::int64_t number);
  // Those an identity has played with, at tables that were started: the newest 50; and one of them.
  Read<std::vector<Identity>> people_of(std::string_view identity);
  Read<std::optional<Identity>> person_of(std::string_view identity, std::string_view wanted);
  // How many seats at tables of this host wait for this person.
  Read<std::int64_t> invitations(std::string_view host, std::string_view person);
  Read<std::optional<CampaignRow>> campaign(std::string_view id);
  // Those that somebody has made or sits in: the newest 100.
  Read<std::vector<CampaignRow>> campaigns_of(std::string_view identity);
  // Its games: the records it began with, and behind them the tables, without closed ones.
  Read<std::vector<std::string>> records_of_campaign(std::string_view id);
  Read<std::vector<TableRow>> tables_of_campaign(std::string_view id);
  Read<std::int64_t> campaigns_made(std::string_view host);
  Read<std::int64_t> highest_number();
  // Can the database be read at all?
  bool answers();

 private:
  std::optional<TableRow> row_of(Statement& statement);
  bool add_seats(TableRow& row);
  bool add_tables(Statement& statement, std::vector<TableRow>& rows);
  bool add_campaigns(Statement& statement, std::vector<CampaignRow>& rows);
  std::unexpected<Unreadable> unreadable(std::string_view what);

  Database database_;
  Statement identity_, table_, seats_, log_, events_, view_, result_, unfinished_, finished_, public_, sitting_,
      hosting_, bots_, link_, chat_, results_, codes_, people_, person_, invitations_, highest_, campaign_, campaigns_,
      campaign_tables_, campaign_records_, campaigns_made_, devices_, device_link_, device_link_ends_, names_beside_,
      old_lessons_;
};

}  // namespace rh::server
