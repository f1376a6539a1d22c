// admin: what only reads, also beside a running server.
#include <algorithm>
#include <filesystem>

#include "apps/cli/admin.h"
#include "server/tables/inspect.h"
#include "server/tables/story.h"
#include "server/tables/writing.h"

namespace rh::admin {
namespace {

using server::Inspection;
using server::Purpose;
using server::TableRow;
using server::TableState;

constexpr std::array<std::string_view, 5> kStates = {"open", "running", "over", "closed", "frozen"};
std::string_view id_of(TableState state, bool frozen) {
  return kStates[frozen ? kStates.size() - 1 : static_cast<std::size_t>(state)];
}

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + (name.empty() ? "–" : name);
  return text;
}

std::string as_json(const Admin::TableLine& line) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("id", line.id).field("game", line.game).field("name", line.name);
  json.field("state", id_of(line.state, line.frozen)).field("created", line.created).field("updated", line.updated);
  if (line.purpose != Purpose::Game) json.field("practice", true);
  if (line.purpose == Purpose::Lesson) json.field("lesson", true);
  json.field("rows", line.rows).key("seats").begin_array();
  for (const std::string& name : line.names) json.value(name);
  json.end_array().end_object();
  return text;
}

// A table's row; says so when it is not there.
std::optional<TableRow> find(const Call& call, Reader& reader, std::string_view id) {
  auto row = reader.table(id);
  if (row && *row) return *row;
  call.fail(row ? "no_table" : "unreadable", {{"id", std::string(id)}});
  return {};
}

std::string finding(const Call& call, const TableRow& row, const Inspection& found) {
  return explain(call.texts, Problem{"cli.admin.found." + found.problem, {}}
                                 .with("id", row.id)
                                 .with("game", row.game)
                                 .with("rules", std::to_string(row.rules))
                                 .with("box", row.box)
                                 .with("hash", row.box_hash)
                                 .with("good", std::to_string(found.good))
                                 .with("rows", std::to_string(found.rows)));
}

// Empty when there is none.
std::string record_of(const TableRow& row, Reader& reader) {
  server::Table table(row);
  const server::LogRead read = reader.log(row.number);
  if (row.state == TableState::Open || !read.whole || !table.take_log(read.rows)) return {};
  table.match = table.play_again(read.rows);
  if (table.match) return record_for(table, kSpectator);
  return stored_record(table, reader, kSpectator).value_or(std::string());
}

}  // namespace

int list_tables(const Call& call) {
  const std::string_view state = call.args.get_or("state", "");
  if (!state.empty() && std::ranges::find(kStates, state) == kStates.end())
    return call.fail("state_value", {{"value", std::string(state)}});
  const auto older = before(call.args, "older");
  if (!older) return fail(call.texts, older.error());
  Admin admin;
  if (!call.open(admin, false)) return 1;
  int listed = 0;
  for (const Admin::TableLine& line : admin.tables()) {
    if ((!state.empty() && id_of(line.state, line.frozen) != state) || (*older && line.updated >= **older)) continue;
    ++listed;
    if (call.args.has("json")) {
      print(as_json(line) + "\n");
      continue;
    }
    const std::string shown(call.texts.find("cli.admin.state." + std::string(id_of(line.state, line.frozen))));
    print(padded(line.id, 14) + padded(line.game, 16) + padded(shown, 11) + day_of(line.updated) + "  " +
          padded(std::to_string(line.rows), 7) + joined(line.names) + "\n");
  }
  if (!call.args.has("json")) call.say("listed", {{"n", std::to_string(listed)}});
  return call.read(admin) ? 0 : 1;
}

int show_table(const Call& call) {
  Admin admin;
  Reader reader;
  if (!call.open(admin, false) || !call.open(reader, admin)) return 1;
  const auto row = find(call, reader, call.words()[0]);
  if (!row) return 1;
  const Inspection found = inspect(*row, reader);
  const auto field = [&](std::string_view key, std::string_view value) {
    print(padded(std::string(call.texts.find("cli.admin.field." + std::string(key))), 12) + std::string(value) + "\n");
  };
  field("table", row->id + (row->name.empty() ? "" : " “" + row->name + "”"));
  field("game", row->game + " " + row->options);
  std::string state(
      call.texts.find("cli.admin.state." + std::string(id_of(row->state, row->frozen != server::Frozen::No))));
  if (row->purpose != Purpose::Game)
    state += ", " + std::string(call.texts.find(row->purpose == Purpose::Lesson ? "cli.admin.purpose.lesson"
                                                                                : "cli.admin.purpose.practice"));
  field("state", state);
  field("created", day_of(row->created));
  field("changed", day_of(row->updated));
  field("host", row->host);
  for (std::size_t s = 0; s < row->seats.size(); ++s) {
    const server::SeatRow& seat = row->seats[s];
    field("seat", std::to_string(s) + "  " + (seat.name.empty() ? "–" : seat.name) +
                      (seat.owner.empty() ? "" : "  " + seat.owner) + (seat.bot.empty() ? "" : "  (" + seat.bot + ")"));
  }
  field("rows", std::to_string(found.rows));
  print((found.problem.empty() ? std::string(call.texts.find("cli.admin.sound")) : finding(call, *row, found)) + "\n");
  return 0;
}

