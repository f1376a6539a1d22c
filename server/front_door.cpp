#include "server/front_door.h"

#include <unistd.h>

#include <algorithm>
#include <array>

#include "server/base/ids.h"
#include "server/base/log.h"
#include "server/base/metrics.h"

namespace rh::server {
namespace {

constexpr int kMaxConnections = 100;  // of one household, and WebSockets likewise
constexpr int kSignedOut = 4001;      // close code: this device is nobody's any more

constexpr std::string_view kContentPolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src "
    "'self'; "
    "connect-src 'self'; worker-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'";

std::string machine_name() {
  std::array<char, 256> name{};
  return gethostname(name.data(), name.size() - 1) == 0 ? name.data() : std::string();
}

Digest digest_of(std::string_view text) {
  return sha256({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

net::Response slow_down() {
  net::Response slow = error_response({429, "too_fast", {}});
  slow.headers.emplace_back("Retry-After", "1");
  return slow;
}

bool is_own_page(const net::Request& request) {
  return request.fetch_site != "cross-site" && request.fetch_site != "same-site";
}

}  // namespace

FrontDoor::FrontDoor(net::Loop& loop, House& house, const Config& config, const StaticFiles& files)
    : house_(house),
      config_(config),
      files_(files),
      limits_(config.rate),
      http_(house, config, [this](const Digest& device) { cut_off(device); }),
      sockets_(house),
      pages_(house, files, config),
      readiness_(loop, house),
      names_(config.public_url, machine_name()) {
  headers_ = {{"X-Content-Type-Options", "nosniff"}, {"Cross-Origin-Resource-Policy", "same-origin"}};
  // Half a kilobyte, which scripts, styles, fonts and answers of the API do without.
  document_headers_ = {{"Content-Security-Policy", std::string(kContentPolicy)},
                       {"X-Frame-Options", "DENY"},
                       {"Referrer-Policy", "no-referrer"},
                       {"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
                       {"Cross-Origin-Opener-Policy", "same-origin"}};
  if (config.public_url.starts_with("https:")) headers_.emplace_back("Strict-Transport-Security", "max-age=31536000");
}

std::string FrontDoor::open() {
  auto proxies = parse_networks(config_.trust_proxy);
  if (!proxies) return "--trust-proxy " + config_.trust_proxy + ": neither addresses nor networks";
  proxies_ = std::move(*proxies);
  return {};
}

std::shared_ptr<Client> FrontDoor::client(const std::string& address) {
  const auto parsed = Address::parse(address);
  auto& known = clients_[parsed ? household(*parsed) : address];
  if (!known) known = std::make_shared<Client>(limits_);
  return known;
}

bool FrontDoor::connected(const std::string& address) {
  if (closing_) return false;
  const auto peer = client(address);
  // Of those behind a proxy only the requests tell who they are.
  const auto parsed = Address::parse(address);
  const bool proxy =
      parsed && std::ranges::any_of(proxies_, [&](const Network& network) { return network.contains(*parsed); });
  if (!limits_.lifted && !proxy && peer->connections >= kMaxConnections) {
    metrics().too_fast++;
    return false;
  }
  ++peer->connections;
  metrics().connections++;
  return true;
}

void FrontDoor::disconnected(const std::string& address) {
  metrics().connections--;
  --client(address)->connections;
}

void FrontDoor::sweep() {
  const auto now = Clock::now();
  std::erase_if(clients_, [&](const auto& entry) {
    const Client& one = *entry.second;
    return entry.second.use_count() == 1 && one.connections <= 0 && one.requests.full(now) && one.work.full(now) &&
           one.guesses.full(now) && one.thinking.full(now);
  });
}

std::shared_ptr<Client> FrontDoor::enter(net::Request& request) {
  metrics().requests++;
  const auto peer = Address::parse(request.address);
  request.client = peer ? client_behind(*peer, request.forwarded_for, proxies_).text() : request.address;
  auto from = client(request.client);
  const auto now = Clock::now();
  if (limits_.lifted || (from->work.debt(now).count() == 0 && from->requests.take(now))) return from;
  metrics().too_fast++;
  return nullptr;
}

bool FrontDoor::may_see_metrics(const net::Request& request) const {
  constexpr std::string_view kBearer = "Bearer ";
  if (!config_.metrics_token.empty() && request.authorization.starts_with(kBearer)) {
    const auto shown = std::string_view(request.authorization).substr(kBearer.size());
    if (same_secret(digest_of(shown), digest_of(config_.metrics_token))) return true;
  }
  // From this machine, and not through a proxy on it.
  const auto peer = Address::parse(request.address);
  return peer && peer->is_loopback() && request.forwarded_for.empty() && names_.is_host(request.host) &&
         !names_.is_public(request.host);
}

std::size_t FrontDoor::most_body(std::string_view target) const {
  return target == kImportPath ? net::kMaxFile : net::kMaxBody;
}

void FrontDoor::request(net::Request request, net::Reply reply) {
  if (request.path == "/healthz") return reply({.status = 200, .type = "text/plain", .text = "ok\n"});
  if (request.path == "/readyz") return readiness_.ask(std::move(reply));
  const auto from = enter(request);
  if (!from) return reply(slow_down());
  const bool guess = shows_code(request.path) && !limits_.lifted;
  if (guess && from->guesses.debt(Clock::now()).count() > 0) return reply(slow_down());
  const Work work;
  serve(request, [from, guess, reply = std::move(reply)](net::Response response) mutable {
    from->charge(Clock::now(), Work().seconds(response.text.size()));
    if (guess && response.status == 404) from->guesses.charge(Clock::now(), 1);
    reply(std::move(response));
  });
  from->charge(Clock::now(), work.seconds(0));
}

void FrontDoor::serve(const net::Request& request, net::Reply reply) {
  if (request.path == "/metrics" && may_see_metrics(request))
    return reply({.status = 200, .type = "text/plain; version=0.0.4", .text = metrics().text()});
  if (request.path == "/metrics") return reply(error_response({404, "not_found", {}}));
  const bool reads = request.method == "GET" || request.method == "HEAD";
  if (request.path == "/api" || request.path.starts_with("/api/")) {
    if (!names_.is_host(request.host)) return reply(error_response({421, "bad_host", {}}));
    if (!reads && !(is_own_page(request) && names_.is_origin(request.origin, request.host)))
      return reply(error_response({403, "bad_origin", {}}));
    return http_.request(request, std::move(reply));
  }
  if (!reads) return reply(error_response({405, "bad_request", {{"where", "method"}}}));
  if (TablePages::is_one(request)) return pages_.answer(request, std::move(reply));
  reply(files_.answer(request));
}

std::variant<std::unique_ptr<net::SocketUser>, net::Response> FrontDoor::upgrade(net::Request request) {
  auto from = enter(request);
  if (!from) return slow_down();
  if (request.path != "/api/ws") return error_response({404, "not_found", {}});
  if (!names_.is_host(request.host)) return error_response({421, "bad_host", {}});
  if (!is_own_page(request) || !names_.is_origin(request.origin, request.host))
    return error_response({403, "bad_origin", {}});
  if (!lists(request.protocols, "roundhouse.1"))
    return error_response({400, "bad_request", {{"where", "Sec-WebSocket-Protocol"}}});
  if (closing_) return error_response({503, "restart", {}});
  if (!limits_.lifted && from->sockets >= kMaxConnections)
    return error_response({429, "too_many", {{"limit", std::to_string(kMaxConnections)}}});
  const auto known = identity_of_request(house_.reader(), request);
  if (!known) return error_response({503, "storage", {}});
  Identity who = known->value_or(Identity{});
  who.address = request.client;
  return std::make_unique<Viewer>(std::move(who), std::move(from), limits_);
}

void FrontDoor::opened(net::Socket& socket) {
  open_.insert(&socket);
  metrics().sockets++;
}

std::chrono::milliseconds FrontDoor::pause(net::Socket& socket) {
  if (limits_.lifted) return {};
  Viewer& viewer = viewer_of(socket);
  const auto now = Clock::now();
  const auto debt = std::max(viewer.work.debt(now), viewer.client->pause(now));
  if (debt.count() > 0) metrics().delayed++;
  return std::min<std::chrono::milliseconds>(debt, std::chrono::seconds(1));
}

void FrontDoor::message(net::Socket& socket, std::string_view text, bool binary) {
  if (!closing_) sockets_.message(socket, text, binary);
}

void FrontDoor::closed(net::Socket& socket) {
  if (open_.erase(&socket) == 0) return;
  metrics().sockets--;
  house_.forget(socket);
}

void FrontDoor::cut_off(const Digest& device) {
  const std::vector<net::Socket*> all(open_.begin(), open_.end());
  for (net::Socket* socket : all) {
    Viewer& viewer = viewer_of(*socket);
    if (viewer.who.id.empty() || viewer.who.device != device) continue;
    house_.forget(*socket);
    viewer.tables.clear();
    viewer.who = {.address = viewer.who.address};  // what it has sent already is a stranger's
    socket->close(kSignedOut);
  }
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
