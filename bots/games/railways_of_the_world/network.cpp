#include "bots/games/railways_of_the_world/network.h"

#include <algorithm>
#include <functional>

// The same sums on every platform.
#pragma clang fp contract(off)

namespace rh::railways_of_the_world {
Network::Network(const State& state, Seat seat, const Judgement& judgement) : judgement_(judgement) {
  const Table& table = state.table;
  cities_ = static_cast<int>(table.map().cities.size());
  const auto loss = static_cast<float>(judgement.foreign);
  for (int city = 0; city < cities_; ++city) {
    Place& here = place(city);
    const CityState& there = table.city(city);
    for (std::size_t cube = 0; cube < kCubes; ++cube)
      here.cubes[static_cast<std::size_t>(color_of(static_cast<int>(cube)))] += there.cubes[cube];
    here.color = static_cast<std::uint8_t>(there.color);
    for (const bool own : {true, false}) {
      for (int side = 0; side < 6; ++side) {
        const int l = table.at_side(city, side);
        if (l == kNoLink || !table.link(l).finished() || (table.link(l).owner == seat) != own) continue;
        const Link& link = table.link(l);
        const float points = (own ? 1.0f : 0.0f) + (link.depot == seat ? 1.0f : 0.0f);
        const int others = (own ? 0 : 1) + (link.depot != kNobody && link.depot != seat ? 1 : 0);
        here.rails.push_back({static_cast<std::uint8_t>(link.other(city)), static_cast<std::uint8_t>(side), own, points,
                              points - loss * static_cast<float>(others)});
        if (own) own_ |= bit(city);
        here.others = here.others || !own;
      }
    }
  }
  if (table.operation_cards == 0) return;
  for (int card = 0; card < kMostCards; ++card) {
    const Card& one = table.card(card);
    if (one.effect != Effect::Hotel || one.copies == 0) continue;
    const auto points = static_cast<float>(one.points);
    for (Seat s = 0; s < table.seats; ++s) {
      if (state.company(s).cards[static_cast<std::size_t>(card)] == 0) continue;
      if (s == seat) place(one.city).hotel += points;
      place(one.city).arrival += s == seat ? points : -loss * points;
    }
  }
  for (std::size_t i = 0; i < table.open_count; ++i) {
    const Card& one = table.card(table.open[i]);
    if (one.kind != CardKind::Bonus) continue;
    const auto points = static_cast<float>(one.points);
    switch (one.effect) {
      case Effect::FirstDelivery:
        for (float& bonus : by_length_) bonus += points;
        break;
      case Effect::LongDelivery:
        for (std::size_t n = one.amount; n < by_length_.size(); ++n) by_length_[n] += points;
        break;
      case Effect::DeliveryTo: place(one.city).bonus += points; break;
      case Effect::ColorsServed:
        for (int color = 0; color < kColors; ++color) {
          if (std::popcount(state.company(seat).colors | 1u << color) >= one.amount)
            by_color_[static_cast<std::size_t>(color)] += points;
        }
        break;
      default: break;
    }
  }
}

void Network::add_link(int from, int to) {
  own_before_ = own_;
  own_ |= bit(from) | bit(to);
  place(from).rails.push_back({static_cast<std::uint8_t>(to), kTried, true, 1, 1});
  place(to).rails.push_back({static_cast<std::uint8_t>(from), kTried, true, 1, 1});
}

void Network::remove_link(int from, int to) {
  own_ = own_before_;
  --place(from).rails.count;
  --place(to).rails.count;
}

void Network::look(int reach) {
  cargo_.clear();
  hauls_.clear();
  reach_ = std::min(reach, kLongest);
  limit_ = std::min(reach + judgement_.too_long, kLongest);
  for (Place& here : places_) here.kinds = 0;
  each(own_, [&](int city) { go_from(city); });
}

void Network::load(int city) {
  Place& here = place(city);
  first_cargo_[static_cast<std::size_t>(city)] = static_cast<std::uint16_t>(cargo_.size());
  for (std::size_t color = 0; color < kColors; ++color) {
    if (here.cubes[color] == 0) continue;
    here.kinds = static_cast<std::uint8_t>(here.kinds | 1u << color);
    cargo_.push_back(
        {static_cast<std::uint8_t>(city), static_cast<std::uint8_t>(color), here.cubes[color], here.others, {}});
  }
}

void Network::go_from(int city) {
  std::size_t which = cargo_.size();
  load(city);
  for (; which < cargo_.size(); ++which) {
    cargo_of_[cargo_[which].color] = static_cast<std::uint16_t>(which);
    hauls_.push_back({static_cast<std::uint8_t>(city), cargo_[which].color});
  }
  steps_left_ = judgement_.steps;
  if (place(city).kinds != 0) visit({city, 0, 0, 0, 0, place(city).kinds, bit(city)});
}

void Network::visit(const Step& step) {
  const int left = limit_ - step.count - 1;
  for (const Rail& rail : place(step.city).rails) {
    if (!rail.own && (step.count == 0 || step.foreign == judgement_.foreign_links)) continue;
    if ((step.visited & bit(rail.to)) != 0) continue;
    if (--steps_left_ < 0) return;
    Step next{rail.to,
              step.count + 1,
              step.foreign + (rail.own ? 0 : 1),
              step.own + rail.own_points,
              step.value + rail.value,
              step.alive,
              step.visited | bit(rail.to)};
    way_cities_[static_cast<std::size_t>(step.count)] = static_cast<std::uint8_t>(step.city);
    way_sides_[static_cast<std::size_t>(step.count)] = rail.side;
    if (const int color = place(rail.to).color; color < kColors && (step.alive >> color & 1) != 0) {
      arrive(next, color);
      next.alive &= ~(1u << color);
    }
    if (next.alive != 0 && left > 0) visit(next);
  }
}

// The nearest cities first; what is longer than there is room for is not looked at.
void Network::find_halves(int end, CitySet ends, Halves& halves) const {
  halves.clear();
  halves.push_back({.visited = ends, .city = static_cast<std::uint8_t>(end)});
  for (std::size_t i = 0; i < halves.size(); ++i) {
    const Half half = halves[i];
    if (half.count + 1 >= limit_) return;
    const Place& here = places_[half.city];
    const unsigned color = here.color < kColors ? 1u << here.color : 0;
    for (const Rail& rail : here.rails) {
      if ((half.visited & bit(rail.to)) != 0 || (!rail.own && half.foreign == judgement_.foreign_links)) continue;
      if (halves.size() == halves.capacity()) return;
      halves.push_back({.visited = half.visited | bit(rail.to),
                        .value = half.value + rail.value,
                        .city = rail.to,
                        .count = static_cast<std::uint8_t>(half.count + 1),
                        .foreign = static_cast<std::uint8_t>(half.foreign + (rail.own ? 0 : 1)),
                        .passed = static_cast<std::uint8_t>(half.passed | color),
                        .loads = rail.own});
    }
  }
}

// The journey from the one city over the link that is tried out to the other.
void Network::join(const Half& from, const Half& to) {
  const int color = places_[to.city].color;
  if (color >= kColors || !from.loads || (place(from.city).kinds >> color & 1) == 0) return;
  if (((from.passed | to.passed) >> color & 1) != 0) return;
  float& best = cargo(from.city, static_cast<unsigned>(color)).best[from.count + to.count + 1u];
  best = std::max(best, from.value + 1 + to.value + places_[to.city].arrival);
}

double Network::promise_with_link(int from, int to, int reach, int actions) {
  const auto copy = [](const auto& all, auto& copied) {
    copied.clear();
    std::ranges::copy(all, copied.grow(all.size()).begin());
  };
  copy(cargo_, kept_);
  const CitySet ends = bit(from) | bit(to), fresh = ends & ~own_;
  each(fresh, [&](int city) { load(city); });
  find_halves(from, ends, from_);
  find_halves(to, ends, to_);
  for (const Half& one : from_) {
    for (const Half& other : to_) {
      if (one.count + other.count + 1 > limit_) break;
      if ((one.visited & other.visited) != ends || one.foreign + other.foreign > judgement_.foreign_links) continue;
      join(one, other);
      join(other, one);
    }
  }
  const double found = promise(reach, actions);
  each(fresh, [&](int city) { place(city).kinds = 0; });
  copy(kept_, cargo_);
  return found;
}

void Network::arrive(const Step& step, int color) {
  const Place& here = place(step.city);
  const std::size_t which = cargo_of_[static_cast<std::size_t>(color)];
  const auto count = static_cast<std::size_t>(step.count);
  float& best = cargo_[which].best[count];
  best = std::max(best, step.value + here.arrival);
  if (step.count > reach_) return;
  const float bonus = here.bonus + by_length_[count] + by_color_[static_cast<std::size_t>(color)];
  Haul& haul = hauls_[which];
  const float value = step.value + here.arrival + bonus;
  if (haul.count != 0 && value <= haul.value) return;
  haul.to = static_cast<std::uint8_t>(step.city);
  haul.count = static_cast<std::uint8_t>(step.count);
  haul.own = step.own + here.hotel + bonus;
  haul.value = value;
  haul.cities = way_cities_;
  haul.sides = way_sides_;
}

double Network::promise(int reach, int actions, const Haul* without) const {
  // A longer engine is some actions away: with few of them left it does not come.
  const double soon = actions > 4 ? judgement_.soon : actions > 2 ? judgement_.soon / 2 : 0;
  std::array<float, kLongest + 1> weights;
  double weight = 1;
  for (int n = 0; n <= kLongest; ++n) {
    if (n > reach) weight *= soon;
    weights[static_cast<std::size_t>(n)] = static_cast<float>(weight);
  }
  FixedVector<float, 5 * kMostCities * 4> values;
  for (const Cargo& cargo : cargo_) {
    float best = 0;
    for (std::size_t n = 1; n < weights.size(); ++n) best = std::max(best, cargo.best[n] * weights[n]);
    if (best <= 0) continue;
    if (cargo.shared) best *= static_cast<float>(judgement_.shared);
    const bool one_less = without != nullptr && without->from == cargo.from && without->color == cargo.color;
    for (int i = one_less ? 1 : 0; i < cargo.count && values.size() < values.capacity(); ++i) values.push_back(best);
  }
  std::sort(values.begin(), values.end(), std::greater<>());
  double sum = 0;
  weight = 1;
  for (std::size_t i = 0; i < values.size() && static_cast<int>(i) < actions; ++i) {
    sum += weight * static_cast<double>(values[i]);
    weight *= judgement_.patience;
  }
  return sum;
}

}  // namespace rh::railways_of_the_world
