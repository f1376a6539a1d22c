#include "engine/games/railways_of_the_world/map_loading.h"

#include <algorithm>

#include "engine/core/union.h"

namespace rh::railways_of_the_world {
namespace {

constexpr int kMostLines = 128;  // columns or rows

constexpr std::array<std::string_view, 16> kKeys = {"schema",
                                                    "id",
                                                    "name",
                                                    "provenance",
                                                    "layout",
                                                    "legend",
                                                    "grid",
                                                    "ridges",
                                                    "cities",
                                                    "major_lines",
                                                    "western_links",
                                                    "western_delivery",
                                                    "allowed",
                                                    "players",
                                                    "empty_city_threshold",
                                                    "cube_reduction_below_players"};
constexpr std::array<std::string_view, 4> kOtherKeys = {"reference_links", "art", "game", "common"};

std::uint8_t small(const JsonReader& data, int low, int high) {
  return static_cast<std::uint8_t>(data.number(low, high));
}

bool is_id(std::string_view text) {
  return !text.empty() && text.size() <= 40 &&
         std::ranges::all_of(text, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; });
}

std::string in_quotes(std::string_view text) { return "\"" + std::string(text) + "\""; }
std::string in_quotes(char letter) { return in_quotes(std::string_view(&letter, 1)); }

// Reads a map part by part. A part that is wrong is noted and left out, and the rest is read on.
class MapLoader {
 public:
  MapLoader(const JsonReader& data, int bag, Box& box) : data_(data), bag_(bag), box_(box) {}

  Map load() {
    keys();
    const bool drawn = grid();
    if (!drawn) return map_;
    cities();
    each("ridges", [this](const JsonReader& ridge) { this->ridge(ridge); });
    each("major_lines", [this](const JsonReader& line) { major_line(line); });
    western_links();
    part(data_, [this](const JsonReader& file) { numbers(file); });
    thresholds();
    if (data_.has("art")) part(data_.at("art"), art);
    if (box_.problems.empty()) surroundings();
    return map_;
  }

 private:
  // Something that is wrong with a part says so by itself, whatever was wrong before it.
  template <class Read>
  bool part(const JsonReader& at, Read read) {
    std::string problem;
    read(JsonReader(&at.json(), at.path(), &problem));
    if (!problem.empty()) box_.problems.push_back(problem);
    return problem.empty();
  }
  template <class Read>
  void each(std::string_view key, Read read) {
    if (!data_.has(key)) return;
    const JsonReader list = data_.at(key);
    if (!list.json().is_array()) {
      part(list, [](const JsonReader& at) { at.fail("is not a list"); });
      return;
    }
    for (std::size_t i = 0; i < list.size(); ++i) part(list.at(i), read);
  }
  void wrong(std::string problem) { box_.problems.push_back(std::move(problem)); }
  void odd(std::string warning) { box_.warnings.push_back(std::move(warning)); }
  std::string at(int hex) const { return text_of(map_.grid, hex); }
  std::string letter(int hex) const { return in_quotes(kTerrainLetters[static_cast<std::size_t>(map_.at(hex))]); }

  void keys() {
    for (const std::string_view key : kKeys) part(data_, [&](const JsonReader& file) { file.at(key); });
    for (const auto& [key, value] : data_.json().items()) {
      if (std::ranges::find(kKeys, key) == kKeys.end() && std::ranges::find(kOtherKeys, key) == kOtherKeys.end())
        odd(key + " is no key of a map file: nobody reads it");
    }
    if (data_.has("name")) {
      part(data_.at("name"), [](const JsonReader& name) {
        if (name.text().empty()) name.fail("is empty: people read it as the name of the map");
      });
    }
    if (data_.has("id")) {
      part(data_.at("id"), [this](const JsonReader& id) {
        if (id.text() != box_.name)
          id.fail("is " + in_quotes(id.text()) + ", not " + in_quotes(box_.name) + " as the file");
      });
    }
    if (data_.has("schema")) part(data_.at("schema"), [](const JsonReader& schema) { schema.number(1, 1); });
  }

