#include "server/tables/change.h"

#include <algorithm>

#include "server/base/ids.h"
#include "server/base/metrics.h"
#include "server/json_diff.h"
#include "server/splice.h"
#include "server/tables/writing.h"

namespace rh::server {
namespace {

void write_turn(std::uint32_t seats, JsonWriter& json) {
  json.key("turn").begin_array();
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if ((seats >> seat & 1) != 0) json.value(seat);
  }
  json.end_array();
}

// What changed in the list of legal moves, or all of it when that is shorter.
void write_legal(const Game& game, const std::vector<PackedMove>& before, const std::vector<PackedMove>& after,
                 bool with_splices, JsonWriter& json) {
  if (with_splices) {
    const auto cuts = splices<PackedMove>(before, after);
    std::size_t inserted = 0;
    for (const Splice& cut : cuts) inserted += cut.inserted;
    if (inserted + cuts.size() < after.size()) {
      json.key("legal_d").begin_array();
      for (const Splice& cut : cuts) {
        json.begin_array().value(static_cast<std::int64_t>(cut.at)).value(static_cast<std::int64_t>(cut.removed));
        write_moves(game, std::span(after).subspan(cut.from, cut.inserted), json);
        json.end_array();
      }
      json.end_array();
      return;
    }
  }
  json.key("legal");
  write_moves(game, after, json);
}

}  // namespace

Change::Change(Table& table)
    : table_(table), turn_before_(table.turn()), nature_before_(table.match->nature_moves()), now_(now_ms()) {
  for (const Watcher& watcher : table.watchers) {
    if (table.shown_to(watcher.viewer) != nullptr) continue;
    Shown& shown = table.shown.emplace_back(Shown{.viewer = watcher.viewer, .view = {}, .legal = {}});
    shown.view = table.match->position().view(watcher.viewer);
    legal_moves(*table.match, watcher.viewer, shown.legal);
  }
  affected_.resize(table.shown.size());
}

Refusal Change::play(Seat by, PackedMove move, std::string_view client) {
  events_.clear();
  const Refusal refusal = table_.match->play(by, move, &events_);
  if (refusal) return refusal;
  Audience audience = by >= 0 ? only(by) : 0;
  for (const Event& event : events_) audience = widen(audience, event.audience);
  table_.audiences.push_back(audience);
  note(RowKind::Move, by, table_.match->game().print(move), audience, client);
  tell(events_, audience);
  return {};
}

Refusal Change::undo(Seat seat, std::size_t index, std::string_view client) {
  const Refusal refusal = table_.match->undo(seat, index);
  if (refusal) return refusal;
  const Audience audience = widen(table_.audiences[index], only(seat));
  table_.audiences.erase(table_.audiences.begin() + static_cast<std::ptrdiff_t>(index));
  note(RowKind::Undo, seat, std::to_string(index), audience, client);
  events_.clear();
  events_.push_back(Event{.code = "undo", .actor = seat, .audience = audience});
  tell(events_, audience);
  return {};
}

void Change::resign(Seat seat) {
  note(RowKind::Resign, seat, {}, kEverybody, {});
  events_.clear();
  events_.push_back(Event{.code = "resign", .actor = seat});
  tell(events_, kEverybody);
}

void Change::note(RowKind kind, Seat by, std::string move, Audience audience, std::string_view client) {
  rows_.push_back({.seq = table_.next_seq++,
                   .kind = kind,
                   .by = by,
                   .move = std::move(move),
                   .audience = audience,
                   .client = std::string(client),
                   .at = now_});
  table_.count(audience);
  if (!client.empty()) table_.remember(short_hash(std::to_string(by) + ":" + std::string(client)));
}

void Change::tell(const Events& events, Audience audience) {
  for (std::size_t i = 0; i < affected_.size(); ++i) {
    Affected& affected = affected_[i];
    affected.touched |= may_know(audience, table_.shown[i].viewer);
    for (const Event& event : events) {
      if (!may_know(event.audience, table_.shown[i].viewer)) continue;
      if (!affected.events.empty()) affected.events += ',';
      JsonWriter json(affected.events);
      write_event(event, json);
    }
  }
}

