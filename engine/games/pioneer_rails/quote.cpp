// What a legal move costs and brings, for clients that compute nothing (docs/views/pioneer_rails.md).
#include <algorithm>
#include <tuple>

#include "engine/games/pioneer_rails/counted.h"
#include "engine/games/pioneer_rails/laying.h"
#include "engine/games/pioneer_rails/view.h"

namespace rh::pioneer_rails {
namespace {

Drawn drawn(const SeatState& seat) { return {seat.now, std::span(seat.laid).first(seat.laid_count), seat.fenced != 0}; }

int points(const Sheet& sheet) { return score(sheet).total(); }

// What `after` activates that `before` did not.
void write_activated(const Map& map, const Sheet& before, const Sheet& after, JsonWriter& json) {
  json.key("activates").begin_array();
  for (const int hex : after.active - before.active) {
    json.begin_object();
    write_location(map, after, hex, json);
    json.end_object();
  }
  json.end_array();
}

void quote_lay(const State& state, Seat s, const Move& move, JsonWriter& json) {
  const Map& map = state.table.map();
  const SeatState& seat = state.at(s);
  const int found = track_of(map, move), round = state.table.round;
  const Needs needs = Laying(map, seat.now, seat.railway()).needs(map[found]);
  write_gain(map, drawn(seat), settle(map, drawn(seat), round), seat.railway(), found, round, json);
  if (needs.fork || needs.way != Token::None) {
    json.key("uses").begin_array();
    if (needs.fork) json.value(name_of(Token::Switch));
    if (needs.way != Token::None) json.value(name_of(needs.way));
    json.end_array();
  }
}

// What the base tracks of a railway could bring in this turn without a bonus: every set of them is tried. Each set
// comes once, because a track is tried only with those behind it in the list, where the track it begins at puts it.
class BaseTracks {
 public:
  BaseTracks(const Table& table, const Sheet& sheet, Suit suit)
      : table_(table), map_(table.map()), sheet_(sheet), suit_(suit), points_(points(sheet)) {
    const Laying laying(map_, sheet, suit);
    for (const int corner : laying.starts()) list_exits(corner);
    for (const int track : std::span(list_).first(listed_)) directions_ += laying.fits(map_[track]) ? 1 : 0;
    best_.sheet = sheet;
    extend({.sheet = sheet}, 0);
  }

  void write(JsonWriter& json) const {
    json.field("directions", directions_).key("best").begin_object().field("points", best_.points);
    json.key("tracks").begin_array();
    for (const std::uint16_t track : best_.laid) json.value(track_text(map_[track]));
    json.end_array();
    write_activated(map_, sheet_, best_.sheet, json);
    json.key("towns").begin_array();
    for (int town = 0; town < map_.town_count; ++town) {
      if (reached(best_.sheet, town)) json.value(town);
    }
    json.end_array().end_object();
  }

 private:
  using Laid = FixedVector<std::uint16_t, kMostLaid>;
  struct Draft {
    Sheet sheet;
    Laid laid = {};
    bool fenced = false;
  };
  struct Best {
    int points = 0, places = 0;
    Sheet sheet;
    Laid laid;
  };

  void list_exits(int corner) {
    for (const int exit : map_.exits[static_cast<std::size_t>(corner)]) {
      if (exit < 0) break;
      if (map_[exit].way != Way::Open) continue;
      ensure(listed_ < list_.size());
      list_[listed_++] = static_cast<std::int16_t>(exit);
    }
  }

  void extend(const Draft& draft, std::size_t first) {
    if (draft.laid.size() == tables().base_tracks) return;
    const Laying laying(map_, draft.sheet, suit_);
    const Corners starts = laying.starts();
    const std::size_t listed = listed_;
    for (std::size_t i = first; i < listed; ++i) {
      const Track& track = map_[list_[i]];
      if (!starts.has(track.from) || !laying.fits(track)) continue;
      Draft next = draft;
      const bool fences = lay(map_, next.sheet, suit_, track);
      next.fenced |= fences;
      next.laid.push_back(static_cast<std::uint16_t>(list_[i]));
      if (fences || track.town >= 0 || beside_a_location(draft.sheet, track)) judge(next);
      if (track.town < 0) list_exits(track.to);
      extend(next, i + 1);
      listed_ = listed;
    }
  }

  bool beside_a_location(const Sheet& sheet, const Track& track) const {
    return std::ranges::any_of(kMap.side_hexes[static_cast<std::size_t>(track.side)], [&](int hex) {
      return hex != hex::kNone && !sheet.active.has(hex) &&
             tables().sides_needed[static_cast<std::size_t>(map_.at(hex))] > 0;
    });
  }

