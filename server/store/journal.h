// The network thread's side of storage: what is written, and what may be told only when it is on
// disk. Everything is released in the order in which it was submitted.
#pragma once

#include <deque>
#include <memory>

#include "server/base/rate.h"
#include "server/net/http.h"
#include "server/store/writer.h"

namespace rh::server {

struct Message {
  std::shared_ptr<net::Socket> to;
  std::string text;
};

// One thing that happened: its writes, and who is told what afterwards.
struct Batch {
  std::vector<Write> writes;
  std::vector<Message> messages;
  Message apology;  // to whoever asked for it, when the disk refuses
  std::vector<std::move_only_function<void(bool ok)>> after;
  std::int64_t table = 0;  // the table whose game it is, 0 when it is none
  Clock::time_point arrived = Clock::now();
};

class Journal {
 public:
  // `lost` is called once after a failed commit with the tables whose last batches are gone.
  using Lost = std::function<void(const std::vector<std::int64_t>& tables)>;

  std::string open(net::Loop& loop, const std::string& file, Lost lost);
  // Its number: for held().
  std::uint64_t submit(Batch batch);
  // Is this batch still on its way to the disk?
  bool held(std::uint64_t number) const { return number > committed_; }
  // Sends now, or after the batch on which the text rests.
  void send(std::uint64_t rests_on, std::shared_ptr<net::Socket> to, std::string text);
  // Runs now, or after that batch, with false when it was lost.
  void then(std::uint64_t rests_on, std::move_only_function<void(bool ok)> task);
  bool idle() const { return waiting_.empty(); }
  void stop();
  // Why the last commit failed; empty when it did not.
  std::string problem() const { return writer_.problem(); }

 private:
  void committed(std::uint64_t number, bool ok);
  void lose_all();
  Batch& waiting(std::uint64_t number) { return waiting_[number - committed_ - 1]; }

  Writer writer_;
  Lost lost_;
  std::deque<Batch> waiting_;  // numbers committed_+1, committed_+2, ...
  std::uint64_t committed_ = 0;
  std::uint64_t last_ = 0;
  std::uint64_t epoch_ = 1;
};

}  // namespace rh::server
