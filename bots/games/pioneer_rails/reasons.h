// Why a move is good, as far as it can be said in one sentence.
#pragma once

#include "bots/advice.h"
#include "bots/games/pioneer_rails/planner.h"

namespace rh::pioneer_rails {

// `plan`: how the turn is meant to end after this move.
Reason reason_for(const State& world, Seat seat, const Move& move, const Plan& plan);

}  // namespace rh::pioneer_rails
