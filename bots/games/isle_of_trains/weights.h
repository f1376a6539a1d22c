// The numbers behind the bots' judgement, in points where nothing else is said.
#pragma once

#include <array>
#include <cstddef>

namespace rh::isle_of_trains {

struct Weights {
  double card = 0.85;        // a card in the hand
  double deck_card = 0.8;    // solo: a card still in the deck
  double bonus = 1.7;        // a bonus action
  double passenger = 0.8;    // one that waits beside the engine
  double missing = 0.72;     // factor for each item a contract still lacks
  double no_room = 0.6;      // factor for each space it lacks
  double opened = 2.0;       // an initial contract, for the secondary one it opens
  double next = 0.45;        // share of the best contract after the one at hand
  double free_space = 0.22;  // share of its benefit that a free space is worth
  double rider = 0.75;       // share of a ticket's reward for the passenger on the train
  double waiting = 0.2;      // and for the one beside the engine
  double power = 0.15;       // a unit of power that is not used
  double late = 1.5;         // turns before the end from which cards lose their value
  double unknown = 1.25;     // keep value below which a card from the deck is preferred
  double capacity = 0.9;     // a space of a car that may be built
  double build = 0.6;        // share of what building a card would bring
  double cargo = 1.0;        // a card that can be loaded now
  double rival = 0.8;        // a point of the best opponent
  double haste = 0;          // a space of the progress track: some want to see the end
  double pace = 3.2;         // turns expected for each space of the progress track, for two
};
inline constexpr std::size_t kWeights = sizeof(Weights) / sizeof(double);

// What a player thinks of when looking for something to do, and with it how well small decisions are made. Weaker
// players overlook some of it, always the same.
struct Sight {
  bool upgrades = true;    // a better car in the place of another
  bool buildings = true;   // cards beside the train
  bool passengers = true;  // taking, boarding and delivering them
  bool face_down = true;   // any card as cargo, face down
  bool special = true;     // a delivery for cards alone
  bool secondary = true;   // the second contract of an island
  bool others = true;      // cars of the others' trains
  bool display = true;     // which of the open cards is of use; else the first is taken
  bool payment = true;     // which card is least worth keeping; else the first of the hand pays
};

// How a player judges positions, and what is not even looked at.
struct Judgement : Weights {
  Sight sees{};
};

inline constexpr Judgement kPlain{};

// Sees what is there and what one action brings: no plans for contracts, spaces and power.
inline constexpr Judgement kSimple{{.missing = 0, .no_room = 0, .opened = 0, .next = 0, .free_space = 0, .power = 0},
                                   {}};

}  // namespace rh::isle_of_trains
