// What the server keeps per WebSocket: who it is, what it watches, how fast it may talk.
#pragma once

#include "server/base/rate.h"
#include "server/net/http.h"
#include "server/store/rows.h"

namespace rh::server {

struct Viewer final : net::SocketUser {
  Viewer(Identity who_, std::shared_ptr<Client> client_, const Limits& limits)
      : who(std::move(who_)),
        client(std::move(client_)),
        messages(limits.messages()),
        work(limits.work_of_connection()) {
    ++client->sockets;
  }
  ~Viewer() override { --client->sockets; }
  Viewer(const Viewer&) = delete;
  Viewer& operator=(const Viewer&) = delete;

  Identity who;  // empty id: a stranger, who may watch
  std::shared_ptr<Client> client;
  TokenBucket messages, work;
  std::size_t produced = 0;         // bytes of the answers to its last message
  int warnings = 0;                 // how often it was told off for its speed
  std::vector<std::string> tables;  // it watches these
};

inline Viewer& viewer_of(const net::Socket& socket) { return static_cast<Viewer&>(*socket.user); }
inline const Identity& identity_of(const net::Socket& socket) { return viewer_of(socket).who; }

}  // namespace rh::server
