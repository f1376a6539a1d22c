#include "engine/games/pioneer_rails/scoring.h"

#include <algorithm>

#include "engine/core/union.h"

namespace rh::pioneer_rails {
namespace {

// How often the most frequent rank comes, and the next.
struct Groups {
  int first = 0, second = 0;
};
Groups groups_of(std::span<const std::uint8_t> ranks) {
  std::array<int, kRanks> counts{};
  for (const std::uint8_t rank : ranks) ++counts[rank];
  std::ranges::sort(counts, std::greater{});
  return {counts[0], counts[1]};
}

std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }

}  // namespace

std::optional<Hand> shows(std::span<const std::uint8_t> ranks) {
  const auto [first, second] = groups_of(ranks);
  if (first >= 4) return Hand::FourOfAKind;
  if (first == 3) return second >= 2 ? Hand::FullHouse : Hand::ThreeOfAKind;
  if (first == 2) return second == 2 ? Hand::TwoPair : Hand::Pair;
  return ranks.size() == kTurns ? std::optional(Hand::Straight) : std::nullopt;
}

Hand hand_of(std::span<const std::uint8_t> ranks) { return *shows(ranks); }

int points_of(Hand hand, bool saloon) {
  return tables().hand_points[static_cast<std::size_t>(hand)] * (saloon ? tables().saloon_factor : 1);
}

Towns network(const Sheet& sheet) {
  Union<kSuits> groups;
  for (const std::uint8_t arrived : sheet.towns) {
    for (int s = 1; s < kSuits; ++s) {
      if ((arrived >> s & 1) != 0) groups.join(std::countr_zero(arrived), s);
    }
  }
  std::array<Towns, kSuits> towns{};
  for (int town = 0; town < kMostTowns; ++town) {
    const std::uint8_t arrived = sheet.towns[static_cast<std::size_t>(town)];
    if (arrived != 0) towns[static_cast<std::size_t>(groups.root(std::countr_zero(arrived)))].add(town);
  }
  return std::ranges::max(towns, {}, &Towns::size);
}

int measured(const Sheet& sheet, Measure measure) {
  switch (measure) {
    case Measure::BanksActive: return sheet.bank_count;
    case Measure::FortsActive: return sheet.forts;
    case Measure::GoldDelivered: return sheet.delivered;
    case Measure::GoldDug: return sheet.gold;
    case Measure::MixedBuilding: return sheet.mixed != 0 ? 1 : 0;
    case Measure::RailwaysAtMapEdge: return std::popcount(sheet.at_edge);
    case Measure::RailwaysInOneTown: {
      int most = 0;
      for (const std::uint8_t arrived : sheet.towns) most = std::max(most, std::popcount(arrived));
      return most;
    }
    case Measure::RailwaysWithBridge: return std::popcount(sheet.bridges);
    case Measure::RailwaysWithTunnel: return std::popcount(sheet.tunnels);
    case Measure::RanchesActive: return sheet.ranches;
    case Measure::RangesTouched: return std::popcount(sheet.ranges);
    case Measure::SaloonsActive: return sheet.saloons;
    case Measure::TownsOfOneRailway: {
      std::array<int, kSuits> towns{};
      for (const std::uint8_t arrived : sheet.towns) {
        for (std::size_t s = 0; s < kSuits; ++s) towns[s] += arrived >> s & 1;
      }
      return std::ranges::max(towns);
    }
    case Measure::TownsReached:
      return static_cast<int>(std::ranges::count_if(sheet.towns, [](std::uint8_t arrived) { return arrived != 0; }));
    case Measure::YardsActive: return sheet.yards;
  }
  return 0;
}

Score score(const Sheet& sheet) {
  const Tables& t = tables();
  Score sum;
  sum.poker = sheet.hand_points;
  sum.gold = byte(sheet.gold * t.gold_points);
  for (const std::uint8_t written : sheet.banks) sum.banks = byte(sum.banks + (written == kEmpty ? 0 : written));
  sum.forts = sheet.forts > 0 ? t.fort_points[sheet.forts - 1u] : std::uint8_t{0};
  sum.ranches = sheet.ranches > 0 ? t.ranch_points[sheet.ranches - 1u] : std::uint8_t{0};
  sum.network = byte(network(sheet).size());
  sum.yards = sheet.yards > 0 ? byte(sum.network * t.yard_factors[sheet.yards - 1u]) : std::uint8_t{0};
  sum.towns = byte(sheet.boxes * t.town_points);
  sum.bonus = sheet.bonus;
  sum.objectives = sheet.stars;
  return sum;
}

int star_now(const Table& table, std::size_t type) {
  return (table.first_stars >> type & 1) == 0 ? tables().star_first : tables().star_later;
}

int objectives_left(const Table& table) {
  return std::popcount(table.open_objectives()) + kTypes - std::popcount(table.turned);
}

int target_with(int objectives) { return tables().target_base + tables().target_each * objectives; }

int target(const Table& table) { return target_with(objectives_left(table)); }

int objectives_of(const Table& table) { return kTypes + tables().level_extra[table.level]; }

Standing rank(const Table& table, std::span<const Score> scores) {
  Standing standing;
  for (std::size_t s = 0; s < table.seats; ++s) standing.scores[s] = scores[s].total();
  if (table.solo()) {
    standing.ranks[0] = standing.scores[0] > target(table) ? 1 : 2;
    return standing;
  }
  const auto key = [&](std::size_t s) { return std::pair(standing.scores[s], scores[s].poker_total()); };
  for (std::size_t s = 0; s < table.seats; ++s) {
    standing.ranks[s] = 1;
    for (std::size_t other = 0; other < table.seats; ++other) {
      if (key(other) > key(s)) ++standing.ranks[s];
    }
  }
  return standing;
}

Standing standing(const State& state) {
  std::array<Score, kSeats> scores;
  for (Seat s = 0; s < state.table.seats; ++s) scores[static_cast<std::size_t>(s)] = score(state.at(s).now);
  return rank(state.table, scores);
}

void write_score(const Table& table, const Score& score, JsonWriter& json) {
  json.begin_object();
  json.key("poker").array(std::span<const std::uint8_t>(score.poker));
  json.field("gold", static_cast<int>(score.gold)).field("banks", static_cast<int>(score.banks));
  json.field("forts", static_cast<int>(score.forts)).field("ranches", static_cast<int>(score.ranches));
  json.field("network", static_cast<int>(score.network)).field("yards", static_cast<int>(score.yards));
  json.field("towns", static_cast<int>(score.towns));
  json.key("objectives").array(std::span<const std::uint8_t>(score.objectives));
  json.field("bonus", static_cast<int>(score.bonus)).field("total", score.total());
  if (table.solo()) {
    const int goal = target(table);
    json.field("open", objectives_left(table)).field("target", goal).field("won", score.total() > goal);
  }
  json.end_object();
}

}  // namespace rh::pioneer_rails
