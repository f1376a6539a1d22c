#include "tests/games/isle_of_trains/oracle.h"

#include <algorithm>
#include <set>
#include <sstream>

namespace rh::isle_of_trains::testing {

std::string_view spec_cards() {
  return R"(
engine_1   4 1 0 4 0 1 pax all  0 c2
engine_2   6 3 2 6 0 1 pax oil  1 c2
engine_3   6 6 4 8 0 1 pax box  1 c2
hopper_1   4 1 2 0 1 1 coal coal 0 c3,x1
hopper_2   3 4 5 0 2 2 coal oil  0 c2,B
hopper_3   2 7 8 0 1 3 coal box  0 c2,TBLD
tanker_1   4 2 2 0 1 1 oil coal 0 c3
tanker_2   3 5 5 0 2 2 oil oil  0 c3,D
tanker_3   2 8 8 0 1 3 oil box  0 c3,LD
boxcar_1   4 3 2 0 2 1 box coal 0 c4
boxcar_2   3 6 5 0 3 2 box oil  0 c4,L
boxcar_3   2 9 8 0 2 3 box box  0 c5,x1,L
coach_1    4 1 1 0 0 1 pax coal 1 c3,v1
coach_2    3 4 2 0 1 2 pax oil  2 c3,v2
coach_3    2 7 3 0 0 3 pax box  3 c3,v3
caboose_1  1 3 2 0 2 0 - box  1 -
caboose_2  1 3 2 0 2 0 - coal 1 -
caboose_3  1 3 2 0 2 1 all coal 1 -
caboose_4  1 3 2 0 2 0 - coal 1 -
caboose_5  1 3 2 0 2 0 - coal 1 -
caboose_6  1 3 1 2 0 0 - oil  1 -
caboose_7  1 3 2 0 2 0 - coal 1 -
caboose_8  1 3 0 0 2 0 - coal 2 -
caboose_9  1 3 3 0 2 0 - oil  1 -
caboose_10 1 3 2 0 2 0 - box  1 -
bank              1 6 0 0 0 0 - all 0 -
coal_factory      1 6 0 0 0 0 - all 0 -
customs_house     1 6 0 0 0 0 - all 0 -
grand_central     1 6 0 0 0 0 - all 0 -
middle_station    1 6 0 0 0 0 - all 0 -
northern_station  1 6 0 0 0 0 - all 0 -
oil_refinery      1 6 0 0 0 0 - all 0 -
rail_yard         1 6 0 0 0 0 - all 0 -
southern_station  1 6 0 0 0 0 - all 0 -
town_hall         1 6 0 0 0 0 - all 0 -
time_engine       1 8 5 7 0 0 - all 1 -
)";
}

std::string_view spec_islands() {
  return R"(
flint_beach      0+1+1+0/6 0+2+2+0/17/0+3+3 1+1+2+0/16/1+2+3
camp_eagle       0+0+2+0/7 0+2+3+0/21/0+2+5 1+1+2+0/17/1+1+4
devon_city       0+2+0+0/5 2+3+0+0/14/2+5+0 1+2+1+0/14/1+4+1
cactus_mines     1+1+0+0/4 1+2+1+0/13/2+3+1 2+2+0+0/11/3+3+0
billingtons      1+0+1+0/5 2+0+2+0/14/3+0+3 2+1+1+0/13/3+1+2
alpine_lodge     2+0+0+0/4 3+0+2+0/14/5+0+2 2+1+1+0/12/4+1+1
research_station 0+0+0+3/4 0+0+0+5/11/0+0+0
)";
}

namespace {

using Texts = std::vector<std::string>;

const std::map<std::string, std::string> kColourOf = {{"alpine_lodge", "white"},  {"billingtons", "light_blue"},
                                                      {"camp_eagle", "orange"},   {"flint_beach", "green"},
                                                      {"cactus_mines", "purple"}, {"devon_city", "black"}};

std::string place_of(const std::string& colour) {
  for (const auto& [dest, its] : kColourOf) {
    if (its == colour) return dest;
  }
  return "";
}

std::array<int, 4> numbers(const std::string& text) {
  std::array<int, 4> found{};
  std::istringstream in(text);
  std::string part;
  for (std::size_t i = 0; i < 4 && std::getline(in, part, '+'); ++i) found[i] = std::stoi(part);
  return found;
}

Texts split(const std::string& text, char at) {
  Texts parts;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, at);) parts.push_back(part);
  return parts;
}

