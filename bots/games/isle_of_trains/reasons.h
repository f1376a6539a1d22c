// Why a move of Isle of Trains is good, in one sentence.
#pragma once

#include <span>

#include "bots/advice.h"
#include "engine/games/isle_of_trains/rules.h"

namespace rh::isle_of_trains {

// `then` are the small decisions that are meant to follow. Nothing where there is nothing to say.
Reason reason_for(const State& state, const Move& move, std::span<const Move> then);

}  // namespace rh::isle_of_trains
