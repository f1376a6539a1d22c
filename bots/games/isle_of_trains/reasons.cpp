#include "bots/games/isle_of_trains/reasons.h"

#include <algorithm>
#include <optional>

#include "engine/games/isle_of_trains/building.h"
#include "engine/games/isle_of_trains/delivery.h"
#include "engine/games/isle_of_trains/scoring.h"

namespace rh::isle_of_trains {
namespace {

constexpr int kFewCards = 3;  // a hand that pays for little

int sum_of(const Rewards& rewards, Gain gain) {
  int sum = 0;
  for (const Reward& reward : rewards) sum += reward.gain == gain ? reward.n : 0;
  return sum;
}

// A reward by the part of it that counts most. `codes` are those of points, of a bonus action and of cards.
struct RewardCodes {
  std::string_view points, bonus, cards;
};
Reason by_reward(const Rewards& rewards, const RewardCodes& codes) {
  if (const int n = sum_of(rewards, Gain::Tokens)) return Reason{codes.points}.with("n", n);
  if (sum_of(rewards, Gain::Bonus) != 0) return Reason{codes.bonus};
  if (const int n = sum_of(rewards, Gain::Cards) + sum_of(rewards, Gain::FromDiscard))
    return Reason{codes.cards}.with("n", n);
  return {};
}

// --- deliveries -----------------------------------------------------------------------------

// What this step of a delivery brings, the greater the more it counts.
struct Found {
  int rank = 0;
  Reason reason;
};
Found step_of(const State& state, Dest here, const Move& step) {
  switch (step.kind) {
    case Kind::Secondary: {
      const int vp = contract_of(here, step.other + 1).vp - contract_of(here, 0).vp;
      return {4, Reason{"fills_secondary"}.with("dest", name_of(here)).with("n", vp)};
    }
    case Kind::Initial: {
      const int vp = contract_of(here, 0).vp;
      return {3, Reason{"fills_contract"}.with("dest", name_of(here)).with("n", vp)};
    }
    case Kind::Ticket:
    case Kind::Side:
    case Kind::Guest: {
      const Dest dest = journey_of(here, step).dest;
      Reason reason = by_reward(next_reward(state.table, dest), {"ticket_points", "ticket_bonus", "ticket_cards"});
      if (!reason) reason = Reason{"ticket"};
      return {2, reason.with("dest", name_of(dest))};
    }
    default: return {};
  }
}

Reason delivery(const State& state, Dest here, const Move& move, std::span<const Move> then) {
  Found best = step_of(state, here, move);
  int aside = 0;
  for (const Move& step : then) {
    const Found found = step_of(state, here, step);
    if (found.rank > best.rank) best = found;
    aside += step.kind == Kind::Aside || step.kind == Kind::AsidePax ? 1 : 0;
  }
  if (best.rank > 0) return best.reason;
  aside += state.table.aside_count + (move.kind == Kind::Aside || move.kind == Kind::AsidePax ? 1 : 0);
  return aside > 0 ? Reason{"items_for_cards"}.with("n", aside * tables().cards_per_item) : Reason{};
}

// --- loads and buildings --------------------------------------------------------------------

// Of the contracts this seat may fill the one that pays most.
template <class Fits>
std::optional<Dest> best_contract(const Table& table, Seat seat, Fits fits) {
  std::optional<Dest> found;
  int most = 0;
  for (int d = 0; d < kDests; ++d) {
    const auto dest = static_cast<Dest>(d);
    if (!table.in_play(dest)) continue;
    for (int which = 0; which <= tables()[dest].secondaries; ++which) {
      const bool open = which == 0 ? table.island(dest).state == IslandState::Centre && may_open_island(table, seat)
                                   : !table.rules().no_secondary && is_own_secondary(table, seat, dest, which);
      const Contract& contract = contract_of(dest, which);
      if (!open || contract.vp <= most || !fits(need_of(contract))) continue;
      most = contract.vp;
      found = dest;
    }
  }
  return found;
}

Reason load(const State& before, const State& after, const Move& move) {
  const Table& table = before.table;
  const Seat seat = table.active;
  const bool own = move.seat() == seat;
  const Stock had = stock_of(before.at(seat), false), has = stock_of(after.at(seat), false);
  const auto complete = [&](const Need& need) { return has.meets(need) && !had.meets(need); };
  const auto nearer = [&](const Need& need) { return total(has.missing(need)) < total(had.missing(need)); };
  if (const auto dest = best_contract(table, seat, complete))
    return Reason{"cargo_complete"}.with("dest", name_of(*dest));
  if (brings_benefit(before, move.seat())) {
    const CardInfo& car = before.at(move.seat()).car(static_cast<int>(move.car)).info();
    if (const Reason reason = by_reward(car.benefit, {"load_points", "load_bonus", "load_cards"})) return reason;
  }
  if (move.kind == Kind::Board) {
    const Dest dest = tables().dest_of[move.what];
    return own && has_ticket_space(table, dest) ? Reason{"boards"}.with("dest", name_of(dest)) : Reason{};
  }
  if (const auto dest = best_contract(table, seat, nearer)) return Reason{"cargo_nearer"}.with("dest", name_of(*dest));
  return own ? Reason{"item_is_a_point"} : Reason{};
}

Reason build(const State& state, const Move& move) {
  const CardInfo& info = tables()[move.card()];
  if (info.category == Category::Building) {
    const int vp = building_points(state, state.table.active, move.card());
    Reason reason = Reason{vp > 0 ? "building_pays" : "building_will_pay"}.with("card", name_of(move.card()));
    return vp > 0 ? reason.with("n", vp) : reason;
  }
  if (info.category == Category::Engine) return Reason{"more_power"}.with("n", info.power);
  if (info.category == Category::Caboose) return Reason{"caboose"}.with("card", name_of(move.card()));
  if (move.kind == Kind::Upgrade) {
    const CardInfo& old = state.active().car(static_cast<int>(move.car)).info();
    return Reason{"upgrades"}.with("n", info.vp - old.vp).with("spaces", info.capacity);
  }
  return Reason{info.carries_passengers ? "room_for_passengers" : "room_for_cargo"}.with("n", info.capacity);
}

}  // namespace

Reason reason_for(const State& state, const Move& move, std::span<const Move> then) {
  const Table& table = state.table;
  switch (move.kind) {
    case Kind::Deliver: return delivery(state, move.dest(), move, then);
    case Kind::Initial:
    case Kind::Secondary:
    case Kind::Ticket:
    case Kind::Side:
    case Kind::Guest:
    case Kind::Aside:
    case Kind::AsidePax: {
      const auto under = std::ranges::find(table.stack, Step::Deliver, &Pending::step);
      return under != table.stack.end() ? delivery(state, under->dest(), move, then) : Reason{};
    }
    case Kind::Load:
    case Kind::Blind:
    case Kind::Board: {
      State after = state;
      apply(after, table.active, move, nullptr);
      return load(state, after, move);
    }
    case Kind::Build:
    case Kind::Upgrade: return build(state, move);
    case Kind::TakePax: return Reason{table.bag.empty() ? "token" : "passenger"};
    case Kind::TakeDeck: return Reason{"needs_cards"};
    case Kind::TakeCard:
    case Kind::Pick:
      if (state.active().hand.size < kFewCards) return Reason{"needs_cards"};
      return Reason{"useful_card"}.with("card", name_of(move.card()));
    case Kind::Pay:
    case Kind::Toss:
    case Kind::Under: return Reason{"least_needed"}.with("card", name_of(move.card()));
    case Kind::Buyback: return Reason{"buys_back"};
    default: return {};
  }
}

}  // namespace rh::isle_of_trains
