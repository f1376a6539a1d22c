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
  const auto set = [&](const Group& group, int i, float weight) {
    all[static_cast<std::size_t>(group.first + i)] = weight;
  };
  fill(group::kMine, mine, further);
  fill(group::kSaloon, saloon, further);
  fill(group::kBank, bank, further);
  fill(group::kBankHope, bank_hope, further);
  fill(group::kYard, yard, further);
  fill(group::kYardHope, yard_hope, further);
  fill(group::kFort, fort, further);
  for (int i = 0; i < group::kSecond.size; ++i) set(group::kSecond, i, second);
  fill(group::kTown, town, further);
  fill(group::kNextTown, next_town, further);
  fill(group::kLink, link, further);
  set(group::kNetwork, 0, network);
  fill(group::kObjective, objective, objective_further);
  set(group::kPasture, 0, two_ranches);
  set(group::kPasture, 1, three_ranches);
  set(group::kPasture, 2, more_ranches);
  set(group::kBox, 0, box);
  set(group::kBox, 1, first_box);
  set(group::kGold, 0, gold);
  set(group::kGold, 1, gold_for_banks);
  set(group::kHand, 0, saloon_to_come);
  set(group::kRoom, 0, starts);
  set(group::kRoom, 1, room);
  set(group::kRoom, 2, tight);
  return all;
}

float worth(const Promise& promise, const Features& weights) {
  // Four sums side by side: one would wait for itself.
  std::array<float, 4> sums{};
  for (std::size_t i = 0; i < kFeatures; ++i) sums[i % 4] += weights[i] * promise.features[i];
  return promise.points + ((sums[0] + sums[1]) + (sums[2] + sums[3]));
}

}  // namespace rh::pioneer_rails
