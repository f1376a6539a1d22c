#include "bots/games/railroad_ink/reasons.h"

#include <algorithm>

#include "bots/games/railroad_ink/value.h"

namespace rh::railroad_ink {
namespace {

// The shortest line that is worth a word, and how near an exit has to be for that.
constexpr int kLine = 4, kNear = 3;

// Exits of the network that covers a space; the most where two networks cross there.
int exits_through(const Sketch& sketch, int cell) {
  int most = 0;
  for (std::size_t i = 0; i < sketch.networks; ++i) {
    if (((sketch.highway[i] | sketch.railway[i]) & cell_bit(cell)) != 0) most = std::max<int>(most, sketch.exits[i]);
  }
  return most;
}

// Empty spaces into which the ends of a type on a space lead.
CellSet ahead_of(const Sketch& sketch, int cell, std::size_t type) {
  CellSet spaces = 0;
  for (int d = 0; d < 4; ++d) spaces |= shifted(sketch.unanswered(type, d) & cell_bit(cell), d);
  return spaces & sketch.board.empty;
}

// How many spaces have to be drawn to lead an end on this space to an exit of its own type that nothing meets yet; 0:
// none can be met.
int spaces_to_exit(const Sketch& sketch, int cell) {
  int fewest = 0;
  for (const std::size_t type : {kHighways, kRailways}) {
    CellSet free = 0, seen = 0;
    for (const Exit& exit : tables().exits) {
      if (exit.type == (type == kHighways ? kHighway : kRailway)) free |= cell_bit(exit.cell) & sketch.board.empty;
    }
    CellSet ahead = ahead_of(sketch, cell, type);
    for (int spaces = 1; ahead != 0 && (fewest == 0 || spaces < fewest); ++spaces) {
      if ((ahead & free) != 0) fewest = spaces;
      seen |= ahead;
      CellSet next = 0;
      for (int d = 0; d < 4; ++d) next |= shifted(ahead, d);
      ahead = next & sketch.board.empty & ~seen;
    }
  }
  return fewest;
}

Reason reason_for_drawing(const Sketch& before, const Sketch& after, const Sketch& end, const Move& move) {
  const int cell = move.cell();
  // What the drawing brings at once; of equal gains the one named first.
  const int exits = exits_through(after, cell), lake = after.lake_points() - before.lake_points();
  const int networks = after.network_points() - before.network_points();
  const int highway = after.line[kHighways] - before.line[kHighways];
  const int railway = after.line[kRailways] - before.line[kRailways];
  const int craters = tables().points_crater_end * (after.crater_ends() - before.crater_ends());
  const int closed = before.errors() - after.errors();
  const int most = std::max({networks, highway, railway, craters, closed, lake});
  if (most > 0) {
    if (networks == most) return Reason{"connects_exits"}.with("n", exits);
    if (lake == most) return Reason{"lake"}.with("n", lake);
    if (craters == most) return Reason{"crater"}.with("n", craters);
    if (closed == most) return Reason{"closes_ends"}.with("n", closed);
    // Every first drawing makes a longest line.
    const int length = after.line[highway == most ? kHighways : kRailways];
    if (length >= kLine && highway == most) return Reason{"longest_highway"}.with("n", length);
    if (length >= kLine) return Reason{"longest_railway"}.with("n", length);
  }
  // What it prepares.
  const int meant = exits_through(end, cell);
  if (meant > exits && meant >= 2) return Reason{"prepares_exits"}.with("n", meant);
  if ((after.joined & cell_bit(cell)) != 0) return Reason{"joins_types"};
  if (const int spaces = spaces_to_exit(after, cell); exits > 0 && spaces > 0 && spaces <= kNear)
    return Reason{"near_exit"}.with("n", spaces);
  if ((tables().centre & cell_bit(cell)) != 0) return Reason{"centre"};
  if (exits > 1) return Reason{"network_grows"}.with("n", exits);
  if (exits > 0 && (ahead_of(after, cell, kHighways) | ahead_of(after, cell, kRailways)) != 0)
    return Reason{"from_exit"};
  if (open_ends(after) > open_ends(before)) return Reason{"keeps_open"};
  return {};
}

}  // namespace

Reason reason_for(const State& world, Seat seat, const Move& move, const Sketch& end) {
  const Longest longest = longest_option(world.table);
  const Board& board = world.at(seat).board;
  switch (move.kind) {
    case Kind::Draw: {
      State after = world;
      railroad_ink::apply(after, seat, move, nullptr);
      return reason_for_drawing(Sketch(board, longest), Sketch(after.at(seat).board, longest), end, move);
    }
    case Kind::Done: {
      const bool could = world.at(seat).special_this_round == 0 && board.specials_used() < tables().special_limit;
      return could && world.table.round < world.table.rounds ? Reason{"keeps_special"} : Reason{"enough"};
    }
    case Kind::Take: return Reason{"pair"};
    case Kind::Hit: return Reason{"hit"};
    case Kind::Shield: return Reason{"shield"};
    case Kind::Erase:
    case Kind::Volcano: return Reason{"lava_flows"};
    default: return {};
  }
}

}  // namespace rh::railroad_ink
