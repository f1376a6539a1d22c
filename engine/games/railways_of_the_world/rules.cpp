#include "engine/games/railways_of_the_world/rules.h"

#include <algorithm>

#include "engine/games/railways_of_the_world/building.h"
#include "engine/games/railways_of_the_world/flow.h"
#include "engine/games/railways_of_the_world/scoring.h"

namespace rh::railways_of_the_world {
namespace {

void begin_turn(State& state, Events* events);

std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }

// --- set-up (RW-103) --------------------------------------------------------------------------

void begin_phase(Table& table, Phase phase) {
  table.phase = phase;
  table.step = 0;
}

void after_cards(State& state) { begin_phase(state.table, Phase::First); }

void after_barons(State& state) {
  Table& table = state.table;
  if (table.operation_cards != 0 && !table.deck.empty())
    begin_phase(table, Phase::Cards);
  else
    after_cards(state);
}

// The next city that gets cubes, or what comes after all of them.
void next_city(State& state) {
  Table& table = state.table;
  const Map& map = table.map();
  for (; table.draw_city < map.cities.size(); ++table.draw_city) {
    table.draw_left = byte(map.first_cubes(table.draw_city, table.seats));
    if (table.draw_left > 0) return;
  }
  table.draw_city = 0;
  if (table.barons != 0)
    begin_phase(table, Phase::Barons);
  else
    after_barons(state);
}

void apply_baron(State& state, const Move& move, Events* events) {
  Table& table = state.table;
  const Seat s = table.step / 2;
  state.at(s).dealt[table.step % 2u] = move.what;
  const std::string_view id = baron_names()[move.what];
  Event event{.code = "baron", .reveals = true};
  event.with("seat", s);
  if (table.open_barons != 0) event.with("baron", id);
  say(events, event);
  if (table.open_barons == 0)
    say(events, Event{.code = "dealt", .actor = s, .audience = only(s), .reveals = true}.with("baron", id));
  if (++table.step == 2 * table.seats) after_barons(state);
}

void apply_first(State& state, const Move& move, Events* events) {
  Table& table = state.table;
  table.first_player = byte(static_cast<int>(move.number()));
  say(events, Event{.code = "first", .reveals = true}.with("seat", table.first_player));
  if (table.barons != 0)
    begin_phase(table, Phase::BaronChoice);
  else
    begin_turn(state, events);
}

void apply_keep(State& state, Seat s, const Move& move, Events* events) {
  SeatState& seat = state.at(s);
  seat.baron = move.what;
  const std::string_view id = baron_names()[move.what];
  Event event{.code = "kept", .actor = s};
  if (state.table.open_barons != 0)
    event.with("baron", id);
  else
    say(events, Event{.code = "keep", .actor = s, .audience = only(s)}.with("baron", id));
  say(events, event);
  if (turn(state).is_over()) begin_turn(state, events);
}

// --- the auction (RW-35 to RW-39, RW-121) -----------------------------------------------------

void order_clockwise(Table& table, Seat first) {
  for (int i = 0; i < table.seats; ++i) table.order[static_cast<std::size_t>(i)] = byte((first + i) % table.seats);
}

void begin_actions(Table& table) {
  table.round = table.now = 0;
  table.actions_left = 1;
  begin_phase(table, Phase::Action);
}

// The order in which this turn is played, once it is known who goes first.
void order_seats(Table& table, Seat first) {
  table.first_player = byte(first);
  order_clockwise(table, first);
  if (table.auction_style != AuctionStyle::FirstToPass) return;
  const Auction& auction = table.auction;
  std::size_t place = 0;
  if (auction.bidder != kNobody) table.order[place++] = auction.bidder;
  for (std::size_t i = auction.passed_count; i-- > 0;) table.order[place++] = auction.passed[i];
}

void win_auction(State& state, Events* events) {
  Table& table = state.table;
  const Auction& auction = table.auction;
  say(events, Event{.code = "auction_won"}.with("seat", auction.bidder).with("price", auction.bid));
  pay(state, auction.bidder, auction.bid, events);
  if (table.auction_style == AuctionStyle::FirstToPass) {
    for (std::size_t i = 0; i < auction.passed_count; ++i) {
      const Seat s = auction.passed[i];
      const int half = (auction.last[static_cast<std::size_t>(s)] + 1) / 2;
      if (half == 0) continue;
      say(events, Event{.code = "paid"}.with("seat", s).with("price", half));
      pay(state, s, half, events);
    }
  }
  order_seats(table, auction.bidder);
  begin_actions(table);
}

void nobody_bids(Table& table, Events* events) {
  const bool last_is_first = table.auction_style == AuctionStyle::FirstToPass;
  order_seats(table, last_is_first ? table.auction.passed[table.seats - 1u] : (table.first_player + 1) % table.seats);
  say(events, Event{.code = "auction_nobody"}.with("seat", table.first_player));
  begin_actions(table);
}

// Who speaks next, or how the auction ends.
void go_on_bidding(State& state, Events* events) {
  Table& table = state.table;
  Auction& auction = table.auction;
  if (auction.passed_count == table.seats) return nobody_bids(table, events);
  if (auction.bidder != kNobody && auction.passed_count + 1 == table.seats) return win_auction(state, events);
  do {
    auction.speaker = byte((auction.speaker + 1) % table.seats);
  } while (auction.has_passed(auction.speaker));
}

void apply_bid(State& state, Seat s, const Move& move, Events* events) {
  Auction& auction = state.table.auction;
  auction.bid = auction.last[static_cast<std::size_t>(s)] = byte(static_cast<int>(move.number()));
  auction.bidder = byte(s);
  say(events, Event{.code = "bid", .actor = s}.with("price", auction.bid));
  go_on_bidding(state, events);
}

void apply_pass(State& state, Seat s, Events* events) {
  Auction& auction = state.table.auction;
  say(events, Event{.code = "passed", .actor = s});
  if (state.table.phase == Phase::Action) return end_action(state, events);
  auction.passed[auction.passed_count++] = byte(s);
  go_on_bidding(state, events);
}

// --- turns ------------------------------------------------------------------------------------

void begin_turn(State& state, Events* events) {
  Table& table = state.table;
  say(events, Event{.code = "turn"}.with("turn", table.turn));
  table.auction = {};
  if (table.seats == 1) {
    order_clockwise(table, 0);
    return begin_actions(table);
  }
  if (table.auction_style == AuctionStyle::WorstIsFirst && table.turn > 1) {
    const auto points = [&](std::size_t place) { return state.company(table.order[place]).points; };
    for (std::size_t i = 1; i < table.seats; ++i) {  // equal seats keep their order
      for (std::size_t k = i; k > 0 && points(k) < points(k - 1); --k) std::swap(table.order[k], table.order[k - 1]);
    }
    table.first_player = table.order[0];
    return begin_actions(table);
  }
  table.auction.speaker = table.first_player;
  order_clockwise(table, table.first_player);
  begin_phase(table, Phase::Auction);
}

void finish_game(State& state, Events* events) {
  state.table.phase = Phase::Over;
  for (Seat s = 0; events != nullptr && s < state.table.seats; ++s) {
    if (const std::uint8_t baron = state.at(s).baron; baron != kNoBaron)
      say(events, Event{.code = "baron_scored", .reveals = true}
                      .with("seat", s)
                      .with("baron", baron_names()[baron])
                      .with("points", baron_points(state, s)));
  }
  say(events, Event{.code = "game_over"});
}

void after_reveal(State& state, Events* events) {
  Table& table = state.table;
  if (table.last_turn()) return finish_game(state, events);
  ++table.turn;
  begin_turn(state, events);
}

// INCOME and CLEANUP (RW-73 to RW-76).
void end_turn(State& state, Events* events) {
  Table& table = state.table;
  const Common& common = table.common();
  for (Seat s = 0; s < table.seats; ++s) {
    Company& company = state.company(s);
    const int income = common.income(company.points), due = interest(common, company);
    say(events, Event{.code = "income"}.with("seat", s).with("income", income).with("interest", due));
    company.cash += income;
    pay(state, s, due, events);
    ensure(company.turns < kMostTurns);
    company.history[company.turns++] = static_cast<std::int16_t>(company.points);
    company.express_used = 0;
  }
  for (int l = table.link_count - 1; l >= 0; --l) {
    const Link& link = table.link(l);
    if (link.finished()) continue;
    say(events, Event{.code = "lapsed"}.with("seat", link.owner).with("city", city_id(table, link.from)));
    remove_link(table, l);
  }
  if (table.operation_cards != 0 && !table.deck.empty())
    begin_phase(table, Phase::Reveal);
  else
    after_reveal(state, events);
}

void apply_cube(State& state, const Move& move, Events* events) {
  Table& table = state.table;
  const int city = table.draw_city;
  table.bag.remove(move.what);
  say(events,
      Event{.code = "cube", .reveals = true}.with("city", city_id(table, city)).with("color", kColorNames[move.what]));
  add_cubes(table, city, move.what, 1, events);
  if (--table.draw_left > 0) return;
  if (table.phase == Phase::Draw) {
    if (table.emptying != kNoCity) mark_if_empty(table, table.emptying, events);
    return end_action(state, events);
  }
  ++table.draw_city;
  next_city(state);
}

void apply_card(State& state, const Move& move, Events* events) {
  Table& table = state.table;
  table.deck.remove(move.what);
  lay_open(table, move.what);
  say(events, Event{.code = "card", .reveals = true}.with("card", card_id(move.what)));
  if (table.phase == Phase::Reveal) return after_reveal(state, events);
  if (++table.step == table.seats || table.deck.empty()) after_cards(state);
}

}  // namespace

