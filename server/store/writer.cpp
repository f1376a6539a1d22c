#include "server/store/writer.h"

#include <sys/prctl.h>

#include <algorithm>
#include <chrono>

#include "server/base/log.h"
#include "server/base/metrics.h"
#include "server/store/drop_table.h"

namespace rh::server {
namespace {

// Version 6. `log` is clustered by table, so that a game lies together. `seats.ended` is 0 until the
// game is over (or frozen) and then when that was, -1 when the table was closed: lists and quotas ask for the one or
// the other.
constexpr const char* kSchema = R"(
CREATE TABLE IF NOT EXISTS identities(id TEXT PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL) WITHOUT ROWID, STRICT;
CREATE TABLE IF NOT EXISTS tokens(hash BLOB PRIMARY KEY, identity TEXT NOT NULL REFERENCES identities(id),
  created INTEGER NOT NULL) WITHOUT ROWID, STRICT;
CREATE INDEX IF NOT EXISTS tokens_of_identity ON tokens(identity, created);
CREATE TABLE IF NOT EXISTS device_links(code BLOB PRIMARY KEY, identity TEXT NOT NULL UNIQUE REFERENCES identities(id),
  expires INTEGER NOT NULL) WITHOUT ROWID, STRICT;
CREATE TABLE IF NOT EXISTS tables(number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, rules INTEGER NOT NULL,
  options TEXT NOT NULL, name TEXT NOT NULL, public INTEGER NOT NULL, state INTEGER NOT NULL, host TEXT NOT NULL,
  secret BLOB NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL, turn INTEGER NOT NULL, bots INTEGER NOT NULL,
  progress TEXT NOT NULL, next TEXT NOT NULL, frozen INTEGER NOT NULL DEFAULT 0, chance INTEGER NOT NULL DEFAULT 0,
  previous TEXT NOT NULL DEFAULT '', spectator_chat INTEGER NOT NULL DEFAULT 0, removed TEXT NOT NULL DEFAULT '',
  muted TEXT NOT NULL DEFAULT '', campaign TEXT NOT NULL DEFAULT '', ordinal INTEGER NOT NULL DEFAULT 0,
  box TEXT NOT NULL DEFAULT '', box_hash TEXT NOT NULL DEFAULT '', purpose INTEGER NOT NULL DEFAULT 0,
  code TEXT NOT NULL DEFAULT '') STRICT;
CREATE INDEX IF NOT EXISTS public_tables ON tables(updated) WHERE public = 1 AND state < 2 AND frozen = 0;
CREATE INDEX IF NOT EXISTS tables_of_host ON tables(host) WHERE state < 2 AND frozen = 0;
CREATE INDEX IF NOT EXISTS tables_of_campaign ON tables(campaign, ordinal) WHERE campaign != '';
CREATE INDEX IF NOT EXISTS tables_by_code ON tables(code) WHERE code != '';
CREATE INDEX IF NOT EXISTS lessons ON tables(updated) WHERE purpose = 2;
CREATE INDEX IF NOT EXISTS bots_to_move ON tables(number) WHERE state = 1 AND (turn & bots) != 0;
CREATE TABLE IF NOT EXISTS seats(number INTEGER NOT NULL REFERENCES tables(number), seat INTEGER NOT NULL, kind INTEGER NOT NULL,
  owner TEXT NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL, resigned INTEGER NOT NULL,
  ended INTEGER NOT NULL DEFAULT 0, mark INTEGER NOT NULL DEFAULT 0, hints INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY(number, seat)) WITHOUT ROWID, STRICT;
CREATE INDEX IF NOT EXISTS seats_of_owner ON seats(owner, number) WHERE owner != '';
CREATE INDEX IF NOT EXISTS seats_by_end ON seats(owner, ended, number) WHERE owner != '';
CREATE INDEX IF NOT EXISTS invited_seats ON seats(owner, number) WHERE kind = 4;
CREATE TABLE IF NOT EXISTS log(number INTEGER NOT NULL, seq INTEGER NOT NULL, kind INTEGER NOT NULL, by INTEGER NOT NULL,
  move TEXT NOT NULL, audience INTEGER NOT NULL, client TEXT, at INTEGER NOT NULL,
  events TEXT NOT NULL DEFAULT '', told TEXT, PRIMARY KEY(number, seq)) WITHOUT ROWID, STRICT;
CREATE TABLE IF NOT EXISTS views(number INTEGER NOT NULL, viewer INTEGER NOT NULL, seq INTEGER NOT NULL,
  version INTEGER NOT NULL, view TEXT NOT NULL, format INTEGER NOT NULL DEFAULT 0, PRIMARY KEY(number, viewer)) WITHOUT ROWID, STRICT;
CREATE TABLE IF NOT EXISTS results(number INTEGER PRIMARY KEY, result TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS links(code BLOB PRIMARY KEY, table_id TEXT NOT NULL, seat INTEGER NOT NULL,
  expires INTEGER NOT NULL, invitation INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID, STRICT;
CREATE INDEX IF NOT EXISTS links_of_table ON links(table_id, seat);
CREATE INDEX IF NOT EXISTS links_by_end ON links(expires);
CREATE TABLE IF NOT EXISTS chat(number INTEGER NOT NULL, seq INTEGER NOT NULL, name TEXT NOT NULL, seat INTEGER NOT NULL,
  text TEXT NOT NULL, at INTEGER NOT NULL, identity TEXT NOT NULL DEFAULT '', PRIMARY KEY(number, seq)) WITHOUT ROWID, STRICT;
CREATE TABLE IF NOT EXISTS campaigns(id TEXT PRIMARY KEY, name TEXT NOT NULL, game TEXT NOT NULL, options TEXT NOT NULL,
  host TEXT NOT NULL, created INTEGER NOT NULL) WITHOUT ROWID, STRICT;
CREATE INDEX IF NOT EXISTS campaigns_of_host ON campaigns(host, created);
CREATE TABLE IF NOT EXISTS campaign_records(campaign TEXT NOT NULL, ordinal INTEGER NOT NULL, record TEXT NOT NULL,
  PRIMARY KEY(campaign, ordinal)) WITHOUT ROWID, STRICT;
)";
// What a database of version 1 lacks in tables it already has.
constexpr const char* kFromVersion1 = R"(
ALTER TABLE links ADD COLUMN invitation INTEGER NOT NULL DEFAULT 0;
CREATE TABLE chat(number INTEGER NOT NULL, seq INTEGER NOT NULL, name TEXT NOT NULL, seat INTEGER NOT NULL,
  text TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY(number, seq)) WITHOUT ROWID, STRICT;
)";
// What one of version 2 lacks. Events, views and results of its games come when they are loaded (house.cpp).
constexpr const char* kFromVersion2 = R"(
ALTER TABLE tables ADD COLUMN frozen INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN chance INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN ended INTEGER NOT NULL DEFAULT 0;
ALTER TABLE log ADD COLUMN events TEXT NOT NULL DEFAULT '';
ALTER TABLE log ADD COLUMN told TEXT;
UPDATE seats SET ended = t.updated FROM tables t WHERE t.number = seats.number AND t.state = 2;
DROP INDEX public_tables;
ALTER TABLE tables ADD COLUMN previous TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN spectator_chat INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN removed TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN muted TEXT NOT NULL DEFAULT '';
ALTER TABLE chat ADD COLUMN identity TEXT NOT NULL DEFAULT '';
CREATE TABLE views(number INTEGER NOT NULL, viewer INTEGER NOT NULL, seq INTEGER NOT NULL,
  version INTEGER NOT NULL, view TEXT NOT NULL, PRIMARY KEY(number, viewer)) WITHOUT ROWID, STRICT;
)";
// What one of version 3 lacks. Views of another format are made again when their table is loaded.
constexpr const char* kFromVersion3 = R"(
ALTER TABLE views ADD COLUMN format INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN box TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN box_hash TEXT NOT NULL DEFAULT '';
UPDATE tables SET progress = json_object('now', coalesce(json_extract(progress, '$.round'), 0),
  'total', coalesce(json_extract(progress, '$.rounds'), 0)) WHERE json_valid(progress);
ALTER TABLE tables ADD COLUMN campaign TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN ordinal INTEGER NOT NULL DEFAULT 0;
)";
// What one of version 4 lacks. The mark of a seat was its number.
constexpr const char* kFromVersion4 = R"(
ALTER TABLE tables ADD COLUMN purpose INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN code TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN mark INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
UPDATE seats SET mark = seat;
)";
// One of version 5 lacks device_links and two indices, which come with the schema.
constexpr const char* kFromVersion5 = "";
constexpr std::size_t kCrowd = 64;  // enough to share a commit
constexpr auto kLinger = std::chrono::milliseconds(2);

