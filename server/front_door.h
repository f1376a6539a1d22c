// The first thing a request meets: limits of speed and number, where it comes from, and which part
// of the server it is for.
#pragma once

#include <unordered_map>
#include <unordered_set>

#include "server/api/http_api.h"
#include "server/api/socket_api.h"
#include "server/api/static_files.h"
#include "server/api/table_pages.h"
#include "server/base/address.h"
#include "server/base/own_names.h"
#include "server/readiness.h"

namespace rh::server {

class FrontDoor final : public net::Handler {
 public:
  FrontDoor(net::Loop& loop, House& house, const Config& config, const StaticFiles& files);

  // Empty, or what is wrong with the settings.
  std::string open();

  std::size_t most_body(std::string_view target) const override;
  void request(net::Request request, net::Reply reply) override;
  std::variant<std::unique_ptr<net::SocketUser>, net::Response> upgrade(net::Request request) override;
  void opened(net::Socket& socket) override;
  std::chrono::milliseconds pause(net::Socket& socket) override;
  void message(net::Socket& socket, std::string_view text, bool binary) override;
  void closed(net::Socket& socket) override;
  bool connected(const std::string& address) override;
  void disconnected(const std::string& address) override;
  const net::Headers& common_headers() const override { return headers_; }
  const net::Headers& document_headers() const override { return document_headers_; }

  // No new requests are taken; everybody is told goodbye.
  void say_goodbye();
  bool empty() const { return open_.empty(); }
  // No connection is held any more.
  void stop() { readiness_.stop(); }
  void sweep();

 private:
  // Whoever has this address, with the limits that hold for them.
  std::shared_ptr<Client> client(const std::string& address);
  // Finds out where the request really comes from, and whether one more is not too many.
  std::shared_ptr<Client> enter(net::Request& request);
  // Ends the sockets of a device that was signed out.
  void cut_off(const Digest& device);
  void serve(const net::Request& request, net::Reply reply);
  // The figures of the server are for its host.
  bool may_see_metrics(const net::Request& request) const;

  House& house_;
  const Config& config_;
  const StaticFiles& files_;
  const Limits limits_;
  HttpApi http_;
  SocketApi sockets_;
  TablePages pages_;
  Readiness readiness_;
  OwnNames names_;
  std::vector<Network> proxies_;
  net::Headers headers_, document_headers_;
  std::unordered_map<std::string, std::shared_ptr<Client>> clients_;
  std::unordered_set<net::Socket*> open_;
  bool closing_ = false;
};

}  // namespace rh::server
