// The part of the house that seats people: open seats, seats kept for somebody, seats that move or
// are given up.
#include <algorithm>

#include "server/base/text.h"
#include "server/tables/change.h"
#include "server/tables/circle.h"
#include "server/tables/marks.h"
#include "server/tables/viewer.h"

namespace rh::server {
namespace {

SeatRow person(const Identity& who, const SeatRow& seat) {
  return {.kind = SeatKind::Person, .name = who.name, .owner = who.id, .bot = {}, .mark = seat.mark};
}

// Somebody else who sits here has the same name. `before`: who held the seat until now, perhaps the same person.
Done has_own_name(const Table& table, const Identity& who, std::string_view before = {}) {
  for (const SeatRow& seat : table.row.seats) {
    const bool sits = seat.kind == SeatKind::Person || seat.kind == SeatKind::Local;
    if (!sits || seat.owner.empty() || seat.owner == who.id || seat.owner == before) continue;
    if (is_same_name(seat.name, who.name)) return std::unexpected(Denial{409, "name_taken", {{"name", who.name}}});
  }
  return {};
}

bool has_seat(const Table& table, Seat seat) {
  return seat >= 0 && static_cast<std::size_t>(seat) < table.row.seats.size();
}

std::uint32_t bit(std::size_t seat) { return 1u << seat; }

}  // namespace

Done must_be_open(const Table& table) {
  if (table.row.state == TableState::Closed) return deny(409, "closed");
  if (table.row.state != TableState::Open) return deny(409, "already_started");
  return {};
}

void House::seats_changed(Table& table, std::uint32_t ended, Batch batch) {
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if ((ended >> seat & 1) != 0) batch.writes.emplace_back(DropLinks{table.row.id, seat});
  }
  batch.writes.emplace_back(PutTable{table.row});
  tell_info(table, batch);
  submit(table, std::move(batch));
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
    if ((ended >> seat & 1) != 0) table.links_ended[seat] = table.last_batch;
  }
}

void House::lose_seat(Table& table, Seat seat, std::string_view why, Batch& batch) {
  const std::string owner = table.row.seats[static_cast<std::size_t>(seat)].owner;
  std::vector<std::shared_ptr<net::Socket>> devices;
  for (const Watcher& watcher : table.watchers) {
    if (identity_of(*watcher.socket).id == owner && std::ranges::find(devices, watcher.socket) == devices.end())
      devices.push_back(watcher.socket);
  }
  for (const auto& device : devices) {
    unwatch(table, *device, seat);
    std::string text;
    JsonWriter json(text);
    json.begin_object().field("t", "seat").field("table", table.row.id).field("seat", seat).field("gone", why);
    json.end_object();
    batch.messages.push_back({device, std::move(text)});
    // It watches no more, so nobody else would wake it when the disk refuses.
    batch.after.push_back([device](bool ok) {
      if (!ok) device->close(1012);
    });
  }
}

Done House::sit(Table& table, const Identity& who, Seat seat, int mark) {
  if (const Done open = must_be_open(table); !open) return open;
  if (!has_seat(table, seat)) return deny(404, "no_such_seat");
  if (contains(table.row.removed, who.id)) return deny(403, "removed");
  SeatRow& held = table.row.seats[static_cast<std::size_t>(seat)];
  const bool invited = held.kind == SeatKind::Invited;
  if (invited && held.owner != who.id) return deny(403, "not_invited");
  if (!invited && held.kind != SeatKind::Open) return deny(409, "seat_taken");
  if (const Done own = has_own_name(table, who); !own) return own;
  if (const auto room = has_room(who); !room) return room;
  held = person(who, held);
  if (mark != kNoMark) give_mark(table.row.seats, static_cast<std::size_t>(seat), mark);
  table.row.updated = now_ms();
  seats_changed(table, bit(static_cast<std::size_t>(seat)), {});
  // A rematch begins when the last one who was asked has come.
  const bool complete = std::ranges::none_of(table.row.seats, waits_for_somebody);
  return invited && complete && !table.row.previous.empty() ? launch(table) : Done{};
}

Done House::mark(Table& table, const Identity& who, Seat seat, int wanted) {
  if (!table.is_owner(seat, who.id)) return deny(403, "not_yours");
  if (const Done open = must_be_open(table); !open) return open;
  give_mark(table.row.seats, static_cast<std::size_t>(seat), wanted);
  seats_changed(table, 0, {});
  return {};
}

Done House::leave(Table& table, const Identity& who, Seat seat) {
  if (!table.is_owner(seat, who.id)) return deny(403, "not_yours");
  if (const Done open = must_be_open(table); !open) return open;
  auto& seats = table.row.seats;
  const auto mine = [&](SeatKind kind) {
    return [&, kind](const SeatRow& one) { return one.kind == kind && one.owner == who.id; };
  };
  const bool person_left = seats[static_cast<std::size_t>(seat)].kind == SeatKind::Person;
  Batch batch;
  std::uint32_t ended = 0;
  const auto free = [&](std::size_t s) {
    lose_seat(table, static_cast<Seat>(s), "left", batch);
    seats[s] = vacated(seats[s]);
    ended |= bit(s);
  };
  free(static_cast<std::size_t>(seat));
  // Those at the same device go with its owner.
  for (std::size_t s = 0; s < seats.size(); ++s) {
    const bool goes = person_left && mine(SeatKind::Local)(seats[s]);
    if (goes && std::ranges::none_of(seats, mine(SeatKind::Person))) free(s);
  }
  table.row.updated = now_ms();
  if (table.row.host == who.id && !has_place(table.row, who.id)) {
    const auto heir = std::ranges::find(seats, SeatKind::Person, &SeatRow::kind);
    if (heir == seats.end()) {
      shut(table, std::move(batch));
      return {};
    }
    table.row.host = heir->owner;
  }
  seats_changed(table, ended, std::move(batch));
  return {};
}

