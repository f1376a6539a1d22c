#include "tests/server/twin_servers.h"

#include <gtest/gtest.h>

#include "engine/core/nature.h"
#include "server/base/ids.h"
#include "server/store/writer.h"
#include "server/tables/marks.h"
#include "server/tables/writing.h"

namespace rh::test {
namespace {

using conformance::Deed;
using conformance::History;

constexpr std::int64_t kThen = 1'700'000'000'000;  // when it all happened

std::string person(Seat seat) { return "p_seat" + std::to_string(seat); }

// The log as server/tables/change.cpp writes it.
std::vector<server::LogRow> log_of(const History& history) {
  std::vector<server::LogRow> rows;
  for (const Deed& deed : history.deeds) {
    const bool undo = deed.taken_back.has_value();
    rows.push_back({.seq = static_cast<std::int64_t>(rows.size()),
                    .kind = undo ? server::RowKind::Undo : server::RowKind::Move,
                    .by = deed.by,
                    .move = undo ? std::to_string(*deed.taken_back) : history.match.game().print(deed.move),
                    .audience = deed.audience,
                    .client = {},
                    .at = kThen});
  }
  return rows;
}

}  // namespace

TwinServers::TwinServers() {
  EXPECT_TRUE(server::start_randomness());
  secret_.fill(7);
  for (Seat seat = 0; seat <= kMaxSeats; ++seat) {
    const std::string token = server::new_token();
    cookies_.push_back("rh_token=" + token);
    people_.emplace_back(
        server::PutIdentity{{person(seat), "Person " + std::to_string(seat)}, *server::hash_of_token(token)});
  }
}

void TwinServers::add(const conformance::Setting& setting, const conformance::Twins& twins) {
  tables_.push_back({.id = "twin" + std::to_string(tables_.size()),
                     .viewer = twins.one().viewer,
                     .setting = setting,
                     .one = twins.one().copy(setting),
                     .other = twins.other().copy(setting)});
}

server::TableRow TwinServers::row_of(const TwinTable& table, const History& history) const {
  server::TableRow row{.number = 1 + (&table - tables_.data()),
                       .id = table.id,
                       .game = table.setting.game->info().id,
                       .name = table.id,
                       .host = person(0)};
  row.options = table.setting.options.json();
  row.rules = table.setting.game->info().rules_version;
  row.is_public = true;
  row.state = server::TableState::Running;
  row.secret = secret_;
  for (Seat seat = 0; seat < table.setting.seats; ++seat) {
    row.seats.push_back(
        {.kind = server::SeatKind::Person, .name = "Person " + std::to_string(seat), .owner = person(seat), .bot = {}});
  }
  row.created = row.updated = kThen;
  server::settle_marks(row.seats);
  row.turn = history.match.position().turn().seats;
  row.progress = server::progress_of(history.match.position());
  return row;
}

void TwinServers::open() {
  for (std::size_t which = 0; which < servers_.size(); ++which) {
    std::vector<server::Write> writes = people_;
    for (const TwinTable& table : tables_) {
      const History& history = which == 0 ? table.one : table.other;
      writes.emplace_back(server::PutTable{row_of(table, history)});
      writes.emplace_back(server::Append{row_of(table, history).number, log_of(history)});
    }
    server::Writer writer;
    bool written = false;
    ASSERT_EQ(writer.open(folders_[which].path() + "/roundhouse.sqlite",
                          [&written](std::uint64_t, bool ok) { written = ok; }),
              "");
    writer.submit(1, 1, writes);
    writer.stop();
    ASSERT_TRUE(written);
    servers_[which] = std::make_unique<LocalServer>(folders_[which]);
  }
}

Refusal TwinServers::play(History& history, Seat by, PackedMove move) const {
  const Refusal refusal = history.play(by, move);
  const KeyedNature nature(secret_);
  while (!refusal && history.match.position().turn().nature) {
    EXPECT_FALSE(history.play(kNature, nature.choose(history.match)));
  }
  return refusal;
}

}  // namespace rh::test
