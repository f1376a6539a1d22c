// The WebAssembly module: one function that takes a request as JSON and answers with JSON, so that
// any host (a Web Worker, Node) needs a dozen lines to use it. Requests:
//   {"op":"games"}
//   {"op":"replay","record":TEXT}                      the state's hash, the result when it is over
//   {"op":"verify","record":TEXT}                      were the dice of a finished game fair?
//   {"op":"legal","record":TEXT,"seat":S}              the texts of the legal moves; seat -1 is nature
//   {"op":"view","record":TEXT,"seat":S}               what that seat may see; -2 is a spectator
//   {"op":"choose","record":TEXT,"seat":S,"bot":NAME,"seed":N,"iterations":N}
//   {"op":"estimate","record":TEXT,"seat":S,"seed":N}  how the game will end, as that seat sees it
//   {"op":"rate","record":TEXT,"seat":S,"seed":N}      the same, and what its best moves are worth
//   {"op":"sim","game":ID,"options":{...},"bots":[NAME,...],"seed":N,"iterations":N}   the record of a whole game;
//                                                      with "secret":HEX its dice and draws are those of that table
// Answers: {"ok":true,...}, or {"ok":false,"code":...,"line":...}.
#include <cstdlib>
#include <string>

#include "bots/advice.h"
#include "bots/cast.h"
#include "engine/core/json_reader.h"
#include "engine/core/record.h"
#include "engine/core/sha256.h"
#include "engine/core/verify.h"

