#include "server/store/reader.h"

#include <algorithm>
#include <ranges>

#include "engine/core/json_reader.h"
#include "server/base/ids.h"
#include "server/base/log.h"
#include "server/store/result.h"

namespace rh::server {
namespace {

const std::string kColumns =
    "t.number, t.id, t.game, t.rules, t.options, t.name, t.public, t.state, t.host, t.secret, t.created, t.updated, "
    "t.turn, t.progress, t.next, t.frozen, t.previous, t.spectator_chat, t.removed, t.muted, t.chance, "
    "t.campaign, t.ordinal, t.box, t.box_hash, t.purpose, t.code, (SELECT result FROM results r WHERE "
    "r.number=t.number)";
constexpr int kBehindColumns = 28;
// Of somebody's tables only the newest count where all of them would have to be looked at.
const std::string kNewest =
    "(SELECT DISTINCT number FROM seats WHERE owner=?1 AND owner!='' AND kind IN (1,2) "
    "ORDER BY number DESC LIMIT 500)";

Digest digest_of(std::span<const std::uint8_t> bytes) {
  Digest digest{};
  std::copy_n(bytes.begin(), std::min(bytes.size(), digest.size()), digest.begin());
  return digest;
}

bool is_object(const std::string& text) { return text.starts_with('{') && Json::accept(text); }

std::vector<std::string> identities_of(std::string_view text) {
  std::vector<std::string> identities;
  for (const auto part : std::views::split(text, ' ')) {
    if (!part.empty()) identities.emplace_back(part.begin(), part.end());
  }
  return identities;
}

}  // namespace

std::string Reader::open(const std::string& file) {
  if (std::string problem = database_.open(file, false); !problem.empty()) return problem;
  identity_ = database_.prepare(
      "SELECT t.hash, i.id, i.name FROM tokens t JOIN identities i ON i.id=t.identity WHERE t.hash=?");
  table_ = database_.prepare("SELECT " + kColumns + " FROM tables t WHERE id=?");
  seats_ = database_.prepare(
      "SELECT seat, kind, owner, name, bot, resigned, mark, hints FROM seats WHERE number=? ORDER BY seat");
  log_ = database_.prepare(
      "SELECT seq, kind, by, move, audience, client, at, events, ifnull(told,move) FROM log WHERE number=? ORDER BY "
      "seq");
  events_ = database_.prepare("SELECT events FROM log WHERE number=? AND seq=?");
  view_ = database_.prepare("SELECT seq, version, view, format FROM views WHERE number=? AND viewer=?");
  result_ = database_.prepare("SELECT result FROM results WHERE number=?");
  unfinished_ = database_.prepare(
      "SELECT " + kColumns +
      " FROM (SELECT t.number, t.updated, EXISTS(SELECT 1 FROM seats s WHERE s.number=t.number AND s.owner=?1 AND "
      "(s.kind=4 OR (t.state=1 AND s.resigned=0 AND (t.turn>>s.seat)&1))) AS waiting "
      "FROM (SELECT DISTINCT number FROM seats WHERE owner=?1 AND owner!='' AND ended=0 ORDER BY number DESC "
      "LIMIT 500) m CROSS JOIN tables t ON t.number=m.number "
      "ORDER BY waiting DESC, t.updated DESC, t.number DESC LIMIT ?2 OFFSET ?3) w "
      "CROSS JOIN tables t ON t.number=w.number ORDER BY w.waiting DESC, w.updated DESC, w.number DESC");
  finished_ = database_.prepare("SELECT " + kColumns +
                                ", s.ended FROM (SELECT DISTINCT ended, number FROM seats WHERE owner=?1 AND owner!='' "
                                "AND ended>0 AND (ended, number)<(?2, ?3) ORDER BY ended DESC, number DESC LIMIT ?4) s "
                                "CROSS JOIN tables t ON t.number=s.number ORDER BY s.ended DESC, s.number DESC");
  results_ = database_.prepare(
      "SELECT " + kColumns +
      ", s.ended FROM (SELECT DISTINCT ended, number FROM seats WHERE owner=?1 AND owner!='' AND kind IN (1,2) AND "
      "ended>0 ORDER BY ended DESC, number DESC LIMIT 2000) s CROSS JOIN tables t ON t.number=s.number WHERE t.state=2 "
      "AND "
      "t.purpose!=2 ORDER BY s.ended DESC, s.number DESC LIMIT 1000");
  codes_ = database_.prepare("SELECT code, id, created FROM tables WHERE code!='' AND state=0");
  public_ = database_.prepare("SELECT " + kColumns +
                              " FROM tables t WHERE public=1 AND state<2 AND frozen=0 ORDER BY updated DESC LIMIT 100");
  sitting_ = database_.prepare(
      "SELECT COUNT(*) FROM (SELECT DISTINCT number FROM seats WHERE owner=? AND owner!='' AND ended=0 AND kind IN "
      "(1,2) "
      "LIMIT ?)");
  hosting_ =
      database_.prepare("SELECT COUNT(*) FROM (SELECT 1 FROM tables WHERE host=? AND state<2 AND frozen=0 LIMIT ?)");
  bots_ = database_.prepare(
      "SELECT number, id FROM tables WHERE state=1 AND (turn & bots)!=0 AND number>? ORDER BY number LIMIT ?");
  link_ = database_.prepare("SELECT code, table_id, seat, expires, invitation FROM links WHERE code=?");
  chat_ = database_.prepare("SELECT seq, name, seat, text, at, identity FROM chat WHERE number=? ORDER BY seq");
  people_ = database_.prepare(
      "SELECT i.id, i.name, MAX(t.updated) FROM " + kNewest +
      " m JOIN tables t ON t.number=m.number AND t.state IN (1,2) "
      "JOIN seats s ON s.number=m.number AND s.kind=1 AND s.owner!=?1 JOIN identities i ON i.id=s.owner "
      "GROUP BY i.id ORDER BY 3 DESC LIMIT 50");
  person_ = database_.prepare(
      "SELECT i.id, i.name FROM " + kNewest +
      " m CROSS JOIN seats s ON s.owner=?2 AND s.number=m.number AND s.owner!='' AND s.owner!=?1 AND s.kind=1 "
      "JOIN tables t ON t.number=m.number AND t.state IN (1,2) JOIN identities i ON i.id=s.owner LIMIT 1");
  invitations_ = database_.prepare(
      "SELECT COUNT(*) FROM seats s JOIN tables t ON t.number=s.number "
      "WHERE s.owner=?2 AND s.owner!='' AND s.kind=4 AND t.host=?1");
  highest_ = database_.prepare("SELECT MAX(number) FROM tables");
  const std::string campaign = "SELECT c.id, c.name, c.game, c.options, c.host, c.created FROM ";
  campaign_ = database_.prepare(campaign + "campaigns c WHERE c.id=?");
  campaigns_ = database_.prepare(
      campaign + "(SELECT id FROM campaigns WHERE host=?1 AND host!='' UNION SELECT t.campaign FROM " + kNewest +
      " m CROSS JOIN tables t ON t.number=m.number WHERE t.campaign!='') o CROSS JOIN campaigns c ON c.id=o.id "
      "ORDER BY c.created DESC, c.id LIMIT 100");
  campaign_tables_ = database_.prepare("SELECT " + kColumns +
                                       " FROM tables t WHERE t.campaign=? AND t.campaign!='' AND t.state!=3 "
                                       "ORDER BY t.ordinal, t.number");
  campaign_records_ = database_.prepare("SELECT record FROM campaign_records WHERE campaign=? ORDER BY ordinal");
  campaigns_made_ = database_.prepare("SELECT COUNT(*) FROM campaigns WHERE host=?");
  devices_ = database_.prepare("SELECT hash, created FROM tokens WHERE identity=? ORDER BY created, hash");
  device_link_ = database_.prepare(
      "SELECT l.code, i.id, i.name, l.expires FROM device_links l JOIN identities i ON i.id=l.identity WHERE l.code=?");
  device_link_ends_ = database_.prepare("SELECT expires FROM device_links WHERE identity=?");
  names_beside_ = database_.prepare(
      "SELECT DISTINCT o.name FROM seats m JOIN seats o ON o.number=m.number AND o.kind IN (1,2) AND o.owner!='' AND "
      "NOT (o.kind=1 AND o.owner=?1) WHERE m.owner=?1 AND m.owner!='' AND m.kind=1 AND m.ended=0");
  old_lessons_ =
      database_.prepare("SELECT number, id, code FROM tables WHERE purpose=2 AND updated<? ORDER BY updated LIMIT ?");
  return database_.unprepared();
}

std::unexpected<Unreadable> Reader::unreadable(std::string_view what) {
  server::log(Level::Error, "the database cannot be read", {{"part", what}, {"problem", database_.problem()}});
  return std::unexpected(Unreadable{});
}

Read<std::optional<Identity>> Reader::identity_of_token(const Digest& hash) {
  identity_ << hash;
  std::optional<Identity> found;
  if (identity_.step() && same_secret(digest_of(identity_.bytes(0)), hash))
    found = Identity{std::string(identity_.text(1)), std::string(identity_.text(2))};
  if (identity_.failed()) return unreadable("identity");
  identity_.reset();
  return found;
}

Read<std::vector<Device>> Reader::devices_of(std::string_view identity) {
  std::vector<Device> devices;
  devices_ << identity;
  while (devices_.step()) devices.push_back({digest_of(devices_.bytes(0)), devices_.number(1)});
  if (devices_.failed()) return unreadable("tokens");
  return devices;
}

Read<std::optional<DeviceLink>> Reader::device_link(const Digest& code) {
  std::optional<DeviceLink> found;
  device_link_ << code;
  if (device_link_.step() && same_secret(digest_of(device_link_.bytes(0)), code)) {
    found = DeviceLink{.code = code,
                       .owner = {std::string(device_link_.text(1)), std::string(device_link_.text(2))},
                       .expires = device_link_.number(3)};
  }
  if (device_link_.failed()) return unreadable("device_links");
  device_link_.reset();
  return found;
}

Read<std::int64_t> Reader::device_link_ends(std::string_view identity) {
  device_link_ends_ << identity;
  const std::int64_t expires = device_link_ends_.step() ? device_link_ends_.number(0) : 0;
  if (device_link_ends_.failed()) return unreadable("device_links");
  device_link_ends_.reset();
  return expires;
}

Read<std::vector<std::string>> Reader::names_beside(std::string_view identity) {
  std::vector<std::string> names;
  names_beside_ << identity;
  while (names_beside_.step()) names.emplace_back(names_beside_.text(0));
  if (names_beside_.failed()) return unreadable("seats");
  return names;
}

Read<std::vector<Reader::OldLesson>> Reader::old_lessons(std::int64_t before, std::int64_t most) {
  std::vector<OldLesson> found;
  old_lessons_ << before << most;
  while (old_lessons_.step())
    found.push_back({old_lessons_.number(0), std::string(old_lessons_.text(1)), std::string(old_lessons_.text(2))});
  if (old_lessons_.failed()) return unreadable("tables");
  return found;
}

// Nothing when the row cannot be one of ours. Texts that would spoil the JSON they are put into are left out.
std::optional<TableRow> Reader::row_of(Statement& statement) {
  TableRow row;
  row.number = statement.number(0);
  row.id = statement.text(1);
  row.game = statement.text(2);
  row.rules = static_cast<int>(statement.number(3));
  row.options = statement.text(4);
  row.name = statement.text(5);
  row.is_public = statement.number(6) != 0;
  const std::int64_t state = statement.number(7), frozen = statement.number(15), purpose = statement.number(25);
  if (state < 0 || state > 3 || purpose < 0 || purpose > 2 || frozen < 0 || frozen > 3 ||
      statement.bytes(9).size() != Digest{}.size())
    return {};
  row.state = static_cast<TableState>(state);
  row.host = statement.text(8);
  row.secret = digest_of(statement.bytes(9));
  row.chance = statement.number(20) == 0 ? KeyedNature::Way::Counted : KeyedNature::Way::Placed;
  row.box = statement.text(23);
  row.box_hash = statement.text(24);
  row.purpose = static_cast<Purpose>(purpose);
  row.code = statement.text(26);
  if (row.state == TableState::Over) row.result = short_result(statement.text(27));
  row.created = statement.number(10);
  row.updated = statement.number(11);
  row.turn = static_cast<std::uint32_t>(statement.number(12));
  row.progress = statement.text(13);
  row.next = statement.text(14);
  row.previous = statement.text(16);
  row.spectator_chat = statement.number(17) != 0;
  row.removed = identities_of(statement.text(18));
  row.muted = identities_of(statement.text(19));
  row.campaign = statement.text(21);
  row.ordinal = statement.number(22);
  row.frozen = static_cast<Frozen>(frozen);
  for (std::string* text : {&row.options, &row.progress}) {
    if (is_object(*text)) continue;
    *text = "{}";
    row.frozen = Frozen::Damaged;
  }
  return row;
}

bool Reader::add_seats(TableRow& row) {
  bool sound = true;
  seats_ << row.number;
  while (seats_.step()) {
    const std::int64_t seat = seats_.number(0), kind = seats_.number(1);
    sound = sound && seat == static_cast<std::int64_t>(row.seats.size()) && seat < kMaxSeats && kind >= 0 && kind <= 4;
    const std::int64_t mark = seats_.number(6);
    sound = sound && mark >= 0 && mark < kMarks;
    row.seats.push_back({.kind = static_cast<SeatKind>(sound ? kind : 0),
                         .name = std::string(seats_.text(3)),
                         .owner = std::string(seats_.text(2)),
                         .bot = std::string(seats_.text(4)),
                         .resigned = seats_.number(5) != 0,
                         .mark = static_cast<int>(mark),
                         .hints = static_cast<int>(seats_.number(7))});
  }
  return sound && !seats_.failed() && !row.seats.empty();
}

// A table that cannot be read does not take the list of the others with it.
bool Reader::add_tables(Statement& statement, std::vector<TableRow>& rows) {
  while (statement.step()) {
    if (auto row = row_of(statement)) {
      rows.push_back(std::move(*row));
    } else {
      (void)unreadable("table");
    }
  }
  if (statement.failed()) return false;
  std::erase_if(rows, [this](TableRow& row) { return !add_seats(row) && (unreadable("seats"), true); });
  return true;
}

Read<std::optional<TableRow>> Reader::table(std::string_view id) {
  std::optional<TableRow> found;
  table_ << id;
  const bool there = table_.step();
  if (table_.failed()) return unreadable("table");
  if (there) found = row_of(table_);
  table_.reset();
  if (there && (!found || !add_seats(*found))) return unreadable("table");
  return found;
}

LogRead Reader::log(std::int64_t number) {
  LogRead read;
  log_ << number;
  while (log_.step()) {
    const std::int64_t kind = log_.number(1), by = log_.number(2);
    if (kind < 0 || kind > 4 || by < kNature || by >= kMaxSeats) {
      log_.reset();
      read.whole = false;
      return read;
    }
    read.rows.push_back({.seq = log_.number(0),
                         .kind = static_cast<RowKind>(kind),
                         .by = static_cast<Seat>(by),
                         .move = std::string(log_.text(3)),
                         .audience = static_cast<Audience>(log_.number(4)),
                         .client = std::string(log_.text(5)),
                         .at = log_.number(6),
                         .events = std::string(log_.text(7)),
                         .told = std::string(log_.text(8))});
  }
  if (log_.failed()) {
    (void)unreadable("log");
    read.whole = false;
  }
  return read;
}

Read<std::string> Reader::events(std::int64_t number, std::int64_t seq) {
  std::string found;
  events_ << number << seq;
  if (events_.step()) found = events_.text(0);
  if (events_.failed()) return unreadable("log");
  events_.reset();
  return found;
}

Read<std::optional<ViewRow>> Reader::view(std::int64_t number, Seat viewer) {
  std::optional<ViewRow> found;
  view_ << number << viewer;
  if (view_.step()) {
    found = ViewRow{.viewer = viewer,
                    .seq = view_.number(0),
                    .version = static_cast<std::uint32_t>(view_.number(1)),
                    .view = std::string(view_.text(2)),
                    .format = static_cast<int>(view_.number(3))};
  }
  if (view_.failed()) return unreadable("views");
  view_.reset();
  if (found && !is_object(found->view)) return unreadable("views");
  return found;
}

Read<std::string> Reader::result(std::int64_t number) {
  std::string found;
  result_ << number;
  if (result_.step()) found = result_.text(0);
  if (result_.failed()) return unreadable("results");
  result_.reset();
  if (!found.empty() && !is_object(found)) return unreadable("results");
  return found;
}

Read<ListPage> Reader::tables_of(std::string_view identity, const ListCursor& from, std::int64_t most) {
  ListPage page;
  ListCursor at = from;
  if (at.open >= 0) {
    unfinished_ << identity << most + 1 << at.open;
    if (!add_tables(unfinished_, page.rows)) return unreadable("seats");
    if (static_cast<std::int64_t>(page.rows.size()) > most) {
      page.rows.pop_back();
      page.next = ListCursor{.open = at.open + most};
      return page;
    }
    at = {.open = -1, .ended = INT64_MAX, .number = INT64_MAX};
  }
  const std::int64_t room = most - static_cast<std::int64_t>(page.rows.size());
  std::vector<TableRow> over;
  finished_ << identity << at.ended << at.number << room + 1;
  std::int64_t read = 0;
  bool more = false;
  while (finished_.step()) {
    if (++read > room) {
      more = true;
      continue;
    }
    at = {.open = -1, .ended = finished_.number(kBehindColumns), .number = finished_.number(0)};
    if (auto row = row_of(finished_)) over.push_back(std::move(*row));
  }
  if (finished_.failed()) return unreadable("seats");
  for (TableRow& row : over) {
    if (add_seats(row)) page.rows.push_back(std::move(row));
  }
  if (more) page.next = at;
  return page;
}

Read<std::vector<TableRow>> Reader::public_tables() {
  std::vector<TableRow> rows;
  if (!add_tables(public_, rows)) return unreadable("tables");
  return rows;
}

Read<std::vector<Reader::Finished>> Reader::results_of(std::string_view identity) {
  std::vector<Finished> found;
  results_ << identity;
  while (results_.step()) {
    if (auto row = row_of(results_); row && !row->result.empty())
      found.push_back({std::move(*row), results_.number(kBehindColumns)});
  }
  if (results_.failed()) return unreadable("results");
  std::erase_if(found, [this](Finished& one) { return !add_seats(one.row) && (unreadable("seats"), true); });
  return found;
}

Read<std::vector<Reader::Coded>> Reader::codes() {
  std::vector<Coded> found;
  while (codes_.step()) found.push_back({std::string(codes_.text(0)), std::string(codes_.text(1)), codes_.number(2)});
  if (codes_.failed()) return unreadable("tables");
  return found;
}

Read<std::int64_t> Reader::unfinished(std::string_view identity, std::int64_t most) {
  std::int64_t count = 0;
  for (Statement* statement : {&sitting_, &hosting_}) {
    *statement << identity << most;
    if (statement->step()) count = std::max(count, statement->number(0));
    if (statement->failed()) return unreadable("tables");
    statement->reset();
  }
  return count;
}

Read<std::vector<Reader::Waiting>> Reader::waiting_for_bots(std::int64_t after, std::int64_t most) {
  std::vector<Waiting> waiting;
  bots_ << after << most;
  while (bots_.step()) waiting.push_back({bots_.number(0), std::string(bots_.text(1))});
  if (bots_.failed()) return unreadable("tables");
  return waiting;
}

Read<std::optional<SeatLink>> Reader::link(const Digest& code) {
  std::optional<SeatLink> found;
  link_ << code;
  if (link_.step() && same_secret(digest_of(link_.bytes(0)), code)) {
    found = SeatLink{.code = code,
                     .table = std::string(link_.text(1)),
                     .seat = static_cast<int>(link_.number(2)),
                     .expires = link_.number(3),
                     .invitation = link_.number(4) != 0};
  }
  if (link_.failed()) return unreadable("links");
  link_.reset();
  return found;
}

Read<std::vector<ChatRow>> Reader::chat(std::int64_t number) {
  std::vector<ChatRow> rows;
  chat_ << number;
  while (chat_.step()) {
    rows.push_back({.seq = chat_.number(0),
                    .from = std::string(chat_.text(1)),
                    .who = std::string(chat_.text(5)),
                    .seat = static_cast<int>(chat_.number(2)),
                    .text = std::string(chat_.text(3)),
                    .at = chat_.number(4)});
  }
  if (chat_.failed()) return unreadable("chat");
  return rows;
}

Read<std::vector<Identity>> Reader::people_of(std::string_view identity) {
  std::vector<Identity> people;
  people_ << identity;
  while (people_.step()) people.push_back({std::string(people_.text(0)), std::string(people_.text(1))});
  if (people_.failed()) return unreadable("seats");
  return people;
}

Read<std::optional<Identity>> Reader::person_of(std::string_view identity, std::string_view wanted) {
  std::optional<Identity> found;
  person_ << identity << wanted;
  if (person_.step()) found = Identity{std::string(person_.text(0)), std::string(person_.text(1))};
  if (person_.failed()) return unreadable("seats");
  person_.reset();
  return found;
}

Read<std::int64_t> Reader::invitations(std::string_view host, std::string_view person) {
  invitations_ << host << person;
  const std::int64_t count = invitations_.step() ? invitations_.number(0) : 0;
  if (invitations_.failed()) return unreadable("seats");
  invitations_.reset();
  return count;
}

bool Reader::add_campaigns(Statement& statement, std::vector<CampaignRow>& rows) {
  while (statement.step()) {
    CampaignRow& row = rows.emplace_back();
    row.id = statement.text(0);
    row.name = statement.text(1);
    row.game = statement.text(2);
    row.options = statement.text(3);
    row.host = statement.text(4);
    row.created = statement.number(5);
    if (!is_object(row.options)) row.options = "{}";
  }
  return !statement.failed();
}

Read<std::optional<CampaignRow>> Reader::campaign(std::string_view id) {
  std::vector<CampaignRow> found;
  campaign_ << id;
  if (!add_campaigns(campaign_, found)) return unreadable("campaigns");
  return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

Read<std::vector<CampaignRow>> Reader::campaigns_of(std::string_view identity) {
  std::vector<CampaignRow> found;
  campaigns_ << identity;
  if (!add_campaigns(campaigns_, found)) return unreadable("campaigns");
  return found;
}

Read<std::vector<TableRow>> Reader::tables_of_campaign(std::string_view id) {
  std::vector<TableRow> rows;
  campaign_tables_ << id;
  if (!add_tables(campaign_tables_, rows)) return unreadable("tables");
  return rows;
}

Read<std::vector<std::string>> Reader::records_of_campaign(std::string_view id) {
  std::vector<std::string> records;
  campaign_records_ << id;
  while (campaign_records_.step()) records.emplace_back(campaign_records_.text(0));
  if (campaign_records_.failed()) return unreadable("campaign_records");
  return records;
}

Read<std::int64_t> Reader::campaigns_made(std::string_view host) {
  campaigns_made_ << host;
  const std::int64_t count = campaigns_made_.step() ? campaigns_made_.number(0) : 0;
  if (campaigns_made_.failed()) return unreadable("campaigns");
  campaigns_made_.reset();
  return count;
}

bool Reader::answers() {
  Statement asked = database_.prepare("SELECT COUNT(*) FROM sqlite_schema");
  return asked.step() && asked.number(0) > 0;
}

Read<std::int64_t> Reader::highest_number() {
  const std::int64_t number = highest_.step() ? highest_.number(0) : 0;
  if (highest_.failed()) return unreadable("tables");
  highest_.reset();
  return number;
}

}  // namespace rh::server
