#include "bots/games/pioneer_rails/reach.h"

#include <algorithm>
#include <cstring>

#include "engine/games/pioneer_rails/laying.h"

namespace rh::pioneer_rails {
namespace {

constexpr int kShortest = 12;  // the least that a side leads further in the numbers of corners

// A set of corners whose members all move at once.
struct Field {
  std::array<std::uint64_t, 4> words{};

  Field() = default;
  explicit Field(const std::array<std::uint64_t, 4>& all) : words(all) {}
  explicit Field(const Corners& corners) : words(std::bit_cast<std::array<std::uint64_t, 4>>(corners)) {}

  bool empty() const { return (words[0] | words[1] | words[2] | words[3]) == 0; }
  Field up(int n) const {
    Field moved;
    for (std::size_t i = 0; i < 4; ++i) moved.words[i] = words[i] << n | (i > 0 ? words[i - 1] >> (64 - n) : 0);
    return moved;
  }
  Field down(int n) const {
    Field moved;
    for (std::size_t i = 0; i < 4; ++i) moved.words[i] = words[i] >> n | (i < 3 ? words[i + 1] << (64 - n) : 0);
    return moved;
  }
  Field& operator|=(const Field& other) {
    for (std::size_t i = 0; i < 4; ++i) words[i] |= other.words[i];
    return *this;
  }
  friend Field operator&(Field a, const Field& b) {
    for (std::size_t i = 0; i < 4; ++i) a.words[i] &= b.words[i];
    return a;
  }
  friend Field operator-(Field a, const Field& b) {
    for (std::size_t i = 0; i < 4; ++i) a.words[i] &= ~b.words[i];
    return a;
  }
};

// Where open sides lead from these corners.
Field beside(const Ground& ground, const Field& corners) {
  Field reached;
  for (int i = 0; i < 3; ++i) {
    const Field from(ground.down[static_cast<std::size_t>(i)]);
    reached |= (corners & from).up(kShortest + i);
    reached |= corners.down(kShortest + i) & from;
  }
  return reached;
}

Ground survey(const Map& map) {
  Ground found;
  found.edge = kMap.border_corners;
  for (std::size_t town = 0; town < map.town_count; ++town) found.towns.add(map.towns[town]);
  for (int t = 0; t < map.track_count; ++t) {
    const Track& track = map[t];
    if (track.way == Way::Bridge) found.bridges.add(track.from);
    if (track.way == Way::Tunnel) found.tunnels.add(track.from);
    if (track.way == Way::Open && track.to > track.from)
      found.down[static_cast<std::size_t>(track.to - track.from - kShortest)]
                [static_cast<std::size_t>(track.from / 64)] |= std::uint64_t{1} << track.from % 64;
    if (track.side < 0 || track.way == Way::Closed) continue;
    for (int range = 0; range < kMostRanges; ++range) {
      if ((map.ranges[static_cast<std::size_t>(track.side)] >> range & 1) == 0) continue;
      found.ranges[static_cast<std::size_t>(range)].add(track.from);
      found.range_count = std::max(found.range_count, range + 1);
    }
  }
  for (int hex = 0; hex < kHexes; ++hex) {
    if (tables().sides_needed[static_cast<std::size_t>(map.at(hex))] > 0)
      found.places[static_cast<std::size_t>(found.place_count++)] = static_cast<std::uint8_t>(hex);
  }
  return found;
}

}  // namespace

const Ground& ground(int side) {
  static const std::array<Ground, kSideCount> both = {survey(tables().maps[0]), survey(tables().maps[1])};
  return both[static_cast<std::size_t>(side)];
}

Reach::Reach(const Table& table, const Sheet& sheet) {
  const Map& map = table.map();
  const Ground& here = ground(table.side);
  const Field towns(here.towns);
  const Field taken(sheet.touched | map.all_ports);
  std::memset(steps_.data(), kFar, sizeof steps_);
  for (int suit = 0; suit < kSuits; ++suit) {
    const Laying laying(map, sheet, static_cast<Suit>(suit));
    Field closed = taken;
    for (int town = 0; town < map.town_count; ++town) {
      const int corner = map.towns[static_cast<std::size_t>(town)];
      if (!laying.town_takes(town))
        closed.words[static_cast<std::size_t>(corner / 64)] |= std::uint64_t{1} << corner % 64;
    }
    Field front(laying.starts());
    auto& steps = steps_[index(suit)];
    for (std::uint8_t far = 0; far < kFar && !front.empty(); ++far) {
      fronts_[index(suit)][far] = std::bit_cast<Corners>(front.words);
      for (std::size_t i = 0; i < 4; ++i) {
        for (std::uint64_t rest = front.words[i]; rest != 0; rest &= rest - 1)
          steps[64 * i + static_cast<std::size_t>(std::countr_zero(rest))] = far;
      }
      // What was met before is closed from now on; nothing goes on from a town.
      closed |= front;
      front = beside(here, front - towns) - closed;
    }
  }
}

}  // namespace rh::pioneer_rails
