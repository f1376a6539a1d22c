// Threads on which bots think. A bot gets a copy of the position and shows its choice; what becomes
// of it is decided on the network thread. Everybody's bots get their turn (fair_queue.h), and the more tables
// wait, and the longer their people do, the less time each has. The threads have a lower priority than those that
// serve people.
#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>

#include "bots/bot.h"
#include "server/base/rate.h"
#include "server/net/loop.h"
#include "server/tables/fair_queue.h"

namespace rh::server {

struct Thought {
  std::string table;
  std::string owner;          // whose turn it takes: the host's
  bool awaited = false;       // somebody looks on
  Clock::time_point since{};  // people have been waiting for the table's bots
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
  // `patience`: so many seconds people wait for the bots of a table, about. `chosen` runs on the network thread.
  void start(net::Loop& loop, int threads, double patience, Chosen chosen);
  void think(Thought thought);
  // Ends when the bots that think now have chosen; what waits is dropped.
  void stop();

 private:
  void work(int index);
  // How many seconds this one may think, with so many tables waiting behind it.
  double share(const Thought& thought, std::size_t others) const;

  net::Loop* loop_ = nullptr;
  Chosen chosen_;
  double patience_ = 1;
  int count_ = 1;
  std::mutex mutex_;
  std::condition_variable arrived_;
  FairQueue<Thought> queue_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace rh::server
