#include "server/tables/writing.h"

#include <algorithm>

#include "engine/core/record.h"
#include "server/json_text.h"

namespace rh::server {
namespace {

constexpr std::array<std::string_view, 5> kKinds = {"open", "person", "local", "bot", "invited"};
constexpr std::array<std::string_view, 3> kStates = {"open", "running", "over"};

void write_argument(const Argument& argument, JsonWriter& json) {
  if (argument.text.empty()) {
    json.value(argument.number);
  } else {
    json.value(argument.text);
  }
}

}  // namespace

void write_table(const TableRow& row, std::string_view identity, JsonWriter& json) {
  json.begin_object().field("id", row.id).field("name", row.name).field("game", row.game);
  json.key("options").raw(row.options).field("public", row.is_public);
  json.field("state", kStates[static_cast<std::size_t>(row.state)]).field("host", row.host);
  json.key("seats").begin_array();
  for (std::size_t s = 0; s < row.seats.size(); ++s) {
    const SeatRow& seat = row.seats[s];
    json.begin_object().field("kind", kKinds[static_cast<std::size_t>(seat.kind)]).field("name", seat.name);
    if (!seat.bot.empty()) json.field("bot", seat.bot);
    const bool own = !identity.empty() && seat.owner == identity;
    if (seat.kind == SeatKind::Invited) json.field("invites_me", own);
    json.field("mine", own && seat.kind != SeatKind::Invited);
    const bool playing = row.state == TableState::Running && row.frozen == Frozen::No;
    json.field("to_move", playing && (row.turn >> s & 1) != 0);
    json.field("resigned", seat.resigned).end_object();
  }
  json.end_array();
  json.field("commitment", to_hex(KeyedNature(row.secret).commitment()));
  json.key("round").raw(row.progress);
  if (row.frozen != Frozen::No) json.field("frozen", row.frozen == Frozen::Rules ? "rules" : "damaged");
  if (!row.next.empty()) json.field("next", row.next);
  json.field("created", row.created).field("updated", row.updated).end_object();
}

std::string table_json(const TableRow& row, std::string_view identity) {
  std::string text;
  JsonWriter json(text);
  write_table(row, identity, json);
  return text;
}

void write_arguments(std::span<const Argument> arguments, JsonWriter& json) {
  json.begin_object();
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const auto named = [&](const Argument& other) { return other.name == arguments[i].name; };
    if (std::any_of(arguments.begin(), arguments.begin() + static_cast<std::ptrdiff_t>(i), named)) continue;
    json.key(arguments[i].name);
    if (std::ranges::count_if(arguments, named) == 1) {
      write_argument(arguments[i], json);
      continue;
    }
    json.begin_array();
    for (const Argument& argument : arguments) {
      if (named(argument)) write_argument(argument, json);
    }
    json.end_array();
  }
  json.end_object();
}

void write_event(const Event& event, JsonWriter& json) {
  json.begin_object().field("c", event.code).field("by", event.actor).key("a");
  write_arguments(std::span(event.arguments).first(event.count), json);
  json.end_object();
}

void write_moves(const Game& game, std::span<const PackedMove> moves, JsonWriter& json) {
  json.begin_array();
  for (const PackedMove move : moves) json.value(game.print(move));
  json.end_array();
}

void legal_moves(const Match& match, Seat viewer, std::vector<PackedMove>& moves) {
  moves.clear();
  if (viewer >= 0 && match.position().turn().has(viewer)) match.position().legal(viewer, moves);
}

std::string progress_of(const Position& position) {
  const std::string view = position.view(kSpectator);
  std::string text = "{";
  for (std::size_t at = 1; view[at] == '"';) {
    const std::size_t value = skip_string(view, at) + 1, end = skip_value(view, value);
    if (view[value] != '{' && view[value] != '[') {
      if (text.size() > 1) text += ',';
      text.append(view, at, end - at);
    }
    at = view[end] == ',' ? end + 1 : end;
  }
  return text + "}";
}

PutViews views_of(Table& table) {
  PutViews put{.number = table.row.number, .rows = {}};
  const auto add = [&](Seat viewer) {
    put.rows.push_back({.viewer = viewer,
                        .seq = table.next_seq,
                        .version = table.version(viewer),
                        .view = table.match->position().view(viewer)});
  };
  for (Seat seat = 0; seat < static_cast<Seat>(table.row.seats.size()); ++seat) add(seat);
  add(kSpectator);
  table.pictured = table.next_seq;
  table.pictured_at = Clock::now();
  return put;
}

void write_end(Table& table, std::int64_t now, Batch& batch) {
  batch.writes.emplace_back(PutEnd{table.row.number, table.match->position().result(), now});
  batch.writes.emplace_back(views_of(table));
}

std::string record_for(const Table& table, Seat viewer) {
  std::vector<std::string> names;
  names.reserve(table.row.seats.size());
  for (const SeatRow& seat : table.row.seats) names.push_back(seat.name);
  std::string proof = "\"commitment\":\"" + to_hex(table.nature.commitment()) + "\"";
  const Match& match = *table.match;
  if (match.over()) proof += ",\"secret\":\"" + to_hex(table.nature.secret()) + "\"";
  return write_record_for(match, viewer, names, proof);
}

std::string view_at(const Match& match, std::size_t index) {
  if (index > match.log().size()) return {};
  auto again = Match::start(match.game(), match.options(), match.seats());
  for (std::size_t i = 0; i < index; ++i) {
    if (again->play(match.log()[i].by, match.log()[i].move)) return {};
  }
  return again->position().view(kSpectator);
}

}  // namespace rh::server
