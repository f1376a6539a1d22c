#include "bench/engine/workload.h"
#include "engine/games/pioneer_rails/game.h"

namespace rh::pioneer_rails {

const bench::Bench& bench() {
  static const bench::TypedBench<PioneerRails> instance(*find_game("pioneer_rails"),
                                                        {{.options = {}, .seats = 1},
                                                         {.options = {"side=B"}, .seats = 1},
                                                         {.options = {}, .seats = 4},
                                                         {.options = {"side=B", "extra_card=true"}, .seats = 8}});
  return instance;
}

}  // namespace rh::pioneer_rails
