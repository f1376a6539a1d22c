// Which effects of the vocabulary can act where (section 6.8). A list that holds another one is refused when it is
// loaded: no effect is ever passed over in silence.
#include <initializer_list>
#include <string>

#include "engine/games/legends_of_the_west/components.h"

namespace rh::legends_of_the_west {
namespace {

using Ops = std::uint64_t;
constexpr Ops ops(std::initializer_list<Op> list) {
  Ops all = 0;
  for (const Op op : list) all |= Ops{1} << static_cast<int>(op);
  return all;
}

// What can be done wherever somebody plays.
constexpr Ops kActs =
    ops({Op::GainMoney, Op::LoseMoney, Op::Pay, Op::DrawDeck, Op::TakeDisplay, Op::Discard, Op::ResetDisplay,
         Op::ShuffleDiscard, Op::Vault, Op::Choose, Op::If, Op::ForEach, Op::TakePot, Op::RemoveEvent});

constexpr Ops can_act(Place place) {
  switch (place) {
    case Place::Lasting: return ops({Op::Mod, Op::CostExtra});
    case Place::Lightning: return kActs | ops({Op::DrawTickets, Op::PlaceMarker});
    case Place::Claim:
      return kActs | ops({Op::CostExtra, Op::PlaceMarker, Op::RemoveMarker, Op::TakeToken, Op::RunCompanyBonus,
                          Op::RevealPostcards});
    case Place::Setup:
      return ops({Op::GainMoney, Op::DrawDeck, Op::DrawTickets, Op::ForEach, Op::PlaceMarker, Op::RunUpgrades,
                  Op::RunSetupLines});
    case Place::SetupLine: return ops({Op::PlaceMarker, Op::FillBag, Op::FillPot});
    case Place::End: return ops({Op::ForEach, Op::GivePostcard, Op::OpenTerritory, Op::RetireRule});
    case Place::Slip: return ops({Op::SlipLine});
    case Place::Bonus:
    case Place::Reward: return kActs;
    case Place::Passive: return ops({Op::Mod});
    case Place::SlipReward: return ops({Op::GainMoney, Op::Vault});
    case Place::Before:
      return ops({Op::SetTrains, Op::AddEvents, Op::UnlockRule, Op::RetireTickets, Op::Mod, Op::SlipLine});
    case Place::After: return ops({Op::AddEvents, Op::UnlockRule, Op::OpenTerritory, Op::Upgrade, Op::CampaignScore});
  }
  return 0;
}

bool can_change(Place place, Param param) {
  switch (place) {
    case Place::Lasting: return param != Param::CompanyBonus && param != Param::GreyCounts;
    case Place::Passive: return param == Param::CompanyBonus || param == Param::GreyCounts;
    default: return param == Param::TicketDraw;
  }
}

// Somebody is first or last only when the slips are written.
bool is_known(Place place, Who who) {
  return (who != Who::Winner && who != Who::LastPlaced) || place == Place::End || place == Place::After;
}

bool is_claims(Place place) { return place == Place::Claim || place == Place::Bonus; }

}  // namespace

void Compiler::expect(List list, Place place, const JsonReader& where) const {
  for (std::size_t i = list.begin; i < list.end && where.ok(); ++i) {
    const Effect& effect = tables_.program.effects[i];
    const auto name = std::string(kOpNames[static_cast<std::size_t>(effect.op)]);
    const auto cannot = [&](const std::string& what) { where.fail("has " + what + ", which can do nothing there"); };
    if ((can_act(place) >> static_cast<int>(effect.op) & 1u) == 0) cannot(name);
    if (effect.op == Op::Mod && !can_change(place, static_cast<Param>(effect.what)))
      cannot(name + " of " + std::string(kParamNames[effect.what]));
    if (!is_known(place, effect.who))
      cannot(name + " for " + std::string(kWhoNames[static_cast<std::size_t>(effect.who)]));
    if (effect.op == Op::ForEach) {
      const auto set = static_cast<Set>(effect.what);
      if ((set == Set::OpponentDepots && place != Place::Claim) ||
          (set == Set::RegisteredTickets) != (place == Place::End))
        cannot(name);
    }
    if (effect.op == Op::If) {
      const Condition& condition = tables_.program.conditions[effect.condition];
      const bool of_claim =
          condition.word == Word::Claim || condition.word == Word::EndLarge || condition.word == Word::EndOwnDepot;
      if (of_claim && !is_claims(place))
        cannot(name + " with " + std::string(kWordNames[static_cast<std::size_t>(condition.word)]));
      if (condition.word == Word::Claim && condition.n != 1)
        where.fail("counts more than the present claim");  // TL-94a
    }
    if (effect.op == Op::PlaceMarker) {
      const auto target = static_cast<Target>(effect.how);
      const bool fits = target == Target::EndCity     ? place == Place::Claim
                        : target == Target::SavedCity ? place == Place::Setup
                        : target == Target::EachCity  ? place == Place::SetupLine
                                                      : place == Place::SetupLine || place == Place::Lightning;
      if (!fits) cannot(name);
    }
    // A choice is answered by its own word, which does its first effect.
    if (effect.op == Op::Discard && tables_.program.cards[effect.what].same_colour) cannot(name + " of one colour");
    List then = effect.then;
    if (effect.op == Op::Choose && static_cast<Answer>(effect.how) == Answer::Sell) ++then.begin;
    expect(then, place, where);
    expect(effect.otherwise, place, where);
  }
}

// What a game has to remember for a claim is which routes are whose: other filters cannot be counted afterwards.
std::uint16_t Compiler::postcard(const JsonReader& words) {
  const std::uint16_t made = condition(words);
  const auto look = [&](auto&& self, std::uint16_t place, bool alone) -> void {
    const Condition& asked = tables_.program.conditions[place];
    if (asked.word == Word::Claim) {
      const RouteFilter& filter = tables_.program.filters[asked.filter];
      if (filter.company_colour || filter.uses_loco || filter.fresh_end || filter.unclaimed || filter.unmarked ||
          filter.marked)
        words.fail("counts claims by what is not seen afterwards");
    }
    if (!alone && (asked.word == Word::ExtraLoco || asked.word == Word::Hand))
      words.fail("asks for cards inside another condition");
    if (asked.word == Word::And || asked.word == Word::Or || asked.word == Word::Not) self(self, asked.parts[0], false);
    if (asked.word == Word::And || asked.word == Word::Or) self(self, asked.parts[1], false);
  };
  if (words.ok()) look(look, made, true);
  return made;
}

}  // namespace rh::legends_of_the_west
