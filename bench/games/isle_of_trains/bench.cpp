#include "bench/engine/workload.h"
#include "engine/games/isle_of_trains/game.h"

namespace rh::isle_of_trains {

const bench::Bench& bench() {
  static const bench::TypedBench<IsleOfTrains> instance(*find_game("isle_of_trains"),
                                                        {{.options = {}, .seats = 1},
                                                         {.options = {"no_waiting=true"}, .seats = 1},
                                                         {.options = {"scenario=8"}, .seats = 1},
                                                         {.options = {}, .seats = 2},
                                                         {.options = {}, .seats = 4},
                                                         {.options = {"promo=true"}, .seats = 4}});
  return instance;
}

}  // namespace rh::isle_of_trains
