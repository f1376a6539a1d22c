#include "server/api/new_table.h"

#include <algorithm>

#include "server/api/strict.h"
#include "server/api/text.h"

namespace rh::server {
namespace {

// One seat of a new table.
std::expected<SeatRow, Denial> read_seat(const JsonReader& json, const Game& game, const Identity& host) {
  SeatRow seat;
  const std::string_view kind = json.at("kind").text();
  if (kind == "me") {
    allow_keys(json, {"kind"});
    seat = {.kind = SeatKind::Person, .name = host.name, .owner = host.id, .bot = {}};
  } else if (kind == "open") {
    allow_keys(json, {"kind"});
  } else if (kind == "bot") {
    allow_keys(json, {"kind", "bot"});
    const std::string bot = short_text(json.at("bot"), 1, 32);
    if (json.ok() && !make_bot(game, bot)) return std::unexpected(Denial{400, "unknown_bot", {{"bot", bot}}});
    seat = {.kind = SeatKind::Bot, .name = bot, .owner = {}, .bot = bot};
  } else if (kind == "local") {
    allow_keys(json, {"kind", "name"});
    const std::string name = short_text(json.at("name"), 1, 200);
    if (json.ok() && !is_name(name, kMaxName)) return deny(400, "bad_name");
    seat = {.kind = SeatKind::Local, .name = name, .owner = host.id, .bot = {}};
  } else if (kind == "person" && json.has("id")) {
    allow_keys(json, {"kind", "id"});
    seat = {.kind = SeatKind::Invited, .name = {}, .owner = short_text(json.at("id"), 1, 32), .bot = {}};
  } else if (kind == "person") {
    allow_keys(json, {"kind", "name"});
    const std::string name = short_text(json.at("name"), 1, 200);
    if (json.ok() && !is_name(name, kMaxName)) return deny(400, "bad_name");
    seat = {.kind = SeatKind::Invited, .name = name, .owner = {}, .bot = {}};
  } else {
    json.at("kind").fail("is not known");
  }
  return seat;
}

// Seats kept for people the host has played with: each of them once, and not without end.
Done invite(std::vector<SeatRow>& seats, const Identity& host, Reader& reader) {
  constexpr std::int64_t kMostInvitations = 10;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    SeatRow& seat = seats[i];
    if (seat.kind != SeatKind::Invited || seat.owner.empty()) continue;
    const auto same = [&](const SeatRow& other) { return other.owner == seat.owner; };
    if (std::ranges::any_of(std::span(seats).first(i), same)) return std::unexpected(bad("seats"));
    const auto person = reader.person_of(host.id, seat.owner);
    const auto invitations = reader.invitations(host.id, seat.owner);
    if (!person || !invitations) return deny(503, "storage");
    if (!*person) return deny(400, "unknown_person");
    if (*invitations >= kMostInvitations) return deny(409, "too_many");
    seat.name = (*person)->name;
  }
  return {};
}

}  // namespace

bool is_table_name(std::string_view name) { return name.empty() || is_name(name, 60); }

std::expected<std::vector<SeatRow>, Denial> read_seats(const Json& list, const Game& game, const Identity& host,
                                                       Reader& reader) {
  std::string problem;
  const JsonReader json(&list, "seats", &problem);
  if (!list.is_array() || list.empty() || list.size() > kMaxSeats) json.fail("is not a list of seats");
  std::vector<SeatRow> seats;
  for (std::size_t i = 0; json.ok() && i < list.size(); ++i) {
    auto seat = read_seat(json.at(i), game, host);
    if (!json.ok()) break;
    if (!seat) return std::unexpected(seat.error());
    seats.push_back(std::move(*seat));
  }
  if (!json.ok()) return std::unexpected(bad(problem));
  if (const auto invited = invite(seats, host, reader); !invited) return std::unexpected(invited.error());
  return seats;
}

std::expected<NewTable, Denial> read_new_table(const Json& body, const Identity& host, Reader& reader) {
  std::string problem;
  const JsonReader json(&body, "", &problem);
  allow_keys(json, {"game", "options", "seats", "name", "public", "spectator_chat", "start"});
  NewTable wanted;
  wanted.game = json.at("game").text();
  if (!json.ok()) return std::unexpected(bad(problem));
  const Game* game = find_game(wanted.game);
  if (game == nullptr) return std::unexpected(Denial{400, "unknown_game", {{"game", shortened(wanted.game, 64)}}});
  wanted.options = Options(game->info().options);
  if (json.has("options")) {
    if (auto set = wanted.options.set_all(json.at("options").json()); !set)
      return std::unexpected(Denial{400, set.error().code, set.error().arguments});
  }
  if (json.has("name")) wanted.name = short_text(json.at("name"), 0, 240);
  if (json.has("public")) wanted.is_public = json.at("public").flag();
  if (json.has("spectator_chat")) wanted.spectator_chat = json.at("spectator_chat").flag();
  if (json.has("start")) wanted.start = json.at("start").flag();
  if (json.ok() && !json.has("seats")) json.at("seats");
  if (!json.ok()) return std::unexpected(bad(problem));
  if (!is_table_name(wanted.name)) return deny(400, "bad_name");
  auto seats = read_seats(body["seats"], *game, host, reader);
  if (!seats) return std::unexpected(seats.error());
  wanted.seats = std::move(*seats);
  return wanted;
}

}  // namespace rh::server
