#include "engine/games/legends_of_the_west/components.h"

#include <algorithm>

#include "engine/games/legends_of_the_west/campaign.h"
#include "engine/games/legends_of_the_west/laid_out.h"
#include "generated/data_legends_of_the_west.h"

namespace rh::legends_of_the_west {
namespace {

std::uint8_t small(const JsonReader& data, int low, int high) {
  return static_cast<std::uint8_t>(data.number(low, high));
}

Ids& known() {
  static Ids all;
  return all;
}

// The id in the list, which lives as long as the program; lists begin with a name that no move can say.
std::string_view keep(NameList& list, std::string_view id) {
  if (list.size() == 0) list.add("?");
  return list[list.add(id)];
}

template <class Things>
int index_of(const Things& things, std::string_view id) {
  for (std::size_t i = 0; i < things.size(); ++i) {
    if (things[i].id == id) return static_cast<int>(i);
  }
  return -1;
}
template <class Things>
std::uint8_t named(const JsonReader& data, const Things& things) {
  const int found = index_of(things, data.text());
  if (found < 0) data.fail("is \"" + std::string(data.text()) + "\", which is unknown");
  return static_cast<std::uint8_t>(std::max(found, 0));
}

void expect_size(const JsonReader& list, int most) {
  if (static_cast<int>(list.size()) != most) list.fail("is not a list of " + std::to_string(most));
}

std::uint8_t territory_of(const JsonReader& data, const Tables& tables) {
  return data.json().is_null() || data.text() == "start"
             ? std::uint8_t{0}
             : static_cast<std::uint8_t>(1 + named(data, tables.territories));
}

void load_map(const JsonReader& data, Tables& tables) {
  Ids& ids = known();
  expect_size(data.at("territories"), kTerritories);
  for (std::size_t i = 0; i < data.at("territories").size(); ++i)
    tables.territories.push_back({.id = keep(ids.territories, data.at("territories").at(i).at("id").text())});
  expect_size(data.at("cities"), kCities);
  for (std::size_t i = 0; i < data.at("cities").size() && data.ok(); ++i) {
    const JsonReader entry = data.at("cities").at(i);
    City city{.id = keep(ids.cities, entry.at("id").text())};
    city.territory = territory_of(entry.at("territory"), tables);
    city.region =
        city.territory == 0 ? one_of(entry.at("region"), kStartRegions) : static_cast<std::uint8_t>(3 + city.territory);
    city.large = entry.at("large").flag();
    city.coast = entry.at("coast").json().is_null() ? std::uint8_t{0} : one_of(entry.at("coast"), kCoastNames);
    city.x = static_cast<std::int16_t>(entry.at("x").number(0, 10'000));
    city.y = static_cast<std::int16_t>(entry.at("y").number(0, 10'000));
    if (city.large) tables.large.add(static_cast<int>(i));
    if (city.coast == 1) tables.atlantic.add(static_cast<int>(i));
    if (city.coast == 2) tables.pacific.add(static_cast<int>(i));
    tables.cities.push_back(city);
    Json facts = entry.json();
    for (const char* unsaid : {"source", "large_source", "lat", "lon"}) facts.erase(unsaid);
    tables.city_facts.push_back(facts.dump());
  }
  expect_size(data.at("links"), kLinks);
  expect_size(data.at("routes"), kRoutes);
  std::vector<Ends> ends;
  for (std::size_t i = 0; i < data.at("links").size() && data.ok(); ++i) {
    const JsonReader entry = data.at("links").at(i);
    Link link{.id = keep(ids.links, entry.at("id").text())};
    link.a = named(entry.at("a"), tables.cities);
    link.b = named(entry.at("b"), tables.cities);
    link.length = small(entry.at("length"), 1, kMostLength);
    for (std::size_t k = 0; k < entry.at("flags").size(); ++k)
      link.flags = static_cast<std::uint8_t>(link.flags | 1 << one_of(entry.at("flags").at(k), kFlagNames));
    link.lanes = static_cast<std::uint8_t>(entry.at("lanes").size());
    if (link.lanes < 1 || link.lanes > 3) entry.at("lanes").fail("are not one, two or three");
    link.first = kNone;
    ends.push_back({link.a, link.b});
    tables.lengths.push_back(link.length);
    tables.links.push_back(link);
  }
  for (std::size_t i = 0; i < data.at("stubs").size() && data.ok(); ++i) {
    const JsonReader entry = data.at("stubs").at(i);
    const Link& link = tables.links[named(entry.at("completed_by"), tables.links)];
    const std::uint8_t city = named(entry.at("city"), tables.cities);
    tables.stubs.push_back({.city = city, .territory = tables.cities[link.a == city ? link.b : link.a].territory});
  }
  for (std::size_t i = 0; i < data.at("routes").size() && data.ok(); ++i) {
    const JsonReader entry = data.at("routes").at(i);
    Route route{.id = keep(ids.routes, entry.at("id").text())};
    route.link = named(entry.at("link"), tables.links);
    Link& link = tables.links[route.link];
    route.colour = one_of(entry.at("color"), kColourNames);
    route.length = small(entry.at("length"), link.length, link.length);
    route.a = link.a;
    route.b = link.b;
    if (link.first == kNone) link.first = static_cast<std::uint8_t>(i);
    if (i >= link.first + std::size_t{link.lanes}) entry.fail("does not stand beside its link's other lanes");
    tables.lanes_of[route.colour][route.length].add(static_cast<int>(i));
    tables.lanes_of_link[route.link].add(static_cast<int>(i));
    tables.routes.push_back(route);
  }
  if (!data.ok()) return;
  tables.graph_.emplace_back(kCities, ends);
  for (std::size_t i = 0; i < tables.links.size(); ++i) {
    const Link& link = tables.links[i];
    if (link.first == kNone) return (void)data.at("links").at(i).fail("has no route");
    tables.links_by_name.push_back(static_cast<std::uint8_t>(i));
    Json facts = data.at("links").at(i).json();
    for (const char* unsaid : {"source", "requires", "lanes"}) facts.erase(unsaid);
    facts["routes"] = Json::array();
    for (std::size_t r = link.first; r < std::size_t{link.first} + link.lanes; ++r)
      facts["routes"].push_back({{"id", tables.routes[r].id}, {"color", kColourNames[tables.routes[r].colour]}});
    tables.link_facts.push_back(facts.dump());
  }
  std::ranges::sort(tables.links_by_name, {}, [&](std::uint8_t link) { return tables.links[link].id; });
}

void load_tickets(const JsonReader& data, Tables& tables) {
  expect_size(data.at("tickets"), kTickets);
  for (std::size_t i = 0; i < data.at("tickets").size() && data.ok(); ++i) {
    const JsonReader entry = data.at("tickets").at(i);
    Ticket ticket{.id = keep(known().tickets, entry.at("id").text())};
    ticket.a = named(entry.at("a"), tables.cities);
    ticket.b = named(entry.at("b"), tables.cities);
    ticket.value = small(entry.at("value"), 1, 99);
    ticket.territory = territory_of(entry.at("set"), tables);
    if (!entry.at("registered").json().is_null()) ticket.registered = small(entry.at("registered"), 1, kPostcards);
    tables.tickets.push_back(ticket);
  }
  for (std::size_t i = 1; i < tables.tickets.size(); ++i) {
    if (tables.tickets[i - 1].id >= tables.tickets[i].id) data.at("tickets").at(i).fail("is out of order");
  }
}

void load_deck(const JsonReader& data, Deal& deal) {
  const JsonReader symbols = data.at("symbols_per_color");
  for (int kind = 0; kind < kLoco; ++kind) {
    constexpr std::array<std::string_view, 3> kSymbols = {"none", "pick", "skull"};
    deal.counts[static_cast<std::size_t>(kind)] =
        small(symbols.at(kSymbols[static_cast<std::size_t>(symbol_of(kind))]), 0, 20);
  }
  deal.counts[kLoco] = small(data.at("locomotives"), 0, 30);
  deal.counts[kNews] = small(data.at("newspapers"), 0, 30);
  for (std::size_t seats = 2; seats <= kSeats; ++seats)
    deal.newspapers[seats] = small(data.at("newspapers_in_play").at(std::to_string(seats)), 0, deal.counts[kNews]);
  deal.hand = small(data.at("opening_hand"), 1, 9);
  deal.display = small(data.at("display"), 5, 5);
  deal.reset_at = small(data.at("loco_reset_at"), 1, 5);
  deal.block_at = small(data.at("draw_block_at_or_below"), 0, 50);
  deal.quiet_at = small(data.at("quiet_newspaper_at_or_below"), 0, 50);
  deal.most_resets = small(data.at("max_resets_per_refill"), 0, 9);
}

// Ids first: effects name what stands behind them.
void load_ids(const JsonReader& data, Tables& tables) {
  Ids& ids = known();
  const JsonReader events = data.at("events").at("events");
  expect_size(events, kEvents);
  for (std::size_t i = 0; i < events.size(); ++i)
    tables.events.push_back({.id = keep(ids.events, events.at(i).at("id").text())});
  const JsonReader rules = data.at("rules").at("rules");
  expect_size(rules, kRules);
  for (std::size_t i = 0; i < rules.size(); ++i) {
    static NameList names;
    tables.rules.push_back({.id = keep(names, rules.at(i).at("id").text())});
  }
  const JsonReader ops = data.at("effects").at("ops");
  expect_size(ops, static_cast<int>(kOpNames.size()));
  for (std::size_t i = 0; i < ops.size(); ++i) (void)one_of(ops.at(i).at(std::size_t{0}), kOpNames);
}

void load_events(const JsonReader& data, Tables& tables, Compiler& compiler) {
  for (std::size_t i = 0; i < tables.events.size() && data.ok(); ++i) {
    const JsonReader entry = data.at("events").at(i);
    EventCard& event = tables.events[i];
    event.lightning = entry.at("kind").text() == "lightning";
    if (!entry.at("retire_with").json().is_null()) event.rule = named(entry.at("retire_with"), tables.rules);
    event.effects = compiler.list(entry.at("effects"), event.lightning ? Place::Lightning : Place::Lasting);
  }
  for (std::size_t i = 0; i < data.at("start").size(); ++i)
    tables.start_events |= 1u << named(data.at("start").at(i), tables.events);
}

void load_rules(const JsonReader& data, Tables& tables, Compiler& compiler) {
  tables.claim_rule.fill(kNone);
  tables.setup_rule.fill(kNone);
  tables.end_rule.fill(kNone);
  for (std::size_t i = 0; i < tables.rules.size() && data.ok(); ++i) {
    const JsonReader entry = data.at(i);
    Rule& rule = tables.rules[i];
    const std::string_view slot = entry.at("slot").text();
    const auto digits = slot.find_first_of("0123456789");
    const std::string_view kind = slot.substr(0, digits);
    int number = 0;
    for (const char c : digits == std::string_view::npos ? std::string_view{} : slot.substr(digits))
      number = number * 10 + (c - '0');
    if (number < 1 || number > (kind == "claim" ? 12 : 13)) return (void)entry.at("slot").fail("is no slot");
    rule.slot = static_cast<std::uint8_t>(number);
    auto place = static_cast<std::size_t>(number);
    std::uint8_t* owner = nullptr;
    if (kind == "claim") owner = &tables.claim_rule[place];
    if (kind == "setup") owner = &tables.setup_rule[place], rule.kind = Rule::Kind::Setup;
    if (kind == "end") owner = &tables.end_rule[place], rule.kind = Rule::Kind::End;
    if (owner == nullptr || *owner != kNone) return (void)entry.at("slot").fail("is taken or unknown");
    *owner = static_cast<std::uint8_t>(i);
    if (!entry.at("lasts").json().is_null()) rule.lasts = small(entry.at("lasts"), 1, kGames);
    rule.from_start = entry.at("brings").text() == "start";
    constexpr std::array<Place, 3> kPlaces = {Place::Claim, Place::Setup, Place::End};
    rule.effects = compiler.list(entry.at("effects"), kPlaces[static_cast<std::size_t>(rule.kind)]);
    if (entry.has("setup")) rule.setup = compiler.list(entry.at("setup"), Place::SetupLine);
    if (entry.has("slip")) rule.slip = compiler.list(entry.at("slip"), Place::Slip);
  }
}

void load_companies(const JsonReader& data, Tables& tables, Compiler& compiler) {
  expect_size(data.at("companies"), kCompanies);
  static NameList names;
  for (std::size_t i = 0; i < data.at("companies").size() && data.ok(); ++i) {
    const JsonReader entry = data.at("companies").at(i);
    Company company{.id = keep(names, entry.at("id").text()), .colour = one_of(entry.at("color"), kColourNames)};
    company.bonus = {compiler.list(entry.at("bonus_card").at("standard").at("effects"), Place::Bonus),
                     compiler.list(entry.at("bonus_card").at("distinct_charters").at("effects"), Place::Bonus)};
    tables.companies.push_back(company);
  }
  expect_size(data.at("upgrades"), kUpgrades);
  constexpr std::array<std::string_view, 3> kHooks = {"passive", "company_bonus", "setup12"};
  constexpr std::array<Place, 3> kPlaces = {Place::Passive, Place::Bonus, Place::Setup};
  for (std::size_t i = 0; i < data.at("upgrades").size() && data.ok(); ++i) {
    const JsonReader entry = data.at("upgrades").at(i);
    const std::uint8_t hook = one_of(entry.at("hook"), kHooks);
    tables.upgrades.push_back({.id = keep(known().upgrades, entry.at("id").text()),
                               .hook = static_cast<Hook>(hook),
                               .copies = small(entry.at("copies"), 1, 9),
                               .effect = compiler.single(entry.at("effect"), kPlaces[hook])});
  }
}

void load_postcards(const JsonReader& data, Tables& tables, Compiler& compiler) {
  expect_size(data, kPostcards);
  for (std::size_t i = 0; i < data.size() && data.ok(); ++i) {
    const JsonReader entry = data.at(i);
    entry.at("number").number(static_cast<int>(i) + 1, static_cast<int>(i) + 1);
    Postcard card{.territory = territory_of(entry.at("set"), tables),
                  .check = static_cast<Check>(one_of(entry.at("check"), kCheckNames)),
                  .condition = compiler.postcard(entry.at("condition"))};
    const Condition& condition = tables.program.conditions[card.condition];
    if (condition.word == Word::ExtraLoco) card.locos = static_cast<std::uint8_t>(condition.n);
    card.reward = compiler.list(entry.at("reward"), card.check == Check::OnSlip ? Place::SlipReward : Place::Reward);
    tables.postcards.push_back(card);
  }
}

void load_campaign(const JsonReader& data, Tables& tables, Compiler& compiler) {
  for (std::size_t i = 0; i < tables.territories.size() && data.ok(); ++i) {
    const JsonReader entry = data.at("territories").at(i);
    Territory& territory = tables.territories[i];
    if (entry.at("id").text() != territory.id) entry.fail("is out of order");
    for (std::size_t k = 0; k < entry.at("opens_if_any_of").size(); ++k)
      territory.any_of = static_cast<std::uint8_t>(territory.any_of |
                                                   1 << named(entry.at("opens_if_any_of").at(k), tables.territories));
    expect_size(entry.at("events"), 2);
    for (std::size_t k = 0; k < 2; ++k) territory.events[k] = named(entry.at("events").at(k), tables.events);
    territory.rule = named(entry.at("rule"), tables.rules);
    for (std::size_t k = 0; k < entry.at("postcards").size(); ++k)
      territory.postcards |= 1u << (small(entry.at("postcards").at(k), 1, kPostcards) - 1);
  }
  expect_size(data.at("default_territory_order"), kTerritories);
  for (std::size_t i = 0; i < data.at("default_territory_order").size(); ++i)
    tables.default_order.push_back(named(data.at("default_territory_order").at(i), tables.territories));
  expect_size(data.at("games"), kGames);
  expect_size(data.at("story_deck"), 2 * kGames);
  static NameList stories;
  for (std::size_t i = 0; i < data.at("games").size() && data.ok(); ++i) {
    const JsonReader entry = data.at("games").at(i);
    Row row{.trains = small(entry.at("trains"), 1, 56),
            .year = static_cast<std::uint16_t>(entry.at("year").number(1800, 1999))};
    for (const bool after : {false, true}) {
      const JsonReader card = data.at("story_deck").at(2 * i + (after ? 1 : 0));
      card.at("game").number(static_cast<int>(i) + 1, static_cast<int>(i) + 1);
      Story& story = after ? row.after : row.before;
      story = {keep(stories, card.at("id").text()),
               compiler.list(card.at("side_b"), after ? Place::After : Place::Before)};
    }
    tables.rows.push_back(row);
  }
  const JsonReader values = data.at("vault_values");
  tables.golden_spike_points = small(values.at("golden_spike"), 0, 99);
  tables.seal_points = small(values.at("seal"), 0, 99);
  tables.water_right_points = small(values.at("water_right"), 0, 99);
}

BitSet<kTickets> find_eligible(const Tables& tables, unsigned territories) {
  BitSet<kTickets> found;
  BitSet<kLinks> barred;
  for (int link = 0; link < kLinks; ++link) {
    if (!tables.in_play(tables.links[static_cast<std::size_t>(link)], territories)) barred.add(link);
  }
  std::array<std::array<int, kCities>, kCities> from;
  BitSet<kCities> known;
  for (std::size_t i = 0; i < tables.tickets.size(); ++i) {
    const Ticket& ticket = tables.tickets[i];
    const bool set_open = ticket.territory == 0 || (territories >> (ticket.territory - 1) & 1u) != 0;
    if (!set_open || !tables.in_play(tables.cities[ticket.a], territories) ||
        !tables.in_play(tables.cities[ticket.b], territories))
      continue;
    if (!known.has(ticket.a)) from[ticket.a] = least_lengths(tables.graph(), tables.lengths, ticket.a, barred);
    known.add(ticket.a);
    if (from[ticket.a][ticket.b] <= ticket.value + 3) found.add(static_cast<int>(i));
  }
  return found;
}

Tables load(const JsonReader& data, Box&) {
  Tables tables;
  Compiler compiler(tables);
  load_map(data, tables);
  if (data.ok()) load_ids(data, tables);
  if (data.ok()) load_tickets(data.at("tickets"), tables);
  if (data.ok()) load_deck(data.at("train_deck"), tables.deal);
  if (data.ok()) load_events(data.at("events"), tables, compiler);
  if (data.ok()) load_rules(data.at("rules").at("rules"), tables, compiler);
  if (data.ok()) load_companies(data.at("companies"), tables, compiler);
  if (data.ok()) load_postcards(data.at("postcards").at("postcards"), tables, compiler);
  if (data.ok()) load_campaign(data.at("campaign"), tables, compiler);
  if (!data.ok()) return tables;
  unsigned open = 0;
  for (std::size_t i = 0; i <= tables.default_order.size(); ++i) {
    tables.eligible[open] = find_eligible(tables, open);
    tables.eligible_known.add(static_cast<int>(open));
    if (i < tables.default_order.size()) open |= 1u << tables.default_order[i];
  }
  return tables;
}

// Clients get the map of 1865 and what lies in the box then; everything else comes with views (TL-96).
void seal(Json& facts) {
  // Of the campaign only in which years its games are played; of a single game of such a year how many trains and
  // opened territories it has (TL-4), which rules may be ticked for the whole map, and which are printed in the book.
  Json years = std::move(facts["campaign"]["years"]), games = Json::array(), ticked = Json::array();
  Json printed = Json::array();
  int territories = 0;
  for (const Json& game : facts["campaign"]["games"]) {
    games.push_back({{"year", game["year"]}, {"trains", game["trains"]}, {"territories", territories}});
    territories += game["opens_territory_after"].get<bool>() ? 1 : 0;
  }
  for (const Json& rule : facts["rules"]["rules"]) {
    if (!rule["lasts"].is_null()) ticked.push_back(rule["id"]);
    if (rule["brings"] == "start" && rule["slot"].get<std::string>().starts_with("claim"))
      printed.push_back(rule["id"]);
  }
  Json short_years = Json::array();
  for (int game = 1; game <= games_of(Mode::Short); ++game)
    short_years.push_back(years[static_cast<std::size_t>(row_of(Mode::Short, game))]);
  facts["campaign"] = {{"years", std::move(years)},
                       {"short", std::move(short_years)},
                       {"games", std::move(games)},
                       {"ticked", std::move(ticked)},
                       {"printed", std::move(printed)}};
  for (const char* sealed : {"events", "rules", "postcards", "effects", "territories"}) facts.erase(sealed);
  const auto keep_if = [](Json& list, auto open) {
    Json kept = Json::array();
    for (const Json& entry : list) {
      if (open(entry)) kept.push_back(entry);
    }
    list = std::move(kept);
  };
  std::vector<std::string> open;
  for (const Json& city : facts["cities"]) {
    if (city["territory"].is_null()) open.push_back(city["id"].get<std::string>());
  }
  const auto is_open = [&](const Json& thing) {
    return std::ranges::find(open, thing["a"].get<std::string>()) != open.end() &&
           std::ranges::find(open, thing["b"].get<std::string>()) != open.end();
  };
  keep_if(facts["cities"], [](const Json& city) { return city["territory"].is_null(); });
  keep_if(facts["links"], is_open);
  keep_if(facts["routes"], is_open);
  for (Json& stub : facts["stubs"]) stub.erase("completed_by");
  for (Json& link : facts["links"]) link.erase("requires");
  Json& tickets = facts["tickets"];
  keep_if(tickets["tickets"], [](const Json& ticket) { return ticket["set"] == "start"; });
  for (Json& ticket : tickets["tickets"]) ticket.erase("registered");
  for (const char* sealed : {"total", "rule", "eligibility"}) tickets.erase(sealed);
  for (const char* sealed : {"upgrades", "upgrade_rule"}) facts["companies"].erase(sealed);
}

}  // namespace

BitSet<kTickets> Tables::eligible_tickets(unsigned territories) const {
  return eligible_known.has(static_cast<int>(territories)) ? eligible[territories] : find_eligible(*this, territories);
}

Shelf<Tables>& shelf() {
  static Shelf<Tables> instance(
      {.game = "legends_of_the_west",
       .files = generated::data_legends_of_the_west,
       .shared = {"campaign", "companies", "effects", "events", "postcards", "rules", "tickets", "train_deck"},
       .seal = seal},
      load);
  return instance;
}

const Tables*& laid_out() {
  static const Tables* all = &shelf().tables(0);
  return all;
}

const Tables& tables() { return *laid_out(); }

const Ids& ids() {
  shelf();
  return known();
}

}  // namespace rh::legends_of_the_west
