// Legends of the West in the terminal: actions by their words, whatever is asked else by number.
#include "apps/cli/guide.h"

#include <algorithm>
#include <array>
#include <sstream>

#include "apps/cli/command.h"
#include "apps/cli/games/legends_of_the_west/show.h"

namespace rh::legends_of_the_west {
namespace {

Json seen_by(const Match& match, Seat viewer) { return parse_json(match.position().view(viewer)); }

// The words of a move: "claim", "MTR-BUF/a", "red*2".
std::vector<std::string> words_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

std::vector<PackedMove> legal_moves(const Match& match, Seat seat) {
  std::vector<PackedMove> moves;
  match.position().legal(seat, moves);
  return moves;
}

// Moves that a person asks for by a word and picks from a list.
bool grouped(std::string_view word) { return word == "claim"; }

// "red*1+loco*1" in words.
std::string payment(const Texts& texts, const std::string& text) {
  std::string list;
  std::istringstream stream(text);
  for (std::string term; std::getline(stream, term, '+');) {
    const auto star = term.find('*');
    add_to(list, card_name(texts, term.substr(0, star)) + " ×" + term.substr(star + 1));
  }
  return list;
}

class LegendsGuide final : public Guide {
 public:
  std::string show(const Texts& texts, const Position& position, Seat viewer) const override {
    const Json seen = parse_json(position.view(viewer));
    const Names names = seat_names(texts, {}, static_cast<int>(seen["seats"].size()));
    return draw_table(texts, seen, names, viewer) + "\n" + say(texts, "spoken.in_words") + "\n" +
           legends_of_the_west::in_words(texts, seen, names);
  }
  std::string board(const Scene& scene, Seat viewer) const override {
    const Json seen = seen_by(scene.match, viewer);
    return draw_table(scene.texts, seen, scene.names, viewer) + "\n" +
           legends_of_the_west::in_words(scene.texts, seen, scene.names);
  }
  // There is one map for all.
  std::string board_of(const Scene& scene, Seat viewer, Seat) const override { return board(scene, viewer); }
  std::string in_words(const Scene& scene, Seat viewer) const override { return board(scene, viewer); }

  std::string now(const Scene& scene, Seat seat) const override {
    const auto moves = legal_moves(scene.match, seat);
    if (moves.empty()) return Guide::now(scene, seat);
    const std::vector<std::string> first = words_of(scene.match.game().print(moves[0]));
    const Json seen = seen_by(scene.match, seat);
    const std::string listed = list_of(scene, seat);
    const auto asked = [&](std::string_view key) { return say(scene.texts, "now." + std::string(key)) + " " + listed; };
    const std::string& word = first[0];
    if (seen["phase"] == "action") return say(scene.texts, "now.action", {{"list", actions(scene, seat)}});
    if (word == "draw" || (word == "take" && seen["phase"] == "second"))
      return say(scene.texts, "now.second") + " " + listed;
    if (word == "take") return asked("bonus");
    if (word == "pay" || word == "extra")
      return say(scene.texts, "now." + word, {{"n", std::to_string(first.size() - 1)}}) + " " + listed;
    if (word == "keep") return say(scene.texts, "now.keep", {{"n", least(scene, seat)}});
    for (const std::string_view known :
         {"grain", "depot", "reveal", "special", "sell", "discard", "retire", "open", "upgrade"}) {
      if (word == known) return asked(known);
    }
    return Guide::now(scene, seat);
  }

  // Routes by `claim`, the words without anything after them as they are, the rest by number.
  std::vector<Choice> choices(const Scene& scene, Seat seat) const override {
    std::vector<Choice> all;
    std::size_t numbered = 0;
    for (const PackedMove move : legal_moves(scene.match, seat)) {
      const auto words = words_of(scene.match.game().print(move));
      if (grouped(words[0])) {
        const auto same = std::ranges::find(all, words[0], &Choice::key);
        if (same != all.end()) {
          same->moves.push_back(move);
          continue;
        }
        all.push_back({.key = words[0], .name = say(scene.texts, "choice." + words[0]), .moves = {move}});
        continue;
      }
      const std::string key = words.size() == 1 ? words[0] : std::to_string(++numbered);
      all.push_back({.key = key, .name = name(scene, seat, move), .moves = {move}});
    }
    return all;
  }

