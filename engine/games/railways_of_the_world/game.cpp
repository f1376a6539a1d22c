#include "engine/games/railways_of_the_world/game.h"

#include "engine/core/adapter.h"

namespace rh::railways_of_the_world {

const GameInfo& RailwaysOfTheWorld::info() {
  static const GameInfo info = {
      .id = "railways_of_the_world",
      .prefix = "RW",
      .name = "Railways of the World",
      .rules_version = 1,
      .min_seats = 1,
      .max_seats = kSeats,
      .options = {OptionSpec::box("map", shelf(), "eastern_us"), OptionSpec::flag("operation_cards", true),
                  OptionSpec::flag("barons", true),
                  OptionSpec::choice("auction_style", {kAuctionStyleNames.begin(), kAuctionStyleNames.end()}, 0),
                  OptionSpec::flag("tight_curves", false), OptionSpec::flag("limited_supply", false),
                  OptionSpec::flag("open_barons", false), OptionSpec::flag("long_game", false)},
      .not_understood = "RW-239",
      .undo_refused = "RW-UNDO",
      // Of each of 40 turns: bids and a pass, three actions of at most a dozen moves, a card. The set-up has a line a
      // cube; cards bring a few actions more.
      .longest_game = 40 * (50 + 3 * 12 + 1) + 125 + 5 * 12,
  };
  return info;
}

// Found by the registry, which is made from the names of the folders.
const Game& game() {
  static const TypedGame<RailwaysOfTheWorld> instance;
  return instance;
}

}  // namespace rh::railways_of_the_world
