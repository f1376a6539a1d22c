// All tables of the server. Loads a table from its log when somebody asks for it, makes new ones,
// seats people, and forgets tables that rest. Lives on the network thread.
#pragma once

#include <expected>
#include <unordered_map>

#include "server/base/config.h"
#include "server/store/journal.h"
#include "server/store/reader.h"
#include "server/tables/bot_pool.h"
#include "server/tables/table.h"

namespace rh::server {

// Why a request is not done: a code of the texts (errors.CODE).
struct Denial {
  int status = 400;
  std::string code;
  std::vector<std::pair<std::string, std::string>> arguments;
};
using Done = std::expected<void, Denial>;
inline std::unexpected<Denial> deny(int status, std::string code) {
  return std::unexpected(Denial{status, std::move(code), {}});
}

struct NewTable {
  std::string game, name;
  Options options;
  bool is_public = false, start = true;
  std::vector<SeatRow> seats;
};

class House {
 public:
  House(net::Loop& loop, const Config& config) : loop_(loop), config_(config) {}

  // Opens the database in the data folder; bots that were thinking go on. Empty, or what is wrong.
  std::string open(const std::string& folder);
  // Everything that was accepted is on disk afterwards.
  void stop();

  Journal& journal() { return journal_; }
  Reader& reader() { return reader_; }

  // Else: `gone` when there is no such table, `storage` when it cannot be read. The pointer is good until
  // the loop turns again.
  std::expected<Table*, Denial> find(std::string_view id);
  // A finished game to look back at: what it was if it is still in memory, else played again by the present
  // rules. `frozen` when these do not lead to the same result.
  std::expected<const Match*, Denial> look_back(Table& table);

  // What a request needs; all of it is on disk when `last_batch` of the table is.
  std::expected<Table*, Denial> create(const Identity& host, NewTable wanted);
  Done sit(Table& table, const Identity& who, Seat seat);
  Done start(Table& table, const Identity& who, std::string_view bots);
  Done resign(Table& table, const Identity& who, Seat seat);
  std::expected<Table*, Denial> rematch(Table& table, const Identity& who);
  void renamed(const Identity& who);

  // Seats that change hands (seating.cpp). A link is for the owner's other device or, from the host,
  // for the person whose seat it is going to be; `link_for` says who may have one.
  Done link_for(const Table& table, const Identity& who, Seat seat, bool& invitation) const;
  Done give_seat(Table& table, const SeatLink& link, const Identity& to);
  // The host takes the invitation back, or the invited person declines: the seat is open to all.
  Done uninvite(Table& table, const Identity& who, Seat seat);

  // Tells everybody at the table what it looks like now.
  void tell_info(Table& table, Batch& batch);
  // Bots that are to move begin to think.
  void wake_bots(Table& table);
  // Queues a batch of this table.
  void submit(Table& table, Batch batch);
  // Sends a text about the table as it is now: when that is on disk.
  void send(const Table& table, const std::shared_ptr<net::Socket>& to, std::string text) {
    journal_.send(table.last_batch, to, std::move(text));
  }
  void forget(const net::Socket& socket);
  std::string default_bot(const Game& game) const;

 private:
  std::expected<Table*, Denial> load(std::string_view id);
  // Makes a loaded table playable, or a thing to read.
  void revive(Table& table);
  void freeze(Table& table, Frozen why);
  Table& add(TableRow row);
  Done begin(Table& table, Batch& batch);
  // Is there room for another table that is not over?
  Done has_room(const Identity& who);
  void wake_waiting(std::int64_t after);
  // Stores what everybody sees at the tables that changed: some of them each second.
  void keep_views();
  bool views_are_old(const Table& table) const;
  void keep_views_of(Table& table);
  // The row and its seats are written, everybody at the table is told.
  void seats_changed(Table& table, Batch batch);
  void bot_chose(Thought thought);
  void lost(const std::vector<std::int64_t>& tables);
  void sweep();

  net::Loop& loop_;
  const Config& config_;
  Journal journal_;
  Reader reader_;
  BotPool pool_;
  std::unordered_map<std::string, std::unique_ptr<Table>> tables_;
  std::int64_t next_number_ = 1;
  std::uint64_t generations_ = 0;
};

std::int64_t now_ms();

}  // namespace rh::server