  std::string name(const Scene& scene, Seat seat, PackedMove move) const override {
    const Texts& texts = scene.texts;
    const std::string text = scene.match.game().print(move);
    const auto words = words_of(text);
    const std::string& word = words[0];
    const std::vector<std::string> rest(words.begin() + 1, words.end());
    const auto named = [&](std::string_view what) { return say(texts, "moves." + word, {{"what", what}}); };
    if (rest.empty()) return say(texts, "moves." + word);
    if (word == "claim")
      return say(texts, "moves.claim", {{"route", route_name(texts, rest[0])}, {"what", payment(texts, rest[1])}});
    if (word == "keep") {
      if (rest[0] == "none") return say(texts, "moves.keep_none");
      std::string list;
      for (const std::string& ticket : rest) (list += list.empty() ? "" : "; ") += ticket_name(scene, seat, ticket);
      return named(list);
    }
    if (word == "special") return say(texts, "moves.special_" + rest[0]);
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kGroups = {{{"grain", "pieces"},
                                                                                              {"depot", "pieces"},
                                                                                              {"upgrade", "upgrade"},
                                                                                              {"open", "territory"},
                                                                                              {"retire", "event"},
                                                                                              {"event", "event"}}};
    for (const auto& [of, group] : kGroups) {
      if (word == of) return named(name_of(texts, group, rest[0]));
    }
    if (word == "storm") return named(route_name(texts, rest[0]));
    if (word == "reveal" || word == "gold" || word == "ticket") return named(rest[0]);
    if (word == "first") return named(scene.names[static_cast<std::size_t>(std::stoi(rest[0]))]);
    return named(cards_named(texts, rest));
  }

  // Long lists of claims are asked for by the link.
  std::string place(const Match& match, PackedMove move) const override {
    const auto words = words_of(match.game().print(move));
    return grouped(words[0]) ? words[1] : std::string();
  }

  std::vector<std::string> verbs() const override {
    return {"take",   "claim",   "keep", "pay",     "extra",  "grain", "depot",
            "reveal", "special", "sell", "discard", "retire", "open",  "upgrade"};
  }
  bool has_news() const override { return true; }

  std::string manual_prompt(const Scene& scene) const override {
    return say(scene.texts, "manual." + due_word(scene.match));
  }
  // What is drawn alone is enough: "red" for "card red".
  std::expected<PackedMove, Refusal> manual_move(const Scene& scene, const std::string& text) const override {
    const Game& game = scene.match.game();
    if (const auto move = game.parse(text)) return move;
    return game.parse(due_word(scene.match) + " " + text);
  }

 private:
  // An offered ticket with its cities, as the seat's view has it.
  static std::string ticket_name(const Scene& scene, Seat seat, const std::string& id) {
    if (seat < 0) return id;
    const Json seen = seen_by(scene.match, seat);
    for (const Json& ticket : seen["seats"][static_cast<std::size_t>(seat)].value("offer", Json::array())) {
      if (ticket["ticket"] == id)
        return id + " " + name_of(scene.texts, "pieces", ticket["a"].get<std::string>()) + " – " +
               name_of(scene.texts, "pieces", ticket["b"].get<std::string>());
    }
    return id;
  }

  // "draw, claim (12), tickets".
  std::string actions(const Scene& scene, Seat seat) const {
    std::string list, taken;
    for (const Choice& choice : choices(scene, seat)) {
      const std::string word = words_of(scene.match.game().print(choice.moves[0]))[0];
      if (word == "take")
        add_to(taken, choice.key + " " + choice.name);
      else
        add_to(list,
               choice.moves.size() > 1 ? choice.key + " (" + std::to_string(choice.moves.size()) + ")" : choice.key);
    }
    return taken.empty() ? list : list + "; " + taken;
  }

  std::string list_of(const Scene& scene, Seat seat) const {
    std::string list;
    for (const Choice& choice : choices(scene, seat))
      (list += list.empty() ? "" : "; ") += choice.key == choice.name ? choice.key : choice.key + " " + choice.name;
    return list;
  }

  // The fewest tickets that may be kept.
  static std::string least(const Scene& scene, Seat seat) {
    std::size_t fewest = 9;
    for (const PackedMove move : legal_moves(scene.match, seat)) {
      const auto words = words_of(scene.match.game().print(move));
      fewest = std::min(fewest, words[1] == "none" ? 0 : words.size() - 1);
    }
    return std::to_string(fewest);
  }

  static std::string due_word(const Match& match) {
    std::vector<WeightedMove> outcomes;
    match.position().outcomes(outcomes);
    return outcomes.empty() ? std::string() : words_of(match.game().print(outcomes[0].move))[0];
  }
};

}  // namespace

const Guide& guide() {
  static const LegendsGuide kGuide;
  return kGuide;
}

}  // namespace rh::legends_of_the_west
