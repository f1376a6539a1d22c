// Why a move is good, in one sentence (`railways_of_the_world.reasons`).
#pragma once

#include "bots/advice.h"
#include "bots/games/railways_of_the_world/plans.h"

namespace rh::railways_of_the_world {

// Of the first move of a plan, which may be in the middle of an action.
Reason reason_for(const State& state, Seat seat, const Plan& plan);

}  // namespace rh::railways_of_the_world
