// What a legal move costs and brings, as far as its seat can know.
#include "engine/games/legends_of_the_west/machine.h"
#include "engine/games/legends_of_the_west/view.h"

namespace rh::legends_of_the_west {
namespace {

struct Gain {
  int cause = 0, money = 0, cards = 0;
};

// Money and cards that effects bring for certain, whatever is paid and answered.
void foresee(List list, int cause, const Context& context, std::vector<Gain>& gains) {
  const Tables& all = tables();
  for (std::size_t i = list.begin; i < list.end; ++i) {
    const Effect& effect = all.program.effects[i];
    switch (effect.op) {
      case Op::GainMoney: gains.push_back({cause, work_out(effect, context), 0}); break;
      case Op::DrawDeck: gains.push_back({cause, 0, work_out(effect, context)}); break;
      case Op::If: {
        const Word word = all.program.conditions[effect.condition].word;
        const bool known = word == Word::Claim || word == Word::EndLarge || word == Word::AtLeast ||
                           word == Word::Not || word == Word::ConnectCoasts;
        if (known) foresee(holds(effect.condition, context) ? effect.then : effect.otherwise, cause, context, gains);
        break;
      }
      case Op::Pay:
        if (!effect.flag && effect.sum == kNone) gains.push_back({cause, -effect.n, 0});
        break;
      case Op::TakeToken: {
        const auto& values = all.program.bags[effect.what].values;
        const std::size_t left = context.state.table.left[effect.what];
        const bool had = effect.flag && (context.state.at(context.seat).taken >> effect.what & 1u) != 0;
        if (effect.cash && left > 0 && !had) gains.push_back({cause, values[values.size() - left], 0});
        break;
      }
      case Op::RunCompanyBonus: {
        const SeatState& own = context.state.at(context.seat);
        foresee(company_of(own).bonus[context.state.table.charters], cause::kBonus, context, gains);
        for (int u = 0; u < kUpgrades; ++u) {
          const Upgrade& held = all.upgrades[static_cast<std::size_t>(u)];
          const Effect& brings = all.program.effects[held.effect.begin];
          if ((own.upgrades >> u & 1u) == 0) continue;
          if (held.hook == Hook::CompanyBonus) foresee(held.effect, cause::kUpgrade + u, context, gains);
          if (brings.op == Op::Mod && brings.what == static_cast<int>(Param::CompanyBonus))
            gains.push_back({cause::kUpgrade + u, work_out(brings, context), 0});
        }
        break;
      }
      default: break;
    }
  }
}

void quote_claim(const State& state, Seat seat, const Move& move, JsonWriter& json) {
  const Tables& all = tables();
  const Table& table = state.table;
  const int route = move.route();
  const Context context = Context::imagined(state, seat, route, move.locos());
  State after = state;
  put_trains(after, seat, route);
  const Context then{.state = after,
                     .seat = seat,
                     .route = route,
                     .locos = move.locos(),
                     .event = context.event,
                     .fresh = context.fresh,
                     .company = context.company};
  std::vector<Gain> gains;
  if (table.event != kNone) {
    const int money = claim_gain(Param::ClaimMoney, context), cards = claim_gain(Param::ClaimDraw, context);
    if (money > 0 || cards > 0) gains.push_back({table.event, money, cards});
  }
  for (const std::uint8_t rule : all.claim_rule) {
    if (table.has_rule(rule)) foresee(all.rules[rule].effects, cause::kRule + rule, then, gains);
  }
  int money = 0, cards = 0;
  for (const Gain& gain : gains) money += gain.money, cards += gain.cards;
  json.field("trains", int{after.at(seat).trains}).field("money", money).field("cards", cards);
  if (any_extras(table)) {
    const Extra extra = extra_of(state, seat, route), fee = fee_of(state, seat, route);
    if (extra.cards > 0) json.field("extra", extra.cards).field("extra_by", cause::name(extra.cause));
    if (fee.cards > 0) json.field("fee", fee.cards).field("fee_by", cause::name(fee.cause));
  }
  json.key("gains").begin_array();
  for (const Gain& gain : gains) {
    if (gain.money == 0 && gain.cards == 0) continue;
    json.begin_object().field("by", cause::name(gain.cause));
    if (gain.money != 0) json.field("money", gain.money);
    if (gain.cards != 0) json.field("cards", gain.cards);
    json.end_object();
  }
  json.end_array().key("completes").begin_array();
  int tickets = 0;
  for (const int index : state.at(seat).tickets) {
    const Ticket& ticket = all.tickets[static_cast<std::size_t>(index)];
    const bool done = joined(after.at(seat), ticket.a, ticket.b);
    tickets += done ? ticket.value : -ticket.value;
    if (done && !joined(state.at(seat), ticket.a, ticket.b)) json.value(ticket.id);
  }
  json.end_array();
  write_forecast(state.at(seat).money + money, after.at(seat).trains, tickets, json);
}

}  // namespace

void quote(const State& state, Seat seat, const Move& move, JsonWriter& json) {
  const Table& table = state.table;
  if (move.kind == Kind::Claim) quote_claim(state, seat, move, json);
  if (move.kind == Kind::Take && move.thing() == kLoco && table.ask == Ask::Action) {
    if (const int fee = parameter(table.event, Param::LocoFee, 0); fee > 0) json.field("fee", fee);
  }
  if (move.kind == Kind::Tickets)
    json.field("tickets", std::min(parameter(table.event, Param::TicketDraw, table.ticket_draw), table.tickets.size()));
}

}  // namespace rh::legends_of_the_west
