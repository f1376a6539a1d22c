#include "bench/engine/workload.h"
#include "engine/games/legends_of_the_west/game.h"

namespace rh::legends_of_the_west {

const bench::Bench& bench() {
  static const bench::TypedBench<LegendsOfTheWest> instance(
      *find_game("legends_of_the_west"),
      {{.options = {}, .seats = 2}, {.options = {}, .seats = 5}, {.options = {"mode=continent"}, .seats = 4}});
  return instance;
}

}  // namespace rh::legends_of_the_west
