// Looks ahead: candidates are played on to the bank slips in worlds that agree with what the seat sees, everybody
// answering by the policy.
#pragma once

#include "bots/bot.h"
#include "bots/games/legends_of_the_west/policy.h"
#include "engine/games/legends_of_the_west/game.h"

namespace rh::legends_of_the_west {

struct Style {
  Judgement judgement;
  std::size_t candidates = 1;  // 1: plays by the policy alone
  std::uint64_t answers = 0;   // of the policy, in all playouts of a turn
  bool steady = false;         // the same work whatever the budget
};

class Search {
 public:
  // What to answer now. `spent` is what went into the turn so far.
  Move best(const Style& style, const Budget& budget, const State& world, const Outlook& outlook, Random& random,
            Spending& spent);
  // Candidates for the question that is put, the policy's own answer first.
  void candidates(const Judgement& judgement, const State& world, Seat seat, std::size_t most,
                  std::vector<Option>& found);
  // Plays on to the bank slips and leaves them in the state that it returns; null: there is no end in sight.
  const State* play_on(const Judgement& judgement, const State& world, Seat seat, const Move* first,
                       std::uint64_t luck);
  Policy& policy() { return policy_; }
  std::uint64_t answers() const { return answers_; }

 private:
  Policy policy_;
  Moves moves_;
  Candidates options_;
  std::vector<Option> found_;
  State state_, sampled_;
  std::uint64_t answers_ = 0;
};

// Is this a question that is worth a search?
bool is_weighty(Ask ask);

}  // namespace rh::legends_of_the_west
