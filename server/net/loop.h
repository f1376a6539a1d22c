// The event loop of the network thread, without a trace of the library behind it: everything but
// the workers' own work runs here, one thing after the other.
#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace rh::server::net {

class Loop {
 public:
  using Task = std::move_only_function<void()>;

  Loop();
  ~Loop();
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;

  // Runs until stop(); on the calling thread, which thereby becomes the network thread.
  void run();
  void stop();

  // From any thread: the task runs on the network thread.
  void post(Task task);
  // Only from the network thread:
  void after(std::chrono::milliseconds delay, Task task);
  void every(std::chrono::milliseconds period, std::function<void()> task);
  // SIGTERM and SIGINT; the task runs on the network thread, every time one arrives.
  void on_stop_signal(std::function<void()> task);

  // For the other files of this folder.
  struct Inside;
  Inside& inside() { return *inside_; }

 private:
  std::unique_ptr<Inside> inside_;
};

}  // namespace rh::server::net
