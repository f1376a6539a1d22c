#include "bots/games/legends_of_the_west/policy.h"

#include <algorithm>

#include "engine/games/legends_of_the_west/machine.h"

// The same choices on every platform.
#pragma clang fp contract(off)

namespace rh::legends_of_the_west {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

// Nobody else can be kept off a link with several lanes; on a single one whoever stands beside it may be first.
bool is_contested(const State& state, Seat seat, int link) {
  const Link& here = tables().links[at(link)];
  if (here.lanes - (state.table.seats <= 3 && here.lanes == 2 ? 1 : 0) > 1) return false;
  for (Seat s = 0; s < state.table.seats; ++s) {
    if (s != seat && (state.at(s).network.has(here.a) || state.at(s).network.has(here.b))) return true;
  }
  return false;
}

// The better of two kinds of display and deck, and what a second card will be worth.
double best_shown(const State& state, const Pull& pull, bool locos) {
  double best = 0;
  for (const std::uint8_t kind : state.table.display) {
    if (kind != kEmpty && (kind != kLoco || locos)) best = std::max(best, pull.of(kind));
  }
  return best;
}

void add_cards(const State& state, Seat seat, const Judgement& judgement, const Pull& pull, bool second,
               Candidates& options) {
  const Table& table = state.table;
  const double other = second ? 0 : std::max(pull.blind, 0.9 * best_shown(state, pull, false));
  if (second ? can_draw(table) : may_draw(table))
    options.push_back({Move::of(Kind::Draw), judgement.draw * (pull.blind + other)});
  if (!second && !may_draw(table)) return;
  if (table.taken_face_up >= parameter(table.event, Param::FaceUpLimit, 99)) return;
  for (std::size_t i = 0; i < table.display.size(); ++i) {
    const std::uint8_t kind = table.display[i];
    const auto before = table.display.begin() + static_cast<std::ptrdiff_t>(i);
    if (kind == kEmpty || std::find(table.display.begin(), before, kind) != before) continue;
    const int fee = parameter(table.event, Param::LocoFee, 0);
    if (kind == kLoco && (second || state.at(seat).money < fee)) continue;
    const double worth = kind == kLoco ? pull.loco - fee : pull.of(kind) + other;
    options.push_back({Move::naming(Kind::Take, kind), judgement.draw * worth});
  }
}

}  // namespace

const Plan& Policy::plan_of(const State& state, Seat seat, const Judgement& judgement, Mind& mind) {
  const SeatState& own = state.at(seat);
  if (mind.known && mind.tickets == own.tickets && still_good(state, seat, mind.plan)) return mind.plan;
  mind.tickets = own.tickets;
  mind.known = true;
  mind.plan = plan_for(state, seat, judgement, unfinished(own), {});
  return mind.plan;
}

void Policy::actions(const State& state, Seat seat, const Judgement& judgement, Mind& mind, Candidates& options) const {
  const Tables& all = tables();
  const SeatState& own = state.at(seat);
  const Plan& plan = plan_of(state, seat, judgement, mind);
  BitSet<kLinks> wanted = plan.wanted;
  const bool idle = wanted.empty();
  const int next = idle ? next_route(state, seat, judgement) : -1;
  if (next >= 0) wanted.add(all.routes[at(next)].link);
  const Pull pull = pull_of(state, seat, wanted, judgement);
  const int turns = turns_left(state, seat, judgement), locos = locos_of(own);
  const double now = train_worth(state, own.trains);
  options.clear();
  add_cards(state, seat, judgement, pull, false, options);
  if (!state.table.tickets.empty()) {
    const bool room = own.trains - plan.trains >= judgement.ticket_trains && turns >= judgement.ticket_turns &&
                      plan.pursued.size() - (idle ? plan.pursued.size() : 0) < judgement.unfinished;
    options.push_back({Move::of(Kind::Tickets), room ? judgement.hunger : -3});
  }
  std::array<int, kColours> cars;
  int most = 0;
  for (int c = 0; c < kColours; ++c) most = std::max(most, cars[at(c)] = cars_of(own, c));
  for (const int route : state.table.free - own.barred) {
    const Route& here = all.routes[at(route)];
    if (here.length > own.trains) continue;
    if ((here.colour == kGrey ? most : cars[here.colour]) + locos < here.length) continue;
    const auto move = payment(state, seat, route, pull);
    if (!move) continue;
    const bool planned = plan.wanted.has(here.link);
    const double gain = judgement.money * gains_of(state, Context::imagined(state, seat, route, move->locos()));
    double worth = gain + judgement.per_train * here.length - judgement.loco * move->locos();
    if (planned) {
      worth += judgement.wanted + (is_contested(state, seat, here.link) ? judgement.contested : 0);
    } else if (own.trains - here.length < plan.trains) {
      worth -= 6;
    } else {
      worth += judgement.stray * (train_worth(state, own.trains - here.length) - now) - (idle ? 0 : 0.5 * here.length);
    }
    options.push_back({*move, worth});
    if (options.size() == options.capacity()) break;
  }
  if (options.empty()) options.push_back({Move::of(Kind::Pass), 0});
}

