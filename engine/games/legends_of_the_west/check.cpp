// Why a move is refused: exactly one reason, the first of TL-99.
#include <algorithm>

#include "engine/games/legends_of_the_west/campaign.h"
#include "engine/games/legends_of_the_west/machine.h"
#include "engine/games/legends_of_the_west/rules.h"

namespace rh::legends_of_the_west {
namespace {

bool is_action_word(Kind kind) {
  return kind == Kind::Draw || kind == Kind::Take || kind == Kind::Claim || kind == Kind::Tickets || kind == Kind::Pass;
}

bool belongs(Kind kind, const Table& table) {
  if (kind == Kind::Skip) return table.may_skip != 0;
  switch (table.ask) {
    case Ask::Action: return is_action_word(kind);
    case Ask::Second: return kind == Kind::Draw || kind == Kind::Take;
    case Ask::Keep:
    case Ask::Survey:
    case Ask::Choose: return kind == Kind::Keep;
    case Ask::Pay: return kind == Kind::Pay;
    case Ask::Extra: return kind == Kind::Extra;
    case Ask::Grain: return kind == Kind::Grain;
    case Ask::Take: return kind == Kind::Take;
    case Ask::Depot: return kind == Kind::Depot;
    case Ask::Reveal: return kind == Kind::Reveal;
    case Ask::Special: return kind == Kind::Special;
    case Ask::Sell: return kind == Kind::Sell;
    case Ask::Discard: return kind == Kind::Discard;
    case Ask::Retire: return kind == Kind::Retire;
    case Ask::Open: return kind == Kind::Open;
    case Ask::Owed:
    case Ask::Upgrade: return kind == Kind::Upgrade;
    default: return false;
  }
}

Refusal not_asked(const Table& table, Seat first_asked) {
  const bool action = table.ask == Ask::Action || table.ask == Ask::Second;
  if (action || is_natures(table.ask) || table.ask == Ask::Over) return Refusal("TL-I1");
  return Refusal("TL-I32").with("seat", first_asked);
}

// The word belongs to another question.
Refusal other_word(const Table& table, Seat seat, Kind kind) {
  if (is_action_word(kind)) {
    if (table.playing == 0 || table.slip != 0 || table.active != seat) return Refusal("TL-I1");
    if (table.ask == Ask::Second) return Refusal("TL-I6");
    if (table.took_loco != 0 && (kind == Kind::Draw || kind == Kind::Take)) return Refusal("TL-I5");
    return Refusal("TL-I2");
  }
  switch (kind) {
    case Kind::Keep: return Refusal("TL-I22");
    case Kind::Extra: return Refusal("TL-I17");
    case Kind::Reveal: return Refusal("TL-I27");
    case Kind::Depot: return Refusal("TL-I28").with("case", "moved");
    case Kind::Open: return Refusal("TL-I29");
    case Kind::Retire: return Refusal("TL-I30");
    case Kind::Upgrade: return Refusal("TL-I31");
    default: return Refusal("TL-I34");
  }
}

// How many of each kind a list holds; false where the hand holds fewer.
bool holds_cards(const SeatState& own, const Move& move) {
  std::array<int, kKinds> wanted{};
  for (std::size_t i = 0; i < move.listed(); ++i) {
    const auto kind = static_cast<std::size_t>(move.at[i] - 1);
    if (++wanted[kind] > own.hand[kind]) return false;
  }
  return true;
}

Refusal check_draw(const State& state, Seat seat, const Move& move) {
  const Table& table = state.table;
  const bool first = table.ask == Ask::Action;
  if (table.ask != Ask::Take) {
    if (first && !may_draw(table)) return Refusal("TL-I3");
    if (move.kind == Kind::Draw) return first || can_draw(table) ? Refusal() : Refusal("TL-I3");
  }
  const int kind = move.thing();
  if (std::ranges::find(table.display, kind) == table.display.end()) return Refusal("TL-I35");
  if (table.ask == Ask::Take) return kind == kLoco ? Refusal("TL-I35") : Refusal();
  if (!first && kind == kLoco) return Refusal("TL-I4");
  if (table.taken_face_up >= parameter(table.event, Param::FaceUpLimit, 99)) return Refusal("TL-I25");
  if (const int fee = parameter(table.event, Param::LocoFee, 0); kind == kLoco && state.at(seat).money < fee)
    return Refusal("TL-I24").with("n", fee);
  return {};
}

bool has_action(const State& state, Seat seat) {
  Moves moves;
  legal(state, seat, moves);
  return moves[0].kind != Kind::Pass;
}

Refusal check_keep(const State& state, Seat seat, const Move& move) {
  for (std::size_t i = 0; i < move.listed(); ++i) {
    if (!state.at(seat).offered.has(move.at[i] - 1)) return Refusal("TL-I36");
  }
  if (static_cast<int>(move.listed()) < state.table.least) return Refusal("TL-I20").with("n", state.table.least);
  return {};
}

Refusal check_pay(const State& state, Seat seat, const Move& move) {
  const Claim& claim = state.table.claim;
  const auto listed = static_cast<int>(move.listed());
  if (move.kind == Kind::Extra) {
    if (listed < claim.extra) {
      const int cause = extra_of(state, seat, claim.route).cause;
      return Refusal("TL-I16").with("n", claim.extra).with("by", cause::name(cause));
    }
    if (listed > claim.extra) return Refusal("TL-I17");
  } else {
    if (listed != claim.cars) return Refusal("TL-I12").with("n", claim.cars);
    for (std::size_t i = 0; i < move.listed(); ++i) {
      const int kind = move.at[i] - 1;
      if (kind == kLoco || colour_of(kind) != claim.colour)
        return Refusal("TL-I13").with("colour", kColourNames[claim.colour]);
    }
  }
  return holds_cards(state.at(seat), move) ? Refusal() : Refusal("TL-I15");
}

Refusal check_sell(const State& state, Seat seat, const Move& move) {
  const int first = move.at[0] - 1, second = move.at[1] - 1;
  if (first == kLoco || second == kLoco || colour_of(first) != colour_of(second)) return Refusal("TL-I37");
  return holds_cards(state.at(seat), move) ? Refusal() : Refusal("TL-I15");
}

bool is_end(const Table& table, int city) {
  const Route& at = tables().routes[table.claim.route];
  return city == at.a || city == at.b;
}

Refusal check_reveal(const State& state, Seat seat, const Move& move) {
  bool missing_locos = false;
  if (may_reveal(state, seat, move.value() - 1, check_due(state.table), &missing_locos)) return {};
  return Refusal(missing_locos ? "TL-I26" : "TL-I27");
}

Refusal check_upgrade(const State& state, Seat seat, const Move& move) {
  const auto& held = state.table.carried.upgrades;
  const int upgrade = move.thing();
  int copies = 0;
  for (const std::uint8_t each : held) copies += each >> upgrade & 1;
  const bool own = (held[state.at(seat).company] >> upgrade & 1) != 0;
  return own || copies >= tables().upgrades[static_cast<std::size_t>(upgrade)].copies ? Refusal("TL-I31") : Refusal();
}

Refusal check_answer(const State& state, Seat seat, const Move& move) {
  const Table& table = state.table;
  switch (move.kind) {
    case Kind::Draw:
    case Kind::Take: return check_draw(state, seat, move);
    case Kind::Claim: return claim_refusal(state, seat, move);
    case Kind::Tickets: return table.tickets.empty() ? Refusal("TL-I21") : Refusal();
    case Kind::Pass: return has_action(state, seat) ? Refusal("TL-I23") : Refusal();
    case Kind::Keep: return check_keep(state, seat, move);
    case Kind::Pay:
    case Kind::Extra: return check_pay(state, seat, move);
    case Kind::Sell: return check_sell(state, seat, move);
    case Kind::Discard:
      if (!holds_cards(state.at(seat), move)) return Refusal("TL-I15");
      return fits_card(tables().program.cards[asking_effect(table).what], move.thing()) ? Refusal() : Refusal("TL-I34");
    case Kind::Special: {
      const Effect& choice = asking_effect(table);
      const List option = move.value() == kSpecialMoney ? choice.then : choice.otherwise;
      return can_afford(state, seat, option) ? Refusal() : Refusal("TL-I34");
    }
    case Kind::Reveal: return check_reveal(state, seat, move);
    case Kind::Depot:
      if (std::ranges::find(table.depots, move.thing()) != table.depots.end())
        return Refusal("TL-I28").with("case", "taken");
      return is_end(table, move.thing()) ? Refusal() : Refusal("TL-I34");
    case Kind::Grain:
      return is_end(table, move.thing()) && table.grain[static_cast<std::size_t>(move.thing())] > 0 ? Refusal()
                                                                                                    : Refusal("TL-I34");
    case Kind::Open: return may_open(table.carried, move.thing()) ? Refusal() : Refusal("TL-I29");
    case Kind::Retire: {
      const auto pile = std::span(table.pile).first(table.pile_size);
      return std::ranges::find(pile, move.thing()) != pile.end() ? Refusal() : Refusal("TL-I30");
    }
    case Kind::Upgrade: return check_upgrade(state, seat, move);
    default: return {};
  }
}

}  // namespace

Refusal check(const State& state, Seat seat, const Move& move) {
  if (!well_formed(move)) return Refusal("TL-I33");
  const Table& table = state.table;
  const Turn waiting = turn(state);
  if (!waiting.has(seat)) return not_asked(table, waiting.first());
  if (seat == kNature) {
    Outcomes list;
    outcomes(state, list);
    const bool possible = std::ranges::any_of(list, [&](const auto& outcome) { return outcome.move == move; });
    return possible ? Refusal() : Refusal("TL-I34");
  }
  if (!belongs(move.kind, table)) return other_word(table, seat, move.kind);
  return check_answer(state, seat, move);
}

}  // namespace rh::legends_of_the_west
