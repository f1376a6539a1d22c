#include "server/api/http_api.h"

#include <algorithm>
#include <charconv>

#include "server/api/new_table.h"
#include "server/api/strict.h"
#include "server/api/table_actions.h"
#include "server/base/audit.h"
#include "server/base/ids.h"
#include "server/base/text.h"
#include "server/tables/story.h"
#include "server/tables/writing.h"

namespace rh::server {
namespace {

constexpr std::int64_t kHour = 3600 * 1000, kLinkLife = 24 * kHour, kInvitationLife = 30 * 24 * kHour;

void write_option(const OptionSpec& spec, JsonWriter& json) {
  json.begin_object().field("name", spec.name);
  switch (spec.type) {
    case OptionSpec::Type::Flag: json.field("type", "flag").field("default", spec.fallback != 0); break;
    case OptionSpec::Type::Number:
      json.field("type", "number").field("default", spec.fallback).field("low", spec.low).field("high", spec.high);
      break;
    case OptionSpec::Type::Choice:
      json.field("type", "choice").field("default", spec.choices[static_cast<std::size_t>(spec.fallback)]);
      json.key("choices").begin_array();
      for (const std::string& choice : spec.choices) json.value(choice);
      json.end_array();
      break;
    case OptionSpec::Type::Box:
      json.field("type", "box").field("default", (*spec.boxes)[static_cast<std::size_t>(spec.fallback)].name);
      break;
    case OptionSpec::Type::Document: json.field("type", "document"); break;
  }
  if (spec.min_seats > 0) json.key("seats").begin_array().value(spec.min_seats).value(spec.max_seats).end_array();
  if (!spec.needs.empty()) {
    json.key("needs").begin_object();
    for (const OptionSpec::Need& need : spec.needs) json.field(need.option, need.value);
    json.end_object();
  }
  if (spec.passing != OptionSpec::Passing::Same)
    json.field("passing", spec.passing == OptionSpec::Passing::Carried ? "carried" : "chosen");
  json.end_object();
}

void write_box_info(const Box& box, JsonWriter& json) {
  json.begin_object().field("name", box.name).field("hash", box.hash).field("facts", box.facts_hash);
  if (!box.title.empty()) json.field("title", box.title);
  if (box.max_seats > 0) json.key("seats").begin_array().value(box.min_seats).value(box.max_seats).end_array();
  json.end_object();
}

// list=mine|public, and for one's own: before=CURSOR, limit=1..100.
struct WantedList {
  bool of_all = false;
  ListCursor from;
  std::int64_t most = 100;
};

// "40" or "TIME.NUMBER": clients give back what they were given.
std::string cursor_text(const ListCursor& cursor) {
  if (cursor.open >= 0) return std::to_string(cursor.open);
  return std::to_string(cursor.ended) + "." + std::to_string(cursor.number);
}

std::optional<std::int64_t> whole_number(std::string_view text) {
  std::int64_t number = -1;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number < 0) return {};
  return number;
}

std::optional<ListCursor> read_cursor(std::string_view text) {
  const auto dot = text.find('.');
  const auto first = whole_number(text.substr(0, dot));
  if (!first) return {};
  if (dot == std::string_view::npos) return ListCursor{.open = *first};
  const auto second = whole_number(text.substr(dot + 1));
  if (!second) return {};
  return ListCursor{.open = -1, .ended = *first, .number = *second};
}

std::expected<WantedList, Denial> read_list(std::string_view query) {
  WantedList wanted;
  for (std::string_view rest = query; !rest.empty();) {
    const std::string_view one = rest.substr(0, rest.find('&'));
    rest.remove_prefix(std::min(rest.size(), one.size() + 1));
    if (one == "list=public" || one == "list=mine") {
      wanted.of_all = one == "list=public";
    } else if (const auto limit = one.starts_with("limit=") ? whole_number(one.substr(6)) : std::nullopt;
               limit && *limit >= 1 && *limit <= 100) {
      wanted.most = *limit;
    } else if (const auto cursor = one.starts_with("before=") ? read_cursor(one.substr(7)) : std::nullopt) {
      wanted.from = *cursor;
    } else {
      return std::unexpected(bad(std::string(one.substr(0, one.find('=')).substr(0, 32))));
    }
  }
  return wanted;
}

// "sit" of /tables/T/sit with {"seat":1}, "link" of /tables/T/seats/1/link, "claim" of /claim,
// "take" of /devices/take.
Deed deed_of(std::string_view path, const Json& body) {
  Deed deed;
  constexpr std::string_view kTables = "/tables/", kSeats = "seats/", kCampaigns = "/campaigns/",
                             kDevices = "/devices/";
  std::string_view rest = path.substr(1);
  if (path.starts_with(kDevices)) {
    deed.what = path.substr(kDevices.size());
    return deed;
  }
  if (path.starts_with(kCampaigns)) {
    rest = path.substr(kCampaigns.size());
    const auto slash = rest.find('/');
    if (slash != std::string_view::npos) deed.campaign = rest.substr(0, std::min<std::size_t>(slash, 32));
    deed.what = slash == std::string_view::npos ? rest : rest.substr(slash + 1);
    return deed;
  }
  if (path.starts_with(kTables)) {
    rest = path.substr(kTables.size());
    const auto slash = rest.find('/');
    deed.table = rest.substr(0, std::min<std::size_t>(slash, 32));
    rest = slash == std::string_view::npos ? std::string_view("table") : rest.substr(slash + 1);
  }
  if (rest.starts_with(kSeats)) {
    rest.remove_prefix(kSeats.size());
    (void)std::from_chars(rest.data(), rest.data() + rest.size(), deed.seat);
    rest = rest.substr(std::min(rest.size(), rest.find('/') + 1));
  } else if (const auto seat = body.find("seat"); seat != body.end() && seat->is_number_unsigned()) {
    deed.seat = seat->get<std::int64_t>();
  }
  deed.what = rest == "tables" ? "create" : rest == "campaigns" ? "campaign" : rest == "me" ? "name" : rest;
  return deed;
}

// A path may be anything, even a code in the wrong place; what we call our deeds is a word.
bool is_word(std::string_view text) {
  return text.size() <= 16 && std::ranges::all_of(text, [](char c) { return c >= 'a' && c <= 'z'; });
}

// Written when the answer is known, which is when what it says is on disk. A path that does not exist is
// nobody's deed.
net::Reply audited(std::shared_ptr<Deed> deed, net::Reply reply) {
  return [deed = std::move(deed), reply = std::move(reply)](net::Response response) mutable {
    const Json denial = response.status >= 400 ? parse_json(response.text) : Json();
    const std::string code = denial.is_object() ? denial.value("error", "") : std::string();
    if (code != "not_found" && is_word(deed->what)) {
      audit(deed->what, {{"who", deed->who},
                         {"address", deed->address},
                         {"table", deed->table},
                         {"campaign", deed->campaign},
                         {"seat", deed->seat},
                         {"made", deed->made},
                         {"denied", code}});
    }
    reply(std::move(response));
  };
}

}  // namespace

