#include "server/api/socket_api.h"

#include <algorithm>

#include "server/base/audit.h"
#include "server/base/ids.h"
#include "server/base/metrics.h"
#include "server/base/text.h"
#include "server/json_diff.h"
#include "server/tables/change.h"
#include "server/tables/circle.h"
#include "server/tables/story.h"
#include "server/tables/writing.h"

namespace rh::server {
namespace {

JsonWriter& open(JsonWriter& json, std::string_view type, std::int64_t n) {
  json.begin_object().field("t", type);
  if (n >= 0) json.field("n", n);
  return json;
}

// `at`: which of several moves it was.
std::string refused(std::int64_t n, const Refusal& refusal, std::optional<std::size_t> at = {}) {
  std::string text;
  JsonWriter json(text);
  open(json, "refused", n).field("code", refusal.code).key("args");
  write_arguments(std::span(refusal.arguments).first(refusal.count), json);
  if (at) json.field("at", static_cast<std::int64_t>(*at));
  json.end_object();
  return text;
}

std::string with_version(std::string_view type, std::int64_t n, std::uint32_t version) {
  std::string text;
  JsonWriter json(text);
  open(json, type, n).field("v", static_cast<std::int64_t>(version)).end_object();
  return text;
}

std::string error_text(std::int64_t n, std::string_view code, std::string_view where = {}) {
  std::string text;
  JsonWriter json(text);
  open(json, "error", n).field("code", code);
  if (!where.empty()) json.key("args").begin_object().field("where", where).end_object();
  json.end_object();
  return text;
}

std::string chat_text(const Table& table, const ChatRow& row) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("t", "chat").field("table", table.row.id).field("i", row.seq).field("from", row.from);
  if (!row.who.empty()) json.field("who", row.who);
  if (row.seat >= 0) json.field("seat", row.seat);
  json.field("text", row.text).field("at", row.at).end_object();
  return text;
}

// Moves of one seat tried one after the other on a copy of the table: questions of "what if" in a world of the
// player's imagination, so that nothing hidden can show; sequences in the true one. Where a move shows something
// that the player cannot know now, what follows it cannot be tried.
struct Rehearsal {
  std::unique_ptr<Position> world;
  Refusal refusal;  // of the first move that is not possible
  bool revealed = false;

  static Rehearsal imagined(const Table& table, Seat seat) {
    Random random(random_number());
    return {.world = table.match->position().imagine(seat, random), .refusal = {}};
  }
  bool goes_on() const { return !refusal && !revealed; }
  void play(Seat seat, std::string_view text) {
    const auto parsed = world->game().parse(text);
    Events events;
    refusal = parsed ? world->play(seat, *parsed, &events) : parsed.error();
    revealed = std::ranges::any_of(events, &Event::reveals);
  }
  void play_all(Seat seat, const std::vector<std::string>& texts) {
    for (std::size_t i = 0; i < texts.size() && goes_on(); ++i) play(seat, texts[i]);
  }
};

void send_now(net::Socket& socket, std::string_view text) {
  metrics().messages_out++;
  metrics().bytes_out += text.size();
  socket.send(text);
}

}  // namespace

void SocketApi::error(net::Socket& socket, std::int64_t n, std::string_view code, std::string_view where) {
  send_now(socket, error_text(n, code, where));
}

void SocketApi::not_yours(net::Socket& socket, const ClientMessage& message) {
  const Identity& who = identity_of(socket);
  audit("message", {{"who", who.id},
                    {"address", who.address},
                    {"table", message.table},
                    {"seat", message.seat},
                    {"denied", "not_yours"}});
  error(socket, message.n, "not_yours");
}

void SocketApi::message(net::Socket& socket, std::string_view text, bool binary) {
  metrics().messages_in++;
  Viewer& viewer = viewer_of(socket);
  const Work work;
  viewer.produced = 0;
  take(socket, text, binary);
  const double spent = work.seconds(viewer.produced);
  const auto now = Clock::now();
  viewer.work.charge(now, spent);
  viewer.client->charge(now, spent);
}

void SocketApi::take(net::Socket& socket, std::string_view text, bool binary) {
  Viewer& viewer = viewer_of(socket);
  if (!viewer.messages.take(Clock::now())) {
    metrics().too_fast++;
    constexpr int kPatience = 100;
    if (++viewer.warnings > kPatience) return socket.close(1008);
    const auto read = text.size() <= net::kMaxMessage ? read_message(text) : std::unexpected(BadMessage{});
    return error(socket, read ? read->n : read.error().n, "too_fast");
  }
  if (text.size() > net::kMaxMessage) return error(socket, -1, "too_large");
  if (binary) return error(socket, -1, "bad_message", "binary");
  const auto read = read_message(text);
  if (!read) return error(socket, read.error().n, "bad_message", read.error().where);
  handle(socket, *read);
}

