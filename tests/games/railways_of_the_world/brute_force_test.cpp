// Legal tiles, deliveries and cheapest ways of random positions against searches that know nothing of the engine's
// tables: they read the view and the map file.
#include <algorithm>
#include <map>
#include <set>

#include "tests/games/railways_of_the_world/table.h"
#include "tests/games/shared.h"

namespace rh::railways_of_the_world::testing {
namespace {

using Place = std::pair<int, int>;  // column, row

// The map file as it is written.
struct Chart {
  explicit Chart(const std::string& name) : data(rh::testing::data_of("railways_of_the_world/" + name)) {
    for (const Json& city : data["cities"]) {
      cities.push_back(city["id"]);
      places[city["id"]] = {city["c"], city["r"]};
      city_at[{city["c"], city["r"]}] = city["id"];
    }
  }
  char at(Place place) const {
    const auto [c, r] = place;
    if (r < 0 || r >= static_cast<int>(data["grid"].size())) return '.';
    const std::string row = data["grid"][static_cast<std::size_t>(r)];
    return c < 0 || c >= static_cast<int>(row.size()) ? '.' : row[static_cast<std::size_t>(c)];
  }
  static Place next(Place place, int side) {
    constexpr int kEven[6][2] = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}};
    constexpr int kOdd[6][2] = {{1, 0}, {1, 1}, {0, 1}, {-1, 0}, {0, -1}, {1, -1}};
    const auto& step = (place.second % 2 == 0 ? kEven : kOdd)[side];
    return {place.first + step[0], place.second + step[1]};
  }

  Json data;
  std::vector<std::string> cities;
  std::map<std::string, Place> places;
  std::map<Place, std::string> city_at;
};

const Chart& chart_of(bool mexico) {
  static const Chart kEasternUs("eastern_us"), kMexico("mexico");
  return mexico ? kMexico : kEasternUs;
}

struct Laid {
  Place place;
  int in = 0, out = 0;
};
Laid laid_of(const std::string& text) {  // "23.12 5-2"
  const auto dot = text.find('.'), space = text.find(' ');
  return {{std::stoi(text.substr(0, dot)), std::stoi(text.substr(dot + 1, space - dot - 1))},
          text[space + 1] - '0',
          text[space + 3] - '0'};
}

// What lies on the board, read from a view.
struct Board {
  Board(const Json& view, const Chart& chart) : chart(chart), view(view) {
    for (const Json& link : view["links"]) {
      for (const std::string text : link["tiles"]) {
        const Laid laid = laid_of(text);
        sides[laid.place].insert({laid.in, laid.out});
        ++tracks[laid.place];
      }
      if (link.contains("open")) open.push_back(link);
    }
  }
  std::set<Place> places_of(const Json& link) const {
    std::set<Place> found;
    for (const std::string text : link["tiles"]) found.insert(laid_of(text).place);
    return found;
  }
  // RW-42 to RW-49 for a tile that lies where the link goes on.
  bool allows(const Laid& tile, int seat, const std::string& start, const std::set<Place>& own, bool tight) const {
    const int turn = (tile.out - tile.in + 6) % 6;
    if (turn == 0 || (!tight && (turn == 1 || turn == 5))) return false;
    if (!std::string("pwm").contains(chart.at(tile.place)) || own.contains(tile.place)) return false;
    if (tracks.contains(tile.place) && tracks.at(tile.place) > 1) return false;
    if (sides.contains(tile.place) &&
        (sides.at(tile.place).contains(tile.in) || sides.at(tile.place).contains(tile.out)))
      return false;
    const Place beyond = Chart::next(tile.place, tile.out);
    if (chart.at(beyond) == 'C') return chart.city_at.at(beyond) != start;
    if (!std::string("pwm").contains(chart.at(beyond))) return false;
    for (const Json& link : open) {
      const Laid last = laid_of(link["tiles"].back());
      if (last.place != beyond || last.out != (tile.out + 3) % 6) continue;
      const std::string from = link["ends"][0];
      if (link["owner"] != seat || from.substr(0, from.find('.')) == start) return false;
      for (const Place& place : places_of(link)) {
        if (own.contains(place) || place == tile.place) return false;
      }
    }
    return true;
  }

  const Chart& chart;
  const Json& view;
  std::map<Place, std::set<int>> sides;
  std::map<Place, int> tracks;
  std::vector<Json> open;
};

