#include "tests/games/isle_of_trains/random_games.h"

#include <algorithm>
#include <cstdlib>

namespace rh::isle_of_trains::testing {

int scale() {
  const char* text = std::getenv("ROUNDHOUSE_TEST_SCALE");
  return text ? std::max(1, std::atoi(text)) : 1;
}

const std::vector<Mode>& modes() {
  static const std::vector<Mode> all = {{"", 1},
                                        {"promo", 1},
                                        {"no_waiting", 1},
                                        {"scenario=1", 1},
                                        {"scenario=2", 1},
                                        {"scenario=3", 1},
                                        {"scenario=4", 1},
                                        {"scenario=5", 1},
                                        {"scenario=6", 1},
                                        {"scenario=7", 1},
                                        {"scenario=8 promo", 1},
                                        {"scenario=9", 1},
                                        {"scenario=10", 1},
                                        {"", 2},
                                        {"promo", 2},
                                        {"", 3},
                                        {"", 4},
                                        {"promo", 4}};
  return all;
}

Move purposeful(const State& state, Random& random) {
  if (turn(state).nature) return nature_pick(state, random.below(nature_total(state)));
  static Moves moves;
  legal(state, state.table.active, moves);
  std::vector<Move> better;
  for (const Move& move : moves) {
    using enum Kind;
    switch (move.kind) {
      case TakePax:
      case Aside:
      case AsidePax:
      case Scrap:
      case Blind:
      case Pass:
      case Finish:
      case Buyback: break;
      default: better.push_back(move);
    }
  }
  const auto is_step = [](const Move& move) {
    return move.kind == Kind::Initial || move.kind == Kind::Secondary || move.kind == Kind::Ticket ||
           move.kind == Kind::GivePax;
  };
  const auto step = std::ranges::find_if(better, is_step);
  if (step != better.end() && random.below(3) > 0) return *step;
  // A destination where a contract can be done.
  for (const Move& move : better) {
    if (move.kind != Kind::Deliver || random.below(2) > 0) continue;
    State there = state;
    apply(there, there.table.active, move, nullptr);
    static Moves then;
    legal(there, there.table.active, then);
    const bool contract =
        std::ranges::any_of(then, [](const Move& m) { return m.kind == Kind::Initial || m.kind == Kind::Secondary; });
    if (contract) return move;
  }
  if (better.empty() || random.below(5) == 0) return moves[random.below(moves.size())];
  return better[random.below(better.size())];
}

Table rich_table(Random& random, std::string_view on, int seats) {
  Table table = Table::ready(on, seats);
  State& state = table.state;
  auto& deck = state.table.deck.unknown();
  const Tables& t = tables();
  const auto take = [&](auto wanted) {
    std::vector<Card> found;
    for (int i = 0; i < kCards; ++i) {
      if (deck.count(i) > 0 && wanted(t[static_cast<Card>(i)], static_cast<Card>(i)))
        found.push_back(static_cast<Card>(i));
    }
    if (found.empty()) return kNoCard;
    const Card card = found[random.below(found.size())];
    deck.remove(static_cast<int>(card));
    return static_cast<std::uint8_t>(card);
  };
  const auto passenger = [&]() -> std::uint8_t {
    auto& bag = state.table.bag;
    if (bag.empty()) return 0xff;
    const int colour = bag.pick(random.below(static_cast<std::uint64_t>(bag.size())));
    bag.remove(colour);
    return static_cast<std::uint8_t>(colour);
  };
  for (Seat s = 0; s < seats; ++s) {
    SeatState& seat = state.at(s);
    if (random.below(3) > 0) {
      deck.add(seat.car(0).card);
      seat.car(0).card = take([](const CardInfo& c, Card) { return c.category == Category::Engine && c.level > 1; });
    }
    seat.refresh();
    for (auto cars = random.below(9); cars > 0; --cars) {
      const bool caboose = random.below(4) == 0;
      const auto card = take([&](const CardInfo& c, Card) {
        const bool car = caboose ? c.category == Category::Caboose : c.level > 0 && c.category != Category::Engine;
        return car && seat.weight + c.weight <= seat.power + c.power;
      });
      if (card != kNoCard) seat.car(seat.cars++).card = card, seat.refresh();
    }
    for (int i = 0; i < seat.cars; ++i) {
      Car& car = seat.car(i);
      while (car.free() > 0 && random.below(6) > 0) {
        if (car.info().carries_passengers) {
          const auto colour = passenger();
          if (colour == 0xff) break;
          car.add({colour, kNobody});
          continue;
        }
        const bool down = car.kind() != Card::Caboose3 && random.below(4) == 0;
        const auto card = take([&](const CardInfo& c, Card) { return down || (c.cargo & car.info().holds) != 0; });
        if (card == kNoCard) break;
        car.add({card, down ? static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(seats))) : kNobody});
      }
    }
    seat.refresh();
    for (auto hand = random.below(s == 0 ? 10 : 6); hand > 0; --hand) {
      const auto card = take([](const CardInfo&, Card) { return true; });
      if (card != kNoCard) seat.hand.add(static_cast<Card>(card));
    }
    for (auto waiting = random.below(3); waiting > 0; --waiting) {
      const auto colour = passenger();
      if (colour != 0xff) ++seat.supply[colour];
    }
    if (random.below(2) == 0) {
      const auto card = take([](const CardInfo& c, Card) { return c.category == Category::Building; });
      if (card != kNoCard) seat.buildings |= bit(static_cast<Card>(card));
    }
    seat.tokens = static_cast<std::uint16_t>(random.below(9));
  }
  if (state.at(0).hand.size > 5) table.with_actions(1);
  if (state.table.promo != 0) {
    for (std::size_t i = 0; i < kPromoTiles; ++i) state.table.tile[i] = static_cast<std::uint8_t>(i);
  }
  int taken = 0;
  for (std::size_t i = 0; i < kDests; ++i) {
    if (!state.table.in_play(static_cast<Dest>(i)) || random.below(3) == 0) continue;
    const auto owner = static_cast<Seat>(random.below(static_cast<std::uint64_t>(seats)));
    bool open = random.below(2) == 0 || state.table.rules().no_secondary;
    for (const IslandCard& other : state.table.islands)
      open &= state.table.rules().many_open || other.state != IslandState::Open || other.owner != owner;
    if (!open && state.table.rules().no_secondary) continue;
    state.table.islands[i].owner = static_cast<std::uint8_t>(owner);
    state.table.islands[i].state = open ? IslandState::Open : IslandState::DoneA;
    ++taken;
  }
  for (std::size_t i = 0; i < kTicketDests; ++i) {
    const auto colour = static_cast<int>(t.colour_of[i]);
    while (state.table.bag.count(colour) > 0 && random.below(2) == 0) {
      state.table.bag.remove(colour);
      ++state.table.filled[i];
    }
    taken += state.table.filled[i] == 3 ? 1 : 0;
  }
  if (seats > 1)
    state.table.progress =
        static_cast<std::uint8_t>(std::min<int>(taken, t.end_space[static_cast<std::size_t>(seats)]));
  for (auto& shown : state.table.display)
    shown = random.below(4) == 0 ? kNoCard : take([](const CardInfo&, Card) { return true; });
  for (auto lost = random.below(static_cast<std::uint64_t>(state.table.deck.size())); lost > 1; --lost) {
    const auto card = take([](const CardInfo&, Card) { return true; });
    if (card != kNoCard) state.table.put_on_discard(static_cast<Card>(card));
  }
  return table;
}

}  // namespace rh::isle_of_trains::testing
