// score GAME: boards written by hand, one a line; one JSON breakdown a line. How a board is written
// is the game's own knowledge (Guide::score_paper).
#include "apps/cli/command.h"
#include "apps/cli/guide.h"

namespace rh {
namespace {

Problem wrong_game(const Game& game) {
  std::string known;
  for (const Game* one : games()) {
    if (guide_of(*one).scores_paper()) known += (known.empty() ? "" : ", ") + one->info().id;
  }
  return Problem{"cli.score.wrong_game", {}}.with("game", game.info().id).with("known", known);
}

}  // namespace

int run_score(const Texts& texts, const Args& args) {
  if (auto fine = args.expect(1, 2, "GAME"); !fine) return fail(texts, fine.error());
  const auto game = game_named(args.words()[0]);
  if (!game) return fail(texts, game.error());
  const Guide& guide = guide_of(**game);
  if (!guide.scores_paper()) return fail(texts, wrong_game(**game));
  const auto options = options_of(**game, args);
  if (!options) return fail(texts, options.error());
  const std::string_view path = args.words().size() > 1 ? args.words()[1] : "-";
  if (path == "-" && input_is_terminal()) {
    print_error(std::string(texts.find((*game)->info().id + ".paper.hint")) + "\n");
  }
  const auto text = read_file(path);
  if (!text) return fail(texts, text.error());

  std::string_view rest = *text;
  for (int line = 1; !rest.empty(); ++line) {
    const auto end = rest.find('\n');
    std::string_view row = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
    if (row.ends_with('\r')) row.remove_suffix(1);
    const std::string where = std::string(path) + ":" + std::to_string(line) + ": ";
    const auto scored = guide.score_paper(row, *options);
    if (!scored) {
      print_error(where + scored.error().rule + ": " + explain(texts, scored.error().problem) + "\n");
      return 1;
    }
    for (const PaperNote& note : scored->warnings) {
      print_error(where + note.rule + ": " + explain(texts, note.problem) + "\n");
    }
    print(scored->json + "\n");
  }
  return 0;
}

}  // namespace rh
