// The part of the house that makes tables and begins their games, as far as there is room for them.
#include <algorithm>

#include "server/base/ids.h"
#include "server/base/metrics.h"
#include "server/tables/change.h"
#include "server/tables/circle.h"
#include "server/tables/marks.h"
#include "server/tables/viewer.h"
#include "server/tables/writing.h"

namespace rh::server {

Done House::room_for_bots(std::string_view host, std::string_view address) const {
  constexpr int kPeopleOfAnAddress = 4;
  const int most = config_.rate == 0 ? 0 : config_.bot_tables;
  if (most == 0) return {};
  int own = 0, near = 0;
  for (const auto& [id, table] : tables_) {
    if (!table->bots_alone || table->row.state != TableState::Running) continue;
    own += table->row.host == host ? 1 : 0;
    near += !address.empty() && table->bots_address == address ? 1 : 0;
  }
  if (own < most && near < kPeopleOfAnAddress * most) return {};
  return std::unexpected(Denial{409, "too_many", {{"limit", std::to_string(most)}}});
}

std::expected<Table*, Denial> House::create(const Identity& host, NewTable wanted) {
  if (const auto room = has_room(host); !room) return std::unexpected(room.error());
  if (wanted.is_public && wanted.purpose != Purpose::Game) return deny(400, "practice");
  const Game* game = find_game(wanted.game);
  TableRow row;
  row.number = next_number_++;
  row.id = random_name(12);
  row.game = wanted.game;
  row.rules = game->info().rules_version;
  row.name = wanted.name;
  row.host = host.id;
  row.options = wanted.options.json();
  row.is_public = wanted.is_public;
  row.spectator_chat = wanted.spectator_chat;
  row.previous = std::move(wanted.previous);
  row.campaign = std::move(wanted.campaign);
  row.ordinal = wanted.ordinal;
  row.removed = std::move(wanted.removed);
  row.muted = std::move(wanted.muted);
  row.seats = std::move(wanted.seats);
  settle_marks(row.seats);
  row.purpose = wanted.purpose;
  row.created = row.updated = now_ms();
  if (wanted.luck) {
    std::tie(row.secret, row.chance) = *wanted.luck;
  } else if (Digest given; from_hex(config_.test_secret, given)) {
    row.secret = given;
  } else {
    row.secret = random_secret();
  }
  // The game itself says whether it can be played like this.
  auto trial = Match::start(*game, wanted.options, static_cast<int>(row.seats.size()));
  if (!trial) return std::unexpected(Denial{400, trial.error().code, trial.error().arguments});

  const bool starts = wanted.start && std::ranges::none_of(row.seats, waits_for_somebody);
  if (starts && bots_play_alone(row)) {
    if (const auto room = room_for_bots(host.id, host.address); !room) return std::unexpected(room.error());
  }

  Table& table = add(std::move(row));
  table.bots_address = host.address;
  metrics().tables_created++;
  Batch batch;
  batch.writes = std::move(wanted.also);
  if (starts) {
    (void)begin(table, batch);  // as the trial has shown
  } else {
    give_code(table.row, batch);
    batch.writes.emplace_back(PutTable{table.row});
  }
  submit(table, std::move(batch));
  wake_bots(table);
  return &table;
}

Done House::has_room(const Identity& who) {
  const auto count = reader_.unfinished(who.id, config_.most_tables);
  if (!count) return deny(503, "storage");
  if (config_.most_tables > 0 && *count >= config_.most_tables)
    return std::unexpected(Denial{409, "too_many", {{"limit", std::to_string(config_.most_tables)}}});
  return {};
}

// The first moves are nature's, if they are anybody's; everybody who waits gets a whole view.
Done House::begin(Table& table, Batch& batch) {
  if (const auto begun = table.begin(); !begun)
    return std::unexpected(Denial{409, begun.error().code, begun.error().arguments});
  table.row.state = TableState::Running;
  end_code(table.row);
  table.row.updated = now_ms();
  table.row.turn = table.turn();
  table.row.progress = progress_of(table.match->position());
  table.shown.clear();
  batch.writes.emplace_back(PutTable{table.row});
  std::vector<Watcher> waiting;
  std::swap(waiting, table.watchers);  // nobody has a view to make a difference to
  Change(table).finish(batch);
  std::swap(waiting, table.watchers);
  for (const Watcher& watcher : table.watchers) {
    if (auto text = view_message(table, reader_, watcher.viewer, identity_of(*watcher.socket).id, -1))
      batch.messages.push_back({watcher.socket, std::move(*text)});
  }
  return {};
}

Done House::start(Table& table, const Identity& who, const OpenSeats& wanted) {
  if (table.row.host != who.id) return deny(403, "not_host");
  if (const Done open = must_be_open(table); !open) return open;
  const Game* game = find_game(table.row.game);
  if (game == nullptr) return std::unexpected(Denial{409, "unknown_game", {{"game", table.row.game}}});
  if (!wanted.bots.empty() && !make_bot(*game, wanted.bots)) return deny(400, "unknown_bot");
  // A seat is kept for somebody until the host says otherwise: bots do not take it either.
  const bool invited =
      std::ranges::any_of(table.row.seats, [](const SeatRow& seat) { return seat.kind == SeatKind::Invited; });
  if (invited) return deny(409, "seats_invited");
  const bool open = std::ranges::any_of(table.row.seats, waits_for_somebody);
  if (open && wanted.bots.empty() && !wanted.drop) return deny(409, "seats_open");
  const auto plays = [](const SeatRow& seat) { return seat.kind == SeatKind::Person || seat.kind == SeatKind::Local; };
  if (std::ranges::none_of(table.row.seats, plays)) {
    if (const auto room = room_for_bots(who.id, who.address); !room) return room;
    table.bots_address = who.address;
  }
  const std::vector<SeatRow> before = table.row.seats;
  for (SeatRow& seat : table.row.seats) {
    if (seat.kind != SeatKind::Open || wanted.bots.empty()) continue;
    seat = seat_of_bot(wanted.bots, seat.mark);
  }
  std::erase_if(table.row.seats, [](const SeatRow& seat) { return seat.kind == SeatKind::Open; });
  Table trial(table.row);
  if (const auto possible = trial.begin(); !possible) {
    table.row.seats = before;
    return std::unexpected(Denial{409, possible.error().code, possible.error().arguments});
  }
  Batch batch;
  const bool moved = table.row.seats.size() != before.size();
  if (moved) move_up(table, before, batch);
  const Done begun = launch(table, std::move(batch));
  if (moved) table.links_ended.fill(table.last_batch);
  return begun;
}

void House::move_up(Table& table, const std::vector<SeatRow>& before, Batch& batch) {
  std::vector<Seat> now(before.size(), kSpectator);  // where each of them is, kSpectator: nowhere
  Seat next = 0;
  for (std::size_t s = 0; s < before.size(); ++s) {
    if (before[s].kind != SeatKind::Open) now[s] = next++;
  }
  for (std::size_t s = before.size(); s-- > 0;) {
    if (now[s] == kSpectator) batch.writes.emplace_back(DropSeat{table.row.number, table.row.id, static_cast<int>(s)});
  }
  for (ChatRow& row : table.chat) {
    if (row.seat >= 0) row.seat = std::max(-1, static_cast<int>(now[static_cast<std::size_t>(row.seat)]));
  }
  for (Watcher& watcher : table.watchers) {
    if (watcher.viewer < 0) continue;
    const Seat was = std::exchange(watcher.viewer, now[static_cast<std::size_t>(watcher.viewer)]);
    if (was == watcher.viewer) continue;
    std::string text;
    JsonWriter json(text);
    json.begin_object().field("t", "seat").field("table", table.row.id).field("seat", was);
    json.field("now", watcher.viewer).end_object();
    batch.messages.push_back({watcher.socket, std::move(text)});
  }
}

Done House::launch(Table& table, Batch batch) {
  if (const Done begun = begin(table, batch); !begun) return begun;
  submit(table, std::move(batch));
  wake_bots(table);
  return {};
}

}  // namespace rh::server
