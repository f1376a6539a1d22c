#include "engine/games/railways_of_the_world/delivery.h"

#include <algorithm>
#include <tuple>

namespace rh::railways_of_the_world {
namespace {

CitySet neighbours(const Table& table, CitySet cities) {
  CitySet found = 0;
  each(cities, [&](int city) { found |= table.near[static_cast<std::size_t>(city)]; });
  return found;
}

void add_gain(Gains& gains, std::size_t first, int seat, By by, int points) {
  for (std::size_t i = first; i < gains.size(); ++i) {
    if (gains[i].seat != seat) continue;
    gains[i].points = static_cast<std::uint8_t>(gains[i].points + points);
    return;
  }
  gains.push_back({static_cast<std::uint8_t>(seat), by, kNoCard, static_cast<std::uint8_t>(points)});
}

int depot_points(const Table& table) {
  for (const Card& card : table.box_tables().cards) {
    if (card.effect == Effect::Depot && card.copies > 0) return card.points;
  }
  return 0;
}

// Is this bonus card won by a delivery that has arrived?
bool wins(const State& state, Seat seat, const Card& card, const Delivery& delivery) {
  switch (card.effect) {
    case Effect::FirstDelivery: return true;
    case Effect::LongDelivery: return delivery.count >= card.amount;
    case Effect::DeliveryTo: return card.city == delivery.at;
    case Effect::ColorsServed: {
      const unsigned here = 1u << static_cast<int>(state.table.city(delivery.at).color);
      return std::popcount(state.company(seat).colors | here) >= card.amount;
    }
    default: return false;
  }
}

}  // namespace

int express_links(const Table& table, const Company& company) {
  int links = 0;
  for (std::size_t c = 0; table.operation_cards != 0 && c < company.cards.size(); ++c) {
    if (company.cards[c] == 0) continue;
    const Card& card = table.card(static_cast<int>(c));
    if (card.effect == Effect::LongerReach) links += card.amount;
  }
  return links;
}

int reach_of(const Table& table, const Company& company) {
  const int links = company.engine + (company.express_used != 0 ? 0 : express_links(table, company));
  return std::min(links, kMostPath);
}

CitySet own_neighbours(const Table& table, Seat seat, int city) {
  CitySet found = 0;
  for (const std::uint8_t l : table.at[static_cast<std::size_t>(city)]) {
    if (l != kNoLink && table.link(l).owner == seat && table.link(l).finished())
      found |= bit(table.link(l).other(city));
  }
  return found;
}

bool can_arrive(const Table& table, CitySet targets, int from, int links, CitySet closed) {
  targets &= ~closed;
  CitySet front = bit(from);
  for (; links > 0 && front != 0; --links) {
    closed |= front;
    front = neighbours(table, front) & ~closed;
    if ((front & targets) != 0) return true;
  }
  return false;
}

unsigned colors_in_reach(const Table& table, Seat seat, int city, int links) {
  CitySet front = own_neighbours(table, seat, city), reached = front | bit(city);
  for (; links > 1 && front != 0; --links) {
    front = neighbours(table, front) & ~reached;
    reached |= front;
  }
  reached &= ~bit(city);
  unsigned colors = 0;
  for (unsigned color = 0; color < kColors; ++color) colors |= (table.of_color[color] & reached) != 0 ? 1u << color : 0;
  return colors;
}

Delivery loaded(int city, int cube) {
  Delivery delivery;
  delivery.cube = static_cast<std::uint8_t>(cube);
  delivery.from = delivery.at = static_cast<std::uint8_t>(city);
  return delivery;
}

void go(const Table& table, Delivery& delivery, int side) {
  ensure(delivery.count < kMostPath);
  const int link = link_of(table, delivery, side);
  delivery.city[delivery.count] = delivery.at;
  delivery.side[delivery.count++] = static_cast<std::uint8_t>(side);
  delivery.at = static_cast<std::uint8_t>(table.link(link).other(delivery.at));
}

void find_gains(const State& state, Seat seat, const Delivery& delivery, Gains& gains) {
  const Table& table = state.table;
  gains.clear();
  const auto each_link = [&](auto use) {
    for (std::size_t i = 0; i < delivery.count; ++i) use(table.link(table.at_side(delivery.city[i], delivery.side[i])));
  };
  each_link([&](const Link& link) { add_gain(gains, 0, link.owner, By::Link, 1); });
  if (table.operation_cards == 0) return;
  const std::size_t depots = gains.size();
  each_link([&](const Link& link) {
    if (link.depot != kNobody) add_gain(gains, depots, link.depot, By::Depot, depot_points(table));
  });
  for (std::size_t c = 0; c < kMostCards; ++c) {
    const Card& card = table.card(static_cast<int>(c));
    if (card.effect != Effect::Hotel || card.city != delivery.at) continue;
    for (Seat s = 0; s < table.seats; ++s) {
      if (state.company(s).cards[c] == 0) continue;
      gains.push_back({static_cast<std::uint8_t>(s), By::Hotel, static_cast<std::uint8_t>(c), card.points});
    }
  }
  for (const Effect effect : {Effect::FirstDelivery, Effect::LongDelivery, Effect::DeliveryTo, Effect::ColorsServed}) {
    for (std::size_t i = 0; i < table.open_count; ++i) {
      const Card& card = table.card(table.open[i]);
      if (card.kind != CardKind::Bonus || card.effect != effect || !wins(state, seat, card, delivery)) continue;
      gains.push_back({static_cast<std::uint8_t>(seat), By::Bonus, table.open[i], card.points});
    }
  }
}

// --- the best ways ----------------------------------------------------------------------------

namespace {

// Goes over the ways of one delivery, own links first.
class JourneyFinder {
 public:
  JourneyFinder(const State& state, Seat seat, int links, CitySet targets, CitySet closed, int steps)
      : state_(state),
        table_(state.table),
        seat_(seat),
        links_(links),
        targets_(targets),
        closed_(closed),
        steps_(steps) {}

