// The whole state of a game of Railways of the World: flat, no pointers, no padding.
#pragma once

#include <bit>

#include "engine/core/deck.h"
#include "engine/core/seated.h"
#include "engine/games/railways_of_the_world/moves.h"

namespace rh::railways_of_the_world {

inline constexpr int kSeats = kMostSeats;
inline constexpr std::uint8_t kNobody = 0xff, kNoCity = 0xff, kNoLink = 0xff, kNoCard = 0xff, kNoBaron = 0xff;

// Every finished link has two sides of cities for itself, every unfinished one was begun in this turn.
inline constexpr int kMostLinks = kMostCities * 6 / 2 + 32;
inline constexpr int kMostOpen = 128;  // cards that lie open, or were discarded
inline constexpr int kMostBuilt = 8;   // tiles of one build
inline constexpr int kMostPath = 16;   // links of one delivery
inline constexpr int kMostTurns = 64;

using CitySet = std::uint64_t;  // bit c: city c
constexpr CitySet bit(int city) { return CitySet{1} << city; }
// The cities of a set, one after the other.
template <class Use>
constexpr void each(CitySet cities, Use use) {
  for (; cities != 0; cities &= cities - 1) use(std::countr_zero(cities));
}

// The track in one hex: at most two segments, each of them two of its sides (RW-42).
class HexTrack {
 public:
  int count() const { return (segment_[0] != 0 ? 1 : 0) + (segment_[1] != 0 ? 1 : 0); }
  unsigned used() const { return sides(segment_[0]) | sides(segment_[1]); }  // bit s: side s
  bool uses(int side) const { return (used() >> side & 1) != 0; }
  // The other side of the segment at this one.
  int across(int side) const {
    const std::uint8_t segment = segment_[(sides(segment_[0]) >> side & 1) != 0 ? 0 : 1];
    return (segment & 7) == side ? segment >> 3 : segment & 7;
  }
  // The sides of the first segment.
  int first() const { return segment_[0] & 7; }
  int last() const { return segment_[0] >> 3; }
  void add(int in, int out) { segment_[segment_[0] == 0 ? 0 : 1] = static_cast<std::uint8_t>(in | out << 3); }
  void remove(int side) {
    if ((sides(segment_[0]) >> side & 1) != 0) segment_[0] = segment_[1];
    segment_[1] = 0;
  }

 private:
  static unsigned sides(std::uint8_t segment) { return segment == 0 ? 0 : 1u << (segment & 7) | 1u << (segment >> 3); }
  std::array<std::uint8_t, 2> segment_{};  // 0: none; no segment has the same side twice
};

struct Link {
  std::uint8_t owner = kNobody;
  std::uint8_t depot = kNobody;  // whose (RW-25)
  std::uint8_t from = kNoCity, from_side = 0;
  std::uint8_t to = kNoCity;       // kNoCity: unfinished
  std::uint8_t to_side = 0;        // of the city, or of the last hex
  std::int16_t head = hex::kNone;  // unfinished: its last hex

  bool finished() const { return to != kNoCity; }
  int other(int city) const { return city == from ? to : from; }
};

struct CityState {
  std::array<std::uint8_t, kCubes> cubes{};
  Color color = Color::Gray;
  std::uint8_t marker = 0;  // an empty-city marker

  int size() const { return cubes[0] + cubes[1] + cubes[2] + cubes[3] + cubes[4] + cubes[5]; }
};

enum class Phase : std::uint8_t {
  // nature's set-up (RW-103)
  Cubes,
  Barons,
  Cards,
  First,
  BaronChoice,
  Auction,
  Action,
  // the rest of an action
  Build,
  Deliver,
  Industry,
  Paint,
  Grow,
  Depot,
  // nature's
  Draw,
  Reveal,
  Over,
};

enum class AuctionStyle : std::uint8_t { Traditional, FirstToPass, WorstIsFirst };
inline constexpr std::array<std::string_view, 3> kAuctionStyleNames = {"traditional", "first_to_pass",
                                                                       "worst_is_first"};

// The auction of this turn (RW-35).
struct Auction {
  std::uint8_t bid = 0, bidder = kNobody, speaker = 0, passed_count = 0;
  std::array<std::uint8_t, kSeats> passed{};  // in the order of passing
  std::array<std::uint8_t, kSeats> last{};    // bids by seat, 0: none

