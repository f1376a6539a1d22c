#include "engine/core/hash.h"
#include "engine/games/legends_of_the_west/campaign.h"
#include "engine/games/legends_of_the_west/claims.h"
#include "engine/games/legends_of_the_west/view.h"

namespace rh::legends_of_the_west {
namespace {

void write_seat(std::uint8_t seat, JsonWriter& json) {
  if (seat == kNobody)
    json.null();
  else
    json.value(int{seat});
}

std::string_view city_id(int city) { return tables().cities[static_cast<std::size_t>(city)].id; }

// The ids of what a mask holds.
template <class Things>
void write_ids(const Things& things, std::uint32_t mask, JsonWriter& json) {
  json.begin_array();
  for (std::size_t i = 0; i < things.size(); ++i) {
    if ((mask >> i & 1u) != 0) json.value(things[i].id);
  }
  json.end_array();
}

void write_tickets(const std::vector<ShownTicket>& list, bool registered, JsonWriter& json) {
  const Tables& all = tables();
  json.begin_array();
  for (const ShownTicket& shown : list) {
    const Ticket& ticket = all.tickets[shown.ticket];
    json.begin_object().field("ticket", ticket.id).field("a", city_id(ticket.a)).field("b", city_id(ticket.b));
    json.field("value", int{ticket.value}).field("done", shown.done);
    if (registered && ticket.registered != 0) json.field("registered", int{ticket.registered});
    json.key("left");
    if (shown.course.left < 0)
      json.null();
    else
      json.value(shown.course.left);
    json.field("have", shown.course.have).key("way").begin_array();
    for (const std::uint8_t link : shown.course.way) json.value(all.links[link].id);
    json.end_array().end_object();
  }
  json.end_array();
}

// The bank slip line by line with its running sum (TL-60).
void write_slip(const View& view, const ShownSeat& seat, JsonWriter& json) {
  int sum = 0;
  json.begin_object().key("lines").begin_array();
  const auto begin = [&](std::string_view line, int amount) {
    sum += amount;
    json.begin_object().field("line", line).field("amount", amount).field("sum", sum);
  };
  begin("money", seat.money);
  json.end_object();
  begin("trains", trains_bonus(seat.trains));
  json.field("n", int{seat.trains}).end_object();
  for (const ShownTicket& ticket : *seat.held) {
    const Ticket& card = tables().tickets[ticket.ticket];
    begin("ticket", ticket.done ? card.value : -card.value);
    json.field("ticket", card.id).end_object();
  }
  for (std::size_t line = 0; line < kSlipLines; ++line) {
    if ((view.lines >> line & 1u) == 0) continue;
    begin(kLineNames[line], seat.lines[line]);
    json.end_object();
  }
  if (view.is_campaign()) {
    begin("postcards", seat.postcard_money);
    json.end_object();
  }
  json.end_array().field("total", seat.total).field("place", int{seat.place}).end_object();
}

void write_own(const View& view, const ShownSeat& seat, JsonWriter& json) {
  json.key("hand").begin_object();
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    if (seat.hand[kind] != 0) json.field(kKindNames[kind], int{seat.hand[kind]});
  }
  json.end_object();
  if (!view.slip) write_forecast(seat.money, seat.trains, seat.ticket_points, json);
}

void write_shown(const View& view, const ShownSeat& seat, JsonWriter& json) {
  const Tables& all = tables();
  json.begin_object().field("company", all.companies[seat.company].id).field("money", seat.money);
  json.field("trains", int{seat.trains}).field("cards", int{seat.cards}).field("tickets", int{seat.tickets});
  json.field("offered", int{seat.offered});
  if (view.ask == Ask::Keep) json.field("answered", seat.answered);
  if (seat.own) write_own(view, seat, json);
  // The stamps mean something from the rule on that collects the mail.
  const std::uint8_t mail = all.end_rule[4];
  const bool registered = mail != kNone && (view.rules >> mail & 1u) != 0;
  if (seat.held) {
    json.key("held");
    write_tickets(*seat.held, registered, json);
  }
  if (seat.offer && !seat.offer->empty()) {
    json.key("offer");
    write_tickets(*seat.offer, registered, json);
  }
  if (seat.gold > 0) {
    json.field("gold", int{seat.gold});
    if (seat.golds) {
      json.key("golds").begin_array();
      for (int value = 0; value < 10; ++value) {
        for (int i = 0; i < (*seat.golds)[static_cast<std::size_t>(value)]; ++i) json.value(value);
      }
      json.end_array();
    }
  }
  if (seat.grain > 0) json.field("grain", int{seat.grain});
  if (seat.taken != 0) {
    json.key("taken").begin_array();
    for (std::size_t bag = 0; bag < kBags; ++bag) {
      if ((seat.taken >> bag & 1u) != 0) json.value(kBagNames[bag]);
    }
    json.end_array();
  }
  if (seat.depot_moved) json.field("depot_moved", true);
  if (seat.dispatched) json.field("dispatched", true);
  if (seat.upgrades != 0) {
    json.key("upgrades");
    write_ids(all.upgrades, seat.upgrades, json);
  }
  if ((seat.postcards | seat.sent | seat.mail) != 0) {
    json.key("postcards").begin_array();
    for (int card = 0; card < kPostcards; ++card) {
      const std::uint32_t bit = 1u << card;
      if (((seat.postcards | seat.sent | seat.mail) & bit) == 0) continue;
      json.begin_object().field("number", card + 1);
      json.field("state", (seat.sent & bit) != 0 ? "sent" : (seat.mail & bit) != 0 ? "new" : "open");
      if (seat.own || (seat.sent & bit) != 0) {
        const Postcard& known = all.postcards[static_cast<std::size_t>(card)];
        json.field("check", kCheckNames[static_cast<std::size_t>(known.check)]);
      }
      json.end_object();
    }
    json.end_array();
  }
  for (std::size_t token = 0; token < kTokens; ++token) {
    if (seat.tokens[token] != 0) json.field(kTokenNames[token], int{seat.tokens[token]});
  }
  if (view.slip) {
    json.key("slip");
    write_slip(view, seat, json);
  }
  json.end_object();
}

// What is open beyond the box (TL-96): as it stands in the data.
void write_map(const View& view, JsonWriter& json) {
  const Tables& all = tables();
  json.begin_object().key("territories");
  write_ids(all.territories, view.territories, json);
  json.key("cities").begin_array();
  for (std::size_t i = 0; i < all.cities.size(); ++i) {
    if (all.cities[i].territory != 0 && all.in_play(all.cities[i], view.territories)) json.raw(all.city_facts[i]);
  }
  json.end_array().key("links").begin_array();
  for (std::size_t i = 0; i < all.links.size(); ++i) {
    if (all.in_play(all.links[i], view.territories) && !all.in_play(all.links[i], 0)) json.raw(all.link_facts[i]);
  }
  json.end_array().end_object();
}

void write_cards(const View& view, JsonWriter& json) {
  const Tables& all = tables();
  json.key("display").begin_array();
  for (const std::uint8_t kind : view.display) {
    if (kind == kEmpty)
      json.null();
    else
      json.value(kKindNames[kind]);
  }
  json.end_array();
  if (view.drawn != kEmpty) {
    json.key("drawn").begin_object().field("seat", int{view.drawn_by}).field("card", kKindNames[view.drawn]);
    json.end_object();
  }
  json.field("deck", view.deck).key("discard").begin_object();
  for (std::size_t kind = 0; kind < kDrawn; ++kind) {
    const int count = view.discard.count(static_cast<int>(kind));
    if (count > 0) json.field(kKindNames[kind], count);
  }
  json.end_object().field("ticket_deck", view.ticket_deck).field("ticket_draw", view.ticket_draw).key("event");
  if (view.event == kNone)
    json.null();
  else
    json.value(all.events[view.event].id);
  json.key("event_pile").begin_array();
  for (const std::uint8_t event : view.pile) json.value(all.events[event].id);
  json.end_array().key("lightning").begin_array();
  for (const std::uint8_t event : view.pile) {
    if (all.events[event].lightning) json.value(all.events[event].id);
  }
  json.end_array().field("event_deck", view.event_deck).key("queue").begin_array();
  for (const std::uint8_t event : view.queue) json.value(all.events[event].id);
  json.end_array();
}

bool fills(std::uint32_t rules, Op op, int what) {
  const Tables& all = tables();
  for (std::size_t rule = 0; rule < all.rules.size(); ++rule) {
    if ((rules >> rule & 1u) == 0) continue;
    for (std::size_t i = all.rules[rule].setup.begin; i < all.rules[rule].setup.end; ++i) {
      const Effect& effect = all.program.effects[i];
      if (effect.op == op && effect.what == what) return true;
    }
  }
  return false;
}

// Markers and tokens: only what a rule of this game has brought.
void write_markers(const View& view, JsonWriter& json) {
  const Tables& all = tables();
  if (!view.storms.empty()) {
    json.key("storms").begin_array();
    for (const int link : view.storms) json.value(all.links[static_cast<std::size_t>(link)].id);
    json.end_array();
  }
  if (fills(view.rules, Op::PlaceMarker, static_cast<int>(Marker::Grain))) {
    json.key("grain").begin_object();
    for (std::size_t city = 0; city < kCities; ++city) {
      if (view.grain[city] != 0) json.field(city_id(static_cast<int>(city)), int{view.grain[city]});
    }
    json.end_object();
  }
  bool depots = false;
  for (const std::uint8_t depot : view.depots) depots = depots || depot != kNone;
  if (depots) {
    json.key("depots").begin_object();
    for (std::size_t company = 0; company < kCompanies; ++company) {
      if (view.depots[company] != kNone) json.field(all.companies[company].id, city_id(view.depots[company]));
    }
    json.end_object();
  }
  if (fills(view.rules, Op::FillPot, 0)) json.field("pot", view.pot);
  if (fills(view.rules, Op::FillBag, static_cast<int>(Bag::Gold))) json.field("gold", view.gold_left);
  const auto stack = [&](Bag bag) {
    const auto& values = all.program.bags[static_cast<std::size_t>(bag)].values;
    const std::size_t left = view.left[static_cast<std::size_t>(bag)];
    json.array(std::span(values).last(left));
  };
  if (fills(view.rules, Op::FillBag, static_cast<int>(Bag::Ribbon))) {
    json.key("ribbons");
    stack(Bag::Ribbon);
  }
  if (fills(view.rules, Op::FillBag, static_cast<int>(Bag::Spike))) {
    json.key("spikes");
    stack(Bag::Spike);
  }
}

void write_claim(const View& view, JsonWriter& json) {
  const Claim& claim = view.claim;
  const Tables& all = tables();
  json.key("claim").begin_object().field("route", all.routes[claim.route].id);
  if (claim.cars > 0) json.field("colour", kColourNames[claim.colour]);
  json.field("cars", int{claim.cars}).field("locos", int{claim.locos}).field("extra", int{claim.extra});
  if (claim.event != kNone) json.field("event", all.events[claim.event].id);
  if (view.symbols) json.field("symbols", true);
  json.end_object();
}

}  // namespace

