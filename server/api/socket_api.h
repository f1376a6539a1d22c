// What a client may say over its WebSocket, and the answers (docs/protocol.md, "WebSocket").
#pragma once

#include "server/api/messages.h"
#include "server/tables/house.h"
#include "server/tables/viewer.h"

namespace rh::server {

class SocketApi {
 public:
  explicit SocketApi(House& house) : house_(house) {}

  // What it took is charged to the connection and to its household.
  void message(net::Socket& socket, std::string_view text, bool binary);

 private:
  void take(net::Socket& socket, std::string_view text, bool binary);
  void handle(net::Socket& socket, const ClientMessage& message);
  void watch(net::Socket& socket, Table& table, const ClientMessage& message);
  void leave(net::Socket& socket, Table& table, const ClientMessage& message);
  void move(net::Socket& socket, Table& table, const ClientMessage& message);
  void undo(net::Socket& socket, Table& table, const ClientMessage& message);
  void preview(net::Socket& socket, Table& table, const ClientMessage& message);
  void why(net::Socket& socket, Table& table, const ClientMessage& message);
  void hint(net::Socket& socket, Table& table, const ClientMessage& message);
  void course(net::Socket& socket, Table& table, const ClientMessage& message);
  void at(net::Socket& socket, Table& table, const ClientMessage& message);
  void log(net::Socket& socket, Table& table, const ClientMessage& message);
  void say(net::Socket& socket, Table& table, const ClientMessage& message);

  // False, and answered, when this seat may not act for this socket, or not with this version.
  bool may_play(net::Socket& socket, Table& table, const ClientMessage& message);
  bool is_fresh(net::Socket& socket, Table& table, const ClientMessage& message);
  bool can_follow(net::Socket& socket, Table& table, const ClientMessage& message);
  void error(net::Socket& socket, std::int64_t n, std::string_view code, std::string_view where = {});
  void not_yours(net::Socket& socket, const ClientMessage& message);
  void accepted(net::Socket& socket, Table& table, const ClientMessage& message, Batch batch);

  House& house_;
};

}  // namespace rh::server