void SocketApi::handle(net::Socket& socket, const ClientMessage& message) {
  using Type = ClientMessage::Type;
  if (message.type == Type::Ping) {
    std::string text;
    JsonWriter json(text);
    open(json, "pong", message.n).end_object();
    return send_now(socket, text);
  }
  // What somebody did before they went counts; what they only asked is answered to nobody.
  const bool asks = message.type == Type::Watch || message.type == Type::Preview || message.type == Type::Why ||
                    message.type == Type::Hint || message.type == Type::At || message.type == Type::Course ||
                    message.type == Type::Log;
  if (asks && !socket.reachable()) return;
  const auto found = house_.find(message.table);
  if (!found) return error(socket, message.n, found.error().code);
  Table* table = *found;
  switch (message.type) {
    case Type::Watch: return watch(socket, *table, message);
    case Type::Leave: return leave(socket, *table, message);
    case Type::Move: return move(socket, *table, message);
    case Type::Undo: return undo(socket, *table, message);
    case Type::Preview: return preview(socket, *table, message);
    case Type::Why: return why(socket, *table, message);
    case Type::Hint: return hint(socket, *table, message);
    case Type::Course: return course(socket, *table, message);
    case Type::At: return at(socket, *table, message);
    case Type::Log: return log(socket, *table, message);
    case Type::Say: return say(socket, *table, message);
    case Type::Ping: return;
  }
}

void SocketApi::watch(net::Socket& socket, Table& table, const ClientMessage& message) {
  Viewer& viewer = viewer_of(socket);
  if (message.seat >= 0 && !table.is_owner(message.seat, viewer.who.id)) return not_yours(socket, message);
  const auto same = [&](const Watcher& watcher) {
    return watcher.socket.get() == &socket && watcher.viewer == message.seat;
  };
  constexpr std::size_t kMostTables = 64;
  const auto found = std::ranges::find_if(table.watchers, same);
  if (found != table.watchers.end()) {
    found->splice = message.splice;
  } else {
    if (std::ranges::find(viewer.tables, table.row.id) == viewer.tables.end()) {
      if (viewer.tables.size() >= kMostTables) return error(socket, message.n, "too_many");
      viewer.tables.push_back(table.row.id);
    }
    table.watchers.push_back({socket.shared_from_this(), message.seat, message.splice});
  }
  if (table.match && message.version == static_cast<std::int64_t>(table.version(message.seat))) {
    std::string text;
    JsonWriter json(text);
    open(json, "same", message.n).field("table", table.row.id);
    if (message.seat >= 0) json.field("seat", message.seat);
    json.field("v", message.version).key("info");
    write_table(table.row, viewer.who.id, json);
    json.end_object();
    house_.send(table, socket.shared_from_this(), std::move(text));
  } else {
    auto text = view_message(table, house_.reader(), message.seat, viewer.who.id, message.n);
    if (!text) {
      leave(socket, table, message);
      return error(socket, message.n, "storage");
    }
    house_.send(table, socket.shared_from_this(), std::move(*text));
  }
  for (const ChatRow& row : table.chat) {
    if (message.chat >= 0 && row.seq > message.chat)
      house_.send(table, socket.shared_from_this(), chat_text(table, row));
  }
}

void SocketApi::leave(net::Socket& socket, Table& table, const ClientMessage& message) {
  house_.unwatch(table, socket, message.seat);
}

bool SocketApi::may_play(net::Socket& socket, Table& table, const ClientMessage& message) {
  const bool own = table.is_owner(message.seat, viewer_of(socket).who.id);
  if (!own || table.row.seats[static_cast<std::size_t>(message.seat)].resigned) {
    not_yours(socket, message);
    return false;
  }
  // A move of a game that is over or frozen may have been sent before: is_fresh() answers it.
  using Type = ClientMessage::Type;
  const bool lasting = message.type == Type::Move || message.type == Type::Undo;
  if (!table.match && (!lasting || table.row.state == TableState::Open)) {
    error(socket, message.n, table.frozen() ? "frozen" : "not_running");
    return false;
  }
  return true;
}

bool SocketApi::is_fresh(net::Socket& socket, Table& table, const ClientMessage& message) {
  const std::uint32_t version = table.version(message.seat);
  // Sent before, and the answer got lost: it is done already.
  if (table.knows(short_hash(std::to_string(message.seat) + ":" + message.id))) {
    house_.send(table, socket.shared_from_this(), with_version("ok", message.n, version));
    return false;
  }
  if (table.row.state != TableState::Running || table.frozen()) {
    house_.send(table, socket.shared_from_this(), error_text(message.n, table.frozen() ? "frozen" : "not_running"));
    return false;
  }
  if (message.version != static_cast<std::int64_t>(version)) {
    metrics().stale++;
    house_.send(table, socket.shared_from_this(), with_version("stale", message.n, version));
    return false;
  }
  return true;
}

