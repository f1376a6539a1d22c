// The part of the house that is about campaigns: chains of games of which each begins with what the one before
// left. What a campaign is now follows from its games each time somebody asks.
#include "engine/core/campaign.h"

#include <algorithm>

#include "engine/core/json_reader.h"
#include "server/base/ids.h"
#include "server/tables/circle.h"
#include "server/tables/house.h"

namespace rh::server {
namespace {

Denial denial_of(int status, const Problem& problem) { return {status, problem.code, problem.arguments}; }

std::expected<const Game*, Denial> game_of(const CampaignRow& row) {
  const Game* game = find_game(row.game);
  if (game == nullptr) return std::unexpected(Denial{409, "unknown_game", {{"game", row.game}}});
  return game;
}

// The present rules may not take what was stored.
std::expected<Match, Denial> replayed(const std::string& text) {
  const auto record = read_record(text);
  auto match = record ? replay(*record) : std::unexpected(record.error());
  if (!match) return deny(409, "frozen");
  return std::move(*match);
}

}  // namespace

std::expected<StoredCampaign, Denial> House::find_campaign(std::string_view id) {
  auto row = reader_.campaign(id);
  auto records = reader_.records_of_campaign(id);
  auto tables = reader_.tables_of_campaign(id);
  if (!row || !records || !tables) return deny(503, "storage");
  if (!*row) return deny(404, "no_such_campaign");
  StoredCampaign found{std::move(**row), std::move(*records), std::move(*tables)};
  // What is in memory may be newer than what is on disk.
  for (const auto& [key, table] : tables_) {
    if (table->row.campaign != found.row.id) continue;
    std::erase_if(found.tables, [&](const TableRow& old) { return old.id == table->row.id; });
    if (table->row.state != TableState::Closed) found.tables.push_back(table->row);
  }
  std::ranges::sort(found.tables, {}, [](const TableRow& one) { return std::pair(one.ordinal, one.number); });
  return found;
}

std::uint64_t House::last_batch(const StoredCampaign& campaign) const {
  std::uint64_t last = 0;
  for (const TableRow& row : campaign.tables) {
    if (const auto table = tables_.find(row.id); table != tables_.end())
      last = std::max(last, table->second->last_batch);
  }
  return last;
}

std::expected<Options, Denial> House::next_options_of(const StoredCampaign& campaign) {
  const auto game = game_of(campaign.row);
  if (!game) return std::unexpected(game.error());
  std::expected<Options, Problem> next;
  if (!campaign.tables.empty()) {
    const auto last = find(campaign.tables.back().id);
    if (!last) return std::unexpected(last.error());
    if ((*last)->frozen()) return deny(409, "frozen");
    if ((*last)->row.state != TableState::Over) return deny(409, "campaign_running");
    const auto match = look_back(**last);
    if (!match) return std::unexpected(match.error());
    next = rh::next_options(**match);
  } else if (!campaign.records.empty()) {
    const auto match = replayed(campaign.records.back());
    if (!match) return std::unexpected(match.error());
    next = rh::next_options(*match);
  } else {
    Options options((*game)->info().options);
    if (auto set = options.set_all(parse_json(campaign.row.options)); !set)
      return std::unexpected(denial_of(409, set.error()));
    next = std::move(options);
  }
  if (!next) return std::unexpected(denial_of(409, next.error()));
  return *next;
}

Done House::room_for_campaign(const Identity& who) {
  constexpr std::int64_t kMostCampaigns = 50;
  const auto count = reader_.campaigns_made(who.id);
  if (!count) return deny(503, "storage");
  if (config_.most_tables > 0 && *count >= kMostCampaigns)
    return std::unexpected(Denial{409, "too_many_campaigns", {{"limit", std::to_string(kMostCampaigns)}}});
  return {};
}

std::expected<Table*, Denial> House::begin_campaign(const Identity& host, NewTable wanted) {
  const Game& game = *find_game(wanted.game);
  for (const OptionSpec& spec : game.info().options) {
    if (spec.passing == OptionSpec::Passing::Carried && wanted.options.given(spec.name))
      return std::unexpected(Denial{400, "campaign_carried", {{"option", spec.name}}});
  }
  if (auto begins = rh::begins_campaign(game, wanted.options, static_cast<int>(wanted.seats.size())); !begins)
    return std::unexpected(denial_of(400, begins.error()));
  if (const Done room = room_for_campaign(host); !room) return std::unexpected(room.error());
  CampaignRow row{.id = random_name(12),
                  .name = wanted.name,
                  .game = wanted.game,
                  .host = host.id,
                  .options = lasting(game.info(), wanted.options).json(),
                  .created = now_ms()};
  wanted.campaign = row.id;
  wanted.ordinal = 1;
  wanted.also.emplace_back(PutCampaign{std::move(row), {}});
  return create(host, std::move(wanted));
}

std::expected<Table*, Denial> House::next_game(const StoredCampaign& campaign, const Identity& who, NextGame wanted) {
  if (campaign.row.host != who.id) return deny(403, "not_host");
  auto next = next_options_of(campaign);
  if (!next) return std::unexpected(next.error());
  const Game& game = *find_game(campaign.row.game);
  if (wanted.options) {
    auto chosen = with_choices(game.info(), std::move(*next), *wanted.options);
    if (!chosen) return std::unexpected(denial_of(400, chosen.error()));
    next = std::move(*chosen);
  }
  NewTable made{.game = campaign.row.game, .name = campaign.row.name, .options = std::move(*next)};
  made.campaign = campaign.row.id;
  made.ordinal = static_cast<std::int64_t>(campaign.records.size()) + 1;
  Table* last = campaign.tables.empty() ? nullptr : *find(campaign.tables.back().id);
  if (last != nullptr) {
    made.ordinal = last->row.ordinal + 1;
    made.is_public = last->row.is_public;
    made.spectator_chat = last->row.spectator_chat;
    made.previous = last->row.id;
    made.removed = last->row.removed;
    made.muted = last->row.muted;
    made.seats = seats_again(last->row.seats, who.id);
  }
  if (!wanted.seats.empty()) made.seats = std::move(wanted.seats);
  if (made.seats.empty()) return std::unexpected(Denial{400, "bad_request", {{"where", "seats is missing"}}});
  const auto table = create(who, std::move(made));
  if (!table || last == nullptr) return table;
  last->row.next = (*table)->row.id;
  seats_changed(*last, 0, {});
  return table;
}

std::expected<std::vector<std::string>, Denial> House::records_of(const StoredCampaign& campaign,
                                                                  std::string_view identity) {
  std::vector<std::string> records = campaign.records;
  for (const TableRow& row : campaign.tables) {
    if (row.state == TableState::Open) continue;
    if (row.ordinal != static_cast<std::int64_t>(records.size()) + 1) return deny(409, "campaign_gap");
    const auto table = find(row.id);
    if (!table) return std::unexpected(table.error());
    auto record = record_of(**table, identity);
    if (!record) return std::unexpected(record.error());
    records.push_back(std::move(*record));
  }
  return records;
}

std::expected<std::string, Denial> House::campaign_views(const StoredCampaign& campaign) {
  std::string text = "[";
  const auto add = [&text](const std::string& view) {
    if (text.size() > 1) text += ',';
    text += view;
  };
  for (const std::string& record : campaign.records) {
    const auto match = replayed(record);
    if (!match) return std::unexpected(match.error());
    add(match->position().view(kSpectator));
  }
  for (const TableRow& row : campaign.tables) {
    if (row.state != TableState::Over) continue;
    const auto table = find(row.id);
    if (!table) return std::unexpected(table.error());
    const auto match = look_back(**table);
    if (!match) return std::unexpected(match.error());
    add((*match)->position().view(kSpectator));
  }
  return text + "]";
}

std::expected<std::string, Denial> House::campaign_file(const StoredCampaign& campaign, std::string_view identity) {
  const auto game = game_of(campaign.row);
  if (!game) return std::unexpected(game.error());
  const GameInfo& info = (*game)->info();
  const auto records = records_of(campaign, identity);
  if (!records) return std::unexpected(records.error());
  Options options(info.options);
  (void)options.set_all(parse_json(campaign.row.options));
  std::string text = write_campaign_header(info, options);
  for (const std::string& record : *records) text += in_campaign(info, record);
  return text;
}

std::expected<KeptCampaign, Denial> House::import_campaign(const Identity& host, const Campaign& campaign) {
  if (const Done room = room_for_campaign(host); !room) return std::unexpected(room.error());
  if (!campaign.games.empty() && !campaign.games.back().match.over()) return deny(400, "campaign_running");
  PutCampaign put{.row = {.game = campaign.game->info().id, .options = campaign.options.json()}, .records = {}};
  for (const Campaign::Played& played : campaign.games)
    put.records.push_back(write_record(played.match, played.names, played.extra));
  return keep_campaign(host, std::move(put));
}

std::expected<KeptCampaign, Denial> House::fork_campaign(const StoredCampaign& campaign, const Identity& who,
                                                         std::size_t games) {
  if (const Done room = room_for_campaign(who); !room) return std::unexpected(room.error());
  auto records = records_of(campaign, {});
  if (!records) return std::unexpected(records.error());
  std::size_t finished = records->size();
  if (!campaign.tables.empty() && campaign.tables.back().state == TableState::Running) --finished;
  if (games > finished) return std::unexpected(Denial{400, "campaign_games", {{"most", std::to_string(finished)}}});
  records->resize(games);
  PutCampaign put{.row = campaign.row, .records = std::move(*records)};
  return keep_campaign(who, std::move(put));
}

KeptCampaign House::keep_campaign(const Identity& host, PutCampaign put) {
  put.row.id = random_name(12);
  put.row.host = host.id;
  put.row.created = now_ms();
  KeptCampaign kept{.id = put.row.id};
  Batch batch;
  batch.writes.emplace_back(std::move(put));
  kept.batch = journal_.submit(std::move(batch));
  return kept;
}

std::expected<std::uint64_t, Denial> House::drop_campaign(const StoredCampaign& campaign, const Identity& who) {
  if (campaign.row.host != who.id) return deny(403, "not_host");
  const bool plays = std::ranges::any_of(campaign.tables, [](const TableRow& table) {
    return table.frozen == Frozen::No && (table.state == TableState::Open || table.state == TableState::Running);
  });
  if (plays) return deny(409, "campaign_running");
  for (const TableRow& row : campaign.tables) {
    const auto table = tables_.find(row.id);
    if (table == tables_.end()) continue;
    table->second->row.campaign.clear();
    table->second->row.ordinal = 0;
  }
  Batch batch;
  batch.writes.emplace_back(DropCampaign{campaign.row.id});
  return journal_.submit(std::move(batch));
}

}  // namespace rh::server
