// One player of the load test: a WebSocket that plays any legal move as soon as it may, or one that
// only watches. Reads only what it needs from the text of a message, so that the client costs little.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/random.h"

namespace rh::load {

using Clock = std::chrono::steady_clock;

struct Counts {
  std::uint64_t accepted = 0, stale = 0, refused = 0, finished = 0;
  std::vector<float> own, other;                 // milliseconds: send to ok; send to the other player's update
  std::vector<float> late;                       // how long after its time a move was sent, for the client was busy
  std::vector<std::uint32_t> updates, messages;  // bytes on the wire, to players
  std::vector<std::uint32_t> views;              // whole ones
  std::vector<std::uint32_t> watched;            // to spectators, apart from the first view they ask for
  double without_game = 0;                       // seconds that tables waited for a new one, added up
  bool measuring = false;
};

inline constexpr int kNoSeat = -1;  // somebody who watches

class Connection {
 public:
  Connection(int port, const std::string& cookie, int seat, std::uint64_t seed);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  int socket() const { return socket_; }
  bool ok() const { return socket_ >= 0; }
  void watch(const std::string& table);
  // Takes in what has come; false when the connection is gone.
  bool read(Counts& counts);
  // Sends a move if it may: it was `due` then, and its waiting is counted from there.
  void act(Clock::time_point due, Counts& counts);
  bool over() const { return over_; }
  bool sees() const { return sees_; }
  std::int64_t version() const { return version_; }
  // It could move, if it were not for itself.
  bool may_act() const { return !waiting_ && !over_ && !legal_.empty(); }

  Connection* other = nullptr;  // the other player of the table
  bool paused = true;

 private:
  void take(std::string_view text, std::size_t wire, Counts& counts);
  void take_legal(std::string_view text);
  void send(std::string_view text);

  int socket_ = -1;
  int seat_;
  std::string table_, in_;
  std::vector<std::string> legal_;
  std::int64_t version_ = 0;
  std::uint64_t number_ = 0;
  bool waiting_ = false, over_ = false, sees_ = false;
  Clock::time_point sent_{};
  Random random_;
};

// Blocking HTTP requests on a connection of their own, which stays open.
class HttpClient {
 public:
  explicit HttpClient(int port);
  ~HttpClient();
  HttpClient(const HttpClient&) = delete;
  HttpClient& operator=(const HttpClient&) = delete;
  // The body of the answer; nothing when the connection is lost.
  std::string request(std::string_view method, std::string_view path, std::string_view body, std::string_view cookie,
                      std::string* set_cookie = nullptr);

 private:
  int socket_;
};
// The text of "key":"..." in a JSON text.
std::string find_text(std::string_view json, std::string_view key);

}  // namespace rh::load
