#include "bots/games/pioneer_rails/course.h"

#include "engine/games/pioneer_rails/scoring.h"

namespace rh::pioneer_rails {

Course::Course(const State& state, Seat of, bool own)
    : table(state.table), sheet(own ? state.at(of).now : state.at(of).shown), seat(of) {
  if (own) hidden = state.at(of).hidden;
  // Hidden cards of others may still come, for all this seat knows.
  for (Seat s = 0; s < table.seats; ++s) {
    const std::uint8_t theirs = state.at(s).hidden;
    if (theirs != kNoCard && !(own && s == of)) table.seen &= ~(1u << theirs);
  }
}

void Course::end_turn() {
  const Tables& t = tables();
  if (table.solo()) {
    for (int o = 0; o < kObjectives; ++o) {
      if ((table.open_objectives() >> o & 1) != 0 && completes(sheet, o))
        table.closed = static_cast<std::uint16_t>(table.closed | 1u << o);
    }
  } else {
    for (std::size_t type = 0; type < kTypes; ++type) {
      if (sheet.stars[type] != 0 || !completes(sheet, table.objectives[type])) continue;
      sheet.stars[type] = (table.first_stars >> type & 1) == 0 ? t.star_first : t.star_later;
    }
  }
  if (++table.turn < kTurns) return;
  const bool saloon = (sheet.saloon_rounds >> table.round & 1) != 0;
  sheet.hand_points[table.round] = static_cast<std::uint8_t>(points_of(hand_of(sheet.hands[table.round]), saloon));
  table.turn = 0;
  table.seen = 0;
  hidden = kNoCard;
  if (++table.round == kRounds) table.phase = Phase::Over;
}

void Course::deal(Random& random, Cards& cards) {
  const auto draw = [&] {
    std::uint32_t left = ~table.seen & ((1u << kCards) - 1);
    for (auto skip = random.below(static_cast<std::uint64_t>(std::popcount(left))); skip > 0; --skip) left &= left - 1;
    table.seen |= left & -left;
    return static_cast<std::uint8_t>(std::countr_zero(left));
  };
  cards.clear();
  if (table.turn == 0) {
    if (table.solo() && table.round > 0 && std::popcount(table.turned) < table.round) {
      table.phase = Phase::NextObjective;
      std::uint64_t all = 0;
      for (int o = 0; o < kObjectives; ++o) all += static_cast<std::uint64_t>(objective_weight(table, o));
      auto ticket = static_cast<std::int64_t>(random.below(all));
      int turned = 0;
      while ((ticket -= objective_weight(table, turned)) >= 0) ++turned;
      table.named = static_cast<std::uint16_t>(table.named | 1u << turned);
      table.turned = static_cast<std::uint8_t>(table.turned | 1u << static_cast<int>(tables().objective(turned).type));
      table.phase = Phase::Play;
    }
    if (table.extra_card != 0 && hidden == kNoCard) hidden = draw();
  }
  if (table.last_card()) return cards.push_back(hidden);
  if (table.rules().discard != 0) draw();
  for (int i = 0; i < table.rules().reveal; ++i) cards.push_back(draw());
  // Another dealer takes one of them: any.
  if (table.rules().dealer_takes != 0 && table.dealer() != seat) {
    Cards rest;
    const auto taken = random.below(cards.size());
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if (i != taken) rest.push_back(cards[i]);
    }
    cards = rest;
  }
}

int net_points(const Table& table, const Sheet& sheet) {
  return score(sheet).total() + (table.solo() ? tables().target_each * std::popcount(table.closed) : 0);
}

int net_target(const Table& table) {
  // Of all objectives of the game, those still face down too.
  return target_with(objectives_of(table));
}

}  // namespace rh::pioneer_rails
