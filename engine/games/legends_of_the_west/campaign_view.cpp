// What a view says of the campaign: vaults and offices, the story so far in this game, what its end brings.
#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

#include "engine/games/legends_of_the_west/campaign.h"
#include "engine/games/legends_of_the_west/view.h"

namespace rh::legends_of_the_west {
namespace {

template <class Things>
void write_ids(const Things& things, std::uint32_t mask, JsonWriter& json) {
  json.begin_array();
  for (std::size_t i = 0; i < things.size(); ++i) {
    if ((mask >> i & 1u) != 0) json.value(things[i].id);
  }
  json.end_array();
}

// What changed with the story before this game.
void write_pause(const View& view, JsonWriter& json) {
  const Tables& all = tables();
  const int first = first_row_of(view.mode, view.game());
  std::uint32_t events = 0, rules = 0;
  int retired = 0, draw = 0;
  std::uint8_t lines = 0;
  json.key("pause").begin_object().key("story").begin_array();
  for (int row = first; row <= view.row; ++row) {
    const Story& story = all.rows[static_cast<std::size_t>(row)].before;
    json.value(story.id);
    for (std::size_t i = story.effects.begin; i < story.effects.end; ++i) {
      const Effect& effect = all.program.effects[i];
      if (effect.op == Op::AddEvents) events |= 1u << effect.what;
      if (effect.op == Op::UnlockRule) rules |= 1u << effect.what;
      if (effect.op == Op::RetireTickets) retired = effect.n;
      if (effect.op == Op::Mod) draw = effect.n;
      if (effect.op == Op::SlipLine) lines |= static_cast<std::uint8_t>(1u << effect.what);
    }
  }
  json.end_array().field("trains", view.trains);
  if (first > 0) {
    const int before = row_of(view.mode, view.game() - 1);
    json.field("trains_before", int{all.rows[static_cast<std::size_t>(before)].trains});
  }
  json.key("events");
  write_ids(all.events, events, json);
  json.key("rules");
  write_ids(all.rules, rules, json);
  json.key("lines").begin_array();
  for (std::size_t line = 0; line < kSlipLines; ++line) {
    if ((lines >> line & 1u) != 0) json.value(kLineNames[line]);
  }
  json.end_array();
  if (retired != 0) json.field("retired_value", retired);
  if (draw != 0) json.field("ticket_draw", draw);
  json.end_object();
}

void write_company(const View& view, std::size_t company, JsonWriter& json) {
  const Tables& all = tables();
  const Carried& carried = view.carried;
  const auto seat = std::ranges::find(view.shown, static_cast<std::uint8_t>(company), &ShownSeat::company);
  json.begin_object().field("company", all.companies[company].id).key("seat");
  if (seat == view.shown.end())
    json.null();
  else
    json.value(static_cast<int>(seat - view.shown.begin()));
  json.key("slips").begin_array();
  for (int game = 0; game + 1 < carried.game; ++game) {
    const int slip = carried.slips[static_cast<std::size_t>(game)][company];
    if (slip < 0)
      json.null();
    else
      json.value(slip);
  }
  json.end_array().field("missed", [&] {
    int missed = 0;
    for (int game = 0; game + 1 < carried.game; ++game) {
      if (carried.slips[static_cast<std::size_t>(game)][company] < 0) missed += missed_slip(carried, game);
    }
    return missed;
  }());
  json.field("sum", slips_with_missed(carried, static_cast<int>(company)));
  for (std::size_t token = 0; token < kTokens; ++token) {
    if (carried.tokens[company][token] != 0) json.field(kTokenNames[token], int{carried.tokens[company][token]});
  }
  if (carried.owed[company] != 0) json.field("owed", int{carried.owed[company]});
  json.key("upgrades");
  write_ids(all.upgrades, carried.upgrades[company], json);
  json.key("postcards").begin_array();
  const std::uint32_t cards = seat == view.shown.end() ? carried.postcards[company] : seat->postcards | seat->mail;
  for (int card = 0; card < kPostcards; ++card) {
    if ((cards >> card & 1u) != 0) json.value(card + 1);
  }
  json.end_array().end_object();
}

// Links that come with a territory, where `before` were open.
void write_new_links(unsigned before, std::size_t territory, JsonWriter& json) {
  const Tables& all = tables();
  json.begin_array();
  for (std::size_t i = 0; i < all.links.size(); ++i) {
    if (all.in_play(all.links[i], before | 1u << territory) && !all.in_play(all.links[i], before))
      json.raw(all.link_facts[i]);
  }
  json.end_array();
}

// From the middle of the open land to that of a territory, clockwise from the north in steps of 15 degrees.
int bearing_of(std::size_t territory, unsigned open) {
  const Tables& all = tables();
  std::array<double, 2> x{}, y{}, n{};
  for (const City& city : all.cities) {
    if (city.territory != territory + 1 && !all.in_play(city, open)) continue;
    const std::size_t side = city.territory == territory + 1 ? 1 : 0;
    x[side] += city.x;
    y[side] += city.y;
    ++n[side];
  }
  const double angle = std::atan2(x[1] / n[1] - x[0] / n[0], y[0] / n[0] - y[1] / n[1]);
  return (static_cast<int>(std::lround(angle * 12 / std::numbers::pi)) * 15 + 360) % 360;
}

// What may be known of a territory before it is opened: open ones beside it, tracks that leave the map towards it, and
// its direction from the middle of the land.
void write_offer(const Carried& carried, std::size_t territory, JsonWriter& json) {
  const Tables& all = tables();
  json.begin_object().field("territory", all.territories[territory].id).key("beside");
  std::uint32_t open = 0;
  for (std::size_t t = 0; t < kTerritories; ++t) open |= carried.opened[t] != 0 ? 1u << t : 0;
  write_ids(all.territories, open & all.territories[territory].any_of, json);
  json.key("from").begin_array();
  for (const Stub& stub : all.stubs) {
    if (stub.territory == territory + 1) json.value(all.cities[stub.city].id);
  }
  json.end_array().field("bearing", bearing_of(territory, open)).end_object();
}

void write_taken(const View& view, JsonWriter& json) {
  const Tables& all = tables();
  json.key("upgrades").begin_object();
  for (const ShownSeat& seat : view.shown) {
    const std::uint32_t taken = upgrades_taken(view, seat);
    if (taken == 0) continue;
    json.key(all.companies[seat.company].id);
    write_ids(all.upgrades, taken, json);
  }
  json.end_object();
}

// Whose choice everybody waits for at the end of a game (TL-67, TL-70, TL-87): who has made it, and who is still to, in
// their order.
void write_choosing(const View& view, JsonWriter& json) {
  if (view.ask != Ask::Retire && view.ask != Ask::Open && view.ask != Ask::Upgrade) return;
  const int asked = view.shown[static_cast<std::size_t>(view.turn.first())].place;
  std::vector<int> places = {asked};
  if (view.ask == Ask::Upgrade) {
    places.clear();
    for (int place = view.seats; place >= 1; --place) places.push_back(place);
  } else if (view.ask == Ask::Open && view.mode == Mode::Short) {
    // The winner opens one, then the last placed, as long as there is land (TL-4).
    places = {1};
    if (asked != 1 || std::ranges::count(view.carried.opened, 0) > 1) places.push_back(view.seats);
  }
  const auto turn = std::ranges::find(places, asked);
  const auto write = [&](std::string_view key, auto from, auto to) {
    json.key(key).begin_array();
    for (; from != to; ++from) {
      const auto seat = std::ranges::find(view.shown, static_cast<std::uint8_t>(*from), &ShownSeat::place);
      json.value(tables().companies[seat->company].id);
    }
    json.end_array();
  };
  json.key("choosing").begin_object();
  write("chosen", places.begin(), turn);
  write("waiting", turn, places.end());
  json.end_object();
}

// What the end steps have brought so far.
void write_end(const View& view, JsonWriter& json) {
  const Tables& all = tables();
  const Carried& carried = view.carried;
  json.key("end").begin_object().key("retired");
  if (view.retired == kNone)
    json.null();
  else
    json.value(all.events[view.retired].id);
  json.key("story").begin_array();
  if (view.story_read) {
    for (int row = first_row_of(view.mode, view.game()); row <= view.row; ++row)
      json.value(all.rows[static_cast<std::size_t>(row)].after.id);
  }
  json.end_array().key("opened").begin_array();
  unsigned before = view.territories, open = before;
  for (std::size_t t = 0; t < kTerritories; ++t) open |= carried.opened[t] != 0 ? 1u << t : 0;
  const BitSet<kTickets> eligible = all.eligible_tickets(open);
  for (std::size_t t = 0; t < kTerritories; ++t) {
    if (carried.opened[t] != view.game()) continue;
    const Territory& territory = all.territories[t];
    json.begin_object().field("territory", territory.id).field("rule", all.rules[territory.rule].id);
    json.key("last");
    if (all.rules[territory.rule].temporary())
      json.value(view.game() + all.rules[territory.rule].lasts);
    else
      json.null();
    write_choice(all.rules[territory.rule], json);
    json.key("events").begin_array();
    for (const std::uint8_t event : territory.events) json.value(all.events[event].id);
    json.end_array().key("cities").begin_array();
    for (std::size_t c = 0; c < all.cities.size(); ++c) {
      if (all.cities[c].territory == t + 1) json.raw(all.city_facts[c]);
    }
    json.end_array().key("links");
    write_new_links(before, t, json);
    before |= 1u << t;
    int tickets = 0, drawable = 0;
    for (std::size_t i = 0; i < all.tickets.size(); ++i) {
      if (all.tickets[i].territory != t + 1) continue;
      ++tickets;
      drawable += eligible.has(static_cast<int>(i)) ? 1 : 0;
    }
    json.field("tickets", tickets).field("drawable", drawable).end_object();
  }
  json.end_array();
  if (view.ask == Ask::Open) {
    json.key("available").begin_array();
    for (int t = 0; t < kTerritories; ++t) {
      if (may_open(carried, t)) write_offer(carried, static_cast<std::size_t>(t), json);
    }
    json.end_array();
  }
  write_choosing(view, json);
  write_taken(view, json);
  json.key("gone_rules");
  write_ids(all.rules, view.gone_rules, json);
  json.key("gone_events");
  write_ids(all.events, view.gone_events, json);
  json.end_object();
}

// TL-88: what the setup pays whoever has least in the vault. Companies with equal vaults stand together, the poorest
// first: of the first row with somebody who takes part, those get it. While a game is played only they are named,
// before the next one also those that may still join (TL-109).
void write_subsidy(const View& view, JsonWriter& json) {
  const Tables& all = tables();
  const Carried& carried = view.carried;
  if (view.over() && carried.game > view.games) return;
  const std::uint32_t active = view.over() ? active_rules(carried) : view.rules;
  for (std::size_t rule = 0; rule < all.rules.size(); ++rule) {
    const List list = all.rules[rule].effects;
    if ((active >> rule & 1u) == 0 || all.rules[rule].kind != Rule::Kind::Setup || list.empty()) continue;
    const Effect& each = all.program.effects[list.begin];
    if (each.op != Op::ForEach || static_cast<Set>(each.what) != Set::LowestSum) continue;
    std::map<int, std::vector<std::string_view>> rows;
    for (std::uint8_t company = 0; company < kCompanies; ++company) {
      if (view.over() || std::ranges::find(view.shown, company, &ShownSeat::company) != view.shown.end())
        rows[slips_with_missed(carried, company)].push_back(all.companies[company].id);
    }
    json.key("subsidy").begin_object().field("rule", all.rules[rule].id);
    json.field("amount", int{all.program.effects[each.then.begin].n}).key("companies").begin_array();
    for (const auto& [sum, companies] : rows) {
      json.begin_array();
      for (const std::string_view company : companies) json.value(company);
      json.end_array();
    }
    json.end_array().end_object();
    return;
  }
}

}  // namespace

std::uint32_t upgrades_taken(const View& view, const ShownSeat& seat) {
  return view.slip ? seat.upgrades & ~std::uint32_t{seat.working} : 0;
}

bool shows_upgrades(const View& view) {
  return view.ask == Ask::Owed || view.ask == Ask::Upgrade ||
         std::ranges::any_of(view.shown, [&](const ShownSeat& seat) { return upgrades_taken(view, seat) != 0; });
}

void write_campaign_view(const View& view, JsonWriter& json) {
  const Tables& all = tables();
  const Carried& carried = view.carried;
  json.key("campaign").begin_object().key("years").begin_array();
  for (int game = 1; game <= view.games; ++game)
    json.value(int{all.rows[static_cast<std::size_t>(row_of(view.mode, game))].year});
  json.end_array().key("territories").begin_object();
  for (std::size_t t = 0; t < kTerritories; ++t) {
    if (carried.opened[t] != 0) json.field(all.territories[t].id, int{carried.opened[t]});
  }
  json.end_object().key("winners").begin_array();
  for (std::size_t game = 0; game + 1 < carried.game; ++game) json.value(all.companies[carried.winners[game]].id);
  json.end_array().key("companies").begin_array();
  for (std::size_t i = 0; i < carried.companies; ++i) write_company(view, carried.joined[i], json);
  json.end_array().key("missed").begin_array();
  for (int game = 0; game + 1 < carried.game; ++game) json.value(missed_slip(carried, game));
  json.end_array().key("retired");
  write_ids(all.events, carried.retired_events, json);
  if (shows_upgrades(view)) {
    json.key("upgrades_left").begin_object();
    for (std::size_t u = 0; u < kUpgrades; ++u) {
      int held = 0;
      for (const std::uint8_t each : carried.upgrades) held += each >> u & 1;
      json.field(all.upgrades[u].id, all.upgrades[u].copies - held);
    }
    json.end_object();
  }
  write_subsidy(view, json);
  write_pause(view, json);
  if (view.slip) write_end(view, json);
  if (view.over() && carried.game > view.games) {
    json.key("reckoning");
    write_reckoning(carried, json);
  }
  json.end_object();
}

}  // namespace rh::legends_of_the_west
