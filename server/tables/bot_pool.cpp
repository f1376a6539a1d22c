#include "server/tables/bot_pool.h"

#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>

#include "server/base/ids.h"
#include "server/base/metrics.h"

namespace rh::server {

void BotPool::start(net::Loop& loop, int threads, double seconds, Chosen chosen) {
  loop_ = &loop;
  chosen_ = std::move(chosen);
  seconds_ = seconds;
  count_ = threads;
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this, i] { work(i); });
}

void BotPool::think(Thought thought) {
  {
    const std::scoped_lock lock(mutex_);
    const std::string owner = thought.owner;
    const bool awaited = thought.awaited;
    queue_.push(owner, awaited, std::move(thought));
    metrics().bot_queue = static_cast<std::int64_t>(queue_.size());
  }
  arrived_.notify_one();
}

void BotPool::stop() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
  }
  arrived_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

double BotPool::share(std::size_t waiting) const {
  constexpr double kLeast = 0.02;  // enough for a move that is not foolish
  const double crowd = std::max(1.0, static_cast<double>(waiting + 1) / count_);
  return std::min(seconds_, std::max(kLeast, seconds_ / crowd));
}

void BotPool::work(int index) {
  prctl(PR_SET_NAME, ("bot " + std::to_string(index)).c_str());
  // People first: on Linux this lowers the priority of this thread alone.
  (void)setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), 10);
  Random random(random_number());
  while (true) {
    Thought thought;
    double seconds = 0;
    {
      std::unique_lock lock(mutex_);
      arrived_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
      if (stopping_) return;
      thought = queue_.pop();
      seconds = share(queue_.ahead_of(thought.awaited));
      metrics().bot_queue = static_cast<std::int64_t>(queue_.size());
    }
    const auto begin = std::chrono::steady_clock::now();
    const Outlook outlook(*thought.position, thought.seat);
    thought.move = thought.bot->choose(outlook, Budget{.seconds = seconds}, random);
    metrics().bot.add(std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
    loop_->post([this, thought = std::move(thought)]() mutable { chosen_(std::move(thought)); });
  }
}

}  // namespace rh::server
