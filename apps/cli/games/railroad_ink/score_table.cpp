// The live score of everybody as one of them may see it.
#include <algorithm>

#include "apps/cli/games/railroad_ink/parts.h"
#include "apps/cli/terminal.h"
#include "engine/games/railroad_ink/scoring.h"

namespace rh::railroad_ink {

std::string score_table(const Texts& texts, const View& seen, const Names& names) {
  std::vector<Score> all;
  for (Seat s = 0; s < seen.table.seats; ++s) {
    const Sheet& sheet = seen.seats[static_cast<std::size_t>(s)].sheet;
    all.push_back(score(board_of(sheet.cells), longest_option(seen.table)));
  }
  std::vector<std::size_t> widths;
  std::string text = padded("", 30);
  for (const auto& name : names) {
    widths.push_back(std::max<std::size_t>(6, columns_of(name)));
    text += "  " + padded_left(name, widths.back());
  }
  text = texts.paint("1", text) + "\n";
  const auto row = [&](std::string_view key, int Score::* part, int sign) {
    std::string line = "  " + padded(texts.find("railroad_ink.score." + std::string(key)), 28);
    for (std::size_t i = 0; i < all.size(); ++i) {
      const int number = sign * (all[i].*part);
      line += "  " + padded_left(with_minus(number), widths[i]);
    }
    text += (key == "total" ? texts.paint("1", line) : line) + "\n";
  };
  row("networks", &Score::networks, 1);
  row("highway", &Score::highway, 1);
  row("railway", &Score::railway, 1);
  row("centre", &Score::centre, 1);
  if (seen.table.meteor) row("craters", &Score::craters, 1);
  if (seen.table.lava) row("closed_lakes", &Score::closed_lakes, 1), row("largest_lake", &Score::largest_lake, 1);
  row("errors", &Score::errors, -1);
  row("total", &Score::total, 1);
  return text;
}

}  // namespace rh::railroad_ink
