// A game of Legends of the West as text: what lies open, who has what, and the map as the routes of each company. It
// reads the view as every client gets it (docs/views/legends_of_the_west.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/layout.h"
#include "apps/cli/texts.h"
#include "engine/core/json_reader.h"

namespace rh::legends_of_the_west {

// "legends_of_the_west.<key>" with its places filled.
std::string say(const Texts& words, std::string_view key,
                std::initializer_list<std::pair<std::string_view, std::string_view>> filling = {});
// The name of something by its group and id: ("event", "E03"); the id where nothing is known.
std::string name_of(const Texts& words, std::string_view group, std::string_view id);
// The two cities of a link or route, and its lane: "Montréal – Buffalo a" of MTR-BUF/a.
std::string route_name(const Texts& words, std::string_view id);
// A card in its colour.
std::string card_name(const Texts& words, std::string_view kind);
// "a, b, c".
void add_to(std::string& list, std::string_view one);
// The items of a move's text: "red red.p" as "red card, red card with a pickaxe".
std::string cards_named(const Texts& words, const std::vector<std::string>& kinds);

// Year and event, display and decks, everybody's money, the own cards and tickets.
std::string draw_table(const Texts& words, const Json& view, const Names& names, Seat viewer);
// Everybody's routes by the names of their cities.
std::string in_words(const Texts& words, const Json& view, const Names& names);

}  // namespace rh::legends_of_the_west
