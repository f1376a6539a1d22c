// Everything a person can ask for that is no move.
#include <algorithm>

#include "apps/cli/session.h"
#include "engine/core/json_reader.h"

namespace rh {

std::string Session::refused(const Refusal& refusal) const {
  const std::string code = texts_.paint("2", "(" + std::string(refusal.code) + ")");
  return wrapped(explain(texts_, match_.game().info(), refusal, names()) + " " + code,
                 static_cast<std::size_t>(terminal_columns()));
}

void Session::why(Seat seat, const std::string& text) {
  if (text.empty()) return print(std::string(own_text("why_what")) + "\n");
  const auto move = match_.game().parse(text);
  const Refusal refusal = move ? match_.position().check(seat, *move) : move.error();
  if (refusal)
    print(refused(refusal) + "\n");
  else
    say("cli.play.legal", {{"move", guide().name(scene(), seat, *move)}});
}

void Session::undo(Seat seat, const std::string& text) {
  const auto mine = match_.undoable(seat);
  if (mine.empty()) return print(std::string(own_text("nothing_to_undo")) + "\n");
  std::size_t back = 1;
  if (!text.empty()) {
    const bool digits = text.size() < 4 && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    back = digits ? std::stoul(text) : 0;
    if (back < 1 || back > mine.size()) {
      return say("cli.play.undo_number", {{"count", std::to_string(mine.size())}});
    }
  }
  const std::size_t index = mine[mine.size() - back];
  const std::string move = match_.game().print(match_.log()[index].move);
  if (const Refusal refusal = match_.undo(seat, index)) {
    print(refused(refusal) + "\n");
    return;
  }
  notices_.push_back(texts_.say("cli.play.undone", {{"move", move}}));
  show_ = true;
}

void Session::restart(Seat seat) {
  if (match_.undoable(seat).empty()) return print(std::string(own_text("nothing_to_undo")) + "\n");
  // The last one first: nothing rests on it, so no undo is refused on the way.
  for (auto mine = match_.undoable(seat); !mine.empty(); mine = match_.undoable(seat)) {
    if (match_.undo(seat, mine.back())) break;
  }
  notices_.emplace_back(own_text("restarted"));
  show_ = true;
}

void Session::hint(Seat seat) {
  const std::string name = default_bot(match_.game());
  Random random(setup_.seed + match_.log().size());
  Workspace workspace;
  const auto bot = make_bot(match_.game(), name);
  const PackedMove move = bot->choose(Outlook(match_.position(), seat), {setup_.budget, random, workspace});
  say("cli.play.hint",
      {{"bot", name}, {"move", match_.game().print(move) + " — " + guide().name(scene(), seat, move)}});
}

void Session::list_moves(Seat seat) {
  std::vector<PackedMove> moves;
  match_.position().legal(seat, moves);
  std::vector<std::string> lines;
  std::size_t widest = 0;
  for (const PackedMove move : moves) {
    lines.push_back(match_.game().print(move));
    widest = std::max(widest, lines.back().size() + 2);
  }
  std::ranges::sort(lines);
  say("cli.play.moves_head", {{"count", std::to_string(lines.size())}});
  const std::size_t columns = std::max<std::size_t>(1, static_cast<std::size_t>(terminal_columns() - 1) / widest);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const bool last = i % columns == columns - 1 || i + 1 == lines.size();
    print(last ? lines[i] + "\n" : padded(lines[i], widest));
  }
}

void Session::list_choices(Seat seat) {
  for (const Choice& choice : guide().choices(scene(), seat)) {
    if (!choice.moves.empty()) print("  " + padded(choice.key, 7) + choice.name + "\n");
  }
}

