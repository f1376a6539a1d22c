#include "engine/games/isle_of_trains/game.h"

#include "engine/core/adapter.h"

namespace rh::isle_of_trains {

const GameInfo& IsleOfTrains::info() {
  static const GameInfo info = {
      .id = "isle_of_trains",
      .prefix = "IT",
      .name = "Isle of Trains: All Aboard",
      .rules_version = 1,
      .min_seats = tables().min_seats,
      .max_seats = tables().max_seats,
      // scenario: 0 is Challenge mode.
      .options = {OptionSpec::number("scenario", 0, kScenarios, 0).only_if_seats(1, 1),
                  OptionSpec::flag("promo", false), OptionSpec::number("max_turns", 1, tables().turns, tables().turns),
                  OptionSpec::flag("no_waiting", false).only_if_seats(1, 1)},
      .not_understood = "IT-E35",
      .undo_refused = "IT-UNDO",
      // 151 turns of at most 200 lines, taken together (a single one may be longer). Each of two actions is at
      // most a Load with caboose cards, five cards, a toss (18 lines) and a bonus Deliver with caboose_1 and a guest
      // whose reward is a Build (30). What leaves the train was loaded before: six items a turn, five lines each.
      // Then 45 cards to toss, 5 lines of the night, 12 buy-backs from a turn's tokens. The 18 tickets, 7 islands
      // and the setup fit into what is left over.
      .longest_game = 151 * 200,
  };
  return info;
}

// Found by the registry, which is made from the names of the folders.
const Game& game() {
  static const TypedGame<IsleOfTrains> instance;
  return instance;
}

}  // namespace rh::isle_of_trains
