#include "engine/games/railroad_ink/rules.h"

#include <algorithm>

#include "engine/games/railroad_ink/drawing.h"

namespace rh::railroad_ink {
namespace {

constexpr std::array<std::string_view, 5> kDirectionIds = {"N", "E", "S", "W", "ANY"};

// --- setting up, rounds ---------------------------------------------------------------------

void begin_round(Table& table) {
  table.phase = Phase::Roll;
  table.picks = table.laid = 0;
  table.pool_a = static_cast<std::uint8_t>(tables().dice_a * table.seats);
  table.pool_b = static_cast<std::uint8_t>(tables().dice_b * table.seats);
  table.direction = table.distance = 0;
  table.lava_faces = {};
}

void begin_drawing(State& state) {
  state.table.phase = Phase::Play;
  for (Seat s = 0; s < state.table.seats; ++s) {
    SeatState& seat = state.at(s);
    seat.faces_drawn = seat.lava_drawn = seat.special_this_round = seat.done = 0;
    seat.settled = state.table.meteor ? 0 : 1;
  }
}

// Where nature goes on after one of its rolls (11.5).
void after_roll(State& state, Phase rolled) {
  Table& table = state.table;
  if (rolled == Phase::Roll && table.meteor)
    table.phase = Phase::Meteor;
  else if (rolled != Phase::Lava && table.lava)
    table.phase = Phase::Lava;
  else if (table.draft)
    table.phase = Phase::Draft;
  else
    begin_drawing(state);
}

Seat picking_seat(const Table& table) { return (table.first + table.picks) % table.seats; }

// RI-58: the lowest sum is first next round; of tied seats the one that picked last.
Seat next_first(const State& state) {
  const Table& table = state.table;
  Seat best = table.first;
  int lowest = 1 << 20;
  for (int i = 0; i < table.seats; ++i) {
    const Seat seat = (table.first + i) % table.seats;
    int sum = 0;
    for (const auto face : state.at(seat).faces) sum += tables().draft_value[face];
    if (sum <= lowest) lowest = sum, best = seat;
  }
  return best;
}

// --- what is refused ------------------------------------------------------------------------

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

std::uint64_t pair_weight(const Table& table, const Outcome<Move>& pair) {
  const std::uint64_t a = table.pool_a, b = table.pool_b;
  const auto first = pair.move.face(0), second = pair.move.face(1);
  const bool first_b = static_cast<int>(first) >= kFacesA, second_b = static_cast<int>(second) >= kFacesA;
  if (first_b != second_b) return pair.weight * a * b;
  return pair.weight * (first_b ? b * (b - 1) / 2 : a * (a - 1) / 2) * (first == second ? 1 : 2);
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
  return at_cell("RI-173", cell).with("side", kDirectionIds[static_cast<std::size_t>(pop_direction(clash))]);
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
    if (const std::uint64_t fits = drawing.route_fits(cell) & drawing.dice()) {
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
          .with("direction", kDirectionIds[table.direction]);
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

// --- what is legal --------------------------------------------------------------------------

void add_impact(const Table& table, const SeatState& seat, Moves& moves) {
  if (table.direction == kAnyDirection) {
    for (std::uint8_t direction = 0; direction < 4; ++direction) moves.push_back(Move::hit(direction));
  } else {
    moves.push_back(Move::hit(kAnyDirection));
  }
  if (seat.board.specials_used() >= tables().special_limit) return;
  for (int i = kFirstSpecial; i < kFirstSpecial + kSpecials; ++i) {
    if (!seat.board.special_used(static_cast<Piece>(i))) moves.push_back(Move::shield(static_cast<Piece>(i)));
  }
}

void add_drawings(const Table& table, const SeatState& seat, Moves& moves) {
  const Drawing drawing(table, seat);
  const Board& board = seat.board;
  const std::uint64_t routes = drawing.dice() | drawing.specials();
  bool die_owed = false;
  for (CellSet cells = drawing.drawable() & board.touched; cells != 0;) {
    const int cell = pop_cell(cells);
    std::uint64_t fits = drawing.route_fits(cell) & routes;
    die_owed |= (fits & drawing.dice()) != 0 && (board.empty & cell_bit(cell)) != 0;
    Move move = Move::draw(cell, 0);
    for (; fits != 0; fits &= fits - 1) {
      move.variant = static_cast<std::uint8_t>(std::countr_zero(fits));
      moves.push_back(move);
    }
  }
  if (table.lava) {
    const auto add = [&](Kind kind, CellSet cells) {
      while (cells != 0) {
        const int cell = pop_cell(cells);
        Move move = kind == Kind::Draw ? Move::draw(cell, 0) : Move::erase(cell, 0);
        for (std::uint32_t fits = drawing.lava_fits(cell) & drawing.lava(); fits != 0; fits &= fits - 1) {
          move.variant = static_cast<std::uint8_t>(std::countr_zero(fits) + kRouteVariants);
          moves.push_back(move);
        }
      }
    };
    add(Kind::Draw, drawing.drawable() & board.touched);
    if (drawing.lava_stuck()) add(Kind::Erase, drawing.erasable());
    for (CellSet cells = drawing.volcano_spaces(); cells != 0;) moves.push_back(Move::volcano(pop_cell(cells)));
  }
  if (!die_owed && !drawing.lava_owed()) moves.push_back(Move::done());
}

// --- what a move does -----------------------------------------------------------------------

void say(Events* events, const Event& event) {
  if (events) events->push_back(event);
}

Event private_event(std::string_view code, Seat seat) { return {.code = code, .actor = seat, .audience = only(seat)}; }

void say_drawing(Events* events, std::string_view code, Seat seat, int cell, int variant) {
  if (!events) return;
  const Variant& shown = tables().variants[static_cast<std::size_t>(variant)];
  events->push_back(private_event(code, seat)
                        .with("row", cell / kSize)
                        .with("col", cell % kSize)
                        .with("piece", name_of(shown.piece))
                        .with("sides", shown.sides));
}

void end_round(State& state, Events* events) {
  Table& table = state.table;
  for (Seat s = 0; s < table.seats; ++s) state.at(s).publish();
  say(events, Event{.code = "round_end", .reveals = true}.with("round", table.round));
  if (table.round == table.rounds) {
    table.phase = Phase::Over;
    say(events, Event{.code = "game_over"});
  } else {
    ++table.round;
    begin_round(table);
  }
}

void apply_nature(State& state, const Move& move, Events* events) {
  Table& table = state.table;
  Event event{.reveals = true};
  switch (move.kind) {
    case Kind::First:
      table.star = table.first = static_cast<std::uint8_t>(move.seat());
      begin_round(table);
      say(events, (event.code = "first", event.with("seat", table.first)));
      return;
    case Kind::Roll:
      for (Seat s = 0; s < table.seats; ++s) state.at(s).faces = move.detail;
      if (events) {
        event.code = "roll";
        for (int i = 0; i < 4; ++i) event.with("face", name_of(move.face(i)));
        say(events, event);
      }
      after_roll(state, Phase::Roll);
      return;
    case Kind::Pair: {
      for (int i = 0; i < 2; ++i) --(static_cast<int>(move.face(i)) < kFacesA ? table.pool_a : table.pool_b);
      table.pairs[table.laid++] = {move.detail[0], move.detail[1]};
      say(events, (event.code = "pair", event.with("face", name_of(move.face(0))).with("face", name_of(move.face(1)))));
      if (table.pool_a + table.pool_b == 0) after_roll(state, Phase::Roll);
      return;
    }
    case Kind::Meteor:
      table.direction = move.direction();
      table.distance = move.distance();
      say(events, (event.code = "meteor",
                   event.with("direction", kDirectionIds[table.direction]).with("distance", table.distance)));
      after_roll(state, Phase::Meteor);
      return;
    default:
      table.lava_faces = {move.detail[0], move.detail[1]};
      say(events, (event.code = "lava", event.with("face", name_of(move.face(0))).with("face", name_of(move.face(1)))));
      after_roll(state, Phase::Lava);
      return;
  }
}

void apply_take(State& state, Seat s, const Move& move, Events* events) {
  Table& table = state.table;
  const Pair taken{move.detail[0], move.detail[1]};
  *std::ranges::find(table.pairs, taken) = Pair{};
  const std::size_t half = table.picks < table.seats ? 0 : 2;
  state.at(s).faces[half] = taken.first;
  state.at(s).faces[half + 1] = taken.second;
  say(events,
      Event{.code = "take", .actor = s}.with("face", name_of(move.face(0))).with("face", name_of(move.face(1))));
  if (++table.picks < 2 * table.seats) return;
  table.first = static_cast<std::uint8_t>(next_first(state));
  say(events, Event{.code = "next_first"}.with("seat", table.first));
  begin_drawing(state);
}

}  // namespace

std::expected<State, Problem> start(const Options& options, int seats) {
  const Tables& t = tables();
  const bool draft = options.flag("draft");
  const int fewest = draft ? t.draft_min_seats : t.min_seats;
  if (seats < fewest || seats > t.max_seats) {
    return std::unexpected(Problem{"seats", {}}
                               .with("seats", std::to_string(seats))
                               .with("allowed", std::to_string(fewest) + ".." + std::to_string(t.max_seats)));
  }
  State state;
  Table& table = state.table;
  table.seats = static_cast<std::uint8_t>(seats);
  table.draft = draft;
  table.meteor = options.flag("meteor");
  table.lava = options.flag("lava");
  table.longest_by_space = options["longest"] == 1;
  table.rounds = static_cast<std::uint8_t>(table.meteor || table.lava ? t.rounds_with_expansion : t.rounds);
  begin_round(table);
  if (draft) table.phase = Phase::First;
  for (Seat s = 0; s < seats; ++s) {
    if (table.lava) state.at(s).board.draw(t.central_cell, kVolcanoVariant);  // RI-42
    state.at(s).publish();
  }
  return state;
}

Turn turn(const State& state) {
  const Table& table = state.table;
  switch (table.phase) {
    case Phase::Draft: return Turn::of(picking_seat(table));
    case Phase::Play: {
      Turn turn;
      for (Seat s = 0; s < table.seats; ++s) turn.seats |= state.at(s).done ? 0 : 1u << s;
      return turn;
    }
    case Phase::Over: return Turn::over();
    default: return Turn::of_nature();
  }
}

void legal(const State& state, Seat s, Moves& moves) {
  moves.clear();
  const Table& table = state.table;
  if (table.phase == Phase::Draft) {
    for (int i = 0; i < table.laid; ++i) {
      const Pair pair = table.pairs[static_cast<std::size_t>(i)];
      const auto* seen = std::ranges::find(table.pairs, pair);  // equal pairs are one move
      if (pair.first != kTaken && seen == &table.pairs[static_cast<std::size_t>(i)]) {
        moves.push_back(Move::take(static_cast<Piece>(pair.first), static_cast<Piece>(pair.second)));
      }
    }
  } else if (table.phase == Phase::Play) {
    const SeatState& seat = state.at(s);
    if (seat.settled)
      add_drawings(table, seat, moves);
    else
      add_impact(table, seat, moves);
  }
}

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

void apply(State& state, Seat s, const Move& move, Events* events) {
  if (s == kNature) return apply_nature(state, move, events);
  if (move.kind == Kind::Take) return apply_take(state, s, move, events);
  const Table& table = state.table;
  SeatState& seat = state.at(s);
  switch (move.kind) {
    case Kind::Hit:
      strike(table, seat, table.direction == kAnyDirection ? move.direction() : table.direction);
      say(events,
          private_event("hit", s).with("row", seat.board.marker / kSize).with("col", seat.board.marker % kSize));
      break;
    case Kind::Shield:
      shield(seat, move.face(0));
      say(events, private_event("shield", s).with("piece", name_of(move.face(0))));
      break;
    case Kind::Draw:
    case Kind::Erase:
      draw(table, seat, move.cell(), move.variant);
      say_drawing(events, move.kind == Kind::Draw ? "draw" : "erase", s, move.cell(), move.variant);
      break;
    case Kind::Volcano:
      draw(table, seat, move.cell(), kVolcanoVariant);
      say_drawing(events, "volcano", s, move.cell(), kVolcanoVariant);
      break;
    default:
      seat.done = 1;
      say(events, Event{.code = "done", .actor = s});
      if (turn(state).is_over()) end_round(state, events);
      break;
  }
}

void outcomes(const State& state, Outcomes& list) {
  list.clear();
  const Tables& t = tables();
  const auto add = [&](const std::vector<Outcome<Move>>& all) {
    for (const auto& outcome : all) list.push_back(outcome);
  };
  switch (state.table.phase) {
    case Phase::First:
      for (const std::uint32_t seat : {0u, 1u, 10u, 11u, 2u, 3u, 4u, 5u, 6u, 7u, 8u, 9u}) {  // ASCII order
        if (seat < state.table.seats) list.push_back({Move::first(seat), 1});
      }
      break;
    case Phase::Roll:
      if (!state.table.draft) {
        add(t.rolls);
        break;
      }
      for (const auto& pair : t.pairs) {
        if (const std::uint64_t weight = pair_weight(state.table, pair)) list.push_back({pair.move, weight});
      }
      break;
    case Phase::Meteor: add(t.meteors); break;
    case Phase::Lava: add(t.lavas); break;
    default: break;
  }
}

std::uint64_t nature_total(const State& state) {
  if (state.table.phase == Phase::Roll && !state.table.draft) return tables().roll_tickets.size();
  Outcomes list;
  outcomes(state, list);
  std::uint64_t total = 0;
  for (const auto& outcome : list) total += outcome.weight;
  return total;
}

Move nature_pick(const State& state, std::uint64_t ticket) {
  if (state.table.phase == Phase::Roll && !state.table.draft) return tables().roll_tickets[ticket];
  Outcomes list;
  outcomes(state, list);
  std::size_t i = 0;
  while (ticket >= list[i].weight) ticket -= list[i++].weight;
  return list[i].move;
}

}  // namespace rh::railroad_ink
