// What waits to be sent, of all connections together. When it is too much, whoever has most waiting is cut
// off: many that do not read must not take the memory of those who do.
#pragma once

#include <algorithm>
#include <boost/asio/post.hpp>
#include <unordered_set>

#include "server/base/metrics.h"
#include "server/net/asio.h"

namespace rh::server::net {

class Outbox : public std::enable_shared_from_this<Outbox> {
 public:
  // A connection that has something to send.
  class Sender {
   public:
    virtual ~Sender() = default;
    virtual std::size_t unsent() const = 0;
    virtual void abort() = 0;
  };

  Outbox(Executor executor, std::size_t most) : executor_(std::move(executor)), most_(most) {}

  void join(Sender& sender) { senders_.insert(&sender); }
  void leave(Sender& sender) { senders_.erase(&sender); }
  // So many bytes more (or less) than before. Nobody is cut off in the middle of what is being done.
  void change(std::size_t before, std::size_t after) {
    total_ += after - before;
    metrics().unsent = static_cast<std::int64_t>(total_);
    if (total_ <= most_ || cutting_) return;
    cutting_ = true;
    asio::post(executor_, [self = shared_from_this()] { self->cut(); });
  }

 private:
  void cut() {
    cutting_ = false;
    while (total_ > most_ && !senders_.empty()) {
      const auto worst = std::ranges::max_element(senders_, {}, [](const Sender* one) { return one->unsent(); });
      if ((*worst)->unsent() == 0) return;
      metrics().cut_off++;
      (*worst)->abort();
    }
  }

  Executor executor_;
  const std::size_t most_;
  std::size_t total_ = 0;
  bool cutting_ = false;
  std::unordered_set<Sender*> senders_;
};

}  // namespace rh::server::net
