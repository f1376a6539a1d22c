// What a bot is: it gets an outlook, never the state, so that it cannot cheat by construction.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/adapter.h"

namespace rh {

// How long a bot may think about one move: so many iterations (0: the bot's own measure), and not longer than
// so many seconds (0: no matter how long). Without seconds the choice is reproducible; with them it depends on
// the machine.
struct Budget {
  std::uint64_t iterations = 0;
  double seconds = 0;
};

// Everything a bot may know of a match: who it is, and worlds that agree with what its seat sees.
class Outlook {
 public:
  Outlook(const Position& position, Seat seat) : position_(position), seat_(seat) {}

  Seat seat() const { return seat_; }
  const Game& game() const { return position_.game(); }
  std::unique_ptr<Position> imagine(Random& random) const { return position_.imagine(seat_, random); }

 private:
  const Position& position_;
  Seat seat_;
};

class Bot {
 public:
  virtual ~Bot() = default;
  // A legal move of the outlook's seat, which is to act. What the bot keeps between calls is its
  // own memory of this match; one bot plays one seat of one match.
  virtual PackedMove choose(const Outlook& outlook, const Budget& budget, Random& random) = 0;
  // The move, where it was decided on together with one before and takes no thinking; nothing otherwise.
  virtual std::optional<PackedMove> planned(const Outlook&, Random&) { return {}; }
};

// A bot for one game, written against its typed rules.
template <Rules G>
class TypedBot : public Bot {
 public:
  PackedMove choose(const Outlook& outlook, const Budget& budget, Random& random) final {
    const auto imagined = outlook.imagine(random);
    return G::pack(think(state_of<G>(*imagined), outlook, budget, random));
  }

 protected:
  // `world` is one imagined state; outlook.imagine() gives more.
  virtual typename G::Move think(const typename G::State& world, const Outlook& outlook, const Budget& budget,
                                 Random& random) = 0;
};

struct BotInfo {
  std::string name;
  std::unique_ptr<Bot> (*make)();
};

// The bots of a game, weakest first: `random` for every game, then those of bots/games/<id>.
std::vector<BotInfo> bots_of(const Game& game);
// Nothing when the game has no bot of this name.
std::unique_ptr<Bot> make_bot(const Game& game, std::string_view name);

}  // namespace rh
