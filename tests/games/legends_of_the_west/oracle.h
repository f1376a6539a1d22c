// Judges a game from the words of the spec, the data files and the JSON of a view, independently of the engine.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/core/json_reader.h"

namespace rh::legends_of_the_west::testing {

using RouteList = std::vector<const Json*>;

int value_of(const std::string& ticket);
// The routes of a seat in a view, as the data file has them.
RouteList routes_of(const Json& view, int seat);
// The longest trail, every route at most once (TL-63); and whether cities are connected (TL-62).
int longest(const RouteList& routes);
bool connected(const RouteList& routes, const std::string& a, const std::string& b);
// The territories that may be opened (2.4).
std::set<std::string> openable(const std::set<std::string>& open);
// Cities in play, and the shortest lengths between two of them with these territories (TL-7).
std::set<std::string> cities_with(const std::set<std::string>& open);
std::map<std::string, int> distances(const std::set<std::string>& open, const std::string& from);
// The ticket deck of a game (TL-9).
std::set<std::string> deck_of(const std::set<std::string>& open, const std::set<std::string>& retired);
// Every claim that a seat can declare, as texts, from its own view (TL-37..43).
std::set<std::string> claims(const Json& view, int seat);

}  // namespace rh::legends_of_the_west::testing
