// Finds better numbers for how sheets are valued (judgement.h): many players with slightly other numbers each play a
// few games alone, what each number had to do with their points is fitted by least squares, and all move that way.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "bots/games/pioneer_rails/planner.h"
#include "bots/games/pioneer_rails/train/forecast.h"
#include "bots/learning.h"
#include "engine/core/adapter.h"
#include "engine/games/pioneer_rails/game.h"

namespace rh::pioneer_rails {
namespace {

constexpr Beam kBeam{.width = 2, .suits = 1, .forks = true};

// Net points of a game alone, by the best plan of every turn.
int play(int side, int level, const Judgement& judgement, Random random, Planner& planner) {
  Options options(PioneerRails::info().options);
  (void)options.set_text("side", kSideNames[static_cast<std::size_t>(side)]);
  (void)options.set_text("level", kLevelNames[static_cast<std::size_t>(level)]);
  State state = *start(options, 1);
  while (state.table.phase == Phase::Objectives)
    apply(state, kNature, nature_pick(state, random.below(nature_total(state))), nullptr);
  Course course(state, 0, true);
  Pastures fences = pastures_of(course.table.map(), course.sheet);
  std::vector<Plan> plans;
  Cards cards;
  while (!course.over()) {
    course.deal(random, cards);
    planner.begin(course.table, judgement);
    planner.plan(course, fences, {cards.begin(), cards.size()}, kBeam, 1, plans);
    course.sheet = plans[0].end;
    fences = plans[0].pastures;
    course.end_turn();
  }
  return net_points(course.table, course.sheet);
}

// The games of a series by their number: sides and levels take turns.
int game(int number, const Judgement& judgement, std::uint64_t seed, Planner& planner) {
  return play(number % kSideCount, number / kSideCount % kLevels, judgement,
              Random(seed * 1'000'003 + static_cast<std::uint64_t>(number)), planner);
}

using Shifts = std::array<double, kNumbers>;
using Numbers = std::array<float, kNumbers>;

constexpr double kSpread = 0.35;  // how far players are from the middle
constexpr double kMost = 0.4;     // how far the middle moves at once
constexpr double kRidge = 0.1;    // what keeps it where nothing is known, as a share of the players
constexpr int kTries = 10;        // games of a player

// The numbers, each a multiple of what it begins with; those that begin with 0 have a small unit.
Judgement judgement_at(const Shifts& shifts) {
  constexpr double kUnit = 0.3;
  Numbers numbers = std::bit_cast<Numbers>(Judgement{});
  for (std::size_t i = 0; i < kNumbers; ++i) {
    float& one = numbers[i];
    one = static_cast<float>(one == 0 ? kUnit * shifts[i] : one * std::exp(shifts[i]));
  }
  auto judgement = std::bit_cast<Judgement>(numbers);
  judgement.further = std::min(judgement.further, 0.98f);
  judgement.objective_further = std::min(judgement.objective_further, 0.98f);
  return judgement;
}

double normal(Random& random) {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += random.unit();
  return sum;
}

void print(const Judgement& judgement) {
  for (const float number : std::bit_cast<Numbers>(judgement)) std::printf("%.3ff, ", static_cast<double>(number));
  std::puts("");
  std::fflush(stdout);
}

int run(int argc, char** argv) {
  if (argc == 5 && std::string(argv[1]) == "forecast")
    return learn_forecast(argv[2], std::atoi(argv[3]), static_cast<std::uint64_t>(std::atoi(argv[4])));
  if (argc != 4) {
    std::puts("train_pioneer_rails PLAYERS SWEEPS SEED: players of a sweep");
    std::puts("train_pioneer_rails forecast FILE GAMES SEED: how games end");
    return 1;
  }
  const int count = std::atoi(argv[1]), sweeps = std::atoi(argv[2]);
  const auto seed = static_cast<std::uint64_t>(std::atoi(argv[3]));
  Random random(seed);
  Planner planner;
  Shifts middle{};
  for (int sweep = 0; sweep < sweeps; ++sweep) {
    std::vector<Shifts> players;
    std::vector<std::array<int, kTries>> points;
    std::array<double, kTries> means{};
    double all = 0;
    for (int p = 0; p < count; ++p) {
      Shifts& player = players.emplace_back();
      Shifts there = middle;
      for (std::size_t i = 0; i < kNumbers; ++i) there[i] += kSpread * (player[i] = normal(random));
      auto& got = points.emplace_back();
      for (int g = 0; g < kTries; ++g) {
        // The same games for all of a sweep, so that cards make no difference.
        const int net = game(g, judgement_at(there), seed + static_cast<std::uint64_t>(sweep), planner);
        got[static_cast<std::size_t>(g)] = net;
        means[static_cast<std::size_t>(g)] += static_cast<double>(net) / count;
        all += static_cast<double>(net) / (count * kTries);
      }
    }
    std::vector<double> better;
    for (const auto& got : points) {
      double sum = 0;
      for (std::size_t g = 0; g < kTries; ++g) sum += got[g] - means[g];
      better.push_back(sum / kTries);
    }
    // What a step of each number brings.
    const Shifts slope = fit(players, better, kRidge * static_cast<double>(players.size()));
    double longest = 0;
    for (const double one : slope) longest = std::max(longest, std::abs(one));
    for (std::size_t i = 0; i < kNumbers; ++i) middle[i] += kMost * slope[i] / longest;
    double after = 0;
    constexpr int kTests = 60;
    for (int g = 0; g < kTests; ++g) after += game(g, judgement_at(middle), seed + 1000, planner);
    std::printf("sweep %d: players %.2f, now %.2f\n", sweep + 1, all, after / kTests);
    for (const double one : slope) std::printf("%.2f ", one);
    std::puts("");
    print(judgement_at(middle));
  }
  return 0;
}

}  // namespace
}  // namespace rh::pioneer_rails

int main(int argc, char** argv) { return rh::pioneer_rails::run(argc, argv); }
