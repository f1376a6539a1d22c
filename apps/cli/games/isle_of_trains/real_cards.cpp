#include <algorithm>

#include "apps/cli/games/isle_of_trains/parts.h"

namespace rh::isle_of_trains {
namespace {

// "Hopper 2" typed for "hopper_2".
std::string as_id(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](unsigned char c) { return c == ' ' ? '_' : static_cast<char>(std::tolower(c)); });
  return text;
}

bool is_named(const Scene& scene, const Move& move, const std::string& text) {
  const Texts& texts = scene.texts;
  if (move.kind == Kind::Pax)
    return text == texts.find("isle_of_trains.colours." + std::string(name_of(move.colour())));
  if (move.kind == Kind::First || move.kind == Kind::Tile) return false;
  return text == full_name(texts, move.card()) || text == short_name(texts, move.card());
}

}  // namespace

std::string draw_prompt(const Scene& scene) {
  std::vector<WeightedMove> outcomes;
  scene.match.position().outcomes(outcomes);
  const State& state = state_of<IsleOfTrains>(scene.match.position());
  const Table& table = state.table;
  const Move first = unpack(outcomes.front().move);
  // At the start the cards go to one seat after the other.
  Seat who = table.active;
  if (table.top().step == Step::Deal && first.kind == Kind::Deal) who = table.top().n / tables().hand;
  if (table.top().step == Step::StartPax) who = table.top().n / tables().start_passengers;
  const std::string line = scene.match.game().print(outcomes.front().move);
  const std::string key = "manual." + line.substr(0, line.find(' '));
  return say(scene.texts, key,
             {{"who", scene.names[std::min<std::size_t>(static_cast<std::size_t>(who), scene.names.size() - 1)]},
              {"dest", first.kind == Kind::Tile ? dest_name(scene.texts, first.dest()) : std::string()}});
}

std::expected<PackedMove, Refusal> draw_move(const Scene& scene, const std::string& text) {
  const Game& game = scene.match.game();
  if (const auto exact = game.parse(text)) return exact;
  std::vector<WeightedMove> outcomes;
  scene.match.position().outcomes(outcomes);
  for (const WeightedMove& outcome : outcomes) {
    const std::string line = game.print(outcome.move);
    if (line.substr(line.rfind(' ') + 1) == as_id(text) || is_named(scene, unpack(outcome.move), text))
      return outcome.move;
  }
  // Something that exists but cannot come now is refused with its own reason.
  const std::string line = game.print(outcomes.front().move);
  return game.parse(line.substr(0, line.rfind(' ') + 1) + as_id(text));
}

}  // namespace rh::isle_of_trains
