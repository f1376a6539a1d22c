// The whole state of a game of Isle of Trains: flat, no pointers, no padding.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstring>

#include "engine/core/deck.h"
#include "engine/core/seated.h"
#include "engine/games/isle_of_trains/components.h"

namespace rh::isle_of_trains {

inline constexpr int kSeats = 4;
inline constexpr std::uint8_t kNobody = 0xff;
inline constexpr std::uint8_t kNoCard = 0xff;

// Something loaded. Cargo: a Card; passengers: a Colour (the car tells which).
struct Item {
  std::uint8_t what = 0;
  std::uint8_t down_by = kNobody;  // face down: the seat that loaded it and so knows it (IT-151)
  bool operator==(const Item&) const = default;
};

inline constexpr int kSpaces = 3;

struct Car {
  std::uint8_t card = kNoCard;
  std::uint8_t count = 0;
  std::array<Item, kSpaces> items{};  // in loading order

  Card kind() const { return static_cast<Card>(card); }
  const CardInfo& info() const { return tables()[kind()]; }
  int free() const { return info().capacity - count; }
  void add(Item item) {
    ensure(count < kSpaces);
    items[count++] = item;
  }
  Item remove(int index) {
    const Item item = items[static_cast<std::size_t>(index)];
    for (int i = index + 1; i < count; ++i) items[static_cast<std::size_t>(i - 1)] = items[static_cast<std::size_t>(i)];
    items[--count] = {};
    return item;
  }
  // Index of a passenger of this colour, or -1.
  int find(Colour colour) const {
    if (!info().carries_passengers) return -1;
    for (int i = 0; i < count; ++i) {
      if (items[static_cast<std::size_t>(i)].what == static_cast<std::uint8_t>(colour)) return i;
    }
    return -1;
  }
};

// Power limits a train to 10 units of weight, and at most 7 cars weigh nothing (IT-133): engine and 17 cars.
inline constexpr int kTrain = 20;

// A hand: copies of each kind, and the set of kinds.
struct Hand {
  std::array<std::uint8_t, kCards> copies{};
  std::uint8_t size = 0;
  std::array<std::uint8_t, 3> reserved{};
  CardSet kinds = 0;

  int count(Card card) const { return copies[static_cast<std::size_t>(card)]; }
  bool has(Card card) const { return (kinds & bit(card)) != 0; }
  void add(Card card) {
    ++copies[static_cast<std::size_t>(card)];
    ++size;
    kinds |= bit(card);
  }
  void remove(Card card) {
    assert(has(card));
    --size;
    if (--copies[static_cast<std::size_t>(card)] == 0) kinds &= ~bit(card);
  }
};

// What lies open before a seat. Only what a card is that lies face down in a car its loader alone knows.
struct OpenSeat {
  CardSet buildings = 0;
  CardSet cabooses = 0;  // those in the train; kept by refresh()
  std::array<Car, kTrain> train{};
  std::array<std::uint8_t, kColours> supply{};
  std::uint8_t cars = 0;  // cards in the train, engine included
  std::uint8_t power = 0, weight = 0;
  std::uint8_t items = 0;  // loaded in the train
  std::uint16_t tokens = 0;
  std::array<std::uint8_t, 4> reserved{};

  Car& car(int i) { return train[static_cast<std::size_t>(i)]; }
  const Car& car(int i) const { return train[static_cast<std::size_t>(i)]; }
  bool has(Card caboose) const { return (cabooses & bit(caboose)) != 0; }
  // Counts anew what the train's cards are.
  void refresh();
};

struct SeatState : OpenSeat {
  Hand hand;
};

// What has to happen, as a stack: the last one is resolved first (IT-21).
enum class Step : std::uint8_t {
  // nature's
  First,     // who begins
  Tiles,     // n: tiles laid
  Deal,      // n: cards dealt
  StartPax,  // n: passengers drawn
  Draw,      // a card from the deck
  Pax,       // n passengers from the bag, tokens when it is empty
  Refill,    // the display
  Burn,      // solo: the night
  // the active seat's
  Turn,     // n: main actions left
  Bonus,    // n: actions offered
  Take,     // n cards
  Pick,     // n cards of the discard
  Build,    // after a scrap
  Raze,     // until n buildings are left
  Pay,      // n cards; with none left the card comes into play
  Blind,    // an any-card load
  Toss,     // n cards
  Deliver,  // delivery steps to one destination
  Give,     // an item for a contract
  Special,  // items being set aside
  Limit,    // down to the hand limit
  Night,
  // automatic
  Tokens,  // n
  Leave,   // what was set aside leaves
  EndCheck,
};

// Flags of Step::Deliver.
inline constexpr std::uint8_t kInitialDone = 1, kSecondaryDone = 2, kSpecialDone = 4, kStandInUsed = 8, kSideUsed = 16,
                              kGuestUsed = 32;

// Flags of Step::Blind: the load brings the benefit; the face-down card (Table::named) is named.
inline constexpr std::uint8_t kBlindBenefit = 1, kBlindNamed = 2;

// Where a built card goes: a position (upgrade), or one of these.
inline constexpr std::uint8_t kExtend = 0xfe, kConstruct = 0xff;

struct Pending {
  Step step = Step::Turn;
  std::uint8_t n = 0;      // how many; Bonus: the actions; Deliver: steps done; Give: 0 initial, 1 a, 2 b
  std::uint8_t where = 0;  // Pay: kExtend, kConstruct or a position; Blind: seat; Deliver, Give: destination
  std::uint8_t flags = 0;  // Deliver, Blind
  // Pay: card, whole cost; Blind: car; Give: coal, oil, box, any still due; Turn, Take, Pick, Toss, Pax: how many
  // there were in all.
  std::array<std::uint8_t, 4> more{};

