// Plays any legal move, all equally likely: the measure that every other bot must beat.
#pragma once

#include "bots/bot.h"

namespace rh {

std::unique_ptr<Bot> make_random_bot();

}  // namespace rh
