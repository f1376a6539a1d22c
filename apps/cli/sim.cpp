// sim: many games between bots, and what came of them.
#include <fmt/format.h>

#include <chrono>
#include <cmath>
#include <filesystem>
#include <thread>

#include "apps/cli/command.h"
#include "apps/cli/progress.h"
#include "apps/cli/simulation.h"
#include "engine/core/json_reader.h"

namespace rh {
namespace {

struct SeatResult {
  double mean = 0, sd = 0, ci95 = 0, cpu_s = 0;
  std::uint64_t wins = 0;
};

SeatResult summarise(const std::vector<Played>& played, std::size_t seat) {
  SeatResult result;
  const auto count = static_cast<double>(played.size());
  for (const Played& one : played) {
    result.mean += one.standing.scores[seat] / count;
    result.cpu_s += one.cpu_s[seat] / count;
    result.wins += one.standing.ranks[seat] == 1 ? 1 : 0;
  }
  if (played.size() < 2) return result;
  double squares = 0;
  for (const Played& one : played) squares += std::pow(one.standing.scores[seat] - result.mean, 2);
  result.sd = std::sqrt(squares / (count - 1));
  result.ci95 = 1.96 * result.sd / std::sqrt(count);
  return result;
}

std::expected<std::vector<Deal>, std::string> read_deals(const Texts& texts, std::string_view path) {
  const auto text = read_file(path);
  if (!text) return std::unexpected("roundhouse: " + explain(texts, text.error()));
  std::vector<Deal> deals;
  int number = 0;
  for (const auto& row : split(*text, '\n')) {
    ++number;
    if (row.find_first_not_of(" \t\r") == std::string::npos) continue;
    const Json json = parse_json(row);
    bool fine = json.is_array();
    Deal deal{.line = number, .moves = {}};
    for (std::size_t i = 0; fine && i < json.size(); ++i) {
      fine = json[i].is_string();
      if (fine) deal.moves.push_back(json[i].get<std::string>());
    }
    if (!fine) {
      return std::unexpected(fmt::format("{}:{}: nature: {}", path, number, texts.find("cli.sim.deal_form")));
    }
    deals.push_back(std::move(deal));
  }
  if (deals.empty()) return std::unexpected(fmt::format("{}:1: nature: {}", path, texts.find("cli.sim.deal_form")));
  return deals;
}

std::string failure_text(const Texts& texts, std::string_view path, const Simulation& sim, std::size_t index,
                         const Failure& failure) {
  if (!failure.problem.code.empty()) return "roundhouse: " + explain(texts, failure.problem);
  const std::string reason = failure.refusal ? explain(texts, sim.game->info(), failure.refusal) : std::string();
  if (sim.deals.empty()) {
    const std::string seed = std::to_string(sim.seed + index);
    return "roundhouse: " + texts.say("cli.sim.bot_refused", {{"seed", seed}, {"reason", reason}});
  }
  const Deal& deal = sim.deals[index];
  if (!failure.refusal) {
    const std::string count = std::to_string(deal.moves.size());
    return fmt::format("{}:{}: nature: {}", path, deal.line, texts.say("cli.sim.deal_short", {{"count", count}}));
  }
  return fmt::format("{}:{}: {}: {}", path, deal.line, failure.refusal.code,
                     texts.say("cli.sim.deal_move", {{"number", std::to_string(failure.nature_moves + 1)},
                                                     {"move", deal.moves[failure.nature_moves]},
                                                     {"reason", reason}}));
}

std::string as_json(const Simulation& sim, const std::vector<Played>& played, double wall_s) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("game", sim.game->info().id).key("options").raw(sim.options.json());
  json.field("games", static_cast<std::int64_t>(played.size())).key("wall_s").raw(fmt::format("{:.6f}", wall_s));
  json.key("seats").begin_array();
  for (std::size_t seat = 0; seat < sim.bots.size(); ++seat) {
    const SeatResult result = summarise(played, seat);
    json.begin_object().field("bot", sim.bots[seat]);
    json.key("mean").raw(fmt::format("{:.6f}", result.mean)).key("sd").raw(fmt::format("{:.6f}", result.sd));
    json.key("ci95").raw(fmt::format("{:.6f}", result.ci95));
    json.field("wins", static_cast<std::int64_t>(result.wins)).key("cpu_s").raw(fmt::format("{:.9f}", result.cpu_s));
    json.end_object();
  }
  json.end_array().end_object();
  return text;
}

std::string as_table(const Texts& texts, const Simulation& sim, const std::vector<Played>& played, double wall_s) {
  const std::string label = sim.options.label();
  std::string text = texts.paint(
      "1", fmt::format("{}{}", texts.find(sim.game->info().id + ".title"), label.empty() ? "" : " (" + label + ")"));
  text += "\n" +
          texts.say("cli.sim.summary", {{"games", std::to_string(played.size())},
                                        {"seconds", fmt::format("{:.1f}", wall_s)},
                                        {"rate", fmt::format("{:.1f}", static_cast<double>(played.size()) / wall_s)}}) +
          "\n\n";
  const auto head = [&](std::string_view key) { return texts.find("cli.sim." + std::string(key)); };
  text += texts.paint("1", fmt::format("  {:<6}{:<12}{:>18}{:>9}{:>10}{:>9}{:>12}", head("seat"), head("bot"),
                                       head("mean"), head("sd"), head("wins"), head("share"), head("cpu"))) +
          "\n";
  for (std::size_t seat = 0; seat < sim.bots.size(); ++seat) {
    const SeatResult r = summarise(played, seat);
    text += fmt::format("  {:<6}{:<12}{:>18}{:>9.2f}{:>10}{:>8.1f}%{:>12}\n", seat, sim.bots[seat],
                        fmt::format("{:.2f} ± {:.2f}", r.mean, r.ci95), r.sd, r.wins,
                        100.0 * static_cast<double>(r.wins) / static_cast<double>(played.size()),
                        fmt::format("{:.2f} ms", 1e3 * r.cpu_s));
  }
  return text + "\n" + std::string(texts.find("cli.sim.legend")) + "\n";
}

// Before the first game: the folder is there, and no record would be written over.
std::expected<void, Problem> prepare_folder(const Simulation& sim, std::uint64_t games) {
  std::error_code error;
  std::filesystem::create_directories(sim.folder, error);
  if (error || sim.folder.empty()) {
    return std::unexpected(
        Problem{"cli.errors.cannot_write", {}}.with("file", sim.folder).with("reason", error.message()));
  }
  for (std::uint64_t i = 0; i < games && !sim.replace; ++i) {
    const std::string path = record_path(sim.folder, sim.seed + i);
    if (file_exists(path)) return std::unexpected(Problem{"cli.errors.file_exists_force", {}}.with("file", path));
  }
  return {};
}

std::expected<Simulation, Problem> read_simulation(const Args& args) {
  Simulation sim;
  if (auto fine = args.expect(1, 1, "GAME"); !fine) return std::unexpected(fine.error());
  const auto game = game_named(args.words()[0]);
  if (!game) return std::unexpected(game.error());
  sim.game = *game;
  const auto options = options_of(**game, args);
  if (!options) return std::unexpected(options.error());
  sim.options = *options;
  const auto seats = args.number("seats", 1, kMaxSeats, 2);
  if (!seats) return std::unexpected(seats.error());
  sim.seats = static_cast<int>(*seats);
  if (auto start = (*game)->start(sim.options, sim.seats); !start) return std::unexpected(start.error());
  const auto bots = bots_named(**game, args.get_or("bots", "random"), sim.seats);
  if (!bots) return std::unexpected(bots.error());
  sim.bots = *bots;
  const auto seed = args.number("seed", 0, INT64_MAX / 2, 1);
  const auto iterations = args.number("iterations", 1, INT64_MAX / 2, 0);
  const auto seconds = args.decimal("seconds", 0);
  if (!seed) return std::unexpected(seed.error());
  if (!iterations) return std::unexpected(iterations.error());
  if (!seconds) return std::unexpected(seconds.error());
  sim.seed = static_cast<std::uint64_t>(*seed);
  sim.budget = {static_cast<std::uint64_t>(*iterations), *seconds};
  return sim;
}

}  // namespace

