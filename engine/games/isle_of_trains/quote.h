// What a legal move costs and brings. The rules' own questions answer it; here it is only written down.
#pragma once

#include "engine/games/isle_of_trains/rules.h"

namespace rh::isle_of_trains {

// Fields of docs/views/isle_of_trains.md, section Quotes, for a legal move of the seat that is to act.
void quote(const State& state, const Move& move, JsonWriter& json);

}  // namespace rh::isle_of_trains
