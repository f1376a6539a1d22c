// What can be said of a position of Legends of the West: games played on from it by players of the driver's kind.
#include <algorithm>
#include <cmath>

#include "bots/candidates.h"
#include "bots/games/legends_of_the_west/guess.h"
#include "bots/games/legends_of_the_west/reasons.h"
#include "bots/games/legends_of_the_west/search.h"

// The same sums on every platform.
#pragma clang fp contract(off)

namespace rh::legends_of_the_west {
namespace {

constexpr std::size_t kCandidates = 7;
// Estimates end with the playout that goes over so many answers: 50 ms on the largest map.
constexpr std::uint64_t kAnswers = 1'500;
constexpr int kFewest = 2, kMost = 12;
// Candidates are compared by what the same futures make of them.
constexpr int kFutures = 8;
constexpr double kLeastSpread = 2;  // while something is open; few playouts may end alike
constexpr double kWider = 1.7;      // how much more real results vary than those of playouts, as variance
// What playouts get wrong, and always in the same way; shares of a spread, but for the pull towards everybody's mean.
constexpr double kRosy = 0.15;   // the seat's own plans meet more in the way than the policy puts there
constexpr double kUnseen = 0.4;  // hands that are guessed tell seats apart better than the real ones do…
constexpr double kModest = 0.1;  // …and are worse than they

class LegendsAdviser final : public CandidateAdviser<LegendsOfTheWest, Move> {
  std::vector<Move> candidates(const State& world, Seat seat, const Means& means) override {
    std::vector<Option> found;
    means.workspace.get<Search>().candidates({}, world, seat, kCandidates, found);
    std::vector<Move> moves;
    for (const Option& option : found) moves.push_back(option.move);
    return moves;
  }

  void add(const State&, Seat, const Move& move, const Means&, std::vector<Move>& all) override {
    if (std::ranges::find(all, move) == all.end()) all.push_back(move);
  }

  // From the bank slips on everything is known.
  std::vector<Forecast> expected(const State& world, const Outlook& outlook, const Means& means) override {
    const auto count = static_cast<std::size_t>(world.table.seats);
    std::vector<Forecast> seats(count);
    if (world.table.slip != 0) {
      for (std::size_t s = 0; s < count; ++s)
        seats[s] = {.points = double(world.seat[s].total), .win = world.seat[s].place == 1 ? 1.0 : 0.0};
      return seats;
    }
    auto& search = means.workspace.get<Search>();
    const Deadline deadline(means.budget.seconds);
    const std::uint64_t first = search.answers();
    const Guess guess(world, outlook.seat());
    std::vector<double> squares(count, 0);
    int games = 0;
    for (; games < kMost && (games < kFewest || (search.answers() - first < kAnswers && !deadline.passed())); ++games) {
      const auto sample = outlook.imagine(means.random);
      State from = state_of<LegendsOfTheWest>(*sample);
      guess.deal(from, means.random);
      const State* end = search.play_on({}, from, outlook.seat(), nullptr, means.random.next());
      for (std::size_t s = 0; end != nullptr && s < count; ++s) {
        const double total = end->seat[s].total;
        seats[s].points += total;
        squares[s] += total * total;
      }
    }
    for (std::size_t s = 0; s < count; ++s) {
      seats[s].points /= games;
      const double variance = std::max(0.0, squares[s] / games - seats[s].points * seats[s].points);
      seats[s].spread = std::sqrt(kWider * variance + kLeastSpread * kLeastSpread);
    }
    sober(seats, static_cast<std::size_t>(outlook.seat()));
    share_first_rank(seats, 0);
    return seats;
  }

  // From what playouts came to, to what games come to (docs/bots.md tells how far off both are).
  static void sober(std::vector<Forecast>& seats, std::size_t me) {
    double mean = 0;
    for (const Forecast& seat : seats) mean += seat.points / static_cast<double>(seats.size());
    for (std::size_t s = 0; s < seats.size(); ++s) {
      Forecast& seat = seats[s];
      if (s == me) {
        seat.points -= kRosy * seat.spread;
      } else {
        seat.points += kUnseen * (mean - seat.points) + kModest * seat.spread;
        seat.spread *= 1 - kUnseen / 2;
      }
    }
  }

  // The best of the first `usual` is worth what is expected; all others differ from it by what the same futures make of
  // them.
  std::vector<RatedMove> rated(const State& world, const Outlook& outlook, std::vector<Move> found, std::size_t usual,
                               const Means& means) override {
    const Seat seat = outlook.seat();
    const auto me = static_cast<std::size_t>(seat);
    auto& search = means.workspace.get<Search>();
    const std::vector<Forecast> all = expected(world, outlook, means);
    const Guess guess(world, seat);
    const bool open = world.table.slip == 0;
    const Deadline deadline(means.budget.seconds);
    const auto future = [&](int, std::span<double> values) {
      const auto sample = outlook.imagine(means.random);
      State from = state_of<LegendsOfTheWest>(*sample);
      guess.deal(from, means.random);
      const std::uint64_t luck = means.random.next();
      for (std::size_t i = 0; i < found.size(); ++i) {
        const State* end = search.play_on({}, from, seat, &found[i], luck);
        values[i] += end != nullptr ? end->seat[me].total : 0;
      }
    };
    const auto [order, lead] = compare(found.size(), usual, open ? kFutures : 0, deadline, future);
    std::vector<RatedMove> list;
    for (const std::size_t i : order) {
      std::vector<Forecast> seats = all;
      seats[me].points += lead[i];
      if (open) share_first_rank(seats, 0);
      RatedMove& one = list.emplace_back(RatedMove{.move = pack(found[i])});
      one.mine = seats[me];
      one.reason = reason_for(world, seat, found[i]);
    }
    return list;
  }
};

}  // namespace

std::unique_ptr<Adviser> adviser() { return std::make_unique<LegendsAdviser>(); }

}  // namespace rh::legends_of_the_west