net::Response json_response(std::string text, int status) {
  return {.status = status,
          .type = "application/json",
          .text = std::move(text),
          .shared = nullptr,
          .headers = {{"Cache-Control", "no-store"}}};
}

net::Response file_response(std::string text, const std::string& name) {
  return {.status = 200,
          .type = "application/jsonl; charset=utf-8",
          .text = std::move(text),
          .shared = nullptr,
          .headers = {{"Cache-Control", "no-store"},
                      {"Content-Disposition", "attachment; filename=\"" + name + ".jsonl\""}}};
}

net::Response error_response(const Denial& denial) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("error", denial.code).key("args").begin_object();
  for (const auto& [name, value] : denial.arguments) json.field(name, value);
  json.end_object().end_object();
  return json_response(std::move(text), denial.status);
}

Read<std::optional<Identity>> identity_of_request(Reader& reader, const net::Request& request) {
  constexpr std::string_view kName = "rh_token=";
  std::string_view rest = request.cookie;
  while (!rest.empty()) {
    const auto end = rest.find(';');
    std::string_view one = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
    while (one.starts_with(' ')) one.remove_prefix(1);
    if (!one.starts_with(kName)) continue;
    const auto hash = hash_of_token(one.substr(kName.size()));
    if (!hash) continue;
    auto who = reader.identity_of_token(*hash);
    if (who && *who) {
      (*who)->address = request.client;
      (*who)->device = *hash;
    }
    return who;
  }
  return std::optional<Identity>();
}

