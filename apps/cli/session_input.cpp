// What a person types: a number from a list, a die, the notation, or a command.
#include <algorithm>

#include "apps/cli/session.h"

namespace rh {
namespace {

constexpr std::size_t kLongestList = 35;  // five rows of seven pictures
constexpr int kFewNotices = 3;            // what one has done oneself is no page
constexpr std::size_t kShortList = 14;    // two rows, where the places differ and nothing else does

std::string trimmed(std::string text) {
  text.erase(0, std::min(text.find_first_not_of(" \t"), text.size()));
  text.erase(text.find_last_not_of(" \t") + 1);
  return text;
}

bool is_number(const std::string& text) {
  return !text.empty() && text.size() < 6 && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

std::optional<std::string> Session::ask(const std::string& prompt) {
  print(prompt);
  auto line = read_line();
  if (!input_is_terminal()) print(line.value_or("") + "\n");  // a transcript reads like a game
  if (!line) {
    print("\n");
    if (!match_.over()) say("cli.play.input_ended");
    left_ = true;
    return std::nullopt;
  }
  return trimmed(*line);
}

void Session::show_table(Seat seat) {
  const auto columns = static_cast<std::size_t>(terminal_columns());
  const std::string board = guide().board(scene(), seat);
  std::string what = guide().now(scene(), seat);
  if (several_people()) what = setup_.players[static_cast<std::size_t>(seat)].name + ": " + what;
  const std::string now = wrapped(what, columns - 4);
  std::string notes;
  for (const auto& notice : notices_) notes += wrapped(notice, columns) + "\n";
  notices_.clear();
  const auto lines_of = [](const std::string& text) { return static_cast<int>(std::ranges::count(text, '\n')); };
  const int room = terminal_lines() - lines_of(board) - lines_of(now) - 1;
  if (on_screen() && guide().has_news() && lines_of(notes) >= room && lines_of(notes) > kFewNotices) {
    print("\033[H\033[2J" + notes);
    notes.clear();
    ask(std::string(texts_.find("cli.play.go_on")) + " ");
  }
  print(on_screen() ? "\033[H\033[2J" : "\n");
  print(board);
  if (!on_screen()) {
    print(notes + now + "\n");
    return;
  }
  // The whole board stays visible on a small screen: notices go first, then the prompt's own line.
  while (!notes.empty() && lines_of(notes) >= room) notes.erase(0, notes.find('\n') + 1);
  print(notes + texts_.paint("1", now) + (room > 0 ? "\n" : " "));
}

void Session::obey(Seat seat, const std::string& line) {
  const auto is_there = [&](PackedMove move) { return guide().place(match_, move) == line; };
  const bool place = !pending_places_.empty() && std::ranges::any_of(pending_, is_there);
  if (!pending_.empty() && (line.empty() || is_number(line) || place)) return pick(seat, line);
  pending_.clear();
  if (line.empty()) {
    if (const auto move = guide().obvious(match_, seat))
      play(seat, *move);
    else
      show_ = true;
    return;
  }
  const auto space = line.find(' ');
  const std::string word = line.substr(0, space), rest = space == std::string::npos ? "" : trimmed(line.substr(space));
  // `load` and `board` are commands and begin moves; the exact text of a move is a move.
  const bool move = match_.game().parse(line).has_value() || (rest.contains(' ') && is_verb(word));
  if (move && obey_notation(seat, line)) return;
  if (obey_command(seat, word, rest) || obey_notation(seat, line) || obey_choice(seat, word, rest)) return;
  not_understood(seat, line);
}

void Session::pick(Seat seat, const std::string& line) {
  if (line.empty()) {
    pending_.clear();
    show_ = true;
    return;
  }
  if (!pending_places_.empty()) {
    const std::vector<PackedMove> moves = pending_;
    offer(seat, {.key = line, .name = line, .moves = moves}, line);
    return;
  }
  const auto number = static_cast<std::size_t>(std::stoul(line));
  if (number < 1 || number > pending_.size()) {
    return say("cli.play.no_such_number", {{"number", line}, {"count", std::to_string(pending_.size())}});
  }
  play(seat, pending_[number - 1]);
}

// Shows the moves of a choice with numbers; a list that is too long is asked for by place.
void Session::offer(Seat seat, const Choice& choice, const std::string& place) {
  pending_.clear();
  pending_places_.clear();
  std::vector<PackedMove> moves;
  for (const PackedMove move : choice.moves) {
    if (place.empty() || guide().place(match_, move) == place) moves.push_back(move);
  }
  if (moves.empty()) {
    const std::string name = place.empty() ? choice.name : choice.name + ", " + place;
    return say("cli.play.fits_nowhere", {{"name", name}});
  }
  // By place where there are places; else in the order of the rules.
  if (!guide().place(match_, moves[0]).empty())
    std::ranges::sort(moves, {}, [&](PackedMove move) { return match_.game().print(move); });
  if (moves.size() == 1 && !place.empty()) {  // die and space were named: nothing is left to choose
    play(seat, moves[0]);
    return;
  }
  pending_ = moves;
  std::map<std::string, int> places;
  for (const PackedMove move : moves) ++places[guide().place(match_, move)];
  const bool one_each = places.size() == moves.size();
  if (place.empty() && !places.begin()->first.empty() && moves.size() > (one_each ? kShortList : kLongestList)) {
    std::string text;
    for (const auto& [where, count] : places) text += where + (one_each ? "" : "×" + std::to_string(count)) + " ";
    print(wrapped(text, static_cast<std::size_t>(terminal_columns())) + "\n");
    pending_places_ = places.begin()->first + "–" + places.rbegin()->first;
    return say("cli.play.pick_space");
  }
  print(guide().list(scene(), seat, moves));
  say("cli.play.pick");
}

bool Session::obey_choice(Seat seat, const std::string& word, const std::string& rest) {
  const auto choices = guide().choices(scene(), seat);
  const auto exact = std::ranges::find(choices, word, &Choice::key);
  if (!rest.empty() && obey_several(seat, choices, word + " " + rest)) return true;
  if (exact != choices.end()) {
    if (rest.empty() && exact->moves.size() == 1 && guide().place(match_, exact->moves[0]).empty()) {
      play(seat, exact->moves[0]);
    } else {
      offer(seat, *exact, rest);
    }
    return true;
  }
  // A part of the name: "curve" when there is one curve among the dice.
  std::vector<const Choice*> named;
  const std::string wanted = rest.empty() ? word : word + " " + rest;
  for (const Choice& choice : choices) {
    const bool seen = std::ranges::any_of(named, [&](const Choice* other) { return other->name == choice.name; });
    if (wanted.size() > 2 && !seen && choice.name.find(wanted) != std::string::npos) named.push_back(&choice);
  }
  if (named.size() == 1) return offer(seat, *named[0], {}), true;
  if (named.empty()) return false;
  say("cli.play.several", {{"word", wanted}});
  for (const Choice* choice : named) print("  " + padded(choice->key, 4) + choice->name + "\n");
  return true;
}

// Several things at once, "3 1 2": the cards of a payment by the numbers they have now.
bool Session::obey_several(Seat seat, const std::vector<Choice>& choices, const std::string& line) {
  std::vector<PackedMove> moves;
  for (const auto& word : split(line, ' ')) {
    if (word.empty()) continue;
    const auto choice = std::ranges::find(choices, word, &Choice::key);
    if (choice == choices.end() || choice->moves.size() != 1) return false;
    moves.push_back(choice->moves[0]);
  }
  if (moves.size() < 2) return false;
  for (const PackedMove move : moves) {
    if (!match_.position().turn().has(seat) || !play(seat, move)) break;
  }
  return true;
}

bool Session::is_verb(const std::string& word) const {
  const std::vector<std::string> verbs = guide().verbs();
  return std::ranges::find(verbs, word) != verbs.end();
}

bool Session::obey_notation(Seat seat, const std::string& line) {
  if (const auto move = match_.game().parse(line)) {
    play(seat, *move);
    return true;
  }
  // Something that begins like a move deserves the reason why it is none, and so does an answer
  // like `hit` where the bare word is a list.
  const auto space = line.find(' ');
  if (space == std::string::npos || !is_verb(line.substr(0, space))) return false;
  print(refused(match_.game().parse(line).error()) + "\n");
  return true;
}

bool Session::obey_command(Seat seat, const std::string& word, const std::string& rest) {
  const auto found = commands_.find(word);
  if (found == commands_.end()) return false;
  const std::string& command = found->second;
  if (command == "help") {
    print(std::string(own_text("help")) + "\n");
  } else if (command == "rules") {
    const auto columns = static_cast<std::size_t>(std::min(terminal_columns(), 80));
    print(wrapped(texts_.find(match_.game().info().id + ".rules"), columns) + "\n");
  } else if (command == "moves") {
    list_moves(seat);
  } else if (command == "pairs") {
    list_choices(seat);
  } else if (command == "why") {
    why(seat, rest);
  } else if (command == "undo") {
    undo(seat, rest);
  } else if (command == "restart") {
    restart(seat);
  } else if (command == "hint") {
    hint(seat);
  } else if (command == "score") {
    show_score(seat);
  } else if (command == "board") {
    show_board(seat, rest);
  } else if (command == "read") {
    print(guide().in_words(scene(), seat));
  } else if (command == "save") {
    if (rest.empty())
      say("cli.play.save_what");
    else
      save(rest);
  } else if (command == "load") {
    if (rest.empty())
      say("cli.play.load_what");
    else
      load(rest);
  } else if (command == "quit") {
    quit();
  }
  return true;
}

void Session::not_understood(Seat seat, const std::string& line) {
  std::vector<std::string> known = guide().verbs();
  known.emplace_back("done");
  for (const auto& [word, command] : commands_) known.push_back(word);
  const std::string near = nearest(line.substr(0, line.find(' ')), known);
  print(texts_.say(near.empty() ? "cli.play.unknown" : "cli.play.unknown_near", {{"word", line}, {"near", near}}) +
        " ");
  say("cli.play.unknown_hint");
  print(guide().now(scene(), seat) + "\n");
}

}  // namespace rh
