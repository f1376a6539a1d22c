// What is stored, as plain values. The log is the truth of a game; everything else about a running
// game that stands in a table's row (turn, progress) is a copy for lists.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/events.h"
#include "engine/core/nature.h"
#include "engine/core/sha256.h"

namespace rh::server {

// Somebody with a device token. `id` is public ("p_7Qm...").
struct Identity {
  std::string id, name;
  std::string address = {};  // where they are now; never stored
  Digest device = {};        // the hash of the token they came with
};

// Invited: kept for one person until that person sits down.
enum class SeatKind : std::uint8_t { Open, Person, Local, Bot, Invited };
// Closed: given up before it was over, or before it began.
enum class TableState : std::uint8_t { Open, Running, Over, Closed };
// Why a table can be read but not played on: its moves do not fit the present rules, it is damaged, or the box it is
// played with is not here.
enum class Frozen : std::uint8_t { No, Rules, Damaged, Box };

// Why a table was made: to play, to practise with luck that can be had again, or as a guided first game, which is
// practice as well.
enum class Purpose : std::uint8_t { Game, Practice, Lesson };

// Colour and shape of a seat, of which each table has no two the same (tables/marks.h).
inline constexpr int kMarks = 12, kNoMark = -1;

struct SeatRow {
  SeatKind kind = SeatKind::Open;
  std::string name;
  std::string owner;  // identity of Person and Local, also after resigning, but not of somebody the host removed
                      // from a running game; of Invited, where it is known
  std::string bot;    // who plays: of a Bot, and of a seat that resigned
  bool resigned = false;
  int mark = kNoMark;  // of a table that was made: 0 to 11
  int hints = 0;       // how often its player asked for one

  bool played_by_bot() const { return kind == SeatKind::Bot || resigned; }
};
inline SeatRow seat_of_bot(const std::string& bot, int mark = kNoMark) {
  return {.kind = SeatKind::Bot, .name = bot, .owner = {}, .bot = bot, .mark = mark};
}

struct TableRow {
  std::int64_t number = 0;  // key of the log
  std::string id, game, name, host;
  std::string options = "{}";  // JSON, only what differs from the defaults
  int rules = 1;
  std::string box, box_hash;  // what the game was begun with; empty before that, and where an older program began it
  bool is_public = false;
  TableState state = TableState::Open;
  Purpose purpose = Purpose::Game;
  std::string code;  // four figures by which an open table is joined; empty: it has none
  Digest secret{};
  KeyedNature::Way chance = KeyedNature::Way::Placed;  // how the secret makes the dice
  std::vector<SeatRow> seats;
  std::int64_t created = 0, updated = 0;  // milliseconds since 1970
  std::uint32_t turn = 0;                 // bit s: seat s is to move
  std::string progress = R"({"now":0,"total":0})";
  std::string result;                       // when it is over: what is told of it in lists (short_result)
  std::string next;                         // id of the rematch, empty when there is none
  std::string previous;                     // id of the table this is the rematch of
  std::string campaign;                     // id of the campaign it is a game of, empty where it is none
  std::int64_t ordinal = 0;                 // which game of it, from 1
  bool spectator_chat = false;              // may those write who only watch?
  std::vector<std::string> removed, muted;  // identities the host sent away, and those that may not write
  Frozen frozen = Frozen::No;               // Damaged is found anew each time and never written

