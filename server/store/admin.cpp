#include "server/store/admin.h"

#include <sqlite3.h>

#include <algorithm>
#include <filesystem>

#include "server/store/drop_table.h"

namespace rh::server {
namespace {

constexpr std::string_view kNobody = "?";  // the name of a seat whose person is gone

}  // namespace

std::string Admin::open(const std::string& folder, bool writes) {
  file_ = folder + "/roundhouse.sqlite";
  std::error_code error;
  if (!std::filesystem::exists(file_, error)) return "cli.admin.no_database";
  if (writes && !lock_.take(folder).empty()) return "cli.admin.in_use";
  if (std::string problem = database_.open(file_, writes); !problem.empty()) return problem;
  Statement version = database_.prepare("PRAGMA user_version");
  const std::int64_t made_by = version.step() ? version.number(0) : 0;
  if (made_by != kSchemaVersion) return made_by > kSchemaVersion ? "cli.admin.newer" : "cli.admin.older";
  return {};
}

std::vector<Admin::TableLine> Admin::tables() {
  std::vector<TableLine> lines;
  Statement seats = database_.prepare("SELECT name FROM seats WHERE number=? ORDER BY seat");
  Statement all = database_.prepare(
      "SELECT number, id, game, name, state, created, updated, frozen, campaign, purpose, "
      "(SELECT COUNT(*) FROM log l WHERE l.number=t.number) FROM tables t ORDER BY number");
  while (all.step()) {
    TableLine& line = lines.emplace_back();
    line.number = all.number(0);
    line.id = all.text(1);
    line.game = all.text(2);
    line.name = all.text(3);
    line.state = static_cast<TableState>(all.number(4));
    line.created = all.number(5);
    line.updated = all.number(6);
    line.frozen = all.number(7) != 0;
    line.campaign = all.text(8);
    line.purpose = static_cast<Purpose>(std::clamp<std::int64_t>(all.number(9), 0, 2));
    line.rows = all.number(10);
    seats << line.number;
    while (seats.step()) line.names.emplace_back(seats.text(0));
    if (seats.failed()) unread_ = database_.problem();
  }
  if (all.failed()) unread_ = database_.problem();
  return lines;
}

std::vector<Admin::PersonLine> Admin::people() {
  std::vector<PersonLine> lines;
  Statement all = database_.prepare(
      "SELECT i.id, i.name, i.created, COUNT(DISTINCT t.number), COUNT(DISTINCT CASE WHEN t.state=1 THEN t.number END) "
      "FROM identities i LEFT JOIN seats s ON s.owner=i.id LEFT JOIN tables t ON t.number=s.number "
      "GROUP BY i.id ORDER BY i.created, i.id");
  while (all.step())
    lines.push_back({std::string(all.text(0)), std::string(all.text(1)), all.number(2), all.number(3), all.number(4)});
  if (all.failed()) unread_ = database_.problem();
  return lines;
}

bool Admin::transaction(const std::function<bool()>& body) {
  if (!database_.run("BEGIN IMMEDIATE")) return false;
  if (body() && database_.run("COMMIT")) return true;
  database_.run("ROLLBACK");
  return false;
}

bool Admin::run(std::string_view sql, std::int64_t number) {
  Statement statement = database_.prepare(sql);
  statement << number;
  return statement.run();
}

// What was deleted is gone from the file as well, and its space is given back.
bool Admin::tidy() { return database_.run("VACUUM; PRAGMA wal_checkpoint(TRUNCATE);"); }

// A campaign without any game left, and without a host who could begin one.
bool Admin::drop_empty_campaigns() {
  return database_.run(
      "DELETE FROM campaigns WHERE id NOT IN (SELECT campaign FROM tables) AND "
      "(host='' OR id NOT IN (SELECT campaign FROM campaign_records));"
      "DELETE FROM campaign_records WHERE campaign NOT IN (SELECT id FROM campaigns)");
}

bool Admin::delete_tables(const std::vector<std::int64_t>& numbers) {
  const auto all = [&] {
    return std::ranges::all_of(numbers, [this](std::int64_t number) { return drop_table(database_, number); }) &&
           drop_empty_campaigns();
  };
  return transaction(all) && tidy();
}

bool Admin::leave_seat(const Held& held, const std::string& bot) {
  Statement put;
  if (held.state == TableState::Open) {
    put = database_.prepare("UPDATE seats SET kind=0, owner='', name='', bot='' WHERE number=? AND seat=?");
  } else if (held.state == TableState::Running) {
    put = database_.prepare("UPDATE seats SET owner='', name=?, resigned=1, bot=? WHERE number=? AND seat=?");
    put << kNobody << bot;
  } else {
    put = database_.prepare("UPDATE seats SET owner='', name=? WHERE number=? AND seat=?");
    put << kNobody;
  }
  put << held.number << held.seat;
  Statement bots = database_.prepare("UPDATE tables SET bots=bots|(1<<?) WHERE number=? AND state=1");
  bots << held.seat << held.number;
  Statement links =
      database_.prepare("DELETE FROM links WHERE seat=? AND table_id=(SELECT id FROM tables WHERE number=?)");
  links << held.seat << held.number;
  Statement chat = database_.prepare("DELETE FROM chat WHERE seat=? AND number=?");
  chat << held.seat << held.number;
  return put.run() && bots.run() && links.run() && chat.run();
}

bool Admin::forget(std::string_view id) {
  const auto with_id = [&](std::string_view sql) {
    Statement statement = database_.prepare(sql);
    statement << id;
    return statement.run();
  };
  for (const std::string& part : parts_with(database_, "identity")) {
    if (!with_id("DELETE FROM " + part + " WHERE identity=?")) return false;
  }
  // Somebody else who sits there is the host from now on.
  return with_id(
             "UPDATE tables SET host=COALESCE((SELECT s.owner FROM seats s WHERE s.number=tables.number AND "
             "s.owner!='' AND s.kind IN (1,2) ORDER BY s.seat LIMIT 1), '') WHERE host=?") &&
         with_id(
             "UPDATE campaigns SET host=COALESCE((SELECT t.host FROM tables t WHERE t.campaign=campaigns.id "
             "ORDER BY t.ordinal DESC LIMIT 1), '') WHERE host=?") &&
         drop_empty_campaigns() && with_id("DELETE FROM identities WHERE id=?");
}

bool Admin::delete_person(std::string_view id, const BotOf& bot, PersonGone& gone) {
  std::vector<Held> held;
  Statement seats = database_.prepare(
      "SELECT s.number, s.seat, t.state, t.game, NOT EXISTS(SELECT 1 FROM seats o WHERE o.number=s.number AND "
      "o.owner!='' AND o.owner!=?1 AND o.kind IN (1,2)) FROM seats s JOIN tables t ON t.number=s.number "
      "WHERE s.owner=?1 ORDER BY s.number, s.seat");
  seats << id;
  while (seats.step()) {
    held.push_back({.number = seats.number(0),
                    .seat = seats.number(1),
                    .state = static_cast<TableState>(seats.number(2)),
                    .game = std::string(seats.text(3)),
                    .alone = seats.number(4) != 0});
  }
  const bool done = transaction([&] {
    std::int64_t deleted = -1;  // a table may hold several seats of theirs
    for (const Held& one : held) {
      if (one.number == deleted) continue;
      if (!(one.alone ? drop_table(database_, one.number) : leave_seat(one, bot(one.game)))) return false;
      if (one.alone) deleted = one.number;
      ++(one.alone ? gone.tables_deleted : gone.seats_left);
    }
    return forget(id);
  });
  return done && tidy();
}

bool Admin::cut(const TableRow& table, std::int64_t seq) {
  return transaction([&] {
    Statement rows = database_.prepare("DELETE FROM log WHERE number=? AND seq>=?");
    rows << table.number << seq;
    Statement put = database_.prepare("UPDATE tables SET state=?, turn=?, bots=?, progress=?, frozen=0 WHERE number=?");
    put << static_cast<int>(table.state) << static_cast<std::int64_t>(table.turn)
        << static_cast<std::int64_t>(table.bot_seats()) << table.progress << table.number;
    // What was kept of the views and the end belongs to rows that are gone.
    return rows.run() && put.run() && run("DELETE FROM views WHERE number=?", table.number) &&
           run("DELETE FROM results WHERE number=?", table.number) &&
           (table.state != TableState::Running || run("UPDATE seats SET ended=0 WHERE number=?", table.number));
  });
}

std::vector<std::string> Admin::damage() {
  std::vector<std::string> found;
  Statement whole = database_.prepare("PRAGMA integrity_check(20)");
  while (whole.step()) {
    if (whole.text(0) != "ok") found.emplace_back(whole.text(0));
  }
  Statement foreign = database_.prepare("PRAGMA foreign_key_check");
  while (foreign.step())
    found.push_back(std::string(foreign.text(0)) + ": a row belongs to no " + std::string(foreign.text(2)));
  for (const std::string& part : parts_with(database_, "number")) {
    Statement lost =
        database_.prepare("SELECT COUNT(*) FROM " + part + " WHERE number NOT IN (SELECT number FROM tables)");
    if (lost.step() && lost.number(0) > 0)
      found.push_back(part + ": rows that belong to no table: " + std::to_string(lost.number(0)));
  }
  Statement records =
      database_.prepare("SELECT COUNT(*) FROM campaign_records WHERE campaign NOT IN (SELECT id FROM campaigns)");
  if (records.step() && records.number(0) > 0)
    found.push_back("campaign_records: rows that belong to no campaign: " + std::to_string(records.number(0)));
  return found;
}

std::string Admin::backup(const std::string& to) {
  std::error_code error;
  const std::string unfinished = to + ".unfinished";
  std::filesystem::remove(unfinished, error);
  {
    Database copy;
    if (std::string problem = copy.open(unfinished, true); !problem.empty()) return problem;
    sqlite3_backup* work = sqlite3_backup_init(copy.raw(), "main", database_.raw(), "main");
    if (work == nullptr) return copy.problem();
    // In one step: a server that writes meanwhile would make it begin again and again.
    const int status = sqlite3_backup_step(work, -1);
    sqlite3_backup_finish(work);
    if (status != SQLITE_DONE) return copy.problem();
    Statement check = copy.prepare("PRAGMA integrity_check(1)");
    if (!check.step() || check.text(0) != "ok") return "the copy is damaged";
  }
  std::filesystem::rename(unfinished, to, error);
  return error ? error.message() : std::string();
}

}  // namespace rh::server
