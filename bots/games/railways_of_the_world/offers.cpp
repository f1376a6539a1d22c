#include "bots/games/railways_of_the_world/offers.h"

#include "engine/core/hash.h"

namespace rh::railways_of_the_world {
namespace {

// Everything that decides what can be built: the track, and how much of it there is.
std::uint64_t key_of(const Table& table) {
  const std::uint64_t kind = shelf()[table.box].number << 2 |
                             static_cast<std::uint64_t>(table.tight_curves != 0 ? 2 : 0) |
                             static_cast<std::uint64_t>(table.limited_supply != 0 ? 1 : 0);
  const std::uint64_t tiles = hash_bytes(table.tiles.data(), sizeof table.tiles, kind);
  return hash_bytes(table.tracks.data(), sizeof table.tracks, tiles);
}

}  // namespace

const std::vector<Offer>& Offers::of(const Table& table) {
  const std::uint64_t key = key_of(table);
  if (any_ && key == key_) return all_;
  any_ = true;
  key_ = key;
  all_.clear();
  Ways ways;
  for (int city = 0; city < static_cast<int>(table.map().cities.size()); ++city) {
    // Nobody's seat: ends of unfinished lines are in the way of everybody.
    find_ways(Course::from_city(table, kNobody, city), table.common().most_tiles, kNoCard, ways);
    for (const Way& way : ways) {
      if (way.city > city)
        all_.push_back({static_cast<std::uint8_t>(city), static_cast<std::uint8_t>(way.city),
                        static_cast<std::uint16_t>(way.price), way.tiles});
    }
  }
  return all_;
}

bool fits(const Table& table, Seat seat, const Offer& offer) {
  Course course = Course::from_city(table, seat, offer.from);
  for (const Tile tile : offer.tiles) {
    if (!course.fits(tile)) return false;
    const int end = course.end(tile).city;
    if (end >= 0) return end == offer.to;
    course.push(tile);
  }
  return false;
}

int price_of(const Table& table, const Offer& offer, int card) {
  const Prices& prices = prices_of(table, card);
  const Map& map = table.map();
  int sum = 0;
  for (const Tile tile : offer.tiles) {
    sum += prices.of(map.at(tile.hex)) + (map.ridge(tile.hex, tile.in) ? prices.ridge : 0);
    if (map.ridge(tile.hex, tile.out) && map.city_in(map.neighbour(tile.hex, tile.out)) >= 0) sum += prices.ridge;
  }
  return sum;
}

}  // namespace rh::railways_of_the_world
