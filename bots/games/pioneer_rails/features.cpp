#include "bots/games/pioneer_rails/features.h"

#include <algorithm>

#include "bots/games/pioneer_rails/poker.h"
#include "engine/games/pioneer_rails/activation.h"
#include "engine/games/pioneer_rails/scoring.h"

// The same sums on every platform.
#pragma clang fp contract(off)

namespace rh::pioneer_rails {
namespace {

constexpr int kNever = 20;         // tracks: out of reach
constexpr float kYardsToCome = 2;  // a network's factor as long as there is no yard

// The cheapest few of something, in tracks.
class Cheapest {
 public:
  void add(int cost) {
    for (int& place : costs_) {
      if (cost < place) std::swap(cost, place);
    }
  }
  int sum(int n) const {
    int all = 0;
    for (int i = 0; i < n; ++i) all += i < kKept ? costs_[static_cast<std::size_t>(i)] : kNever;
    return all;
  }

 private:
  static constexpr int kKept = 8;
  std::array<int, kKept> costs_ = {kNever, kNever, kNever, kNever, kNever, kNever, kNever, kNever};
};

class Looker {
 public:
  Looker(const Table& table, const Sheet& sheet, const Pastures& pastures, Promise& promise)
      : table_(table),
        map_(table.map()),
        ground_(ground(table.side)),
        sheet_(sheet),
        pastures_(pastures),
        promise_(promise),
        reach_(table, sheet) {}

  void look() {
    promise_.features.fill(0);
    promise_.points = static_cast<float>(score(sheet_).total());
    promise_.objectives = 0;
    hands();
    places();
    towns();
    objectives();
    at(group::kPasture, 0) = static_cast<float>(pastures_.pairs);
    at(group::kBox, 0) = static_cast<float>(sheet_.free_boxes());
  }

 private:
  float& at(const Group& group, int i) { return promise_.features[static_cast<std::size_t>(group.first + i)]; }
  // Into the class of its cost, if it is within reach.
  void add(const Group& group, int cost, float amount) {
    if (cost <= group.size) at(group, std::max(cost, 1) - 1) += amount;
  }

  // --- poker ----------------------------------------------------------------------------------

  void hands() {
    const int factor = tables().saloon_factor - 1;
    const auto doubled = [&](int round) { return (sheet_.saloon_rounds >> round & 1) != 0; };
    const int round = table_.round;
    const int written = sheet_.in_hand(round);
    const auto hand = static_cast<float>(expected_hand(sheet_, round, table_.seen));
    const bool counted = sheet_.hand_points[static_cast<std::size_t>(round)] > 0;
    const auto fresh = static_cast<float>(expected_new_hand());
    if (!counted) promise_.points += hand * static_cast<float>(1 + (doubled(round) ? factor : 0));
    for (int r = round + 1; r < kRounds; ++r)
      promise_.points += fresh * static_cast<float>(1 + (doubled(r) ? factor : 0));
    for (int r = written < kTurns ? round : round + 1; r < kRounds; ++r) {
      if (!doubled(r) && saloon_gain_ == 0) saloon_gain_ = r == round ? hand : fresh;
    }
  }

  // --- locations ------------------------------------------------------------------------------

  void places() {
    const Tables& t = tables();
    network_ = network(sheet_).size();
    const auto next = [](int have, const auto& values) {
      const auto n = static_cast<std::size_t>(have);
      return n >= values.size() ? 0.f : static_cast<float>(values[n] - (n > 0 ? values[n - 1] : 0));
    };
    const float bank =
        sheet_.bank_count < kBankBoxes
            ? static_cast<float>(std::min<int>(t.most_deposit, sheet_.free_gold()) * t.bank_factors[sheet_.bank_count])
            : 0;
    const float yard = next(sheet_.yards, t.yard_factors) * static_cast<float>(network_);
    const float fort = next(sheet_.forts, t.fort_points);
    for (int i = 0; i < ground_.place_count; ++i) {
      const int hex = ground_.places[static_cast<std::size_t>(i)];
      if (sheet_.active.has(hex)) continue;
      const Terrain terrain = map_.at(hex);
      const int missing = t.sides_needed[static_cast<std::size_t>(terrain)] - sides_with_tracks(sheet_, hex);
      std::array<int, kSuits> away{};
      for (int s = 0; s < kSuits; ++s) away[static_cast<std::size_t>(s)] = reach_.steps_to_hex(s, hex);
      if (terrain != Terrain::Mine) mixed(hex, missing, away);
      const int nearest = std::ranges::min(away);
      const int cost = nearest >= kFar ? kNever : nearest + missing;
      costs_[static_cast<std::size_t>(terrain)].add(cost);
      switch (terrain) {
        case Terrain::Mine: add(group::kMine, cost, 1); break;
        case Terrain::Saloon: add(group::kSaloon, cost, saloon_gain_); break;
        case Terrain::Bank: add(group::kBank, cost, bank); break;
        case Terrain::RailYard: add(group::kYard, cost, yard); break;
        case Terrain::Fort: add(group::kFort, cost, fort); break;
        default: break;
      }
    }
  }