int run_sim(const Texts& texts, const Args& args) {
  auto sim = read_simulation(args);
  if (!sim) return fail(texts, sim.error());
  const auto cores = static_cast<std::int64_t>(std::max(1u, std::thread::hardware_concurrency()));
  const auto threads = args.number("threads", 1, 1024, cores);
  if (!threads) return fail(texts, threads.error());
  const std::string_view nature = args.get_or("nature", "");
  if (args.has("nature")) {
    auto deals = read_deals(texts, nature);
    if (!deals) return print_error(deals.error() + "\n"), 1;
    sim->deals = std::move(*deals);
  }
  const auto most = sim->deals.empty() ? std::int64_t{10'000'000} : static_cast<std::int64_t>(sim->deals.size());
  const auto games = args.number("games", 1, most, sim->deals.empty() ? 100 : most);
  if (!games) return fail(texts, games.error());
  const auto count = static_cast<std::uint64_t>(*games);
  sim->folder = args.get_or("out", "");
  sim->replace = args.has("force");
  if (args.has("out")) {
    if (auto ready = prepare_folder(*sim, count); !ready) return fail(texts, ready.error());
  }

  const auto start = std::chrono::steady_clock::now();
  std::vector<Played> played;
  {
    const ProgressLine progress(texts, count);
    played = play_all(*sim, count, static_cast<int>(*threads), progress.done());
  }
  const double wall_s = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();

  for (std::size_t i = 0; i < played.size(); ++i) {
    if (!played[i].failure) continue;
    print_error(failure_text(texts, nature, *sim, i, *played[i].failure) + "\n");
    return 1;
  }
  print(args.has("json") ? as_json(*sim, played, wall_s) + "\n" : as_table(texts, *sim, played, wall_s));
  return 0;
}

}  // namespace rh
