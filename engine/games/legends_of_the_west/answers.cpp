// What moves do; then the machine runs on.
#include <algorithm>

#include "engine/games/legends_of_the_west/campaign.h"
#include "engine/games/legends_of_the_west/machine.h"

namespace rh::legends_of_the_west {

void Machine::answer(Seat seat, const Move& move) {
  const Ask asked = table_.ask;
  if (asked != Ask::Keep) table_.ask = Ask::Nothing;
  switch (move.kind) {
    case Kind::Keep: keep(seat, move, asked == Ask::Choose); break;
    case Kind::Draw:
      table_.passes = 0;
      top().pc = asked == Ask::Action ? kSecond : kRefillAtEnd;
      push_draw(seat, 1);
      break;
    case Kind::Take:
      if (asked == Ask::Take) {
        const Effect& effect = asking_effect(table_);
        if (effect.op == Op::Choose && effect.flag) state_.at(seat).dispatched = 1;
      } else {
        table_.passes = 0;
        ++table_.taken_face_up;
        const bool loco = move.thing() == kLoco;
        if (loco) {
          table_.took_loco = 1;
          if (table_.event != kNone) pay(seat, parameter(table_.event, Param::LocoFee, 0), table_.event, false);
        }
        top().pc = asked == Ask::Action && !loco ? kSecond : kRefillAtEnd;
      }
      take_face_up(seat, move.thing());
      break;
    case Kind::Claim: declare(seat, move); break;
    case Kind::Tickets: {
      table_.passes = 0;
      top().pc = kRefillAtEnd;
      Frame& tickets = push(Do::Tickets, seat, parameter(table_.event, Param::TicketDraw, table_.ticket_draw));
      tickets.at = tickets.end = 1;
      break;
    }
    case Kind::Pass:
      ++table_.passes;
      top().pc = kRefillAtEnd;
      say(Event{.code = "passed", .actor = seat});
      break;
    case Kind::Pay:
    case Kind::Extra: pay_cards(seat, move); break;
    case Kind::Grain: {
      --table_.grain[static_cast<std::size_t>(move.thing())];
      ++state_.at(seat).grain;
      say(Event{.code = "unmarked", .actor = seat}.with("case", kMarkerNames[1]).with("city", city(move.thing())));
      break;
    }
    case Kind::Skip:
      say(Event{.code = "skipped", .actor = seat});
      if (asked == Ask::Reveal && top().what == Do::Turn) top().pc = kNext;
      if (asked == Ask::Reveal && top().what == Do::Run) ++top().at;
      break;
    case Kind::Depot: {
      SeatState& own = state_.at(seat);
      own.depot_moved = 1;
      table_.depots[own.company] = static_cast<std::uint8_t>(move.thing());
      say(Event{.code = "marker", .actor = seat}.with("case", kMarkerNames[2]).with("city", city(move.thing())));
      break;
    }
    case Kind::Reveal: reveal(seat, move.value() - 1); break;
    case Kind::Special: {
      const Effect& choice = asking_effect(table_);
      say(Event{.code = "special", .actor = seat}.with("case", move.value() == kSpecialMoney ? "money" : "cards"));
      push_list(move.value() == kSpecialMoney ? choice.then : choice.otherwise, seat, top().x);
      break;
    }
    case Kind::Sell: {
      const Effect& choice = asking_effect(table_);
      for (std::size_t i = 0; i < 2; ++i) discard_from(seat, move.at[i] - 1);
      push_list({static_cast<std::uint16_t>(choice.then.begin + 1), choice.then.end}, seat, top().x);
      break;
    }
    case Kind::Discard:
      discard_from(seat, move.thing());
      ++top().pc;
      break;
    case Kind::Retire: retire(seat, move.thing()); break;
    case Kind::Open: {
      const Territory& opened = tables().territories[static_cast<std::size_t>(move.thing())];
      open_territory(table_.carried, move.thing());
      say(Event{.code = "opened", .actor = seat, .reveals = true}.with("territory", opened.id));
      say(Event{.code = "rule", .actor = seat}.with("rule", tables().rules[opened.rule].id));
      break;
    }
    case Kind::Upgrade: upgrade(seat, move.thing()); break;
    default: nature(move); break;
  }
  run();
}

void Machine::nature(const Move& move) {
  switch (move.kind) {
    case Kind::First:
      table_.first = static_cast<std::uint8_t>(move.value());
      table_.carried.first = state_.at(move.value()).company;
      say(Event{.code = "first", .reveals = true}.with("seat", move.value()));
      break;
    case Kind::Card: drawn(move.thing()); break;
    case Kind::Event: revealed(move.thing()); break;
    case Kind::Ticket: ticket(move.thing()); break;
    case Kind::Storm: {
      const Link& link = tables().links[static_cast<std::size_t>(move.thing())];
      table_.storms.add(move.thing());
      ++top().pc;
      say(Event{.code = "marker", .reveals = true}
              .with("case", kMarkerNames[0])
              .with("link", link.id)
              .with("a", city(link.a))
              .with("b", city(link.b)));
      break;
    }
    case Kind::Gold: {
      const Seat seat = top().seat;
      --table_.gold[static_cast<std::size_t>(move.value())];
      ++state_.at(seat).gold[static_cast<std::size_t>(move.value())];
      say(Event{.code = "gold", .actor = seat});
      say(Event{.code = "gold_value", .actor = seat, .audience = only(seat), .reveals = true}.with("n", move.value()));
      break;
    }
    default: break;
  }
}

void Machine::drawn(int kind) {
  Frame& frame = top();
  const Seat to = receiver(state_);
  const bool shown = is_shown(state_);
  const std::string_view name = kKindNames[static_cast<std::size_t>(kind)];
  table_.deck.remove(kind);
  if (kind == kNews) {
    table_.discard.add(kNews);
    const bool quiet = train_cards_left(table_) <= tables().deal.quiet_at;  // TL-29b
    say(Event{.code = quiet ? "quiet" : "news", .reveals = true});
    if (!quiet) reveal_next();
    return;
  }
  if (to == kNature) {
    *std::ranges::find(table_.display, kEmpty) = static_cast<std::uint8_t>(kind);
    say(Event{.code = "shown", .reveals = true}.with("card", name));
    return;
  }
  SeatState& own = state_.at(to);
  ++own.hand[static_cast<std::size_t>(kind)];
  ++own.cards;
  if (shown) {
    say(Event{.code = "drew_open", .actor = to, .reveals = true}.with("card", name));
  } else {
    say(Event{.code = "drew", .actor = to});
    say(Event{.code = "card", .actor = to, .audience = only(to), .reveals = true}.with("card", name));
  }
  if (frame.what == Do::Setup) {
    ++frame.x;
    return;
  }
  --frame.x;
  table_.last_drawn = table_.drawn = shown ? static_cast<std::uint8_t>(kind) : std::uint8_t{kEmpty};
  table_.drawn_by = shown ? static_cast<std::uint8_t>(to) : std::uint8_t{0};
  movement_ends();
}

// The next event; an empty deck is made of all that were revealed but the current one (TL-34).
void Machine::reveal_next() {
  if (table_.event_deck == 0) {
    for (std::size_t i = 0; i < table_.pile_size; ++i) {
      if (table_.pile[i] != table_.event) table_.event_deck |= 1u << table_.pile[i];
    }
    table_.pile.fill(0);
    table_.pile_size = table_.event == kNone ? 0 : 1;
    if (table_.event != kNone) table_.pile[0] = table_.event;
  }
  if (table_.event_deck != 0) ask(Ask::Event);
}

// Out of the campaign (TL-67). While a game is on, a new event takes the place of the current one at once (TL-35).
void Machine::retire(Seat seat, int event) {
  const auto bit = 1u << event;
  table_.carried.events &= ~bit;
  table_.carried.retired_events |= bit;
  say(Event{.code = "retired", .actor = seat}.with("event", tables().events[static_cast<std::size_t>(event)].id));
  if (table_.slip != 0) {
    table_.retired = static_cast<std::uint8_t>(event);
    return;
  }
  const auto left = std::remove(table_.pile.begin(), table_.pile.begin() + table_.pile_size, event);
  *left = 0;
  --table_.pile_size;
  if (event != table_.event) return;
  table_.event = kNone;
  reveal_next();
}

void Machine::revealed(int event) {
  const EventCard& card = tables().events[static_cast<std::size_t>(event)];
  table_.event_deck &= ~(1u << event);
  table_.event = static_cast<std::uint8_t>(event);
  table_.pile[table_.pile_size++] = static_cast<std::uint8_t>(event);
  say(Event{.code = "event", .reveals = true}.with("event", card.id));
  if (card.lightning && table_.queue_size < kMostQueued)
    table_.queue[table_.queue_size++] = static_cast<std::uint8_t>(event);
}

void Machine::ticket(int ticket) {
  Frame& frame = top();
  const Seat to = receiver(state_);
  const Ticket& card = tables().tickets[static_cast<std::size_t>(ticket)];
  table_.tickets.draw(ticket);
  state_.at(to).offered.add(ticket);
  say(Event{.code = "ticket", .actor = to, .audience = only(to), .reveals = true}
          .with("ticket", card.id)
          .with("a", city(card.a))
          .with("b", city(card.b))
          .with("n", card.value));
  if (frame.what == Do::Setup) {
    ++frame.x;
    if (frame.x % frame.end == 0) say(Event{.code = "offered", .actor = to}.with("n", frame.end));
  } else {
    --frame.x;
  }
}

void Machine::keep(Seat seat, const Move& move, bool action) {
  SeatState& own = state_.at(seat);
  for (std::size_t i = 0; i < move.listed(); ++i) {
    own.tickets.add(move.at[i] - 1);
    own.offered.remove(move.at[i] - 1);
  }
  say(Event{.code = "kept", .actor = seat}.with("n", static_cast<std::int64_t>(move.listed())));
  if (table_.ask == Ask::Keep) {
    own.answered = 1;
    for (Seat s = 0; s < table_.seats; ++s) {
      if (state_.at(s).answered == 0) return;
    }
    table_.ask = Ask::Nothing;
    return;
  }
  FixedVector<std::uint8_t, 8> back;
  for (const int ticket : own.offered) back.push_back(static_cast<std::uint8_t>(ticket));
  table_.tickets.put_under({back.begin(), back.size()}, only(seat));
  own.offered = {};
  if (action) push_draw(seat, parameter(table_.event, Param::AfterTicketsDraw, 0));
}

void Machine::declare(Seat seat, const Move& move) {
  const Route& route = tables().routes[static_cast<std::size_t>(move.route())];
  const Context context = Context::imagined(state_, seat, move.route(), move.locos());
  table_.passes = 0;
  top().pc = kRefillAtEnd;
  Claim& claim = table_.claim;
  claim.route = static_cast<std::uint8_t>(move.route());
  claim.colour = static_cast<std::uint8_t>(move.colour());
  claim.cars = static_cast<std::uint8_t>(move.cars());
  claim.locos = static_cast<std::uint8_t>(move.locos());
  claim.extra =
      any_extras(table_) ? static_cast<std::uint8_t>(extra_of(state_, seat, move.route()).cards) : std::uint8_t{0};
  claim.event = table_.event;
  claim.fresh = context.fresh ? 1 : 0;
  claim.company = context.company ? 1 : 0;
  Event told{.code = "claim", .actor = seat};
  told.with("route", route.id).with("a", city(route.a)).with("b", city(route.b));
  told.with("cars", move.cars()).with("locos", move.locos());
  if (move.cars() > 0) told.with("colour", kColourNames[static_cast<std::size_t>(move.colour())]);
  say(told);
  discard_from(seat, kLoco, move.locos());
  if (claim.cars > 0) return ask(Ask::Pay, seat);
  if (claim.extra > 0) return ask(Ask::Extra, seat);
  begin_claim(seat);
}

void Machine::pay_cards(Seat seat, const Move& move) {
  Claim& claim = table_.claim;
  for (std::size_t i = 0; i < move.listed(); ++i) {
    const int kind = move.at[i] - 1;
    claim.picks = static_cast<std::uint8_t>(claim.picks + (symbol_of(kind) == kPick ? 1 : 0));
    claim.skulls = static_cast<std::uint8_t>(claim.skulls + (symbol_of(kind) == kSkull ? 1 : 0));
    discard_from(seat, kind);
  }
  if (move.kind == Kind::Pay && claim.extra > 0) return ask(Ask::Extra, seat);
  begin_claim(seat);
}

void Machine::begin_claim(Seat seat) {
  put_trains(state_, seat, table_.claim.route);
  push(Do::Claim, seat);
}

void Machine::discard_from(Seat seat, int kind, int n) {
  if (n == 0) return;
  SeatState& own = state_.at(seat);
  own.hand[static_cast<std::size_t>(kind)] = static_cast<std::uint8_t>(own.hand[static_cast<std::size_t>(kind)] - n);
  own.cards = static_cast<std::uint8_t>(own.cards - n);
  table_.discard.add(kind, n);
  say(Event{.code = "discarded", .actor = seat}.with("card", kKindNames[static_cast<std::size_t>(kind)]).with("n", n));
}

void Machine::take_face_up(Seat seat, int kind) {
  *std::ranges::find(table_.display, static_cast<std::uint8_t>(kind)) = kEmpty;
  SeatState& own = state_.at(seat);
  ++own.hand[static_cast<std::size_t>(kind)];
  ++own.cards;
  say(Event{.code = "took", .actor = seat}.with("card", kKindNames[static_cast<std::size_t>(kind)]));
  push(Do::Refill);
}

void Machine::reveal(Seat seat, int postcard) {
  SeatState& own = state_.at(seat);
  const Postcard& card = tables().postcards[static_cast<std::size_t>(postcard)];
  own.postcards &= ~(1u << postcard);
  own.sent |= 1u << postcard;
  say(Event{.code = "reveal", .actor = seat, .reveals = true}.with("postcard", postcard + 1));
  discard_from(seat, kLoco, card.locos);
  push_list(card.reward, seat, cause::kPostcard);
}

void Machine::upgrade(Seat seat, int upgrade) {
  SeatState& own = state_.at(seat);
  const auto bit = static_cast<std::uint8_t>(1u << upgrade);
  table_.carried.upgrades[own.company] |= bit;
  if (table_.playing == 0) {
    own.upgrades |= bit;
    --table_.carried.owed[own.company];
  }
  say(Event{.code = "upgrade", .actor = seat}.with("upgrade", tables().upgrades[static_cast<std::size_t>(upgrade)].id));
}

}  // namespace rh::legends_of_the_west
