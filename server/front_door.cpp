#include "server/front_door.h"

#include <unistd.h>

#include <algorithm>
#include <array>

#include "server/base/log.h"
#include "server/base/metrics.h"

namespace rh::server {
namespace {

constexpr int kMaxConnections = 100;  // of one address

constexpr std::string_view kContentPolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src "
    "'self'; "
    "connect-src 'self'; worker-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'";

std::string lower(std::string_view text) {
  std::string copy(text);
  std::ranges::transform(copy, copy.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  return copy;
}

// "example.org" of "example.org:8080"; an IPv6 address keeps its brackets.
std::string_view host_name(std::string_view host) {
  if (host.starts_with('[')) return host.substr(0, host.find(']') + 1);
  return host.substr(0, host.find(':'));
}

bool is_address(std::string_view name) {
  if (name.starts_with('[')) return true;
  return !name.empty() && std::ranges::all_of(name, [](char c) { return (c >= '0' && c <= '9') || c == '.'; });
}

// "https://example.org" of a URL with a path.
std::string origin_of(std::string_view url) {
  const auto scheme = url.find("://");
  if (scheme == std::string_view::npos) return {};
  return lower(url.substr(0, url.find('/', scheme + 3)));
}

}  // namespace

FrontDoor::FrontDoor(House& house, const Config& config, const StaticFiles& files)
    : house_(house), config_(config), files_(files), http_(house, config), sockets_(house) {
  public_origin_ = origin_of(config.public_url);
  if (!public_origin_.empty()) public_host_ = public_origin_.substr(public_origin_.find("://") + 3);
  std::array<char, 256> name{};
  if (gethostname(name.data(), name.size() - 1) == 0) machine_ = lower(name.data());
  headers_ = {{"Content-Security-Policy", std::string(kContentPolicy)},
              {"X-Content-Type-Options", "nosniff"},
              {"X-Frame-Options", "DENY"},
              {"Referrer-Policy", "no-referrer"},
              {"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
              {"Cross-Origin-Opener-Policy", "same-origin"},
              {"Cross-Origin-Resource-Policy", "same-origin"}};
  if (public_origin_.starts_with("https:")) headers_.emplace_back("Strict-Transport-Security", "max-age=31536000");
}

std::string FrontDoor::client_of(const net::Request& request) const {
  if (!request.peer_is_local || public_origin_.empty() || request.forwarded_for.empty()) return request.address;
  // The last one is what our own proxy saw.
  std::string_view last = request.forwarded_for;
  if (const auto comma = last.rfind(','); comma != std::string_view::npos) last.remove_prefix(comma + 1);
  while (last.starts_with(' ')) last.remove_prefix(1);
  return std::string(last.substr(0, 64));
}

bool FrontDoor::connected(const std::string& address) {
  if (closing_) return false;
  Address& known = addresses_.try_emplace(address, 0, TokenBucket(config_.rate, 5.0 * config_.rate)).first->second;
  // Behind a proxy everybody comes from the same address; the proxy counts connections itself.
  if (config_.rate > 0 && public_origin_.empty() && known.connections >= kMaxConnections) {
    metrics().too_fast++;
    return false;
  }
  ++known.connections;
  metrics().connections++;
  return true;
}

void FrontDoor::disconnected(const std::string& address) {
  metrics().connections--;
  const auto found = addresses_.find(address);
  if (found != addresses_.end()) --found->second.connections;
}

void FrontDoor::sweep() {
  const auto now = Clock::now();
  std::erase_if(addresses_,
                [&](const auto& entry) { return entry.second.connections <= 0 && entry.second.requests.full(now); });
}

bool FrontDoor::take_request(const net::Request& request) {
  metrics().requests++;
  if (config_.rate == 0) return true;
  Address& known =
      addresses_.try_emplace(client_of(request), 0, TokenBucket(config_.rate, 5.0 * config_.rate)).first->second;
  if (known.requests.take(Clock::now())) return true;
  metrics().too_fast++;
  return false;
}

bool FrontDoor::known_host(std::string_view host) const {
  const std::string asked = lower(host);
  if (asked == public_host_ && !asked.empty()) return true;
  const std::string_view name = host_name(asked);
  return is_address(name) || name == "localhost" || name.ends_with(".localhost") || name == machine_ ||
         name == machine_ + ".local";
}

bool FrontDoor::own_origin(const net::Request& request) const {
  if (request.fetch_site == "cross-site" || request.fetch_site == "same-site") return false;
  if (request.origin.empty()) return true;  // no browser
  const std::string origin = lower(request.origin);
  return origin == public_origin_ || origin == "http://" + lower(request.host);
}

void FrontDoor::request(net::Request request, net::Reply reply) {
  if (request.path == "/healthz") return reply({.status = 200, .type = "text/plain", .text = "ok\n"});
  if (!take_request(request)) {
    net::Response slow = error_response({429, "too_fast", {}});
    slow.headers.emplace_back("Retry-After", "1");
    return reply(std::move(slow));
  }
  if (request.path == "/metrics") {
    return reply({.status = 200, .type = "text/plain; version=0.0.4", .text = metrics().text()});
  }
  const bool reads = request.method == "GET" || request.method == "HEAD";
  if (request.path == "/api" || request.path.starts_with("/api/")) {
    if (!known_host(request.host)) return reply(error_response({421, "bad_host", {}}));
    if (!reads && !own_origin(request)) return reply(error_response({403, "bad_origin", {}}));
    return http_.request(request, std::move(reply));
  }
  if (!reads) return reply(error_response({405, "bad_request", {{"where", "method"}}}));
  reply(files_.answer(request));
}

std::variant<std::unique_ptr<net::SocketUser>, net::Response> FrontDoor::upgrade(const net::Request& request) {
  if (!take_request(request)) return error_response({429, "too_fast", {}});
  if (request.path != "/api/ws") return error_response({404, "not_found", {}});
  if (!known_host(request.host)) return error_response({421, "bad_host", {}});
  if (!own_origin(request)) return error_response({403, "bad_origin", {}});
  if (request.protocols.find("roundhouse.1") == std::string::npos)
    return error_response({400, "bad_request", {{"where", "Sec-WebSocket-Protocol"}}});
  if (closing_) return error_response({503, "restart", {}});
  const double rate = config_.rate > 0 ? config_.rate : 1e9;
  const auto who = identity_of_request(house_.reader(), request);
  if (!who) return error_response({503, "storage", {}});
  return std::make_unique<Viewer>(who->value_or(Identity{}), rate, 4 * rate);
}

void FrontDoor::opened(net::Socket& socket) {
  open_.insert(&socket);
  metrics().sockets++;
}

void FrontDoor::message(net::Socket& socket, std::string_view text, bool binary) {
  if (!closing_) sockets_.message(socket, text, binary);
}

void FrontDoor::closed(net::Socket& socket) {
  if (open_.erase(&socket) == 0) return;
  metrics().sockets--;
  house_.forget(socket);
}

void FrontDoor::say_goodbye() {
  closing_ = true;
  const std::vector<net::Socket*> all(open_.begin(), open_.end());
  for (net::Socket* socket : all) {
    socket->send(R"({"t":"bye","reason":"restart"})");
    socket->close(1001);
  }
}

}  // namespace rh::server
