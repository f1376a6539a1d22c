// What a legal move costs and brings, for clients that compute nothing (docs/views/pioneer_rails.md).
#include "engine/games/pioneer_rails/activation.h"
#include "engine/games/pioneer_rails/laying.h"
#include "engine/games/pioneer_rails/view.h"

namespace rh::pioneer_rails {
namespace {

// A sheet after `done`, with nothing deposited yet, and what became active by it.
struct Settled {
  Sheet sheet;
  Activated active;
};
Settled settle(const Table& table, const SeatState& seat) {
  Settled settled{.sheet = seat.now, .active = {}};
  find_activated(table.map(), seat.now, std::span(seat.laid).first(seat.laid_count), seat.fenced != 0, settled.active);
  for (const int hex : settled.active) activate(table.map(), settled.sheet, hex, table.round);
  return settled;
}

int points(const Settled& settled) { return score(settled.sheet).total(); }

// The region of a ranch, hex by hex: what a client lights up.
void write_region(const Map& map, const Sheet& sheet, int ranch, JsonWriter& json) {
  auto regions = regions_of(map, sheet);
  const int own = regions.region(ranch);
  json.key("region").begin_array();
  for (const int hex : map.cells) {
    const bool cut = sheet.cuts[static_cast<std::size_t>(hex)] >= 0;
    const int diagonal = cut ? sheet.cuts[static_cast<std::size_t>(hex)] % 4 : 0;
    for (int half = 0; half < (cut ? 2 : 1); ++half) {
      const int direction = hex::from_north_east(diagonal + 3 * half);
      if (regions.region(hex, direction) != own) continue;
      json.begin_object().field("hex", kHexNames[static_cast<std::size_t>(hex)]);
      if (cut) json.field("half", half);
      json.end_object();
    }
  }
  json.end_array();
}

// What `after` activates that `before` did not.
void write_activated(const Map& map, const Settled& before, const Settled& after, JsonWriter& json) {
  const Hexes fresh = after.sheet.active - before.sheet.active;
  if (fresh.empty()) return;
  json.key("activates").begin_array();
  for (const int hex : fresh) {
    json.begin_object().field("hex", kHexNames[static_cast<std::size_t>(hex)]).field("place", name_of(map.at(hex)));
    if (map.at(hex) == Terrain::Ranch) write_region(map, after.sheet, hex, json);
    json.end_object();
  }
  json.end_array();
}

void quote_lay(const State& state, Seat s, const Move& move, JsonWriter& json) {
  const Map& map = state.table.map();
  SeatState after = state.at(s);
  const int found = map.find(kGrid.corner_at(move.from()), kGrid.corner_at(move.to()));
  const Needs needs = Laying(map, after.now, after.railway()).needs(map[found]);
  const Settled before = settle(state.table, after);
  if (lay(map, after.now, after.railway(), map[found])) after.fenced = 1;
  after.laid[after.laid_count++] = static_cast<std::uint16_t>(found);
  const Settled settled = settle(state.table, after);
  json.field("points", points(settled) - points(before));
  if (needs.fork || needs.way != Token::None) {
    json.key("uses").begin_array();
    if (needs.fork) json.value(name_of(Token::Switch));
    if (needs.way != Token::None) json.value(name_of(needs.way));
    json.end_array();
  }
  if (after.now.boxes > state.at(s).now.boxes) json.field("town", static_cast<int>(map[found].town));
  write_activated(map, before, settled, json);
}

void quote_pick(const State& state, Seat s, int card, JsonWriter& json) {
  const auto round = static_cast<std::size_t>(state.table.round);
  auto ranks = state.at(s).now.hands[round];
  const auto count = static_cast<std::size_t>(state.table.turn);
  ranks[count] = static_cast<std::uint8_t>(rank_of(card));
  json.field("railway", name_of(suit_of(card)));
  if (const auto made = shows(std::span(ranks).first(count + 1))) json.field("makes", name_of(*made));
}

}  // namespace

void quote(const State& state, Seat s, const Move& move, JsonWriter& json) {
  const SeatState& seat = state.at(s);
  switch (move.kind) {
    case Kind::Pick: return quote_pick(state, s, move.what, json);
    case Kind::Lay: return quote_lay(state, s, move, json);
    case Kind::Done: {
      const Settled before{.sheet = seat.shown, .active = {}}, after = settle(state.table, seat);
      json.field("points", points(after) - points(before));
      return write_activated(state.table.map(), before, after, json);
    }
    case Kind::Deposit: json.field("points", move.nuggets * tables().bank_factors[seat.now.bank_count]); return;
    default: return;
  }
}

}  // namespace rh::pioneer_rails
