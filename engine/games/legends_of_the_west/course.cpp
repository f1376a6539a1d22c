// What a ticket still needs: for views and quotes, never for moves.
#include <algorithm>

#include "engine/games/legends_of_the_west/claims.h"
#include "engine/games/legends_of_the_west/view.h"

namespace rh::legends_of_the_west {

Course course_of(const State& state, Seat seat, const Ticket& ticket) {
  const Tables& all = tables();
  const SeatState& own = state.at(seat);
  const auto is_own = [&](int link) {
    const Link& at = all.links[static_cast<std::size_t>(link)];
    for (std::size_t lane = at.first; lane < std::size_t{at.first} + at.lanes; ++lane) {
      if (state.table.owner[lane] == seat) return true;
    }
    return false;
  };
  const auto can_claim = [&](int link) {
    return ((state.table.free - own.barred) & all.lanes_of_link[static_cast<std::size_t>(link)]).empty() == false;
  };
  // Own links cost nothing; of equal ways the one with less to build in all.
  struct Reached {
    int left = kFar, have = 0, link = -1, from = -1;
  };
  std::array<Reached, kCities> reached{};
  reached[ticket.a].left = 0;
  BitSet<kCities> open{ticket.a};
  while (!open.empty()) {
    int nearest = *open.begin();
    for (const int city : open) {
      if (reached[static_cast<std::size_t>(city)].left < reached[static_cast<std::size_t>(nearest)].left)
        nearest = city;
    }
    open.remove(nearest);
    if (nearest == ticket.b) break;
    const Reached here = reached[static_cast<std::size_t>(nearest)];
    for (const auto [link, to] : all.graph().steps(nearest)) {
      const bool built = is_own(link);
      if (!built && !can_claim(link)) continue;
      const int length = all.lengths[link];
      const int left = here.left + (built ? 0 : length), have = here.have + (built ? length : 0);
      Reached& there = reached[to];
      if (left >= there.left) continue;
      there = {left, have, link, nearest};
      open.add(to);
    }
  }
  Course course;
  const Reached& end = reached[ticket.b];
  if (end.left == kFar) return course;
  course.left = end.left;
  course.have = end.have;
  for (int city = ticket.b; city != ticket.a; city = reached[static_cast<std::size_t>(city)].from) {
    const int link = reached[static_cast<std::size_t>(city)].link;
    if (!is_own(link)) course.way.push_back(static_cast<std::uint8_t>(link));
  }
  std::ranges::reverse(course.way);
  return course;
}

}  // namespace rh::legends_of_the_west
