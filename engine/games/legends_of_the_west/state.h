// The flat state of a game: a table and its seats. What is being resolved is a stack of frames (machine.cpp): each is
// a place in a procedure of the rules or in a list of effects, so that a question may come up anywhere.
#pragma once

#include "engine/core/deck.h"
#include "engine/core/seated.h"
#include "engine/games/legends_of_the_west/components.h"

namespace rh::legends_of_the_west {

inline constexpr std::uint8_t kNobody = 255, kEmpty = 255;
// TL-50: whoever ends a turn with so few brings about the last round.
inline constexpr int kLastTrains = 2;

enum class Mode : std::uint8_t { Single, Year, Continent, Campaign, Short };
inline constexpr std::array<std::string_view, 5> kModeNames = {"single_1865", "single_year", "continent", "campaign",
                                                               "campaign_short"};

// What is asked now: first of nature, then of seats.
enum class Ask : std::uint8_t {
  First,
  Card,
  Event,
  Ticket,
  Storm,
  Gold,
  Owed,
  Keep,
  Survey,
  Action,
  Second,
  Pay,
  Extra,
  Choose,
  Grain,
  Take,
  Depot,
  Reveal,
  Special,
  Sell,
  Discard,
  Retire,
  Open,
  Upgrade,
  Over,
  Nothing,  // the machine runs
};
inline constexpr std::array<std::string_view, 25> kPhaseNames = {
    "first",   "deal",   "event",   "tickets", "storm",  "gold",    "owed", "keep",  "survey",
    "action",  "second", "pay",     "extra",   "choose", "grain",   "take", "depot", "reveal",
    "special", "sell",   "discard", "retire",  "open",   "upgrade", "over"};
constexpr bool is_natures(Ask ask) { return ask <= Ask::Gold; }

// What a frame does; `pc` is its step.
enum class Do : std::uint8_t {
  Setup,
  Turn,
  Claim,
  Run,
  ForEach,
  Bonus,
  Upgrades,
  SetupLines,
  Draw,
  Refill,
  Queue,
  Tickets,
  Ending
};
struct Frame {
  Do what{};
  std::uint8_t pc = 0, seat = 0, x = 0;
  std::uint16_t at = 0, end = 0;
};

// A claim from its declaration to its last step (section 4.4).
struct Claim {
  std::uint8_t route = kNone, colour = 0, cars = 0, locos = 0;
  std::uint8_t extra = 0;      // cards due beside the payment
  std::uint8_t event = kNone;  // current when it was declared (TL-R10)
  std::uint8_t picks = 0, skulls = 0;
  std::uint8_t fresh = 0;    // an end that no train touched before
  std::uint8_t company = 0;  // triggers the company bonus
  bool open() const { return route != kNone; }
};

// What passes from game to game (TL-108), as it stands before this game; the end steps change it.
struct Carried {
  BitSet<kTickets> retired_tickets;
  std::array<std::uint32_t, kCompanies> postcards{};
  std::uint32_t events = 0, retired_events = 0, post_office = 0;
  std::array<std::array<std::int16_t, kCompanies>, kGames> slips{};  // -1: absent
  std::uint8_t game = 1, companies = 0;                              // how many have joined
  std::uint8_t first = kNobody;                                      // a company
  std::uint8_t ticket_draw = 3;
  std::array<std::uint8_t, kCompanies> joined{};
  std::array<std::uint8_t, kCompanies> owed{}, upgrades{};
  std::array<std::uint8_t, kCompanies> depots{};    // city, kNone
  std::array<std::uint8_t, kTerritories> opened{};  // after which game, 0: not yet
  std::array<std::uint8_t, kRules> rules{};         // last game; 0: not there, kForGood
  std::array<std::uint8_t, kGames> winners{};
  std::array<std::array<std::uint8_t, kTokens>, kCompanies> tokens{};
  std::array<std::uint8_t, 2> reserved{};
};
static_assert(std::has_unique_object_representations_v<Carried>);
inline constexpr std::uint8_t kForGood = 254;

inline constexpr std::size_t kMostFrames = 16, kMostQueued = 47;
inline constexpr std::size_t kTableReserve = 4, kSeatReserve = 2;  // no padding

struct Table {
  Carried carried;

  // The map.
  BitSet<kRoutes> free;  // in play and not barred for everybody
  BitSet<kLinks> storms;
  BitSet<kCities> touched;  // by any train
  std::uint32_t rules = 0;  // active ones
  std::uint32_t event_deck = 0;
  std::uint32_t gone_rules = 0, gone_events = 0;  // in end step 7

  rh::Bag<kDrawn> deck, discard;
  Deck<kTickets, kTickets> tickets;
  std::array<Frame, kMostFrames> frames{};
  std::uint16_t turns = 0;

