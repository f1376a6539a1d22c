// The questions about tracks that the list of moves, the refusals and the offers share (PR-40), and what a track does.
#pragma once

#include "engine/games/pioneer_rails/state.h"

namespace rh::pioneer_rails {

// What a track needs beside the railway: a token for its way, one for a fork (PR-40 d).
struct Needs {
  Token way = Token::None;
  bool fork = false;
};

class Laying {
 public:
  Laying(const Map& map, const Sheet& sheet, Suit suit) : map_(map), sheet_(sheet), suit_(suit) {}

  // PR-40 b: corners from which this railway goes on without a switch.
  Corners starts() const { return (map_.ports[index()] - sheet_.touched) | sheet_.ends[index()]; }
  // And those where a switch lets it fork.
  const Corners& forks() const { return sheet_.inner[index()]; }

  // The segment carries a track.
  bool used(const Track& track) const {
    return track.side >= 0 ? sheet_.walls.has(track.side) : sheet_.cuts[cut(track)] % 4 == track.diagonal;
  }
  // A shortcut through a hex that has another one.
  bool crosses(const Track& track) const { return track.side < 0 && sheet_.cuts[cut(track)] >= 0; }
  // PR-40 c: may a track of this railway end there?
  bool ends_well(const Track& track) const {
    if (track.town >= 0) return town_takes(track.town);
    return !map_.all_ports.has(track.to) && !sheet_.touched.has(track.to);
  }
  bool town_takes(int town) const {
    const std::uint8_t arrived = sheet_.towns[static_cast<std::size_t>(town)];
    return (arrived >> index() & 1) != 0 || std::popcount(arrived) < tables().railways_per_town;
  }
  // Nothing but tokens stands in its way. It begins where a track may begin.
  bool fits(const Track& track) const {
    return track.way != Way::Closed && !used(track) && !crosses(track) && ends_well(track);
  }
  Needs needs(const Track& track) const { return {token_of(track.way), forks().has(track.from)}; }

  // PR-43: is there a track that needs no token?
  bool any_free() const;
  // PR-43: base tracks that a turn still owes after so many tracks; none where the railway has nowhere to go.
  int owed(int laid) const { return laid < tables().base_tracks && any_free() ? tables().base_tracks - laid : 0; }

  static Token token_of(Way way) {
    switch (way) {
      case Way::Bridge: return Token::Bridge;
      case Way::Tunnel: return Token::Tunnel;
      case Way::Shortcut: return Token::Shortcut;
      default: return Token::None;
    }
  }

 private:
  std::size_t index() const { return static_cast<std::size_t>(suit_); }
  static std::size_t cut(const Track& track) { return static_cast<std::size_t>(track.hex); }

  const Map& map_;
  const Sheet& sheet_;
  Suit suit_;
};

// What laying it does to the sheet: the track, the town reached (PR-44). True when it met a wall, so that regions may
// have changed.
bool lay(const Map& map, Sheet& sheet, Suit suit, const Track& track);

}  // namespace rh::pioneer_rails
