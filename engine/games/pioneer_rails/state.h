// The whole state of a game of Pioneer Rails: flat, no pointers, no padding.
#pragma once

#include "engine/core/seated.h"
#include "engine/games/pioneer_rails/components.h"

namespace rh::pioneer_rails {

inline constexpr int kSeats = 8;
inline constexpr std::uint8_t kEmpty = 0xff;
// A turn's tracks: the base ones and one for every town box.
inline constexpr int kMostLaid = 3 + kMostTowns;
// And all its moves: the card, tracks, town boxes, `done`, deposits.
inline constexpr int kMostMade = 1 + kMostLaid + kMostTowns + 1 + kBankBoxes;

// A player's sheet of paper: the map with the tracks, and the boxes below it.
struct Sheet {
  std::array<Sides, kSuits> tracks;              // sides that carry one, by railway
  Sides walls;                                   // all of them together
  std::array<Corners, kSuits> ends;              // open ends (PR-40 b ii)
  std::array<Corners, kSuits> inner;             // corners with two tracks or more, no town (PR-40 b iii)
  Corners touched;                               // everything that is no town and has a track
  Hexes active;                                  // activated locations
  std::array<std::int8_t, kHexes> cuts{};        // shortcuts: -1, or the diagonal and four times the railway
  std::array<std::uint8_t, kMostTowns> towns{};  // bit s: railway s has arrived
  std::array<std::array<std::uint8_t, kTurns>, kRounds> hands{};  // ranks
  std::array<std::uint8_t, kRounds> hand_points{};
  std::array<std::uint8_t, kBankBoxes> banks{};  // what is written in the boxes
  std::array<std::uint8_t, kTypes> stars{};      // points of objectives, 0: not completed
  std::uint8_t bank_count = 0, delivered = 0;    // banks served, nuggets they took
  std::uint8_t gold = 0, gold_crossed = 0;
  std::uint8_t ranches = 0, forts = 0, yards = 0, saloons = 0;
  std::uint8_t saloon_rounds = 0;  // bit r: the symbol of round r is circled
  std::uint8_t boxes = 0, boxes_crossed = 0;
  std::uint8_t at_edge = 0, bridges = 0, tunnels = 0;  // bit s: railway s
  std::uint8_t ranges = 0;                             // bit r: a track along range r
  std::uint8_t mixed = 0;  // the first building that several railways activated: its hex and 1, 0: none (PR-57)
  std::uint8_t bonus = 0;  // PR-31
  std::array<std::uint8_t, 4> reserved{};

  Sheet() {
    cuts.fill(-1);
    for (auto& hand : hands) hand.fill(kEmpty);
    banks.fill(kEmpty);
  }
  int free_boxes() const { return boxes - boxes_crossed; }
  int free_gold() const { return gold - gold_crossed; }
  // How many ranks stand in the hand of a round.
  int in_hand(int round) const {
    int count = 0;
    while (count < kTurns && hands[static_cast<std::size_t>(round)][static_cast<std::size_t>(count)] != kEmpty) ++count;
    return count;
  }
};

// A move of a seat in two bytes: a track by its number, the others by their fields.
class Made {
 public:
  Made() = default;
  explicit Made(int track) : code_(static_cast<std::uint16_t>(track)) {}
  explicit Made(const Move& other)
      : code_(static_cast<std::uint16_t>(kOther | static_cast<int>(other.kind) << 10 | other.nuggets << 7 |
                                         other.what)) {}
  bool is_track() const { return code_ < kOther; }
  int track() const { return code_; }
  Move other() const {
    return {static_cast<Kind>(code_ >> 10 & 0xf),
            static_cast<std::uint8_t>(code_ & 0x7f),
            static_cast<std::int8_t>(code_ >> 7 & 7),
            0,
            {}};
  }

 private:
  static constexpr int kOther = 0x8000;
  static_assert(kMostTracks <= kOther && kHexes <= 0x80 && static_cast<int>(Kind::Deposit) <= 0xf);
  std::uint16_t code_ = 0;
};
// The moves of a seat's turn, in order.
struct TurnMade {
  std::array<Made, kMostMade> moves{};
  std::uint16_t count = 0;

