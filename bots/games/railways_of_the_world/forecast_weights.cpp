// Written by train/train.cpp, learned from games of the levels (docs/bots.md).
#include "bots/games/railways_of_the_world/forecast.h"

namespace rh::railways_of_the_world {

const std::array<Formula, kFormulas> kFormula = {{
    {.points = {0.6771, 10.99, 0.6094, 0.01759, -8.675, 0.04528, 1.233, 16.27, 1.627, 0, 0},
     .variance = {139.3, 99.62},
     .common = {0, 0}},
    {.points = {1.162, 3.712, 0.4913, -0.5526, -4.777, -0.1321, 1.834, 7.99, 1.598, 0.09491, 3.035},
     .variance = {47.42, 5.573},
     .common = {46.7, -31.16}},
    {.points = {0.9832, 8.287, -1.448, -0.4851, -3.339, -0.1189, 2.126, 2.13, 0.6391, 0.1978, 2.484},
     .variance = {36.98, 11.7},
     .common = {30.25, -2.69}},
    {.points = {1.212, 4.353, 0.7416, -0.6542, -2.873, -0.2248, 0.8787, 8.044, -7.344, 0.2309, 1.524},
     .variance = {26.23, 5.193},
     .common = {21.09, -4.672}},
}};

}  // namespace rh::railways_of_the_world
