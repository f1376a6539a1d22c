// How a player values sheets and what it overlooks. The numbers are points, or shares of what something would bring;
// weaker players have other ones, so that they are wrong and always in the same way.
#pragma once

#include "bots/games/pioneer_rails/features.h"

namespace rh::pioneer_rails {

struct Judgement {
  // What is one track away, with many turns to come.
  float mine = 0.8f, saloon = 0.6f, bank = 0.6f, yard = 0.4f, fort = 0.6f;
  float town = 1.2f, next_town = 0.1f, link = 0.3f;
  float objective = 0.7f, objective_further = 0.87f;
  // Of what is a track further only so much, and of what is as far as the tracks of the turns left nothing.
  float further = 0.75f, pace = 2;
  float box = 1;         // a free town box
  float ranches = 1.6f;  // a region with two ranches, which one fence would activate

  // The weights of the features, with so many turns to come.
  Features weights(int turns_left) const;
};
inline constexpr std::size_t kNumbers = sizeof(Judgement) / sizeof(float);

// The points that a sheet promises by these weights.
float worth(const Promise& promise, const Features& weights);

}  // namespace rh::pioneer_rails
