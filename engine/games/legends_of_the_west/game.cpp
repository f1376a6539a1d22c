#include "engine/games/legends_of_the_west/game.h"

#include "engine/core/adapter.h"
#include "engine/games/legends_of_the_west/campaign.h"

namespace rh::legends_of_the_west {

const GameInfo& LegendsOfTheWest::info() {
  using Type = ResultSpec::Type;
  static const GameInfo info = {
      .id = "legends_of_the_west",
      .prefix = "TL",
      .name = "Legends of the West",
      .rules_version = 1,
      .min_seats = 2,
      .max_seats = kSeats,
      .options = {OptionSpec::choice("mode", {kModeNames.begin(), kModeNames.end()}, 0),
                  OptionSpec::number("number", 2, kGames, 2).only_if("mode", "single_year"),
                  OptionSpec::document("rules", check_rules).only_if("mode", "continent"),
                  OptionSpec::document("companies", check_companies).chosen_anew(),
                  OptionSpec::flag("distinct_charters", false),
                  OptionSpec::choice("tiebreak", {"last_turn", "seat"}, 0),
                  OptionSpec::document("depots", check_depots).only_if("mode", "continent"),
                  OptionSpec::document("upgrades", check_upgrades).only_if("mode", "continent"),
                  OptionSpec::document("carry", check_carry).carried()},
      .not_understood = "TL-I33",
      .undo_refused = "TL-UNDO",
      // Cards come and go, but 46 trains are soon laid; players who only draw are stopped by the deck, those who only
      // take tickets by theirs.
      .longest_game = 2000,
      .results = {{.name = "carry", .type = Type::Document, .always = false},
                  {.name = "campaign", .type = Type::Document, .always = false}}};
  return info;
}

bool LegendsOfTheWest::another_game(const State& state) {
  const Table& table = state.table;
  if (!table.is_campaign()) return false;
  return table.ask == Ask::Over ? table.carried.game <= table.games : table.carried.game < table.games;
}

void LegendsOfTheWest::write_result(const State& state, JsonWriter& json) {
  if (!state.table.is_campaign()) return;
  json.key("carry");
  write_carry(state, json);
  if (another_game(state)) return;
  json.key("campaign");
  write_reckoning(state.table.carried, json);
}

// Found by the registry, which is made from the names of the folders.
const Game& game() {
  static const TypedGame<LegendsOfTheWest> instance;
  return instance;
}

}  // namespace rh::legends_of_the_west
