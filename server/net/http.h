// HTTP and WebSocket as the rest of the server sees them: requests in, answers out, sockets that
// take texts. Parsing, framing, limits of size and time are behind it.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "server/net/loop.h"

namespace rh::server::net {

// Sizes above which a connection is told off or closed.
inline constexpr std::size_t kMaxBody = 64 * 1024;
inline constexpr std::size_t kMaxFile = 512 * 1024;  // the body of a request that brings a file
inline constexpr std::size_t kMaxHeader = 8 * 1024;
inline constexpr std::size_t kMaxMessage = 16 * 1024;  // what the protocol allows
inline constexpr std::size_t kMaxFrame = 64 * 1024;    // what is read at all before the connection is closed
inline constexpr std::size_t kMaxUnsent = 1024 * 1024;
// With more than this unsent, a connection is not listened to until it has read some of it.
inline constexpr std::size_t kEnoughUnsent = 256 * 1024;
// Texts from this size on are compressed for clients that know how (permessage-deflate).
inline constexpr std::size_t kCompressFrom = 1900;

struct Request {
  std::string method;  // "GET"
  std::string path;    // without the query
  std::string query;   // without the question mark
  std::string body;
  std::string host, origin, cookie, if_none_match, fetch_site, authorization;
  std::string forwarded_for, protocols, accept_encoding;  // all lines of the header, joined by commas
  std::string address;                                    // of the peer, as text
  std::string client;                                     // where it really comes from, which the front door finds out
};

using Headers = std::vector<std::pair<std::string, std::string>>;

struct Response {
  int status = 200;
  std::string type = "application/json";
  std::string text;
  std::shared_ptr<const std::string> shared;  // the body instead of `text`: static files are not copied
  Headers headers;
};

using Reply = std::move_only_function<void(Response)>;

// What the handler keeps per socket.
struct SocketUser {
  virtual ~SocketUser() = default;
};

// One WebSocket connection. Only used on the network thread.
class Socket : public std::enable_shared_from_this<Socket> {
 public:
  virtual ~Socket() = default;
  // Queues a text; a client that does not read is disconnected when too much is queued.
  virtual void send(std::string_view text) = 0;
  // Sends what is queued, then closes with this code (1001 going away, 1008 policy, ...).
  virtual void close(int code) = 0;
  // Is anybody there to read an answer? Asks the system: what the other side sent before it went away is
  // still being read.
  virtual bool reachable() = 0;

  std::unique_ptr<SocketUser> user;
};

class Handler {
 public:
  virtual ~Handler() = default;
  // How long the body of a request for this path may be: asked when its header has come.
  virtual std::size_t most_body(std::string_view target) const = 0;
  // May answer later; must answer once.
  virtual void request(Request request, Reply reply) = 0;
  // Somebody wants a WebSocket: nothing (then it is opened with what was returned as user), or the
  // answer that refuses it.
  virtual std::variant<std::unique_ptr<SocketUser>, Response> upgrade(Request request) = 0;
  virtual void opened(Socket& socket) = 0;
  // How long this one's next message has to wait; asked again when that time is over.
  virtual std::chrono::milliseconds pause(Socket& socket) = 0;
  virtual void message(Socket& socket, std::string_view text, bool binary) = 0;
  virtual void closed(Socket& socket) = 0;
  // A new TCP connection; false: close it at once. Every true is followed by one disconnected().
  virtual bool connected(const std::string& address) = 0;
  virtual void disconnected(const std::string& address) = 0;
  // Headers of every answer, and those of answers that a browser shows as a page (Content-Security-Policy and so on).
  virtual const Headers& common_headers() const = 0;
  virtual const Headers& document_headers() const = 0;
};

class Listener {
 public:
  // Empty when it listens, else why not. `address` is "127.0.0.1:8080" or "[::1]:0"; at most `unsent` bytes
  // wait for clients in all.
  static std::string open(Loop& loop, Handler& handler, const std::string& address, std::size_t unsent,
                          std::unique_ptr<Listener>& made);
  virtual ~Listener() = default;
  // The port it really has.
  virtual int port() const = 0;
  // No new connections.
  virtual void close() = 0;
};

}  // namespace rh::server::net
