// Everybody who plays or watches in a load test, and how it is set up.
#pragma once

#include <sys/epoll.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>

#include "bench/load/host.h"

namespace rh::load {

struct Settings {
  std::string program, folder, game = "railroad_ink", options = "{}";
  int tables = 500, seconds = 10, think = 0, spectators = 0;
  int join = 0;  // moves
  bool once = false;
};

// Everybody at the tables: players 0 and 1 of table 0, of table 1, ..., then the spectators.
class Crowd {
 public:
  Crowd(const Settings& settings, Host& host) : settings_(settings), host_(host) {}
  ~Crowd() { ::close(poll_); }
  Crowd(const Crowd&) = delete;
  Crowd& operator=(const Crowd&) = delete;

  bool connect(int port, const std::string& cookie, const std::vector<std::string>& ids) {
    poll_ = ::epoll_create1(EPOLL_CLOEXEC);
    const int players = 2 * settings_.tables, all = players + settings_.spectators;
    for (int i = 0; i < all; ++i) {
      const int seat = i < players ? i % 2 : kNoSeat;
      people_.push_back(std::make_unique<Connection>(port, cookie, seat, static_cast<std::uint64_t>(i)));
      if (!people_.back()->ok()) {
        std::fprintf(stderr, "connection %d refused (ulimit -n?)\n", i);
        return false;
      }
      epoll_event event{.events = EPOLLIN, .data = {.u32 = static_cast<std::uint32_t>(i)}};
      ::epoll_ctl(poll_, EPOLL_CTL_ADD, people_.back()->socket(), &event);
      people_.back()->watch(ids[static_cast<std::size_t>(i < players ? i / 2 : i - players)]);
    }
    for (int i = 0; i < players; ++i) at(i).other = &at(i ^ 1);
    thinking_.resize(people_.size());
    return true;
  }

  void go() {
    for (int i = 0; i < 2 * settings_.tables; ++i) {
      at(i).paused = false;
      think(static_cast<std::uint32_t>(i), Clock::now());
    }
  }

  // Takes in what has come, sends what is due; how many connections had something.
  int turn(bool acting) {
    const int ready = ::epoll_wait(poll_, events_.data(), static_cast<int>(events_.size()), acting ? 1 : 50);
    const auto begin = Clock::now();
    for (int i = 0; i < ready; ++i) {
      const auto index = events_[static_cast<std::size_t>(i)].data.u32;
      if (!people_[index]->read(counts)) {
        std::fprintf(stderr, "a connection was lost\n");
        std::exit(1);
      }
      if (acting) think(index, begin);
    }
    while (!later_.empty() && later_.top().first <= Clock::now()) {
      const auto [due, index] = later_.top();
      later_.pop();
      thinking_[index] = false;
      people_[index]->act(due, counts);
    }
    if (acting && !settings_.once && settings_.join == 0) next_games(begin);
    return ready;
  }

  bool all_over() {
    for (int i = 0; i < 2 * settings_.tables; ++i) {
      if (!at(i).over()) return false;
    }
    return true;
  }

  // Has everybody got a first view?
  bool all_see() {
    return std::ranges::all_of(people_, [](const auto& one) { return one->sees(); });
  }
  // Has every game gone so far?
  bool all_played(std::int64_t moves) {
    for (int i = 0; i < 2 * settings_.tables; ++i) {
      if (at(i).version() < moves && !at(i).over()) return false;
    }
    return true;
  }

  Counts counts;

 private:
  Connection& at(int index) { return *people_[static_cast<std::size_t>(index)]; }

  // Thinking players, each for half to one and a half times the given time.
  void think(std::uint32_t index, Clock::time_point due) {
    if (settings_.think == 0) return people_[index]->act(due, counts);
    if (thinking_[index] || !people_[index]->may_act()) return;
    thinking_[index] = true;
    const auto ms = settings_.think / 2 + static_cast<int>(random_.below(static_cast<std::uint64_t>(settings_.think)));
    later_.emplace(due + std::chrono::milliseconds(ms), index);
  }

  void next_games(Clock::time_point now) {
    const double passed = std::chrono::duration<double>(now - looked_).count();
    looked_ = now;
    for (int table = 0; table < settings_.tables; ++table) {
      if (!at(2 * table).over() || !at(2 * table + 1).over()) continue;
      const std::string id = host_.take();
      if (id.empty()) {
        if (counts.measuring) counts.without_game += passed;
        continue;
      }
      at(2 * table).watch(id);
      at(2 * table + 1).watch(id);
      if (table < settings_.spectators) at(2 * settings_.tables + table).watch(id);
    }
  }

  using Later = std::pair<Clock::time_point, std::uint32_t>;

  const Settings& settings_;
  Host& host_;
  int poll_ = -1;
  std::vector<std::unique_ptr<Connection>> people_;
  std::vector<epoll_event> events_ = std::vector<epoll_event>(1024);
  std::priority_queue<Later, std::vector<Later>, std::greater<>> later_;
  std::vector<bool> thinking_;
  Clock::time_point looked_ = Clock::now();
  Random random_{1};
};

}  // namespace rh::load