std::set<std::string> texts(const State& state, Seat seat, std::string_view beginning) {
  Moves moves;
  legal(state, seat, moves);
  std::set<std::string> all;
  for (const Move& move : moves) {
    if (const std::string text = text_of(move); text.starts_with(beginning)) all.insert(text);
  }
  return all;
}

std::set<std::string> tiles_by_hand(const Board& board, int seat, bool tight) {
  const Json& building = board.view["building"];
  const std::string start = building["start"];
  std::set<std::string> all;
  std::set<Place> own;
  const auto offer = [&](Place place, int in) {
    for (int out = 0; out < 6; ++out) {
      if (board.allows({place, in, out}, seat, start, own, tight))
        all.insert("lay " + std::to_string(place.first) + "." + std::to_string(place.second) + " " +
                   std::to_string(in) + "-" + std::to_string(out));
    }
  };
  if (building["head"].is_null()) {
    const Place city = board.chart.places.at(start);
    for (int side = 0; side < 6; ++side) offer(Chart::next(city, side), (side + 3) % 6);
    return all;
  }
  for (const Json& link : board.open) {
    if (link["open"] != building["head"]) continue;
    own = board.places_of(link);
    const Laid last = laid_of(link["tiles"].back());
    offer(Chart::next(last.place, last.out), (last.out + 3) % 6);
  }
  return all;
}

// Every position of a random game in which this phase comes.
template <class Use>
void each_position(Phase phase, Use use) {
  int seen = 0;
  for (int game = 0; game < 10; ++game) {
    const bool mexico = game % 2 == 1;
    const int seats = 1 + game % 4;
    Table table(std::string("map=") + (mexico ? "mexico" : "eastern_us") + (game % 3 == 2 ? " tight_curves" : ""),
                seats);
    Random random(static_cast<std::uint64_t>(game));
    for (int i = 0; i < 3000 && !table.over(); ++i) {
      if (table.state.table.phase == phase && random.below(8) == 0) {
        use(table, chart_of(mexico), game % 3 == 2);
        ++seen;
      }
      random_move(table.state, random);
    }
  }
  EXPECT_GT(seen, 100);
}

// RW-42, RW-43, RW-46, RW-47, RW-48, RW-49
TEST(RailwaysBruteForce, LegalTilesAreThoseOfTheRules_RW_42_RW_43_RW_46_RW_47_RW_48_RW_49) {
  each_position(Phase::Build, [](const Table& table, const Chart& chart, bool tight) {
    const Seat seat = table.turn().first();
    const Json view = table.view(seat);
    ASSERT_EQ(texts(table.state, seat, "lay"), tiles_by_hand(Board(view, chart), seat, tight)) << view["building"];
  });
}

// All ways of a cube over finished links (RW-61 to RW-64), as lists of sides.
class Walker {
 public:
  Walker(const Json& view, const Chart& chart, int seat, int reach)
      : view_(view), chart_(chart), seat_(seat), reach_(reach) {
    for (const Json& link : view["links"]) {
      if (link["ends"].size() < 2) continue;
      const std::string a = link["ends"][0], b = link["ends"][1];
      exits_[a.substr(0, a.find('.'))].push_back({a, b.substr(0, b.find('.')), link["owner"]});
      exits_[b.substr(0, b.find('.'))].push_back({b, a.substr(0, a.find('.')), link["owner"]});
    }
  }
  std::string color(const std::string& city) const {
    const auto place = std::ranges::find(chart_.cities, city) - chart_.cities.begin();
    return view_["cities"][static_cast<std::size_t>(place)]["color"];
  }
  // The first sides of all ways that end in a city of this colour.
  std::set<std::string> first_sides(const std::string& from, const std::string& wanted, std::set<std::string> been,
                                    int used) {
    std::set<std::string> found;
    if (used == reach_ || !exits_.contains(from)) return found;
    been.insert(from);
    for (const auto& [side, to, owner] : exits_.at(from)) {
      if ((used == 0 && owner != seat_) || been.contains(to)) continue;
      if (color(to) == wanted || !first_sides(to, wanted, been, used + 1).empty()) found.insert(side);
    }
    return found;
  }

 private:
  struct Exit {
    std::string side, to;
    int owner;
  };
  const Json& view_;
  const Chart& chart_;
  int seat_, reach_;
  std::map<std::string, std::vector<Exit>> exits_;
};

