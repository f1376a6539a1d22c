// The storage thread: takes batches of writes, puts all that wait into one transaction with one
// full-synchronous commit, and says so. While one commit is on its way the next ones gather.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

#include "server/store/database_file.h"
#include "server/store/rows.h"
#include "server/store/sqlite.h"

namespace rh::server {

// Of the database's schema (writer.cpp), kept in its user_version.
inline constexpr int kSchemaVersion = 6;

class Writer {
 public:
  // Called on the storage thread: all batches up to this number are on disk, or (not ok) all that
  // were submitted with this epoch or an older one and are not on disk yet are lost.
  using Done = std::function<void(std::uint64_t number, bool ok)>;

  ~Writer() { stop(); }
  // Makes the schema where it is missing. Empty, or what is wrong.
  std::string open(const std::string& file, Done done);

  // Batches have consecutive numbers. After a failure nothing of the failed epoch is taken any more.
  // The writes stay the caller's, until Done says they are not needed: memory that one thread takes
  // and another gives back costs both of them far more than the writing of it.
  void submit(std::uint64_t number, std::uint64_t epoch, const std::vector<Write>& writes);
  // Writes what is queued, checkpoints, ends the thread.
  void stop();
  // From any thread: why the last commit failed; empty when it did not.
  std::string problem() const;

 private:
  struct Batch {
    std::uint64_t number, epoch;
    const std::vector<Write>* writes;
  };

  void work();
  bool commit(const std::vector<Batch>& batches);
  std::string try_commit(const std::vector<Batch>& batches);
  bool write(const Write& write);
  bool put_table(const TableRow& row);

  Database database_;
  Statement begin_, commit_, put_identity_, put_token_, rename_, rename_seats_, put_table_, put_seat_, put_progress_,
      append_, put_events_, put_view_, put_result_, put_frozen_, put_ended_, put_link_, drop_links_, drop_old_links_,
      put_chat_, drop_old_chat_, drop_more_seats_, put_hints_, chat_moves_up_, drop_all_links_, drop_code_,
      put_campaign_, put_campaign_record_, drop_campaign_, drop_campaign_records_, leave_campaign_, drop_token_,
      put_device_link_, drop_device_link_, drop_old_device_links_;
  Done done_;
  DatabaseFile file_;
  mutable std::mutex mutex_;
  std::string problem_;
  std::condition_variable arrived_;
  std::vector<Batch> queue_;
  std::size_t wanted_ = 1;  // so many are to share the next commit
  bool stopping_ = false;
  std::uint64_t lost_epoch_ = 0;
  std::thread thread_;
};

}  // namespace rh::server