// --- what actions share -----------------------------------------------------------------------

int pay(State& state, Seat seat, int price, Events* events) {
  Company& company = state.company(seat);
  const Common& common = state.table.common();
  const int bonds = bonds_for(common, price, company.cash);
  company.cash += bonds * common.bond_cash - price;
  company.bonds += bonds;
  if (bonds > 0) say(events, Event{.code = "bonds"}.with("seat", seat).with("count", bonds));
  return bonds;
}

void add_cubes(Table& table, int city, int cube, int count, Events* events) {
  CityState& there = table.city(city);
  auto& cubes = there.cubes[static_cast<std::size_t>(cube)];
  cubes = byte(cubes + count);
  if (count == 0 || there.marker == 0) return;
  there.marker = 0;
  --table.markers;
  say(events, Event{.code = "refilled"}.with("city", city_id(table, city)));
}

void mark_if_empty(Table& table, int city, Events* events) {
  CityState& there = table.city(city);
  if (there.size() > 0 || there.marker != 0) return;
  there.marker = 1;
  ++table.markers;
  say(events, Event{.code = "emptied"}.with("city", city_id(table, city)));
  if (table.ending != 0 || table.markers < table.threshold()) return;
  table.ending = table.turn;
  say(events, Event{.code = "ending"}.with("empty", table.markers));
}

