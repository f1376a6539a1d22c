#include "engine/games/pioneer_rails/activation.h"

#include <algorithm>

namespace rh::pioneer_rails {
namespace {

constexpr std::array<Terrain, 6> kOrder = {Terrain::Mine, Terrain::Saloon,   Terrain::Ranch,
                                           Terrain::Fort, Terrain::RailYard, Terrain::Bank};

// PR-54: ranches that are alone in their region.
Hexes lone_ranches(const Map& map, const Sheet& sheet) {
  auto regions = regions_of(map, sheet);
  std::array<std::uint8_t, 2 * kHexes> ranches_in{};
  for (const int ranch : map.ranches) ++ranches_in[static_cast<std::size_t>(regions.region(ranch))];
  Hexes lone;
  for (const int ranch : map.ranches) {
    if (!sheet.active.has(ranch) && ranches_in[static_cast<std::size_t>(regions.region(ranch))] == 1) lone.add(ranch);
  }
  return lone;
}

}  // namespace

HexRegions<kGrid> regions_of(const Map& map, const Sheet& sheet) {
  HexRegions<kGrid>::Cuts cuts;
  for (std::size_t hex = 0; hex < kHexes; ++hex)
    cuts[hex] = static_cast<std::int8_t>(sheet.cuts[hex] < 0 ? hex::kNone : sheet.cuts[hex] % 4);
  return {kMap, map.cells, sheet.walls, cuts};
}

int sides_with_tracks(const Sheet& sheet, int hex) {
  int count = 0;
  for (const int side : kMap.sides[static_cast<std::size_t>(hex)]) count += sheet.walls.has(side) ? 1 : 0;
  return count;
}

void find_activated(const Map& map, const Sheet& sheet, std::span<const std::uint16_t> laid, bool fenced,
                    Activated& found) {
  found.clear();
  Hexes ready;
  for (const std::uint16_t track : laid) {
    const int side = map[track].side;
    if (side < 0) continue;
    for (const int hex : kMap.side_hexes[static_cast<std::size_t>(side)]) {
      if (hex == hex::kNone || sheet.active.has(hex)) continue;
      const int needed = tables().sides_needed[static_cast<std::size_t>(map.at(hex))];
      if (needed > 0 && sides_with_tracks(sheet, hex) >= needed) ready.add(hex);
    }
  }
  if (fenced) ready |= lone_ranches(map, sheet);
  if (ready.empty()) return;
  for (const Terrain terrain : kOrder) {
    for (const int hex : ready) {
      if (map.at(hex) == terrain) found.push_back(static_cast<std::uint8_t>(hex));
    }
  }
}

void activate(const Map& map, Sheet& sheet, int hex, int round) {
  const Terrain terrain = map.at(hex);
  sheet.active.add(hex);
  switch (terrain) {
    case Terrain::Mine:
      ensure(sheet.gold < tables().gold_boxes);
      ++sheet.gold;
      break;
    case Terrain::Saloon:  // PR-48
      ++sheet.saloons;
      for (int r = round; r < kRounds; ++r) {
        if ((sheet.saloon_rounds >> r & 1) != 0) continue;
        sheet.saloon_rounds = static_cast<std::uint8_t>(sheet.saloon_rounds | 1u << r);
        break;
      }
      break;
    case Terrain::Ranch: ++sheet.ranches; break;
    case Terrain::Fort: ++sheet.forts; break;
    case Terrain::RailYard: ++sheet.yards; break;
    default: break;
  }
  if (terrain == Terrain::Mine || terrain == Terrain::Ranch) return;
  // PR-57: by how many railways the building was activated.
  int railways = 0;
  for (const Sides& tracks : sheet.tracks) {
    const auto& sides = kMap.sides[static_cast<std::size_t>(hex)];
    railways += std::ranges::any_of(sides, [&](int side) { return tracks.has(side); }) ? 1 : 0;
  }
  if (railways > 1 && sheet.mixed == 0) sheet.mixed = static_cast<std::uint8_t>(hex + 1);
}

Settled settle(const Map& map, const Drawn& drawn, int round) {
  Settled settled{.sheet = drawn.sheet, .active = {}};
  find_activated(map, drawn.sheet, drawn.laid, drawn.fenced, settled.active);
  for (const int hex : settled.active) activate(map, settled.sheet, hex, round);
  return settled;
}

}  // namespace rh::pioneer_rails
