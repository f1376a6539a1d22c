// The closed vocabulary of effects (section 6.8): the data's effect lists, compiled when they are loaded. A list is a
// range of one flat array; conditions, filters and sums stand beside it. Nothing here knows who plays.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/core/bit_set.h"
#include "engine/core/json_reader.h"

namespace rh::legends_of_the_west {

inline constexpr int kSeats = 5, kCompanies = 5, kColours = 6, kGrey = 6;
inline constexpr int kCities = 68, kLinks = 151, kRoutes = 223, kTickets = 97, kEvents = 28, kRules = 19;
inline constexpr int kPostcards = 24, kUpgrades = 7, kTerritories = 8, kGames = 12, kMostLength = 5;
inline constexpr std::uint8_t kNone = 255;

enum class Op : std::uint8_t {
  GainMoney,
  LoseMoney,
  Pay,
  TakePot,
  DrawDeck,
  TakeDisplay,
  Discard,
  ResetDisplay,
  ShuffleDiscard,
  DrawTickets,
  Mod,
  CostExtra,
  PlaceMarker,
  RemoveMarker,
  TakeToken,
  Vault,
  Choose,
  If,
  ForEach,
  AddEvents,
  RemoveEvent,
  AddTickets,
  RetireTickets,
  OpenTerritory,
  UnlockRule,
  RetireRule,
  GivePostcard,
  Upgrade,
  SetTrains,
  FillBag,
  FillPot,
  SlipLine,
  RunCompanyBonus,
  RunUpgrades,
  RunSetupLines,
  RevealPostcards,
  CampaignScore,
};
inline constexpr std::array<std::string_view, 37> kOpNames = {"GAIN_MONEY",
                                                              "LOSE_MONEY",
                                                              "PAY",
                                                              "TAKE_POT",
                                                              "DRAW_DECK",
                                                              "TAKE_DISPLAY",
                                                              "DISCARD",
                                                              "RESET_DISPLAY",
                                                              "SHUFFLE_DISCARD",
                                                              "DRAW_TICKETS",
                                                              "MOD",
                                                              "COST_EXTRA",
                                                              "PLACE_MARKER",
                                                              "REMOVE_MARKER",
                                                              "TAKE_TOKEN",
                                                              "VAULT",
                                                              "CHOOSE",
                                                              "IF",
                                                              "FOR_EACH",
                                                              "ADD_EVENTS",
                                                              "REMOVE_EVENT",
                                                              "ADD_TICKETS",
                                                              "RETIRE_TICKETS",
                                                              "OPEN_TERRITORY",
                                                              "UNLOCK_RULE",
                                                              "RETIRE_RULE",
                                                              "GIVE_POSTCARD",
                                                              "UPGRADE",
                                                              "SET_TRAINS",
                                                              "FILL_BAG",
                                                              "FILL_POT",
                                                              "SLIP_LINE",
                                                              "RUN_COMPANY_BONUS",
                                                              "RUN_UPGRADES",
                                                              "RUN_SETUP_LINES",
                                                              "REVEAL_POSTCARDS",
                                                              "CAMPAIGN_SCORE"};

enum class Who : std::uint8_t { Active, Each, EachOther, Owner, Poorest, LowestSum, FirstHolder, Winner, LastPlaced };
inline constexpr std::array<std::string_view, 9> kWhoNames = {
    "active", "each", "each_other", "owner", "poorest", "lowest_sum", "first_player_holder", "winner", "last_placed"};

enum class Param : std::uint8_t {
  ClaimMoney,
  LocoFee,
  LargeCityDraw,
  TicketDraw,
  FaceUpLimit,
  ClaimDraw,
  AfterTicketsDraw,
  CompanyBonus,
  GreyCounts
};
inline constexpr std::array<std::string_view, 9> kParamNames = {
    "claim_money", "loco_face_up_fee",   "large_city_draw", "ticket_draw",           "face_up_limit",
    "claim_draw",  "after_tickets_draw", "company_bonus",   "grey_counts_as_company"};

enum class Marker : std::uint8_t { Storm, Grain, Depot };
inline constexpr std::array<std::string_view, 3> kMarkerNames = {"storm", "grain", "depot"};
enum class Bag : std::uint8_t { Gold, Ribbon, Spike, Grain };
inline constexpr int kBags = 4;
inline constexpr std::array<std::string_view, kBags> kBagNames = {"gold", "ribbon", "spike", "grain"};
enum class Token : std::uint8_t { GoldenSpike, Seal, WaterRight };
inline constexpr int kTokens = 3;
inline constexpr std::array<std::string_view, kTokens> kTokenNames = {"golden_spike", "seal", "water_right"};
enum class Line : std::uint8_t { Gold, Grain, SilverCup, LastSeason };
inline constexpr int kSlipLines = 4;
inline constexpr std::array<std::string_view, kSlipLines> kLineNames = {"gold", "grain", "silver_cup", "last_season"};
enum class Formula : std::uint8_t { Majority, Sum, BestTicket };
// The last two are made of `who`: each_other and lowest_sum.
enum class Set : std::uint8_t { Players, OpponentDepots, RegisteredTickets, Others, LowestSum };
inline constexpr std::array<std::string_view, 3> kSetNames = {"players", "end_cities_with_opponent_depot",
                                                              "completed_registered_tickets"};
// What a player answers where an effect leaves a choice: the word of the move (TL-105).
enum class Answer : std::uint8_t { Take, Sell, Depot, Special };
// Where a marker goes.
enum class Target : std::uint8_t { RandomLink, EachCity, EndCity, SavedCity };
// Which event REMOVE_EVENT retires: one that the chooser picks, or the current one (TL-35).
enum class From : std::uint8_t { Discard, Current };
inline constexpr std::array<std::string_view, 2> kFromNames = {"event_discard", "current_event"};
// Where a list of effects stands: what can act there is another matter than what can be said (effects_place.cpp).
enum class Place : std::uint8_t {
  Lasting,
  Lightning,
  Claim,
  Setup,
  SetupLine,
  End,
  Slip,
  Bonus,
  Passive,
  Reward,
  SlipReward,
  Before,
  After
};

inline constexpr std::uint8_t kBridge = 1, kDry = 2;
inline constexpr std::array<std::string_view, 2> kFlagNames = {"bridge", "dry"};
inline constexpr std::array<std::string_view, 3> kCoastNames = {"", "atlantic", "pacific"};
inline constexpr std::array<std::string_view, 3> kLaneNames = {"single", "double", "triple"};  // kinds of links
// Regions of the start; behind them the territories are counted.
inline constexpr std::array<std::string_view, 4> kStartRegions = {"northeast", "appalachia", "south", "coast"};

// A range of Program::effects.
struct List {
  std::uint16_t begin = 0, end = 0;
  bool empty() const { return begin == end; }
};

struct Effect {
  Op op{};
  Who who = Who::Active;
  std::uint8_t what = 0;        // a Param, Marker, Bag, Token, Line, Set, an event, a rule, a card filter
  std::uint8_t how = 0;         // a Target, Formula, Answer, From
  std::int16_t n = 0;           // a number; where `sum` is not kNone it is worked out
  std::int16_t more = 0;        // a second number: the share of tied leaders, the least to keep
  std::uint8_t sum = kNone;     // of Program::sums
  std::uint8_t filter = kNone;  // of Program::filters
  std::uint16_t condition = 0;  // of Program::conditions
  bool plus = false;            // MOD: adds to the result
  bool flag = false;            // optional, shown, once per game, paid into the pot
  bool cash = false;
  List then, otherwise;
};

enum class Word : std::uint8_t {
  Claim,
  Connect,
  ConnectCoasts,
  Touch,
  TicketsDone,
  Money,
  Hand,
  Longest,
  TrainsLeft,
  Rank,
  ExtraLoco,
  And,
  Or,
  Not,
  Equal,
  AtLeast,
  EndLarge,
  EndOwnDepot
};
inline constexpr std::array<std::string_view, 18> kWordNames = {
    "CLAIM",   "CONNECT",     "CONNECT_COASTS", "TOUCH",        "TICKETS_DONE", "MONEY", "HAND",
    "LONGEST", "TRAINS_LEFT", "RANK",           "EXTRA_LOCO",   "AND",          "OR",    "NOT",
    "EQ",      "GE",          "END_LARGE",      "END_OWN_DEPOT"};

enum class Variable : std::uint8_t { Length, Picks, Skulls, Locos, Money, LargeCities, LargeCityDraw };
inline constexpr std::array<std::string_view, 7> kVariableNames = {
    "length", "picks", "skulls", "locos", "money", "large_cities_touched", "large_city_draw"};

struct Condition {
  Word word{};
  std::uint8_t filter = kNone;  // of routes, or of cards
  Variable variable{};
  std::int16_t n = 0;
  std::uint8_t a = 0, b = 0;             // cities
  BitSet<kCities> cities;                // TOUCH
  std::array<std::uint16_t, 2> parts{};  // of AND, OR, NOT
};

// What a route must be. What never changes is a set; the rest is asked of the position.
struct RouteFilter {
  BitSet<kRoutes> routes;
  bool company_colour = false, uses_loco = false, fresh_end = false, unclaimed = false;
  bool unmarked = false;
  bool marked = false;
  Marker marker{};
};

struct CardFilter {
  std::uint8_t loco = 2;    // 0: none, 1: only, 2: either
  std::uint8_t symbol = 0;  // 1 pickaxe, 2 skull, 0: any
  bool same_colour = false, last_drawn = false;
};

// A sum as a tree; parts are places in Program::sums.
struct Sum {
  enum class Kind : std::uint8_t { Number, Variable, Min, Max, Plus, Quotient, QuotientUp } kind{};
  std::int16_t number = 0;
  Variable variable{};
  std::uint8_t a = 0, b = 0;
};

struct BagSpec {
  std::vector<std::uint8_t> values;  // as they are taken, where the order is fixed
  bool shuffled = false;
};

struct Program {
  std::vector<Effect> effects;
  std::vector<Condition> conditions;
  std::vector<RouteFilter> filters;
  std::vector<CardFilter> cards;
  std::vector<Sum> sums;
  std::array<BagSpec, kBags> bags;
};

struct Tables;
// Compiles lists of effects against the map and the ids of `tables`.
class Compiler {
 public:
  explicit Compiler(Tables& tables) : tables_(tables) {}
  List list(const JsonReader& effects, Place place);
  List single(const JsonReader& effect, Place place);
  // The condition of a postcard: CLAIM counts there, and what it asks of the hand stands alone.
  std::uint16_t postcard(const JsonReader& words);