void HttpApi::request(const net::Request& request, net::Reply reply) {
  auto who = identity_of_request(house_.reader(), request);
  if (!who) return reply(error_response({503, "storage", {}}));
  Call call{request, std::move(*who), Json::object(), std::move(reply), {}};
  const std::string_view path = std::string_view(request.path).substr(4);  // without "/api"
  const bool get = request.method == "GET" || request.method == "HEAD";
  const bool post = request.method == "POST";
  if (!get && !post && request.method != "PUT")
    return call.reply(error_response({405, "bad_request", {{"where", "method"}}}));
  if (!get && !request.body.empty() && request.path != kImportPath) {
    call.body = parse_json(request.body);
    if (!call.body.is_object()) return call.reply(error_response(bad("not a JSON object")));
  }
  if (!get && audits()) {
    call.deed = std::make_shared<Deed>(deed_of(path, call.body));
    call.deed->who = call.who ? call.who->id : std::string();
    call.deed->address = request.client;
    call.reply = audited(call.deed, std::move(call.reply));
  }
  if (path == "/me") return me(call);
  if (path == "/devices" || path.starts_with("/devices/")) return devices(call, path.substr(8));
  if (!get && !call.who) return call.reply(error_response({401, "no_name", {}}));
  if (path == "/games" && get) return games(call);
  if (path == "/tables" && get) return list(call);
  if (path == "/tables" && post) return create(call);
  if (path == "/people" && get) return people(call);
  if (path == "/me/results" && get) return results(call);
  if (request.path.starts_with(kJoinPath) && get) return join(call, request.path.substr(kJoinPath.size()));
  if (path == "/claim" && post) return claim(call);
  if (path == "/campaigns" || path.starts_with("/campaigns/")) return campaigns(call, path.substr(10));
  if (path.starts_with("/games/") && get) return call.reply(boxes_.answer(request));
  constexpr std::string_view kTables = "/tables/";
  if (path.starts_with(kTables)) {
    const std::string_view rest = path.substr(kTables.size());
    const auto slash = rest.find('/');
    const std::string_view action = slash == std::string_view::npos ? std::string_view{} : rest.substr(slash + 1);
    return table(call, rest.substr(0, slash), action);
  }
  call.reply(error_response({404, "not_found", {}}));
}

void HttpApi::me(Call& call) {
  std::string text;
  JsonWriter json(text);
  if (call.request.method != "PUT") {
    if (call.who) {
      json.begin_object().field("name", call.who->name).field("id", call.who->id).end_object();
    } else {
      text = R"({"name":null})";
    }
    return call.reply(json_response(std::move(text)));
  }
  std::string problem;
  const JsonReader body(&call.body, "", &problem);
  allow_keys(body, {"name"});
  const std::string name = short_text(body.at("name"), 1, 200);
  if (!body.ok()) return call.reply(error_response(bad(problem)));
  if (!is_name(name, kMaxName)) return call.reply(error_response({400, "bad_name", {}}));

  Batch batch;
  Identity who;
  std::string cookie;
  if (call.who) {
    if (const Done may = house_.may_be_called(*call.who, name); !may) return call.reply(error_response(may.error()));
    who = {call.who->id, name};
    batch.writes.emplace_back(Rename{who});
  } else {
    who = {"p_" + random_name(12), name};
    if (call.deed) call.deed->who = who.id;
    const std::string token = new_token();
    batch.writes.emplace_back(PutIdentity{who, *hash_of_token(token)});
    cookie = cookie_of(token);
  }
  json.begin_object().field("name", who.name).field("id", who.id).end_object();
  net::Response response = json_response(std::move(text));
  if (!cookie.empty()) response.headers.emplace_back("Set-Cookie", cookie);
  const bool renamed = call.who.has_value();
  batch.after.push_back(
      [this, who, renamed, response = std::move(response), reply = std::move(call.reply)](bool ok) mutable {
        if (!ok) return reply(error_response({503, "storage", {}}));
        if (renamed) house_.renamed(who);
        reply(std::move(response));
      });
  house_.journal().submit(std::move(batch));
}