  std::uint8_t seats = 0;
  Mode mode = Mode::Single;
  std::uint8_t charters = 0, tiebreak_seat = 0;
  std::uint8_t row = 0;    // of the story, from 0
  std::uint8_t games = 1;  // of the campaign
  std::uint8_t trains = 0;
  std::uint8_t first = kNobody, active = 0;
  Ask ask = Ask::Nothing;
  std::uint8_t asked = 0;     // seat
  std::uint8_t may_skip = 0;  // the question may be declined
  std::uint8_t least = 0;     // tickets to keep
  std::uint8_t playing = 0;   // setup is over
  std::uint8_t slip = 0;      // the bank slips are written: tickets and gold lie open
  std::uint8_t in_queue = 0;

  // The turn.
  std::uint8_t taken_face_up = 0, took_loco = 0;
  std::uint8_t passes = 0;            // one after another
  std::uint8_t last_round = kNobody;  // who brought it about
  std::uint8_t turns_left = 0;        // of the last round
  std::uint8_t last_drawn = kEmpty;   // card of the present draw from the deck, where everybody sees it
  std::uint8_t drawn = kEmpty;        // card of the last draw, where everybody saw it
  std::uint8_t drawn_by = 0;          // whose it is

  std::uint8_t territories = 0;  // open ones, a mask
  std::uint8_t pot = 0;
  std::uint8_t lines = 0;                  // slip lines that the story brought
  std::uint8_t ticket_draw = 3;            // of the ticket action
  std::array<std::uint8_t, kBags> left{};  // in stacks
  std::array<std::uint8_t, 10> gold{};     // tokens left by value
  std::array<std::uint8_t, kCities> grain{};
  std::array<std::uint8_t, kCompanies> depots{};  // city, kNone
  std::array<std::uint8_t, kRoutes> owner{};

  // Cards and events.
  std::array<std::uint8_t, 5> display{};
  std::uint8_t event = kNone;  // current
  std::uint8_t pile_size = 0, queue_size = 0;
  std::array<std::uint8_t, kEvents> pile{};
  std::array<std::uint8_t, kMostQueued> queue{};
  std::uint8_t depth = 0;        // frames
  std::uint8_t retired = kNone;  // event, in end step 2
  std::uint8_t story_read = 0;   // end step 3
  Claim claim;
  std::array<std::uint8_t, kTableReserve> reserved{};

  bool has_rule(int rule) const { return rule != kNone && (rules >> rule & 1u) != 0; }
  bool is_campaign() const { return mode == Mode::Campaign || mode == Mode::Short; }
};

struct SeatState {
  BitSet<kTickets> tickets, offered;
  BitSet<kRoutes> barred;  // lanes of own links
  BitSet<kCities> network;
  std::uint32_t postcards = 0, sent = 0;  // held and not yet sent; sent in this game
  std::uint32_t mail = 0;                 // collected after this game
  std::int16_t money = 0;
  std::uint16_t last_turn = 0;
  std::int16_t postcard_money = 0, total = 0;
  std::array<std::int16_t, kSlipLines> lines{};
  std::int16_t ticket_points = 0;
  std::uint8_t company = 0, trains = 0;
  std::array<std::uint8_t, kKinds> hand{};
  std::uint8_t cards = 0;
  std::array<std::uint8_t, kCities> group{};  // cities of one component have the same, its smallest
  std::array<std::uint8_t, 10> gold{};        // by value
  std::uint8_t grain = 0;
  std::uint8_t taken = 0;                      // of which bags, once per game: a mask
  std::array<std::uint8_t, kTokens> tokens{};  // won in this game
  std::uint8_t depot_moved = 0, dispatched = 0, grey_claims = 0;
  std::uint8_t answered = 0;  // in the simultaneous round
  std::uint8_t upgrades = 0;
  std::uint8_t place = 0;  // from the slip on
  std::uint8_t done = 0;   // tickets, from the slip on
  std::array<std::uint8_t, kSeatReserve> reserved{};

  int gold_tokens() const {
    int count = 0;
    for (const auto each : gold) count += each;
    return count;
  }
};

using State = SeatedState<Table, SeatState, kSeats>;

inline const Company& company_of(const SeatState& seat) { return tables().companies[seat.company]; }
inline int cars_of(const SeatState& seat, int colour) {
  const auto* first = &seat.hand[3 * static_cast<std::size_t>(colour)];
  return first[0] + first[1] + first[2];
}
inline int locos_of(const SeatState& seat) { return seat.hand[kLoco]; }
// Train cards, newspapers not counted, in deck and discard together (TL-29a).
inline int train_cards_left(const Table& table) {
  return table.deck.size() - table.deck.count(kNews) + table.discard.size() - table.discard.count(kNews);
}
inline bool can_draw(const Table& table) { return train_cards_left(table) > 0; }
inline bool joined(const SeatState& seat, int a, int b) {
  return seat.group[static_cast<std::size_t>(a)] == seat.group[static_cast<std::size_t>(b)];
}
inline Seat seat_of(const State& state, int company) {
  for (Seat s = 0; s < state.table.seats; ++s) {
    if (state.at(s).company == company) return s;
  }
  return kNature;
}

}  // namespace rh::legends_of_the_west
