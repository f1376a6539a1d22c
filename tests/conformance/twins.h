// Two histories of one table that a viewer cannot tell apart: in both the same seats act in the same order,
// and after every step the viewer's view is the same, byte for byte; what is hidden differs wherever it can.
// Whatever else the viewer is told must then be the same as well. The tests of the server write both into
// databases and compare what comes over the wire.
//
// A view has no memory. What was seen for a moment and is gone again (a card on a discard that is shuffled at
// once) the viewer was told, though no view shows it: a move is no answer where the event and the line of the
// record, which a game says independently of each other, both tell it from the other one. That is rare, and
// `told_only` counts it.
#pragma once

#include <optional>

#include "engine/core/match.h"
#include "tests/conformance/kit.h"

namespace rh::conformance {

// The move of a seat or of nature, or a move taken back, with who noticed something (as the server counts).
struct Deed {
  Seat by = kNature;
  PackedMove move = 0;
  std::optional<std::size_t> taken_back;  // the index of the move among those that stood
  Audience audience = 0;
};

// One of the two: a match, everything that was done in it, and what the viewer was told of it.
struct History {
  History(const Setting& setting, Seat viewer);

  Refusal play(Seat by, PackedMove move);
  Refusal take_back(Seat seat, std::size_t index);
  History copy(const Setting& setting) const;  // done once more from the start

  Seat viewer;
  Match match;
  std::vector<Deed> deeds;
  std::vector<Audience> audiences;  // of the moves that stand
  std::vector<std::string> events;  // those the viewer may know: code, actor, arguments
  int version = 0;                  // how many deeds the viewer noticed
};

class Twins {
 public:
  Twins(const Setting& setting, Seat viewer, Random& random);

  // The same random moves in both, without looking.
  void skip(std::uint64_t steps);
  // One more deed in both. False when the game is over. Where the other history cannot follow without a
  // difference that the viewer would see, it becomes the first one's again.
  bool step();
  // Expects that nothing the viewer may ask for tells the two apart.
  void expect_no_difference() const;

  const History& one() const { return one_; }
  const History& other() const { return other_; }
  // Is there anything to be kept secret just now?
  bool apart() const { return one_.match.position().hash() != other_.match.position().hash(); }
  int told_only() const { return told_only_; }

 private:
  // A position after a move, as the viewer learns of it.
  struct Seen {
    std::string view, line;
    std::vector<std::string> events;
  };
  std::optional<Seen> look(const Position& before, Seat by, PackedMove move) const;
  bool play_together(Seat by);
  std::optional<PackedMove> answer_to(Seat by, PackedMove move, const Seen& seen);
  void take_back_together();
  void rejoin();

  Setting setting_;
  Seat viewer_;
  Random& random_;
  History one_, other_;
  int told_only_ = 0;
};

}  // namespace rh::conformance
