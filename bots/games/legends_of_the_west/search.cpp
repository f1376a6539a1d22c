#include "bots/games/legends_of_the_west/search.h"

#include <algorithm>

#include "bots/games/legends_of_the_west/guess.h"
#include "bots/halving.h"
#include "bots/worlds.h"

// The same choices on every platform.
#pragma clang fp contract(off)

namespace rh::legends_of_the_west {
namespace {

// The policy's opinion counts as much as this many playouts.
constexpr double kTrust = 20;
constexpr double kVictory = 8;  // what the first place is worth beside the lead, in dollars
constexpr int kSecond = 4;      // a fourth of the turn's budget is for the second card
// A game has far fewer; a playout that does not end is no playout.
constexpr int kMostAnswers = 3000;

// The lead over the best of the others, and the first place.
double value_of(const State& end, Seat seat) {
  int rival = -1;
  for (Seat s = 0; s < end.table.seats; ++s) {
    if (s != seat) rival = std::max(rival, int{end.at(s).total});
  }
  const double lead = end.at(seat).total - rival;
  return 0.5 * lead + (end.at(seat).place == 1 ? kVictory : -kVictory);
}

}  // namespace

bool is_weighty(Ask ask) {
  switch (ask) {
    case Ask::Action:
    case Ask::Second:
    case Ask::Keep:
    case Ask::Survey:
    case Ask::Choose:
    case Ask::Special:
    case Ask::Sell:
    case Ask::Take: return true;
    default: return false;
  }
}

void Search::candidates(const Judgement& judgement, const State& world, Seat seat, std::size_t most,
                        std::vector<Option>& found) {
  Mind mind;
  const Move own = policy_.answer(world, seat, judgement, mind);
  found.clear();
  if (world.table.ask == Ask::Action) {
    policy_.actions(world, seat, judgement, mind, options_);
    found.assign(options_.begin(), options_.end());
  } else {
    legal(world, seat, moves_);
    for (const Move& move : moves_) found.push_back({move, 0});
    if (moves_.size() > 2 * most) found.resize(1);
  }
  const auto rank = [&](const Option& option) { return option.move == own ? 1e9 : option.worth; };
  // Equal ones by their bytes: every library sorts them so.
  std::ranges::sort(found, [&](const Option& a, const Option& b) {
    return rank(a) != rank(b) ? rank(a) > rank(b) : pack(a.move) < pack(b.move);
  });
  if (found[0].move != own) found.insert(found.begin(), Option{own, 0});
  if (found.size() <= most) return;
  // Claims must not crowd out the two other actions.
  std::vector<Option> kept(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(most));
  for (std::size_t i = most; i < found.size(); ++i) {
    const Kind kind = found[i].move.kind;
    if (kind == Kind::Draw || kind == Kind::Tickets) kept.push_back(found[i]);
  }
  found = kept;
}

const State* Search::play_on(const Judgement& judgement, const State& world, Seat seat, const Move* first,
                             std::uint64_t luck) {
  // Cards by themselves, so that candidates which bring other tickets and events still meet the same cards.
  Random cards(luck), others(~luck);
  state_ = world;
  ++answers_;  // where the first move ends the game nobody answers, and the budget must still come to an end
  if (first != nullptr) apply(state_, seat, *first, nullptr);
  std::array<Mind, kSeats> minds;
  for (int i = 0; i < kMostAnswers && state_.table.slip == 0 && state_.table.ask != Ask::Over;) {
    const Turn now = turn(state_);
    if (now.nature) {
      Random& random = state_.table.ask == Ask::Card ? cards : others;
      apply(state_, kNature, nature_pick(state_, random.below(nature_total(state_))), nullptr);
      continue;
    }
    const Seat mover = now.first();
    const Move move = policy_.answer(state_, mover, judgement, minds[static_cast<std::size_t>(mover)]);
    apply(state_, mover, move, nullptr);
    ++answers_, ++i;
  }
  return state_.table.slip != 0 ? &state_ : nullptr;
}

Move Search::best(const Style& style, const Budget& given, const State& world, const Outlook& outlook, Random& random,
                  Spending& spent) {
  const Seat seat = outlook.seat();
  Mind mind;
  if (style.candidates <= 1 || !is_weighty(world.table.ask) || world.table.slip != 0)
    return policy_.answer(world, seat, style.judgement, mind);
  const Budget turn{style.steady || given.iterations == 0 ? style.answers : given.iterations,
                    style.steady ? 0 : given.seconds};
  if (world.table.ask != Ask::Second) spent.turn_begins();
  Budget budget = spent.share(turn, 1);
  if (world.table.ask == Ask::Action) {
    budget.iterations -= budget.iterations / kSecond;
    budget.seconds -= budget.seconds / kSecond;
  }
  const Deadline deadline(budget.seconds);
  candidates(style.judgement, world, seat, style.candidates, found_);
  if (found_.size() == 1) return found_[0].move;
  std::vector<double> worths;
  for (const Option& option : found_) worths.push_back(std::max(-3.0, option.worth - found_[0].worth));
  const Worlds<LegendsOfTheWest> worlds(world, outlook, random);
  const Guess guess(world, seat);
  Halving field(worths, kTrust);
  std::uint64_t luck = 0;
  const std::uint64_t first = answers_;
  const auto all = static_cast<double>(budget.iterations);
  field.run(
      deadline, [&] { return std::max(static_cast<double>(answers_ - first) / all, deadline.gone()); },
      [&](int i) {
        sampled_ = worlds(i);
        guess.deal(sampled_, random);
        luck = random.next();
      },
      [&](std::size_t c) {
        const State* end = play_on(style.judgement, sampled_, seat, &found_[c].move, luck);
        return end != nullptr ? value_of(*end, seat) : 0;
      });
  spent.add(answers_ - first, deadline.spent());
  return found_[field.best()].move;
}

}  // namespace rh::legends_of_the_west