void Change::play_nature() {
  while (table_.match->position().turn().nature) {
    if (play(kNature, table_.nature.choose(*table_.match))) break;  // cannot be: nature's own move
    metrics().nature_moves++;
  }
}

void Change::finish(Batch& batch) {
  play_nature();
  TableRow& row = table_.row;
  const bool over = table_.match->over();
  const std::uint32_t turn = table_.turn();
  const bool nature_moved = table_.match->nature_moves() != nature_before_;
  if (turn != turn_before_ || nature_moved || over) {
    row.turn = turn;
    row.updated = now_;  // only here: hidden moves leave no trace
    // That one of several seats is done is no progress of the game.
    const bool only_fewer = !nature_moved && turn != 0 && (turn & ~turn_before_) == 0;
    if (!only_fewer) row.progress = progress_of(table_.match->position());
    if (over) row.state = TableState::Over;
    batch.writes.emplace_back(PutProgress{.number = row.number,
                                          .state = row.state,
                                          .turn = row.turn,
                                          .bots = row.bot_seats(),
                                          .progress = row.progress,
                                          .updated = now_});
  }
  batch.writes.emplace_back(Append{row.number, std::move(rows_)});
  write_updates(batch);
}

void Change::write_updates(Batch& batch) {
  for (std::size_t i = 0; i < affected_.size(); ++i) {
    if (affected_[i].touched) write_update(table_.shown[i], affected_[i], batch);
  }
}

void Change::write_update(Shown& shown, const Affected& affected, Batch& batch) {
  const Match& match = *table_.match;
  std::string view = match.position().view(shown.viewer);
  std::vector<PackedMove> legal;
  legal_moves(match, shown.viewer, legal);
  for (const bool with_splices : {false, true}) {
    std::string text;
    const std::size_t first = batch.messages.size();
    for (const Watcher& watcher : table_.watchers) {
      if (watcher.viewer != shown.viewer || watcher.splice != with_splices) continue;
      if (text.empty()) {
        text.reserve(1000);  // enough for most, and small enough for the heap's quick lists
        JsonWriter json(text);
        json.begin_object().field("t", "update").field("table", table_.row.id);
        if (shown.viewer >= 0) json.field("seat", shown.viewer);
        json.field("v", static_cast<std::int64_t>(table_.version(shown.viewer))).key("d").raw("");
        write_difference(shown.view, view, with_splices, text);
        json.key("e").raw("[");
        text += affected.events;
        text += ']';
        if (legal != shown.legal) write_legal(match.game(), shown.legal, legal, with_splices, json);
        if (shown.viewer >= 0) json.field("undo", static_cast<int>(match.undoable(shown.viewer).size()));
        if (table_.turn() != turn_before_) write_turn(table_.turn(), json);
        if (match.over()) json.field("over", true);
        json.end_object();
      }
      batch.messages.push_back({watcher.socket, {}});
    }
    for (std::size_t i = first + 1; i < batch.messages.size(); ++i) batch.messages[i].text = text;
    if (first < batch.messages.size()) batch.messages[first].text = std::move(text);
  }
  shown.view = std::move(view);
  shown.legal = std::move(legal);
}

std::string view_message(Table& table, Seat viewer, std::string_view identity, std::int64_t n) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("t", "view");
  if (n >= 0) json.field("n", n);
  json.field("table", table.row.id);
  if (viewer >= 0) json.field("seat", viewer);
  json.field("v", static_cast<std::int64_t>(table.version(viewer)));
  if (table.match) {
    json.key("view").raw(table.match->position().view(viewer));
  } else {
    json.key("view").null();
  }
  json.key("info");
  write_table(table.row, identity, json);
  if (table.match && viewer >= 0 && table.match->position().turn().has(viewer)) {
    std::vector<PackedMove> legal;
    legal_moves(*table.match, viewer, legal);
    json.key("legal");
    write_moves(table.match->game(), legal, json);
  }
  if (viewer >= 0) json.field("undo", table.match ? static_cast<int>(table.match->undoable(viewer).size()) : 0);
  json.key("log");
  if (table.match) {
    write_events(table, viewer, json);
  } else {
    json.raw("[]");
  }
  json.end_object();
  return text;
}

}  // namespace rh::server
