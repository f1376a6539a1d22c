// A game of Railways of the World as text: the map two columns a hex, who has what, and the same in sentences. It reads
// the view as every client gets it (docs/views/railways_of_the_world.md), and the printed map from the box.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/layout.h"
#include "apps/cli/texts.h"
#include "engine/core/json_reader.h"
#include "engine/games/railways_of_the_world/components.h"

namespace rh::railways_of_the_world {

// "railways_of_the_world.<key>" with its places filled.
std::string say(const Texts& words, std::string_view key,
                std::initializer_list<std::pair<std::string_view, std::string_view>> filling = {});
// The name of something by its group and id: ("cards", "land_grant").
std::string name_of(const Texts& words, std::string_view group, const Json& id);
// A city; those of a map from outside have the name that its file gives them.
std::string city_name(const Texts& words, const Map& map, std::string_view id);
// "$8k", and with the bonds it takes.
std::string money(const Texts& words, int thousands);
std::string price(const Texts& words, const Json& quote);
// "a, b, c".
void add_to(std::string& list, std::string_view one);

// The map of a view.
const Map& map_of(const Json& view);

// A letter where a tile would lead.
struct Label {
  int hex = 0;
  char letter = ' ';
};
std::string draw_map(const Texts& words, const Json& view, std::span<const Label> labels);
// Turn and round, the empty cities, everybody's money, the open cards and lines, and the own baron.
std::string draw_table(const Texts& words, const Json& view, const Names& names, Seat viewer);
// The same in sentences: every city with its cubes and links.
std::string in_words(const Texts& words, const Json& view, const Names& names, Seat viewer);

}  // namespace rh::railways_of_the_world
