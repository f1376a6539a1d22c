// Things as views and quotes name them.
#pragma once

#include <string>

#include "engine/core/json_writer.h"
#include "engine/games/railways_of_the_world/building.h"

namespace rh::railways_of_the_world {

// "23.12", "23.12.2", "23.12 5-2", "new_york.2".
inline std::string hex_text(const Map& map, int hex) {
  return std::to_string(map.grid.col(hex)) + "." + std::to_string(map.grid.row(hex));
}
inline std::string end_text(const Map& map, int hex, int side) {
  return hex_text(map, hex) + "." + std::to_string(side);
}
inline std::string tile_text(const Map& map, Tile tile) {
  return hex_text(map, tile.hex) + " " + std::to_string(tile.in) + "-" + std::to_string(tile.out);
}
inline std::string side_text(const Map& map, int city, int side) {
  return std::string(map.city(city).id) + "." + std::to_string(side);
}

inline void write_seat(std::uint8_t seat, JsonWriter& json) {
  if (seat == kNobody)
    json.null();
  else
    json.value(static_cast<int>(seat));
}

// Where a link can be finished, with the cheapest ways, for this player's money.
void write_reach(const Course& course, int tiles, int card, const Company& company, const Table& table,
                 JsonWriter& json);
// By which sides a delivery left each city, from its first link or a later one on.
void write_path(const Table& table, const Delivery& delivery, std::size_t first, JsonWriter& json);

}  // namespace rh::railways_of_the_world
