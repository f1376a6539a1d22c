// Which cards may still come into a hand of this round, as far as a viewer knows (PR-83).
#pragma once

#include "engine/games/pioneer_rails/view.h"

namespace rh::pioneer_rails {

// Where the cards come from that may still stand in a hand, as sets of bits. A flat value: texts are marked with it.
struct Coming {
  std::uint32_t table = 0;   // may be picked now
  std::uint32_t deck = 0;    // nobody has seen them, and there is a turn for them
  std::uint32_t hidden = 0;  // the own card of the extra-card variant
};
Coming coming(const View& view, Seat seat);

// Nothing where none may come.
void write_coming(const Coming& coming, JsonWriter& json);

}  // namespace rh::pioneer_rails
