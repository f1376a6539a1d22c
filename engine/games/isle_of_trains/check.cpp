// Why a move is refused: the first reason in the order of section 11.5.
#include <algorithm>

#include "engine/games/isle_of_trains/building.h"
#include "engine/games/isle_of_trains/delivery.h"
#include "engine/games/isle_of_trains/rules.h"

namespace rh::isle_of_trains {
namespace {

// An unknown text, or a car, place or destination that is not in the game.
Refusal no_such() { return Refusal("IT-E35"); }
Refusal another_kind() { return Refusal("IT-E34"); }

Refusal check_nature(const State& state, const Move& move) {
  Outcomes list;
  outcomes(state, list);
  if (list[0].move.kind != move.kind) return another_kind();
  const bool possible = std::ranges::any_of(list, [&](const auto& outcome) { return outcome.move == move; });
  return possible ? Refusal{} : Refusal("IT-E37");
}

Refusal check_buyback(const State& state) {
  if (may_buy_back(state)) return {};
  const Table& table = state.table;
  Refusal refusal("IT-E32");
  refusal.with("case", !table.solo() ? "solo" : table.discard_count == 0 ? "discard" : "tokens");
  return refusal.with("tokens", table.rules().buyback);
}

Refusal check_take(const State& state, const Move& move) {
  const Table& table = state.table;
  if (move.kind == Kind::TakePax) {
    if (table.top().step == Step::Take) return another_kind();
    return may_take_passenger(table) ? Refusal{} : Refusal("IT-E39");
  }
  if (move.kind == Kind::TakeDeck) return table.can_draw() ? Refusal{} : Refusal("IT-E4");
  return table.display_slot(move.card()) >= 0 ? Refusal{} : Refusal("IT-E3");
}

Refusal check_price(const SeatState& seat, int cost) {
  if (cost <= seat.hand.size - 1) return {};
  return Refusal("IT-E6").with("cost", cost).with("hand", seat.hand.size - 1);
}

Refusal check_load_limit(const Load& load) {
  if (load.fits()) return {};
  return Refusal("IT-E12").with("weight", load.weight).with("power", load.power);
}

Refusal check_build(const State& state, const Move& move) {
  const SeatState& seat = state.active();
  if (!seat.hand.has(move.card())) return Refusal("IT-E5");
  const CardInfo& card = tables()[move.card()];
  if (card.category == Category::Engine) return Refusal("IT-E8");
  if (card.category == Category::Building) {
    if (state.table.top().step == Step::Build) return Refusal("IT-E13").with("case", "building");
  } else if (const Refusal refusal = check_load_limit(load_with(seat, card))) {
    return refusal;
  }
  return check_price(seat, build_cost(seat, card));
}

Refusal check_upgrade(const State& state, const Move& move) {
  const SeatState& seat = state.active();
  if (!seat.hand.has(move.card())) return Refusal("IT-E5");
  if (move.car >= seat.cars) return no_such();
  const auto car = static_cast<int>(move.car);
  const CardInfo& card = tables()[move.card()];
  const CardInfo& old = seat.car(car).info();
  if (card.level == 0 || old.level == 0) return Refusal("IT-E11");
  if (card.category != old.category) return Refusal("IT-E9");
  if (!may_replace(card, old)) return Refusal("IT-E10");
  if (const Refusal refusal = check_load_limit(load_with(seat, card, car))) return refusal;
  return check_price(seat, upgrade_cost(card, old));
}

Refusal check_scrap(const State& state, const Move& move) {
  const SeatState& seat = state.active();
  if (state.table.top().step == Step::Build) return Refusal("IT-E13").with("case", "again");
  if (move.car >= seat.cars) return no_such();
  if (move.car == 0) return Refusal("IT-E13").with("case", "engine");
  return may_scrap(seat, static_cast<int>(move.car)) ? Refusal{} : Refusal("IT-E36");
}

bool place_exists(const State& state, const Move& move) {
  return move.seat() < state.table.seats && move.car < state.at(move.seat()).cars;
}

const Car& car_at(const State& state, const Move& move) {
  return state.at(move.seat()).car(static_cast<int>(move.car));
}

Refusal check_load(const State& state, const Move& move) {
  if (!state.active().hand.has(move.card())) return Refusal("IT-E5");
  if (!place_exists(state, move)) return no_such();
  if (!may_load_train(state, move.seat())) return Refusal("IT-E18");
  const Car& car = car_at(state, move);
  const CardInfo& info = car.info();
  if (info.category == Category::Engine || info.category == Category::Coach)
    return Refusal("IT-E17").with("case", "passenger");
  if (car.kind() == Card::Caboose3 && move.seat() != state.table.active) return Refusal("IT-E19");
  if (car.free() <= 0) return Refusal("IT-E15");
  if ((info.holds & tables()[move.card()].cargo) == 0) return Refusal("IT-E16").with("cargo", cargo_name(info.holds));
  return {};
}

bool is_cargo_car(const CardInfo& info) {
  return info.category == Category::Hopper || info.category == Category::Tanker || info.category == Category::Boxcar;
}

Refusal check_blind(const State& state, const Move& move) {
  if (state.active().hand.size < 2) return Refusal("IT-E20");
  if (!place_exists(state, move)) return no_such();
  if (!may_load_train(state, move.seat())) return Refusal("IT-E18");
  const Car& car = car_at(state, move);
  if (!is_cargo_car(car.info())) return Refusal("IT-E20");
  return car.free() > 0 ? Refusal{} : Refusal("IT-E15");
}

Refusal check_board(const State& state, const Move& move) {
  if (state.active().supply[move.what] == 0) return Refusal("IT-E21");
  if (!place_exists(state, move)) return no_such();
  if (!may_load_train(state, move.seat())) return Refusal("IT-E18");
  const Car& car = car_at(state, move);
  const Category category = car.info().category;
  if (category != Category::Engine && category != Category::Coach) return Refusal("IT-E17").with("case", "cargo");
  return car.free() > 0 ? Refusal{} : Refusal("IT-E15");
}

Refusal check_deliver(const State& state, const Move& move) {
  if (!state.table.in_play(move.dest())) return no_such();
  return state.active().items > 0 ? Refusal{} : Refusal("IT-E22").with("case", "train");
}

Refusal check_action(const State& state, const Move& move) {
  switch (move.kind) {
    case Kind::Build: return check_build(state, move);
    case Kind::Upgrade: return check_upgrade(state, move);
    case Kind::Scrap: return check_scrap(state, move);
    case Kind::Load: return check_load(state, move);
    case Kind::Blind: return check_blind(state, move);
    case Kind::Board: return check_board(state, move);
    case Kind::Deliver: return check_deliver(state, move);
    default: return check_take(state, move);
  }
}

// --- deliver --------------------------------------------------------------------------------

Refusal check_need(const Need& missing) {
  if (total(missing) == 0) return {};
  return Refusal("IT-E26")
      .with("coal", missing[0])
      .with("oil", missing[1])
      .with("box", missing[2])
      .with("any", missing[3]);
}

Refusal check_ticket(const State& state, const Move& move) {
  const Table& table = state.table;
  const SeatState& seat = state.active();
  const Tables& t = tables();
  const Pending& now = table.top();
  const Dest dest = now.dest();
  const auto wrong = [](std::string_view why) { return Refusal("IT-E27").with("case", why); };
  const Refusal no_passenger = Refusal("IT-E22").with("case", "item");
  if (move.kind == Kind::Ticket) {
    if (!has_ticket_space(table, dest)) return Refusal("IT-E28");
    if (passengers_in(seat, move.car) == 0) return no_passenger;
    return has_passenger(seat, move.car, t.colour_of[now.where]) ? Refusal{} : wrong("colour");
  }
  const Dest home = t.dest_of[move.what];
  if (move.kind == Kind::Side) {
    if (!seat.has(Card::Caboose9)) return wrong("colour");
    if ((now.flags & kSideUsed) != 0) return wrong("used");
    if (home == dest) return wrong("colour");
    if (!has_passenger(seat, move.car, move.colour())) return no_passenger;
    return has_ticket_space(table, home) ? Refusal{} : Refusal("IT-E28");
  }
  if (!seat.has(Card::Caboose10)) return wrong("colour");
  if ((now.flags & kGuestUsed) != 0) return wrong("used");
  if (!has_ticket_space(table, dest)) return Refusal("IT-E28");
  if (home == dest) return wrong("colour");
  return has_passenger(seat, move.car, move.colour()) ? Refusal{} : no_passenger;
}

Refusal check_aside(const State& state, const Move& move) {
  const SeatState& seat = state.active();
  const Pending& now = state.table.top();
  if (now.step == Step::Deliver && (now.flags & kSpecialDone) != 0) return Refusal("IT-E30");
  const bool there =
      move.kind == Kind::AsidePax ? has_passenger(seat, move.car, move.colour()) : cargo_in(seat, move.car) != 0;
  return there ? Refusal{} : Refusal("IT-E22").with("case", "item");
}

Refusal check_delivery(const State& state, const Move& move) {
  const Table& table = state.table;
  const SeatState& seat = state.active();
  const Pending& now = table.top();
  const Dest dest = now.dest();
  const bool stand_in_used = (now.flags & kStandInUsed) != 0;
  switch (move.kind) {
    case Kind::Initial:
      if ((now.flags & kInitialDone) != 0) return Refusal("IT-E30");
      if (table.island(dest).state != IslandState::Centre) return Refusal("IT-E24");
      if (!may_open_island(table, table.active)) return Refusal("IT-E23");
      return check_need(stock_of(seat, stand_in_used).missing(need_of(contract_of(dest, 0))));
    case Kind::Secondary:
      if (table.rules().no_secondary) return Refusal("IT-E33");
      if ((now.flags & kSecondaryDone) != 0) return Refusal("IT-E30");
      if (!is_own_secondary(table, table.active, dest, move.other + 1)) return Refusal("IT-E25");
      return check_need(stock_of(seat, stand_in_used).missing(need_of(contract_of(dest, move.other + 1))));
    case Kind::Ticket:
    case Kind::Side:
    case Kind::Guest: return check_ticket(state, move);
    case Kind::Aside:
    case Kind::AsidePax: return check_aside(state, move);
    case Kind::Finish: return now.n > 0 ? Refusal{} : Refusal("IT-E22").with("case", "step");
    default: return another_kind();
  }
}

Refusal check_give(const State& state, const Move& move) {
  const Table& table = state.table;
  const Need& need = table.top().more;
  const bool used = (table.below().flags & kStandInUsed) != 0;
  const bool may = move.kind == Kind::GivePax ? may_give_passenger(state.active(), need, used, move.car, move.colour())
                                              : may_give_cargo(state.active(), need, used, move.car);
  return may ? Refusal{} : Refusal("IT-E26").with("coal", 0).with("oil", 0).with("box", 0).with("any", 0);
}

// A card of the hand for this purpose.
Refusal check_hand(const State& state, const Move& move, Kind wanted, std::string_view refusal = "IT-E5") {
  if (move.kind != wanted) return another_kind();
  return state.active().hand.has(move.card()) ? Refusal{} : Refusal(refusal);
}

Refusal check_seat(const State& state, const Move& move) {
  const Table& table = state.table;
  const SeatState& seat = state.active();
  switch (table.top().step) {
    case Step::Turn:
      if (move.kind == Kind::Pass || move.kind == Kind::Night) return Refusal("IT-E2");
      return action_of(move.kind) != 0 ? check_action(state, move) : another_kind();
    case Step::Bonus:
      if (move.kind == Kind::Pass) return {};
      return (action_of(move.kind) & offered(table)) != 0 ? check_action(state, move) : another_kind();
    case Step::Take: return action_of(move.kind) == kTake ? check_take(state, move) : another_kind();
    case Step::Build: return action_of(move.kind) == kBuild ? check_action(state, move) : another_kind();
    case Step::Raze: {
      const bool own = move.kind == Kind::Raze && (seat.buildings & bit(move.card())) != 0;
      return own ? Refusal{} : Refusal("IT-E14").with("limit", building_limit(table, seat));
    }
    case Step::Pay: return check_hand(state, move, Kind::Pay, "IT-E7");
    case Step::Blind: return check_hand(state, move, (table.top().flags & kBlindNamed) == 0 ? Kind::Under : Kind::Toss);
    case Step::Toss: return check_hand(state, move, Kind::Toss);
    case Step::Limit:
      if (move.kind != Kind::Toss) return Refusal("IT-E31").with("over", seat.hand.size - hand_limit());
      return check_hand(state, move, Kind::Toss);
    case Step::Pick: {
      if (move.kind != Kind::Pick) return another_kind();
      return (table.cards_in_discard() & bit(move.card())) != 0 ? Refusal{} : Refusal("IT-E38");
    }
    case Step::Deliver: return check_delivery(state, move);
    case Step::Give:
      return move.kind == Kind::Give || move.kind == Kind::GivePax ? check_give(state, move) : another_kind();
    case Step::Special:
      if (move.kind == Kind::Done) return {};
      return move.kind == Kind::Aside || move.kind == Kind::AsidePax ? check_aside(state, move) : another_kind();
    default: return move.kind == Kind::Night ? Refusal{} : another_kind();
  }
}

// The promo card and its tiles are words of the notation only with the module (11.2).
bool names_promo(const Move& move) {
  switch (move.kind) {
    case Kind::Tile: return move.other < kPromoTiles;
    case Kind::Deal:
    case Kind::Show:
    case Kind::Draw:
    case Kind::Burn:
    case Kind::TakeCard:
    case Kind::Build:
    case Kind::Upgrade:
    case Kind::Raze:
    case Kind::Pay:
    case Kind::Load:
    case Kind::Under:
    case Kind::Toss:
    case Kind::Pick: return move.card() == Card::TimeEngine;
    default: return false;
  }
}

}  // namespace

Refusal check(const State& state, Seat s, const Move& move) {
  if (!well_formed(move) || (state.table.promo == 0 && names_promo(move))) return no_such();
  const Turn now = turn(state);
  if (!now.has(s)) return Refusal("IT-E1").with("case", now.is_over() ? "over" : "turn");
  if (s == kNature) return check_nature(state, move);
  if (move.kind == Kind::Buyback) return check_buyback(state);
  return check_seat(state, move);
}

}  // namespace rh::isle_of_trains
