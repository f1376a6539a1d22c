#include "apps/cli/guide.h"

#include <algorithm>

#include "apps/cli/command.h"
#include "engine/core/json_reader.h"

namespace rh {

std::string Guide::show(const Texts&, const Position& position, Seat viewer) const {
  return parse_json(position.view(viewer)).dump(1) + "\n";
}

std::string Guide::board(const Scene& scene, Seat viewer) const {
  return show(scene.texts, scene.match.position(), viewer);
}

std::string Guide::board_of(const Scene& scene, Seat viewer, Seat) const {
  return show(scene.texts, scene.match.position(), viewer);
}

std::string Guide::in_words(const Scene& scene, Seat viewer) const {
  return show(scene.texts, scene.match.position(), viewer);
}

std::string Guide::score(const Scene& scene, Seat) const {
  return scene.match.over() ? result_table(scene.texts, scene.match, scene.names) : std::string();
}

std::string Guide::now(const Scene& scene, Seat) const { return std::string(scene.texts.find("cli.play.now")); }

std::vector<Choice> Guide::choices(const Scene& scene, Seat seat) const {
  std::vector<PackedMove> moves;
  scene.match.position().legal(seat, moves);
  std::vector<Choice> groups;
  for (const PackedMove move : moves) {
    const std::string text = scene.match.game().print(move);
    const std::string verb = text.substr(0, text.find(' '));
    auto group = std::ranges::find(groups, verb, &Choice::name);
    if (group == groups.end()) {
      groups.push_back({.key = std::to_string(groups.size() + 1), .name = verb, .moves = {}});
      group = groups.end() - 1;
    }
    group->moves.push_back(move);
  }
  return groups;
}

std::optional<PackedMove> Guide::obvious(const Match& match, Seat seat) const {
  std::vector<PackedMove> moves;
  match.position().legal(seat, moves);
  return moves.size() == 1 ? std::optional(moves[0]) : std::nullopt;
}

std::string Guide::list(const Scene& scene, Seat seat, const std::vector<PackedMove>& moves) const {
  std::string text;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    text += padded_left(std::to_string(i + 1), 4) + "  " + name(scene, seat, moves[i]) + "\n";
  }
  return text;
}

std::string Guide::name(const Scene& scene, Seat, PackedMove move) const { return scene.match.game().print(move); }

std::string Guide::place(const Match&, PackedMove) const { return {}; }

std::string Guide::opening(const Scene&) const { return {}; }

std::string Guide::tell(const Scene& scene, const Event& event) const {
  return rh::tell(scene.texts, scene.match.game().info(), event, scene.names);
}

// The end of the round says who is done; what was rolled stands beside the board.
bool Guide::worth_telling(const Event& event, Seat, bool drawn) const { return event.code != "done" && !drawn; }

std::string Guide::manual_prompt(const Scene& scene) const { return std::string(scene.texts.find("cli.play.manual")); }

std::expected<PackedMove, Refusal> Guide::manual_move(const Scene& scene, const std::string& text) const {
  return scene.match.game().parse(text);
}

std::expected<PaperScore, PaperNote> Guide::score_paper(std::string_view, const Options&) const { return {}; }

std::string Guide::verdict(const Scene& scene) const {
  const auto& [texts, match, names] = scene;
  if (!match.over() || match.seats() < 2) return {};
  const Standing standing = match.position().standing();
  std::string winners;
  int count = 0;
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    if (standing.ranks[seat] == 1) winners += (count++ > 0 ? ", " : "") + names[seat];
  }
  return texts.say(count == 1 ? "cli.winner" : "cli.shared_win", {{"who", winners}});
}

}  // namespace rh
