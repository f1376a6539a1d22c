#include "engine/games/isle_of_trains/rules.h"

#include <algorithm>
#include <utility>

#include "engine/games/isle_of_trains/building.h"
#include "engine/games/isle_of_trains/delivery.h"
#include "engine/games/isle_of_trains/effects.h"

namespace rh::isle_of_trains {
namespace {

Event by(const State& state, std::string_view code) { return {.code = code, .actor = state.table.active}; }

// A main action is used up, a bonus is spent.
void open_action(Table& table, Kind kind) {
  Pending& now = table.top();
  if (now.step == Step::Turn)
    table.done[static_cast<std::size_t>(now.of() - now.n--)] = action_of(kind);
  else
    table.pop();
}

void discard_from_hand(State& state, Card card) {
  state.active().hand.remove(card);
  state.table.put_on_discard(card);
}

// --- nature ---------------------------------------------------------------------------------

void receive_passenger(Table& table, SeatState& seat, Colour colour) {
  table.bag.remove(static_cast<int>(colour));
  ++seat.supply[static_cast<std::size_t>(colour)];
}

void apply_nature(State& state, const Move& move, Events* events) {
  Table& table = state.table;
  Pending& top = table.top();
  const Tables& t = tables();
  switch (move.kind) {
    case Kind::First:
      table.active = move.other;
      table.pop();
      say(events, Event{.code = "first", .reveals = true}.with("seat", move.other));
      break;
    case Kind::Tile:
      table.tile[move.what] = move.other;
      say(events, Event{.code = "tile", .reveals = true}
                      .with("dest", name_of(move.dest()))
                      .with("tile", kTileNames[move.other]));
      if (++top.n == kTicketDests) table.pop();
      break;
    case Kind::Deal: {
      const Seat seat = dealt_seat(table);
      table.deck.draw(move.what);
      state.at(seat).hand.add(move.card());
      say(events, Event{.code = "deal", .actor = seat, .audience = only(seat), .reveals = true}.with(
                      "card", name_of(move.card())));
      if (++top.n % t.hand == 0) say(events, Event{.code = "dealt", .actor = seat}.with("n", t.hand));
      if (top.n == t.hand * table.seats) table.pop();
      break;
    }
    case Kind::Pax: {
      const bool setup = top.step == Step::StartPax;
      const Seat seat = setup ? top.n / t.start_passengers : table.active;
      receive_passenger(table, state.at(seat), move.colour());
      say(events, Event{.code = "pax", .actor = seat, .reveals = true}.with("colour", name_of(move.colour())));
      if (!setup) {
        --top.n;
      } else if (++top.n == t.start_passengers * table.seats) {
        table.pop();
        say(events, by(state, "turn").with("seat", table.active).with("round", 1));
      }
      break;
    }
    case Kind::Show:
      table.deck.draw(move.what);
      *std::ranges::find(table.display, kNoCard) = move.what;
      say(events, Event{.code = "show", .reveals = true}.with("card", name_of(move.card())));
      break;
    case Kind::Draw:
      table.deck.draw(move.what);
      table.pop();
      state.active().hand.add(move.card());
      if (events) {
        Event drawn{.code = "draw", .actor = table.active, .audience = only(table.active), .reveals = true};
        say(events, drawn.with("card", name_of(move.card())));
        say(events, by(state, "drew"));
      }
      break;
    default:  // Burn
      table.deck.draw(move.what);
      table.put_on_discard(move.card());
      table.pop();
      say(events, Event{.code = "burn", .reveals = true}.with("card", name_of(move.card())));
      break;
  }
  if (table.solo() && table.deck.empty()) end_solo(state, events);  // IT-123
}

// --- take, build ----------------------------------------------------------------------------

void apply_take(State& state, const Move& move, Events* events) {
  Table& table = state.table;
  if (table.top().step == Step::Take)
    --table.top().n;
  else
    open_action(table, move.kind);
  if (move.kind == Kind::TakePax) {
    table.push(Pending::many(Step::Pax, 1));
  } else if (move.kind == Kind::TakeDeck) {
    reshuffle_if_empty(table, events);
    table.push({.step = Step::Draw});
  } else {
    table.display[static_cast<std::size_t>(table.display_slot(move.card()))] = kNoCard;
    state.active().hand.add(move.card());
    say(events, by(state, "take").with("card", name_of(move.card())));
  }
}

void apply_build(State& state, const Move& move, Events* events) {
  Table& table = state.table;
  SeatState& seat = state.active();
  const Card card = move.card();
  if (table.top().step == Step::Build)
    table.pop();
  else
    open_action(table, move.kind);
  seat.hand.remove(card);

  Pending pay{.step = Step::Pay, .where = place_of(move)};
  const int cost = price(seat, move);
  pay.n = static_cast<std::uint8_t>(cost);
  pay.more = {move.what, pay.n, 0, 0};
  table.push(pay);
  const bool building = pay.where == kConstruct, over = pay.where < kExtend;
  if (building) table.push({.step = Step::Raze, .n = static_cast<std::uint8_t>(building_limit(table, seat) - 1)});
  if (!events) return;
  Event event = by(state, over ? "upgrade" : building ? "construct" : "build").with("card", name_of(card));
  if (over) event.with("old", name_of(seat.car(pay.where).kind()));
  say(events, event.with("cost", cost));
}

void apply_scrap(State& state, const Move& move, Events* events) {
  Table& table = state.table;
  SeatState& seat = state.active();
  open_action(table, move.kind);
  const auto car = static_cast<int>(move.car);
  say(events, by(state, "scrap").with("card", name_of(seat.car(car).kind())));
  scrap(table, seat, car, events);
  table.push({.step = Step::Build});
  table.push({.step = Step::Raze, .n = static_cast<std::uint8_t>(building_limit(table, seat))});  // IT-83
  after_change(state, events);
}

// --- load -----------------------------------------------------------------------------------

// The item lies in the car: the loader's cabooses first, then the car's benefit (IT-51, IT-211).
void loaded(State& state, Seat owner, int car, bool benefit, int caboose_cards, Events* events) {
  Table& table = state.table;
  ++state.at(owner).items;
  after_change(state, events);
  if (benefit) push_rewards(table, state.at(owner).car(car).info().benefit);
  if (caboose_cards > 0) table.push(Pending::many(Step::Take, caboose_cards));
}

void apply_load(State& state, const Move& move, Events* events) {
  const bool benefit = brings_benefit(state, move.seat());
  const auto car = static_cast<int>(move.car);
  open_action(state.table, move.kind);
  state.active().hand.remove(move.card());
  state.at(move.seat()).car(car).add({move.what, kNobody});
  const CargoSet cargo = cargo_of_load(state, move);
  say(events, by(state, "load")
                  .with("card", name_of(move.card()))
                  .with("seat", move.seat())
                  .with("car", car)
                  .with("cargo", cargo_name(cargo)));
  loaded(state, move.seat(), car, benefit, caboose_cards(state.active(), cargo), events);
}

void apply_board(State& state, const Move& move, Events* events) {
  const bool benefit = brings_benefit(state, move.seat());
  const auto car = static_cast<int>(move.car);
  open_action(state.table, move.kind);
  --state.active().supply[move.what];
  state.at(move.seat()).car(car).add({move.what, kNobody});
  say(events, by(state, "board").with("colour", name_of(move.colour())).with("seat", move.seat()).with("car", car));
  loaded(state, move.seat(), car, benefit, caboose_cards(state.active(), 0), events);
}

void apply_blind(State& state, const Move& move, Events* events) {
  Pending blind{.step = Step::Blind, .where = move.other};
  blind.flags = brings_benefit(state, move.seat()) ? kBlindBenefit : 0;
  blind.more[0] = static_cast<std::uint8_t>(move.car);
  open_action(state.table, move.kind);
  state.table.push(blind);
  if (!events) return;
  const CargoSet cargo = cargo_of_load(state, move);
  say(events, by(state, "blind").with("seat", move.seat()).with("car", move.car).with("cargo", cargo_name(cargo)));
}

void apply_under(State& state, const Move& move, Events* events) {
  state.active().hand.remove(move.card());
  state.table.named = move.what;
  state.table.top().flags |= kBlindNamed;
  Event event{.code = "under", .actor = state.table.active, .audience = only(state.table.active)};
  say(events, event.with("card", name_of(move.card())));
  say(events, by(state, "covered"));  // that a card is named everybody sees (IT-212)
}

void apply_toss(State& state, const Move& move, Events* events) {
  Table& table = state.table;
  discard_from_hand(state, move.card());
  say(events, by(state, "toss").with("card", name_of(move.card())));
  const Pending now = table.top();
  if (now.step == Step::Toss) --table.top().n;
  if (now.step != Step::Blind) return;
  table.pop();
  const Seat owner = now.where;
  const int car = now.more[0];
  Car& target = state.at(owner).car(car);
  target.add({std::exchange(table.named, kNoCard), table.active});
  loaded(state, owner, car, (now.flags & kBlindBenefit) != 0, caboose_cards(state.active(), target.info().holds),
         events);
}

// --- deliver --------------------------------------------------------------------------------

void count_step(Pending& deliver, std::uint8_t flag = 0) {
  if (deliver.n < 255) ++deliver.n;
  deliver.flags |= flag;
}

Item take_from_car(SeatState& seat, std::uint32_t car, int index) {
  --seat.items;
  return seat.car(static_cast<int>(car)).remove(index);
}

void take_passenger(SeatState& seat, std::uint32_t car, Colour colour) {
  (void)take_from_car(seat, car, seat.car(static_cast<int>(car)).find(colour));
}

// Once it is named a contract will be completed: the cargo is there (IT-64).
void apply_contract(State& state, const Move& move, Events* events) {
  Table& table = state.table;
  const bool initial = move.kind == Kind::Initial;
  const int which = initial ? 0 : move.other + 1;
  count_step(table.top(), initial ? kInitialDone : kSecondaryDone);
  Pending give{.step = Step::Give, .n = static_cast<std::uint8_t>(which), .where = table.top().where};
  const Contract& contract = contract_of(give.dest(), which);
  give.more = need_of(contract);
  table.push(give);
  say(events, by(state, initial ? "initial" : "secondary").with("dest", name_of(give.dest())).with("vp", contract.vp));
}

void complete_contract(State& state, Dest dest, int which, Events* events) {
  Table& table = state.table;
  IslandCard& island = table.island(dest);
  island.owner = table.active;
  island.state = static_cast<IslandState>(static_cast<int>(IslandState::Open) + which);
  if (which == 0) advance_progress(table, events);
  after_change(state, events);
}

void apply_give(State& state, const Move& move, Events* events) {
  Table& table = state.table;
  SeatState& seat = state.active();
  Pending& give = table.top();
  if (move.kind == Kind::GivePax) {
    take_passenger(seat, move.car, move.colour());
    table.put_in_bag(move.colour());
    table.below().flags |= kStandInUsed;
    say(events, by(state, "give_pax").with("colour", name_of(move.colour())).with("car", move.car));
  } else {
    say(events, by(state, "give").with("cargo", cargo_name(cargo_in(seat, move.car))).with("car", move.car));
    discard_cargo(table, take_from_car(seat, move.car, 0), events);
  }
  --give.more[static_cast<std::size_t>(due(give.more))];
  after_change(state, events);
  if (table.over || total(give.more) > 0) return;
  const Pending given = give;
  table.pop();
  complete_contract(state, given.dest(), given.n, events);
}

// `side` and `ticket` put the passenger on its own place's tile, `guest` on this one's and back into the bag.
void apply_ticket(State& state, const Move& move, Events* events) {
  Table& table = state.table;
  Pending& deliver = table.top();
  const bool guest = move.kind == Kind::Guest, ticket = move.kind == Kind::Ticket;
  count_step(deliver, guest ? kGuestUsed : ticket ? std::uint8_t{0} : kSideUsed);
  const auto [colour, dest] = journey_of(deliver.dest(), move);
  const auto place = static_cast<std::size_t>(dest);
  const std::uint8_t space = table.filled[place];
  const Rewards& reward = next_reward(table, dest);
  take_passenger(state.active(), move.car, colour);
  if (guest)
    table.put_in_bag(colour);
  else
    ++table.filled[place];
  say(events, by(state, guest    ? "guest"
                        : ticket ? "ticket"
                                 : "side")
                  .with("colour", name_of(colour))
                  .with("dest", name_of(dest))
                  .with("space", space + 1));
  if (table.filled[place] == 3 && !guest) advance_progress(table, events);
  after_change(state, events);
  push_rewards(table, reward);
}

void apply_aside(State& state, const Move& move, Events* events) {
  Table& table = state.table;
  SeatState& seat = state.active();
  if (table.top().step == Step::Deliver) {
    count_step(table.top(), kSpecialDone);
    table.push({.step = Step::Special});
  }
  Item item{move.what};
  CargoSet cargo = 0;
  if (move.kind == Kind::AsidePax) {
    take_passenger(seat, move.car, move.colour());
    say(events, by(state, "aside_pax").with("colour", name_of(move.colour())).with("car", move.car));
  } else {
    cargo = cargo_in(seat, move.car);
    say(events, by(state, "aside").with("cargo", cargo_name(cargo)).with("car", move.car));
    item = take_from_car(seat, move.car, 0);
  }
  ensure(table.aside_count < kAside);
  table.aside[table.aside_count] = item;
  table.aside_cargo[table.aside_count++] = cargo;
  after_change(state, events);
}

void apply_done(State& state, Events* events) {
  Table& table = state.table;
  const int items = table.aside_count;
  table.pop();
  table.push({.step = Step::Leave});
  table.push(Pending::many(Step::Take, items * tables().cards_per_item));
  say(events, by(state, "special").with("items", items));
}

void apply_finish(State& state, Events* events) {
  Table& table = state.table;
  say(events, by(state, "finish").with("dest", name_of(table.top().dest())));
  table.pop();
  if (const int cards = cards_at_the_end(state.active())) table.push(Pending::many(Step::Take, cards));
}

// --- the rest -------------------------------------------------------------------------------

void apply_raze(State& state, const Move& move, Events* events) {
  state.active().buildings &= ~bit(move.card());
  state.table.put_on_discard(move.card());
  say(events, by(state, "raze").with("card", name_of(move.card())));
  after_change(state, events);
}

// The highest copy in the pile: with a buy-back option the order below it stays as it was.
void apply_pick(State& state, const Move& move, Events* events) {
  Table& table = state.table;
  int at = table.discard_count - 1;
  while (table.discard[static_cast<std::size_t>(at)] != move.what) --at;
  for (int i = at + 1; i < table.discard_count; ++i)
    table.discard[static_cast<std::size_t>(i - 1)] = table.discard[static_cast<std::size_t>(i)];
  table.discard[--table.discard_count] = 0;
  state.active().hand.add(move.card());
  --table.top().n;
  say(events, by(state, "pick").with("card", name_of(move.card())));
}

void apply_buyback(State& state, Events* events) {
  Table& table = state.table;
  SeatState& seat = state.active();
  seat.tokens = static_cast<std::uint16_t>(seat.tokens - table.rules().buyback);
  const std::uint8_t card = table.discard[--table.discard_count];
  table.discard[table.discard_count] = 0;
  table.deck.put_on_top(card);
  say(events, by(state, "buyback").with("card", kCardNames[card]));
  after_change(state, events);
}

}  // namespace

std::expected<State, Problem> start(const Options& options, int seats) {
  const Tables& t = tables();
  State state;
  Table& table = state.table;
  table.seats = static_cast<std::uint8_t>(seats);
  table.scenario = static_cast<std::uint8_t>(options["scenario"]);
  table.promo = options.flag("promo");
  table.no_waiting = options.flag("no_waiting");
  table.max_turns = static_cast<std::uint8_t>(options["max_turns"]);
  const bool research = seats == 4 || table.rules().research_station;  // IT-10
  table.islands_in_play = static_cast<std::uint8_t>((1u << (research ? kDests : kTicketDests)) - 1);
  table.tile.fill(kNobody);
  table.display.fill(kNoCard);
  for (int colour = 0; colour < kColours; ++colour) table.bag.add(colour, t.per_colour);
  for (int i = 0; i < kCards; ++i) {
    if (static_cast<Card>(i) == Card::TimeEngine && !table.promo) continue;
    table.deck.unknown().add(i, t.cards[static_cast<std::size_t>(i)].count);
  }
  for (Seat s = 0; s < seats; ++s) {  // IT-12
    table.deck.unknown().remove(static_cast<int>(Card::Engine1));
    state.at(s).car(0).card = static_cast<std::uint8_t>(Card::Engine1);
    state.at(s).cars = 1;
    state.at(s).refresh();
  }
  table.push(Pending::many(Step::Turn, t.actions));
  table.push({.step = Step::StartPax});
  table.push({.step = Step::Refill});
  table.push({.step = Step::Deal});
  table.push({.step = Step::Tiles});
  if (seats > 1) table.push({.step = Step::First});
  return state;
}

Turn turn(const State& state) {
  const Table& table = state.table;
  if (table.over) return Turn::over();
  return table.top().step <= Step::Burn ? Turn::of_nature() : Turn::of(table.active);
}

Actions action_of(Kind kind) {
  switch (kind) {
    case Kind::TakeDeck:
    case Kind::TakeCard:
    case Kind::TakePax: return kTake;
    case Kind::Build:
    case Kind::Upgrade:
    case Kind::Scrap: return kBuild;
    case Kind::Load:
    case Kind::Blind:
    case Kind::Board: return kLoad;
    case Kind::Deliver: return kDeliver;
    default: return 0;
  }
}

Actions offered(const Table& table) {
  switch (table.top().step) {
    case Step::Turn: return kTake | kBuild | kLoad | kDeliver;
    case Step::Bonus: return table.top().n;
    default: return 0;
  }
}

bool may_load_train(const State& state, Seat owner) {
  return owner == state.table.active || state.table.top().step == Step::Turn;
}

bool brings_benefit(const State& state, Seat owner) {
  return state.table.solo() ? state.table.top().step == Step::Turn : owner != state.table.active;
}

CargoSet cargo_of_load(const State& state, const Move& move) {
  const CardInfo& car = state.at(move.seat()).car(static_cast<int>(move.car)).info();
  if (car.carries_passengers) return 0;
  return car.holds == kAllCargo && move.kind == Kind::Load ? tables()[move.card()].cargo : car.holds;
}

int caboose_cards(const OpenSeat& loader, CargoSet cargo) {
  if (cargo == 0) return loader.has(Card::Caboose8) ? 2 : 0;    // IT-87
  return cargo == kCoal && loader.has(Card::Caboose2) ? 1 : 0;  // IT-81
}

int cards_at_the_end(const OpenSeat& seat) { return seat.has(Card::Caboose1) ? 1 : 0; }  // IT-80

bool may_take_passenger(const Table& table) { return !table.bag.empty() || !table.no_waiting; }

bool may_buy_back(const State& state) {
  const Table& table = state.table;
  return table.solo() && table.discard_count > 0 && state.active().tokens >= table.rules().buyback;
}

void apply(State& state, Seat s, const Move& move, Events* events) {
  Table& table = state.table;
  if (s == kNature) {
    apply_nature(state, move, events);
    return settle(state, events);
  }
  switch (move.kind) {
    case Kind::TakeDeck:
    case Kind::TakeCard:
    case Kind::TakePax: apply_take(state, move, events); break;
    case Kind::Build:
    case Kind::Upgrade: apply_build(state, move, events); break;
    case Kind::Scrap: apply_scrap(state, move, events); break;
    case Kind::Raze: apply_raze(state, move, events); break;
    case Kind::Pay:
      discard_from_hand(state, move.card());
      --table.top().n;
      say(events, by(state, "pay").with("card", name_of(move.card())));
      break;
    case Kind::Load: apply_load(state, move, events); break;
    case Kind::Board: apply_board(state, move, events); break;
    case Kind::Blind: apply_blind(state, move, events); break;
    case Kind::Under: apply_under(state, move, events); break;
    case Kind::Toss: apply_toss(state, move, events); break;
    case Kind::Deliver:
      open_action(table, move.kind);
      table.push({.step = Step::Deliver, .where = move.what});
      say(events, by(state, "deliver").with("dest", name_of(move.dest())));
      break;
    case Kind::Initial:
    case Kind::Secondary: apply_contract(state, move, events); break;
    case Kind::Give:
    case Kind::GivePax: apply_give(state, move, events); break;
    case Kind::Ticket:
    case Kind::Side:
    case Kind::Guest: apply_ticket(state, move, events); break;
    case Kind::Aside:
    case Kind::AsidePax: apply_aside(state, move, events); break;
    case Kind::Done: apply_done(state, events); break;
    case Kind::Finish: apply_finish(state, events); break;
    case Kind::Pick: apply_pick(state, move, events); break;
    case Kind::Buyback: apply_buyback(state, events); break;
    case Kind::Pass:
      table.pop();
      say(events, by(state, "pass"));
      break;
    default:  // Night
      table.pop();
      say(events, by(state, "night"));
      break;
  }
  settle(state, events);
}

}  // namespace rh::isle_of_trains
