// The map in characters. A corner stands at its lattice point; an upright side is the sign between its corners, a
// slanted one the two signs on its way down; inside a hex stand its name, what lies there and how many of its sides are
// laid.
#include <array>

#include "apps/cli/games/pioneer_rails/show.h"
#include "engine/games/pioneer_rails/activation.h"

namespace rh::pioneer_rails {
namespace {

constexpr int kLeft = 3, kTop = 1;  // of the numbers beside the map
constexpr int kWidth = 79, kHeight = 27;

// 256 colours that read well on dark and on light paper, in the order of the suits.
constexpr std::array<std::string_view, kSuits> kInks = {"1;38;5;28", "1;38;5;91", "1;38;5;160", "1"};
constexpr std::string_view kFaint = "2", kStrong = "1", kWater = "38;5;31", kPlace = "38;5;130";

struct Cell {
  std::string text = " ";
  std::string_view ink;
};

class Canvas {
 public:
  // Beside a lattice point, so many columns to the right.
  void put(hex::Point at, int right, std::string_view text, std::string_view ink) {
    put(kLeft + 3 * (at.x + 1) + right, kTop + at.y + 2, text, ink);
  }
  void put(int column, int line, std::string_view text, std::string_view ink) {
    if (column < 0 || column >= kWidth) return;
    cells_[static_cast<std::size_t>(line)][static_cast<std::size_t>(column)] = {std::string(text), ink};
  }
  // A word, one character a cell.
  void write(hex::Point at, int right, std::string_view word, std::string_view ink) {
    for (std::size_t i = 0; i < word.size(); ++right) {
      const std::size_t first = i++;
      while (i < word.size() && (static_cast<unsigned char>(word[i]) & 0xc0) == 0x80) ++i;
      put(at, right, word.substr(first, i - first), ink);
    }
  }
  Lines lines(const Texts& words) const {
    Lines all;
    for (const auto& row : cells_) {
      std::string line, run;
      std::string_view ink;
      const auto flush = [&] {
        line += ink.empty() ? run : words.paint(ink, run);
        run.clear();
      };
      for (const Cell& cell : row) {
        if (cell.ink != ink) flush(), ink = cell.ink;
        run += cell.text;
      }
      flush();
      while (line.ends_with(' ')) line.pop_back();
      all.push_back(line);
    }
    return all;
  }