  // A building with tracks of two railways (PR-57).
  void mixed(int hex, int missing, std::array<int, kSuits> away) {
    int there = 0;
    for (std::size_t s = 0; s < kSuits; ++s) {
      const auto& sides = kMap.sides[static_cast<std::size_t>(hex)];
      const bool has = std::ranges::any_of(sides, [&](int side) { return sheet_.tracks[s].has(side); });
      if (has) away[s] = 0, ++there;
    }
    // Two that are there already need nothing but the sides; another one comes and lays one at least.
    std::ranges::sort(away);
    if (away[0] >= kFar || away[1] >= kFar) return;
    mixed_ = std::min(mixed_, away[0] + away[1] + std::max(missing, 2 - std::min(there, 2)));
  }

  // --- towns and the network ------------------------------------------------------------------

  void towns() {
    const Tables& t = tables();
    std::array<std::uint16_t, kSuits> own{}, whole{};  // towns of a railway, of its network
    for (std::size_t town = 0; town < map_.town_count; ++town) {
      for (std::size_t s = 0; s < kSuits; ++s)
        own[s] |= static_cast<std::uint16_t>((sheet_.towns[town] >> s & 1) << town);
    }
    whole = own;
    for (int pass = 0; pass < kSuits - 1; ++pass) {
      for (std::size_t a = 0; a < kSuits; ++a) {
        for (std::size_t b = 0; b < kSuits; ++b) {
          if ((whole[a] & whole[b]) != 0) whole[a] |= whole[b];
        }
      }
    }
    const float factor = sheet_.yards > 0 ? static_cast<float>(t.yard_factors[sheet_.yards - 1u]) : kYardsToCome;
    std::array<int, 4> best_link{};
    std::array<Cheapest, kSuits> of_railway;
    for (int town = 0; town < map_.town_count; ++town) {
      const std::uint8_t arrived = sheet_.towns[static_cast<std::size_t>(town)];
      const auto bit = static_cast<std::uint16_t>(1u << town);
      int nearest = kNever, growing = kNever;
      Cheapest two;
      for (int s = 0; s < kSuits; ++s) {
        const auto suit = static_cast<std::size_t>(s);
        if ((arrived >> s & 1) != 0) {
          two.add(0);
          continue;
        }
        int away = reach_.steps(s, map_.towns[static_cast<std::size_t>(town)]);
        if (away >= kFar) away = kNever;
        two.add(away);
        of_railway[suit].add(away);
        nearest = std::min(nearest, away);
        std::uint16_t joined = whole[suit] | bit;
        if (arrived != 0) joined |= whole[static_cast<std::size_t>(std::countr_zero(arrived))];
        const int gain = std::popcount(joined) - network_;
        if (gain <= 0) continue;
        growing = std::min(growing, away);
        for (int d = away; d <= group::kLink.size; ++d)
          best_link[static_cast<std::size_t>(d - 1)] = std::max(best_link[static_cast<std::size_t>(d - 1)], gain);
      }
      meeting_ = std::min(meeting_, two.sum(2));
      if (arrived == 0) {
        add(group::kTown, nearest, 1);
        add(group::kNextTown, growing, factor);
        new_towns_.add(nearest);
      }
    }
    for (int d = 0; d < group::kLink.size; ++d)
      at(group::kLink, d) = factor * static_cast<float>(best_link[static_cast<std::size_t>(d)]);
    for (std::size_t s = 0; s < kSuits; ++s) {
      const int has = std::popcount(own[s]);
      for (std::size_t n = 0; n < towns_more_.size(); ++n) {
        const int more = static_cast<int>(n) - has;
        towns_more_[n] = std::min(towns_more_[n], more <= 0 ? 0 : of_railway[s].sum(more));
      }
    }
  }

  // --- objectives -----------------------------------------------------------------------------

  void objectives() {
    const Tables& t = tables();
    if (!table_.solo()) {
      for (std::size_t type = 0; type < kTypes; ++type) {
        if (sheet_.stars[type] != 0) continue;
        const bool first = (table_.first_stars >> type & 1) == 0;
        objective(table_.objectives[type], first ? t.star_first : t.star_later, 1);
      }
      return;
    }
    const auto each = static_cast<float>(t.target_each);
    promise_.objectives = each * static_cast<float>(std::popcount(table_.closed));
    promise_.points += promise_.objectives;
    for (int o = 0; o < kObjectives; ++o) {
      if ((table_.open_objectives() >> o & 1) != 0) objective(o, each, 1);
    }
    // Those face down are any that were not named, one of each type.
    for (int type = 0; type < kTypes; ++type) {
      if ((table_.turned >> type & 1) != 0) continue;
      std::array<int, kObjectives> could{};
      int count = 0;
      for (int o = 0; o < kObjectives; ++o) {
        if (static_cast<int>(t.objective(o).type) == type && (table_.named >> o & 1) == 0)
          could[static_cast<std::size_t>(count++)] = o;
      }
      for (int i = 0; i < count; ++i)
        objective(could[static_cast<std::size_t>(i)], each, 1.f / static_cast<float>(count));
    }
  }