  bool has_passed(Seat seat) const {
    for (std::size_t i = 0; i < passed_count; ++i) {
      if (passed[i] == seat) return true;
    }
    return false;
  }
};

// The build that goes on.
struct Building {
  std::int32_t price = 0, bonds = 0;   // of its tiles
  std::int16_t from_hex = hex::kNone;  // of the open end where it began; none: in a city
  std::uint8_t from_side = 0;
  std::uint8_t start = kNoCity;  // the city at the link's other end
  std::uint8_t link = kNoLink;   // none before the first tile from a city
  std::uint8_t card = kNoCard;
  std::uint8_t count = 0;  // tiles
  std::uint8_t reserved = 0;
  std::array<std::uint8_t, kMostBuilt> terrain{}, ridge{};  // what was paid for each
};

// The delivery that goes on.
struct Delivery {
  std::uint8_t cube = 0, from = kNoCity, at = kNoCity, count = 0;
  std::array<std::uint8_t, kMostPath> city{}, side{};  // where each link was entered

  // The cities where the cube has been, with the one where it is.
  CitySet visited() const {
    CitySet cities = bit(at);
    for (std::size_t i = 0; i < count; ++i) cities |= bit(city[i]);
    return cities;
  }
};

// What everybody knows of a player.
struct Company {
  std::int32_t cash = 0, bonds = 0, points = 0;
  std::int32_t from_links = 0, from_depots = 0, from_hotels = 0, from_bonuses = 0, from_majors = 0;
  CitySet cities = 0;  // at the ends of finished links
  std::uint16_t deliveries = 0;
  std::uint8_t links = 0;  // finished ones
  std::uint8_t engine = 1;
  std::uint8_t colors = 0;  // bit c: of cities it has delivered to
  std::uint8_t western = 0;
  std::uint8_t express_used = 0;                 // this turn
  std::uint8_t turns = 0;                        // entries of the history
  std::array<std::uint8_t, kMostCards> cards{};  // kept, by kind
  std::array<std::int16_t, kMostTurns> history{};
};

struct SeatState {
  Company company;
  std::array<std::uint8_t, 2> dealt = {kNoBaron, kNoBaron};
  std::uint8_t baron = kNoBaron;  // kept
  std::array<std::uint8_t, 5> reserved{};
};

// Everything on the table is open.
struct Table {
  std::uint8_t seats = 1;
  std::uint8_t box = 0;  // its place on the shelf
  Phase phase = Phase::Cubes;
  AuctionStyle auction_style = AuctionStyle::Traditional;
  std::uint8_t operation_cards = 0, barons = 0, tight_curves = 0, limited_supply = 0, open_barons = 0, long_game = 0;
  std::uint8_t turn = 1, round = 0;  // from 1, from 0
  std::uint8_t first_player = kNobody;
  std::uint8_t now = 0;           // whose action it is, in `order`
  std::uint8_t actions_left = 0;  // of that seat, this one included
  std::uint8_t step = 0;          // how many of a phase's chance moves were made
  std::array<std::uint8_t, kSeats> order{};
  std::uint8_t ending = 0;  // the turn in which the end was triggered, 0: not yet
  std::uint8_t markers = 0;
  Auction auction;
  std::uint8_t draw_city = 0, draw_left = 0;  // random cubes that come
  std::uint8_t emptying = kNoCity;            // the city that a delivery has left, until those have come (RW-66)
  std::uint8_t open_count = 0, discarded_count = 0;
  std::uint8_t link_count = 0;
  std::uint8_t resolving = kNoCard;                       // the card that was taken in this action
  std::uint8_t painting = kNoCity;                        // the city that is urbanized
  std::array<std::uint8_t, kMostLevel + 1> first_at{};    // by level: who reached it first
  std::array<std::uint8_t, kMostWesternLinks> western{};  // whose
  std::array<std::uint8_t, kColors> new_cities{};
  std::array<std::uint8_t, kMostMajors> majors{};  // who has completed each
  std::array<std::uint16_t, kShapes> tiles{};      // with limited supply
  Bag<kColors> bag;
  Bag<kMostCards> deck;
  std::array<std::uint8_t, kMostOpen> open{}, discarded{};  // cards
  Building building;
  Delivery delivery;
  Delivery delivered;  // the last one that has arrived
  std::array<CityState, kMostCities> cities{};
  std::array<std::array<std::uint8_t, 6>, kMostCities> at{};  // the link at each side
  std::array<Link, kMostLinks> links{};                       // the oldest first
  std::array<HexTrack, kMostHexes> tracks{};
  Tile last_tile;  // the one that was laid last, also when it is gone again
  std::array<std::uint8_t, 4> reserved{};
  std::array<CitySet, kColors + 1> of_color{};  // which cities have it
  std::array<CitySet, kMostCities> near{};      // cities at the other end of finished links

