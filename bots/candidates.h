// What advisers share that compare candidates from one imagined world: which moves are rated, and which is better.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "bots/advice.h"

namespace rh {

// An adviser for one game, written against its typed rules. A candidate is what the game compares: a move, a whole
// action, a way to end the turn. `world` is one imagined state; outlook.imagine() gives more.
template <Rules G, class Candidate>
class CandidateAdviser : public Adviser {
 public:
  std::vector<Forecast> estimate(const Outlook& outlook, const Means& means) final {
    const auto imagined = outlook.imagine(means.random);
    return expected(state_of<G>(*imagined), outlook, means);
  }

  std::vector<RatedMove> rate(const Outlook& outlook, const Means& means) final {
    const auto imagined = outlook.imagine(means.random);
    const State& world = state_of<G>(*imagined);
    std::vector<Candidate> all = candidates(world, outlook.seat(), means);
    const std::size_t usual = all.size();
    return rated(world, outlook, std::move(all), usual, means);
  }

  RatedMove rate_one(const Outlook& outlook, PackedMove move, const Means& means) final {
    const auto imagined = outlook.imagine(means.random);
    const State& world = state_of<G>(*imagined);
    std::vector<Candidate> all = candidates(world, outlook.seat(), means);
    const std::size_t usual = all.size();
    add(world, outlook.seat(), G::unpack(move), means, all);
    const auto list = rated(world, outlook, std::move(all), usual, means);
    return *std::ranges::find(list, move, &RatedMove::move);
  }

 protected:
  using State = typename G::State;
  using Move = typename G::Move;

  virtual std::vector<Forecast> expected(const State& world, const Outlook& outlook, const Means& means) = 0;
  virtual std::vector<Candidate> candidates(const State& world, Seat seat, const Means& means) = 0;
  // Sees to it that there is a candidate for this move, which is legal.
  virtual void add(const State& world, Seat seat, const Move& move, const Means& means,
                   std::vector<Candidate>& all) = 0;
  // Best first. The first `usual` are those that are always looked at.
  virtual std::vector<RatedMove> rated(const State& world, const Outlook& outlook, std::vector<Candidate> all,
                                       std::size_t usual, const Means& means) = 0;
};

struct Comparison {
  std::vector<std::size_t> order;  // best first
  std::vector<double> lead;        // over the best of the usual ones, in the mean; 0 where there was no future
};

// Compares candidates by what the same futures make of them: at least one future where there are any, then as many as
// the deadline lets. `future(i, values)` adds what the i-th one makes of each candidate.
template <class Future>
Comparison compare(std::size_t count, std::size_t usual, int futures, const Deadline& deadline, Future future) {
  std::vector<double> values(count, 0);
  int tried = 0;
  for (; tried < futures && (tried == 0 || !deadline.forbids((tried + 1.0) / tried)); ++tried)
    future(tried, std::span(values));
  Comparison all;
  const double best = std::ranges::max(std::span(values).first(usual));
  for (std::size_t i = 0; i < count; ++i) {
    all.order.push_back(i);
    all.lead.push_back(tried > 0 ? (values[i] - best) / tried : 0);
  }
  // Equal ones in the order they came: every library sorts them so.
  std::ranges::sort(all.order, [&](auto a, auto b) { return values[a] != values[b] ? values[a] > values[b] : a < b; });
  return all;
}

}  // namespace rh
