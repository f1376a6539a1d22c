// What others seem to hold: worlds are imagined with any tickets in their hands, but who has built towards a ticket is
// likelier to have it.
#pragma once

#include <array>

#include "engine/games/legends_of_the_west/rules.h"

namespace rh::legends_of_the_west {

class Guess {
 public:
  // What the map tells this seat; hands in `world` are not looked at.
  Guess(const State& world, Seat viewer);
  // Deals the tickets anew that others and the unordered part of the deck hold in an imagined world.
  void deal(State& world, Random& random) const;

 private:
  Seat viewer_;
  std::array<std::array<double, kTickets>, kSeats> weights_;
};

}  // namespace rh::legends_of_the_west
