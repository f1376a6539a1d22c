#include "tests/games/legends_of_the_west/oracle.h"

#include <algorithm>
#include <array>
#include <functional>

#include "tests/games/legends_of_the_west/table.h"

namespace rh::legends_of_the_west::testing {
namespace {

const Json& city_named(const std::string& id) {
  for (const Json& city : facts("map")["cities"]) {
    if (city["id"] == id) return city;
  }
  ADD_FAILURE() << id;
  return facts("map")["cities"][0];
}

const Json& link_named(const std::string& id) {
  for (const Json& link : facts("map")["links"]) {
    if (link["id"] == id) return link;
  }
  ADD_FAILURE() << id;
  return facts("map")["links"][0];
}

std::string region(const Json& city) {
  return city["territory"].is_null() ? city["region"].get<std::string>() : city["territory"].get<std::string>();
}

bool touches(const Json& route, std::string_view where) {
  return region(city_named(route["a"])) == where || region(city_named(route["b"])) == where;
}

bool flagged(const Json& route, std::string_view flag) {
  const Json& flags = link_named(route["link"])["flags"];
  return std::ranges::find(flags, Json(flag)) != flags.end();
}

}  // namespace

int value_of(const std::string& ticket) {
  for (const Json& one : facts("tickets")["tickets"]) {
    if (one["id"] == ticket) return one["value"].get<int>();
  }
  ADD_FAILURE() << ticket;
  return 0;
}

RouteList routes_of(const Json& view, int seat) {
  RouteList list;
  for (const auto& [id, owner] : view["routes"].items()) {
    if (owner == seat) list.push_back(&route_named(id));
  }
  return list;
}

int longest(const RouteList& routes) {
  std::vector<bool> used(routes.size());
  const std::function<int(const Json&)> from = [&](const Json& city) {
    int best = 0;
    for (std::size_t i = 0; i < routes.size(); ++i) {
      const Json& route = *routes[i];
      if (used[i] || (route["a"] != city && route["b"] != city)) continue;
      used[i] = true;
      best = std::max(best, route["length"].get<int>() + from(route["a"] == city ? route["b"] : route["a"]));
      used[i] = false;
    }
    return best;
  };
  int best = 0;
  for (const Json* route : routes) best = std::max({best, from((*route)["a"]), from((*route)["b"])});
  return best;
}

bool connected(const RouteList& routes, const std::string& a, const std::string& b) {
  std::set<std::string> reached = {a};
  for (std::size_t before = 0; before != reached.size();) {
    before = reached.size();
    for (const Json* route : routes) {
      const auto one = (*route)["a"].get<std::string>(), other = (*route)["b"].get<std::string>();
      if (reached.contains(one)) reached.insert(other);
      if (reached.contains(other)) reached.insert(one);
    }
  }
  return reached.contains(b);
}

std::set<std::string> openable(const std::set<std::string>& open) {
  std::set<std::string> list;
  for (const Json& territory : facts("map")["territories"]) {
    const Json& needs = territory["opens_if_any_of"];
    const bool reachable = needs.empty() || std::ranges::any_of(needs, [&](const Json& n) { return open.contains(n); });
    if (reachable && !open.contains(territory["id"])) list.insert(territory["id"]);
  }
  return list;
}

std::set<std::string> cities_with(const std::set<std::string>& open) {
  std::set<std::string> list;
  for (const Json& city : facts("map")["cities"]) {
    if (city["territory"].is_null() || open.contains(city["territory"])) list.insert(city["id"]);
  }
  return list;
}

std::map<std::string, int> distances(const std::set<std::string>& open, const std::string& from) {
  const auto cities = cities_with(open);
  std::map<std::string, int> far = {{from, 0}};
  for (bool changed = true; changed;) {
    changed = false;
    for (const Json& link : facts("map")["links"]) {
      const std::string a = link["a"], b = link["b"];
      if (!cities.contains(a) || !cities.contains(b)) continue;
      for (const auto& [one, other] : {std::pair{a, b}, std::pair{b, a}}) {
        if (!far.contains(one)) continue;
        const int length = far[one] + link["length"].get<int>();
        if (far.contains(other) && far[other] <= length) continue;
        far[other] = length;
        changed = true;
      }
    }
  }
  return far;
}

std::set<std::string> deck_of(const std::set<std::string>& open, const std::set<std::string>& retired) {
  std::set<std::string> deck;
  const auto cities = cities_with(open);
  std::map<std::string, std::map<std::string, int>> far;
  for (const Json& ticket : facts("tickets")["tickets"]) {
    const std::string id = ticket["id"], set = ticket["set"], a = ticket["a"], b = ticket["b"];
    if ((set != "start" && !open.contains(set)) || retired.contains(id)) continue;
    if (!cities.contains(a) || !cities.contains(b)) continue;
    if (!far.contains(a)) far[a] = distances(open, a);
    if (far[a].contains(b) && far[a][b] <= ticket["value"].get<int>() + 3) deck.insert(id);
  }
  return deck;
}

std::set<std::string> claims(const Json& view, int seat) {
  std::set<std::string> all;
  const Json& own = view["seats"][static_cast<std::size_t>(seat)];
  std::map<std::string, int> colors;
  int cards = 0, locos = 0;
  for (const auto& [kind, n] : own["hand"].items()) {
    cards += n.get<int>();
    (kind == "loco" ? locos : colors[kind.substr(0, kind.find('.'))]) += n.get<int>();
  }
  std::set<std::string> open;
  for (const Json& territory : view.value("map", Json::object()).value("territories", Json::array()))
    open.insert(territory.get<std::string>());
  const auto cities = cities_with(open);
  std::set<std::string> rules;
  for (const Json& rule : view["rules"]) rules.insert(rule["rule"].get<std::string>());
  const std::string event = view["event"].is_string() ? view["event"].get<std::string>() : "";
  const Json storms = view.value("storms", Json::array());
  const std::string company = own["company"];
  const bool has_depot = view.contains("depots") && view["depots"].contains(company);
  const std::string depot = has_depot ? view["depots"][company].get<std::string>() : "";
  for (const Json& route : facts("map")["routes"]) {
    const std::string id = route["id"], a = route["a"], b = route["b"];
    if (!cities.contains(a) || !cities.contains(b)) continue;
    bool free = true;
    for (const auto& [other, owner] : view["routes"].items()) {
      const Json& taken = route_named(other);
      if (taken["link"] != route["link"]) continue;
      free = free && other != id && owner != seat && !(route["lanes"] == 2 && view["seats"].size() <= 3);
    }
    const int length = route["length"].get<int>();
    if (!free || own["trains"].get<int>() < length) continue;
    int extra = std::ranges::find(storms, route["link"]) != storms.end() ? 1 : 0;
    extra += event == "E16" && touches(route, "T2") ? 1 : 0;
    extra += event == "E17" && flagged(route, "bridge") ? 1 : 0;
    extra += event == "E24" && touches(route, "T6") && length >= 3 ? 1 : 0;
    if (cards < length + extra) continue;
    const bool spared = city_named(a)["large"] || city_named(b)["large"] || depot == a || depot == b;
    if (rules.contains("R10") && flagged(route, "dry") && !spared && own["money"] == 0) continue;
    for (int with = 0; with <= std::min(locos, length); ++with) {
      const int cars = length - with;
      const std::string tail = with > 0 ? "loco*" + std::to_string(with) : "";
      if (cars == 0) all.insert("claim " + id + " " + tail);
      for (const auto& [color, n] : colors) {
        if (cars == 0 || n < cars || (route["color"] != "grey" && route["color"] != color)) continue;
        all.insert("claim " + id + " " + color + "*" + std::to_string(cars) + (tail.empty() ? "" : "+" + tail));
      }
    }
  }
  return all;
}

}  // namespace rh::legends_of_the_west::testing