void Session::show_board(Seat seat, const std::string& text) {
  std::size_t whose = 0;
  for (std::size_t i = 0; i < setup_.players.size(); ++i) {
    if (text == std::to_string(i + 1) || text == setup_.players[i].name) whose = i + 1;
  }
  if (text.empty() && seat >= 0) {
    show_ = true;
    return;
  }
  if (whose == 0) {
    say("cli.play.which_board", {{"count", std::to_string(setup_.players.size())}});
    for (std::size_t i = 0; i < setup_.players.size(); ++i) {
      say("cli.play.board_title", {{"number", std::to_string(i + 1)}, {"name", setup_.players[i].name}});
    }
    return;
  }
  print(texts_.paint("1", texts_.say("cli.play.board_title",
                                     {{"number", std::to_string(whose)}, {"name", setup_.players[whose - 1].name}})) +
        "\n");
  print(guide().board_of(scene(), seat, static_cast<Seat>(whose - 1)));
}

void Session::show_score(Seat seat) { print(guide().score(scene(), seat)); }

bool Session::save(const std::string& path) {
  bool replace = false;
  if (file_exists(path)) {
    const auto answer = ask(texts_.say("cli.play.replace", {{"file", path}}) + " [" +
                            std::string(texts_.find("cli.play.yes_no")) + "] ");
    replace = answer && (*answer == texts_.find("cli.play.yes") || *answer == "y" || *answer == "yes");
    if (!replace) {
      say("cli.play.kept");
      return false;
    }
  }
  if (auto written = write_file(path, write_record(match_, names(), setup_json(setup_)), replace); !written) {
    print(explain(texts_, written.error()) + "\n");
    return false;
  }
  say("cli.play.saved", {{"file", path}});
  return true;
}

void Session::load(const std::string& path) {
  auto loaded = load_record(texts_, path);
  if (!loaded) {
    print(loaded.error() + "\n");
    return;
  }
  const bool manual = setup_.manual;
  const Budget budget = setup_.budget;
  setup_ = setup_of(texts_, loaded->record, loaded->match.game());
  setup_.manual = manual;
  setup_.budget = budget;
  match_ = std::move(loaded->match);
  make_bots();
  pending_.clear();
  notices_ = {texts_.say("cli.play.loaded", {{"file", path}})};
  at_screen_ = kSpectator;
  show_ = true;
}

void Session::quit() {
  while (!left_) {
    const auto path = ask(std::string(texts_.find("cli.play.quit_save")) + " ");
    if (!path || path->empty() || save(*path)) left_ = true;
  }
}

std::string setup_json(const Setup& setup) {
  std::string text = "\"seed\":" + std::to_string(setup.seed);
  if (const auto way = header_of(setup.way); !way.empty()) text += "," + std::string(way);
  text += ",\"players\":[";
  for (std::size_t i = 0; i < setup.players.size(); ++i) {
    text += (i > 0 ? "," : "") + Json(setup.players[i].human() ? "human" : setup.players[i].bot).dump();
  }
  return text + "]";
}

Setup setup_of(const Texts& texts, const Record& record, const Game& game) {
  Setup setup;
  const Json extra = parse_json("{" + record.extra + "}");
  if (extra.contains("seed") && extra["seed"].is_number_unsigned()) setup.seed = extra["seed"].get<std::uint64_t>();
  // A game saved with an older version goes on with its dice.
  if (extra.contains("seed") && !extra.contains("chance")) setup.way = KeyedNature::Way::Counted;
  const Names names = seat_names(texts, record.names, record.seats);
  for (std::size_t i = 0; i < names.size(); ++i) {
    // A record from elsewhere: the first seat is for the person at the screen, bots have the rest.
    std::string bot = i == 0 ? "" : default_bot(game);
    if (extra.contains("players") && extra["players"].is_array() && i < extra["players"].size() &&
        extra["players"][i].is_string()) {
      const auto& kind = extra["players"][i].get_ref<const std::string&>();
      if (kind == "human") bot.clear();
      if (make_bot(game, kind)) bot = kind;
    }
    setup.players.push_back({names[i], bot});
  }
  return setup;
}

}  // namespace rh
