// Track: where a tile may lie, what it costs, and what becomes of the link (RW-42 to RW-55).
#pragma once

#include "engine/games/railways_of_the_world/state.h"

namespace rh::railways_of_the_world {

// Of one link: some builds of one turn, two such links joined.
inline constexpr int kMostLinkTiles = 96;

// What the rules say of a tile: the number of the refusal (spec section 8), 0 where it is legal.
using Fault = int;

struct Price {
  int terrain = 0, ridge = 0;
  int sum() const { return terrain + ridge; }
};

// Prices of a build: those of the box, or of the card that is used for it (RW-52).
inline const Prices& prices_of(const Table& table, int card) {
  return card == kNoCard ? table.common().prices : table.card(card).prices;
}

// Goes over the tiles of a link from its first city.
template <class Use>
void walk(const Table& table, const Link& link, Use use) {
  const Map& map = table.map();
  int side = link.from_side, at = map.city(link.from).hex;
  do {
    at = map.neighbour(at, side);
    const int in = hex::opposite(side);
    side = table.track(at).across(in);
    use(Tile{static_cast<std::int16_t>(at), static_cast<std::uint8_t>(in), static_cast<std::uint8_t>(side)});
  } while (link.finished() ? map.city_in(map.neighbour(at, side)) < 0 : at != link.head || side != link.to_side);
}

// The shape of what would lie in a hex, and whether tiles of that shape are counted (RW-123).
struct ShapeThere {
  Shape shape = Shape::Straight;
  bool counted = true;
};
ShapeThere shape_of(const HexTrack& track);

// A link as it is built: where its next tile goes, and what may be laid there. Tiles can be tried out on it without
// touching the table.
class Course {
 public:
  static Course from_city(const Table& table, Seat seat, int city);
  static Course from_link(const Table& table, Seat seat, int link);
  // Of the build that goes on.
  static Course now(const Table& table);

  // In the order of RW-109; the reason for the open end of another link is told with that link.
  Fault fault(Tile tile) const;
  bool fits(Tile tile) const { return fault(tile) == 0; }
  // Where a link would end that is finished by this tile, which fits; -1: it stays open. `joined`: the own unfinished
  // link whose open end it meets, or -1.
  struct End {
    int city = -1, side = 0;
    int joined = -1;
  };
  End end(Tile tile) const;
  Price price(Tile tile, int card) const;

  // All tiles that fit, until `use` says that it was the last one.
  template <class Use>
  bool find_next(Use use) const {
    const auto at = [&](int hex, int in) {
      for (int turn = 1; turn < 6; ++turn) {
        const Tile tile{static_cast<std::int16_t>(hex), static_cast<std::uint8_t>(in),
                        static_cast<std::uint8_t>(hex::turned(in, turn))};
        if (fits(tile) && use(tile)) return true;
      }
      return false;
    };
    if (hex_ != hex::kNone) return at(hex_, in_);
    for (int side = 0; side < 6; ++side) {
      const int hex = map_->neighbour(start_hex(), side);
      if (hex != hex::kNone && at(hex, hex::opposite(side))) return true;
    }
    return false;
  }
  template <class Use>
  void each_next(Use use) const {
    find_next([&](Tile tile) {
      use(tile);
      return false;
    });
  }
  // Is there any?
  bool goes_on() const {
    return find_next([](Tile) { return true; });
  }
  // Tries a tile that leaves the link open.
  void push(Tile tile);
  using Tried = FixedVector<Tile, kMostBuilt>;
  const Tried& tried() const { return tried_; }

 private:
  Course(const Table& table, Seat seat, int start) : table_(&table), map_(&table.map()), seat_(seat), start_(start) {}
  int start_hex() const { return map_->city(start_).hex; }
  bool covers(int hex) const {
    for (const std::int16_t one : hexes_) {
      if (one == hex) return true;
    }
    return false;
  }
  Fault fault_in_hex(Tile tile) const;
  Fault fault_beyond(Tile tile) const;
  bool in_supply(Tile tile) const;
  // The unfinished link whose open end lies across this side, or -1.
  int open_end_across(int hex, int side) const;
  void go_to(int hex, int side) {
    hex_ = map_->neighbour(hex, side);
    in_ = hex::opposite(side);
  }

  const Table* table_;
  const Map* map_;
  Seat seat_;
  int start_;
  int hex_ = hex::kNone, in_ = 0;                    // of the next tile; none: any hex beside the start
  FixedVector<std::int16_t, kMostLinkTiles> hexes_;  // of the link so far
  Tried tried_;
};

// The cheapest way to finish a link with at most so many tiles, for each city where that is possible.
struct Way {
  int city = -1, price = 0;
  Course::Tried tiles;
};
using Ways = FixedVector<Way, kMostCities>;
void find_ways(const Course& course, int tiles, int card, Ways& ways);

// The unfinished link whose open end this is, or -1.
int link_at_end(const Table& table, int hex, int side);
// May this seat begin a build in a city?
inline bool may_build(const Table& table, Seat seat, int city) {
  return Course::from_city(table, seat, city).goes_on();
}

// Lays a tile of the build that goes on; it fits. The link, if it is finished now, else -1.
int lay(Table& table, Seat seat, Tile tile);
// Takes an unfinished link away (RW-54); the links behind it move up.
void remove_link(Table& table, int link);

// Are the two sets of cities joined by finished links of this seat?
bool joins(const Table& table, Seat seat, CitySet from, CitySet to);
// Would a major line be complete with a link of this seat between two cities?
bool would_join(const Table& table, Seat seat, const MajorLine& major, int from, int to);

}  // namespace rh::railways_of_the_world
