// What one seat may see of a game (section 7), and a full state consistent with it.
#pragma once

#include <optional>
#include <vector>

#include "engine/games/legends_of_the_west/rules.h"
#include "engine/games/legends_of_the_west/scoring.h"

namespace rh::legends_of_the_west {

// How far a ticket has come: what is missing on the cheapest way that is still open, and what of it is built.
struct Course {
  int left = -1;  // -1: no way is open
  int have = 0;
  std::vector<std::uint8_t> way;  // links that are missing
};
Course course_of(const State& state, Seat seat, const Ticket& ticket);

struct ShownTicket {
  std::uint8_t ticket = 0;
  bool done = false;
  Course course;
};

struct ShownSeat {
  std::uint8_t company = 0, trains = 0, cards = 0, tickets = 0, offered = 0, gold = 0, grain = 0, taken = 0;
  std::uint8_t upgrades = 0, working = 0, place = 0;  // working: in this game
  bool answered = false, depot_moved = false, dispatched = false;
  int money = 0;
  std::array<std::uint8_t, kTokens> tokens{};
  std::uint32_t postcards = 0, sent = 0, mail = 0;
  // As far as the viewer may know them:
  bool own = false;
  std::array<std::uint8_t, kKinds> hand{};
  std::optional<std::vector<ShownTicket>> held, offer;
  std::optional<std::array<std::uint8_t, 10>> golds;
  // From the slip on:
  std::array<std::int16_t, kSlipLines> lines{};
  int ticket_points = 0, postcard_money = 0, total = 0;
};

struct View {
  Turn turn;
  Seat viewer = kSpectator;
  Mode mode{};
  Ask ask{};
  int seats = 0, row = 0, games = 1, trains = 0, turns = 0;
  std::uint8_t first = kNobody, active = 0, last_round = kNobody, turns_left = 0, least = 0;
  bool playing = false, slip = false, story_read = false, may_skip = false;
  std::uint8_t by = kNone;  // what asks, claims.h
  bool symbols = false;     // a pickaxe or a skull of the payment would matter
  std::array<std::uint8_t, 5> display{};
  std::uint8_t drawn = kEmpty, drawn_by = 0;  // for all to see
  int deck = 0, ticket_deck = 0, ticket_draw = 0, gold_left = 0, pot = 0;
  rh::Bag<kDrawn> discard;
  std::uint8_t event = kNone, retired = kNone;
  int event_deck = 0;
  std::vector<std::uint8_t> pile, queue;
  std::uint8_t territories = 0;
  std::uint8_t lines = 0;  // of the slip, active in this game
  std::uint32_t rules = 0, gone_rules = 0, gone_events = 0;
  std::array<std::uint8_t, kBags> left{};
  std::array<std::uint8_t, kCities> grain{};
  std::array<std::uint8_t, kCompanies> depots{};
  std::array<std::uint8_t, kRoutes> owner{};
  BitSet<kLinks> storms;
  Claim claim;
  Carried carried;  // vaults and offices are public
  std::vector<ShownSeat> shown;

  bool is_campaign() const { return mode == Mode::Campaign || mode == Mode::Short; }
  bool over() const { return ask == Ask::Over; }
  // The number of this game: the carry of a finished one stands at the next.
  int game() const { return is_campaign() ? carried.game - (over() ? 1 : 0) : row + 1; }
};

View view(const State& state, Seat viewer);
State imagine(const State& state, Seat viewer, Random& random);
// The line of a record as the viewer may read it.
void tell(const State& now, const State& before, Seat by, const Move& move, Seat viewer, std::string& text);
Standing standing(const View& view);
Progress progress(const View& view);
void write_view(const View& view, JsonWriter& json);
// The slip as if the game ended now.
void write_forecast(int money, int trains, int tickets, JsonWriter& json);
// What a rule lets one choose between, at what price.
void write_choice(const Rule& rule, JsonWriter& json);
void write_campaign_view(const View& view, JsonWriter& json);
// Upgrades that a seat has taken after this game, a mask; whether their choice is, or was, on the table (TL-87).
std::uint32_t upgrades_taken(const View& view, const ShownSeat& seat);
bool shows_upgrades(const View& view);
// Words that were sealed and that this viewer may read now, by key (TL-96).
void write_words(const View& view, JsonWriter& json);

// What a legal move costs and brings.
void quote(const State& state, Seat seat, const Move& move, JsonWriter& json);

}  // namespace rh::legends_of_the_west
