// What nature may do, with weights (PR-87, PR-88).
#include <algorithm>

#include "engine/games/pioneer_rails/rules.h"

namespace rh::pioneer_rails {
namespace {

constexpr int kWeights = 60;  // an objective's weight is a fraction of this (PR-88)

bool named(const Table& table, int objective) { return (table.named >> objective & 1) != 0; }
bool possible(const Table& table, int card) { return (table.seen >> card & 1) == 0; }

// Cards of a type that were not named yet.
int unnamed(const Table& table, Type type) {
  int count = 0;
  for (int o = 0; o < kObjectives; ++o) count += tables().objective(o).type == type && !named(table, o) ? 1 : 0;
  return count;
}

Kind kind_due(Phase phase) {
  switch (phase) {
    case Phase::Dealer: return Kind::Dealer;
    case Phase::Deal: return Kind::Deal;
    case Phase::Discard: return Kind::Discard;
    case Phase::Reveal: return Kind::Reveal;
    default: return Kind::Objective;
  }
}

Move card_move(const Table& table, int card) {
  const Kind kind = kind_due(table.phase);
  return kind == Kind::Deal ? Move::deal(table.step, card) : Move::of(kind, card);
}

int unseen(const Table& table) { return kCards - std::popcount(table.seen); }

}  // namespace

int objective_weight(const Table& table, int objective) {
  if (named(table, objective)) return 0;
  const Type type = tables().objective(objective).type;
  if (!table.solo()) return static_cast<int>(type) == table.step ? 1 : 0;
  const int left = unnamed(table, type);
  if (table.phase == Phase::Objectives) return kWeights * (left - 1) / left;
  return (table.turned >> static_cast<int>(type) & 1) == 0 ? kWeights / left : 0;
}

void outcomes(const State& state, Outcomes& list) {
  list.clear();
  const Table& table = state.table;
  if (!turn(state).nature) return;
  switch (kind_due(table.phase)) {
    case Kind::Dealer:
      for (Seat s = 0; s < table.seats; ++s) list.push_back({Move::dealer(s), 1});
      return;
    case Kind::Objective:
      for (int o = 0; o < kObjectives; ++o) {
        const int weight = objective_weight(table, o);
        if (weight > 0) list.push_back({Move::of(Kind::Objective, o), static_cast<std::uint64_t>(weight)});
      }
      return;
    default:
      for (int card = 0; card < kCards; ++card) {
        if (possible(table, card)) list.push_back({card_move(table, card), 1});
      }
  }
}

std::uint64_t nature_total(const State& state) {
  const Table& table = state.table;
  switch (kind_due(table.phase)) {
    case Kind::Dealer: return table.seats;
    case Kind::Objective: {
      std::uint64_t total = 0;
      for (int o = 0; o < kObjectives; ++o) total += static_cast<std::uint64_t>(objective_weight(table, o));
      return total;
    }
    default: return static_cast<std::uint64_t>(unseen(table));
  }
}

Move nature_pick(const State& state, std::uint64_t ticket) {
  const Table& table = state.table;
  const Kind kind = kind_due(table.phase);
  if (kind == Kind::Dealer) return Move::dealer(static_cast<Seat>(ticket));
  if (kind == Kind::Objective) {
    Outcomes list;
    outcomes(state, list);
    return pick(list, ticket);
  }
  std::uint32_t cards = ~table.seen & ((1u << kCards) - 1);
  for (; ticket > 0; --ticket) cards &= cards - 1;
  return card_move(table, std::countr_zero(cards));
}

// A deck a round; the objectives of each type lie in a pile of their own, the dealer's token anywhere.
Chance chance(const State& state) {
  const Table& table = state.table;
  switch (kind_due(table.phase)) {
    case Kind::Dealer: return {{"dealer"}, table.seats};
    case Kind::Objective:
      if (!table.solo()) return {{kTypeNames[table.step]}, kObjectives};
      return {{table.phase == Phase::Objectives ? "objective" : "face_down"}, std::uint64_t{kObjectives} * kWeights};
    default: return {{"deck", table.round + 1}, kCards};
  }
}

std::optional<Move> nature_slot(const State& state, std::uint64_t slot) {
  const Table& table = state.table;
  const auto number = static_cast<int>(slot);
  switch (kind_due(table.phase)) {
    case Kind::Dealer: return Move::dealer(number);
    case Kind::Objective: {
      const int each = table.solo() ? kWeights : 1;
      if (number % each >= objective_weight(table, number / each)) return {};
      return Move::of(Kind::Objective, number / each);
    }
    default:
      if (!possible(table, number)) return {};
      return card_move(table, number);
  }
}

}  // namespace rh::pioneer_rails
