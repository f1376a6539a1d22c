#include "bench/engine/workload.h"
#include "engine/games/railroad_ink/game.h"

namespace rh::railroad_ink {

const bench::Bench& bench() {
  static const bench::TypedBench<RailroadInk> instance(
      *find_game("railroad_ink"), {{.options = {}, .seats = 1},
                                   {.options = {"meteor=true"}, .seats = 1},
                                   {.options = {"lava=true"}, .seats = 1},
                                   {.options = {"meteor=true", "lava=true"}, .seats = 1},
                                   {.options = {}, .seats = 4},
                                   {.options = {}, .seats = 12},
                                   {.options = {"draft=true"}, .seats = 3},
                                   {.options = {"draft=true", "meteor=true", "lava=true"}, .seats = 4}});
  return instance;
}

}  // namespace rh::railroad_ink