Done House::resign(Table& table, const Identity& who, Seat seat) {
  if (!table.is_owner(seat, who.id)) return deny(403, "not_yours");
  if (table.row.state != TableState::Running) return deny(409, "not_running");
  if (table.frozen()) return deny(409, "frozen");
  if (table.row.seats[static_cast<std::size_t>(seat)].resigned) return {};
  table.bots_address = who.address;
  table.row.updated = now_ms();
  Batch batch;
  play_on(table, bit(static_cast<std::size_t>(seat)), RowKind::Resign, batch);
  seats_changed(table, 0, std::move(batch));
  wake_bots(table);
  return {};
}

void House::play_on(Table& table, std::uint32_t seats, RowKind why, Batch& batch) {
  Change change(table);
  for (std::size_t s = 0; s < table.row.seats.size(); ++s) {
    SeatRow& held = table.row.seats[s];
    if ((seats >> s & 1) == 0 || held.resigned) continue;
    held.resigned = true;
    held.bot = stand_in(table.match->game());
    change.step_out(static_cast<Seat>(s), why);
  }
  change.finish(batch);
}

Done House::link_for(const Table& table, const Identity& who, Seat seat, bool& invitation) const {
  invitation = has_seat(table, seat) && table.row.seats[static_cast<std::size_t>(seat)].kind == SeatKind::Invited;
  if (invitation && table.row.host != who.id) return deny(403, "not_host");
  if (!invitation && !table.is_owner(seat, who.id)) return deny(403, "not_yours");
  return {};
}

Done House::give_seat(Table& table, const SeatLink& link, const Identity& to) {
  if (!has_seat(table, link.seat)) return deny(404, "no_such_seat");
  SeatRow& held = table.row.seats[static_cast<std::size_t>(link.seat)];
  // The disk may be a few milliseconds behind: what ended this link is on its way there.
  if (journal_.held(table.links_ended[static_cast<std::size_t>(link.seat)])) return deny(404, "bad_code");
  if (contains(table.row.removed, to.id)) return deny(403, "removed");
  Batch batch;
  if (link.invitation) {
    if (held.kind != SeatKind::Invited) return deny(404, "bad_code");
    if (to.id == table.row.host) return deny(409, "own_invitation");
    if (const Done own = has_own_name(table, to); !own) return own;
    if (const auto room = has_room(to); !room) return room;
    held = person(to, held);
    table.row.updated = now_ms();
  } else {
    const std::string from = held.owner;
    if (from == to.id) return {};  // the same device: nothing moves, and the link stays good
    if (const Done own = has_own_name(table, to, from); !own) return own;
    lose_seat(table, link.seat, "moved", batch);
    held.kind = SeatKind::Person;
    held.owner = to.id;
    held.name = to.name;
    // Whoever takes all their seats to another device is the host there.
    if (table.row.host == from && !has_place(table.row, from)) table.row.host = to.id;
  }
  seats_changed(table, bit(static_cast<std::size_t>(link.seat)), std::move(batch));
  return {};
}

Done House::uninvite(Table& table, const Identity& who, Seat seat) {
  if (!has_seat(table, seat)) return deny(404, "no_such_seat");
  auto& seats = table.row.seats;
  const SeatRow held = seats[static_cast<std::size_t>(seat)];
  if (table.row.host != who.id && held.owner != who.id) return deny(403, "not_host");
  if (held.kind != SeatKind::Invited) return deny(409, "seat_taken");
  seats[static_cast<std::size_t>(seat)] = vacated(held);
  // Those who would have played at the same device do not come either.
  for (SeatRow& other : seats) {
    if (!held.owner.empty() && other.kind == SeatKind::Local && other.owner == held.owner) other = vacated(other);
  }
  table.row.updated = now_ms();
  seats_changed(table, bit(static_cast<std::size_t>(seat)), {});
  return {};
}

Done House::may_be_called(const Identity& who, const std::string& name) {
  if (is_same_name(who.name, name)) return {};
  const auto taken = [&] { return std::unexpected(Denial{409, "name_taken", {{"name", name}}}); };
  const auto beside = reader_.names_beside(who.id);
  if (!beside) return deny(503, "storage");
  if (std::ranges::any_of(*beside, [&](const std::string& other) { return is_same_name(other, name); })) return taken();
  // Somebody may have sat down a moment ago, which is on its way to the disk.
  for (const auto& [id, table] : tables_) {
    const TableRow& row = table->row;
    if (row.state != TableState::Open && row.state != TableState::Running) continue;
    const auto sits = [&](const SeatRow& seat) { return seat.kind == SeatKind::Person && seat.owner == who.id; };
    if (std::ranges::any_of(row.seats, sits) && !has_own_name(*table, {who.id, name})) return taken();
  }
  return {};
}

void House::renamed(const Identity& who) {
  for (auto& [id, table] : tables_) {
    bool changed = false;
    for (SeatRow& seat : table->row.seats) {
      const bool theirs = seat.kind == SeatKind::Person || seat.kind == SeatKind::Invited;
      if (seat.owner != who.id || !theirs || seat.name == who.name) continue;
      seat.name = who.name;
      changed = true;
    }
    if (!changed) continue;
    Batch batch;
    tell_info(*table, batch);
    for (Message& message : batch.messages) send(*table, message.to, std::move(message.text));
  }
}

}  // namespace rh::server
