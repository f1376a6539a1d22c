// Learns the formulas of forecast.h from games of the levels: least squares for the points, a curve for the chance to
// win a scenario.
#pragma once

#include <cstdint>

namespace rh::isle_of_trains {

// Plays so many games of every kind and writes the source file of the formulas.
int learn_forecast(const char* path, int games, std::uint64_t seed);

}  // namespace rh::isle_of_trains
