#include "apps/cli/simulation.h"

#include <time.h>

#include <thread>

#include "apps/cli/terminal.h"
#include "bots/cast.h"

namespace rh {
namespace {

double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

}  // namespace

std::string record_path(std::string_view folder, std::uint64_t seed) {
  return std::string(folder) + "/game_" + std::to_string(seed) + ".jsonl";
}

Played play_one(const Simulation& simulation, std::uint64_t index) {
  Played played;
  const std::uint64_t seed = simulation.seed + index;
  const Deal* deal = simulation.deals.empty() ? nullptr : &simulation.deals[index];
  Cast cast(*simulation.game, simulation.bots, seed);
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
      const double before = cpu_seconds();
      const PackedMove move = cast.choose(position, seat, simulation.budget);
      played.cpu_s[static_cast<std::size_t>(seat)] += cpu_seconds() - before;
      refusal = match->play(seat, move);
    } else if (deal == nullptr) {
      refusal = match->play(kNature, cast.nature().choose(*match));
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
    auto written = write_file(record_path(simulation.folder, seed), cast.record(*match), simulation.replace);
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
