#include "apps/cli/guide.h"

#include <algorithm>

#include "apps/cli/command.h"

namespace rh {

std::string Guide::board(const Texts& texts, const Match& match, Seat viewer) const {
  return match.position().show(viewer, texts);
}

std::string Guide::board_of(const Texts& texts, const Match& match, Seat viewer, Seat) const {
  return match.position().show(viewer, texts);
}

std::string Guide::in_words(const Texts& texts, const Match& match, Seat viewer) const {
  return match.position().show(viewer, texts);
}

std::string Guide::score(const Texts& texts, const Match& match, Seat, const Names& names) const {
  return match.over() ? result_table(texts, match, names) : std::string();
}

std::string Guide::now(const Texts& texts, const Match&, Seat) const { return std::string(texts.find("cli.play.now")); }

std::vector<Choice> Guide::choices(const Texts&, const Match& match, Seat seat) const {
  std::vector<PackedMove> moves;
  match.position().legal(seat, moves);
  std::vector<Choice> groups;
  for (const PackedMove move : moves) {
    const std::string text = match.game().print(move);
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

std::string Guide::list(const Texts& texts, const Match& match, Seat seat, const std::vector<PackedMove>& moves) const {
  std::string text;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    text += padded_left(std::to_string(i + 1), 4) + "  " + name(texts, match, seat, moves[i]) + "\n";
  }
  return text;
}

std::string Guide::name(const Texts&, const Match& match, Seat, PackedMove move) const {
  return match.game().print(move);
}

std::string Guide::place(const Match&, PackedMove) const { return {}; }

std::string Guide::manual_prompt(const Texts& texts, const Match&) const {
  return std::string(texts.find("cli.play.manual"));
}

std::expected<PackedMove, Refusal> Guide::manual_move(const Match& match, const std::string& text) const {
  return match.game().parse(text);
}

std::string Guide::verdict(const Texts& texts, const Match& match, const Names& names) const {
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