std::string HttpApi::cookie_of(std::string_view token) const {
  std::string cookie = "rh_token=" + std::string(token) + "; Path=/; Max-Age=63072000; HttpOnly; SameSite=Lax";
  if (config_.public_url.starts_with("https:")) cookie += "; Secure";
  return cookie;
}

const Packed& HttpApi::list_of_games() {
  if (games_.plain) return games_;
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  for (const Game* game : rh::games()) {
    const GameInfo& info = game->info();
    json.begin_object().field("id", info.id).field("prefix", info.prefix);
    json.field("min_seats", info.min_seats).field("max_seats", info.max_seats).key("options").begin_array();
    for (const OptionSpec& spec : info.options) write_option(spec, json);
    json.end_array().key("boxes").begin_array();
    for (std::size_t i = 0; i < game->boxes().size(); ++i) write_box_info(game->boxes()[i], json);
    json.end_array().key("bots").begin_array();
    for (const BotInfo& bot : bots_of(*game)) json.value(bot.name);
    json.end_array().end_object();
  }
  json.end_array();
  games_ = {.plain = std::make_shared<const std::string>(text), .gzip = compressed(text), .brotli = squeezed(text)};
  games_tag_ = tag_of(text);
  return games_;
}

void HttpApi::games(Call& call) {
  const Packed& list = list_of_games();
  call.reply(packed_response(call.request, list, "application/json", games_tag_, "no-cache"));
}

void HttpApi::list(Call& call) {
  const auto wanted = read_list(call.request.query);
  if (!wanted) return call.reply(error_response(wanted.error()));
  ListPage page;
  if (wanted->of_all) {
    auto rows = house_.reader().public_tables();
    if (!rows) return call.reply(error_response({503, "storage", {}}));
    page.rows = std::move(*rows);
  } else if (call.who) {
    auto read = house_.reader().tables_of(call.who->id, wanted->from, wanted->most);
    if (!read) return call.reply(error_response({503, "storage", {}}));
    page = std::move(*read);
  }
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  for (const TableRow& row : page.rows) write_table(row, call.who ? call.who->id : "", json);
  json.end_array();
  net::Response response = json_response(std::move(text));
  if (page.next) response.headers.emplace_back("Next-Page", cursor_text(*page.next));
  call.reply(std::move(response));
}

void HttpApi::people(Call& call) {
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  if (call.who) {
    const auto people = house_.reader().people_of(call.who->id);
    if (!people) return call.reply(error_response({503, "storage", {}}));
    for (const Identity& person : *people)
      json.begin_object().field("id", person.id).field("name", person.name).end_object();
  }
  json.end_array();
  call.reply(json_response(std::move(text)));
}

void HttpApi::results(Call& call) {
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  if (call.who) {
    const auto finished = house_.reader().results_of(call.who->id);
    if (!finished) return call.reply(error_response({503, "storage", {}}));
    for (const Reader::Finished& one : *finished) write_result(one.row, one.ended, call.who->id, json);
  }
  json.end_array();
  // Much of the same, many times: a tenth of it travels.
  const Packed packed{.plain = std::make_shared<const std::string>(text), .gzip = compressed(text), .brotli = nullptr};
  call.reply(packed_response(call.request, packed, "application/json", tag_of(text), "no-store"));
}

void HttpApi::join(Call& call, std::string_view code) {
  const auto found = house_.join(code);
  if (!found) return call.reply(error_response(found.error()));
  std::string text;
  JsonWriter(text).begin_object().field("table", (*found)->row.id).end_object();
  house_.journal().then((*found)->last_batch, [text = std::move(text), reply = std::move(call.reply)](bool ok) mutable {
    reply(ok ? json_response(std::move(text)) : error_response({503, "storage", {}}));
  });
}

void HttpApi::create(Call& call) {
  auto wanted = read_new_table(call.body, *call.who, house_.reader());
  if (!wanted) return call.reply(error_response(wanted.error()));
  const auto made = house_.create(*call.who, std::move(*wanted));
  if (!made) return call.reply(error_response(made.error()));
  answer_table(call, **made);
}

