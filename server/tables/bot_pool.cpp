#include "server/tables/bot_pool.h"

#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>

#include "server/base/metrics.h"

namespace rh::server {

void BotPool::start(net::Loop& loop, int threads, double patience) {
  loop_ = &loop;
  patience_ = patience;
  count_ = threads;
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this, i] { work(i); });
}

void BotPool::think(Thought thought) {
  {
    const std::scoped_lock lock(mutex_);
    const std::string owner = thought.owner, table = thought.table;
    const bool awaited = thought.awaited;
    queue_.push(owner, table, awaited, std::move(thought));
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

// What is left of people's patience, shared by the tables that wait. A table's bots have more to decide before people
// are to move again, how much nobody knows: each time they take a part of the rest.
double BotPool::share(const Thought& thought, std::size_t others) const {
  constexpr double kPart = 1.0 / 3;
  constexpr double kLeast = 0.005;  // enough for a move that is not foolish
  const double waited = std::chrono::duration<double>(Clock::now() - thought.since).count();
  const double crowd = std::max(1.0, static_cast<double>(others + 1) / count_);
  return std::max(kLeast, kPart * (patience_ - waited) / crowd);
}

void BotPool::work(int index) {
  prctl(PR_SET_NAME, ("bot " + std::to_string(index)).c_str());
  // People first: on Linux this lowers the priority of this thread alone.
  (void)setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), 10);
  Workspace workspace;
  while (true) {
    Thought thought;
    double seconds = 0;
    {
      std::unique_lock lock(mutex_);
      arrived_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
      if (stopping_) return;
      thought = queue_.pop();
      if (thought.most > 0)
        seconds = std::min(thought.most, share(thought, queue_.others(thought.table, thought.awaited)));
      metrics().bot_queue = static_cast<std::int64_t>(queue_.size());
    }
    const auto begin = Clock::now();
    const Means means{.budget = {.seconds = seconds}, .random = thought.random, .workspace = workspace};
    thought.think(means);
    metrics().bot.add(std::chrono::duration<double>(Clock::now() - begin).count());
    loop_->post([thought = std::move(thought)]() mutable { thought.then(); });
  }
}

}  // namespace rh::server
