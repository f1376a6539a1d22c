// Why a move is good, as far as it can be said in one sentence.
#pragma once

#include "bots/advice.h"
#include "bots/games/railroad_ink/sketch.h"
#include "engine/games/railroad_ink/game.h"

namespace rh::railroad_ink {

// `end`: the board that the round is meant to end with.
Reason reason_for(const State& world, Seat seat, const Move& move, const Sketch& end);

}  // namespace rh::railroad_ink
