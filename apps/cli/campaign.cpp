// campaign: the games of a campaign file, and new files made of it.
#include "engine/core/campaign.h"

#include <algorithm>
#include <charconv>

#include "apps/cli/command.h"

namespace rh {
namespace {

// "Ann 46 (1), Bo 39 (2)"
std::string scores_of(const Texts& texts, const Campaign::Played& played) {
  const Names names = seat_names(texts, played.names, played.match.seats());
  const Standing standing = played.match.position().standing();
  std::string text;
  for (std::size_t s = 0; s < names.size(); ++s) {
    text += (s == 0 ? "" : ", ") + names[s] + " " + with_minus(standing.scores[s]);
    if (played.match.over()) text += " (" + std::to_string(standing.ranks[s]) + ")";
  }
  return text;
}

std::string campaign_json(const Campaign& campaign) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("game", campaign.game->info().id).key("options").raw(campaign.options.json());
  json.key("games").begin_array();
  for (const Campaign::Played& played : campaign.games) json.raw(replayed_json(played.match));
  json.end_array().key("next");
  const auto next = next_options(campaign);
  next ? json.raw(next->json()) : json.null();
  json.end_object();
  return text;
}

std::expected<Campaign, std::string> load(const Texts& texts, std::string_view path) {
  const auto text = read_file(path);
  if (!text) return std::unexpected("roundhouse: " + explain(texts, text.error()));
  return load_campaign(texts, path, *text);
}

int list(const Texts& texts, const Args& args) {
  const auto campaign = load(texts, args.words()[0]);
  return campaign ? list_campaign(texts, *campaign, args.has("json")) : fail_with(campaign.error());
}

int fork(const Texts& texts, const Args& args) {
  auto campaign = load(texts, args.words()[1]);
  if (!campaign) return fail_with(campaign.error());
  const std::string_view wanted = args.words()[2];
  const std::size_t most = campaign->games.size();
  std::size_t games = 0;
  const auto [end, error] = std::from_chars(wanted.data(), wanted.data() + wanted.size(), games);
  if (error != std::errc{} || end != wanted.data() + wanted.size() || games > most)
    return fail(texts,
                Problem{"cli.campaign.fork", {}}.with("value", std::string(wanted)).with("most", std::to_string(most)));
  print(write_campaign(first_games(std::move(*campaign), games)));
  return 0;
}

int next(const Texts& texts, const Args& args) {
  const auto campaign = load(texts, args.words()[1]);
  if (!campaign) return fail_with(campaign.error());
  const Game& game = *campaign->game;
  const bool first = campaign->games.empty();
  if (first && !args.has("seats")) return fail(texts, Problem{"cli.campaign.seats", {}});
  const auto seats = args.number("seats", game.info().min_seats, game.info().max_seats,
                                 first ? 0 : campaign->games.back().match.seats());
  if (!seats) return fail(texts, seats.error());
  const auto chosen = options_of(game, args);
  if (!chosen) return fail(texts, chosen.error());
  const auto derived = next_options(*campaign);
  if (!derived) return fail(texts, derived.error());
  const auto options = with_choices(game.info(), *derived, *chosen);
  if (!options) return fail(texts, options.error());
  if (const auto starts = game.start(*options, static_cast<int>(*seats)); !starts) return fail(texts, starts.error());
  Names names;
  if (!first && campaign->games.back().match.seats() == *seats) names = campaign->games.back().names;
  print(write_header(game, *options, static_cast<int>(*seats), names));
  return 0;
}

int append(const Texts& texts, const Args& args) {
  auto campaign = load(texts, args.words()[1]);
  if (!campaign) return fail_with(campaign.error());
  const std::string_view path = args.words()[2];
  const auto text = read_file(path);
  if (!text) return fail(texts, text.error());
  auto record = read_record(*text);
  if (!record) return fail_with(describe(texts, path, record.error(), nullptr));
  if (const auto done = rh::append(*campaign, std::move(*record)); !done)
    return fail_with(describe(texts, path, done.error(), campaign->game));
  print(write_campaign(*campaign));
  return 0;
}

struct Deed {
  std::string_view name;
  std::size_t words;
  std::string_view wants;
  int (*run)(const Texts& texts, const Args& args);
};
constexpr std::array<Deed, 3> kDeeds = {
    {{"fork", 3, "FILE N", fork}, {"next", 2, "FILE", next}, {"append", 3, "FILE RECORD", append}}};

}  // namespace

std::expected<Campaign, std::string> load_campaign(const Texts& texts, std::string_view path, std::string_view text) {
  auto campaign = read_campaign(text);
  if (campaign) return std::move(*campaign);
  const std::string_view code = campaign.error().refusal.code;
  const auto found =
      std::ranges::find_if(games(), [&](const Game* game) { return code.starts_with(game->info().prefix + "-"); });
  return std::unexpected(describe(texts, path, campaign.error(), found == games().end() ? nullptr : *found));
}

int list_campaign(const Texts& texts, const Campaign& campaign, bool json) {
  if (json) {
    print(campaign_json(campaign) + "\n");
    return 0;
  }
  const std::string label = campaign.options.label();
  const std::string title(texts.find(campaign.game->info().id + ".title"));
  print(texts.paint("1", title + (label.empty() ? "" : " (" + label + ")")) + "\n");
  for (std::size_t i = 0; i < campaign.games.size(); ++i) {
    const Match& match = campaign.games[i].match;
    print(texts.say(match.over() ? "cli.campaign.game" : "cli.campaign.running",
                    {{"game", std::to_string(i + 1)},
                     {"scores", scores_of(texts, campaign.games[i])},
                     {"moves", std::to_string(match.log().size())}}) +
          "\n");
  }
  const auto next = next_options(campaign);
  if (next || next.error().code != "campaign_running") {
    print(texts.say(next ? "cli.campaign.next" : "cli.campaign.over",
                    {{"game", std::to_string(campaign.games.size() + 1)}}) +
          "\n");
  }
  return 0;
}

int run_campaign(const Texts& texts, const Args& args) {
  const std::string_view first = args.words().empty() ? std::string_view{} : args.words()[0];
  const auto* const deed = std::ranges::find(kDeeds, first, &Deed::name);
  const bool is_deed = deed != kDeeds.end();
  const std::size_t words = is_deed ? deed->words : 1;
  if (auto fine = args.expect(words, words, is_deed ? deed->wants : "FILE"); !fine) return fail(texts, fine.error());
  return is_deed ? deed->run(texts, args) : list(texts, args);
}

}  // namespace rh
