#include "engine/games/pioneer_rails/rules.h"

#include <algorithm>

#include "engine/games/pioneer_rails/activation.h"
#include "engine/games/pioneer_rails/laying.h"
#include "engine/games/pioneer_rails/scoring.h"

namespace rh::pioneer_rails {
namespace {

// --- saying ---------------------------------------------------------------------------------

// Search passes no list: what is only said costs it nothing.
void say(Events* events, const Event& event) {
  if (events) [[unlikely]]
    events->push_back(event);
}
std::string_view card_name(int card) { return kCardNames[static_cast<std::size_t>(card)]; }
std::string_view hex_name(int hex) { return kHexNames[static_cast<std::size_t>(hex)]; }

// What a seat does in its turn only the seat itself may know until all are finished (PR-84).
Event private_event(std::string_view code, Seat seat) { return {.code = code, .actor = seat, .audience = only(seat)}; }

// --- phases ---------------------------------------------------------------------------------

void begin_play(State& state) {
  Table& table = state.table;
  const bool dealer_picks = table.rules().dealer_takes != 0 && !table.last_card();
  table.phase = dealer_picks ? Phase::DealerPick : Phase::Play;
}

void begin_turn(State& state, Events* events) {
  Table& table = state.table;
  say(events, Event{.code = "turn"}.with("round", table.round + 1).with("turn", table.turn + 1));
  table.open.fill(kNoCard);
  table.taken = table.discarded = kNoCard;
  table.step = 0;
  for (Seat s = 0; s < table.seats; ++s) {
    SeatState& seat = state.at(s);
    seat.stage = Stage::Pick;
    seat.card = kNoCard;
    seat.suit = seat.crossed = seat.laid_count = seat.suit_taken = seat.taken = seat.fenced = 0;
    seat.tokens = {};
    seat.laid = {};
    seat.made = {};
  }
  if (table.last_card())
    begin_play(state);
  else
    table.phase = table.rules().discard != 0 ? Phase::Discard : Phase::Reveal;
}

void begin_cards(State& state, Events* events) {
  Table& table = state.table;
  table.step = 0;
  if (table.extra_card)
    table.phase = Phase::Deal;
  else
    begin_turn(state, events);
}

void begin_round(State& state, Events* events) {
  Table& table = state.table;
  table.seen = 0;
  table.turn = 0;
  table.step = 0;
  if (table.solo() && table.round > 0)
    table.phase = Phase::NextObjective;  // PR-74
  else
    begin_cards(state, events);
}

// Where nature goes on when the objectives of the setup lie there (PR-87).
void after_objectives(State& state, Events* events) {
  if (state.table.solo()) return begin_round(state, events);
  state.table.phase = Phase::Dealer;
  state.table.step = 0;
}

// --- the end of a turn, of a round ----------------------------------------------------------

// PR-70, PR-75.
void check_objectives(State& state, Events* events) {
  Table& table = state.table;
  if (table.solo()) {
    for (int o = 0; o < kObjectives; ++o) {
      if ((table.open_objectives() >> o & 1) == 0 || !completes(state.at(0).now, o)) continue;
      table.closed = static_cast<std::uint16_t>(table.closed | 1u << o);
      say(events, Event{.code = "completed"}.with("objective", kObjectiveNames[static_cast<std::size_t>(o)]));
    }
    return;
  }
  for (std::size_t type = 0; type < kTypes; ++type) {
    const int objective = table.objectives[type];
    const auto points = static_cast<std::uint8_t>(star_now(table, type));
    for (Seat s = 0; s < table.seats; ++s) {
      Sheet& sheet = state.at(s).now;
      if (sheet.stars[type] != 0 || !completes(sheet, objective)) continue;
      sheet.stars[type] = points;
      table.first_stars = static_cast<std::uint8_t>(table.first_stars | 1u << type);
      say(events, Event{.code = "star"}
                      .with("seat", s)
                      .with("objective", kObjectiveNames[static_cast<std::size_t>(objective)])
                      .with("points", points));
    }
  }
}

// PR-59.
void score_hands(State& state, Events* events) {
  const Table& table = state.table;
  for (Seat s = 0; s < table.seats; ++s) {
    Sheet& sheet = state.at(s).now;
    const Hand hand = hand_of(sheet.hands[table.round]);
    const bool saloon = (sheet.saloon_rounds >> table.round & 1) != 0;
    const int points = points_of(hand, saloon);
    sheet.hand_points[table.round] = static_cast<std::uint8_t>(points);
    say(events, Event{.code = "hand"}.with("seat", s).with("hand", name_of(hand)).with("points", points));
  }
}

// What everybody learns of a seat's turn when all are finished (PR-84).
void say_played(const State& state, Seat s, Events* events) {
  const SeatState& seat = state.at(s);
  const Map& map = state.table.map();
  events->push_back(Event{.code = "played", .actor = s, .reveals = true}
                        .with("card", card_name(seat.card))
                        .with("suit", name_of(seat.railway()))
                        .with("tracks", seat.laid_count));
  for (std::size_t town = 0; town < map.town_count; ++town) {
    if (seat.shown.towns[town] == 0 && seat.now.towns[town] != 0)
      events->push_back(Event{.code = "town", .actor = s}.with("town", state.table.town_name(static_cast<int>(town))));
  }
  for (const int hex : seat.now.active - seat.shown.active)
    events->push_back(
        Event{.code = "active", .actor = s}.with("hex", hex_name(hex)).with("place", name_of(map.at(hex))));
  for (std::size_t i = 0; i < kBankBoxes; ++i) {
    if (seat.shown.banks[i] == kEmpty && seat.now.banks[i] != kEmpty)
      events->push_back(Event{.code = "banked", .actor = s}.with("points", seat.now.banks[i]));
  }
}

void end_turn(State& state, Events* events) {
  Table& table = state.table;
  if (events) {
    for (Seat s = 0; s < table.seats; ++s) say_played(state, s, events);
  }
  check_objectives(state, events);
  const bool round_over = table.turn == kTurns - 1;
  if (round_over) score_hands(state, events);
  for (Seat s = 0; s < table.seats; ++s) {
    state.at(s).shown = state.at(s).now;
    state.at(s).last = state.at(s).made;
    if (round_over) state.at(s).hidden = kNoCard;
  }
  if (!round_over) {
    ++table.turn;
    begin_turn(state, events);
  } else if (table.round == kRounds - 1) {
    table.phase = Phase::Over;
    say(events, Event{.code = "game_over"});
  } else {
    ++table.round;
    say(events, Event{.code = "round"}.with("round", table.round + 1));
    begin_round(state, events);
  }
}

void finish(State& state, Seat s, Events* events) {
  state.at(s).stage = Stage::Finished;
  say(events, Event{.code = "finished", .actor = s});
  for (Seat other = 0; other < state.table.seats; ++other) {
    if (state.at(other).stage != Stage::Finished) return;
  }
  end_turn(state, events);
}

// --- moves ----------------------------------------------------------------------------------

void apply_objective(State& state, int objective, Events* events) {
  Table& table = state.table;
  table.named = static_cast<std::uint16_t>(table.named | 1u << objective);
  say(events, Event{.code = "objective", .reveals = true}.with("objective",
                                                               kObjectiveNames[static_cast<std::size_t>(objective)]));
  if (table.phase == Phase::NextObjective) {
    table.turned = static_cast<std::uint8_t>(table.turned | 1u << static_cast<int>(tables().objective(objective).type));
    return begin_cards(state, events);
  }
  if (!table.solo()) table.objectives[table.step] = static_cast<std::uint8_t>(objective);
  const int wanted = table.solo() ? tables().level_extra[table.level] : kTypes;
  if (++table.step == wanted) after_objectives(state, events);
}

void apply_dealer(State& state, Seat first, Events* events) {
  Table& table = state.table;
  table.first = static_cast<std::uint8_t>(first);
  say(events, Event{.code = "dealer", .reveals = true}.with("seat", first));
  if (table.seats == 3) {  // PR-31
    const Seat last = (first + table.seats - 1) % table.seats;
    state.at(last).now.bonus = state.at(last).shown.bonus = tables().three_bonus;
    say(events, Event{.code = "bonus"}.with("seat", last).with("points", tables().three_bonus));
  }
  begin_round(state, events);
}

void apply_card(State& state, const Move& move, Events* events) {
  Table& table = state.table;
  table.seen |= 1u << move.what;
  switch (move.kind) {
    case Kind::Deal: {
      const Seat s = table.step;
      state.at(s).hidden = move.what;
      say(events, Event{.code = "deal", .reveals = true}.with("seat", s));
      say(events, private_event("hidden", s).with("card", card_name(move.what)));
      if (++table.step == table.seats) begin_turn(state, events);
      return;
    }
    case Kind::Discard:
      table.discarded = move.what;
      say(events, Event{.code = "discard", .reveals = true}.with("card", card_name(move.what)));
      table.phase = Phase::Reveal;
      table.step = 0;
      return;
    default:
      table.open[table.step++] = move.what;
      say(events, Event{.code = "reveal", .reveals = true}.with("card", card_name(move.what)));
      if (table.step == table.rules().reveal) begin_play(state);
  }
}

void apply_pick(State& state, Seat s, int card, Events* events) {
  Table& table = state.table;
  SeatState& seat = state.at(s);
  const auto round = static_cast<std::size_t>(table.round);
  seat.card = static_cast<std::uint8_t>(card);
  seat.suit = static_cast<std::uint8_t>(suit_of(card));
  seat.stage = Stage::Lay;
  seat.now.hands[round][table.turn] = static_cast<std::uint8_t>(rank_of(card));
  if (table.phase == Phase::DealerPick) {
    // Everybody sees it at once (PR-84): nobody takes it back.
    table.taken = seat.card;
    table.phase = Phase::Play;
    say(events, Event{.code = "take", .actor = s, .reveals = true}.with("card", card_name(card)));
  } else {
    say(events, Event{.code = "picked", .actor = s});
    say(events, private_event("pick", s).with("card", card_name(card)));
  }
}

void apply_cross(SeatState& seat, Seat s, const Move& move, Events* events) {
  ++seat.now.boxes_crossed;
  ++seat.crossed;
  if (move.kind == Kind::CrossSuit) {
    seat.suit = move.what;
    seat.suit_taken = 1;
    say(events, private_event("cross_suit", s).with("suit", name_of(move.suit())));
    return;
  }
  if (move.token() != Token::None) ++seat.tokens[move.what];
  seat.taken = static_cast<std::uint8_t>(seat.taken | 1u << move.what);
  say(events, private_event("cross", s).with("token", name_of(move.token())));
}

void apply_lay(State& state, Seat s, const Move& move, Events* events) {
  const Map& map = state.table.map();
  SeatState& seat = state.at(s);
  const int found = track_of(map, move);
  const Track& track = map[found];
  const Needs needs = Laying(map, seat.now, seat.railway()).needs(track);
  if (needs.way != Token::None) --seat.tokens[static_cast<std::size_t>(needs.way)];
  if (needs.fork) --seat.tokens[static_cast<std::size_t>(Token::Switch)];
  const int boxes = seat.now.boxes;
  if (lay(map, seat.now, seat.railway(), track)) seat.fenced = 1;
  ensure(seat.laid_count < kMostLaid);
  seat.laid[seat.laid_count++] = static_cast<std::uint16_t>(found);
  seat.made.add(Made(found));
  if (!events) [[likely]]
    return;
  events->push_back(private_event("lay", s)
                        .with("suit", name_of(seat.railway()))
                        .with("from_x", move.from().x)
                        .with("from_y", move.from().y)
                        .with("to_x", move.to().x)
                        .with("to_y", move.to().y));
  if (seat.now.boxes != boxes)
    events->push_back(private_event("reach", s).with("town", state.table.town_name(track.town)));
}

void apply_done(State& state, Seat s, Events* events) {
  SeatState& seat = state.at(s);
  const Map& map = state.table.map();
  Activated found;
  find_activated(map, seat.now, std::span(seat.laid).first(seat.laid_count), seat.fenced != 0, found);
  std::size_t banks = 0;
  for (const int hex : found) {
    activate(map, seat.now, hex, state.table.round);
    say(events, private_event("activate", s).with("hex", hex_name(hex)).with("place", name_of(map.at(hex))));
    if (map.at(hex) == Terrain::Bank) seat.due[banks++] = static_cast<std::uint8_t>(hex);
  }
  if (banks > 0)
    seat.stage = Stage::Deposit;
  else
    finish(state, s, events);
}

void apply_deposit(State& state, Seat s, const Move& move, Events* events) {
  SeatState& seat = state.at(s);
  Sheet& sheet = seat.now;
  const auto nuggets = static_cast<std::uint8_t>(move.nuggets);
  ensure(sheet.bank_count < kBankBoxes);
  const int points = nuggets * tables().bank_factors[sheet.bank_count];
  sheet.banks[sheet.bank_count++] = static_cast<std::uint8_t>(points);
  sheet.delivered = static_cast<std::uint8_t>(sheet.delivered + nuggets);
  sheet.gold_crossed = static_cast<std::uint8_t>(sheet.gold_crossed + nuggets);
  say(events,
      private_event("deposit", s).with("hex", hex_name(move.what)).with("nuggets", nuggets).with("points", points));
  std::ranges::copy(seat.due.begin() + 1, seat.due.end(), seat.due.begin());
  seat.due.back() = kEmpty;
  if (seat.due[0] == kEmpty) finish(state, s, events);
}

}  // namespace

std::expected<State, Problem> start(const Options& options, int seats) {
  State state;
  Table& table = state.table;
  table.seats = static_cast<std::uint8_t>(seats);
  table.mode = tables().mode_of(seats);
  table.side = static_cast<std::uint8_t>(options["side"]);
  table.extra_card = options.flag("extra_card") ? 1 : 0;
  table.level = static_cast<std::uint8_t>(options["level"]);
  for (Seat s = 0; s < seats; ++s) {
    SeatState& seat = state.at(s);
    seat.now.boxes = seat.shown.boxes = tables().first_town_boxes;
  }
  if (table.solo() && tables().level_extra[table.level] == 0) begin_round(state, nullptr);
  return state;
}

Turn turn(const State& state) {
  const Table& table = state.table;
  switch (table.phase) {
    case Phase::DealerPick: return Turn::of(table.dealer());
    case Phase::Play: {
      Turn turn;
      for (Seat s = 0; s < table.seats; ++s) turn.seats |= state.at(s).stage == Stage::Finished ? 0 : 1u << s;
      return turn;
    }
    case Phase::Over: return Turn::over();
    default: return Turn::of_nature();
  }
}

void apply(State& state, Seat s, const Move& move, Events* events) {
  if (!is_natures(move.kind) && move.kind != Kind::Lay) state.at(s).made.add(Made(move));
  switch (move.kind) {
    case Kind::Dealer: return apply_dealer(state, static_cast<Seat>(move.seat()), events);
    case Kind::Objective: return apply_objective(state, move.what, events);
    case Kind::Deal:
    case Kind::Discard:
    case Kind::Reveal: return apply_card(state, move, events);
    case Kind::Pick: return apply_pick(state, s, move.what, events);
    case Kind::Cross:
    case Kind::CrossSuit: return apply_cross(state.at(s), s, move, events);
    case Kind::Lay: return apply_lay(state, s, move, events);
    case Kind::Done: return apply_done(state, s, events);
    case Kind::Deposit: return apply_deposit(state, s, move, events);
  }
}

}  // namespace rh::pioneer_rails
