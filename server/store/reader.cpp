#include "server/store/reader.h"

#include <algorithm>

#include "server/base/ids.h"

namespace rh::server {
namespace {

Digest digest_of(std::span<const std::uint8_t> bytes) {
  Digest digest{};
  std::copy_n(bytes.begin(), std::min(bytes.size(), digest.size()), digest.begin());
  return digest;
}

}  // namespace

std::string Reader::open(const std::string& file) {
  if (std::string problem = database_.open(file, false); !problem.empty()) return problem;
  identity_ = database_.prepare(
      "SELECT t.hash, i.id, i.name FROM tokens t JOIN identities i ON i.id=t.identity WHERE t.hash=?");
  table_ = database_.prepare("SELECT * FROM tables WHERE id=?");
  seats_ = database_.prepare("SELECT kind, owner, name, bot, resigned FROM seats WHERE number=? ORDER BY seat");
  log_ = database_.prepare("SELECT seq, kind, by, move, audience, client, at FROM log WHERE number=? ORDER BY seq");
  mine_ = database_.prepare(
      "SELECT t.*, MAX(s.kind=4 OR (t.state=1 AND s.resigned=0 AND (t.turn>>s.seat)&1)) AS waiting FROM seats s "
      "JOIN tables t ON t.number=s.number WHERE s.owner=? AND s.owner!='' "
      "GROUP BY t.number ORDER BY waiting DESC, t.state=2, t.updated DESC LIMIT 100");
  public_ = database_.prepare("SELECT * FROM tables WHERE public=1 AND state<2 ORDER BY updated DESC LIMIT 100");
  bots_ = database_.prepare("SELECT id FROM tables WHERE state=1 AND (turn & bots)!=0");
  link_ = database_.prepare("SELECT code, table_id, seat, expires, invitation FROM links WHERE code=?");
  chat_ = database_.prepare("SELECT seq, name, seat, text, at FROM chat WHERE number=? ORDER BY seq");
  // Only the newest of somebody's tables count, so that nobody's list becomes slow.
  people_ = database_.prepare(
      "SELECT i.id, i.name, MAX(t.updated) FROM (SELECT DISTINCT number FROM seats WHERE owner=?1 AND owner!='' "
      "AND kind IN (1,2) ORDER BY number DESC LIMIT 500) m JOIN tables t ON t.number=m.number AND t.state>0 "
      "JOIN seats s ON s.number=m.number AND s.kind=1 AND s.owner!=?1 JOIN identities i ON i.id=s.owner "
      "GROUP BY i.id ORDER BY 3 DESC LIMIT 50");
  person_ = database_.prepare(
      "SELECT i.id, i.name FROM seats s JOIN seats m ON m.number=s.number AND m.owner=?1 AND m.kind IN (1,2) "
      "JOIN tables t ON t.number=s.number AND t.state>0 JOIN identities i ON i.id=s.owner "
      "WHERE s.owner=?2 AND s.owner!='' AND s.owner!=?1 AND s.kind=1 LIMIT 1");
  invitations_ = database_.prepare(
      "SELECT COUNT(*) FROM seats s JOIN tables t ON t.number=s.number "
      "WHERE s.owner=?2 AND s.owner!='' AND s.kind=4 AND t.host=?1");
  highest_ = database_.prepare("SELECT MAX(number) FROM tables");
  return {};
}

std::optional<Identity> Reader::identity_of_token(const Digest& hash) {
  identity_ << hash;
  std::optional<Identity> found;
  if (identity_.step() && same_secret(digest_of(identity_.bytes(0)), hash))
    found = Identity{std::string(identity_.text(1)), std::string(identity_.text(2))};
  identity_.reset();
  return found;
}

TableRow Reader::row_of(Statement& statement) {
  TableRow row;
  row.number = statement.number(0);
  row.id = statement.text(1);
  row.game = statement.text(2);
  row.rules = static_cast<int>(statement.number(3));
  row.options = statement.text(4);
  row.name = statement.text(5);
  row.is_public = statement.number(6) != 0;
  row.state = static_cast<TableState>(statement.number(7));
  row.host = statement.text(8);
  row.secret = digest_of(statement.bytes(9));
  row.created = statement.number(10);
  row.updated = statement.number(11);
  row.turn = static_cast<std::uint32_t>(statement.number(12));
  row.progress = statement.text(14);
  row.next = statement.text(15);
  return row;
}

void Reader::add_seats(TableRow& row) {
  seats_ << row.number;
  while (seats_.step()) {
    row.seats.push_back({.kind = static_cast<SeatKind>(seats_.number(0)),
                         .name = std::string(seats_.text(2)),
                         .owner = std::string(seats_.text(1)),
                         .bot = std::string(seats_.text(3)),
                         .resigned = seats_.number(4) != 0});
  }
}

std::optional<TableRow> Reader::table(std::string_view id) {
  std::optional<TableRow> found;
  table_ << id;
  if (table_.step()) found = row_of(table_);
  table_.reset();
  if (found) add_seats(*found);
  return found;
}

std::vector<LogRow> Reader::log(std::int64_t number) {
  std::vector<LogRow> rows;
  log_ << number;
  while (log_.step()) {
    rows.push_back({.seq = log_.number(0),
                    .kind = static_cast<RowKind>(log_.number(1)),
                    .by = static_cast<Seat>(log_.number(2)),
                    .move = std::string(log_.text(3)),
                    .audience = static_cast<Audience>(log_.number(4)),
                    .client = std::string(log_.text(5)),
                    .at = log_.number(6)});
  }
  return rows;
}

std::vector<TableRow> Reader::tables_of(std::string_view identity) {
  std::vector<TableRow> rows;
  mine_ << identity;
  while (mine_.step()) rows.push_back(row_of(mine_));
  for (TableRow& row : rows) add_seats(row);
  return rows;
}

std::vector<TableRow> Reader::public_tables() {
  std::vector<TableRow> rows;
  while (public_.step()) rows.push_back(row_of(public_));
  for (TableRow& row : rows) add_seats(row);
  return rows;
}

std::vector<std::string> Reader::waiting_for_bots() {
  std::vector<std::string> ids;
  while (bots_.step()) ids.emplace_back(bots_.text(0));
  return ids;
}

std::optional<SeatLink> Reader::link(const Digest& code) {
  std::optional<SeatLink> found;
  link_ << code;
  if (link_.step() && same_secret(digest_of(link_.bytes(0)), code)) {
    found = SeatLink{.code = code,
                     .table = std::string(link_.text(1)),
                     .seat = static_cast<int>(link_.number(2)),
                     .expires = link_.number(3),
                     .invitation = link_.number(4) != 0};
  }
  link_.reset();
  return found;
}

std::vector<ChatRow> Reader::chat(std::int64_t number) {
  std::vector<ChatRow> rows;
  chat_ << number;
  while (chat_.step()) {
    rows.push_back({.seq = chat_.number(0),
                    .from = std::string(chat_.text(1)),
                    .seat = static_cast<int>(chat_.number(2)),
                    .text = std::string(chat_.text(3)),
                    .at = chat_.number(4)});
  }
  return rows;
}

std::vector<Identity> Reader::people_of(std::string_view identity) {
  std::vector<Identity> people;
  people_ << identity;
  while (people_.step()) people.push_back({std::string(people_.text(0)), std::string(people_.text(1))});
  return people;
}

std::optional<Identity> Reader::person_of(std::string_view identity, std::string_view wanted) {
  std::optional<Identity> found;
  person_ << identity << wanted;
  if (person_.step()) found = Identity{std::string(person_.text(0)), std::string(person_.text(1))};
  person_.reset();
  return found;
}

std::int64_t Reader::invitations(std::string_view host, std::string_view person) {
  invitations_ << host << person;
  const std::int64_t count = invitations_.step() ? invitations_.number(0) : 0;
  invitations_.reset();
  return count;
}

std::int64_t Reader::highest_number() {
  const std::int64_t number = highest_.step() ? highest_.number(0) : 0;
  highest_.reset();
  return number;
}

}  // namespace rh::server
