// Written by train/forecast.cpp, learned from games of the levels (docs/bots.md).
#include "bots/games/pioneer_rails/forecast.h"

namespace rh::pioneer_rails {

const std::array<Formula, kFormulas> kFormula = {{
    {.net = {4.043, 0.2607, -1.368}, .objectives = {0, 0, 0}, .variance = {36.55, 20.2}, .of_points = {36.55, 20.2}},
    {.net = {3.703, 0.8995, -0.6399},
     .objectives = {1.422, 7.667, -2.159},
     .variance = {86.66, 16.52},
     .of_points = {38.59, 12.42}},
    {.net = {3.423, 0.5416, -0.6562}, .objectives = {0, 0, 0}, .variance = {28.23, 21.05}, .of_points = {28.23, 21.05}},
    {.net = {2.648, 0.7714, 0.5531}, .objectives = {0, 0, 0}, .variance = {74.46, 27.27}, .of_points = {74.46, 27.27}},
    {.net = {2.743, 1.408, 1.011},
     .objectives = {3.34, 7.104, -2.208},
     .variance = {106.3, 31.38},
     .of_points = {49.33, 25.41}},
    {.net = {2.511, 0.9323, 0.7758}, .objectives = {0, 0, 0}, .variance = {55.37, 34.25}, .of_points = {55.37, 34.25}},
}};

}  // namespace rh::pioneer_rails
