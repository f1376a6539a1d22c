// One table in memory: its row, its match (once it runs) and who watches. Pure state and its
// bookkeeping; who may do what, and the order of things, is the house's (house.h).
#pragma once

#include <array>
#include <expected>
#include <memory>
#include <optional>

#include "bots/bot.h"
#include "engine/core/match.h"
#include "engine/core/nature.h"
#include "server/base/rate.h"
#include "server/net/http.h"
#include "server/store/rows.h"

namespace rh::server {

// Viewers are the seats and, behind them, all spectators together.
inline constexpr std::size_t kViewers = kMaxSeats + 1;
constexpr std::size_t viewer_index(Seat viewer) {
  return viewer < 0 ? static_cast<std::size_t>(kMaxSeats) : static_cast<std::size_t>(viewer);
}

struct Watcher {
  std::shared_ptr<net::Socket> socket;
  Seat viewer = kSpectator;
  bool splice = false;  // understands splices in differences
};

// The legal moves of a viewer, and what each costs and brings.
struct Legal {
  std::vector<PackedMove> moves;
  std::vector<std::string> quotes;  // beside them, "" where there is nothing to say; empty where nothing is quoted
};

// What the watchers of one viewer were last sent.
struct Shown {
  Seat viewer = kSpectator;
  PiecedText view;
  Legal legal;
};

// An event of the log as it stands: the row that told it, and whom.
struct Told {
  std::uint32_t seq = 0;
  Audience audience = kEverybody;
};
// What a row told that may not be on disk yet.
struct FreshRow {
  std::uint32_t seq = 0;
  std::string events;
};

// What a seat was last advised, and when it saw that.
struct Advice {
  Seat seat = 0;
  std::uint32_t version = 0;
  bool thinking = false;
  std::string text;  // of the answer, all but its number
};

struct BotSeat {
  Seat seat = 0;
  std::unique_ptr<Bot> bot;  // its memory of this match; away while it thinks
  bool thinking = false;
  int refused = 0;
};

class Table {
 public:
  explicit Table(TableRow row_) : row(std::move(row_)), nature(row.secret, row.chance) {}

  TableRow row;
  KeyedNature nature;
  std::optional<Match> match;  // from the start of the game on

  // --- the log ---
  std::int64_t next_seq = 0;
  std::vector<Audience> audiences;      // of the moves that stand, beside match->log()
  std::vector<std::uint32_t> standing;  // their rows
  std::vector<Told> told;               // the events of the rows that stand
  std::vector<FreshRow> fresh;
  std::array<std::uint32_t, kViewers> versions{};
  std::array<std::uint32_t, kViewers> moves_known{};  // how many of the moves that stand each viewer may know of

  // Starts the match of the row by the present rules, or says why the game does not take it.
  std::expected<void, Problem> begin();
  // Takes in the rows of the log, without playing anything; false when they are no log of a table: what
  // comes before the flaw is kept.
  bool take_log(const std::vector<LogRow>& rows);
  // Plays the moves that stand by the present rules; nothing when they do not take one of them. What
  // rows without events told is added to `missing`.
  std::optional<Match> play_again(const std::vector<LogRow>& rows, PutEvents* missing = nullptr) const;
  // No game any more: the table was closed.
  void forget_game();
  // The move with this index was taken back: what it told goes with it.
  void unhear(std::size_t index);
  // Counts a row for everybody in its audience.
  void count(Audience audience);
  // One more move stands, in this row.
  void stand(std::uint32_t seq, Audience audience);
  std::uint32_t version(Seat viewer) const { return versions[viewer_index(viewer)]; }
  // The index of the last move that stands, as this viewer counts them.
  std::uint32_t last_move(Seat viewer) const { return moves_known[viewer_index(viewer)] - 1; }

  // Names of moves that clients sent: the last few hundred, so that sending one again is harmless.
  bool knows(std::uint64_t name) const;
  void remember(std::uint64_t name);

  // --- talking ---
  std::vector<ChatRow> chat;  // the last kChatKept
  std::int64_t next_chat() const { return chat.empty() ? 1 : chat.back().seq + 1; }

  // --- links --- the last batch that ended all links of a seat: until it is on disk, a link found
  // there is one of those.
  std::array<std::uint64_t, kMaxSeats> links_ended{};

  // --- looking ---
  std::vector<Watcher> watchers;
  std::vector<Shown> shown;  // only of viewers with watchers; dropped when nothing happens for a while
  Shown* shown_to(Seat viewer);

  // A finished game, played again for those who look back at it, and its points after each move.
  std::optional<Match> replayed;
  std::string course;

  // --- thinking, storing, resting ---
  std::vector<BotSeat> bots;  // none when the game is over
  std::vector<Advice> advice;
  Clock::time_point bots_asked;  // since when people have been waiting for them
  bool bots_alone = false;       // holds one of its host's places for games that bots play alone
  std::string bots_address;      // where the wish for such a game came from, as far as it is known
  std::uint64_t generation = 0;  // another one each time the table is loaded: old thoughts do not fit
  std::uint64_t last_batch = 0;
  std::int64_t submitted = 0;  // the rows up to here are on disk when last_batch is
  std::int64_t pictured = 0;   // the views of so many rows are stored
  Clock::time_point pictured_at{};
  Clock::time_point used = Clock::now();

  bool is_owner(Seat seat, std::string_view identity) const;
  // Luck for what a seat is to decide now. It follows from the secret and from how many moves that seat has made: the
  // same table makes the same bots, whatever others do meanwhile, and nobody can foresee them.
  Random luck(std::string_view what, Seat seat) const;
  bool frozen() const { return row.frozen != Frozen::No; }
  // The seats that are to move, as a mask.
  std::uint32_t turn() const { return match ? match->position().turn().seats : 0; }

 private:
  // To the counter of each viewer who may know.
  void add(std::array<std::uint32_t, kViewers>& counters, Audience audience, int step) const;

  std::vector<std::uint64_t> names_;
  std::size_t oldest_name_ = 0;
};

// Is the box that a game was begun with still here? A box that the program carries may be another edition: with that
// the game is played on.
enum class BoxHere : std::uint8_t { Same, OtherEdition, No };
BoxHere box_here(const TableRow& row);

// What the shell itself tells.
inline Event resigned(Seat seat) { return {.code = "resign", .actor = seat}; }
inline Event removed(Seat seat) { return {.code = "removed", .actor = seat}; }

// A union of audiences; everybody stays everybody.
constexpr Audience widen(Audience a, Audience b) { return a | b; }

}  // namespace rh::server
