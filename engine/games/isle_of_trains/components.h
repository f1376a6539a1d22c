// The box of Isle of Trains, read from data/isle_of_trains/ into tables.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/box.h"
#include "engine/games/isle_of_trains/moves.h"

namespace rh::isle_of_trains {

enum class Category : std::uint8_t { Engine, Hopper, Tanker, Boxcar, Coach, Caboose, Building };

// Cargo types as bits, so that a card that prints ALL is their union.
using CargoSet = std::uint8_t;
inline constexpr int kCargoTypes = 3;  // coal, oil, box
inline constexpr CargoSet kCoal = 1, kOil = 2, kBox = 4, kAllCargo = 7;
inline constexpr std::array<std::string_view, kCargoTypes> kCargoNames = {"coal", "oil", "box"};
constexpr std::string_view cargo_name(CargoSet cargo) {
  return cargo == kCoal ? "coal" : cargo == kOil ? "oil" : cargo == kBox ? "box" : "all";
}

// Actions as bits: what a bonus offers.
using Actions = std::uint8_t;
inline constexpr Actions kTake = 1, kBuild = 2, kLoad = 4, kDeliver = 8;
inline constexpr int kMostActions = 4;  // main actions of a turn, whatever the box says
inline constexpr std::array<std::string_view, 4> kActionNames = {"take", "build", "load", "deliver"};

// One part of a benefit or reward.
enum class Gain : std::uint8_t { None, Cards, Discard, Tokens, Passengers, FromDiscard, Bonus };
struct Reward {
  Gain gain = Gain::None;
  std::uint8_t n = 0;  // how many; Bonus: the actions offered
};
using Rewards = std::array<Reward, 3>;  // left to right

// What a building pays at the end (IT-102).
enum class Pays : std::uint8_t { Nothing, Symbols, Items, Flat, PassengerIcons, Cars, Tickets };

struct CardInfo {
  Category category = Category::Building;
  std::uint8_t level = 0;  // 0: caboose, building
  std::uint8_t count = 0;
  std::uint8_t cost = 0;
  std::uint8_t vp = 0;
  std::uint8_t power = 0;
  std::uint8_t weight = 0;
  std::uint8_t capacity = 0;
  bool carries_passengers = false;  // else it carries `holds`
  CargoSet holds = 0;
  CargoSet cargo = 0;  // what the card is when loaded
  std::uint8_t passengers = 0;
  Rewards benefit{};
  std::uint8_t picks = 0;  // promo: cards from the discard when built
  Pays pays = Pays::Nothing;
  std::uint8_t pays_each = 0, pays_base = 0;
  std::uint8_t pays_for = 0;  // Symbols: index of the cargo type; Tickets: bit set of destinations
};

struct Contract {
  std::array<std::uint8_t, kCargoTypes> cargo{};
  std::uint8_t any = 0;
  std::uint8_t vp = 0;                              // of a secondary contract: the total
  std::array<std::uint8_t, kCargoTypes> symbols{};  // of a secondary contract: the total
};

struct Island {
  Contract initial;
  std::array<Contract, 2> secondary{};
  std::uint8_t secondaries = 0;
};

struct Scenario {
  enum class Goal : std::uint8_t {
    None,
    BothContracts,
    Buildings,
    Score,
    Cars,
    Tickets,
    BuildingPoints,
    Initials,
    Levels
  };
  Goal goal = Goal::None;
  std::uint8_t need = 0;
  std::uint8_t islands = 0;  // BothContracts, Initials: bit set of destinations
  std::uint64_t cards = 0;   // Levels: kinds that must be in the train
  bool research_station = false;
  bool any_buildings = false;
  bool no_secondary = false;
  bool many_open = false;
  std::uint8_t buyback = 3;
  std::int8_t token_value = 1;
};
inline constexpr int kScenarios = 10;

struct Tables {
  std::array<CardInfo, kCards> cards{};
  std::array<Island, kDests> islands{};
  std::array<Colour, kTicketDests> colour_of{};
  std::array<Dest, kColours> dest_of{};
  std::array<std::array<Rewards, 3>, kTiles> tiles{};
  std::array<Dest, kTicketDests> tile_order{};       // in which the tiles are laid at the start
  std::array<Scenario, kScenarios + 1> scenarios{};  // 0: Challenge mode
  std::array<std::uint8_t, 5> end_space{};           // by the number of seats
  std::array<std::int16_t, 5> rating_from{};         // least score of each rating
  std::uint8_t per_colour = 0, hand = 0, display = 0, start_passengers = 0, actions = 0, hand_limit = 0;
  std::uint8_t buildings = 0, cards_per_item = 0, min_seats = 1, max_seats = 1, turns = 0;

  const CardInfo& operator[](Card card) const { return cards[static_cast<std::size_t>(card)]; }
  const Island& operator[](Dest dest) const { return islands[static_cast<std::size_t>(dest)]; }
};

Tables load_tables(const JsonReader& data, Box& box);
Shelf<Tables>& shelf();
// Of the one box there is.
const Tables& tables();

// Sets of cards as bits.
using CardSet = std::uint64_t;
constexpr CardSet bit(Card card) { return CardSet{1} << static_cast<int>(card); }
inline Card pop_card(CardSet& cards) {
  const auto card = static_cast<Card>(std::countr_zero(cards));
  cards &= cards - 1;
  return card;
}

}  // namespace rh::isle_of_trains
