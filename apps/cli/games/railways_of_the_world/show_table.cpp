// Who has what, in a table and in sentences.
#include <algorithm>

#include "apps/cli/games/railways_of_the_world/show.h"

namespace rh::railways_of_the_world {
namespace {

std::string number(const Json& value) { return with_minus(value.get<int>()); }
const std::string& seat_name(const Names& names, const Json& seat) {
  return names[static_cast<std::size_t>(seat.get<int>())];
}

std::string turn_line(const Texts& words, const Json& view, const Names& names) {
  std::string line = say(words, "panel.turn", {{"turn", number(view["turn_of_game"])}});
  if (view.contains("action_round")) line += say(words, "panel.round", {{"round", number(view["action_round"])}});
  line +=
      say(words, "panel.empty", {{"now", number(view["empty"]["now"])}, {"all", number(view["empty"]["threshold"])}});
  if (view["first_player"].is_number())
    line += say(words, "panel.first", {{"who", seat_name(names, view["first_player"])}});
  if (view["ending"]["last_turn"].get<bool>())
    line += say(words, "panel.last_turn");
  else if (view["ending"]["triggered"].get<bool>())
    line += say(words, "panel.one_more");
  return line;
}

// Points, income, cash, bonds, engine, links: a line a seat, in turn order.
std::string money_table(const Texts& words, const Json& view, const Names& names) {
  static constexpr std::array<std::string_view, 6> kFields = {"points", "income", "cash", "bonds", "engine", "links"};
  std::vector<int> order;
  for (const Json& seat : view["order"]) order.push_back(seat.get<int>());
  for (int seat = 0; seat < static_cast<int>(names.size()); ++seat) {
    if (std::ranges::find(order, seat) == order.end()) order.push_back(seat);
  }
  std::size_t widest = 0;
  for (const std::string& name : names) widest = std::max(widest, columns_of(name));
  std::vector<std::string> heads;
  std::string text(widest + 4, ' ');
  for (const std::string_view field : kFields) {
    heads.push_back(say(words, "panel.head." + std::string(field)));
    text += "  " + heads.back();
  }
  text += "\n";
  for (const int seat : order) {
    const auto s = static_cast<std::size_t>(seat);
    std::string line = padded_left(std::to_string(seat + 1), 2) + "  " + padded(names[s], widest);
    for (std::size_t i = 0; i < kFields.size(); ++i)
      line += "  " + padded_left(number(view["seats"][s][kFields[i]]), columns_of(heads[i]));
    std::string cards;
    for (const Json& card : view["seats"][s].value("cards", Json::array()))
      add_to(cards, name_of(words, "cards", card));
    text += line + "\n";
    if (!cards.empty()) text += "    " + wrapped(cards, 75) + "\n";
  }
  return text;
}

// Open cards, and major lines that nobody has.
std::string open_lines(const Texts& words, const Json& view) {
  std::string text, cards, lines;
  for (const Json& card : view["cards"].value("open", Json::array())) add_to(cards, name_of(words, "cards", card));
  if (!cards.empty()) text += wrapped(say(words, "panel.cards", {{"list", cards}}), 79) + "\n";
  const Map& map = map_of(view);
  for (const Json& line : view["cards"]["majors"]) {
    if (!line["seat"].is_null()) continue;
    add_to(lines, say(words, "panel.pair",
                      {{"a", city_name(words, map, line["a"].get<std::string_view>())},
                       {"b", city_name(words, map, line["b"].get<std::string_view>())}}) +
                      " +" + number(line["points"]));
  }
  if (!lines.empty()) text += wrapped(say(words, "panel.majors", {{"list", lines}}), 79) + "\n";
  return text;
}

std::string own_baron(const Texts& words, const Json& view, Seat viewer) {
  if (viewer < 0) return {};
  const Json& baron = view["seats"][static_cast<std::size_t>(viewer)].value("baron", Json());
  if (!baron.is_string()) return {};
  return wrapped(say(words, "panel.baron",
                     {{"baron", name_of(words, "barons", baron)}, {"goal", name_of(words, "baron_goals", baron)}}),
                 79) +
         "\n";
}

}  // namespace

std::string say(const Texts& words, std::string_view key,
                std::initializer_list<std::pair<std::string_view, std::string_view>> filling) {
  return words.say("railways_of_the_world." + std::string(key), filling);
}

std::string name_of(const Texts& words, std::string_view group, const Json& id) {
  return say(words, std::string(group) + "." + id.get<std::string>());
}

std::string city_name(const Texts& words, const Map& map, std::string_view id) {
  const std::string key = "railways_of_the_world.pieces." + std::string(id);
  if (words.has(key)) return std::string(words.find(key));
  const int city = map.city_named(id);
  return std::string(city < 0 ? id : map.city(city).title);
}

std::string money(const Texts& words, int thousands) { return say(words, "money", {{"n", std::to_string(thousands)}}); }

std::string price(const Texts& words, const Json& quote) {
  std::string text = money(words, quote["price"].get<int>());
  if (const int bonds = quote.value("bonds", 0); bonds > 0)
    text += say(words, "with_bonds", {{"n", std::to_string(bonds)}});
  return text;
}

void add_to(std::string& list, std::string_view one) { (list += list.empty() ? "" : ", ") += one; }

const Map& map_of(const Json& view) {
  return shelf().tables(*shelf().find(view["map"].get_ref<const std::string&>())).map;
}

std::string draw_table(const Texts& words, const Json& view, const Names& names, Seat viewer) {
  return turn_line(words, view, names) + "\n" + money_table(words, view, names) + open_lines(words, view) +
         own_baron(words, view, viewer);
}

std::string in_words(const Texts& words, const Json& view, const Names& names, Seat viewer) {
  const Map& map = map_of(view);
  std::string text = turn_line(words, view, names) + "\n";
  for (std::size_t s = 0; s < names.size(); ++s) {
    const Json& seat = view["seats"][s];
    text += say(words, "spoken.seat",
                {{"who", names[s]},
                 {"points", number(seat["points"])},
                 {"cash", number(seat["cash"])},
                 {"bonds", number(seat["bonds"])},
                 {"engine", number(seat["engine"])}}) +
            "\n";
  }
  text += open_lines(words, view) + own_baron(words, view, viewer);
  for (std::size_t i = 0; i < map.cities.size(); ++i) {
    const Json& city = view["cities"][i];
    const std::string id(map.cities[i].id);
    std::string cubes, links;
    for (const Json& cube : city["cubes"]) add_to(cubes, name_of(words, "cubes", cube));
    for (const Json& link : view["links"]) {
      for (std::size_t end = 0; end < link["ends"].size(); ++end) {
        const auto city_of = [](const Json& side) {
          const std::string& whole = side.get_ref<const std::string&>();
          return whole.substr(0, whole.rfind('.'));
        };
        if (city_of(link["ends"][end]) != id) continue;
        const std::string to = link["ends"].size() == 2 ? city_name(words, map, city_of(link["ends"][1 - end]))
                                                        : say(words, "spoken.unfinished");
        add_to(links, to + " (" + seat_name(names, link["owner"]) + ")");
      }
    }
    text += say(words, "spoken.city",
                {{"city", city_name(words, map, id)},
                 {"color", name_of(words, "colors", city["color"])},
                 {"cubes", cubes.empty() ? say(words, "spoken.empty") : cubes}});
    if (!links.empty()) text += say(words, "spoken.links", {{"list", links}});
    text += "\n";
  }
  return text;
}

}  // namespace rh::railways_of_the_world
