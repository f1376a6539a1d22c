// admin: what writes. The folder must be free of servers; nothing is done without --force or a typed yes.
#include <algorithm>

#include "apps/cli/admin.h"
#include "server/tables/house.h"
#include "server/tables/inspect.h"

namespace rh::admin {
namespace {

using server::LogRow;
using server::TableState;

int delete_these(const Call& call, Admin& admin, const std::vector<std::int64_t>& numbers) {
  const std::string count = std::to_string(numbers.size());
  if (numbers.empty()) return call.say("deleted_tables", {{"n", "0"}}), 0;
  if (!call.sure("delete_tables", {{"n", count}})) return 1;
  if (!admin.delete_tables(numbers)) return call.fail("refused");
  call.say("deleted_tables", {{"n", count}});
  return 0;
}

// Who plays on for somebody who is gone, as after resigning.
std::string bot_of(std::string_view id) {
  const Game* game = find_game(id);
  return game == nullptr ? "random" : server::stand_in(*game);
}

std::string as_line(const LogRow& row) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("seq", row.seq).field("kind", static_cast<int>(row.kind)).field("by", row.by);
  json.field("move", row.move).field("audience", static_cast<std::int64_t>(row.audience)).field("client", row.client);
  json.field("at", row.at).field("events", row.events).end_object();
  return text + "\n";
}

}  // namespace

int delete_tables(const Call& call) {
  Admin admin;
  if (!call.open(admin, true)) return 1;
  const auto all = admin.tables();
  std::vector<std::int64_t> numbers;
  for (const std::string_view id : call.words()) {
    const auto found = std::ranges::find(all, id, &Admin::TableLine::id);
    if (found == all.end()) return call.fail("no_table", {{"id", std::string(id)}});
    numbers.push_back(found->number);
  }
  return delete_these(call, admin, numbers);
}

int prune(const Call& call) {
  const auto finished = before(call.args, "finished-older"), open = before(call.args, "open-older"),
             lessons = before(call.args, "lessons-older");
  for (const auto* limit : {&finished, &open, &lessons}) {
    if (!*limit) return fail(call.texts, limit->error());
  }
  if (!*finished && !*open && !*lessons) return call.fail("prune_form");
  Admin admin;
  if (!call.open(admin, true)) return 1;
  const auto all = admin.tables();
  const auto goes = [&](const Admin::TableLine& line) {
    // Guided games are left in the middle: those that run go as well.
    if (*lessons && line.purpose == server::Purpose::Lesson && line.updated < **lessons) return true;
    const bool done = line.state == TableState::Over || line.frozen;
    const auto& limit = done ? *finished : *open;
    return (line.state != TableState::Running || line.frozen) && limit && line.updated < *limit;
  };
  // The games of a campaign follow from each other: they go together.
  const auto stays = [&](const Admin::TableLine& line) {
    return !line.campaign.empty() && std::ranges::any_of(all, [&](const Admin::TableLine& other) {
      return other.campaign == line.campaign && !goes(other);
    });
  };
  std::vector<std::int64_t> numbers;
  for (const Admin::TableLine& line : all) {
    if (goes(line) && !stays(line)) numbers.push_back(line.number);
  }
  return delete_these(call, admin, numbers);
}

int delete_person(const Call& call) {
  const std::string id(call.words()[0]);
  Admin admin;
  if (!call.open(admin, true)) return 1;
  const auto people = admin.people();
  const auto person = std::ranges::find(people, id, &Admin::PersonLine::id);
  if (person == people.end()) return call.fail("no_person", {{"id", id}});
  if (!call.sure("delete_person", {{"id", id}, {"name", person->name}, {"tables", std::to_string(person->tables)}}))
    return 1;
  Admin::PersonGone gone;
  if (!admin.delete_person(id, bot_of, gone)) return call.fail("refused");
  call.say("deleted_person",
           {{"id", id}, {"tables", std::to_string(gone.tables_deleted)}, {"seats", std::to_string(gone.seats_left)}});
  return 0;
}

int repair(const Call& call) {
  Admin admin;
  Reader reader;
  if (!call.open(admin, true) || !call.open(reader, admin)) return 1;
  const std::string id(call.words()[0]);
  const auto row = reader.table(id);
  if (!row || !*row) return call.fail(row ? "no_table" : "unreadable", {{"id", id}});
  const server::Inspection found = inspect(**row, reader);
  if (found.problem.empty()) return call.say("nothing_to_repair", {{"id", id}}), 0;
  if (found.sound() || found.problem == "unreadable") return call.fail("cannot_repair", {{"id", id}});
  const auto log = reader.log((*row)->number).rows;
  const std::string removed = std::to_string(found.rows - found.good);
  if (!call.sure("repair", {{"id", id}, {"n", removed}, {"good", std::to_string(found.good)}})) return 1;

  std::string lines;
  for (auto i = static_cast<std::size_t>(found.good); i < log.size(); ++i) lines += as_line(log[i]);
  const std::string file(call.args.get_or("out", call.folder + "/removed-" + id + ".jsonl"));
  if (!lines.empty()) {
    if (auto put = write_file(file, lines, false); !put) return fail(call.texts, put.error());
  }
  if (!admin.cut(as_played(**row, log, found.good), found.good)) return call.fail("refused");
  call.say(lines.empty() ? "set_right" : "repaired", {{"id", id}, {"n", removed}, {"file", file}});
  return 0;
}

}  // namespace rh::admin
