// What effects do (section 6.8), each once.
#include <algorithm>

#include "engine/games/legends_of_the_west/campaign.h"
#include "engine/games/legends_of_the_west/machine.h"

namespace rh::legends_of_the_west {

Seat Machine::one(Who who, Seat owner) const {
  switch (who) {
    case Who::Owner: return owner;
    case Who::FirstHolder: return seat_of(state_, table_.carried.first);
    case Who::Winner: return in_place(state_, 1);
    case Who::LastPlaced: return in_place(state_, table_.seats);
    case Who::Poorest: break;
    default: return table_.active;
  }
  Seat poorest = table_.active;
  for (int k = 1; k < table_.seats; ++k) {
    const Seat s = from(table_.active, k);
    if (state_.at(s).money < state_.at(poorest).money) poorest = s;
  }
  return poorest;
}

void Machine::gain(Seat seat, int n, int cause) {
  if (n <= 0) return;
  SeatState& own = state_.at(seat);
  own.money = static_cast<std::int16_t>(std::min(own.money + n, 30000));
  say(Event{.code = "gains", .actor = seat}.with("n", n).with("by", cause::name(cause)));
}

void Machine::pay(Seat seat, int n, int cause, bool into_pot) {
  SeatState& own = state_.at(seat);
  n = std::min(n, int{own.money});
  if (n <= 0) return;
  own.money = static_cast<std::int16_t>(own.money - n);
  if (into_pot) table_.pot = static_cast<std::uint8_t>(std::min(table_.pot + n, 255));
  say(Event{.code = "pays", .actor = seat}.with("n", n).with("by", cause::name(cause)));
}

void Machine::vault(Seat seat, Token token, int n) {
  auto& held = state_.at(seat).tokens[static_cast<std::size_t>(token)];
  held = static_cast<std::uint8_t>(std::min(held + n, 255));
  say(Event{.code = "stored", .actor = seat}.with("token", kTokenNames[static_cast<std::size_t>(token)]).with("n", n));
}

void Machine::execute(const Effect& effect, Frame& frame) {
  const Seat seat = one(effect.who, frame.seat);
  const int cause = frame.x;
  const Context context = Context::present(state_, seat);
  switch (effect.op) {
    case Op::GainMoney: return gain(seat, work_out(effect, context), cause);
    case Op::LoseMoney: return pay(seat, work_out(effect, context), cause, false);
    case Op::Pay: return pay(seat, work_out(effect, context), cause, effect.flag);
    case Op::TakePot: {
      const int pot = table_.pot;
      table_.pot = 0;
      return gain(seat, pot, cause);
    }
    case Op::DrawDeck: return push_draw(seat, work_out(effect, context), effect.flag);
    case Op::TakeDisplay:
      if (has_car(table_)) ask(Ask::Take, seat);
      return;
    case Op::Discard: {
      const CardFilter& filter = tables().program.cards[effect.what];
      if (filter.loco == 1) return discard_from(seat, kLoco, std::min(int{effect.n}, locos_of(state_.at(seat))));
      if (frame.pc < effect.n && has_fitting(state_.at(seat), filter)) {
        --frame.at;  // again until all are discarded
        return ask(Ask::Discard, seat);
      }
      frame.pc = 0;
      return;
    }
    case Op::ResetDisplay:
      clear_display();
      push(Do::Refill);
      return;
    case Op::ShuffleDiscard:
      for (int kind = 0; kind < kDrawn; ++kind) table_.deck.add(kind, table_.discard.count(kind));
      table_.discard = {};
      say(Event{.code = "reshuffle"}.with("n", table_.deck.size()));
      return;
    case Op::DrawTickets: {
      Frame& tickets = push(Do::Tickets, seat, effect.n);
      tickets.end = static_cast<std::uint16_t>(effect.more);
      return;
    }
    case Op::PlaceMarker: return place_marker(effect, frame);
    case Op::RemoveMarker: {
      const Route& at = tables().routes[table_.claim.route];
      table_.storms.remove(at.link);
      say(Event{.code = "unmarked", .actor = seat}
              .with("case", kMarkerNames[effect.what])
              .with("link", tables().links[at.link].id)
              .with("a", city(at.a))
              .with("b", city(at.b)));
      return;
    }
    case Op::TakeToken: return take_token(effect, frame);
    case Op::Vault: return vault(seat, static_cast<Token>(effect.what), effect.n);
    case Op::Choose: return choose(effect, frame);
    case Op::If:
      return push_list(holds(effect.condition, Context::present(state_, frame.seat)) ? effect.then : effect.otherwise,
                       frame.seat, cause);
    case Op::ForEach: {
      const auto at = static_cast<std::uint16_t>(frame.at - 1);
      Frame& each = push(Do::ForEach, frame.seat);
      each.at = at;
      each.end = static_cast<std::uint16_t>(cause);
      return;
    }
    case Op::FillBag: {
      const BagSpec& bag = tables().program.bags[effect.what];
      if (!bag.shuffled) {
        table_.left[effect.what] = static_cast<std::uint8_t>(bag.values.size());
        return;
      }
      for (const std::uint8_t value : bag.values) ++table_.gold[value];
      return;
    }
    case Op::FillPot: table_.pot = static_cast<std::uint8_t>(effect.n); return;
    case Op::RunCompanyBonus: push(Do::Bonus, seat); return;
    case Op::RunUpgrades: push(Do::Upgrades, table_.first); return;
    case Op::RunSetupLines: push(Do::SetupLines, table_.first); return;
    case Op::RemoveEvent:
      if (static_cast<From>(effect.how) == From::Current) {
        if (table_.event != kNone) retire(seat, table_.event);
      } else if (table_.pile_size > 0) {
        ask(Ask::Retire, seat);
      }
      return;
    case Op::GivePostcard: {
      // The set of tickets stands below on the stack, with the one whose turn it is (TL-82).
      const Frame& each = table_.frames[table_.depth - 2u];
      const Ticket& ticket = tables().tickets[each.x - 1u];
      const auto bit = 1u << (ticket.registered - 1);
      if ((table_.carried.post_office & bit) == 0) return;
      table_.carried.post_office &= ~bit;
      state_.at(seat).mail |= bit;
      say(Event{.code = "mail", .actor = seat}.with("postcard", ticket.registered));
      return;
    }
    case Op::RevealPostcards:
      if (!offer_postcards(seat, static_cast<Check>(effect.what))) return;
      --frame.at;  // again after each that is revealed
      return ask(Ask::Reveal, seat, true);
    default: return;  // passive, or of the story and the end steps
  }
}

// Whether a question is put says something of a hand that others do not see: nothing is taken back beyond it. Others
// are not told: that there was something to ask for at all is the secret side of a postcard (TL-83).
void Machine::question(Seat seat, std::string_view about, bool put) {
  say(Event{.code = put ? "question" : "no_question", .actor = seat, .audience = only(seat), .reveals = true}.with(
      "case", about));
}

bool Machine::offer_postcards(Seat seat, Check check) {
  const std::uint32_t held = state_.at(seat).postcards;
  const bool put = held != 0 && any_to_reveal(state_, seat, check);
  for (int card = 0; held != 0 && card < kPostcards; ++card) {
    if ((held >> card & 1u) == 0 || tables().postcards[static_cast<std::size_t>(card)].check != check) continue;
    if (!rests_on_hand(card)) continue;
    question(seat, "postcard", put);
    break;
  }
  return put;
}

// A choice is put only when it has an option besides declining (TL-46b).
void Machine::choose(const Effect& effect, Frame& frame) {
  const Seat seat = one(effect.who, frame.seat);
  const SeatState& own = state_.at(seat);
  switch (static_cast<Answer>(effect.how)) {
    case Answer::Take:
      if (has_car(table_) && !(effect.flag && own.dispatched != 0) && can_afford(state_, seat, effect.then))
        ask(Ask::Take, seat, true);
      return;
    case Answer::Sell:
      for (int colour = 0; colour < kColours; ++colour) {
        if (cars_of(own, colour) < 2 || !can_afford(state_, seat, effect.then)) continue;
        question(seat, "sell", true);
        return ask(Ask::Sell, seat, true);
      }
      return question(seat, "sell", false);
    case Answer::Depot: {
      const Route& at = tables().routes[table_.claim.route];
      const auto bare = [&](std::uint8_t city) {
        return std::ranges::find(table_.depots, city) == table_.depots.end();
      };
      if (own.depot_moved == 0 && (bare(at.a) || bare(at.b)) && can_afford(state_, seat, effect.then))
        ask(Ask::Depot, seat, true);
      return;
    }
    case Answer::Special: {
      const bool put =
          locos_of(own) > 0 && (can_afford(state_, seat, effect.then) || can_afford(state_, seat, effect.otherwise));
      question(seat, "special", put);
      if (put) ask(Ask::Special, seat, true);
      return;
    }
  }
}

void Machine::take_token(const Effect& effect, Frame& frame) {
  const Seat seat = one(effect.who, frame.seat);
  SeatState& own = state_.at(seat);
  const auto bag = static_cast<Bag>(effect.what);
  if (bag == Bag::Grain) return ask(Ask::Grain, seat);
  if (bag == Bag::Gold) {
    for (const std::uint8_t count : table_.gold) {
      if (count > 0) return ask(Ask::Gold);
    }
    return;
  }
  auto& left = table_.left[effect.what];
  const auto bit = static_cast<std::uint8_t>(1u << effect.what);
  if (left == 0 || (effect.flag && (own.taken & bit) != 0)) return;
  const auto& values = tables().program.bags[effect.what].values;
  const std::size_t index = values.size() - left--;
  own.taken |= bit;
  if (effect.cash) gain(seat, values[index], frame.x);
  if (index == 0) push_list(effect.then, frame.seat, frame.x);
}

void Machine::place_marker(const Effect& effect, Frame& frame) {
  const Tables& all = tables();
  switch (static_cast<Target>(effect.how)) {
    case Target::RandomLink:
      if (frame.pc < effect.n) {
        for (int link = 0; link < kLinks; ++link) {
          if (!is_eligible(table_, effect, link)) continue;
          --frame.at;
          return ask(Ask::Storm);
        }
      }
      frame.pc = 0;
      return;
    case Target::EachCity:
      for (const int place : all.program.conditions[effect.condition].cities) {
        if (!all.in_play(all.cities[static_cast<std::size_t>(place)], table_.territories)) continue;
        table_.grain[static_cast<std::size_t>(place)] = static_cast<std::uint8_t>(effect.n);
        say(Event{.code = "marker"}.with("case", kMarkerNames[effect.what]).with("city", city(place)));
      }
      return;
    case Target::SavedCity:
      for (std::size_t company = 0; company < kCompanies; ++company)
        table_.depots[company] = table_.carried.depots[company];
      return;
    case Target::EndCity: return;  // by an answer
  }
}

}  // namespace rh::legends_of_the_west
