// The boxes of Railways of the World, read from data/railways_of_the_world/ into tables: a map each, and what all maps
// share (common.json). A map may come from outside; what must be right about it is said in map_loading.cpp.
#pragma once

#include <array>
#include <span>

#include "engine/core/box.h"
#include "engine/core/fixed_vector.h"
#include "engine/core/hex.h"
#include "engine/core/names.h"

namespace rh::railways_of_the_world {

inline constexpr int kMostSeats = 6;
inline constexpr int kMostHexes = 1024, kMostCities = 64, kMostMajors = 24, kMostWesternLinks = 4;

// Of cubes and cities, in the order of their texts. Grey cities take no cubes, and there is no grey cube.
enum class Color : std::uint8_t { Black, Blue, Purple, Red, Yellow, Gray };
inline constexpr int kColors = 5;  // of cubes
inline constexpr std::array<std::string_view, kColors + 1> kColorNames = {"black", "blue",   "purple",
                                                                          "red",   "yellow", "gray"};
constexpr std::string_view name_of(Color color) { return kColorNames[static_cast<std::size_t>(color)]; }

// RW-15. Track is laid on the last three.
enum class Terrain : std::uint8_t { Outside, Sea, Reserved, City, Plain, Water, Mountain };
inline constexpr int kTerrains = 7;
inline constexpr std::string_view kTerrainLetters = ".sLCpwm";
constexpr bool takes_track(Terrain terrain) { return terrain >= Terrain::Plain; }

struct City {
  std::string_view id, title;  // title: what its maker calls it
  std::uint16_t name = 0;      // its number among city_names()
  std::int16_t hex = 0;
  Color color = Color::Gray;
  std::uint8_t cubes = 0;  // printed: RW-28 says how many are drawn
};

struct MajorLine {
  std::int8_t a = 0, b = 0;  // cities
  std::uint8_t points = 0;
};

struct WesternLink {
  std::int8_t city = 0;
  std::int16_t hex = 0;  // its reserved hex
  std::uint8_t price = 0, red_cubes = 0;
};

struct Map {
  HexGrid grid{0, 0};
  std::array<Terrain, kMostHexes> terrain{};
  std::array<std::array<std::int16_t, 6>, kMostHexes> neighbours{};  // hex::kNone: the border
  std::array<std::uint8_t, kMostHexes> ridges{};  // bit d: on the side towards d; on both sides of it
  std::array<std::int8_t, kMostHexes> city_at{};  // -1: none
  FixedVector<City, kMostCities> cities;          // in the order of the file
  FixedVector<MajorLine, kMostMajors> majors;
  FixedVector<WesternLink, kMostWesternLinks> western_links;
  std::int8_t western_target = -1;  // the city where western cubes bring new ones (RW-59)
  std::uint8_t western_new_cubes = 0;
  bool urbanize = false, operation_cards = false, barons = false, western = false;  // what belongs to this map
  std::uint8_t min_players = 0, max_players = 0;                                    // solitaire with it
  std::array<std::uint8_t, kMostSeats + 1> thresholds{};                            // empty cities, by seats
  std::uint8_t full_cubes_from = 0;                                                 // with fewer seats one cube less

  Terrain at(int hex) const { return terrain[static_cast<std::size_t>(hex)]; }
  int neighbour(int hex, int direction) const {
    return neighbours[static_cast<std::size_t>(hex)][static_cast<std::size_t>(direction)];
  }
  bool ridge(int hex, int direction) const { return (ridges[static_cast<std::size_t>(hex)] >> direction & 1) != 0; }
  // The city in a hex; -1: none, or no hex.
  int city_in(int hex) const { return hex == hex::kNone ? -1 : city_at[static_cast<std::size_t>(hex)]; }
  const City& city(int index) const { return cities[static_cast<std::size_t>(index)]; }
  // The city with this number among city_names(), and with this id; -1: not on this map.
  int city_named(std::uint16_t name) const;
  int city_named(std::string_view id) const;
  // The place among western_links of the one at a city; -1: none.
  int western_link_of(int city) const;
  // RW-28: cubes drawn into a city at the start.
  int first_cubes(int city, int seats) const;
};

struct Prices {
  std::uint8_t plain = 0, water = 0, mountain = 0, ridge = 0;
  int of(Terrain terrain) const {
    return terrain == Terrain::Plain ? plain : terrain == Terrain::Water ? water : mountain;
  }
};

// RW-21; Major Line cards lie open for show, their lines are those of the map (RW-24a).
enum class CardKind : std::uint8_t { Bonus, Immediate, Hand, PerTurn, Permanent, MajorLine };
inline constexpr std::array<std::string_view, 6> kCardKindNames = {"bonus",    "immediate", "hand",
                                                                   "per_turn", "permanent", "major_line"};

enum class Effect : std::uint8_t {
  FirstDelivery,  // bonus
  LongDelivery,   // bonus: `amount` links or more
  EngineLevel,    // bonus: level `amount`
  DeliveryTo,     // bonus: `city`
  ColorsServed,   // bonus: cities of `amount` colours
  MajorLine,      // line `major` of the map
  BuildPrices,    // hand: `prices` for one build
  CityGrowth,     // immediate: `amount` cubes
  NewIndustry,    // immediate
  MoreActions,    // immediate: `amount` actions
  LongerReach,    // per turn: `amount` links more
  Hotel,          // permanent: `points` for each cube delivered to `city`
  Depot,          // permanent: `points` for each cube over its link
};

struct Card {
  CardKind kind = CardKind::Bonus;
  Effect effect = Effect::FirstDelivery;
  std::uint8_t copies = 0;  // 0: no card of this map
  bool start = false;       // lies open from the start; so do Major Lines
  std::uint8_t points = 0, amount = 0;
  std::int8_t city = -1, major = -1;
  Prices prices;