void write_forecast(int money, int trains, int tickets, JsonWriter& json) {
  const int bonus = trains_bonus(trains), total = money + bonus + tickets;
  json.key("forecast").begin_object().field("money", money).field("trains", bonus);
  json.field("tickets", tickets).field("total", std::max(total, 0)).end_object();
}

void write_choice(const Rule& rule, JsonWriter& json) {
  const std::vector<Effect>& effects = tables().program.effects;
  for (std::size_t i = rule.effects.begin; i < rule.effects.end; ++i) {
    const Effect& choice = effects[i];
    if (choice.op != Op::Choose || static_cast<Answer>(choice.how) != Answer::Special) continue;
    json.key("choice").begin_object().field("locos", int{effects[choice.then.begin].n});
    json.field("money", int{effects[choice.then.begin + 1u].n});
    json.field("cards", int{effects[choice.otherwise.begin + 1u].n}).end_object();
  }
}

void write_view(const View& view, JsonWriter& json) {
  const Tables& all = tables();
  json.field("phase", kPhaseNames[static_cast<std::size_t>(view.ask)]);
  json.field("mode", kModeNames[static_cast<std::size_t>(view.mode)]).field("game", view.game());
  json.field("games", view.games).field("year", int{all.rows[static_cast<std::size_t>(view.row)].year});
  json.field("trains", view.trains)
      .field("last_trains", kLastTrains)
      .key("trains_scale")
      .array(std::span<const std::uint8_t>(kTrainsScale));
  json.key("first");
  write_seat(view.first, json);
  json.key("active");
  write_seat(view.playing && !view.slip ? view.active : kNobody, json);
  json.key("last_round");
  if (view.last_round == kNobody) {
    json.null();
  } else {
    json.begin_object().field("by", int{view.last_round}).field("left", int{view.turns_left}).end_object();
  }
  if (view.ask == Ask::Keep || view.ask == Ask::Survey || view.ask == Ask::Choose) json.field("least", int{view.least});
  if (view.by != kNone) json.field("by", cause::name(view.by));
  write_cards(view, json);
  json.key("routes").begin_object();
  for (std::size_t route = 0; route < kRoutes; ++route) {
    if (view.owner[route] != kNobody) json.field(all.routes[route].id, int{view.owner[route]});
  }
  json.end_object();
  write_markers(view, json);
  json.key("rules").begin_array();
  for (std::size_t rule = 0; rule < all.rules.size(); ++rule) {
    if ((view.rules >> rule & 1u) == 0) continue;
    const Rule& each = all.rules[rule];
    constexpr std::array<std::string_view, 3> kKinds = {"claim", "setup", "end"};
    json.begin_object().field("rule", each.id).field("kind", kKinds[static_cast<std::size_t>(each.kind)]);
    json.field("slot", int{each.slot}).key("last");
    const std::uint8_t last = view.carried.rules[rule];
    if (!view.is_campaign() || last == 0 || last == kForGood)
      json.null();
    else
      json.value(int{last});
    write_choice(each, json);
    json.end_object();
  }
  json.end_array();
  if (view.claim.open()) write_claim(view, json);
  json.key("seats").begin_array();
  for (const ShownSeat& seat : view.shown) write_shown(view, seat, json);
  json.end_array();
  if (view.territories != 0) json.key("map").piece(hash_flat(view.territories), [&] { write_map(view, json); });
  if (view.is_campaign()) write_campaign_view(view, json);
  write_words(view, json);
}

}  // namespace rh::legends_of_the_west
