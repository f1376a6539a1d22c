// What several commands share.
#include <algorithm>

#include "apps/cli/command.h"
#include "bots/bot.h"
#include "engine/core/json_reader.h"

namespace rh {

int fail(const Texts& texts, const Problem& problem) {
  print_error("roundhouse: " + explain(texts, problem) + "\n");
  return 1;
}

int fail_with(const std::string& message) {
  print_error(message + "\n");
  return 1;
}

std::expected<const Game*, Problem> game_named(std::string_view id) {
  if (const Game* game = find_game(id)) return game;
  std::vector<std::string> ids;
  std::string known;
  for (const Game* game : games()) {
    ids.push_back(game->info().id);
    known += (known.empty() ? "" : ", ") + game->info().id;
  }
  const std::string near = nearest(id, ids);
  return std::unexpected(Problem{near.empty() ? "cli.errors.unknown_game" : "cli.errors.unknown_game_near", {}}
                             .with("game", std::string(id))
                             .with("near", near)
                             .with("known", known));
}

std::expected<Options, Problem> options_of(const Game& game, const Args& args) {
  Options options(game.info().options);
  for (const std::string_view pair : args.all("option")) {
    const auto equals = pair.find('=');
    if (equals == std::string_view::npos) {
      return std::unexpected(Problem{"cli.errors.option_form", {}}.with("text", std::string(pair)));
    }
    if (auto set = options.set_text(pair.substr(0, equals), pair.substr(equals + 1)); !set) {
      return std::unexpected(set.error());
    }
  }
  return options;
}

std::expected<std::vector<std::string>, Problem> bots_named(const Game& game, std::string_view list, int count) {
  std::vector<std::string> known;
  std::string all;
  for (const BotInfo& info : bots_of(game)) {
    known.push_back(info.name);
    all += (all.empty() ? "" : ", ") + info.name;
  }
  const auto wanted = split(list, ',');
  for (const auto& name : wanted) {
    if (std::ranges::find(known, name) == known.end()) {
      return std::unexpected(Problem{"cli.errors.unknown_bot", {}}.with("bot", name).with("known", all));
    }
  }
  std::vector<std::string> bots;
  bots.reserve(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) bots.push_back(wanted[static_cast<std::size_t>(i) % wanted.size()]);
  return bots;
}

std::string describe(const Texts& texts, std::string_view path, const RecordError& error, const Game* game) {
  const std::string where = std::string(path) + ":" + std::to_string(error.line) + ": ";
  const std::string edition =
      error.other_edition ? " " + std::string(texts.find("errors.other_edition")) : std::string();
  if (error.refusal && game != nullptr) {
    return where + std::string(error.refusal.code) + ": " +
           texts.say("cli.refused_move",
                     {{"move", error.move}, {"reason", explain(texts, game->info(), error.refusal)}}) +
           edition;
  }
  return where + "record: " + explain(texts, error.problem) + edition;
}

std::expected<Loaded, std::string> load_record(const Texts& texts, std::string_view path) {
  const auto text = read_file(path);
  if (!text) return std::unexpected("roundhouse: " + explain(texts, text.error()));
  return load_record(texts, path, *text);
}

std::expected<Loaded, std::string> load_record(const Texts& texts, std::string_view path, std::string_view text) {
  if (is_campaign(text)) {
    auto campaign = load_campaign(texts, path, text);
    if (!campaign) return std::unexpected(campaign.error());
    if (campaign->games.empty())
      return std::unexpected("roundhouse: " + explain(texts, Problem{"cli.campaign.empty", {}}));
    auto& [match, names, extra] = campaign->games.back();
    Record record{.game = campaign->game->info().id,
                  .options = match.options(),
                  .seats = match.seats(),
                  .names = std::move(names),
                  .extra = std::move(extra)};
    return Loaded{std::move(record), std::move(match)};
  }
  auto record = read_record(text);
  if (!record) return std::unexpected(describe(texts, path, record.error(), nullptr));
  auto match = replay(*record);
  if (!match) return std::unexpected(describe(texts, path, match.error(), find_game(record->game)));
  return Loaded{std::move(*record), std::move(*match)};
}

std::string replayed_json(const Match& match) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("game", match.game().info().id).key("options").raw(match.options().json());
  json.field("seats", match.seats()).field("moves", static_cast<std::int64_t>(match.log().size()));
  json.field("over", match.over()).key("result").raw(match.position().result()).end_object();
  return text;
}

Names seat_names(const Texts& texts, const std::vector<std::string>& names, int seats) {
  Names all = names;
  for (int seat = static_cast<int>(all.size()); seat < seats; ++seat) {
    all.push_back(texts.say("cli.seat", {{"seat", std::to_string(seat)}}));
  }
  return all;
}

std::string result_table(const Texts& texts, const Match& match, const Names& names) {
  const Json result = parse_json(match.position().result());
  const bool places = match.over() && names.size() > 1;
  return score_table(texts, match.game().info(), result["detail"], places ? result["ranks"] : Json::array(), names);
}

std::string score_table(const Texts& texts, const GameInfo& game, const Json& detail, const Json& ranks,
                        const Names& names) {
  const std::string& id = game.id;
  const std::string labels = id + ".score.";
  std::vector<std::vector<std::string>> rows(1);
  rows[0].push_back("");
  for (const auto& name : names) rows[0].push_back(name);
  const auto cell = [&](const std::string& key, const Json& value) {
    if (value.is_boolean()) return std::string(value.get<bool>() ? "✓" : "–");
    const std::string label = id + "." + key + "s." + value.dump();  // ratings.3: a number with a name
    if (texts.has(label)) return std::string(texts.find(label));
    if (value.is_number_integer()) {  // errors are counted, but they are taken off
      return with_minus(key == "errors" ? -value.get<std::int64_t>() : value.get<std::int64_t>());
    }
    std::string list;
    for (const Json& item : value) list += (list.empty() ? "" : "+") + item.dump();
    return list.empty() ? std::string("-") : list;
  };
  if (!detail.empty()) {
    for (const auto& [key, first] : detail[0].items()) {
      if (first.is_array() && names.size() > 4) continue;  // lists would make the table too wide
      auto& row = rows.emplace_back();
      row.emplace_back(texts.find(labels + key));
      for (const Json& seat : detail) row.push_back(cell(key, seat[key]));
    }
  }
  if (!ranks.empty()) {
    auto& row = rows.emplace_back();
    row.emplace_back(texts.find("cli.rank"));
    for (const Json& rank : ranks) row.push_back(rank.dump());
  }
  std::vector<std::size_t> widths(rows[0].size());
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], columns_of(row[i]));
  }
  std::string text;
  for (std::size_t r = 0; r < rows.size(); ++r) {
    std::string line = "  " + padded(rows[r][0], widths[0]);
    for (std::size_t i = 1; i < rows[r].size(); ++i) line.append("  ").append(padded_left(rows[r][i], widths[i]));
    const bool strong = r == 0 || rows[r][0] == texts.find(id + ".score.total");
    text += (strong ? texts.paint("1", line) : line) + "\n";
  }
  return text;
}

}  // namespace rh
