// How a player values sheets and what it overlooks. The numbers are points, or shares of what something would bring;
// weaker players have other ones, so that they are wrong and always in the same way.
#pragma once

#include "bots/games/pioneer_rails/features.h"

namespace rh::pioneer_rails {

struct Taste {
  // What is one track away, with many turns to come.
  float mine = 0.8f, saloon = 0.6f, bank = 0.6f, yard = 0.4f, fort = 0.6f;
  float bank_hope = 0, yard_hope = 0;  // beside what they would bring now
  float second = 0;                    // a second railway that could do the same
  float town = 1.2f, next_town = 0.1f, link = 0.3f, network = 0;
  float objective = 0.7f, objective_further = 0.87f;
  // Of what is a track further only so much, and of what is as far as the tracks of the turns left nothing.
  float further = 0.75f, pace = 2;
  // What there is.
  float box = 1, first_box = 0;
  float two_ranches = 1.6f, three_ranches = 0, more_ranches = 0;
  float gold = 0, gold_for_banks = 0;
  float saloon_to_come = 0;
  float starts = 0, room = 0, tight = 0;
};
inline constexpr std::size_t kTastes = sizeof(Taste) / sizeof(float);

struct Judgement : Taste {
  bool bonuses = true;  // thinks of town boxes

  // The weights of the features, with so many turns to come.
  Features weights(int turns_left) const;
};

// The points that a sheet promises by these weights.
float worth(const Promise& promise, const Features& weights);

}  // namespace rh::pioneer_rails
