#include "bots/games/railroad_ink/search_bot.h"

#include "bots/games/railroad_ink/search.h"
#include "bots/games/railroad_ink/symmetry.h"

namespace rh::railroad_ink {
namespace {

Symmetry some_symmetry(const Board& board, Random& random) {
  const Symmetry symmetry{.swap_east_west = random.below(2) != 0, .swap_north_south = random.below(2) != 0};
  return symmetry.keeps(board) ? symmetry : Symmetry{};
}

}  // namespace

std::optional<Move> SearchBot::follow(const State& world, Seat seat) {
  const bool fits = at_ < agenda_.size() && world.table.round == round_ && world.at(seat).board == expected_;
  if (!fits || railroad_ink::check(world, seat, agenda_[at_])) return {};
  const Move move = agenda_[at_++];
  State after = world;
  railroad_ink::apply(after, seat, move, nullptr);
  expected_ = after.at(seat).board;
  return move;
}

Move SearchBot::think(const State& world, const Outlook& outlook, const Means& means) {
  auto& search = means.workspace.get<Search>();
  search.begin(style_, means.budget);
  const Seat seat = outlook.seat();
  if (world.table.phase == Phase::Draft) return search.pick_pair(world, seat);

  plan_round(world, seat, search, means.random);
  if (const auto move = follow(world, seat)) return *move;
  // Not reached as far as anybody knows, but a bot always has an answer.
  agenda_.clear();
  return search.any_move(world, seat);
}

void SearchBot::plan_round(const State& world, Seat seat, Search& search, Random& random) {
  agenda_.clear();
  at_ = 0;
  round_ = world.table.round;
  expected_ = world.at(seat).board;
  State now = world;
  const SeatState& own = now.at(seat);
  if (!own.settled) {
    agenda_.push_back(search.settle_impact(world, seat));
    railroad_ink::apply(now, seat, agenda_[0], nullptr);
  }
  const Plan* plan = search.plan_round(now, seat, random);
  if (plan == nullptr) return;
  const Symmetry symmetry = now.table.seats > 1 ? some_symmetry(own.board, random) : Symmetry{};
  for (int i = 0; i < plan->count; ++i) agenda_.push_back(symmetry.move(plan->moves[static_cast<std::size_t>(i)]));
  agenda_.push_back(Move::done());
}

}  // namespace rh::railroad_ink
