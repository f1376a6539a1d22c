#include "tests/games/legends_of_the_west/table.h"

#include <algorithm>
#include <map>
#include <set>

#include "tests/games/shared.h"

namespace rh::legends_of_the_west::testing {
namespace {

constexpr std::array<std::string_view, 20> kKinds = {
    "black",   "black.p", "black.s", "blue",     "blue.p",   "blue.s", "white", "white.p", "white.s", "green",
    "green.p", "green.s", "yellow",  "yellow.p", "yellow.s", "red",    "red.p", "red.s",   "loco",    "news"};

struct Line {
  Seat by;
  std::string text;
};

Line line_of(const std::string& line) {
  const auto space = line.find(' ');
  const std::string by = line.substr(0, space);
  return {by == "N" ? kNature : std::stoi(by), line.substr(space + 1)};
}

std::string argument_text(const Argument& argument) {
  return std::string(argument.name) + "=" +
         (argument.text.empty() ? std::to_string(argument.number) : std::string(argument.text));
}

std::string joined(const Json& list) {
  std::string all;
  for (const Json& one : list) (all += all.empty() ? "" : " ") += one.get<std::string>();
  return all;
}

bool plain(std::string_view outcome) {
  return outcome.find('.') == std::string_view::npos && outcome != "card loco" && outcome != "card news";
}

// How little a card matters: plain cars first, then those with symbols, locomotives, newspapers.
int harm(std::string_view outcome) {
  return plain(outcome) ? 0 : outcome == "card news" ? 3 : outcome == "card loco" ? 2 : 1;
}

}  // namespace

const Game& legends() { return *find_game("legends_of_the_west"); }

const Json& facts(const std::string& file) {
  static std::map<std::string, Json> read;
  if (!read.contains(file)) read[file] = rh::testing::data_of("legends_of_the_west/" + file);
  return read[file];
}

const Json& route_named(std::string_view id) {
  for (const Json& route : facts("map")["routes"]) {
    if (route["id"] == id) return route;
  }
  ADD_FAILURE() << "no such route: " << id;
  return facts("map")["routes"][0];
}

// --- campaigns --------------------------------------------------------------------------------

Json carry_before(int game, const std::vector<std::string>& companies, const std::vector<std::string>& opened) {
  Json carry = {{"game", game}, {"companies", companies}, {"first", nullptr}};
  carry["territories"] = Json::object();
  carry["rules"] = {{"R03", nullptr}, {"R12", nullptr}};
  std::set<std::string> events = {"E01", "E02", "E03", "E04", "E05", "E06", "E07"}, gone;
  std::set<int> office = {1, 2, 3, 4, 5, 6, 7, 8};
  const std::map<std::string, std::string> rule_of = {{"T1", "R01"}, {"T2", "R02"}, {"T3", "R09"}, {"T4", "R05"},
                                                      {"T5", "R08"}, {"T6", "R04"}, {"T7", "R10"}, {"T8", "R11"}};
  const std::map<int, std::vector<std::string>> unlocked = {
      {2, {"R07", "RS10", "RE4", "RE7"}}, {3, {"RS13"}}, {4, {"R06", "RS11"}}};
  const std::map<int, std::string> added = {{2, "E08"}, {3, "E09"}, {5, "E10"}, {6, "E11"}, {8, "E12"}};
  const std::map<int, int> retiring = {{5, 4}, {8, 5}, {11, 6}};
  std::set<std::string> retired;
  for (int played = 1; played < game; ++played) {
    if (unlocked.contains(played)) {
      for (const std::string& rule : unlocked.at(played)) carry["rules"][rule] = nullptr;
    }
    if (added.contains(played)) events.insert(added.at(played));
    if (retiring.contains(played)) {
      for (const Json& ticket : facts("tickets")["tickets"]) {
        if (ticket["set"] == "start" && ticket["value"].get<int>() <= retiring.at(played))
          retired.insert(ticket["id"].get<std::string>());
      }
    }
    if (played == 1) carry["rules"]["RE5"] = nullptr;
    if (played == 3) carry["rules"]["RS12"] = nullptr;
    if (played <= static_cast<int>(opened.size()) && played <= 8) {
      const std::string& territory = opened[static_cast<std::size_t>(played - 1)];
      const int number = territory[1] - '0';
      carry["territories"][territory] = played;
      const std::string& rule = rule_of.at(territory);
      carry["rules"][rule] = rule == "R08" || rule == "R11" ? Json() : Json(played + 3);
      for (const int event : {11 + 2 * number, 12 + 2 * number}) events.insert("E" + std::to_string(event));
      office.insert(7 + 2 * number);
      office.insert(8 + 2 * number);
    }
    for (auto rule = carry["rules"].begin(); rule != carry["rules"].end();) {
      if (!rule->is_null() && *rule == played) {
        for (const auto& [event, bound] : {std::pair{"E13", "R01"}, std::pair{"E20", "R05"}}) {
          if (rule.key() == bound && events.erase(event) > 0) gone.insert(event);
        }
        rule = carry["rules"].erase(rule);
      } else {
        ++rule;
      }
    }
  }
  carry["events"] = events;
  carry["retired_events"] = gone;
  carry["retired_tickets"] = retired;
  carry["post_office"] = office;
  carry["slips"] = Json::array();
  carry["winners"] = Json::array();
  for (const char* key : {"upgrades", "postcards", "owed", "depots", "tokens"}) carry[key] = Json::object();
  for (const std::string& company : companies) {
    carry["upgrades"][company] = carry["postcards"][company] = Json::array();
    carry["owed"][company] = 0;
    carry["tokens"][company] = {{"golden_spike", 0}, {"seal", 0}, {"water_right", 0}};
  }
  for (int played = 1; played < game; ++played) {
    Json slip = Json::object();
    for (const std::string& company : companies) slip[company] = 10;
    carry["slips"].push_back(slip);
    carry["winners"].push_back(companies[0]);
  }
  if (game > 1) carry["first"] = companies.back();
  carry["ticket_draw"] = game > 11 ? 4 : 3;
  return carry;
}

Json campaign(Json carry, const Json& changes, std::string_view mode) {
  for (const auto& [key, value] : changes.items()) carry[key] = value;
  return {{"mode", mode}, {"companies", carry["companies"]}, {"carry", carry}};
}

// --- playing ----------------------------------------------------------------------------------

Table::Table(const Header& header, int seats) {
  const Json& options = header.json;
  Options made(legends().info().options);
  const auto set = made.set_all(options);
  EXPECT_TRUE(set.has_value()) << options.dump() << (set ? "" : ": " + set.error().code);
  auto started = legends().start(made, seats);
  EXPECT_TRUE(started.has_value()) << options.dump();
  if (!started) {
    for (const auto& [name, value] : started.error().arguments) ADD_FAILURE() << name << ": " << value;
    std::abort();
  }
  position = std::move(*started);
  start_ = position->clone();
  if (options.contains("carry") && options["carry"]["first"].is_string()) {
    const auto companies = options["companies"].get<std::vector<std::string>>();
    const auto at = std::ranges::find(companies, options["carry"]["first"].get<std::string>());
    first_ = at == companies.end() ? 0 : static_cast<Seat>(at - companies.begin());
  }
}

Table& Table::operator=(const Table& other) {
  start_ = other.start_->clone();
  position = other.position->clone();
  first_ = other.first_;
  return *this;
}

Table Table::ready(const Header& options, int seats, const Deal& deal) {
  Table made(options, seats);
  while (!made.natures()) made.play(std::to_string(made.turn().first()) + " " + made.moves(made.turn().first())[0]);
  if (made.outcomes().starts_with("first")) made.play("N first 0");
  const auto dealt = [&](Seat s) { return (made.first() + s) % seats; };
  for (Seat s = 0; s < seats; ++s) {
    const auto at = static_cast<std::size_t>(dealt(s));
    const auto wanted = at < deal.hands.size() ? split(deal.hands[at], " ") : std::vector<std::string>();
    for (std::size_t i = 0; i < 4; ++i) {
      if (i < wanted.size())
        made.play("N card " + wanted[i]);
      else
        made.nature();
    }
  }
  for (const std::string& card : split(deal.display, " ")) made.play("N card " + card);
  while (made.outcomes().starts_with("card")) made.nature();
  std::set<std::string> named;
  for (const std::string& list : deal.tickets) {
    for (const std::string& ticket : split(list, " ")) named.insert(ticket);
  }
  for (Seat s = 0; s < seats; ++s) {
    const auto at = static_cast<std::size_t>(dealt(s));
    const auto wanted = at < deal.tickets.size() ? split(deal.tickets[at], " ") : std::vector<std::string>();
    for (std::size_t i = 0; i < 4; ++i) {
      if (i < wanted.size()) {
        made.play("N ticket " + wanted[i]);
        continue;
      }
      for (const std::string& outcome : split(made.outcomes(), "|")) {
        const std::string ticket = split(outcome, " ")[1];
        if (named.contains(ticket)) continue;
        made.play("N ticket " + ticket);
        break;
      }
    }
  }
  for (Seat s = 0; s < seats; ++s) {
    const auto at = static_cast<std::size_t>(s);
    const bool wanted = at < deal.tickets.size() && !deal.tickets[at].empty();
    made.play(std::to_string(s) + " " + (wanted ? "keep " + deal.tickets[at] : made.moves(s)[0]));
  }
  return made.decline();
}

void Table::apply(Seat by, std::string_view text) {
  const auto move = legends().parse(text);
  EXPECT_TRUE(move.has_value()) << "no move: " << text;
  if (!move) return;
  const Refusal refused = position->play(by, *move, nullptr);
  EXPECT_FALSE(refused) << by << " " << text << ": " << refused.code << "\nasked: " << asked(turn().first())
                        << (natures() ? "nature: " + outcomes() : "");
  if (!refused && by == kNature && text.starts_with("first ")) first_ = text[6] - '0';
}

// What matters least: of cards the kind of which most are left, so that none runs out early.
Table& Table::nature() {
  std::vector<WeightedMove> all;
  position->outcomes(all);
  EXPECT_FALSE(all.empty());
  if (all.empty()) return *this;
  std::string best;
  std::pair<int, std::uint64_t> rank;
  for (const auto& [move, weight] : all) {
    const std::string text = legends().print(move);
    const std::pair<int, std::uint64_t> own = {text.starts_with("card") ? -harm(text) : 0,
                                               text.starts_with("card") ? weight : 0};
    if (best.empty() || own > rank) best = text, rank = own;
  }
  apply(kNature, best);
  return *this;
}

Table& Table::settle() {
  while (natures() && !::testing::Test::HasFatalFailure()) nature();
  return *this;
}

Table& Table::play(std::string_view lines) {
  for (const std::string& line : split(lines, "\n;")) {
    const auto [by, text] = line_of(line);
    if (by != kNature) settle();
    apply(by, text);
  }
  return *this;
}

Table& Table::decline() {
  for (int i = 0; i < 200 && !over(); ++i) {
    settle();
    if (over()) break;
    const Seat seat = turn().first();
    const auto all = moves(seat);
    if (all.empty()) break;
    const bool action = std::ranges::any_of(all, [](const std::string& m) {
      return m == "draw" || m == "tickets" || m == "pass" || m.starts_with("claim ");
    });
    if (action) break;
    const bool skip = std::ranges::find(all, "skip") != all.end();
    const bool none = std::ranges::find(all, "keep none") != all.end();
    apply(seat, skip ? "skip" : none ? "keep none" : all[0]);
  }
  return settle();
}

Table& Table::idle() {
  settle();
  const Seat seat = turn().first();
  if (can(seat, "draw") && deck() > 14)
    play(std::to_string(seat) + " draw; " + std::to_string(seat) + " draw");
  else if (can(seat, "tickets"))
    play(std::to_string(seat) + " tickets");
  else if (can(seat, "draw"))
    play(std::to_string(seat) + " draw; " + std::to_string(seat) + " draw");
  else
    play(std::to_string(seat) + " " + moves(seat)[0]);
  return decline();
}

Table& Table::until(Seat seat) {
  decline();
  for (int i = 0; i < 50 && !over() && !turn().has(seat); ++i) idle();
  EXPECT_TRUE(turn().has(seat)) << "seat " << seat << " is never asked";
  return *this;
}

Table& Table::hold(Seat seat, std::string_view cards) {
  auto missing = [&] {
    auto held = split(hand(seat), " ");
    std::vector<std::string> left;
    for (const std::string& card : split(cards, " ")) {
      const auto at = std::ranges::find(held, card);
      if (at == held.end())
        left.push_back(card);
      else
        held.erase(at);
    }
    return left;
  };
  const std::string by = std::to_string(seat);
  for (auto left = missing(); !left.empty() && !::testing::Test::HasFailure(); left = missing()) {
    until(seat).play(by + " draw; N card " + left[0]);
    if (left.size() > 1)
      play(by + " draw; N card " + left[1]);
    else
      play(by + " draw");
    decline();
  }
  return until(seat);
}

Table& Table::gather(Seat seat, std::string_view route) {
  const std::string by = std::to_string(seat), claim = "claim " + std::string(route) + " ";
  std::string color = route_named(route)["color"].get<std::string>();
  if (color == "grey") color = "black";
  for (int i = 0; i < 20 && until(seat).turn().has(seat) && moves(seat, claim).empty(); ++i) {
    for (int k = 0; k < 2; ++k) {
      play(by + " draw");
      std::string card;
      for (const char* kind : {"", ".p", ".s"}) {
        if (card.empty() && weight("card " + color + kind) > 0) card = "card " + color + kind;
      }
      if (card.empty() && weight("card loco") > 0) card = "card loco";
      if (!card.empty()) apply(kNature, card);
      settle();
    }
    decline();
  }
  EXPECT_FALSE(moves(seat, claim).empty()) << "cannot claim " << route;
  return *this;
}

Table& Table::own(Seat seat, std::string_view routes) {
  const std::string by = std::to_string(seat);
  for (const std::string& route : split(routes, " ")) {
    auto ways = gather(seat, route).moves(seat, "claim " + route + " ");
    if (ways.empty()) return *this;
    std::ranges::sort(ways, {}, [](const std::string& m) { return std::pair{m.find("loco") != std::string::npos, m}; });
    play(by + " " + ways[0]);
    decline();
  }
  return *this;
}

Table& Table::event(Seat seat, std::string_view id) {
  const std::string by = std::to_string(seat);
  until(seat).play(by + " draw; N card news; N event " + std::string(id));
  return *this;
}

bool Table::random_move(Random& random, Events* events) {
  if (over()) return false;
  if (natures()) {
    EXPECT_FALSE(position->play(kNature, position->nature_pick(random.below(position->nature_total())), events));
    return true;
  }
  std::vector<Seat> seats;
  for (Seat s = 0; s < position->seats(); ++s) {
    if (turn().has(s)) seats.push_back(s);
  }
  const Seat seat = seats[random.below(seats.size())];
  std::vector<PackedMove> all;
  position->legal(seat, all);
  EXPECT_FALSE(all.empty());
  if (all.empty()) return false;
  EXPECT_FALSE(position->play(seat, all[random.below(all.size())], events));
  return true;
}

Table& Table::finish(std::uint64_t seed) {
  Random random(seed);
  while (random_move(random)) continue;
  return *this;
}

std::string Table::events(std::string_view line) {
  const auto [by, text] = line_of(std::string(line));
  if (by != kNature) settle();
  const auto move = legends().parse(text);
  Events events;
  EXPECT_TRUE(move && !position->play(by, *move, &events)) << line;
  std::string all;
  for (const Event& event : events) {
    (all += all.empty() ? "" : " ") += event.code;
    if (event.audience != kEverybody) all += "@" + std::to_string(std::countr_zero(event.audience));
    all += "(";
    for (std::size_t i = 0; i < event.count; ++i) (all += i == 0 ? "" : " ") += argument_text(event.arguments[i]);
    all += ")";
  }
  return all;
}

// --- looking ----------------------------------------------------------------------------------

std::string Table::refusal(Seat seat, std::string_view text) const {
  const auto move = legends().parse(text);
  const Refusal refused = move ? position->check(seat, *move) : move.error();
  return refused ? std::string(refused.code.substr(3)) : std::string();
}

std::vector<std::string> Table::moves(Seat seat, std::string_view beginning) const {
  std::vector<PackedMove> all;
  position->legal(seat, all);
  std::vector<std::string> texts;
  for (const PackedMove move : all) {
    std::string text = legends().print(move);
    if (text.starts_with(beginning)) texts.push_back(std::move(text));
  }
  return texts;
}

std::string Table::legal(Seat seat, std::string_view beginning) const {
  std::string all;
  for (const std::string& text : moves(seat, beginning)) (all += all.empty() ? "" : " | ") += text;
  return all;
}

std::string Table::sorted(Seat seat, std::string_view beginning) const {
  auto all = moves(seat, beginning);
  std::ranges::sort(all);
  std::string text;
  for (const std::string& one : all) (text += text.empty() ? "" : " | ") += one;
  return text;
}

std::string Table::outcomes() const {
  std::vector<WeightedMove> list;
  if (natures()) position->outcomes(list);
  std::string all;
  for (const auto& [move, weight] : list)
    (all += all.empty() ? "" : " | ") += legends().print(move) + " " + std::to_string(weight);
  return all;
}

std::uint64_t Table::weight(std::string_view outcome) const {
  std::vector<WeightedMove> list;
  if (natures()) position->outcomes(list);
  for (const auto& [move, weight] : list) {
    if (legends().print(move) == outcome) return weight;
  }
  return 0;
}

std::string Table::asked(Seat seat) const {
  std::set<std::string> words;
  if (seat >= 0 && turn().has(seat)) {
    for (const std::string& text : moves(seat)) words.insert(text.substr(0, text.find(' ')));
  }
  std::string all;
  for (const std::string& word : words) (all += all.empty() ? "" : " ") += word;
  return all;
}

Json Table::quote(Seat seat, std::string_view text) const {
  EXPECT_EQ(refusal(seat, text), "");
  const std::string quoted = position->quote(seat, *legends().parse(text));
  return quoted.empty() ? Json::object() : parse_json(quoted);
}

std::string Table::told(const Table& before, std::string_view line, Seat viewer) const {
  const auto [by, text] = line_of(std::string(line));
  return position->told(*before.position, by, *legends().parse(text), viewer);
}

int Table::money(Seat s) const { return seat(s)["money"].get<int>(); }
int Table::trains(Seat s) const { return seat(s)["trains"].get<int>(); }

std::string Table::purses() const {
  std::string all;
  for (Seat s = 0; s < seats(); ++s) (all += all.empty() ? "" : " ") += std::to_string(money(s));
  return all;
}

std::string Table::hand(Seat s) const {
  const Json held = seat(s)["hand"];
  std::string all;
  for (const std::string_view kind : kKinds) {
    const int n = held.contains(kind) ? held[std::string(kind)].get<int>() : 0;
    for (int i = 0; i < n; ++i) (all += all.empty() ? "" : " ") += kind;
  }
  return all;
}

std::string Table::display() const {
  std::vector<std::string> cards;
  for (const Json& card : view(kAllSeeing)["display"]) {
    if (card.is_string()) cards.push_back(card);
  }
  std::ranges::sort(cards, {}, [](const std::string& card) { return std::ranges::find(kKinds, card); });
  return joined(cards);
}

int Table::deck() const { return view(kAllSeeing)["deck"].get<int>(); }

int Table::discarded() const {
  int all = 0;
  for (const Json& n : view(kAllSeeing)["discard"]) all += n.get<int>();
  return all;
}

std::string Table::tickets(Seat s) const {
  std::string all;
  for (const Json& ticket : seat(s)["held"]) (all += all.empty() ? "" : " ") += ticket["ticket"].get<std::string>();
  return all;
}

std::string Table::current() const {
  const Json seen = view(kAllSeeing);
  return seen["event"].is_string() ? seen["event"].get<std::string>() : std::string();
}

}  // namespace rh::legends_of_the_west::testing
