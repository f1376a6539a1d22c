// A match: a position and the moves that led to it. It knows how to take a move back; it does not
// know where nature's moves come from.
#pragma once

#include <memory>
#include <vector>

#include "engine/core/game.h"

namespace rh {

struct PlayedMove {
  Seat by;
  PackedMove move;
  bool operator==(const PlayedMove&) const = default;
};

class Match {
 public:
  static std::expected<Match, Problem> start(const Game& game, const Options& options, int seats);

  const Game& game() const { return *game_; }
  const Options& options() const { return options_; }
  int seats() const { return position_->seats(); }
  const Position& position() const { return *position_; }
  const std::vector<PlayedMove>& log() const { return log_; }
  bool over() const { return position_->turn().is_over(); }
  // How many of the moves are nature's, and how many of them happened at one place.
  std::uint64_t nature_moves() const { return nature_moves_; }
  std::uint64_t nature_moves_at(const Place& place) const;

  Refusal play(Seat by, PackedMove move, Events* events = nullptr);

  // The moves (indices into the log) that a seat may try to take back now, oldest first: its own
  // moves since the last thing it could not foresee and since its turn last ended.
  std::vector<std::size_t> undoable(Seat seat) const;
  // Takes one of them back: the rest is played again in the old order, and when one of the later
  // moves would then be illegal, nothing changes and the undo is refused.
  Refusal undo(Seat seat, std::size_t index);

 private:
  Match(const Game& game, Options options, std::unique_ptr<Position> start);
  // The match as it was when something was last revealed: undo plays on from there.
  Match at_anchor() const;

  const Game* game_;
  Options options_;
  std::unique_ptr<Position> anchor_;  // the position after the last reveal, at first the start
  std::size_t anchor_at_ = 0;         // the length of the log then
  std::unique_ptr<Position> position_;
  std::vector<PlayedMove> log_;
  std::vector<std::size_t> barrier_ = std::vector<std::size_t>(kMaxSeats, 0);  // per seat: undo goes back to here
  std::uint64_t nature_moves_ = 0;
  std::vector<std::pair<Place, std::uint64_t>> places_;  // with the number of nature's moves there
  Events own_events_;  // of the last move, where nobody asked for them; kept for its memory
};

}  // namespace rh