int list_people(const Call& call) {
  Admin admin;
  if (!call.open(admin, false)) return 1;
  const auto people = admin.people();
  for (const Admin::PersonLine& line : people) {
    if (call.args.has("json")) {
      std::string text;
      JsonWriter json(text);
      json.begin_object().field("id", line.id).field("name", line.name).field("created", line.created);
      json.field("tables", line.tables).field("running", line.running).end_object();
      print(text + "\n");
    } else {
      print(padded(line.id, 16) + padded(line.name, 26) + day_of(line.created) + "  " +
            call.texts.say("cli.admin.person",
                           {{"tables", std::to_string(line.tables)}, {"running", std::to_string(line.running)}}) +
            "\n");
    }
  }
  if (!call.args.has("json")) call.say("people", {{"n", std::to_string(people.size())}});
  return call.read(admin) ? 0 : 1;
}

int export_records(const Call& call) {
  const std::string folder(call.args.get_or("out", ""));
  auto wanted = call.words();
  if (call.args.has("all") == !wanted.empty() || (folder.empty() && wanted.size() != 1))
    return call.fail("export_form");
  Admin admin;
  Reader reader;
  if (!call.open(admin, false) || !call.open(reader, admin)) return 1;
  const auto all = admin.tables();
  for (const Admin::TableLine& line : all) {
    if (call.args.has("all") && line.rows > 0) wanted.emplace_back(line.id);
  }
  if (!call.read(admin)) return 1;
  std::error_code error;
  if (!folder.empty()) std::filesystem::create_directories(folder, error);
  int written = 0, left_out = 0;
  for (const std::string_view id : wanted) {
    const auto row = find(call, reader, id);
    if (!row) return 1;
    const std::string text = record_of(*row, reader);
    if (text.empty()) {
      call.fail("no_record", {{"id", row->id}});
      ++left_out;
      continue;
    }
    if (folder.empty()) {
      print(text);
    } else if (auto put = write_file(folder + "/" + row->game + "-" + row->id + ".jsonl", text, call.args.has("force"));
               !put) {
      return fail(call.texts, put.error());
    }
    ++written;
  }
  if (!folder.empty()) call.say("exported", {{"n", std::to_string(written)}, {"folder", folder}});
  return left_out == 0 ? 0 : 1;
}

int check_all(const Call& call) {
  Admin admin;
  Reader reader;
  if (!call.open(admin, false) || !call.open(reader, admin)) return 1;
  int bad = 0;
  for (const std::string& problem : admin.damage()) {
    call.say("damage", {{"problem", problem}});
    ++bad;
  }
  const auto tables = admin.tables();
  if (!call.read(admin)) ++bad;
  for (const Admin::TableLine& line : tables) {
    const auto row = reader.table(line.id);
    if (row && !*row) continue;  // deleted meanwhile
    const Inspection found = row ? inspect(**row, reader) : Inspection{"unreadable", 0, 0};
    if (found.problem.empty()) continue;
    print(finding(call, row ? **row : TableRow{.id = line.id}, found) + "\n");
    bad += found.sound() ? 0 : 1;
  }
  call.say(bad == 0 ? "checked" : "checked_bad", {{"n", std::to_string(tables.size())}, {"bad", std::to_string(bad)}});
  return bad == 0 ? 0 : 1;
}

int back_up(const Call& call) {
  const std::string file(call.words()[0]);
  if (file_exists(file) && !call.args.has("force"))
    return fail(call.texts, Problem{"cli.errors.file_exists_force", {}}.with("file", file));
  Admin admin;
  if (!call.open(admin, false)) return 1;
  if (const std::string problem = admin.backup(file); !problem.empty())
    return fail(call.texts, Problem{"cli.errors.cannot_write", {}}.with("file", file).with("reason", problem));
  std::error_code error;
  const auto size = std::filesystem::file_size(file, error);
  call.say("backed_up", {{"file", file}, {"size", std::to_string(size / 1024)}});
  return 0;
}

}  // namespace rh::admin