void HttpApi::answer_table(Call& call, const Table& table) {
  if (call.deed && call.deed->table != table.row.id) call.deed->made = table.row.id;
  house_.journal().then(table.last_batch, [text = table_json(table.row, call.who ? call.who->id : ""),
                                           reply = std::move(call.reply)](bool ok) mutable {
    reply(ok ? json_response(std::move(text)) : error_response({503, "storage", {}}));
  });
}

void HttpApi::table(Call& call, std::string_view id, std::string_view action) {
  if (id.size() > 32) return call.reply(error_response({404, "gone", {}}));
  const auto found = house_.find(id);
  if (!found) return call.reply(error_response(found.error()));
  Table* table = *found;
  const bool post = call.request.method == "POST";
  if (!post) {
    if (action.empty()) return answer_table(call, *table);
    if (action != "record") return call.reply(error_response({404, "not_found", {}}));
    auto record = house_.record_of(*table, call.who ? call.who->id : "");
    if (!record) return call.reply(error_response(record.error()));
    net::Response response = file_response(std::move(*record), table->row.game + "-" + table->row.id);
    return house_.journal().then(table->last_batch,
                                 [response = std::move(response), reply = std::move(call.reply)](bool ok) mutable {
                                   reply(ok ? std::move(response) : error_response({503, "storage", {}}));
                                 });
  }
  if (table->row.frozen == Frozen::Damaged) return call.reply(error_response({409, "frozen", {}}));
  if (action.starts_with("seats/") && action.ends_with("/link"))
    return link(call, *table, action.substr(6, action.size() - 11));
  const auto done = act(house_, *table, *call.who, action, call.body);
  if (!done) return call.reply(error_response(done.error()));
  answer_table(call, **done);
}

void HttpApi::link(Call& call, Table& table, std::string_view seat_text) {
  int seat = -1;
  const char* end = seat_text.data() + seat_text.size();
  if (const auto read = std::from_chars(seat_text.data(), end, seat); read.ec != std::errc{} || read.ptr != end)
    return call.reply(error_response({404, "no_such_seat", {}}));
  bool invitation = false;
  if (const auto may = house_.link_for(table, *call.who, seat, invitation); !may)
    return call.reply(error_response(may.error()));
  const std::string code = new_token();
  Batch batch;
  // Only the newest invitation to a seat is good: the host can make a link that went astray worthless.
  if (invitation) batch.writes.emplace_back(DropLinks{table.row.id, seat});
  batch.writes.emplace_back(PutLink{{.code = *hash_of_token(code),
                                     .table = table.row.id,
                                     .seat = seat,
                                     .expires = now_ms() + (invitation ? kInvitationLife : kLinkLife),
                                     .invitation = invitation}});
  batch.after.push_back([code, reply = std::move(call.reply)](bool ok) mutable {
    if (!ok) return reply(error_response({503, "storage", {}}));
    reply(json_response("{\"code\":\"" + code + "\"}"));
  });
  house_.journal().submit(std::move(batch));
}

void HttpApi::claim(Call& call) {
  std::string problem;
  const JsonReader body(&call.body, "", &problem);
  allow_keys(body, {"code"});
  const std::string code = short_text(body.at("code"), 1, 64);
  if (!body.ok()) return call.reply(error_response(bad(problem)));
  const auto hash = hash_of_token(code);
  const auto found = hash ? house_.reader().link(*hash) : Read<std::optional<SeatLink>>();
  if (!found) return call.reply(error_response({503, "storage", {}}));
  const auto& link = *found;
  const bool usable = link && link->expires > now_ms();
  const auto table = usable ? house_.find(link->table) : std::expected<Table*, Denial>(deny(404, "bad_code"));
  if (!table) return call.reply(error_response(table.error()));
  if (call.deed) call.deed->table = link->table, call.deed->seat = link->seat;
  if ((*table)->row.frozen == Frozen::Damaged) return call.reply(error_response({409, "frozen", {}}));
  if (const auto done = house_.give_seat(**table, *link, *call.who); !done)
    return call.reply(error_response(done.error()));
  answer_table(call, **table);
}

}  // namespace rh::server
