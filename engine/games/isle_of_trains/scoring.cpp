#include "engine/games/isle_of_trains/scoring.h"

#include <algorithm>
#include <tuple>

namespace rh::isle_of_trains {
namespace {

// The contract whose points and symbols an island card shows now (IT-101).
const Contract& shown(const IslandCard& card, Dest dest) {
  const Island& island = tables()[dest];
  switch (card.state) {
    case IslandState::DoneA: return island.secondary[0];
    case IslandState::DoneB: return island.secondary[1];
    default: return island.initial;
  }
}

template <class Use>
void each_contract(const OpenTable& table, Seat seat, Use use) {
  for (int i = 0; i < kDests; ++i) {
    const IslandCard& card = table.islands[static_cast<std::size_t>(i)];
    if (card.owner == static_cast<std::uint8_t>(seat)) use(shown(card, static_cast<Dest>(i)));
  }
}

bool both_done(const IslandCard& card) { return card.state == IslandState::DoneA || card.state == IslandState::DoneB; }

CardSet kinds_in_train(const OpenSeat& seat) {
  CardSet kinds = 0;
  for (int i = 0; i < seat.cars; ++i) kinds |= bit(seat.car(i).kind());
  return kinds;
}

int points_of_buildings(const OpenTable& table, const OpenSeat& seat, Seat s) {
  int points = 0;
  for (CardSet buildings = seat.buildings; buildings != 0;)
    points += building_points(table, seat, s, pop_card(buildings));
  return points;
}

}  // namespace

int building_points(const OpenTable& table, const OpenSeat& seat, Seat s, Card building) {
  const Tables& t = tables();
  const CardInfo& info = t[building];
  int count = 0;
  switch (info.pays) {
    case Pays::Nothing: return 0;
    case Pays::Flat: return info.pays_each;
    case Pays::Items: count = seat.items; break;
    case Pays::Cars: count = seat.cars - 1; break;
    case Pays::Symbols:
      each_contract(table, s, [&](const Contract& contract) { count += contract.symbols[info.pays_for]; });
      break;
    case Pays::PassengerIcons:
      for (int i = 0; i < seat.cars; ++i) count += t[seat.car(i).kind()].passengers > 0 ? 1 : 0;
      break;
    case Pays::Tickets:
      for (std::size_t i = 0; i < kTicketDests; ++i) count += (info.pays_for >> i & 1) != 0 ? table.filled[i] : 0;
      break;
  }
  return info.pays_base + count * info.pays_each;
}

Score score(const OpenTable& table, const OpenSeat& seat, Seat s) {
  const Tables& t = tables();
  Score score;
  score.tokens = seat.tokens * table.rules().token_value;
  for (int i = 0; i < seat.cars; ++i) score.cars += t[seat.car(i).kind()].vp;
  each_contract(table, s, [&](const Contract& contract) { score.contracts += contract.vp; });
  score.loaded = seat.items;
  score.locomotive = table.locomotive == s ? 1 : 0;
  score.buildings = points_of_buildings(table, seat, s);
  score.total = score.tokens + score.cars + score.contracts + score.loaded + score.locomotive + score.buildings;
  score.train = seat.cars;
  return score;
}

Standing rank(std::span<const Score> scores) {
  const auto key = [](const Score& score) { return std::tuple(score.total, score.train, score.cars); };  // IT-103
  Standing result;
  for (std::size_t s = 0; s < scores.size(); ++s) {
    const auto better = std::ranges::count_if(scores, [&](const Score& other) { return key(other) > key(scores[s]); });
    result.scores[s] = scores[s].total;
    result.ranks[s] = static_cast<std::uint8_t>(1 + better);
  }
  return result;
}

Standing standing(const State& state) {
  std::array<Score, kSeats> scores;
  for (Seat s = 0; s < state.table.seats; ++s) scores[static_cast<std::size_t>(s)] = score(state, s);
  return rank(std::span(scores).first(state.table.seats));
}

int rating(int total) {
  int rating = 0;
  const auto& from = tables().rating_from;
  for (std::size_t i = 0; i < from.size(); ++i) {
    if (total >= from[i]) rating = static_cast<int>(i);
  }
  return rating;
}

GoalProgress goal_progress(const OpenTable& table, const OpenSeat& seat) {
  const Scenario& scenario = table.rules();
  using Goal = Scenario::Goal;
  GoalProgress progress{0, scenario.need};
  switch (scenario.goal) {
    case Goal::None: break;
    case Goal::BothContracts:
    case Goal::Levels: progress.now = std::popcount(goal_parts(table, seat)); break;
    case Goal::Buildings: progress.now = std::popcount(seat.buildings); break;
    case Goal::Score: progress.now = score(table, seat, 0).total; break;
    case Goal::Cars: progress.now = seat.cars - 1; break;
    case Goal::Tickets: progress.now = static_cast<int>(std::ranges::count(table.filled, std::uint8_t{3})); break;
    case Goal::BuildingPoints: progress.now = points_of_buildings(table, seat, 0); break;
    case Goal::Initials:
      progress.now = static_cast<int>(std::ranges::count_if(
          table.islands, [](const IslandCard& card) { return card.state != IslandState::Centre; }));
      break;
  }
  return progress;
}

std::uint32_t goal_parts(const OpenTable& table, const OpenSeat& seat) {
  const Scenario& scenario = table.rules();
  std::uint32_t parts = 0;
  int index = 0;
  if (scenario.goal == Scenario::Goal::BothContracts) {
    for (std::size_t i = 0; i < kDests; ++i) {
      if ((scenario.islands >> i & 1) == 0) continue;
      if (both_done(table.islands[i])) parts |= 1u << index;
      ++index;
    }
  } else if (scenario.goal == Scenario::Goal::Levels) {
    const CardSet there = kinds_in_train(seat);
    for (CardSet cards = scenario.cards; cards != 0; ++index) {
      if ((there & bit(pop_card(cards))) != 0) parts |= 1u << index;
    }
  }
  return parts;
}

void write_score(const OpenTable& table, const Score& points, JsonWriter& json) {
  json.begin_object()
      .field("tokens", points.tokens)
      .field("cars", points.cars)
      .field("contracts", points.contracts)
      .field("loaded", points.loaded)
      .field("locomotive", points.locomotive)
      .field("buildings", points.buildings)
      .field("total", points.total)
      .field("train", points.train);
  if (table.scenario != 0)
    json.field("won", table.won != 0);
  else if (table.solo())
    json.field("rating", rating(points.total));
  json.end_object();
}

}  // namespace rh::isle_of_trains
