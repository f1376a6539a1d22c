// The devices of a person (docs/protocol.md, "Devices"): each has a token of its own. A link brings another one in,
// once and within minutes; whoever has it may look whose it is, take it or refuse it. Each device can be signed out.
#include <algorithm>

#include "server/api/http_api.h"
#include "server/api/new_table.h"
#include "server/api/strict.h"
#include "server/base/ids.h"

namespace rh::server {
namespace {

constexpr std::int64_t kLife = 10 * 60 * 1000;
constexpr std::size_t kMostDevices = 20;

bool is_about_link(std::string_view rest) { return rest == "/look" || rest == "/take" || rest == "/refuse"; }

// What a device is called to its owner: enough of the hash to tell it from the others.
std::string name_of(const Digest& device) { return to_hex(device).substr(0, 16); }

std::string json_of(const Identity& who) {
  std::string text;
  JsonWriter(text).begin_object().field("name", who.name).field("id", who.id).end_object();
  return text;
}

std::move_only_function<void(bool)> answer_when_stored(net::Reply reply, net::Response response) {
  return [reply = std::move(reply), response = std::move(response)](bool ok) mutable {
    reply(ok ? std::move(response) : error_response({503, "storage", {}}));
  };
}

}  // namespace

bool shows_code(std::string_view path) {
  constexpr std::string_view kDevices = "/api/devices";
  if (path.starts_with(kDevices)) return is_about_link(path.substr(kDevices.size()));
  return path == "/api/claim" || path.starts_with(kJoinPath);
}

void HttpApi::devices(Call& call, std::string_view rest) {
  if (call.request.method != "POST") {
    return rest.empty() && call.request.method != "PUT" ? list_devices(call)
                                                        : call.reply(error_response({404, "not_found", {}}));
  }
  if (is_about_link(rest)) {
    const auto link = shown_link(call);
    if (!link) return call.reply(error_response(link.error()));
    if (rest == "/look") return call.reply(json_response(json_of(link->owner)));
    if (rest == "/take") return take_device(call, *link);
    Batch batch;
    batch.after.push_back(answer_when_stored(std::move(call.reply), json_response("{}")));
    return end_link(link->owner.id, std::move(batch));
  }
  if (!call.who) return call.reply(error_response({401, "no_name", {}}));
  if (rest == "/link") return link_device(call);
  if (rest == "/unlink") return unlink_device(call);
  if (rest == "/out") return sign_out(call);
  call.reply(error_response({404, "not_found", {}}));
}

void HttpApi::list_devices(Call& call) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().key("devices").begin_array();
  std::int64_t ends = 0;
  if (call.who) {
    const auto devices = house_.reader().devices_of(call.who->id);
    const auto link = house_.reader().device_link_ends(call.who->id);
    if (!devices || !link) return call.reply(error_response({503, "storage", {}}));
    for (const Device& device : *devices) {
      json.begin_object().field("id", name_of(device.token)).field("since", device.since);
      json.field("here", device.token == call.who->device).end_object();
    }
    ends = *link > now_ms() ? *link : 0;
  }
  json.end_array();
  if (ends > 0) json.field("link", ends);
  json.end_object();
  call.reply(json_response(std::move(text)));
}

void HttpApi::link_device(Call& call) {
  std::string problem;
  allow_keys(JsonReader(&call.body, "", &problem), {});
  if (!problem.empty()) return call.reply(error_response(bad(problem)));
  const std::string code = new_token();
  const std::int64_t expires = now_ms() + kLife;
  std::string text;
  JsonWriter(text).begin_object().field("code", code).field("expires", expires).end_object();
  Batch batch;
  batch.writes.emplace_back(PutDeviceLink{{.code = *hash_of_token(code), .owner = *call.who, .expires = expires}});
  batch.after.push_back(answer_when_stored(std::move(call.reply), json_response(std::move(text))));
  // The code is not known to anybody before it is on disk: what is shown until then is the one before.
  ended_links_[call.who->id] = house_.journal().submit(std::move(batch));
}