 private:
  std::array<std::array<Cell, kWidth>, kHeight> cells_;
};

hex::Point point(int corner) { return kMap.corner_points[static_cast<std::size_t>(corner)]; }

// All signs of a track: beside which point, how far to the right.
struct Sign {
  hex::Point at;
  int right = 0;
};
std::vector<Sign> signs_of(const Track& track) {
  hex::Point from = point(track.from), to = point(track.to);
  if (track.side < 0) {
    const hex::Point centre = kGrid.centre(track.hex);
    const int lean = from.x == to.x ? 0 : (from.x < to.x) == (from.y < to.y) ? 1 : -1;
    std::vector<Sign> signs = {{{centre.x, centre.y - 1}, -lean}, {centre, 0}, {{centre.x, centre.y + 1}, lean}};
    if (from.y > to.y) std::swap(signs[0], signs[2]);
    return signs;
  }
  if (from.y > to.y) std::swap(from, to);
  if (from.x == to.x) return {{{from.x, from.y + 1}, 0}};
  const int right = to.x - from.x;
  return {{from, right}, {to, -right}};
}

std::string_view bare_sign(const Track& track) {
  if (track.way == Way::Bridge) return "=";
  if (track.way == Way::Tunnel) return "^";
  if (track.way == Way::Closed) return "#";
  const hex::Point from = point(track.from), to = point(track.to);
  if (from.x == to.x) return "|";
  return (from.x < to.x) == (from.y < to.y) ? "\\" : "/";
}

void draw_rulers(Canvas& canvas) {
  for (int x = -1; x <= 2 * kGrid.cols; ++x) {
    const std::string number = std::to_string(x);
    for (std::size_t i = 0; i < number.size(); ++i)
      canvas.put(kLeft + 3 * (x + 1) + static_cast<int>(i) - (number.size() > 1 ? 1 : 0), 0, number.substr(i, 1),
                 kFaint);
  }
  for (int y = -2; y < 3 * kGrid.rows; ++y) {
    const std::string label = y % 3 == 0 ? std::string(1, static_cast<char>('A' + y / 3)) : std::to_string(y);
    for (std::size_t i = 0; i < label.size(); ++i)
      canvas.put(static_cast<int>(2 - label.size() + i), kTop + y + 2, label.substr(i, 1), kFaint);
  }
}

void draw_hex(Canvas& canvas, const Texts& words, const Map& map, const Sheet& sheet, int hex) {
  const hex::Point centre = kGrid.centre(hex);
  const Terrain terrain = map.at(hex);
  canvas.write({centre.x, centre.y - 1}, -1, kHexNames[static_cast<std::size_t>(hex)], kFaint);
  switch (terrain) {
    case Terrain::Desert: return;
    case Terrain::River: return canvas.write(centre, -2, "~~~~~", kWater);
    case Terrain::Mountain: return canvas.write(centre, -1, "▲▲▲", kFaint);
    case Terrain::Station:
      for (std::size_t s = 0; s < kSuits; ++s) {
        for (int right = -1; right <= 1 && map.station[s] == hex; ++right)
          canvas.put(centre, right, suit_sign(static_cast<Suit>(s)), kInks[s]);
      }
      return;
    default: break;
  }
  const bool active = sheet.active.has(hex);
  canvas.write(centre, -2, say(words, "map." + std::string(name_of(terrain))), active ? kStrong : kPlace);
  const hex::Point below = {centre.x, centre.y + 1};
  const int needed = tables().sides_needed[static_cast<std::size_t>(terrain)], laid = sides_with_tracks(sheet, hex);
  if (active)
    canvas.put(below, 0, "✓", kStrong);
  else if (needed > 0 && laid > 0)
    canvas.write(below, -1, std::to_string(laid) + "/" + std::to_string(needed), kPlace);
}

}  // namespace

Lines map_lines(const Texts& words, const Map& map, const ShownSeat& seat, std::span<const Label> labels) {
  const Sheet& sheet = seat.sheet;
  Canvas canvas;
  draw_rulers(canvas);
  for (int hex = 0; hex < kHexes; ++hex) draw_hex(canvas, words, map, sheet, hex);
  const auto draw = [&](const Track& track, std::string_view sign, std::string_view ink) {
    for (const auto& [at, right] : signs_of(track)) canvas.put(at, right, sign, ink);
  };
  for (int i = 0; i < map.track_count; ++i) {
    const Track& track = map[i];
    if (track.side < 0) {
      const int cut = sheet.cuts[static_cast<std::size_t>(track.hex)];
      if (cut < 0 || cut % 4 != track.diagonal) continue;
      draw(track, suit_sign(static_cast<Suit>(cut / 4)), kInks[static_cast<std::size_t>(cut / 4)]);
      continue;
    }
    draw(track, bare_sign(track), kFaint);
    for (std::size_t s = 0; s < kSuits; ++s) {
      if (sheet.tracks[s].has(track.side)) draw(track, suit_sign(static_cast<Suit>(s)), kInks[s]);
    }
  }
  for (int corner = 0; corner < kCorners; ++corner) {
    const int town = map.town_at[static_cast<std::size_t>(corner)];
    if (town >= 0) {
      const bool reached = sheet.towns[static_cast<std::size_t>(town)] != 0;
      canvas.put(point(corner), 0, reached ? "●" : "○", kStrong);
    } else {
      canvas.put(point(corner), 0, map.all_ports.has(corner) ? "x" : "·", kFaint);
    }
  }
  // A shortcut bears its letter where it begins, because three of them may cross in one hex.
  for (const auto& [track, letter] : labels) {
    const std::vector<Sign> signs = signs_of(map[track]);
    for (const auto& [at, right] : std::span(signs).first(map[track].side < 0 ? 1 : signs.size()))
      canvas.put(at, right, std::string(1, letter), "1;7");
  }
  return canvas.lines(words);
}

}  // namespace rh::pioneer_rails
