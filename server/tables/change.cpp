#include "server/tables/change.h"

#include <algorithm>

#include "server/base/ids.h"
#include "server/base/metrics.h"
#include "server/json_diff.h"
#include "server/splice.h"
#include "server/tables/story.h"
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

// What changed in a list, or all of it when that is shorter.
template <class T, class Write>
void write_list_change(std::string_view key, const std::vector<T>& before, const std::vector<T>& after,
                       bool with_splices, JsonWriter& json, Write write) {
  if (before == after) return;
  if (with_splices) {
    const auto cuts = splices<T>(before, after);
    std::size_t inserted = 0;
    for (const Splice& cut : cuts) inserted += cut.inserted;
    if (inserted + cuts.size() < after.size()) {
      json.key(std::string(key) + "_d").begin_array();
      for (const Splice& cut : cuts) {
        json.begin_array().value(static_cast<std::int64_t>(cut.at)).value(static_cast<std::int64_t>(cut.removed));
        write(std::span(after).subspan(cut.from, cut.inserted));
        json.end_array();
      }
      json.end_array();
      return;
    }
  }
  json.key(key);
  write(std::span(after));
}

void write_legal_change(const Game& game, const Legal& before, const Legal& after, bool with_splices,
                        JsonWriter& json) {
  write_list_change("legal", before.moves, after.moves, with_splices, json,
                    [&](std::span<const PackedMove> moves) { write_moves(game, moves, json); });
  write_list_change("quotes", before.quotes, after.quotes, with_splices, json,
                    [&](std::span<const std::string> quotes) { write_quotes(quotes, json); });
}

}  // namespace

Change::Change(Table& table)
    : table_(table),
      turn_before_(table.turn()),
      nature_before_(table.match->nature_moves()),
      first_seq_(table.next_seq),
      now_(now_ms()) {
  for (const Watcher& watcher : table.watchers) {
    if (table.shown_to(watcher.viewer) != nullptr) continue;
    Shown& shown = table.shown.emplace_back(Shown{.viewer = watcher.viewer, .view = {}, .legal = {}});
    shown.view = table.match->position().view(watcher.viewer, {});
    shown.legal = legal_moves(*table.match, watcher.viewer);
  }
  affected_.resize(table.shown.size());
}

Refusal Change::play(Seat by, PackedMove move, std::string_view client) {
  events_.clear();
  const auto before = table_.match->position().clone();
  const Refusal refusal = table_.match->play(by, move, &events_);
  if (refusal) return refusal;
  Audience audience = by >= 0 ? only(by) : 0;
  for (const Event& event : events_) audience = widen(audience, event.audience);
  table_.stand(static_cast<std::uint32_t>(table_.next_seq), audience);
  note(RowKind::Move, by, table_.match->game().print(move), audience, client);
  rows_.back().told = table_.match->position().told(*before, by, move, kSpectator);
  return {};
}

Refusal Change::undo(Seat seat, std::size_t index, Reader& reader, std::string_view client) {
  const Refusal refusal = table_.match->undo(seat, index);
  if (refusal) return refusal;
  reader_ = &reader;
  forgotten_ = std::min(forgotten_.value_or(table_.standing[index]), table_.standing[index]);
  const Audience audience = widen(table_.audiences[index], only(seat));
  table_.unhear(index);
  events_.clear();
  events_.push_back(Event{.code = "undo", .actor = seat, .audience = audience});
  note(RowKind::Undo, seat, std::to_string(index), audience, client);
  return {};
}

void Change::step_out(Seat seat, RowKind why) {
  events_.clear();
  events_.push_back(why == RowKind::Removed ? removed(seat) : resigned(seat));
  note(why, seat, {}, kEverybody, {});
}

void Change::rules(int from, int to) {
  events_.clear();
  events_.push_back(Event{.code = "rules"}.with("from", from).with("to", to));
  note(RowKind::Rules, kNature, {}, kEverybody, {});
}

void Change::note(RowKind kind, Seat by, std::string move, Audience audience, std::string_view client) {
  LogRow row{.seq = table_.next_seq++,
             .kind = kind,
             .by = by,
             .move = std::move(move),
             .audience = audience,
             .client = std::string(client),
             .at = now_,
             .events = tell(kind, audience)};
  if (kind == RowKind::Undo) {
    row.events.clear();
  } else {
    const auto seq = static_cast<std::uint32_t>(row.seq);
    for (const Event& event : events_) table_.told.push_back({seq, event.audience});
    table_.fresh.push_back({seq, row.events});
  }
  rows_.push_back(std::move(row));
  table_.count(audience);
  if (!client.empty()) table_.remember(short_hash(std::to_string(by) + ":" + std::string(client)));
}

