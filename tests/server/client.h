// A small client for tests: HTTP requests and one WebSocket, blocking, written from the RFCs and not
// from the server's library, so that it also checks the server's framing.
#pragma once

#include <chrono>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json_reader.h"

namespace rh::test {

struct Answer {
  int status = 0;
  std::string head, body;
  Json json() const { return parse_json(body); }
  std::string header(std::string_view name) const;  // in lower case
};

struct Header {
  std::string name, value;
};

// How new connections of this thread are made, while it lives: from another address of this machine (any
// 127.x.y.z is one), with a small buffer for what is received (0: the system's).
class Manner {
 public:
  explicit Manner(std::string from, int receive_buffer = 0);
  ~Manner();
  Manner(const Manner&) = delete;
  Manner& operator=(const Manner&) = delete;

  const std::string from;
  const int receive_buffer;

 private:
  const Manner* before_;
};

// A TCP connection to 127.0.0.1; everything has a time limit.
class Tcp {
 public:
  explicit Tcp(int port);
  ~Tcp();
  Tcp(Tcp&& other) noexcept : socket_(std::exchange(other.socket_, -1)) {}
  Tcp& operator=(Tcp&& other) noexcept {
    std::swap(socket_, other.socket_);
    return *this;
  }
  bool ok() const { return socket_ >= 0; }
  bool write(std::string_view bytes);
  // Appends what is there; false when the other side has closed or nothing came in time.
  bool read(std::string& into, std::chrono::milliseconds patience);
  bool closed() const { return closed_; }

 private:
  int socket_ = -1;
  bool closed_ = false;
};

Answer http(int port, std::string_view method, std::string_view path, std::string_view body = {},
            std::string_view cookie = {}, const std::vector<Header>& headers = {});
// The raw answer to raw bytes.
std::string raw(int port, std::string_view bytes, std::chrono::milliseconds patience = std::chrono::milliseconds(2000));

class WebSocket {
 public:
  WebSocket(int port, std::string_view cookie, const std::vector<Header>& headers = {});
  bool open() const { return status_ == 101; }
  int status() const { return status_; }

  bool send(const Json& message) { return send_text(message.dump()); }
  bool send_text(std::string_view text) { return frame(0x1, text); }
  // Any frame; `mask` false breaks the rules for clients.
  bool frame(int opcode, std::string_view payload, bool final = true, bool mask = true);
  bool raw(std::string_view bytes) { return tcp_.write(bytes); }

  // The next text message; nothing when none comes in time or the connection ends.
  std::optional<std::string> receive(std::chrono::milliseconds patience = std::chrono::milliseconds(5000));
  // The next message of this type, or the answer to this number; others are kept in `seen`.
  Json expect(std::string_view type, std::chrono::milliseconds patience = std::chrono::milliseconds(5000));
  Json answer(std::int64_t n, std::chrono::milliseconds patience = std::chrono::milliseconds(5000));
  // Gives it a number, sends it, waits for the answer.
  Json ask(Json message, std::chrono::milliseconds patience = std::chrono::milliseconds(5000));
  bool closed() const { return closed_; }
  int close_code() const { return close_code_; }

  std::vector<Json> seen;
  std::vector<std::string> raw_seen;  // every text as it came
  int compressed = 0;                 // messages that came compressed

 private:
  template <class Wanted>
  Json wait(Wanted wanted, std::chrono::milliseconds patience);

  Tcp tcp_;
  std::string in_;
  int status_ = 0, close_code_ = 0;
  bool closed_ = false;
  std::int64_t next_ = 1;
};

// Applies a difference of the protocol to a view; false when it does not fit, which a server that
// shows things out of order brings about.
bool apply_difference(Json& view, const Json& difference);
// An update applied to the list of legal moves, or of their quotes.
bool apply_list(const std::string& key, Json& list, const Json& update);

}  // namespace rh::test