  // By points; then places, because a saloon or a bank without gold brings none yet; then the fewest tracks.
  void judge(const Draft& draft) {
    const Settled settled = settle(map_, {draft.sheet, draft.laid, draft.fenced}, table_.round);
    const int gained = points(settled.sheet) - points_ + deposits(settled);
    int places = static_cast<int>(settled.active.size());
    for (int town = 0; town < map_.town_count; ++town) places += reached(settled.sheet, town) ? 1 : 0;
    const auto key = [](int points, int places, const Laid& laid) {
      return std::tuple(points, places, -std::ssize(laid));
    };
    if (key(gained, places, draft.laid) > key(best_.points, best_.places, best_.laid))
      best_ = {.points = gained, .places = places, .sheet = settled.sheet, .laid = draft.laid};
  }

  // The most that deposits could bring: the banks are served in their order, and the last one has the highest factor.
  int deposits(const Settled& settled) const {
    int gold = settled.sheet.free_gold(), sum = 0;
    std::size_t box = settled.sheet.bank_count;
    for (const int hex : settled.active) box += map_.at(hex) == Terrain::Bank ? 1 : 0;
    while (box-- > settled.sheet.bank_count) {
      const int nuggets = std::min<int>(gold, tables().most_deposit);
      sum += nuggets * tables().bank_factors[box];
      gold -= nuggets;
    }
    return sum;
  }

  bool reached(const Sheet& sheet, int town) const {
    const auto t = static_cast<std::size_t>(town);
    return sheet_.towns[t] == 0 && sheet.towns[t] != 0;
  }

  const Table& table_;
  const Map& map_;
  const Sheet& sheet_;
  Suit suit_;
  int points_;
  int directions_ = 0;
  Best best_;
  std::array<std::int16_t, kMostTracks> list_;
  std::size_t listed_ = 0;
};

void quote_pick(const State& state, Seat s, int card, JsonWriter& json) {
  const auto round = static_cast<std::size_t>(state.table.round);
  auto ranks = state.at(s).now.hands[round];
  const auto count = static_cast<std::size_t>(state.table.turn);
  ranks[count] = static_cast<std::uint8_t>(rank_of(card));
  json.field("railway", name_of(suit_of(card)));
  if (const auto made = shows(std::span(ranks).first(count + 1))) json.field("makes", name_of(*made));
  BaseTracks(state.table, state.at(s).now, suit_of(card)).write(json);
}

}  // namespace

void write_location(const Map& map, const Sheet& sheet, int hex, JsonWriter& json) {
  json.field("hex", kHexNames[static_cast<std::size_t>(hex)]).field("place", name_of(map.at(hex)));
  if (map.at(hex) != Terrain::Ranch) return;
  json.key("region");
  write_region(map, sheet, hex, json);
}

void write_gain(const Map& map, const Drawn& drawn, const Settled& before, Suit suit, int track, int round,
                JsonWriter& json) {
  Sheet sheet = drawn.sheet;
  const bool fences = lay(map, sheet, suit, map[track]);
  FixedVector<std::uint16_t, kMostLaid> laid;
  for (const std::uint16_t one : drawn.laid) laid.push_back(one);
  laid.push_back(static_cast<std::uint16_t>(track));
  const Settled after = settle(map, {sheet, laid, drawn.fenced || fences}, round);
  json.field("points", points(after.sheet) - points(before.sheet));
  if (sheet.boxes > drawn.sheet.boxes) json.field("town", static_cast<int>(map[track].town));
  if (after.sheet.active != before.sheet.active) write_activated(map, before.sheet, after.sheet, json);
}

void quote(const State& state, Seat s, const Move& move, JsonWriter& json) {
  const SeatState& seat = state.at(s);
  switch (move.kind) {
    case Kind::Pick: return quote_pick(state, s, move.what, json);
    case Kind::Lay: return quote_lay(state, s, move, json);
    case Kind::Done: {
      const Settled after = settle(state.table.map(), drawn(seat), state.table.round);
      json.field("points", points(after.sheet) - points(seat.shown));
      if (!after.active.empty()) write_activated(state.table.map(), seat.shown, after.sheet, json);
      return;
    }
    case Kind::Deposit: {
      const int factor = tables().bank_factors[seat.now.bank_count];
      json.field("points", move.nuggets * factor).field("factor", factor);
      return;
    }
    default: return;
  }
}

}  // namespace rh::pioneer_rails