  // One that is so likely to be there. Once met it is worth its points; till then by its cost.
  void objective(int o, float points, float chance) {
    if (completes(sheet_, o)) {
      promise_.points += points * chance;
      if (table_.solo()) promise_.objectives += points * chance;
      return;
    }
    add(group::kObjective, cost_of(tables().objective(o)), points * chance);
  }

  // Tracks until an objective is met, about.
  int cost_of(const Objective& objective) {
    const int missing = objective.count - measured(sheet_, objective.measure);
    const auto of = [&](Terrain terrain) -> const Cheapest& { return costs_[static_cast<std::size_t>(terrain)]; };
    switch (objective.measure) {
      case Measure::BanksActive: return of(Terrain::Bank).sum(missing);
      case Measure::FortsActive: return of(Terrain::Fort).sum(missing);
      case Measure::GoldDelivered: {
        const int banks = (missing + tables().most_deposit - 1) / tables().most_deposit;
        return of(Terrain::Bank).sum(banks) + of(Terrain::Mine).sum(std::max(0, missing - sheet_.free_gold()));
      }
      case Measure::GoldDug: return of(Terrain::Mine).sum(missing);
      case Measure::MixedBuilding: return mixed_;
      case Measure::RailwaysAtMapEdge: return railways(missing, sheet_.at_edge, ground_.edge, 0);
      case Measure::RailwaysInOneTown: return meeting_;
      case Measure::RailwaysWithBridge: return railways(missing, sheet_.bridges, ground_.bridges, missing);
      case Measure::RailwaysWithTunnel: return railways(missing, sheet_.tunnels, ground_.tunnels, missing);
      case Measure::RanchesActive: {
        constexpr int kFence = 3;  // tracks of a fence
        return kFence * missing;
      }
      case Measure::RangesTouched: {
        Cheapest ranges;
        for (int r = 0; r < ground_.range_count; ++r) {
          if ((sheet_.ranges >> r & 1) != 0) continue;
          int away = kFar;
          for (int s = 0; s < kSuits; ++s)
            away = std::min(away, reach_.steps_to_any(s, ground_.ranges[static_cast<std::size_t>(r)]));
          ranges.add(away >= kFar ? kNever : away + 1);
        }
        return ranges.sum(missing);
      }
      case Measure::SaloonsActive: return of(Terrain::Saloon).sum(missing);
      case Measure::TownsOfOneRailway:
        return towns_more_[std::min<std::size_t>(objective.count, towns_more_.size() - 1)];
      case Measure::TownsReached: return new_towns_.sum(missing);
      case Measure::YardsActive: return of(Terrain::RailYard).sum(missing);
    }
    return kNever;
  }

  // Railways that have to come to certain corners; where they need a bonus there, with a track more and its box.
  int railways(int missing, std::uint8_t have, const Corners& corners, int bonuses) {
    Cheapest found;
    for (int s = 0; s < kSuits; ++s) {
      if ((have >> s & 1) != 0) continue;
      const int away = reach_.steps_to_any(s, corners);
      found.add(away >= kFar ? kNever : away + (bonuses > 0 ? 1 : 0));
    }
    constexpr int kTracksOfABox = 2;
    return found.sum(missing) + kTracksOfABox * std::max(0, bonuses - sheet_.free_boxes());
  }

  const Table& table_;
  const Map& map_;
  const Ground& ground_;
  const Sheet& sheet_;
  const Pastures& pastures_;
  Promise& promise_;
  Reach reach_;

  int network_ = 0;
  float saloon_gain_ = 0;
  std::array<Cheapest, kTerrains> costs_;
  Cheapest new_towns_;
  int mixed_ = kNever, meeting_ = kNever;
  std::array<int, 5> towns_more_ = {0, kNever, kNever, kNever, kNever};  // until one railway has so many
};

}  // namespace

Pastures pastures_of(const Map& map, const Sheet& sheet) {
  auto regions = regions_of(map, sheet);
  std::array<std::uint8_t, 2 * kHexes> ranches{};
  for (const int ranch : map.ranches) ++ranches[static_cast<std::size_t>(regions.region(ranch))];
  Pastures found;
  for (const int ranch : map.ranches) {
    std::uint8_t& count = ranches[static_cast<std::size_t>(regions.region(ranch))];
    if (count == 1) found.alone.add(ranch);
    if (count == 2) ++found.pairs;
    if (count > 1) count = 0;  // a region is counted once
  }
  return found;
}

void look(const Table& table, const Sheet& sheet, const Pastures& pastures, Promise& promise) {
  Looker(table, sheet, pastures, promise).look();
}

}  // namespace rh::pioneer_rails
