// What passes from game to game (section 6): the story, territories, rules that come and go, the object `carry`.
#pragma once

#include "engine/core/json_writer.h"
#include "engine/core/options.h"
#include "engine/games/legends_of_the_west/state.h"

namespace rh::legends_of_the_west {

// The options that are documents: each fails at the first thing that is wrong with it.
void check_companies(const JsonReader& document);
void check_rules(const JsonReader& document);
void check_depots(const JsonReader& document);
void check_upgrades(const JsonReader& document);
void check_carry(const JsonReader& document);

int company_named(std::string_view id);  // -1: none

// What a campaign begins with.
Carried fresh();
// A carry that check_carry did not refuse.
Carried read_carry(const Json& carry);
void write_carry(const State& state, JsonWriter& json);

// How many games a campaign has, and which row of the story a game plays (TL-4).
int games_of(Mode mode);
int row_of(Mode mode, int game);
// The first row whose story is read with this game: those that are skipped come with the next one that is played.
int first_row_of(Mode mode, int game);

// What story cards do at once; openings and upgrades wait for end step 5 and are counted; `last`: the campaign is to be
// scored.
struct Waiting {
  int openings = 0, upgrades = 0;
  bool last = false;
};
Waiting read_story(Table& table, Carried& carried, const Story& story);
// Rounds of upgrades held before this game (TL-109).
int upgrade_rounds(Mode mode, int game);

bool may_open(const Carried& carried, int territory);
void open_territory(Carried& carried, int territory);
// TL-72: what this game was the last of; returns the rules and the events that go.
struct Cleared {
  std::uint32_t rules = 0, events = 0;
};
Cleared clear_desk(Carried& carried);
// Rules active in a game.
std::uint32_t active_rules(const Carried& carried);

// Rules, events, territories and numbers of this game, by its mode. The carry is there already in a campaign.
void prepare(Table& table, const Options& options);

// A company's slips so far, with compensation for missed games (TL-90).
int missed_slip(const Carried& carried, int game);  // from 0
int slips_with_missed(const Carried& carried, int company);
// The reckoning after the last game (TL-89 to TL-91).
void write_reckoning(const Carried& carried, JsonWriter& json);

}  // namespace rh::legends_of_the_west
