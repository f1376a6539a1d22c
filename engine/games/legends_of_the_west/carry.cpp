// The documents among the options, and the object `carry` (TL-108) in and out.
#include <algorithm>
#include <tuple>

#include "engine/games/legends_of_the_west/campaign.h"

namespace rh::legends_of_the_west {
namespace {

template <class Things>
int index_of(const Things& things, std::string_view id) {
  for (std::size_t i = 0; i < things.size(); ++i) {
    if (things[i].id == id) return static_cast<int>(i);
  }
  return -1;
}
template <class Things>
int known(const JsonReader& id, const Things& things) {
  const int found = index_of(things, id.text());
  if (found < 0) id.fail("is \"" + std::string(id.text()) + "\", which is unknown");
  return std::max(found, 0);
}

// A list of different ids; `sorted`: in ascending order.
template <class Things>
std::uint32_t id_list(const JsonReader& list, const Things& things, bool sorted = true) {
  if (!list.json().is_array()) return list.fail("is not a list"), 0;
  std::uint32_t found = 0;
  for (std::size_t i = 0; i < list.size() && list.ok(); ++i) {
    const int one = known(list.at(i), things);
    if ((found >> one & 1u) != 0) list.at(i).fail("is there twice");
    if (sorted && found >> one != 0) list.at(i).fail("is out of order");
    found |= 1u << one;
  }
  return found;
}
std::uint32_t number_list(const JsonReader& list) {
  if (!list.json().is_array()) return list.fail("is not a list"), 0;
  std::uint32_t found = 0;
  for (std::size_t i = 0; i < list.size() && list.ok(); ++i) {
    const auto bit = list.at(i).number(1, kPostcards) - 1;
    if (found >> bit != 0) list.at(i).fail("is out of order");
    found |= 1u << bit;
  }
  return found;
}

// The keys of an object are companies out of `among`, all of them where `all` is set.
void company_keys(const JsonReader& object, std::uint32_t among, bool all) {
  if (!object.json().is_object()) return (void)object.fail("is not an object");
  std::uint32_t found = 0;
  for (const auto& [key, value] : object.json().items()) {
    const int company = company_named(key);
    if (company < 0 || (among >> company & 1u) == 0) return (void)object.fail("names " + key + ", which is not there");
    found |= 1u << company;
  }
  if (all && found != among) object.fail("does not name every company");
}

constexpr std::array<std::string_view, 17> kKeys = {
    "game",           "companies",       "first",       "territories", "rules",      "events",
    "retired_events", "retired_tickets", "post_office", "upgrades",    "postcards",  "owed",
    "depots",         "slips",           "winners",     "tokens",      "ticket_draw"};

void check_companies_of(const JsonReader& carry) {
  const std::uint32_t all = id_list(carry.at("companies"), tables().companies, false);
  if (carry.at("companies").size() < 2) carry.at("companies").fail("are fewer than two");
  if (!carry.at("first").json().is_null() && (all >> known(carry.at("first"), tables().companies) & 1u) == 0)
    carry.at("first").fail("is none of the companies");
  for (const char* key : {"upgrades", "postcards", "owed", "tokens"}) company_keys(carry.at(key), all, true);
  company_keys(carry.at("depots"), all, false);
  if (carry.ok()) check_depots(carry.at("depots"));
  if (!carry.ok()) return;
  const int rounds = upgrade_rounds(Mode::Campaign, kGames + 1);
  std::array<int, kUpgrades> copies{};
  std::uint32_t held = carry.ok() ? number_list(carry.at("post_office")) : 0;
  for (std::size_t i = 0; i < carry.at("companies").size() && carry.ok(); ++i) {
    const std::string_view company = carry.at("companies").at(i).text();
    const std::uint32_t upgrades = id_list(carry.at("upgrades").at(company), tables().upgrades);
    for (std::size_t u = 0; u < kUpgrades; ++u) {
      copies[u] += static_cast<int>(upgrades >> u & 1u);
      if (copies[u] > tables().upgrades[u].copies)
        carry.at("upgrades").at(company).fail("has more of an upgrade than there are");
    }
    // So something is always left to pick (TL-87).
    if (std::popcount(upgrades) > rounds) carry.at("upgrades").at(company).fail("has too many upgrades");
    carry.at("owed").at(company).number(0, std::max(rounds - std::popcount(upgrades), 0));
    const std::uint32_t cards = number_list(carry.at("postcards").at(company));
    if ((cards & held) != 0) carry.at("postcards").at(company).fail("holds a card that is elsewhere, too");
    held |= cards;
    for (const std::string_view token : kTokenNames) carry.at("tokens").at(company).at(token).number(0, 255);
  }
}

void check_history(const JsonReader& carry, int game) {
  const std::uint32_t all = id_list(carry.at("companies"), tables().companies, false);
  for (const char* key : {"slips", "winners"}) {
    if (!carry.at(key).json().is_array() || static_cast<int>(carry.at(key).size()) != game - 1)
      carry.at(key).fail("is not a list of " + std::to_string(game - 1));
  }
  for (std::size_t i = 0; carry.ok() && i < carry.at("slips").size(); ++i) {
    const JsonReader slips = carry.at("slips").at(i);
    company_keys(slips, all, false);
    if (carry.ok() && slips.size() < 2) slips.fail("has fewer than two companies");
    for (const auto& [company, slip] : slips.json().items()) slips.at(company).number(0, 9999);
    const int winner = known(carry.at("winners").at(i), tables().companies);
    if (carry.ok() && !slips.has(tables().companies[static_cast<std::size_t>(winner)].id))
      carry.at("winners").at(i).fail("did not take part");
  }
}

}  // namespace

int company_named(std::string_view id) { return index_of(tables().companies, id); }

void check_companies(const JsonReader& document) { (void)id_list(document, tables().companies, false); }

void check_rules(const JsonReader& document) {
  (void)id_list(document, tables().rules, false);
  for (std::size_t i = 0; i < document.size() && document.ok(); ++i) {
    const Rule& rule = tables().rules[static_cast<std::size_t>(known(document.at(i), tables().rules))];
    if (rule.kind != Rule::Kind::Claim || !rule.temporary()) document.at(i).fail("is not a rule to choose");
  }
}

void check_depots(const JsonReader& document) {
  company_keys(document, (1u << kCompanies) - 1, false);
  if (!document.ok()) return;
  BitSet<kCities> taken;
  for (const auto& [company, city] : document.json().items()) {
    const int place = known(document.at(company), tables().cities);
    if (document.ok() && taken.has(place)) document.at(company).fail("has a depot already");
    taken.add(place);
  }
}

void check_upgrades(const JsonReader& document) {
  company_keys(document, (1u << kCompanies) - 1, false);
  if (!document.ok()) return;
  std::array<int, kUpgrades> copies{};
  for (const auto& [company, held] : document.json().items()) {
    const std::uint32_t upgrades = id_list(document.at(company), tables().upgrades);
    for (std::size_t u = 0; u < kUpgrades && document.ok(); ++u) {
      copies[u] += static_cast<int>(upgrades >> u & 1u);
      if (copies[u] > tables().upgrades[u].copies)
        document.at(company).fail("has more of " + std::string(tables().upgrades[u].id) + " than there are");
    }
  }
}

void check_carry(const JsonReader& carry) {
  if (!carry.json().is_object()) return (void)carry.fail("is not an object");
  for (const auto& [key, value] : carry.json().items()) {
    if (std::ranges::find(kKeys, key) == kKeys.end()) carry.fail("has the key " + key + ", which is unknown");
  }
  for (const std::string_view key : kKeys) (void)carry.at(key);
  if (!carry.ok()) return;
  const auto game = static_cast<int>(carry.at("game").number(1, kGames + 1));
  check_companies_of(carry);
  if (!carry.ok()) return;
  if (!carry.at("territories").json().is_object()) carry.at("territories").fail("is not an object");
  for (const auto& [id, after] : carry.json()["territories"].items()) {
    if (index_of(tables().territories, id) < 0) carry.at("territories").fail("names " + id + ", which is unknown");
    if (carry.ok()) carry.at("territories").at(id).number(1, std::max(game - 1, 1));
  }
  for (const auto& [company, city] : carry.json()["depots"].items()) {
    const std::uint8_t territory =
        tables().cities[static_cast<std::size_t>(known(carry.at("depots").at(company), tables().cities))].territory;
    if (territory != 0 && !carry.at("territories").has(tables().territories[territory - 1u].id))
      carry.at("depots").at(company).fail("is a city that is not open");
  }
  if (!carry.at("rules").json().is_object()) carry.at("rules").fail("is not an object");
  for (const auto& [id, last] : carry.json()["rules"].items()) {
    if (index_of(tables().rules, id) < 0) carry.at("rules").fail("names " + id + ", which is unknown");
    if (carry.ok() && !last.is_null()) carry.at("rules").at(id).number(1, 2 * kGames);
  }
  const std::uint32_t events = id_list(carry.at("events"), tables().events);
  if ((id_list(carry.at("retired_events"), tables().events) & events) != 0)
    carry.at("retired_events").fail("names an event of the set");
  if (!carry.at("retired_tickets").json().is_array()) carry.at("retired_tickets").fail("is not a list");
  for (std::size_t i = 0; carry.ok() && i < carry.at("retired_tickets").size(); ++i) {
    const int ticket = known(carry.at("retired_tickets").at(i), tables().tickets);
    if (i > 0 && ticket <= known(carry.at("retired_tickets").at(i - 1), tables().tickets))
      carry.at("retired_tickets").at(i).fail("is out of order");
  }
  check_history(carry, game);
  carry.at("ticket_draw").number(1, 4);
}

Carried read_carry(const Json& json) {
  std::string problem;
  const JsonReader carry(&json, "", &problem);
  Carried carried = fresh();
  carried.game = static_cast<std::uint8_t>(carry.at("game").number(1, kGames + 1));
  carried.rules.fill(0);
  for (const auto& [id, last] : json["rules"].items())
    carried.rules[static_cast<std::size_t>(index_of(tables().rules, id))] =
        last.is_null() ? kForGood : last.get<std::uint8_t>();
  for (const auto& [id, after] : json["territories"].items())
    carried.opened[static_cast<std::size_t>(index_of(tables().territories, id))] = after.get<std::uint8_t>();
  if (!json["first"].is_null()) carried.first = static_cast<std::uint8_t>(known(carry.at("first"), tables().companies));
  carried.events = id_list(carry.at("events"), tables().events);
  carried.retired_events = id_list(carry.at("retired_events"), tables().events);
  carried.post_office = number_list(carry.at("post_office"));
  carried.ticket_draw = static_cast<std::uint8_t>(carry.at("ticket_draw").number(1, 4));
  for (std::size_t i = 0; i < carry.at("retired_tickets").size(); ++i)
    carried.retired_tickets.add(known(carry.at("retired_tickets").at(i), tables().tickets));
  for (const Json& name : json["companies"]) {
    const auto id = name.get<std::string>();
    const auto company = static_cast<std::size_t>(company_named(id));
    carried.joined[carried.companies++] = static_cast<std::uint8_t>(company);
    carried.owed[company] = json["owed"][id].get<std::uint8_t>();
    carried.upgrades[company] = static_cast<std::uint8_t>(id_list(carry.at("upgrades").at(id), tables().upgrades));
    carried.postcards[company] = number_list(carry.at("postcards").at(id));
    if (json["depots"].contains(id))
      carried.depots[company] = static_cast<std::uint8_t>(known(carry.at("depots").at(id), tables().cities));
    for (std::size_t t = 0; t < kTokens; ++t)
      carried.tokens[company][t] = json["tokens"][id][std::string(kTokenNames[t])].get<std::uint8_t>();
  }
  for (std::size_t i = 0; i < json["slips"].size() && i < kGames; ++i) {
    for (const auto& [id, slip] : json["slips"][i].items())
      carried.slips[i][static_cast<std::size_t>(company_named(id))] = slip.get<std::int16_t>();
    carried.winners[i] = static_cast<std::uint8_t>(company_named(json["winners"][i].get<std::string>()));
  }
  return carried;
}

void write_carry(const State& state, JsonWriter& json) {
  const Tables& all = tables();
  const Carried& carried = state.table.carried;
  const auto companies = std::span(carried.joined).first(carried.companies);
  const auto id = [&](std::size_t company) { return all.companies[company].id; };
  const auto list = [&](const auto& things, std::uint32_t mask) {
    json.begin_array();
    for (std::size_t i = 0; i < things.size(); ++i) {
      if ((mask >> i & 1u) != 0) json.value(things[i].id);
    }
    json.end_array();
  };
  const auto numbers = [&](std::uint32_t mask) {
    json.begin_array();
    for (int i = 0; i < kPostcards; ++i) {
      if ((mask >> i & 1u) != 0) json.value(i + 1);
    }
    json.end_array();
  };
  const auto of_companies = [&](auto write) {
    json.begin_object();
    for (const std::uint8_t company : companies) {
      json.key(id(company));
      write(company);
    }
    json.end_object();
  };
  json.begin_object().field("game", int{carried.game}).key("companies").begin_array();
  for (const std::uint8_t company : companies) json.value(id(company));
  json.end_array().key("first");
  if (carried.first == kNobody)
    json.null();
  else
    json.value(id(carried.first));
  json.key("territories").begin_object();
  for (std::size_t t = 0; t < kTerritories; ++t) {
    if (carried.opened[t] != 0) json.field(all.territories[t].id, int{carried.opened[t]});
  }
  json.end_object().key("rules").begin_object();
  for (std::size_t r = 0; r < kRules; ++r) {
    if (carried.rules[r] == 0) continue;
    json.key(all.rules[r].id);
    if (carried.rules[r] == kForGood)
      json.null();
    else
      json.value(int{carried.rules[r]});
  }
  json.end_object().key("events");
  list(all.events, carried.events);
  json.key("retired_events");
  list(all.events, carried.retired_events);
  json.key("retired_tickets").begin_array();
  for (const int ticket : carried.retired_tickets) json.value(all.tickets[static_cast<std::size_t>(ticket)].id);
  json.end_array().key("post_office");
  numbers(carried.post_office);
  json.key("upgrades");
  of_companies([&](std::size_t company) { list(all.upgrades, carried.upgrades[company]); });
  json.key("postcards");
  of_companies([&](std::size_t company) { numbers(carried.postcards[company]); });
  json.key("owed");
  of_companies([&](std::size_t company) { json.value(int{carried.owed[company]}); });
  json.key("depots").begin_object();
  for (const std::uint8_t company : companies) {
    if (carried.depots[company] != kNone) json.field(id(company), all.cities[carried.depots[company]].id);
  }
  json.end_object().key("slips").begin_array();
  for (std::size_t game = 0; game + 1 < carried.game; ++game) {
    json.begin_object();
    for (const std::uint8_t company : companies) {
      if (carried.slips[game][company] >= 0) json.field(id(company), int{carried.slips[game][company]});
    }
    json.end_object();
  }
  json.end_array().key("winners").begin_array();
  for (std::size_t game = 0; game + 1 < carried.game; ++game) json.value(id(carried.winners[game]));
  json.end_array().key("tokens");
  of_companies([&](std::size_t company) {
    json.begin_object();
    for (std::size_t t = 0; t < kTokens; ++t) json.field(kTokenNames[t], int{carried.tokens[company][t]});
    json.end_object();
  });
  json.field("ticket_draw", int{carried.ticket_draw}).end_object();
}

void write_reckoning(const Carried& carried, JsonWriter& json) {
  const Tables& all = tables();
  struct Vault {
    int slips = 0, missed = 0, won = 0, best = 0, total = 0;
    auto key(const Carried& of, std::size_t company) const {
      return std::tuple(total, won, int{of.tokens[company][0]}, best);
    }
  };
  std::array<Vault, kCompanies> vaults;
  const auto companies = std::span(carried.joined).first(carried.companies);
  for (const std::uint8_t company : companies) {
    Vault& vault = vaults[company];
    for (int game = 0; game + 1 < carried.game; ++game) {
      const int slip = carried.slips[static_cast<std::size_t>(game)][company];
      if (slip < 0) {
        vault.missed += missed_slip(carried, game);
        continue;
      }
      vault.slips += slip;
      vault.best = std::max(vault.best, slip);
      vault.won += carried.winners[static_cast<std::size_t>(game)] == company ? 1 : 0;
    }
    const auto& tokens = carried.tokens[company];
    vault.total = vault.slips + vault.missed + tokens[0] * all.golden_spike_points + tokens[1] * all.seal_points +
                  tokens[2] * all.water_right_points;
  }
  json.begin_array();
  for (const std::uint8_t company : companies) {
    const Vault& vault = vaults[company];
    const auto& tokens = carried.tokens[company];
    const auto better = [&](std::uint8_t other) {
      return vaults[other].key(carried, other) > vault.key(carried, company);
    };
    json.begin_object().field("company", all.companies[company].id).field("slips", vault.slips);
    json.field("missed", vault.missed).field("golden_spikes", int{tokens[0]}).field("water_rights", int{tokens[2]});
    json.field("seals", int{tokens[1]}).field("games_won", vault.won).field("best_slip", vault.best);
    json.field("total", vault.total).field("rank", 1 + static_cast<int>(std::ranges::count_if(companies, better)));
    json.end_object();
  }
  json.end_array();
}

}  // namespace rh::legends_of_the_west
