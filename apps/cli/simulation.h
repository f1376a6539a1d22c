// Games between bots: one game, or many on several threads. What a game does depends on its seed
// and its deal alone, never on the threads.
#pragma once

#include <atomic>

#include "apps/cli/texts.h"
#include "bots/bot.h"
#include "engine/core/match.h"

namespace rh {

// One game's dice as nature's moves, from a line of a --nature file.
struct Deal {
  int line = 0;
  std::vector<std::string> moves;
};

struct Simulation {
  const Game* game = nullptr;
  Options options;
  int seats = 1;
  std::vector<std::string> bots;  // one a seat
  std::uint64_t seed = 0;         // of the first game; game i has seed + i
  Budget budget;
  std::vector<Deal> deals;  // empty: nature's moves follow from the seed
  std::string folder;       // gets the record of every game; empty: none are written
  bool replace = false;     // files in it
};

// A game that could not be played on: after how many of nature's moves, and why. Without a refusal
// and a problem its deal was too short.
struct Failure {
  std::size_t nature_moves = 0;
  Refusal refusal;
  Problem problem;
};

struct Played {
  Standing standing;
  std::array<double, kMaxSeats> cpu_s{};
  std::unique_ptr<Failure> failure;
};

std::string record_path(std::string_view folder, std::uint64_t seed);

Played play_one(const Simulation& simulation, std::uint64_t index);

// Plays all games; `done` counts finished ones for a progress bar. Stops at the first failure.
std::vector<Played> play_all(const Simulation& simulation, std::uint64_t games, int threads,
                             std::atomic<std::uint64_t>& done);

}  // namespace rh
