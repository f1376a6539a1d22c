// The invariants of section 9.3 in every state of random games of every mode.
#include <algorithm>

#include "tests/games/isle_of_trains/random_games.h"

namespace rh::isle_of_trains::testing {
namespace {

// What every copy of every card and every passenger is doing: each exactly as often as the box has it.
void check_box(const State& state) {
  const auto& table = state.table;
  std::array<int, kCards> cards{};
  std::array<int, kColours> people{};
  const auto card = [&](std::uint8_t which) { ++cards.at(which); };
  for (int i = 0; i < kCards; ++i) cards[static_cast<std::size_t>(i)] += table.deck.unknown().count(i);
  for (int i = 0; i < table.deck.known_on_top(); ++i) card(static_cast<std::uint8_t>(table.deck.known_card(i)));
  for (std::size_t i = 0; i < table.discard_count; ++i) card(table.discard[i]);
  for (const auto shown : table.display) {
    if (shown != kNoCard) card(shown);
  }
  for (std::size_t i = 0; i < table.aside_count; ++i) {
    if (table.aside_cargo[i] != 0)
      card(table.aside[i].what);
    else
      ++people.at(table.aside[i].what);
  }
  for (std::size_t i = 0; i < table.depth; ++i) {
    const Pending& pending = table.stack[i];
    if (pending.step == Step::Pay) card(pending.more[0]);
  }
  if (table.named != kNoCard) card(table.named);
  for (int i = 0; i < kColours; ++i) people[static_cast<std::size_t>(i)] += table.bag.count(i);
  for (std::size_t i = 0; i < kTicketDests; ++i)
    people[static_cast<std::size_t>(tables().colour_of[i])] += table.filled[i];
  for (Seat s = 0; s < table.seats; ++s) {
    const SeatState& seat = state.at(s);
    for (std::size_t i = 0; i < kCards; ++i) cards[i] += seat.hand.copies[i];
    for (CardSet set = seat.buildings; set != 0;) card(static_cast<std::uint8_t>(pop_card(set)));
    for (std::size_t i = 0; i < kColours; ++i) people[i] += seat.supply[i];
    for (int i = 0; i < seat.cars; ++i) {
      const Car& car = seat.car(i);
      card(car.card);
      for (std::size_t k = 0; k < car.count; ++k) {
        if (car.info().carries_passengers)
          ++people.at(car.items[k].what);
        else
          card(car.items[k].what);
      }
    }
  }
  for (std::size_t i = 0; i < kCards; ++i) {
    const bool absent = static_cast<Card>(i) == Card::TimeEngine && table.promo == 0;
    ASSERT_EQ(cards[i], absent ? 0 : tables().cards[i].count) << kCardNames[i];
  }
  for (std::size_t i = 0; i < kColours; ++i) ASSERT_EQ(people[i], 3) << kColourNames[i];
}

bool on_stack(const auto& table, std::initializer_list<Step> steps) {
  for (std::size_t i = 0; i < table.depth; ++i) {
    if (std::ranges::find(steps, table.stack[i].step) != steps.end()) return true;
  }
  return false;
}

void check_seat(const State& state, Seat s) {
  const SeatState& seat = state.at(s);
  SeatState anew = seat;
  anew.refresh();
  ASSERT_EQ(anew.power, seat.power);
  ASSERT_EQ(anew.weight, seat.weight);
  ASSERT_EQ(anew.items, seat.items);
  ASSERT_EQ(anew.cabooses, seat.cabooses);
  // Between a scrap and what is built after it a train may be too heavy (IT-34).
  if (!on_stack(state.table, {Step::Build, Step::Pay})) {
    ASSERT_LE(seat.weight, seat.power);
  }
  ASSERT_TRUE(seat.cars >= 1 && seat.cars <= 18);
  int size = 0;
  for (std::size_t i = 0; i < kCards; ++i) {
    size += seat.hand.copies[i];
    ASSERT_EQ(seat.hand.has(static_cast<Card>(i)), seat.hand.copies[i] > 0);
  }
  ASSERT_EQ(size, seat.hand.size);
  for (int i = 0; i < seat.cars; ++i) {
    const Car& car = seat.car(i);
    ASSERT_EQ(car.info().category == Category::Engine, i == 0);
    ASSERT_LE(car.count, car.info().capacity);
    for (std::size_t k = 0; k < car.count; ++k) {
      if (car.info().carries_passengers || car.items[k].down_by != kNobody) continue;
      ASSERT_NE(tables()[static_cast<Card>(car.items[k].what)].cargo & car.info().holds, 0)
          << "cargo of another type, face up";
    }
  }
  int open = 0;
  for (const IslandCard& island : state.table.islands)
    open += island.state == IslandState::Open && island.owner == s ? 1 : 0;
  if (!state.table.rules().many_open) {
    ASSERT_LE(open, 1);
  }
  const int limit = state.table.rules().any_buildings ? 10 : seat.has(Card::Caboose4) ? 2 : 1;
  if (!on_stack(state.table, {Step::Raze})) {
    ASSERT_LE(std::popcount(seat.buildings), limit);
  }
  if (state.table.top().step == Step::Turn && state.table.top().n == 2) {
    ASSERT_LE(seat.hand.size, 5);
  }
}

void check_state(const State& state) {
  ASSERT_NO_FATAL_FAILURE(check_box(state));
  const auto& table = state.table;
  for (Seat s = 0; s < table.seats; ++s) ASSERT_NO_FATAL_FAILURE(check_seat(state, s));
  int steps = 0;
  for (const IslandCard& island : table.islands) steps += island.state != IslandState::Centre ? 1 : 0;
  for (const auto filled : table.filled) steps += filled == 3 ? 1 : 0;
  const int end = tables().end_space[table.seats];
  ASSERT_EQ(table.progress, table.solo() ? 0 : std::min(steps, end));
  ASSERT_LE(table.depth, 12) << "far from the end of the stack";
  ASSERT_LE(table.aside_count, kAside / 2);
  ASSERT_LT(table.discard_count, kAllCards);
  for (Seat s = 0; s < table.seats; ++s) ASSERT_LE(state.at(s).cars, kTrain - 2);
}

// IT-5, IT-16, IT-35, IT-57, IT-63: section 9.3.
// IT-5, IT-16, IT-35, IT-57, IT-63
TEST(IsleInvariants, HoldInEveryStateOfRandomGamesOfEveryMode_IT_5_IT_16_IT_35_IT_57_IT_63) {
  Random random(31);
  for (const auto& [on, seats] : modes()) {
    for (int game = 0; game < (seats == 1 ? 3 : 1) * scale(); ++game) {
      Table table(on, seats);
      const bool blind_chance = game % 2 == 0 && seats == 1;
      int moves = 0;
      while (!table.over()) {
        if (blind_chance) {
          random_move(table.state, random);
        } else {
          apply(table.state, table.turn().first(), purposeful(table.state, random), nullptr);
        }
        ASSERT_NO_FATAL_FAILURE(check_state(table.state)) << on << " " << seats << " move " << moves;
        ++moves;
      }
    }
  }
}

// IT-5, IT-35
TEST(IsleInvariants, HoldFromRichPositionsOn_IT_5_IT_35) {
  Random random(32);
  for (int i = 0; i < 300 * scale(); ++i) {
    const auto& [on, seats] = modes()[random.below(modes().size())];
    Table table = rich_table(random, on, seats);
    ASSERT_NO_FATAL_FAILURE(check_state(table.state));
    for (int moves = 0; moves < 120 && !table.over(); ++moves) {
      apply(table.state, table.turn().first(), purposeful(table.state, random), nullptr);
      ASSERT_NO_FATAL_FAILURE(check_state(table.state)) << on << " " << seats;
    }
  }
}

}  // namespace
}  // namespace rh::isle_of_trains::testing
