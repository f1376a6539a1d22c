// Threads on which bots think. A bot gets a copy of the position and shows its choice; what becomes
// of it is decided on the network thread. Everybody's bots get their turn (fair_queue.h), and the more of them
// wait, the less time each has. The threads have a lower priority than those that serve people.
#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>

#include "bots/bot.h"
#include "server/net/loop.h"
#include "server/tables/fair_queue.h"

namespace rh::server {

struct Thought {
  std::string table;
  std::string owner;     // whose turn it takes: the host's
  bool awaited = false;  // somebody looks on
  Seat seat = 0;
  std::uint64_t generation = 0;
  std::unique_ptr<Bot> bot;
  std::unique_ptr<Position> position;
  PackedMove move = 0;  // afterwards: the choice
};

class BotPool {
 public:
  using Chosen = std::function<void(Thought)>;

  ~BotPool() { stop(); }
  // `chosen` runs on the network thread.
  void start(net::Loop& loop, int threads, double seconds, Chosen chosen);
  void think(Thought thought);
  // Ends when the bots that think now have chosen; what waits is dropped.
  void stop();

 private:
  void work(int index);
  // How long the next one may think when so many wait behind it.
  double share(std::size_t waiting) const;

  net::Loop* loop_ = nullptr;
  Chosen chosen_;
  double seconds_ = 1;
  int count_ = 1;
  std::mutex mutex_;
  std::condition_variable arrived_;
  FairQueue<Thought> queue_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace rh::server
