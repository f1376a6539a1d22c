#include "engine/games/railways_of_the_world/components.h"

#include <algorithm>
#include <numeric>

#include "engine/core/json_reader.h"
#include "engine/games/railways_of_the_world/map_loading.h"
#include "generated/data_railways_of_the_world.h"

namespace rh::railways_of_the_world {
namespace {

constexpr std::array<std::string_view, 11> kGoalNames = {
    "fewest_bonds",   "most_cash",  "longest_own_path", "built_western_link", "own_connection",    "links_into_city",
    "first_to_level", "most_links", "most_cities",      "largest_engine",     "own_connection_any"};

std::uint8_t small(const JsonReader& data, int low, int high) {
  return static_cast<std::uint8_t>(data.number(low, high));
}

// The index of a text among names.
std::size_t one_of(const JsonReader& data, std::span<const std::string_view> names) {
  const auto found = std::ranges::find(names, data.text());
  if (found == names.end()) data.fail("is \"" + std::string(data.text()) + "\", which is unknown");
  return found == names.end() ? 0 : static_cast<std::size_t>(found - names.begin());
}

// The ids in a list of common.json, once each and in order. They live as long as the program.
std::vector<std::string_view> ids_of(std::string_view list) {
  static const Json kCommon = [] {
    const auto file = std::ranges::find(generated::data_railways_of_the_world, "common", &DataFile::name);
    return parse_json(file->text);
  }();
  std::vector<std::string_view> ids;
  std::string problem;
  const JsonReader cards = JsonReader(&kCommon, "", &problem).at(list);
  for (std::size_t i = 0; i < cards.size(); ++i) ids.push_back(cards.at(i).at("id").text());
  std::ranges::sort(ids);
  ids.erase(std::ranges::unique(ids).begin(), ids.end());
  return ids;
}

void load_common(const JsonReader& data, Common& common) {
  const JsonReader components = data.at("components");
  for (std::size_t color = 0; color < kColors; ++color) {
    common.cubes[color] = small(components.at("goods_cubes_per_color").at(kColorNames[color]), 1, 25);
    if (components.at("new_city_tiles").has(kColorNames[color]))
      common.new_cities[color] = small(components.at("new_city_tiles").at(kColorNames[color]), 0, 12);
  }
  const JsonReader track = data.at("track_cost_k");
  common.prices = {small(track.at("plain"), 0, 99), small(track.at("water"), 0, 99), small(track.at("mountain"), 0, 99),
                   small(track.at("ridge_edge"), 0, 99)};
  common.most_tiles = small(data.at("max_tiles_per_build_action"), 1, 9);
  data.at("engine").at("max_level").number(kMostLevel, kMostLevel);
  for (std::size_t level = 2; level <= kMostLevel; ++level)
    common.upgrade_prices[level] = small(data.at("engine").at("upgrade_cost_k").at(std::to_string(level)), 0, 99);
  common.bond_cash = small(data.at("bond").at("cash_k"), 1, 99);
  common.bond_interest = small(data.at("bond").at("interest_k"), 0, 99);
  common.bond_points = static_cast<std::uint8_t>(-data.at("bond").at("final_points").number(-9, 0));
  common.urbanize_price = small(data.at("urbanize").at("cost_k"), 0, 99);
  common.urbanize_cubes = small(data.at("urbanize").at("new_cubes"), 0, 9);
  common.first_bid = small(data.at("auction").at("first_turn_minimum_k"), 1, 9);
  common.most_bid = small(data.at("auction").at("max_bid_k"), 1, 99);
  common.rounds = small(data.at("actions_per_turn"), 1, 9);
  common.most_turns = small(data.at("max_turns"), 1, 99);
  data.at("cards_revealed_per_turn").number(1, 1);
  const JsonReader income = data.at("income_track").at("income_k_by_points");
  if (income.size() != common.income_by_points.size()) income.fail("is not for 0 to 120 points");
  for (std::size_t points = 0; points < common.income_by_points.size(); ++points)
    common.income_by_points[points] = small(income.at(points), 0, 99);
  const JsonReader shapes = data.at("tiles").at("shapes");
  if (shapes.size() != kShapes) shapes.fail("are not six");
  for (std::size_t i = 0; i < kShapes; ++i) {
    const JsonReader shape = shapes.at(i);
    common.tiles[one_of(shape.at("id"), kShapeNames)] =
        static_cast<std::uint16_t>(shape.at("nominal_count").number(0, 999));
  }
  const JsonReader bands = data.at("solitaire_bands");
  for (std::size_t i = 0; i < kBands; ++i) {
    if (bands.at(i).at("name").text() != kBandNames[i]) bands.at(i).fail("is out of order");
    common.band_from[i] = small(bands.at(i).at("from"), 0, 200);
  }
}

// A city that a card or a baron names; `fits` is cleared where the map has none of that id, or a grey one where
// cubes are to be delivered there.
std::int8_t city_of(const JsonReader& id, const Map& map, bool coloured, bool& fits) {
  const int city = map.city_named(id.text());
  if (city < 0 || (coloured && map.city(city).color == Color::Gray)) fits = false;
  return static_cast<std::int8_t>(city);
}

std::int8_t major_of(const JsonReader& effect, const Map& map, bool& fits) {
  const int a = city_of(effect.at("a"), map, false, fits), b = city_of(effect.at("b"), map, false, fits);
  const int points = small(effect.at("points"), 1, 99);
  for (std::size_t i = 0; i < map.majors.size(); ++i) {
    const MajorLine& line = map.majors[i];
    if (fits && line.a == a && line.b == b && line.points == points) return static_cast<std::int8_t>(i);
  }
  fits = false;
  return -1;
}

constexpr std::array<std::string_view, 5> kTriggers = {"first_delivery", "delivery_links_at_least",
                                                       "engine_level_reached", "delivery_to_city",
                                                       "delivered_to_colors_at_least"};

void load_bonus(const JsonReader& effect, const Map& map, Card& card, bool& fits) {
  card.effect = static_cast<Effect>(one_of(effect.at("trigger"), kTriggers));
  card.points = small(effect.at("points"), 1, 99);
  if (card.effect == Effect::LongDelivery) card.amount = small(effect.at("links"), 1, 9);
  if (card.effect == Effect::EngineLevel) card.amount = small(effect.at("level"), 2, kMostLevel);
  if (card.effect == Effect::ColorsServed) card.amount = small(effect.at("colors"), 1, kColors);
  if (card.effect == Effect::DeliveryTo) card.city = city_of(effect.at("city"), map, true, fits);
}

Prices prices_with(const JsonReader& effect, Prices prices) {
  const auto replace = [&](std::string_view key, std::uint8_t& price) {
    if (effect.has(key)) price = small(effect.at(key), 0, 99);
  };
  replace("plain_tile_cost_k", prices.plain);
  replace("mountain_tile_cost_k", prices.mountain);
  replace("ridge_cost_k", prices.ridge);
  return prices;
}

Card read_card(const JsonReader& data, const Map& map, const Prices& prices, bool& fits) {
  Card card{.kind = static_cast<CardKind>(one_of(data.at("kind"), kCardKindNames)),
            .copies = small(data.at("count"), 1, 9)};
  card.start = data.at("start").flag();
  const JsonReader effect = data.at("effect");
  const auto has = [&](std::string_view key, Effect means) {
    if (effect.has(key)) card.effect = means;
    return effect.has(key);
  };
  if (card.kind == CardKind::Bonus) {
    load_bonus(effect, map, card, fits);
  } else if (card.kind == CardKind::MajorLine) {
    card.effect = Effect::MajorLine;
    card.major = major_of(effect, map, fits);
  } else if (has("use", Effect::BuildPrices)) {
    card.prices = prices_with(effect, prices);
  } else if (has("add_random_cubes", Effect::CityGrowth)) {
    card.amount = small(effect.at("add_random_cubes"), 1, 9);
  } else if (has("extra_actions", Effect::MoreActions)) {
    card.amount = small(effect.at("extra_actions"), 1, 9);
  } else if (has("delivery_range_bonus", Effect::LongerReach)) {
    card.amount = small(effect.at("delivery_range_bonus"), 1, 9);
  } else if (has("hotel_city", Effect::Hotel)) {
    card.city = city_of(effect.at("hotel_city"), map, true, fits);
    card.points = small(effect.at("points_per_delivery"), 1, 9);
  } else if (has("depot", Effect::Depot)) {
    card.points = small(effect.at("points_per_cube"), 1, 9);
  } else if (!has("free_urbanize", Effect::NewIndustry)) {
    effect.fail("is unknown");
  }
  return card;
}

std::uint64_t group(const JsonReader& list, const Map& map) {
  std::uint64_t cities = 0;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (const int city = map.city_named(list.at(i).text()); city >= 0) cities |= std::uint64_t{1} << city;
  }
  return cities;
}

Baron read_baron(const JsonReader& data, const Map& map, bool& fits) {
  const std::size_t goal = one_of(data.at("goal"), kGoalNames);
  const bool any = kGoalNames[goal] == "own_connection_any";
  Baron baron{.goal = any ? Goal::Connection : static_cast<Goal>(goal),
              .copies = small(data.at("count"), 1, 9),
              .points = small(data.at("points"), 1, 99)};
  const JsonReader params = data.at("params");
  if (any) {
    baron.from = group(params.at("group_a"), map);
    baron.to = group(params.at("group_b"), map);
    fits = baron.from != 0 && baron.to != 0;
  } else if (baron.goal == Goal::Connection) {
    const int a = city_of(params.at("a"), map, false, fits), b = city_of(params.at("b"), map, false, fits);
    if (fits) {
      baron.from = std::uint64_t{1} << a;
      baron.to = std::uint64_t{1} << b;
    }
  } else if (baron.goal == Goal::LinksIntoCity) {
    baron.city = city_of(params.at("city"), map, false, fits);
    baron.most = small(params.at("max_points"), 1, 99);
  } else if (baron.goal == Goal::FirstToLevel) {
    baron.level = small(params.at("level"), 2, kMostLevel);
  } else if (baron.goal == Goal::WesternLink) {
    fits = map.western;
  }
  return baron;
}

// The pieces of one list of common.json that belong to a map: those made for it; of a map that none was made for, the
// pieces of all others that fit it, their copies put together.
template <class Piece, class Read>
void load_pieces(const JsonReader& list, std::string_view key, std::string_view map,
                 std::span<const std::string_view> names, std::span<Piece> pieces, Read read) {
  if (names.size() > pieces.size()) list.fail("has more than " + std::to_string(pieces.size()) + " different pieces");
  bool own = false;
  for (std::size_t i = 0; i < list.size(); ++i) own = own || list.at(i).at(key).text() == map;
  for (std::size_t i = 0; i < list.size() && list.ok(); ++i) {
    const JsonReader entry = list.at(i);
    if (own && entry.at(key).text() != map) continue;
    bool fits = true;
    Piece piece = read(entry, fits);
    if (!list.ok()) return;
    if (!fits && own) entry.fail("does not fit its map");
    if (!fits) continue;
    Piece& place = pieces[one_of(entry.at("id"), names)];
    if (place.copies == 0)
      place = piece;
    else if (!entry.has("start") || !entry.at("start").flag())  // what lies open from the start is there once
      place.copies = static_cast<std::uint8_t>(place.copies + piece.copies);
  }
}

NameList& known_cities() {
  static NameList names;
  return names;
}
// Texts that live as long as the program, like the tables that point at them.
NameList& known_titles() {
  static NameList titles;
  return titles;
}

// Links of the printed map from which prices were set: nobody plays with them, and every client would fetch them.
void leave_out_sources(Json& facts) { facts.erase("reference_links"); }

}  // namespace

