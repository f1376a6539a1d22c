#include "bench/engine/workload.h"
#include "engine/games/railways_of_the_world/game.h"

namespace rh::railways_of_the_world {

const bench::Bench& bench() {
  static const bench::TypedBench<RailwaysOfTheWorld> instance(
      *find_game("railways_of_the_world"), {{.options = {}, .seats = 1},
                                            {.options = {}, .seats = 4},
                                            {.options = {}, .seats = 6},
                                            {.options = {"map=mexico", "limited_supply=true"}, .seats = 4}});
  return instance;
}

}  // namespace rh::railways_of_the_world
