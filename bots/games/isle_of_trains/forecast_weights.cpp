#include "bots/games/isle_of_trains/forecast.h"

namespace rh::isle_of_trains {

const std::array<Formula, kFormulas> kFormula = {};

}  // namespace rh::isle_of_trains
