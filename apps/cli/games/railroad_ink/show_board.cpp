// Pictures of spaces and boards in characters.
#include "apps/cli/games/railroad_ink/show.h"

namespace rh::railroad_ink {
namespace {

// By the set of sides N, E, S, W (bits 0 to 3).
constexpr std::array<std::string_view, 16> kDouble = {" ", "║", "═", "╚", "║", "║", "╔", "╠",
                                                      "═", "╝", "═", "╩", "╗", "╣", "╦", "╬"};
constexpr std::array<std::string_view, 16> kThin = {" ", "│", "─", "╰", "│", "│", "╭", "├",
                                                    "─", "╯", "─", "┴", "╮", "┤", "┬", "┼"};
constexpr std::array<std::string_view, 10> kSmallDigits = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
constexpr std::array<std::string_view, 7> kDigits = {"0", "1", "2", "3", "4", "5", "6"};

// 256 colours that read well on dark and on light paper.
constexpr std::array<std::string_view, 10> kColours = {"",           "38;5;136", "38;5;38",    "1", "38;5;202",
                                                       "1;38;5;196", "38;5;244", "1;38;5;196", "2", "1"};

unsigned side_bits(Sides sides, std::uint8_t type) {
  unsigned bits = 0;
  for (int direction = 0; direction < 4; ++direction) {
    if (side_of(sides, direction) == type) bits |= 1u << direction;
  }
  return bits;
}

void put(Tile& tile, int row, int col, std::string_view text, Ink ink) {
  tile[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)] = {text, ink};
}

// The way from the middle of a space to one of its sides.
void draw_arm(Tile& tile, int direction, std::uint8_t type) {
  const bool highway = type == kHighway;
  const Ink ink = highway ? Ink::Highway : Ink::Railway;
  const std::string_view upright = highway ? "║" : "┼", outer = highway ? "═" : "─", inner = highway ? "═" : "┼";
  switch (direction) {
    case kNorth: put(tile, 0, 2, upright, ink); break;
    case kSouth: put(tile, 2, 2, upright, ink); break;
    case kEast: put(tile, 1, 3, inner, ink), put(tile, 1, 4, outer, ink); break;
    default: put(tile, 1, 1, inner, ink), put(tile, 1, 0, outer, ink); break;
  }
}

// Lava reaches into a side: from the middle of a lake, or beside the road of L_HIGHWAY and L_RAILWAY.
void draw_lava(Tile& tile, int direction, bool beside_road) {
  const auto fill = [&](int row, int col) { put(tile, row, col, "▒", Ink::Lava); };
  if (direction == kNorth || direction == kSouth) {
    const int row = direction == kNorth ? 0 : 2;
    for (int col = 1; col <= 3; ++col) fill(row, col);
    return;
  }
  const int edge = direction == kEast ? 4 : 0, inner = direction == kEast ? 3 : 1;
  fill(1, edge);
  fill(1, inner);
  if (beside_road) fill(0, edge), fill(2, edge);
}

Stroke exit_stub(std::uint8_t type, int direction) {
  const bool upright = direction == kNorth || direction == kSouth;
  if (type == kHighway) return {upright ? "║" : "═", Ink::Highway};
  return {upright ? "┼" : "─", Ink::Railway};
}

Stroke exit_letter(std::uint8_t type) {
  return type == kHighway ? Stroke{"H", Ink::Highway} : Stroke{"R", Ink::Railway};
}

}  // namespace

std::string paint(const Texts& words, Ink ink, std::string_view text) {
  const std::string_view colour = kColours[static_cast<std::size_t>(ink)];
  if (!words.colour() || colour.empty()) return std::string(text);
  return "\033[" + std::string(colour) + "m" + std::string(text) + "\033[0m";
}

Tile tile_of(std::uint8_t held, bool centre) {
  Tile tile{};
  if (held == kEmptyCell) {
    put(tile, 1, 2, centre ? "•" : "·", Ink::Faint);
    return tile;
  }
  if (held == kCraterCell) {
    put(tile, 1, 1, "(", Ink::Crater);
    put(tile, 1, 2, "○", Ink::Crater);
    put(tile, 1, 3, ")", Ink::Crater);
    return tile;
  }
  const Variant& variant = tables().variants[static_cast<std::size_t>(held - kFirstDrawn)];
  const unsigned highway = side_bits(variant.sides, kHighway), railway = side_bits(variant.sides, kRailway);
  const bool route = (highway | railway) != 0;
  if (!route) {
    for (int col = 1; col <= 3; ++col) put(tile, 1, col, "▒", Ink::Lava);
  }
  for (int direction = 0; direction < 4; ++direction) {
    const std::uint8_t type = side_of(variant.sides, direction);
    if (type == kLavaSide) draw_lava(tile, direction, route);
    if (type == kHighway || type == kRailway) draw_arm(tile, direction, type);
  }
  if (variant.station) {
    put(tile, 1, 2, "■", Ink::Station);
  } else if (highway != 0) {  // the road of an overpass runs above the railway
    put(tile, 1, 2, kDouble[highway], Ink::Highway);
  } else if (railway != 0) {
    put(tile, 1, 2, kThin[railway], Ink::Railway);
  } else if (variant.piece == Piece::Volcano) {
    put(tile, 1, 2, "▲", Ink::Volcano);
  }
  return tile;
}

