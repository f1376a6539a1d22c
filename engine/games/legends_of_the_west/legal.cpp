// The moves that are legal now: exactly those that check does not refuse.
#include <algorithm>

#include "engine/games/legends_of_the_west/campaign.h"
#include "engine/games/legends_of_the_west/machine.h"
#include "engine/games/legends_of_the_west/rules.h"

namespace rh::legends_of_the_west {
namespace {

void add_payments(const SeatState& own, int route, int colour, int length, int least_cars, Moves& moves) {
  const int cars = cars_of(own, colour), locos = locos_of(own);
  for (int n = std::max(least_cars, length - locos); n <= std::min(cars, length); ++n)
    moves.push_back(Move::claim(route, colour, n, length - n));
}

// Routes of a colour and a length that the hand can pay stand in one set: only these are looked at.
void add_claims(const State& state, Seat seat, Moves& moves) {
  const Tables& all = tables();
  const SeatState& own = state.at(seat);
  BitSet<kRoutes> payable;
  const int locos = locos_of(own), longest = std::min(kMostLength, int{own.trains});
  int most = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    const int reach = std::min(cars_of(own, colour) + locos, longest);
    most = std::max(most, reach);
    for (int length = 1; length <= reach; ++length)
      payable |= all.lanes_of[static_cast<std::size_t>(colour)][static_cast<std::size_t>(length)];
  }
  for (int length = 1; length <= most; ++length) payable |= all.lanes_of[kGrey][static_cast<std::size_t>(length)];
  payable &= state.table.free;
  payable -= own.barred;
  const bool extras = any_extras(state.table);
  for (const int route : payable) {
    const Route& at = all.routes[static_cast<std::size_t>(route)];
    if (extras &&
        (own.cards < at.length + extra_of(state, seat, route).cards || own.money < fee_of(state, seat, route).cards))
      continue;
    if (at.colour != kGrey) {
      add_payments(own, route, at.colour, at.length, 0, moves);
      continue;
    }
    if (locos >= at.length) moves.push_back(Move::claim(route, 0, 0, at.length));
    for (int colour = 0; colour < kColours; ++colour) add_payments(own, route, colour, at.length, 1, moves);
  }
}

void add_face_up(const State& state, Seat seat, bool second, Moves& moves) {
  const Table& table = state.table;
  if (table.taken_face_up >= parameter(table.event, Param::FaceUpLimit, 99)) return;
  for (std::size_t i = 0; i < table.display.size(); ++i) {
    const std::uint8_t kind = table.display[i];
    if (kind == kEmpty ||
        std::find(table.display.begin(), table.display.begin() + i, kind) != table.display.begin() + i)
      continue;
    if (kind == kLoco && (second || state.at(seat).money < parameter(table.event, Param::LocoFee, 0))) continue;
    moves.push_back(Move::naming(Kind::Take, kind));
  }
}

void add_actions(const State& state, Seat seat, Moves& moves) {
  const Table& table = state.table;
  if (may_draw(table)) {
    moves.push_back(Move::of(Kind::Draw));
    add_face_up(state, seat, false, moves);
  }
  if (!table.tickets.empty()) moves.push_back(Move::of(Kind::Tickets));
  add_claims(state, seat, moves);
  if (moves.empty()) moves.push_back(Move::of(Kind::Pass));
}

void add_pays(const State& state, Seat seat, Moves& moves) {
  const Claim& claim = state.table.claim;
  const SeatState& own = state.at(seat);
  const int first = 3 * claim.colour, n = claim.cars;
  const auto held = [&](int symbol) { return int{own.hand[static_cast<std::size_t>(first + symbol)]}; };
  for (int plain = 0; plain <= std::min(n, held(0)); ++plain) {
    for (int picks = 0; picks <= std::min(n - plain, held(1)); ++picks) {
      const int skulls = n - plain - picks;
      if (skulls > held(2)) continue;
      Move move = Move::of(Kind::Pay);
      std::size_t at = 0;
      for (int i = 0; i < n; ++i) {
        const int symbol = i < plain ? 0 : i < plain + picks ? 1 : 2;
        move.at[at++] = static_cast<std::uint8_t>(first + symbol + 1);
      }
      moves.push_back(move);
    }
  }
}

void add_extras(std::array<std::uint8_t, kKinds>& hand, int from, std::size_t at, int left, Move& move, Moves& moves) {
  if (left == 0) return moves.push_back(move);
  for (int kind = from; kind < kKinds; ++kind) {
    auto& held = hand[static_cast<std::size_t>(kind)];
    if (held == 0) continue;
    --held;
    move.at[at] = static_cast<std::uint8_t>(kind + 1);
    add_extras(hand, kind, at + 1, left - 1, move, moves);
    move.at[at] = 0;
    ++held;
  }
}

void add_keeps(const State& state, Seat seat, Moves& moves) {
  FixedVector<std::uint8_t, 8> offered;
  for (const int ticket : state.at(seat).offered) offered.push_back(static_cast<std::uint8_t>(ticket));
  for (unsigned set = 0; set < 1u << offered.size(); ++set) {
    if (std::popcount(set) < state.table.least) continue;
    Move move = Move::of(Kind::Keep);
    std::size_t at = 0;
    for (std::size_t i = 0; i < offered.size(); ++i) {
      if ((set >> i & 1u) != 0) move.at[at++] = static_cast<std::uint8_t>(offered[i] + 1);
    }
    moves.push_back(move);
  }
}

// Few candidates: what check lets pass.
template <class Candidate>
void add_if_fine(const State& state, Seat seat, int count, Candidate candidate, Moves& moves) {
  for (int i = 0; i < count; ++i) {
    const Move move = candidate(i);
    if (!check(state, seat, move)) moves.push_back(move);
  }
}

}  // namespace

