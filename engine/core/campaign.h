// Campaigns: games of which each begins with what the one before left. A campaign is the chain of its records
// (docs/records.md); whatever else is known of it is derived by playing them again.
//
// What passes from game to game stands in the declaration of the options (options.h): most are the same in all
// games, some are carried from the result of one game into the next, some the players choose anew.
#pragma once

#include "engine/core/record.h"

namespace rh {

struct Campaign {
  struct Played {
    Match match;
    std::vector<std::string> names;
    std::string extra;  // unknown keys of its header, kept
  };
  const Game* game = nullptr;
  Options options;            // those that are the same for all games
  std::string extra;          // unknown keys of its first line, kept
  std::vector<Played> games;  // all but the last one are over
};

bool has_campaigns(const GameInfo& info);
// May a campaign begin with these options and seats? Else `no_campaign`, or what the game says of them.
std::expected<void, Problem> begins_campaign(const Game& game, const Options& options, int seats);
// The options that are the same for all games of a campaign in which this is one.
Options lasting(const GameInfo& info, const Options& options);

// The options of the game that comes next; what the players choose anew is as it was. Else `campaign_running` or
// `campaign_over`.
std::expected<Options, Problem> next_options(const Match& last);
std::expected<Options, Problem> next_options(const Campaign& campaign);
// The same with what the players chose: the options of `wanted` that were given. `campaign_differs` where one of them
// is not theirs to choose.
std::expected<Options, Problem> with_choices(const GameInfo& info, Options next, const Options& wanted);

// Is this text a campaign, and not a record?
bool is_campaign(std::string_view text);
// Reads and replays; a header may leave out what is derived, and what it says of that must be right.
std::expected<Campaign, RecordError> read_campaign(std::string_view text);
// One game more, checked in the same way.
std::expected<void, RecordError> append(Campaign& campaign, Record record);
// The campaign as it was when so many games of it were played, or begun.
Campaign first_games(Campaign campaign, std::size_t count);

std::string write_campaign(const Campaign& campaign);
// The parts of such a file: its first line, and the text of a record as it stands there, without what is carried.
std::string write_campaign_header(const GameInfo& info, const Options& options, std::string_view extra = {});
std::string in_campaign(const GameInfo& info, std::string_view record);

}  // namespace rh
