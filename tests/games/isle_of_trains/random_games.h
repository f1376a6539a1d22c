// Random games of every mode for properties and comparisons.
#pragma once

#include "tests/games/isle_of_trains/table.h"

namespace rh::isle_of_trains::testing {

// ROUNDHOUSE_TEST_SCALE: how many times the usual number of games.
int scale();

struct Mode {
  const char* on;
  int seats;
};
// Challenge mode, every scenario, the options, 2-4 players.
const std::vector<Mode>& modes();

// A random move, or rather one that builds, loads and delivers more often than blind chance would.
Move purposeful(const State& state, Random& random);
// A table in the middle of a game that has gone well: long trains full of things, islands taken.
Table rich_table(Random& random, std::string_view on, int seats);

}  // namespace rh::isle_of_trains::testing
