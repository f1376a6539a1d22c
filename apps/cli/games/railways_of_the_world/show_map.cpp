// The map in characters, two columns a hex and odd rows one column to the right. A city is a letter for its colour and
// the number of its cubes, track the number of its owner and the way it runs.
#include <array>

#include "apps/cli/games/railways_of_the_world/show.h"

namespace rh::railways_of_the_world {
namespace {

constexpr std::size_t kLeft = 3;  // of the row numbers

struct Cell {
  std::array<std::string, 2> signs = {" ", " "};
  std::string_view ink;
};

// In the order of Color: readable without paint too.
constexpr std::string_view kCityLetters = "KBPRYo";
constexpr std::array<std::string_view, kColors + 1> kInks = {"1",          "1;38;5;33",  "1;38;5;133",
                                                             "1;38;5;160", "1;38;5;172", "2"};
constexpr std::string_view kWater = "38;5;31", kFaint = "2", kTrack = "1";

// How a track runs from one side of its hex to another.
std::string_view sign_of(int a, int b) {
  if (a > b) std::swap(a, b);
  if (b - a == 3) return a == 0 ? "-" : a == 1 ? "\\" : "/";
  if (a == 1 && b == 5) return "(";
  if (a == 2 && b == 4) return ")";
  if (a == 0 && b == 4) return "\\";
  if (a == 1 && b == 3) return "\\";
  if ((a == 0 && b == 2) || (a == 3 && b == 5)) return "/";
  return "'";  // a tight curve
}

Cell ground(Terrain terrain) {
  switch (terrain) {
    case Terrain::Plain: return {{".", " "}, kFaint};
    case Terrain::Water: return {{"~", " "}, kWater};
    case Terrain::Mountain: return {{"^", " "}, kFaint};
    case Terrain::Reserved: return {{"L", " "}, kFaint};
    default: return {};
  }
}

}  // namespace

std::string draw_map(const Texts& words, const Json& view, std::span<const Label> labels) {
  const Map& map = map_of(view);
  std::vector<Cell> cells(static_cast<std::size_t>(map.grid.hexes()));
  const auto at = [&](int hex) -> Cell& { return cells[static_cast<std::size_t>(hex)]; };
  for (int hex = 0; hex < map.grid.hexes(); ++hex) at(hex) = ground(map.at(hex));
  for (const Json& link : view["links"]) {
    const std::string owner = std::to_string(link["owner"].get<int>() + 1);
    for (const Json& tile : link["tiles"]) {
      int col = 0, row = 0, in = 0, out = 0;
      if (std::sscanf(tile.get_ref<const std::string&>().c_str(), "%d.%d %d-%d", &col, &row, &in, &out) != 4) continue;
      Cell& cell = at(map.grid.hex_at(col, row));
      const bool second = cell.ink == kTrack;
      cell = {{second ? cell.signs[0] : owner, second ? owner : std::string(sign_of(in, out))}, kTrack};
    }
  }
  for (std::size_t i = 0; i < map.cities.size(); ++i) {
    const Json& city = view["cities"][i];
    const auto color = static_cast<std::size_t>(std::ranges::find(kColorNames, city["color"].get<std::string_view>()) -
                                                kColorNames.begin());
    const std::size_t cubes = city["cubes"].size();
    at(map.cities[i].hex) = {{std::string(1, kCityLetters[color]), cubes < 10 ? std::to_string(cubes) : "+"},
                             kInks[color]};
  }
  for (const WesternLink& link : map.western_links) {
    const Json& seat = view["cities"][static_cast<std::size_t>(link.city)]["western"];
    if (seat.is_number()) at(link.hex) = {{std::to_string(seat.get<int>() + 1), "W"}, kTrack};
  }
  for (const auto& [hex, letter] : labels) at(hex) = {{at(hex).signs[0], std::string(1, letter)}, "1;7"};

  std::string text(kLeft, ' ');
  for (int col = 0; col < map.grid.cols; col += 2) text += padded(std::to_string(col), 4);
  text += "\n";
  for (int row = 0; row < map.grid.rows; ++row) {
    std::string line = padded_left(std::to_string(row), kLeft - 1) + " " + (row % 2 == 1 ? " " : "");
    for (int col = 0; col < map.grid.cols; ++col) {
      const Cell& cell = at(map.grid.hex_at(col, row));
      const std::string signs = cell.signs[0] + cell.signs[1];
      line += cell.ink.empty() ? signs : words.paint(cell.ink, signs);
    }
    while (line.ends_with(' ')) line.pop_back();
    text += line + "\n";
  }
  return text;
}

}  // namespace rh::railways_of_the_world