int Map::city_named(std::uint16_t name) const {
  const auto found = std::ranges::find(cities, name, &City::name);
  return found == cities.end() ? -1 : static_cast<int>(found - cities.begin());
}

int Map::city_named(std::string_view id) const {
  const auto found = std::ranges::find(cities, id, &City::id);
  return found == cities.end() ? -1 : static_cast<int>(found - cities.begin());
}

int Map::western_link_of(int city) const {
  const auto found = std::ranges::find(western_links, city, &WesternLink::city);
  return found == western_links.end() ? -1 : static_cast<int>(found - western_links.begin());
}

int Map::first_cubes(int index, int seats) const {
  return std::max(1, city(index).cubes - (seats < full_cubes_from ? 1 : 0));
}

Tables load_tables(const JsonReader& data, Box& box) {
  Tables tables{};
  const JsonReader common = data.at("common");
  load_common(common, tables.common);
  if (!data.ok()) return tables;
  const auto& cubes = tables.common.cubes;
  Map& map = tables.map = load_map(data, std::accumulate(cubes.begin(), cubes.end(), 0), box);
  if (!box.problems.empty()) return data.say(box.problems.front()), tables;
  load_pieces<Card>(
      common.at("operation_cards"), "deck", box.name, card_names(), tables.cards,
      [&](const JsonReader& card, bool& fits) { return read_card(card, map, tables.common.prices, fits); });
  load_pieces<Baron>(common.at("baron_cards"), "map", box.name, baron_names(), tables.barons,
                     [&](const JsonReader& baron, bool& fits) { return read_baron(baron, map, fits); });
  int barons = 0;
  for (const Baron& baron : tables.barons) barons += baron.copies;
  if (map.barons && barons < 2 * map.max_players) common.at("baron_cards").fail("are fewer than two a seat");
  if (!data.ok()) return tables;
  box.min_seats = map.min_players;
  box.max_seats = map.max_players;
  for (City& city : map.cities) {
    city.name = known_cities().add(city.id);
    city.id = known_cities()[city.name];
    city.title = known_titles()[known_titles().add(city.title)];
  }
  return tables;
}

Shelf<Tables>& shelf() {
  static Shelf<Tables> instance({.game = "railways_of_the_world",
                                 .files = generated::data_railways_of_the_world,
                                 .shared = {"common"},
                                 .seal = leave_out_sources,
                                 .takes_others = true},
                                load_tables);
  return instance;
}

NameList& city_names() {
  shelf();
  return known_cities();
}

std::span<const std::string_view> card_names() {
  static const std::vector<std::string_view> names = ids_of("operation_cards");
  return names;
}

std::span<const std::string_view> baron_names() {
  static const std::vector<std::string_view> names = ids_of("baron_cards");
  return names;
}

}  // namespace rh::railways_of_the_world