int reach_in(const Json& seat) { return seat["engine"].get<int>() + (seat["express"] == "ready" ? 1 : 0); }
std::string color_name(const std::string& cube) { return cube == "western" ? "red" : cube; }

// RW-61, RW-61a, RW-62, RW-63, RW-64
TEST(RailwaysBruteForce, CubesThatCanBeDeliveredAreThoseOfAllWays_RW_61_RW_61a_RW_62_RW_63_RW_64) {
  each_position(Phase::Action, [](const Table& table, const Chart& chart, bool) {
    const Seat seat = table.turn().first();
    const Json view = table.view(seat);
    const int reach = reach_in(view["seats"][static_cast<std::size_t>(seat)]);
    EXPECT_EQ(view["seats"][static_cast<std::size_t>(seat)]["reach"], reach);
    if (reach > 4) return;  // too many ways to go over them all
    Walker walker(view, chart, seat, reach);
    std::set<std::string> expected;
    for (std::size_t c = 0; c < chart.cities.size(); ++c) {
      for (const std::string cube : view["cities"][c]["cubes"]) {
        if (!walker.first_sides(chart.cities[c], color_name(cube), {}, 0).empty())
          expected.insert("deliver " + chart.cities[c] + " " + cube);
      }
    }
    ASSERT_EQ(texts(table.state, seat, "deliver"), expected);
  });
}

// RW-61a, RW-63, RW-64
TEST(RailwaysBruteForce, StepsOfADeliveryAreThoseOfAllWays_RW_61a_RW_63_RW_64) {
  int steps = 0;
  for (int game = 0; game < 12; ++game) {
    Table table("map=" + std::string(game % 2 == 1 ? "mexico" : "eastern_us"), 1 + game % 3);
    const Chart& chart = chart_of(game % 2 == 1);
    Random random(static_cast<std::uint64_t>(100 + game));
    for (int i = 0; i < 3000 && !table.over(); ++i) {
      if (table.state.table.phase == Phase::Deliver) {
        const Seat seat = table.turn().first();
        const Json view = table.view(seat);
        const Json& delivering = view["delivering"];
        std::set<std::string> been, expected;
        for (const std::string side : delivering["path"]) been.insert(side.substr(0, side.find('.')));
        const int used = static_cast<int>(delivering["path"].size());
        Walker walker(view, chart, seat, reach_in(view["seats"][static_cast<std::size_t>(seat)]));
        for (const std::string& side : walker.first_sides(delivering["at"], color_name(delivering["cube"]), been, used))
          expected.insert("go " + side);
        ASSERT_EQ(texts(table.state, seat, "go"), expected) << delivering;
        ++steps;
      }
      random_move(table.state, random);
    }
  }
  EXPECT_GT(steps, 100);
}

// The cheapest price to each city by laying tiles in all ways, move by move.
void cheapest(const State& state, Seat seat, int tiles, int price, std::map<std::string, int>& best) {
  Moves moves;
  legal(state, seat, moves);
  for (const Move& move : moves) {
    if (move.kind != Kind::Lay) continue;
    State next = state;
    Events events;
    apply(next, seat, move, &events);
    const int sum = price + static_cast<int>(events[0].arguments[4].number);
    const auto finished = std::ranges::find(events, "finished", &Event::code);
    if (finished != events.end()) {
      const auto [place, is_new] = best.try_emplace(std::string(finished->arguments[1].text), sum);
      place->second = std::min(place->second, sum);
    } else if (tiles > 1) {
      cheapest(next, seat, tiles - 1, sum, best);
    }
  }
}

// RW-44, RW-51
TEST(RailwaysBruteForce, TheCheapestWaysAreThoseOfAllTiles_RW_44_RW_51) {
  each_position(Phase::Build, [](const Table& table, const Chart&, bool tight) {
    if (tight || table.state.table.building.count == 0) return;
    const Seat seat = table.turn().first();
    std::map<std::string, int> expected, found;
    cheapest(table.state, seat, 4 - table.state.table.building.count, 0, expected);
    for (const Json& way : table.view(seat)["building"]["reach"]) found[way["city"]] = way["price"];
    ASSERT_EQ(found, expected);
  });
}

}  // namespace
}  // namespace rh::railways_of_the_world::testing
