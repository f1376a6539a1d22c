// Learned by train/forecast.py.
#include "bots/games/railways_of_the_world/forecast.h"

namespace rh::railways_of_the_world {

const std::array<Formula, kFormulas> kFormula = {{
    {.points = {0.8, 2, 0, 0, 0, 0, 0, 0}, .variance = {20, 60}},
    {.points = {0.8, 2, 0, 0, 0, 0, 0, 3}, .variance = {20, 40}},
    {.points = {0.8, 2, 0, 0, 0, 0, 0, 3}, .variance = {20, 40}},
}};

}  // namespace rh::railways_of_the_world
