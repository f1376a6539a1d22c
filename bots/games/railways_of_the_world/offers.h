// Links that could be built in one action: for each pair of cities the cheapest way between them on the board as it is.
#pragma once

#include <vector>

#include "engine/games/railways_of_the_world/building.h"

namespace rh::railways_of_the_world {

struct Offer {
  std::uint8_t from = 0, to = 0;  // cities
  std::uint16_t price = 0;        // without a card
  Course::Tried tiles;            // beginning beside `from`
};

class Offers {
 public:
  // Those of a table. Kept from one question to the next: track changes seldom.
  const std::vector<Offer>& of(const Table& table);

 private:
  std::uint64_t key_ = 0;
  bool any_ = false;
  std::vector<Offer> all_;
};

// Can this seat still build it? Others may have built there since, and the end of an own line may lie in its way.
bool fits(const Table& table, Seat seat, const Offer& offer);
// With the prices of a card.
int price_of(const Table& table, const Offer& offer, int card);

}  // namespace rh::railways_of_the_world
