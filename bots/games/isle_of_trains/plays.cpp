#include "bots/games/isle_of_trains/plays.h"

#include <algorithm>

#include "bots/games/isle_of_trains/worth.h"
#include "engine/games/isle_of_trains/delivery.h"
#include "engine/games/isle_of_trains/scoring.h"

namespace rh::isle_of_trains {
namespace {

// --- which card -----------------------------------------------------------------------------

template <class Better>
Card best_card(const State& state, CardSet cards, const Judgement& w, Better better) {
  Card best = static_cast<Card>(std::countr_zero(cards));
  double value = keep_value(state, state.table.active, best, w);
  cards &= cards - 1;
  while (cards != 0) {
    const Card card = pop_card(cards);
    const double v = keep_value(state, state.table.active, card, w);
    if (better(v, value)) best = card, value = v;
  }
  return best;
}

Card least_kept(const State& state, CardSet cards, const Judgement& w) {
  if (!w.sees.payment) return static_cast<Card>(std::countr_zero(cards));
  return best_card(state, cards, w, std::less<>{});
}
Card most_kept(const State& state, CardSet cards, const Judgement& w) {
  return best_card(state, cards, w, std::greater<>{});
}

double top_of_discard(const State& state, const Judgement& w) {
  const Table& table = state.table;
  const auto top = static_cast<Card>(table.discard[static_cast<std::size_t>(table.discard_count - 1)]);
  return keep_value(state, table.active, top, w);
}

// Tokens that are no points buy cards back.
bool may_want_back(const State& state, const Judgement& w) {
  return may_buy_back(state) && token_value(state.table, w) < 0.9;
}

// The card bought back is the next one drawn.
Move take(const State& state, const Judgement& w) {
  const Table& table = state.table;
  if (!w.sees.display && table.can_draw()) return Move::of(Kind::TakeDeck);
  const CardSet shown = table.cards_in_display();
  double deck = -1;
  if (table.deck.known_on_top() > 0)
    deck = keep_value(state, table.active, static_cast<Card>(table.deck.known_card(0)), w);
  else if (table.can_draw())
    deck = w.unknown;
  const Card best = shown != 0 ? most_kept(state, shown, w) : Card{};
  const double open = shown != 0 ? keep_value(state, table.active, best, w) : -1;
  if (may_want_back(state, w) && top_of_discard(state, w) > std::max(deck, open)) return Move::of(Kind::Buyback);
  return open >= deck ? Move::of(Kind::TakeCard, best) : Move::of(Kind::TakeDeck);
}

constexpr int kLastCards = 10;  // about two rounds: tokens that are left then would be lost

// At night the card goes into the display, where there is room, or is burnt in the place of another. Tokens
// wait for a good card, but not for ever.
bool buys_back_at_night(const State& state, const Judgement& w) {
  const Table& table = state.table;
  if (!may_want_back(state, w)) return false;
  const auto gaps = std::ranges::count(table.display, kNoCard);
  if (gaps > table.deck.known_on_top() && top_of_discard(state, w) > w.unknown) return true;
  return state.active().tokens >= 2 * table.rules().buyback || table.deck.size() <= kLastCards;
}

// --- deliveries -----------------------------------------------------------------------------

bool is_wanted(const Move& move, int special, const State& state, const Judgement& w) {
  if (move.kind == Kind::AsidePax) return special >= 1;
  if (move.kind == Kind::Aside) return special == 2;
  if (move.kind != Kind::Guest && move.kind != Kind::Side && move.kind != Kind::Ticket) return true;
  // A passenger leaves the train for the reward.
  const Table& table = state.table;
  const Tables& t = tables();
  const Dest dest = move.kind == Kind::Side ? t.dest_of[move.what] : table.top().dest();
  const auto place = static_cast<std::size_t>(dest);
  const bool goal = table.rules().goal == Scenario::Goal::Tickets && move.kind != Kind::Guest;
  return goal || reward_value(t.tiles[table.tile[place]][table.filled[place]], token_value(table, w), w) > 1;
}

// Contracts first, then passengers, then what is set aside, then the end of the delivery.
int rank_of(Kind kind) {
  switch (kind) {
    case Kind::Secondary: return 0;
    case Kind::Initial: return 1;
    case Kind::Ticket: return 2;
    case Kind::Side: return 3;
    case Kind::Guest: return 4;
    case Kind::AsidePax: return 5;
    case Kind::Aside: return 6;
    default: return 7;
  }
}

Move deliver(const State& state, int special, const Judgement& w) {
  Moves moves;
  legal(state, state.table.active, moves);
  const Move* best = nullptr;
  int rank = 99;
  for (const Move& move : moves) {
    if (move.kind == Kind::Buyback || !is_wanted(move, special, state, w)) continue;
    const int r = rank_of(move.kind);
    // Of two secondary contracts the one with more points.
    const bool richer = best != nullptr && move.kind == Kind::Secondary && best->kind == Kind::Secondary &&
                        contract_of(state.table.top().dest(), 2).vp > contract_of(state.table.top().dest(), 1).vp;
    if (r < rank || richer) best = &move, rank = r;
  }
  if (best != nullptr) return *best;
  return *std::ranges::find_if(moves, [](const Move& move) { return move.kind != Kind::Buyback; });
}

// Cargo before passengers, what has one type before what has any.
Move give(const State& state) {
  Moves moves;
  legal(state, state.table.active, moves);
  const auto rank = [&](const Move& move) {
    if (move.kind == Kind::Buyback) return 3;
    if (move.kind == Kind::GivePax) return 2;
    return cargo_in(state.active(), move.car) == kAllCargo ? 1 : 0;
  };
  return *std::ranges::min_element(moves, {}, rank);
}

Move raze(const State& state) {
  CardSet buildings = state.active().buildings;
  Card least = pop_card(buildings);
  while (buildings != 0) {
    const Card card = pop_card(buildings);
    if (building_points(state, state.table.active, card) < building_points(state, state.table.active, least))
      least = card;
  }
  return Move::of(Kind::Raze, least);
}

// Does a player with these eyes not think of this move?
bool overlooks(const Sight& sees, const State& state, const Move& move) {
  switch (move.kind) {
    case Kind::Upgrade: return !sees.upgrades;
    case Kind::Build: return !sees.buildings && tables()[move.card()].category == Category::Building;
    case Kind::TakePax: return !sees.passengers;
    case Kind::Board: return !sees.passengers || (!sees.others && move.seat() != state.table.active);
    case Kind::Load: return !sees.others && move.seat() != state.table.active;
    case Kind::Blind: return !sees.face_down || (!sees.others && move.seat() != state.table.active);
    default: return false;
  }
}

// Is a token worth a Take from an empty bag? Alone two of them a round do not pay for the card that the night
// burns, unless they are points or cards are cheap to buy back. At a table waiting while the others do the
// same leads nowhere.
bool waiting_pays(const Table& table, const Judgement& w) {
  return table.solo() && (token_value(table, w) >= 0.9 || table.rules().buyback <= tables().actions);
}

}  // namespace

void World::draw(State& state) const {
  const std::uint64_t size = nature_total(state);
  Random random(seed ^ (size * 0x9e3779b97f4a7c15ull) ^ (static_cast<std::uint64_t>(state.table.top().step) << 40));
  apply(state, kNature, nature_pick(state, random.below(size)), nullptr);
}

Move small_decision(const State& state, int special, const Judgement& w) {
  const Table& table = state.table;
  const SeatState& seat = state.active();
  if (table.top().step == Step::Night) return Move::of(buys_back_at_night(state, w) ? Kind::Buyback : Kind::Night);
  switch (table.top().step) {
    case Step::Take: return take(state, w);
    case Step::Pick: return Move::of(Kind::Pick, most_kept(state, table.cards_in_discard(), w));
    case Step::Raze: return raze(state);
    case Step::Pay: return Move::of(Kind::Pay, least_kept(state, seat.hand.kinds, w));
    case Step::Blind: {
      const bool named = (table.top().flags & kBlindNamed) != 0;
      return Move::of(named ? Kind::Toss : Kind::Under, least_kept(state, seat.hand.kinds, w));
    }
    case Step::Toss:
    case Step::Limit: return Move::of(Kind::Toss, least_kept(state, seat.hand.kinds, w));
    case Step::Deliver: return deliver(state, special, w);
    case Step::Give: return give(state);
    default: break;
  }
  Moves moves;
  legal(state, table.active, moves);
  if (table.top().step == Step::Special) {
    const auto found = std::ranges::find_if(moves, [&](const Move& move) {
      return (move.kind == Kind::AsidePax || move.kind == Kind::Aside) && is_wanted(move, special, state, w);
    });
    return found != moves.end() ? *found : Move::of(Kind::Done);
  }
  return moves[0];
}

void play_on(State& state, const World& world, int special, const Judgement& w) {
  const Seat seat = state.table.active;
  while (true) {
    const Turn now = turn(state);
    if (now.is_over()) return;
    if (now.nature) {
      world.draw(state);
      continue;
    }
    if (state.table.active != seat) return;
    const Step step = state.table.top().step;
    if (step == Step::Turn || step == Step::Bonus) return;
    apply(state, seat, small_decision(state, special, w), nullptr);
  }
}

void plays(const State& state, Plays& list, const Judgement& w) {
  list.clear();
  const Table& table = state.table;
  const SeatState& me = state.active();
  Moves moves;
  legal(state, table.active, moves);
  // Of the cards that can go into a car the one least worth keeping; equal cars are one choice.
  struct Target {
    std::uint8_t seat, card, count;
    Kind kind;
    std::uint8_t colour;
    std::size_t at;
  };
  std::vector<Target> targets;
  const auto target_of = [&](const Move& move) {
    const Car& car = state.at(move.seat()).car(static_cast<int>(move.car));
    const std::uint8_t colour = move.kind == Kind::Board ? move.what : std::uint8_t{0};
    return Target{move.other, car.card, car.count, move.kind, colour, list.size()};
  };
  for (const Move& move : moves) {
    if (overlooks(w.sees, state, move)) continue;
    switch (move.kind) {
      case Kind::Scrap:
      case Kind::Buyback: break;
      case Kind::TakePax:
        if (!table.bag.empty() || waiting_pays(table, w)) list.push_back({move});
        break;
      case Kind::Load:
      case Kind::Blind:
      case Kind::Board: {
        const Target target = target_of(move);
        const auto same = std::ranges::find_if(targets, [&](const Target& other) {
          return other.seat == target.seat && other.card == target.card && other.count == target.count &&
                 other.kind == target.kind && other.colour == target.colour;
        });
        if (same == targets.end()) {
          targets.push_back(target);
          list.push_back({move});
        } else if (move.kind == Kind::Load && keep_value(state, table.active, move.card(), w) <
                                                  keep_value(state, table.active, list[same->at].move.card(), w)) {
          list[same->at].move = move;
        }
        break;
      }
      case Kind::Deliver: {
        const Dest dest = move.dest();
        const Stock stock = stock_of(me, false);
        bool useful = table.island(dest).state == IslandState::Centre && may_open_island(table, table.active) &&
                      stock.meets(need_of(contract_of(dest, 0)));
        for (int which = 1; which <= 2 && !table.rules().no_secondary && w.sees.secondary; ++which)
          useful |=
              is_own_secondary(table, table.active, dest, which) && stock.meets(need_of(contract_of(dest, which)));
        if (!useful && w.sees.passengers && has_ticket_space(table, dest)) {
          for (int i = 0; i < me.cars; ++i) {
            const bool guest = me.has(Card::Caboose10) && passengers_in(me, static_cast<std::uint32_t>(i)) > 0;
            useful |= guest || me.car(i).find(tables().colour_of[static_cast<std::size_t>(dest)]) >= 0;
          }
        }
        if (useful) list.push_back({move});
        break;
      }
      default: list.push_back({move});
    }
  }
  // A delivery for cards alone: where it goes does not matter.
  const auto first = std::ranges::find(moves, Kind::Deliver, &Move::kind);
  if (first == moves.end() || !w.sees.special) return;
  bool riders = false, cargo = false;
  for (int i = 0; i < me.cars; ++i) {
    if (me.car(i).count > 0) (me.car(i).info().carries_passengers ? riders : cargo) = true;
  }
  if (riders) list.push_back({*first, 1});
  if (cargo) list.push_back({*first, 2});
}

}  // namespace rh::isle_of_trains
