// Every legal move of a seat, in the order of their texts (PR-93).
#include "engine/games/pioneer_rails/laying.h"
#include "engine/games/pioneer_rails/rules.h"

namespace rh::pioneer_rails {
namespace {

hex::Point point(int corner) { return kMap.corner_points[static_cast<std::size_t>(corner)]; }

void add_crosses(const SeatState& seat, Moves& moves) {
  if (seat.now.free_boxes() <= 0) return;
  for (const Token token : {Token::Bridge, Token::None, Token::Shortcut}) moves.push_back(Move::cross(token));
  if (seat.laid_count == 0 && !seat.suit_taken) {
    for (int s = 0; s < kSuits; ++s) {
      if (static_cast<Suit>(s) != suit_of(seat.card)) moves.push_back(Move::cross(static_cast<Suit>(s)));
    }
  }
  for (const Token token : {Token::Switch, Token::Tunnel}) moves.push_back(Move::cross(token));
}

void add_tracks(const Map& map, const SeatState& seat, const Laying& laying, Moves& moves) {
  const bool fork = seat.has(Token::Switch);
  BitSet<kMostTracks> found;
  for (const int corner : fork ? laying.starts() | laying.forks() : laying.starts()) {
    for (const int exit : map.exits[static_cast<std::size_t>(corner)]) {
      if (exit < 0) break;
      const Track& track = map[exit];
      const Token token = Laying::token_of(track.way);
      if (token != Token::None && !seat.has(token)) continue;
      if (laying.fits(track)) found.add(exit);
    }
  }
  for (const int exit : found) moves.push_back(Move::lay(point(map[exit].from), point(map[exit].to)));
}

void add_lay(const Table& table, const SeatState& seat, Moves& moves) {
  const Map& map = table.map();
  const Laying laying(map, seat.now, seat.railway());
  add_crosses(seat, moves);
  if (laying.owed(seat.laid_count) == 0) moves.push_back(Move::done());
  if (seat.laid_count < seat.allowance()) add_tracks(map, seat, laying, moves);
}

void add_deposits(const SeatState& seat, Moves& moves) {
  const int most = std::min<int>(tables().most_deposit, seat.now.free_gold());
  for (int nuggets = 0; nuggets <= most; ++nuggets) moves.push_back(Move::deposit(seat.due[0], nuggets));
}

}  // namespace

std::uint32_t on_offer(const Table& table) {
  std::uint32_t cards = 0;
  for (const std::uint8_t card : table.open) {
    if (card != kNoCard && card != table.taken) cards |= 1u << card;
  }
  return cards;
}

std::uint32_t pickable(const State& state, Seat s) {
  return state.table.last_card() ? 1u << state.at(s).hidden : on_offer(state.table);
}

void legal(const State& state, Seat s, Moves& moves) {
  moves.clear();
  if (!turn(state).has(s) || s < 0) return;
  const SeatState& seat = state.at(s);
  switch (seat.stage) {
    case Stage::Pick:
      for (std::uint32_t cards = pickable(state, s); cards != 0; cards &= cards - 1)
        moves.push_back(Move::of(Kind::Pick, std::countr_zero(cards)));
      return;
    case Stage::Lay: return add_lay(state.table, seat, moves);
    case Stage::Deposit: return add_deposits(seat, moves);
    case Stage::Finished: return;
  }
}

void offers(const Map& map, const Sheet& sheet, Suit suit, const std::array<std::uint8_t, kTokens>& tokens,
            Offers& list) {
  list.clear();
  if (sheet.free_boxes() <= 0) return;
  const auto has = [&](Token token) { return tokens[static_cast<std::size_t>(token)] > 0; };
  const Laying laying(map, sheet, suit);
  for (const int corner : laying.starts() | laying.forks()) {
    for (const int exit : map.exits[static_cast<std::size_t>(corner)]) {
      if (exit < 0) break;
      if (!laying.fits(map[exit])) continue;
      const Needs needs = laying.needs(map[exit]);
      Offer offer{.track = static_cast<std::int16_t>(exit)};
      if (needs.way != Token::None && !has(needs.way)) offer.way = needs.way;
      offer.fork = needs.fork && !has(Token::Switch);
      const int price = (offer.way != Token::None ? 1 : 0) + (offer.fork ? 1 : 0);
      if (price > 0 && price <= sheet.free_boxes()) list.push_back(offer);
    }
  }
}

}  // namespace rh::pioneer_rails
