#include "bots/games/pioneer_rails/planner.h"

#include <algorithm>

#include "engine/games/pioneer_rails/activation.h"
#include "engine/games/pioneer_rails/laying.h"

// The same sums on every platform.
#pragma clang fp contract(off)

namespace rh::pioneer_rails {
namespace {

constexpr std::size_t kMetSets = 1 << 13;

std::uint64_t key_of(int track) {
  std::uint64_t z = static_cast<std::uint64_t>(track + 1) * 0x9e3779b97f4a7c15ull;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
  return z ^ (z >> 27);
}

int allowance(const Draft& draft) { return tables().base_tracks + draft.crossed; }

// Town boxes that have to be crossed out for a track: a token each that is not in hand, or one more track.
struct Price {
  Token way = Token::None;  // a token to take
  bool fork = false;        // and one for the switch
  bool extra = false;       // or nothing but the track
  int boxes() const { return (way != Token::None ? 1 : 0) + (fork ? 1 : 0) + (extra ? 1 : 0); }
};

Price price_of(const Draft& draft, const Needs& needs) {
  const auto lacks = [&](Token token) { return draft.tokens[static_cast<std::size_t>(token)] == 0; };
  Price price;
  if (needs.way != Token::None && lacks(needs.way)) price.way = needs.way;
  price.fork = needs.fork && lacks(Token::Switch);
  price.extra = draft.laid_count >= allowance(draft) + price.boxes();
  return price;
}

void pay(Draft& draft, const Needs& needs, const Price& price) {
  const int boxes = price.boxes();
  draft.sheet.boxes_crossed = static_cast<std::uint8_t>(draft.sheet.boxes_crossed + boxes);
  draft.crossed = static_cast<std::uint8_t>(draft.crossed + boxes);
  // What was just taken is used at once; the rest comes from the hand.
  if (needs.way != Token::None && price.way == Token::None) --draft.tokens[static_cast<std::size_t>(needs.way)];
  if (needs.fork && !price.fork) --draft.tokens[static_cast<std::size_t>(Token::Switch)];
}

void lay_next(const Map& map, Draft& draft, int track) {
  const Needs needs = Laying(map, draft.sheet, draft.railway()).needs(map[track]);
  pay(draft, needs, price_of(draft, needs));
  if (lay(map, draft.sheet, draft.railway(), map[track])) draft.fenced = 1;
  ensure(draft.laid_count < kMostLaid);
  draft.laid[draft.laid_count++] = static_cast<std::uint16_t>(track);
  draft.key ^= key_of(track);
}

void change_suit(Draft& draft, int suit) {
  draft.suit = static_cast<std::uint8_t>(suit);
  draft.suit_taken = 1;
  ++draft.crossed;
  ++draft.sheet.boxes_crossed;
}

}  // namespace

Draft::Draft(const Table& table, const SeatState& seat)
    : sheet(seat.now),
      pastures(pastures_of(table.map(), seat.shown)),
      laid(seat.laid),
      laid_count(seat.laid_count),
      card(seat.card),
      suit(seat.suit),
      suit_taken(seat.suit_taken),
      crossed(seat.crossed),
      fenced(seat.fenced),
      tokens(seat.tokens) {
  for (std::size_t i = 0; i < laid_count; ++i) key ^= key_of(laid[i]);
}

Draft::Draft(const Course& course, const Pastures& fences, int picked)
    : sheet(course.sheet),
      pastures(fences),
      card(static_cast<std::uint8_t>(picked)),
      suit(static_cast<std::uint8_t>(suit_of(picked))) {
  sheet.hands[course.table.round][course.table.turn] = static_cast<std::uint8_t>(rank_of(picked));
}

void Planner::begin(const Table& table, const Judgement& judgement) {
  table_ = table;
  weights_ = judgement.weights(kRounds * kTurns - 1 - table.turns_played());
}

// Everything that the turn's tracks activate (PR-48 to PR-56); banks come last.
template <class Bank>
Pastures Planner::activate_all(const Draft& draft, Sheet& sheet, Bank bank) const {
  const Map& map = table_.map();
  Pastures pastures = draft.pastures;
  if (draft.fenced != 0) {
    // Regions are asked for once, for these ranches and for those to come.
    pastures = pastures_of(map, sheet);
    for (const int ranch : pastures.alone - sheet.active) activate(map, sheet, ranch, table_.round);
  }
  Activated found;
  find_activated(map, sheet, std::span(draft.laid).first(draft.laid_count), false, found);
  for (const int hex : found) {
    activate(map, sheet, hex, table_.round);
    if (map.at(hex) == Terrain::Bank) bank(hex);
  }
  return pastures;
}

float Planner::value(const Sheet& sheet, const Pastures& pastures) {
  ++looked_at_;
  look(table_, sheet, pastures, promise_);
  return worth(promise_, weights_);
}

float Planner::value_of(const Draft& draft) {
  scratch_ = draft.sheet;
  const Pastures pastures = activate_all(
      draft, scratch_, [&](int) { serve_bank(scratch_, std::min<int>(tables().most_deposit, scratch_.free_gold())); });
  return value(scratch_, pastures);
}

void Planner::finish(const Draft& draft, Plan& plan) {
  plan.draft = draft;
  plan.end = draft.sheet;
  plan.banks = 0;
  plan.pastures =
      activate_all(draft, plan.end, [&](int bank) { plan.hexes[plan.banks++] = static_cast<std::uint8_t>(bank); });
  deposit(plan, 0);
}

void Planner::finish_deposits(const Table& table, const SeatState& seat, Plan& plan, int first) {
  plan.draft = Draft(table, seat);
  plan.end = seat.now;
  plan.pastures = pastures_of(table.map(), seat.now);
  plan.hexes = seat.due;
  plan.banks = static_cast<std::uint8_t>(std::ranges::find(seat.due, kEmpty) - seat.due.begin());
  if (first < 0) return deposit(plan, 0);
  plan.deposits[0] = static_cast<std::uint8_t>(first);
  serve_bank(plan.end, first);
  deposit(plan, 1);
}

void Planner::deposit(Plan& plan, int bank) {
  if (bank == plan.banks) {
    plan.value = value(plan.end, plan.pastures);
    return;
  }
  Plan best = plan;
  best.value = -1e9f;
  for (int nuggets = std::min<int>(tables().most_deposit, plan.end.free_gold()); nuggets >= 0; --nuggets) {
    Plan other = plan;
    serve_bank(other.end, nuggets);
    other.deposits[static_cast<std::size_t>(bank)] = static_cast<std::uint8_t>(nuggets);
    deposit(other, bank + 1);
    if (other.value > best.value) best = other;
  }
  plan = best;
}

void Planner::plan(const Course& course, const Pastures& fences, std::span<const std::uint8_t> cards, const Beam& beam,
                   std::size_t keep, std::vector<Plan>& plans) {
  plans.clear();
  for (const std::uint8_t card : cards) {
    const Draft start(course, fences, card);
    search(start, beam.width, beam, keep, plans);
    if (beam.suits == 0 || start.sheet.free_boxes() == 0) continue;
    for (int suit = 0; suit < kSuits; ++suit) {
      if (static_cast<Suit>(suit) == suit_of(card)) continue;
      Draft changed = start;
      change_suit(changed, suit);
      search(changed, beam.suits, beam, keep, plans);
    }
  }
  for (Plan& plan : plans) finish(plan.draft, plan);
  sort(plans);
}

void Planner::plan(const Draft& start, const Beam& beam, std::size_t keep, std::vector<Plan>& plans) {
  plans.clear();
  search(start, beam.width, beam, keep, plans);
  const bool may_change = start.laid_count == 0 && start.suit_taken == 0 && start.sheet.free_boxes() > 0;
  if (beam.suits > 0 && may_change) {
    for (int suit = 0; suit < kSuits; ++suit) {
      if (static_cast<Suit>(suit) == suit_of(start.card)) continue;
      Draft changed = start;
      change_suit(changed, suit);
      search(changed, beam.suits, beam, keep, plans);
    }
  }
  for (Plan& plan : plans) finish(plan.draft, plan);
  sort(plans);
}

void Planner::sort(std::vector<Plan>& plans) {
  // Always in the same order, whatever the library.
  std::ranges::sort(plans, [](const Plan& a, const Plan& b) {
    if (a.value != b.value) return a.value > b.value;
    return a.draft.key != b.draft.key ? a.draft.key < b.draft.key : a.draft.card < b.draft.card;
  });
}

void Planner::search(const Draft& start, int width, const Beam& beam, std::size_t keep, std::vector<Plan>& plans) {
  ++beam_;
  if (met_.empty()) met_.resize(kMetSets);
  const Laying laying(table_.map(), start.sheet, start.railway());
  if (start.laid_count >= tables().base_tracks || !laying.any_free()) end_here(start, value_of(start), keep, plans);
  layer_.assign(1, start);
  while (!layer_.empty()) {
    children_.clear();
    for (std::size_t i = 0; i < layer_.size(); ++i) expand(layer_[i], static_cast<std::uint32_t>(i), beam, keep, plans);
    select(width);
  }
}

void Planner::expand(const Draft& draft, std::uint32_t parent, const Beam& beam, std::size_t keep,
                     std::vector<Plan>& plans) {
  const Map& map = table_.map();
  const Laying laying(map, draft.sheet, draft.railway());
  const int boxes = draft.sheet.free_boxes();
  const bool switches = draft.tokens[static_cast<std::size_t>(Token::Switch)] > 0 || (beam.forks && boxes > 0);
  for (const int corner : switches ? laying.starts() | laying.forks() : laying.starts()) {
    for (const int exit : map.exits[static_cast<std::size_t>(corner)]) {
      if (exit < 0) break;
      const Track& track = map[exit];
      if (!laying.fits(track)) continue;
      const Needs needs = laying.needs(track);
      const Price price = price_of(draft, needs);
      if (price.boxes() > boxes || (price.way == Token::Shortcut && !beam.forks)) continue;
      if (met(draft.key ^ key_of(exit))) continue;
      child_ = draft;
      lay_next(map, child_, exit);
      const float value = value_of(child_);
      children_.push_back({value, parent, static_cast<std::int16_t>(exit)});
      if (child_.laid_count >= tables().base_tracks || !Laying(map, child_.sheet, child_.railway()).any_free())
        end_here(child_, value, keep, plans);
    }
  }
}

void Planner::select(int width) {
  // Equal ones in the order they came: every library sorts them so.
  const auto keep = std::min(children_.size(), static_cast<std::size_t>(width));
  std::ranges::partial_sort(children_, children_.begin() + static_cast<std::ptrdiff_t>(keep),
                            [](const Child& a, const Child& b) {
                              if (a.value != b.value) return a.value > b.value;
                              return a.parent != b.parent ? a.parent < b.parent : a.track < b.track;
                            });
  grown_.clear();
  for (std::size_t i = 0; i < keep; ++i) {
    Draft& draft = grown_.emplace_back(layer_[children_[i].parent]);
    lay_next(table_.map(), draft, children_[i].track);
  }
  layer_.swap(grown_);
}

void Planner::end_here(const Draft& draft, float value, std::size_t keep, std::vector<Plan>& plans) {
  if (plans.size() == keep && plans.back().value >= value) return;
  if (plans.size() < keep) plans.emplace_back();
  std::size_t at = plans.size() - 1;
  for (; at > 0 && plans[at - 1].value < value; --at) plans[at] = plans[at - 1];
  plans[at].draft = draft;
  plans[at].value = value;
}

bool Planner::met(std::uint64_t key) {
  for (std::size_t i = key % kMetSets, probes = 0; probes < 16; i = (i + 1) % kMetSets, ++probes) {
    if (met_[i].beam != beam_) {
      met_[i] = {key, beam_};
      return false;
    }
    if (met_[i].key == key) return true;
  }
  return false;
}

void serve_bank(Sheet& sheet, int nuggets) {
  ensure(sheet.bank_count < kBankBoxes);
  sheet.banks[sheet.bank_count] = static_cast<std::uint8_t>(nuggets * tables().bank_factors[sheet.bank_count]);
  ++sheet.bank_count;
  sheet.delivered = static_cast<std::uint8_t>(sheet.delivered + nuggets);
  sheet.gold_crossed = static_cast<std::uint8_t>(sheet.gold_crossed + nuggets);
}

void moves_of(const State& state, Seat s, const Plan& plan, std::vector<Move>& moves) {
  const Map& map = state.table.map();
  const SeatState& seat = state.at(s);
  moves.clear();
  const auto deposit = [&] {
    for (std::size_t i = 0; i < plan.banks; ++i) moves.push_back(Move::deposit(plan.hexes[i], plan.deposits[i]));
  };
  if (seat.stage == Stage::Deposit) return deposit();
  if (seat.stage == Stage::Pick) moves.push_back(Move::of(Kind::Pick, plan.draft.card));
  Course course(state, s, true);
  Draft draft = seat.stage == Stage::Pick ? Draft(course, {}, plan.draft.card) : Draft(state.table, seat);
  if (draft.suit != plan.draft.suit) {
    moves.push_back(Move::cross(plan.draft.railway()));
    change_suit(draft, plan.draft.suit);
  }
  const auto point = [](int corner) { return kMap.corner_points[static_cast<std::size_t>(corner)]; };
  while (draft.laid_count < plan.draft.laid_count) {
    const int track = plan.draft.laid[draft.laid_count];
    const Needs needs = Laying(map, draft.sheet, draft.railway()).needs(map[track]);
    const Price price = price_of(draft, needs);
    if (price.way != Token::None) moves.push_back(Move::cross(price.way));
    if (price.fork) moves.push_back(Move::cross(Token::Switch));
    if (price.extra) moves.push_back(Move::cross(Token::None));
    moves.push_back(Move::lay(point(map[track].from), point(map[track].to)));
    lay_next(map, draft, track);
  }
  moves.push_back(Move::done());
  deposit();
}

}  // namespace rh::pioneer_rails
