// A game at the terminal: people (one or several at one screen), bots and dice, until it is over
// or somebody leaves.
#pragma once

#include <map>
#include <optional>

#include "apps/cli/command.h"
#include "apps/cli/guide.h"
#include "bots/cast.h"
#include "engine/core/nature.h"

namespace rh {

struct Player {
  std::string name;
  std::string bot;  // empty: a person
  bool human() const { return bot.empty(); }
};

// What is agreed before the first move.
struct Setup {
  std::vector<Player> players;
  std::uint64_t seed = 0;
  KeyedNature::Way way = KeyedNature::Way::Placed;
  bool manual = false;  // people type what real dice show
  Budget budget;
};

// The bot to play against when nobody has chosen one: `fast`, else the strongest there is.
std::string default_bot(const Game& game);

class Session {
 public:
  Session(const Texts& texts, Match match, Setup setup);
  // Until the end of the game, of the input, or `quit`.
  void run();

 private:
  // --- session.cpp: whose turn it is
  void nature_turn();
  void bot_turn(Seat seat);
  void human_turn(Seat seat);
  void hand_over(Seat seat);
  void pause();
  void finish();
  bool play(Seat seat, PackedMove move);
  std::optional<Seat> next_human() const;
  const Guide& guide() const { return guide_of(match_.game()); }
  const Names& names() const { return names_; }
  Scene scene() const { return {texts_, match_, names_}; }
  // A text of the game itself, else the one for all games.
  std::string_view own_text(std::string_view key) const;
  bool several_people() const;  // at one screen
  void make_bots();

  // --- session_input.cpp: what a person types
  std::optional<std::string> ask(const std::string& prompt);
  void show_table(Seat seat);
  void obey(Seat seat, const std::string& line);
  bool obey_command(Seat seat, const std::string& word, const std::string& rest);
  bool obey_choice(Seat seat, const std::string& word, const std::string& rest);
  bool is_verb(const std::string& word) const;
  bool obey_several(Seat seat, const std::vector<Choice>& choices, const std::string& line);
  bool obey_notation(Seat seat, const std::string& line);
  void pick(Seat seat, const std::string& line);
  void offer(Seat seat, const Choice& choice, const std::string& place);
  void not_understood(Seat seat, const std::string& line);

  // --- session_commands.cpp: everything that is no move
  void why(Seat seat, const std::string& text);
  void undo(Seat seat, const std::string& text);
  void restart(Seat seat);
  void hint(Seat seat);
  void list_moves(Seat seat);
  void list_choices(Seat seat);
  void show_board(Seat seat, const std::string& text);
  void show_score(Seat seat);
  bool save(const std::string& path);
  void load(const std::string& path);
  void quit();
  std::string refused(const Refusal& refusal) const;

  void say(std::string_view key) { print(std::string(texts_.find(key)) + "\n"); }
  void say(std::string_view key, std::initializer_list<std::pair<std::string_view, std::string_view>> filling) {
    print(texts_.say(key, filling) + "\n");
  }
  bool on_screen() const { return input_is_terminal() && output_is_terminal(); }

  const Texts& texts_;
  Match match_;
  Setup setup_;
  Names names_;
  std::optional<Cast> bots_;
  std::map<std::string, std::string> commands_;  // what may be typed -> command
  std::vector<std::string> notices_;             // to be read with the next board
  std::vector<PackedMove> pending_;              // a list on the screen, to pick from by number
  std::string pending_places_;                   // the list is too long: a place is asked for first, one of these
  Seat at_screen_ = kSpectator;                  // who sits in front of it
  bool show_ = true;                             // the board is to be drawn again
  bool left_ = false;
};

// The header keys that a saved game of the terminal carries, and a setup read back from them.
std::string setup_json(const Setup& setup);
Setup setup_of(const Texts& texts, const Record& record, const Game& game);

}  // namespace rh
