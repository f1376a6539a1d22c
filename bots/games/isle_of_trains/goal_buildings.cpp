// Points from buildings (scenario 7): what is built, and what could still be.
#include <algorithm>

#include "bots/games/isle_of_trains/goal_parts.h"
#include "engine/games/isle_of_trains/scoring.h"

namespace rh::isle_of_trains {
namespace {

// How likely a building is to stand in the end when its card is ...
constexpr double kInHand = 0.75;
constexpr double kNextToTake = 0.6;  // in the display, or known to lie on top of the deck
constexpr double kToCome = 0.45;     // somewhere in the deck, or to be bought back
constexpr double kFreeShare = 0.3;   // share of what the bank pays for an item that a free space counts
// Standing is worth this much more for each point up to the limit: else six cards in the hand are worth more.
constexpr double kStands = 0.8;
constexpr double kStandsLimit = 10;

double chance_of(const Table& table, const SeatState& seat, Card card) {
  if ((seat.buildings & bit(card)) != 0) return 1;
  if (seat.hand.has(card)) return kInHand;
  if (table.display_slot(card) >= 0) return kNextToTake;
  for (int i = 0; i < table.deck.known_on_top(); ++i) {
    if (table.deck.known_card(i) == static_cast<int>(card)) return kNextToTake;
  }
  if (table.deck.unknown().count(static_cast<int>(card)) > 0) return kToCome;
  if (table.discard_count == 0 || seat.tokens < table.rules().buyback) return 0;
  const auto top = static_cast<Card>(table.discard[static_cast<std::size_t>(table.discard_count - 1)]);
  return top == card ? kToCome : 0;
}

}  // namespace

double building_prospects(const State& state) {
  const Table& table = state.table;
  const SeatState& seat = state.at(0);
  const Tables& t = tables();
  double value = 0;
  for (int i = 0; i < kCards; ++i) {
    const auto card = static_cast<Card>(i);
    const CardInfo& info = t[card];
    if (info.category != Category::Building) continue;
    const double chance = chance_of(table, seat, card);
    if (chance == 0) continue;
    double points = building_points(state, 0, card);
    if (info.pays == Pays::Items) {
      int free = 0;
      for (int c = 0; c < seat.cars; ++c) free += t[seat.car(c).kind()].capacity - seat.car(c).count;
      points += kFreeShare * info.pays_each * free;
    }
    value += chance * points;
    if (chance == 1) value += kStands * std::min(points, kStandsLimit);
  }
  return value;
}

}  // namespace rh::isle_of_trains
