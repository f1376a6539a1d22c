#include "engine/games/legends_of_the_west/view.h"

#include <algorithm>

#include "engine/games/legends_of_the_west/machine.h"

namespace rh::legends_of_the_west {
namespace {

bool knows_tickets(const Table& table, Seat seat, Seat viewer) {
  return seat == viewer || viewer == kAllSeeing || table.slip != 0;
}

std::vector<ShownTicket> shown_tickets(const State& state, Seat seat, const BitSet<kTickets>& tickets) {
  std::vector<ShownTicket> shown;
  for (const int index : tickets) {
    const Ticket& ticket = tables().tickets[static_cast<std::size_t>(index)];
    shown.push_back(
        {static_cast<std::uint8_t>(index), joined(state.at(seat), ticket.a, ticket.b), course_of(state, seat, ticket)});
  }
  return shown;
}

ShownSeat shown_seat(const State& state, Seat s, Seat viewer) {
  const Table& table = state.table;
  const SeatState& seat = state.at(s);
  ShownSeat shown;
  shown.company = seat.company;
  shown.trains = seat.trains;
  shown.cards = seat.cards;
  shown.tickets = static_cast<std::uint8_t>(seat.tickets.size());
  shown.offered = static_cast<std::uint8_t>(seat.answered != 0 ? 0 : seat.offered.size());
  shown.gold = static_cast<std::uint8_t>(seat.gold_tokens());
  shown.grain = seat.grain;
  shown.taken = seat.taken;
  shown.upgrades = table.carried.upgrades[seat.company];
  shown.working = seat.upgrades;
  shown.answered = seat.answered != 0;
  shown.depot_moved = seat.depot_moved != 0;
  shown.dispatched = seat.dispatched != 0;
  shown.money = seat.money;
  shown.tokens = seat.tokens;
  shown.postcards = seat.postcards;
  shown.sent = seat.sent;
  shown.mail = seat.mail;
  shown.own = s == viewer || viewer == kAllSeeing;
  if (shown.own) shown.hand = seat.hand;
  if (knows_tickets(table, s, viewer)) {
    shown.held = shown_tickets(state, s, seat.tickets);
    shown.golds = seat.gold;
    int points = 0;
    for (const ShownTicket& ticket : *shown.held)
      points += (ticket.done ? 1 : -1) * tables().tickets[ticket.ticket].value;
    shown.ticket_points = points;
  }
  if (shown.own && seat.answered == 0) shown.offer = shown_tickets(state, s, seat.offered);
  if (table.slip != 0) {
    shown.place = seat.place;
    shown.lines = seat.lines;
    shown.postcard_money = seat.postcard_money;
    shown.total = seat.total;
  }
  return shown;
}

// Where nothing is known a card or ticket comes out of everything that the viewer does not see.
template <int Kinds>
int draw_from(rh::Bag<Kinds>& pool, Random& random) {
  const int kind = pool.pick(random.below(static_cast<std::uint64_t>(pool.size())));
  pool.remove(kind);
  return kind;
}

// A card of those that `fits` lets pass; the pool has one.
template <class Fits>
int draw_one_of(rh::Bag<kDrawn>& pool, Random& random, Fits fits) {
  int count = 0;
  for (int kind = 0; kind < kKinds; ++kind) count += fits(kind) ? pool.count(kind) : 0;
  auto ticket = static_cast<int>(random.below(static_cast<std::uint64_t>(count)));
  int kind = 0;
  for (;; ++kind) {
    if (!fits(kind)) continue;
    if (ticket < pool.count(kind)) break;
    ticket -= pool.count(kind);
  }
  pool.remove(kind);
  return kind;
}

// An open question says something of the hand of whom it is put to: these cards must be there.
struct Implied {
  int cards = 0;
  std::array<bool, kKinds> fits{};
};
Implied implied_by_question(const State& world, const rh::Bag<kDrawn>& pool, Random& random) {
  const Table& table = world.table;
  Implied implied;
  const auto want = [&](int cards, auto fits) {
    implied.cards = cards;
    for (int kind = 0; kind < kKinds; ++kind) implied.fits[static_cast<std::size_t>(kind)] = fits(kind);
  };
  if (table.ask == Ask::Pay) {
    want(table.claim.cars, [&](int kind) { return kind < kLoco && colour_of(kind) == table.claim.colour; });
  } else if (table.ask == Ask::Special) {
    want(1, [](int kind) { return kind == kLoco; });
  } else if (table.ask == Ask::Sell) {
    FixedVector<int, kColours> pairs;
    for (int colour = 0; colour < kColours; ++colour) {
      if (pool.count(3 * colour) + pool.count(3 * colour + 1) + pool.count(3 * colour + 2) >= 2)
        pairs.push_back(colour);
    }
    const int colour = pairs[random.below(pairs.size())];
    want(2, [&](int kind) { return kind < kLoco && colour_of(kind) == colour; });
  } else if (table.ask == Ask::Reveal) {
    const Check check = check_due(table);
    const std::uint32_t held = world.at(table.asked).postcards;
    for (int card = 0; card < kPostcards; ++card) {
      if ((held >> card & 1u) != 0 && !rests_on_hand(card) && may_reveal(world, table.asked, card, check))
        return implied;
    }
    for (int card = 0; card < kPostcards; ++card) {
      const Postcard& postcard = tables().postcards[static_cast<std::size_t>(card)];
      if ((held >> card & 1u) == 0 || postcard.check != check || !rests_on_hand(card)) continue;
      const Condition& condition = tables().program.conditions[postcard.condition];
      const CardFilter any{.loco = 1};
      const CardFilter& filter = condition.word == Word::Hand ? tables().program.cards[condition.filter] : any;
      int there = 0;
      for (int kind = 0; kind < kKinds; ++kind) there += fits_card(filter, kind) ? pool.count(kind) : 0;
      if (there < condition.n || world.at(table.asked).cards < condition.n) continue;
      want(condition.n, [&](int kind) { return fits_card(filter, kind); });
      break;
    }
  }
  return implied;
}

void imagine_hands(State& world, Seat viewer, Random& random) {
  Table& table = world.table;
  rh::Bag<kDrawn> pool = table.deck;
  const int news = pool.count(kNews);
  for (int i = 0; i < news; ++i) pool.remove(kNews);
  for (Seat s = 0; s < table.seats; ++s) {
    if (s == viewer) continue;
    for (int kind = 0; kind < kKinds; ++kind) pool.add(kind, world.at(s).hand[static_cast<std::size_t>(kind)]);
    world.at(s).hand = {};
  }
  // What a question implies comes first, before others have taken it.
  int implied_cards = 0;
  if (!is_natures(table.ask) && table.asked != viewer) {
    const Implied implied = implied_by_question(world, pool, random);
    const auto fits = [&](int kind) { return implied.fits[static_cast<std::size_t>(kind)]; };
    for (; implied_cards < implied.cards; ++implied_cards)
      ++world.at(table.asked).hand[static_cast<std::size_t>(draw_one_of(pool, random, fits))];
  }
  for (Seat s = 0; s < table.seats; ++s) {
    if (s == viewer) continue;
    for (int i = s == table.asked ? implied_cards : 0; i < world.at(s).cards; ++i)
      ++world.at(s).hand[static_cast<std::size_t>(draw_from(pool, random))];
  }
  table.deck = pool;
  table.deck.add(kNews, news);
}

void imagine_tickets(State& world, Seat viewer, Random& random) {
  Table& table = world.table;
  rh::Bag<kTickets> pool = table.tickets.unknown();
  const int unknown = pool.size();
  table.tickets.each_unseen(viewer, [&](std::uint8_t ticket) { pool.add(ticket); });
  const auto take_back = [&](BitSet<kTickets>& set) {
    for (const int ticket : set) pool.add(ticket);
  };
  const auto give = [&](BitSet<kTickets>& set) {
    const int count = set.size();
    set = {};
    for (int i = 0; i < count; ++i) set.add(draw_from(pool, random));
  };
  for (Seat s = 0; s < table.seats; ++s) {
    if (s == viewer) continue;
    take_back(world.at(s).tickets);
    take_back(world.at(s).offered);
  }
  for (Seat s = 0; s < table.seats; ++s) {
    if (s == viewer) continue;
    give(world.at(s).tickets);
    give(world.at(s).offered);
  }
  table.tickets.each_unseen(viewer,
                            [&](std::uint8_t& ticket) { ticket = static_cast<std::uint8_t>(draw_from(pool, random)); });
  ensure(pool.size() == unknown);
  table.tickets.unknown() = pool;
}

void imagine_gold(State& world, Seat viewer, Random& random) {
  Table& table = world.table;
  rh::Bag<10> pool;
  for (int value = 0; value < 10; ++value) pool.add(value, table.gold[static_cast<std::size_t>(value)]);
  for (Seat s = 0; s < table.seats; ++s) {
    if (s == viewer) continue;
    for (int value = 0; value < 10; ++value) pool.add(value, world.at(s).gold[static_cast<std::size_t>(value)]);
  }
  for (Seat s = 0; s < table.seats; ++s) {
    if (s == viewer) continue;
    const int count = world.at(s).gold_tokens();
    world.at(s).gold = {};
    for (int i = 0; i < count; ++i) ++world.at(s).gold[static_cast<std::size_t>(draw_from(pool, random))];
  }
  for (int value = 0; value < 10; ++value)
    table.gold[static_cast<std::size_t>(value)] = static_cast<std::uint8_t>(pool.count(value));
}

// What put the question: an effect's event, rule, upgrade, bonus card or postcard.
std::uint8_t asked_by(const Table& table) {
  if (table.ask < Ask::Survey || table.ask > Ask::Discard) return kNone;
  const Frame& top = table.frames[table.depth - 1u];
  return top.what == Do::Run ? top.x : std::uint8_t{kNone};
}

// Does a rule, the event of the claim or an own postcard look at the symbols of the cards (2.5)?
bool symbols_matter(const State& state, Seat viewer) {
  const Table& table = state.table;
  if (table.ask != Ask::Pay && table.ask != Ask::Extra) return false;
  const Tables& all = tables();
  for (std::size_t rule = 0; rule < all.rules.size(); ++rule) {
    if (table.has_rule(static_cast<int>(rule)) && names_symbols(all.rules[rule].effects)) return true;
  }
  if (table.claim.event != kNone && names_symbols(all.events[table.claim.event].effects)) return true;
  if (viewer < 0) return false;
  for (std::uint32_t cards = state.at(viewer).postcards; cards != 0; cards &= cards - 1) {
    const int card = std::countr_zero(cards);
    if (rests_on_hand(card) && all.postcards[static_cast<std::size_t>(card)].check == Check::OnTurnEnd) return true;
  }
  return false;
}

}  // namespace

View view(const State& state, Seat viewer) {
  const Table& table = state.table;
  View seen;
  seen.turn = turn(state);
  seen.viewer = viewer;
  seen.mode = table.mode;
  seen.ask = table.ask;
  seen.seats = table.seats;
  seen.row = table.row;
  seen.games = table.games;
  seen.trains = table.trains;
  seen.turns = table.turns;
  seen.first = table.first;
  seen.active = table.active;
  seen.last_round = table.last_round;
  seen.turns_left = table.turns_left;
  seen.least = table.least;
  seen.playing = table.playing != 0;
  seen.slip = table.slip != 0;
  seen.story_read = table.story_read != 0;
  seen.may_skip = table.may_skip != 0;
  seen.by = asked_by(table);
  seen.symbols = symbols_matter(state, viewer);
  seen.display = table.display;
  seen.drawn = table.drawn;
  seen.drawn_by = table.drawn_by;
  seen.deck = table.deck.size();
  seen.ticket_deck = table.tickets.size();
  seen.ticket_draw = parameter(table.event, Param::TicketDraw, table.ticket_draw);
  for (const std::uint8_t count : table.gold) seen.gold_left += count;
  seen.pot = table.pot;
  seen.discard = table.discard;
  seen.event = table.event;
  seen.retired = table.retired;
  seen.event_deck = std::popcount(table.event_deck);
  seen.pile.assign(table.pile.begin(), table.pile.begin() + table.pile_size);
  seen.queue.assign(table.queue.begin(), table.queue.begin() + table.queue_size);
  seen.territories = table.territories;
  seen.lines = active_lines(table);
  seen.rules = table.rules;
  seen.gone_rules = table.gone_rules;
  seen.gone_events = table.gone_events;
  seen.left = table.left;
  seen.grain = table.grain;
  seen.depots = table.depots;
  seen.owner = table.owner;
  seen.storms = table.storms;
  seen.claim = table.claim;
  seen.carried = table.carried;
  for (Seat s = 0; s < table.seats; ++s) seen.shown.push_back(shown_seat(state, s, viewer));
  return seen;
}

State imagine(const State& state, Seat viewer, Random& random) {
  State world = state;
  imagine_hands(world, viewer, random);
  if (state.table.slip == 0) {
    imagine_tickets(world, viewer, random);
    imagine_gold(world, viewer, random);
  }
  return world;
}

void tell(const State& now, const State& before, Seat by, const Move& move, Seat viewer, std::string& text) {
  const auto hide = [&](Seat owner) { return owner != viewer && now.table.ask != Ask::Over; };
  if (move.kind == Kind::Card && move.thing() != kNews && !is_shown(before) && hide(receiver(before))) {
    text += "card ?";
  } else if (move.kind == Kind::Ticket && hide(receiver(before))) {
    text += "ticket ?";
  } else if (move.kind == Kind::Gold && hide(receiver(before))) {
    text += "gold ?";
  } else if (move.kind == Kind::Keep && hide(by)) {
    text += "keep ?";
  } else {
    print(move, text);
  }
}

Standing standing(const View& view) {
  Standing standing;
  for (std::size_t s = 0; s < view.shown.size(); ++s) {
    const ShownSeat& seat = view.shown[s];
    standing.scores[s] = view.slip ? seat.total : seat.money + trains_bonus(seat.trains);
    standing.ranks[s] = seat.place;
  }
  if (!view.slip) rank_by_scores(standing, view.seats);
  return standing;
}

Progress progress(const View& view) {
  const int turn = view.turns / view.seats + 1;
  return {view.slip ? std::max(1, (view.turns + view.seats - 1) / view.seats) : turn, 0};
}

}  // namespace rh::legends_of_the_west
