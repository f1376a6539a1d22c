// The part of the house that is the host's: who may stay at the table and who may speak there, what
// it is called, and its end before the end.
#include <algorithm>

#include "server/tables/change.h"
#include "server/tables/circle.h"
#include "server/tables/marks.h"

namespace rh::server {
namespace {

// More than a host can send away in an evening; then the oldest are forgotten.
constexpr std::size_t kMostKept = 100;

void keep(std::vector<std::string>& identities, const std::string& one) {
  if (contains(identities, one)) return;
  if (identities.size() >= kMostKept) identities.erase(identities.begin());
  identities.push_back(one);
}

bool has_spoken(const Table& table, std::string_view person) {
  return std::ranges::find(table.chat, person, &ChatRow::who) != table.chat.end();
}

}  // namespace

// Before the start the seat is open again, also where a bot has it. In a running game it keeps its name and belongs to
// nobody: a bot plays on, and the record stays what it was.
Done House::remove(Table& table, const Identity& who, Seat seat) {
  if (table.row.host != who.id) return deny(403, "not_host");
  if (static_cast<std::size_t>(seat) >= table.row.seats.size()) return deny(404, "no_such_seat");
  const bool running = table.row.state == TableState::Running;
  if (running && table.frozen()) return deny(409, "frozen");
  if (!running && table.row.state != TableState::Open) return deny(409, "not_running");
  const SeatRow wanted = table.row.seats[static_cast<std::size_t>(seat)];
  if (!running && wanted.kind == SeatKind::Bot) {
    put_on_seat(table, seat, vacated(wanted));
    return {};
  }
  if (wanted.kind != SeatKind::Person || wanted.owner.empty()) return deny(409, "nobody");
  if (wanted.owner == who.id) return deny(409, "yourself");

  keep(table.row.removed, wanted.owner);
  table.bots_address = who.address;
  table.row.updated = now_ms();
  std::uint32_t theirs = 0;
  for (std::size_t s = 0; s < table.row.seats.size(); ++s)
    theirs |= table.row.seats[s].owner == wanted.owner ? 1u << s : 0;
  Batch batch;
  if (running) play_on(table, theirs, RowKind::Removed, batch);
  for (std::size_t s = 0; s < table.row.seats.size(); ++s) {
    if ((theirs >> s & 1) == 0) continue;
    lose_seat(table, static_cast<Seat>(s), "removed", batch);
    if (running) {
      table.row.seats[s].owner.clear();
    } else {
      table.row.seats[s] = vacated(table.row.seats[s]);
    }
  }
  seats_changed(table, theirs, std::move(batch));
  wake_bots(table);
  return {};
}

Done House::seat_bot(Table& table, const Identity& who, Seat seat, const std::string& bot) {
  if (table.row.host != who.id) return deny(403, "not_host");
  if (const Done open = must_be_open(table); !open) return open;
  if (static_cast<std::size_t>(seat) >= table.row.seats.size()) return deny(404, "no_such_seat");
  const SeatRow& held = table.row.seats[static_cast<std::size_t>(seat)];
  if (held.kind != SeatKind::Open && held.kind != SeatKind::Bot) return deny(409, "seat_taken");
  const Game* game = find_game(table.row.game);
  if (game == nullptr) return std::unexpected(Denial{409, "unknown_game", {{"game", table.row.game}}});
  if (!make_bot(*game, bot)) return std::unexpected(Denial{400, "unknown_bot", {{"bot", bot}}});
  put_on_seat(table, seat, seat_of_bot(bot, held.mark));
  return {};
}

void House::put_on_seat(Table& table, Seat seat, SeatRow row) {
  table.row.seats[static_cast<std::size_t>(seat)] = std::move(row);
  table.row.updated = now_ms();
  seats_changed(table, 0, {});
}

Done House::close(Table& table, const Identity& who) {
  if (table.row.host != who.id) return deny(403, "not_host");
  if (table.row.state == TableState::Closed) return {};
  if (table.row.state == TableState::Over) return deny(409, "not_running");
  const auto plays = [&](const SeatRow& seat) {
    return seat.kind == SeatKind::Person && !seat.resigned && seat.owner != who.id;
  };
  // A game belongs to all who play it: whoever has had enough resigns.
  if (table.row.state == TableState::Running && std::ranges::any_of(table.row.seats, plays))
    return deny(409, "others_play");
  shut(table, {});
  return {};
}

void House::shut(Table& table, Batch batch) {
  table.row.state = TableState::Closed;
  end_code(table.row);
  table.row.turn = 0;
  table.row.updated = now_ms();
  table.forget_game();
  batch.writes.emplace_back(PutClosed{table.row.number});
  for (SeatRow& seat : table.row.seats) {
    if (seat.kind == SeatKind::Invited) seat = vacated(seat);
  }
  seats_changed(table, (1u << table.row.seats.size()) - 1, std::move(batch));
}

Done House::change(Table& table, const Identity& who, const TableSettings& settings) {
  if (table.row.host != who.id) return deny(403, "not_host");
  if (table.row.state == TableState::Closed) return deny(409, "closed");
  if (settings.is_public.value_or(false) && table.row.purpose != Purpose::Game) return deny(409, "practice");
  table.row.is_public = settings.is_public.value_or(table.row.is_public);
  table.row.spectator_chat = settings.spectator_chat.value_or(table.row.spectator_chat);
  table.row.name = settings.name.value_or(table.row.name);
  seats_changed(table, 0, {});
  return {};
}

Done House::mute(Table& table, const Identity& who, const std::string& person, bool muted) {
  if (table.row.host != who.id) return deny(403, "not_host");
  if (person == who.id) return deny(409, "yourself");
  if (!muted) {
    std::erase(table.row.muted, person);
  } else if (has_place(table.row, person) || has_spoken(table, person)) {
    keep(table.row.muted, person);
  } else {
    return deny(409, "nobody");
  }
  seats_changed(table, 0, {});
  return {};
}

}  // namespace rh::server
