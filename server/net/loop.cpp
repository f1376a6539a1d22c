#include "server/net/loop.h"

#include <csignal>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>

#include "server/net/asio.h"

namespace rh::server::net {
namespace {

void repeat(const std::shared_ptr<Timer>& timer, std::chrono::milliseconds period,
            const std::shared_ptr<std::function<void()>>& task) {
  timer->expires_after(period);
  timer->async_wait([timer, period, task](Error error) {
    if (error) return;
    (*task)();
    repeat(timer, period, task);
  });
}

void wait_for_signal(asio::signal_set& signals, const std::shared_ptr<std::function<void()>>& task) {
  signals.async_wait([&signals, task](Error error, int) {
    if (error) return;
    (*task)();
    wait_for_signal(signals, task);
  });
}

}  // namespace

Loop::Loop() : inside_(std::make_unique<Inside>()) {}
Loop::~Loop() = default;

void Loop::run() {
  const auto guard = asio::make_work_guard(inside_->context);
  inside_->context.run();
}

void Loop::stop() { inside_->context.stop(); }

void Loop::post(Task task) {
  asio::post(inside_->context, [task = std::move(task)]() mutable { task(); });
}

void Loop::after(std::chrono::milliseconds delay, Task task) {
  auto timer = std::make_shared<Timer>(inside_->context.get_executor(), delay);
  timer->async_wait([timer, task = std::move(task)](Error error) mutable {
    if (!error) task();
  });
}

void Loop::every(std::chrono::milliseconds period, std::function<void()> task) {
  repeat(std::make_shared<Timer>(inside_->context.get_executor()), period,
         std::make_shared<std::function<void()>>(std::move(task)));
}

void Loop::on_stop_signal(std::function<void()> task) {
  Error ignored;
  inside_->signals.add(SIGTERM, ignored);
  inside_->signals.add(SIGINT, ignored);
  wait_for_signal(inside_->signals, std::make_shared<std::function<void()>>(std::move(task)));
}

}  // namespace rh::server::net
