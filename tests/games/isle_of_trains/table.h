// A small language for tests: positions from words ("engine_2:black hopper_2:coach_1,bank@1"), moves and
// refusals as their texts. Whatever is laid out comes from the deck or the bag, so that the box stays whole.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/match.h"
#include "engine/games/isle_of_trains/game.h"

namespace rh::isle_of_trains::testing {

std::vector<std::string> words(std::string_view text);

Options options(std::string_view on);  // "scenario=8 promo no_waiting max_turns=3"
Card card_of(std::string_view name);
Dest dest_of(std::string_view name);

// A game that is played move by move.
class Table {
 public:
  explicit Table(std::string_view on = "", int seats = 1);
  // Set up, with every hand, supply and display empty again: seat 0 is to make the first of two actions.
  // Tiles: alpine_lodge t1, billingtons t2, camp_eagle t3, flint_beach t4, cactus_mines t5, devon_city t6.
  static Table ready(std::string_view on = "", int seats = 1);

  // --- laying out: from the deck and the bag; a number and * before a word repeats it ("3*coach_1") ---
  Table& with_hand(Seat seat, std::string_view cards);
  // Replaces the train: "engine_2:black hopper_2:coach_1,bank@1 coach_1"; @1 = face down, loaded by seat 1.
  Table& with_train(Seat seat, std::string_view cars);
  Table& with_supply(Seat seat, std::string_view colours);
  Table& with_tokens(Seat seat, int tokens);
  Table& with_buildings(Seat seat, std::string_view cards);
  Table& with_display(std::string_view cards);   // "-" leaves a space empty
  Table& with_discard(std::string_view cards);   // the last one on top
  Table& with_islands(std::string_view owners);  // "billingtons=0 camp_eagle=0a devon_city=1b"
  Table& with_tickets(std::string_view tiles);   // "flint_beach=t5/1": tile and passengers on it
  Table& with_progress(int at);
  // Everything that is left: exactly this, the rest is out of the game. Last of all.
  Table& only_deck(std::string_view cards);
  Table& only_bag(std::string_view colours);
  Table& with_actions(int left);
  Table& with_turns(int ended);  // turns of all seats that are over

  // --- playing -----------------------------------------------------------------------------------
  // Lines such as "nature draw bank" and "0 board black 1.0", separated by newlines or semicolons. A leading
  // "N" is nature as well.
  Table& play(std::string_view lines);
  // The rest of the active seat's turn: it passes, takes passengers and tosses until the next turn begins.
  Table& end_turn();
  // The events of one line, "take(card=bank) ...": private ones with @ and the seat.
  std::string events(std::string_view line);

  // --- looking -----------------------------------------------------------------------------------
  // The code of the refusal without "IT-", empty when the move is legal; nothing is played.
  std::string refusal(Seat seat, std::string_view text) const;
  // The same with its arguments: "E6 cost=4 hand=3".
  std::string refusal_with_arguments(Seat seat, std::string_view text) const;
  bool can(Seat seat, std::string_view text) const;
  // The texts of all legal moves that begin so, in ASCII order, joined by " | ".
  std::string legal(Seat seat, std::string_view beginning = "") const;
  std::vector<std::string> legal_list(Seat seat) const;
  // Nature's outcomes with weights: "draw bank 1 | draw coach_1 4".
  std::string outcomes() const;

  Turn turn() const { return isle_of_trains::turn(state); }
  bool over() const { return turn().is_over(); }
  Step step() const { return state.table.top().step; }
  int left() const { return state.table.top().n; }
  std::string hand(Seat seat = 0) const;   // in the order of ids
  std::string train(Seat seat = 0) const;  // as with_train reads it
  std::string supply(Seat seat = 0) const;
  std::string buildings(Seat seat = 0) const;
  std::string display() const;
  std::string discard() const;  // the top one last
  std::string bag() const;
  int tokens(Seat seat = 0) const { return state.at(seat).tokens; }
  int deck() const { return state.table.deck.size(); }
  int filled(std::string_view dest) const { return state.table.filled[static_cast<std::size_t>(dest_of(dest))]; }
  std::string island(std::string_view dest) const;  // "centre", "0", "0a", "1b"
  // "tokens cars contracts loaded locomotive buildings total train"
  std::string points(Seat seat = 0) const;
  int total(Seat seat = 0) const { return score(state, seat).total; }
  std::string view(Seat seat) const;
  // Cards and passengers anywhere in the game; 72 and 18 when nothing is lost.
  int all_cards() const;
  int all_passengers() const;

  State state;

 private:
  void take_card(Card card);
  void take_passenger(Colour colour);
};

std::string text_of(const Move& move);

// One random move of whoever is to act.
void random_move(State& state, Random& random, Events* events = nullptr);

}  // namespace rh::isle_of_trains::testing
