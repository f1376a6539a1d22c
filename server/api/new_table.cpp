#include "server/api/new_table.h"

#include <algorithm>

#include "server/api/strict.h"
#include "server/base/text.h"

namespace rh::server {
namespace {

// One seat of a new table.
std::expected<SeatRow, Denial> read_seat(const JsonReader& json, const Game& game, const Identity& host) {
  SeatRow seat;
  const int mark = json.has("mark") ? static_cast<int>(json.at("mark").number(0, kMarks - 1)) : kNoMark;
  const std::string_view kind = json.at("kind").text();
  if (kind == "me") {
    allow_keys(json, {"kind", "mark"});
    seat = {.kind = SeatKind::Person, .name = host.name, .owner = host.id, .bot = {}};
  } else if (kind == "open") {
    allow_keys(json, {"kind", "mark"});
  } else if (kind == "bot") {
    allow_keys(json, {"kind", "bot", "mark"});
    const std::string bot = short_text(json.at("bot"), 1, 32);
    if (json.ok() && !make_bot(game, bot)) return std::unexpected(Denial{400, "unknown_bot", {{"bot", bot}}});
    seat = seat_of_bot(bot);
  } else if (kind == "local") {
    allow_keys(json, {"kind", "name", "mark"});
    const std::string name = short_text(json.at("name"), 1, 200);
    if (json.ok() && !is_name(name, kMaxName)) return deny(400, "bad_name");
    seat = {.kind = SeatKind::Local, .name = name, .owner = host.id, .bot = {}};
  } else if (kind == "person" && json.has("id")) {
    allow_keys(json, {"kind", "id", "mark"});
    seat = {.kind = SeatKind::Invited, .name = {}, .owner = short_text(json.at("id"), 1, 32), .bot = {}};
  } else if (kind == "person") {
    allow_keys(json, {"kind", "name", "mark"});
    const std::string name = short_text(json.at("name"), 1, 200);
    if (json.ok() && !is_name(name, kMaxName)) return deny(400, "bad_name");
    seat = {.kind = SeatKind::Invited, .name = name, .owner = {}, .bot = {}};
  } else {
    json.at("kind").fail("is not known");
  }
  seat.mark = mark;
  return seat;
}

// Nobody is to be taken for somebody else: names that the host gives differ, from each other and from the host's own.
Done tell_apart(const std::vector<SeatRow>& seats) {
  const auto named = [](const SeatRow& seat) {
    return seat.kind == SeatKind::Person || seat.kind == SeatKind::Local ||
           (seat.kind == SeatKind::Invited && seat.owner.empty());
  };
  for (std::size_t i = 0; i < seats.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const bool own = seats[i].kind == SeatKind::Person && seats[j].kind == SeatKind::Person;  // the host, twice
      if (own || !named(seats[i]) || !named(seats[j]) || !is_same_name(seats[i].name, seats[j].name)) continue;
      return std::unexpected(Denial{400, "name_taken", {{"name", seats[i].name}}});
    }
  }
  return {};
}

// Luck that can be had again: of a number, or of a game that is over.
std::expected<void, Denial> read_luck(const JsonReader& json, Reader& reader, NewTable& wanted) {
  if (json.has("seed")) {
    const std::int64_t seed = json.at("seed").number(0, std::int64_t{1} << 53);
    wanted.luck = {KeyedNature::secret_of_seed(static_cast<std::uint64_t>(seed)), KeyedNature::Way::Placed};
    wanted.purpose = Purpose::Practice;
  }
  if (json.has("lesson") && json.at("lesson").flag()) {
    wanted.purpose = Purpose::Lesson;
    if (!json.has("seed")) json.at("lesson").fail("needs a seed");
  }
  if (!json.has("dice_of")) return {};
  if (json.has("seed")) json.at("dice_of").fail("does not go with seed");
  const std::string id = short_text(json.at("dice_of"), 1, 32);
  if (!json.ok()) return {};
  const auto found = reader.table(id);
  if (!found) return deny(503, "storage");
  if (!*found) return deny(404, "gone");
  if ((*found)->state != TableState::Over) return deny(409, "not_over");
  if ((*found)->game != wanted.game) json.at("dice_of").fail("is a table of another game");
  wanted.luck = {(*found)->secret, (*found)->chance};
  wanted.purpose = Purpose::Practice;
  return {};
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
  if (const auto apart = tell_apart(seats); !apart) return std::unexpected(apart.error());
  if (const auto invited = invite(seats, host, reader); !invited) return std::unexpected(invited.error());
  return seats;
}

std::expected<NewTable, Denial> read_new_table(const Json& body, const Identity& host, Reader& reader) {
  std::string problem;
  const JsonReader json(&body, "", &problem);
  allow_keys(json,
             {"game", "options", "seats", "name", "public", "spectator_chat", "start", "seed", "lesson", "dice_of"});
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
  if (const auto luck = read_luck(json, reader, wanted); !luck) return std::unexpected(luck.error());
  if (json.ok() && !json.has("seats")) json.at("seats");
  if (!json.ok()) return std::unexpected(bad(problem));
  if (!is_table_name(wanted.name)) return deny(400, "bad_name");
  auto seats = read_seats(body["seats"], *game, host, reader);
  if (!seats) return std::unexpected(seats.error());
  wanted.seats = std::move(*seats);
  return wanted;
}

}  // namespace rh::server