namespace {

using namespace rh;

std::string answer;

std::string refuse(std::string_view code, int line = 0) {
  std::string text;
  JsonWriter(text).begin_object().field("ok", false).field("code", code).field("line", line).end_object();
  return text;
}

// `edition`: the record was made with another edition of its box, which may be the reason.
std::string refuse(const RecordError& error) {
  std::string text = refuse(error.refusal ? error.refusal.code : std::string_view(error.problem.code), error.line);
  if (error.other_edition) text.replace(text.size() - 1, 1, ",\"edition\":true}");
  return text;
}

std::string check_dice(const Record& record) {
  const auto verified = verify(record);
  if (!verified) return refuse(verified.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("ok", true).field("nature_moves", static_cast<std::int64_t>(verified->nature_moves));
  json.field("finished", verified->finished).end_object();
  return text;
}

std::string hex(std::uint64_t number) {
  std::array<std::uint8_t, 8> bytes;
  for (int i = 0; i < 8; ++i) bytes[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(number >> (56 - 8 * i));
  return to_hex(bytes);
}

std::string list_games() {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("ok", true).key("games").begin_array();
  for (const Game* game : games()) {
    json.begin_object().field("id", game->info().id).field("name", game->info().name).key("bots").begin_array();
    for (const BotInfo& bot : bots_of(*game)) json.value(bot.name);
    json.end_array().end_object();
  }
  json.end_array().end_object();
  return text;
}

// "estimate" and "moves" as in the protocol's `hint`.
std::string advise(bool with_moves, const Match& match, Seat seat, const JsonReader& request) {
  // Luck of its own for each question, as in an analysis.
  Random random(static_cast<std::uint64_t>(request.at("seed").number(0, INT64_MAX))), again = random;
  if (!request.ok() || seat < 0) return refuse("bad_request");
  const auto adviser = make_adviser(match.game());
  if (!adviser) return refuse("no_adviser");
  if (with_moves && !match.position().turn().has(seat)) return refuse("not_to_move");
  Workspace workspace;
  const Outlook outlook(match.position(), seat);
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("ok", true).key("estimate").begin_array();
  for (const Forecast& forecast : adviser->estimate(outlook, {{}, random, workspace})) write_forecast(forecast, json);
  json.end_array();
  if (with_moves) {
    json.key("moves").begin_array();
    for (const RatedMove& rated : adviser->rate(outlook, {{}, again, workspace}))
      write_rated(match.game(), rated, json);
    json.end_array();
  }
  json.end_object();
  return text;
}

std::string work(std::string_view op, const Match& match, const JsonReader& request) {
  const Position& position = match.position();
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("ok", true);
  if (op == "replay") {
    json.field("hash", hex(position.hash())).field("moves", static_cast<std::int64_t>(match.log().size()));
    if (match.over()) json.key("result").raw(position.result());
    json.end_object();
    return text;
  }
  const auto seat = static_cast<Seat>(request.at("seat").number(kSpectator, position.seats() - 1));
  if (!request.ok()) return refuse("bad_request");
  if (op == "view") {
    json.key("view").raw(position.view(seat)).end_object();
    return text;
  }
  if (op == "legal") {
    std::vector<PackedMove> moves;
    position.legal(seat, moves);
    json.key("moves").begin_array();
    for (const PackedMove move : moves) json.value(match.game().print(move));
    json.end_array();
    if (match.game().quotes()) {
      json.key("quotes").begin_array();
      for (const PackedMove move : moves) {
        const std::string quote = position.quote(seat, move);
        json.raw(quote.empty() ? "null" : quote);
      }
      json.end_array();
    }
    json.end_object();
    return text;
  }
  if (op == "choose") {
    const auto bot = make_bot(match.game(), request.at("bot").text());
    const Budget budget{.iterations = static_cast<std::uint64_t>(request.at("iterations").number(0, INT64_MAX))};
    Random random(static_cast<std::uint64_t>(request.at("seed").number(0, INT64_MAX)));
    if (!request.ok() || !bot) return refuse("bad_request");
    if (seat < 0 || !position.turn().has(seat)) return refuse("not_to_move");
    Workspace workspace;
    const PackedMove move = bot->choose(Outlook(position, seat), {budget, random, workspace});
    json.field("move", match.game().print(move)).end_object();
    return text;
  }
  if (op == "estimate" || op == "rate") return advise(op == "rate", match, seat, request);
  return refuse("unknown_op");
}

// The game that `roundhouse sim` plays with this seed, move for move; or what the bots would have made of a table's
// luck.
std::string simulate(const JsonReader& request) {
  const Game* game = find_game(request.at("game").text());
  if (!request.ok() || game == nullptr) return refuse("unknown_game");
  Options options(game->info().options);
  if (!options.set_all(request.at("options").json())) return refuse("bad_options");
  std::vector<std::string> bots;
  for (std::size_t i = 0; i < request.at("bots").size(); ++i) {
    bots.emplace_back(request.at("bots").at(i).text());
    if (!make_bot(*game, bots.back())) return refuse("unknown_bot");
  }
  const auto seed = static_cast<std::uint64_t>(request.at("seed").number(0, INT64_MAX));
  const Budget budget{.iterations = static_cast<std::uint64_t>(request.at("iterations").number(0, INT64_MAX))};
  if (!request.ok()) return refuse("bad_request");
  auto match = Match::start(*game, options, static_cast<int>(bots.size()));
  if (!match) return refuse(match.error().code);
  Cast cast(*game, bots, seed);
  Digest secret = cast.nature().secret();
  const bool of_table = request.has("secret");
  if (of_table && !from_hex(request.at("secret").text(), secret)) return refuse("bad_request");
  const KeyedNature nature(secret);
  while (!match->over()) {
    const Seat seat = match->position().turn().first();
    const PackedMove move = seat == kNature ? nature.choose(*match) : cast.choose(match->position(), seat, budget);
    if (const Refusal refusal = match->play(seat, move)) return refuse(refusal.code);
  }
  std::string text;
  JsonWriter json(text);
  const std::string record = of_table ? write_record(*match, bots, header_of(nature.way())) : cast.record(*match);
  json.begin_object().field("ok", true).field("record", record).end_object();
  return text;
}

std::string handle(std::string_view text) {
  const Json json = parse_json(text);
  if (json.is_discarded()) return refuse("not_json");
  std::string problem;
  const JsonReader request(&json, "", &problem);
  const std::string_view op = request.at("op").text();
  if (op == "games") return list_games();
  if (op == "notation") {
    const Game* game = find_game(request.at("game").text());
    return game == nullptr ? refuse("unknown_game") : game->notation().json();
  }
  if (op == "sim") return simulate(request);
  const std::string_view record_text = request.at("record").text();
  if (!request.ok()) return refuse("bad_request");
  const auto record = read_record(record_text);
  if (!record) return refuse(record.error().problem.code, record.error().line);
  if (op == "verify") return check_dice(*record);
  const auto match = replay(*record);
  if (!match) return refuse(match.error());
  return work(op, *match, request);
}

}  // namespace

extern "C" {

[[clang::export_name("rh_alloc")]] void* rh_alloc(std::size_t size) { return std::malloc(size); }
[[clang::export_name("rh_free")]] void rh_free(void* memory) { std::free(memory); }

// The answer stays valid until the next call.
[[clang::export_name("rh_call")]] const char* rh_call(const char* request, std::size_t size) {
  answer = handle({request, size});
  return answer.data();
}
[[clang::export_name("rh_answer_size")]] std::size_t rh_answer_size() { return answer.size(); }
}
