// What a bot is: it gets an outlook, never the state, so that it cannot cheat by construction.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/budget.h"
#include "bots/workspace.h"
#include "engine/core/adapter.h"

namespace rh {

// What a bot thinks with. Its memory of the match is its own; luck and room to work in are lent to it.
struct Means {
  Budget budget;
  Random& random;
  Workspace& workspace;
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
  virtual PackedMove choose(const Outlook& outlook, const Means& means) = 0;
  // The same move where it takes no thinking: it was decided on together with one before, or follows from a rule.
  // Nothing otherwise.
  virtual std::optional<PackedMove> planned(const Outlook&, Random&) { return {}; }
};

// A bot for one game, written against its typed rules. `world` is one imagined state; outlook.imagine() gives more.
template <Rules G>
class TypedBot : public Bot {
 public:
  PackedMove choose(const Outlook& outlook, const Means& means) final {
    const auto imagined = outlook.imagine(means.random);
    const auto& world = state_of<G>(*imagined);
    if (const auto move = follow(world, outlook.seat())) return G::pack(*move);
    return G::pack(think(world, outlook, means));
  }
  std::optional<PackedMove> planned(const Outlook& outlook, Random& random) final {
    const auto imagined = outlook.imagine(random);
    const auto move = follow(state_of<G>(*imagined), outlook.seat());
    return move ? std::optional(G::pack(*move)) : std::nullopt;
  }

 protected:
  // What needs no thinking; nothing where thinking is needed.
  virtual std::optional<typename G::Move> follow(const typename G::State&, Seat) { return {}; }
  virtual typename G::Move think(const typename G::State& world, const Outlook& outlook, const Means& means) = 0;
};

struct BotInfo {
  std::string name;
  std::unique_ptr<Bot> (*make)();
};

// The levels that people are offered, weakest first. Their names stay when the bots behind them improve; a game that
// has bots has all five.
inline constexpr std::array<std::string_view, 5> kLevels = {"level1", "level2", "level3", "level4", "level5"};

// The bots of a game: `random` for every game, then those of bots/games/<id>: the levels first, then others for
// programs and for tables made before there were levels, weakest first.
std::vector<BotInfo> bots_of(const Game& game);
// Nothing when the game has no bot of this name.
std::unique_ptr<Bot> make_bot(const Game& game, std::string_view name);

}  // namespace rh
