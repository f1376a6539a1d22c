// The railways as one player's deliveries see them: what each cube that it could load would bring, by the length of its
// journey. Links, colours and cubes can be tried out on it without touching the table.
#pragma once

#include <utility>

#include "bots/games/railways_of_the_world/judgement.h"
#include "engine/games/railways_of_the_world/delivery.h"

namespace rh::railways_of_the_world {

inline constexpr int kLongest = 12;  // links of a journey that is looked at

// Cubes of one colour in one city.
struct Cargo {
  std::uint8_t from = 0, color = 0, count = 0;
  bool shared = false;                     // another player's link ends here too
  std::array<float, kLongest + 1> best{};  // what a journey over so many links brings, 0: there is none
};

// The best journey that the engine can make now with a cube.
struct Haul {
  std::uint8_t from = 0, color = 0, to = 0, count = 0;
  std::array<std::uint8_t, kLongest> cities{}, sides{};  // where each link is entered
  float own = 0;                                         // points, with those of bonus cards
  float value = 0;                                       // less what the others' points cost
};

class Network {
 public:
  Network(const State& state, Seat seat, const Judgement& judgement);

  // What is tried out, one thing at a time, and taken back.
  void add_link(int from, int to);
  void remove_link(int from, int to);
  // The colour that it had.
  int paint(int city, int color) { return std::exchange(place(city).color, static_cast<std::uint8_t>(color)); }
  void put(int city, int color, int count) {
    auto& cubes = place(city).cubes[static_cast<std::size_t>(color)];
    cubes = static_cast<std::uint8_t>(cubes + count);
  }

  // Goes over all journeys, also those that are a little too long for an engine of this reach.
  void look(int reach);
  // What the cubes will bring with an engine of this reach in so many actions; without one of them, where that is said.
  double promise(int reach, int actions, const Haul* without = nullptr) const;
  // The promise if there were an own link between two cities. Puts the journeys that use it together from their halves
  // on both sides of the link; look() has gone over all the others, and remembers them.
  double promise_with_link(int from, int to, int reach, int actions);
  // The best journey of each kind of cube in each city; `count` is 0 where there is none.
  const FixedVector<Haul, 5 * kMostCities>& hauls() const { return hauls_; }
  CitySet own() const { return own_; }

 private:
  struct Rail {
    std::uint8_t to = 0, side = 0;
    bool own = false;
    float own_points = 0, value = 0;
  };
  // Of one city: a track at each side, and one that is tried out.
  struct Rails {
    std::array<Rail, 7> all{};
    std::uint8_t count = 0;
    void push_back(const Rail& rail) { all[count++] = rail; }
    const Rail* begin() const { return all.data(); }
    const Rail* end() const { return all.data() + count; }
  };
  struct Place {
    Rails rails;
    std::array<std::uint8_t, kColors> cubes{};
    std::uint8_t kinds = 0;  // bit c: of this colour, where they can be loaded
    std::uint8_t color = kColors;
    bool others = false;
    float hotel = 0, arrival = 0;  // own points of every cube that arrives here, and less what others' hotels cost
    float bonus = 0;               // what the first one brings beside
  };
  struct Step {
    int city, count, foreign;
    float own, value;
    unsigned alive;  // bit c: cubes of this colour are still on the way
    CitySet visited;
  };
  // A journey between an end of the link that is tried out and a city on its side.
  struct Half {
    CitySet visited = 0;
    float value = 0;
    std::uint8_t city = 0, count = 0, foreign = 0;
    std::uint8_t passed = 0;  // bit c: cubes of this colour would have stopped before that city
    bool loads = true;        // its link there is an own one: cubes may be loaded
  };
  using Halves = FixedVector<Half, 256>;     // the shortest ones
  static constexpr std::uint8_t kTried = 6;  // the side of a link that is tried out

  Place& place(int city) { return places_[static_cast<std::size_t>(city)]; }
  // The cubes of a city of one's own, and all their journeys.
  void load(int city);
  void go_from(int city);
  void visit(const Step& step);
  void arrive(const Step& step, int color);
  void find_halves(int end, CitySet ends, Halves& halves) const;
  void join(const Half& from, const Half& to);
  Cargo& cargo(int city, unsigned color) {
    const unsigned before = place(city).kinds & ((1u << color) - 1);
    return cargo_[first_cargo_[static_cast<std::size_t>(city)] + static_cast<std::size_t>(std::popcount(before))];
  }

  const Judgement& judgement_;
  int cities_ = 0, reach_ = 0, limit_ = 0, steps_left_ = 0;
  CitySet own_ = 0, own_before_ = 0;
  std::array<Place, kMostCities> places_;
  std::array<float, kLongest + 1> by_length_{};  // bonuses for long journeys
  std::array<float, kColors> by_color_{};        // and for a city of a colour
  FixedVector<Cargo, 5 * kMostCities> cargo_;
  FixedVector<Haul, 5 * kMostCities> hauls_;  // of the same places
  FixedVector<Cargo, 5 * kMostCities> kept_;  // while a link is tried out
  std::array<std::uint16_t, kMostCities> first_cargo_{};
  std::array<std::uint16_t, kColors> cargo_of_{};  // of the city where the search began
  Halves from_, to_;                               // on both sides of the link that is tried out
  std::array<std::uint8_t, kLongest> way_cities_{}, way_sides_{};
};

}  // namespace rh::railways_of_the_world
