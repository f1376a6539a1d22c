#include "bots/games/isle_of_trains/train/forecast.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "bots/cast.h"
#include "bots/games/isle_of_trains/forecast.h"
#include "engine/games/isle_of_trains/game.h"
#include "engine/games/isle_of_trains/scoring.h"

namespace rh::isle_of_trains {
namespace {

// A seat at some moment of a game, and how the game ended for it.
struct Example {
  Features seen;
  double points;  // still to come
  bool won;
};
using Examples = std::vector<Example>;
using Vector = std::array<double, kFeatures>;

// The kinds of games in the order of the formulas.
struct KindOfGame {
  int seats = 1, scenario = 0;
  bool no_waiting = false;
};
std::vector<KindOfGame> kinds() {
  std::vector<KindOfGame> all = {{}, {.no_waiting = true}};
  for (int i = 1; i <= kScenarios; ++i) all.push_back({.scenario = i, .no_waiting = true});
  for (int seats = 2; seats <= kSeats; ++seats) all.push_back({.seats = seats});
  return all;
}

// Alone the strongest would take too long: `fast` is nearly as good.
std::string player_of(const KindOfGame& kind, Random& random) {
  constexpr std::array<const char*, 3> kAlone = {"level3", "level4", "fast"}, kTable = {"level3", "level4", "level5"};
  return (kind.seats == 1 ? kAlone : kTable)[random.below(3)];
}

void play(const Game& game, const KindOfGame& kind, std::uint64_t seed, Examples& examples) {
  Options options(game.info().options);
  if (kind.scenario != 0) (void)options.set_text("scenario", std::to_string(kind.scenario));
  if (kind.no_waiting) (void)options.set_text("no_waiting", "true");
  Random random(seed * 31 + 7);
  std::vector<std::string> names;
  for (int i = 0; i < kind.seats; ++i) names.push_back(player_of(kind, random));
  auto match = Match::start(game, options, kind.seats);
  Cast cast(game, names, seed);
  const std::size_t first = examples.size();
  std::vector<Seat> whose;
  while (!match->over()) {
    const Position& position = match->position();
    const State& state = state_of<IsleOfTrains>(position);
    const Seat seat = position.turn().first();
    const Step step = state.table.top().step;
    if (seat != kNature && (step == Step::Turn || step == Step::Bonus)) {
      for (Seat s = 0; s < kind.seats; ++s) {
        examples.push_back({features(state, s), -1.0 * score(state, s).total, false});
        whose.push_back(s);
      }
    }
    (void)match->play(seat, seat == kNature ? cast.nature().choose(*match) : cast.choose(position, seat, {}));
  }
  const State& end = state_of<IsleOfTrains>(match->position());
  const Standing result = match->position().standing();
  for (std::size_t i = first; i < examples.size(); ++i) {
    examples[i].points += result.scores[static_cast<std::size_t>(whose[i - first])];
    examples[i].won = end.table.won != 0;
  }
}

// Solves a symmetric system of equations; features that never vary get 0.
template <std::size_t N>
std::array<double, N> solve(std::array<std::array<double, N>, N> a, std::array<double, N> b) {
  for (std::size_t i = 0; i < N; ++i) {
    if (a[i][i] < 1e-9) a[i][i] = 1;
    for (std::size_t r = 0; r < N; ++r) {
      if (r == i) continue;
      const double factor = a[r][i] / a[i][i];
      for (std::size_t c = i; c < N; ++c) a[r][c] -= factor * a[i][c];
      b[r] -= factor * b[i];
    }
  }
  for (std::size_t i = 0; i < N; ++i) b[i] /= a[i][i];
  return b;
}

// Least squares of `target` on the first N of what `seen` gives, held a little towards 0.
template <std::size_t N, class Seen, class Target>
std::array<double, N> regress(const Examples& examples, Seen seen, Target target) {
  std::array<std::array<double, N>, N> a{};
  std::array<double, N> b{};
  for (const Example& example : examples) {
    const std::array<double, N> x = seen(example);
    const double y = target(example);
    for (std::size_t i = 0; i < N; ++i) {
      for (std::size_t j = 0; j < N; ++j) a[i][j] += x[i] * x[j];
      b[i] += x[i] * y;
    }
  }
  for (std::size_t i = 1; i < N; ++i) a[i][i] *= 1.0001;
  return solve(a, b);
}

double product(const Vector& a, const Vector& b) {
  double sum = 0;
  for (std::size_t i = 0; i < kFeatures; ++i) sum += a[i] * b[i];
  return sum;
}

// The weights that make the outcomes most likely, by going uphill on scaled features.
Vector learn_goal(const Examples& examples) {
  Vector scale{}, weights{};
  for (const Example& example : examples) {
    for (std::size_t i = 0; i < kFeatures; ++i) scale[i] += example.seen[i] * example.seen[i];
  }
  for (double& s : scale) s = std::sqrt(s / static_cast<double>(examples.size())) + 1e-9;
  for (int sweep = 0; sweep < 3000; ++sweep) {
    Vector uphill{};
    for (const Example& example : examples) {
      const double h = product(weights, example.seen), p = std::clamp(chance(h), 1e-4, 1 - 1e-4);
      const double slope = 0.5 / ((1 + h * h) * std::sqrt(1 + h * h));
      const double push = ((example.won ? 1 : 0) - p) * slope / (p * (1 - p));
      for (std::size_t i = 0; i < kFeatures; ++i) uphill[i] += push * example.seen[i] / scale[i];
    }
    for (std::size_t i = 0; i < kFeatures; ++i)
      weights[i] +=
          0.3 * (uphill[i] / static_cast<double>(examples.size()) - 0.0005 * weights[i] * scale[i]) / scale[i];
  }
  return weights;
}

void print(std::FILE* file, const char* name, std::span<const double> numbers) {
  std::fprintf(file, "     .%s = {", name);
  for (std::size_t i = 0; i < numbers.size(); ++i) std::fprintf(file, "%s%.4g", i > 0 ? ", " : "", numbers[i]);
  std::fprintf(file, "}");
}

}  // namespace

int learn_forecast(const char* path, int games, std::uint64_t seed) {
  std::FILE* file = std::fopen(path, "w");
  if (file == nullptr) {
    std::fprintf(stderr, "%s cannot be written\n", path);
    return 1;
  }
  std::fprintf(file,
               "// Written by train/forecast.cpp, learned from games of the levels (docs/bots.md).\n"
               "#include \"bots/games/isle_of_trains/forecast.h\"\n\nnamespace rh::isle_of_trains {\n\n"
               "const std::array<Formula, kFormulas> kFormula = {{\n");
  const Game& game = *find_game("isle_of_trains");
  for (const KindOfGame& kind : kinds()) {
    Examples examples;
    // Scenarios are many, waiting makes long games, and large tables tell of many seats at once.
    const bool usual = kind.scenario == 0 && (kind.no_waiting || kind.seats == 2);
    const int share = usual ? games : std::max(1, games / 3);
    for (int i = 0; i < share; ++i) play(game, kind, seed + static_cast<std::uint64_t>(i), examples);
    const auto all = [](const Example& e) {
      Features seen = e.seen;
      seen.back() = 0;
      return seen;
    };
    const Vector points = regress<kFeatures>(examples, all, [](const Example& e) { return e.points; });
    const auto square = [&](const Example& e) {
      const double off = e.points - product(points, e.seen);
      return off * off;
    };
    const auto actions = [](const Example& e) { return std::array<double, 2>{1, e.seen[0]}; };
    const auto variance = regress<2>(examples, actions, square);
    const Vector goal = kind.scenario != 0 ? learn_goal(examples) : Vector{};
    double error = 0, mean = 0, spread = 0, won = 0;
    for (const Example& e : examples) error += square(e), mean += e.points, won += e.won ? 1 : 0;
    mean /= static_cast<double>(examples.size());
    for (const Example& e : examples) spread += (e.points - mean) * (e.points - mean);
    std::printf(
        "%d seats, scenario %2d: %zu positions, mean still to come %.1f, %.0f %% of the variance explained, %.0f %% "
        "won\n",
        kind.seats, kind.scenario, examples.size(), mean, 100 * (1 - error / spread),
        100 * won / static_cast<double>(examples.size()));
    std::fflush(stdout);
    std::fprintf(file, "    {");
    print(file, "points", points);
    std::fprintf(file, ",\n");
    print(file, "variance", variance);
    std::fprintf(file, ",\n");
    print(file, "goal", goal);
    std::fprintf(file, "},\n");
    std::fflush(file);
  }
  std::fprintf(file, "}};\n\n}  // namespace rh::isle_of_trains\n");
  std::fclose(file);
  return 0;
}

}  // namespace rh::isle_of_trains