void lay_open(Table& table, int card) {
  ensure(table.open_count < kMostOpen);
  table.open[table.open_count++] = byte(card);
}

void take_away(Table& table, int card) {
  std::size_t place = 0;
  while (table.open[place] != card) ++place;
  for (--table.open_count; place < table.open_count; ++place) table.open[place] = table.open[place + 1];
  table.open[table.open_count] = 0;
}

void discard(Table& table, int card) {
  ensure(table.discarded_count < kMostOpen);
  table.discarded[table.discarded_count++] = byte(card);
}

void draw_cubes(State& state, int city, int count, Events* events) {
  Table& table = state.table;
  table.draw_city = byte(city);
  table.draw_left = byte(std::min(count, table.bag.size()));
  if (table.draw_left > 0) {
    table.phase = Phase::Draw;
    return;
  }
  if (table.emptying != kNoCity) mark_if_empty(table, table.emptying, events);
  end_action(state, events);
}

void end_action(State& state, Events* events) {
  Table& table = state.table;
  const Seat acted = table.acting();
  table.building = {};
  table.delivery = {};
  table.emptying = table.painting = kNoCity;
  table.resolving = kNoCard;
  table.draw_city = 0;
  if (--table.actions_left == 0) {
    table.actions_left = 1;
    if (++table.now == table.seats) {
      table.now = 0;
      if (++table.round == table.common().rounds) {
        table.actions_left = 0;
        return end_turn(state, events);
      }
    }
  }
  table.phase = Phase::Action;
  // An action that is over is not taken back, also where the same seat goes on (RW-94).
  if (table.acting() == acted && events != nullptr && !events->empty()) events->back().reveals = true;
}

