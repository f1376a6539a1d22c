// The bots of Railroad Ink that plan: the levels, `fast` and `expert`, which differ in how they judge and how much they
// search (search.h). What a bot keeps is its plan for the round, which it plays move by move.
#pragma once

#include "bots/games/railroad_ink/search.h"

namespace rh::railroad_ink {

class SearchBot : public TypedBot<RailroadInk> {
 public:
  explicit SearchBot(const Style& style) : style_(style) {}

 protected:
  // What comes next in this round's plan, if it still fits.
  std::optional<Move> follow(const State& world, Seat seat) override;
  Move think(const State& world, const Outlook& outlook, const Means& means) override;

 private:
  void plan_round(const State& world, Seat seat, Search& search, Random& random);

  const Style& style_;
  // The bot's memory: what it means to draw in this round, and the board it expects before the next drawing.
  std::vector<Move> agenda_;
  std::size_t at_ = 0;
  Board expected_;
  int round_ = 0;
};

std::unique_ptr<Bot> make_greedy_bot();

}  // namespace rh::railroad_ink