// Everything that was accepted ends here: on its way to the disk, with the answer behind it.
void SocketApi::accepted(net::Socket& socket, Table& table, const ClientMessage& message, Batch batch) {
  if (table.row.state == TableState::Over) house_.tell_info(table, batch);
  batch.messages.push_back({socket.shared_from_this(), with_version("ok", message.n, table.version(message.seat))});
  batch.apology = {socket.shared_from_this(), error_text(message.n, "storage")};
  house_.submit(table, std::move(batch));
  house_.wake_bots(table);
}

void SocketApi::move(net::Socket& socket, Table& table, const ClientMessage& message) {
  if (!may_play(socket, table, message) || !is_fresh(socket, table, message)) return;
  if (message.moves.size() > 1 && !can_follow(socket, table, message)) return;
  Batch batch;
  Change change(table);
  for (std::size_t i = 0; i < message.moves.size(); ++i) {
    const auto parsed = table.match->game().parse(message.moves[i]);
    const std::string_view name = i == 0 ? std::string_view(message.id) : std::string_view{};
    const Refusal refusal = parsed ? change.play(message.seat, *parsed, name) : parsed.error();
    if (!refusal) continue;
    metrics().refusals++;  // the first and only one: several were tried before
    return house_.send(table, socket.shared_from_this(), refused(message.n, refusal));
  }
  metrics().moves += message.moves.size();
  change.finish(batch);
  accepted(socket, table, message, std::move(batch));
}

// All or nothing: several moves are tried on a copy first. What a move brings to light, and what nature does behind
// it, nobody can have foreseen: nothing may follow on it unseen.
bool SocketApi::can_follow(net::Socket& socket, Table& table, const ClientMessage& message) {
  Rehearsal trial{.world = table.match->position().clone(), .refusal = {}};
  for (std::size_t i = 0; i < message.moves.size(); ++i) {
    if (i > 0 && (trial.revealed || trial.world->turn().nature)) {
      house_.send(table, socket.shared_from_this(), error_text(message.n, "sequence", std::to_string(i - 1)));
      return false;
    }
    trial.play(message.seat, message.moves[i]);
    if (!trial.refusal) continue;
    metrics().refusals++;
    house_.send(table, socket.shared_from_this(), refused(message.n, trial.refusal, i));
    return false;
  }
  return true;
}

void SocketApi::undo(net::Socket& socket, Table& table, const ClientMessage& message) {
  if (!may_play(socket, table, message) || !is_fresh(socket, table, message)) return;
  const auto undoable = table.match->undoable(message.seat);
  const auto wanted = message.all ? undoable.size() : static_cast<std::size_t>(message.back);
  Refusal refusal;
  if (wanted == 0 || wanted > undoable.size()) {
    refusal = Refusal(table.match->game().info().undo_refused);
    return house_.send(table, socket.shared_from_this(), refused(message.n, refusal));
  }
  Batch batch;
  Change change(table);
  std::size_t done = 0;
  if (message.all) {
    for (auto index = undoable.rbegin(); index != undoable.rend() && !refusal; ++index) {
      refusal = change.undo(message.seat, *index, house_.reader(), done == 0 ? message.id : std::string_view{});
      if (!refusal) ++done;
    }
  } else {
    refusal = change.undo(message.seat, undoable[undoable.size() - wanted], house_.reader(), message.id);
    if (!refusal) done = 1;
  }
  if (done == 0) return house_.send(table, socket.shared_from_this(), refused(message.n, refusal));
  metrics().undos += done;
  change.finish(batch);
  accepted(socket, table, message, std::move(batch));
}

// What the moves would reveal is not foretold at all: no difference then.
void SocketApi::preview(net::Socket& socket, Table& table, const ClientMessage& message) {
  if (!may_play(socket, table, message)) return;
  Rehearsal rehearsal = Rehearsal::imagined(table, message.seat);
  const std::string before = rehearsal.world->view(message.seat);
  rehearsal.play_all(message.seat, message.after);
  if (rehearsal.goes_on()) rehearsal.play(message.seat, message.text);
  if (rehearsal.refusal) return house_.send(table, socket.shared_from_this(), refused(message.n, rehearsal.refusal));
  std::string text;
  JsonWriter json(text);
  open(json, "preview", message.n).key("d").raw("");
  if (rehearsal.revealed) {
    text += "[]";
  } else {
    write_difference(before, rehearsal.world->view(message.seat), false, text);
  }
  json.end_object();
  house_.send(table, socket.shared_from_this(), std::move(text));
}

