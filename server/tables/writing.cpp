#include "server/tables/writing.h"

#include <algorithm>

#include "engine/core/record.h"
#include "server/store/result.h"
#include "server/tables/circle.h"

namespace rh::server {
namespace {

constexpr std::array<std::string_view, 5> kKinds = {"open", "person", "local", "bot", "invited"};
constexpr std::array<std::string_view, 4> kStates = {"open", "running", "over", "closed"};
constexpr std::array<std::string_view, 4> kFrozen = {"", "rules", "damaged", "box"};

void write_argument(const Argument& argument, JsonWriter& json) {
  if (argument.text.empty()) {
    json.value(argument.number);
  } else {
    json.value(argument.text);
  }
}

}  // namespace

std::string_view name_of(TableState state) { return kStates[static_cast<std::size_t>(state)]; }
std::string_view name_of(Frozen why) { return kFrozen[static_cast<std::size_t>(why)]; }

void write_table(const TableRow& row, std::string_view identity, JsonWriter& json) {
  json.begin_object().field("id", row.id).field("name", row.name).field("game", row.game);
  json.key("options").raw(row.options).field("public", row.is_public).field("spectator_chat", row.spectator_chat);
  json.field("state", name_of(row.state)).field("host", row.host);
  json.key("seats").begin_array();
  for (std::size_t s = 0; s < row.seats.size(); ++s) {
    const SeatRow& seat = row.seats[s];
    json.begin_object().field("kind", kKinds[static_cast<std::size_t>(seat.kind)]).field("name", seat.name);
    if (!seat.bot.empty()) json.field("bot", seat.bot);
    if (seat.kind != SeatKind::Invited && !seat.owner.empty()) json.field("id", seat.owner);
    const bool own = !identity.empty() && seat.owner == identity;
    if (seat.kind == SeatKind::Invited) json.field("invites_me", own);
    json.field("mine", own && seat.kind != SeatKind::Invited);
    const bool playing = row.state == TableState::Running && row.frozen == Frozen::No;
    json.field("to_move", playing && (row.turn >> s & 1) != 0);
    json.field("mark", seat.mark).field("resigned", seat.resigned);
    const bool told = row.state == TableState::Over || (own && seat.kind != SeatKind::Invited);
    if (told && seat.kind != SeatKind::Bot) json.field("hints", seat.hints);
    json.end_object();
  }
  json.end_array();
  json.field("commitment", to_hex(KeyedNature(row.secret).commitment()));
  json.key("progress").raw(row.progress);
  if (!row.campaign.empty()) json.field("campaign", row.campaign).field("ordinal", row.ordinal);
  if (row.purpose != Purpose::Game) json.field("practice", true);
  if (row.purpose == Purpose::Lesson) json.field("lesson", true);
  if (!row.code.empty()) json.field("code", row.code);
  if (!row.result.empty()) json.key("result").raw(row.result);
  if (row.frozen != Frozen::No) json.field("frozen", name_of(row.frozen));
  if (!row.next.empty()) json.field("next", row.next);
  if (!row.previous.empty()) json.field("previous", row.previous);
  if (const std::string_view code = silenced(row, identity); !code.empty()) json.field("silent", code);
  if (!identity.empty() && row.host == identity) {
    json.key("muted").begin_array();
    for (const std::string& one : row.muted) json.value(one);
    json.end_array();
  }
  json.field("created", row.created).field("updated", row.updated).end_object();
}

void write_result(const TableRow& row, std::int64_t ended, std::string_view identity, JsonWriter& json) {
  json.begin_object().field("table", row.id).field("name", row.name).field("game", row.game);
  json.key("options").raw(row.options).key("seats").begin_array();
  for (const SeatRow& seat : row.seats) {
    json.begin_object().field("kind", kKinds[static_cast<std::size_t>(seat.kind)]).field("name", seat.name);
    if (!seat.bot.empty()) json.field("bot", seat.bot);
    json.field("mark", seat.mark).field("mine", !identity.empty() && seat.owner == identity);
    json.field("resigned", seat.resigned).end_object();
  }
  json.end_array();
  json.raw(std::string_view(row.result).substr(1, row.result.size() - 2));  // its fields beside the others
  if (row.purpose != Purpose::Game) json.field("practice", true);
  if (!row.campaign.empty()) json.field("campaign", row.campaign);
  json.field("ended", ended).end_object();
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

void write_quotes(std::span<const std::string> quotes, JsonWriter& json) {
  json.begin_array();
  for (const std::string& quote : quotes) json.raw(quote.empty() ? "null" : quote);
  json.end_array();
}

Legal legal_moves(const Match& match, Seat viewer) {
  Legal legal;
  const Position& position = match.position();
  if (viewer < 0 || !position.turn().has(viewer)) return legal;
  position.legal(viewer, legal.moves);
  if (!match.game().quotes()) return legal;
  legal.quotes.reserve(legal.moves.size());
  for (const PackedMove move : legal.moves) legal.quotes.push_back(position.quote(viewer, move));
  return legal;
}

std::string progress_of(const Position& position) {
  const Progress progress = position.progress(kSpectator);
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("now", progress.now).field("total", progress.total).end_object();
  return text;
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
  const std::string result = table.match->position().result();
  table.row.result = short_result(result);
  batch.writes.emplace_back(PutEnd{table.row.number, result, now});
  batch.writes.emplace_back(views_of(table));
}

std::string record_for(const Table& table, Seat viewer) {
  std::vector<std::string> names;
  names.reserve(table.row.seats.size());
  for (const SeatRow& seat : table.row.seats) names.push_back(seat.name);
  std::string proof = "\"commitment\":\"" + to_hex(table.nature.commitment()) + "\"";
  if (const auto way = header_of(table.row.chance); !way.empty()) proof += "," + std::string(way);
  const Match& match = *table.match;
  if (match.over()) proof += ",\"secret\":\"" + to_hex(table.nature.secret()) + "\"";
  return write_record_for(match, viewer, names, proof);
}

std::string course_of(const Match& match) {
  const auto seats = static_cast<std::size_t>(match.seats());
  std::string text, rounds;
  JsonWriter points(text), round(rounds);
  points.begin_array();
  round.begin_array();
  auto again = Match::start(match.game(), match.options(), match.seats());
  const auto add = [&] {
    const Standing standing = again->position().standing();
    points.array(std::span(standing.scores).first(seats));
    round.value(again->position().progress(kSpectator).now);
  };
  add();
  for (const PlayedMove& move : match.log()) {
    if (again->play(move.by, move.move)) break;  // cannot be: they were made in this order
    add();
  }
  points.end_array();
  round.end_array();
  return "\"scores\":" + text + ",\"rounds\":" + rounds;
}

std::string view_at(const Match& match, std::size_t index, Seat viewer) {
  if (index > match.log().size()) return {};
  auto again = Match::start(match.game(), match.options(), match.seats());
  for (std::size_t i = 0; i < index; ++i) {
    if (again->play(match.log()[i].by, match.log()[i].move)) return {};
  }
  return again->position().view(viewer);
}

}  // namespace rh::server