  static Pending many(Step step, int n) {
    const auto all = static_cast<std::uint8_t>(n);
    return {.step = step, .n = all, .more = {all}};
  }
  Dest dest() const { return static_cast<Dest>(where); }
  Card card() const { return static_cast<Card>(more[0]); }
  int of() const { return more[0]; }
  bool operator==(const Pending&) const = default;
};

inline constexpr int kStack = 24;     // no bonus brings another delivery: half of it is never needed
inline constexpr int kAllCards = 76;  // 73 with the promo card, and some more
inline constexpr int kAside = 48;     // more than a train can carry

enum class IslandState : std::uint8_t { Centre, Open, DoneA, DoneB };
struct IslandCard {
  IslandState state = IslandState::Centre;
  std::uint8_t owner = kNobody;
};

// What lies on the table for everybody, and the order of things: public as a whole.
struct OpenTable {
  std::uint8_t seats = 1;
  std::uint8_t scenario = 0;  // 0: none
  std::uint8_t promo = 0, no_waiting = 0;
  std::uint8_t max_turns = 0;
  std::uint8_t active = 0;
  std::uint8_t over = 0;
  std::uint8_t won = 0;              // the scenario
  std::uint8_t islands_in_play = 0;  // bit set of destinations
  std::uint8_t progress = 0;
  std::uint8_t locomotive = kNobody;  // who took it
  std::uint8_t final_turns = 0;       // left in the final round; 0: it has not begun
  std::uint16_t turns = 0;            // ended by all seats together
  std::uint8_t depth = 0;             // of the stack
  std::uint8_t aside_count = 0;
  std::array<Actions, kMostActions> done{};  // the main actions of this turn, as far as they were begun
  std::array<IslandCard, kDests> islands{};
  std::array<std::uint8_t, kTicketDests> tile{};    // by destination; kNobody: none yet
  std::array<std::uint8_t, kTicketDests> filled{};  // passengers on it
  std::array<std::uint8_t, 3> display{};            // kNoCard: empty
  std::uint8_t discard_count = 0;
  Bag<kColours> bag;
  std::array<Pending, kStack> stack{};
  std::array<CargoSet, kAside> aside_cargo{};     // what was set aside is; 0: a passenger
  std::array<std::uint8_t, kAllCards> discard{};  // the last one on top

  bool solo() const { return seats == 1; }
  int round() const { return turns / seats + 1; }
  const Scenario& rules() const { return tables().scenarios[scenario]; }
  Pending& top() { return stack[static_cast<std::size_t>(depth - 1)]; }
  const Pending& top() const { return stack[static_cast<std::size_t>(depth - 1)]; }
  void push(const Pending& pending) {
    ensure(depth < kStack);
    stack[depth++] = pending;
  }
  void pop() { stack[--depth] = {}; }
  // The Deliver whose contract is being handed over (Step::Give lies on it).
  Pending& below() { return stack[static_cast<std::size_t>(depth - 2)]; }
  const Pending& below() const { return stack[static_cast<std::size_t>(depth - 2)]; }
  void put_on_discard(Card card) {
    ensure(discard_count < kAllCards);
    discard[discard_count++] = static_cast<std::uint8_t>(card);
  }
  void put_in_bag(Colour colour) { bag.add(static_cast<int>(colour)); }
  // Kinds of cards, each once.
  CardSet cards_in_discard() const {
    CardSet cards = 0;
    for (std::size_t i = 0; i < discard_count; ++i) cards |= bit(static_cast<Card>(discard[i]));
    return cards;
  }
  CardSet cards_in_display() const {
    CardSet cards = 0;
    for (const auto card : display) cards |= card != kNoCard ? bit(static_cast<Card>(card)) : 0;
    return cards;
  }
  bool in_play(Dest dest) const { return (islands_in_play >> static_cast<int>(dest) & 1) != 0; }
  IslandCard& island(Dest dest) { return islands[static_cast<std::size_t>(dest)]; }
  const IslandCard& island(Dest dest) const { return islands[static_cast<std::size_t>(dest)]; }
  int display_slot(Card card) const {
    for (int i = 0; i < 3; ++i) {
      if (display[static_cast<std::size_t>(i)] == static_cast<std::uint8_t>(card)) return i;
    }
    return -1;
  }
};

// With what is hidden from somebody.
struct Table : OpenTable {
  std::uint8_t named = kNoCard;  // Step::Blind: the card that will lie face down, which its player knows
  std::uint8_t reserved = 0;
  std::array<Item, kAside> aside{};
  Deck<kCards, kAllCards> deck;

  // May a card be drawn from the deck, after a reshuffle if need be (IT-27, IT-123)?
  bool can_draw() const { return !deck.empty() || (!solo() && discard_count > 0); }
  bool can_take_card() const {
    return can_draw() || display[0] != kNoCard || display[1] != kNoCard || display[2] != kNoCard;
  }
};

struct State : SeatedState<Table, SeatState, kSeats> {
  SeatState& active() { return at(table.active); }
  const SeatState& active() const { return at(table.active); }
};

static_assert(std::has_unique_object_representations_v<Table>);
static_assert(sizeof(State) <= 4096);

inline std::uint64_t hash(const State& state) { return state.hash(); }

}  // namespace rh::isle_of_trains