constexpr std::array<const char*, 3> kTypes = {"coal", "oil", "box"};

std::string is_of(const Json& item) {
  return item.contains("passenger") ? "passenger" : item["cargo"].get<std::string>();
}

std::set<std::string> unique(const Texts& cards) { return {cards.begin(), cards.end()}; }

}  // namespace

Oracle::Oracle(std::string_view view_json) : view_(parse_json(view_json)), active_(view_["active"].get<int>()) {}

const Oracle::Kind& Oracle::kind(const std::string& card) {
  static const std::map<std::string, Kind> all = [] {
    std::map<std::string, Kind> made;
    std::istringstream rows{std::string(spec_cards())};
    for (std::string id, benefit; rows >> id;) {
      Kind k;
      int n = 0;
      rows >> n >> k.cost >> k.vp >> k.power >> k.weight >> k.capacity >> k.holds >> k.cargo >> k.pax >> benefit;
      const auto dash = id.find('_');
      k.category = id.substr(0, dash);
      const bool levels = std::set<std::string>{"engine", "hopper", "tanker", "boxcar", "coach"}.contains(k.category);
      if (levels) k.level = id[dash + 1] - '0';
      if (id == "time_engine") k.category = "engine", k.level = 4;
      if (!levels && k.category != "engine" && k.category != "caboose") k.category = "building";
      made[id] = k;
    }
    return made;
  }();
  return all.at(card);
}

const std::vector<Oracle::Contract>& Oracle::contracts(const std::string& dest) {
  static const std::map<std::string, std::vector<Contract>> all = [] {
    std::map<std::string, std::vector<Contract>> made;
    std::istringstream rows{std::string(spec_islands())};
    for (std::string row; std::getline(rows, row);) {
      std::istringstream cells(row);
      std::string id, cell;
      if (!(cells >> id)) continue;
      while (cells >> cell) {
        const auto parts = split(cell, '/');
        Contract c{numbers(parts[0]), std::stoi(parts[1]), {}};
        const auto symbols = numbers(parts.size() > 2 ? parts[2] : parts[0]);
        c.symbols = {symbols[0], symbols[1], symbols[2]};
        made[id].push_back(c);
      }
    }
    return made;
  }();
  return all.at(dest);
}

// --- points -------------------------------------------------------------------------------------

// IT-102.
int Oracle::building(int s, const std::string& card) const {
  const Json& own = seat(s);
  const auto on_tiles = [&](const char* one, const char* two) {
    return view_["tickets"][one]["filled"].get<int>() + view_["tickets"][two]["filled"].get<int>();
  };
  const auto symbols = [&](std::size_t type) {
    int count = 0;
    for (const auto& [dest, island] : view_["islands"].items()) {
      if (island["owner"].is_null() || island["owner"] != s) continue;
      const std::string state = island["state"];
      count += contracts(dest)[state == "open" ? 0 : state == "a" ? 1 : 2].symbols[type];
    }
    return count;
  };
  int items = 0, icons = 0;
  const int cars = static_cast<int>(own["train"].size()) - 1;
  for (const Json& car : own["train"]) {
    items += static_cast<int>(car["items"].size());
    icons += kind(car["card"]).pax >= 1 ? 1 : 0;
  }
  if (card == "coal_factory") return 2 * symbols(0);
  if (card == "oil_refinery") return 2 * symbols(1);
  if (card == "customs_house") return 2 * symbols(2);
  if (card == "bank") return 2 * items;
  if (card == "grand_central") return 8;
  if (card == "town_hall") return 2 * icons;
  if (card == "rail_yard") return 2 * cars;
  if (card == "middle_station") return 4 + on_tiles("cactus_mines", "devon_city");
  if (card == "northern_station") return 4 + on_tiles("alpine_lodge", "billingtons");
  return 4 + on_tiles("camp_eagle", "flint_beach");
}