  // Without it nothing else can be looked at.
  bool grid() {
    if (!data_.has("layout") || !data_.has("grid")) return false;
    const bool sized = part(data_.at("layout"), [this](const JsonReader& layout) {
      if (layout.at("hex").text() != "pointy-top") layout.at("hex").fail("is not \"pointy-top\"");
      if (!layout.at("offset").text().starts_with("odd-r")) layout.at("offset").fail("is not \"odd-r\"");
      map_.grid.cols = static_cast<int>(layout.at("cols").number(1, kMostLines));
      map_.grid.rows = static_cast<int>(layout.at("rows").number(1, kMostLines));
      if (layout.ok() && map_.grid.hexes() > kMostHexes)
        layout.fail("makes " + std::to_string(map_.grid.hexes()) + " hexes, not " + std::to_string(kMostHexes) +
                    " at most");
    });
    if (!sized) return false;
    const std::size_t before = box_.problems.size();
    const JsonReader rows = data_.at("grid");
    part(rows, [this](const JsonReader& all) {
      if (!all.json().is_array()) return void(all.fail("is not a list of rows"));
      if (static_cast<int>(all.size()) != map_.grid.rows)
        all.fail("has " + std::to_string(all.size()) + " rows, not " + std::to_string(map_.grid.rows) +
                 " as layout.rows says");
    });
    if (box_.problems.size() != before) return false;
    for (int r = 0; r < map_.grid.rows; ++r)
      part(rows.at(static_cast<std::size_t>(r)), [&](const JsonReader& row) { this->row(row, r); });
    for (int hex = 0; hex < map_.grid.hexes(); ++hex) {
      for (int d = 0; d < 6; ++d)
        map_.neighbours[static_cast<std::size_t>(hex)][static_cast<std::size_t>(d)] =
            static_cast<std::int16_t>(map_.grid.neighbour(hex, d));
    }
    return box_.problems.size() == before;
  }

  void row(const JsonReader& row, int r) {
    const std::string_view letters = row.text();
    if (!row.ok()) return;
    if (static_cast<int>(letters.size()) != map_.grid.cols) {
      row.fail("has " + std::to_string(letters.size()) + " letters, not " + std::to_string(map_.grid.cols) +
               " as layout.cols says");
      return;
    }
    for (int c = 0; c < map_.grid.cols; ++c) {
      const int hex = map_.grid.hex_at(c, r);
      const auto terrain = kTerrainLetters.find(letters[static_cast<std::size_t>(c)]);
      if (terrain == std::string_view::npos)
        row.say("grid: hex " + at(hex) + " is " + in_quotes(letters[static_cast<std::size_t>(c)]) +
                ", not one of p w m C s L .");
      else
        map_.terrain[static_cast<std::size_t>(hex)] = static_cast<Terrain>(terrain);
    }
  }

  // The hex of a pair "c", "r".
  int hex_of(const JsonReader& c, const JsonReader& r) const {
    return map_.grid.hex_at(static_cast<int>(c.number(0, map_.grid.cols - 1)),
                            static_cast<int>(r.number(0, map_.grid.rows - 1)));
  }

  void cities() {
    map_.city_at.fill(-1);
    const std::size_t before = box_.problems.size();
    each("cities", [this](const JsonReader& city) { this->city(city); });
    if (box_.problems.size() != before) return;
    if (map_.cities.size() < 2) wrong("cities are fewer than two: a link joins two");
    int cubes = 0;
    for (const City& city : map_.cities) cubes += city.cubes;
    if (cubes > bag_)
      wrong("cities hold " + std::to_string(cubes) + " cubes in all, not " + std::to_string(bag_) +
            " at most: those of the bag");
    for (int hex = 0; hex < map_.grid.hexes(); ++hex) {
      if (map_.at(hex) == Terrain::City && map_.city_in(hex) < 0)
        wrong("grid: hex " + at(hex) + " is \"C\", and none of the cities lies there");
    }
  }

