#include "bots/games/railroad_ink/rolls.h"

#include <algorithm>

namespace rh::railroad_ink {
namespace {

Move pick(const std::vector<Outcome<Move>>& outcomes, Random& random) {
  return rh::pick(outcomes, random.below(total_weight(outcomes)));
}

}  // namespace

Task task_of_roll(const Move& roll, int rounds_left) {
  Task task;
  task.faces = roll.detail;
  task.lava_drawn = 3;
  task.rounds_left = rounds_left;
  return task;
}

Chance Chance::of(const Table& table, const Move& roll, Random& random) {
  Chance chance;
  chance.roll = roll;
  chance.has_meteor = table.meteor != 0;
  chance.has_lava = table.lava != 0;
  if (chance.has_meteor) chance.meteor = pick(tables().meteors, random);
  if (chance.has_lava) chance.lava = pick(tables().lavas, random);
  return chance;
}

float Chance::play(const Sketch& board, int rounds_left, Planner& planner, Beam beam, Sketch* end) const {
  Task task = task_of_roll(roll, rounds_left);
  if (has_lava) {
    task.lava = true;
    task.lava_faces = {lava.detail[0], lava.detail[1]};
    task.lava_drawn = 0;
  }
  if (!has_meteor) return planner.best(board, task, beam, end);
  // The hit as it comes; the direction that hurts least where there is a choice. Shields are not
  // thought of here: they are rare.
  float best = -1e9f;
  Sketch hardest = board;
  for (int d = 0; d < 4; ++d) {
    if (meteor.direction() != kAnyDirection && meteor.direction() != d) continue;
    Board struck = board.board;
    const int cell = landing(struck, d, meteor.distance());
    struck.strike(cell);
    struck.marker = static_cast<std::uint8_t>(cell);
    const Sketch after(struck, board.longest);
    const float value = planner.value(after, rounds_left);
    if (value > best) best = value, hardest = after;
  }
  return planner.best(hardest, task, beam, end);
}

}  // namespace rh::railroad_ink
