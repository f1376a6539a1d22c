// The part of the house that seats people: open seats, seats kept for somebody, seats that move.
#include <algorithm>

#include "server/tables/house.h"
#include "server/tables/viewer.h"

namespace rh::server {
namespace {

SeatRow person(const Identity& who) { return {.kind = SeatKind::Person, .name = who.name, .owner = who.id, .bot = {}}; }

bool has_seat(const Table& table, Seat seat) {
  return seat >= 0 && static_cast<std::size_t>(seat) < table.row.seats.size();
}

}  // namespace

void House::seats_changed(Table& table, Batch batch) {
  batch.writes.emplace_back(PutTable{table.row});
  tell_info(table, batch);
  submit(table, std::move(batch));
}

Done House::sit(Table& table, const Identity& who, Seat seat) {
  if (table.row.state != TableState::Open) return deny(409, "already_started");
  if (!has_seat(table, seat)) return deny(404, "no_such_seat");
  SeatRow& held = table.row.seats[static_cast<std::size_t>(seat)];
  Batch batch;
  if (held.kind == SeatKind::Invited) {
    if (held.owner != who.id) return deny(403, "not_invited");
    batch.writes.emplace_back(DropInvitations{table.row.id, seat});
  } else if (held.kind != SeatKind::Open) {
    return deny(409, "seat_taken");
  }
  if (const auto room = has_room(who); !room) return room;
  held = person(who);
  table.row.updated = now_ms();
  seats_changed(table, std::move(batch));
  return {};
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
  Batch batch;
  if (link.invitation) {
    // The database may be a few milliseconds behind: the seat itself says whether it is still kept.
    if (held.kind != SeatKind::Invited) return deny(404, "bad_code");
    if (to.id == table.row.host) return deny(409, "own_invitation");
    if (const auto room = has_room(to); !room) return room;
    held = person(to);
    table.row.updated = now_ms();
    batch.writes.emplace_back(DropInvitations{table.row.id, link.seat});
  } else {
    held.kind = SeatKind::Person;
    held.owner = to.id;
    held.name = to.name;
    batch.writes.emplace_back(DropLink{link.code});
  }
  // Whoever watched as this seat does so no more.
  std::erase_if(table.watchers, [&](const Watcher& watcher) {
    return watcher.viewer == link.seat && identity_of(*watcher.socket).id != to.id;
  });
  seats_changed(table, std::move(batch));
  return {};
}

Done House::uninvite(Table& table, const Identity& who, Seat seat) {
  if (!has_seat(table, seat)) return deny(404, "no_such_seat");
  SeatRow& held = table.row.seats[static_cast<std::size_t>(seat)];
  if (table.row.host != who.id && held.owner != who.id) return deny(403, "not_host");
  if (held.kind != SeatKind::Invited) return deny(409, "seat_taken");
  held = {};
  table.row.updated = now_ms();
  Batch batch;
  batch.writes.emplace_back(DropInvitations{table.row.id, seat});
  seats_changed(table, std::move(batch));
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
