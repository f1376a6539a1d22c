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

// What every question to a guide is about. `names` are those of the seats.
struct Scene {
  const Texts& texts;
  const Match& match;
  const Names& names;
};

// What is to be said about a board written by hand: the rule behind it, and the words.
struct PaperNote {
  std::string rule;
  Problem problem;
};
struct PaperScore {
  std::string json;
  std::vector<PaperNote> warnings;
};

class Guide {
 public:
  virtual ~Guide() = default;

  // The position as a seat sees it, in words and lines; for a game without a guide its view, line by line.
  virtual std::string show(const Texts& texts, const Position& position, Seat viewer) const;
  // What is said before the first move: a story, a goal. Empty: nothing.
  virtual std::string opening(const Scene& scene) const;
  // The position as a seat sees it, at most 80 columns wide.
  virtual std::string board(const Scene& scene, Seat viewer) const;
  // Somebody's board as `viewer` may see it.
  virtual std::string board_of(const Scene& scene, Seat viewer, Seat whose) const;
  // The same in sentences, for screen readers.
  virtual std::string in_words(const Scene& scene, Seat viewer) const;
  // The live breakdown of everybody as `viewer` may see it; empty: the game has none.
  virtual std::string score(const Scene& scene, Seat viewer) const;

  // One sentence: what is to be done now.
  virtual std::string now(const Scene& scene, Seat seat) const;
  virtual std::vector<Choice> choices(const Scene& scene, Seat seat) const;
  // The move that Enter alone makes, when only one sensible thing is left.
  virtual std::optional<PackedMove> obvious(const Match& match, Seat seat) const;
  // Moves with numbers 1, 2, …, as pictures where the game has some.
  virtual std::string list(const Scene& scene, Seat seat, const std::vector<PackedMove>& moves) const;
  // A move in a few words.
  virtual std::string name(const Scene& scene, Seat seat, PackedMove move) const;
  // Where on the board a move is made ("30"): long lists are asked for by place. Empty: nowhere.
  virtual std::string place(const Match& match, PackedMove move) const;

  // What an event says to the one at the screen, after it has happened.
  virtual std::string tell(const Scene& scene, const Event& event) const;
  // What the board or the next line says as well is not told; `drawn`: nature's, on a screen.
  virtual bool worth_telling(const Event& event, Seat viewer, bool drawn) const;
  // Is what others have done a page of its own where it does not fit under the board?
  virtual bool has_news() const { return false; }
  // Words that begin a move: what follows them deserves the reason why it is none.
  virtual std::vector<std::string> verbs() const { return {}; }

  // Real dice typed in: what to type, and the move that a text means.
  virtual std::string manual_prompt(const Scene& scene) const;
  virtual std::expected<PackedMove, Refusal> manual_move(const Scene& scene, const std::string& text) const;

  // Can a board be written by hand and scored alone (`roundhouse score`)? Then one line of it.
  virtual bool scores_paper() const { return false; }
  virtual std::expected<PaperScore, PaperNote> score_paper(std::string_view line, const Options& options) const;

  // Who has won, or what a solo result is worth; empty before the end.
  virtual std::string verdict(const Scene& scene) const;
};

// The guide of a game; made at build time from apps/cli/games/.
const Guide& guide_of(const Game& game);

}  // namespace rh
