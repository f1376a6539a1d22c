// Finds better numbers for how sheets are valued (judgement.h): plays games alone, and keeps a change of some numbers
// when the same cards bring more points with it.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "bots/games/pioneer_rails/planner.h"
#include "engine/core/adapter.h"
#include "engine/games/pioneer_rails/game.h"

namespace rh::pioneer_rails {
namespace {

constexpr Beam kBeam{.width = 4, .suits = 2, .forks = true};

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

// A change multiplies two or three numbers; those that are 0 become something small.
Judgement changed(const Judgement& judgement, Random& random) {
  Judgement other = judgement;
  std::array<float, kTastes> numbers = std::bit_cast<std::array<float, kTastes>>(static_cast<const Taste&>(judgement));
  for (auto n = 1 + random.below(3); n > 0; --n) {
    float& one = numbers[random.below(kTastes)];
    if (one == 0 || random.below(8) == 0)
      one = static_cast<float>(0.8 * random.unit() - 0.2);
    else
      one *= static_cast<float>(0.6 + random.unit());
  }
  static_cast<Taste&>(other) = std::bit_cast<Taste>(numbers);
  other.further = std::min(other.further, 0.98f);
  other.objective_further = std::min(other.objective_further, 0.98f);
  return other;
}

void print(const Judgement& judgement) {
  for (const float number : std::bit_cast<std::array<float, kTastes>>(static_cast<const Taste&>(judgement)))
    std::printf("%.3ff, ", static_cast<double>(number));
  std::puts("");
  std::fflush(stdout);
}

int run(int argc, char** argv) {
  if (argc < 4) {
    std::puts("train_pioneer_rails GAMES CHANGES SEED: games that judge a change, and how many are tried");
    return 1;
  }
  const int games = std::atoi(argv[1]), changes = std::atoi(argv[2]);
  const auto seed = static_cast<std::uint64_t>(std::atoi(argv[3]));
  Random random(seed);
  Planner planner;
  Judgement best;
  // All are judged by the same cards, and other cards have the last word over those that seem better.
  const auto points_of = [&](const Judgement& judgement, std::uint64_t cards, std::vector<int>& points) {
    double sum = 0;
    for (int i = 0; i < games; ++i) {
      if (static_cast<int>(points.size()) == i) points.push_back(game(i, judgement, cards, planner));
      sum += points[static_cast<std::size_t>(i)];
    }
    return sum / games;
  };
  std::vector<int> first, second;
  double here = points_of(best, seed, first), there = points_of(best, seed + 1, second);
  std::printf("begins with %.2f %.2f\n", here, there);
  for (int i = 0; i < changes; ++i) {
    const Judgement other = changed(best, random);
    std::vector<int> points, others;
    // Most changes are worse: a few games tell.
    double ahead = 0;
    for (int g = 0; g < games / 4; ++g) {
      points.push_back(game(g, other, seed, planner));
      ahead += points.back() - first[static_cast<std::size_t>(g)];
    }
    if (ahead / (games / 4) < -0.5) continue;
    const double now = points_of(other, seed, points);
    if (now <= here) continue;
    const double then = points_of(other, seed + 1, others);
    if (now + then <= here + there + 0.6) continue;
    best = other, here = now, there = then, first = points, second = others;
    std::printf("%d: %.2f %.2f\n", i, here, there);
    print(best);
  }
  return 0;
}

}  // namespace
}  // namespace rh::pioneer_rails

int main(int argc, char** argv) { return rh::pioneer_rails::run(argc, argv); }
