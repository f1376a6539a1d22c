// All tables of the server. Loads a table from its log when somebody asks for it, makes new ones,
// seats people, and forgets tables that rest. Lives on the network thread.
#pragma once

#include <expected>
#include <unordered_map>
#include <unordered_set>

#include "server/base/config.h"
#include "server/store/journal.h"
#include "server/store/reader.h"
#include "server/tables/bot_pool.h"
#include "server/tables/table.h"

namespace rh {
struct Campaign;
}

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
  bool is_public = false, spectator_chat = false, start = true;
  std::vector<SeatRow> seats;
  Purpose purpose = Purpose::Game;
  // Luck that can be had again; else nobody knows it.
  std::optional<std::pair<Digest, KeyedNature::Way>> luck;
  std::string previous;                     // the table it is the rematch of
  std::vector<std::string> removed, muted;  // taken over from there
  std::string campaign;                     // the one it is a game of
  std::int64_t ordinal = 0;
  std::vector<Write> also;  // on disk when the table is
};

// A campaign as it is stored: its first games as records, the others as tables.
struct StoredCampaign {
  CampaignRow row;
  std::vector<std::string> records;
  std::vector<TableRow> tables;
};
struct NextGame {
  std::optional<Options> options;  // what the players choose anew
  std::vector<SeatRow> seats;      // none: as in the game before
};
// A new campaign, on disk when the batch is.
struct KeptCampaign {
  std::string id;
  std::uint64_t batch = 0;
};

// What the host may change at any time; what is not given stays.
struct TableSettings {
  std::optional<bool> is_public, spectator_chat;
  std::optional<std::string> name;
};

// What becomes of the seats that are still open when the host begins.
struct OpenSeats {
  std::string bots;   // takes them; empty: none does
  bool drop = false;  // they go, and those behind them move up
};

