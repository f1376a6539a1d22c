// The whole position: every board the viewer may see as a picture, then the same in sentences.
#include "apps/cli/games/railroad_ink/show.h"

namespace rh::railroad_ink {
namespace {

std::string say(const Texts& words, std::string_view key,
                std::initializer_list<std::pair<std::string_view, std::string_view>> filling = {}) {
  return words.say("railroad_ink.spoken." + std::string(key), filling);
}

template <class Pieces>
std::string list_of(const Texts& words, const Pieces& pieces) {
  std::string text;
  for (const auto piece : pieces) text += (text.empty() ? "" : "; ") + piece_name(words, static_cast<Piece>(piece));
  return text;
}

std::string space_in_words(const Texts& words, const Sheet& sheet, int cell) {
  const auto held = sheet.cells[static_cast<std::size_t>(cell)];
  const std::string row = std::to_string(cell / kSize), col = std::to_string(cell % kSize);
  if (held == kCraterCell) return say(words, "crater", {{"row", row}, {"col", col}});
  const Variant& variant = tables().variants[static_cast<std::size_t>(held - kFirstDrawn)];
  const auto round = std::to_string(sheet.rounds[static_cast<std::size_t>(cell)]);
  return say(words, round == "0" ? "space_start" : "space",
             {{"row", row},
              {"col", col},
              {"piece", piece_name(words, variant.piece)},
              {"sides", sides_in_words(words, variant.sides)},
              {"round", round}});
}

}  // namespace

std::string table_in_words(const Texts& words, const View& view) {
  const Table& table = view.table;
  const std::string round = std::to_string(table.round), rounds = std::to_string(table.rounds);
  std::string text;
  const auto add = [&](const std::string& sentence) { text += sentence + "\n"; };
  if (table.phase == Phase::Over) {
    add(say(words, "over"));
    return text;
  }
  add(say(words, "round", {{"round", round}, {"rounds", rounds}}));
  const bool rolled = table.phase == Phase::Draft || table.phase == Phase::Play;
  if (table.meteor && (rolled || table.phase == Phase::Lava)) {
    add(say(words, "meteor",
            {{"direction", direction_name(words, table.direction)}, {"distance", std::to_string(table.distance)}}));
  }
  if (table.lava && rolled) add(say(words, "lava", {{"faces", list_of(words, table.lava_faces)}}));
  if (table.phase == Phase::Draft) {
    for (std::size_t i = 0; i < table.laid; ++i) {
      const Pair& pair = table.pairs[i];
      if (pair.first == kTaken) continue;
      add(say(words, "pair", {{"faces", list_of(words, std::array{pair.first, pair.second})}}));
    }
  }
  std::string seats;
  for (Seat s = 0; s < table.seats; ++s) {
    if (view.turn.has(s)) seats += (seats.empty() ? "" : ", ") + std::to_string(s);
  }
  add(view.turn.nature ? say(words, "nature") : say(words, "to_move", {{"seats", seats}}));
  return text;
}

std::string board_in_words(const Texts& words, const View& view, Seat whose) {
  const Table& table = view.table;
  const SeatView& seat = view.seats[static_cast<std::size_t>(whose)];
  const Sheet& sheet = seat.sheet;
  std::string text;
  const auto add = [&](const std::string& sentence) { text += sentence + "\n"; };
  add(say(words, seat.own ? "own_board" : "board", {{"seat", std::to_string(whose)}}));
  if (seat.face_count > 0 && table.phase != Phase::Over) {
    const auto faces = std::span(seat.faces).first(seat.face_count);
    add(say(words, "dice", {{"faces", list_of(words, faces)}}));
    std::vector<std::uint8_t> left;
    for (std::size_t i = 0; i < faces.size(); ++i) {
      if ((seat.faces_drawn >> i & 1) == 0) left.push_back(faces[i]);
    }
    if (seat.own && left.empty()) add(say(words, "all_drawn"));
    if (seat.own && !left.empty() && left.size() < faces.size()) {
      add(say(words, "dice_left", {{"faces", list_of(words, left)}}));
    }
  }
  bool empty = true;
  for (int cell = 0; cell < kCells; ++cell) {
    if (sheet.cells[static_cast<std::size_t>(cell)] == kEmptyCell) continue;
    add(space_in_words(words, sheet, cell));
    empty = false;
  }
  if (empty) add(say(words, "empty_board"));
  if (table.meteor) {
    add(say(words, "marker",
            {{"row", std::to_string(sheet.marker / kSize)}, {"col", std::to_string(sheet.marker % kSize)}}));
  }
  std::vector<std::uint8_t> specials;
  for (std::uint8_t i = 0; i < kSpecials; ++i) {
    if ((sheet.specials >> i & 1) != 0) specials.push_back(static_cast<std::uint8_t>(kFirstSpecial + i));
  }
  if (!specials.empty()) add(say(words, "specials_used", {{"pieces", list_of(words, specials)}}));
  const Score now = score(board_of(sheet.cells), longest_option(table));
  add(say(words, "score",
          {{"total", std::to_string(now.total)},
           {"networks", std::to_string(now.networks)},
           {"highway", std::to_string(now.highway)},
           {"railway", std::to_string(now.railway)},
           {"centre", std::to_string(now.centre)},
           {"expansion", std::to_string(now.craters + now.closed_lakes + now.largest_lake)},
           {"errors", std::to_string(now.errors)}}));
  return text;
}

std::string show(const Texts& words, const View& view) {
  std::string text;
  std::vector<Seat> order;
  if (view.viewer >= 0) order.push_back(view.viewer);
  for (Seat s = 0; s < view.table.seats; ++s) {
    if (s != view.viewer) order.push_back(s);
  }
  for (const Seat s : order) {
    const SeatView& seat = view.seats[static_cast<std::size_t>(s)];
    text += paint(words, Ink::Strong, say(words, "heading", {{"seat", std::to_string(s)}})) + "\n";
    text += beside_each_other(board_lines(words, seat.sheet, view.table), panel_lines(words, view, s)) + "\n";
  }
  text += paint(words, Ink::Strong, say(words, "in_words")) + "\n";
  text += table_in_words(words, view);
  for (const Seat s : order) text += "\n" + board_in_words(words, view, s);
  return text;
}

}  // namespace rh::railroad_ink
