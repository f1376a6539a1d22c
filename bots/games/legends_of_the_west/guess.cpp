#include "bots/games/legends_of_the_west/guess.h"

#include <algorithm>

#include "bots/games/legends_of_the_west/plan.h"

// The same choices on every platform.
#pragma clang fp contract(off)

namespace rh::legends_of_the_west {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

// Trains alone.
constexpr Judgement kTrainsAlone{.claim = 0, .large = 0, .company = 0};
constexpr int kMore = 2;        // tickets that were seen and not kept
constexpr double kLeast = 0.4;  // for who has built nothing of the way yet
constexpr int kTrainsEach = 3;  // so many trains on the map say as much again

int draw(const BitSet<kTickets>& pool, const std::array<double, kTickets>& weights, Random& random) {
  double all = 0;
  for (const int ticket : pool) all += weights[at(ticket)];
  double spot = random.unit() * all;
  int drawn = -1;
  for (const int ticket : pool) {
    drawn = ticket;
    if ((spot -= weights[at(ticket)]) < 0) break;
  }
  return drawn;
}

// Players keep what they can complete together; what is over goes, the dearest to fail first, then whatever came last.
BitSet<kTickets> chosen(const State& world, Seat seat, const FixedVector<int, kTickets>& drawn, int count) {
  BitSet<kTickets> kept;
  for (const int ticket : drawn) kept.add(ticket);
  const BitSet<kTickets> planned = plan_for(world, seat, {}, {}, kept).pursued;
  while (kept.size() > count) {
    int out = -1, most = 0;
    for (const int ticket : drawn) {
      const int blame = planned.has(ticket) ? 0 : tables().tickets[at(ticket)].value;
      if (kept.has(ticket) && (out < 0 || blame >= most)) out = ticket, most = blame;
    }
    kept.remove(out);
  }
  return kept;
}

}  // namespace

Guess::Guess(const State& world, Seat viewer) : viewer_(viewer) {
  const auto& tickets = tables().tickets;
  for (Seat s = 0; s < world.table.seats; ++s) {
    auto& weights = weights_[at(s)];
    weights.fill(1);
    const int times = (world.table.trains - world.at(s).trains + kTrainsEach - 1) / kTrainsEach;
    if (s == viewer || times == 0) continue;
    const LinkCosts costs = link_costs(world, s, kTrainsAlone);
    for (std::size_t i = 0; i < tickets.size(); ++i) {
      const double length = 10.0 * tickets[i].value;
      const double left = std::min<double>(Way(costs, tickets[i].a, tickets[i].b).cost(), length);
      const double likely = kLeast + 1 - left / length;
      for (int n = 0; n < times; ++n) weights[i] *= likely;
    }
  }
}

void Guess::deal(State& world, Random& random) const {
  auto& deck = world.table.tickets.unknown();
  BitSet<kTickets> pool;
  for (int i = 0; i < kTickets; ++i) {
    if (deck.count(i) > 0) pool.add(i);
  }
  const int unknown = pool.size();
  for (Seat s = 0; s < world.table.seats; ++s) {
    if (s != viewer_) pool |= world.at(s).tickets;
  }
  for (const int ticket : pool) {
    if (deck.count(ticket) > 0) deck.remove(ticket);
  }
  for (Seat s = 0; s < world.table.seats; ++s) {
    if (s == viewer_) continue;
    const int count = world.at(s).tickets.size();
    BitSet<kTickets> rest = pool;
    FixedVector<int, kTickets> drawn;
    for (int n = std::min(count + kMore, pool.size()); n > 0; --n) {
      const int ticket = draw(rest, weights_[at(s)], random);
      rest.remove(ticket);
      drawn.push_back(ticket);
    }
    world.at(s).tickets = chosen(world, s, drawn, count);
    pool = pool - world.at(s).tickets;
  }
  ensure(pool.size() == unknown);
  for (const int ticket : pool) deck.add(ticket);
}

}  // namespace rh::legends_of_the_west