  void city(const JsonReader& data) {
    const std::string_view id = data.at("id").text();
    if (!is_id(id)) data.at("id").fail("is not a name of 1 to 40 small letters, digits and _");
    const std::string_view title = data.at("name").text();
    if (title.empty() || title.size() > 120) data.at("name").fail("is not a name of 1 to 120 bytes");
    const int hex = hex_of(data.at("c"), data.at("r"));
    const auto color = std::ranges::find(kColorNames, data.at("color").text());
    if (color == kColorNames.end())
      data.at("color").fail("is " + in_quotes(data.at("color").text()) +
                            ", not one of red yellow blue purple black gray");
    const std::uint8_t cubes = small(data.at("cubes"), 1, 25);
    if (!data.ok()) return;
    if (map_.at(hex) != Terrain::City)
      data.fail("(" + std::string(id) + ") lies on hex " + at(hex) + ", which is " + letter(hex) +
                " in the grid, not \"C\"");
    else if (const int other = map_.city_in(hex); other >= 0)
      data.fail("(" + std::string(id) + ") lies on hex " + at(hex) + ", as " + std::string(map_.city(other).id) +
                " does: one city a hex");
    else if (map_.city_named(id) >= 0)
      data.fail("has the id " + std::string(id) + " of another city");
    else if (map_.cities.size() == map_.cities.capacity())
      data.fail("is one too many: " + std::to_string(kMostCities) + " cities at most");
    if (!data.ok()) return;
    map_.city_at[static_cast<std::size_t>(hex)] = static_cast<std::int8_t>(map_.cities.size());
    map_.cities.push_back({.id = id,
                           .title = title,
                           .hex = static_cast<std::int16_t>(hex),
                           .color = static_cast<Color>(color - kColorNames.begin()),
                           .cubes = cubes});
  }

  void ridge(const JsonReader& data) {
    if (!data.json().is_array() || data.size() != 3) return void(data.fail("is not [column, row, direction]"));
    const int hex = hex_of(data.at(std::size_t{0}), data.at(1));
    const auto direction = static_cast<int>(data.at(2).number(0, 2));
    if (!data.ok()) return;
    const int other = map_.neighbour(hex, direction);
    const auto land = [&](int which) { return map_.at(which) != Terrain::Outside && map_.at(which) != Terrain::Sea; };
    if (other == hex::kNone)
      data.fail("leads from hex " + at(hex) + " over the border: a ridge lies between two neighbours");
    else if (!land(hex) || !land(other))
      data.fail("lies between hexes " + at(hex) + " and " + at(other) + ", of which " + at(land(hex) ? other : hex) +
                " is " + letter(land(hex) ? other : hex) + ": a ridge lies between two hexes of land");
    else if (map_.ridge(hex, direction))
      data.fail("between hexes " + at(hex) + " and " + at(other) + " is listed twice");
    if (!data.ok()) return;
    const auto mark = [&](int which, int d) {
      auto& bits = map_.ridges[static_cast<std::size_t>(which)];
      bits = static_cast<std::uint8_t>(bits | 1u << d);
    };
    mark(hex, direction);
    mark(other, hex::opposite(direction));
  }

  // The city with this id; -1 and a problem where there is none, -1 alone where something else is wrong with it.
  int known_city(const JsonReader& id) const {
    const int city = map_.city_named(id.text());
    if (city < 0 && !is_listed(id.text())) id.fail("is " + in_quotes(id.text()) + ", not the id of one of the cities");
    return city;
  }
  bool is_listed(std::string_view id) const {
    if (!data_.has("cities")) return false;
    return std::ranges::any_of(data_.json()["cities"], [&](const Json& city) {
      return city.is_object() && city.contains("id") && city["id"].is_string() &&
             city["id"].get_ref<const std::string&>() == id;
    });
  }