void HttpApi::unlink_device(Call& call) {
  std::string problem;
  allow_keys(JsonReader(&call.body, "", &problem), {});
  if (!problem.empty()) return call.reply(error_response(bad(problem)));
  Batch batch;
  batch.after.push_back(answer_when_stored(std::move(call.reply), json_response("{}")));
  end_link(call.who->id, std::move(batch));
}

void HttpApi::end_link(const std::string& identity, Batch batch) {
  std::erase_if(ended_links_, [this](const auto& entry) { return !house_.journal().held(entry.second); });
  batch.writes.emplace_back(DropDeviceLink{identity});
  ended_links_[identity] = house_.journal().submit(std::move(batch));
}

std::expected<DeviceLink, Denial> HttpApi::shown_link(Call& call) {
  std::string problem;
  const JsonReader body(&call.body, "", &problem);
  allow_keys(body, {"code"});
  const std::string code = short_text(body.at("code"), 1, 64);
  if (!body.ok()) return std::unexpected(bad(problem));
  const auto hash = hash_of_token(code);
  const auto found = hash ? house_.reader().device_link(*hash) : Read<std::optional<DeviceLink>>();
  if (!found) return deny(503, "storage");
  if (!*found || (*found)->expires <= now_ms()) return deny(404, "bad_code");
  // The disk may be a few milliseconds behind: what ended this link is on its way there.
  const auto ended = ended_links_.find((*found)->owner.id);
  if (ended != ended_links_.end() && house_.journal().held(ended->second)) return deny(404, "bad_code");
  return **found;
}

void HttpApi::take_device(Call& call, const DeviceLink& link) {
  net::Response response = json_response(json_of(link.owner));
  if (call.who && call.who->id == link.owner.id) return call.reply(std::move(response));
  const auto devices = house_.reader().devices_of(link.owner.id);
  if (!devices) return call.reply(error_response({503, "storage", {}}));
  if (devices->size() >= kMostDevices)
    return call.reply(error_response({409, "too_many", {{"limit", std::to_string(kMostDevices)}}}));
  if (call.deed) call.deed->who = link.owner.id;
  const std::string token = new_token();
  response.headers.emplace_back("Set-Cookie", cookie_of(token));
  Batch batch;
  batch.writes.emplace_back(PutToken{link.owner.id, *hash_of_token(token)});
  // Whoever it was before is not at this device any more.
  if (call.who) {
    batch.writes.emplace_back(DropToken{call.who->device});
    batch.after.push_back([this, device = call.who->device](bool ok) {
      if (ok) cut_off_(device);
    });
  }
  batch.after.push_back(answer_when_stored(std::move(call.reply), std::move(response)));
  end_link(link.owner.id, std::move(batch));
}

void HttpApi::sign_out(Call& call) {
  std::string problem;
  const JsonReader body(&call.body, "", &problem);
  allow_keys(body, {"id"});
  const std::string id = short_text(body.at("id"), 1, 16);
  if (!body.ok()) return call.reply(error_response(bad(problem)));
  const auto devices = house_.reader().devices_of(call.who->id);
  if (!devices) return call.reply(error_response({503, "storage", {}}));
  const auto found = std::ranges::find(*devices, id, [](const Device& device) { return name_of(device.token); });
  if (found == devices->end()) return call.reply(error_response({404, "unknown_device", {}}));
  if (found->token == call.who->device) return call.reply(error_response({409, "yourself", {}}));
  Batch batch;
  batch.writes.emplace_back(DropToken{found->token});
  batch.after.push_back([this, device = found->token](bool ok) {
    if (ok) cut_off_(device);
  });
  batch.after.push_back(answer_when_stored(std::move(call.reply), json_response("{}")));
  house_.journal().submit(std::move(batch));
}

}  // namespace rh::server
