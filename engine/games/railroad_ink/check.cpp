// Why a move is refused: the checks of the spec's section 8, in its order, so that a refused move
// has exactly one reason.
#include <algorithm>

#include "engine/games/railroad_ink/drawing.h"
#include "engine/games/railroad_ink/rules.h"

namespace rh::railroad_ink {
namespace {

Refusal at_cell(std::string_view code, int cell) {
  return Refusal(code).with("row", cell / kSize).with("col", cell % kSize);
}

bool exists_in_game(const Table& table, const Move& move) {
  switch (move.kind) {
    case Kind::First:
    case Kind::Pair:
    case Kind::Take: return table.draft != 0;
    case Kind::Roll: return table.draft == 0;
    case Kind::Meteor:
    case Kind::Hit:
    case Kind::Shield: return table.meteor != 0;
    case Kind::Lava:
    case Kind::Erase:
    case Kind::Volcano: return table.lava != 0;
    case Kind::Draw: return table.lava != 0 || move.variant < kRouteVariants;
    case Kind::Done: return true;
  }
  return false;
}

bool is_natures(Kind kind) { return kind <= Kind::Lava; }

Phase phase_of(Kind kind) {
  switch (kind) {
    case Kind::First: return Phase::First;
    case Kind::Roll:
    case Kind::Pair: return Phase::Roll;
    case Kind::Meteor: return Phase::Meteor;
    case Kind::Lava: return Phase::Lava;
    case Kind::Take: return Phase::Draft;
    default: return Phase::Play;
  }
}

Refusal check_nature(const State& state, const Move& move) {
  Outcomes possible;
  outcomes(state, possible);
  const bool found = std::ranges::any_of(possible, [&](const auto& outcome) { return outcome.move == move; });
  return found ? Refusal{} : Refusal("RI-191");
}

// RI-75.2: on some side a highway end meets a railway end or exit, or the reverse.
Refusal check_clash(const Board& board, int cell, int variant) {
  const Sides mine = tables().variants[static_cast<std::size_t>(variant)].sides;
  const Sides theirs = board.around[static_cast<std::size_t>(cell)];
  Lanes clash = static_cast<Lanes>((lanes_with(mine, kHighway) & lanes_with(theirs, kRailway)) |
                                   (lanes_with(mine, kRailway) & lanes_with(theirs, kHighway)));
  if (clash == 0) return {};
  return at_cell("RI-173", cell).with("side", kDirectionNames[static_cast<std::size_t>(pop_direction(clash))]);
}

// The space and the sides, once the piece itself may be drawn.
Refusal check_place(const Drawing& drawing, const Board& board, int cell, int variant, bool over_route) {
  if (!over_route && (drawing.drawable() & cell_bit(cell)) == 0) return at_cell("RI-171", cell);
  if (const Refusal clash = check_clash(board, cell, variant)) return clash;
  const bool fits = variant < kRouteVariants ? (drawing.route_fits(cell) >> variant & 1) != 0
                                             : (drawing.lava_fits(cell) >> (variant - kRouteVariants) & 1) != 0;
  if (!fits) return at_cell(variant < kRouteVariants ? "RI-172" : "RI-184", cell);
  return {};
}

Refusal check_draw(const Table& table, const SeatState& seat, const Move& move) {
  const Drawing drawing(table, seat);
  const Piece piece = tables().variants[move.variant].piece;
  if (is_special(piece)) {
    if (seat.special_this_round) return Refusal("RI-175");
    if (seat.board.specials_used() >= tables().special_limit)
      return Refusal("RI-176").with("limit", tables().special_limit);
    if (seat.board.special_used(piece)) return Refusal("RI-177").with("piece", name_of(piece));
  } else if ((is_route_face(piece) ? undrawn(seat, piece) : undrawn_lava(table, seat, piece)) < 0) {
    return Refusal("RI-174").with("piece", name_of(piece));
  }
  return check_place(drawing, seat.board, move.cell(), move.variant, false);
}

Refusal check_erase(const Table& table, const SeatState& seat, const Move& move) {
  const Drawing drawing(table, seat);
  if (!drawing.lava_stuck()) return Refusal("RI-186").with("case", seat.lava_drawn != 0 ? "drawn" : "fits");
  if ((drawing.erasable() & cell_bit(move.cell())) == 0) return at_cell("RI-187", move.cell());
  const Piece piece = tables().variants[move.variant].piece;
  if (undrawn_lava(table, seat, piece) < 0) return Refusal("RI-174").with("piece", name_of(piece));
  return check_place(drawing, seat.board, move.cell(), move.variant, true);
}

// RI-178 names a face and a space where it still fits.
Refusal check_done(const Table& table, const SeatState& seat) {
  const Drawing drawing(table, seat);
  for (CellSet cells = seat.board.empty & seat.board.touched; cells != 0;) {
    const int cell = pop_cell(cells);
    if (const std::uint64_t fits = drawing.owed_at(cell)) {
      return at_cell("RI-178", cell)
          .with("piece", name_of(tables().variants[static_cast<std::size_t>(std::countr_zero(fits))].piece));
    }
  }
  if (!drawing.lava_owed()) return {};
  return Refusal("RI-185").with("case", !drawing.lava_stuck() ? "fits" : "stuck");
}

Refusal check_play(const State& state, Seat s, const Move& move) {
  const Table& table = state.table;
  const SeatState& seat = state.at(s);
  if (seat.done) return Refusal("RI-180").with("case", "done");
  if (move.kind == Kind::Shield) {
    const Piece special = move.face(0);
    if (seat.settled) return Refusal("RI-182").with("case", "late");
    if (seat.board.specials_used() >= tables().special_limit)
      return Refusal("RI-182").with("case", "limit").with("limit", tables().special_limit);
    if (seat.board.special_used(special)) return Refusal("RI-182").with("case", "used").with("piece", name_of(special));
    return {};
  }
  if (move.kind == Kind::Hit) {
    if (seat.settled) return Refusal("RI-180").with("case", "settled");
    if ((table.direction == kAnyDirection) == (move.direction() == kAnyDirection)) {
      return Refusal("RI-183")
          .with("case", table.direction == kAnyDirection ? "choose" : "fixed")
          .with("direction", kDirectionNames[table.direction]);
    }
    return {};
  }
  if (!seat.settled) return Refusal("RI-180").with("case", "impact");
  switch (move.kind) {
    case Kind::Draw: return check_draw(table, seat, move);
    case Kind::Erase: return check_erase(table, seat, move);
    case Kind::Volcano: {
      const bool fine = (Drawing(table, seat).volcano_spaces() & cell_bit(move.cell())) != 0;
      return fine ? Refusal{} : at_cell("RI-188", move.cell());
    }
    default: return check_done(table, seat);
  }
}

}  // namespace

Refusal check(const State& state, Seat s, const Move& move) {
  const Table& table = state.table;
  if (!well_formed(move)) return Refusal("RI-190");
  if (!move.on_board()) return Refusal("RI-170").with("row", move.row).with("col", move.col);
  if (!exists_in_game(table, move)) return Refusal("RI-189");
  const bool seated = is_natures(move.kind) ? s == kNature : s >= 0 && s < table.seats;
  if (!seated || phase_of(move.kind) != table.phase)
    return Refusal("RI-180").with("case", table.phase == Phase::Over ? "over" : "phase");

  if (s == kNature) return check_nature(state, move);
  if (move.kind == Kind::Take) {
    if (picking_seat(table) != s) return Refusal("RI-181").with("case", "turn").with("seat", picking_seat(table));
    const Pair wanted{move.detail[0], move.detail[1]};
    const bool there = std::ranges::find(table.pairs, wanted) != table.pairs.end();
    return there ? Refusal{} : Refusal("RI-181").with("case", "pair");
  }
  return check_play(state, s, move);
}

}  // namespace rh::railroad_ink
