#include "apps/cli/games/legends_of_the_west/show.h"

#include <algorithm>
#include <array>

namespace rh::legends_of_the_west {
namespace {

constexpr std::size_t kColumns = 79;

std::string number(const Json& value) { return with_minus(value.get<int>()); }
std::string line(std::string_view text) { return wrapped(text, kColumns) + "\n"; }

// The ink of a colour; white and black have none that every terminal shows.
std::string_view ink_of(std::string_view kind) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kInks = {
      {{"blue", "34"}, {"green", "32"}, {"yellow", "33"}, {"red", "31"}, {"white", "1"}, {"loco", "35"}}};
  const auto* found =
      std::ranges::find_if(kInks, [&](const auto& ink) { return kind.substr(0, kind.find('.')) == ink.first; });
  return found == kInks.end() ? std::string_view() : found->second;
}

std::string counted(const Texts& words, const Json& kinds) {
  std::string list;
  for (const auto& [kind, n] : kinds.items()) add_to(list, card_name(words, kind) + " ×" + number(n));
  return list;
}

std::string state_of(const Texts& words, const Json& ticket) {
  if (ticket["done"].get<bool>()) return say(words, "panel.done");
  if (ticket["left"].is_null()) return say(words, "panel.impossible");
  return say(words, "panel.left", {{"n", number(ticket["left"])}});
}

std::string ticket_line(const Texts& words, const Json& ticket) {
  return say(words, "panel.ticket",
             {{"ticket", ticket["ticket"].get<std::string>()},
              {"from", name_of(words, "pieces", ticket["a"].get<std::string>())},
              {"to", name_of(words, "pieces", ticket["b"].get<std::string>())},
              {"value", number(ticket["value"])},
              {"state", state_of(words, ticket)}});
}

std::string own_lines(const Texts& words, const Json& seat) {
  std::string text;
  if (seat.contains("hand")) text += line(say(words, "panel.hand", {{"list", counted(words, seat["hand"])}}));
  if (seat.contains("held")) {
    for (const Json& ticket : seat["held"]) text += line(ticket_line(words, ticket));
  }
  if (!seat.contains("offer") || seat["offer"].empty()) return text;
  text += say(words, "panel.offer", {{"list", ""}}) + "\n";
  for (const Json& ticket : seat["offer"]) text += "  " + line(ticket_line(words, ticket));
  return text;
}

int sum(const Json& counts) {
  int all = 0;
  for (const Json& n : counts) all += n.get<int>();
  return all;
}

}  // namespace

std::string say(const Texts& words, std::string_view key,
                std::initializer_list<std::pair<std::string_view, std::string_view>> filling) {
  return words.say("legends_of_the_west." + std::string(key), filling);
}

std::string name_of(const Texts& words, std::string_view group, std::string_view id) {
  const std::string key = "legends_of_the_west." + std::string(group) + "." + std::string(id);
  return words.has(key) ? std::string(words.find(key)) : std::string(id);
}

std::string route_name(const Texts& words, std::string_view id) {
  const auto dash = id.find('-'), slash = id.find('/');
  if (dash == std::string_view::npos) return std::string(id);
  const std::string ends = name_of(words, "pieces", id.substr(0, dash)) + " – " +
                           name_of(words, "pieces", id.substr(dash + 1, slash - dash - 1));
  return slash == std::string_view::npos ? ends : ends + " " + std::string(id.substr(slash + 1));
}

std::string card_name(const Texts& words, std::string_view kind) {
  const std::string name = name_of(words, "cards", kind);
  const std::string_view ink = ink_of(kind);
  return ink.empty() ? name : words.paint(ink, name);
}

void add_to(std::string& list, std::string_view one) { (list += list.empty() ? "" : ", ") += one; }

std::string cards_named(const Texts& words, const std::vector<std::string>& kinds) {
  std::string list;
  for (const std::string& kind : kinds) add_to(list, card_name(words, kind));
  return list;
}

std::string draw_table(const Texts& words, const Json& view, const Names& names, Seat viewer) {
  const std::string year = number(view["year"]);
  std::string text = view["games"].get<int>() > 1
                         ? line(say(words, "panel.title",
                                    {{"year", year}, {"game", number(view["game"])}, {"games", number(view["games"])}}))
                         : line(say(words, "panel.single", {{"year", year}}));
  if (view["event"].is_string()) {
    const std::string event = view["event"].get<std::string>();
    text += line(say(words, "panel.event",
                     {{"event", name_of(words, "event", event)}, {"what", name_of(words, "event_text", event)}}));
  } else {
    text += line(say(words, "panel.no_event"));
  }
  if (view["last_round"].is_object())
    text += line(say(words, "panel.last_round", {{"n", number(view["last_round"]["left"])}}));
  text += line(say(words, "panel.deck",
                   {{"deck", number(view["deck"])},
                    {"discard", std::to_string(sum(view["discard"]))},
                    {"tickets", number(view["ticket_deck"])}}));
  text += line(
      say(words, "panel.display", {{"list", cards_named(words, view["display"].get<std::vector<std::string>>())}}));
  std::string rules;
  for (const Json& rule : view["rules"]) add_to(rules, name_of(words, "rule", rule["rule"].get<std::string>()));
  text += line(say(words, "panel.rules", {{"list", rules}})) + "\n";
  for (std::size_t s = 0; s < names.size(); ++s) {
    const Json& seat = view["seats"][s];
    text += line(say(words, "panel.seat",
                     {{"who", names[s]},
                      {"company", name_of(words, "companys", seat["company"].get<std::string>())},
                      {"money", number(seat["money"])},
                      {"trains", number(seat["trains"])},
                      {"cards", number(seat["cards"])},
                      {"tickets", number(seat["tickets"])}}));
  }
  if (viewer >= 0) text += "\n" + own_lines(words, view["seats"][static_cast<std::size_t>(viewer)]);
  return text;
}

std::string in_words(const Texts& words, const Json& view, const Names& names) {
  std::string text;
  for (std::size_t s = 0; s < names.size(); ++s) {
    std::string routes;
    for (const auto& [route, owner] : view["routes"].items()) {
      if (owner == s) (routes += routes.empty() ? "" : "; ") += route_name(words, route);
    }
    text += routes.empty() ? line(say(words, "panel.no_routes", {{"who", names[s]}}))
                           : line(say(words, "panel.routes", {{"who", names[s]}, {"list", routes}}));
  }
  return text;
}

}  // namespace rh::legends_of_the_west
