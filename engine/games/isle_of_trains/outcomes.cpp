// What nature may do, with weights (spec section 11.3).
#include <algorithm>

#include "engine/games/isle_of_trains/rules.h"

namespace rh::isle_of_trains {
namespace {

Kind kind_due(Step step) {
  switch (step) {
    case Step::First: return Kind::First;
    case Step::Tiles: return Kind::Tile;
    case Step::Deal: return Kind::Deal;
    case Step::StartPax:
    case Step::Pax: return Kind::Pax;
    case Step::Draw: return Kind::Draw;
    case Step::Refill: return Kind::Show;
    default: return Kind::Burn;
  }
}

bool is_free(const Table& table, int tile) {
  const bool promo_tile = tile < kPromoTiles;
  return (!promo_tile || table.promo) &&
         std::ranges::find(table.tile, static_cast<std::uint8_t>(tile)) == table.tile.end();
}

}  // namespace

void outcomes(const State& state, Outcomes& list) {
  list.clear();
  const Table& table = state.table;
  if (!turn(state).nature) return;
  const Kind kind = kind_due(table.top().step);
  switch (kind) {
    case Kind::First:
      for (Seat s = 0; s < table.seats; ++s) list.push_back({Move::first(s), 1});
      break;
    case Kind::Tile:
      for (int tile = 0; tile < kTiles; ++tile) {
        if (is_free(table, tile)) list.push_back({Move::tile(tables().tile_order[table.top().n], tile), 1});
      }
      break;
    case Kind::Pax:
      for (int colour = 0; colour < kColours; ++colour) {
        const auto left = static_cast<std::uint64_t>(table.bag.count(colour));
        if (left > 0) list.push_back({Move::of(Kind::Pax, static_cast<Colour>(colour)), left});
      }
      break;
    default:
      for (int card = 0; card < kCards; ++card) {
        const auto weight = static_cast<std::uint64_t>(table.deck.weight(card));
        if (weight > 0) list.push_back({Move::of(kind, static_cast<Card>(card)), weight});
      }
      break;
  }
}

std::uint64_t nature_total(const State& state) {
  const Table& table = state.table;
  switch (table.top().step) {
    case Step::First: return table.seats;
    case Step::Tiles: return static_cast<std::uint64_t>((table.promo ? kTiles : kTicketDests) - table.top().n);
    case Step::StartPax:
    case Step::Pax: return static_cast<std::uint64_t>(table.bag.size());
    default: return static_cast<std::uint64_t>(table.deck.total_weight());
  }
}

Move nature_pick(const State& state, std::uint64_t ticket) {
  const Table& table = state.table;
  const Kind kind = kind_due(table.top().step);
  if (kind == Kind::Pax) return Move::of(kind, static_cast<Colour>(table.bag.pick(ticket)));
  if (kind != Kind::First && kind != Kind::Tile) return Move::of(kind, static_cast<Card>(table.deck.pick(ticket)));
  Outcomes list;
  outcomes(state, list);
  return pick(list, ticket);
}

Chance chance(const State& state) {
  const Table& table = state.table;
  switch (table.top().step) {
    case Step::First: return {{"first"}, table.seats};
    case Step::Tiles: return {{"tile", table.top().n}, kTiles};
    case Step::StartPax:
    case Step::Pax: return {{"bag"}, std::uint64_t{kColours} * tables().per_colour};
    default: break;
  }
  if (table.deck.known_on_top() > 0 || table.deck.unknown().empty()) return {{"known"}, 1};
  std::uint64_t cards = 0;
  for (const CardInfo& card : tables().cards) cards += card.count;
  return {{"deck"}, cards};
}

std::optional<Move> nature_slot(const State& state, std::uint64_t slot) {
  const Table& table = state.table;
  const Kind kind = kind_due(table.top().step);
  const Place place = chance(state).place;
  if (place.name == "tile") {
    const auto tile = static_cast<int>(slot);
    if (!is_free(table, tile)) return {};
    return Move::tile(tables().tile_order[table.top().n], tile);
  }
  if (place.name == "bag") {
    const int colour = table.bag.slot(slot, [](int) { return tables().per_colour; });
    if (colour < 0) return {};
    return Move::of(kind, static_cast<Colour>(colour));
  }
  if (place.name == "deck") {
    const auto copies = [](int card) { return tables().cards[static_cast<std::size_t>(card)].count; };
    const int card = table.deck.unknown().slot(slot, copies);
    if (card < 0) return {};
    return Move::of(kind, static_cast<Card>(card));
  }
  return nature_pick(state, slot);
}

}  // namespace rh::isle_of_trains
