// Makes tables while the players play: a finished game is followed by another.
#pragma once

#include <mutex>
#include <queue>
#include <thread>

#include "bench/load/connection.h"

namespace rh::load {

class Host {
 public:
  Host(int port, std::string cookie, const std::string& options)
      : port_(port),
        cookie_(std::move(cookie)),
        body_(R"({"game":"railroad_ink","seats":[{"kind":"me"},{"kind":"local","name":"Bo"}],"options":)" + options +
              "}") {}
  ~Host() {
    {
      const std::scoped_lock lock(mutex_);
      stop_ = true;
    }
    if (thread_.joinable()) thread_.join();
  }
  std::string make() const { return find_text(request(port_, "POST", "/api/tables", body_, cookie_), "id"); }
  void start() {
    thread_ = std::thread([this] {
      while (true) {
        int wanted = 0;
        {
          const std::scoped_lock lock(mutex_);
          if (stop_) return;
          wanted = wanted_ - static_cast<int>(ready_.size());
        }
        if (wanted <= 0) {
          std::this_thread::sleep_for(std::chrono::milliseconds(1));
          continue;
        }
        std::string id = make();
        const std::scoped_lock lock(mutex_);
        ready_.push(std::move(id));
      }
    });
  }
  // A table that is ready, or nothing yet.
  std::string take() {
    const std::scoped_lock lock(mutex_);
    if (ready_.empty()) return {};
    std::string id = std::move(ready_.front());
    ready_.pop();
    return id;
  }

 private:
  int port_;
  std::string cookie_, body_;
  std::mutex mutex_;
  std::queue<std::string> ready_;
  int wanted_ = 64;
  bool stop_ = false;
  std::thread thread_;
};

}  // namespace rh::load