  template <class Use>
  void search(const Delivery& delivery, Use& use) {
    for (const bool own : {true, false}) {
      if (!own && delivery.count == 0) return;  // RW-62
      for (int side = 0; side < 6; ++side) {
        const int l = link_of(table_, delivery, side);
        if (l == kNoLink || !table_.link(l).finished() || (table_.link(l).owner == seat_) != own) continue;
        step(delivery, side, use);
      }
    }
  }

 private:
  template <class Use>
  void step(const Delivery& delivery, int side, Use& use) {
    const CitySet visited = delivery.visited() | closed_;
    Delivery next = delivery;
    go(table_, next, side);
    if ((visited & bit(next.at)) != 0 || --steps_ < 0) return;
    if ((targets_ & bit(next.at)) != 0) {
      Journey journey{.delivery = next, .gains = {}};
      find_gains(state_, seat_, next, journey.gains);
      for (const Gain& gain : journey.gains) (gain.seat == seat_ ? journey.own : journey.others) += gain.points;
      use(journey);
    } else if (can_arrive(table_, targets_, next.at, links_ - next.count, visited)) {
      search(next, use);
    }
  }

  const State& state_;
  const Table& table_;
  Seat seat_;
  int links_;
  CitySet targets_, closed_;
  int steps_;
};

constexpr int kManySteps = 4000, kSomeSteps = 400;

// Better for the mover: more points, fewer for the others, fewer links.
bool better(const Journey& a, const Journey& b) {
  return std::tuple(-a.own, a.others, a.delivery.count) < std::tuple(-b.own, b.others, b.delivery.count);
}

}  // namespace

std::vector<Target> find_targets(const State& state, Seat seat, const Delivery& begun) {
  std::vector<Target> targets;
  const auto keep = [&](const Journey& journey) {
    auto target = std::ranges::find(targets, static_cast<int>(journey.delivery.at), &Target::city);
    if (target == targets.end()) target = targets.insert(targets.end(), {journey.delivery.at, {}});
    auto& ways = target->ways;
    ways.insert(std::ranges::upper_bound(ways, journey, better), journey);
    if (ways.size() > kMostWays) ways.pop_back();
  };
  const CitySet wanted = state.table.with(color_of(begun.cube));
  JourneyFinder(state, seat, reach_of(state, seat), wanted, 0, kManySteps).search(begun, keep);
  std::ranges::sort(targets, [](const Target& a, const Target& b) {
    return better(a.ways[0], b.ways[0]) || (!better(b.ways[0], a.ways[0]) && a.city < b.city);
  });
  return targets;
}

std::vector<Prospect> find_prospects(const State& state, Seat seat, int now, int then) {
  const Table& table = state.table;
  std::vector<Prospect> prospects;
  const auto look = [&](const Delivery& cube) {
    const CitySet targets = table.with(color_of(cube.cube)) & ~bit(cube.from);
    Prospect found;
    const auto keep = [&](const Journey& journey) {
      if (journey.own <= found.points_after) return;
      found.way = journey.delivery;
      found.points_after = journey.own;
    };
    JourneyFinder(state, seat, now, targets, 0, kSomeSteps).search(cube, keep);
    found.points = found.points_after;
    JourneyFinder(state, seat, then, targets, 0, kSomeSteps).search(cube, keep);
    if (found.points_after > 0) prospects.push_back(found);
  };
  for (int from = 0; from < static_cast<int>(table.map().cities.size()); ++from) {
    for (int cube = 0; cube < kCubes; ++cube) {
      if (table.city(from).cubes[static_cast<std::size_t>(cube)] > 0) look(loaded(from, cube));
    }
  }
  std::ranges::sort(prospects, {}, [](const Prospect& one) {
    return std::tuple(-one.points_after, one.points, one.way.from, one.way.cube);
  });
  return prospects;
}

Beyond beyond_reach(const State& state, Seat seat, int from, int cube) {
  const Table& table = state.table;
  const CitySet targets = table.with(color_of(cube)) & ~bit(from);
  Beyond found;
  CitySet front = own_neighbours(table, seat, from), seen = front | bit(from);
  int links = 1;
  for (; (front & targets) == 0; ++links) {
    if (front == 0 || links == kMostPath) return {};
    front = neighbours(table, front) & ~seen;
    seen |= front;
  }
  const auto keep = [&](const Journey& journey) {
    if (journey.own <= found.points) return;
    found.way = journey.delivery;
    found.points = journey.own;
  };
  JourneyFinder(state, seat, links, targets, 0, kSomeSteps).search(loaded(from, cube), keep);
  return found;
}

Supply supply_of(const State& state, Seat seat, int city) {
  const Table& table = state.table;
  const Color color = table.city(city).color;
  const CitySet others = table.with(color) & ~bit(city);
  Supply supply;
  const auto look = [&](const Journey& journey) { supply.best = std::max(supply.best, journey.own); };
  for (int from = 0; from < static_cast<int>(table.map().cities.size()); ++from) {
    if (from == city) continue;
    for (int cube = 0; cube < kCubes; ++cube) {
      const int count = table.city(from).cubes[static_cast<std::size_t>(cube)];
      if (count == 0 || color_of(cube) != color) continue;
      bool arrives = false;
      const auto arrive = [&](const Journey& journey) {
        arrives = true;
        look(journey);
      };
      JourneyFinder(state, seat, reach_of(state, seat), bit(city), others, kSomeSteps)
          .search(loaded(from, cube), arrive);
      if (arrives) supply.cubes += count;
    }
  }
  return supply;
}

}  // namespace rh::railways_of_the_world