std::string Oracle::points(int s) const {
  const Json& own = seat(s);
  const bool minus = view_.contains("solo") && view_["solo"]["scenario"] == 10;
  const int tokens = own["tokens"].get<int>() * (minus ? -1 : 1);
  int cars = 0, loaded = 0, island_points = 0, buildings = 0;
  for (const Json& car : own["train"]) {
    cars += kind(car["card"]).vp;
    loaded += static_cast<int>(car["items"].size());
  }
  for (const auto& [dest, island] : view_["islands"].items()) {
    if (island["owner"].is_null() || island["owner"] != s) continue;
    const std::string state = island["state"];
    island_points += contracts(dest)[state == "open" ? 0 : state == "a" ? 1 : 2].vp;
  }
  const bool holds_it = view_.contains("progress_track") && !view_["progress_track"]["holder"].is_null() &&
                        view_["progress_track"]["holder"] == s;
  for (const Json& card : own["buildings"]) buildings += building(s, card);
  const int total = tokens + cars + island_points + loaded + (holds_it ? 1 : 0) + buildings;
  std::string text;
  for (const int n :
       {tokens, cars, island_points, loaded, holds_it ? 1 : 0, buildings, total, static_cast<int>(own["train"].size())})
    text += (text.empty() ? "" : " ") + std::to_string(n);
  return text;
}

// --- legal moves --------------------------------------------------------------------------------

void Oracle::Used::note(std::string_view move) {
  if (move.starts_with("deliver ")) *this = {};
  if (move.starts_with("side ")) side = true;
  if (move.starts_with("guest ")) guest = true;
  if (move.starts_with("give ") && move.find('.') != std::string_view::npos) stand_in = true;
}

Texts Oracle::hand() const { return mine()["hand"].get<Texts>(); }

Texts Oracle::train() const {
  Texts cards;
  for (const Json& car : mine()["train"]) cards.push_back(car["card"]);
  return cards;
}

bool Oracle::in_train(const std::string& card) const {
  const Texts cards = train();
  return std::ranges::find(cards, card) != cards.end();
}

bool Oracle::carries(const Kind& car, const std::string& cargo) {
  return car.holds == "all" || cargo == "all" || car.holds == cargo;
}

void Oracle::takes(Texts& moves) const {
  const bool deck = view_["deck"].get<int>() > 0, discard = !view_["discard"].empty() && !view_.contains("solo");
  if (deck || discard) moves.emplace_back("take deck");
  std::set<std::string> shown;
  for (const Json& card : view_["display"]) {
    if (!card.is_null()) shown.insert(card.get<std::string>());
  }
  for (const std::string& card : shown) moves.push_back("take " + card);
}

// IT-30 to IT-40 for a train and a hand, by making the train that would be.
void Oracle::builds(const Texts& train, const Texts& hand, bool buildings, Texts& moves) {
  const auto light_enough = [](const Texts& cards) {
    int power = 0, weight = 0;
    for (const std::string& card : cards) power += kind(card).power, weight += kind(card).weight;
    return weight <= power;
  };
  const bool cheaper = std::ranges::find(train, "caboose_5") != train.end();
  const int others = static_cast<int>(hand.size()) - 1;
  for (const std::string& card : unique(hand)) {
    const Kind& k = kind(card);
    if (k.category == "building") {
      if (buildings && others >= 6) moves.push_back("build " + card);
      continue;
    }
    if (k.category != "engine") {
      Texts longer = train;
      longer.push_back(card);
      const int cost = std::max(0, k.cost - (cheaper ? 1 : 0));
      if (light_enough(longer) && others >= cost) moves.push_back("build " + card);
    }
    if (k.category == "caboose") continue;
    for (std::size_t i = 0; i < train.size(); ++i) {
      const Kind& old = kind(train[i]);
      if (old.category != k.category || old.level >= k.level) continue;
      Texts better = train;
      better[i] = card;
      if (light_enough(better) && others >= k.cost - old.cost)
        moves.push_back("build " + card + " over " + std::to_string(i));
    }
  }
}

// IT-34, IT-34a: without the car, is there an extend or upgrade?
void Oracle::scraps(Texts& moves) const {
  for (std::size_t i = 1; i < train().size(); ++i) {
    Texts rest = train();
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    Texts possible;
    builds(rest, hand(), false, possible);
    if (!possible.empty()) moves.push_back("scrap " + std::to_string(i));
  }
}

