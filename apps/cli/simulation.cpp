#include "apps/cli/simulation.h"

#include <time.h>

#include <thread>

#include "apps/cli/terminal.h"
#include "engine/core/nature.h"
#include "engine/core/record.h"

namespace rh {
namespace {

double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

}  // namespace

Random bot_random(std::uint64_t seed, Seat seat) {
  // Two steps of the generator between seed and seat, so that neighbouring seeds share no stream.
  Random mix(seed ^ 0x726f756e64686f75ull);
  std::uint64_t key = mix.next();
  return Random(key ^ Random(static_cast<std::uint64_t>(seat) + 1).next());
}

std::string record_path(std::string_view folder, std::uint64_t seed) {
  return std::string(folder) + "/game_" + std::to_string(seed) + ".jsonl";
}

Played play_one(const Simulation& simulation, std::uint64_t index) {
  Played played;
  const std::uint64_t seed = simulation.seed + index;
  const KeyedNature nature(KeyedNature::secret_of_seed(seed));
  const Deal* deal = simulation.deals.empty() ? nullptr : &simulation.deals[index];
  std::vector<std::unique_ptr<Bot>> bots;
  std::vector<Random> random;
  for (Seat seat = 0; seat < simulation.seats; ++seat) {
    bots.push_back(make_bot(*simulation.game, simulation.bots[static_cast<std::size_t>(seat)]));
    random.push_back(bot_random(seed, seat));
  }
  auto match = Match::start(*simulation.game, simulation.options, simulation.seats);
  if (!match) return played;
  const auto fail = [&](Refusal refusal, Problem problem = {}) {
    played.failure = std::make_unique<Failure>(match->nature_moves(), refusal, std::move(problem));
  };
  while (!match->over() && !played.failure) {
    const Position& position = match->position();
    const Seat seat = position.turn().first();
    Refusal refusal;
    if (seat != kNature) {
      const auto s = static_cast<std::size_t>(seat);
      const double before = cpu_seconds();
      const PackedMove move = bots[s]->choose(Outlook(position, seat), simulation.budget, random[s]);
      played.cpu_s[s] += cpu_seconds() - before;
      refusal = match->play(seat, move);
    } else if (deal == nullptr) {
      refusal = match->play(kNature, nature.choose(*match));
    } else if (match->nature_moves() < deal->moves.size()) {
      const auto move = simulation.game->parse(deal->moves[match->nature_moves()]);
      refusal = move ? match->play(kNature, *move) : move.error();
    } else {
      fail({});
    }
    if (refusal) fail(refusal);
  }
  played.standing = match->position().standing();
  if (!simulation.folder.empty() && !played.failure) {
    const std::string record = write_record(
        *match, simulation.bots, "\"seed\":" + std::to_string(seed) + "," + std::string(header_of(nature.way())));
    auto written = write_file(record_path(simulation.folder, seed), record, simulation.replace);
    if (!written) fail({}, std::move(written.error()));
  }
  return played;
}

std::vector<Played> play_all(const Simulation& simulation, std::uint64_t games, int threads,
                             std::atomic<std::uint64_t>& done) {
  std::vector<Played> results(games);
  std::atomic<std::uint64_t> next = 0;
  std::atomic<bool> stop = false;
  const auto work = [&] {
    // A game once taken is played: the first failure is then the same for any number of threads.
    while (!stop) {
      const std::uint64_t i = next++;
      if (i >= games) break;
      results[i] = play_one(simulation, i);
      if (results[i].failure) stop = true;
      ++done;
    }
  };
  std::vector<std::thread> team;
  for (int i = 1; i < threads; ++i) team.emplace_back(work);
  work();
  for (auto& thread : team) thread.join();
  return results;
}

}  // namespace rh