// Each event is written once, for the disk; who watches gets the same bytes, behind the index of the move.
std::string Change::tell(RowKind kind, Audience audience) {
  std::string text = "[";
  for (const Event& event : events_) {
    const std::string_view written = store_event(event, text);
    for (std::size_t i = 0; i < affected_.size(); ++i) {
      if (!may_know(event.audience, table_.shown[i].viewer)) continue;
      std::string& events = affected_[i].events;
      if (!events.empty()) events += ',';
      if (kind == RowKind::Move) {
        append_event(written, table_.last_move(table_.shown[i].viewer), events);
      } else {
        events += written;
      }
    }
  }
  for (std::size_t i = 0; i < affected_.size(); ++i) affected_[i].touched |= may_know(audience, table_.shown[i].viewer);
  return text + ']';
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
  if (over) write_end(table_, now_, batch);
  write_updates(batch);
}

void Change::write_updates(Batch& batch) {
  for (std::size_t i = 0; i < affected_.size(); ++i) {
    if (affected_[i].touched) write_update(table_.shown[i], affected_[i], batch);
  }
}

void Change::write_update(Shown& shown, const Affected& affected, Batch& batch) {
  const Match& match = *table_.match;
  PiecedText view = match.position().view(shown.viewer, shown.view);
  Legal legal = legal_moves(match, shown.viewer);
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
        write_difference(shown.view.text, view.text, with_splices, text);
        if (forgotten_) write_forgotten(shown.viewer, json);
        json.key("e").raw("[");
        text += affected.events;
        text += ']';
        write_legal_change(match.game(), shown.legal, legal, with_splices, json);
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

void Change::write_forgotten(Seat viewer, JsonWriter& json) const {
  const auto known_before = [&](std::int64_t seq) {
    return std::ranges::count_if(table_.told,
                                 [&](const Told& told) { return told.seq < seq && may_know(told.audience, viewer); });
  };
  const auto from = known_before(*forgotten_), to = known_before(first_seq_);
  json.field("forget", static_cast<std::int64_t>(from)).key("again");
  const auto page = log_page(table_, *reader_, viewer, to, static_cast<std::size_t>(to - from));
  page ? json.raw(page->events) : json.null();
}

Read<std::string> view_message(const Table& table, Reader& reader, Seat viewer, std::string_view identity,
                               std::int64_t n) {
  const auto page = log_page(table, reader, viewer, kLogEnd, kFirstPage);
  if (!page) return std::unexpected(page.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("t", "view");
  if (n >= 0) json.field("n", n);
  json.field("table", table.row.id);
  if (viewer >= 0) json.field("seat", viewer);
  json.field("v", static_cast<std::int64_t>(table.version(viewer)));
  if (table.match) {
    json.key("view").raw(table.match->position().view(viewer));
  } else if (table.row.state == TableState::Open || table.row.state == TableState::Closed) {
    json.key("view").null();
  } else {
    const auto kept = reader.view(table.row.number, viewer);
    if (!kept && !table.frozen()) return std::unexpected(kept.error());
    const bool there = kept && *kept && (*kept)->format >= kOldestView;
    json.key("view").raw(there ? (*kept)->view : "null");
    if (there && (*kept)->version != table.version(viewer))
      json.field("as_of", static_cast<std::int64_t>((*kept)->version));
  }
  json.key("info");
  write_table(table.row, identity, json);
  if (table.match && viewer >= 0 && table.match->position().turn().has(viewer)) {
    const Legal legal = legal_moves(*table.match, viewer);
    json.key("legal");
    write_moves(table.match->game(), legal.moves, json);
    if (!legal.quotes.empty()) {
      json.key("quotes");
      write_quotes(legal.quotes, json);
    }
  }
  if (viewer >= 0) json.field("undo", table.match ? static_cast<int>(table.match->undoable(viewer).size()) : 0);
  json.field("log_from", page->from).key("log").raw(page->events).end_object();
  return text;
}

}  // namespace rh::server