inline bool waits_for_somebody(const SeatRow& seat) {
  return seat.kind == SeatKind::Open || seat.kind == SeatKind::Invited;
}
Done must_be_open(const Table& table);
// Who plays on for somebody who is gone.
std::string stand_in(const Game& game);
// The seats of a game for another one with the same people (rematch.cpp).
std::vector<SeatRow> seats_again(const std::vector<SeatRow>& before, std::string_view host);

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
  // What everybody may know of a table, without waking it, and the batch after which it may be told.
  struct Glance {
    TableRow row;
    std::uint64_t batch = 0;
  };
  std::expected<Glance, Denial> glance(std::string_view id);
  // A finished game to look back at: what it was if it is still in memory, else played again by the present
  // rules. `frozen` when these do not lead to the same result.
  std::expected<const Match*, Denial> look_back(Table& table);

  // What a request needs; all of it is on disk when `last_batch` of the table is.
  std::expected<Table*, Denial> create(const Identity& host, NewTable wanted);
  Done start(Table& table, const Identity& who, const OpenSeats& open);
  // The open table with this code.
  std::expected<Table*, Denial> join(std::string_view code);
  // The same seats once more: the other people are asked (rematch.cpp).
  std::expected<Table*, Denial> rematch(Table& table, const Identity& who);
  // Nobody takes a name that somebody else has at a table where both sit and that is not over.
  Done may_be_called(const Identity& who, const std::string& name);
  void renamed(const Identity& who);
  // The record of a game that has begun, as somebody may have it.
  std::expected<std::string, Denial> record_of(Table& table, std::string_view identity);

  // Campaigns (campaigns.cpp).
  std::expected<StoredCampaign, Denial> find_campaign(std::string_view id);
  // All that is known of it is on disk when this batch is.
  std::uint64_t last_batch(const StoredCampaign& campaign) const;
  // What the next game begins with; `campaign_running` or `campaign_over` where none can begin.
  std::expected<Options, Denial> next_options_of(const StoredCampaign& campaign);
  std::expected<Table*, Denial> begin_campaign(const Identity& host, NewTable wanted);
  std::expected<Table*, Denial> next_game(const StoredCampaign& campaign, const Identity& who, NextGame wanted);
  // The public view of each finished game at its end, in their order, as a JSON list.
  std::expected<std::string, Denial> campaign_views(const StoredCampaign& campaign);
  // The file, with a running game as somebody may know it.
  std::expected<std::string, Denial> campaign_file(const StoredCampaign& campaign, std::string_view identity);
  std::expected<KeptCampaign, Denial> import_campaign(const Identity& host, const Campaign& campaign);
  std::expected<KeptCampaign, Denial> fork_campaign(const StoredCampaign& campaign, const Identity& who,
                                                    std::size_t games);
  // The campaign is gone when the batch is on disk; its tables stay.
  std::expected<std::uint64_t, Denial> drop_campaign(const StoredCampaign& campaign, const Identity& who);

  // Seats that change hands (seating.cpp). Before the start people sit down and get up again; later
  // they resign, and a bot plays on.
  Done sit(Table& table, const Identity& who, Seat seat, int mark = kNoMark);
  // Another colour and shape, or the next that is free.
  Done mark(Table& table, const Identity& who, Seat seat, int wanted);
  Done leave(Table& table, const Identity& who, Seat seat);
  Done resign(Table& table, const Identity& who, Seat seat);
  // A link is for the owner's other device or, from the host, for the person whose seat it is going
  // to be; `link_for` says who may have one.
  Done link_for(const Table& table, const Identity& who, Seat seat, bool& invitation) const;
  Done give_seat(Table& table, const SeatLink& link, const Identity& to);
  // The host takes the invitation back, or the invited person declines: the seat is open to all.
  Done uninvite(Table& table, const Identity& who, Seat seat);

  // What only the host may do (hosting.cpp).
  Done remove(Table& table, const Identity& who, Seat seat);
  // A bot sits down on an open seat, or in place of another bot.
  Done seat_bot(Table& table, const Identity& who, Seat seat, const std::string& bot);
  Done close(Table& table, const Identity& who);
  Done change(Table& table, const Identity& who, const TableSettings& settings);
  Done mute(Table& table, const Identity& who, const std::string& person, bool muted);

  // What the game's adviser says to a seat that is to move (hints.cpp): an answer to message `n` of this socket, or
  // why not. What it takes is charged to the household.
  Done advise(Table& table, Seat seat, net::Socket& socket, std::int64_t n);

  // Tells everybody at the table what it looks like now.
  void tell_info(Table& table, Batch& batch);
  // Bots that are to move begin to think: somebody else has done something, and waits for them from now on.
  void wake_bots(Table& table);
  // Queues a batch of this table.
  void submit(Table& table, Batch batch);
  // Sends a text about the table as it is now: when that is on disk.
  void send(const Table& table, const std::shared_ptr<net::Socket>& to, std::string text);
  void forget(const net::Socket& socket);
  // This socket follows the table from this seat no more.
  void unwatch(Table& table, const net::Socket& socket, Seat viewer);

 private:
  std::expected<Table*, Denial> load(std::string_view id);
  // Makes a loaded table playable, or a thing to read.
  void revive(Table& table);
  void see_again(Table& table, const LogRead& read, const std::optional<ViewRow>& kept, const std::string& result);
  void freeze(Table& table, Frozen why);
  Table& add(TableRow row);
  Done begin(Table& table, Batch& batch);
  // Begins, and everything goes its way; the batch holds what comes before.
  Done launch(Table& table, Batch batch = {});
  // The open seats of a table are gone from its row: everything that is known by a seat's number follows.
  void move_up(Table& table, const std::vector<SeatRow>& before, Batch& batch);
  // Codes of open tables; where nearly all are in use, the oldest table loses its own.
  std::string load_codes();
  void give_code(TableRow& row, Batch& batch);
  void end_code(TableRow& row);
  // The records of its games that have begun, in order.
  std::expected<std::vector<std::string>, Denial> records_of(const StoredCampaign& campaign, std::string_view identity);
  KeptCampaign keep_campaign(const Identity& host, PutCampaign put);
  Done room_for_campaign(const Identity& who);
  // Is there room for another table that is not over?
  Done has_room(const Identity& who);
  void wake_waiting(std::int64_t after);
  // Stores what everybody sees at the tables that changed: some of them each second.
  void keep_views();
  bool views_are_old(const Table& table) const;
  void keep_views_of(Table& table);
  // May one more game of bots alone run for this host, or from this address?
  Done room_for_bots(std::string_view host, std::string_view address) const;
  // The row and its seats are written, everybody at the table is told; all links to the `ended`
  // seats (a mask) are dead.
  void seats_changed(Table& table, std::uint32_t ended, Batch batch);
  // All devices of the seat's owner are told that it is theirs no more, and why.
  void lose_seat(Table& table, Seat seat, std::string_view why, Batch& batch);
  // Bots take these seats (a mask) over in a running game.
  void play_on(Table& table, std::uint32_t seats, RowKind why, Batch& batch);
  void put_on_seat(Table& table, Seat seat, SeatRow row);
  void shut(Table& table, Batch batch);
  void let_bots_think(Table& table);
  // A bot away from its table, with a copy of the position.
  struct BotAway {
    std::string table;
    Seat seat = 0;
    std::uint64_t generation = 0;
    std::unique_ptr<Bot> bot;
    std::unique_ptr<Position> position;
    PackedMove move = 0;  // its choice
  };
  void bot_chose(BotAway away);
  void lost(const std::vector<std::int64_t>& tables);
  void sweep();
  // Guided games that nobody has opened for a month go (pruning.cpp).
  void prune_lessons();
  // Somebody opens this one.
  void keep_lesson(Table& table);

  net::Loop& loop_;
  const Config& config_;
  Journal journal_;
  Reader reader_;
  BotPool pool_;
  std::unordered_map<std::string, std::unique_ptr<Table>> tables_;
  std::unordered_map<std::string, Reader::Coded> codes_;
  std::unordered_set<std::string> dropped_;  // tables whose end is on its way to the disk
  std::int64_t next_number_ = 1;
  std::uint64_t generations_ = 0;
};

std::int64_t now_ms();

}  // namespace rh::server
