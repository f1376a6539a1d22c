#include "engine/core/campaign.h"

#include <algorithm>

#include "engine/core/json_reader.h"
#include "engine/core/lines.h"

namespace rh {
namespace {

using Passing = OptionSpec::Passing;
constexpr const char* kKey = "roundhouse_campaign";

std::unexpected<RecordError> bad_line(int line, Problem problem) {
  return std::unexpected(RecordError{.line = line, .refusal = {}, .problem = std::move(problem), .move = {}});
}

std::unexpected<Problem> bad_key(std::string key, std::string allowed) {
  return std::unexpected(Problem{"header_key", {}}.with("key", std::move(key)).with("allowed", std::move(allowed)));
}

std::string listed(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

std::expected<void, Problem> read_header(const Json& json, Campaign& campaign) {
  if (!json.is_object() || !json.contains(kKey)) return std::unexpected(Problem{"no_header", {}});
  if (!json[kKey].is_number_integer() || json[kKey] != 1) return bad_key(kKey, "1");
  std::vector<std::string> ids;
  for (const Game* game : games()) ids.push_back(game->info().id);
  const std::string wanted = json.contains("game") && json["game"].is_string() ? json["game"].get<std::string>() : "";
  campaign.game = find_game(wanted);
  if (campaign.game == nullptr) return bad_key("game", listed(ids));
  const GameInfo& info = campaign.game->info();
  if (!has_campaigns(info)) return std::unexpected(Problem{"no_campaigns", {}}.with("game", info.id));
  if (!json.contains("rules") || !json["rules"].is_number_integer() || json["rules"] != info.rules_version)
    return bad_key("rules", std::to_string(info.rules_version));
  campaign.options = Options(info.options);
  if (json.contains("options")) {
    if (auto done = campaign.options.set_all(json["options"]); !done) return done;
  }
  std::vector<std::string> same;
  for (const OptionSpec& spec : info.options) {
    if (spec.passing == Passing::Same) same.push_back(spec.name);
  }
  for (const OptionSpec& spec : info.options) {
    if (spec.passing != Passing::Same && campaign.options.given(spec.name))
      return std::unexpected(Problem{"campaign_option", {}}.with("option", spec.name).with("allowed", listed(same)));
  }
  for (const auto& [key, value] : json.items()) {
    if (key == kKey || key == "game" || key == "rules" || key == "options") continue;
    campaign.extra += (campaign.extra.empty() ? "" : ",") + Json(key).dump() + ":" + value.dump();
  }
  return {};
}

// The first place where two values differ: objects without regard to the order of their keys.
std::optional<Problem> difference(const Json& given, const Json& right, const std::string& where) {
  const auto differs = [&](const std::string& place, const Json* here, const Json* there) {
    return Problem{"campaign_differs", {}}
        .with("where", place)
        .with("given", here ? here->dump() : "-")
        .with("right", there ? there->dump() : "-");
  };
  if (given.is_object() && right.is_object()) {
    for (const auto& [key, value] : right.items()) {
      const std::string place = where + "." + key;
      if (!given.contains(key)) return differs(place, nullptr, &value);
      if (auto found = difference(given[key], value, place)) return found;
    }
    for (const auto& [key, value] : given.items()) {
      if (!right.contains(key)) return differs(where + "." + key, &value, nullptr);
    }
    return {};
  }
  if (given.is_array() && right.is_array()) {
    for (std::size_t i = 0; i < std::max(given.size(), right.size()); ++i) {
      const std::string place = where + "[" + std::to_string(i) + "]";
      if (i >= given.size() || i >= right.size())
        return differs(place, i < given.size() ? &given[i] : nullptr, i < right.size() ? &right[i] : nullptr);
      if (auto found = difference(given[i], right[i], place)) return found;
    }
    return {};
  }
  if (given == right) return {};
  return differs(where, &given, &right);
}

// A first header may write out what every campaign begins with: its game then begins as one that does not.
bool begins_alike(const Game& game, const Options& one, const Options& other, int seats) {
  const auto first = game.start(one, seats), second = game.start(other, seats);
  return first && second && (*first)->hash() == (*second)->hash();
}

// What a header says of an option that is not the players' to choose must be right; nothing said is fine.
std::optional<Problem> contradiction(const OptionSpec& spec, const Options& header, const Options& right) {
  if (spec.passing == Passing::Chosen || !header.given(spec.name)) return {};
  return difference(parse_json(header.json_of(spec.name)), parse_json(right.json_of(spec.name)),
                    "options." + spec.name);
}

// All options of the next game, of which its header may leave out what is derived.
std::expected<Options, Problem> settle(const Campaign& campaign, const Options& header, int seats) {
  const auto derived = next_options(campaign);
  if (!derived) return std::unexpected(derived.error());
  const auto& specs = campaign.game->info().options;
  Options settled = header;
  for (const OptionSpec& spec : specs) {
    if (spec.passing != Passing::Chosen) settled.take(spec.name, *derived);
  }
  for (const OptionSpec& spec : specs) {
    auto wrong = contradiction(spec, header, *derived);
    if (!wrong) continue;
    Options written = settled;
    written.take(spec.name, header);
    const bool beginning = campaign.games.empty() && spec.passing == Passing::Carried;
    if (!beginning || !begins_alike(*campaign.game, written, settled, seats)) return std::unexpected(std::move(*wrong));
  }
  return settled;
}

}  // namespace

bool has_campaigns(const GameInfo& info) {
  return std::ranges::any_of(info.options, [](const OptionSpec& spec) { return spec.passing == Passing::Carried; });
}

std::expected<void, Problem> begins_campaign(const Game& game, const Options& options, int seats) {
  const auto position = game.start(options, seats);
  if (!position) return std::unexpected(position.error());
  if (!(*position)->another_game()) return std::unexpected(Problem{"no_campaign", {}});
  return {};
}

Options lasting(const GameInfo& info, const Options& options) {
  Options all(info.options);
  for (const OptionSpec& spec : info.options) {
    if (spec.passing == Passing::Same) all.take(spec.name, options);
  }
  return all;
}

std::expected<Options, Problem> next_options(const Match& last) {
  if (!last.over()) return std::unexpected(Problem{"campaign_running", {}});
  if (!last.position().another_game()) return std::unexpected(Problem{"campaign_over", {}});
  Options next = last.options();
  const Json result = parse_json(last.position().result());
  Json carried = Json::object();
  for (const OptionSpec& spec : last.game().info().options) {
    if (spec.passing == Passing::Carried) carried[spec.name] = result.value(spec.name, Json());
  }
  if (auto set = next.set_all(carried); !set) return std::unexpected(set.error());
  return next;
}

std::expected<Options, Problem> next_options(const Campaign& campaign) {
  if (campaign.games.empty()) return campaign.options;
  return next_options(campaign.games.back().match);
}

std::expected<Options, Problem> with_choices(const GameInfo& info, Options next, const Options& wanted) {
  for (const OptionSpec& spec : info.options) {
    if (auto wrong = contradiction(spec, wanted, next)) return std::unexpected(std::move(*wrong));
    if (spec.passing == Passing::Chosen && wanted.given(spec.name)) next.take(spec.name, wanted);
  }
  return next;
}

bool is_campaign(std::string_view text) {
  Lines lines(text);
  if (!lines.next() || !lines.row().contains(kKey)) return false;
  const Json json = parse_json(lines.row());
  return json.is_object() && json.contains(kKey);
}

std::expected<Campaign, RecordError> read_campaign(std::string_view text) {
  Campaign campaign;
  Lines lines(text);
  if (!lines.next()) return bad_line(std::max(lines.number(), 1), Problem{"no_header", {}});
  const Json header = parse_json(lines.row());
  if (header.is_discarded()) return bad_line(lines.number(), Problem{"not_json", {}});
  if (auto done = read_header(header, campaign); !done) return bad_line(lines.number(), std::move(done.error()));

  const auto is_header = [](std::string_view row) {
    if (!row.contains("\"roundhouse\"")) return false;
    const Json json = parse_json(row);
    return json.is_object() && json.contains("roundhouse");
  };
  bool more = lines.next();
  while (more) {
    const std::string_view from = lines.from_here();
    const int before = lines.number() - 1;
    more = lines.next();
    while (more && !is_header(lines.row())) more = lines.next();
    auto record = read_record(more ? from.substr(0, from.size() - lines.from_here().size()) : from, before);
    if (!record) return std::unexpected(std::move(record.error()));
    if (auto done = append(campaign, std::move(*record)); !done) return std::unexpected(std::move(done.error()));
  }
  return campaign;
}

std::expected<void, RecordError> append(Campaign& campaign, Record record) {
  const auto bad = [&](Problem problem) { return bad_line(record.header_line, std::move(problem)); };
  const Game& game = *campaign.game;
  if (record.game != game.info().id) return bad(bad_key("game", game.info().id).error());
  auto options = settle(campaign, record.options, record.seats);
  if (!options) return bad(options.error());
  record.options = std::move(*options);
  if (campaign.games.empty()) {
    if (auto begins = begins_campaign(game, record.options, record.seats); !begins) return bad(begins.error());
  }
  auto match = replay(record);
  if (!match) return std::unexpected(std::move(match.error()));
  campaign.games.push_back({std::move(*match), std::move(record.names), std::move(record.extra)});
  return {};
}

Campaign first_games(Campaign campaign, std::size_t count) {
  while (campaign.games.size() > count) campaign.games.pop_back();
  return campaign;
}

std::string write_campaign(const Campaign& campaign) {
  const GameInfo& info = campaign.game->info();
  std::string text = write_campaign_header(info, campaign.options, campaign.extra);
  for (const Campaign::Played& played : campaign.games)
    text += in_campaign(info, write_record(played.match, played.names, played.extra));
  return text;
}

std::string write_campaign_header(const GameInfo& info, const Options& options, std::string_view extra) {
  std::string text;
  JsonWriter header(text);
  header.begin_object().field(std::string_view(kKey), 1).field("game", info.id).field("rules", info.rules_version);
  header.key("options").raw(options.json());
  if (!extra.empty()) header.raw(extra);
  header.end_object();
  return text + '\n';
}

std::string in_campaign(const GameInfo& info, std::string_view record) {
  const auto end = record.find('\n');
  Json header = parse_json(record.substr(0, end));
  for (const OptionSpec& spec : info.options) {
    if (spec.passing == Passing::Carried) header["options"].erase(spec.name);
  }
  return header.dump().append(record.substr(end));
}

}  // namespace rh