// --- the contract -----------------------------------------------------------------------------

std::expected<State, Problem> start(const Options& options, int seats) {
  State state;
  Table& table = state.table;
  table.seats = byte(seats);
  table.box = byte(static_cast<int>(options.box()));
  const Tables& tables = table.box_tables();
  table.auction_style = static_cast<AuctionStyle>(options["auction_style"]);
  table.operation_cards = options.flag("operation_cards") && tables.map.operation_cards;
  table.tight_curves = options.flag("tight_curves");
  table.limited_supply = options.flag("limited_supply");
  table.open_barons = options.flag("open_barons");
  table.long_game = options.flag("long_game");
  int barons = 0;
  for (const Baron& baron : tables.barons) barons += baron.copies;
  table.barons = options.flag("barons") && tables.map.barons && seats > 1 && barons >= 2 * seats;
  table.new_cities = tables.common.new_cities;
  if (table.limited_supply != 0) table.tiles = tables.common.tiles;
  for (int color = 0; color < kColors; ++color)
    table.bag.add(color, tables.common.cubes[static_cast<std::size_t>(color)]);
  for (int card = 0; table.operation_cards != 0 && card < kMostCards; ++card) {
    const Card& one = table.card(card);
    if (one.copies == 0 || one.kind == CardKind::MajorLine) continue;
    if (one.drawn())
      table.deck.add(card, one.copies);
    else
      lay_open(table, card);
  }
  for (int city = 0; city < static_cast<int>(tables.map.cities.size()); ++city) {
    const Color color = tables.map.city(city).color;
    table.city(city).color = color;
    table.of_color[static_cast<std::size_t>(color)] |= bit(city);
  }
  next_city(state);
  return state;
}

Turn turn(const State& state) {
  const Table& table = state.table;
  switch (table.phase) {
    case Phase::Cubes:
    case Phase::Barons:
    case Phase::Cards:
    case Phase::First:
    case Phase::Draw:
    case Phase::Reveal: return Turn::of_nature();
    case Phase::BaronChoice: {
      Turn turn;
      for (Seat s = 0; s < table.seats; ++s) turn.seats |= state.at(s).baron == kNoBaron ? 1u << s : 0;
      return turn;
    }
    case Phase::Auction: return Turn::of(table.auction.speaker);
    case Phase::Over: return Turn::over();
    default: return Turn::of(table.acting());
  }
}

void apply(State& state, Seat s, const Move& move, Events* events) {
  switch (move.kind) {
    case Kind::Cube: return apply_cube(state, move, events);
    case Kind::Baron: return apply_baron(state, move, events);
    case Kind::Card: return apply_card(state, move, events);
    case Kind::First: return apply_first(state, move, events);
    case Kind::Keep: return apply_keep(state, s, move, events);
    case Kind::Bid: return apply_bid(state, s, move, events);
    case Kind::Pass: return apply_pass(state, s, events);
    default: return apply_action(state, s, move, events);
  }
}

}  // namespace rh::railways_of_the_world