void legal(const State& state, Seat seat, Moves& moves) {
  moves.clear();
  if (seat < 0 || !turn(state).has(seat)) return;
  const Table& table = state.table;
  const auto naming = [](Kind kind) { return [kind](int thing) { return Move::naming(kind, thing); }; };
  switch (table.ask) {
    case Ask::Action: return add_actions(state, seat, moves);
    case Ask::Second:
      if (can_draw(table)) moves.push_back(Move::of(Kind::Draw));
      return add_face_up(state, seat, true, moves);
    case Ask::Keep:
    case Ask::Survey:
    case Ask::Choose: return add_keeps(state, seat, moves);
    case Ask::Pay: return add_pays(state, seat, moves);
    case Ask::Extra: {
      auto hand = state.at(seat).hand;
      Move move = Move::of(Kind::Extra);
      return add_extras(hand, 0, 0, table.claim.extra, move, moves);
    }
    case Ask::Grain: add_if_fine(state, seat, kCities, naming(Kind::Grain), moves); break;
    case Ask::Take: add_if_fine(state, seat, kLoco, naming(Kind::Take), moves); break;
    case Ask::Depot: add_if_fine(state, seat, kCities, naming(Kind::Depot), moves); break;
    case Ask::Reveal:
      add_if_fine(state, seat, kPostcards, [](int i) { return Move::of(Kind::Reveal, i + 1); }, moves);
      break;
    case Ask::Special: add_if_fine(state, seat, 2, [](int i) { return Move::of(Kind::Special, i); }, moves); break;
    case Ask::Sell:
      for (int first = 0; first < kLoco; ++first) {
        const int last = 3 * (colour_of(first) + 1);
        add_if_fine(
            state, seat, last - first,
            [&](int i) {
              Move move = Move::naming(Kind::Sell, first);
              move.at[1] = static_cast<std::uint8_t>(first + i + 1);
              return move;
            },
            moves);
      }
      break;
    case Ask::Discard: add_if_fine(state, seat, kKinds, naming(Kind::Discard), moves); break;
    case Ask::Retire: add_if_fine(state, seat, kEvents, naming(Kind::Retire), moves); break;
    case Ask::Open: add_if_fine(state, seat, kTerritories, naming(Kind::Open), moves); break;
    case Ask::Owed:
    case Ask::Upgrade: add_if_fine(state, seat, kUpgrades, naming(Kind::Upgrade), moves); break;
    default: return;
  }
  if (table.may_skip != 0) moves.push_back(Move::of(Kind::Skip));
}

}  // namespace rh::legends_of_the_west
