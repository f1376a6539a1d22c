#include "engine/games/isle_of_trains/components.h"

#include <algorithm>
#include <string>

#include "engine/core/json_reader.h"
#include "generated/data_isle_of_trains.h"

namespace rh::isle_of_trains {
namespace {

constexpr std::array<std::string_view, 7> kCategoryNames = {"engine", "hopper",  "tanker",  "boxcar",
                                                            "coach",  "caboose", "building"};

template <std::size_t N>
std::uint8_t one_of(const JsonReader& value, const std::array<std::string_view, N>& names) {
  const auto found = std::ranges::find(names, value.text());
  if (found != names.end()) return static_cast<std::uint8_t>(found - names.begin());
  value.fail("is none of the names known here");
  return 0;
}

std::uint8_t small(const JsonReader& value, int low = 0, int high = 100) {
  return static_cast<std::uint8_t>(value.number(low, high));
}

template <std::size_t N>
std::uint8_t set_of(const JsonReader& list, const std::array<std::string_view, N>& names) {
  std::uint8_t set = 0;
  for (std::size_t i = 0; i < list.size(); ++i) set |= static_cast<std::uint8_t>(1u << one_of(list.at(i), names));
  return set;
}

Rewards rewards(const JsonReader& list) {
  Rewards parts{};
  if (list.size() > parts.size()) list.fail("has more parts than the engine is built for");
  for (std::size_t i = 0; i < list.size() && list.ok(); ++i) {
    const JsonReader part = list.at(i);
    const std::string_view op = part.at("op").text();
    if (op == "bonus_action") {
      parts[i] = {Gain::Bonus, set_of(part.at("options"), kActionNames)};
      continue;
    }
    parts[i].n = small(part.at("n"), 1, 9);
    if (op == "take_cards")
      parts[i].gain = Gain::Cards;
    else if (op == "discard_cards")
      parts[i].gain = Gain::Discard;
    else if (op == "vp_tokens")
      parts[i].gain = Gain::Tokens;
    else if (op == "take_passengers")
      parts[i].gain = Gain::Passengers;
    else if (op == "take_from_discard")
      parts[i].gain = Gain::FromDiscard;
    else
      part.at("op").fail("is not an effect the engine knows");
  }
  return parts;
}

void load_building(const JsonReader& effect, CardInfo& info) {
  const std::string_view code = effect.at("code").text();
  info.pays_each = small(effect.at("vp"));
  if (code == "per_contract_symbol") {
    info.pays = Pays::Symbols;
    info.pays_for = one_of(effect.at("cargo"), kCargoNames);
  } else if (code == "per_loaded_item") {
    info.pays = Pays::Items;
  } else if (code == "flat") {
    info.pays = Pays::Flat;
  } else if (code == "per_train_card_with_build_passenger_icon") {
    info.pays = Pays::PassengerIcons;
  } else if (code == "per_car_not_engine") {
    info.pays = Pays::Cars;
  } else if (code == "per_passenger_on_tickets") {
    info.pays = Pays::Tickets;
    info.pays_base = small(effect.at("base_vp"));
    info.pays_for = set_of(effect.at("destinations"), kDestNames);
  } else {
    effect.at("code").fail("is not a building the engine knows");
  }
}

// The abilities themselves are rules (rules.cpp, delivery.cpp); the data must mean the same card.
constexpr std::array<std::pair<Card, std::string_view>, 11> kAbilities = {{
    {Card::Caboose1, "take_card_after_deliver"},
    {Card::Caboose2, "take_card_when_loading_coal"},
    {Card::Caboose3, "stores_any_cargo"},
    {Card::Caboose4, "extra_building_slot"},
    {Card::Caboose5, "new_cars_cost_minus_1"},
    {Card::Caboose6, "power_plus_2"},
    {Card::Caboose7, "passenger_as_contract_cargo"},
    {Card::Caboose8, "take_2_cards_when_loading_passenger"},
    {Card::Caboose9, "extra_passenger_other_destination"},
    {Card::Caboose10, "mismatched_passenger_reward"},
    {Card::TimeEngine, "on_build_take_from_discard"},
}};

void load_card(const JsonReader& data, Tables& t) {
  const auto card = static_cast<Card>(one_of(data.at("id"), kCardNames));
  CardInfo& info = t.cards[static_cast<std::size_t>(card)];
  info.category = static_cast<Category>(one_of(data.at("category"), kCategoryNames));
  info.level = data.at("level").json().is_null() ? std::uint8_t{0} : small(data.at("level"), 1, 4);
  info.count = small(data.at("count"), 1, 9);
  info.cost = small(data.at("cost"), 0, 20);
  info.vp = small(data.at("vp"), 0, 20);
  info.power = small(data.at("power"), 0, 20);
  info.weight = small(data.at("weight"), 0, 20);
  info.capacity = small(data.at("capacity"), 0, 3);
  const JsonReader holds = data.at("holds");
  info.carries_passengers = holds.size() == 1 && holds.at(std::size_t{0}).text() == "passenger";
  if (!info.carries_passengers) info.holds = set_of(holds, kCargoNames);
  info.cargo = set_of(data.at("cargo"), kCargoNames);
  info.passengers = small(data.at("passengers_on_build"), 0, 3);
  info.benefit = rewards(data.at("load_benefit"));
  const JsonReader effect = data.at("effect");
  const auto known = std::ranges::find(kAbilities, card, &std::pair<Card, std::string_view>::first);
  if (info.category == Category::Building) {
    load_building(effect, info);
  } else if (effect.json().is_null()) {
    if (known != kAbilities.end()) effect.fail("is not the ability this card has in the engine");
  } else {
    if (known == kAbilities.end() || known->second != effect.at("code").text())
      effect.at("code").fail("is not the ability this card has in the engine");
    if (card == Card::TimeEngine) info.picks = small(effect.at("n"), 1, 9);
  }
}

void load_need(const JsonReader& deliver, Contract& contract) {
  for (std::size_t i = 0; i < kCargoTypes; ++i) contract.cargo[i] = small(deliver.at(kCargoNames[i]), 0, 9);
  contract.any = small(deliver.at("any"), 0, 9);
}

void load_island(const JsonReader& data, Tables& t) {
  Island& island = t.islands[one_of(data.at("id"), kDestNames)];
  const JsonReader initial = data.at("initial");
  load_need(initial.at("deliver"), island.initial);
  island.initial.vp = small(initial.at("vp"));
  island.initial.symbols = island.initial.cargo;
  const JsonReader list = data.at("secondary");
  if (list.size() < 1 || list.size() > 2) list.fail("is not one or two contracts");
  for (std::size_t i = 0; i < list.size() && data.ok(); ++i) {
    const JsonReader secondary = list.at(i);
    Contract& contract = island.secondary[i];
    load_need(secondary.at("deliver"), contract);
    contract.vp = small(secondary.at("vp_total"));
    if (contract.vp != island.initial.vp + small(secondary.at("vp_added")))
      secondary.at("vp_total").fail("is not the sum of both contracts");
    for (std::size_t c = 0; c < kCargoTypes; ++c) {
      contract.symbols[c] = small(secondary.at("symbols_total").at(kCargoNames[c]), 0, 20);
      if (contract.symbols[c] != contract.cargo[c] + island.initial.cargo[c])
        secondary.at("symbols_total").fail("is not the sum of both contracts");
    }
    ++island.secondaries;
  }
}

void load_tile(const JsonReader& data, Tables& t) {
  auto& spaces = t.tiles[one_of(data.at("id"), kTileNames)];
  const JsonReader list = data.at("rewards");
  if (list.size() != spaces.size()) list.fail("is not three spaces");
  for (std::size_t i = 0; i < spaces.size() && data.ok(); ++i) spaces[i] = rewards(list.at(i));
}

void load_scenario(const JsonReader& data, Tables& t) {
  Scenario& scenario = t.scenarios[small(data.at("n"), 1, kScenarios)];
  using Goal = Scenario::Goal;
  const JsonReader goal = data.at("goal");
  const std::string_view type = goal.at("type").text();
  const auto counted = [&](Goal kind, std::string_view key) {
    scenario.goal = kind;
    scenario.need = small(goal.at(key), 1, 200);
  };
  if (type == "contracts_both") {
    scenario.goal = Goal::BothContracts;
    scenario.islands = set_of(goal.at("islands"), kDestNames);
    scenario.need = static_cast<std::uint8_t>(std::popcount(scenario.islands));
  } else if (type == "buildings_built") {
    counted(Goal::Buildings, "count");
  } else if (type == "score_at_least") {
    counted(Goal::Score, "vp");
  } else if (type == "cars_attached") {
    counted(Goal::Cars, "count");
  } else if (type == "ticket_tiles_full") {
    counted(Goal::Tickets, "count");
  } else if (type == "building_score_at_least") {
    counted(Goal::BuildingPoints, "vp");
  } else if (type == "initial_contracts") {
    counted(Goal::Initials, "count");
  } else if (type == "engine_and_level3_types") {
    scenario.goal = Goal::Levels;
    scenario.cards = bit(static_cast<Card>(one_of(goal.at("engine"), kCardNames)));
    const JsonReader cars = goal.at("car_types");
    for (std::size_t i = 0; i < cars.size(); ++i)
      scenario.cards |= bit(static_cast<Card>(one_of(cars.at(i), kCardNames)));
    scenario.need = static_cast<std::uint8_t>(std::popcount(scenario.cards));
  } else {
    goal.at("type").fail("is not a goal the engine knows");
  }
  scenario.research_station = data.at("islands_extra").size() > 0;
  const JsonReader rules = data.at("rules");
  scenario.any_buildings = rules.has("building_limit");
  scenario.no_secondary = rules.has("secondary_contracts");
  scenario.many_open = rules.has("open_island_card_limit");
  scenario.buyback = rules.has("buy_back_cost") ? small(rules.at("buy_back_cost"), 1, 9) : t.scenarios[0].buyback;
  if (rules.has("vp_token_value"))
    scenario.token_value = static_cast<std::int8_t>(rules.at("vp_token_value").number(-1, 1));
}

void load_places(const JsonReader& data, Tables& t) {
  const JsonReader list = data.at("destinations");
  if (list.size() != kTicketDests) list.fail("are not six");
  unsigned dests = 0, colours = 0;
  for (std::size_t i = 0; i < kTicketDests && data.ok(); ++i) {
    const auto dest = one_of(list.at(i).at("id"), kDestNames);
    const auto colour = one_of(list.at(i).at("colour"), kColourNames);
    if (dest >= kTicketDests) return void(list.at(i).at("id").fail("has no ticket tile"));
    if ((dests >> dest & 1) != 0) list.at(i).at("id").fail("is there twice");
    if ((colours >> colour & 1) != 0) list.at(i).at("colour").fail("is there twice");
    dests |= 1u << dest;
    colours |= 1u << colour;
    t.colour_of[dest] = static_cast<Colour>(colour);
    t.dest_of[colour] = static_cast<Dest>(dest);
    t.tile_order[i] = static_cast<Dest>(dest);
  }
}

void load_numbers(const JsonReader& data, Tables& t) {
  t.min_seats = small(data.at("players").at("min"), 1, 4);
  t.max_seats = small(data.at("players").at("max"), 1, 4);
  t.per_colour = small(data.at("passengers").at("per_colour"), 1, 9);
  const JsonReader setup = data.at("setup");
  t.hand = small(setup.at("hand"), 1, 9);
  t.display = small(setup.at("display"), 3, 3);
  t.start_passengers = small(setup.at("start_passengers"), 0, 3);
  t.actions = small(data.at("turn").at("actions"), 1, kMostActions);
  t.hand_limit = small(data.at("turn").at("hand_limit"), 1, 9);
  t.buildings = small(data.at("limits").at("buildings"), 1, 9);
  t.cards_per_item = small(data.at("delivery").at("special_cards_per_item"), 1, 9);
  t.turns = small(data.at("options").at("max_turns_per_player"), 1, 200);
  for (std::size_t seats = 2; seats <= 4; ++seats)
    t.end_space[seats] = small(data.at("progress_track").at("threshold").at(std::to_string(seats)), 1, 12);
  const JsonReader solo = data.at("solo");
  t.scenarios[0].buyback = small(solo.at("buy_back_cost"), 1, 9);
  const JsonReader rating = solo.at("rating");
  if (rating.size() != t.rating_from.size()) rating.fail("does not have five steps");
  for (std::size_t i = 0; i < t.rating_from.size() && data.ok(); ++i)
    t.rating_from[i] = static_cast<std::int16_t>(rating.at(i).at("min").number(0, 999));
}

// Every card, island, tile and scenario the engine knows is there.
void check_complete(const JsonReader& data, const Tables& t) {
  const auto missing = [](const JsonReader& list, std::string_view name) {
    list.fail("do not have " + std::string(name));
  };
  for (std::size_t i = 0; i < kCards; ++i) {
    if (t.cards[i].count == 0) missing(data.at("train_cards"), kCardNames[i]);
  }
  for (std::size_t i = 0; i < kDests; ++i) {
    if (t.islands[i].secondaries == 0) missing(data.at("islands"), kDestNames[i]);
  }
  for (std::size_t i = 0; i < kTiles; ++i) {
    const JsonReader list = i < kPromoTiles ? data.at("promo").at("tickets") : data.at("tickets");
    if (t.tiles[i][0][0].gain == Gain::None) missing(list, kTileNames[i]);
  }
  for (std::size_t n = 1; n < t.scenarios.size(); ++n) {
    if (t.scenarios[n].goal == Scenario::Goal::None) missing(data.at("scenarios"), std::to_string(n));
  }
}

}  // namespace

Tables load_tables(const JsonReader& data, Box&) {
  Tables t{};
  const auto each = [&](const JsonReader& list, auto load_one) {
    for (std::size_t i = 0; i < list.size() && data.ok(); ++i) load_one(list.at(i), t);
  };
  each(data.at("train_cards"), load_card);
  each(data.at("promo").at("train_cards"), load_card);
  each(data.at("islands"), load_island);
  each(data.at("tickets"), load_tile);
  each(data.at("promo").at("tickets"), load_tile);
  load_places(data, t);
  load_numbers(data, t);
  each(data.at("scenarios"), load_scenario);
  if (data.ok()) check_complete(data, t);
  return t;
}

Shelf<Tables>& shelf() {
  static Shelf<Tables> instance({.game = "isle_of_trains", .files = generated::data_isle_of_trains}, load_tables);
  return instance;
}

const Tables& tables() {
  static const Tables& only = shelf().tables(0);
  return only;
}

}  // namespace rh::isle_of_trains
