// Threads on which bots and advisers think, each about a copy of the position; what becomes of it is decided on the
// network thread. Everybody gets their turn (fair_queue.h), and the more tables
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
  double most = 0;            // seconds, and not more than its share; 0: as long as its work takes
  Random random{0};
  std::move_only_function<void(const Means&)> think;  // on one of the threads
  std::move_only_function<void()> then;               // afterwards, on the network thread
};

class BotPool {
 public:
  ~BotPool() { stop(); }
  // `patience`: so many seconds people wait for the bots of a table, about.
  void start(net::Loop& loop, int threads, double patience);
  void think(Thought thought);
  // Ends when what is thought about now is decided; what waits is dropped.
  void stop();

 private:
  void work(int index);
  // How many seconds this one may think, with so many tables waiting behind it.
  double share(const Thought& thought, std::size_t others) const;

  net::Loop* loop_ = nullptr;
  double patience_ = 1;
  int count_ = 1;
  std::mutex mutex_;
  std::condition_variable arrived_;
  FairQueue<Thought> queue_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace rh::server