std::string tile_row(const Texts& words, const Tile& tile, int row) {
  // Neighbouring characters of one ink share a colour sequence.
  std::string text, run;
  Ink ink = Ink::None;
  for (const Stroke& stroke : tile[static_cast<std::size_t>(row)]) {
    if (stroke.ink != ink) {
      text += paint(words, ink, run);
      run.clear();
      ink = stroke.ink;
    }
    run += stroke.text;
  }
  return text + paint(words, ink, run);
}

Stroke small_picture(Piece piece) {
  const auto& variant = tables().variants[tables().variants_of[static_cast<std::size_t>(piece)][0]];
  const unsigned highway = side_bits(variant.sides, kHighway), railway = side_bits(variant.sides, kRailway);
  if (piece == Piece::Volcano) return {"▲", Ink::Volcano};
  if (piece == Piece::Overpass) return {"╫", Ink::Highway};
  if (variant.station) return {"■", Ink::Station};
  if (is_lava_face(piece)) return {"▒", Ink::Lava};
  return highway != 0 ? Stroke{kDouble[highway], Ink::Highway} : Stroke{kThin[railway], Ink::Railway};
}

std::vector<std::string> board_lines(const Texts& words, const Sheet& sheet, const Table& table) {
  const Tables& t = tables();
  const auto draw = [&](const Stroke& stroke) { return paint(words, stroke.ink, stroke.text); };
  const auto faint = [&](std::string_view text) { return paint(words, Ink::Faint, text); };
  const auto exit_on = [&](int cell, int direction) -> std::uint8_t {
    if (t.neighbour[static_cast<std::size_t>(cell)][static_cast<std::size_t>(direction)] >= 0) return 0;
    return side_of(t.exits_at[static_cast<std::size_t>(cell)], direction);
  };
  const auto rim = [&](int row, int direction) {
    std::string line = "  " + faint(direction == kNorth ? "╭" : "╰");
    for (int col = 0; col < kSize; ++col) {
      const std::uint8_t type = exit_on(row * kSize + col, direction);
      line += faint("─") + std::string(kDigits[static_cast<std::size_t>(col)]);
      line += type == 0 ? faint("───") : draw(exit_stub(type, direction)) + draw(exit_letter(type)) + faint("─");
    }
    return line + faint(direction == kNorth ? "╮" : "╯") + " ";
  };

  std::vector<std::string> lines = {rim(0, kNorth)};
  for (int row = 0; row < kSize; ++row) {
    std::array<std::string, kTileRows> text;
    for (int part = 0; part < kTileRows; ++part) {
      const std::uint8_t exit = part == 1 ? exit_on(row * kSize, kWest) : std::uint8_t{0};
      auto& line = text[static_cast<std::size_t>(part)];
      line = part == 1 ? std::string(kDigits[static_cast<std::size_t>(row)]) : " ";
      line += exit != 0 ? draw(exit_letter(exit)) + draw(exit_stub(exit, kWest)) : " " + faint("│");
    }
    for (int col = 0; col < kSize; ++col) {
      const int cell = row * kSize + col;
      const auto held = sheet.cells[static_cast<std::size_t>(cell)];
      Tile tile = tile_of(held, (t.centre >> cell & 1) != 0);
      const auto round = sheet.rounds[static_cast<std::size_t>(cell)];
      if (held >= kFirstDrawn && round > 0) {
        const int corner = tile[0][4].ink == Ink::None ? 4 : 1;
        const bool fresh = round == table.round && table.phase == Phase::Play;
        put(tile, 0, corner, kSmallDigits[round % 10], fresh ? Ink::Strong : Ink::Faint);
      }
      if (table.meteor && sheet.marker == cell) {
        if (held == kCraterCell)
          put(tile, 1, 2, "*", Ink::Marker);
        else
          put(tile, 2, tile[2][4].ink == Ink::None ? 4 : 0, "*", Ink::Marker);
      }
      for (int part = 0; part < kTileRows; ++part) text[static_cast<std::size_t>(part)] += tile_row(words, tile, part);
    }
    for (int part = 0; part < kTileRows; ++part) {
      const std::uint8_t exit = part == 1 ? exit_on(row * kSize + kSize - 1, kEast) : std::uint8_t{0};
      auto& line = text[static_cast<std::size_t>(part)];
      line += exit != 0 ? draw(exit_stub(exit, kEast)) + draw(exit_letter(exit)) : faint("│") + " ";
      lines.push_back(std::move(line));
    }
  }
  lines.push_back(rim(kSize - 1, kSouth));
  return lines;
}

}  // namespace rh::railroad_ink