  bool taken() const { return kind != CardKind::Bonus && kind != CardKind::MajorLine; }  // RW-22
  bool drawn() const { return !start && kind != CardKind::MajorLine; }                   // from the deck
};

enum class Goal : std::uint8_t {
  FewestBonds,
  MostCash,
  LongestLine,
  WesternLink,
  Connection,     // a city of `from` joined to one of `to`
  LinksIntoCity,  // `points` each, `most` at most
  FirstToLevel,
  MostLinks,
  MostCities,
  LargestEngine,
};

struct Baron {
  Goal goal = Goal::FewestBonds;
  std::uint8_t copies = 0;  // 0: no baron of this map
  std::uint8_t points = 0, most = 0, level = 0;
  std::int8_t city = -1;
  std::uint64_t from = 0, to = 0;  // bit c: city c
};

// Tiles as RW-123 counts them.
enum class Shape : std::uint8_t {
  Straight,
  Curve,
  CrossStraightStraight,
  CrossStraightCurve,
  CrossCurveCurve,
  DoubleCurve
};
inline constexpr int kShapes = 6;
inline constexpr std::array<std::string_view, kShapes> kShapeNames = {
    "straight", "curve", "cross_straight_straight", "cross_straight_curve", "cross_curve_curve", "double_curve"};

inline constexpr int kMostCards = 64, kMostBarons = 32;  // different ones
inline constexpr int kMostLevel = 8;
inline constexpr int kBands = 4;
inline constexpr std::array<std::string_view, kBands> kBandNames = {"apprentice", "engineer", "director", "tycoon"};

// The same in every box.
struct Common {
  std::array<std::uint8_t, kColors> cubes{};       // in the bag
  std::array<std::uint8_t, kColors> new_cities{};  // New City tiles: none of red
  Prices prices;
  std::uint8_t most_tiles = 0;                                // of one build
  std::array<std::uint8_t, kMostLevel + 1> upgrade_prices{};  // by the new level
  std::uint8_t bond_cash = 0, bond_interest = 0, bond_points = 0;
  std::uint8_t urbanize_price = 0, urbanize_cubes = 0;
  std::uint8_t first_bid = 0, most_bid = 0;
  std::uint8_t rounds = 0, most_turns = 0;
  std::array<std::uint8_t, 121> income_by_points{};  // the last one goes on
  std::array<std::uint16_t, kShapes> tiles{};        // with limited supply
  std::array<std::uint8_t, kBands> band_from{};

  int income(int points) const {
    const int last = static_cast<int>(income_by_points.size()) - 1;
    return income_by_points[static_cast<std::size_t>(points < last ? points : last)];
  }
};

// Cards and barons stand at the places that card_names() and baron_names() give them, whatever the map.
struct Tables {
  Map map;
  Common common;
  std::array<Card, kMostCards> cards{};
  std::array<Baron, kMostBarons> barons{};
};

Tables load_tables(const JsonReader& data, Box& box);
Shelf<Tables>& shelf();

// All cities of all boxes on the shelf.
NameList& city_names();
// All cards and all barons of common.json, in ASCII order.
std::span<const std::string_view> card_names();
std::span<const std::string_view> baron_names();

}  // namespace rh::railways_of_the_world
