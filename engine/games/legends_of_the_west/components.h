// What the game is played with: data/legends_of_the_west/ read into tables. Everything that the campaign brings is
// compiled into small programs (effects.h); the rules know none of it by its id.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "engine/core/bit_set.h"
#include "engine/core/box.h"
#include "engine/core/graph.h"
#include "engine/core/json_reader.h"
#include "engine/core/names.h"
#include "engine/games/legends_of_the_west/effects.h"

namespace rh::legends_of_the_west {

// TL-101: cars by colour and symbol, the locomotive, the newspaper.
inline constexpr int kLoco = 18, kNews = 19, kKinds = 19, kDrawn = 20;
inline constexpr std::array<std::string_view, kDrawn> kKindNames = {
    "black",   "black.p", "black.s", "blue",     "blue.p",   "blue.s", "white", "white.p", "white.s", "green",
    "green.p", "green.s", "yellow",  "yellow.p", "yellow.s", "red",    "red.p", "red.s",   "loco",    "news"};
inline constexpr std::array<std::string_view, kColours + 1> kColourNames = {"black",  "blue", "white", "green",
                                                                            "yellow", "red",  "grey"};
constexpr int colour_of(int kind) { return kind / 3; }  // of a car
constexpr int symbol_of(int kind) { return kind < kLoco ? kind % 3 : 0; }
inline constexpr int kPlain = 0, kPick = 1, kSkull = 2;

struct City {
  std::string_view id;
  std::uint8_t region = 0;     // 0..3 of the start, then the territories
  std::uint8_t territory = 0;  // 0: the start
  bool large = false;
  std::uint8_t coast = 0;
  std::int16_t x = 0, y = 0;  // on the canvas, y down
};

// A track that leaves the map of the start, and the territory it leads to.
struct Stub {
  std::uint8_t city = 0, territory = 0;
};

struct Link {
  std::string_view id;
  std::uint8_t a = 0, b = 0, length = 0, lanes = 0;
  std::uint8_t first = 0;      // its first route
  std::uint8_t flags = 0;      // kBridge, kDry
  std::uint8_t requires_ = 0;  // territories that must be open, a mask
};

struct Route {
  std::string_view id;
  std::uint8_t link = 0, colour = 0, length = 0, a = 0, b = 0;
};

struct Ticket {
  std::string_view id;
  std::uint8_t a = 0, b = 0, value = 0;
  std::uint8_t territory = 0;   // its set; 0: the start
  std::uint8_t registered = 0;  // number of a postcard, 0: none
};

struct EventCard {
  std::string_view id;
  bool lightning = false;
  std::uint8_t rule = kNone;  // leaves with it
  List effects;
};

struct Rule {
  std::string_view id;
  enum class Kind : std::uint8_t { Claim, Setup, End } kind = Kind::Claim;
  std::uint8_t slot = 0;
  std::uint8_t lasts = 0;  // games; 0: for good
  bool from_start = false;
  bool temporary() const { return lasts != 0; }
  List setup, effects, slip;
};

enum class Check : std::uint8_t { OnClaim, OnTurnEnd, OnSlip };
inline constexpr std::array<std::string_view, 3> kCheckNames = {"on_claim", "on_turn_end", "on_slip"};
struct Postcard {
  std::uint8_t territory = 0;  // its set
  Check check = Check::OnClaim;
  std::uint16_t condition = 0;
  std::uint8_t locos = 0;  // EXTRA_LOCO, TL-86
  List reward;
};

enum class Hook : std::uint8_t { Passive, CompanyBonus, Setup };
struct Upgrade {
  std::string_view id;
  Hook hook = Hook::Passive;
  std::uint8_t copies = 0;
  List effect;
};

struct Company {
  std::string_view id;
  std::uint8_t colour = 0;
  std::array<List, 2> bonus;  // standard, distinct charters
};

struct Territory {
  std::string_view id;
  std::uint8_t any_of = 0;  // a mask; 0: any time
  std::array<std::uint8_t, 2> events{};
  std::uint8_t rule = 0;
  std::uint32_t postcards = 0;
};

// A story card: its id and what it does.
struct Story {
  std::string_view id;
  List effects;
};
struct Row {
  std::uint8_t trains = 0;
  std::uint16_t year = 0;
  Story before, after;
};

struct Deal {
  std::array<std::uint8_t, kDrawn> counts{};
  std::array<std::uint8_t, 6> newspapers{};  // by seats
  std::uint8_t hand = 0, display = 0, reset_at = 0, block_at = 0, quiet_at = 0, most_resets = 0;
};

struct Tables {
  std::vector<City> cities;
  std::vector<Link> links;
  std::vector<Stub> stubs;
  std::vector<Route> routes;
  std::vector<Ticket> tickets;
  std::vector<EventCard> events;
  std::vector<Rule> rules;
  std::vector<Postcard> postcards;  // number - 1
  std::vector<Upgrade> upgrades;
  std::vector<Company> companies;
  std::vector<Territory> territories;
  std::vector<Row> rows;
  std::vector<std::uint8_t> default_order;  // of territories
  std::uint32_t start_events = 0;
  Deal deal;
  Program program;

  std::array<std::uint8_t, 13> claim_rule{};  // by slot; kNone where there is none
  std::array<std::uint8_t, 14> setup_rule{}, end_rule{};
  std::array<std::array<BitSet<kRoutes>, kMostLength + 1>, kColours + 1> lanes_of{};  // by colour and length
  std::array<BitSet<kRoutes>, kLinks> lanes_of_link{};
  BitSet<kCities> large, atlantic, pacific;
  std::vector<std::uint8_t> lengths;        // of links
  std::vector<std::uint8_t> links_by_name;  // in the order of their ids
  std::uint8_t golden_spike_points = 0, seal_points = 0, water_right_points = 0;
  // Facts that views give out as they stand in the file.
  std::vector<std::string> city_facts, link_facts;

  const Graph<kCities, kLinks>& graph() const { return graph_[0]; }
  std::vector<Graph<kCities, kLinks>> graph_;

  // Tickets in the deck with these territories open, retired ones included (TL-9); what is asked often is ready.
  BitSet<kTickets> eligible_tickets(unsigned territories) const;
  std::array<BitSet<kTickets>, 1 << kTerritories> eligible{};
  BitSet<(1 << kTerritories)> eligible_known;

  // Cities and links in play with these territories open (TL-7).
  bool in_play(const City& city, unsigned territories) const {
    return city.territory == 0 || (territories >> (city.territory - 1) & 1u) != 0;
  }
  bool in_play(const Link& link, unsigned territories) const {
    return in_play(cities[link.a], territories) && in_play(cities[link.b], territories);
  }
};

// The only box.
const Tables& tables();
Shelf<Tables>& shelf();

// Ids as moves name them; number 0 stands for none, so that a list may be shorter than its places.
struct Ids {
  NameList cities, links, routes, tickets, events, territories, upgrades;
};
const Ids& ids();

}  // namespace rh::legends_of_the_west
