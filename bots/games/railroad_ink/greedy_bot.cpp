// `greedy`: looks one move ahead. Every drawing is judged by the rule of thumb, never a whole round.
#include "bots/games/railroad_ink/search_bot.h"
#include "engine/games/railroad_ink/drawing.h"

namespace rh::railroad_ink {
namespace {

class GreedyBot final : public TypedBot<RailroadInk> {
 protected:
  Move think(const State& world, const Outlook& outlook, const Means& means) override {
    const Seat seat = outlook.seat();
    Moves moves;
    railroad_ink::legal(world, seat, moves);
    // In a draft: junctions and stations first, which the draft values measure well enough.
    if (world.table.phase == Phase::Draft) {
      const auto worth = [](const Move& m) {
        return tables().draft_value[m.detail[0]] + tables().draft_value[m.detail[1]];
      };
      Move best = moves[0];
      for (const Move& move : moves) {
        if (worth(move) > worth(best)) best = move;
      }
      return best;
    }
    const Longest longest = longest_option(world.table);
    const int left = world.table.rounds - world.table.round;
    const Sketch now(world.at(seat).board, longest);
    Move best = moves[0];
    double highest = -1e9;
    for (const Move& move : moves) {
      if (move.kind == Kind::Done && moves.size() > 1 && highest > rule_of_thumb(now, left)) continue;
      SeatState after = world.at(seat);
      if (move.kind == Kind::Hit)
        strike(world.table, after, world.table.direction == kAnyDirection ? move.direction() : world.table.direction);
      else if (move.kind == Kind::Shield)
        shield(after, move.face(0));
      else if (move.kind != Kind::Done)
        draw(world.table, after, move.cell(), move.kind == Kind::Volcano ? kVolcanoVariant : move.variant);
      // Equal moves: by lot.
      const double value = rule_of_thumb(Sketch(after.board, longest), left) + 0.01 * means.random.unit();
      if (value > highest) highest = value, best = move;
    }
    return best;
  }
};

}  // namespace

std::unique_ptr<Bot> make_greedy_bot() { return std::make_unique<GreedyBot>(); }

}  // namespace rh::railroad_ink
