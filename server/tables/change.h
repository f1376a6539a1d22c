// One change of a running game: moves, moves taken back, a seat that a bot takes over or other rules, and whatever
// nature does next. Makes the rows for the log and, for everybody who watches, the message that
// may be sent once they are on disk.
#pragma once

#include "server/tables/house.h"

namespace rh::server {

class Change {
 public:
  // Notes what the watchers see before.
  explicit Change(Table& table);

  // A move of a seat; a refused one leaves nothing behind.
  Refusal play(Seat by, PackedMove move, std::string_view client = {});
  Refusal undo(Seat seat, std::size_t index, Reader& reader, std::string_view client = {});
  // The seat's holder has left, or was removed by the host: a bot plays on.
  void step_out(Seat seat, RowKind why);
  // The game goes on by another version of its rules.
  void rules(int from, int to);
  // Nature's moves, then the messages; `batch` gets everything that is to be written and said.
  void finish(Batch& batch);

 private:
  struct Affected {
    bool touched = false;
    std::string events;
  };

  // A new row of the log. What it tells is stored with it, but for an undo: that leaves nothing to read.
  void note(RowKind kind, Seat by, std::string move, Audience audience, std::string_view client);
  std::string tell(RowKind kind, Audience audience);
  void play_nature();
  void write_updates(Batch& batch);
  void write_update(Shown& shown, const Affected& affected, Batch& batch);
  // What of the log a viewer has to forget, and what of it stands again.
  void write_forgotten(Seat viewer, JsonWriter& json) const;

  Table& table_;
  std::vector<LogRow> rows_;
  std::vector<Affected> affected_;  // beside table_.shown
  Events events_;
  std::uint32_t turn_before_;
  std::uint64_t nature_before_;
  std::int64_t first_seq_;                  // of the rows of this change
  std::optional<std::uint32_t> forgotten_;  // the first row that was taken back
  Reader* reader_ = nullptr;
  std::int64_t now_;
};

// The message {"t":"view",...} of one viewer.
Read<std::string> view_message(const Table& table, Reader& reader, Seat viewer, std::string_view identity,
                               std::int64_t n);

}  // namespace rh::server