  Table() {
    first_at.fill(kNobody);
    western.fill(kNobody);
    majors.fill(kNobody);
    for (auto& sides : at) sides.fill(kNoLink);
  }

  const Tables& box_tables() const { return shelf().tables(box); }
  const Map& map() const { return box_tables().map; }
  const Common& common() const { return box_tables().common; }
  const Card& card(int card) const { return box_tables().cards[static_cast<std::size_t>(card)]; }
  Seat acting() const { return order[now]; }
  int threshold() const { return map().thresholds[seats] + (long_game != 0 ? 2 : 0); }
  bool last_turn() const { return turn == common().most_turns || (ending != 0 && turn > ending); }
  CityState& city(int c) { return cities[static_cast<std::size_t>(c)]; }
  const CityState& city(int c) const { return cities[static_cast<std::size_t>(c)]; }
  Link& link(int l) { return links[static_cast<std::size_t>(l)]; }
  const Link& link(int l) const { return links[static_cast<std::size_t>(l)]; }
  std::uint8_t& at_side(int city, int side) {
    return at[static_cast<std::size_t>(city)][static_cast<std::size_t>(side)];
  }
  std::uint8_t at_side(int city, int side) const {
    return at[static_cast<std::size_t>(city)][static_cast<std::size_t>(side)];
  }
  HexTrack& track(int hex) { return tracks[static_cast<std::size_t>(hex)]; }
  const HexTrack& track(int hex) const { return tracks[static_cast<std::size_t>(hex)]; }
  CitySet with(Color color) const { return of_color[static_cast<std::size_t>(color)]; }
  bool any_new_city() const {
    for (const std::uint8_t left : new_cities) {
      if (left != 0) return true;
    }
    return false;
  }
  bool lies_open(int card) const {
    for (std::size_t i = 0; i < open_count; ++i) {
      if (open[i] == card) return true;
    }
    return false;
  }
};

struct State : SeatedState<Table, SeatState, kSeats> {
  Company& company(Seat s) { return at(s).company; }
  const Company& company(Seat s) const { return at(s).company; }
};

static_assert(std::has_unique_object_representations_v<SeatState>);
static_assert(std::has_unique_object_representations_v<Table>);
static_assert(sizeof(State) <= 16 * 1024);

// The place on the shelf depends on what else was opened: the box's number stands for it.
inline std::uint64_t hash(const State& state) {
  State placed = state;
  placed.table.box = 0;
  const std::uint64_t number = shelf()[state.table.box].number;
  return hash_bytes(&number, sizeof number, placed.hash());
}

}  // namespace rh::railways_of_the_world
