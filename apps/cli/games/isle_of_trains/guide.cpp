// Isle of Trains in the terminal: the table, the trains, and the moves in words with their prices.
#include <algorithm>

#include "apps/cli/command.h"
#include "apps/cli/games/isle_of_trains/parts.h"

namespace rh::isle_of_trains {
namespace {

void add(std::string& text, const Lines& lines, std::string_view indent = "") {
  for (const auto& line : lines) text += std::string(indent) + line + "\n";
}

// The lines of an entry of a list, all but the first indented.
std::string below_each_other(const std::string& entry) {
  std::string text = wrapped(entry, kColumns - 6);
  for (auto at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 1)) text.insert(at + 1, "      ");
  return text + "\n";
}

class IsleGuide final : public Guide {
 public:
  std::string show(const Texts& texts, const Position& position, Seat viewer) const override {
    return isle_of_trains::show(texts, view(state_of<IsleOfTrains>(position), viewer));
  }

  std::string opening(const Scene& scene) const override {
    if (scene.match.seats() > 1) return {};
    const State& state = state_of<IsleOfTrains>(scene.match.position());
    const std::string key = "scenarios." + std::to_string(state.table.scenario);
    return "\n" + scene.texts.paint("1", say(scene.texts, key + ".name")) + "\n" + say(scene.texts, key + ".story") +
           "\n" + say(scene.texts, key + ".goal");
  }

  // On a small screen the own train has no picture.
  std::string board(const Scene& scene, Seat viewer) const override {
    const std::string text = table(scene, viewer, true);
    const bool fits = !output_is_terminal() || std::ranges::count(text, '\n') + 3 < terminal_lines();
    return fits ? text : table(scene, viewer, false);
  }

  std::string board_of(const Scene& scene, Seat viewer, Seat whose) const override {
    const View seen = view_of(scene.match, viewer);
    std::string text;
    add(text, seat_lines(scene.texts, seen, whose, scene.names));
    add(text, train_picture(scene.texts, seen.at(whose)));
    return text;
  }

  std::string in_words(const Scene& scene, Seat viewer) const override {
    const View seen = view_of(scene.match, viewer);
    std::string text = table_in_words(scene.texts, seen, scene.names);
    if (viewer >= 0) text += "\n" + seat_in_words(scene.texts, seen, viewer, scene.names);
    for (Seat s = 0; s < seen.table.seats; ++s) {
      if (s != viewer) text += "\n" + seat_in_words(scene.texts, seen, s, scene.names);
    }
    return text;
  }

  std::string score(const Scene& scene, Seat) const override {
    return result_table(scene.texts, scene.match, scene.names);
  }

  std::string now(const Scene& scene, Seat seat) const override { return question(scene, seat); }
  std::vector<Choice> choices(const Scene& scene, Seat seat) const override { return choices_of(scene, seat); }
  std::optional<PackedMove> obvious(const Match& match, Seat seat) const override { return obvious_move(match, seat); }
  std::string name(const Scene& scene, Seat seat, PackedMove move) const override {
    return move_in_words(scene, seat, unpack(move));
  }

  // Below a caboose or a building stands what it does.
  std::string list(const Scene& scene, Seat seat, const std::vector<PackedMove>& moves) const override {
    std::string text;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const Move move = unpack(moves[i]);
      text += padded_left(std::to_string(i + 1), 4) + "  " + below_each_other(name(scene, seat, moves[i]));
      const bool card = move.kind == Kind::TakeCard || move.kind == Kind::Build || move.kind == Kind::Upgrade;
      if (!card || (tables()[move.card()].level > 0 && move.card() != Card::TimeEngine)) continue;
      text += "      " + below_each_other(say(scene.texts, "card_texts." + std::string(name_of(move.card()))));
    }
    return text;
  }

  bool has_news() const override { return true; }
  std::vector<std::string> verbs() const override {
    return {"take",  "build", "scrap",   "raze",    "pay",       "load",  "blind",  "under",
            "toss",  "board", "deliver", "initial", "secondary", "give",  "ticket", "side",
            "guest", "aside", "finish",  "pick",    "pass",      "night", "buyback"};
  }

