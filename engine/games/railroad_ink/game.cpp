#include "engine/games/railroad_ink/game.h"

#include "engine/core/adapter.h"

namespace rh::railroad_ink {

const GameInfo& RailroadInk::info() {
  static const GameInfo info = {
      .id = "railroad_ink",
      .prefix = "RI",
      .name = "Railroad Ink, Blazing Red",
      .rules_version = 1,
      .min_seats = tables().min_seats,
      .max_seats = tables().max_seats,
      .options = {OptionSpec::flag("draft", false).only_if_seats(tables().draft_min_seats, tables().max_seats),
                  OptionSpec::flag("meteor", false), OptionSpec::flag("lava", false),
                  OptionSpec::choice("longest", {"segment", "space"}, 0)},
      .not_understood = "RI-190",
      .undo_refused = "RI-179",
      // A round is at most: rolls and pairs, two picks, impact, 4 dice, a special route, 2 lava dice, done;
      // volcanoes fill at most the board, and a strike frees one space a round.
      .longest_game = 7 * 16 + kCells + 7,
  };
  return info;
}

// Found by the registry, which is made from the names of the folders.
const Game& game() {
  static const TypedGame<RailroadInk> instance;
  return instance;
}

}  // namespace rh::railroad_ink
