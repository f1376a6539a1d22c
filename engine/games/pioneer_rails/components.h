// The box of Pioneer Rails, read from data/pioneer_rails/ into tables: both sides of the map, the sheet, the modes.
#pragma once

#include <span>

#include "engine/core/box.h"
#include "engine/games/pioneer_rails/moves.h"

namespace rh::pioneer_rails {

inline constexpr HexTables<kGrid> kMap;
using Hexes = BitSet<kHexes>;
using Sides = BitSet<kSides>;
using Corners = BitSet<kCorners>;

inline constexpr int kSideCount = 2;  // of the sheet of paper: map A and map B
inline constexpr std::array<std::string_view, kSideCount> kSideNames = {"A", "B"};

// What lies in a hex (PR-18).
enum class Terrain : std::uint8_t { Bank, Desert, Fort, Mine, Mountain, RailYard, Ranch, River, Saloon, Station };
inline constexpr int kTerrains = 10;
inline constexpr std::array<std::string_view, kTerrains> kTerrainNames = {
    "bank", "desert", "fort", "mine", "mountain", "rail_yard", "ranch", "river", "saloon", "station"};
constexpr std::string_view name_of(Terrain terrain) { return kTerrainNames[static_cast<std::size_t>(terrain)]; }

// How a track runs: along a side of a kind of PR-19, or through a desert hex (PR-20).
enum class Way : std::uint8_t { Open, Bridge, Tunnel, Closed, Shortcut };

// A track is written with its direction (PR-92): each segment gives two.
struct Track {
  std::int16_t from = 0, to = 0;  // corners
  std::int16_t side = -1;         // -1: a shortcut
  std::int16_t hex = -1;          // of a shortcut
  std::int8_t diagonal = -1;      // of a shortcut
  std::int8_t town = -1;          // at its end
  Way way = Way::Open;
};
inline constexpr int kMostTracks = 2 * (kSides + 3 * kHexes);
inline constexpr int kMostExits = 6;  // of a corner: three sides, a diagonal of each of three hexes

inline constexpr int kMostTowns = 13;
// Towns as texts name them: the side and a number.
inline constexpr std::array<std::array<std::string_view, kMostTowns>, kSideCount> kTownNames = {
    {{"A0", "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11", "A12"},
     {"B0", "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10", "B11", "B12"}}};
using Towns = BitSet<kMostTowns>;
inline constexpr int kMostRanges = 8;

struct Map {
  std::array<Terrain, kHexes> terrain{};
  std::array<Corners, kSuits> ports;
  Corners all_ports;
  // Corners at which something ends a region: the border, and hexes that are no cells (PR-55).
  Corners walls;
  Hexes cells, ranches;
  std::array<std::int16_t, kSuits> station{};
  std::array<std::int16_t, kMostTowns> towns{};  // corners
  std::array<std::int8_t, kCorners> town_at{};   // -1: none
  std::array<std::uint8_t, kSides> ranges{};     // bit r: the side is one of a hex of range r
  std::uint8_t town_count = 0;
  // All tracks in the order of their texts, and those that leave a corner.
  std::array<Track, kMostTracks> tracks{};
  int track_count = 0;
  std::array<std::array<std::int16_t, kMostExits>, kCorners> exits{};  // -1 behind the last

