#include "bots/games/pioneer_rails/judgement.h"

#include <algorithm>

// The same sums on every platform.
#pragma clang fp contract(off)

namespace rh::pioneer_rails {

Features Judgement::weights(int turns_left) const {
  Features all{};
  if (turns_left <= 0) return all;
  const auto fill = [&](const Group& group, float most, float each_further) {
    const float tracks = pace * static_cast<float>(turns_left);
    for (int i = 0; i < group.size; ++i) {
      all[static_cast<std::size_t>(group.first + i)] = most * std::max(0.f, 1 - static_cast<float>(i + 1) / tracks);
      most *= each_further;
    }
  };
  fill(group::kMine, mine, further);
  fill(group::kSaloon, saloon, further);
  fill(group::kBank, bank, further);
  fill(group::kYard, yard, further);
  fill(group::kFort, fort, further);
  fill(group::kTown, town, further);
  fill(group::kNextTown, next_town, further);
  fill(group::kLink, link, further);
  fill(group::kObjective, objective, objective_further);
  all[group::kBox.first] = box;
  all[group::kPasture.first] = ranches;
  return all;
}

float worth(const Promise& promise, const Features& weights) {
  // Four sums side by side: one would wait for itself.
  std::array<float, 4> sums{};
  for (std::size_t i = 0; i < kFeatures; ++i) sums[i % 4] += weights[i] * promise.features[i];
  return promise.points + ((sums[0] + sums[1]) + (sums[2] + sums[3]));
}

}  // namespace rh::pioneer_rails
