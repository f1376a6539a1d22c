// What nature may do, with weights (RW-103 to RW-105).
#include <algorithm>

#include "engine/games/railways_of_the_world/rules.h"

namespace rh::railways_of_the_world {
namespace {

Kind kind_due(Phase phase) {
  switch (phase) {
    case Phase::Barons: return Kind::Baron;
    case Phase::Cards:
    case Phase::Reveal: return Kind::Card;
    case Phase::First: return Kind::First;
    default: return Kind::Cube;
  }
}

// Of what nature draws from there are so many different things.
int kinds_of(const Table& table, Kind kind) {
  switch (kind) {
    case Kind::Baron: return static_cast<int>(baron_names().size());
    case Kind::Card: return static_cast<int>(card_names().size());
    case Kind::First: return table.seats;
    default: return kColors;
  }
}

// How many of one kind there can be, and how many there are now.
int most(const Table& table, Kind kind, int what) {
  const auto place = static_cast<std::size_t>(what);
  switch (kind) {
    case Kind::Baron: return table.box_tables().barons[place].copies;
    case Kind::Card: return table.card(what).drawn() ? table.card(what).copies : 0;
    case Kind::First: return 1;
    default: return table.common().cubes[place];
  }
}
int weight(const State& state, Kind kind, int what) {
  switch (kind) {
    case Kind::Baron: return barons_left(state, what);
    case Kind::Card: return state.table.deck.count(what);
    case Kind::First: return 1;
    default: return state.table.bag.count(what);
  }
}

Move move_of(const Table& table, Kind kind, int what) {
  switch (kind) {
    case Kind::Baron: return Move::numbered(kind, table.step / 2, what);
    case Kind::Card: return Move::of(kind, what);
    case Kind::First: return Move::numbered(kind, what);
    default: return Move::at_city(kind, table.map(), table.draw_city, what);
  }
}

}  // namespace

int barons_left(const State& state, int baron) {
  int left = state.table.box_tables().barons[static_cast<std::size_t>(baron)].copies;
  for (Seat s = 0; s < state.table.seats; ++s)
    left -= static_cast<int>(std::ranges::count(state.at(s).dealt, static_cast<std::uint8_t>(baron)));
  return left;
}

void outcomes(const State& state, Outcomes& list) {
  list.clear();
  if (!turn(state).nature) return;
  const Kind kind = kind_due(state.table.phase);
  for (int what = 0; what < kinds_of(state.table, kind); ++what) {
    const int count = weight(state, kind, what);
    if (count > 0) list.push_back({move_of(state.table, kind, what), static_cast<std::uint64_t>(count)});
  }
}

std::uint64_t nature_total(const State& state) {
  const Table& table = state.table;
  switch (kind_due(table.phase)) {
    case Kind::Baron: {
      Outcomes list;
      outcomes(state, list);
      return total_weight(list);
    }
    case Kind::Card: return static_cast<std::uint64_t>(table.deck.size());
    case Kind::First: return table.seats;
    default: return static_cast<std::uint64_t>(table.bag.size());
  }
}

Move nature_pick(const State& state, std::uint64_t ticket) {
  const Table& table = state.table;
  const Kind kind = kind_due(table.phase);
  if (kind == Kind::Cube) return move_of(table, kind, table.bag.pick(ticket));
  if (kind == Kind::Card) return move_of(table, kind, table.deck.pick(ticket));
  Outcomes list;
  outcomes(state, list);
  return pick(list, ticket);
}

Chance chance(const State& state) {
  const Kind kind = kind_due(state.table.phase);
  std::uint64_t slots = 0;
  for (int what = 0; what < kinds_of(state.table, kind); ++what)
    slots += static_cast<std::uint64_t>(most(state.table, kind, what));
  const std::string_view name = kind == Kind::Baron   ? "barons"
                                : kind == Kind::Card  ? "deck"
                                : kind == Kind::First ? "first"
                                                      : "bag";
  return {{name}, slots};
}

std::optional<Move> nature_slot(const State& state, std::uint64_t slot) {
  const Kind kind = kind_due(state.table.phase);
  const int what = kind_in_slot(
      slot, [&](int each) { return most(state.table, kind, each); },
      [&](int each) { return weight(state, kind, each); });
  if (what < 0) return {};
  return move_of(state.table, kind, what);
}

}  // namespace rh::railways_of_the_world
