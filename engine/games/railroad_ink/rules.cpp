#include "engine/games/railroad_ink/rules.h"

#include <algorithm>

#include "engine/games/railroad_ink/drawing.h"

namespace rh::railroad_ink {
namespace {

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
    die_owed |= drawing.owed_at(cell) != 0;
    Move move = Move::draw(cell, 0);
    for (Move& place : moves.grow(static_cast<std::size_t>(std::popcount(fits)))) {
      move.variant = static_cast<std::uint8_t>(std::countr_zero(fits));
      place = move;
      fits &= fits - 1;
    }
  }
  if (table.lava) {
    const auto add = [&](Kind kind, CellSet cells) {
      while (cells != 0) {
        const int cell = pop_cell(cells);
        Move move = kind == Kind::Draw ? Move::draw(cell, 0) : Move::erase(cell, 0);
        std::uint32_t fits = drawing.lava_fits(cell) & drawing.lava();
        for (Move& place : moves.grow(static_cast<std::size_t>(std::popcount(fits)))) {
          move.variant = static_cast<std::uint8_t>(std::countr_zero(fits) + kRouteVariants);
          place = move;
          fits &= fits - 1;
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

// Search passes no list: what is only said costs it nothing.
void say(Events* events, const Event& event) {
  if (events) [[unlikely]]
    events->push_back(event);
}

Event private_event(std::string_view code, Seat seat) { return {.code = code, .actor = seat, .audience = only(seat)}; }

void say_drawing(Events* events, std::string_view code, Seat seat, int cell, int variant) {
  if (!events) [[likely]]
    return;
  const Variant& shown = tables().variants[static_cast<std::size_t>(variant)];
  events->push_back(private_event(code, seat)
                        .with("row", cell / kSize)
                        .with("col", cell % kSize)
                        .with("piece", name_of(shown.piece))
                        .with("sides", shown.sides_text()));
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
      ensure(table.laid < table.pairs.size());
      table.pairs[table.laid++] = {move.detail[0], move.detail[1]};
      say(events, (event.code = "pair", event.with("face", name_of(move.face(0))).with("face", name_of(move.face(1)))));
      if (table.pool_a + table.pool_b == 0) after_roll(state, Phase::Roll);
      return;
    }
    case Kind::Meteor:
      table.direction = move.direction();
      table.distance = move.distance();
      say(events, (event.code = "meteor",
                   event.with("direction", kDirectionNames[table.direction]).with("distance", table.distance)));
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
  // A pick is public at once (RI-161): nobody takes it back.
  say(events, Event{.code = "take", .actor = s, .reveals = true}
                  .with("face", name_of(move.face(0)))
                  .with("face", name_of(move.face(1))));
  if (++table.picks < 2 * table.seats) return;
  table.first = static_cast<std::uint8_t>(next_first(state));
  say(events, Event{.code = "next_first"}.with("seat", table.first));
  begin_drawing(state);
}

}  // namespace

std::expected<State, Problem> start(const Options& options, int seats) {
  const Tables& t = tables();
  const bool draft = options.flag("draft");
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
  if (!turn(state).has(s)) return;
  const Table& table = state.table;
  if (table.phase == Phase::Draft) {
    for (int i = 0; i < table.laid; ++i) {
      const Pair pair = table.pairs[static_cast<std::size_t>(i)];
      // Equal pairs are one move: the first of them stands for all.
      const bool first_of_kind = std::ranges::find(table.pairs, pair) - table.pairs.begin() == i;
      if (pair.first != kTaken && first_of_kind) {
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

}  // namespace rh::railroad_ink
