#include "bots/games/pioneer_rails/reasons.h"

#include <algorithm>

#include "bots/games/pioneer_rails/poker.h"
#include "engine/games/pioneer_rails/scoring.h"

namespace rh::pioneer_rails {
namespace {

// What counts most of the things that a turn brings; of equal ones the one named first.
class Most {
 public:
  void add(double points, const Reason& reason) {
    if (points > most_) most_ = points, reason_ = reason;
  }
  const Reason& reason() const { return reason_; }
  double points() const { return most_; }

 private:
  double most_ = 0;
  Reason reason_;
};

bool counts(const Table& table, const Sheet& sheet, int objective) {
  if (table.solo()) return (table.open_objectives() >> objective & 1) != 0;
  const auto type = static_cast<std::size_t>(tables().objective(objective).type);
  return table.objectives[type] == objective && sheet.stars[type] == 0;
}

// What a whole turn brings, between the sheet before it and the one after.
Most gains(const Table& table, const Sheet& before, const Sheet& after) {
  const Tables& t = tables();
  const Score was = score(before), is = score(after);
  Most most;
  for (int o = 0; o < kObjectives; ++o) {
    if (!counts(table, before, o) || completes(before, o) || !completes(after, o)) continue;
    const auto type = static_cast<int>(t.objective(o).type);
    const bool first = (table.first_stars >> type & 1) == 0;
    const int points = table.solo() ? t.target_each : first ? t.star_first : t.star_later;
    most.add(points,
             Reason{"objective"}.with("objective", kObjectiveNames[static_cast<std::size_t>(o)]).with("n", points));
  }
  most.add(is.yards - was.yards, Reason{"yards"}.with("n", is.yards - was.yards));
  most.add(is.banks - was.banks, Reason{"bank"}.with("n", is.banks - was.banks));
  most.add(is.forts - was.forts, Reason{"fort"}.with("n", is.forts - was.forts));
  most.add(is.ranches - was.ranches, Reason{"ranches"}.with("n", is.ranches - was.ranches));
  if (after.saloon_rounds != before.saloon_rounds) {
    const int round = std::countr_zero(static_cast<unsigned>(after.saloon_rounds & ~before.saloon_rounds));
    const double hand = round == table.round ? expected_hand(after, round, table.seen) : expected_new_hand();
    most.add(hand, Reason{"saloon"}.with("round", round + 1));
  }
  const int towns = after.boxes - before.boxes;
  // A town is a point, and its box a track.
  most.add(2 * towns, Reason{"towns"}.with("n", towns));
  most.add(is.gold - was.gold, Reason{"gold"}.with("n", is.gold - was.gold));
  return most;
}

Reason pick(const State& world, Seat seat, const Move& move, const Plan& plan) {
  const Table& table = world.table;
  const Sheet& before = world.at(seat).now;
  const Most most = gains(table, before, plan.end);
  const auto& ranks = plan.end.hands[table.round];
  const int count = plan.end.in_hand(table.round);
  const auto shown = shows(std::span(ranks).first(static_cast<std::size_t>(count)));
  const auto had = shows(std::span(before.hands[table.round]).first(static_cast<std::size_t>(count - 1)));
  const double hand = expected_hand(plan.end, table.round, table.seen) - expected_hand(before, table.round, table.seen);
  if (shown && shown != had && hand > most.points() / 2) return Reason{"hand"}.with("hand", name_of(*shown));
  if (most.reason()) return most.reason();
  return Reason{"railway"}.with("railway", name_of(suit_of(move.what)));
}

// What stands or lies at this track and is reached by it, or by those that follow in the turn.
Reason lay(const State& world, Seat seat, const Move& move, const Plan& plan) {
  const Map& map = world.table.map();
  const Sheet& before = world.at(seat).now;
  const Track& track = map[map.find(kGrid.corner_at(move.from()), kGrid.corner_at(move.to()))];
  if (track.town >= 0 && before.towns[static_cast<std::size_t>(track.town)] == 0)
    return Reason{"reaches"}.with("town", world.table.town_name(track.town));
  if (track.town >= 0) return Reason{"links"}.with("town", world.table.town_name(track.town));
  if (track.side >= 0) {
    for (const int hex : kMap.side_hexes[static_cast<std::size_t>(track.side)]) {
      if (hex == hex::kNone || map.at(hex) == Terrain::Ranch) continue;
      if (plan.end.active.has(hex) && !before.active.has(hex))
        return Reason{"place"}.with("place", name_of(map.at(hex)));
    }
  }
  const Most most = gains(world.table, before, plan.end);
  return most.reason() ? most.reason() : Reason{"prepares"};
}

}  // namespace

Reason reason_for(const State& world, Seat seat, const Move& move, const Plan& plan) {
  switch (move.kind) {
    case Kind::Pick: return pick(world, seat, move, plan);
    case Kind::Lay: return lay(world, seat, move, plan);
    case Kind::Cross: {
      const Most most = gains(world.table, world.at(seat).now, plan.end);
      if (most.reason()) return most.reason();
      return Reason{"one_more"};
    }
    case Kind::CrossSuit: {
      const Most most = gains(world.table, world.at(seat).now, plan.end);
      return most.reason() ? most.reason() : Reason{"railway"}.with("railway", name_of(move.suit()));
    }
    case Kind::Done: return world.at(seat).now.free_boxes() > 0 ? Reason{"keeps_boxes"} : Reason{"enough"};
    case Kind::Deposit: {
      const Sheet& sheet = world.at(seat).now;
      if (sheet.free_gold() > move.nuggets && move.nuggets < tables().most_deposit) return Reason{"keeps_gold"};
      return Reason{"bank"}.with("n", move.nuggets * tables().bank_factors[sheet.bank_count]);
    }
    default: return {};
  }
}

}  // namespace rh::pioneer_rails
