// Makes tables while the players play: a finished game is followed by another at once. Several tables are made at
// a time, each on a connection that stays open, and some always lie ready, so that nobody waits for one.
#pragma once

#include <mutex>
#include <queue>
#include <thread>

#include "bench/load/connection.h"

namespace rh::load {

class Host {
 public:
  Host(int port, std::string cookie, const std::string& game, const std::string& options, int ready)
      : port_(port),
        cookie_(std::move(cookie)),
        body_(R"({"game":")" + game + R"(","seats":[{"kind":"me"},{"kind":"local","name":"Bo"}],"options":)" + options +
              "}"),
        wanted_(ready) {}
  ~Host() {
    {
      const std::scoped_lock lock(mutex_);
      stop_ = true;
    }
    for (std::thread& maker : makers_) maker.join();
  }
  // So many tables, before anybody plays.
  std::vector<std::string> make(int count) const {
    HttpClient client(port_);
    std::vector<std::string> ids;
    ids.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) ids.push_back(make_one(client));
    return ids;
  }
  void start() {
    constexpr int kMakers = 8;
    for (int i = 0; i < kMakers; ++i) makers_.emplace_back([this] { work(); });
  }
  // A table that is ready, or nothing yet.
  std::string take() {
    const std::scoped_lock lock(mutex_);
    if (ready_.empty()) return {};
    std::string id = std::move(ready_.front());
    ready_.pop();
    --coming_;
    return id;
  }

 private:
  std::string make_one(HttpClient& client) const {
    return find_text(client.request("POST", "/api/tables", body_, cookie_), "id");
  }
  void work() {
    HttpClient client(port_);
    while (true) {
      bool enough = false;
      {
        const std::scoped_lock lock(mutex_);
        if (stop_) return;
        enough = coming_ >= wanted_;
        coming_ += enough ? 0 : 1;
      }
      if (enough) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        continue;
      }
      std::string id = make_one(client);
      const std::scoped_lock lock(mutex_);
      ready_.push(std::move(id));
    }
  }

  int port_;
  std::string cookie_, body_;
  int wanted_;
  std::mutex mutex_;
  std::queue<std::string> ready_;
  int coming_ = 0;  // ready, or being made
  bool stop_ = false;
  std::vector<std::thread> makers_;
};

}  // namespace rh::load
