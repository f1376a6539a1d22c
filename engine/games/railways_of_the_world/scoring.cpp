#include "engine/games/railways_of_the_world/scoring.h"

#include <algorithm>
#include <vector>

#include "engine/core/longest.h"
#include "engine/games/railways_of_the_world/building.h"

namespace rh::railways_of_the_world {
namespace {

// RW-27: links on the longest way over own finished links that repeats no city.
int longest_line(const Table& table, Seat seat) {
  std::vector<LongEdge> edges;
  for (int l = 0; l < table.link_count; ++l) {
    const Link& link = table.link(l);
    if (link.owner == seat && link.finished()) edges.push_back({link.from, link.to});
  }
  return edges.empty() ? 0 : longest_path(edges);
}

int links_into(const Table& table, Seat seat, int city) {
  const auto& sides = table.at[static_cast<std::size_t>(city)];
  return static_cast<int>(std::ranges::count_if(
      sides, [&](std::uint8_t l) { return l != kNoLink && table.link(l).owner == seat && table.link(l).finished(); }));
}

// Is nobody strictly better? A shared first place will do.
template <class Measure>
bool leads(const State& state, Seat seat, Measure measure) {
  const auto own = measure(seat);
  for (Seat s = 0; s < state.table.seats; ++s) {
    if (measure(s) > own) return false;
  }
  return true;
}

bool meets(const State& state, Seat seat, const Baron& baron) {
  const Table& table = state.table;
  const auto company = [&](Seat s) -> const Company& { return state.company(s); };
  switch (baron.goal) {
    case Goal::FewestBonds: return leads(state, seat, [&](Seat s) { return -company(s).bonds; });
    case Goal::MostCash: return leads(state, seat, [&](Seat s) { return company(s).cash; });
    case Goal::LongestLine: return leads(state, seat, [&](Seat s) { return longest_line(table, s); });
    case Goal::WesternLink: return company(seat).western > 0;
    case Goal::Connection: return joins(table, seat, baron.from, baron.to);
    case Goal::LinksIntoCity: return links_into(table, seat, baron.city) > 0;
    case Goal::FirstToLevel: return table.first_at[baron.level] == seat;
    case Goal::MostLinks: return leads(state, seat, [&](Seat s) { return company(s).links; });
    case Goal::MostCities: return leads(state, seat, [&](Seat s) { return std::popcount(company(s).cities); });
    case Goal::LargestEngine: return leads(state, seat, [&](Seat s) { return company(s).engine; });
  }
  return false;
}

std::string_view band_of(const Common& common, int score) {
  std::size_t band = 0;
  while (band + 1 < kBands && score >= common.band_from[band + 1]) ++band;
  return kBandNames[band];
}

}  // namespace

int baron_points(const State& state, Seat seat) {
  const std::uint8_t kept = state.at(seat).baron;
  if (kept == kNoBaron) return 0;
  const Baron& baron = state.table.box_tables().barons[kept];
  if (!meets(state, seat, baron)) return 0;
  if (baron.goal != Goal::LinksIntoCity) return baron.points;
  return std::min<int>(baron.points * links_into(state.table, seat, baron.city), baron.most);
}

Standing rank(const Table& table, std::span<const Company> companies, std::span<const std::int32_t> barons) {
  Standing standing;
  for (std::size_t s = 0; s < table.seats; ++s)
    standing.scores[s] = companies[s].points - companies[s].bonds * table.common().bond_points + barons[s];
  const auto key = [&](std::size_t s) { return std::tuple(standing.scores[s], companies[s].links, companies[s].cash); };
  for (std::size_t s = 0; s < table.seats; ++s) {
    standing.ranks[s] = 1;
    for (std::size_t other = 0; other < table.seats; ++other) {
      if (key(other) > key(s)) ++standing.ranks[s];
    }
  }
  return standing;
}

Standing standing(const State& state) {
  std::array<Company, kSeats> companies;
  std::array<std::int32_t, kSeats> barons{};
  for (Seat s = 0; s < state.table.seats; ++s) {
    companies[static_cast<std::size_t>(s)] = state.company(s);
    if (state.table.phase == Phase::Over) barons[static_cast<std::size_t>(s)] = baron_points(state, s);
  }
  return rank(state.table, companies, barons);
}

void write_detail(const State& state, Seat seat, JsonWriter& json) {
  const Table& table = state.table;
  const Company& company = state.company(seat);
  const bool over = table.phase == Phase::Over;
  const std::uint8_t baron = over ? state.at(seat).baron : kNoBaron;
  json.begin_object().field("points", company.points).field("bonds", company.bonds);
  json.field("baron", over ? baron_points(state, seat) : 0).key("baron_card");
  if (baron == kNoBaron)
    json.null();
  else
    json.value(baron_names()[baron]);
  json.field("from_links", company.from_links).field("from_depots", company.from_depots);
  json.field("from_hotels", company.from_hotels).field("from_bonuses", company.from_bonuses);
  json.field("from_majors", company.from_majors).field("links", static_cast<int>(company.links));
  json.field("cash", company.cash).field("engine", static_cast<int>(company.engine));
  json.field("deliveries", static_cast<int>(company.deliveries));
  if (table.seats == 1) json.field("band", band_of(table.common(), standing(state).scores[0]));
  json.end_object();
}

}  // namespace rh::railways_of_the_world
