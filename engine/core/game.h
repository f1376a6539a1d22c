// The type-erased face of a game: what server, command line, browser and bindings use.
// A Game makes Positions; a Position is one state with its rules.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rules.h"

namespace rh {

class Game;

struct WeightedMove {
  PackedMove move;
  std::uint64_t weight;
};

class Position {
 public:
  virtual ~Position() = default;
  virtual const Game& game() const = 0;
  virtual std::unique_ptr<Position> clone() const = 0;
  virtual void assign(const Position& other) = 0;  // of the same game

  virtual int seats() const = 0;
  virtual Turn turn() const = 0;
  virtual void legal(Seat seat, std::vector<PackedMove>& moves) const = 0;
  virtual Refusal check(Seat seat, PackedMove move) const = 0;
  // Checks, then makes the move; a refused move changes nothing.
  virtual Refusal play(Seat seat, PackedMove move, Events* events) = 0;

  virtual void outcomes(std::vector<WeightedMove>& outcomes) const = 0;
  virtual std::uint64_t nature_total() const = 0;
  virtual PackedMove nature_pick(std::uint64_t ticket) const = 0;
  virtual Chance chance() const = 0;
  virtual std::optional<PackedMove> nature_slot(std::uint64_t slot) const = 0;

  virtual std::unique_ptr<Position> imagine(Seat seat, Random& random) const = 0;
  virtual std::uint64_t hash() const = 0;
  // What a viewer may know now of a move made in `before`, an earlier position of the same match: its text,
  // its text with `?` for what is hidden, or "" (rules.h, tell).
  virtual std::string told(const Position& before, Seat by, PackedMove move, Seat viewer) const = 0;

  // The view of a seat as JSON: the only thing that leaves for a client. It begins with what every game has:
  // {"turn":[...],"over":...,"progress":{"now":...,"total":...},"scores":[...],"ranks":[...], ...}
  // `before` is an earlier view of the same match and viewer, or nothing: what has not changed since is taken from
  // there.
  virtual PiecedText view(Seat seat, const PiecedText& before) const = 0;
  std::string view(Seat seat) const { return view(seat, {}).text; }
  virtual Progress progress(Seat viewer) const = 0;
  // What a legal move costs and brings, as a JSON object; "" when there is nothing to say.
  virtual std::string quote(Seat seat, PackedMove move) const = 0;
  virtual Standing standing() const = 0;
  // {"scores":[...],"ranks":[...],"detail":[...]}; of a game that is over with all that it declares (rules.h).
  virtual std::string result() const = 0;
  // Does another game of its campaign follow (rules.h)?
  virtual bool another_game() const = 0;
};

class Game {
 public:
  virtual ~Game() = default;
  virtual const GameInfo& info() const = 0;
  virtual Boxes& boxes() const = 0;
  const Box& box_of(const Options& options) const { return boxes()[options.box()]; }
  virtual std::expected<std::unique_ptr<Position>, Problem> start(const Options& options, int seats) const = 0;
  virtual std::expected<PackedMove, Refusal> parse(std::string_view text) const = 0;
  virtual std::string print(PackedMove move) const = 0;
  virtual const Notation& notation() const = 0;
  // Does it say of its moves what they cost and bring?
  virtual bool quotes() const = 0;
  // No list of legal moves or of nature's outcomes is longer.
  virtual std::size_t most_moves() const = 0;
  virtual std::size_t most_outcomes() const = 0;
};

// All games, in the order of their ids. The list is made at build time from engine/games/.
const std::vector<const Game*>& games();
const Game* find_game(std::string_view id);

}  // namespace rh
