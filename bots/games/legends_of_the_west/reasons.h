// Why a move is good, in one sentence.
#pragma once

#include "bots/advice.h"
#include "bots/games/legends_of_the_west/policy.h"

namespace rh::legends_of_the_west {

Reason reason_for(const State& world, Seat seat, const Move& move);

}  // namespace rh::legends_of_the_west