// IT-45 to IT-47, IT-82.
void Oracle::loads(bool own_only, Texts& moves) const {
  const Texts cards = hand();
  for (int s = 0; s < static_cast<int>(view_["seats"].size()); ++s) {
    if (own_only && s != active_) continue;
    for (std::size_t i = 0; i < seat(s)["train"].size(); ++i) {
      const Json& car = seat(s)["train"][i];
      const Kind& k = kind(car["card"]);
      if (static_cast<int>(car["items"].size()) >= k.capacity) continue;
      const std::string place = std::to_string(s) + "." + std::to_string(i);
      if (k.holds == "pax") {
        for (const auto& [colour, count] : mine()["supply"].items()) {
          if (count > 0) moves.push_back("board " + colour + " " + place);
        }
        continue;
      }
      if (k.holds == "all" && s != active_) continue;
      for (const std::string& card : unique(cards)) {
        if (carries(k, kind(card).cargo)) moves.push_back("load " + card + " " + place);
      }
      if (k.holds != "all" && cards.size() >= 2) moves.push_back("blind " + place);
    }
  }
}

void Oracle::delivers(Texts& moves) const {
  bool item = false;
  for (const Json& car : mine()["train"]) item |= !car["items"].empty();
  if (!item) return;
  for (const auto& [dest, island] : view_["islands"].items()) moves.push_back("deliver " + dest);
}

void Oracle::items(Texts& moves) const {
  for (std::size_t i = 0; i < mine()["train"].size(); ++i) {
    std::set<std::string> found;
    for (const Json& item : mine()["train"][i]["items"])
      found.insert(item.contains("passenger") ? "." + item["passenger"].get<std::string>() : "");
    for (const std::string& one : found) moves.push_back("aside " + std::to_string(i) + one);
  }
}

bool Oracle::has_space(const std::string& dest) const {
  return dest != "research_station" && view_["tickets"][dest]["filled"].get<int>() < 3;
}

Texts Oracle::loaded() const {
  Texts all;
  for (const Json& car : mine()["train"]) {
    for (const Json& item : car["items"]) all.push_back(is_of(item));
  }
  return all;
}

bool Oracle::can_meet(std::array<int, 4> need, Texts items, bool stand_in) {
  std::size_t due = 0;
  while (due < 4 && need[due] == 0) ++due;
  if (due == 4) return true;
  --need[due];
  for (const std::string& type : unique(items)) {
    const bool passenger = type == "passenger";
    const bool helps = passenger ? stand_in : due == 3 || type == "all" || type == kTypes[due];
    if (!helps) continue;
    Texts rest = items;
    rest.erase(std::ranges::find(rest, type));
    if (can_meet(need, rest, stand_in && !passenger)) return true;
  }
  return false;
}

// IT-56 to IT-62, IT-86 to IT-90.
void Oracle::steps(const Used& used, Texts& moves) const {
  const Json& now = view_["pending"][0];
  const std::string dest = now["dest"];
  const bool stand_in = in_train("caboose_7") && !used.stand_in;
  const int scenario =
      view_.contains("solo") && !view_["solo"]["scenario"].is_null() ? view_["solo"]["scenario"].get<int>() : 0;
  const Json& island = view_["islands"][dest];
  bool open = false;
  for (const auto& [name, card] : view_["islands"].items()) open |= card["state"] == "open" && card["owner"] == active_;
  if (!now["initial"].get<bool>() && island["state"] == "centre" && (!open || scenario == 8) &&
      can_meet(contracts(dest)[0].deliver, loaded(), stand_in))
    moves.emplace_back("initial");
  if (!now["secondary"].get<bool>() && scenario != 8 && island["state"] == "open" && island["owner"] == active_) {
    for (std::size_t i = 1; i < contracts(dest).size(); ++i) {
      if (can_meet(contracts(dest)[i].deliver, loaded(), stand_in))
        moves.push_back(std::string("secondary ") + "-ab"[i]);
    }
  }
  std::set<std::string> found;
  for (std::size_t i = 0; i < mine()["train"].size(); ++i) {
    for (const Json& item : mine()["train"][i]["items"]) {
      if (!item.contains("passenger")) continue;
      const std::string colour = item["passenger"], at = std::to_string(i), home = place_of(colour);
      if (home == dest) {
        if (has_space(dest)) found.insert("ticket " + at);
        continue;
      }
      if (in_train("caboose_9") && !used.side && has_space(home)) found.insert("side " + at + "." + colour);
      if (in_train("caboose_10") && !used.guest && has_space(dest)) found.insert("guest " + at + "." + colour);
    }
  }
  moves.insert(moves.end(), found.begin(), found.end());
  if (!now["special"].get<bool>()) items(moves);
  if (now["steps"].get<int>() > 0) moves.emplace_back("finish");
}

