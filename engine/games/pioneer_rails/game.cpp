#include "engine/games/pioneer_rails/game.h"

#include "engine/core/adapter.h"

namespace rh::pioneer_rails {

const GameInfo& PioneerRails::info() {
  static const GameInfo info = {
      .id = "pioneer_rails",
      .prefix = "PR",
      .name = "Pioneer Rails",
      .rules_version = 1,
      .min_seats = tables()[Mode::Solo].least,
      .max_seats = tables()[Mode::Many].most,
      .options = {OptionSpec::choice("side", {"A", "B"}, 0), OptionSpec::flag("extra_card", false),
                  OptionSpec::choice("level", {kLevelNames.begin(), kLevelNames.end()}, 0).only_if_seats(1, 1)},
      .not_understood = "PR-X31",
      .undo_refused = "PR-UNDO",
      // Of each of 20 turns: three cards, a pick, three tracks and `done`. Every town box adds a crossing and a track,
      // every bank a deposit; the setup has at most seven lines, a round a hidden card.
      .longest_game = 20 * 8 + 2 * kMostTowns + kBankBoxes + 7 + kRounds,
  };
  return info;
}

// Found by the registry, which is made from the names of the folders.
const Game& game() {
  static const TypedGame<PioneerRails> instance;
  return instance;
}

}  // namespace rh::pioneer_rails