  // Told are the deeds and what came out; payments, gifts and the row can be seen.
  bool worth_telling(const Event& event, Seat viewer, bool drawn) const override {
    static const std::vector<std::string_view> kNever = {"deal",     "dealt", "in_play",   "finish", "pay",    "give",
                                                         "give_pax", "aside", "aside_pax", "under",  "covered"};
    static const std::vector<std::string_view> kSeen = {"tile", "show", "first", "turn"};
    const auto among = [&](const auto& list) { return std::ranges::find(list, event.code) != list.end(); };
    if (among(kNever)) return false;
    if (event.code == "drew") return event.actor != viewer;
    return !(drawn && among(kSeen) && event.actor == viewer) &&
           !(drawn && (event.code == "tile" || event.code == "show"));
  }

  // Cars by their names, other people's trains by theirs.
  std::string tell(const Scene& scene, const Event& event) const override {
    const State& state = state_of<IsleOfTrains>(scene.match.position());
    Event told = event;
    Seat owner = event.actor;
    const auto arguments = std::span(told.arguments).first(told.count);
    for (const Argument& argument : arguments) {
      if (argument.name == "seat") owner = static_cast<Seat>(argument.number);
    }
    for (Argument& argument : arguments) {
      if (argument.name != "car" || owner < 0 || argument.number >= state.at(owner).cars) continue;
      argument.text = name_of(state.at(owner).car(static_cast<int>(argument.number)).kind());
    }
    if (owner != event.actor) {
      if (event.code == "load") told.code = "load_other";
      if (event.code == "blind") told.code = "blind_other";
      if (event.code == "board") told.code = "board_other";
    }
    if (event.code == "turn" && state.table.solo()) told.code = "day";
    return Guide::tell(scene, told);
  }

  std::string manual_prompt(const Scene& scene) const override { return draw_prompt(scene); }
  std::expected<PackedMove, Refusal> manual_move(const Scene& scene, const std::string& text) const override {
    return draw_move(scene, text);
  }

  std::string verdict(const Scene& scene) const override {
    if (!scene.match.over() || scene.match.seats() > 1) return Guide::verdict(scene);
    const State& state = state_of<IsleOfTrains>(scene.match.position());
    const int total = isle_of_trains::score(state, 0).total;
    if (state.table.scenario == 0) {
      return say(
          scene.texts, "verdict.rating",
          {{"total", with_minus(total)}, {"rating", say(scene.texts, "ratings." + std::to_string(rating(total)))}});
    }
    const auto goal = goal_progress(state);
    return say(scene.texts, state.table.won ? "verdict.won" : "verdict.lost",
               {{"name", say(scene.texts, "scenarios." + std::to_string(state.table.scenario) + ".name")},
                {"now", std::to_string(goal.now)},
                {"need", std::to_string(goal.need)}});
  }

 private:
  // The table, the others in short, then the own train.
  static std::string table(const Scene& scene, Seat viewer, bool picture) {
    const View seen = view_of(scene.match, viewer);
    std::string text;
    const auto add_short = [&](Seat s) {
      add(text, lines_of(train_in_short(scene.texts, seen.at(s)), kColumns - 2), "  ");
    };
    add(text, head_lines(scene.texts, seen));
    add(text, island_lines(scene.texts, seen, scene.names));
    add(text, card_lines(scene.texts, seen));
    for (Seat s = 0; s < seen.table.seats; ++s) {
      if (s == viewer) continue;
      add(text, seat_lines(scene.texts, seen, s, scene.names));
      add_short(s);
    }
    if (viewer >= 0) {
      add(text, seat_lines(scene.texts, seen, viewer, scene.names));
      if (picture) {
        add(text, train_picture(scene.texts, seen.at(viewer)));
      } else {
        add_short(viewer);
      }
    }
    const Lines pending = pending_in_words(scene.texts, seen);
    if (pending.size() > 1) {
      std::string list;
      for (const auto& part : pending) list += (list.empty() ? "" : " → ") + part;
      add(text, lines_of(say(scene.texts, "panel.pending", {{"list", list}})));
    }
    return text;
  }
};

}  // namespace

const Guide& guide() {
  static const IsleGuide kGuide;
  return kGuide;
}

}  // namespace rh::isle_of_trains
