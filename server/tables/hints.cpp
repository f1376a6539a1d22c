// The part of the house that answers "what would be best now?": the game's adviser thinks on the bots' threads, through
// the outlook of the seat that asks, so that it knows no more than its player.
#include <algorithm>

#include "bots/advice.h"
#include "server/tables/house.h"
#include "server/tables/viewer.h"

namespace rh::server {
namespace {

constexpr double kMostSeconds = 0.5;
constexpr std::size_t kMostMoves = 8;

struct Counsel {
  std::unique_ptr<Adviser> adviser;
  std::unique_ptr<Position> position;
  Seat seat = 0;
  std::vector<Forecast> estimate;
  std::vector<RatedMove> moves;
  double spent = 0;
};

// The estimate has its own measure; the time is for the moves.
void think(Counsel& counsel, const Means& means) {
  const Work work;
  const Outlook outlook(*counsel.position, counsel.seat);
  counsel.estimate =
      counsel.adviser->estimate(outlook, {.budget = {}, .random = means.random, .workspace = means.workspace});
  counsel.moves = counsel.adviser->rate(outlook, means);
  if (counsel.moves.size() > kMostMoves) counsel.moves.resize(kMostMoves);
  counsel.spent = work.seconds(0);
}

// All of the answer but its number.
std::string counsel_text(const Table& table, const Counsel& counsel, std::uint32_t version) {
  const Game& game = table.match->game();
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("table", table.row.id).field("seat", counsel.seat);
  json.field("v", static_cast<std::int64_t>(version));
  json.field("hints", table.row.seats[static_cast<std::size_t>(counsel.seat)].hints).key("estimate").begin_array();
  for (const Forecast& forecast : counsel.estimate) write_forecast(forecast, json);
  json.end_array().key("moves").begin_array();
  for (const RatedMove& rated : counsel.moves) write_rated(game, rated, json);
  json.end_array().end_object();
  return text;
}

std::string answer_to(std::int64_t n, std::string_view counsel) {
  std::string text = R"({"t":"hint",)";
  if (n >= 0) text += "\"n\":" + std::to_string(n) + ",";
  return text.append(counsel.substr(1));
}

}  // namespace

Done House::advise(Table& table, Seat seat, net::Socket& socket, std::int64_t n) {
  if (table.row.state != TableState::Running) return deny(409, "not_running");
  if (!table.match->position().turn().has(seat)) return deny(409, "not_to_move");
  auto adviser = make_adviser(table.match->game());
  if (!adviser) return deny(409, "no_hints");
  auto at = std::ranges::find(table.advice, seat, &Advice::seat);
  if (at == table.advice.end()) at = table.advice.insert(at, Advice{.seat = seat});
  const std::uint32_t version = table.version(seat);
  if (!at->text.empty() && at->version == version) {
    send(table, socket.shared_from_this(), answer_to(n, at->text));
    return {};
  }
  const auto client = viewer_of(socket).client;
  if (at->thinking || (config_.rate != 0 && client->thinking.debt(Clock::now()).count() > 0))
    return deny(429, "too_fast");
  *at = {.seat = seat, .version = version, .thinking = true};
  auto counsel = std::make_shared<Counsel>(
      Counsel{.adviser = std::move(adviser), .position = table.match->position().clone(), .seat = seat});
  pool_.think({.table = table.row.id,
               .owner = identity_of(socket).id,
               .awaited = true,
               .since = Clock::now(),
               .most = kMostSeconds,
               .random = table.luck("roundhouse hint", seat),
               .think = [counsel](const Means& means) { think(*counsel, means); },
               .then =
                   [this, counsel, client, n, version, id = table.row.id, generation = table.generation,
                    to = socket.shared_from_this()] {
                     client->thinking.charge(Clock::now(), counsel->spent);
                     const auto found = tables_.find(id);
                     // Read anew, or given up meanwhile: whoever asked was told so.
                     if (found == tables_.end() || found->second->generation != generation) return;
                     Table& now = *found->second;
                     const auto asked = std::ranges::find(now.advice, counsel->seat, &Advice::seat);
                     asked->thinking = false;
                     if (!now.match) return;
                     const int hints = ++now.row.seats[static_cast<std::size_t>(counsel->seat)].hints;
                     asked->text = counsel_text(now, *counsel, version);
                     Batch batch;
                     batch.writes.emplace_back(PutHints{now.row.number, counsel->seat, hints});
                     batch.messages.push_back({to, answer_to(n, asked->text)});
                     submit(now, std::move(batch));
                   }});
  return {};
}

}  // namespace rh::server
