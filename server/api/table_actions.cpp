#include "server/api/table_actions.h"

#include <array>

#include "server/api/new_table.h"
#include "server/api/strict.h"

namespace rh::server {
namespace {

using OnSeat = Done (House::*)(Table&, const Identity&, Seat);
constexpr std::array<std::pair<std::string_view, OnSeat>, 4> kOnSeats = {
    {{"leave", &House::leave}, {"resign", &House::resign}, {"uninvite", &House::uninvite}, {"remove", &House::remove}}};

TableSettings read_settings(const JsonReader& json) {
  allow_keys(json, {"public", "spectator_chat", "name"});
  TableSettings settings;
  if (json.has("public")) settings.is_public = json.at("public").flag();
  if (json.has("spectator_chat")) settings.spectator_chat = json.at("spectator_chat").flag();
  if (json.has("name")) settings.name = short_text(json.at("name"), 0, 240);
  return settings;
}

}  // namespace

std::expected<Table*, Denial> act(House& house, Table& table, const Identity& who, std::string_view action,
                                  const Json& body) {
  std::string problem;
  const JsonReader json(&body, "", &problem);
  const auto wrong = [&] { return std::unexpected(bad(problem)); };
  Done done;
  if (const auto* found = std::ranges::find(kOnSeats, action, &std::pair<std::string_view, OnSeat>::first);
      found != kOnSeats.end()) {
    allow_keys(json, {"seat"});
    const auto seat = static_cast<Seat>(json.at("seat").number(0, kMaxSeats - 1));
    if (!json.ok()) return wrong();
    done = (house.*found->second)(table, who, seat);
  } else if (action == "sit" || action == "mark") {
    allow_keys(json, {"seat", "mark"});
    const auto seat = static_cast<Seat>(json.at("seat").number(0, kMaxSeats - 1));
    const bool wishes = action == "mark" || json.has("mark");
    const int mark = wishes ? static_cast<int>(json.at("mark").number(0, kMarks - 1)) : kNoMark;
    if (!json.ok()) return wrong();
    done = action == "sit" ? house.sit(table, who, seat, mark) : house.mark(table, who, seat, mark);
  } else if (action == "bot") {
    allow_keys(json, {"seat", "bot"});
    const auto seat = static_cast<Seat>(json.at("seat").number(0, kMaxSeats - 1));
    const std::string bot = short_text(json.at("bot"), 1, 32);
    if (!json.ok()) return wrong();
    done = house.seat_bot(table, who, seat, bot);
  } else if (action == "start") {
    allow_keys(json, {"bots", "drop"});
    OpenSeats open;
    if (json.has("bots")) open.bots = short_text(json.at("bots"), 1, 32);
    if (json.has("drop")) open.drop = json.at("drop").flag();
    if (open.drop && json.has("bots")) json.at("drop").fail("does not go with bots");
    if (!json.ok()) return wrong();
    done = house.start(table, who, open);
  } else if (action == "settings") {
    const TableSettings settings = read_settings(json);
    if (!json.ok()) return wrong();
    if (settings.name && !is_table_name(*settings.name)) return deny(400, "bad_name");
    done = house.change(table, who, settings);
  } else if (action == "mute") {
    allow_keys(json, {"id", "muted"});
    const std::string person = short_text(json.at("id"), 1, 32);
    const bool muted = json.at("muted").flag();
    if (!json.ok()) return wrong();
    done = house.mute(table, who, person, muted);
  } else if (action == "close" || action == "rematch") {
    allow_keys(json, {});
    if (!json.ok()) return wrong();
    if (action == "rematch") return house.rematch(table, who);
    done = house.close(table, who);
  } else {
    return deny(404, "not_found");
  }
  if (!done) return std::unexpected(done.error());
  return &table;
}

}  // namespace rh::server
