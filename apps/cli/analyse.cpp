// analyse FILE: what was expected before each move of a record, what would have been best, and what was given away.
#include "bots/analysis.h"

#include <fmt/format.h>

#include <algorithm>

#include "apps/cli/command.h"
#include "apps/cli/layout.h"
#include "apps/cli/progress.h"

namespace rh {
namespace {

constexpr std::size_t kWorst = 3;
// Less than this is the noise of a beam, and no reproach.
constexpr double kLittle = 0.05;

double given_away(const JudgedMove& judged) { return judged.given_away() < kLittle ? 0 : judged.given_away(); }

struct SeatSummary {
  std::size_t moves = 0;
  double given_away = 0;
  std::vector<const JudgedMove*> worst;
};

SeatSummary summarise(const std::vector<JudgedMove>& moves, Seat seat) {
  SeatSummary summary;
  for (const JudgedMove& judged : moves) {
    if (judged.by != seat) continue;
    ++summary.moves;
    summary.given_away += given_away(judged);
    if (given_away(judged) > 0) summary.worst.push_back(&judged);
  }
  std::ranges::sort(summary.worst, [](const JudgedMove* a, const JudgedMove* b) {
    return a->given_away() != b->given_away() ? a->given_away() > b->given_away() : a->at < b->at;
  });
  if (summary.worst.size() > kWorst) summary.worst.resize(kWorst);
  return summary;
}

std::string as_table(const Texts& texts, const Match& match, const Names& names, const std::vector<JudgedMove>& moves) {
  const Game& game = match.game();
  const auto head = [&](std::string_view key) { return std::string(texts.find("cli.analyse." + std::string(key))); };
  std::vector<std::array<std::string, 6>> rows = {
      {head("number"), head("who"), head("move"), head("expected"), head("given_away"), head("better")}};
  for (const JudgedMove& judged : moves) {
    const double lost = given_away(judged);
    rows.push_back({std::to_string(judged.at + 1), names[static_cast<std::size_t>(judged.by)],
                    game.print(judged.played.move),
                    fmt::format("{:.1f} ± {:.1f}", judged.expected.points, judged.expected.spread),
                    lost > 0 ? fmt::format("{:.1f}", lost) : "–", lost > 0 ? game.print(judged.best.move) : ""});
    const std::string why = lost > 0 ? explain(texts, game.info(), judged.best.reason) : "";
    if (!why.empty()) rows.back()[5] += "  " + why;
  }
  std::array<std::size_t, 5> widths{};
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < widths.size(); ++i) widths[i] = std::max(widths[i], columns_of(row[i]));
  }
  std::string text;
  for (const auto& row : rows) {
    std::string line = "  " + padded_left(row[0], widths[0]) + "  " + padded(row[1], widths[1]) + "  " +
                       padded(row[2], widths[2]) + "  " + padded_left(row[3], widths[3]) + "  " +
                       padded_left(row[4], widths[4]) + "  " + row[5];
    line.erase(line.find_last_not_of(' ') + 1);
    text += (&row == rows.data() ? texts.paint("1", line) : line) + "\n";
  }
  return text;
}

std::string as_sentences(const Texts& texts, const Match& match, const std::string& name, const SeatSummary& summary) {
  std::string text = texts.say("cli.analyse.sum", {{"who", name},
                                                   {"points", fmt::format("{:.1f}", summary.given_away)},
                                                   {"n", std::to_string(summary.moves)}}) +
                     "\n";
  for (const JudgedMove* judged : summary.worst) {
    text += "  " +
            texts.say("cli.analyse.worst", {{"number", std::to_string(judged->at + 1)},
                                            {"move", match.game().print(judged->played.move)},
                                            {"points", fmt::format("{:.1f}", judged->given_away())},
                                            {"better", match.game().print(judged->best.move)}}) +
            "\n";
  }
  return text;
}

// {"game","options","seats":[{"moves","given_away","worst":[index into moves…]}],"moves":[{"at","by","expected","best",
// "played","given_away"}]}, forecasts and rated moves as in the protocol's `hint`.
std::string as_json(const Match& match, const std::vector<JudgedMove>& moves) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("game", match.game().info().id).key("options").raw(match.options().json());
  json.key("seats").begin_array();
  for (Seat seat = 0; seat < match.seats(); ++seat) {
    const SeatSummary summary = summarise(moves, seat);
    json.begin_object().field("moves", static_cast<std::int64_t>(summary.moves));
    json.key("given_away").raw(fmt::format("{:.2f}", summary.given_away)).key("worst").begin_array();
    for (const JudgedMove* judged : summary.worst) json.value(static_cast<std::int64_t>(judged - moves.data()));
    json.end_array().end_object();
  }
  json.end_array().key("moves").begin_array();
  for (const JudgedMove& judged : moves) {
    json.begin_object().field("at", static_cast<std::int64_t>(judged.at)).field("by", judged.by).key("expected");
    write_forecast(judged.expected, json);
    json.key("best");
    write_rated(match.game(), judged.best, json);
    json.key("played");
    write_rated(match.game(), judged.played, json);
    json.key("given_away").raw(fmt::format("{:.2f}", given_away(judged))).end_object();
  }
  json.end_array().end_object();
  return text;
}

}  // namespace

int run_analyse(const Texts& texts, const Args& args) {
  if (auto fine = args.expect(1, 1, "FILE"); !fine) return fail(texts, fine.error());
  const auto loaded = load_record(texts, args.words()[0]);
  if (!loaded) return fail_with(loaded.error());
  const Match& match = loaded->match;
  const auto seat = args.number("seat", 0, match.seats() - 1, kSpectator);
  if (!seat) return fail(texts, seat.error());
  const auto adviser = make_adviser(match.game());
  if (!adviser) return fail(texts, Problem{"cli.errors.no_adviser", {}}.with("game", match.game().info().id));
  std::vector<JudgedMove> moves;
  {
    const ProgressLine progress(texts, match.log().size());
    moves = analyse(match, *adviser, static_cast<Seat>(*seat), [&](std::size_t at) { progress.done() = at; });
  }
  if (args.has("json")) {
    print(as_json(match, moves) + "\n");
    return 0;
  }
  const Names names = seat_names(texts, loaded->record.names, match.seats());
  const std::string label = match.options().label();
  print(texts.paint("1", std::string(texts.find(match.game().info().id + ".title")) +
                             (label.empty() ? "" : " (" + label + ")")) +
        "\n");
  print(as_table(texts, match, names, moves) + "\n");
  for (Seat s = 0; s < match.seats(); ++s) {
    if (*seat != kSpectator && s != *seat) continue;
    print(as_sentences(texts, match, names[static_cast<std::size_t>(s)], summarise(moves, s)));
  }
  return 0;
}

}  // namespace rh
