// What nature may do, with weights (11.3).
#include <algorithm>

#include "engine/games/legends_of_the_west/machine.h"
#include "engine/games/legends_of_the_west/rules.h"

namespace rh::legends_of_the_west {
namespace {

// Kinds in the order of their texts.
constexpr std::array<std::uint8_t, kDrawn> kByName = [] {
  std::array<std::uint8_t, kDrawn> order{};
  for (std::size_t i = 0; i < kDrawn; ++i) order[i] = static_cast<std::uint8_t>(i);
  std::ranges::sort(order, {}, [](std::uint8_t kind) { return kKindNames[kind]; });
  return order;
}();

// What can be drawn at all, in the order of the texts: the i-th of them.
int things(const State& state) {
  switch (state.table.ask) {
    case Ask::First: return state.table.seats;
    case Ask::Card: return kDrawn;
    case Ask::Event: return kEvents;
    case Ask::Ticket: return kTickets;
    case Ask::Storm: return kLinks;
    default: return 10;
  }
}
int thing(const State& state, int i) {
  if (state.table.ask == Ask::Card) return kByName[static_cast<std::size_t>(i)];
  if (state.table.ask == Ask::Storm) return tables().links_by_name[static_cast<std::size_t>(i)];
  return i;
}

const Effect& storm_effect(const Table& table) { return tables().program.effects[table.frames[table.depth - 1u].at]; }

int weight(const State& state, int what) {
  const Table& table = state.table;
  switch (table.ask) {
    case Ask::First: return 1;
    // Not before the game has begun (TL-14, U6).
    case Ask::Card: return what == kNews && table.playing == 0 ? 0 : table.deck.count(what);
    case Ask::Event: return static_cast<int>(table.event_deck >> what & 1u);
    case Ask::Ticket: return table.tickets.weight(what);
    case Ask::Storm: return is_eligible(table, storm_effect(table), what) ? 1 : 0;
    default: return table.gold[static_cast<std::size_t>(what)];
  }
}

// How many of them there can ever be.
int most(const State& state, int what) {
  if (state.table.ask == Ask::Card) return tables().deal.counts[static_cast<std::size_t>(what)];
  if (state.table.ask != Ask::Gold) return 1;
  return static_cast<int>(std::ranges::count(tables().program.bags[static_cast<std::size_t>(Bag::Gold)].values, what));
}

Move move_of(Ask ask, int what) {
  switch (ask) {
    case Ask::First: return Move::of(Kind::First, what);
    case Ask::Card: return Move::naming(Kind::Card, what);
    case Ask::Event: return Move::naming(Kind::Event, what);
    case Ask::Ticket: return Move::naming(Kind::Ticket, what);
    case Ask::Storm: return Move::naming(Kind::Storm, what);
    default: return Move::of(Kind::Gold, what);
  }
}

}  // namespace

void outcomes(const State& state, Outcomes& list) {
  list.clear();
  if (!turn(state).nature) return;
  for (int i = 0; i < things(state); ++i) {
    const int what = thing(state, i), count = weight(state, what);
    if (count > 0) list.push_back({move_of(state.table.ask, what), static_cast<std::uint64_t>(count)});
  }
}

std::uint64_t nature_total(const State& state) {
  const Table& table = state.table;
  switch (table.ask) {
    case Ask::First: return table.seats;
    case Ask::Card:
      return static_cast<std::uint64_t>(table.deck.size() - (table.playing == 0 ? table.deck.count(kNews) : 0));
    case Ask::Event: return static_cast<std::uint64_t>(std::popcount(table.event_deck));
    case Ask::Ticket: return static_cast<std::uint64_t>(table.tickets.total_weight());
    default: {
      Outcomes list;
      outcomes(state, list);
      return total_weight(list);
    }
  }
}

Move nature_pick(const State& state, std::uint64_t ticket) {
  for (int i = 0;; ++i) {
    ensure(i < things(state));
    const int what = thing(state, i);
    const auto count = static_cast<std::uint64_t>(weight(state, what));
    if (ticket < count) return move_of(state.table.ask, what);
    ticket -= count;
  }
}

Chance chance(const State& state) {
  constexpr std::array<std::string_view, 6> kPlaces = {"first", "deck", "events", "tickets", "storm", "gold"};
  std::uint64_t slots = 0;
  for (int i = 0; i < things(state); ++i) slots += static_cast<std::uint64_t>(most(state, thing(state, i)));
  return {{kPlaces[static_cast<std::size_t>(state.table.ask)]}, slots};
}

std::optional<Move> nature_slot(const State& state, std::uint64_t slot) {
  const int place = kind_in_slot(
      slot, [&](int i) { return most(state, thing(state, i)); }, [&](int i) { return weight(state, thing(state, i)); });
  if (place < 0) return {};
  return move_of(state.table.ask, thing(state, place));
}

}  // namespace rh::legends_of_the_west
