// The procedures of the game as a machine: frames on a stack, each a place in a procedure or a list of effects. It
// runs until somebody, or nature, is asked; an answer changes the state and lets it run on.
#pragma once

#include "engine/core/events.h"
#include "engine/games/legends_of_the_west/claims.h"

namespace rh::legends_of_the_west {

// Steps of a turn.
enum TurnStep : std::uint8_t { kAction, kSecond, kRefillAtEnd, kSending, kNext };

class Machine {
 public:
  Machine(State& state, Events* events) : state_(state), table_(state.table), events_(events) {}

  void begin();  // of the game
  void answer(Seat seat, const Move& move);

 private:
  // machine.cpp
  void run();
  void step();
  void step_setup(Frame& frame);
  void step_turn(Frame& frame);
  void step_claim(Frame& frame);
  void step_run(Frame& frame);
  void step_for_each(Frame& frame);
  void step_bonus(Frame& frame);
  void step_upgrades(Frame& frame);
  void step_draw(Frame& frame);
  void step_refill(Frame& frame);
  void step_queue(Frame& frame);
  void step_tickets(Frame& frame);
  void end_turn();
  void say_turn(Seat seat);

  // effects_run.cpp
  void execute(const Effect& effect, Frame& frame);
  void choose(const Effect& effect, Frame& frame);
  void question(Seat seat, std::string_view about, bool put);
  bool offer_postcards(Seat seat, Check check);
  void take_token(const Effect& effect, Frame& frame);
  void place_marker(const Effect& effect, Frame& frame);
  Seat one(Who who, Seat owner) const;
  void retire(Seat seat, int event);
  void reveal_next();
  void gain(Seat seat, int n, int cause);
  void pay(Seat seat, int n, int cause, bool into_pot);
  void vault(Seat seat, Token token, int n);

  // answers.cpp
  void nature(const Move& move);
  void drawn(int kind);
  void revealed(int event);
  void ticket(int ticket);
  void keep(Seat seat, const Move& move, bool action);
  void declare(Seat seat, const Move& move);
  void pay_cards(Seat seat, const Move& move);
  void begin_claim(Seat seat);
  void take_face_up(Seat seat, int kind);
  void reveal(Seat seat, int number);
  void upgrade(Seat seat, int upgrade);

  // ending.cpp
  void finish();
  void step_ending(Frame& frame);
  void read_after_story();
  void close_books();

  Frame& push(Do what, Seat seat = 0, int x = 0);
  void push_list(List list, Seat seat, int cause);
  void push_draw(Seat seat, int n, bool show = false);
  void pop() { table_.frames[--table_.depth] = {}; }
  Frame& top() { return table_.frames[table_.depth - 1u]; }
  void ask(Ask what, Seat seat = 0, bool may_skip = false) {
    table_.ask = what;
    table_.asked = static_cast<std::uint8_t>(seat);
    table_.may_skip = may_skip ? 1 : 0;
  }
  void discard_from(Seat seat, int kind, int n = 1);
  void clear_display();
  bool reshuffle_if_empty();
  void movement_ends();
  Seat from(Seat first, int k) const { return (first + k) % table_.seats; }
  void say(const Event& event) {
    if (events_ != nullptr) [[unlikely]]
      events_->push_back(event);
  }
  std::string_view city(int city) const { return tables().cities[static_cast<std::size_t>(city)].id; }

  State& state_;
  Table& table_;
  Events* events_;
};

// Questions that the machine and the judges share.
// The effect that put the question which is open.
const Effect& asking_effect(const Table& table);
// May this seat choose this option, whose payments must be covered (TL-94)?
bool can_afford(const State& state, Seat seat, List option);
// Has this seat a card that the open effect lets it discard?
bool has_fitting(const SeatState& seat, const CardFilter& filter);
bool can_take_second(const Table& table);
bool has_car(const Table& table);
// May this seat reveal this postcard now, at this check? `missing_locos`: everything but the locomotives is there.
bool may_reveal(const State& state, Seat seat, int postcard, Check check, bool* missing_locos = nullptr);
bool any_to_reveal(const State& state, Seat seat, Check check);
// Which check the open question asks for (step 7 or the end of a turn).
Check check_due(const Table& table);
// Who gets the card or the ticket that nature draws; kNature: the display.
Seat receiver(const State& state);
// Is the card that nature draws shown to everybody?
bool is_shown(const State& state);
int deal_size(const Table& table);
Seat in_place(const State& state, int place);
bool is_poorest_vault(const State& state, Seat seat);

// The bank slips and places (section 5).
void write_slips(State& state);

}  // namespace rh::legends_of_the_west