std::int64_t now_ms() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

// Identities hold no spaces.
std::string joined(const std::vector<std::string>& identities) {
  std::string text;
  for (const std::string& identity : identities) text += text.empty() ? identity : ' ' + identity;
  return text;
}

template <class... Fs>
struct Cases : Fs... {
  using Fs::operator()...;
};

}  // namespace

std::string Writer::open(const std::string& file, Done done) {
  done_ = std::move(done);
  if (std::string problem = database_.open(file, true); !problem.empty()) return problem;
  int version = 0;
  {
    Statement asked = database_.prepare("PRAGMA user_version");
    if (asked.step()) version = static_cast<int>(asked.number(0));
    asked.reset();
    if (asked.failed()) return database_.problem();
  }
  if (version > kSchemaVersion) return "the database was made by a newer version of the program";
  constexpr std::array kSteps = {kFromVersion1, kFromVersion2, kFromVersion3, kFromVersion4, kFromVersion5};
  static_assert(kSteps.size() + 1 == kSchemaVersion);
  std::string sql = "BEGIN IMMEDIATE;";
  for (auto step = static_cast<std::size_t>(version); step != 0 && step <= kSteps.size(); ++step)
    sql += kSteps[step - 1];
  sql += kSchema;
  sql += "PRAGMA user_version=" + std::to_string(kSchemaVersion) + "; COMMIT;";
  if (!database_.run(sql.c_str())) return database_.problem();

  begin_ = database_.prepare("BEGIN IMMEDIATE");
  commit_ = database_.prepare("COMMIT");
  put_identity_ = database_.prepare("INSERT INTO identities VALUES(?,?,?)");
  put_token_ = database_.prepare("INSERT INTO tokens VALUES(?,?,?)");
  rename_ = database_.prepare("UPDATE identities SET name=? WHERE id=?");
  rename_seats_ = database_.prepare("UPDATE seats SET name=? WHERE owner=? AND kind IN (1,4)");
  put_table_ = database_.prepare(
      "INSERT INTO tables(number, id, game, rules, options, name, public, state, host, secret, created, updated, turn, "
      "bots, progress, next, previous, spectator_chat, removed, muted, chance, campaign, ordinal, box, box_hash, "
      "purpose, code) "
      "VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?) ON CONFLICT(number) DO UPDATE SET "
      "rules=excluded.rules, name=excluded.name, public=excluded.public, state=excluded.state, host=excluded.host, "
      "updated=excluded.updated, "
      "turn=excluded.turn, bots=excluded.bots, progress=excluded.progress, next=excluded.next, "
      "spectator_chat=excluded.spectator_chat, removed=excluded.removed, muted=excluded.muted, "
      "box=excluded.box, box_hash=excluded.box_hash, code=excluded.code");
  put_seat_ = database_.prepare(
      "INSERT INTO seats(number, seat, kind, owner, name, bot, resigned, mark, hints) VALUES(?,?,?,?,?,?,?,?,?) "
      "ON CONFLICT(number, seat) DO UPDATE SET kind=excluded.kind, owner=excluded.owner, name=excluded.name, "
      "bot=excluded.bot, resigned=excluded.resigned, mark=excluded.mark, hints=excluded.hints");
  drop_more_seats_ = database_.prepare("DELETE FROM seats WHERE number=? AND seat>=?");
  put_hints_ = database_.prepare("UPDATE seats SET hints=? WHERE number=? AND seat=?");
  chat_moves_up_ =
      database_.prepare("UPDATE chat SET seat=CASE WHEN seat=?2 THEN -1 ELSE seat-1 END WHERE number=?1 AND seat>=?2");
  drop_all_links_ = database_.prepare("DELETE FROM links WHERE table_id=?");
  drop_code_ = database_.prepare("UPDATE tables SET code='' WHERE code=? AND code!=''");
  put_progress_ = database_.prepare("UPDATE tables SET state=?, turn=?, bots=?, progress=?, updated=? WHERE number=?");
  append_ = database_.prepare(
      "INSERT INTO log(number, seq, kind, by, move, audience, client, at, events, told) "
      "VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,nullif(?10,?5))");  // mostly it is the move's own text
  put_events_ = database_.prepare("UPDATE log SET events=?, told=nullif(?,move) WHERE number=? AND seq=?");
  put_view_ =
      database_.prepare("INSERT OR REPLACE INTO views(number, viewer, seq, version, view, format) VALUES(?,?,?,?,?,?)");
  put_result_ = database_.prepare("INSERT INTO results(number, result) VALUES(?,?) ON CONFLICT DO NOTHING");
  put_frozen_ = database_.prepare("UPDATE tables SET frozen=? WHERE number=?");
  put_ended_ = database_.prepare("UPDATE seats SET ended=? WHERE number=?");
  put_link_ = database_.prepare("INSERT INTO links VALUES(?,?,?,?,?)");
  drop_old_links_ = database_.prepare("DELETE FROM links WHERE expires<?");
  drop_links_ = database_.prepare("DELETE FROM links WHERE table_id=? AND seat=?");
  put_chat_ = database_.prepare("INSERT INTO chat VALUES(?,?,?,?,?,?,?)");
  drop_old_chat_ = database_.prepare("DELETE FROM chat WHERE number=? AND seq<=?");
  put_campaign_ =
      database_.prepare("INSERT INTO campaigns(id, name, game, options, host, created) VALUES(?,?,?,?,?,?)");
  put_campaign_record_ = database_.prepare("INSERT INTO campaign_records(campaign, ordinal, record) VALUES(?,?,?)");
  drop_campaign_ = database_.prepare("DELETE FROM campaigns WHERE id=?");
  drop_campaign_records_ = database_.prepare("DELETE FROM campaign_records WHERE campaign=?");
  leave_campaign_ = database_.prepare("UPDATE tables SET campaign='', ordinal=0 WHERE campaign=?");
  drop_token_ = database_.prepare("DELETE FROM tokens WHERE hash=?");
  put_device_link_ = database_.prepare("INSERT INTO device_links(code, identity, expires) VALUES(?,?,?)");
  drop_device_link_ = database_.prepare("DELETE FROM device_links WHERE identity=?");
  drop_old_device_links_ = database_.prepare("DELETE FROM device_links WHERE expires<?");
  if (!database_.unprepared().empty()) return database_.unprepared();
  file_.remember(file);
  thread_ = std::thread([this] { work(); });
  return {};
}

