// A sheet on paper, typed in: drawings in the placement notation, and its points.
#include "apps/cli/args.h"
#include "apps/cli/games/railroad_ink/parts.h"
#include "engine/games/railroad_ink/scoring.h"

namespace rh::railroad_ink {
namespace {

std::expected<void, PaperNote> put(std::string_view word, Cells& cells) {
  const auto bad = [&](std::string rule, std::string_view why) {
    return std::unexpected(PaperNote{
        std::move(rule), Problem{"railroad_ink.paper." + std::string(why), {}}.with("word", std::string(word))});
  };
  int row = 0, col = 0;
  std::uint8_t held = 0;
  const bool digits = word.size() >= 2 && word[0] >= '0' && word[0] <= '9' && word[1] >= '0' && word[1] <= '9';
  const std::string_view shown = digits ? word.substr(2) : std::string_view{};
  if (digits && (shown == "O" || shown == "LLLL")) {
    row = word[0] - '0', col = word[1] - '0';
    held = shown == "O" ? kCraterCell : static_cast<std::uint8_t>(kFirstDrawn + kVolcanoVariant);
  } else {
    const auto place = parse_place(word);
    if (!place) return bad("RI-190", "not_understood");
    row = place->row, col = place->col;
    held = static_cast<std::uint8_t>(kFirstDrawn + place->variant);
  }
  if (row >= kSize || col >= kSize) return bad("RI-170", "off_board");
  auto& cell = cells[static_cast<std::size_t>(row) * kSize + static_cast<std::size_t>(col)];
  if (cell != kEmptyCell) return bad("RI-171", "twice");
  cell = held;
  return {};
}

// A board on paper may hold what the rules never allow: it is scored all the same, with a warning.
std::vector<PaperNote> clashes(const Board& board) {
  std::vector<PaperNote> found;
  for (int cell = 0; cell < kCells; ++cell) {
    const Sides mine = board.sides_at(cell), theirs = board.around[static_cast<std::size_t>(cell)];
    if (((lanes_with(mine, kHighway) & lanes_with(theirs, kRailway)) |
         (lanes_with(mine, kRailway) & lanes_with(theirs, kHighway))) == 0)
      continue;
    const std::string space = std::to_string(cell / kSize) + std::to_string(cell % kSize);
    found.push_back({"RI-173", Problem{"railroad_ink.paper.clash", {}}.with("space", space)});
  }
  return found;
}

}  // namespace

std::expected<PaperScore, PaperNote> score_paper(std::string_view line, const Options& options) {
  Cells cells{};
  for (const auto& word : split(line, ' ')) {
    if (word.empty()) continue;
    if (auto fine = put(word, cells); !fine) return std::unexpected(fine.error());
  }
  const Board board = board_of(cells);
  PaperScore scored{.json = {}, .warnings = clashes(board)};
  JsonWriter json(scored.json);
  write_score(score(board, options["longest"] != 0 ? Longest::Space : Longest::Segment), json);
  return scored;
}

}  // namespace rh::railroad_ink
