#include "engine/core/open_box.h"

#include "engine/core/json_reader.h"

namespace rh {
namespace {

std::expected<const Game*, Problem> game_of(const Json& file) {
  const bool named = file.contains("game") && file["game"].is_string();
  if (named) {
    if (const Game* game = find_game(file["game"].get_ref<const std::string&>())) return game;
  }
  const Game* only = nullptr;
  std::string able;
  int count = 0;
  for (const Game* game : games()) {
    if (!game->boxes().takes_others()) continue;
    able += (able.empty() ? "" : ", ") + game->info().id;
    only = game;
    ++count;
  }
  if (count == 1 && !named) return only;
  return std::unexpected(Problem{count == 0 ? "boxes_fixed" : "box_game", {}}.with("allowed", able));
}

}  // namespace

std::expected<OpenedBox, Problem> open_box(std::string_view text, std::vector<std::string>* all) {
  const Json file = parse_json(text);
  if (!file.is_object())
    return std::unexpected(Problem{"box_unsound", {}}.with("where", "the file is not a JSON object"));
  const auto game = game_of(file);
  if (!game) return std::unexpected(game.error());
  Boxes& boxes = (*game)->boxes();
  const auto index = boxes.open(text, all);
  if (!index) return std::unexpected(index.error());
  return OpenedBox{*game, &boxes[*index]};
}

}  // namespace rh
