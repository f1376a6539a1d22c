// What things are worth at once: claims, cards, trains that are left.
#include <algorithm>

#include "bots/games/legends_of_the_west/policy.h"
#include "engine/games/legends_of_the_west/scoring.h"

// The same choices on every platform.
#pragma clang fp contract(off)

namespace rh::legends_of_the_west {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

constexpr double kCard = 0.9;       // a card in hand
constexpr double kGoldToken = 2.4;  // the mean of the bag
constexpr double kGrainToken = 0.7;

// Walks through a list of effects as far as it brings something to the one who claims.
double run(List list, const Context& context) {
  const Program& program = tables().program;
  const Table& table = context.state.table;
  double sum = 0;
  for (std::size_t i = list.begin; i < list.end; ++i) {
    const Effect& effect = program.effects[i];
    switch (effect.op) {
      case Op::GainMoney: sum += work_out(effect, context); break;
      case Op::Pay:
      case Op::LoseMoney: sum -= work_out(effect, context); break;
      case Op::DrawDeck: sum += kCard * work_out(effect, context); break;
      case Op::TakePot: sum += table.pot; break;
      case Op::If: sum += run(holds(effect.condition, context) ? effect.then : effect.otherwise, context); break;
      case Op::Vault: sum += effect.what == static_cast<int>(Token::WaterRight) ? 0.5 : 2; break;
      case Op::TakeToken: {
        const auto bag = static_cast<Bag>(effect.what);
        const auto& seat = context.state.at(context.seat);
        if (effect.flag && (seat.taken >> effect.what & 1u) != 0) break;
        if (bag == Bag::Gold) {
          const bool any = std::ranges::any_of(table.gold, [](std::uint8_t n) { return n > 0; });
          sum += any ? kGoldToken : 0;
        } else if (bag == Bag::Grain) {
          sum += kGrainToken;
        } else if (table.left[effect.what] > 0) {
          const auto& values = program.bags[effect.what].values;
          sum += values[values.size() - std::min<std::size_t>(values.size(), table.left[effect.what])];
        }
        break;
      }
      case Op::RunCompanyBonus: {
        const SeatState& seat = context.state.at(context.seat);
        sum += run(company_of(seat).bonus[table.charters], context);
        sum += (seat.upgrades & 1u) != 0 ? 1 : 0;
        break;
      }
      default: break;
    }
  }
  return sum;
}

}  // namespace

double gains_of(const State& state, const Context& context) {
  double sum = claim_gain(Param::ClaimMoney, context) + kCard * claim_gain(Param::ClaimDraw, context);
  for (std::uint32_t rules = state.table.rules; rules != 0; rules &= rules - 1) {
    const Rule& rule = tables().rules[at(std::countr_zero(rules))];
    if (rule.kind == Rule::Kind::Claim) sum += run(rule.effects, context);
  }
  return sum;
}

double train_worth(const State& state, int trains) {
  if (state.table.last_round != kNobody) return trains_bonus(trains);
  return 16 / (1 + 0.28 * trains);
}

std::optional<Move> payment(const State& state, Seat seat, int route, const Pull& pull) {
  const SeatState& own = state.at(seat);
  const Route& here = tables().routes[at(route)];
  const int length = here.length, locos = locos_of(own);
  if (any_extras(state.table) &&
      (own.cards < length + extra_of(state, seat, route).cards || own.money < fee_of(state, seat, route).cards))
    return {};
  const auto with = [&](int colour) {
    const int cars = std::min(cars_of(own, colour), length);
    return Move::claim(route, colour, cars, length - cars);
  };
  if (here.colour != kGrey) {
    if (cars_of(own, here.colour) + locos < length) return {};
    return with(here.colour);
  }
  std::optional<Move> best;
  double least = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    if (cars_of(own, colour) + locos < length) continue;
    const Move move = with(colour);
    const double price = 2 * move.locos() + pull.colour[at(colour)] - 0.1 * cars_of(own, colour);
    if (best && price >= least) continue;
    best = move;
    least = price;
  }
  return best;
}

Pull pull_of(const State& state, Seat seat, const BitSet<kLinks>& wanted, const Judgement& judgement) {
  const Tables& all = tables();
  const SeatState& own = state.at(seat);
  std::array<int, kColours> cars{}, demand{}, nearest{};
  nearest.fill(99);
  for (int c = 0; c < kColours; ++c) cars[at(c)] = cars_of(own, c);
  int missing = 0, least = 99;
  for (const int index : wanted) {
    const Link& link = all.links[at(index)];
    int best = -1, best_short = 99;
    for (int lane = link.first; lane < link.first + link.lanes; ++lane) {
      if (!state.table.free.has(lane)) continue;
      const int colour = all.routes[at(lane)].colour;
      for (int c = colour == kGrey ? 0 : colour; c <= (colour == kGrey ? kColours - 1 : colour); ++c) {
        const int lacks = link.length + demand[at(c)] - cars[at(c)];
        if (lacks < best_short) best = c, best_short = lacks;
      }
    }
    if (best < 0) continue;
    demand[at(best)] += link.length;
    if (best_short <= 0) continue;
    missing += std::min<int>(best_short, link.length);
    nearest[at(best)] = std::min(nearest[at(best)], best_short);
    least = std::min(least, best_short);
  }
  Pull pull;
  double sum = 0;
  for (int c = 0; c < kColours; ++c) {
    pull.colour[at(c)] = demand[at(c)] > cars[at(c)] ? 1 + 0.8 / nearest[at(c)] : 0.25 + 0.05 * cars[at(c)];
    sum += pull.colour[at(c)];
  }
  pull.loco = missing > locos_of(own) ? 1.9 + (least <= 2 ? 0.4 : 0) : 0.7;
  pull.blind = judgement.blind * (0.86 * sum / kColours + 0.14 * pull.loco);
  return pull;
}

int next_route(const State& state, Seat seat, const Judgement& judgement) {
  const Tables& all = tables();
  const SeatState& own = state.at(seat);
  const int locos = locos_of(own), turns = turns_left(state, seat, judgement);
  const double now = train_worth(state, own.trains);
  int best = -1;
  double best_rate = 0;
  for (const int route : state.table.free - own.barred) {
    const Route& here = all.routes[at(route)];
    if (here.length > own.trains) continue;
    int cars = 0;
    for (int c = 0; c < kColours; ++c) {
      if (here.colour == kGrey || here.colour == c) cars = std::max(cars, cars_of(own, c));
    }
    const int missing = std::max(0, here.length - cars - locos), needs = 1 + (missing + 1) / 2;
    if (needs > turns) continue;
    const double gain = train_worth(state, own.trains - here.length) - now + (triggers_bonus(own, route) ? 2 : 0) +
                        judgement.per_train * here.length;
    const double rate = gain / needs;
    if (best < 0 || rate > best_rate) best = route, best_rate = rate;
  }
  return best;
}

}  // namespace rh::legends_of_the_west
