// What can be said of a position of Pioneer Rails: a candidate is a way to end the turn, named by its first move.
#include <algorithm>

#include "bots/candidates.h"
#include "bots/games/pioneer_rails/forecast.h"
#include "bots/games/pioneer_rails/reasons.h"

namespace rh::pioneer_rails {
namespace {

constexpr Beam kWide{.width = 16, .suits = 6, .forks = true};
constexpr std::size_t kPlans = 48, kCandidates = 6;
// Candidates are compared by what the same futures make of them.
constexpr Style kAhead{.answer = {.width = 2}, .depth = 1};
constexpr int kFutures = 12;

struct Candidate {
  Plan plan;
  std::vector<Move> moves;
};

std::vector<Prospect> prospects_of(const State& world, Seat viewer, const Means& means) {
  auto& search = means.workspace.get<Search>();
  std::vector<Prospect> seats;
  for (Seat s = 0; s < world.table.seats; ++s) seats.push_back(prospect_of(world, s, viewer, search));
  return seats;
}

class PioneerAdviser final : public CandidateAdviser<PioneerRails, Candidate> {
  std::vector<Forecast> expected(const State& world, const Outlook& outlook, const Means& means) override {
    return forecasts_of(world, prospects_of(world, outlook.seat(), means));
  }

  // Of every first move the best way to go on; of a card every one.
  std::vector<Candidate> candidates(const State& world, Seat seat, const Means& means) override {
    auto& search = means.workspace.get<Search>();
    std::vector<Candidate> found;
    const Stage stage = world.at(seat).stage;
    if (stage != Stage::Lay) {
      Moves& moves = means.workspace.get<Moves>();
      pioneer_rails::legal(world, seat, moves);
      const std::vector<Move> all(moves.begin(), moves.end());
      for (const Move& move : all) found.push_back(after(world, seat, move, means));
      return found;
    }
    std::vector<Plan> plans;
    search.plans({}, kWide, world, seat, kPlans, plans);
    std::vector<Move> moves;
    for (const Plan& plan : plans) {
      if (found.size() == kCandidates) break;
      moves_of(world, seat, plan, moves);
      const auto same = [&](const Candidate& other) { return other.moves[0] == moves[0]; };
      if (std::ranges::none_of(found, same)) found.push_back({plan, moves});
    }
    return found;
  }

  void add(const State& world, Seat seat, const Move& move, const Means& means, std::vector<Candidate>& all) override {
    // The order of laying makes no difference: a candidate that holds this move counts for it.
    for (std::size_t i = 0, usual = all.size(); i < usual; ++i) {
      Candidate other = all[i];
      if (begin_with(world, seat, other, move)) all.push_back(std::move(other));
    }
    all.push_back(after(world, seat, move, means));
  }

  // The best way to go on after this move, which is legal.
  static Candidate after(const State& world, Seat seat, const Move& move, const Means& means) {
    auto& search = means.workspace.get<Search>();
    Candidate way;
    if (move.kind == Kind::Done || move.kind == Kind::Deposit) {
      // Not played: it may end the turn for everybody.
      search.ending(world, seat, move, way.plan);
      moves_of(world, seat, way.plan, way.moves);
      return way;
    }
    State next = world;
    pioneer_rails::apply(next, seat, move, nullptr);
    std::vector<Plan> plans;
    search.plans({}, kWide, next, seat, 1, plans);
    way.plan = plans[0];
    moves_of(next, seat, way.plan, way.moves);
    way.moves.insert(way.moves.begin(), move);
    return way;
  }

  // Puts this move of a candidate first. False where it is none or that order cannot be.
  static bool begin_with(const State& world, Seat seat, Candidate& candidate, const Move& move) {
    const auto at = std::ranges::find(candidate.moves, move);
    if (at == candidate.moves.end()) return false;
    std::rotate(candidate.moves.begin(), at, at + 1);
    State state = world;
    for (const Move& one : candidate.moves) {
      if (one.kind == Kind::Done || one.kind == Kind::Deposit) return true;
      if (pioneer_rails::check(state, seat, one)) return false;
      pioneer_rails::apply(state, seat, one, nullptr);
    }
    return true;
  }

  // The best of the first `usual` is worth what is expected; all others differ from it by what the same futures make of
  // them. Alone an objective that will be removed counts as points: it takes them off the target.
  std::vector<RatedMove> rated(const State& world, const Outlook& outlook, std::vector<Candidate> found,
                               std::size_t usual, const Means& means) override {
    const Seat seat = outlook.seat();
    auto& search = means.workspace.get<Search>();
    const Deadline deadline(means.budget.seconds);
    const auto future = [&](int, std::span<double> values) {
      const std::uint64_t luck = means.random.next();
      for (std::size_t i = 0; i < found.size(); ++i)
        values[i] += search.play_on(kAhead, world, seat, found[i].plan, luck);
    };
    const auto [order, lead] = compare(found.size(), usual, kFutures, deadline, future);
    const std::vector<Prospect> all = prospects_of(world, seat, means);
    std::vector<RatedMove> list;
    for (const std::size_t i : order) {
      const Candidate& way = found[i];
      const PackedMove move = pack(way.moves[0]);
      // Of several ways to go on after a move the best one.
      if (std::ranges::find(list, move, &RatedMove::move) != list.end()) continue;
      std::vector<Prospect> seats = all;
      seats[static_cast<std::size_t>(seat)].net += lead[i];
      RatedMove& one = list.emplace_back(RatedMove{.move = move});
      one.mine = forecasts_of(world, seats)[static_cast<std::size_t>(seat)];
      one.reason = reason_for(world, seat, way.moves[0], way.plan);
      for (std::size_t m = 1; m < way.moves.size(); ++m) one.then.push_back(pack(way.moves[m]));
    }
    return list;
  }
};

}  // namespace

std::unique_ptr<Adviser> adviser() { return std::make_unique<PioneerAdviser>(); }

}  // namespace rh::pioneer_rails
