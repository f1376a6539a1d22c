// The fields of a view (docs/views/railways_of_the_world.md).
#include "engine/core/hash.h"
#include "engine/games/railways_of_the_world/delivery.h"
#include "engine/games/railways_of_the_world/flow.h"
#include "engine/games/railways_of_the_world/texts.h"
#include "engine/games/railways_of_the_world/view.h"

namespace rh::railways_of_the_world {
namespace {

constexpr std::array<std::string_view, 16> kPhaseNames = {
    "setup",   "setup",    "setup", "setup", "baron_choice", "auction", "action", "build",
    "deliver", "industry", "color", "grow",  "depot",        "draw",    "reveal", "over"};

// As tables name them: from red to black.
constexpr std::array<Color, kColors> kShownColors = {Color::Red, Color::Yellow, Color::Blue, Color::Purple,
                                                     Color::Black};
std::string_view name_of_color(Color color) { return kColorNames[static_cast<std::size_t>(color)]; }

bool in_actions(Phase phase) { return phase >= Phase::Action && phase <= Phase::Draw; }

void write_cards(std::span<const std::uint8_t> cards, JsonWriter& json) {
  json.begin_array();
  for (const std::uint8_t card : cards) json.value(card_id(card));
  json.end_array();
}

void write_turn(const Table& table, JsonWriter& json) {
  json.field("turn_of_game", static_cast<int>(table.turn));
  if (in_actions(table.phase))
    json.field("action_round", table.round + 1).field("actions_left", static_cast<int>(table.actions_left));
  json.key("order").begin_array();
  for (std::size_t i = 0; table.first_player != kNobody && table.phase != Phase::BaronChoice && i < table.seats; ++i)
    json.value(static_cast<int>(table.order[i]));
  json.end_array().key("first_player");
  write_seat(table.first_player, json);
  json.key("ending").begin_object().field("triggered", table.ending != 0).field("last_turn", table.last_turn());
  json.end_object().key("empty").begin_object().field("now", static_cast<int>(table.markers));
  json.field("threshold", table.threshold()).end_object();
}

void write_auction(const Table& table, JsonWriter& json) {
  const Auction& auction = table.auction;
  json.key("auction").begin_object().field("bid", static_cast<int>(auction.bid)).key("bidder");
  write_seat(auction.bidder, json);
  json.key("last").begin_array();
  for (std::size_t s = 0; s < table.seats; ++s) {
    if (auction.last[s] == 0)
      json.null();
    else
      json.value(static_cast<int>(auction.last[s]));
  }
  json.end_array().key("passed").array(std::span<const std::uint8_t>(auction.passed).first(auction.passed_count));
  json.field("speaker", static_cast<int>(auction.speaker)).end_object();
}

void write_cities(const Table& table, JsonWriter& json) {
  const Map& map = table.map();
  json.begin_array();
  for (int c = 0; c < static_cast<int>(map.cities.size()); ++c) {
    const CityState& city = table.city(c);
    json.begin_object().field("color", name_of_color(city.color)).key("cubes").begin_array();
    for (const Color color : kShownColors) {
      for (int i = city.cubes[static_cast<std::size_t>(color)]; i > 0; --i) json.value(name_of_color(color));
    }
    for (int i = city.cubes[kWestern]; i > 0; --i) json.value(kCubeNames[kWestern]);
    json.end_array().field("marker", city.marker != 0);
    json.field("new", city.color != map.city(c).color).key("western");
    const int western = map.western_link_of(c);
    write_seat(western < 0 ? kNobody : table.western[static_cast<std::size_t>(western)], json);
    json.end_object();
  }
  json.end_array();
}

void write_links(const Table& table, JsonWriter& json) {
  const Map& map = table.map();
  json.begin_array();
  for (int l = 0; l < table.link_count; ++l) {
    const Link& link = table.link(l);
    json.begin_object().field("owner", static_cast<int>(link.owner)).key("ends").begin_array();
    json.value(side_text(map, link.from, link.from_side));
    if (link.finished()) json.value(side_text(map, link.to, link.to_side));
    json.end_array();
    if (!link.finished()) json.field("open", end_text(map, link.head, link.to_side));
    json.key("tiles").begin_array();
    walk(table, link, [&](Tile tile) { json.value(tile_text(map, tile)); });
    json.end_array().key("depot");
    write_seat(link.depot, json);
    json.end_object();
  }
  json.end_array();
}

void write_supplies(const Table& table, JsonWriter& json) {
  json.key("bag").begin_object();
  for (const Color color : kShownColors) json.field(name_of_color(color), table.bag.count(static_cast<int>(color)));
  json.end_object().key("new_cities").begin_object();
  for (const Color color : kShownColors) {
    if (table.common().new_cities[static_cast<std::size_t>(color)] > 0)
      json.field(name_of_color(color), static_cast<int>(table.new_cities[static_cast<std::size_t>(color)]));
  }
  json.end_object();
  if (table.limited_supply == 0) return;
  json.key("tiles").begin_object();
  for (std::size_t shape = 0; shape < kShapes; ++shape)
    json.field(kShapeNames[shape], static_cast<int>(table.tiles[shape]));
  json.end_object();
}

void write_open_cards(const Table& table, JsonWriter& json) {
  const Map& map = table.map();
  json.key("cards").begin_object();
  if (table.operation_cards != 0) {
    json.key("open");
    write_cards(std::span(table.open).first(table.open_count), json);
    json.field("deck", table.deck.size()).key("discarded");
    write_cards(std::span(table.discarded).first(table.discarded_count), json);
  }
  json.key("majors").begin_array();
  for (std::size_t i = 0; i < map.majors.size(); ++i) {
    const MajorLine& major = map.majors[i];
    json.begin_object().field("a", city_id(table, major.a)).field("b", city_id(table, major.b));
    json.field("points", static_cast<int>(major.points)).key("seat");
    write_seat(table.majors[i], json);
    json.end_object();
  }
  json.end_array().end_object();
}

void write_building(const Table& table, const Company& company, JsonWriter& json) {
  const Map& map = table.map();
  const Building& building = table.building;
  json.key("building").begin_object().key("from");
  if (building.from_hex == hex::kNone)
    json.value(city_id(table, building.start));
  else
    json.value(end_text(map, building.from_hex, building.from_side));
  json.field("start", city_id(table, building.start)).key("tiles").begin_array();
  if (building.link != kNoLink) {
    int before = -building.count;
    walk(table, table.link(building.link), [&](Tile) { ++before; });
    walk(table, table.link(building.link), [&](Tile tile) {
      if (before-- > 0) return;
      const auto place = static_cast<std::size_t>(-before - 1);
      json.begin_object().field("tile", tile_text(map, tile));
      json.field("terrain", static_cast<int>(building.terrain[place]));
      json.field("ridge", static_cast<int>(building.ridge[place])).end_object();
    });
  }
  json.end_array().key("card");
  if (building.card == kNoCard)
    json.null();
  else
    json.value(card_id(building.card));
  const int left = table.common().most_tiles - building.count;
  json.field("price", building.price).field("bonds", building.bonds).field("left", left).key("head");
  if (building.link == kNoLink) {
    json.null();
  } else {
    const Link& link = table.link(building.link);
    json.value(end_text(map, link.head, link.to_side));
  }
  write_reach(Course::now(table), left, building.card, company, table, json);
  json.end_object();
}

void write_delivering(const View& view, JsonWriter& json) {
  const Table& table = view.table;
  const Delivery& delivery = table.delivery;
  json.key("delivering").begin_object().field("cube", kCubeNames[delivery.cube]);
  json.field("from", city_id(table, delivery.from)).field("at", city_id(table, delivery.at));
  json.key("path");
  write_path(table, delivery, 0, json);
  const Company& company = view.seats[static_cast<std::size_t>(table.acting())].company;
  json.field("left", reach_of(table, company) - delivery.count).end_object();
}

// The levels above this company's: what all of them up to it cost together, and how far a delivery may go then.
void write_engines(const Table& table, const Company& company, JsonWriter& json) {
  json.key("engines").begin_array();
  Company after = company;
  for (int level = company.engine + 1, price = 0; level <= kMostLevel; ++level) {
    price += table.common().upgrade_prices[static_cast<std::size_t>(level)];
    after.engine = static_cast<std::uint8_t>(level);
    json.begin_object().field("level", level).field("price", price).field("reach", reach_of(table, after)).end_object();
  }
  json.end_array();
}

void write_company(const Table& table, const Company& company, JsonWriter& json) {
  const Common& common = table.common();
  json.field("cash", company.cash).field("bonds", company.bonds).field("points", company.points);
  json.field("engine", static_cast<int>(company.engine)).field("income", common.income(company.points));
  json.field("interest", interest(common, company)).field("links", static_cast<int>(company.links));
  json.field("cities", std::popcount(company.cities));
  if (table.operation_cards != 0) {
    json.key("cards").begin_array();
    for (std::size_t card = 0; card < kMostCards; ++card) {
      for (int i = company.cards[card]; i > 0; --i) json.value(card_names()[card]);
    }
    json.end_array();
  }
  json.field("reach", reach_of(table, company));
  write_engines(table, company, json);
  json.field("express", express_links(table, company) == 0 ? "none" : company.express_used != 0 ? "used" : "ready");
  json.field("deliveries", static_cast<int>(company.deliveries)).key("colors").begin_array();
  for (const Color color : kShownColors) {
    if ((company.colors >> static_cast<int>(color) & 1) != 0) json.value(name_of_color(color));
  }
  json.end_array().key("from").begin_object();
  json.field("links", company.from_links).field("depots", company.from_depots).field("hotels", company.from_hotels);
  json.field("bonuses", company.from_bonuses).field("majors", company.from_majors).end_object();
  json.key("history").array(std::span<const std::int16_t>(company.history).first(company.turns));
  json.field("western", static_cast<int>(company.western));
}

void write_seat(const Table& table, const ShownSeat& seat, JsonWriter& json) {
  json.begin_object();
  write_company(table, seat.company, json);
  if (seat.shows_dealt != 0) {
    json.key("dealt").begin_array();
    for (const std::uint8_t baron : seat.dealt) {
      if (baron != kNoBaron) json.value(baron_names()[baron]);
    }
    json.end_array();
  }
  if (seat.shows_baron != 0) {
    json.key("baron");
    if (seat.baron == kNoBaron)
      json.null();
    else
      json.value(baron_names()[seat.baron]);
  }
  if (seat.shows_points != 0) json.field("baron_points", seat.baron_points).field("baron_met", seat.baron_points > 0);
  json.end_object();
}

}  // namespace

void write_view(const View& view, JsonWriter& json) {
  const Table& table = view.table;
  json.field("phase", kPhaseNames[static_cast<std::size_t>(table.phase)]);
  json.field("map", shelf()[table.box].name);
  write_turn(table, json);
  if (table.phase == Phase::Auction) write_auction(table, json);
  json.key("cities").piece(hash_flat(table.cities, table.western), [&] { write_cities(table, json); });
  json.key("links").piece(hash_flat(table.links, table.link_count, table.tracks), [&] { write_links(table, json); });
  json.key("last_tile");
  if (table.last_tile.hex == hex::kNone)
    json.null();
  else
    json.value(tile_text(table.map(), table.last_tile));
  json.key("last_path");
  write_path(table, table.delivered, 0, json);
  write_supplies(table, json);
  write_open_cards(table, json);
  if (table.phase == Phase::Draw) {
    json.key("drawing").begin_object().field("city", city_id(table, table.draw_city));
    json.field("left", static_cast<int>(table.draw_left)).end_object();
  }
  if (table.phase == Phase::Paint) json.field("urbanizing", city_id(table, table.painting));
  if (table.phase == Phase::Build)
    write_building(table, view.seats[static_cast<std::size_t>(table.acting())].company, json);
  if (table.phase == Phase::Deliver) write_delivering(view, json);
  json.key("seats").begin_array();
  for (std::size_t s = 0; s < table.seats; ++s) {
    const ShownSeat& seat = view.seats[s];
    json.piece(hash_flat(seat), [&] { write_seat(table, seat, json); });
  }
  json.end_array();
}

}  // namespace rh::railways_of_the_world