  void add(Made move) {
    ensure(count < kMostMade);
    moves[count++] = move;
  }
};

// Where a seat is in PLAY (PR-86).
enum class Stage : std::uint8_t { Pick, Lay, Deposit, Finished };

struct SeatState {
  Sheet now;
  Sheet shown;  // as it was at the last TURN_END: what everybody may see (PR-83)
  Stage stage = Stage::Finished;
  std::uint8_t card = kNoCard;    // picked this turn
  std::uint8_t suit = 0;          // the active railway
  std::uint8_t hidden = kNoCard;  // extra-card variant
  std::uint8_t crossed = 0;       // town boxes of this turn
  std::uint8_t laid_count = 0;
  std::uint8_t suit_taken = 0;                  // the suit bonus was used this turn
  std::uint8_t taken = 0;                       // bit t: a token of this kind was taken this turn
  std::array<std::uint8_t, kTokens> tokens{};   // in hand
  std::array<std::uint8_t, kBankBoxes> due{};   // banks waiting for a deposit, by hex; kEmpty behind the last
  std::array<std::uint16_t, kMostLaid> laid{};  // tracks of this turn, in order
  TurnMade made;                                // in this turn
  TurnMade last;                                // in the turn before: everybody may read it
  std::uint8_t fenced = 0;                      // a track of this turn met a wall: regions may have changed
  std::array<std::uint8_t, 3> reserved{};

  SeatState() { due.fill(kEmpty); }
  Suit railway() const { return static_cast<Suit>(suit); }
  int allowance() const { return tables().base_tracks + crossed; }
  bool has(Token token) const { return tokens[static_cast<std::size_t>(token)] > 0; }
};

enum class Phase : std::uint8_t { Objectives, Dealer, NextObjective, Deal, Discard, Reveal, DealerPick, Play, Over };

struct Table {
  std::uint8_t seats = 1;
  std::uint8_t side = 0;
  std::uint8_t extra_card = 0;
  std::uint8_t level = 0;
  Phase phase = Phase::Objectives;
  Mode mode = Mode::Solo;
  std::uint8_t round = 0, turn = 0;    // from 0
  std::uint8_t first = 0;              // the first dealer
  std::uint8_t step = 0;               // how many of this phase's chance moves were made
  std::array<std::uint8_t, 3> open{};  // cards on the table
  std::uint8_t taken = kNoCard;        // by the dealer
  std::uint8_t discarded = kNoCard;    // this turn
  std::uint8_t reserved = 0;
  std::uint16_t named = 0;       // objectives: bit o
  std::uint16_t closed = 0;      // solo: objectives removed
  std::uint8_t turned = 0;       // solo: types whose face-down card was turned up
  std::uint8_t first_stars = 0;  // types whose ten was given in an earlier turn
  std::uint16_t reserved2 = 0;
  std::uint32_t seen = 0;                         // cards named since the round began, hidden ones too
  std::array<std::uint8_t, kTypes> objectives{};  // 2+ seats: the one of each type
  std::uint8_t reserved3 = 0;

  bool solo() const { return seats == 1; }
  bool standard() const { return mode == Mode::Standard; }
  const Map& map() const { return tables().maps[side]; }
  std::string_view town_name(int town) const { return kTownNames[side][static_cast<std::size_t>(town)]; }
  const ModeInfo& rules() const { return tables()[mode]; }
  int turns_played() const { return round * kTurns + turn; }
  Seat dealer() const { return (first + turns_played()) % seats; }
  // Turn 5 of the extra-card variant: everybody plays the own hidden card (PR-79).
  bool last_card() const { return extra_card != 0 && turn == kTurns - 1; }
  bool on_table(int card) const {
    for (const std::uint8_t one : open) {
      if (one == card) return true;
    }
    return false;
  }
  std::uint16_t open_objectives() const { return static_cast<std::uint16_t>(named & ~closed); }

  Table() { open.fill(kNoCard); }
};

struct State : SeatedState<Table, SeatState, kSeats> {};

static_assert(std::has_unique_object_representations_v<Sheet>);
static_assert(std::has_unique_object_representations_v<SeatState>);
static_assert(std::has_unique_object_representations_v<Table>);
static_assert(sizeof(State) <= 16 * 1024);

inline std::uint64_t hash(const State& state) { return state.hash(); }

}  // namespace rh::pioneer_rails
