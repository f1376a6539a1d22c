#include "engine/games/legends_of_the_west/machine.h"

#include <algorithm>

#include "engine/games/legends_of_the_west/campaign.h"

namespace rh::legends_of_the_west {
namespace {

enum SetupStep : std::uint8_t { kOwed, kFirst, kHands, kDisplay, kNewspapers, kDeal, kKeeping, kReturned, kSlots };
inline constexpr int kFirstSlot = 10, kLastSlot = 13;

}  // namespace

int deal_size(const Table& table) {
  const int all = table.tickets.size();
  for (const int each : {4, 3, 2}) {
    if (all >= each * table.seats) return each;
  }
  return 0;
}

Seat receiver(const State& state) {
  const Table& table = state.table;
  const Frame& top = table.frames[table.depth - 1u];
  if (top.what == Do::Setup) {
    const int each = top.pc == kHands ? tables().deal.hand : top.end;
    return (table.first + top.x / each) % table.seats;
  }
  return top.what == Do::Refill ? kNature : top.seat;
}

bool is_shown(const State& state) {
  const Frame& top = state.table.frames[state.table.depth - 1u];
  return top.what == Do::Refill || (top.what == Do::Draw && top.at != 0);
}

Frame& Machine::push(Do what, Seat seat, int x) {
  ensure(table_.depth < kMostFrames);
  Frame& frame = table_.frames[table_.depth++];
  frame = {what, 0, static_cast<std::uint8_t>(seat), static_cast<std::uint8_t>(x), 0, 0};
  return frame;
}
void Machine::push_list(List list, Seat seat, int cause) {
  if (list.empty()) return;
  Frame& frame = push(Do::Run, seat, cause);
  frame.at = list.begin;
  frame.end = list.end;
}
void Machine::push_draw(Seat seat, int n, bool show) {
  table_.last_drawn = kEmpty;
  if (n > 0) push(Do::Draw, seat, n).at = show ? 1 : 0;
}

void Machine::begin() {
  push(Do::Setup);
  run();
}

void Machine::run() {
  while (table_.ask == Ask::Nothing) step();
}

void Machine::step() {
  Frame& frame = top();
  switch (frame.what) {
    case Do::Setup: return step_setup(frame);
    case Do::Turn: return step_turn(frame);
    case Do::Claim: return step_claim(frame);
    case Do::Run: return step_run(frame);
    case Do::ForEach: return step_for_each(frame);
    case Do::Bonus: return step_bonus(frame);
    case Do::Upgrades: return step_upgrades(frame);
    case Do::SetupLines: {
      // The setup line of every active rule, in slot order.
      if (frame.pc > 12) return pop();
      const int rule = tables().claim_rule[frame.pc++];
      if (table_.has_rule(rule))
        push_list(tables().rules[static_cast<std::size_t>(rule)].setup, frame.seat, cause::kRule + rule);
      return;
    }
    case Do::Draw: return step_draw(frame);
    case Do::Refill: return step_refill(frame);
    case Do::Queue: return step_queue(frame);
    case Do::Tickets: return step_tickets(frame);
    case Do::Ending: return step_ending(frame);
  }
}

// Section 3, in the order of the lines of a record (11.5).
void Machine::step_setup(Frame& frame) {
  const Tables& all = tables();
  switch (frame.pc) {
    case kOwed:
      for (Seat s = 0; s < table_.seats; ++s) {
        if (table_.carried.owed[state_.at(s).company] > 0) return ask(Ask::Owed, s);
      }
      ++frame.pc;
      return;
    case kFirst:
      if (table_.first == kNobody) return ask(Ask::First);
      table_.active = table_.first;
      ++frame.pc;
      frame.x = 0;
      return;
    case kHands:
      if (frame.x < all.deal.hand * table_.seats) return ask(Ask::Card);
      ++frame.pc;
      push(Do::Refill);
      return;
    case kDisplay: ++frame.pc; return;
    case kNewspapers:
      table_.deck.add(kNews, all.deal.newspapers[table_.seats]);
      frame.end = static_cast<std::uint16_t>(deal_size(table_));
      frame.x = 0;
      ++frame.pc;
      return;
    case kDeal:
      if (frame.x < frame.end * table_.seats) return ask(Ask::Ticket);
      ++frame.pc;
      return;
    case kKeeping:
      ++frame.pc;
      if (frame.end == 0) return;
      table_.least = frame.end == 4 ? 2 : 1;
      ask(Ask::Keep);
      return;
    case kReturned:
      // Under the deck in seat order from the first player (TL-15).
      for (int k = 0; k < table_.seats; ++k) {
        const Seat s = from(table_.first, k);
        SeatState& seat = state_.at(s);
        FixedVector<std::uint8_t, 8> back;
        for (const int ticket : seat.offered) back.push_back(static_cast<std::uint8_t>(ticket));
        table_.tickets.put_under({back.begin(), back.size()}, only(s));
        seat.offered = {};
        seat.answered = 0;
      }
      frame.pc = kSlots;
      frame.x = kFirstSlot;
      return;
    default: break;
  }
  if (frame.x <= kLastSlot) {
    const int rule = all.setup_rule[frame.x++];
    if (table_.has_rule(rule))
      push_list(all.rules[static_cast<std::size_t>(rule)].effects, table_.first, cause::kRule + rule);
    return;
  }
  pop();
  table_.playing = 1;
  push(Do::Turn, table_.first);
  say_turn(table_.first);
}

void Machine::step_turn(Frame& frame) {
  switch (frame.pc) {
    case kAction: return ask(Ask::Action, frame.seat);
    case kSecond:
      if (can_take_second(table_)) return ask(Ask::Second, frame.seat);
      frame.pc = kRefillAtEnd;
      return;
    case kRefillAtEnd:
      frame.pc = kSending;
      if (std::ranges::find(table_.display, kEmpty) != table_.display.end()) push(Do::Refill);
      return;
    case kSending:
      if (offer_postcards(frame.seat, Check::OnTurnEnd)) return ask(Ask::Reveal, frame.seat, true);
      frame.pc = kNext;
      return;
    default: return end_turn();
  }
}

// Whose turn it is, and everybody's how many-th.
void Machine::say_turn(Seat seat) {
  say(Event{.code = "turn", .actor = seat}.with("seat", seat).with("n", table_.turns / table_.seats + 1));
}

// TL-50, TL-51.
void Machine::end_turn() {
  const Seat seat = table_.active;
  SeatState& own = state_.at(seat);
  own.last_turn = ++table_.turns;
  pop();
  bool over = table_.passes == table_.seats;
  if (table_.last_round != kNobody) {
    over = over || --table_.turns_left == 0;
  } else if (own.trains <= kLastTrains) {
    table_.last_round = static_cast<std::uint8_t>(seat);
    table_.turns_left = table_.seats;
    say(Event{.code = "last_round", .actor = seat});
  }
  if (over) return finish();
  table_.active = static_cast<std::uint8_t>(from(seat, 1));
  table_.taken_face_up = table_.took_loco = 0;
  push(Do::Turn, table_.active);
  say_turn(table_.active);
}

// Step 0 is the event's, the others are the slots (section 4.4).
void Machine::step_claim(Frame& frame) {
  const Tables& all = tables();
  const int step = frame.pc++;
  if (step == 0) {
    const Context context = Context::present(state_, frame.seat);
    if (const int money = claim_gain(Param::ClaimMoney, context); money > 0) gain(frame.seat, money, context.event);
    push_draw(frame.seat, claim_gain(Param::ClaimDraw, context));
  } else if (step <= 12) {
    const int rule = all.claim_rule[static_cast<std::size_t>(step)];
    if (table_.has_rule(rule))
      push_list(all.rules[static_cast<std::size_t>(rule)].effects, frame.seat, cause::kRule + rule);
  } else {
    table_.claim = {};
    pop();
  }
}

void Machine::step_run(Frame& frame) {
  if (frame.at == frame.end) return pop();
  execute(tables().program.effects[frame.at++], frame);
}

void Machine::step_for_each(Frame& frame) {
  const Effect& effect = tables().program.effects[frame.at];
  const int k = frame.x++;
  const auto set = static_cast<Set>(effect.what);
  if (set == Set::OpponentDepots) {
    // In each end city that of an opponent who takes part (R06).
    if (k == 2) return pop();
    const Route& at = tables().routes[table_.claim.route];
    for (Seat s = 0; s < table_.seats; ++s) {
      const std::uint8_t depot = table_.depots[state_.at(s).company];
      if (s != frame.seat && depot == (k == 0 ? at.a : at.b)) push_list(effect.then, s, frame.end);
    }
    return;
  }
  if (set == Set::RegisteredTickets) {
    // Each ticket of the box in its turn, for whoever has completed it (TL-82).
    if (k == kTickets) return pop();
    const Ticket& ticket = tables().tickets[static_cast<std::size_t>(k)];
    for (Seat s = 0; s < table_.seats && ticket.registered != 0; ++s) {
      const SeatState& seat = state_.at(s);
      if (seat.tickets.has(k) && joined(seat, ticket.a, ticket.b)) push_list(effect.then, s, frame.end);
    }
    return;
  }
  if (k == table_.seats) return pop();
  const Seat seat = from(table_.active, k);
  if (set == Set::Others && k == 0) return;
  if (set == Set::LowestSum && !is_poorest_vault(state_, seat)) return;
  push_list(effect.then, seat, frame.end);
}

// TL-46a: the bonus card, then the upgrades that are hooked to it.
void Machine::step_bonus(Frame& frame) {
  const Tables& all = tables();
  const int step = frame.pc++;
  const SeatState& own = state_.at(frame.seat);
  if (step == 0) return push_list(company_of(own).bonus[table_.charters], frame.seat, cause::kBonus);
  if (step > kUpgrades) return pop();
  const int upgrade = step - 1;
  const Upgrade& held = all.upgrades[static_cast<std::size_t>(upgrade)];
  if ((own.upgrades >> upgrade & 1u) == 0) return;
  const Effect& effect = all.program.effects[held.effect.begin];
  if (held.hook == Hook::CompanyBonus) push_list(held.effect, frame.seat, cause::kUpgrade + upgrade);
  if (effect.op == Op::Mod && effect.what == static_cast<int>(Param::CompanyBonus))
    gain(frame.seat, work_out(effect, Context::present(state_, frame.seat)), cause::kUpgrade + upgrade);
}

// TL-20: clockwise from the first player, each in the order of the upgrades.
void Machine::step_upgrades(Frame& frame) {
  const Tables& all = tables();
  if (frame.x == table_.seats) return pop();
  const Seat seat = from(table_.first, frame.x);
  const int upgrade = frame.pc++;
  if (upgrade == kUpgrades) {
    frame.pc = 0;
    ++frame.x;
    return;
  }
  const Upgrade& held = all.upgrades[static_cast<std::size_t>(upgrade)];
  if ((state_.at(seat).upgrades >> upgrade & 1u) != 0 && held.hook == Hook::Setup)
    push_list(held.effect, seat, cause::kUpgrade + upgrade);
}

// False when nothing can be drawn (TL-29, TL-29a).
bool Machine::reshuffle_if_empty() {
  if (!can_draw(table_)) return false;
  if (!table_.deck.empty()) return true;
  say(Event{.code = "reshuffle"}.with("n", table_.discard.size()));
  std::swap(table_.deck, table_.discard);
  return true;
}

void Machine::step_draw(Frame& frame) {
  if (frame.x == 0 || !reshuffle_if_empty()) return pop();
  ask(Ask::Card);
}

void Machine::clear_display() {
  for (auto& kind : table_.display) {
    if (kind != kEmpty) table_.discard.add(kind);
    kind = kEmpty;
  }
}

// TL-28, TL-29. Before the newspapers are in the deck the display is dealt until it stands (TL-14).
void Machine::step_refill(Frame& frame) {
  const bool short_display = std::ranges::find(table_.display, kEmpty) != table_.display.end();
  if (short_display && reshuffle_if_empty()) return ask(Ask::Card);
  const auto locos = std::ranges::count(table_.display, kLoco);
  int cars = train_cards_left(table_) - table_.deck.count(kLoco) - table_.discard.count(kLoco);
  for (const std::uint8_t kind : table_.display) cars += kind < kLoco ? 1 : 0;
  const bool reset =
      locos >= tables().deal.reset_at && cars >= 3 && (table_.playing == 0 || frame.x < tables().deal.most_resets);
  if (!reset) {
    pop();
    return movement_ends();
  }
  ++frame.x;
  say(Event{.code = "reset"}.with("n", static_cast<std::int64_t>(locos)));
  clear_display();
}

// A card has come, or the display stands: now what was revealed meanwhile acts (TL-33).
void Machine::movement_ends() {
  if (table_.queue_size == 0 || table_.in_queue != 0) return;
  table_.in_queue = 1;
  push(Do::Queue, table_.active);
}

void Machine::step_queue(Frame&) {
  if (table_.queue_size == 0) {
    table_.in_queue = 0;
    return pop();
  }
  const std::uint8_t event = table_.queue[0];
  std::copy(table_.queue.begin() + 1, table_.queue.begin() + table_.queue_size, table_.queue.begin());
  table_.queue[--table_.queue_size] = 0;
  say(Event{.code = "lightning"}.with("event", tables().events[event].id));
  push_list(tables().events[event].effects, table_.active, event);
}

// Draws so many tickets for a seat, then asks which it keeps.
void Machine::step_tickets(Frame& frame) {
  if (frame.x > 0 && !table_.tickets.empty()) return ask(Ask::Ticket);
  const Seat seat = frame.seat;
  const bool action = frame.at != 0;
  const auto offered = state_.at(seat).offered.size();
  table_.least = static_cast<std::uint8_t>(frame.end);
  pop();
  if (offered == 0) return;
  say(Event{.code = "offered", .actor = seat}.with("n", offered));
  ask(action ? Ask::Choose : Ask::Survey, seat);
}

}  // namespace rh::legends_of_the_west
