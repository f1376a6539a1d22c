// Deliveries: how far a cube can go, and who gains by it (RW-61 to RW-67).
#pragma once

#include <vector>

#include "engine/games/railways_of_the_world/state.h"

namespace rh::railways_of_the_world {

// The links that the cards of a player (Express Service) add to one delivery a turn.
int express_links(const Table& table, const Company& company);
// The links that a delivery may use now, with Express Service where that is ready (RW-61).
int reach_of(const Table& table, const Company& company);
inline int reach_of(const State& state, Seat seat) { return reach_of(state.table, state.company(seat)); }

// Cities at the other end of this seat's finished links.
CitySet own_neighbours(const Table& table, Seat seat, int city);
// Can a cube that is in a city get to one of these over so many links, without the closed ones? The shortest way there
// repeats nothing and passes no other of them (RW-61a).
bool can_arrive(const Table& table, CitySet targets, int from, int links, CitySet closed);
// The colours that cubes in this city can be brought to, as bits.
unsigned colors_in_reach(const Table& table, Seat seat, int city, int links);

// The link that a delivery uses next at a side of the city where its cube is; kNoLink: no track.
inline int link_of(const Table& table, const Delivery& delivery, int side) { return table.at_side(delivery.at, side); }
// A delivery that begins.
Delivery loaded(int city, int cube);
// The delivery one link further.
void go(const Table& table, Delivery& delivery, int side);
inline bool has_arrived(const Table& table, const Delivery& delivery) {
  return delivery.count > 0 && table.city(delivery.at).color == color_of(delivery.cube);
}

// What points come from.
enum class By : std::uint8_t { Link, Depot, Hotel, Bonus };
inline constexpr std::array<std::string_view, 4> kByNames = {"link", "depot", "hotel", "bonus"};
struct Gain {
  std::uint8_t seat = 0;
  By by = By::Link;
  std::uint8_t card = kNoCard;
  std::uint8_t points = 0;
};
using Gains = FixedVector<Gain, 64>;
// Of a delivery that has arrived, in the order of RW-66.
void find_gains(const State& state, Seat seat, const Delivery& delivery, Gains& gains);

// A way that a delivery may take to its end.
struct Journey {
  Delivery delivery;
  Gains gains;
  int own = 0, others = 0;  // points
};
// The ways to one city, the best for the mover first, at most four.
struct Target {
  int city = -1;
  std::vector<Journey> ways;
};
inline constexpr std::size_t kMostWays = 4;

// Where a delivery that this seat has begun can end, the best for it first. Where there are very many ways only some
// thousands are looked at, those over own links first.
std::vector<Target> find_targets(const State& state, Seat seat, const Delivery& begun);
// A cube that this seat could deliver if it reached further, and what it brings at best: now (0: it does not arrive),
// and then, on this way.
struct Prospect {
  Delivery way;
  int points = 0, points_after = 0;
};
// Over so many links now, so many then. The best then first; of equal ones those that gain most.
std::vector<Prospect> find_prospects(const State& state, Seat seat, int now, int then);

// The way to the nearest city where a cube would arrive if the engine reached so far, and what it brings this seat: of
// equally short ways the one that brings most. Without a link: none is joined by finished links.
struct Beyond {
  Delivery way;
  int points = 0;
};
Beyond beyond_reach(const State& state, Seat seat, int from, int cube);

// How many cubes this seat could bring to a city now, and what the best would bring it.
struct Supply {
  int cubes = 0, best = 0;
};
Supply supply_of(const State& state, Seat seat, int city);

}  // namespace rh::railways_of_the_world
