#include "server/store/journal.h"

#include "server/base/metrics.h"

namespace rh::server {
namespace {

void deliver(const Message& message) {
  metrics().messages_out++;
  metrics().bytes_out += message.text.size();
  message.to->send(message.text);
}

}  // namespace

std::string Journal::open(net::Loop& loop, const std::string& file, Lost lost) {
  lost_ = std::move(lost);
  return writer_.open(
      file, [this, &loop](std::uint64_t number, bool ok) { loop.post([this, number, ok] { committed(number, ok); }); });
}

std::uint64_t Journal::submit(Batch batch) {
  waiting_.push_back(std::move(batch));
  writer_.submit(++last_, epoch_, waiting_.back().writes);  // a deque leaves what it holds in its place
  metrics().commit_queue = static_cast<std::int64_t>(waiting_.size());
  return last_;
}

void Journal::send(std::uint64_t rests_on, std::shared_ptr<net::Socket> to, std::string text) {
  Message message{std::move(to), std::move(text)};
  if (held(rests_on)) {
    waiting(rests_on).messages.push_back(std::move(message));
  } else {
    deliver(message);
  }
}

void Journal::then(std::uint64_t rests_on, std::move_only_function<void(bool ok)> task) {
  if (!held(rests_on)) return task(true);
  waiting(rests_on).after.push_back(std::move(task));
}

void Journal::committed(std::uint64_t number, bool ok) {
  if (!ok) return lose_all();
  const auto now = Clock::now();
  while (committed_ < number) {
    Batch batch = std::move(waiting_.front());
    waiting_.pop_front();
    ++committed_;
    metrics().wait.add(std::chrono::duration<double>(now - batch.arrived).count());
    for (const Message& message : batch.messages) deliver(message);
    for (auto& task : batch.after) task(true);
  }
  metrics().commit_queue = static_cast<std::int64_t>(waiting_.size());
}

// After a failure nothing that was submitted before it was noticed can be right.
void Journal::lose_all() {
  ++epoch_;
  std::deque<Batch> lost;
  std::swap(lost, waiting_);
  committed_ = last_;
  metrics().commit_queue = 0;
  std::vector<std::int64_t> tables;
  for (const Batch& batch : lost) {
    if (batch.table != 0) tables.push_back(batch.table);
  }
  lost_(tables);
  for (Batch& batch : lost) {
    if (batch.apology.to) deliver(batch.apology);
    for (auto& task : batch.after) task(false);
  }
}

void Journal::stop() {
  writer_.stop();
  waiting_.clear();
  committed_ = last_;
}

}  // namespace rh::server
