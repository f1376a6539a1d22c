// A queue of what tables ask for, in which their owners take turns: nobody's many things hold up the only one of
// somebody else. What people wait for goes before what nobody looks at, which still gets every eighth turn.
#pragma once

#include <deque>
#include <string>
#include <unordered_map>

namespace rh::server {

template <class T>
class FairQueue {
 public:
  void push(const std::string& owner, const std::string& table, bool awaited, T item) {
    Line& line = lines_[awaited ? 0 : 1];
    auto& own = line.waiting[owner];
    if (own.empty()) line.turns.push_back(owner);
    own.push_back({table, std::move(item)});
    ++line.tables[table];
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
    Asked asked = std::move(own->second.front());
    own->second.pop_front();
    if (const auto table = line.tables.find(asked.table); --table->second == 0) line.tables.erase(table);
    --line.size;
    if (own->second.empty()) {
      line.waiting.erase(own);
    } else {
      line.turns.push_back(owner);
    }
    return std::move(asked.item);
  }
  bool empty() const { return size() == 0; }
  std::size_t size() const { return lines_[0].size + lines_[1].size; }
  // How many other tables wait beside this one; those that nobody looks at do not count for one that is awaited.
  std::size_t others(const std::string& table, bool awaited) const {
    const auto in = [&](const Line& line) { return line.tables.size() - line.tables.count(table); };
    return in(lines_[0]) + (awaited ? 0 : in(lines_[1]));
  }

 private:
  struct Asked {
    std::string table;
    T item;
  };
  struct Line {
    std::deque<std::string> turns;  // each owner once
    std::unordered_map<std::string, std::deque<Asked>> waiting;
    std::unordered_map<std::string, std::size_t> tables;  // how much of each waits
    std::size_t size = 0;
  };
  Line lines_[2];  // awaited, not awaited
  int turn_ = 0;
};

}  // namespace rh::server
