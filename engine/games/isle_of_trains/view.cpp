#include "engine/games/isle_of_trains/view.h"

#include <algorithm>

#include "engine/games/isle_of_trains/building.h"

namespace rh::isle_of_trains {
namespace {

bool may_know(Seat viewer, Seat owner) { return viewer == owner || viewer == kAllSeeing; }
bool may_know(Seat viewer, const Item& item) { return item.down_by == kNobody || may_know(viewer, Seat{item.down_by}); }
Item seen(Seat viewer, const Item& item) { return {may_know(viewer, item) ? item.what : kNoCard, item.down_by}; }

void fill(const SeatState& seat, Seat viewer, bool own, SeatView& shown) {
  shown.buildings = seat.buildings;
  shown.cabooses = seat.cabooses;
  shown.cars = seat.cars;
  for (int i = 0; i < seat.cars; ++i) {
    const Car& car = seat.car(i);
    shown.car(i).card = car.card;
    for (int k = 0; k < car.count; ++k) shown.car(i).add(seen(viewer, car.items[static_cast<std::size_t>(k)]));
  }
  shown.supply = seat.supply;
  shown.power = seat.power;
  shown.weight = seat.weight;
  shown.items = seat.items;
  shown.tokens = seat.tokens;
  shown.hand_size = seat.hand.size;
  if (own) shown.hand = seat.hand;
}

// Every card that lies face down where the viewer cannot know it: in cars, set aside, named for a blind load.
template <class Use>
void each_hidden_card(State& state, Seat viewer, Use use) {
  for (Seat s = 0; s < state.table.seats; ++s) {
    for (int i = 0; i < state.at(s).cars; ++i) {
      Car& car = state.at(s).car(i);
      for (int k = 0; k < car.count; ++k) {
        Item& item = car.items[static_cast<std::size_t>(k)];
        if (!may_know(viewer, item)) use(item.what);
      }
    }
  }
  Table& table = state.table;
  for (std::size_t i = 0; i < table.aside_count; ++i) {
    if (!may_know(viewer, table.aside[i])) use(table.aside[i].what);
  }
  if (table.named != kNoCard && table.active != viewer) use(table.named);
}

}  // namespace

View view(const State& state, Seat viewer) {
  const Table& table = state.table;
  View result;
  result.viewer = viewer;
  result.turn = turn(state);
  result.table = table;
  result.deck_size = table.deck.size();
  for (int i = 0; i < table.deck.known_on_top(); ++i)
    result.deck_top.push_back(static_cast<std::uint8_t>(table.deck.known_card(i)));
  for (std::size_t i = 0; i < table.aside_count; ++i) result.aside.push_back(seen(viewer, table.aside[i]));
  if (may_know(viewer, Seat{table.active})) result.named = table.named;
  for (Seat s = 0; s < table.seats; ++s) {
    SeatView& shown = result.seats[static_cast<std::size_t>(s)];
    fill(state.at(s), viewer, may_know(viewer, s), shown);
    shown.score = score(result.table, shown, s);
  }
  return result;
}

State imagine(const State& state, Seat viewer, Random& random) {
  State imagined = state;
  Table& table = imagined.table;
  // What the viewer cannot tell apart is put together and dealt anew. While the cards are dealt at the
  // start the deck is part of it; what is known on top of it stays.
  Bag<kCards>& pool = table.deck.unknown();
  const auto give_back = [&](Hand& hand) {
    for (int card = 0; card < kCards; ++card) pool.add(card, hand.copies[static_cast<std::size_t>(card)]);
    hand = {};
  };
  for (Seat s = 0; s < table.seats; ++s) {
    if (s != viewer) give_back(imagined.at(s).hand);
  }
  each_hidden_card(imagined, viewer, [&](std::uint8_t& card) { pool.add(card); });
  const auto draw = [&] {
    const int card = pool.pick(random.below(static_cast<std::uint64_t>(pool.size())));
    pool.remove(card);
    return static_cast<Card>(card);
  };
  // Who has scrapped a car holds something to build (IT-34a): that hand is dealt first, until it does.
  const bool owes_car = std::ranges::any_of(table.stack, [](const Pending& p) { return p.step == Step::Build; });
  for (int i = 0; i < table.seats; ++i) {
    const Seat s = (table.active + i) % table.seats;
    if (s == viewer) continue;
    SeatState& seat = imagined.at(s);
    do {
      give_back(seat.hand);
      while (seat.hand.size < state.at(s).hand.size) seat.hand.add(draw());
    } while (i == 0 && owes_car && !can_build_car(seat));
  }
  each_hidden_card(imagined, viewer, [&](std::uint8_t& card) { card = static_cast<std::uint8_t>(draw()); });
  return imagined;
}

void tell(const State& now, const State& before, Seat /*by*/, const Move& move, Seat viewer, std::string& text) {
  const bool secret = move.kind == Kind::Deal || move.kind == Kind::Draw || move.kind == Kind::Under;
  const Seat owner = move.kind == Kind::Deal ? dealt_seat(before.table) : before.table.active;
  const std::size_t begin = text.size();
  print(move, text);
  if (secret && owner != viewer && !now.table.over) text.replace(text.find(' ', begin) + 1, std::string::npos, "?");
}

Standing standing(const View& view) {
  std::array<Score, kSeats> scores;
  std::ranges::transform(view.seats, scores.begin(), &SeatView::score);
  return rank(std::span(scores).first(view.table.seats));
}

Progress progress(const View& view) { return {view.table.round(), 0}; }

}  // namespace rh::isle_of_trains
