// What nature may roll, with weights (spec section 11.3).
#include "engine/games/railroad_ink/rules.h"

namespace rh::railroad_ink {
namespace {

std::uint64_t pair_weight(const Table& table, const Outcome<Move>& pair) {
  const std::uint64_t a = table.pool_a, b = table.pool_b;
  const auto first = pair.move.face(0), second = pair.move.face(1);
  const bool first_b = static_cast<int>(first) >= kFacesA, second_b = static_cast<int>(second) >= kFacesA;
  if (first_b != second_b) return pair.weight * a * b;
  return pair.weight * (first_b ? b * (b - 1) / 2 : a * (a - 1) / 2) * (first == second ? 1 : 2);
}

}  // namespace

void outcomes(const State& state, Outcomes& list) {
  list.clear();
  const Tables& t = tables();
  const auto add = [&](const std::vector<Outcome<Move>>& all) {
    for (const auto& outcome : all) list.push_back(outcome);
  };
  switch (state.table.phase) {
    case Phase::First:
      for (const std::uint32_t seat : {0u, 1u, 10u, 11u, 2u, 3u, 4u, 5u, 6u, 7u, 8u, 9u}) {  // ASCII order
        if (seat < state.table.seats) list.push_back({Move::first(seat), 1});
      }
      break;
    case Phase::Roll:
      if (!state.table.draft) {
        add(t.rolls);
        break;
      }
      for (const auto& pair : t.pairs) {
        if (const std::uint64_t weight = pair_weight(state.table, pair)) list.push_back({pair.move, weight});
      }
      break;
    case Phase::Meteor: add(t.meteors); break;
    case Phase::Lava: add(t.lavas); break;
    default: break;
  }
}

std::uint64_t nature_total(const State& state) {
  if (state.table.phase == Phase::Roll && !state.table.draft) return tables().roll_tickets.size();
  Outcomes list;
  outcomes(state, list);
  return total_weight(list);
}

Move nature_pick(const State& state, std::uint64_t ticket) {
  if (state.table.phase == Phase::Roll && !state.table.draft) return tables().roll_tickets[ticket];
  Outcomes list;
  outcomes(state, list);
  return pick(list, ticket);
}

// Each roll of a round is a place of its own, so that whoever plays with the same luck gets the same dice (RI-151).
Chance chance(const State& state) {
  const Table& table = state.table;
  const std::uint64_t slots = nature_total(state);
  switch (table.phase) {
    case Phase::First: return {{"first"}, slots};
    case Phase::Meteor: return {{"meteor", table.round}, slots};
    case Phase::Lava: return {{"lava", table.round}, slots};
    default: break;
  }
  constexpr int kPairsOfARound = 2 * kMaxSeats;
  return {{"roll", table.draft != 0 ? table.round * kPairsOfARound + table.laid : table.round}, slots};
}

std::optional<Move> nature_slot(const State& state, std::uint64_t slot) { return nature_pick(state, slot); }

}  // namespace rh::railroad_ink