 private:
  List list(const JsonReader& effects);
  std::uint16_t condition(const JsonReader& words);
  // Fails at the first effect that can do nothing where it stands.
  void expect(List list, Place place, const JsonReader& where) const;
  Effect effect(const JsonReader& data);
  Effect for_all(Effect effect);
  void marker(const JsonReader& data, Effect& effect);
  void choice(const JsonReader& data, Effect& effect);
  void amount(const JsonReader& value, Effect& effect);
  std::uint8_t filter(const JsonReader& data);
  std::uint8_t cards(const JsonReader& data);
  int region(const JsonReader& data) const;
  std::uint8_t sum(std::string_view& text, const JsonReader& where);
  std::uint8_t term(std::string_view& text, const JsonReader& where);
  std::uint8_t put(Sum sum);

  Tables& tables_;
};

// The place of a text among names; the first, and a problem, where it is none of them.
template <std::size_t N>
std::uint8_t one_of(const JsonReader& data, const std::array<std::string_view, N>& names) {
  const std::string_view text = data.text();
  for (std::size_t i = 0; i < N; ++i) {
    if (names[i] == text) return static_cast<std::uint8_t>(i);
  }
  data.fail("is \"" + std::string(text) + "\", which is unknown");
  return 0;
}

}  // namespace rh::legends_of_the_west
