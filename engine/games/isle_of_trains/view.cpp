#include "engine/games/isle_of_trains/view.h"

#include <algorithm>

#include "engine/games/isle_of_trains/building.h"
#include "engine/games/isle_of_trains/delivery.h"
#include "engine/games/isle_of_trains/scoring.h"

namespace rh::isle_of_trains {
namespace {

bool hidden_from(Seat viewer, const Item& item) { return item.down_by != kNobody && item.down_by != viewer; }

// Every card that lies face down where somebody could not know it: in cars, set aside, named for a blind load.
template <class Use>
void each_hidden_card(State& state, Seat viewer, Use use) {
  for (Seat s = 0; s < state.table.seats; ++s) {
    for (int i = 0; i < state.at(s).cars; ++i) {
      Car& car = state.at(s).car(i);
      for (int k = 0; k < car.count; ++k) {
        Item& item = car.items[static_cast<std::size_t>(k)];
        if (hidden_from(viewer, item)) use(item.what);
      }
    }
  }
  Table& table = state.table;
  for (std::size_t i = 0; i < table.aside_count; ++i) {
    if (hidden_from(viewer, table.aside[i])) use(table.aside[i].what);
  }
  for (std::size_t i = 0; i < table.depth; ++i) {
    Pending& pending = table.stack[i];
    if (pending.step == Step::Blind && pending.more[0] != kNoCard && table.active != viewer) use(pending.more[0]);
  }
}

// --- writing --------------------------------------------------------------------------------

// `cargo` is what the item counts as, 0 for a passenger.
void write_item(const Item& item, CargoSet cargo, JsonWriter& json) {
  json.begin_object();
  if (cargo == 0) {
    json.field("passenger", kColourNames[item.what]);
  } else {
    json.field("cargo", cargo_name(cargo)).key("card");
    item.what != kNoCard ? json.value(kCardNames[item.what]) : json.null();
    if (item.down_by != kNobody) json.field("down", true);
  }
  json.end_object();
}

void write_train(const SeatState& seat, JsonWriter& json) {
  json.key("train").begin_array();
  for (int i = 0; i < seat.cars; ++i) {
    const Car& car = seat.car(i);
    json.begin_object().field("card", name_of(car.kind())).key("items").begin_array();
    const CargoSet cargo = cargo_in(seat, static_cast<std::uint32_t>(i));
    for (int k = 0; k < car.count; ++k) write_item(car.items[static_cast<std::size_t>(k)], cargo, json);
    json.end_array().end_object();
  }
  json.end_array();
}

void write_cards(std::string_view key, CardSet cards, JsonWriter& json) {
  json.key(key).begin_array();
  while (cards != 0) json.value(name_of(pop_card(cards)));
  json.end_array();
}

void write_seat(const View& view, Seat s, JsonWriter& json) {
  const State& state = view.seen;
  const SeatState& seat = state.at(s);
  json.begin_object();
  write_train(seat, json);
  json.field("power", static_cast<int>(seat.power)).field("weight", static_cast<int>(seat.weight));
  json.key("supply").begin_object();
  for (std::size_t i = 0; i < kColours; ++i) {
    if (seat.supply[i] > 0) json.field(kColourNames[i], static_cast<int>(seat.supply[i]));
  }
  json.end_object();
  write_cards("buildings", seat.buildings, json);
  const int limit = building_limit(state.table, seat);
  json.key("building_limit");
  limit < kCards ? json.value(limit) : json.null();
  json.field("tokens", static_cast<int>(seat.tokens));
  json.field("hand_size", static_cast<int>(view.hand_size[static_cast<std::size_t>(s)]));
  if (s == view.viewer || view.viewer == kAllSeeing) {
    json.key("hand").begin_array();
    for (CardSet kinds = seat.hand.kinds; kinds != 0;) {
      const Card card = pop_card(kinds);
      for (int copy = 0; copy < seat.hand.count(card); ++copy) json.value(name_of(card));
    }
    json.end_array();
  }
  json.key("score");
  write_score(state, s, json);
  json.end_object();
}

constexpr std::array<std::string_view, 25> kStepNames = {
    "first", "tiles",   "deal",  "start_pax", "draw",   "pax",   "refill",   "burn", "actions",
    "bonus", "take",    "pick",  "build",     "raze",   "pay",   "blind",    "toss", "deliver",
    "give",  "special", "limit", "night",     "tokens", "leave", "end_check"};
static_assert(static_cast<int>(Step::EndCheck) == 24);

void write_pending(const View& view, const Pending& now, JsonWriter& json) {
  const Table& table = view.seen.table;
  json.begin_object().field("what", kStepNames[static_cast<std::size_t>(now.step)]);
  const auto n = static_cast<int>(now.n);
  switch (now.step) {
    case Step::Turn:
    case Step::Take:
    case Step::Toss:
    case Step::Pax:
    case Step::Pick: json.field("left", n); break;
    case Step::Tokens: json.field("n", n); break;
    case Step::Raze: json.field("keep", n); break;
    case Step::Bonus:
      json.key("actions").begin_array();
      for (std::size_t i = 0; i < kActionNames.size(); ++i) {
        if ((now.n >> i & 1) != 0) json.value(kActionNames[i]);
      }
      json.end_array();
      break;
    case Step::Pay:
      json.field("card", name_of(now.card())).key("over");
      now.where < kExtend ? json.value(static_cast<int>(now.where)) : json.null();
      json.field("cost", static_cast<int>(now.more[1])).field("left", n);
      break;
    case Step::Blind:
      json.field("seat", static_cast<int>(now.where)).field("car", static_cast<int>(now.more[1]));
      // The face-down card is blanked for all but the one who plays it; that it is named is public.
      json.field("stage", (now.flags & kBlindNamed) != 0 ? "toss" : "under");
      if (now.more[0] != kNoCard) json.field("card", kCardNames[now.more[0]]);
      break;
    case Step::Deliver:
      json.field("dest", name_of(now.dest())).field("steps", n);
      json.field("initial", (now.flags & kInitialDone) != 0).field("secondary", (now.flags & kSecondaryDone) != 0);
      json.field("special", (now.flags & kSpecialDone) != 0);
      break;
    case Step::Give: {
      constexpr std::array<std::string_view, 3> kContracts = {"initial", "a", "b"};
      json.field("dest", name_of(now.dest())).field("contract", kContracts[now.n]);
      for (std::size_t i = 0; i < kCargoTypes; ++i) json.field(kCargoNames[i], static_cast<int>(now.more[i]));
      json.field("any", static_cast<int>(now.more[3]));
      break;
    }
    case Step::Special: json.field("items", static_cast<int>(table.aside_count)); break;
    case Step::Limit: json.field("over", std::max(0, view.hand_size[table.active] - hand_limit())); break;
    default: break;
  }
  json.end_object();
}

void write_islands(const Table& table, JsonWriter& json) {
  constexpr std::array<std::string_view, 4> kStates = {"centre", "open", "a", "b"};
  json.key("islands").begin_object();
  for (std::size_t i = 0; i < kDests; ++i) {
    if (!table.in_play(static_cast<Dest>(i))) continue;
    const IslandCard& island = table.islands[i];
    json.key(kDestNames[i]).begin_object().field("state", kStates[static_cast<std::size_t>(island.state)]).key("owner");
    island.owner != kNobody ? json.value(static_cast<int>(island.owner)) : json.null();
    json.end_object();
  }
  json.end_object();
  json.key("tickets").begin_object();
  for (std::size_t i = 0; i < kTicketDests; ++i) {
    json.key(kDestNames[i]).begin_object().key("tile");
    table.tile[i] != kNobody ? json.value(kTileNames[table.tile[i]]) : json.null();
    json.field("filled", static_cast<int>(table.filled[i])).end_object();
  }
  json.end_object();
}

void write_piles(const View& view, JsonWriter& json) {
  const Table& table = view.seen.table;
  json.key("display").begin_array();
  for (const auto card : table.display) card != kNoCard ? json.value(kCardNames[card]) : json.null();
  json.end_array();
  json.field("deck", view.deck_size);
  json.key("deck_top").begin_array();
  for (int i = 0; i < table.deck.known_on_top(); ++i)
    json.value(kCardNames[static_cast<std::size_t>(table.deck.known_card(i))]);
  json.end_array();
  json.key("discard").begin_array();
  for (std::size_t i = 0; i < table.discard_count; ++i) json.value(kCardNames[table.discard[i]]);
  json.end_array();
  json.key("bag").begin_object();
  for (std::size_t i = 0; i < kColours; ++i) json.field(kColourNames[i], static_cast<int>(table.bag[i]));
  json.end_object();
}

void write_goal(const State& state, JsonWriter& json) {
  const Scenario& scenario = state.table.rules();
  const GoalProgress goal = goal_progress(state);
  json.key("goal").begin_object().field("now", goal.now).field("need", goal.need);
  const std::uint32_t met = goal_parts(state);
  if (scenario.goal == Scenario::Goal::BothContracts || scenario.goal == Scenario::Goal::Levels) {
    json.key("parts").begin_object();
    int index = 0;
    for (std::size_t i = 0; i < kDests; ++i) {
      if ((scenario.islands >> i & 1) != 0) json.field(kDestNames[i], (met >> index++ & 1) != 0);
    }
    for (CardSet cards = scenario.cards; cards != 0;) json.field(name_of(pop_card(cards)), (met >> index++ & 1) != 0);
    json.end_object();
  }
  json.end_object();
}

}  // namespace

View view(const State& state, Seat viewer) {
  View result;
  result.viewer = viewer;
  result.seen = state;
  result.turn = turn(state);
  result.deck_size = state.table.deck.size();
  Table& table = result.seen.table;
  table.deck.unknown().clear();
  if (viewer != kAllSeeing) each_hidden_card(result.seen, viewer, [](std::uint8_t& card) { card = kNoCard; });
  for (Seat s = 0; s < table.seats; ++s) {
    result.hand_size[static_cast<std::size_t>(s)] = state.at(s).hand.size;
    if (s != viewer && viewer != kAllSeeing) result.seen.at(s).hand = {};
  }
  return result;
}

State imagine(const State& state, Seat viewer, Random& random) {
  State imagined = state;
  Table& table = imagined.table;
  // What the viewer cannot tell apart is put together and dealt anew. While the cards are dealt at the
  // start the deck is part of it; what is known on top of it stays.
  Bag<kCards>& pool = table.deck.unknown();
  const auto give_back = [&](Hand& hand) {
    for (int card = 0; card < kCards; ++card) pool.add(card, hand.copies[static_cast<std::size_t>(card)]);
    hand = {};
  };
  for (Seat s = 0; s < table.seats; ++s) {
    if (s != viewer) give_back(imagined.at(s).hand);
  }
  each_hidden_card(imagined, viewer, [&](std::uint8_t& card) { pool.add(card); });
  const auto draw = [&] {
    const int card = pool.pick(random.below(static_cast<std::uint64_t>(pool.size())));
    pool.remove(card);
    return static_cast<Card>(card);
  };
  // Who has scrapped a car holds something to build (IT-34a): that hand is dealt first, until it does.
  const bool owes_car = std::ranges::any_of(table.stack, [](const Pending& p) { return p.step == Step::Build; });
  for (int i = 0; i < table.seats; ++i) {
    const Seat s = (table.active + i) % table.seats;
    if (s == viewer) continue;
    SeatState& seat = imagined.at(s);
    do {
      give_back(seat.hand);
      while (seat.hand.size < state.at(s).hand.size) seat.hand.add(draw());
    } while (i == 0 && owes_car && !can_build_car(seat));
  }
  each_hidden_card(imagined, viewer, [&](std::uint8_t& card) { card = static_cast<std::uint8_t>(draw()); });
  return imagined;
}

void tell(const State& now, const State& before, Seat /*by*/, const Move& move, Seat viewer, std::string& text) {
  const bool secret = move.kind == Kind::Deal || move.kind == Kind::Draw || move.kind == Kind::Under;
  const Seat owner = move.kind == Kind::Deal ? dealt_seat(before.table) : before.table.active;
  const std::size_t begin = text.size();
  print(move, text);
  if (secret && owner != viewer && !now.table.over) text.replace(text.find(' ', begin) + 1, std::string::npos, "?");
}

Standing standing(const View& view) { return standing(view.seen); }

Progress progress(const View& view) {
  const Table& table = view.seen.table;
  return {table.turns / table.seats + 1, 0};
}

void write_view(const View& view, JsonWriter& json) {
  const State& state = view.seen;
  const Table& table = state.table;
  const Step step = table.top().step;
  json.field("phase", table.over ? "over" : step == Step::Turn ? "action" : kStepNames[static_cast<std::size_t>(step)]);
  json.field("active", static_cast<int>(table.active));
  json.field("round", table.turns / table.seats + 1).field("max_turns", static_cast<int>(table.max_turns));
  json.field("actions_left", static_cast<int>(table.stack[0].n));
  json.key("pending").begin_array();
  for (std::size_t i = table.over ? 0 : table.depth; i-- > 0;) {
    if (table.stack[i].step != Step::EndCheck) write_pending(view, table.stack[i], json);
  }
  json.end_array();
  write_piles(view, json);
  write_islands(table, json);
  json.key("aside").begin_array();
  for (std::size_t i = 0; i < table.aside_count; ++i) {
    write_item(table.aside[i], table.aside_cargo[i], json);
  }
  json.end_array();
  if (!table.solo()) {
    json.key("progress_track").begin_object().field("at", static_cast<int>(table.progress));
    json.field("end", static_cast<int>(tables().end_space[table.seats])).key("holder");
    table.locomotive != kNobody ? json.value(static_cast<int>(table.locomotive)) : json.null();
    json.end_object();
    if (table.final_turns > 0) json.field("final_turns", static_cast<int>(table.final_turns));
  } else {
    json.key("solo").begin_object().field("buyback", static_cast<int>(table.rules().buyback)).key("scenario");
    table.scenario != 0 ? json.value(static_cast<int>(table.scenario)) : json.null();
    json.field("no_waiting", table.no_waiting != 0).end_object();
  }
  if (table.scenario != 0) write_goal(state, json);
  json.key("seats").begin_array();
  for (Seat s = 0; s < table.seats; ++s) write_seat(view, s, json);
  json.end_array();
}

}  // namespace rh::isle_of_trains
