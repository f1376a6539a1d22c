// A view as JSON: what docs/views/isle_of_trains.md describes.
#include <algorithm>

#include "engine/core/hash.h"
#include "engine/games/isle_of_trains/building.h"
#include "engine/games/isle_of_trains/delivery.h"
#include "engine/games/isle_of_trains/view.h"

namespace rh::isle_of_trains {
namespace {

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

void write_train(const OpenSeat& seat, JsonWriter& json) {
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
  const SeatView& seat = view.at(s);
  json.begin_object();
  write_train(seat, json);
  json.field("power", static_cast<int>(seat.power)).field("weight", static_cast<int>(seat.weight));
  json.key("supply").begin_object();
  for (std::size_t i = 0; i < kColours; ++i) {
    if (seat.supply[i] > 0) json.field(kColourNames[i], static_cast<int>(seat.supply[i]));
  }
  json.end_object();
  write_cards("buildings", seat.buildings, json);
  const int limit = building_limit(view.table, seat);
  json.key("building_limit");
  limit < kCards ? json.value(limit) : json.null();
  json.field("tokens", static_cast<int>(seat.tokens));
  json.field("hand_size", static_cast<int>(seat.hand_size));
  if (seat.hand) {
    json.key("hand").begin_array();
    for (CardSet kinds = seat.hand->kinds; kinds != 0;) {
      const Card card = pop_card(kinds);
      for (int copy = 0; copy < seat.hand->count(card); ++copy) json.value(name_of(card));
    }
    json.end_array();
  }
  json.key("score");
  write_score(view.table, seat.score, json);
  json.end_object();
}

constexpr std::array<std::string_view, 25> kStepNames = {
    "first", "tiles",   "deal",  "start_pax", "draw",   "pax",   "refill",   "burn", "actions",
    "bonus", "take",    "pick",  "build",     "raze",   "pay",   "blind",    "toss", "deliver",
    "give",  "special", "limit", "night",     "tokens", "leave", "end_check"};
static_assert(static_cast<int>(Step::EndCheck) == 24);

void write_pending(const View& view, const Pending& now, JsonWriter& json) {
  const OpenTable& table = view.table;
  json.begin_object().field("what", kStepNames[static_cast<std::size_t>(now.step)]);
  const auto n = static_cast<int>(now.n);
  switch (now.step) {
    case Step::Turn:
    case Step::Take:
    case Step::Toss:
    case Step::Pax:
    case Step::Pick: json.field("left", n).field("of", now.of()); break;
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
      json.field("seat", static_cast<int>(now.where)).field("car", static_cast<int>(now.more[0]));
      json.field("stage", (now.flags & kBlindNamed) != 0 ? "toss" : "under");
      if (view.named != kNoCard) json.field("card", kCardNames[view.named]);
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
    case Step::Limit: json.field("over", std::max(0, view.at(table.active).hand_size - hand_limit())); break;
    default: break;
  }
  json.end_object();
}

void write_islands(const OpenTable& table, JsonWriter& json) {
  constexpr std::array<std::string_view, 4> kStates = {"centre", "open", "a", "b"};
  json.begin_object();
  for (std::size_t i = 0; i < kDests; ++i) {
    if (!table.in_play(static_cast<Dest>(i))) continue;
    const IslandCard& island = table.islands[i];
    json.key(kDestNames[i]).begin_object().field("state", kStates[static_cast<std::size_t>(island.state)]).key("owner");
    island.owner != kNobody ? json.value(static_cast<int>(island.owner)) : json.null();
    json.end_object();
  }
  json.end_object();
}

void write_tickets(const OpenTable& table, JsonWriter& json) {
  json.begin_object();
  for (std::size_t i = 0; i < kTicketDests; ++i) {
    json.key(kDestNames[i]).begin_object().key("tile");
    table.tile[i] != kNobody ? json.value(kTileNames[table.tile[i]]) : json.null();
    json.field("filled", static_cast<int>(table.filled[i])).end_object();
  }
  json.end_object();
}

void write_piles(const View& view, JsonWriter& json) {
  const OpenTable& table = view.table;
  json.key("display").begin_array();
  for (const auto card : table.display) card != kNoCard ? json.value(kCardNames[card]) : json.null();
  json.end_array();
  json.field("deck", view.deck_size);
  json.key("deck_top").begin_array();
  for (const auto card : view.deck_top) json.value(kCardNames[card]);
  json.end_array();
  json.key("discard").piece(hash_flat(table.discard, table.discard_count), [&] {
    json.begin_array();
    for (std::size_t i = 0; i < table.discard_count; ++i) json.value(kCardNames[table.discard[i]]);
    json.end_array();
  });
  json.key("bag").begin_object();
  for (int i = 0; i < kColours; ++i) json.field(kColourNames[static_cast<std::size_t>(i)], table.bag.count(i));
  json.end_object();
}

void write_goal(const View& view, JsonWriter& json) {
  const Scenario& scenario = view.table.rules();
  const GoalProgress goal = goal_progress(view.table, view.at(0));
  json.key("goal").begin_object().field("now", goal.now).field("need", goal.need);
  const std::uint32_t met = goal_parts(view.table, view.at(0));
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

void write_view(const View& view, JsonWriter& json) {
  const OpenTable& table = view.table;
  const Step step = table.top().step;
  json.field("phase", table.over ? "over" : step == Step::Turn ? "action" : kStepNames[static_cast<std::size_t>(step)]);
  json.field("active", static_cast<int>(table.active));
  json.field("round", table.round()).field("max_turns", static_cast<int>(table.max_turns));
  json.field("actions_left", static_cast<int>(table.stack[0].n));
  json.key("actions_done").begin_array();
  for (const Actions action : table.done) {
    if (action != 0) json.value(kActionNames[static_cast<std::size_t>(std::countr_zero(action))]);
  }
  json.end_array();
  json.key("pending").begin_array();
  for (std::size_t i = table.over ? 0 : table.depth; i-- > 0;) {
    if (table.stack[i].step != Step::EndCheck) write_pending(view, table.stack[i], json);
  }
  json.end_array();
  write_piles(view, json);
  json.key("islands").piece(hash_flat(table.islands, table.islands_in_play), [&] { write_islands(table, json); });
  json.key("tickets").piece(hash_flat(table.tile, table.filled), [&] { write_tickets(table, json); });
  json.key("aside").begin_array();
  for (std::size_t i = 0; i < view.aside.size(); ++i) write_item(view.aside[i], table.aside_cargo[i], json);
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
  if (table.scenario != 0) write_goal(view, json);
  json.key("seats").begin_array();
  for (Seat s = 0; s < table.seats; ++s) {
    const SeatView& seat = view.at(s);
    const std::uint64_t hand = seat.hand ? hash_flat(*seat.hand) : seat.hand_size;
    const std::uint64_t mark = hash_flat(static_cast<const OpenSeat&>(seat), seat.score, table.won, hand);
    json.piece(mark, [&] { write_seat(view, s, json); });
  }
  json.end_array();
}

}  // namespace rh::isle_of_trains
