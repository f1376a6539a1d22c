#include "engine/games/legends_of_the_west/campaign.h"

#include <algorithm>

namespace rh::legends_of_the_west {
namespace {

constexpr std::array<int, 6> kShortRows = {0, 2, 4, 6, 8, 11};

template <class Do>
void each_effect(List list, Do act) {
  for (std::size_t i = list.begin; i < list.end; ++i) act(tables().program.effects[i]);
}
bool contains(List list, Op op) {
  bool found = false;
  each_effect(list, [&](const Effect& effect) { found = found || effect.op == op; });
  return found;
}

void prepare_year(Table& table, int number) {
  const Tables& all = tables();
  Carried& carried = table.carried;
  for (int game = 1; game <= number; ++game) {
    const Row& row = all.rows[static_cast<std::size_t>(game - 1)];
    carried.game = static_cast<std::uint8_t>(game);
    table.lines = 0;
    (void)read_story(table, carried, row.before);
    if (game == number) break;
    (void)read_story(table, carried, row.after);
    if (game <= kTerritories) open_territory(carried, all.default_order[static_cast<std::size_t>(game - 1)]);
    (void)clear_desk(carried);
  }
  table.row = static_cast<std::uint8_t>(number - 1);
  table.rules = active_rules(carried);
  for (int rule = 0; rule < kRules; ++rule) {
    const Rule& each = all.rules[static_cast<std::size_t>(rule)];
    const bool stays = each.kind == Rule::Kind::Claim || contains(each.effects, Op::RunSetupLines);
    if (!stays) table.rules &= ~(1u << rule);
  }
  carried.game = 1;
}

void prepare_continent(Table& table, const Options& options) {
  const Tables& all = tables();
  Carried& carried = table.carried;
  const auto document = [&](std::string_view name) {
    const std::string_view text = options.document(name);
    return text.empty() ? Json() : parse_json(text);
  };
  for (int t = 0; t < kTerritories; ++t) open_territory(carried, t);
  std::vector<std::string> ticked;
  for (const Json& rule : document("rules")) ticked.push_back(rule.get<std::string>());
  for (int rule = 0; rule < kRules; ++rule) {
    const Rule& each = all.rules[static_cast<std::size_t>(rule)];
    const bool claim = each.kind == Rule::Kind::Claim && !contains(each.effects, Op::RevealPostcards) &&
                       (!each.temporary() || std::ranges::find(ticked, each.id) != ticked.end());
    const bool setup = contains(each.effects, Op::RunSetupLines) || contains(each.effects, Op::RunUpgrades) ||
                       contains(each.effects, Op::PlaceMarker);
    if (claim || (each.kind == Rule::Kind::Setup && setup)) table.rules |= 1u << rule;
  }
  carried.events = 0;
  for (int event = 0; event < kEvents; ++event) {
    const EventCard& card = all.events[static_cast<std::size_t>(event)];
    if (card.rule == kNone || table.has_rule(card.rule)) carried.events |= 1u << event;
  }
  table.row = kGames - 1;
  table.trains = all.rows[kGames - 1].trains;
  const Json depots = document("depots"), upgrades = document("upgrades");
  for (const auto& [company, city] : depots.items())
    carried.depots[static_cast<std::size_t>(company_named(company))] =
        static_cast<std::uint8_t>(*ids().cities.find(city.get<std::string>()) - 1);
  for (const auto& [company, held] : upgrades.items()) {
    for (const Json& upgrade : held)
      carried.upgrades[static_cast<std::size_t>(company_named(company))] |=
          static_cast<std::uint8_t>(1u << (*ids().upgrades.find(upgrade.get<std::string>()) - 1));
  }
}

}  // namespace

int games_of(Mode mode) {
  return mode == Mode::Campaign ? kGames : mode == Mode::Short ? static_cast<int>(kShortRows.size()) : 1;
}
int row_of(Mode mode, int game) {
  return mode == Mode::Short ? kShortRows[static_cast<std::size_t>(game - 1)] : game - 1;
}
int first_row_of(Mode mode, int game) { return game == 1 ? 0 : row_of(mode, game - 1) + 1; }

Carried fresh() {
  const Tables& all = tables();
  Carried carried;
  carried.events = all.start_events;
  carried.depots.fill(kNone);
  for (auto& slips : carried.slips) slips.fill(-1);
  for (std::size_t rule = 0; rule < all.rules.size(); ++rule)
    carried.rules[rule] = all.rules[rule].from_start ? kForGood : 0;
  for (std::size_t i = 0; i < all.postcards.size(); ++i)
    carried.post_office |= all.postcards[i].territory == 0 ? 1u << i : 0;
  return carried;
}

Waiting read_story(Table& table, Carried& carried, const Story& story) {
  const Tables& all = tables();
  Waiting waiting;
  each_effect(story.effects, [&](const Effect& effect) {
    switch (effect.op) {
      case Op::SetTrains: table.trains = static_cast<std::uint8_t>(effect.n); break;
      case Op::AddEvents: carried.events |= 1u << effect.what; break;
      case Op::UnlockRule: {
        const std::uint8_t lasts = all.rules[effect.what].lasts;
        carried.rules[effect.what] = lasts == 0 ? kForGood : static_cast<std::uint8_t>(carried.game + lasts);
        break;
      }
      case Op::RetireTickets:
        for (std::size_t i = 0; i < all.tickets.size(); ++i) {
          if (all.tickets[i].territory == 0 && all.tickets[i].value <= effect.n)
            carried.retired_tickets.add(static_cast<int>(i));
        }
        break;
      case Op::Mod:
        if (effect.what == static_cast<int>(Param::TicketDraw))
          carried.ticket_draw = static_cast<std::uint8_t>(effect.n);
        break;
      case Op::SlipLine: table.lines |= static_cast<std::uint8_t>(1u << effect.what); break;
      case Op::OpenTerritory: ++waiting.openings; break;
      case Op::Upgrade: ++waiting.upgrades; break;
      case Op::CampaignScore: waiting.last = true; break;
      default: break;
    }
  });
  return waiting;
}

int upgrade_rounds(Mode mode, int game) {
  int rounds = 0;
  for (int row = 0; row < first_row_of(mode, game); ++row) {
    each_effect(tables().rows[static_cast<std::size_t>(row)].after.effects,
                [&](const Effect& effect) { rounds += effect.op == Op::Upgrade ? 1 : 0; });
  }
  return rounds;
}

bool may_open(const Carried& carried, int territory) {
  const auto place = static_cast<std::size_t>(territory);
  if (carried.opened[place] != 0) return false;
  const unsigned any_of = tables().territories[place].any_of;
  for (int t = 0; t < kTerritories; ++t) {
    if ((any_of >> t & 1u) != 0 && carried.opened[static_cast<std::size_t>(t)] != 0) return true;
  }
  return any_of == 0;
}

void open_territory(Carried& carried, int territory) {
  const Territory& opened = tables().territories[static_cast<std::size_t>(territory)];
  carried.opened[static_cast<std::size_t>(territory)] = carried.game;
  for (const std::uint8_t event : opened.events) carried.events |= 1u << event;
  const std::uint8_t lasts = tables().rules[opened.rule].lasts;
  carried.rules[opened.rule] = lasts == 0 ? kForGood : static_cast<std::uint8_t>(carried.game + lasts);
  carried.post_office |= opened.postcards;
}

Cleared clear_desk(Carried& carried) {
  Cleared cleared;
  const Tables& all = tables();
  const auto place =
      std::ranges::find_if(all.rules, [](const Rule& rule) { return contains(rule.effects, Op::RetireRule); });
  if (carried.rules[static_cast<std::size_t>(place - all.rules.begin())] == 0) return cleared;
  for (std::size_t rule = 0; rule < all.rules.size(); ++rule) {
    if (carried.rules[rule] == 0 || carried.rules[rule] > carried.game) continue;
    carried.rules[rule] = 0;
    cleared.rules |= 1u << rule;
    for (std::size_t event = 0; event < all.events.size(); ++event) {
      if (all.events[event].rule == rule) cleared.events |= carried.events & 1u << event;
    }
  }
  carried.events &= ~cleared.events;
  carried.retired_events |= cleared.events;
  return cleared;
}

std::uint32_t active_rules(const Carried& carried) {
  std::uint32_t rules = 0;
  for (int rule = 0; rule < kRules; ++rule) {
    const std::uint8_t last = carried.rules[static_cast<std::size_t>(rule)];
    if (last != 0 && last >= carried.game) rules |= 1u << rule;
  }
  return rules;
}

void prepare(Table& table, const Options& options) {
  const Tables& all = tables();
  Carried& carried = table.carried;
  table.games = static_cast<std::uint8_t>(games_of(table.mode));
  switch (table.mode) {
    case Mode::Single:
      (void)read_story(table, carried, all.rows[0].before);
      table.rules = active_rules(carried);
      break;
    case Mode::Year: prepare_year(table, static_cast<int>(options["number"])); break;
    case Mode::Continent: prepare_continent(table, options); break;
    case Mode::Campaign:
    case Mode::Short:
      table.row = static_cast<std::uint8_t>(row_of(table.mode, carried.game));
      for (int row = first_row_of(table.mode, carried.game); row <= table.row; ++row)
        (void)read_story(table, carried, all.rows[static_cast<std::size_t>(row)].before);
      table.rules = active_rules(carried);
      break;
  }
  table.ticket_draw = carried.ticket_draw;
  table.event_deck = carried.events;
  for (int t = 0; t < kTerritories; ++t) {
    if (carried.opened[static_cast<std::size_t>(t)] != 0)
      table.territories = static_cast<std::uint8_t>(table.territories | 1u << t);
  }
}

int missed_slip(const Carried& carried, int game) {
  int sum = 0, present = 0;
  for (const std::int16_t slip : carried.slips[static_cast<std::size_t>(game)]) {
    if (slip >= 0) sum += slip, ++present;
  }
  return present == 0 ? 0 : 3 * sum / (5 * present);
}

int slips_with_missed(const Carried& carried, int company) {
  int sum = 0;
  for (int game = 0; game < kGames; ++game) {
    const int slip = carried.slips[static_cast<std::size_t>(game)][static_cast<std::size_t>(company)];
    sum += slip >= 0 ? slip : missed_slip(carried, game);
  }
  return sum;
}

}  // namespace rh::legends_of_the_west
