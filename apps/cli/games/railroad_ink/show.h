// A game of Railroad Ink as text: pictures of spaces and boards, the panel beside a board, and the
// same in plain sentences. Highways are double lines, railways thin ones with sleepers, lava is
// hatched: all can be told apart without colour.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/layout.h"
#include "apps/cli/texts.h"
#include "engine/games/railroad_ink/scoring.h"
#include "engine/games/railroad_ink/view.h"

namespace rh::railroad_ink {

// --- pictures ---------------------------------------------------------------------------------

inline constexpr int kTileColumns = 5, kTileRows = 3;

// What a drawing is made of; the colour follows from it.
enum class Ink : std::uint8_t { None, Highway, Railway, Station, Lava, Volcano, Crater, Marker, Faint, Strong };

struct Stroke {
  std::string_view text = " ";
  Ink ink = Ink::None;
};
using Tile = std::array<std::array<Stroke, kTileColumns>, kTileRows>;

std::string paint(const Texts& words, Ink ink, std::string_view text);
// What a space holds, without round number and marker.
Tile tile_of(std::uint8_t held, bool centre);
// One row of it as text.
std::string tile_row(const Texts& words, const Tile& tile, int row);
// A piece as one character: a die in a list.
Stroke small_picture(Piece piece);

// 23 lines of exactly 40 columns: the board with its frame, exits, row and column numbers.
inline constexpr std::size_t kBoardColumns = 40;
std::vector<std::string> board_lines(const Texts& words, const Sheet& sheet, const Table& table);

// --- words ------------------------------------------------------------------------------------

// Names from texts/: a piece (in full or short), a direction, the sides of a drawing.
std::string piece_name(const Texts& words, Piece piece);
std::string short_name(const Texts& words, Piece piece);
std::string direction_name(const Texts& words, int direction);
// "highway: north, south; railway: east"
std::string sides_in_words(const Texts& words, Sides sides);

// Pads a text (UTF-8, perhaps coloured) with spaces up to a number of columns.
void pad(std::string& text, std::size_t columns);
// Cuts a text that is longer, with an ellipsis.
void cut(std::string& text, std::size_t columns);

// What stands beside a board: round, dice, special routes, score; at most 38 columns a line.
inline constexpr std::size_t kPanelColumns = 38;
std::vector<std::string> panel_lines(const Texts& words, const View& view, Seat whose);
// Board and panel side by side.
std::string beside_each_other(std::span<const std::string> left, std::span<const std::string> right);

// The table and one board in plain sentences.
std::string table_in_words(const Texts& words, const View& view);
std::string board_in_words(const Texts& words, const View& view, Seat whose);

// The whole position: pictures, then the same in sentences.
std::string show(const Texts& words, const View& view);

}  // namespace rh::railroad_ink
