// Moves of Isle of Trains, their packing into 64 bits and their notation (spec section 11).
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "engine/core/basics.h"
#include "engine/core/notation.h"

namespace rh::isle_of_trains {

// Every list of ids is in ASCII order, so that nature's outcomes come in the order of their texts.
enum class Card : std::uint8_t {
  Bank,
  Boxcar1,
  Boxcar2,
  Boxcar3,
  Caboose1,
  Caboose10,
  Caboose2,
  Caboose3,
  Caboose4,
  Caboose5,
  Caboose6,
  Caboose7,
  Caboose8,
  Caboose9,
  Coach1,
  Coach2,
  Coach3,
  CoalFactory,
  CustomsHouse,
  Engine1,
  Engine2,
  Engine3,
  GrandCentral,
  Hopper1,
  Hopper2,
  Hopper3,
  MiddleStation,
  NorthernStation,
  OilRefinery,
  RailYard,
  SouthernStation,
  Tanker1,
  Tanker2,
  Tanker3,
  TimeEngine,
  TownHall,
};
inline constexpr int kCards = 36;
inline constexpr std::array<std::string_view, kCards> kCardNames = {
    "bank",         "boxcar_1",     "boxcar_2",         "boxcar_3",
    "caboose_1",    "caboose_10",   "caboose_2",        "caboose_3",
    "caboose_4",    "caboose_5",    "caboose_6",        "caboose_7",
    "caboose_8",    "caboose_9",    "coach_1",          "coach_2",
    "coach_3",      "coal_factory", "customs_house",    "engine_1",
    "engine_2",     "engine_3",     "grand_central",    "hopper_1",
    "hopper_2",     "hopper_3",     "middle_station",   "northern_station",
    "oil_refinery", "rail_yard",    "southern_station", "tanker_1",
    "tanker_2",     "tanker_3",     "time_engine",      "town_hall"};
constexpr std::string_view name_of(Card card) { return kCardNames[static_cast<std::size_t>(card)]; }

enum class Colour : std::uint8_t { Black, Green, LightBlue, Orange, Purple, White };
inline constexpr int kColours = 6;
inline constexpr std::array<std::string_view, kColours> kColourNames = {"black",  "green",  "light_blue",
                                                                        "orange", "purple", "white"};
constexpr std::string_view name_of(Colour colour) { return kColourNames[static_cast<std::size_t>(colour)]; }

enum class Dest : std::uint8_t {
  AlpineLodge,
  Billingtons,
  CactusMines,
  CampEagle,
  DevonCity,
  FlintBeach,
  ResearchStation
};
inline constexpr int kDests = 7;
inline constexpr int kTicketDests = 6;  // those before the Research Station have a ticket tile
inline constexpr std::array<std::string_view, kDests> kDestNames = {
    "alpine_lodge", "billingtons", "cactus_mines", "camp_eagle", "devon_city", "flint_beach", "research_station"};
constexpr std::string_view name_of(Dest dest) { return kDestNames[static_cast<std::size_t>(dest)]; }

inline constexpr int kTiles = 9;
inline constexpr int kPromoTiles = 3;  // the first of them
inline constexpr std::array<std::string_view, kTiles> kTileNames = {"p1", "p2", "p3", "t1", "t2",
                                                                    "t3", "t4", "t5", "t6"};

enum class Kind : std::uint8_t {
  // nature
  First,
  Tile,
  Deal,
  Show,
  Pax,
  Draw,
  Burn,
  // the seats
  TakeDeck,
  TakeCard,
  TakePax,
  Build,
  Upgrade,
  Scrap,
  Raze,
  Pay,
  Load,
  Blind,
  Under,
  Toss,
  Board,
  Deliver,
  Initial,
  Secondary,
  Give,
  GivePax,
  Ticket,
  Side,
  Guest,
  Aside,
  AsidePax,
  Done,
  Finish,
  Pick,
  Pass,
  Night,
  Buyback,
};
inline constexpr int kKinds = static_cast<int>(Kind::Buyback) + 1;
constexpr bool is_natures(Kind kind) { return kind <= Kind::Burn; }

// A number this large or larger names no car; it is read as this one.
inline constexpr std::uint32_t kHugeNumber = 1'000'000'000;

// One move; which fields mean something depends on the kind, the others are 0. Eight bytes without
// padding, so packing is a copy.
struct Move {
  Kind kind = Kind::Pass;
  std::uint8_t what = 0;   // Card, Colour or Dest, by the kind
  std::uint8_t other = 0;  // a seat (First, places), a tile (Tile), a contract (Secondary: 0 = a, 1 = b)
  std::uint8_t reserved = 0;
  std::uint32_t car = 0;  // a position in a train

  static Move of(Kind kind) { return {kind, 0, 0, 0, 0}; }
  static Move of(Kind kind, Card card) { return {kind, static_cast<std::uint8_t>(card), 0, 0, 0}; }
  static Move of(Kind kind, Colour colour) { return {kind, static_cast<std::uint8_t>(colour), 0, 0, 0}; }
  static Move of(Kind kind, Dest dest) { return {kind, static_cast<std::uint8_t>(dest), 0, 0, 0}; }
  static Move first(Seat seat) { return {Kind::First, 0, static_cast<std::uint8_t>(seat), 0, 0}; }
  static Move tile(Dest dest, int tile) {
    return {Kind::Tile, static_cast<std::uint8_t>(dest), static_cast<std::uint8_t>(tile), 0, 0};
  }
  static Move upgrade(Card card, int car) { return {Kind::Upgrade, static_cast<std::uint8_t>(card), 0, 0, at(car)}; }
  // Scrap, Give, Ticket, Aside: a car of the own train.
  static Move own(Kind kind, int car) { return {kind, 0, 0, 0, at(car)}; }
  // GivePax, Side, Guest, AsidePax: a passenger in a car of the own train.
  static Move own(Kind kind, Colour colour, int car) {
    return {kind, static_cast<std::uint8_t>(colour), 0, 0, at(car)};
  }
  static Move load(Card card, Seat seat, int car) {
    return {Kind::Load, static_cast<std::uint8_t>(card), static_cast<std::uint8_t>(seat), 0, at(car)};
  }
  static Move blind(Seat seat, int car) { return {Kind::Blind, 0, static_cast<std::uint8_t>(seat), 0, at(car)}; }
  static Move board(Colour colour, Seat seat, int car) {
    return {Kind::Board, static_cast<std::uint8_t>(colour), static_cast<std::uint8_t>(seat), 0, at(car)};
  }
  static Move secondary(int contract) { return {Kind::Secondary, 0, static_cast<std::uint8_t>(contract), 0, 0}; }

  Card card() const { return static_cast<Card>(what); }
  Colour colour() const { return static_cast<Colour>(what); }
  Dest dest() const { return static_cast<Dest>(what); }
  Seat seat() const { return other; }

  bool operator==(const Move&) const = default;

 private:
  static std::uint32_t at(int car) { return static_cast<std::uint32_t>(car); }
};

inline PackedMove pack(const Move& move) { return std::bit_cast<PackedMove>(move); }
inline Move unpack(PackedMove packed) { return std::bit_cast<Move>(packed); }

// Is this a move that some text stands for? A packed move from outside may be anything; print() and
// the rules look only at well-formed ones.
bool well_formed(const Move& move);

// Refuses with IT-E35 what is not the exact text of a move.
const Notation& notation();
std::expected<Move, Refusal> parse(std::string_view text);
void print(const Move& move, std::string& text);

}  // namespace rh::isle_of_trains
