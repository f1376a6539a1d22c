// What nature may do next, as bots think of it.
#pragma once

#include "bots/games/railroad_ink/planner.h"

namespace rh::railroad_ink {

// A round of the base game with this roll.
Task task_of_roll(const Move& roll, int rounds_left);

// One outcome of all dice of a round. In a draft four dice as rolled stand for those that are picked.
struct Chance {
  Move roll, meteor, lava;
  bool has_meteor = false, has_lava = false;

  // The route dice are given, the dice of the expansions in play are rolled.
  static Chance of(const Table& table, const Move& roll, Random& random);
  // The value of the best answer of a board to these dice. `end`, where given, becomes the board after it.
  float play(const Sketch& board, int rounds_left, Planner& planner, Beam beam, Sketch* end = nullptr) const;
};

}  // namespace rh::railroad_ink