  const Track& operator[](int track) const { return tracks[static_cast<std::size_t>(track)]; }
  Terrain at(int hex) const { return terrain[static_cast<std::size_t>(hex)]; }
  // The track from one corner to another, or -1.
  int find(int from, int to) const;
};

// PR-19: what the hexes on both sides make of a side.
Way way_of(const Map& map, int side);

// The track that a move lays.
inline int track_of(const Map& map, const Move& move) {
  return map.find(kGrid.corner_at(move.from()), kGrid.corner_at(move.to()));
}

enum class Hand : std::uint8_t { FourOfAKind, FullHouse, Pair, Straight, ThreeOfAKind, TwoPair };
inline constexpr int kHands = 6;
inline constexpr std::array<std::string_view, kHands> kHandNames = {"four_of_a_kind", "full_house",      "pair",
                                                                    "straight",       "three_of_a_kind", "two_pair"};
constexpr std::string_view name_of(Hand hand) { return kHandNames[static_cast<std::size_t>(hand)]; }

enum class Type : std::uint8_t { Sheriff, Ranch, Train };  // of objectives, in the order of the setup (PR-87)
inline constexpr int kTypes = 3;
inline constexpr std::array<std::string_view, kTypes> kTypeNames = {"sheriff", "ranch", "train"};
constexpr std::string_view name_of(Type type) { return kTypeNames[static_cast<std::size_t>(type)]; }

// What an objective counts (PR-13).
enum class Measure : std::uint8_t {
  BanksActive,
  FortsActive,
  GoldDelivered,
  GoldDug,
  MixedBuilding,
  RailwaysAtMapEdge,
  RailwaysInOneTown,
  RailwaysWithBridge,
  RailwaysWithTunnel,
  RanchesActive,
  RangesTouched,
  SaloonsActive,
  TownsOfOneRailway,
  TownsReached,
  YardsActive,
};
inline constexpr std::array<std::string_view, 15> kMeasureNames = {
    "banks_active",         "forts_active",         "gold_delivered",       "gold_dug",
    "mixed_building",       "railways_at_map_edge", "railways_in_one_town", "railways_with_bridge",
    "railways_with_tunnel", "ranches_active",       "ranges_touched",       "saloons_active",
    "towns_of_one_railway", "towns_reached",        "yards_active"};
struct Objective {
  Type type = Type::Sheriff;
  Measure measure = Measure::BanksActive;
  std::uint8_t count = 0;
};

enum class Mode : std::uint8_t { Many, Solo, Standard };
inline constexpr int kModes = 3;
inline constexpr std::array<std::string_view, kModes> kModeNames = {"many", "solo", "standard"};
struct ModeInfo {
  std::uint8_t least = 0, most = 0;
  std::uint8_t reveal = 0, discard = 0, dealer_takes = 0;
};

inline constexpr int kLevels = 5;
inline constexpr std::array<std::string_view, kLevels> kLevelNames = {"beginner", "easy", "medium", "hard",
                                                                      "legendary"};

inline constexpr int kRounds = 4, kTurns = 5;
inline constexpr int kRanchBoxes = 7, kFortBoxes = 3, kBankBoxes = 3, kYardBoxes = 3;

struct Tables {
  std::array<Map, kSideCount> maps;
  std::array<std::uint8_t, kHands> hand_points{};
  std::array<Objective, kObjectives> objectives{};
  std::array<std::uint8_t, kTerrains> sides_needed{};  // 0: not activated by sides
  std::array<std::uint8_t, kRanchBoxes> ranch_points{};
  std::array<std::uint8_t, kFortBoxes> fort_points{};
  std::array<std::uint8_t, kBankBoxes> bank_factors{};
  std::array<std::uint8_t, kYardBoxes> yard_factors{};
  std::array<ModeInfo, kModes> modes{};
  std::array<std::uint8_t, kLevels> level_extra{};
  std::uint8_t gold_boxes = 0, gold_points = 0, most_deposit = 0, town_boxes = 0, first_town_boxes = 0, town_points = 0;
  std::uint8_t saloon_factor = 0, base_tracks = 0, railways_per_town = 0;
  std::uint8_t star_first = 0, star_later = 0, three_bonus = 0;
  std::uint8_t target_base = 0, target_each = 0;

  const Objective& objective(int id) const { return objectives[static_cast<std::size_t>(id)]; }
  Mode mode_of(int seats) const;
  const ModeInfo& operator[](Mode mode) const { return modes[static_cast<std::size_t>(mode)]; }
};

Tables load_tables(const JsonReader& data, Box& box);
Shelf<Tables>& shelf();
// Of the one box there is.
const Tables& tables();

}  // namespace rh::pioneer_rails
