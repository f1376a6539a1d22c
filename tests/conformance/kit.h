// What every registered game must pass (design.md, Conformance). The kit knows no game: it takes the
// games from the registry, pairs of their options and a set of seat counts.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "engine/core/game.h"

namespace rh::conformance {

// One table: a game with options and a number of seats.
struct Setting {
  const Game* game = nullptr;
  Options options;
  int seats = 1;

  std::unique_ptr<Position> start() const;
  std::string label() const;  // "railroad_ink_draft_meteor_4_seats"
};

// Settings in which any two values of two options meet, and each value every number of seats that it allows (with
// ROUNDHOUSE_TEST_FULL all that start); of each campaign one of its later games.
const std::vector<Setting>& settings();
// The defaults, and rows in which any two values of two options meet; with ROUNDHOUSE_TEST_FULL every combination.
std::vector<Options> option_combinations(const GameInfo& info);

// ROUNDHOUSE_TEST_SCALE: how many times the usual number of games.
int scale();
std::uint64_t seed_of(const Setting& setting);

// Who may act now, nature included.
std::vector<Seat> actors(const Position& position);
// Who looks at a table: the spectators and every seat.
std::vector<Seat> viewers(const Position& position);
PackedMove random_move(const Position& position, Seat by, Random& random);
// Plays one random move of a random actor; its events are appended.
void random_step(Position& position, Random& random, Events* events = nullptr);
// How many moves a random game has, about.
std::uint64_t typical_length(const Setting& setting);
// Positions of random games, none of them over: the first one anywhere, each other one a stretch after the one before,
// from the start again where a game ends. A walk to each of them alone would be most of what the kit does.
class Walk {
 public:
  Walk(const Setting& setting, Random& random) : setting_(setting), random_(random) {}
  std::unique_ptr<Position> next();

 private:
  const Setting& setting_;
  Random& random_;
  std::unique_ptr<Position> at_;
};
std::unique_ptr<Position> random_position(const Setting& setting, Random& random);
// What a whole table sees: all views and the spectators', for comparing two positions.
std::string all_views(const Position& position);

class Conformance : public testing::TestWithParam<Setting> {
 protected:
  const Setting& setting() const { return GetParam(); }
  const Game& game() const { return *GetParam().game; }
  const GameInfo& info() const { return game().info(); }
  Random random{seed_of(GetParam())};
};

}  // namespace rh::conformance