void Writer::submit(std::uint64_t number, std::uint64_t epoch, const std::vector<Write>& writes) {
  bool awaited = false;
  {
    const std::scoped_lock lock(mutex_);
    queue_.push_back({number, epoch, &writes});
    awaited = queue_.size() == 1 || queue_.size() == wanted_;
  }
  if (awaited) arrived_.notify_one();
}

void Writer::stop() {
  if (!thread_.joinable()) return;
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
  }
  arrived_.notify_one();
  thread_.join();
  database_.run("PRAGMA wal_checkpoint(TRUNCATE)");
}

void Writer::work() {
  prctl(PR_SET_NAME, "storage");
  std::vector<Batch> batches;
  while (true) {
    batches.clear();
    {
      std::unique_lock lock(mutex_);
      arrived_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
      if (queue_.empty()) return;
      // A commit costs far more than a row: it is worth a short wait for as many as shared the last one. Whoever is
      // alone, or among the last of a few who all wait for their answers, does not wait.
      arrived_.wait_for(lock, kLinger, [this] { return stopping_ || queue_.size() >= wanted_; });
      wanted_ = std::min(queue_.size(), kCrowd);
      std::swap(batches, queue_);
    }
    const std::uint64_t last = batches.back().number;
    std::erase_if(batches, [this](const Batch& batch) { return batch.epoch <= lost_epoch_; });
    if (batches.empty()) continue;
    const auto begin = std::chrono::steady_clock::now();
    const bool ok = commit(batches);
    metrics().commit.add(std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
    if (!ok) {
      metrics().commit_failures++;
      lost_epoch_ = batches.back().epoch;
    }
    done_(last, ok);
  }
}

std::string Writer::problem() const {
  const std::scoped_lock lock(mutex_);
  return problem_;
}

bool Writer::commit(const std::vector<Batch>& batches) {
  const std::string problem = try_commit(batches);
  if (!problem.empty()) log(Level::Error, "commit failed", {{"problem", problem}});
  const std::scoped_lock lock(mutex_);
  problem_ = problem;
  return problem.empty();
}

// Empty, or what is wrong.
std::string Writer::try_commit(const std::vector<Batch>& batches) {
  // SQLite goes on writing to a file that has been removed, and all of it would be lost.
  if (!file_.is_there()) return "the database file was removed or replaced";
  bool ok = begin_.run();
  for (std::size_t i = 0; ok && i < batches.size(); ++i) {
    for (std::size_t j = 0; ok && j < batches[i].writes->size(); ++j) ok = write((*batches[i].writes)[j]);
  }
  if (ok && commit_.run()) return {};
  std::string problem = database_.problem();
  database_.run("ROLLBACK");
  return problem;
}

bool Writer::put_table(const TableRow& row) {
  put_table_ << row.number << row.id << row.game << row.rules << row.options << row.name << int{row.is_public}
             << static_cast<int>(row.state) << row.host << row.secret << row.created << row.updated
             << static_cast<std::int64_t>(row.turn) << static_cast<std::int64_t>(row.bot_seats()) << row.progress
             << row.next << row.previous << int{row.spectator_chat} << joined(row.removed) << joined(row.muted)
             << static_cast<int>(row.chance) << row.campaign << row.ordinal << row.box << row.box_hash
             << static_cast<int>(row.purpose) << row.code;
  bool ok = put_table_.run();
  for (std::size_t s = 0; ok && s < row.seats.size(); ++s) {
    const SeatRow& seat = row.seats[s];
    put_seat_ << row.number << static_cast<std::int64_t>(s) << static_cast<int>(seat.kind) << seat.owner << seat.name
              << seat.bot << int{seat.resigned} << seat.mark << seat.hints;
    ok = put_seat_.run();
  }
  drop_more_seats_ << row.number << static_cast<std::int64_t>(row.seats.size());
  return ok && drop_more_seats_.run();
}

bool Writer::write(const Write& write) {
  return std::visit(Cases{
                        [this](const PutIdentity& put) {
                          put_identity_ << put.identity.id << put.identity.name << now_ms();
                          if (!put_identity_.run()) return false;
                          put_token_ << put.token << put.identity.id << now_ms();
                          return put_token_.run();
                        },
                        [this](const Rename& put) {
                          rename_ << put.identity.name << put.identity.id;
                          if (!rename_.run()) return false;
                          rename_seats_ << put.identity.name << put.identity.id;
                          return rename_seats_.run();
                        },
                        [this](const PutToken& put) {
                          put_token_ << put.token << put.identity << now_ms();
                          return put_token_.run();
                        },
                        [this](const DropToken& drop) {
                          drop_token_ << drop.token;
                          return drop_token_.run();
                        },
                        [this](const PutDeviceLink& put) {
                          drop_old_device_links_ << now_ms();
                          drop_device_link_ << put.link.owner.id;
                          put_device_link_ << put.link.code << put.link.owner.id << put.link.expires;
                          return drop_old_device_links_.run() && drop_device_link_.run() && put_device_link_.run();
                        },
                        [this](const DropDeviceLink& drop) {
                          drop_device_link_ << drop.identity;
                          return drop_device_link_.run();
                        },
                        [this](const PutTable& put) { return put_table(put.row); },
                        [this](const DropTable& drop) { return drop_table(database_, drop.number); },
                        [this](const PutProgress& put) {
                          put_progress_ << static_cast<int>(put.state) << static_cast<std::int64_t>(put.turn)
                                        << static_cast<std::int64_t>(put.bots) << put.progress << put.updated
                                        << put.number;
                          return put_progress_.run();
                        },
                        [this](const Append& put) {
                          for (const LogRow& row : put.rows) {
                            append_ << put.number << row.seq << static_cast<int>(row.kind) << row.by << row.move
                                    << static_cast<std::int64_t>(row.audience) << row.client << row.at << row.events
                                    << row.told;
                            if (!append_.run()) return false;
                          }
                          metrics().rows += put.rows.size();
                          return true;
                        },
                        [this](const PutEvents& put) {
                          for (const LogRow& row : put.rows) {
                            put_events_ << row.events << row.told << put.number << row.seq;
                            if (!put_events_.run()) return false;
                          }
                          return true;
                        },
                        [this](const PutViews& put) {
                          for (const ViewRow& row : put.rows) {
                            put_view_ << put.number << row.viewer << row.seq << static_cast<std::int64_t>(row.version)
                                      << row.view << row.format;
                            if (!put_view_.run()) return false;
                          }
                          return true;
                        },
                        [this](const PutEnd& put) {
                          put_result_ << put.number << put.result;
                          if (!put_result_.run()) return false;
                          put_ended_ << put.at << put.number;
                          return put_ended_.run();
                        },
                        [this](const PutFrozen& put) {
                          put_frozen_ << static_cast<int>(put.frozen) << put.number;
                          if (!put_frozen_.run()) return false;
                          put_ended_ << (put.frozen == Frozen::No ? 0 : put.at) << put.number;
                          return put_ended_.run();
                        },
                        [this](const PutClosed& put) {
                          put_ended_ << -1 << put.number;
                          return put_ended_.run();
                        },
                        [this](const PutHints& put) {
                          put_hints_ << put.hints << put.number << put.seat;
                          return put_hints_.run();
                        },
                        [this](const DropSeat& drop) {
                          chat_moves_up_ << drop.number << drop.seat;
                          if (!chat_moves_up_.run()) return false;
                          drop_all_links_ << drop.table;
                          return drop_all_links_.run();
                        },
                        [this](const DropCode& drop) {
                          drop_code_ << drop.code;
                          return drop_code_.run();
                        },
                        [this](const PutLink& put) {
                          drop_old_links_ << now_ms();
                          if (!drop_old_links_.run()) return false;
                          put_link_ << put.link.code << put.link.table << put.link.seat << put.link.expires
                                    << int{put.link.invitation};
                          return put_link_.run();
                        },
                        [this](const DropLinks& drop) {
                          drop_links_ << drop.table << drop.seat;
                          return drop_links_.run();
                        },
                        [this](const PutChat& put) {
                          put_chat_ << put.number << put.row.seq << put.row.from << put.row.seat << put.row.text
                                    << put.row.at << put.row.who;
                          if (!put_chat_.run()) return false;
                          drop_old_chat_ << put.number << put.row.seq - kChatKept;
                          return drop_old_chat_.run();
                        },
                        [this](const PutCampaign& put) {
                          put_campaign_ << put.row.id << put.row.name << put.row.game << put.row.options << put.row.host
                                        << put.row.created;
                          if (!put_campaign_.run()) return false;
                          for (std::size_t i = 0; i < put.records.size(); ++i) {
                            put_campaign_record_ << put.row.id << static_cast<std::int64_t>(i + 1) << put.records[i];
                            if (!put_campaign_record_.run()) return false;
                          }
                          return true;
                        },
                        [this](const DropCampaign& drop) {
                          for (Statement* statement : {&drop_campaign_, &drop_campaign_records_, &leave_campaign_}) {
                            *statement << drop.id;
                            if (!statement->run()) return false;
                          }
                          return true;
                        },
                        [this](const Probe&) {
                          return database_.run(("PRAGMA user_version=" + std::to_string(kSchemaVersion)).c_str());
                        },
                    },
                    write);
}

}  // namespace rh::server
