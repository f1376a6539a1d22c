#include "engine/games/pioneer_rails/components.h"

#include <algorithm>

#include "engine/core/json_reader.h"
#include "generated/data_pioneer_rails.h"

namespace rh::pioneer_rails {
namespace {

constexpr std::array<std::string_view, 5> kWayNames = {"open", "bridge", "tunnel", "closed", "shortcut"};

std::uint8_t small(const JsonReader& data, int low, int high) {
  return static_cast<std::uint8_t>(data.number(low, high));
}

// The index of a text among names.
int one_of(const JsonReader& data, std::span<const std::string_view> names) {
  const auto found = std::ranges::find(names, data.text());
  if (found == names.end()) data.fail("is \"" + std::string(data.text()) + "\", which is unknown");
  return found == names.end() ? 0 : static_cast<int>(found - names.begin());
}

// A list of as many small numbers as there is room for.
template <std::size_t N>
void load_list(const JsonReader& data, std::array<std::uint8_t, N>& list) {
  if (data.size() != N) data.fail("does not have " + std::to_string(N) + " entries");
  for (std::size_t i = 0; i < N; ++i) list[i] = small(data.at(i), 0, 99);
}

// The numbers of the file must be those of the geometry: clients draw by them.
void expect(const JsonReader& data, int number) {
  if (data.json().is_null() ? number != hex::kNone : data.number(-1, 999) != number)
    data.fail("is not " + std::to_string(number));
}

void load_hex(const JsonReader& data, int hex, Map& map, std::array<int, kHexes>& range_of) {
  const auto h = static_cast<std::size_t>(hex);
  if (data.at("name").text() != kHexNames[h]) data.at("name").fail("is not " + std::string(kHexNames[h]));
  for (std::size_t i = 0; i < 6; ++i) {
    const auto direction = static_cast<std::size_t>(hex::from_north_east(static_cast<int>(i)));
    expect(data.at("corners").at(i), kMap.corners[h][i]);
    expect(data.at("sides").at(i), kMap.sides[h][direction]);
    expect(data.at("neighbours").at(i), kMap.neighbours[h][direction]);
  }
  const auto terrain = static_cast<Terrain>(one_of(data.at("type"), kTerrainNames));
  map.terrain[h] = terrain;
  if (terrain == Terrain::Station) {
    const auto suit = static_cast<std::size_t>(one_of(data.at("suit"), kSuitNames));
    map.station[suit] = static_cast<std::int16_t>(hex);
    for (const int corner : kMap.corners[h]) map.ports[suit].add(corner);
    map.all_ports |= map.ports[suit];
  }
  if (terrain == Terrain::Mountain) {
    const std::string_view name = data.at("range").text();
    const int number = name.size() == 2 && name[0] == 'M' ? name[1] - '1' : -1;
    if (number < 0 || number >= kMostRanges) data.at("range").fail("is no range M1..M8");
    range_of[h] = number;
  }
  const bool cell = terrain != Terrain::River && terrain != Terrain::Mountain && terrain != Terrain::Station;
  if (cell) map.cells.add(hex);
  if (terrain == Terrain::Ranch) map.ranches.add(hex);
  if (!cell) {
    for (const int corner : kMap.corners[h]) map.walls.add(corner);
  }
}

void load_towns(const JsonReader& data, Map& map) {
  map.town_at.fill(-1);
  if (data.size() > kMostTowns - 1) data.fail("are more than the boxes of the sheet");
  for (std::size_t i = 0; i < data.size() && data.ok(); ++i) {
    const JsonReader town = data.at(i);
    expect(town.at("id"), static_cast<int>(i));
    const auto corner = static_cast<std::size_t>(town.at("vertex").number(0, kCorners - 1));
    expect(town.at("x"), kMap.corner_points[corner].x);
    expect(town.at("y"), kMap.corner_points[corner].y);
    map.towns[i] = static_cast<std::int16_t>(corner);
    map.town_at[corner] = static_cast<std::int8_t>(i);
    if (map.all_ports.has(static_cast<int>(corner))) town.fail("lies at a station");
  }
  map.town_count = static_cast<std::uint8_t>(data.size());
}

void add_track(Map& map, int from, int to, Track track) {
  track.from = static_cast<std::int16_t>(from);
  track.to = static_cast<std::int16_t>(to);
  track.town = map.town_at[static_cast<std::size_t>(to)];
  ensure(map.track_count < kMostTracks);
  map.tracks[static_cast<std::size_t>(map.track_count++)] = track;
}

std::string text_of(const Track& track) {
  std::string text;
  print(Move::lay(kMap.corner_points[static_cast<std::size_t>(track.from)],
                  kMap.corner_points[static_cast<std::size_t>(track.to)]),
        text);
  return text;
}

void make_tracks(Map& map) {
  for (int side = 0; side < kSides; ++side) {
    const Track track{.side = static_cast<std::int16_t>(side), .way = way_of(map, side)};
    const auto& [a, b] = kMap.side_corners[static_cast<std::size_t>(side)];
    add_track(map, a, b, track);
    add_track(map, b, a, track);
  }
  for (int hex = 0; hex < kHexes; ++hex) {
    if (map.at(hex) != Terrain::Desert) continue;
    for (int diagonal = 0; diagonal < 3; ++diagonal) {
      const auto& corners = kMap.corners[static_cast<std::size_t>(hex)];
      const int a = corners[static_cast<std::size_t>(diagonal)], b = corners[static_cast<std::size_t>(diagonal + 3)];
      const Track track{
          .hex = static_cast<std::int16_t>(hex), .diagonal = static_cast<std::int8_t>(diagonal), .way = Way::Shortcut};
      add_track(map, a, b, track);
      add_track(map, b, a, track);
    }
  }
  // In the order of their texts, so that lists of moves need no sorting (PR-93).
  const std::span tracks(map.tracks.data(), static_cast<std::size_t>(map.track_count));
  std::vector<std::pair<std::string, Track>> sorted;
  for (const Track& track : tracks) sorted.emplace_back(text_of(track), track);
  std::ranges::sort(sorted, {}, &std::pair<std::string, Track>::first);
  for (auto& exits : map.exits) exits.fill(-1);
  for (std::size_t i = 0; i < tracks.size(); ++i) {
    tracks[i] = sorted[i].second;
    *std::ranges::find(map.exits[static_cast<std::size_t>(tracks[i].from)], std::int16_t{-1}) =
        static_cast<std::int16_t>(i);
  }
}

// What the file says of sides and shortcuts follows from its hexes.
void compare(const JsonReader& data, const Map& map) {
  const JsonReader sides = data.at("edges");
  if (sides.size() != kSides) sides.fail("are not " + std::to_string(kSides));
  for (int side = 0; side < kSides && data.ok(); ++side) {
    const JsonReader one = sides.at(static_cast<std::size_t>(side));
    const auto& [a, b] = kMap.side_corners[static_cast<std::size_t>(side)];
    expect(one.at("id"), side);
    expect(one.at("a"), a);
    expect(one.at("b"), b);
    if (one_of(one.at("kind"), kWayNames) != static_cast<int>(way_of(map, side)))
      one.at("kind").fail("is not what its hexes make it");
  }
  const auto shortcuts = std::ranges::count(std::span(map.tracks).first(static_cast<std::size_t>(map.track_count)),
                                            Way::Shortcut, &Track::way);
  if (data.at("shortcuts").size() * 2 != static_cast<std::size_t>(shortcuts))
    data.at("shortcuts").fail("are not three a desert hex");
}

void load_map(const JsonReader& data, Map& map) {
  const JsonReader hexes = data.at("hexes");
  if (hexes.size() != kHexes) hexes.fail("are not " + std::to_string(kHexes));
  std::array<int, kHexes> range_of;
  range_of.fill(-1);
  for (int hex = 0; hex < kHexes && data.ok(); ++hex)
    load_hex(hexes.at(static_cast<std::size_t>(hex)), hex, map, range_of);
  if (!data.ok()) return;
  map.walls |= kMap.border_corners;
  for (std::size_t side = 0; side < kSides; ++side) {
    for (const int hex : kMap.side_hexes[side]) {
      if (hex == hex::kNone || range_of[static_cast<std::size_t>(hex)] < 0) continue;
      map.ranges[side] = static_cast<std::uint8_t>(map.ranges[side] | 1u << range_of[static_cast<std::size_t>(hex)]);
    }
  }
  load_towns(data.at("towns"), map);
  if (!data.ok()) return;
  make_tracks(map);
  compare(data, map);
}

void load_cards(const JsonReader& data, Tables& t) {
  std::array<int, kCards> seen{};
  const JsonReader deck = data.at("cards").at("deck");
  for (std::size_t i = 0; i < deck.size(); ++i)
    ++seen[static_cast<std::size_t>(one_of(deck.at(i).at("rank"), kRankNames) * kSuits +
                                    one_of(deck.at(i).at("suit"), kSuitNames))];
  if (std::ranges::count(seen, 1) != kCards) deck.fail("is not one card of every rank and suit");
  const JsonReader hands = data.at("poker_hands");
  if (hands.size() != kHands) hands.fail("are not six");
  for (std::size_t i = 0; i < hands.size() && data.ok(); ++i)
    t.hand_points[static_cast<std::size_t>(one_of(hands.at(i).at("id"), kHandNames))] =
        small(hands.at(i).at("points"), 1, 99);
  const JsonReader objectives = data.at("objectives");
  if (objectives.size() != kObjectives) objectives.fail("are not fifteen");
  for (std::size_t i = 0; i < objectives.size() && data.ok(); ++i) {
    const JsonReader one = objectives.at(i);
    if (one.at("id").text() != kObjectiveNames[i]) one.at("id").fail("is out of order");
    t.objectives[i] = {static_cast<Type>(one_of(one.at("type"), kTypeNames)),
                       static_cast<Measure>(one_of(one.at("key"), kMeasureNames)), small(one.at("count"), 1, 99)};
  }
}

void load_sheet(const JsonReader& data, Tables& t) {
  const JsonReader sheet = data.at("sheet");
  load_list(sheet.at("ranch"), t.ranch_points);
  load_list(sheet.at("fort"), t.fort_points);
  load_list(sheet.at("bank_multipliers"), t.bank_factors);
  load_list(sheet.at("yard_multipliers"), t.yard_factors);
  t.gold_boxes = small(sheet.at("gold_boxes"), 1, 20);
  t.gold_points = small(sheet.at("gold_points_each"), 0, 9);
  t.most_deposit = small(sheet.at("bank_max_deposit"), 1, 9);
  t.town_boxes = small(sheet.at("town_boxes"), 1, kMostTowns);
  t.first_town_boxes = small(sheet.at("town_boxes_circled_at_start"), 0, t.town_boxes);
  t.town_points = small(sheet.at("town_points_each"), 0, 9);
  t.saloon_factor = small(sheet.at("saloon_factor"), 1, 9);
  expect(sheet.at("hands"), kRounds);
  expect(sheet.at("hand_size"), kTurns);
  for (const Terrain terrain : {Terrain::Mine, Terrain::Saloon, Terrain::Bank, Terrain::RailYard, Terrain::Fort})
    t.sides_needed[static_cast<std::size_t>(terrain)] =
        small(data.at("locations").at(name_of(terrain)).at("sides"), 1, 6);
  const JsonReader turn = data.at("turn");
  expect(turn.at("rounds"), kRounds);
  expect(turn.at("turns_per_round"), kTurns);
  t.base_tracks = small(turn.at("base_tracks"), 1, 9);
  t.railways_per_town = small(turn.at("max_railways_per_town"), 1, kSuits);
  t.star_first = small(data.at("objective_points").at("first"), 0, 99);
  t.star_later = small(data.at("objective_points").at("later"), 0, 99);
}

void load_modes(const JsonReader& data, Tables& t) {
  const JsonReader modes = data.at("modes");
  for (std::size_t i = 0; i < kModes; ++i) {
    const JsonReader mode = modes.at(kModeNames[i]);
    t.modes[i] = {.least = small(mode.at("players").at(std::size_t{0}), 1, 8),
                  .most = small(mode.at("players").at(std::size_t{1}), 1, 8),
                  .reveal = small(mode.at("reveal"), 1, 3),
                  .discard = small(mode.at("discard_first"), 0, 1),
                  .dealer_takes = small(mode.at("dealer_takes"), 0, 1)};
  }
  t.three_bonus = small(modes.at("standard").at("last_player_bonus").at("3"), 0, 99);
  const JsonReader solo = modes.at("solo");
  t.target_base = small(solo.at("target_base"), 0, 200);
  t.target_each = small(solo.at("target_per_open_objective"), 0, 99);
  const JsonReader levels = solo.at("levels");
  for (std::size_t i = 0; i < kLevels && data.ok(); ++i) {
    if (levels.at(i).at("id").text() != kLevelNames[i]) levels.at(i).fail("is out of order");
    t.level_extra[i] = small(levels.at(i).at("extra"), 0, 12);
  }
}

}  // namespace

Way way_of(const Map& map, int side) {
  const auto& [first, second] = kMap.side_hexes[static_cast<std::size_t>(side)];
  const bool border = second == hex::kNone;
  const auto both = [&](Terrain terrain) { return map.at(first) == terrain && (border || map.at(second) == terrain); };
  if (map.at(first) == Terrain::Station || (!border && map.at(second) == Terrain::Station)) return Way::Closed;
  if (both(Terrain::River)) return Way::Bridge;
  if (!border && both(Terrain::Mountain)) return Way::Tunnel;
  return Way::Open;
}

int Map::find(int from, int to) const {
  for (const int track : exits[static_cast<std::size_t>(from)]) {
    if (track >= 0 && (*this)[track].to == to) return track;
  }
  return -1;
}

Mode Tables::mode_of(int seats) const {
  for (std::size_t i = 0; i < kModes; ++i) {
    if (seats >= modes[i].least && seats <= modes[i].most) return static_cast<Mode>(i);
  }
  return Mode::Standard;
}

Tables load_tables(const JsonReader& data, Box&) {
  Tables t{};
  for (std::size_t side = 0; side < kSideCount && data.ok(); ++side)
    load_map(data.at("maps").at(kSideNames[side]), t.maps[side]);
  if (data.ok()) load_cards(data, t);
  if (data.ok()) load_sheet(data, t);
  if (data.ok()) load_modes(data, t);
  return t;
}

Shelf<Tables>& shelf() {
  static Shelf<Tables> instance({.game = "pioneer_rails", .files = generated::data_pioneer_rails}, load_tables);
  return instance;
}

const Tables& tables() {
  static const Tables& only = shelf().tables(0);
  return only;
}

}  // namespace rh::pioneer_rails
