// Points of a sheet (spec section 5), poker hands, objectives.
#pragma once

#include "engine/core/rules.h"
#include "engine/games/pioneer_rails/state.h"

namespace rh::pioneer_rails {

// PR-11, PR-12: of five ranks.
Hand hand_of(std::span<const std::uint8_t> ranks);
// The best line of PR-11 that the first ranks of a hand show already, if any: one rank less than five is no hand yet.
std::optional<Hand> shows(std::span<const std::uint8_t> ranks);

// What a hand brings when its round is over (PR-59).
int points_of(Hand hand, bool saloon);

// PR-65: towns of the largest network.
Towns network(const Sheet& sheet);

// How much of what an objective counts a sheet has (PR-13).
int measured(const Sheet& sheet, Measure measure);
inline bool completes(const Sheet& sheet, int objective) {
  const Objective& one = tables().objective(objective);
  return measured(sheet, one.measure) >= one.count;
}

struct Score {
  std::array<std::uint8_t, kRounds> poker{};
  std::uint8_t gold = 0, banks = 0, forts = 0, ranches = 0, network = 0, yards = 0, towns = 0, bonus = 0;
  std::array<std::uint8_t, kTypes> objectives{};

  int poker_total() const { return poker[0] + poker[1] + poker[2] + poker[3]; }
  int total() const {
    return poker_total() + gold + banks + forts + ranches + yards + towns + bonus + objectives[0] + objectives[1] +
           objectives[2];
  }
};
Score score(const Sheet& sheet);

// PR-70: what completing an objective of this type in this turn brings, with others.
int star_now(const Table& table, std::size_t type);

// Solo: objectives on the table, those face down too (PR-72), and what the total must exceed (PR-76).
int objectives_left(const Table& table);
int target_with(int objectives);
int target(const Table& table);
// All objectives of the level, those that were removed too.
int objectives_of(const Table& table);

// PR-69; alone: PR-95.
Standing rank(const Table& table, std::span<const Score> scores);
Standing standing(const State& state);
// The fields of a result's detail (PR-95).
void write_score(const Table& table, const Score& score, JsonWriter& json);

}  // namespace rh::pioneer_rails