// After something that cannot be foreseen nothing speaks against a move yet.
void SocketApi::why(net::Socket& socket, Table& table, const ClientMessage& message) {
  if (!may_play(socket, table, message)) return;
  const auto parsed = table.match->game().parse(message.text);
  Refusal refusal = parsed ? Refusal{} : parsed.error();
  if (!refusal && message.after.empty()) {
    refusal = table.match->position().check(message.seat, *parsed);
  } else if (!refusal) {
    Rehearsal rehearsal = Rehearsal::imagined(table, message.seat);
    rehearsal.play_all(message.seat, message.after);
    refusal = rehearsal.goes_on() ? rehearsal.world->check(message.seat, *parsed) : rehearsal.refusal;
  }
  std::string text;
  if (refusal) {
    text = refused(message.n, refusal);
  } else {
    JsonWriter json(text);
    open(json, "fine", message.n).end_object();
  }
  house_.send(table, socket.shared_from_this(), std::move(text));
}

void SocketApi::hint(net::Socket& socket, Table& table, const ClientMessage& message) {
  if (!may_play(socket, table, message)) return;
  if (const Done asked = house_.advise(table, message.seat, socket, message.n); !asked)
    error(socket, message.n, asked.error().code);
}

void SocketApi::course(net::Socket& socket, Table& table, const ClientMessage& message) {
  const auto match = house_.look_back(table);
  if (!match) return error(socket, message.n, match.error().code);
  if (table.course.empty()) table.course = course_of(**match);
  std::string text;
  JsonWriter json(text);
  open(json, "course", message.n).field("table", table.row.id).raw(table.course).end_object();
  house_.send(table, socket.shared_from_this(), std::move(text));
}

void SocketApi::at(net::Socket& socket, Table& table, const ClientMessage& message) {
  const auto match = house_.look_back(table);
  if (!match) return error(socket, message.n, match.error().code);
  const Seat viewer = message.all ? kAllSeeing : message.seat;
  if (viewer >= (*match)->seats()) return error(socket, message.n, "bad_message", "seat");
  const std::string view = view_at(**match, static_cast<std::size_t>(message.index), viewer);
  if (view.empty()) return error(socket, message.n, "bad_message", "index");
  std::string text;
  JsonWriter json(text);
  open(json, "at", message.n).field("table", table.row.id).field("index", message.index);
  json.field("of", static_cast<std::int64_t>((*match)->log().size())).key("view").raw(view).end_object();
  house_.send(table, socket.shared_from_this(), std::move(text));
}

void SocketApi::log(net::Socket& socket, Table& table, const ClientMessage& message) {
  if (message.seat >= 0 && !table.is_owner(message.seat, viewer_of(socket).who.id))
    return error(socket, message.n, "not_yours");
  const auto page = log_page(table, house_.reader(), message.seat, message.index, kPage);
  if (!page) return error(socket, message.n, "storage");
  std::string text;
  JsonWriter json(text);
  open(json, "log", message.n).field("table", table.row.id);
  if (message.seat >= 0) json.field("seat", message.seat);
  json.field("log_from", page->from).key("log").raw(page->events).end_object();
  house_.send(table, socket.shared_from_this(), std::move(text));
}

void SocketApi::say(net::Socket& socket, Table& table, const ClientMessage& message) {
  const Identity& who = identity_of(socket);
  if (who.id.empty()) return error(socket, message.n, "no_name");
  if (const std::string_view code = silenced(table.row, who.id); !code.empty()) return error(socket, message.n, code);
  if (!is_plain_text(message.text, 300)) return error(socket, message.n, "bad_message", "text");
  if (table.row.frozen == Frozen::Damaged) return error(socket, message.n, "frozen");
  ChatRow row{.seq = table.next_chat(), .from = who.name, .who = who.id, .text = message.text, .at = now_ms()};
  for (std::size_t s = 0; row.seat < 0 && s < table.row.seats.size(); ++s) {
    if (table.is_owner(static_cast<Seat>(s), who.id)) row.seat = static_cast<int>(s);
  }
  Batch batch;
  std::vector<const net::Socket*> told;
  for (const Watcher& watcher : table.watchers) {
    if (std::ranges::find(told, watcher.socket.get()) != told.end()) continue;
    told.push_back(watcher.socket.get());
    batch.messages.push_back({watcher.socket, chat_text(table, row)});
  }
  std::string ok;
  JsonWriter answer(ok);
  open(answer, "ok", message.n).end_object();
  batch.messages.push_back({socket.shared_from_this(), std::move(ok)});
  batch.apology = {socket.shared_from_this(), error_text(message.n, "storage")};
  batch.writes.emplace_back(PutChat{table.row.number, row});
  table.chat.push_back(std::move(row));
  if (table.chat.size() > static_cast<std::size_t>(kChatKept)) table.chat.erase(table.chat.begin());
  house_.submit(table, std::move(batch));
}

}  // namespace rh::server