// IT-64.
void Oracle::gives(const Used& used, Texts& moves) const {
  const Json& now = view_["pending"][0];
  std::array<int, 4> need = {now["coal"].get<int>(), now["oil"].get<int>(), now["box"].get<int>(),
                             now["any"].get<int>()};
  std::size_t due = 0;
  while (need[due] == 0) ++due;
  --need[due];
  const bool stand_in = in_train("caboose_7") && !used.stand_in;
  for (std::size_t i = 0; i < mine()["train"].size(); ++i) {
    std::set<std::string> tried;
    for (const Json& item : mine()["train"][i]["items"]) {
      const std::string type = is_of(item);
      const bool passenger = type == "passenger";
      const std::string text =
          "give " + std::to_string(i) + (passenger ? "." + item["passenger"].get<std::string>() : "");
      if (!tried.insert(text).second) continue;
      const bool helps = passenger ? stand_in : due == 3 || type == "all" || type == kTypes[due];
      if (!helps) continue;
      Texts rest = loaded();
      rest.erase(std::ranges::find(rest, type));
      if (can_meet(need, rest, stand_in && !passenger)) moves.push_back(text);
    }
  }
}

Texts Oracle::legal(const Used& used) const {
  Texts moves;
  const Json& now = view_["pending"][0];
  const std::string what = now["what"];
  const auto name_all = [&](const std::string& word, const Texts& cards) {
    for (const std::string& card : unique(cards)) moves.push_back(word + " " + card);
  };
  if (what == "actions" || what == "bonus") {
    const bool bonus = what == "bonus";
    const Texts offered = bonus ? now["actions"].get<Texts>() : Texts{"take", "build", "load", "deliver"};
    const auto may = [&](const char* action) { return std::ranges::find(offered, action) != offered.end(); };
    if (may("take")) {
      takes(moves);
      int bag = 0;
      for (const auto& [colour, count] : view_["bag"].items()) bag += count.get<int>();
      const bool waiting = !view_.contains("solo") || !view_["solo"]["no_waiting"].get<bool>();
      if (bag > 0 || waiting) moves.emplace_back("take pax");
    }
    if (may("build")) builds(train(), hand(), true, moves), scraps(moves);
    if (may("load")) loads(bonus, moves);
    if (may("deliver")) delivers(moves);
    if (bonus) moves.emplace_back("pass");
  } else if (what == "take") {
    takes(moves);
  } else if (what == "pick") {
    name_all("pick", view_["discard"].get<Texts>());
  } else if (what == "build") {
    builds(train(), hand(), false, moves);
  } else if (what == "raze") {
    name_all("raze", mine()["buildings"].get<Texts>());
  } else if (what == "pay") {
    name_all("pay", hand());
  } else if (what == "blind") {
    name_all(now["stage"] == "under" ? "under" : "toss", hand());
  } else if (what == "toss" || what == "limit") {
    name_all("toss", hand());
  } else if (what == "deliver") {
    steps(used, moves);
  } else if (what == "give") {
    gives(used, moves);
  } else if (what == "special") {
    items(moves);
    moves.emplace_back("done");
  } else if (what == "night") {
    moves.emplace_back("night");
  } else {
    moves.push_back("what is " + what + "?");
  }
  if (view_.contains("solo") && !view_["discard"].empty()) {
    const int price = view_["solo"]["scenario"] == 9 ? 2 : 3;
    if (mine()["tokens"].get<int>() >= price) moves.emplace_back("buyback");
  }
  std::ranges::sort(moves);
  return moves;
}

}  // namespace rh::isle_of_trains::testing
