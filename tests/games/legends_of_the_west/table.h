// A small language for tests: tables that are played by the lines of their record. Every card, ticket and event is
// nature's move, so any position is reached by playing; nothing is laid out behind the rules' back.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/json_reader.h"
#include "tests/games/played.h"

namespace rh::legends_of_the_west::testing {

using rh::testing::split;
const Game& legends();
// The facts as the files of data/ have them, not as the engine read them: "map", "tickets", "rules".
const Json& facts(const std::string& file);
const Json& route_named(std::string_view id);

// A campaign as the story leaves it before game `game`: every territory of `opened` was opened after game 1, 2, …;
// slips are $10 each, blue won all games, and the last company holds the first-player card. Made from the spec's
// tables.
Json carry_before(int game, const std::vector<std::string>& companies = {"blue", "yellow"},
                  const std::vector<std::string>& opened = {"T3", "T2", "T1", "T5", "T4", "T6", "T7", "T8"});
// Header options of a game of a campaign, with changes to its `carry`.
Json campaign(Json carry, const Json& changes = Json::object(), std::string_view mode = "campaign");

// What the players hold when the first turn begins; what is not named is filled up with plain cars and any tickets.
struct Deal {
  std::vector<std::string> hands = {};    // by seat: "red red.s loco"
  std::string display = {};               // "loco loco red"
  std::vector<std::string> tickets = {};  // by seat, all of them kept: "K14 K18"; else the first two offered
};

// The options of a header, as JSON or as its text.
struct Header {
  Json json;
  Header() : json(Json::object()) {}
  Header(const Json& options) : json(options) {}
  Header(std::string_view text) : json(parse_json(text)) {}
  Header(const char* text) : json(parse_json(text)) {}
};

class Table {
 public:
  explicit Table(const Header& options = {}, int seats = 2);
  Table(const Table& other) : start_(other.start_->clone()), position(other.position->clone()), first_(other.first_) {}
  Table& operator=(const Table& other);
  ~Table() = default;
  // The first action of the game. Seat 0 begins, where no card says otherwise.
  static Table ready(const Header& options = {}, int seats = 2, const Deal& deal = {});

  // --- playing ------------------------------------------------------------------------------------
  // Lines such as "0 claim MTR-BUF/a red*2; 0 pay red red; N card blue". Where a line is a seat's and nature is to
  // move, nature first brings what matters least: plain cars, the first ticket.
  Table& play(std::string_view lines);
  // Nature moves until somebody is asked or the game is over.
  Table& settle();
  // Everybody else draws cards or takes tickets until this seat is asked for its action.
  Table& until(Seat seat);
  // The turn that a seat spends with something that changes the map as little as possible.
  Table& idle();
  // The seat draws until it holds these cards.
  Table& hold(Seat seat, std::string_view cards);
  // The seat draws until it can pay for a route, and is asked for its action.
  Table& gather(Seat seat, std::string_view route);
  // The seat draws what it needs and claims the route; whatever may be declined is.
  Table& own(Seat seat, std::string_view routes);
  // The seat meets a newspaper on its turn, with this event, and ends its turn.
  Table& event(Seat seat, std::string_view id);
  // What may be declined is declined, what must be chosen is the first of the list, until an action or the end.
  Table& decline();
  // Random moves to the end, end steps included.
  Table& finish(std::uint64_t seed = 1);
  // A turn or a whole game at random; false when the game is over.
  bool random_move(Random& random, Events* events = nullptr);
  // The events of one line: "claimed(route=MTR-BUF/a)", private ones with @ and the seat.
  std::string events(std::string_view line);

  // --- looking ------------------------------------------------------------------------------------
  // The code of the refusal without "TL-", empty when the move is legal; nothing is played.
  std::string refusal(Seat seat, std::string_view text) const;
  bool can(Seat seat, std::string_view text) const { return refusal(seat, text).empty(); }
  // The texts of all legal moves that begin so, joined by " | ".
  std::string legal(Seat seat, std::string_view beginning = "") const;
  std::vector<std::string> moves(Seat seat, std::string_view beginning = "") const;
  // The same in ASCII order, where the list has an order of its own.
  std::string sorted(Seat seat, std::string_view beginning = "") const;
  // Nature's outcomes with weights: "first 0 1 | first 1 1"; or only one weight.
  std::string outcomes() const;
  std::uint64_t weight(std::string_view outcome) const;
  // What is asked of a seat: the first words of its legal moves, "claim draw take tickets".
  std::string asked(Seat seat) const;
  Turn turn() const { return position->turn(); }
  bool over() const { return turn().is_over(); }
  bool natures() const { return turn().nature; }
  Seat first() const { return first_; }

  Json view(Seat viewer) const { return parse_json(position->view(viewer)); }
  Json result() const { return parse_json(position->result()); }
  Json detail(Seat seat) const { return result()["detail"][static_cast<std::size_t>(seat)]; }
  Json quote(Seat seat, std::string_view text) const;
  std::string told(const Table& before, std::string_view line, Seat viewer) const;

  int seats() const { return position->seats(); }
  Json seat(Seat seat) const { return view(kAllSeeing)["seats"][static_cast<std::size_t>(seat)]; }
  int money(Seat seat) const;
  int trains(Seat seat) const;
  // Everybody's money: "5 7".
  std::string purses() const;
  // The cards in the order of their kinds: "black red.s loco".
  std::string hand(Seat seat) const;
  int cards(Seat seat) const { return static_cast<int>(split(hand(seat), " ").size()); }
  std::string display() const;
  int deck() const;
  int discarded() const;
  std::string tickets(Seat seat) const;
  std::string current() const;

 private:
  Table& nature();
  void apply(Seat by, std::string_view text);

  std::unique_ptr<Position> start_;

 public:
  std::unique_ptr<Position> position;

 private:
  Seat first_ = 0;
};

}  // namespace rh::legends_of_the_west::testing
