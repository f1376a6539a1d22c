// Campaigns over HTTP (docs/protocol.md, "Campaigns").
#include "engine/core/campaign.h"

#include "server/api/http_api.h"
#include "server/api/new_table.h"
#include "server/api/strict.h"
#include "server/base/text.h"
#include "server/tables/writing.h"

namespace rh::server {
namespace {

void write_row(const CampaignRow& row, JsonWriter& json) {
  json.field("id", row.id).field("name", row.name).field("game", row.game).key("options").raw(row.options);
  json.field("host", row.host).field("created", row.created);
}

void write_names(const std::vector<std::string>& names, JsonWriter& json) {
  json.key("names").begin_array();
  for (const std::string& name : names) json.value(name);
  json.end_array();
}

// One that was imported or forked is a whole record, written by ourselves: its result is the last line.
void write_stored(const std::string& record, JsonWriter& json) {
  const auto header = parse_json(std::string_view(record).substr(0, record.find('\n')));
  const auto last = record.rfind('\n', record.size() - 2) + 1;
  const auto result = parse_json(std::string_view(record).substr(last));
  json.begin_object().field("state", "over");
  write_names(header.value("names", std::vector<std::string>()), json);
  if (result.contains("result")) json.key("result").raw(result["result"].dump());
  json.end_object();
}

// How a game ended. Like its row it may not be on disk yet: then the table that has just ended knows.
Read<std::string> result_of(const TableRow& row, House& house) {
  auto stored = house.reader().result(row.number);
  if (!stored || !stored->empty()) return stored;
  const auto table = house.find(row.id);
  return table && (*table)->match ? (*table)->match->position().result() : std::string();
}

Denial denial_of(const RecordError& error) {
  Denial denial = error.refusal ? Denial{400, "campaign_move", {{"move", shortened(error.move, 200)}}}
                                : Denial{400, error.problem.code, error.problem.arguments};
  if (error.refusal) denial.arguments.emplace_back("code", error.refusal.code);
  denial.arguments.emplace_back("line", std::to_string(error.line));
  return denial;
}

}  // namespace

// rest: "", "/import", "/C", "/C/next".
void HttpApi::campaigns(Call& call, std::string_view rest) {
  const bool post = call.request.method == "POST";
  if (call.request.method == "PUT") return call.reply(error_response({404, "not_found", {}}));
  if (rest.empty()) return post ? begin_campaign(call) : list_campaigns(call);
  rest.remove_prefix(1);
  if (rest == "import" && post) return import_campaign(call);
  const auto slash = rest.find('/');
  const std::string_view id = rest.substr(0, slash);
  const std::string_view what = slash == std::string_view::npos ? std::string_view{} : rest.substr(slash + 1);
  const auto campaign = id.size() > 32 ? deny(404, "no_such_campaign") : house_.find_campaign(id);
  if (!campaign) return call.reply(error_response(campaign.error()));
  if (post) return change_campaign(call, *campaign, what);
  if (what == "file") return give_file(call, *campaign);
  if (what == "views") return give_views(call, *campaign);
  if (!what.empty()) return call.reply(error_response({404, "not_found", {}}));
  show_campaign(call, *campaign);
}

void HttpApi::list_campaigns(Call& call) {
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  if (call.who) {
    const auto rows = house_.reader().campaigns_of(call.who->id);
    if (!rows) return call.reply(error_response({503, "storage", {}}));
    for (const CampaignRow& row : *rows) {
      json.begin_object();
      write_row(row, json);
      json.end_object();
    }
  }
  json.end_array();
  call.reply(json_response(std::move(text)));
}

void HttpApi::begin_campaign(Call& call) {
  auto wanted = read_new_table(call.body, *call.who, house_.reader());
  if (wanted && wanted->luck) wanted = std::unexpected(bad("seed and dice_of do not go with a campaign"));
  if (!wanted) return call.reply(error_response(wanted.error()));
  const auto made = house_.begin_campaign(*call.who, std::move(*wanted));
  if (!made) return call.reply(error_response(made.error()));
  answer_campaign(call, (*made)->row.campaign, (*made)->last_batch);
}

void HttpApi::import_campaign(Call& call) {
  const auto campaign = read_campaign(call.request.body);
  if (!campaign) return call.reply(error_response(denial_of(campaign.error())));
  for (const Campaign::Played& played : campaign->games) {
    for (const std::string& name : played.names) {
      if (!is_name(name, kMaxName)) return call.reply(error_response({400, "bad_name", {}}));
    }
  }
  const auto kept = house_.import_campaign(*call.who, *campaign);
  if (!kept) return call.reply(error_response(kept.error()));
  answer_campaign(call, kept->id, kept->batch);
}

void HttpApi::give_file(Call& call, const StoredCampaign& campaign) {
  auto file = house_.campaign_file(campaign, call.who ? call.who->id : "");
  if (!file) return call.reply(error_response(file.error()));
  answer_about(call, campaign, file_response(std::move(*file), campaign.row.game + "-" + campaign.row.id));
}

void HttpApi::give_views(Call& call, const StoredCampaign& campaign) {
  auto views = house_.campaign_views(campaign);
  if (!views) return call.reply(error_response(views.error()));
  answer_about(call, campaign, json_response(std::move(*views)));
}

void HttpApi::show_campaign(Call& call, const StoredCampaign& campaign) {
  const auto next = house_.next_options_of(campaign);
  if (!next && next.error().status == 503) return call.reply(error_response(next.error()));
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  write_row(campaign.row, json);
  json.field("state", next                                      ? "waiting"
                      : next.error().code == "campaign_running" ? "running"
                      : next.error().code == "campaign_over"    ? "over"
                                                                : "frozen");
  json.key("games").begin_array();
  for (const std::string& record : campaign.records) write_stored(record, json);
  for (const TableRow& row : campaign.tables) {
    json.begin_object().field("table", row.id).field("state", name_of(row.state));
    std::vector<std::string> names;
    names.reserve(row.seats.size());
    for (const SeatRow& seat : row.seats) names.push_back(seat.name);
    write_names(names, json);
    const auto result = row.state == TableState::Over ? result_of(row, house_) : Read<std::string>();
    if (!result) return call.reply(error_response({503, "storage", {}}));
    if (!result->empty()) json.key("result").raw(*result);
    json.end_object();
  }
  json.end_array();
  if (next) json.key("next").raw(next->json());
  json.end_object();
  answer_about(call, campaign, json_response(std::move(text)));
}

void HttpApi::answer_about(Call& call, const StoredCampaign& campaign, net::Response response) {
  house_.journal().then(house_.last_batch(campaign),
                        [response = std::move(response), reply = std::move(call.reply)](bool ok) mutable {
                          reply(ok ? std::move(response) : error_response({503, "storage", {}}));
                        });
}

void HttpApi::change_campaign(Call& call, const StoredCampaign& campaign, std::string_view what) {
  std::string problem;
  const JsonReader body(&call.body, "", &problem);
  if (what == "next") {
    allow_keys(body, {"options", "seats"});
    const Game* game = find_game(campaign.row.game);
    if (!body.ok()) return call.reply(error_response(bad(problem)));
    if (game == nullptr) return call.reply(error_response({409, "unknown_game", {{"game", campaign.row.game}}}));
    NextGame wanted;
    if (body.has("options")) {
      wanted.options.emplace(game->info().options);
      if (const auto set = wanted.options->set_all(call.body["options"]); !set)
        return call.reply(error_response({400, set.error().code, set.error().arguments}));
    }
    if (body.has("seats")) {
      auto seats = read_seats(call.body["seats"], *game, *call.who, house_.reader());
      if (!seats) return call.reply(error_response(seats.error()));
      wanted.seats = std::move(*seats);
    }
    const auto made = house_.next_game(campaign, *call.who, std::move(wanted));
    if (!made) return call.reply(error_response(made.error()));
    return answer_table(call, **made);
  }
  if (what == "fork") {
    allow_keys(body, {"games"});
    const auto games = body.at("games").number(0, 1000);
    if (!body.ok()) return call.reply(error_response(bad(problem)));
    const auto kept = house_.fork_campaign(campaign, *call.who, static_cast<std::size_t>(games));
    if (!kept) return call.reply(error_response(kept.error()));
    return answer_campaign(call, kept->id, kept->batch);
  }
  if (what != "delete") return call.reply(error_response({404, "not_found", {}}));
  allow_keys(body, {});
  if (!body.ok()) return call.reply(error_response(bad(problem)));
  const auto batch = house_.drop_campaign(campaign, *call.who);
  if (!batch) return call.reply(error_response(batch.error()));
  house_.journal().then(*batch, [reply = std::move(call.reply)](bool ok) mutable {
    reply(ok ? json_response("{}") : error_response({503, "storage", {}}));
  });
}

// A new campaign, read back when it is on disk.
void HttpApi::answer_campaign(Call& call, std::string_view id, std::uint64_t batch) {
  if (call.deed) call.deed->made = id;
  house_.journal().then(batch, [this, id = std::string(id), request = call.request, who = call.who,
                                reply = std::move(call.reply)](bool ok) mutable {
    const auto campaign = ok ? house_.find_campaign(id) : std::unexpected(Denial{503, "storage", {}});
    if (!campaign) return reply(error_response(campaign.error()));
    Call again{request, std::move(who), Json::object(), std::move(reply), {}};
    show_campaign(again, *campaign);
  });
}

}  // namespace rh::server
