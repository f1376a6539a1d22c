// Every legal move of the seat that is to act.
#include <algorithm>

#include "engine/games/isle_of_trains/building.h"
#include "engine/games/isle_of_trains/delivery.h"
#include "engine/games/isle_of_trains/rules.h"

namespace rh::isle_of_trains {
namespace {

void add_cards(Kind kind, CardSet cards, Moves& moves) {
  while (cards != 0) moves.push_back(Move::of(kind, pop_card(cards)));
}

// Equal cards are one move (IT-201): sets of kinds see to that.
void add_takes(const Table& table, Moves& moves) {
  if (table.can_draw()) moves.push_back(Move::of(Kind::TakeDeck));
  add_cards(Kind::TakeCard, table.cards_in_display(), moves);
}

void add_builds(const SeatState& seat, bool after_scrap, Moves& moves) {
  const Tables& t = tables();
  const int budget = seat.hand.size - 1;
  const int slack = seat.power - seat.weight;
  for (CardSet kinds = seat.hand.kinds; kinds != 0;) {
    const Card card = pop_card(kinds);
    const CardInfo& info = t[card];
    if (info.category == Category::Building) {
      if (!after_scrap && build_cost(seat, info) <= budget) moves.push_back(Move::of(Kind::Build, card));
      continue;
    }
    if (info.category != Category::Engine && build_cost(seat, info) <= budget && info.weight - info.power <= slack)
      moves.push_back(Move::of(Kind::Build, card));
    if (info.level < 2) continue;
    for (int i = 0; i < seat.cars; ++i) {
      const CardInfo& old = t[seat.car(i).kind()];
      if (may_replace(info, old) && upgrade_cost(info, old) <= budget && load_with(seat, info, i).fits())
        moves.push_back(Move::upgrade(card, i));
    }
  }
  if (after_scrap) return;
  for (int i = 1; i < seat.cars; ++i) {
    if (may_scrap(seat, i)) moves.push_back(Move::own(Kind::Scrap, i));
  }
}

void add_loads(const State& state, Moves& moves) {
  const Tables& t = tables();
  const Table& table = state.table;
  const SeatState& me = state.active();
  std::array<CardSet, kCargoTypes> printing{};  // hand cards by the type they print
  for (CardSet kinds = me.hand.kinds; kinds != 0;) {
    const Card card = pop_card(kinds);
    for (std::size_t type = 0; type < kCargoTypes; ++type) {
      if ((t[card].cargo >> type & 1) != 0) printing[type] |= bit(card);
    }
  }
  for (Seat owner = 0; owner < table.seats; ++owner) {
    if (!may_load_train(state, owner)) continue;
    const SeatState& train = state.at(owner);
    for (int i = 0; i < train.cars; ++i) {
      const Car& car = train.car(i);
      const CardInfo& info = t[car.kind()];
      if (car.count >= info.capacity) continue;
      if (info.carries_passengers) {
        for (int colour = 0; colour < kColours; ++colour) {
          if (me.supply[static_cast<std::size_t>(colour)] > 0)
            moves.push_back(Move::board(static_cast<Colour>(colour), owner, i));
        }
        continue;
      }
      const bool any_type = info.holds == kAllCargo;
      if (any_type && owner != table.active) continue;
      CardSet cards = any_type ? me.hand.kinds : printing[static_cast<std::size_t>(std::countr_zero(info.holds))];
      while (cards != 0) moves.push_back(Move::load(pop_card(cards), owner, i));
      if (!any_type && me.hand.size >= 2) moves.push_back(Move::blind(owner, i));
    }
  }
}

void add_actions(const State& state, Moves& moves) {
  const Table& table = state.table;
  const Actions actions = offered(table);
  if ((actions & kTake) != 0) {
    add_takes(table, moves);
    if (may_take_passenger(table)) moves.push_back(Move::of(Kind::TakePax));
  }
  if ((actions & kBuild) != 0) add_builds(state.active(), false, moves);
  if ((actions & kLoad) != 0) add_loads(state, moves);
  if ((actions & kDeliver) != 0 && state.active().items > 0) {
    for (int dest = 0; dest < kDests; ++dest) {
      if (table.in_play(static_cast<Dest>(dest))) moves.push_back(Move::of(Kind::Deliver, static_cast<Dest>(dest)));
    }
  }
}

// Passengers of car i, each colour once, that may go where `may` says.
template <class May>
void add_passengers(Kind kind, const SeatState& seat, int i, May may, Moves& moves) {
  const Car& car = seat.car(i);
  for (int k = 0; k < car.count; ++k) {
    const auto colour = static_cast<Colour>(car.items[static_cast<std::size_t>(k)].what);
    if (car.find(colour) == k && may(colour)) moves.push_back(Move::own(kind, colour, i));
  }
}

void add_items(const SeatState& seat, Moves& moves) {
  const auto always = [](Colour) { return true; };
  for (int i = 0; i < seat.cars; ++i) {
    if (seat.car(i).count == 0) continue;
    if (seat.car(i).info().carries_passengers)
      add_passengers(Kind::AsidePax, seat, i, always, moves);
    else
      moves.push_back(Move::own(Kind::Aside, i));
  }
}

}  // namespace

void add_delivery_steps(const State& state, const Pending& deliver, Moves& moves) {
  const Table& table = state.table;
  const SeatState& seat = state.active();
  const Dest dest = deliver.dest();
  const Tables& t = tables();
  const auto done = [&](std::uint8_t flag) { return (deliver.flags & flag) != 0; };
  const Stock stock = stock_of(seat, done(kStandInUsed));
  if (!done(kInitialDone) && table.island(dest).state == IslandState::Centre && may_open_island(table, table.active) &&
      stock.meets(need_of(t[dest].initial)))
    moves.push_back(Move::of(Kind::Initial));
  if (!done(kSecondaryDone) && !table.rules().no_secondary) {
    for (int which = 1; which <= 2; ++which) {
      if (is_own_secondary(table, table.active, dest, which) && stock.meets(need_of(contract_of(dest, which))))
        moves.push_back(Move::secondary(which - 1));
    }
  }
  const bool space = has_ticket_space(table, dest);
  const bool side = !done(kSideUsed) && seat.has(Card::Caboose9);
  const bool guest = !done(kGuestUsed) && seat.has(Card::Caboose10) && space;
  const auto own_colour = [&](Colour colour) { return t.dest_of[static_cast<std::size_t>(colour)] == dest; };
  for (int i = 0; i < seat.cars; ++i) {
    if (seat.car(i).count == 0 || !seat.car(i).info().carries_passengers) continue;
    if (space && seat.car(i).find(t.colour_of[static_cast<std::size_t>(dest)]) >= 0)
      moves.push_back(Move::own(Kind::Ticket, i));
    if (side) {
      const auto may = [&](Colour colour) {
        return !own_colour(colour) && has_ticket_space(table, t.dest_of[static_cast<std::size_t>(colour)]);
      };
      add_passengers(Kind::Side, seat, i, may, moves);
    }
    if (guest) add_passengers(Kind::Guest, seat, i, [&](Colour colour) { return !own_colour(colour); }, moves);
  }
}

namespace {

void add_delivery(const State& state, Moves& moves) {
  const Pending& now = state.table.top();
  if (now.n > 0) moves.push_back(Move::of(Kind::Finish));
  if (state.active().items == 0) return;
  add_delivery_steps(state, now, moves);
  if ((now.flags & kSpecialDone) == 0) add_items(state.active(), moves);
}

void add_gifts(const State& state, Moves& moves) {
  const Table& table = state.table;
  const SeatState& seat = state.active();
  const Need& need = table.top().more;
  const bool stand_in_used = (table.below().flags & kStandInUsed) != 0;
  for (int i = 0; i < seat.cars; ++i) {
    if (seat.car(i).count == 0) continue;
    const auto car = static_cast<std::uint32_t>(i);
    if (may_give_cargo(seat, need, stand_in_used, car)) moves.push_back(Move::own(Kind::Give, i));
    if (!seat.car(i).info().carries_passengers) continue;
    const auto may = [&](Colour colour) { return may_give_passenger(seat, need, stand_in_used, car, colour); };
    add_passengers(Kind::GivePax, seat, i, may, moves);
  }
}

}  // namespace

void legal(const State& state, Seat s, Moves& moves) {
  moves.clear();
  if (!turn(state).has(s)) return;
  const Table& table = state.table;
  const SeatState& seat = state.active();
  switch (table.top().step) {
    case Step::Turn: add_actions(state, moves); break;
    case Step::Bonus:
      add_actions(state, moves);
      moves.push_back(Move::of(Kind::Pass));
      break;
    case Step::Take: add_takes(table, moves); break;
    case Step::Pick: add_cards(Kind::Pick, table.cards_in_discard(), moves); break;
    case Step::Build: add_builds(seat, true, moves); break;
    case Step::Raze: add_cards(Kind::Raze, seat.buildings, moves); break;
    case Step::Pay: add_cards(Kind::Pay, seat.hand.kinds, moves); break;
    case Step::Blind:
      add_cards((table.top().flags & kBlindNamed) == 0 ? Kind::Under : Kind::Toss, seat.hand.kinds, moves);
      break;
    case Step::Toss:
    case Step::Limit: add_cards(Kind::Toss, seat.hand.kinds, moves); break;
    case Step::Deliver: add_delivery(state, moves); break;
    case Step::Give: add_gifts(state, moves); break;
    case Step::Special:
      add_items(seat, moves);
      moves.push_back(Move::of(Kind::Done));
      break;
    case Step::Night: moves.push_back(Move::of(Kind::Night)); break;
    default: break;
  }
  if (may_buy_back(state)) moves.push_back(Move::of(Kind::Buyback));
}

}  // namespace rh::isle_of_trains
