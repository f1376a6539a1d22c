// The bots of one game, each with luck of its own that follows from the game's seed: the same seed makes the same game
// wherever it is played, in a terminal, in a simulation or in a browser.
#pragma once

#include "bots/bot.h"
#include "engine/core/match.h"
#include "engine/core/nature.h"

namespace rh {

class Cast {
 public:
  // A name for each seat; an empty one where somebody else plays.
  Cast(const Game& game, std::vector<std::string> names, std::uint64_t seed);

  PackedMove choose(const Position& position, Seat seat, const Budget& budget);
  // Nature's moves that follow from the same seed.
  const KeyedNature& nature() const { return nature_; }
  // The record of their game, with the seed in its header.
  std::string record(const Match& match) const;

 private:
  struct Member {
    std::unique_ptr<Bot> bot;
    Random random;
  };
  std::vector<std::string> names_;
  std::uint64_t seed_;
  KeyedNature nature_;
  std::vector<Member> members_;
  Workspace workspace_;
};

}  // namespace rh