  void major_line(const JsonReader& data) {
    const int a = known_city(data.at("a")), b = known_city(data.at("b"));
    const std::uint8_t points = small(data.at("points"), 1, 99);
    if (!data.ok() || a < 0 || b < 0) return;
    if (a == b) data.fail("joins " + std::string(map_.city(a).id) + " with itself, not two cities");
    for (const MajorLine& line : map_.majors) {
      if ((line.a == a && line.b == b) || (line.a == b && line.b == a)) data.fail("is listed twice");
    }
    if (map_.majors.size() == map_.majors.capacity())
      data.fail("is one too many: " + std::to_string(kMostMajors) + " major lines at most");
    if (data.ok()) map_.majors.push_back({static_cast<std::int8_t>(a), static_cast<std::int8_t>(b), points});
  }

  void western_link(const JsonReader& data) {
    const int city = known_city(data.at("city"));
    const JsonReader tile = data.at("tile");
    const int hex = hex_of(tile.at(std::size_t{0}), tile.at(1));
    const std::uint8_t price = small(data.at("cost_k"), 0, 99), red = small(data.at("red_cubes"), 0, 25);
    if (!data.ok() || city < 0) return;
    const auto& around = map_.neighbours[static_cast<std::size_t>(map_.city(city).hex)];
    if (map_.at(hex) != Terrain::Reserved)
      tile.fail("is hex " + at(hex) + ", which is " + letter(hex) + " in the grid, not \"L\"");
    else if (std::ranges::find(around, hex) == around.end())
      tile.fail("is hex " + at(hex) + ", not a neighbour of " + std::string(map_.city(city).id) + " (" +
                at(map_.city(city).hex) + ")");
    else if (map_.western_link_of(city) >= 0)
      data.fail("is the second of " + std::string(map_.city(city).id) + ": a city has one at most");
    else if (std::ranges::find(map_.western_links, hex, &WesternLink::hex) != map_.western_links.end())
      tile.fail("is hex " + at(hex) + ", which is another one's");
    else if (map_.western_links.size() == map_.western_links.capacity())
      data.fail("is one too many: " + std::to_string(kMostWesternLinks) + " Western Links at most");
    if (data.ok())
      map_.western_links.push_back({static_cast<std::int8_t>(city), static_cast<std::int16_t>(hex), price, red});
  }

  void western_links() {
    each("western_links", [this](const JsonReader& link) { western_link(link); });
    for (int hex = 0; hex < map_.grid.hexes(); ++hex) {
      if (map_.at(hex) == Terrain::Reserved &&
          std::ranges::find(map_.western_links, hex, &WesternLink::hex) == map_.western_links.end())
        odd("grid: hex " + at(hex) + " is \"L\", and none of the western_links lies there");
    }
    if (!data_.has("western_delivery") || (map_.western_links.empty() && data_.at("western_delivery").json().is_null()))
      return;
    part(data_.at("western_delivery"), [this](const JsonReader& delivery) {
      map_.western_target = static_cast<std::int8_t>(known_city(delivery.at("city")));
      map_.western_new_cubes = small(delivery.at("new_cubes"), 0, 25);
      if (delivery.ok() && map_.western_target >= 0 && map_.city(map_.western_target).color != Color::Red)
        delivery.at("city").fail("is " + std::string(map_.city(map_.western_target).id) +
                                 ", which is not red: western cubes are delivered to red cities");
    });
  }

  void numbers(const JsonReader& file) {
    const JsonReader allowed = file.at("allowed");
    map_.urbanize = allowed.at("urbanize").flag();
    map_.operation_cards = allowed.at("operation_cards").flag();
    map_.barons = allowed.at("barons").flag();
    map_.western = allowed.at("western_link").flag();
    if (map_.western && map_.western_links.empty())
      allowed.at("western_link").fail("is true, and western_links is empty");
    map_.full_cubes_from = small(file.at("cube_reduction_below_players"), 0, kMostSeats + 1);
    const JsonReader players = file.at("players");
    if (!players.json().is_array() || players.size() != 2) return void(players.fail("is not [fewest, most]"));
    map_.min_players = small(players.at(std::size_t{0}), 1, kMostSeats);
    map_.max_players = small(players.at(1), map_.min_players, kMostSeats);
    if (map_.min_players == 2) map_.min_players = 1;  // what two can play, one can (RW-128)
  }

