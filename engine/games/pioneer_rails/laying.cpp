#include "engine/games/pioneer_rails/laying.h"

namespace rh::pioneer_rails {

bool Laying::any_free() const {
  for (const int corner : starts()) {
    for (const int exit : map_.exits[static_cast<std::size_t>(corner)]) {
      if (exit < 0) break;
      const Track& track = map_[exit];
      if (track.way == Way::Open && fits(track)) return true;
    }
  }
  return false;
}

bool lay(const Map& map, Sheet& sheet, Suit suit, const Track& track) {
  const auto s = static_cast<std::size_t>(suit);
  const auto railway = static_cast<std::uint8_t>(1u << s);
  if (track.side >= 0) {
    sheet.tracks[s].add(track.side);
    sheet.walls.add(track.side);
    sheet.ranges = static_cast<std::uint8_t>(sheet.ranges | map.ranges[static_cast<std::size_t>(track.side)]);
  } else {
    sheet.cuts[static_cast<std::size_t>(track.hex)] =
        static_cast<std::int8_t>(track.diagonal + 4 * static_cast<int>(s));
  }
  if (track.way == Way::Bridge) sheet.bridges |= railway;
  if (track.way == Way::Tunnel) sheet.tunnels |= railway;

  sheet.touched.add(track.from);
  if (sheet.ends[s].has(track.from)) {
    sheet.ends[s].remove(track.from);
    sheet.inner[s].add(track.from);
  }
  // A track begins at a port or at another track: only its end can be the first on the border.
  if (kMap.border_corners.has(track.to)) sheet.at_edge |= railway;
  if (track.town >= 0) {
    std::uint8_t& arrived = sheet.towns[static_cast<std::size_t>(track.town)];
    const bool first = arrived == 0;
    arrived |= railway;
    if (first) ++sheet.boxes;
    return !first || map.walls.has(track.to);
  }
  sheet.touched.add(track.to);
  sheet.ends[s].add(track.to);
  // It began at a wall, as every track does; where it ends at another one it may part a region.
  return map.walls.has(track.to);
}

}  // namespace rh::pioneer_rails
