#include "engine/games/pioneer_rails/counted.h"

#include <algorithm>

#include "engine/games/pioneer_rails/activation.h"

namespace rh::pioneer_rails {
namespace {

using Regions = HexRegions<kGrid>;

void write_cells(const Map& map, const Sheet& sheet, Regions& regions, int region, JsonWriter& json) {
  json.begin_array();
  for (const int hex : map.cells) {
    const bool cut = sheet.cuts[static_cast<std::size_t>(hex)] >= 0;
    const int diagonal = cut ? sheet.cuts[static_cast<std::size_t>(hex)] % 4 : 0;
    for (int half = 0; half < (cut ? 2 : 1); ++half) {
      const int direction = hex::from_north_east(diagonal + 3 * half);
      if (regions.region(hex, direction) != region) continue;
      json.begin_object().field("hex", kHexNames[static_cast<std::size_t>(hex)]);
      if (cut) json.field("half", half);
      json.end_object();
    }
  }
  json.end_array();
}

Hexes active_of(const Map& map, const Sheet& sheet, Terrain terrain) {
  Hexes found;
  for (const int hex : sheet.active) {
    if (map.at(hex) == terrain) found.add(hex);
  }
  return found;
}

template <class Counts>
Sides tracks_where(const Sheet& sheet, Counts counts) {
  Sides found;
  for (const int side : sheet.walls) {
    if (counts(side)) found.add(side);
  }
  return found;
}

// Hexes of shortcuts of which such a corner is an end.
template <class Counts>
Hexes shortcuts_where(const Sheet& sheet, Counts counts) {
  Hexes found;
  for (std::size_t hex = 0; hex < kHexes; ++hex) {
    if (sheet.cuts[hex] < 0) continue;
    const auto diagonal = static_cast<std::size_t>(sheet.cuts[hex] % 4);
    if (counts(kMap.corners[hex][diagonal]) || counts(kMap.corners[hex][diagonal + 3]))
      found.add(static_cast<int>(hex));
  }
  return found;
}

template <class Counts>
Towns towns_where(const Sheet& sheet, Counts counts) {
  Towns found;
  for (int town = 0; town < kMostTowns; ++town) {
    if (counts(sheet.towns[static_cast<std::size_t>(town)])) found.add(town);
  }
  return found;
}

Towns most_towns_of_one_railway(const Sheet& sheet) {
  Towns most;
  for (int suit = 0; suit < kSuits; ++suit) {
    const Towns reached = towns_where(sheet, [&](std::uint8_t arrived) { return (arrived >> suit & 1) != 0; });
    if (reached.size() > most.size()) most = reached;
  }
  return most;
}

Hexes mountains_along(const Map& map, const Sheet& sheet) {
  Hexes found;
  for (const int side : sheet.walls) {
    for (const int hex : kMap.side_hexes[static_cast<std::size_t>(side)]) {
      if (hex != hex::kNone && map.at(hex) == Terrain::Mountain) found.add(hex);
    }
  }
  return found;
}

}  // namespace

Counted counted(const Map& map, const Sheet& sheet, Measure measure, const Hexes& waiting) {
  switch (measure) {
    case Measure::BanksActive:
    case Measure::GoldDelivered: return {.hexes = active_of(map, sheet, Terrain::Bank) - waiting};
    case Measure::FortsActive: return {.hexes = active_of(map, sheet, Terrain::Fort)};
    case Measure::GoldDug: return {.hexes = active_of(map, sheet, Terrain::Mine)};
    case Measure::MixedBuilding: return {.hexes = sheet.mixed != 0 ? Hexes{sheet.mixed - 1} : Hexes()};
    case Measure::RailwaysAtMapEdge: {
      const auto on_border = [](int corner) { return kMap.border_corners.has(corner); };
      return {.hexes = shortcuts_where(sheet, on_border),
              .sides = tracks_where(sheet, [&](int side) {
                return std::ranges::any_of(kMap.side_corners[static_cast<std::size_t>(side)], on_border);
              })};
    }
    case Measure::RailwaysInOneTown: {
      const int most = measured(sheet, measure);
      return {.towns =
                  towns_where(sheet, [&](std::uint8_t arrived) { return arrived && std::popcount(arrived) == most; })};
    }
    case Measure::RailwaysWithBridge:
      return {.sides = tracks_where(sheet, [&](int side) { return way_of(map, side) == Way::Bridge; })};
    case Measure::RailwaysWithTunnel:
      return {.sides = tracks_where(sheet, [&](int side) { return way_of(map, side) == Way::Tunnel; })};
    case Measure::RanchesActive: return {.hexes = active_of(map, sheet, Terrain::Ranch)};
    case Measure::RangesTouched: return {.hexes = mountains_along(map, sheet)};
    case Measure::SaloonsActive: return {.hexes = active_of(map, sheet, Terrain::Saloon)};
    case Measure::TownsOfOneRailway: return {.towns = most_towns_of_one_railway(sheet)};
    case Measure::TownsReached: return {.towns = towns_where(sheet, [](std::uint8_t arrived) { return arrived != 0; })};
    case Measure::YardsActive: return {.hexes = active_of(map, sheet, Terrain::RailYard)};
  }
  return {};
}

void write_region(const Map& map, const Sheet& sheet, int ranch, JsonWriter& json) {
  Regions regions = regions_of(map, sheet);
  write_cells(map, sheet, regions, regions.region(ranch), json);
}

void write_pastures(const Map& map, const Sheet& sheet, JsonWriter& json) {
  Regions regions = regions_of(map, sheet);
  BitSet<2 * kHexes> written;
  for (const int ranch : map.ranches) {
    const int region = regions.region(ranch);
    if (written.has(region)) continue;
    written.add(region);
    json.begin_object().key("region");
    write_cells(map, sheet, regions, region, json);
    json.end_object();
  }
}

void write_counted(const Counted& counted, JsonWriter& json) {
  json.begin_object();
  if (!counted.hexes.empty()) {
    json.key("hexes").begin_array();
    for (const int hex : counted.hexes) json.value(kHexNames[static_cast<std::size_t>(hex)]);
    json.end_array();
  }
  if (!counted.towns.empty()) {
    json.key("towns").begin_array();
    for (const int town : counted.towns) json.value(town);
    json.end_array();
  }
  if (!counted.sides.empty()) {
    json.key("sides").begin_array();
    for (const int side : counted.sides) json.value(side);
    json.end_array();
  }
  json.end_object();
}

}  // namespace rh::pioneer_rails
