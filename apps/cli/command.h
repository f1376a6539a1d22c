// What every command gets, and the commands.
#pragma once

#include "apps/cli/args.h"
#include "apps/cli/terminal.h"
#include "apps/cli/texts.h"
#include "engine/core/campaign.h"

namespace rh {

struct Command {
  std::string_view name;
  std::vector<Flag> flags;
  int (*run)(const Texts& texts, const Args& args);
};
const std::vector<Command>& commands();

// Exit status 0, or 1 with a message on standard error.
int run_games(const Texts& texts, const Args& args);
int run_play(const Texts& texts, const Args& args);
int run_replay(const Texts& texts, const Args& args);
int run_campaign(const Texts& texts, const Args& args);
int run_analyse(const Texts& texts, const Args& args);
int run_legal(const Texts& texts, const Args& args);
int run_show(const Texts& texts, const Args& args);
int run_score(const Texts& texts, const Args& args);
int run_sim(const Texts& texts, const Args& args);
int run_bench(const Texts& texts, const Args& args);
int run_serve(const Texts& texts, const Args& args);
int run_verify(const Texts& texts, const Args& args);
int run_admin(const Texts& texts, const Args& args);
int run_check_map(const Texts& texts, const Args& args);

// Where a server keeps its games: --data, else ROUNDHOUSE_DATA, else the default.
std::string data_folder(const Args& args);
// Opens the files of --box, repeated, or of ROUNDHOUSE_BOX, of a folder all its JSON files; where games are kept also
// those in its folder `boxes`. Nothing, or the message "FILE: text".
std::expected<void, std::string> open_boxes(const Texts& texts, const Args& args, bool keeps_games);

// Prints what is wrong and returns 1.
int fail(const Texts& texts, const Problem& problem);
// The same with a message that is ready to print.
int fail_with(const std::string& message);

std::expected<const Game*, Problem> game_named(std::string_view id);
// The options of --option key=value, repeated.
std::expected<Options, Problem> options_of(const Game& game, const Args& args);
// The bots of --bots a,b repeated up to `count`; all are known ones.
std::expected<std::vector<std::string>, Problem> bots_named(const Game& game, std::string_view list, int count);

// A record read and replayed.
struct Loaded {
  Record record;
  Match match;
};
// On failure the message "FILE:LINE: ID: text", ready to print. Of a campaign it is the last record.
std::expected<Loaded, std::string> load_record(const Texts& texts, std::string_view path);
std::expected<Loaded, std::string> load_record(const Texts& texts, std::string_view path, std::string_view text);
std::expected<Campaign, std::string> load_campaign(const Texts& texts, std::string_view path, std::string_view text);
std::string describe(const Texts& texts, std::string_view path, const RecordError& error, const Game* game);

// {"game","options","seats","moves","over","result"}
std::string replayed_json(const Match& match);
// Its games with their results and what comes next.
int list_campaign(const Texts& texts, const Campaign& campaign, bool json);
// The final (or present) result as a table with the breakdown per seat.
std::string result_table(const Texts& texts, const Match& match, const Names& names);
// The same of a breakdown per seat, such as a view has; without places where there are none yet.
std::string score_table(const Texts& texts, const GameInfo& game, const Json& detail, const Json& ranks,
                        const Names& names);
// Names from a record, or "seat 0", "seat 1", ...
Names seat_names(const Texts& texts, const std::vector<std::string>& names, int seats);

}  // namespace rh
