#include "engine/games/railroad_ink/view.h"

#include <algorithm>

#include "engine/core/hash.h"

namespace rh::railroad_ink {
namespace {

constexpr std::array<std::string_view, 7> kPhaseIds = {"first", "roll", "meteor", "lava", "draft", "play", "over"};

std::string_view piece_id(std::uint8_t piece) { return kPieceNames[piece]; }

// How many faces of this round a seat has: four once rolled, in draft two with each pair.
std::uint8_t face_count(const Table& table, Seat seat) {
  if (table.phase == Phase::Play || table.phase == Phase::Over) return 4;
  if (!table.draft) return table.phase == Phase::Meteor || table.phase == Phase::Lava ? 4 : 0;
  if (table.phase != Phase::Draft) return 0;
  const int place = (seat - table.first + table.seats) % table.seats;
  return static_cast<std::uint8_t>(2 * ((table.picks + table.seats - 1 - place) / table.seats));
}

// What a view says of a space that was drawn in a round: ready texts, because views consist mostly of
// them and are written for every move.
const std::string& space_text(int variant, int round) {
  static const int rounds = std::max(tables().rounds, tables().rounds_with_expansion) + 1;  // 0: the first volcano
  static const std::vector<std::string> texts = [] {
    std::vector<std::string> made;
    for (const Variant& one : tables().variants) {
      for (int r = 0; r < rounds; ++r) {
        JsonWriter json(made.emplace_back());
        json.begin_object().field("piece", name_of(one.piece)).field("sides", one.sides_text());
        json.field("round", r).end_object();
      }
    }
    return made;
  }();
  return texts[static_cast<std::size_t>(variant) * static_cast<std::size_t>(rounds) + static_cast<std::size_t>(round)];
}

void write_sheet(const Sheet& sheet, JsonWriter& json) {
  json.key("spaces").begin_object();
  for (int cell = 0; cell < kCells; ++cell) {
    const auto held = sheet.cells[static_cast<std::size_t>(cell)];
    if (held == kEmptyCell) continue;
    json.key(cell_name(cell));
    if (held == kCraterCell) {
      json.begin_object().field("piece", "CRATER").end_object();
    } else {
      json.raw(space_text(held - kFirstDrawn, sheet.rounds[static_cast<std::size_t>(cell)]));
    }
  }
  json.end_object();
  json.key("specials_used").begin_array();
  for (std::uint8_t i = 0; i < kSpecials; ++i) {
    if ((sheet.specials >> i & 1) != 0) json.value(piece_id(static_cast<std::uint8_t>(kFirstSpecial + i)));
  }
  json.end_array();
}

void write_flags(std::uint8_t mask, int count, JsonWriter& json) {
  json.begin_array();
  for (int i = 0; i < count; ++i) json.value((mask >> i & 1) != 0);
  json.end_array();
}

void write_seat(const View& view, const SeatView& seat, JsonWriter& json) {
  const Table& table = view.table;
  json.begin_object();
  write_sheet(seat.sheet, json);
  if (table.meteor) {
    json.field("marker", cell_name(seat.sheet.marker));
  }
  json.key("faces").begin_array();
  for (std::size_t i = 0; i < seat.face_count; ++i) json.value(piece_id(seat.faces[i]));
  json.end_array();
  json.field("done", seat.done);
  if (seat.own) {
    json.key("drawn");
    write_flags(seat.faces_drawn, 4, json);
    if (table.lava) {
      json.key("lava_drawn");
      write_flags(seat.lava_drawn, 2, json);
    }
    json.field("special_this_round", seat.special_this_round).field("impact_settled", seat.settled);
  }
  json.key("score");
  write_score(seat.score, json);
  json.key("squares");
  write_squares(squares(board_of(seat.sheet.cells), longest_option(table), seat.score), json);
  json.end_object();
}

void show_drawing(const SeatState& seat, SeatView& shown) {
  shown.own = true;
  shown.sheet = {seat.board.cells, seat.rounds, seat.board.marker, seat.board.specials};
  shown.faces_drawn = seat.faces_drawn;
  shown.lava_drawn = seat.lava_drawn;
  shown.special_this_round = seat.special_this_round != 0;
  shown.settled = seat.settled != 0;
}

}  // namespace

View view(const State& state, Seat viewer) {
  const Table& table = state.table;
  View seen;
  seen.viewer = viewer;
  seen.table = table;
  seen.turn = turn(state);
  for (Seat s = 0; s < table.seats; ++s) {
    const SeatState& seat = state.at(s);
    SeatView& shown = seen.seats[static_cast<std::size_t>(s)];
    shown.sheet = seat.shown;
    shown.face_count = face_count(table, s);
    std::copy_n(seat.faces.begin(), shown.face_count, shown.faces.begin());
    if (table.phase == Phase::Play) {
      shown.done = seat.done != 0;
      if (s == viewer || viewer == kAllSeeing) show_drawing(seat, shown);
    }
    shown.score = score(board_of(shown.sheet.cells), longest_option(table));
  }
  return seen;
}

State imagine(const State& state, Seat viewer, Random& random) {
  State imagined = state;
  if (state.table.phase != Phase::Play) return imagined;
  Moves moves;
  for (Seat s = 0; s < state.table.seats; ++s) {
    if (s == viewer) continue;
    SeatState& seat = imagined.at(s);
    const bool done = seat.done != 0;
    seat.take_back_to_shown(state.table.meteor != 0);
    // What it has drawn so far is unknown: some legal drawing, complete if it has confirmed.
    for (int left = done ? 64 : static_cast<int>(random.below(6)); left > 0; --left) {
      legal(imagined, s, moves);
      const Move move = moves[random.below(moves.size())];
      if (move.kind != Kind::Done) {
        apply(imagined, s, move, nullptr);
      } else if (done) {
        break;
      }
    }
    seat.done = done ? 1 : 0;
  }
  return imagined;
}

void tell(const State& now, const State& before, Seat by, const Move& move, Seat viewer, std::string& text) {
  const bool drawing = before.table.phase == Phase::Play && move.kind != Kind::Done;
  const bool round_goes_on = now.table.phase == Phase::Play && now.table.round == before.table.round;
  if (!drawing || !round_goes_on || by == viewer) print(move, text);
}

Standing standing(const View& view) {
  std::array<Score, kMaxSeats> scores;
  std::ranges::transform(view.seats, scores.begin(), &SeatView::score);
  return rank(view.table, scores);
}

Progress progress(const View& view) { return {view.table.round, view.table.rounds}; }

void write_view(const View& view, JsonWriter& json) {
  const Table& table = view.table;
  json.field("phase", kPhaseIds[static_cast<std::size_t>(table.phase)]);
  json.field("round", static_cast<int>(table.round)).field("rounds", static_cast<int>(table.rounds));
  const bool rolled = table.phase == Phase::Draft || table.phase == Phase::Play || table.phase == Phase::Over;
  if (table.meteor && (rolled || table.phase == Phase::Lava)) {
    json.key("meteor")
        .begin_object()
        .field("direction", kDirectionNames[table.direction])
        .field("distance", static_cast<int>(table.distance))
        .end_object();
  }
  if (table.lava && rolled) {
    json.key("lava")
        .begin_array()
        .value(piece_id(table.lava_faces[0]))
        .value(piece_id(table.lava_faces[1]))
        .end_array();
  }
  if (table.draft && table.phase != Phase::First) {
    json.field("star", static_cast<int>(table.star)).field("first", static_cast<int>(table.first));
    json.key("pairs").begin_array();
    for (std::size_t i = 0; i < table.laid; ++i) {
      const Pair& pair = table.pairs[i];
      if (pair.first == kTaken)
        json.null();
      else
        json.begin_array().value(piece_id(pair.first)).value(piece_id(pair.second)).end_array();
    }
    json.end_array();
  }
  json.key("seats").begin_array();
  for (Seat s = 0; s < table.seats; ++s) {
    const SeatView& seat = view.seats[static_cast<std::size_t>(s)];
    json.piece(hash_flat<ShownSeat>(seat), [&] { write_seat(view, seat, json); });
  }
  json.end_array();
}

}  // namespace rh::railroad_ink
