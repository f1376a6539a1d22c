#include "bots/games/railways_of_the_world/reasons.h"

#include <algorithm>

#include "engine/games/railways_of_the_world/scoring.h"

namespace rh::railways_of_the_world {
namespace {

std::string_view id_of(const Table& table, int city) { return table.map().city(city).id; }
std::string_view card_id(int card) { return card_names()[static_cast<std::size_t>(card)]; }

// The state when the plan has been played, as far as nature has no part in it.
State after(const State& state, Seat seat, const Plan& plan) {
  State next = state;
  for (const Move& move : plan.moves) apply(next, seat, move, nullptr);
  return next;
}

// The bonus card that lay open before and was won.
int won_card(const Table& before, const Table& now) {
  for (std::size_t i = before.discarded_count; i < now.discarded_count; ++i) {
    if (before.card(now.discarded[i]).kind == CardKind::Bonus) return now.discarded[i];
  }
  return kNoCard;
}

Reason delivery(const State& state, const State& end, Seat seat, int cube) {
  const int points = end.company(seat).points - state.company(seat).points;
  if (const int card = won_card(state.table, end.table); card != kNoCard)
    return Reason{"delivers_bonus"}.with("card", card_id(card)).with("n", points);
  int most = 0;
  for (Seat s = 0; s < state.table.seats; ++s) {
    if (s != seat) most = std::max(most, end.company(s).points - state.company(s).points);
  }
  const std::string_view color = kCubeNames[static_cast<std::size_t>(cube)];
  if (most == 0) return Reason{"delivers"}.with("cube", color).with("n", points);
  return Reason{"delivers_shared"}.with("cube", color).with("n", points).with("others", most);
}

Reason link(const State& state, const State& end, Seat seat) {
  for (std::size_t i = 0; i < state.table.map().majors.size(); ++i) {
    if (state.table.majors[i] == end.table.majors[i]) continue;
    const MajorLine& major = state.table.map().majors[i];
    return Reason{"major"}
        .with("a", id_of(state.table, major.a))
        .with("b", id_of(state.table, major.b))
        .with("n", major.points);
  }
  if (end.company(seat).links == state.company(seat).links) return Reason{"stays_open"};
  int last = end.table.link_count - 1;
  while (!end.table.link(last).finished() || end.table.link(last).owner != seat) --last;
  const Link& made = end.table.link(last);
  const auto cubes = [&](const State& there) {
    const Judgement judgement;
    Network network(there, seat, judgement);
    const int reach = reach_of(there, seat);
    network.look(reach);
    int count = 0;
    for (const Haul& haul : network.hauls()) count += haul.count > 0 ? 1 : 0;
    return count;
  };
  const int more = cubes(end) - cubes(state);
  if (more > 0)
    return Reason{"opens"}
        .with("a", id_of(state.table, made.from))
        .with("b", id_of(state.table, made.to))
        .with("n", more);
  return Reason{"lengthens"}.with("a", id_of(state.table, made.from)).with("b", id_of(state.table, made.to));
}

Reason upgrade(const State& state, const State& end, Seat seat) {
  if (const int card = won_card(state.table, end.table); card != kNoCard)
    return Reason{"upgrade_bonus"}.with("card", card_id(card)).with("n", state.table.card(card).points);
  return Reason{"upgrade"}.with("n", end.company(seat).engine);
}

Reason take(const State& state, int card) {
  switch (state.table.card(card).effect) {
    case Effect::MoreActions: return Reason{"more_actions"}.with("n", state.table.card(card).amount);
    case Effect::Hotel: return Reason{"hotel"}.with("city", id_of(state.table, state.table.card(card).city));
    case Effect::BuildPrices: return Reason{"cheaper"};
    case Effect::LongerReach: return Reason{"longer"};
    case Effect::Depot: return Reason{"depot"};
    default: return Reason{"new_cubes"};
  }
}

}  // namespace

Reason reason_for(const State& state, Seat seat, const Plan& plan) {
  const Table& table = state.table;
  const Move& move = plan.moves[0];
  switch (move.kind) {
    case Kind::Keep: return Reason{"baron"}.with("baron", baron_names()[move.what]);
    case Kind::Bid: return Reason{"first"};
    case Kind::Pass: return Reason{table.phase == Phase::Auction ? "not_worth_it" : "saves_money"};
    case Kind::Build:
    case Kind::Extend:
    case Kind::Use:
    case Kind::Lay: return link(state, after(state, seat, plan), seat);
    case Kind::Stop: return Reason{"no_further"};
    case Kind::Upgrade: return upgrade(state, after(state, seat, plan), seat);
    case Kind::Deliver: return delivery(state, after(state, seat, plan), seat, move.what);
    case Kind::Go: return delivery(state, after(state, seat, plan), seat, table.delivery.cube);
    case Kind::Urbanize: return Reason{"new_city"}.with("city", id_of(table, move.city(table.map())));
    case Kind::Paint: return Reason{"new_color"}.with("color", kColorNames[move.what]);
    case Kind::Western: {
      const Map& map = table.map();
      const int place = map.western_link_of(move.city(map));
      const int cubes = map.western_links[static_cast<std::size_t>(place)].red_cubes;
      return Reason{"western"}.with("n", std::min(cubes, table.bag.count(static_cast<int>(Color::Red))));
    }
    case Kind::Take: return take(state, move.what);
    case Kind::Grow: return Reason{"new_cubes"};
    case Kind::Depot: return Reason{"depot"};
    default: return {};
  }
}

}  // namespace rh::railways_of_the_world
