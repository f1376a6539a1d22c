// The first thing a request meets: limits of speed and number, where it comes from, and which part
// of the server it is for.
#pragma once

#include <unordered_map>
#include <unordered_set>

#include "server/api/http_api.h"
#include "server/api/socket_api.h"
#include "server/api/static_files.h"

namespace rh::server {

class FrontDoor final : public net::Handler {
 public:
  FrontDoor(House& house, const Config& config, const StaticFiles& files);

  void request(net::Request request, net::Reply reply) override;
  std::variant<std::unique_ptr<net::SocketUser>, net::Response> upgrade(net::Request request) override;
  void opened(net::Socket& socket) override;
  void message(net::Socket& socket, std::string_view text, bool binary) override;
  void closed(net::Socket& socket) override;
  bool connected(const std::string& address) override;
  void disconnected(const std::string& address) override;
  const net::Headers& common_headers() const override { return headers_; }

  // No new requests are taken; everybody is told goodbye.
  void say_goodbye();
  bool empty() const { return open_.empty(); }
  void sweep();

 private:
  struct Address {
    int connections = 0;
    TokenBucket requests;
  };

  bool take_request(const net::Request& request);
  // Where the client is: behind a proxy on this machine, what the proxy says.
  std::string client_of(const net::Request& request) const;
  // Requests from pages of other sites, and names that are not ours (DNS rebinding), are refused.
  bool known_host(std::string_view host) const;
  bool own_origin(const net::Request& request) const;

  House& house_;
  const Config& config_;
  const StaticFiles& files_;
  HttpApi http_;
  SocketApi sockets_;
  net::Headers headers_;
  std::string public_origin_, public_host_, machine_;
  std::unordered_map<std::string, Address> addresses_;
  std::unordered_set<net::Socket*> open_;
  bool closing_ = false;
};

}  // namespace rh::server
