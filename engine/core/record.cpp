#include "engine/core/record.h"

#include <algorithm>

#include "engine/core/json_reader.h"
#include "engine/core/lines.h"

namespace rh {
namespace {

std::unexpected<RecordError> bad_line(int line, Problem problem) {
  return std::unexpected(RecordError{.line = line, .refusal = {}, .problem = std::move(problem), .move = {}});
}

std::unexpected<Problem> bad(std::string key, std::string allowed) {
  return std::unexpected(Problem{"header_key", {}}.with("key", std::move(key)).with("allowed", std::move(allowed)));
}

// The box that a header names, opened if the record carries it. Headers of old name none: they mean the program's own.
std::expected<void, Problem> read_box(const Json& header, Boxes& boxes, Record& record) {
  const auto found = header.find("box");
  if (found == header.end()) return {};
  std::string problem;
  const JsonReader box(&*found, "box", &problem);
  const std::string name(box.at("name").text()), hash(box.at("hash").text());
  if (!problem.empty()) return bad("box", R"({"name":"...","hash":"..."})");
  if (box.has("data")) {
    const auto opened = boxes.open(box.at("data").json().dump());
    if (!opened) return std::unexpected(opened.error());
    const Box& own = boxes[*opened];
    if (own.name == name && own.hash == hash) return {};
    return bad("box", "\"name\":\"" + own.name + "\",\"hash\":\"" + own.hash + "\"");
  }
  const auto known = boxes.find(name);
  if (!known) return std::unexpected(Problem{"box_missing", {}}.with("name", name).with("hash", hash));
  record.other_edition = boxes[*known].hash != hash;
  return {};
}

std::expected<void, Problem> read_header(const Json& json, Record& record) {
  if (!json.is_object() || !json.contains("roundhouse")) return std::unexpected(Problem{"no_header", {}});
  if (!json["roundhouse"].is_number_integer() || json["roundhouse"] != 1) return bad("roundhouse", "1");
  std::string ids;
  for (const Game* game : games()) ids += (ids.empty() ? "" : ", ") + game->info().id;
  if (!json.contains("game") || !json["game"].is_string()) return bad("game", ids);
  const Game* game = find_game(json["game"].get_ref<const std::string&>());
  if (!game) return bad("game", ids);
  const GameInfo& info = game->info();
  record.game = info.id;
  if (!json.contains("rules") || !json["rules"].is_number_integer() || json["rules"] != info.rules_version) {
    return bad("rules", std::to_string(info.rules_version));
  }
  record.rules = info.rules_version;
  if (auto done = read_box(json, game->boxes(), record); !done) return done;
  record.options = Options(info.options);
  if (json.contains("options")) {
    if (auto done = record.options.set_all(json["options"]); !done) return done;
  }
  if (const Box& box = game->box_of(record.options); json.contains("box") && json["box"]["name"] != box.name)
    return bad("box", box.name);
  if (!json.contains("seats") || !json["seats"].is_number_integer() || json["seats"] < info.min_seats ||
      json["seats"] > info.max_seats) {
    return bad("seats", std::to_string(info.min_seats) + ".." + std::to_string(info.max_seats));
  }
  record.seats = json["seats"].get<int>();
  if (json.contains("names")) {
    const Json& names = json["names"];
    const bool texts =
        names.is_array() && std::ranges::all_of(names, [](const Json& name) { return name.is_string(); });
    if (!texts || names.size() != static_cast<std::size_t>(record.seats)) {
      return bad("names", std::to_string(record.seats) + " texts");
    }
    for (const Json& name : names) record.names.push_back(name.get<std::string>());
  }
  record.partial = json.contains("viewer");
  for (const auto& [key, value] : json.items()) {
    constexpr std::array<std::string_view, 7> kKnown = {"roundhouse", "game",  "rules", "options",
                                                        "box",        "seats", "names"};
    if (std::ranges::find(kKnown, key) != kKnown.end()) continue;
    record.extra += (record.extra.empty() ? "" : ",") + Json(key).dump() + ":" + value.dump();
  }
  return {};
}

std::expected<void, Problem> read_move(const Json& json, int line, Record& record) {
  if (!json.is_object()) return std::unexpected(Problem{"line_not_object", {}});
  if (json.contains("result")) {
    if (!json["result"].is_object()) return std::unexpected(Problem{"result_not_object", {}});
    record.result = json["result"].dump();
    record.result_line = line;
    return {};
  }
  if (!json.contains("by") || !json.contains("move")) return std::unexpected(Problem{"line_keys", {}});
  RecordLine move{.line = line};
  const Json& by = json["by"];
  if (by.is_string() && by == "nature") {
    move.by = kNature;
  } else if (by.is_number_integer() && by >= 0 && by < record.seats) {
    move.by = by.get<Seat>();
  } else {
    return std::unexpected(Problem{"line_by", {}}.with("allowed", "0.." + std::to_string(record.seats - 1)));
  }
  if (!json["move"].is_string()) return std::unexpected(Problem{"line_move", {}});
  move.move = json["move"].get<std::string>();
  // No move has one in its text: here something is hidden from whom the record was written for.
  if (move.move.contains('?')) return std::unexpected(Problem{"line_hidden", {}}.with("move", move.move));
  record.moves.push_back(std::move(move));
  return {};
}

}  // namespace

std::expected<Record, RecordError> read_record(std::string_view text, int before) {
  Record record;
  bool header = false;
  Lines lines(text, before);
  while (lines.next()) {
    const int line = lines.number();
    if (record.result_line > 0) return bad_line(line, Problem{"after_result", {}});
    const Json json = parse_json(lines.row());
    if (json.is_discarded()) return bad_line(line, Problem{"not_json", {}});
    auto done = header ? read_move(json, line, record) : read_header(json, record);
    if (!done) return bad_line(line, std::move(done.error()));
    if (!header) record.header_line = line;
    header = true;
  }
  if (!header) return bad_line(std::max(lines.number(), 1), Problem{"no_header", {}});
  return record;
}

namespace {

std::expected<Match, RecordError> play_again(const Record& record) {
  const Game& game = *find_game(record.game);
  auto match = Match::start(game, record.options, record.seats);
  if (!match) return bad_line(record.header_line, match.error());
  for (const RecordLine& line : record.moves) {
    const auto move = game.parse(line.move);
    const Refusal refusal = move ? match->play(line.by, *move) : move.error();
    if (refusal && record.partial) return bad_line(line.line, Problem{"line_left_out", {}});
    if (refusal) {
      return std::unexpected(RecordError{.line = line.line, .refusal = refusal, .problem = {}, .move = line.move});
    }
  }
  if (record.result_line > 0) {
    if (!match->over()) return bad_line(record.result_line, Problem{"result_too_early", {}});
    const Json claimed = parse_json(record.result);
    const Json found = parse_json(match->position().result());
    for (const auto& [key, value] : claimed.items()) {
      // Compared as unordered JSON: the order of keys inside the detail carries no meaning.
      if (!found.contains(key) || nlohmann::json(found[key]) != nlohmann::json(value)) {
        const std::string replayed = found.contains(key) ? found[key].dump() : "-";
        return bad_line(
            record.result_line,
            Problem{"result_differs", {}}.with("key", key).with("claimed", value.dump()).with("replayed", replayed));
      }
    }
  }
  return std::move(*match);
}

}  // namespace

std::string write_header(const Game& game, const Options& options, int seats, const std::vector<std::string>& names,
                         std::string_view extra) {
  const GameInfo& info = game.info();
  std::string text;
  JsonWriter header(text);
  header.begin_object().field("roundhouse", 1).field("game", info.id).field("rules", info.rules_version);
  header.key("options").raw(options.json()).key("box");
  write_box(game.box_of(options), header);
  header.field("seats", seats);
  if (!names.empty()) {
    header.key("names").begin_array();
    for (const auto& name : names) header.value(std::string_view(name));
    header.end_array();
  }
  if (!extra.empty()) header.raw(extra);
  header.end_object();
  return text + '\n';
}

namespace {

std::string header_of(const Match& match, const std::vector<std::string>& names, std::string_view extra) {
  return write_header(match.game(), match.options(), match.seats(), names, extra);
}

void write_line(Seat by, std::string_view move, std::string& text) {
  JsonWriter line(text);
  line.begin_object().key("by");
  if (by == kNature) {
    line.value("nature");
  } else {
    line.value(by);
  }
  line.field("move", move).end_object();
  text += '\n';
}

}  // namespace

void write_box(const Box& box, JsonWriter& json) {
  json.begin_object().field("name", box.name).field("hash", box.hash);
  if (!box.carried()) json.key("data").raw(box.data);
  json.end_object();
}

std::expected<Match, RecordError> replay(const Record& record) {
  auto match = play_again(record);
  if (!match) match.error().other_edition = record.other_edition;
  return match;
}

std::string write_record(const Match& match, const std::vector<std::string>& names, std::string_view extra) {
  std::string text = header_of(match, names, extra);
  for (const PlayedMove& played : match.log()) write_line(played.by, match.game().print(played.move), text);
  if (match.over()) text += "{\"result\":" + match.position().result() + "}\n";
  return text;
}

std::string write_record_for(const Match& match, Seat viewer, const std::vector<std::string>& names,
                             std::string_view extra) {
  if (match.over()) return write_record(match, names, extra);
  std::string keys(extra);
  keys += keys.empty() ? "" : ",";
  keys += "\"viewer\":" + (viewer >= 0 ? std::to_string(viewer) : "\"spectator\"");
  std::string text = header_of(match, names, keys);
  const auto before = *match.game().start(match.options(), match.seats());
  for (const auto& [by, move] : match.log()) {
    const std::string told = match.position().told(*before, by, move, viewer);
    if (!told.empty()) write_line(by, told, text);
    (void)before->play(by, move, nullptr);
  }
  return text;
}

}  // namespace rh
