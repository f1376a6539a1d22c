// bench: how fast the engine is, per game and options, through both interfaces.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "apps/cli/command.h"
#include "bench/engine/workload.h"

namespace rh {
namespace {

using Clock = std::chrono::steady_clock;
using bench::Bench, bench::Operation, bench::Workload;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

struct Row {
  std::string game, options, label, interface;
  int seats = 1;
  double games_per_s = 0, moves_per_s = 0, ns_per_move = 0, copy_ns = 0, legal_ns = 0, score_ns = 0;
  std::size_t state_bytes = 0;
};

// Nanoseconds of one step of a chain of dependent multiplications and shifts: nothing but the core's
// own speed, so that figures of two machines can be put side by side.
double calibrate() {
  constexpr std::uint64_t kSteps = 50'000'000;
  double best = 1e9;
  for (int attempt = 0; attempt < 3; ++attempt) {
    std::uint64_t x = 1;
    const auto start = Clock::now();
    for (std::uint64_t i = 0; i < kSteps; ++i) {
      x = x * 6364136223846793005ull + 1442695040888963407ull;
      x ^= x >> 29;
    }
    asm volatile("" : : "r"(x));
    best = std::min(best, seconds_since(start) * 1e9 / kSteps);
  }
  return best;
}

// Best of three runs of `work(times)`, each about `seconds` long: nanoseconds for one time.
template <class Work>
double nanoseconds(double seconds, Work&& work) {
  std::uint64_t times = 1;
  double taken = 0;
  while (true) {
    const auto start = Clock::now();
    work(times);
    taken = seconds_since(start);
    if (taken > seconds / 20) break;
    times *= 4;
  }
  times = std::max<std::uint64_t>(1, static_cast<std::uint64_t>(static_cast<double>(times) * seconds / taken));
  double best = 1e18;
  for (int attempt = 0; attempt < 3; ++attempt) {
    const auto start = Clock::now();
    work(times);
    best = std::min(best, seconds_since(start) * 1e9 / static_cast<double>(times));
  }
  return best;
}

// The same uniformly random play as Bench::play, through Position.
Workload play_erased(const Position& start, std::uint64_t games, std::uint64_t seed) {
  Workload work;
  Random random(seed);
  const auto position = start.clone();
  std::vector<PackedMove> moves;
  for (; work.games < games; ++work.games) {
    position->assign(start);
    for (Turn turn = position->turn(); !turn.is_over(); turn = position->turn(), ++work.moves) {
      Refusal refusal;
      if (turn.nature) {
        refusal = position->play(kNature, position->nature_pick(random.below(position->nature_total())), nullptr);
      } else {
        position->legal(turn.first(), moves);
        refusal = position->play(turn.first(), moves[random.below(moves.size())], nullptr);
      }
      if (refusal) return work;
    }
    work.checksum ^= position->hash();
  }
  return work;
}

// A position from the middle of a game: a random game (seed 1) is counted, then played again up to
// the first turn of a seat, at or after half of its moves, with at least twenty moves to choose from
// (a draft pick or an impact would say little about the list of moves).
std::unique_ptr<Position> middle(const Position& start) {
  const std::uint64_t half = play_erased(start, 1, 1).moves / 2;
  auto position = start.clone();
  Random random(1);
  std::vector<PackedMove> moves;
  auto found = position->clone();
  for (std::uint64_t played = 0;; ++played) {
    const Turn turn = position->turn();
    Refusal refusal;
    if (turn.is_over()) break;
    if (turn.nature) {
      refusal = position->play(kNature, position->nature_pick(random.below(position->nature_total())), nullptr);
    } else {
      position->legal(turn.first(), moves);
      found->assign(*position);
      if (played >= half && moves.size() >= 20) break;
      refusal = position->play(turn.first(), moves[random.below(moves.size())], nullptr);
    }
    if (refusal) break;
  }
  return found;
}

void measure(const Bench& bench, const bench::Setting& setting, double seconds, std::vector<Row>& rows) {
  const Game& game = bench.game();
  Options options(game.info().options);
  for (const std::string& option : setting.options) {
    const auto sign = option.find('=');
    if (!options.set_text(option.substr(0, sign), option.substr(sign + 1))) return;
  }
  const auto start = game.start(options, setting.seats);
  if (!start) return;
  const Position& first = **start;
  const auto mid = middle(first);
  const Row base{.game = game.info().id,
                 .options = options.json(),
                 .label = options.label(),
                 .interface = "typed",
                 .seats = setting.seats,
                 .state_bytes = bench.state_bytes()};
  const auto fill = [&](Row& row, auto&& play) {
    std::uint64_t seed = 1;
    const Workload sample = play(200, 1);
    const double moves = static_cast<double>(sample.moves) / static_cast<double>(sample.games);
    const double ns = nanoseconds(seconds, [&](std::uint64_t games) { play(games, seed++); });
    row.games_per_s = 1e9 / ns;
    row.moves_per_s = row.games_per_s * moves;
    row.ns_per_move = ns / moves;
  };
  const double brief = seconds / 5;

  Row typed = base;
  fill(typed, [&](std::uint64_t games, std::uint64_t seed) { return bench.play(first, games, seed); });
  const auto repeat = [&](Operation operation) {
    return nanoseconds(brief, [&](std::uint64_t times) { bench.repeat(*mid, operation, times); });
  };
  typed.copy_ns = repeat(Operation::Copy);
  typed.legal_ns = repeat(Operation::Legal);
  typed.score_ns = repeat(Operation::Score);
  rows.push_back(typed);

  Row erased = base;
  erased.interface = "erased";
  fill(erased, [&](std::uint64_t games, std::uint64_t seed) { return play_erased(first, games, seed); });
  const auto copy = mid->clone();
  std::vector<PackedMove> moves;
  erased.copy_ns = nanoseconds(brief, [&](std::uint64_t times) {
    for (std::uint64_t i = 0; i < times; ++i) copy->assign(*mid);
  });
  erased.legal_ns = nanoseconds(brief, [&](std::uint64_t times) {
    for (std::uint64_t i = 0; i < times; ++i) mid->legal(mid->turn().first(), moves);
  });
  erased.score_ns = nanoseconds(brief, [&](std::uint64_t times) {
    for (std::uint64_t i = 0; i < times; ++i) bench::keep(mid->standing());
  });
  rows.push_back(erased);
}

std::string as_json(double calibration, const std::vector<Row>& rows) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().key("calibration_ns").raw(fmt::format("{:.4f}", calibration)).key("results").begin_array();
  for (const Row& row : rows) {
    const auto number = [&](std::string_view key, double value, int digits) {
      json.key(key).raw(fmt::format("{:.{}f}", value, digits));
    };
    json.begin_object()
        .field("game", row.game)
        .key("options")
        .raw(row.options)
        .field("seats", row.seats)
        .field("interface", row.interface);
    number("games_per_s", row.games_per_s, 1);
    number("moves_per_s", row.moves_per_s, 0);
    number("ns_per_move", row.ns_per_move, 2);
    number("copy_ns", row.copy_ns, 2);
    number("legal_ns", row.legal_ns, 2);
    number("score_ns", row.score_ns, 2);
    json.field("state_bytes", static_cast<std::int64_t>(row.state_bytes)).end_object();
  }
  json.end_array().end_object();
  return text;
}

std::string as_table(const Texts& texts, double calibration, const std::vector<Row>& rows) {
  std::string text = texts.say("cli.bench.calibration", {{"ns", fmt::format("{:.3f}", calibration)}}) + "\n\n";
  const auto head = [&](std::string_view key) { return texts.find("cli.bench." + std::string(key)); };
  text += texts.paint("1", fmt::format("  {:<18}{:>6} {:<7}{:>8}{:>9}{:>8}{:>8}{:>9}{:>9}", head("options"),
                                       head("seats"), head("interface"), head("games"), head("moves"), head("move"),
                                       head("copy"), head("legal"), head("score"))) +
          "\n";
  std::string game;
  for (const Row& row : rows) {
    if (row.game != game) {
      game = row.game;
      text += fmt::format("{}, {}\n", game, texts.say("cli.bench.bytes", {{"bytes", std::to_string(row.state_bytes)}}));
    }
    text += fmt::format("  {:<18}{:>6} {:<7}{:>8.0f}{:>9.0f}{:>8.1f}{:>8.1f}{:>9.1f}{:>9.1f}\n",
                        row.label.empty() ? "-" : row.label, row.seats, row.interface, row.games_per_s, row.moves_per_s,
                        row.ns_per_move, row.copy_ns, row.legal_ns, row.score_ns);
  }
  return text;
}

}  // namespace

int run_bench(const Texts& texts, const Args& args) {
  if (auto fine = args.expect(0, 0, ""); !fine) return fail(texts, fine.error());
  const auto seconds = args.decimal("time", 0.5);
  if (!seconds) return fail(texts, seconds.error());
  const Game* only = nullptr;
  if (const auto wanted = args.get("game")) {
    const auto game = game_named(*wanted);
    if (!game) return fail(texts, game.error());
    only = *game;
  }
  const double calibration = calibrate();
  std::vector<Row> rows;
  for (const Bench* bench : bench::benches()) {
    if (only != nullptr && &bench->game() != only) continue;
    for (const bench::Setting& setting : bench->settings()) measure(*bench, setting, *seconds, rows);
  }
  print(args.has("json") ? as_json(calibration, rows) + "\n" : as_table(texts, calibration, rows));
  return 0;
}

}  // namespace rh
