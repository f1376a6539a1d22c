#include "engine/games/railways_of_the_world/building.h"

namespace rh::railways_of_the_world {
namespace {

int turn_of(int a, int b) { return hex::turned(b, -a); }
bool is_tight(int a, int b) { return turn_of(a, b) == 1 || turn_of(a, b) == 5; }
bool is_straight(int a, int b) { return turn_of(a, b) == 3; }

// The sides of a cross that of b: one end of b lies between those of a, the other does not.
bool cross(int a, int a2, int b, int b2) {
  return (turn_of(a, b) < turn_of(a, a2)) != (turn_of(a, b2) < turn_of(a, a2));
}

// Takes the tile that lies in a hex out of the supply (-1), or puts it back (1).
void count_tile(Table& table, int hex, int change) {
  const HexTrack& track = table.track(hex);
  if (track.count() == 0) return;
  const auto [shape, counted] = shape_of(track);
  auto& left = table.tiles[static_cast<std::size_t>(shape)];
  if (counted) left = static_cast<std::uint16_t>(left + change);
}

template <class Change>
void change_track(Table& table, int hex, Change change) {
  if (table.limited_supply != 0) count_tile(table, hex, 1);
  change(table.track(hex));
  if (table.limited_supply != 0) count_tile(table, hex, -1);
}

void set_sides(Table& table, int link) {
  const Link& one = table.link(link);
  table.at_side(one.from, one.from_side) = static_cast<std::uint8_t>(link);
  if (one.finished()) table.at_side(one.to, one.to_side) = static_cast<std::uint8_t>(link);
}

// The list of links without one: those behind it move up.
void erase_link(Table& table, int link) {
  --table.link_count;
  for (int l = link; l < table.link_count; ++l) {
    table.link(l) = table.link(l + 1);
    set_sides(table, l);
  }
  table.link(table.link_count) = {};
}

}  // namespace

ShapeThere shape_of(const HexTrack& track) {
  const int a = track.first(), a2 = track.last();
  if (track.count() == 1) return {is_straight(a, a2) ? Shape::Straight : Shape::Curve, !is_tight(a, a2)};
  const unsigned rest = track.used() & ~(1u << a | 1u << a2);
  const int b = std::countr_zero(rest), b2 = track.across(b);
  const int straight = (is_straight(a, a2) ? 1 : 0) + (is_straight(b, b2) ? 1 : 0);
  const bool counted = !is_tight(a, a2) && !is_tight(b, b2);
  if (straight == 2) return {Shape::CrossStraightStraight, counted};
  if (straight == 1) return {Shape::CrossStraightCurve, counted};
  return {cross(a, a2, b, b2) ? Shape::CrossCurveCurve : Shape::DoubleCurve, counted};
}

// --- where a tile may lie ---------------------------------------------------------------------

Course Course::from_city(const Table& table, Seat seat, int city) { return {table, seat, city}; }

Course Course::from_link(const Table& table, Seat seat, int link) {
  const Link& one = table.link(link);
  Course course(table, seat, one.from);
  walk(table, one, [&](Tile tile) { course.hexes_.push_back(tile.hex); });
  course.go_to(one.head, one.to_side);
  return course;
}

Course Course::now(const Table& table) {
  const Building& building = table.building;
  if (building.link == kNoLink) return from_city(table, table.acting(), building.start);
  return from_link(table, table.acting(), building.link);
}

Fault Course::fault(Tile tile) const {
  if (tile.hex == hex::kNone) return 208;
  if (hex_ != hex::kNone ? tile.hex != hex_ || tile.in != in_ : map_->neighbour(tile.hex, tile.in) != start_hex())
    return 205;
  if (const Fault found = fault_in_hex(tile)) return found;
  if (const Fault found = fault_beyond(tile)) return found;
  return table_->limited_supply != 0 && !in_supply(tile) ? 240 : 0;
}

Fault Course::fault_in_hex(Tile tile) const {
  if (!takes_track(map_->at(tile.hex))) return 208;
  if (tile.in == tile.out || (is_tight(tile.in, tile.out) && table_->tight_curves == 0)) return 209;
  if (covers(tile.hex)) return 214;
  const HexTrack& track = table_->track(tile.hex);
  if (track.count() == 2) return 210;
  return (track.used() & (1u << tile.in | 1u << tile.out)) != 0 ? 211 : 0;
}

Fault Course::fault_beyond(Tile tile) const {
  const int beyond = map_->neighbour(tile.hex, tile.out);
  if (beyond == hex::kNone) return 215;
  const Terrain terrain = map_->at(beyond);
  if (terrain == Terrain::City) return map_->city_in(beyond) == start_ ? 212 : 0;
  if (!takes_track(terrain)) return 215;
  const int other = open_end_across(tile.hex, tile.out);
  if (other < 0) return 0;
  const Link& met = table_->link(other);
  if (met.owner != seat_) return 211;
  if (met.from == start_) return 212;
  bool twice = false;
  walk(*table_, met, [&](Tile laid) { twice = twice || laid.hex == tile.hex || covers(laid.hex); });
  return twice ? 214 : 0;
}

bool Course::in_supply(Tile tile) const {
  const auto after = [&](Tile laid) {
    HexTrack track = table_->track(laid.hex);
    track.add(laid.in, laid.out);
    return shape_of(track);
  };
  const auto [shape, counted] = after(tile);
  if (!counted) return true;
  int left = table_->tiles[static_cast<std::size_t>(shape)];
  for (const Tile laid : tried_) {
    const HexTrack& before = table_->track(laid.hex);
    const ShapeThere now = after(laid);
    if (now.counted && now.shape == shape) --left;
    if (before.count() == 1 && shape_of(before).counted && shape_of(before).shape == shape) ++left;
  }
  return left > 0;
}

// Where a track ends at a side that carries nothing here, it is an open end: finished links use both sides.
int Course::open_end_across(int hex, int side) const {
  const int beyond = map_->neighbour(hex, side), there = hex::opposite(side);
  return table_->track(beyond).uses(there) ? link_at_end(*table_, beyond, there) : -1;
}

Course::End Course::end(Tile tile) const {
  const int beyond = map_->neighbour(tile.hex, tile.out);
  if (const int city = map_->city_in(beyond); city >= 0) return {city, hex::opposite(tile.out)};
  const int other = open_end_across(tile.hex, tile.out);
  if (other < 0) return {};
  return {table_->link(other).from, table_->link(other).from_side, other};
}

Price Course::price(Tile tile, int card) const {
  const Prices& prices = prices_of(*table_, card);
  const int ridges =
      (map_->ridge(tile.hex, tile.in) ? 1 : 0) + (map_->ridge(tile.hex, tile.out) && end(tile).city >= 0 ? 1 : 0);
  return {prices.of(map_->at(tile.hex)), ridges * prices.ridge};
}

void Course::push(Tile tile) {
  hexes_.push_back(tile.hex);
  tried_.push_back(tile);
  go_to(tile.hex, tile.out);
}

// --- the cheapest ways ------------------------------------------------------------------------

namespace {

class WayFinder {
 public:
  WayFinder(int card, Ways& ways) : card_(card), ways_(ways) { best_.fill(-1); }

