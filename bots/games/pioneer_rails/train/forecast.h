// Learns how games end (forecast.h) from games of the levels.
#pragma once

#include <cstdint>

namespace rh::pioneer_rails {

// So many games of each kind, with seeds from this one on, into this file.
int learn_forecast(const char* path, int games, std::uint64_t seed);

}  // namespace rh::pioneer_rails
