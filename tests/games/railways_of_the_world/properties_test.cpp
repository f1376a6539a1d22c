// What holds in every game, whatever is played: cubes, money, points, markers and tiles are conserved.
#include <algorithm>
#include <map>
#include <set>

#include "engine/games/railways_of_the_world/building.h"
#include "tests/games/railways_of_the_world/table.h"

namespace rh::railways_of_the_world::testing {
namespace {

constexpr std::array<std::string_view, 6> kModes = {"",
                                                    "map=mexico",
                                                    "limited_supply tight_curves",
                                                    "map=mexico limited_supply auction_style=first_to_pass",
                                                    "auction_style=worst_is_first long_game",
                                                    "operation_cards=false barons=false"};

// Plays random games and looks at each position, with the events of the move that led there.
template <class Look>
void each_move(Look look) {
  for (std::size_t mode = 0; mode < kModes.size(); ++mode) {
    Table table(kModes[mode], 1 + static_cast<int>(mode) % 4);
    Random random(mode);
    while (!table.over()) {
      Events events;
      random_move(table.state, random, &events);
      look(table.state, events);
      if (::testing::Test::HasFatalFailure()) return;
    }
  }
}

std::int64_t number_of(const Event& event, std::string_view name) {
  for (std::size_t i = 0; i < event.count; ++i) {
    if (event.arguments[i].name == name) return event.arguments[i].number;
  }
  return 0;
}

// RW-5, RW-59
TEST(RailwaysProperties, ThereAreAlways125Cubes_RW_5_RW_59) {
  each_move([](const State& state, const Events&) {
    for (int color = 0; color < kColors; ++color) {
      int count = state.table.bag.count(color);
      for (const CityState& city : state.table.cities) {
        for (int cube = 0; cube < kCubes; ++cube) {
          if (color_of(cube) == static_cast<Color>(color)) count += city.cubes[static_cast<std::size_t>(cube)];
        }
      }
      ASSERT_EQ(count, 25) << color;
    }
  });
}

// RW-73, RW-77, RW-79
TEST(RailwaysProperties, MoneyComesAndGoesAsTheEventsSay_RW_73_RW_77_RW_79) {
  std::map<Seat, std::int64_t> worth;  // cash, less five for each bond
  each_move([&](const State& state, const Events& events) {
    if (state.table.first_player == kNobody) worth.clear();
    for (const Event& event : events) {
      const Seat paying = event.actor == kNature ? static_cast<Seat>(number_of(event, "seat")) : event.actor;
      const bool pays = event.code != "bid";
      if (pays) worth[paying] += number_of(event, "income") - number_of(event, "interest") - number_of(event, "price");
    }
    for (Seat s = 0; s < state.table.seats; ++s) {
      ASSERT_GE(state.company(s).cash, 0);
      ASSERT_EQ(state.company(s).cash - 5 * state.company(s).bonds, worth[s]);
    }
  });
}

// RW-65, RW-83
TEST(RailwaysProperties, PointsAreTheSumOfWhatTheyComeFrom_RW_65_RW_83) {
  each_move([](const State& state, const Events&) {
    for (Seat s = 0; s < state.table.seats; ++s) {
      const Company& company = state.company(s);
      ASSERT_EQ(company.points, company.from_links + company.from_depots + company.from_hotels + company.from_bonuses +
                                    company.from_majors);
    }
  });
}

// RW-67, RW-70, RW-80
TEST(RailwaysProperties, EmptyCitiesHaveMarkersAtEveryDecision_RW_67_RW_70_RW_80) {
  each_move([](const State& state, const Events&) {
    const auto& table = state.table;
    if (turn(state).nature) return;
    int empty = 0;
    for (std::size_t c = 0; c < table.map().cities.size(); ++c) {
      const CityState& city = table.cities[c];
      ASSERT_EQ(city.marker != 0, city.size() == 0) << table.map().cities[c].id;
      empty += city.marker;
    }
    ASSERT_EQ(table.markers, empty);
    if (empty >= table.threshold()) ASSERT_NE(table.ending, 0);
  });
}

// RW-93, RW-104
TEST(RailwaysProperties, NothingElseIsRandom_RW_93_RW_104) {
  std::map<Phase, std::set<std::string_view>> drawn;
  Phase before = Phase::Cubes;
  bool natures = true;
  each_move([&](const State& state, const Events& events) {
    const std::string_view done = events.front().code;
    if (natures) drawn[before].insert(done);
    if (state.table.phase == Phase::Draw && before != Phase::Draw)
      ASSERT_TRUE(done == "colored" || done == "grew" || done == "moved") << done;
    const bool over = state.table.phase == Phase::Over;  // another game follows
    before = over ? Phase::Cubes : state.table.phase;
    natures = over || turn(state).nature;
  });
  const std::map<Phase, std::set<std::string_view>> expected = {{Phase::Cubes, {"cube"}}, {Phase::Barons, {"baron"}},
                                                                {Phase::Cards, {"card"}}, {Phase::First, {"first"}},
                                                                {Phase::Draw, {"cube"}},  {Phase::Reveal, {"card"}}};
  EXPECT_EQ(drawn, expected);
}

// RW-4, RW-48, RW-123
TEST(RailwaysProperties, NoTileIsLostAndEachLinkIsWhereItSays_RW_4_RW_48_RW_123) {
  each_move([](const State& state, const Events&) {
    const auto& table = state.table;
    const Map& map = table.map();
    std::array<int, kShapes> lying{};
    std::map<int, int> segments;
    for (int l = 0; l < table.link_count; ++l) {
      const Link& link = table.link(l);
      ASSERT_EQ(table.at_side(link.from, link.from_side), l);
      int next = map.neighbour(map.city(link.from).hex, link.from_side);
      walk(table, link, [&](Tile tile) {
        ASSERT_EQ(tile.hex, next) << "an unbroken chain";
        ++segments[tile.hex];
        next = map.neighbour(tile.hex, tile.out);
      });
      ASSERT_EQ(map.city_in(next), link.finished() ? link.to : -1);
      if (!link.finished()) continue;
      ASSERT_EQ(table.at_side(link.to, link.to_side), l);
      ASSERT_NE(link.from, link.to);
    }
    for (int hex = 0; hex < map.grid.hexes(); ++hex) {
      const int count = table.track(hex).count();
      ASSERT_EQ(count, segments.contains(hex) ? segments[hex] : 0) << hex;
      if (count == 0) continue;
      const auto [shape, counted] = shape_of(table.track(hex));
      if (counted) ++lying[static_cast<std::size_t>(shape)];
    }
    for (std::size_t shape = 0; table.limited_supply != 0 && shape < kShapes; ++shape)
      ASSERT_EQ(lying[shape] + table.tiles[shape], table.common().tiles[shape]) << kShapeNames[shape];
  });
}

}  // namespace
}  // namespace rh::railways_of_the_world::testing
