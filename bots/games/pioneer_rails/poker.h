// What a poker hand will be worth (PR-11), if the cards are chosen half for it and half for their railways.
#pragma once

#include "engine/games/pioneer_rails/state.h"

namespace rh::pioneer_rails {

// Of the hand of this round, with the cards that were not seen yet; its points when it is full. Without the saloon.
double expected_hand(const Sheet& sheet, int round, std::uint32_t seen);
// Of a hand that has not begun.
double expected_new_hand();

}  // namespace rh::pioneer_rails
