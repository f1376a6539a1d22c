// A map file read into a Map, with everything that is wrong with it: whoever draws a map wants to hear of all at once.
#pragma once

#include "engine/core/json_reader.h"
#include "engine/games/railways_of_the_world/components.h"

namespace rh::railways_of_the_world {

// What is wrong goes into the box's `problems`, what is only odd into its `warnings`. `bag`: as many cubes there are.
// Cities have no `name` yet.
Map load_map(const JsonReader& data, int bag, Box& box);

// "5.7": as moves write a hex.
std::string text_of(const HexGrid& grid, int hex);

}  // namespace rh::railways_of_the_world
