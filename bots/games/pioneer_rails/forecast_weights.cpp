// Written by train/forecast.cpp, learned from games of the levels (docs/bots.md).
#include "bots/games/pioneer_rails/forecast.h"

namespace rh::pioneer_rails {

const std::array<Formula, kFormulas> kFormula = {{
    {.net = {2.039, 1.171, -0.5911}, .objectives = {0, 0, 0}, .variance = {22.43, 8.952}, .of_points = {22.43, 8.952}},
    {.net = {-1.159, 2.758, 1.496},
     .objectives = {-0.1999, 8.252, -2.21},
     .variance = {36.24, 12.68},
     .of_points = {26.9, 6.073}},
    {.net = {1.443, 1.435, -0.04549}, .objectives = {0, 0, 0}, .variance = {19.47, 9.828}, .of_points = {19.47, 9.828}},
    {.net = {3.571, 0.6621, -0.375}, .objectives = {0, 0, 0}, .variance = {49.58, 9.722}, .of_points = {49.58, 9.722}},
    {.net = {2.023, 1.872, 0.5318},
     .objectives = {-0.5128, 9.398, -2.609},
     .variance = {61.96, 17.63},
     .of_points = {42.26, 10.08}},
    {.net = {3.092, 0.9871, 0.01811}, .objectives = {0, 0, 0}, .variance = {43.55, 11.82}, .of_points = {43.55, 11.82}},
}};

}  // namespace rh::pioneer_rails
