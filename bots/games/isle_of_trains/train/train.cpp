// Learns the weights (weights.h) by the cross-entropy method: candidates around the present mean play
// against the plain weights (alone: for points), the best of them make the next mean.
//
//   train <seats> <games a candidate> <generations> <width> <depth> [seed]
//
// Prints the mean after every generation, ready for weights.h. Learns the formulas of forecast.h too:
//
//   train forecast <file> <games of each kind> [seed]
//
// docs/bots.md says what was run.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "bots/games/isle_of_trains/planner.h"
#include "bots/games/isle_of_trains/train/forecast.h"
#include "engine/games/isle_of_trains/game.h"

namespace rh::isle_of_trains {
namespace {

using Vector = std::array<double, kWeights>;
constexpr int kCandidates = 24, kElite = 6;

Weights weights_of(const Vector& vector) { return std::bit_cast<Weights>(vector); }

// One decision, as the bots make it: the world that is looked into is not the one that is played.
Move choose(const State& state, const Judgement& w, const Effort& effort, std::uint8_t& special, Random& random) {
  const Step step = state.table.top().step;
  if (step == Step::Turn) special = 0;
  if (step != Step::Turn && step != Step::Bonus) return small_decision(state, special, w);
  Plays choices;
  plays(state, choices, w);
  const auto values = promises({state, {random.next()}}, choices, special, effort, Deadline(0), w);
  const auto best = static_cast<std::size_t>(std::ranges::max_element(values) - values.begin());
  special = std::max(special, choices[best].special);
  return choices[best].move;
}

// How well `w` did in one seat: alone the points, at a table how clearly it won or lost.
double play(const Weights& w, int seats, Seat mine, const Effort& effort, std::uint64_t seed) {
  Options options(IsleOfTrains::info().options);
  if (seats == 1 && !options.set_text("no_waiting", "true")) return 0;
  State state = *start(options, seats);
  Random nature(seed), random(seed * 77 + 5);
  std::array<std::uint8_t, kSeats> special{};
  for (Turn now = turn(state); !now.is_over(); now = turn(state)) {
    if (now.nature) {
      apply(state, kNature, nature_pick(state, nature.below(nature_total(state))), nullptr);
      continue;
    }
    const Seat seat = now.first();
    const Judgement judgement = seat == mine ? Judgement{w} : kPlain;
    const Move move = choose(state, judgement, effort, special[static_cast<std::size_t>(seat)], random);
    apply(state, seat, move, nullptr);
  }
  const Standing result = standing(state);
  const double points = result.scores[static_cast<std::size_t>(mine)];
  if (seats == 1) return points;
  double best = -1e9;
  for (Seat s = 0; s < seats; ++s) {
    if (s != mine) best = std::max<double>(best, result.scores[static_cast<std::size_t>(s)]);
  }
  return std::tanh((points - best) / 12);
}

double fitness(const Weights& w, int seats, int games, const Effort& effort, std::uint64_t seed) {
  double sum = 0;
  for (int i = 0; i < games; ++i)
    sum += play(w, seats, i % seats, effort, seed + static_cast<std::uint64_t>(i / seats));
  return sum / games;
}

// Normal by the sum of twelve.
double gauss(Random& random) {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += random.unit();
  return sum;
}

void learn(int seats, int games, int generations, const Effort& effort, std::uint64_t seed) {
  Random random(seed);
  auto mean = std::bit_cast<Vector>(static_cast<const Weights&>(kPlain));
  Vector spread;
  for (std::size_t i = 0; i < kWeights; ++i) spread[i] = 0.3 * mean[i];
  for (int generation = 0; generation < generations; ++generation) {
    const std::uint64_t deals = random.next();
    std::vector<std::pair<double, Vector>> tried;
    for (int c = 0; c < kCandidates; ++c) {
      Vector candidate = mean;
      for (std::size_t i = 0; i < kWeights; ++i) candidate[i] = std::max(0.0, mean[i] + spread[i] * gauss(random));
      candidate[4] = std::min(candidate[4], 0.98);  // missing, no_room: factors
      candidate[5] = std::min(candidate[5], 0.98);
      tried.emplace_back(fitness(weights_of(candidate), seats, games, effort, deals), candidate);
    }
    std::ranges::sort(tried, std::greater<>{}, &std::pair<double, Vector>::first);
    for (std::size_t i = 0; i < kWeights; ++i) {
      double sum = 0, square = 0;
      for (int e = 0; e < kElite; ++e) sum += tried[static_cast<std::size_t>(e)].second[i];
      const double middle = sum / kElite;
      for (int e = 0; e < kElite; ++e) square += std::pow(tried[static_cast<std::size_t>(e)].second[i] - middle, 2);
      mean[i] = 0.3 * mean[i] + 0.7 * middle;
      spread[i] = 0.4 * spread[i] + 0.6 * std::sqrt(square / kElite) + 0.01 * mean[i];
    }
    const double now = fitness(weights_of(mean), seats, 3 * games, effort, random.next());
    std::printf("%d best %.3f mean %.3f {", generation, tried[0].first, now);
    for (const double value : mean) std::printf("%.3f, ", value);
    std::printf("}\n");
    std::fflush(stdout);
  }
}

}  // namespace
}  // namespace rh::isle_of_trains

int main(int argc, char** argv) {
  const auto number = [&](int i, long long otherwise) { return argc > i ? std::atoll(argv[i]) : otherwise; };
  if (argc >= 4 && std::string_view(argv[1]) == "forecast")
    return rh::isle_of_trains::learn_forecast(argv[2], std::atoi(argv[3]), static_cast<std::uint64_t>(number(4, 1)));
  if (argc < 6)
    return std::fprintf(stderr, "train SEATS GAMES GENERATIONS WIDTH DEPTH [SEED]\ntrain forecast FILE GAMES [SEED]\n"),
           2;
  const rh::isle_of_trains::Effort effort{.width = std::atoi(argv[4]), .depth = std::atoi(argv[5]), .bonus_width = 2};
  const auto seed = static_cast<std::uint64_t>(number(6, 1));
  rh::isle_of_trains::learn(std::atoi(argv[1]), std::atoi(argv[2]), std::atoi(argv[3]), effort, seed);
}
