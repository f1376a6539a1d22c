#include "server/api/messages.h"

#include "server/api/strict.h"

namespace rh::server {
namespace {

using Type = ClientMessage::Type;

constexpr std::int64_t kMost = std::int64_t{1} << 53;  // what JavaScript counts exactly
constexpr std::size_t kMostMoves = 32;                 // a whole build or delivery

void read_fields(const JsonReader& json, std::string_view type, ClientMessage& message) {
  const auto table = [&] { message.table = short_text(json.at("table"), 1, 32); };
  const auto seat = [&] { message.seat = static_cast<Seat>(json.at("seat").number(0, kMaxSeats - 1)); };
  const auto move = [&] { message.text = short_text(json.at("move"), 1, 200); };
  const auto moves = [&](std::string_view key, std::size_t fewest) {
    std::vector<std::string> texts;
    const JsonReader list = json.at(key);
    if (!list.json().is_array() || list.size() < fewest || list.size() > kMostMoves) list.fail("is not a short list");
    for (std::size_t i = 0; list.ok() && i < list.size(); ++i) texts.push_back(short_text(list.at(i), 1, 200));
    return texts;
  };
  const auto own = [&] {
    table();
    seat();
    message.version = json.at("v").number(0, kMost);
    message.id = short_text(json.at("id"), 1, 32);
  };
  if (type == "watch") {
    message.type = Type::Watch;
    allow_keys(json, {"t", "n", "table", "seat", "have", "splice", "chat"});
    table();
    if (json.has("seat")) seat();
    if (json.has("have")) message.version = json.at("have").number(0, kMost);
    if (json.has("splice")) message.splice = json.at("splice").flag();
    if (json.has("chat")) message.chat = json.at("chat").number(0, kMost);
  } else if (type == "leave") {
    message.type = Type::Leave;
    allow_keys(json, {"t", "n", "table", "seat"});
    table();
    if (json.has("seat")) seat();
  } else if (type == "move") {
    message.type = Type::Move;
    allow_keys(json, {"t", "n", "table", "seat", "v", "id", "move", "moves"});
    own();
    if (json.has("moves")) {
      message.moves = moves("moves", 1);
      if (json.has("move")) json.at("move").fail("does not go with moves");
    } else {
      move();
      message.moves.push_back(message.text);
    }
  } else if (type == "undo") {
    message.type = Type::Undo;
    allow_keys(json, {"t", "n", "table", "seat", "v", "id", "back", "all"});
    own();
    if (json.has("back")) message.back = static_cast<int>(json.at("back").number(1, 1000));
    if (json.has("all")) message.all = json.at("all").flag();
  } else if (type == "preview" || type == "why") {
    message.type = type == "why" ? Type::Why : Type::Preview;
    allow_keys(json, {"t", "n", "table", "seat", "move", "after"});
    table();
    seat();
    move();
    if (json.has("after")) message.after = moves("after", 0);
  } else if (type == "hint") {
    message.type = Type::Hint;
    allow_keys(json, {"t", "n", "table", "seat"});
    table();
    seat();
  } else if (type == "course") {
    message.type = Type::Course;
    allow_keys(json, {"t", "n", "table"});
    table();
  } else if (type == "at") {
    message.type = Type::At;
    allow_keys(json, {"t", "n", "table", "index", "seat", "all"});
    table();
    message.index = json.at("index").number(0, 1'000'000);
    if (json.has("seat")) seat();
    if (json.has("all")) message.all = json.at("all").flag();
    if (message.all && json.has("seat")) json.at("seat").fail("does not go with all");
  } else if (type == "log") {
    message.type = Type::Log;
    allow_keys(json, {"t", "n", "table", "seat", "before"});
    table();
    if (json.has("seat")) seat();
    message.index = json.at("before").number(0, kMost);
  } else if (type == "say") {
    message.type = Type::Say;
    allow_keys(json, {"t", "n", "table", "text"});
    table();
    message.text = short_text(json.at("text"), 1, 1200);
  } else if (type == "ping") {
    message.type = Type::Ping;
    allow_keys(json, {"t", "n"});
  } else {
    json.at("t").fail("is not known");
  }
}

}  // namespace

std::expected<ClientMessage, BadMessage> read_message(std::string_view text) {
  const Json json = parse_json(text);
  if (json.is_discarded()) return std::unexpected(BadMessage{"not JSON", -1});
  std::string problem;
  const JsonReader reader(&json, "", &problem);
  ClientMessage message;
  if (reader.has("n")) message.n = reader.at("n").number(0, kMost);
  const std::string_view type = reader.at("t").text();
  if (reader.ok()) read_fields(reader, type, message);
  if (!reader.ok()) return std::unexpected(BadMessage{problem, message.n});
  return message;
}

}  // namespace rh::server
