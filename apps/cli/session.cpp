#include "apps/cli/session.h"

#include <algorithm>

namespace rh {

std::string default_bot(const Game& game) {
  const auto bots = bots_of(game);
  const bool fast = std::ranges::any_of(bots, [](const BotInfo& info) { return info.name == "fast"; });
  return fast ? "fast" : bots.back().name;
}

Session::Session(const Texts& texts, Match match, Setup setup)
    : texts_(texts), match_(std::move(match)), setup_(std::move(setup)) {
  for (const auto& [command, words] : texts.below("cli.play.aliases")) {
    commands_[command] = command;
    for (const auto& word : split(words, ' ')) commands_[word] = command;
  }
  make_bots();
}

void Session::make_bots() {
  names_.clear();
  std::vector<std::string> bots;
  for (const Player& player : setup_.players) {
    names_.push_back(player.name);
    bots.push_back(player.bot);
  }
  bots_.emplace(match_.game(), bots, setup_.seed);
}

bool Session::several_people() const { return std::ranges::count_if(setup_.players, &Player::human) > 1; }

std::string_view Session::own_text(std::string_view key) const {
  const std::string own = match_.game().info().id + "." + std::string(key);
  return texts_.has(own) ? texts_.find(own) : texts_.find("cli.play." + std::string(key));
}

void Session::run() {
  std::string who;
  for (const Player& player : setup_.players) {
    who += (who.empty() ? "" : ", ") + player.name + (player.human() ? "" : " (" + player.bot + ")");
  }
  notices_.push_back(texts_.say("cli.play.table", {{"who", who}}));
  if (!setup_.manual) notices_.push_back(texts_.say("cli.play.seed", {{"seed", std::to_string(setup_.seed)}}));
  notices_.emplace_back(texts_.find("cli.play.help_hint"));
  if (const std::string opening = guide().opening(scene()); !opening.empty()) notices_.push_back(opening);
  pause();
  while (!match_.over() && !left_) {
    const Turn turn = match_.position().turn();
    if (turn.nature) {
      nature_turn();
    } else if (const auto seat = next_human()) {
      hand_over(*seat);
      human_turn(*seat);
    } else {
      bot_turn(turn.first());
    }
  }
  if (match_.over()) finish();
}

// People first, so that nobody waits for a bot that thinks about its own board; who sits at the
// screen stays there as long as there is something to do.
std::optional<Seat> Session::next_human() const {
  const Turn turn = match_.position().turn();
  if (at_screen_ >= 0 && turn.has(at_screen_)) return at_screen_;
  for (Seat seat = 0; seat < match_.seats(); ++seat) {
    if (turn.has(seat) && setup_.players[static_cast<std::size_t>(seat)].human()) return seat;
  }
  return std::nullopt;
}

bool Session::play(Seat seat, PackedMove move) {
  Events events;
  const Refusal refusal = match_.play(seat, move, &events);
  if (refusal) {
    print(refused(refusal) + "\n");
    return false;
  }
  for (const Event& event : events) {
    // At a shared screen nothing private is kept for the next one to read.
    const bool mine = event.actor == at_screen_ && at_screen_ >= 0;
    if (event.audience != kEverybody && (!mine || several_people())) continue;
    // A log without a screen needs in words what a screen shows.
    const Seat viewer = several_people() ? kSpectator : at_screen_;
    if (!guide().worth_telling(event, viewer, seat == kNature && on_screen())) continue;
    notices_.push_back(guide().tell(scene(), event));
  }
  const bool round_over = std::ranges::any_of(events, [](const Event& event) { return event.code == "round_end"; });
  if (round_over && match_.seats() > 1 && !match_.over()) {
    const Standing standing = match_.position().standing();
    std::string scores;
    for (Seat s = 0; s < match_.seats(); ++s) {
      const auto i = static_cast<std::size_t>(s);
      scores += (scores.empty() ? "" : ", ") + setup_.players[i].name + " " + with_minus(standing.scores[i]);
    }
    notices_.push_back(texts_.say("cli.play.round_scores", {{"scores", scores}}));
  }
  if (round_over && !match_.over()) pause();
  pending_.clear();
  show_ = true;
  return true;
}

void Session::nature_turn() {
  if (!setup_.manual) {
    play(kNature, KeyedNature(KeyedNature::secret_of_seed(setup_.seed), setup_.way).choose(match_));
    return;
  }
  for (const auto& notice : notices_) print(notice + "\n");
  notices_.clear();
  print(guide().manual_prompt(scene()) + "\n");
  const auto line = ask("> ");
  if (!line) return;
  const std::string word = line->substr(0, line->find(' '));
  const std::string rest = line->find(' ') == std::string::npos ? "" : line->substr(line->find(' ') + 1);
  const auto command = commands_.find(word);
  if (command != commands_.end()) {
    static const std::vector<std::string> kWithoutSeat = {"help", "rules", "score", "board", "save", "load", "quit"};
    if (std::ranges::find(kWithoutSeat, command->second) != kWithoutSeat.end()) {
      obey_command(kSpectator, word, rest);
      return;
    }
  }
  const auto move = guide().manual_move(scene(), *line);
  if (!move) {
    print(refused(move.error()) + "\n");
  } else if (play(kNature, *move)) {
    notices_.clear();  // they have just typed it
  }
}

void Session::bot_turn(Seat seat) {
  const auto s = static_cast<std::size_t>(seat);
  if (on_screen()) {
    print("\r\033[K" + texts_.say("cli.play.thinking", {{"who", setup_.players[s].name}}));
    std::fflush(stdout);
  }
  const PackedMove move = bots_->choose(match_.position(), seat, setup_.budget);
  if (on_screen()) print("\r\033[K");
  if (!play(seat, move)) left_ = true;  // a bot that breaks the rules must not loop for ever
}

// On a screen the next board would push the notices away: they are read first.
void Session::pause() {
  if (!on_screen()) return;
  print("\n");
  for (const auto& notice : notices_) print(wrapped(notice, static_cast<std::size_t>(terminal_columns())) + "\n");
  notices_.clear();
  ask(std::string(texts_.find("cli.play.go_on")) + " ");
}

void Session::hand_over(Seat seat) {
  if (at_screen_ == seat) return;
  at_screen_ = seat;
  show_ = true;
  if (!several_people()) return;
  if (on_screen()) print("\033[H\033[2J\033[3J");
  ask(texts_.say("cli.play.hand_over", {{"name", setup_.players[static_cast<std::size_t>(seat)].name}}) + " ");
}

void Session::human_turn(Seat seat) {
  while (!left_ && match_.position().turn().has(seat) && at_screen_ == seat) {
    if (show_) show_table(seat);
    show_ = false;
    std::string prompt = "> ";
    if (!pending_.empty())
      prompt = (pending_places_.empty() ? "1–" + std::to_string(pending_.size()) : pending_places_) + " > ";
    const auto line = ask(prompt);
    if (line) obey(seat, *line);
  }
}

void Session::finish() {
  const Names& all = names();
  if (on_screen()) print("\033[H\033[2J");
  for (Seat seat = 0; seat < match_.seats(); ++seat) {
    if (!setup_.players[static_cast<std::size_t>(seat)].human()) continue;
    print(texts_.paint("1", all[static_cast<std::size_t>(seat)]) + "\n");
    print(guide().board_of(scene(), kSpectator, seat) + "\n");
  }
  print(texts_.paint("1", texts_.find("cli.play.over")) + "\n" + result_table(texts_, match_, all));
  const std::string verdict = guide().verdict(scene());
  if (!verdict.empty()) print("\n" + texts_.paint("1", verdict) + "\n\n");
  while (!left_) {
    const auto path = ask(std::string(texts_.find("cli.play.ask_save")) + " ");
    if (!path || path->empty()) return;
    const auto space = path->find(' ');
    const auto command = commands_.find(path->substr(0, space));
    if (command != commands_.end() && command->second == "board") {
      show_board(kSpectator, space == std::string::npos ? "" : path->substr(space + 1));
    } else if (save(*path)) {
      return;
    }
  }
}

}  // namespace rh
