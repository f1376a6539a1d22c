// A queue in which owners take turns: nobody's many things hold up the only one of somebody else. What people
// wait for goes before what nobody looks at, which still gets every eighth turn.
#pragma once

#include <deque>
#include <string>
#include <unordered_map>

namespace rh::server {

template <class T>
class FairQueue {
 public:
  void push(const std::string& owner, bool awaited, T item) {
    Line& line = lines_[awaited ? 0 : 1];
    auto& own = line.waiting[owner];
    if (own.empty()) line.turns.push_back(owner);
    own.push_back(std::move(item));
    ++line.size;
  }
  // Not when it is empty.
  T pop() {
    constexpr int kTurns = 8;
    const bool patience_ends = ++turn_ % kTurns == 0;
    Line& line = lines_[patience_ends ? (lines_[1].size > 0 ? 1 : 0) : (lines_[0].size > 0 ? 0 : 1)];
    const std::string owner = std::move(line.turns.front());
    line.turns.pop_front();
    const auto own = line.waiting.find(owner);
    T item = std::move(own->second.front());
    own->second.pop_front();
    --line.size;
    if (own->second.empty()) {
      line.waiting.erase(own);
    } else {
      line.turns.push_back(owner);
    }
    return item;
  }
  bool empty() const { return size() == 0; }
  std::size_t size() const { return lines_[0].size + lines_[1].size; }
  // How many go before something that comes now, at most.
  std::size_t ahead_of(bool awaited) const { return awaited ? lines_[0].size : size(); }

 private:
  struct Line {
    std::deque<std::string> turns;  // each owner once
    std::unordered_map<std::string, std::deque<T>> waiting;
    std::size_t size = 0;
  };
  Line lines_[2];  // awaited, not awaited
  int turn_ = 0;
};

}  // namespace rh::server
