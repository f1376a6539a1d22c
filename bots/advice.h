// What a game can say of a position as one seat sees it: how it will end for everybody, and what each move is worth.
// It looks through the same outlook as a bot, so it knows no more than the player it advises.
#pragma once

#include "bots/bot.h"

namespace rh {

// How the game will end for a seat.
struct Forecast {
  double points = 0;  // expected
  double spread = 0;  // one standard deviation of them
  double win = 0;     // chance of the first rank, shared ones by halves and thirds; alone: of what counts as winning
};

// Why a move is good, in one sentence: a code of the game's texts (`<id>.reasons.<code>`) and what its words need.
struct Reason {
  std::string_view code;
  std::array<Argument, 4> arguments{};
  std::uint8_t count = 0;

  Reason& with(std::string_view name, std::int64_t number) { return with(Argument{name, number, {}}); }
  Reason& with(std::string_view name, std::string_view text) { return with(Argument{name, 0, text}); }
  explicit operator bool() const { return !code.empty(); }

 private:
  Reason& with(const Argument& argument) {
    ensure(count < arguments.size());
    arguments[count++] = argument;
    return *this;
  }
};

struct RatedMove {
  PackedMove move = 0;
  Forecast mine;  // of the seat that is advised, after this move and good play
  Reason reason;  // where the game can say one
  // What is meant to follow in the same turn: the rest of a round, the payments of a card.
  std::vector<PackedMove> then;
};

class Adviser {
 public:
  virtual ~Adviser() = default;
  // How the game will end for every seat. Any moment of a game, whoever is to move; 50 ms of work without a budget.
  virtual std::vector<Forecast> estimate(const Outlook& outlook, const Means& means) = 0;
  // The candidates of the outlook's seat, which is to move, best first; the estimates are of one measure, so that
  // their differences say what a move gives away.
  virtual std::vector<RatedMove> rate(const Outlook& outlook, const Means& means) = 0;
  // The same estimate for moves that are not among the candidates, so that any played move can be compared.
  virtual RatedMove rate_one(const Outlook& outlook, PackedMove move, const Means& means) = 0;
};

// Fills in everybody's chance of the first rank from expected points and spreads. `common` is the part of the variance
// that all share and that decides nothing between them: the same dice for everybody. 0 to 1.
void share_first_rank(std::vector<Forecast>& seats, double common);

// As objects of the protocol's `hint`.
void write_forecast(const Forecast& forecast, JsonWriter& json);
void write_rated(const Game& game, const RatedMove& rated, JsonWriter& json);

// Nothing for a game that has none.
std::unique_ptr<Adviser> make_adviser(const Game& game);

}  // namespace rh
