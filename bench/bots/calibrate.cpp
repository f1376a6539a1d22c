// How well estimates come true: expected against real points and chances to win, over the records of finished games.
//
//   calibrate <out.svg> <record>...
//
// Every seat is asked at the beginning of each of its turns for what it can know: its own points, and where there are
// several seats the others' and its own chance. Prints for each stage of the game (progress) how real points follow
// expected ones, then all by tenths of the positions, and draws the own points and chances.
// Built on request: ninja -C build/release calibrate
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>
#include <sstream>

#include "bots/advice.h"
#include "engine/core/record.h"

namespace rh {
namespace {

struct Sample {
  double expected = 0, spread = 0, real = 0;
  int game = 0;
};
struct Samples {
  std::map<int, std::vector<Sample>> points;  // by stage
  std::vector<Sample> others;                 // what is expected of the other seats, whose hands are hidden
  std::vector<Sample> wins;
};

// The share of the first rank.
double won(const Standing& standing, std::size_t seat, int seats) {
  const auto first = std::count(standing.ranks.begin(), standing.ranks.begin() + seats, 1);
  return standing.ranks[seat] == 1 ? 1.0 / static_cast<double>(first) : 0;
}

bool add(const char* file, int game, Samples& samples) {
  std::ifstream in(file);
  std::stringstream text;
  text << in.rdbuf();
  const auto record = read_record(text.str());
  if (!record) return false;
  const auto played = replay(*record);
  if (!played || !played->over()) return false;
  const auto adviser = make_adviser(played->game());
  if (!adviser) return false;
  const Standing end = played->position().standing();
  auto match = Match::start(played->game(), played->options(), played->seats());
  Random random(1);
  Workspace workspace;
  Seat before = kNature;
  for (const PlayedMove& move : played->log()) {
    if (move.by != kNature && move.by != before) {
      const auto seat = static_cast<std::size_t>(move.by);
      const Outlook outlook(match->position(), move.by);
      const auto expected = adviser->estimate(outlook, {{}, random, workspace});
      const Forecast& own = expected[seat];
      for (std::size_t s = 0; s < expected.size(); ++s) {
        if (s == seat) continue;
        samples.others.push_back({expected[s].points, expected[s].spread, static_cast<double>(end.scores[s]), game});
      }
      const Progress progress = match->position().progress(move.by);
      samples.points[progress.now].push_back({own.points, own.spread, static_cast<double>(end.scores[seat]), game});
      if (match->seats() > 1) samples.wins.push_back({own.win, 0, won(end, seat, match->seats()), game});
    }
    before = move.by;
    if (match->play(move.by, move.move)) return false;
  }
  return true;
}

double mean(const std::vector<Sample>& samples, double Sample::* what) {
  double sum = 0;
  for (const Sample& sample : samples) sum += sample.*what;
  return sum / static_cast<double>(samples.size());
}

// real = offset + slope * expected, and how far from that line and from what was expected the real points lie.
void print_stage(int stage, const std::vector<Sample>& samples) {
  const double x = mean(samples, &Sample::expected), y = mean(samples, &Sample::real);
  double xx = 0, xy = 0, off = 0, rest = 0;
  for (const Sample& s : samples) {
    xx += (s.expected - x) * (s.expected - x);
    xy += (s.expected - x) * (s.real - y);
    off += (s.real - s.expected) * (s.real - s.expected);
  }
  const double slope = xx > 0 ? xy / xx : 0, offset = y - slope * x;
  for (const Sample& s : samples) rest += std::pow(s.real - offset - slope * s.expected, 2);
  const auto n = static_cast<double>(samples.size());
  fmt::print("{:>5}{:>8}{:>10.2f}{:>8.2f}{:>9.2f}{:>8.3f}{:>8.2f}{:>8.2f}{:>8.2f}\n", stage, samples.size(), x, y,
             offset, slope, std::sqrt(rest / n), std::sqrt(off / n), mean(samples, &Sample::spread));
}

std::vector<Sample> tenths(std::vector<Sample> samples) {
  std::ranges::sort(samples, {}, &Sample::expected);
  std::vector<Sample> means;
  for (std::size_t i = 0; i < 10; ++i) {
    const auto begin = samples.begin() + static_cast<std::ptrdiff_t>(samples.size() * i / 10);
    const auto end = samples.begin() + static_cast<std::ptrdiff_t>(samples.size() * (i + 1) / 10);
    const std::vector<Sample> part(begin, end);
    if (part.empty()) continue;
    const double n = static_cast<double>(part.size()), real = mean(part, &Sample::real);
    // Here the spread is the standard error of the real mean. Positions of one game end alike: they err together.
    std::map<int, double> off;  // by game
    for (const Sample& s : part) off[s.game] += s.real - real;
    double squares = 0;
    for (const auto& [game, sum] : off) squares += sum * sum;
    means.push_back({mean(part, &Sample::expected), std::sqrt(squares) / n, real});
  }
  return means;
}

void print_tenths(const char* title, const std::vector<Sample>& means) {
  fmt::print("\n{}\n  expected    real\n", title);
  for (const Sample& s : means) fmt::print("{:>10.3f}{:>8.3f} ± {:.3f}\n", s.expected, s.real, 1.96 * s.spread);
}

// A square chart: the diagonal is what would be perfect.
std::string chart(int left, const char* title, const std::vector<Sample>& means, double low, double high, double step) {
  constexpr double kSide = 300, kTop = 40;
  const auto x = [&](double v) { return left + kSide * (v - low) / (high - low); };
  const auto y = [&](double v) { return kTop + kSide * (high - v) / (high - low); };
  std::string svg = fmt::format(R"(<text x="{}" y="24" font-weight="bold">{}</text>)", left, title) + "\n";
  for (double v = low; v <= high + step / 2; v += step) {
    svg += fmt::format(R"(<path class="grid" d="M{:.1f} {:.1f}V{:.1f}M{:.1f} {:.1f}H{:.1f}"/>)", x(v), kTop,
                       kTop + kSide, x(low), y(v), x(high));
    svg += fmt::format(R"(<text x="{:.1f}" y="{:.1f}" text-anchor="middle">{:g}</text>)", x(v), kTop + kSide + 16, v);
    svg += fmt::format(R"(<text x="{:.1f}" y="{:.1f}" text-anchor="end">{:g}</text>)", x(low) - 6, y(v) + 4, v) + "\n";
  }
  svg += fmt::format(R"(<path class="ideal" d="M{:.1f} {:.1f}L{:.1f} {:.1f}"/>)", x(low), y(low), x(high), y(high));
  for (const Sample& s : means) {
    svg += fmt::format(R"(<path class="error" d="M{:.1f} {:.1f}V{:.1f}"/>)", x(s.expected), y(s.real - 1.96 * s.spread),
                       y(s.real + 1.96 * s.spread));
    svg += fmt::format(R"(<circle cx="{:.1f}" cy="{:.1f}" r="4"/>)", x(s.expected), y(s.real)) + "\n";
  }
  return svg +
         fmt::format(R"(<text x="{:.1f}" y="{:.1f}" text-anchor="middle">expected</text>)", left + kSide / 2,
                     kTop + kSide + 36) +
         "\n";
}

int run(int count, char** words) {
  if (count < 3) {
    fmt::print(stderr, "usage: calibrate <out.svg> <record>...\n");
    return 2;
  }
  Samples samples;
  for (int i = 2; i < count; ++i) {
    if (add(words[i], i, samples)) continue;
    fmt::print(stderr, "calibrate: {} is no record of a finished game that has an adviser\n", words[i]);
    return 1;
  }
  fmt::print("stage positions expected   real   offset   slope    rest     off  spread\n");
  std::vector<Sample> points;
  for (const auto& [stage, some] : samples.points) {
    print_stage(stage, some);
    points.insert(points.end(), some.begin(), some.end());
  }
  const auto by_points = tenths(points), by_wins = tenths(samples.wins);
  print_tenths("points by tenths of the positions", by_points);
  if (!by_wins.empty()) {
    print_tenths("points of the other seats", tenths(samples.others));
    print_tenths("chance to win by tenths of the positions", by_wins);
    double squares = 0;
    for (const Sample& s : samples.wins) squares += (s.expected - s.real) * (s.expected - s.real);
    fmt::print("mean square of what chances were off: {:.4f}\n", squares / static_cast<double>(samples.wins.size()));
  }
  double low = 1e9, high = -1e9;
  for (const Sample& s : by_points)
    low = std::min({low, s.expected, s.real}), high = std::max({high, s.expected, s.real});
  std::string svg = R"(<svg xmlns="http://www.w3.org/2000/svg" width="760" height="390" viewBox="0 0 760 390" )";
  svg += R"(font-family="sans-serif" font-size="12"><style>.grid{stroke:#ddd}.ideal{stroke:#888;stroke-dasharray:4 4})";
  svg += R"(.error{stroke:#b3402f}circle{fill:#b3402f}</style><rect width="760" height="390" fill="#fff"/>)";
  svg += "\n" + chart(50, "real points", by_points, std::floor(low / 10) * 10, std::ceil(high / 10) * 10, 10);
  if (!by_wins.empty()) svg += chart(430, "real share of wins", by_wins, 0, 1, 0.2);
  std::ofstream(words[1]) << svg << "</svg>\n";
  return 0;
}

}  // namespace
}  // namespace rh

int main(int count, char** words) { return rh::run(count, words); }
