// Which tables the rules read: those of the only box, unless a test lays out others.
#pragma once

#include "engine/games/legends_of_the_west/components.h"

namespace rh::legends_of_the_west {

const Tables*& laid_out();

}  // namespace rh::legends_of_the_west
