#include "engine/games/isle_of_trains/quote.h"

#include "engine/games/isle_of_trains/building.h"
#include "engine/games/isle_of_trains/delivery.h"
#include "engine/games/isle_of_trains/scoring.h"

namespace rh::isle_of_trains {
namespace {

// As the data writes them; Gain::None has no name.
constexpr std::array<std::string_view, 7> kGainNames = {
    "", "take_cards", "discard_cards", "vp_tokens", "take_passengers", "take_from_discard", "bonus_action"};

void write_gain(const Reward& reward, JsonWriter& json) {
  json.begin_object().field("op", kGainNames[static_cast<std::size_t>(reward.gain)]);
  if (reward.gain == Gain::Bonus) {
    json.key("options").begin_array();
    for (std::size_t i = 0; i < kActionNames.size(); ++i) {
      if ((reward.n >> i & 1) != 0) json.value(kActionNames[i]);
    }
    json.end_array();
  } else {
    json.field("n", static_cast<int>(reward.n));
  }
  json.end_object();
}

// `cards` of a caboose come before the others (IT-211).
void write_gains(int cards, const Rewards& rewards, JsonWriter& json) {
  if (cards == 0 && rewards[0].gain == Gain::None) return;
  json.key("gains").begin_array();
  if (cards > 0) write_gain({Gain::Cards, static_cast<std::uint8_t>(cards)}, json);
  for (const Reward& reward : rewards) {
    if (reward.gain != Gain::None) write_gain(reward, json);
  }
  json.end_array();
}

void write_gains(Gain gain, int n, JsonWriter& json) { write_gains(0, {{{gain, static_cast<std::uint8_t>(n)}}}, json); }

// What the own score becomes more by a change of what lies open.
template <class Change>
int points_of(const State& state, Change change) {
  const Seat s = state.table.active;
  OpenTable table = state.table;
  OpenSeat seat = state.active();
  change(table, seat);
  return score(table, seat, s).total - score(state, s).total;
}

void quote_build(const State& state, const Move& move, JsonWriter& json) {
  const SeatState& seat = state.active();
  json.field("cost", price(seat, move));
  if (const int raze = razed_for(state.table, seat, move)) json.field("raze", raze);
  const auto built = [&](OpenTable& table, OpenSeat& mine) {
    bring_into_play(table, mine, move.card(), place_of(move));
  };
  json.field("points", points_of(state, built));
  write_gains(0, built_gains(tables()[move.card()]), json);
}

void quote_load(const State& state, const Move& move, JsonWriter& json) {
  const CargoSet cargo = cargo_of_load(state, move);
  if (cargo != 0) json.field("cargo", cargo_name(cargo));
  if (move.kind == Kind::Blind) json.field("cost", 1);  // the card that is tossed for it (IT-47)
  const CardInfo& car = state.at(move.seat()).car(static_cast<int>(move.car)).info();
  const bool benefit = brings_benefit(state, move.seat());
  write_gains(caboose_cards(state.active(), cargo), benefit ? car.benefit : Rewards{}, json);
}

void quote_give(const State& state, const Move& move, JsonWriter& json) {
  const int wanted = due(state.table.top().more);
  const CargoSet own = move.kind == Kind::Give ? cargo_in(state.active(), move.car) : kAllCargo;
  json.field("cargo", wanted < kCargoTypes ? kCargoNames[static_cast<std::size_t>(wanted)] : cargo_name(own));
}

// A step of a delivery to this place.
void quote_step(const State& state, Dest here, const Move& move, JsonWriter& json) {
  switch (move.kind) {
    case Kind::Initial: json.field("vp", static_cast<int>(contract_of(here, 0).vp)); break;
    case Kind::Secondary: json.field("vp", contract_of(here, move.other + 1).vp - contract_of(here, 0).vp); break;
    default: write_gains(0, next_reward(state.table, journey_of(here, move).dest), json); break;
  }
}

void quote_delivery(const State& state, const Move& move, JsonWriter& json) {
  Moves steps;
  add_delivery_steps(state, {.step = Step::Deliver, .where = move.what}, steps);
  json.field("special", static_cast<int>(tables().cards_per_item)).key("steps").begin_array();
  std::string text;
  for (const Move& step : steps) {
    text.clear();
    print(step, text);
    json.begin_object().field("move", text);
    quote_step(state, move.dest(), step, json);
    json.end_object();
  }
  json.end_array();
}

}  // namespace

void quote(const State& state, const Move& move, JsonWriter& json) {
  const Table& table = state.table;
  switch (move.kind) {
    case Kind::TakePax: write_gains(table.bag.empty() ? Gain::Tokens : Gain::Passengers, 1, json); break;
    case Kind::Build:
    case Kind::Upgrade: quote_build(state, move, json); break;
    case Kind::Scrap: {
      const auto car = static_cast<int>(move.car);
      json.field("points", points_of(state, [&](auto& left, auto& mine) { scrap(left, mine, car, nullptr); }));
      break;
    }
    case Kind::Raze:
      json.field("points", points_of(state, [&](auto&, auto& mine) { mine.buildings &= ~bit(move.card()); }));
      break;
    case Kind::Load:
    case Kind::Blind:
    case Kind::Board: quote_load(state, move, json); break;
    case Kind::Deliver: quote_delivery(state, move, json); break;
    case Kind::Initial:
    case Kind::Secondary:
    case Kind::Ticket:
    case Kind::Side:
    case Kind::Guest: quote_step(state, table.top().dest(), move, json); break;
    case Kind::Give:
    case Kind::GivePax: quote_give(state, move, json); break;
    case Kind::Aside:
    case Kind::AsidePax: write_gains(Gain::Cards, tables().cards_per_item, json); break;
    case Kind::Done: write_gains(Gain::Cards, table.aside_count * tables().cards_per_item, json); break;
    case Kind::Finish: write_gains(cards_at_the_end(state.active()), {}, json); break;
    case Kind::Buyback: json.field("tokens", static_cast<int>(table.rules().buyback)); break;
    default: break;
  }
}

}  // namespace rh::isle_of_trains