  std::uint32_t bot_seats() const {
    std::uint32_t mask = 0;
    for (std::size_t s = 0; s < seats.size(); ++s) mask |= seats[s].played_by_bot() ? 1u << s : 0;
    return mask;
  }
};

// Rules: from here on the game is played by another version of its rules.
enum class RowKind : std::uint8_t { Move, Undo, Resign, Rules, Removed };

// One row of the append-only log of a table.
struct LogRow {
  std::int64_t seq = 0;
  RowKind kind = RowKind::Move;
  Seat by = kNature;
  std::string move;       // Move: its text; Undo: the index of the move taken back, among those that stood
  Audience audience = 0;  // who saw something happen: whose version it counts for
  std::string client;     // the client's own name of the move
  std::int64_t at = 0;
  std::string events;  // what was told (tables/story.h), so that nobody has to play it again; "": not stored
  std::string told;    // Move: as much of its text as everybody might know at once; stored beside the events
};

// What views look like: raised when they tell more than before, or otherwise. Those of finished games are then made
// anew.
inline constexpr int kViewFormat = 2;
// What was kept since then is still understood: it lacks what came later, and is shown where it cannot be made anew.
inline constexpr int kOldestView = 1;
// What one viewer saw when `seq` rows were in the log.
struct ViewRow {
  Seat viewer = kNature;
  std::int64_t seq = 0;
  std::uint32_t version = 0;
  std::string view;
  int format = kViewFormat;
};

struct SeatLink {
  Digest code{};  // SHA-256 of the code
  std::string table;
  int seat = 0;
  std::int64_t expires = 0;
  bool invitation = false;  // to a seat that is kept for somebody; else the seat moves to another device
};

// Brings another device to somebody. Each person has one at most.
struct DeviceLink {
  Digest code{};  // SHA-256 of the code
  Identity owner;
  std::int64_t expires = 0;
};
struct Device {
  Digest token{};  // SHA-256 of it
  std::int64_t since = 0;
};

// Something said at a table.
struct ChatRow {
  std::int64_t seq = 0;   // 1, 2, 3, ...
  std::string from, who;  // name and identity of the speaker
  int seat = -1;          // -1: none
  std::string text;
  std::int64_t at = 0;
};
// Of each table so many are kept.
inline constexpr std::int64_t kChatKept = 100;

// A campaign is a chain of games: first stored records (of one that was imported or forked), then tables. Nothing
// else of it is stored.
struct CampaignRow {
  std::string id, name, game, host;
  std::string options = "{}";  // JSON: those that are the same in all its games
  std::int64_t created = 0;
};

// --- writes -----------------------------------------------------------------------------------
struct PutIdentity {
  Identity identity;
  Digest token{};  // SHA-256 of the token
};
struct Rename {
  Identity identity;
};
struct PutToken {  // one more device of somebody
  std::string identity;
  Digest token{};
};
struct DropToken {
  Digest token{};
};
struct PutDeviceLink {  // instead of the one before
  DeviceLink link;
};
struct DropDeviceLink {
  std::string identity;
};
struct PutTable {  // a new one, or all of an old one but its log
  TableRow row;
};
struct PutProgress {
  std::int64_t number = 0;
  TableState state = TableState::Running;
  std::uint32_t turn = 0, bots = 0;
  std::string progress;
  std::int64_t updated = 0;
};
struct Append {
  std::int64_t number = 0;
  std::vector<LogRow> rows;
};
struct PutEvents {  // of rows that were written without them
  std::int64_t number = 0;
  std::vector<LogRow> rows;  // their seq, events and told
};
struct PutViews {  // instead of older ones
  std::int64_t number = 0;
  std::vector<ViewRow> rows;
};
struct PutEnd {  // the result of a game, for good
  std::int64_t number = 0;
  std::string result;
  std::int64_t at = 0;
};
struct PutFrozen {  // frozen tables are among the finished ones in lists
  std::int64_t number = 0;
  Frozen frozen = Frozen::No;
  std::int64_t at = 0;
};
struct PutClosed {  // closed tables are in no list
  std::int64_t number = 0;
};
struct PutHints {  // how often a seat has asked
  std::int64_t number = 0;
  int seat = 0, hints = 0;
};
struct DropSeat {  // before the game: those behind it move up, and all links of the table end
  std::int64_t number = 0;
  std::string table;
  int seat = 0;
};
struct DropTable {  // with everything that belongs to it
  std::int64_t number = 0;
};
struct DropCode {  // of the table that had it
  std::string code;
};
struct PutLink {
  SeatLink link;
};
struct DropLinks {  // of one seat: all of them
  std::string table;
  int seat = 0;
};
struct PutChat {  // and what is too old goes
  std::int64_t number = 0;
  ChatRow row;
};
struct PutCampaign {  // a new one
  CampaignRow row;
  std::vector<std::string> records;  // of its first games
};
struct DropCampaign {  // its tables stay, and belong to none
  std::string id;
};
struct Probe {};  // changes nothing, but is written
using Write = std::variant<PutIdentity, Rename, PutToken, DropToken, PutDeviceLink, DropDeviceLink, PutTable,
                           PutProgress, Append, PutEvents, PutViews, PutEnd, PutFrozen, PutClosed, PutHints, DropSeat,
                           DropTable, DropCode, PutLink, DropLinks, PutChat, PutCampaign, DropCampaign, Probe>;

}  // namespace rh::server
