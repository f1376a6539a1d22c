// What the terminal knows of a game beyond its rules: how to draw it while it is played, what can
// be done now in groups a person can pick from, what to say at the end. Every game can be played
// without one: the plain guide lists moves by their notation.
#pragma once

#include <optional>

#include "apps/cli/texts.h"
#include "engine/core/match.h"

namespace rh {

// One thing a person can do: "2", "highway curve", and the moves that do it.
struct Choice {
  std::string key;   // what is typed: "2", "s1", "v"
  std::string name;  // in words
  std::vector<PackedMove> moves;
};

class Guide {
 public:
  virtual ~Guide() = default;

  // The position as a seat sees it, at most 80 columns wide.
  virtual std::string board(const Texts& texts, const Match& match, Seat viewer) const;
  // Somebody's board as `viewer` may see it.
  virtual std::string board_of(const Texts& texts, const Match& match, Seat viewer, Seat whose) const;
  // The same in sentences, for screen readers.
  virtual std::string in_words(const Texts& texts, const Match& match, Seat viewer) const;
  // The live breakdown of everybody as `viewer` may see it; empty: the game has none.
  virtual std::string score(const Texts& texts, const Match& match, Seat viewer, const Names& names) const;

  // One sentence: what is to be done now.
  virtual std::string now(const Texts& texts, const Match& match, Seat seat) const;
  virtual std::vector<Choice> choices(const Texts& texts, const Match& match, Seat seat) const;
  // The move that Enter alone makes, when only one sensible thing is left.
  virtual std::optional<PackedMove> obvious(const Match& match, Seat seat) const;
  // Moves with numbers 1, 2, …, as pictures where the game has some.
  virtual std::string list(const Texts& texts, const Match& match, Seat seat,
                           const std::vector<PackedMove>& moves) const;
  // A move in a few words.
  virtual std::string name(const Texts& texts, const Match& match, Seat seat, PackedMove move) const;
  // Where on the board a move is made ("30"): long lists are asked for by place. Empty: nowhere.
  virtual std::string place(const Match& match, PackedMove move) const;

  // Real dice typed in: what to type, and the move that a text means.
  virtual std::string manual_prompt(const Texts& texts, const Match& match) const;
  virtual std::expected<PackedMove, Refusal> manual_move(const Match& match, const std::string& text) const;

  // Who has won, or what a solo result is worth; empty before the end.
  virtual std::string verdict(const Texts& texts, const Match& match, const Names& names) const;
};

// The guide of a game; made at build time from apps/cli/games/.
const Guide& guide_of(const Game& game);

}  // namespace rh