// The tickets that the plan would complete; at least as many as must be kept, of the others the cheapest to fail.
Move Policy::keep(const State& state, Seat seat, const Judgement& judgement) const {
  const SeatState& own = state.at(seat);
  const Plan plan = plan_for(state, seat, judgement, unfinished(own), own.offered);
  BitSet<kTickets> kept = plan.pursued & own.offered;
  while (kept.size() < state.table.least) {
    int cheapest = -1;
    for (const int ticket : own.offered - kept) {
      if (cheapest < 0 || tables().tickets[at(ticket)].value < tables().tickets[at(cheapest)].value) cheapest = ticket;
    }
    kept.add(cheapest);
  }
  Move move = Move::of(Kind::Keep);
  std::size_t place = 0;
  for (const int ticket : kept) {
    if (place < kMostKept) move.at[place++] = static_cast<std::uint8_t>(ticket + 1);
  }
  return move;
}

Move Policy::answer(const State& state, Seat seat, const Judgement& judgement, Mind& mind) {
  switch (state.table.ask) {
    case Ask::Action:
      actions(state, seat, judgement, mind, options_);
      return std::ranges::max_element(options_, {}, &Option::worth)->move;
    case Ask::Keep:
    case Ask::Survey:
    case Ask::Choose: return keep(state, seat, judgement);
    case Ask::Second: {
      BitSet<kLinks> wanted = plan_of(state, seat, judgement, mind).wanted;
      if (wanted.empty()) {
        if (const int next = next_route(state, seat, judgement); next >= 0) wanted.add(tables().routes[at(next)].link);
      }
      options_.clear();
      add_cards(state, seat, judgement, pull_of(state, seat, wanted, judgement), true, options_);
      return std::ranges::max_element(options_, {}, &Option::worth)->move;
    }
    default: return listed(state, seat, judgement, mind);
  }
}

// Questions with a short list of answers, each judged by itself.
Move Policy::listed(const State& state, Seat seat, const Judgement& judgement, Mind& mind) {
  legal(state, seat, moves_);
  if (moves_.size() == 1) return moves_[0];
  const Table& table = state.table;
  const Pull pull = pull_of(state, seat, plan_of(state, seat, judgement, mind).wanted, judgement);
  const bool late = turns_left(state, seat, judgement) <= 3;
  // What it is to lose a card: the second of a colour that nobody needs is worth least.
  const auto card = [&](int kind) { return pull.of(kind) + (symbol_of(kind) == kPlain ? 0 : 0.05); };
  const auto cards = [&](const Move& move) {
    double sum = 0;
    for (std::size_t i = 0; i < move.listed(); ++i) sum += card(move.at[i] - 1);
    return sum;
  };
  const auto worth = [&](const Move& move) -> double {
    switch (move.kind) {
      case Kind::Pay: {
        Context context = Context::present(state, seat);
        for (std::size_t i = 0; i < move.listed(); ++i) {
          context.picks += symbol_of(move.at[i] - 1) == kPick ? 1 : 0;
          context.skulls += symbol_of(move.at[i] - 1) == kSkull ? 1 : 0;
        }
        return gains_of(state, context) - 0.05 * (context.picks + context.skulls);
      }
      case Kind::Extra:
      case Kind::Discard: return -cards(move);
      case Kind::Take: return 1 + pull.of(move.thing());
      case Kind::Sell: return 2.9 - (late ? 0 : 1) * cards(move);
      case Kind::Depot: {
        int open = 0;
        for (const auto& step : tables().graph().steps(move.thing())) open += open_link(state, seat, step.edge) ? 1 : 0;
        return open - 3.5;
      }
      case Kind::Special: {
        const double loss = late ? 0 : pull.loco + judgement.loco;
        return (move.value() == kSpecialMoney ? 3 : late ? 0 : 1.8) - loss;
      }
      case Kind::Reveal: return 3;
      case Kind::Grain: return table.grain[at(move.thing())];
      case Kind::Upgrade: {
        constexpr std::array<double, kUpgrades> kLiking = {7, 4, 5, 2, 6, 3, 4.5};
        return kLiking[at(move.thing())];
      }
      case Kind::Open:
      case Kind::Retire: return -move.thing();
      default: return 0;  // to decline
    }
  };
  std::size_t best = 0;
  double most = worth(moves_[0]);
  for (std::size_t i = 1; i < moves_.size(); ++i) {
    if (const double one = worth(moves_[i]); one > most) best = i, most = one;
  }
  return moves_[best];
}

}  // namespace rh::legends_of_the_west
