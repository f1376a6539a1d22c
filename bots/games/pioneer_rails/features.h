// What a sheet promises, in numbers: what lies how many tracks away, what it would bring, how far objectives are.
#pragma once

#include "bots/games/pioneer_rails/reach.h"

namespace rh::pioneer_rails {

// A group of features, one for each cost in tracks or for each of something else.
struct Group {
  int first, size;
  constexpr int end() const { return first + size; }
};
namespace group {
inline constexpr Group kMine{0, 6};                    // mines by the tracks they are away
inline constexpr Group kSaloon{kMine.end(), 6};        // saloons, times what the next one doubles
inline constexpr Group kBank{kSaloon.end(), 6};        // banks, times what the gold at hand would bring
inline constexpr Group kYard{kBank.end(), 6};          // yards, times what the network would bring
inline constexpr Group kFort{kYard.end(), 6};          // forts, times what the next one brings
inline constexpr Group kTown{kFort.end(), 6};          // towns
inline constexpr Group kNextTown{kTown.end(), 4};      // towns that make the network larger, times the yards' factor
inline constexpr Group kLink{kNextTown.end(), 4};      // the best link within so many tracks, times that factor
inline constexpr Group kObjective{kLink.end(), 15};    // objectives by their cost, times their points
inline constexpr Group kPasture{kObjective.end(), 1};  // regions with two ranches
inline constexpr Group kBox{kPasture.end(), 1};        // free town boxes
}  // namespace group
inline constexpr int kFeatures = group::kBox.end();
using Features = std::array<float, kFeatures>;

// How ranches are fenced: only tracks that meet a wall change it.
struct Pastures {
  Hexes alone;    // ranches that have a region for themselves
  int pairs = 0;  // regions with two of them
};
Pastures pastures_of(const Map& map, const Sheet& sheet);

// A sheet between two turns. `points`: what it has and what its hands are expected to bring; objectives count as soon
// as they are met.
struct Promise {
  float points = 0;
  float objectives = 0;  // of them, alone: what takes off the target
  Features features{};
};
void look(const Table& table, const Sheet& sheet, const Pastures& pastures, Promise& promise);

}  // namespace rh::pioneer_rails
