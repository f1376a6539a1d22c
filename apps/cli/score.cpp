// score railroad_ink: boards in the placement notation, one a line; one JSON breakdown a line.
#include "apps/cli/command.h"
#include "engine/games/railroad_ink/scoring.h"

namespace rh {
namespace {

using namespace railroad_ink;

struct Bad {
  std::string id;  // of the rule, or "board"
  Problem problem;
};

std::expected<void, Bad> put(std::string_view word, Cells& cells) {
  const auto bad = [&](std::string id, std::string code) {
    return std::unexpected(Bad{std::move(id), Problem{std::move(code), {}}.with("word", std::string(word))});
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
    if (!place) return bad("RI-190", "cli.score.not_understood");
    row = place->row, col = place->col;
    held = static_cast<std::uint8_t>(kFirstDrawn + place->variant);
  }
  if (row >= kSize || col >= kSize) return bad("RI-170", "cli.score.off_board");
  const int index = row * kSize + col;
  auto& cell = cells[static_cast<std::size_t>(index)];
  if (cell != kEmptyCell) return bad("RI-171", "cli.score.twice");
  cell = held;
  return {};
}

// A board on paper may hold what the rules never allow: it is scored all the same, with a warning.
void warn_of_clashes(const Texts& texts, const std::string& where, const Board& board) {
  for (int cell = 0; cell < kCells; ++cell) {
    const Sides mine = board.sides_at(cell), theirs = board.around[static_cast<std::size_t>(cell)];
    if (((lanes_with(mine, kHighway) & lanes_with(theirs, kRailway)) |
         (lanes_with(mine, kRailway) & lanes_with(theirs, kHighway))) == 0)
      continue;
    const std::string space = std::to_string(cell / kSize) + std::to_string(cell % kSize);
    print_error(where + "RI-173: " + texts.say("cli.score.clash", {{"space", space}}) + "\n");
  }
}

}  // namespace

int run_score(const Texts& texts, const Args& args) {
  if (auto fine = args.expect(1, 2, "GAME"); !fine) return fail(texts, fine.error());
  const auto game = game_named(args.words()[0]);
  if (!game) return fail(texts, game.error());
  if ((*game)->info().id != "railroad_ink") {
    return fail(texts, Problem{"cli.score.wrong_game", {}}.with("game", (*game)->info().id));
  }
  const std::string_view longest = args.get_or("longest", "segment");
  if (longest != "segment" && longest != "space") {
    return fail(texts, Problem{"option_value", {}}
                           .with("option", "--longest")
                           .with("value", std::string(longest))
                           .with("allowed", "segment, space"));
  }
  const std::string_view path = args.words().size() > 1 ? args.words()[1] : "-";
  if (path == "-" && input_is_terminal()) print_error(std::string(texts.find("cli.score.hint")) + "\n");
  const auto text = read_file(path);
  if (!text) return fail(texts, text.error());

  std::string_view rest = *text;
  for (int line = 1; !rest.empty(); ++line) {
    const auto end = rest.find('\n');
    std::string_view row = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
    if (row.ends_with('\r')) row.remove_suffix(1);
    const std::string where = std::string(path) + ":" + std::to_string(line) + ": ";
    Cells cells{};
    for (const auto& word : split(row, ' ')) {
      if (word.empty()) continue;
      if (auto fine = put(word, cells); !fine) {
        print_error(where + fine.error().id + ": " + explain(texts, fine.error().problem) + "\n");
        return 1;
      }
    }
    const Board board = board_of(cells);
    warn_of_clashes(texts, where, board);
    std::string out;
    JsonWriter json(out);
    write_score(score(board, longest == "space" ? Longest::Space : Longest::Segment), json);
    print(out + "\n");
  }
  return 0;
}

}  // namespace rh