  void thresholds() {
    if (!data_.has("empty_city_threshold") || map_.max_players == 0) return;
    const JsonReader all = data_.at("empty_city_threshold");
    for (int seats = map_.min_players; seats <= map_.max_players; ++seats) {
      const int cities = std::max(1, static_cast<int>(map_.cities.size()));
      part(all, [&](const JsonReader& at) {
        map_.thresholds[static_cast<std::size_t>(seats)] = small(at.at(std::to_string(seats)), 1, cities);
      });
    }
  }

  // Drawn by clients: rivers as lists of points, in widths of a hex.
  static void art(const JsonReader& art) {
    if (!art.json().is_object()) return void(art.fail("is not an object"));
    if (!art.has("rivers_in_hex_widths")) return;
    const JsonReader rivers = art.at("rivers_in_hex_widths");
    if (!rivers.json().is_object()) return void(rivers.fail("is not an object"));
    for (const auto& [name, value] : rivers.json().items()) {
      const JsonReader river = rivers.at(name);
      for (std::size_t i = 0; i < river.size() || i == 0; ++i) {
        const JsonReader point = river.at(i);
        if (!point.ok()) return;
        if (!point.json().is_array() || point.size() != 2 || !point.json()[0].is_number() ||
            !point.json()[1].is_number())
          return void(point.fail("is not [x, y]"));
      }
    }
  }

  // What can be built at all: every city needs a side for track, and parts that nothing joins are odd.
  void surroundings() {
    const int hexes = map_.grid.hexes();
    Union<kMostHexes> joined;
    const auto track = [&](int hex) { return hex != hex::kNone && takes_track(map_.at(hex)); };
    for (int hex = 0; hex < hexes; ++hex) {
      for (int d = 0; d < 6; ++d) {
        const int other = map_.neighbour(hex, d);
        if (track(other) && (track(hex) || map_.city_in(hex) >= 0)) joined.join(hex, other);
      }
    }
    for (const City& city : map_.cities) {
      const auto& around = map_.neighbours[static_cast<std::size_t>(city.hex)];
      if (std::ranges::none_of(around, track))
        wrong("cities: " + std::string(city.id) + " (hex " + at(city.hex) +
              ") has no side on which track could be laid: one of its neighbours must be p, w or m");
    }
    if (!box_.problems.empty()) return;
    // The part with the most cities is the map, the others are apart.
    std::array<int, kMostHexes> size{};
    for (const City& city : map_.cities) ++size[static_cast<std::size_t>(joined.root(city.hex))];
    const int main = static_cast<int>(std::ranges::max_element(size) - size.begin());
    for (int root = 0; root < hexes; ++root) {
      if (root == main || size[static_cast<std::size_t>(root)] == 0) continue;
      std::string apart;
      for (const City& city : map_.cities) {
        if (joined.root(city.hex) == root)
          apart += (apart.empty() ? "" : ", ") + std::string(city.id) + " (" + at(city.hex) + ")";
      }
      odd("cities: no track can join these with the rest of the map: " + apart);
    }
    for (std::size_t color = 0; color < kColors; ++color) {
      if (std::ranges::find(map_.cities, static_cast<Color>(color), &City::color) == map_.cities.end())
        odd("cities: none is " + std::string(kColorNames[color]) + ", so that nobody takes cubes of that colour");
    }
  }

  const JsonReader& data_;
  const int bag_;
  Box& box_;
  Map map_;
};

}  // namespace

std::string text_of(const HexGrid& grid, int hex) {
  return std::to_string(grid.col(hex)) + "." + std::to_string(grid.row(hex));
}

Map load_map(const JsonReader& data, int bag, Box& box) { return MapLoader(data, bag, box).load(); }

}  // namespace rh::railways_of_the_world