  void search(const Course& course, int tiles, int price) {
    course.each_next([&](Tile tile) {
      const int sum = price + course.price(tile, card_).sum();
      const int city = course.end(tile).city;
      if (city < 0 && tiles == 1) return;
      Course next = course;
      next.push(tile);
      if (city >= 0)
        offer({city, sum, next.tried()});
      else
        search(next, tiles - 1, sum);
    });
  }

 private:
  // Of ways with the same price the one with fewer tiles, then the one that was found first.
  void offer(const Way& way) {
    std::int8_t& place = best_[static_cast<std::size_t>(way.city)];
    if (place < 0) {
      place = static_cast<std::int8_t>(ways_.size());
      ways_.push_back(way);
      return;
    }
    Way& best = ways_[static_cast<std::size_t>(place)];
    if (std::pair(way.price, way.tiles.size()) < std::pair(best.price, best.tiles.size())) best = way;
  }

  int card_;
  Ways& ways_;
  std::array<std::int8_t, kMostCities> best_;
};

}  // namespace

void find_ways(const Course& course, int tiles, int card, Ways& ways) {
  ways.clear();
  if (tiles > 0) WayFinder(card, ways).search(course, tiles, 0);
}

// --- what a tile does -------------------------------------------------------------------------

int link_at_end(const Table& table, int hex, int side) {
  for (int l = table.link_count - 1; l >= 0; --l) {
    const Link& link = table.link(l);
    if (!link.finished() && link.head == hex && link.to_side == side) return l;
  }
  return -1;
}

int lay(Table& table, Seat seat, Tile tile) {
  Building& building = table.building;
  const Course::End end = Course::now(table).end(tile);
  if (building.link == kNoLink) {
    ensure(table.link_count < kMostLinks);
    building.link = table.link_count++;
    Link& link = table.link(building.link);
    link.owner = static_cast<std::uint8_t>(seat);
    link.from = building.start;
    link.from_side = static_cast<std::uint8_t>(hex::opposite(tile.in));
    set_sides(table, building.link);
  }
  change_track(table, tile.hex, [&](HexTrack& track) { track.add(tile.in, tile.out); });
  Link& link = table.link(building.link);
  if (end.city < 0) {
    link.head = tile.hex;
    link.to_side = tile.out;
    return -1;
  }
  link.head = hex::kNone;
  link.to = static_cast<std::uint8_t>(end.city);
  link.to_side = static_cast<std::uint8_t>(end.side);
  if (end.joined >= 0) {
    erase_link(table, end.joined);
    if (end.joined < building.link) --building.link;
  }
  const int finished = building.link;
  set_sides(table, finished);
  const int from = table.link(finished).from, to = table.link(finished).to;
  table.near[static_cast<std::size_t>(from)] |= bit(to);
  table.near[static_cast<std::size_t>(to)] |= bit(from);
  return finished;
}

void remove_link(Table& table, int link) {
  const Link gone = table.link(link);
  FixedVector<Tile, kMostLinkTiles> tiles;
  walk(table, gone, [&](Tile tile) { tiles.push_back(tile); });
  for (const Tile tile : tiles) change_track(table, tile.hex, [&](HexTrack& track) { track.remove(tile.in); });
  table.at_side(gone.from, gone.from_side) = kNoLink;
  erase_link(table, link);
}

bool joins(const Table& table, Seat seat, CitySet from, CitySet to) {
  CitySet seen = from, front = from;
  while (front != 0 && (seen & to) == 0) {
    CitySet next = 0;
    each(front, [&](int city) {
      for (const std::uint8_t l : table.at[static_cast<std::size_t>(city)]) {
        if (l != kNoLink && table.link(l).owner == seat && table.link(l).finished())
          next |= bit(table.link(l).other(city));
      }
    });
    front = next & ~seen;
    seen |= next;
  }
  return (seen & to) != 0;
}

bool would_join(const Table& table, Seat seat, const MajorLine& major, int from, int to) {
  const auto joined = [&](int a, int b) { return joins(table, seat, bit(a), bit(b)); };
  return joined(major.a, major.b) || (joined(major.a, from) && joined(to, major.b)) ||
         (joined(major.a, to) && joined(from, major.b));
}

}  // namespace rh::railways_of_the_world
