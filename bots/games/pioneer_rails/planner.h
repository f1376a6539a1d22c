// A turn is one decision: the card, the tracks, the town boxes and the deposits. The planner lays tracks by a beam;
// every set of tracks is looked at once, whatever the order.
#pragma once

#include <vector>

#include "bots/games/pioneer_rails/course.h"
#include "bots/games/pioneer_rails/judgement.h"

namespace rh::pioneer_rails {

// A turn under way.
struct Draft {
  Sheet sheet;
  Pastures pastures;
  std::array<std::uint16_t, kMostLaid> laid{};
  std::uint8_t laid_count = 0;
  std::uint8_t card = kNoCard, suit = 0, suit_taken = 0;
  std::uint8_t crossed = 0;
  std::uint8_t fenced = 0;
  std::array<std::uint8_t, kTokens> tokens{};
  std::uint64_t key = 0;  // of the tracks, in whatever order

  Draft() = default;
  // The turn of a seat as far as it has come.
  Draft(const Table& table, const SeatState& seat);
  // A turn that begins with this card.
  Draft(const Course& course, const Pastures& fences, int card);

  Suit railway() const { return static_cast<Suit>(suit); }
};

struct Plan {
  Draft draft;  // all tracks laid; the sheet before activation
  Sheet end;    // after it, with the deposits
  Pastures pastures;
  std::array<std::uint8_t, kBankBoxes> hexes{}, deposits{};  // banks that were activated, and what they get
  std::uint8_t banks = 0;
  float value = 0;
};

struct Beam {
  int width = 1;       // sets of tracks kept, from which others grow
  int suits = 0;       // the same after a change of suit, 0: none is tried
  bool forks = false;  // switches and shortcuts are thought of
};

class Planner {
 public:
  // From now on sheets are judged as those after the turn that is under way in this table.
  void begin(const Table& table, const Judgement& judgement);

  // The best ways to end the turn with one of these cards, best first.
  void plan(const Course& course, const Pastures& fences, std::span<const std::uint8_t> cards, const Beam& beam,
            std::size_t keep, std::vector<Plan>& plans);
  // The same from the middle of a turn.
  void plan(const Draft& start, const Beam& beam, std::size_t keep, std::vector<Plan>& plans);

  // What a sheet is worth between two turns.
  float value(const Sheet& sheet, const Pastures& pastures);
  // Activates and deposits: what comes after the last track.
  void finish(const Draft& draft, Plan& plan);
  // The same for a seat whose banks wait; the first of them gets so many nuggets, where that is said.
  void finish_deposits(const Table& table, const SeatState& seat, Plan& plan, int first = -1);

  std::uint64_t looked_at() const { return looked_at_; }

 private:
  struct Child {
    float value;
    std::uint32_t parent;
    std::int16_t track;
  };
  struct Met {
    std::uint64_t key;
    std::uint64_t beam;
  };

  void search(const Draft& start, int width, const Beam& beam, std::size_t keep, std::vector<Plan>& plans);
  void expand(const Draft& draft, std::uint32_t parent, const Beam& beam, std::size_t keep, std::vector<Plan>& plans);
  void select(int width);
  void end_here(const Draft& draft, float value, std::size_t keep, std::vector<Plan>& plans);
  float value_of(const Draft& draft);
  template <class Bank>
  Pastures activate_all(const Draft& draft, Sheet& sheet, Bank bank) const;
  static void sort(std::vector<Plan>& plans);
  // All the ways to serve the banks that wait, from this one on.
  void deposit(Plan& plan, int bank);
  // Was this set of tracks met in this beam?
  bool met(std::uint64_t key);

  Table table_;
  Features weights_{};
  Promise promise_;
  std::uint64_t looked_at_ = 0;

  std::vector<Draft> layer_, grown_;
  std::vector<Child> children_;
  std::vector<Met> met_;
  std::uint64_t beam_ = 0;
  Draft child_;
  Sheet scratch_;
};

// Nuggets for the bank that is due (PR-50).
void serve_bank(Sheet& sheet, int nuggets);

// The moves that lead from a seat's position to the end of this plan.
void moves_of(const State& state, Seat seat, const Plan& plan, std::vector<Move>& moves);

}  // namespace rh::pioneer_rails
